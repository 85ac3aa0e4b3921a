"""Loot Island as JSON. All fields may be left out:

options     seats (default: as many as there are hands, two at least), healers, events, start_hands, components
stage       what goes on: act, explore, final, … (default: act)
round       1 to 5 (default: 1, or 2 if the event is a B card)
event       in force, a1 to b14 (default: a3, which matters to small islands only)
events_done, events_shown   events of earlier rounds, and (variant) those that are known to come (default: b cards in order)
corner, bow the ship: 0 to 3, coast k begins at corner k; clockwise or back (default: 0, clockwise)
tile, turn  who has the start player tile; who is in turn (default: 0, the tile's owner)
turns       how many turns there have been, this one included (default: 1)
hands       for each seat its map cards, "red-5-a" (default: none); in a view "?" is one that is not known, which is not
            read back, for nobody can play on from there; so with healers that are held
aaron       his hand (default: none)
chosen, chosen_for_aaron   cards that the seat in turn has picked out, its own or Aaron's (default: none)
columns     {"north1": ["red-3-a", "red-5-b"]}: the oldest card first (default: none)
discards    map cards (default: none); all others are in the pile
shuffled    cards that were in the pile when it was last shuffled (default: none, it never was)
compasses   {"north1": [0, 2, "aaron"]}: the lowest first (default: none)
cubes       of each seat (default: three each)
passed      seats that have passed, and "aaron" (default: none)
treasures   for each seat those it has kept, "crown-1", "bag-7" (default: none)
aaron_treasures, open, offers, buried, again   the same for Aaron, what is being shared, what event A2 offers,
            the discards, and discards that were shuffled anew (default: none); the others are in the deck
healers     {"open": […], "held": [[…], …], "taken": {"0": "healer-3"}} (default: none seen)
islands_shut   small islands that are turned (default: none)
at, acted, copies, must_pass, to_reveal, finder, site, picks, coast, big, owed, short   what is going on (default: nothing)
out, scores, over   at the end
sheets      what every seat's treasures are worth now, line by line: for reading, not read back
asks        default: it is the turn of the seat in turn
"""

from collections.abc import Sequence
from typing import Any

from ...engine.asks import ask
from ...engine.names import SEAT, Names, one_of
from ...engine.position import Reader
from ...engine.records import State, plain
from .maps import lies_at
from .rounds import setup
from .scoring import line
from .state import (
    A3,
    AARON,
    AGAIN,
    BURIED,
    CARD,
    CHOSEN,
    CHOSEN_AARON,
    COLUMN,
    DISCARDS,
    ENDINGS,
    EVENT,
    EVENT_DONE,
    EVENT_KNOWN,
    HAND,
    HEALER,
    HEALER_HELD,
    HEALER_OPEN,
    HEALER_TAKEN,
    HUNTER,
    ISLAND,
    KEPT,
    LANDING,
    LANDINGS,
    MAX_PLAYERS,
    N_A_EVENTS,
    N_CARDS,
    N_EVENTS,
    N_HEALERS,
    N_HUNTERS,
    N_TREASURES,
    NONE,
    OFFER,
    OPEN,
    OPTIONS,
    PILE,
    ROUNDS,
    START_CUBES,
    TREASURE,
    Ask,
    Events,
    Line,
    Out,
    Stage,
)

FAULT_HELP = {
    "maps": "every map card is at one place; chosen cards are those of the seat whose turn it is",
    "columns": "a column has one colour, not that of its neighbour on the same coast, and its numbers ascend",
    "hands": "as many cards as the hand's size says, and nobody has passed outside the second phase",
    "compasses": "three of a colour at most, one at a landing",
    "treasures": "only packs that so many players use; what is open must be on the point of being shared; Aaron has crowns",
    "healers": "two in a hand with that variant, else none; no more open than players; one taken each, with cubes only",
    "events": "an A card in the first round, B cards after it, one done a round",
    "islands": "the seventh small island is for five players",
    "cubes": "give cubes to players only; out are those with thirteen or more, at the end",
    "round": "round, stage, corner, bow, tile and turn do not fit together, or what says how far exploring or a turn is",
    "asks": "a question that cannot be open here: check kind, seats, left and topic, or leave asks out",
    "over": "the end does not fit: the richest who is not out has won, and nobody if all are",
}
STAGE = Names("stage", tuple(stage.name.lower() for stage in Stage))
BOW = Names("bow", ("clockwise", "back"))
OUT = Names("out", tuple(out.name.lower() for out in Out))
LINES = [which.name.lower() for which in Line]
COUNTERS = ("at", "acted", "copies", "to_reveal", "picks", "short")
UNKNOWN = "?"
PLACES = {"buried": BURIED, "again": AGAIN, "open": OPEN, "offers": OFFER, "aaron_treasures": KEPT + AARON}


