"""bench and warm: what is measured and what is compiled."""

import os
import subprocess
import sys
import time

import pytest

from atoll.cli import bench, ready
from atoll.engine.catalogue import get_game
from atoll.engine.compiled import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="measures compiled code")


def test_bench_measures_and_keeps_a_log(atoll, read, tmp_path, monkeypatch):
    monkeypatch.setattr(bench, "QUICK_GAMES", 20)
    monkeypatch.setattr(bench, "sound_games", lambda: [get_game("forbidden_island")])
    data = read(atoll("bench", "--quick", "--json", "--log", "log/results.md"))
    row = next(game for game in data["games"] if game["game"] == "forbidden_island")
    assert row["state_bytes"] > 100
    assert row["speeds"][0]["ratio"] > 1
    assert set(data["machine"]) == {"Atoll", "Python", "Numba", "NumPy", "CPU"}
    log = (tmp_path / "log/results.md").read_text()
    assert "| forbidden_island | 2 |" in log
    shown = atoll("bench", "--quick", "--log", "log/results.md")
    assert "forbidden_island" in shown.stdout
    assert (tmp_path / "log/results.md").read_text().count("## 2") == 2


def test_bench_says_which_log_cannot_be_written(atoll, monkeypatch):
    monkeypatch.setattr(bench, "_measure", lambda *_: {"game": "g", "speeds": []} | dict.fromkeys(SIZES, 1))
    refused = atoll("bench", "--log", ".")
    assert refused.exit_code == 2
    assert "--log" in refused.stderr


SIZES = ("state_bytes", "actions", "compile_cold_s", "compile_cached_s")


def test_warm_says_what_it_does(atoll, read, monkeypatch):
    monkeypatch.setattr("atoll.cli.warm.prepare", lambda game, report: report("strong"))
    done = atoll("warm", "forbidden_island", "--json")
    assert read(done)["seconds"]["forbidden_island"] >= 0
    rules, search = done.stderr.splitlines()
    assert rules.startswith("Compiling the rules of Forbidden Island")
    assert "legal" in rules
    assert search.startswith("Compiling the search of the strong bots for Forbidden Island")
    assert "strong" in search
    assert len(atoll("warm", "forbidden_island", "--playing").stderr.splitlines()) == 1


def test_a_cold_game_is_compiled_aloud_and_a_warm_one_silently(atoll, island, monkeypatch):
    atoll("warm", "forbidden_island", "--playing")
    assert atoll("show", island).stderr == ""
    monkeypatch.setattr(ready, "is_warm", lambda *_: False)
    assert atoll("show", island, "--lang", "de").stderr.startswith("Die Regeln von ")
    assert get_game("forbidden_island")


def test_cold_games_are_compiled_side_by_side(monkeypatch, capsys):
    compiled: list[subprocess.Popen[bytes]] = []
    most = []

    def compile(id):
        most.append(len([one for one in compiled if one.poll() is None]) + 1)
        compiled.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(0.2)"]))
        return compiled[-1]

    games = [get_game(id) for id in ("forbidden_island", "the_island", "template")]
    answers = {game.id: iter([False, True]) for game in games}
    monkeypatch.setattr(ready, "is_warm", lambda game, simulating: next(answers[game.id]))
    monkeypatch.setattr(ready, "_compile_apart", compile)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    ready.all_playable(games, "nl")
    said = capsys.readouterr().err
    assert said.startswith("De regels van ")
    assert said.count("klaar") == 3
    assert (len(compiled), max(most)) == (3, 2)


def test_ctrl_c_ends_the_compilers(monkeypatch):
    compiled = []

    def interrupt(_):
        raise KeyboardInterrupt

    def compile(id):
        compiled.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]))
        return compiled[-1]

    monkeypatch.setattr(ready, "is_warm", lambda *_, **__: False)
    monkeypatch.setattr(ready, "_compile_apart", compile)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(time, "sleep", interrupt)
    with pytest.raises(KeyboardInterrupt):
        ready.all_playable([get_game("forbidden_island"), get_game("the_island")], "en")
    assert [process.poll() is not None for process in compiled] == [True, True]
