"""The board in a terminal: fits its width, tells nothing by colour alone and nothing that one does not know."""

from typing import Any

import numpy as np
import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.position import load_position
from atoll.engine.records import State
from atoll.games.loot_island.drawing import choice, draw, is_midway, piles
from atoll.texts import LANGUAGES, Texts

from ..screen import printed

GAME = get_game("loot_island")
ENGLISH = Texts("en", GAME)


def position(**fields: Any) -> State:
    _, state = load_position({"game": "loot_island", **fields})
    return state[0]


def seen_by(seat: int, s: State) -> State:
    return GAME.view(np.array([s]), seat)[0]


def said(s: State, action: str) -> tuple[str, str] | None:
    return choice(s, GAME.space.parse(action), ENGLISH)


def busy(**more: Any) -> State:
    """Four hunters in the second round, the ship at the north-east corner, the second of them in turn."""
    fields: dict[str, Any] = {
        "options": {"seats": 4},
        "round": 2,
        "event": "b6",
        "events_done": ["a3", "b6"],
        "corner": 1,
        "tile": 2,
        "turn": 1,
        "hands": [["red-1-a", "blue-joker-a"], ["green-2-a", "green-4-b", "red-9-a"], ["red-6-b"], []],
        "columns": {
            "east1": ["red-2-a", "red-3-a", "red-7-a", "red-joker-a"],
            "east2": ["blue-3-b"],
            "west2": ["yellow-1-a", "yellow-5-a"],
        },
        "compasses": {"east1": [0, 3], "west2": [1]},
        "cubes": [5, 3, 12, 0],
        "treasures": [["crown-20", "bag-7"], ["book-5", "bag-16", "skull_left-18"], ["amulet-8"], []],
        "islands_shut": ["island-2"],
    }
    return position(**{**fields, **more})


def two(**more: Any) -> State:
    fields: dict[str, Any] = {
        "options": {"seats": 2},
        "hands": [["red-1-a"], ["blue-2-b"]],
        "aaron": ["green-7-a", "green-8-b"],
        "compasses": {"north1": ["aaron", 0]},
        "aaron_treasures": ["crown-20"],
    }
    return position(**{**fields, **more})


def test_a_drawn_board() -> None:
    """§2.1, §6.1 The square with the ship at a corner, the coast that it makes for with a double edge."""
    lines = printed(draw(seen_by(1, busy()), ENGLISH))
    square = [line[13:] for line in lines[1:10]]
    assert lines[0].split() == ["N1", "0/5", "N2", "0/5"]
    assert square[0] == "┌" + "─" * 50 + "▼"
    assert {line[0] for line in square[1:8]} == {"│"}
    assert {line[51] for line in square[1:8]} == {"║"}
    assert square[8] == "└" + "─" * 50 + "┘"
    assert lines[10].split() == ["S2", "0/5", "S1", "0/5"]
    assert " ".join(lines[4].split()) == "W2 2/5 B │ yellow 1 5» red 2+ 3» 7− ★■ ║ E1 5/5 AD"
    assert "Round 2 of 5" in lines[5]
    assert " ".join(lines[6].split()) == "W1 0/5 │ blue 3 ║ E2 1/5"


@pytest.mark.parametrize(
    ("corner", "bow", "line", "ship"),
    [
        (0, "clockwise", 1, "▶═"),
        (1, "clockwise", 1, "─▼"),
        (2, "clockwise", 9, "═◀"),
        (3, "clockwise", 9, "▲─"),
        (0, "back", 1, "▼─"),
        (1, "back", 1, "═◀"),
        (2, "back", 9, "─▲"),
        (3, "back", 9, "▶═"),
    ],
)
def test_where_the_bow_points(corner: int, bow: str, line: int, ship: str) -> None:
    """§6.1 Along the coast that will be explored."""
    assert ship in printed(draw(busy(corner=corner, bow=bow), ENGLISH))[line]


def test_what_the_ship_will_find() -> None:
    """§6.2–§6.5"""
    text = " ".join(printed(draw(busy(), ENGLISH), 100))
    assert "The ship makes for the east coast. E1: big loot, 3 treasures · E2 needs 4 more cards" in text
    assert "Then the" not in text
    plain, chests = [f"red-{n}-b" for n in (1, 2, 3, 4, 5, 7)], [f"blue-{n}-a" for n in range(4, 9)]
    both = busy(columns={"east1": plain, "east2": chests})
    assert "E1: big loot, 2 treasures · E2: small loot, 0 treasures" in " ".join(printed(draw(both, ENGLISH), 100))


