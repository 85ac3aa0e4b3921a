"""bench/strength.py: a page from files that are there, those of other bots left out."""

import json
import runpy
from pathlib import Path

import pytest

from atoll.arena import Contest, Result, Results
from atoll.arena.results import line
from atoll.engine.catalogue import get_game

STRENGTH = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "strength.py"), run_name="strength")
LEVELS = ("beginner", "sensible")


def kept(path: Path, **head: str) -> None:
    """The stronger level has won both games."""
    contest = Contest.of("template", ("sensible", "beginner"))
    results = Results(contest)
    for lineup in contest.lineups(1):
        payoff = tuple(float(bot == 0) for bot in lineup)
        results.add(Result(1, lineup, payoff, "rescued", 9, (5, 5), (1.0, 1.0)))
    first, rest = results.text().split("\n", 1)
    path.write_text(line(json.loads(first) | head) + rest)


def test_a_file_of_another_knowledge_is_a_dash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, rows = tmp_path / "template-2-sensible-beginner.jsonl", STRENGTH["rivals_table"]
    kept(path)
    assert "| `sensible` | 100.0 (34.2–100.0) | – |" in rows(get_game("template"), 2, LEVELS, tmp_path)
    kept(path, knowledge="another")
    assert "| `sensible` | – | – |" in rows(get_game("template"), 2, LEVELS, tmp_path)
    assert f"{path}: knowledge another played this" in capsys.readouterr().err


def test_parts_of_other_games_stay(tmp_path: Path) -> None:
    before = tmp_path / "strength.md"
    before.write_text(
        "# How strong\n\n## The Island\n\nas it was\n\n## Lost Island\n\nlost as it was\n", encoding="utf-8"
    )
    after = STRENGTH["page"]([], LEVELS, tmp_path, STRENGTH["parts_of"](before))
    assert "## Lost Island\n\nlost as it was\n\n## The Island\n\nas it was\n" in after
    assert "## Loot Island" not in after
