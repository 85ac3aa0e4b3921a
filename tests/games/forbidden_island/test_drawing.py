"""The island in a terminal: fits its width, and tells nothing by colour alone."""

import pytest
from rich.console import Console

from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.position import load_position
from atoll.games.forbidden_island.drawing import draw, fit, piles, short_names, title, titles, word_parts
from atoll.games.forbidden_island.state import LAYOUTS
from atoll.texts import Texts

GAME = get_game("forbidden_island")


def printed(what, width):
    console = Console(width=width, no_color=True, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def test_a_drawn_island():
    _, state = load_position(
        {
            "game": "forbidden_island",
            "options": {"layout": "island_of_shadows"},
            "adventurers": [
                {"role": "pilot", "hand": ["earth", "earth", "sandbags"]},
                {"role": "diver", "at": "fools_landing"},
            ],
            "flooded": ["bronze_gate"],
            "sunk": ["temple_moon"],
            "treasures": ["wind"],
            "discards": ["waters_rise"],
            "meter": 3,
        }
    )
    picture = printed(draw(state[0], Texts("en", GAME)), 80)
    top, middle, bottom = picture.splitlines()[:3]
    assert top.startswith("┌────(H)────┐╭~~~~~~~~~~~╮┌───────────┐")
    assert middle.startswith("│The Landing│┊ Dusk Gate ┊│ Clay Gate │")
    assert bottom.startswith("└───PiDi────┘╰~~~~~~~~~~~╯└───────────┘")
    assert "·    ♦E     ·" in picture
    assert "♦E ●○  ♦W ✓  ♦F ●●" in picture
    assert " 2  2 [3] 3 " in picture
    assert "▶ Player 1  Pi Pilot\n    ♦Earth ×2, Sandbags" in picture


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_layout_fits(layout, lang, width):
    match = Match.new(GAME, {"seats": 4, "layout": layout}, seed="1")
    match.run_nature()
    lines = printed(draw(match.state[0], Texts(lang, GAME)), width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= (60 if width == 80 else 44)
    assert sum(line.count("♦") for line in lines) >= 8


def test_before_anything_is_laid():
    picture = printed(draw(GAME.new()[0], Texts("en", GAME), lambda seat: "Anna"), 80)
    assert picture.count("?") == 24
    assert "Anna" not in picture


def test_all_pawns_fit_on_a_narrow_tile():
    roles = ("explorer", "engineer", "navigator", "messenger")
    adventurers = [{"role": role, "at": "fools_landing"} for role in roles]
    _, state = load_position(
        {"game": "forbidden_island", "options": {"layout": "bridge_of_horrors"}, "adventurers": adventurers}
    )
    assert "└─EENM─┘" in printed(draw(state[0], Texts("en", GAME)), 80)


def test_piles_list_every_card():
    match = Match.new(GAME, {"seats": 2}, seed="1")
    match.run_nature()
    shown = printed(piles(match.state[0], Texts("en", GAME), lambda seat: f"P{seat}"), 100)
    assert "P0 " in shown
    assert "Rising Water ×3" in shown
    assert "Flood deck, on top" in shown


def test_roles_that_begin_alike_are_told_apart():
    _, state = load_position({"game": "forbidden_island", "adventurers": [{"role": "pilot"}, {"role": "diver"}]})
    words = {"role-pilot": "Sailor", "role-diver": "Saint"}
    assert short_names(state[0], words.__getitem__) == {0: "Sail", 1: "Sain"}


@pytest.mark.parametrize(
    ("name", "width", "rows"),
    [
        ("Dusk Gate", 11, ["Dusk Gate"]),
        ("Whispering Garden", 11, ["Whispering", "Garden"]),
        ("Sterrenwacht", 11, ["Sterren-", "wacht"]),
        ("De Landingsplaats", 11, ["De Lan-", "dingsplaats"]),
        ("Zonderling", 8, ["Zonderl…"]),
        ("The Cliffs of Great Abandon", 11, ["The Cliffs", "of Great A…"]),
    ],
)
def test_names_are_fitted(name, width, rows):
    assert fit(name, width, 2, word_parts("Ster-ren-wacht Lan-dings-plaats")) == rows


def test_seats_are_called_by_their_roles_once_they_are_dealt():
    words = Texts("nl", GAME)
    _, state = load_position({"game": "forbidden_island", "adventurers": [{"role": "diver"}, {"role": "pilot"}]})
    assert [title(state[0], seat, words) for seat in range(2)] == ["Duiker", "Piloot"]
    assert title(GAME.new()[0], 0, words) == ""
    assert len(set(titles(words))) == 6
