"""bench/design.py: the sums of what it counts agree with each other and with `simulate`."""

import re
import runpy
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from atoll.engine.asks import paragraphs
from atoll.engine.catalogue import get_game
from atoll.engine.lessons import help_of, rulebook
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.engine.simulation import simulate
from atoll.texts import Texts

BENCH = Path(__file__).parents[2] / "bench"
sys.path.append(str(BENCH))  # its scripts import each other by name
DESIGN = runpy.run_path(str(BENCH / "design.py"), run_name="design")
PLACE, PLACES = DESIGN["Place"], DESIGN["PLACES"]
GAMES = 40


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2) as pool:
        yield pool


@pytest.mark.parametrize(("style", "name"), [(RANDOM, "random"), (SENSIBLE, "sensible")])
def test_sums_agree(pool: ThreadPoolExecutor, style: int, name: str) -> None:
    game = get_game("forbidden_island")
    found = DESIGN["count"](game, {"seats": 3}, style, GAMES, 7, pool)
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
    sunk = found.where(PLACE("", {"sunk": "tile"}))
    assert len(sunk) == 24
    assert sum(sunk.values()) == found.told["sunk"]


def test_where_somebody_drowns_is_counted_once_a_game(pool: ThreadPoolExecutor) -> None:
    """Those who drown do so where the last tile sank: a place for every game that ended so, and each of them sank."""
    found = DESIGN["count"](
        get_game("forbidden_island"), {"seats": 4, "layout": "atoll_of_decisions"}, RANDOM, 400, 7, pool
    )
    drowned, sunk = found.where(PLACE("", {"sunk": "tile"}, ending="drowned")), found.where(PLACE("", {"sunk": "tile"}))
    assert 0 < sum(drowned.values()) == found.endings["drowned"] < 400
    assert all(times <= sunk[tile] for tile, times in drowned.items())


def counted(told: Mapping[str, int] = {}, wins: tuple[int, ...] = (500, 500)) -> Any:
    """A thousand games of Lost Island in which this was told; nothing of the rest."""
    game = get_game("lost_island")
    events = {kind.name.lower(): told.get(kind.name.lower(), 0) for kind in game.events.kinds}
    return DESIGN["Count"](game, 2, 1000, list(map(float, wins)), {}, {}, events, dict(events), None, None, None)


def test_what_is_far_from_the_usual_is_in_bold() -> None:
    assert DESIGN["shares"](counted(wins=(560, 440)), counted()) == "56.0 44.0"
    assert DESIGN["shares"](counted(wins=(580, 420)), counted()) == "**58.0** **42.0**"
    assert DESIGN["shares"](counted(wins=(580, 420))) == "58.0 42.0"


def test_every_event_stands_beside_its_rules() -> None:
    lines = DESIGN["by_event"]({"sensible": counted({"moved": 1500, "shrank": 900})})
    assert "| moved | §4.1 | 1.50 | 150.0 |" in lines
    assert "| shrank | §8.1–8.3 | 0.90 | 90.0 |" in lines
    assert "| reinforced | §4.6, §7.4 | 0.00 | 0.0 |" in lines


def test_what_never_happens_at_the_usual_tables_is_told_with_the_option_that_brings_it() -> None:
    game, rest = get_game("lost_island"), {kind.name.lower(): 1 for kind in get_game("lost_island").events.kinds}
    usual = {"sensible": counted(rest | {"stone_laid": 0, "bonus": 0})}
    others = {("landscape", "free"): counted({"stone_laid": 4000}), ("landscape", "corners"): counted()}
    told = DESIGN["elsewhere"](game, usual, others)
    words = Texts("en", game)
    assert told[-2:] == [
        f"- stone laid (§9.1): with «{words('option-landscape')}: {words('option-landscape-free')}» 4.00 a game",
        "- bonus (§9.4): in none of all these games",
    ]
    assert DESIGN["elsewhere"](game, {"sensible": counted(rest)}, others) == []


def test_a_page_with_its_pictures(pool: ThreadPoolExecutor) -> None:
    text, pictures = DESIGN["page"](get_game("forbidden_island"), 20, 8, 1, "the command", pool)
    assert "20 games of random players, 8 of sensible ones a row" in text
    assert all(f"]({name})" in text for name in pictures)
    assert text.count("![") == len(pictures)
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


def test_causes_add_up_to_all_that_was_lost(pool: ThreadPoolExecutor) -> None:
    """Every explorer that is lost has one cause, at the same cell; a page has a map for each that there was."""
    game, (place,) = get_game("the_island"), PLACES["the_island"]
    found = DESIGN["count"](game, {"seats": 2}, RANDOM, 3, 7, pool)
    by_cause = [found.where(place, number) for number in range(1, len(place.causes) + 1)]
    assert sum(found.where(place).values()) == found.told["explorer_lost"] > 0
    assert {cell: sum(one[cell] for one in by_cause) for cell in by_cause[0]} == found.where(place)
    swum = by_cause[[cause.id for cause in place.causes].index("swum")]
    assert 0 < sum(swum.values()) <= found.told["swam"] + found.told["jumped"]
    lines, pictures = DESIGN["by_cause"](game, place, found)
    assert len(pictures) == sum(any(one.values()) for one in by_cause)
    assert all(f"]({name})" in "\n".join(lines) for name in pictures)


def test_a_row_that_is_kept_is_raised(pool: ThreadPoolExecutor, tmp_path: Path) -> None:
    """Only the games that it lacks are played; what came of all is the same."""
    game = get_game("forbidden_island")
    few = DESIGN["count"](game, {"seats": 2}, RANDOM, 3, 7, pool, tmp_path)
    (kept,) = tmp_path.iterdir()
    more = DESIGN["count"](game, {"seats": 2}, RANDOM, 5, 7, pool, tmp_path)
    anew = DESIGN["count"](game, {"seats": 2}, RANDOM, 5, 7, pool)
    assert list(tmp_path.iterdir()) == [kept]
    assert (few.games, more.games) == (3, 5)
    assert (more.wins, more.endings, more.turns, more.told, more.heard) == (
        anew.wins, anew.endings, anew.turns, anew.told, anew.heard,
    )  # fmt: skip
    assert (more.places == anew.places).all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(DESIGN["count"].__globals__, "tally", None)
        assert DESIGN["count"](game, {"seats": 2}, RANDOM, 5, 7, pool, tmp_path).told == more.told


@pytest.mark.parametrize("id", [*PLACES])
def test_paragraphs_that_no_event_tells_of_are_listed(id: str) -> None:
    """All the others are beside an event."""
    game = get_game(id)
    lines = DESIGN["untold"](game)
    rules = [row["number"] for row in rulebook(game, "en") if row["sort"] == "rule"]
    told = {number for numbers in help_of(game).events.values() for number in numbers}
    listed = set[str]()
    for first, last in re.findall(r"§(\d+\.\d+)(?:–(\d+\.\d+))?", "\n".join(lines)):
        listed |= set(paragraphs(f"{first}-{last}" if last else first))
    assert listed == set(rules) - told
    assert lines[2].startswith(f"{len(listed)} of {len(rules)}: ")