@pytest.mark.parametrize(
    ("event", "forecast"),
    [
        ("b11", "E1: big loot, 2 treasures"),
        ("b14", "Then the south coast. S1 needs 5 more cards · S2 needs 5 more cards"),
    ],
)
def test_the_event_is_reckoned_with(event: str, forecast: str) -> None:
    """§8.3 Before the exploring begins."""
    text = " ".join(printed(draw(busy(event=event, events_done=["a3", event]), ENGLISH), 100))
    assert forecast in text


def test_the_event_and_the_islands_in_words() -> None:
    """§3.4, §4.4 An island that is turned is named apart."""
    lines = printed(draw(busy(), ENGLISH), 100)
    assert "Blessing: “remove a cube” on a map removes two" in lines
    islands = " ".join(lines[lines.index("Blessing: “remove a cube” on a map removes two") + 2 :][:2])
    assert "1 remove 3 cubes · 3 draw two cards" in islands
    assert "(turned over: 2)" in islands


def test_everybody_with_cubes_and_loot() -> None:
    """§7.6 What treasures are worth now, kind by kind; §7.2 the cubes beside the limit."""
    lines = [line.strip() for line in printed(draw(seen_by(1, busy()), ENGLISH), 100)]
    assert "A Player 1  5 of 13 cubes, 2 cards, 2 compasses left, loot worth 33" in lines
    assert "bags 7 = 7 · crowns 1✝4 = 26" in lines
    assert "▶ B Player 2  3 of 13 cubes, 3 cards, 2 compasses left, loot worth 26" in lines
    assert "bags 12 = 12 · books ×2 = 8 · skulls 4← = 6" in lines
    assert "C Player 3 ⚑  12 of 13 cubes, 1 card, 3 compasses left, loot worth 6" in lines


def test_one_sees_the_own_hand_only() -> None:
    """§1.3 Two tables that differ in others' hands look the same."""
    lines = [line.strip() for line in printed(draw(seen_by(1, busy()), ENGLISH))]
    assert [line for line in lines if line.startswith("Cards:")] == ["Cards: red 9−  green 2+ 4"]
    other = busy(hands=[["yellow-10-a", "green-7-a"], ["green-2-a", "green-4-b", "red-9-a"], ["blue-1-b"], []])
    assert printed(draw(seen_by(1, other), ENGLISH)) == printed(draw(seen_by(1, busy()), ENGLISH))
    assert printed(piles(seen_by(1, other), ENGLISH, str)) == printed(piles(seen_by(1, busy()), ENGLISH, str))


def test_aaron_lies_open() -> None:
    """§9.1 His hand, §9.6 his crosses."""
    lines = [line.strip() for line in printed(draw(seen_by(1, two()), ENGLISH))]
    assert "X Aaron  2 cards, 2 compasses left, 4 crosses" in lines
    assert "Cards: green 7− 8" in lines
    assert "crowns 1✝4" in lines
    assert "N1 0/4 XA" in lines[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_every_language_fits(lang: str, width: int) -> None:
    match = Match.new(GAME, {"seats": 5}, seed="1")
    for s in (match.state[0], busy(), two()):
        lines = printed(draw(s, Texts(lang, GAME)), width)
        assert max(len(line) for line in lines) <= width
        assert len(lines) <= 40
        assert not [line for line in lines if "draw-" in line]


def test_of_a_long_column_its_end() -> None:
    column = [f"yellow-{n}-{copy}" for n in range(2, 8) for copy in "ab"]
    s = busy(columns={"north1": column})
    assert printed(draw(s, ENGLISH))[2][13:].split("  ")[0] == "│ yellow … 5» 5 6■ 6 7− 7"
    assert printed(piles(s, ENGLISH, str))[0].split("  ")[-1].strip() == "yellow 2+ 2 3» 3 4■ 4 5» 5 6■ 6 7− 7"


def test_what_lies_open_is_named() -> None:
    """§6.4, §8.1 Treasures that are being shared, and those for who passes."""
    offered = busy(round=1, event="a2", events_done=["a2"], offers=["crown-3"])
    assert "For those who pass: crown (2 gold, 3 crosses, curse 2; no.\u00a03)" in printed(draw(offered, ENGLISH), 100)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("choose green-2-a", ("", "green 2+")),
        ("stack west2", ("", "west 2 2/5 B")),
        ("shift north1 west2", ("", "north 1 0/5, compass from west 2")),
        ("keep bag-11", ("", "bag (10 gold, curse 3; no.\u00a011): cubes 3 → 6")),
        ("bury bag-11", ("", "bag (10 gold, curse 3; no.\u00a011): cubes 3 → 1")),
        ("heal healer-2", ("", "1 a cube + 2 = 5 gold")),
        ("heal healer-10", ("", "9 in all = 9 gold")),
        ("done", ("", "Done, go on")),
        ("use", None),
        ("pass", None),
    ],
)
def test_choices_say_what_comes_of_them(action: str, words: tuple[str, str] | None) -> None:
    assert said(busy(), action) == words


