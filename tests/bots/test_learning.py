"""A net learns what moments were worth; NumPy and PyTorch learn the same."""

from pathlib import Path

import numpy as np
import pytest

from atoll.bots.search import training
from atoll.bots.search.learning import Lessons, batches, held_back, learn
from atoll.bots.search.training import Schedule, save, train
from atoll.bots.search.value import Net, read_net
from atoll.engine.game import Game

FEATURES, HIDDEN, MOMENTS = 6, 8, 6000


def lessons(together: int) -> Lessons:
    """Whoever has more of the first feature wins; tables of two and of three."""
    rng = np.random.default_rng(5)
    width = 1 if together else 3
    inputs = rng.normal(size=(MOMENTS, width, FEATURES)).astype(np.float32)
    seats = np.full(MOMENTS, 1) if together else rng.integers(2, 4, MOMENTS)
    targets = np.zeros((MOMENTS, width), np.float32)
    if together:
        targets[:, 0] = inputs[:, 0, 0] > 0
    else:
        first = np.where(np.arange(width) < seats[:, None], inputs[:, :, 0], -np.inf)
        targets[np.arange(MOMENTS), first.argmax(1)] = 1.0
    return Lessons(inputs, targets, seats)


def beginner(together: int) -> Net:
    rng = np.random.default_rng(1)
    into = rng.normal(0, 0.4, (FEATURES + 1, HIDDEN)).astype(np.float32)
    return Net(into, rng.normal(0, 0.4, HIDDEN + 1).astype(np.float32), together)


@pytest.mark.parametrize("together", [0, 1], ids=["rivals", "a team"])
def test_it_learns(together: int) -> None:
    untaught = learn(beginner(together), lessons(together), 0, 1e-2, np.random.default_rng(2))
    net, loss = learn(beginner(together), lessons(together), 120, 2e-2, np.random.default_rng(2))
    assert loss < 0.25 < untaught[1]
    again, same = learn(beginner(together), lessons(together), 120, 2e-2, np.random.default_rng(2))
    assert same == loss
    np.testing.assert_array_equal(net.into, again.into)


@pytest.mark.parametrize("together", [0, 1], ids=["rivals", "a team"])
def test_pytorch_learns_the_same(together: int) -> None:
    pytest.importorskip("torch")
    from atoll.bots.search.learning_torch import Learner

    net, loss = learn(beginner(together), lessons(together), 5, 1e-2, np.random.default_rng(2))
    other, left = Learner("cpu")(beginner(together), lessons(together), 5, 1e-2, np.random.default_rng(2))
    assert left == pytest.approx(loss, abs=1e-4)
    np.testing.assert_allclose(other.into, net.into, atol=2e-3)
    np.testing.assert_allclose(other.out, net.out, atol=2e-3)


def test_what_is_held_back_is_never_learnt_from() -> None:
    rng = np.random.default_rng(3)
    held, rest = held_back(5000, rng)
    steps = list(batches(rest, 2, 1.0, rng))
    assert len(held) == 500
    assert sorted(np.concatenate([held, *(part for part, _ in steps[: len(steps) // 2])])) == [*range(5000)]
    rates = [rate for _, rate in steps]
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] < 0.5 < rates[0] <= 1.0


def test_the_net_that_is_saved_is_the_one_that_won(
    tmp_path: Path, template: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files have half as many digits: it is rounded before its match, and learnt on from so."""
    played: list[Net] = []

    def won(game: Game, schedule: Schedule, net: Net, before: Net, jobs: int) -> tuple[float, float]:
        played.append(net)
        return 1.0, 0.5

    monkeypatch.setattr(training, "match", won)
    schedule = Schedule(first_games=2, rounds=0, match=1, hidden=4, cells=[{"seats": 2, "ship": "near"}])
    kept = train(template, schedule, lambda _: None)
    save(kept, tmp_path / "net.npz")
    again = read_net(template, tmp_path / "net.npz")
    for net in (kept, played[0]):
        np.testing.assert_array_equal(again.into, net.into)
        np.testing.assert_array_equal(again.out, net.out)
