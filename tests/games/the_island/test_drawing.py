"""The board in a terminal: fits its width, tells nothing by colour alone, and says where a choice takes a piece."""

from typing import Any

import numpy as np
import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.position import load_position
from atoll.engine.records import State
from atoll.games.the_island.drawing import choice, draw, piles
from atoll.games.the_island.state import TERRAIN, TILE, TILE_STOCK
from atoll.texts import Texts

from ..screen import printed
from .table import table as drawn

GAME = get_game("the_island")
ENGLISH = Texts("en", GAME)
WHOLE = ["bbbb", "bfffb", "bffmmffb", "fmm.mmf", "bffmmffb", "bfffb", "bbbb"]
GONE = ["....", ".....", "........", ".......", "........", ".....", "...."]


def position(**fields: Any) -> State:
    _, state = load_position({"game": "the_island", "tiles": WHOLE, **fields})
    return state[0]


def said(s: State, action: str) -> tuple[str, str] | None:
    return choice(s, GAME.space.parse(action), ENGLISH)


def busy(**more: Any) -> State:
    return position(
        explorers={
            "crimson": ["d4=6", "d4=1", "d4=1", "boat-1=5", "a1=2", "northwest=4"],
            "indigo": ["boat-1", "boat-1", "c11", "southeast", "d4"],
        },
        boats=["c3", "c8", "lost", "lost"],
        creatures={"serpent": ["b2", "m7"], "shark": ["m7"], "whale": ["m7", "m7"]},
        hands=[{"beach": ["dolphin", "dolphin"]}, {"beach": ["wind"]}],
        tiles=["b..b", *WHOLE[1:5], "bfff.", "...."],
        **more,
    )


@pytest.fixture
def table() -> State:
    """As the first seat sees it."""
    return GAME.view(np.array([busy()]), 0)[0]


def test_a_drawn_board(table: State) -> None:
    lines = printed(draw(table, ENGLISH))
    assert lines[0] == "⌂ A            a │1    │2    │3    │4    │5    │6    │7    │ a ⌂"
    assert lines[1].startswith(" " * 17 + "│a    │  ~  │")
    assert lines[2].startswith("      b │1 ⌂  │2 §  │")
    assert lines[5].startswith("     │  ~  │  ~  │[ABB]│  ~  │  ~  │  ~  │  ~  │[···]│  ~  │  ~  │b")
    assert lines[6].startswith("      d │1    │2    │3    │4 ▂Be│")
    assert lines[7].startswith("        │  ~  │  ~  │  ~  │A3B  │")
    assert "│7 §^+│ m ⌂ B" in lines[24]
    assert lines[26] == "m7: § ^ ∩ ∩"
    assert lines[27] == "Sinking now: beach."
    assert "▂Be beach 9/16  ▄Fo forest 16/16" in lines[28]
    assert lines[29:32] == [
        "▶ A Player 1  5 on the board, 1 saved, 4 lost",
        "    Tiles: Dolphin ×2 (beach)",
        "    Values: 6:d4  5:[c3]  4:⌂  2:~a1  1:d4  1:d4",
    ]
    assert "    Tiles: beach" in lines


def test_a_full_cell_is_spelled_out_below() -> None:
    everywhere = {"crimson": ["d4"] * 10, "indigo": ["d4"] * 10, "amber": ["d4"] * 2}
    lines = printed(draw(position(explorers=everywhere), ENGLISH, lambda seat: "Anna"))
    assert "│A10+ │" in lines[7]
    assert lines[26] == "d4: ▂Be A10B10C2"
    assert "▶ A Anna  10 on the board, 0 saved, 0 lost" in lines


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_language_fits(lang: str, width: int) -> None:
    match = Match.new(GAME, {"seats": 4, "start": "quick"}, seed="1")
    match.run_nature()
    lines = printed(draw(match.state[0], Texts(lang, GAME)), width)
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= 42
    for bar, n in (("▂", 16), ("▄", 16), ("█", 8)):
        assert sum(line.count(bar) for line in lines) == n + 1, "each tile, and in the counts"


def test_before_anything_is_laid() -> None:
    lines = printed(draw(GAME.new()[0], ENGLISH))
    assert lines[12].count("§") == 1
    assert lines[26:28] == [
        "  A Player 1  0 on the board, 0 saved, 0 lost",
        "    Still to place: 6 5 4 3 3 2 2 1 1 1",
    ]


