"""A table to try the rules on: write a position in short words, do what the notation says, look at what came of it.

    table(hands=["r3b r5b r9a", ""], columns={"north1": "g2a g4b"}, compasses={"north1": "1 0"}, cubes=[3, 5])

Map cards are a colour's letter, the number or J, and the copy: `r5a` is red-5-a, `yJb` is yellow-joker-b. Of 2 to 10 copy a
has the symbol and copy b has none: +1 on the 2, a draw on 3 and 5, a removal on 7 and 9, chests on 4, 6, 8 and 10.
Compasses lie from left to right, the lowest first; A is Aaron. Treasures are named as the game does: `bag-7 crown-1`.
Where lists of the position are wanted, a text with its words will do.
"""

from typing import Any

from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game

from .. import tables
from ..tables import asking, can, chances, do, heard, payoff, question, told, ways

__all__ = [
    "asking",
    "can",
    "chances",
    "do",
    "heard",
    "payoff",
    "question",
    "told",
    "ways",
]  # the tests import them from here

GAME = get_game("loot_island")
COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
REMOVE, COMPASS, DRAW, TREASURE, PLACE, SHIP, SEVENTH = (f"island-{n}" for n in range(1, 8))
"""The small islands by what they do; the seventh removes two cubes."""


class Table(tables.Table):
    id = "loot_island"


new_table = Table.new


# -- writing a position ------------------------------------------------------------------------------------------------


def card(word: str) -> str:
    """`r5a` as a position names it: red-5-a."""
    number = word[1:-1]
    return f"{COLOURS[word[0]]}-{'joker' if number == 'J' else number}-{word[-1]}"


def cards(words: str) -> list[str]:
    return [card(word) for word in words.split()]


def short(names: list[str]) -> str:
    """The other way: red-5-a as r5a."""
    return " ".join(f"{n[0]}{n.split('-')[1].replace('joker', 'J')}{n[-1]}" for n in names)


def stack(words: str) -> list[int | str]:
    return ["aaron" if word == "A" else int(word) for word in words.split()]


def table(options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """It is seat 0's turn, unless `asks` says otherwise; other fields of the position are passed on."""
    for key in ("aaron", "chosen", "chosen_for_aaron", "discards", "shuffled"):
        if key in fields:
            fields[key] = cards(fields[key])
    for key in ("open", "offers", "buried", "again", "aaron_treasures", "islands_shut", "events_done", "events_shown"):
        if isinstance(fields.get(key), str):
            fields[key] = fields[key].split()
    if "hands" in fields:
        fields["hands"] = [cards(words) for words in fields["hands"]]
    if "treasures" in fields:
        fields["treasures"] = [words.split() for words in fields["treasures"]]
    if "columns" in fields:
        fields["columns"] = {landing: cards(words) for landing, words in fields["columns"].items()}
    if "compasses" in fields:
        fields["compasses"] = {landing: stack(words) for landing, words in fields["compasses"].items()}
    return Table({"options": options or {}, **fields})


# -- playing -----------------------------------------------------------------------------------------------------------


def choosing(words: str) -> list[str]:
    return [f"choose {name}" for name in cards(words)]


def choose(t: Table, words: str) -> Table:
    return do(t, *choosing(words))


def play(t: Table, words: str, landing: str, *, by_moving: str = "") -> Table:
    """These cards to a landing, with a compass from another one if `by_moving` names it."""
    return do(t, *choosing(words), f"shift {landing} {by_moving}" if by_moving else f"site {landing}")


def use(t: Table, words: str, island: str, *steps: str) -> Table:
    """These cards for a small island."""
    return do(t, *choosing(words), f"island {island}", *steps)


def draw(t: Table, words: str) -> Table:
    """Nature's next map cards."""
    return do(t, *(f"draw {name}" for name in cards(words)))


def draw_any(t: Table) -> Table:
    """Whatever is to be drawn, any card will do."""
    while question(t) == "draw":
        t.game.apply(t.state, CHANCE, min(t.game.chances(t.state)))
    assert t.game.fault(t.state) is None
    return t


def reveal(t: Table, treasures: str) -> Table:
    """Nature's next treasures."""
    return do(t, *(f"reveal {name}" for name in treasures.split()))


def all_pass(t: Table) -> Table:
    """Everybody passes until no more turns are asked."""
    while question(t).startswith("turn"):
        do(t, "pass")
    return t


# -- looking -----------------------------------------------------------------------------------------------------------


def hand(t: Table, seat: int) -> str:
    return short(t.hands[seat])


def column(t: Table, landing: str) -> str:
    return short(t.columns.get(landing, []))


def compasses(t: Table, landing: str) -> str:
    return " ".join("A" if hunter == "aaron" else str(hunter) for hunter in t.compasses.get(landing, []))


def treasures(t: Table, seat: int) -> str:
    return " ".join(t.treasures[seat])


def takers(t: Table) -> list[int]:
    """Who takes a treasure, one after the other; everybody buries the first they see."""
    found = []
    while question(t).startswith("loot"):
        found.append(int(question(t).split()[1]))
        do(t, min(can(t, "bury")))
    return found


# -- moments of a round ------------------------------------------------------------------------------------------------

HANDS = ("r3b r5b r7b r9b g3b g5b g7b", "b3b b5b b7b b9b y3b y5b y7b", "r2b r4b r6b r8b g2b g4b g6b",
         "b2b b4b b6b b8b y2b y4b y6b", "r10b b10b g10b y10b g8b y8b g9b")  # fmt: skip
"""Seven cards for each of five, none with a symbol."""


def full_hands(seats: int) -> list[str]:
    return [" ".join(words.split()[: 6 if seats == 2 else 7]) for words in HANDS[:seats]]


def last_turn(seats: int = 3, event: str = "b6", **fields: Any) -> Table:
    """Only the last seat has not passed; event B6 does not touch the exploring."""
    passed = list(range(seats - 1))
    return table({"seats": seats, **fields.pop("options", {})}, event=event, passed=passed, turn=seats - 1, **fields)


def explored(seats: int = 3, event: str = "b6", **fields: Any) -> Table:
    """The last one passes, and the coast is explored."""
    return do(last_turn(seats, event, **fields), "pass")


def ended(seats: int = 3, **fields: Any) -> Table:
    """After the fifth round; nobody has cubes, unless it is said."""
    return explored(seats, round=5, **{"cubes": [0] * seats, **fields})


def at_event(event: str, seats: int = 3, **fields: Any) -> Table:
    """This event is turned up, of the first round or the second."""
    is_first = event.startswith("a")
    usual = {"round": 1 if is_first else 2, "events_done": "" if is_first else "a3", "hands": full_hands(seats)}
    options = {"seats": seats, **fields.pop("options", {})}
    return do(table(options, stage="event", asks=asking("event"), **usual | fields), f"event {event}")


def go_to_turns(t: Table) -> Table:
    """Nobody discards or bargains, whatever is to be drawn is drawn, until the first turn."""
    while not question(t).startswith("turn"):
        do(t, {"discard": "done", "bargain": "decline"}.get(question(t).split()[0]) or min(can(t)))
    return t
