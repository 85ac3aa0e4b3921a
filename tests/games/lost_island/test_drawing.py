"""The board in a terminal: fits its width, tells nothing by colour alone and nothing that one does not know."""

from typing import Any

import numpy as np
import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.position import load_position
from atoll.engine.records import State
from atoll.games.lost_island.drawing import choice, draw, piles
from atoll.texts import Texts

from ..screen import printed

GAME = get_game("lost_island")
ENGLISH = Texts("en", GAME)
ISLAND = [
    "# # # loot_2 # #",
    "# S # # S #",
    "# # cross_4 # # .",
    "# # # # # .storm",
    "# S # # S .",
    "# # # # . .",
]


def position(**fields: Any) -> State:
    _, state = load_position({"game": "lost_island", **fields})
    return state[0]


def said(s: State, action: str) -> tuple[str, str] | None:
    return choice(s, GAME.space.parse(action), ENGLISH)


def seen_by(seat: int, s: State) -> State:
    return GAME.view(np.array([s]), seat)[0]


def busy(**more: Any) -> State:
    """The third seat has seen the 5 on a1, all the 2 on b1 and the 3 on d3, the first seat the 4 on c1."""
    fields: dict[str, Any] = {
        "options": {"seats": 3},
        "island": ISLAND,
        "explorers": {
            "crimson": ["a1=5", "b1=2", "c5=6", "boat=1", "boat=3", "boat=4"],
            "indigo": ["c1=4", "f1=6", "d3=3"],
            "amber": ["e4=1", "a4=2"],
        },
        "boats": {"crimson": ["e", "d", "f"]},
        "rings": ["crimson-a", "amber-a"],
        "seen": {"crimson-b": ["all"], "indigo-c": ["all"], "crimson-a": [2], "indigo-a": [0]},
        "coins": {"d1": 2},
        "purses": [2, 1, 0],
    }
    return position(**{**fields, **more})


def test_a_drawn_board() -> None:
    """§1.3, §1.4 As the first seat sees it."""
    lines = printed(draw(seen_by(0, busy()), ENGLISH))
    assert lines[0].startswith("     a     b     c     d     e     f     ▶ A Player 1  2 coins, 3 on the")
    assert lines[2].startswith("1 │░░░░░│░░░░░│░░░░░│  ●2 │░░░░░│░░░░░│")
    assert lines[3].startswith("  │ A5° │ A2! │ B4  │     │░░░░░│ B?  │")
    assert lines[5].startswith("2 │░░░░░│  ▲  │░░░░░│░░░░░│  ▲  │░░░░░│")
    assert lines[6].startswith("  │░░░░░│ ▲▲▲ │░░░░░│░░░░░│ ▲▲▲ │░░░░░│")
    assert lines[8].startswith("3 │░░░░░│░░░░░│     │░░░░░│░░░░░│~ ~ ~│")
    assert lines[9].startswith("  │░░░░░│░░░░░│     │ B3! │░░░░░│~ ~ ~│")
    assert lines[12].startswith("  │ C?  │░░░░░│░░░░░│░░░░░│ C?° │~ ~ ~│")
    text = "\n".join(lines)
    assert "Boat: 3 1 4" in text
    assert "Boat: ? ? ? ?" in text
    assert "The flag is under a stone." in text
    assert "31 tiles left, 19 coins" in text


def test_nothing_is_told_that_one_does_not_know() -> None:
    """§1.3 Two tables that differ in what the first seat has not seen look the same to it."""
    other = busy(
        explorers={
            "crimson": ["a1=5", "b1=2", "c5=6", "boat=1", "boat=3", "boat=4"],
            "indigo": ["c1=4", "f1=1", "d3=3"],
            "amber": ["e4=6", "a4=5"],
        }
    )
    assert printed(draw(seen_by(0, busy()), ENGLISH)) == printed(draw(seen_by(0, other), ENGLISH))
    for kind in ("battle crimson-b e", "spy indigo-b", "shrink a4"):
        assert said(busy(), kind) == said(other, kind)


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_language_fits(lang: str, width: int) -> None:
    match = Match.new(GAME, {"seats": 4}, seed="1")
    lines = printed(draw(match.state[0], Texts(lang, GAME)), width)
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= (20 if width >= 80 else 42)


def test_where_the_flag_is() -> None:
    """§4.3, §6.6 Carried it stands with its bearer, fallen on its tile."""
    turned = [ISLAND[0], "# flag # # S #", *ISLAND[2:]]
    carried = printed(draw(busy(island=turned, flag="crimson-c"), ENGLISH, lambda seat: "Anna"))
    assert any("│ A6⚑ │" in line for line in carried)
    assert any("Anna has the flag (c5)." in line for line in carried)
    fallen = printed(draw(busy(island=turned, flag="c4"), ENGLISH))
    assert fallen[11].startswith("4 │░░░░░│░░░░░│░ ⚑ ░│")
    assert any("The flag lies on c4." in line for line in fallen)


def test_loot_of_this_turn_is_marked() -> None:
    """§4.7"""
    assert "│  ○2 │" in printed(draw(busy(fresh=["d1"]), ENGLISH))[2]


def bomb(**more: Any) -> State:
    question = {"ask": "act", "seats": [0], "left": 1}
    return busy(asks=[question, {"ask": "blast", "seats": [0], "left": 0, "subject": "c3", "topic": 7}], **more)


