"""atoll fuzz: what can never be so."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from atoll.cli.failing import Misuse
from atoll.cli.fuzz import on_cpu, part_of
from atoll.engine.catalogue import get_game
from atoll.engine.simulation import fuzz

from ..engine.helpers import SOURCES, copy_of_template

SOUND = """def broken(s: State) -> int:
    \"\"\"0, or the first Fault.\"\"\"
"""
UNSOUND = (
    SOUND
    + """    if s.turns >= 3:
        return Fault.FLARES + 0
"""
)


def figures(output: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", output.splitlines()[0])]


def test_fine_games(atoll):
    done = atoll("fuzz", "template", "--games", "30", "--seats", "2", "--seed", "5")
    assert done.exit_code == 0, done.output
    known = fuzz(get_game("template"), get_game("template").options.complete({"seats": 2}), 30, 5)
    assert figures(done.stdout) == [30, known.steps, 1]
    assert "No violation" in done.stdout


def test_parts_are_the_whole(atoll):
    """The same games, whichever way they are cut."""
    whole, *parts = (
        figures(atoll("fuzz", "template", "--games", "60", *more).stdout)[:2]
        for more in ((), *(("--part", f"{k}/7") for k in range(1, 8)))
    )
    assert [sum(column) for column in zip(*parts, strict=True)] == whole


def test_a_part_begins_with_a_random_game():
    for each, games, parts in ((5, 35, 7), (1, 9, 4), (7, 21, 5), (1000, 1000, 3)):
        cut = [part_of(f"{k}/{parts}", each, games) for k in range(1, parts + 1)]
        assert cut[0][0] == 0
        assert cut[-1][1] == games
        assert [last for _, last in cut[:-1]] == [first for first, _ in cut[1:]]
        assert all(first % each % 2 == 0 for first, _ in cut)
    with pytest.raises(Misuse, match="there is nothing in part 1/12 of 12 games"):
        part_of("1/12", 6, 12)


def test_the_bar_moves_while_games_of_one_kind_are_played(monkeypatch):
    monkeypatch.setattr("atoll.cli.fuzz.AT_ONCE", 10)
    told: list[int] = []
    game = get_game("template")
    found = on_cpu(game, [{"seats": 2}, {"seats": 3}], 14, 1, 2, 26, 1, told.append)
    assert told == [10, 2, 10, 2]
    assert (found.games, found.fault) == (24, None)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seed", "-1"], "--seed: give a whole number from 0 on, not -1"),
        (["--seed", str(1 << 62)], "--seed: the last game's seed"),
        (["--games", "1e30"], "--seed: the last game's seed"),
        (["--games", "0"], "--games: give a whole number from 1 on"),
        (["--games", "many"], "--games: 'many' is no number"),
        (["--part", "3"], "--part: '3' is none; write K/N"),
        (["--part", "0/3"], "--part: '0/3' is none"),
        (["--part", "4/3"], "--part: '4/3' is none"),
        (["--every", "0"], "--every: give a whole number from 1 on"),
        (["--every", "8"], "--every: a CPU looks at a game after every step"),
        (["--device", "card"], "--device: 'card' is none; write cpu or gpu"),
    ],
)
def test_refusals(atoll, arguments, told):
    done = atoll("fuzz", "template", *arguments)
    assert done.exit_code == 2
    assert told in " ".join(done.output.split())
    assert not done.stdout


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    here = {"PYTHONPATH": str(SOURCES), "ATOLL_PATH": str(folder), "NUMBA_DISABLE_JIT": "1", "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "atoll.cli", *arguments]
    return subprocess.run(command, env=os.environ | here, capture_output=True, text=True, timeout=120, check=False)


def test_a_violation_prints_a_match_that_replays(tmp_path):
    """A planted fault: «> bug.jsonl» keeps the match alone, and it shows the violation."""
    copy_of_template(tmp_path, "driftlet")
    rules = tmp_path / "games" / "driftlet" / "invariants.py"
    text = rules.read_text(encoding="utf-8")
    assert SOUND in text
    rules.write_text(text.replace(SOUND, UNSOUND), encoding="utf-8")
    bug = tmp_path / "bug.jsonl"
    done = run(tmp_path, "fuzz", "driftlet", "--games", "20", "--seed", "9")
    assert done.returncode == 1
    assert "A violation: flares, in the game of seed 9" in " ".join(done.stderr.split())
    assert done.stdout.startswith('{"atoll": "match"')
    bug.write_text(done.stdout, encoding="utf-8")
    steps = len(done.stdout.splitlines()) - 1
    told = run(tmp_path, "replay", str(bug))
    assert told.returncode == 0, told.stderr
    last, before = (
        run(tmp_path, "replay", str(bug), "--step", str(step), "--json").stdout for step in (steps, steps - 1)
    )
    shown, fine = (
        run(tmp_path, "show", str(write(tmp_path / f"{k}.json", moment))) for k, moment in enumerate((last, before))
    )
    assert shown.returncode == 2
    assert fine.returncode == 0, fine.stderr


def write(path: Path, moment: str) -> Path:
    path.write_text(json.dumps(json.loads(moment)["position"]), encoding="utf-8")
    return path
