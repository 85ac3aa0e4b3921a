"""docs/bots.md and ADR 7: the figures of the program that they tell are the program's."""

import re
from pathlib import Path

from atoll.bots.beginner import OVERLOOKED
from atoll.bots.search.room import MOST_NODES
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")


def row(name: str) -> str:
    return next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))


def test_how_much_a_beginner_overlooks() -> None:
    """A figure for all, and one for each game that has its own."""
    levels = {id: getattr(get_game(id).knowledge, "LEVELS", {}) for id in real_games()}
    own = {id: each.get("beginner", {}).get("overlooks") for id, each in levels.items()}
    told = [int(n) for n in re.findall(r"\d+", row("beginner"))]
    assert told == [OVERLOOKED, *(own[id] for id in ("forbidden_island", "the_island"))]
    assert {id for id, n in own.items() if n} == {"forbidden_island", "the_island"}


def test_where_trees_and_plans_end() -> None:
    most = f"{MOST_NODES:,}"
    assert most in row("method")
    assert most in row("plans")


def test_how_large_nets_are() -> None:
    sizes = [round((get_game(id).folder / "value.npz").stat().st_size / 1000) for id in real_games()]
    [told] = re.findall(
        r"value\.npz`, (\d+) to (\d+) kB", (DOCS / "adr/0007-one-search-for-all-games.md").read_text("utf-8")
    )
    assert tuple(map(int, told)) == (min(sizes), max(sizes))