def options(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """As many seats as there are hands, cubes or treasures, unless it is said."""
    if "seats" not in given:
        known = [len(reader.list(name, [])) for name in ("hands", "cubes", "treasures")]
        given["seats"] = min(max(OPTIONS.min_seats, *known), OPTIONS.max_seats)
    return given


# -- writing -----------------------------------------------------------------------------------------------------------


def dump(record: State) -> dict[str, Any]:
    s = plain(record)
    seats = s.seats
    data: dict[str, Any] = {"stage": STAGE.ids[s.stage], "round": s.day}
    data |= {"event": EVENT.ids[s.event]} if s.event >= 0 else {}
    data["events_done"] = _events(s, EVENT_DONE)
    data |= {"events_shown": shown} if (shown := _events(s, EVENT_KNOWN)) else {}
    data |= {"corner": s.corner, "bow": BOW.ids[0 if s.bow > 0 else 1]}
    data |= {key: value for key, value in (("tile", s.tile), ("turn", s.turn)) if value >= 0} | {"turns": s.turns}
    data["hands"] = [_hand(s, seat) for seat in range(seats)]
    data |= {"aaron": _cards(s, HAND + AARON)} if seats == 2 else {}
    data |= {"chosen": chosen} if (chosen := _cards(s, CHOSEN)) else {}
    data |= {"chosen_for_aaron": chosen} if (chosen := _cards(s, CHOSEN_AARON)) else {}
    data["columns"] = {LANDING.ids[i]: column for i in range(LANDINGS) if (column := _column(s, i))}
    data["discards"] = _cards(s, DISCARDS)
    data |= {"shuffled": fresh} if (fresh := _at(CARD, s.fresh, 1)) else {}
    data["pile"] = s.pile
    data["compasses"] = {LANDING.ids[i]: stack for i in range(LANDINGS) if (stack := _stack(s, i))}
    data["cubes"] = s.cubes[:seats]
    data["passed"] = [_hunter(h) for h in range(N_HUNTERS) if s.passed[h]]
    data["treasures"] = [_treasures(s, KEPT + seat) for seat in range(seats)]
    data |= {name: there for name, at in PLACES.items() if (there := _treasures(s, at))}
    data["healers"] = _dump_healers(s)
    data["islands_shut"] = _at(ISLAND, s.islands_shut, 1)
    return data | _dump_progress(s) | _dump_end(s) | {"sheets": [_sheet(record, s, seat) for seat in range(seats)]}


def _at(names: Names, places: Sequence[int], place: int) -> list[str]:
    """The names of what is at a place."""
    return [name for name, at in zip(names.ids, places, strict=True) if at == place]


def _events(s: State, at: int) -> list[str]:
    return _at(EVENT, s.event_at, at)


def _cards(s: State, where: int) -> list[str]:
    return _at(CARD, s.where, where)


def _hand(s: State, seat: int) -> list[str]:
    """The cards that are known, and a mark for each that is not."""
    cards = _cards(s, HAND + seat)
    chosen = len(_cards(s, CHOSEN)) if seat == s.turn else 0
    return cards + [UNKNOWN] * (s.hand_size[seat] - len(cards) - chosen)


def _column(s: State, landing: int) -> list[str]:
    cards = [card for card, where in enumerate(s.where) if where == COLUMN + landing]
    return [CARD.ids[card] for card in sorted(cards, key=s.place.__getitem__)]


def _hunter(hunter: int) -> int | str:
    return hunter if hunter < MAX_PLAYERS else HUNTER.ids[AARON]


def _stack(s: State, landing: int) -> list[int | str]:
    return [_hunter(hunter) for hunter in s.stack[landing] if hunter != NONE]


def _treasures(s: State, at: int) -> list[str]:
    return _at(TREASURE, s.treasure_at, at)


def _healers(s: State, at: int) -> list[str]:
    return _at(HEALER, s.healer_at, at)


def _dump_healers(s: State) -> dict[str, Any]:
    seats = range(s.seats)
    data: dict[str, Any] = {"open": _healers(s, HEALER_OPEN)}
    if any(s.healers_held):
        data["held"] = [
            (known := _healers(s, HEALER_HELD + seat)) + [UNKNOWN] * (s.healers_held[seat] - len(known))
            for seat in seats
        ]
    data["taken"] = {
        str(seat): _healers(s, HEALER_TAKEN + seat)[0] for seat in seats if _healers(s, HEALER_TAKEN + seat)
    }
    return data


def _dump_progress(s: State) -> dict[str, Any]:
    data: dict[str, Any] = {key: count for key in COUNTERS if (count := getattr(s, key))}
    data |= {key: HUNTER.ids[hunter - 1] for key in ("must_pass", "finder") if (hunter := getattr(s, key))}
    data |= {"site": LANDING.ids[s.site]} if s.site >= 0 else {}
    data |= {"coast": s.coast} if s.coast >= 0 else {}
    data |= {"big": LANDING.ids[s.big - 1]} if s.big else {}
    data |= {"owed": s.owed} if any(s.owed) else {}
    return data


def _dump_end(s: State) -> dict[str, Any]:
    data: dict[str, Any] = {"out": [OUT.ids[out] for out in s.out[: s.seats]]} if any(s.out) else {}
    return data | ({"over": ENDINGS.ids[s.over], "scores": s.score[: s.seats]} if s.over else {})


def _sheet(record: State, s: State, seat: int) -> dict[str, int]:
    """Who has no treasures need not be counted."""
    lines = range(Line.TOTAL) if KEPT + seat in s.treasure_at else (Line.CAPTAIN, Line.HEALER)
    sheet = dict.fromkeys(LINES, 0) | {LINES[which]: int(line(record, seat, which)) for which in lines}
    return sheet | {LINES[Line.TOTAL]: sum(sheet.values())}


# -- reading -----------------------------------------------------------------------------------------------------------


def load(reader: Reader, s: State) -> None:
    setup(s)
    s.asks[:] = 0
    s.ask_count = 0
    _load_round(reader, s)
    _load_maps(reader, s)
    _load_compasses(reader, s)
    _load_treasures(reader, s)
    _load_healers(reader, s)
    for island in reader.distinct("islands_shut", ISLAND, []):
        s.islands_shut[island] = 1
    cubes = _by_seat(reader, s, "cubes", START_CUBES)
    for seat in range(int(s.seats)):
        s.cubes[seat] = Reader({f"cubes[{seat}]": cubes[seat]}).number(f"cubes[{seat}]", 0, 2000)
    for hunter in _hunters(reader, s, "passed", reader.list("passed", [])):
        s.passed[hunter] = 1
    _load_progress(reader, s)
    _load_end(reader, s)
    if not s.over and not reader.has("asks"):
        ask(s, Ask.TURN, 1 << max(int(s.turn), 0), 0, 0, 0)


def _by_seat(reader: Reader, s: State, key: str, default: Any) -> list[Any]:
    """A list with one thing for each seat."""
    given = list(reader.list(key, [default] * int(s.seats)))
    if len(given) != s.seats:
        raise reader.fail(key, f"{int(s.seats)} seats need {int(s.seats)} entries, not {len(given)}")
    return given


def _hunters(reader: Reader, s: State, key: str, words: Any) -> list[int]:
    """Seats, and Aaron with two players."""
    who = [*range(int(s.seats)), *([HUNTER.ids[AARON]] if s.seats == 2 else [])]
    for word in words:
        if isinstance(word, bool) or word not in who:
            raise reader.fail(key, f"{word!r} does not play: give some of {', '.join(map(str, who))}")
    return [AARON if word == HUNTER.ids[AARON] else int(word) for word in words]


def _load_round(reader: Reader, s: State) -> None:
    s.stage = reader.name("stage", STAGE, "act")
    in_force = Stage.EVENT < s.stage <= Stage.EXPLORE
    s.event = reader.name("event", EVENT, EVENT.ids[A3]) if in_force or reader.has("event") else NONE
    s.day = reader.number("round", 0, ROUNDS, 1 if s.event < N_A_EVENTS else 2)
    done = _events_done(s) if not reader.has("events_done") else reader.distinct("events_done", EVENT)
    for event in done:
        s.event_at[event] = EVENT_DONE
    is_shown = s.event_rule == Events.SHOWN and s.stage > Stage.SHOW
    shown = ROUNDS - 1 - sum(event >= N_A_EVENTS for event in done) if is_shown else 0
    rest = [event for event in range(N_A_EVENTS, N_EVENTS) if event not in done][:shown]
    for event in reader.distinct("events_shown", EVENT, [EVENT.ids[event] for event in rest]):
        s.event_at[event] = EVENT_KNOWN
    s.corner = reader.number("corner", 0, 3, 0)
    s.bow = 1 if reader.name("bow", BOW, "clockwise") == 0 else -1
    last = int(s.seats) - 1
    asks = reader.list("asks", [{}])
    begun = not (asks and isinstance(asks[0], dict) and asks[0].get("ask") == "first")
    s.tile = reader.number("tile", 0, last, 0) if begun or reader.has("tile") else NONE
    s.turns = reader.number("turns", 0, 1000, 1)
    acting = s.stage == Stage.ACT or reader.has("turn")
    s.turn = reader.number("turn", 0, last, max(int(s.tile), 0)) if acting else NONE


def _events_done(s: State) -> list[int]:
    """As many as there were rounds: the one in force, an A card, and B cards in order."""
    if s.day == 0:
        return []
    done = [int(s.event)] if s.event >= 0 else []
    candidates = [A3, *range(N_A_EVENTS, N_EVENTS)]
    if done and done[0] < N_A_EVENTS:
        candidates = candidates[1:]
    for event in candidates:
        if len(done) < s.day and event not in done:
            done.append(event)
    return done


def _load_maps(reader: Reader, s: State) -> None:
    for card in reader.distinct("shuffled", CARD, []):
        s.fresh[card] = 1
    used: set[int] = set()
    for seat, hand in enumerate(_by_seat(reader, s, "hands", [])):
        item = Reader({f"hands[{seat}]": hand})
        _refuse_unknown(item, f"hands[{seat}]")
        _put(item, f"hands[{seat}]", s, HAND + seat, used)
    _put(reader, "aaron", s, HAND + AARON, used)
    _load_chosen(reader, s, used)
    _put(reader, "discards", s, DISCARDS, used)
    for landing, item in _landings(reader, "columns"):
        for place, card in enumerate(_put(item, LANDING.ids[landing], s, COLUMN + landing, used)):
            s.place[card] = place
            lies_at(s, card, landing)
    for hunter in range(N_HUNTERS):
        mine = s.where == HAND + hunter
        s.hand_size[hunter] += int(mine.sum())
        s.old_in_hand[hunter] += int((mine & (s.fresh == 0)).sum())
    s.pile = reader.number("pile", 0, N_CARDS, int((s.where == PILE).sum()))


def _refuse_unknown(reader: Reader, key: str) -> None:
    """What a view does not show cannot be played on from."""
    if UNKNOWN in reader.list(key):
        raise reader.fail(key, f"{UNKNOWN!r} stands for a card that a viewer does not know: give all of them")


def _put(reader: Reader, key: str, s: State, where: int, used: set[int]) -> list[int]:
    cards = reader.distinct(key, CARD, [])
    for card in cards:
        if card in used:
            raise reader.fail(key, f"{CARD.ids[card]!r} is somewhere else already")
        used.add(card)
        s.where[card] = where
    return cards


def _load_chosen(reader: Reader, s: State, used: set[int]) -> None:
    """Chosen cards are not in the lists of hands, but count there."""
    for key, where, hunter in (("chosen", CHOSEN, int(s.turn)), ("chosen_for_aaron", CHOSEN_AARON, AARON)):
        for card in _put(reader, key, s, where, used):
            s.hand_size[hunter] += 1
            s.old_in_hand[hunter] += 1 - int(s.fresh[card])


def _landings(reader: Reader, key: str) -> list[tuple[int, Reader]]:
    given = reader.take(key, {})
    if not isinstance(given, dict):
        raise reader.fail(key, 'give an object {"north1": […], …}')
    item = Reader({str(name).lower(): cards for name, cards in given.items()}, key)
    for name in item.data:
        if name not in LANDING.number:
            raise item.fail(name, f"there is no such landing; {one_of(name, LANDING.ids)}")
    return [(LANDING.number[name], item) for name in item.data]


def _load_compasses(reader: Reader, s: State) -> None:
    for landing, item in _landings(reader, "compasses"):
        name = LANDING.ids[landing]
        for place, hunter in enumerate(_hunters(item, s, name, item.list(name))[:N_HUNTERS]):
            s.stack[landing, place] = hunter


def _load_treasures(reader: Reader, s: State) -> None:
    used: set[int] = set()

    def put(source: Reader, key: str, at: int) -> None:
        for treasure in source.distinct(key, TREASURE, []):
            if treasure in used:
                raise source.fail(key, f"{TREASURE.ids[treasure]!r} is somewhere else already")
            used.add(treasure)
            s.treasure_at[treasure] = at

    for seat, mine in enumerate(_by_seat(reader, s, "treasures", [])):
        put(Reader({f"treasures[{seat}]": mine}), f"treasures[{seat}]", KEPT + seat)
    for name, at in PLACES.items():
        put(reader, name, at)


def _load_healers(reader: Reader, s: State) -> None:
    item = Reader(reader.take("healers", {}), "healers")
    for healer in item.distinct("open", HEALER, []):
        s.healer_at[healer] = HEALER_OPEN
    held_by = item.list("held", [])
    if len(held_by) > s.seats:
        raise item.fail("held", f"there are only {int(s.seats)} seats")
    for seat in range(len(held_by)):
        hand = Reader({f"held[{seat}]": held_by[seat]}, "healers")
        _refuse_unknown(hand, f"held[{seat}]")
        held = hand.distinct(f"held[{seat}]", HEALER)
        for healer in held:
            s.healer_at[healer] = HEALER_HELD + seat
        s.healers_held[seat] = len(held)
    taken = Reader(item.take("taken", {}), "healers.taken")
    for name in taken.data:
        if name not in SEAT.ids[: int(s.seats)]:
            raise taken.fail(name, f"give seats from 0 to {int(s.seats) - 1}")
        s.healer_at[taken.name(name, HEALER)] = HEALER_TAKEN + int(name)
    item.close()


def _load_progress(reader: Reader, s: State) -> None:
    for key in COUNTERS:
        s[key] = reader.number(key, 0, 127, 0)
    for key in ("must_pass", "finder"):
        s[key] = reader.name(key, HUNTER) + 1 if reader.has(key) else 0
    s.site = reader.name("site", LANDING) if reader.has("site") else NONE
    s.coast = reader.number("coast", 0, 3) if reader.has("coast") else NONE
    s.big = reader.name("big", LANDING) + 1 if reader.has("big") else 0
    owed = reader.list("owed", [0] * N_HUNTERS)
    for hunter, count in enumerate(owed[:N_HUNTERS]):
        s.owed[hunter] = Reader({f"owed[{hunter}]": count}).number(f"owed[{hunter}]", 0, N_CARDS)


def _load_end(reader: Reader, s: State) -> None:
    for seat, word in enumerate(_by_seat(reader, s, "out", OUT.ids[0])):
        s.out[seat] = Reader({f"out[{seat}]": word}).name(f"out[{seat}]", OUT)
    for seat, gold in enumerate(_by_seat(reader, s, "scores", 0)):
        s.score[seat] = Reader({f"scores[{seat}]": gold}).number(f"scores[{seat}]", -999, 999)
    s.over = reader.name("over", ENDINGS) if reader.has("over") else 0
    reader.take("sheets", None)


# -- counting ----------------------------------------------------------------------------------------------------------

IN_THE_BOX = {"maps": N_CARDS, "treasures": N_TREASURES, "healers": N_HEALERS, "events": N_EVENTS}


def census(s: State) -> dict[str, dict[str, int]]:
    """Where every component is; for each the numbers add up to IN_THE_BOX."""
    hands = int(s.hand_size.sum())
    columns = int((s.where >= COLUMN).sum())
    discards = int((s.where == DISCARDS).sum())
    at = [int(place) for place in s.treasure_at]
    return {
        "maps": {"pile": int(s.pile), "hands": hands, "columns": columns, "discards": discards},
        "treasures": {
            "box": at.count(0),
            "deck": at.count(1) + at.count(AGAIN),
            "buried": at.count(BURIED),
            "table": at.count(OPEN) + at.count(OFFER),
            "kept": sum(place >= KEPT for place in at),
        },
        "healers": {
            "unseen": int((s.healer_at == 0).sum()),
            "open": int((s.healer_at == HEALER_OPEN).sum()),
            "players": int((s.healer_at >= HEALER_HELD).sum()),
        },
        "events": {
            "unseen": int((s.event_at == 0).sum()),
            "known": int((s.event_at == EVENT_KNOWN).sum()),
            "done": int((s.event_at == EVENT_DONE).sum()),
        },
    }