def test_a_bomb_that_works_is_marked() -> None:
    lines = printed(draw(bomb(), ENGLISH))
    assert "│  ✱  │" in lines[8]
    assert any("✱ works now: a straight bomb of 4 on" in line for line in lines)


def test_everybody_seated_is_drawn_when_all_is_over() -> None:
    turned = [ISLAND[0], "# flag # # S #", *ISLAND[2:]]
    over = position(
        options={"seats": 2}, island=turned, explorers={"crimson": ["a1=5"]}, flag="crimson-a", over="won", asks=[]
    )
    lines = printed(draw(over, ENGLISH))
    assert not [line for line in lines if "▶" in line]
    assert any("Boat: empty" in line for line in printed(draw(position(explorers=ALL_ASHORE), ENGLISH)))


ALL_ASHORE = {"crimson": ["a1", "b1", "c1", "d1", "e1", "f1"], "indigo": ["a6"]}


def test_piles_list_explorers_and_unseen_tiles() -> None:
    shown = printed(piles(seen_by(0, busy()), ENGLISH, lambda seat: f"P{seat}"), 400)
    assert shown[0].split("  ")[0] == "P0"
    assert "a1: 5 (seen by P2), b1: 2!, c5: 6" in shown[0]
    assert "Boat: 3, 1, 4" in shown[0]
    assert "c1: 4 (seen by P0), f1: ?, d3: 3!" in shown[1]
    tiles = next(line for line in shown if line.startswith("Tiles not seen yet"))
    assert "a plain tile ×10; a storm ×3; loot, 1 coin ×5; loot, 2 coins ×2" in tiles
    assert "a straight bomb of 4" not in tiles
    stones = next(line for line in shown if line.startswith("Stones not turned yet"))
    assert stones.split("  ")[-1].strip() == "loot, 2 coins ×3; the flag"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("move crimson-a s", ("a1 A5°", "a2")),
        ("move crimson-b s", ("b1 A2", "b2 ▲")),
        ("move crimson-a n", None),
        ("move crimson-d n", None),
        ("battle crimson-b e", ("b1 A2", "⚔c1 B4")),
        ("swim crimson-c d1", ("c5 A6", "~d1 ●2")),
        ("swim crimson-c f1", ("c5 A6", "~⚔f1 B?")),
        ("reveal a2", ("", "a2")),
        ("reinforce d1", ("", "d1 ●2")),
        ("recruit b2", ("", "b2 ▲")),
        ("ring crimson-b", ("", "b1 A2")),
        ("spy amber-a", ("", "e4 C?°")),
        ("spy amber-c", None),
        ("shrink a4", ("", "a4 C?")),
        ("flag d3", ("", "d3 B3")),
        ("blast n", None),
        ("miner", None),
        ("end", None),
    ],
)
def test_choices_say_where_to(action: str, words: tuple[str, str] | None) -> None:
    assert said(busy(), action) == words


def test_directions_say_on_whom() -> None:
    """§6.3, §6.7 Who stands in the line, the nearest first."""
    assert said(bomb(), "blast n") == ("", "up: c1 B4")
    assert said(bomb(), "blast e") == ("", "right: d3 B3")
    assert said(bomb(), "blast w") == ("", "left: nobody")
    lined = busy(
        island=[*ISLAND[:2], "# # line_4 # # .", *ISLAND[3:]],
        asks=[{"ask": "act", "seats": [0], "left": 1}, {"ask": "aim", "seats": [0], "subject": "c3"}],
    )
    assert said(lined, "aim vertical") == ("", "up and down: c1 B4, c5 A6")


def test_a_miner_is_told_whom_it_would_save() -> None:
    """§7.6"""
    waiting = busy(
        asks=[
            {"ask": "act", "seats": [0], "left": 1},
            {"ask": "blast", "seats": [0], "left": 2, "subject": "c3", "topic": 262},
            {"ask": "miner", "seats": [0], "subject": "c3", "topic": "indigo-a"},
        ]
    )
    assert said(waiting, "miner") == ("", "2 coins: c1 B4")


def test_who_must_remember_is_told_own_values_only() -> None:
    """§1.4"""
    strict = busy(options={"seats": 3, "memory": "strict"})
    assert said(strict, "battle crimson-b e") == ("b1 A2", "⚔c1 B?")
    lines = printed(draw(seen_by(0, strict), ENGLISH))
    assert lines[3].startswith("  │ A5° │ A2  │ B?  │")
    assert "a1: 5, b1: 2, c5: 6" in printed(piles(seen_by(0, strict), ENGLISH, str), 400)[0]


def test_values_are_given_in_order() -> None:
    """§2.4, §2.5 Those on the island first, then the boat from the front."""
    match = Match.new(GAME, {"seats": 2}, seed="1")
    said_of = []
    for value in range(1, 7):
        said_of.append(said(match.state[0], f"value {value}"))
        match.play(0, GAME.space.parse(f"value {value}"))
    places = ["a1", "b1", "a2", "boat 1", "boat 2", "boat 3"]
    assert said_of == [(place, f"Worth {value}") for value, place in enumerate(places, 1)]
    assert said(match.state[0], "value 1") == ("f6", "Worth 1")


def test_the_word_alone_where_nobody_gets_a_value() -> None:
    assert said(busy(), "value 3") == ("", "Worth 3")