def test_chosen_cards_are_named_with_where_they_go() -> None:
    """§4.2 The picture is not drawn anew while cards are chosen."""
    s = busy(hands=[[], ["red-9-a"], [], []], chosen=["green-2-a", "green-4-b"])
    assert is_midway(s)
    assert not is_midway(busy())
    assert said(s, "site north1") == ("green 2+ 4", "north 1 0/5")
    assert said(s, "island island-3") == ("", "3 draw two cards")
    assert "Picked: green 2+ 4" in [line.strip() for line in printed(draw(seen_by(1, s), ENGLISH))]


def test_aarons_cards_are_marked_as_his() -> None:
    """§9.3"""
    assert said(two(), "choose green-7-a") == ("Aaron", "green 7−")
    assert said(two(), "choose red-1-a") == ("", "red 1")
    picked = two(aaron=["green-7-a"], chosen_for_aaron=["green-8-b"])
    assert said(picked, "site north1") == ("Aaron green 8", "north 1 0/4 XA")


@pytest.mark.parametrize(
    ("island", "words"),
    [("island-4", "turn up a treasure, take a cube"), ("island-6", "the ship sails on to the south coast")],
)
def test_what_an_island_offers(island: str, words: str) -> None:
    """§4.6"""
    question = {"ask": "use", "seats": [1], "subject": island, "topic": "1"}
    assert said(busy(acted=1, islands_shut=[island], asks=[question]), "use") == ("", words)


def test_events_that_were_shown_are_listed() -> None:
    """§10.3"""
    s = busy(options={"seats": 4, "events": "shown"}, events_shown=["b1", "b2", "b8"])
    shown = printed(piles(s, ENGLISH, str), 120)
    assert any(line.startswith("Still to come   Fair wind:") for line in shown)


def test_healers_in_hand_are_their_holders() -> None:
    """§10.2"""
    held = [["healer-1", "healer-7"], ["healer-2", "healer-10"], ["healer-3", "healer-4"], ["healer-5", "healer-6"]]
    s = busy(options={"seats": 4, "healers": "two_each"}, healers={"held": held})
    lines = [line.strip() for line in printed(draw(seen_by(1, s), ENGLISH))]
    assert [line for line in lines if "Healers" in line] == ["Healers in hand: 1 a cube + 2; 9 in all"]


def test_open_healers_and_who_has_passed() -> None:
    """§10.1 The healers lie open; §4.7 who has passed."""
    s = busy(options={"seats": 4, "healers": "open"}, healers={"open": ["healer-2"]}, passed=[0])
    lines = [line.strip() for line in printed(draw(seen_by(1, s), ENGLISH), 100)]
    assert "Healers: 1 a cube + 2" in lines
    assert any(line.startswith("A Player 1") and line.endswith("passed") for line in lines)


def test_who_is_lost() -> None:
    """§7.2 With thirteen cubes nothing is worth anything."""
    asks = [{"ask": "healer", "left": 0}]
    s = position(stage="lay", round=5, cubes=[13, 2], out=["cursed", "no"], asks=asks)
    lines = [line.strip() for line in printed(draw(seen_by(1, s), ENGLISH), 100)]
    assert any(line.startswith("A Player 1") and line.endswith("lost to the curse") for line in lines)
