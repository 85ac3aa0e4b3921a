"""bench/design.py: the sums of what it counts agree with each other and with `simulate`."""

import runpy
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.engine.simulation import simulate

BENCH = Path(__file__).parents[2] / "bench"
sys.path.append(str(BENCH))  # its scripts import each other by name
DESIGN = runpy.run_path(str(BENCH / "design.py"), run_name="design")
GAMES = 40


@pytest.mark.parametrize(("style", "name"), [(RANDOM, "random"), (SENSIBLE, "sensible")])
def test_sums_agree(style: int, name: str) -> None:
    game = get_game("forbidden_island")
    found = DESIGN["count"](game, {"seats": 3}, style, GAMES, 7)
    known = simulate(game, {"seats": 3}, GAMES, 7, [style] * 3)
    assert found.games == sum(found.endings.values()) == sum(found.turns.values()) == GAMES, name
    assert found.endings == dict(known.endings)
    assert tuple(found.wins) == known.wins
    assert found.mean == pytest.approx(known.turns[1])
    assert found.told["over"] == found.heard["over"] == GAMES, "every game ends once"
    assert found.told["laid"] == 24 * GAMES, "all tiles are laid"
    assert found.told["begins"] == GAMES
    assert all(found.heard[kind] <= min(GAMES, found.told[kind]) for kind in found.told)
    assert found.told["turn"] == sum(turn * n for turn, n in found.turns.items())
    sunk = found.where({"sunk": "tile"})
    assert len(sunk) == 24
    assert sum(sunk.values()) == found.told["sunk"]


def test_a_page_with_its_pictures() -> None:
    text, pictures = DESIGN["page"](get_game("forbidden_island"), 20, 8, 1, "the command")
    assert "20 games of random players, 8 of sensible ones a row" in text
    assert all(f"]({name})" in text for name in pictures)
    assert text.count("](") == len(pictures)
    for name, picture in pictures.items():
        root = ElementTree.fromstring(picture)
        assert root.tag.endswith("svg"), name
        assert not [one for one in root.iter() if "nan" in "".join(one.attrib.values())], name


def test_a_map_has_a_place_for_every_cell() -> None:
    for id, cells in (("the_island", 133), ("lost_island", 36)):
        game = get_game(id)
        names = next(
            names for meaning in game.events.meaning for names in meaning.values() if names and names.kind == "cell"
        )
        picture = DESIGN["place_map"](game, "Where", {name: i for i, name in enumerate(names.ids)})
        assert ElementTree.fromstring(picture) is not None
        assert picture.count('class="cell cold"') == cells
        shapes = {line.split('d="')[1].split('"')[0] for line in picture.splitlines() if 'class="cell cold"' in line}
        assert len(shapes) == cells, "no two in the same place"