def test_an_island_that_is_gone() -> None:
    counts = zip(TERRAIN.ids, TILE_STOCK.tolist(), strict=True)
    spent = {name: [tile for tile, n in zip(TILE.ids, row, strict=True) for _ in range(n)] for name, row in counts}
    state = position(
        options={"to_the_last": "yes"},
        tiles=GONE,
        explorers={"crimson": ["d1"]},
        boats=["lost"] * 8,
        creatures={"serpent": [], "shark": ["lost"] * 6, "whale": ["lost"] * 5},
        spent=spent,
        last_turns=1,
    )
    assert "The island is gone." in printed(draw(state, ENGLISH))


def test_the_end_shows_points_and_no_hands() -> None:
    state = position(
        options={"atlantis": "yes"},
        tiles=GONE,
        explorers={"crimson": ["northwest=6", "d1=5"], "indigo": ["southwest=1"]},
        boats=["lost"] * 8,
        creatures={"serpent": [], "shark": ["lost"] * 6, "whale": ["lost"] * 5},
        hands=[{"beach": ["dolphin"]}, {}],
        over="sunk",
        turns=40,
    )
    lines = printed(draw(state, ENGLISH))
    assert "  A Player 1  6 points, 1 saved" in lines
    assert "    Values: 6:⌂" in lines
    assert "  B Player 2  1 point, 1 saved" in lines
    assert not [line for line in lines if "Tiles" in line or "Sinking" in line]


def test_piles_list_hands_and_undersides(table: State) -> None:
    shown = printed(piles(table, ENGLISH, lambda seat: f"P{seat}"), 160)
    assert shown[0].split(maxsplit=1) == ["P0", "Dolphin ×2 (beach)"]
    assert shown[1].split(maxsplit=1) == ["P1", "beach"]
    assert next(line for line in shown if line.startswith("Out of the game, mountain")).endswith("–")
    unseen = next(line for line in shown if line.startswith("Not seen yet, mountain"))
    assert unseen.endswith("Shark, Whirlpool ×4, Volcano, Stop a shark, Stop a whale")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("step crimson-1 e", ("d4 (6)", "~d5")),
        ("step crimson-2 sw", ("d4 (1) #2", "e4")),
        ("step crimson-5 nw", None),
        ("step crimson-7 e", None),
        ("board crimson-1 nw", ("d4 (6)", "[c4]")),
        ("board crimson-5 here", ("~a1 (2)", "[a1]")),
        ("board crimson-5 nw", None),
        ("jump crimson-4", ("[c3] (5)", "~c3")),
        ("land crimson-5", ("~a1 (2)", "⌂ ashore")),
        ("row 2 e", ("[···] c8", "c9")),
        ("row 3 e", None),
        ("glide serpent-1 se", ("§ serpent b2", "c3 †")),
        ("glide shark-1 e", None),
        ("pick whale-1", ("", "∩ whale m7")),
        ("put a3", ("", "a3")),
        ("launch a3", ("", "a3")),
        ("sink d4", ("", "d4 A3B")),
        ("sink d5", ("", "d5")),
        ("place crimson e4", ("", "e4 ▂")),
        ("value 3", ("", "Worth 3")),
        ("crew indigo-3", ("", "B")),
        ("crew indigo-1", ("", "B #1")),
        ("crew crimson-5", ("", "A (2)")),
        ("pass", None),
    ],
)
def test_choices_say_where_to(table: State, action: str, words: tuple[str, str] | None) -> None:
    assert said(table, action) == words


def test_who_must_remember_is_told_no_values() -> None:
    strict = busy(options={"memory": "strict"})
    assert said(strict, "step crimson-5 e") == ("~a1", "~a2")
    assert said(strict, "step crimson-1 e") == ("d4 #1", "~d5")


def test_two_colours_are_told_apart() -> None:
    both = position(options={"colours": "two"}, explorers={"crimson": ["d4=1"], "amber": ["d4=1"]})
    assert said(both, "place amber e4") == ("yellow", "e4 ▂")
    assert said(both, "step crimson-1 e") == ("d4 (1) #1", "d5")
    assert said(both, "step amber-1 e") == ("d4 (1) #11", "d5")


@pytest.mark.parametrize(
    ("action", "where"),
    [
        ("step crimson-2 nw", "~c4 †"),  # a shark
        ("row 1 e", "c6 ↯"),  # a whale
        ("row 1 w", "c4"),  # a shark is nothing to a boat
        ("glide whale-1 w", "c5 ↯"),
        ("glide shark-1 e", "c5"),
        ("glide shark-1 w", "c3 †"),  # a swimmer
    ],
)
def test_choices_warn_of_what_waits(action: str, where: str) -> None:
    state = drawn("c3 I K <C> W\nd4 bC").state[0]
    place = said(state, action)
    assert place is not None
    assert place[1] == where
