"""engine.simulation: many games, the same for any number of threads; fuzz and perft."""

from dataclasses import replace

import numpy as np
import pytest

from atoll.engine import playing, simulation
from atoll.engine.conformance.golden import perft as plain_perft
from atoll.engine.game import Game
from atoll.engine.match import Match
from atoll.engine.playing import SENSIBLE
from atoll.engine.simulation import count_lines, fuzz, simulate


def test_statistics(template: Game) -> None:
    result = simulate(template, {"seats": 3}, games=30, seed=4)
    data = result.to_json()
    assert data["games"] == 30
    assert data["seats"] == 3
    assert sum(data["outcomes"].values()) == 30
    assert data["turns"]["min"] <= data["turns"]["mean"] <= data["turns"]["max"]
    assert result.most_steps <= template.max_steps
    assert sum(result.wins) == pytest.approx(data["outcomes"].get("rescued", 0))


def test_the_number_of_jobs_changes_nothing(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "CHUNK", 4)
    heard: list[int] = []
    one = simulate(template, games=18, seed=9)
    two = simulate(template, games=18, seed=9, jobs=2, progress=heard.append)
    assert replace(one, seconds=0.0) == replace(two, seconds=0.0)
    assert sum(heard) == 18
    assert len(heard) > 2, "progress moves"


def test_chunks_are_made_as_they_are_needed(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.engine.simulation.CHUNK", 3)

    def stop(_: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        simulate(template, games=10**12, jobs=2, progress=stop)


def test_no_games_at_all(template: Game) -> None:
    assert simulate(template, games=0).to_json()["turns"] == {"min": 0, "mean": 0.0, "max": 0}


def test_sensible_seats_do_better(template: Game) -> None:
    result = simulate(template, {"ship": "near"}, games=60, styles=(SENSIBLE,))
    assert result.wins[0] > result.wins[1]
    flat = simulate(template, {"ship": "near"}, games=5, styles=(SENSIBLE,), weights=np.zeros(5))
    assert flat.games == 5


def test_fuzz(template: Game) -> None:
    result = fuzz(template, {"seats": 3}, games=20)
    assert (result.fault, result.games, result.seed) == (None, 20, 21)
    assert result.most_steps <= template.max_steps


def test_a_fault_is_named_with_its_seed(template: Game) -> None:
    result = fuzz(replace(template, max_steps=3), {"seats": 3}, games=20, seed=5)
    assert (result.fault, result.games, result.seed) == ("longer than MAX_STEPS", 0, 5)
    assert result.before.tobytes() != result.after.tobytes()
    assert set(simulation.LOOP_FAULTS) == {
        playing.NO_CHANCE, playing.NO_ACTION, playing.TOO_LONG, playing.EAGER_IDLE, playing.EARLY_OUTCOME, playing.NO_OUTCOME
    }  # fmt: skip


def test_a_broken_start_is_named(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = template.blank({})
    broken["flares"] = -1
    monkeypatch.setattr(type(template), "blank", lambda self, options: broken)
    assert fuzz(template, {}, games=1).fault == "flares"


def test_perft_counts_as_plainly_written(template: Game) -> None:
    match = Match.new(template, {"seats": 3}, seed="perft")
    for depth in range(5):
        assert count_lines(template, match.state, depth) == plain_perft(template, match.state, depth)
    match.run_nature()
    for depth in range(8):
        assert count_lines(template, match.state, depth) == plain_perft(template, match.state, depth)


def test_it_stops_when_progress_raises(template: Game) -> None:
    def enough(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(template, games=300, jobs=2, progress=enough)
