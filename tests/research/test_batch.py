"""Many games at once are the same games."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.compiled import PACKAGE
from atoll.engine.conformance import check_golden
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.research.batch import Batch
from atoll.research.episode import Episode
from atoll.research.stepping import ILLEGAL

from .spread import GAMES, SPREAD, name


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_every_game_of_a_batch_is_the_game_of_its_number(id: str, options: dict[str, Any]) -> None:
    """Step for step the same as games on their own, through the ends of games."""
    game = get_game(id)
    batch = Batch(game, 3, options, seed=40)
    alone = [Episode(game, options, seed=40 + k) for k in range(3)]
    for _ in range(120):
        for k, episode in enumerate(alone):
            assert batch.seat[k] == episode.seat
            assert np.array_equal(batch.mask[k], episode.mask(episode.seat))
            assert np.array_equal(batch.observation[k], episode.numbers(episode.seat))
            assert batch.states[k].tobytes() == episode.state.tobytes()
        actions = batch.random_actions()
        batch.step(actions)
        for k, episode in enumerate(alone):
            episode.act(int(actions[k]))
            assert batch.done[k] == episode.over
            assert batch.reward[k].tolist() == pytest.approx(episode.payoff())
            assert batch.endings()[k] == episode.ending()
            if episode.over:
                episode.reset(int(batch.number[k]))


def shown(id: str, options: dict[str, Any]) -> str:
    """A line for all that a batch shows in so many steps: who is asked, masks, observations, rewards."""
    batch = Batch(get_game(id), 2, options, seed=7)
    digest = sha256()
    for _ in range(100):
        for array in (batch.seat, batch.mask, batch.observation, batch.reward, batch.done, batch.length):
            digest.update(array.tobytes())
        batch.step(batch.random_actions())
    return f"{' '.join(f'{name}={value}' for name, value in options.items())}: {digest.hexdigest()[:16]}"


@pytest.mark.parametrize("id", GAMES)
def test_a_batch_shows_what_it_always_showed(id: str, golden: bool, golden_folder: Path) -> None:
    """To the last bit, compiled or interpreted: a net that was trained with these numbers gets the same ones."""
    lines = [shown(id, options) for game, options in SPREAD if game == id]
    check_golden(golden_folder / "observations" / f"{id}.txt", "\n".join(lines) + "\n", golden)


def test_the_arrays_stay_the_same_arrays() -> None:
    batch = Batch(get_game("lost_island"), 4, seed=1)
    seen, mask = batch.observation, batch.mask
    before = seen.copy()
    batch.step(batch.random_actions())
    assert batch.observation is seen
    assert batch.mask is mask
    assert not np.array_equal(seen, before)
    assert np.shares_memory(batch.named()["cells"], seen)
    assert batch.named()["cells"].shape[0] == 4


def test_an_illegal_action_loses() -> None:
    batch = Batch(get_game("the_island"), 3, {"seats": 3}, seed=1)
    actions = batch.random_actions()
    seat = int(batch.seat[1])
    actions[1] = np.flatnonzero(batch.mask[1] == 0)[0]
    actions[2] = -1
    batch.step(actions)
    assert batch.done.tolist() == [False, True, True]
    assert batch.ending.tolist() == [0, ILLEGAL, ILLEGAL]
    assert batch.endings() == ["", "illegal", "illegal"]
    assert batch.reward[1].tolist() == [-1.0 if s == seat else 0.0 for s in range(3)]
    assert batch.number.tolist() == [1, 2 + 3, 3 + 3]


def test_lengths_count_decisions() -> None:
    batch = Batch(get_game("forbidden_island"), 2, seed=1)
    count = np.zeros(2, int)
    for _ in range(60):
        batch.step(batch.random_actions())
        count += 1
        assert np.array_equal(batch.length, count)
        count[batch.done] = 0


def test_reset_begins_anew() -> None:
    batch = Batch(get_game("loot_island"), 2, seed=9)
    first = batch.states.tobytes(), batch.mask.copy(), batch.observation.copy()
    for _ in range(10):
        batch.step(batch.random_actions())
    assert batch.states.tobytes() != first[0]
    batch.reset(9)
    assert batch.states.tobytes() == first[0]
    assert np.array_equal(batch.mask, first[1])
    assert np.array_equal(batch.observation, first[2])
    assert batch.length.tolist() == [0, 0]


@pytest.mark.parametrize("style", [RANDOM, SENSIBLE])
def test_bots_have_the_other_seats(style: int) -> None:
    batch = Batch(get_game("lost_island"), 4, {"seats": 3}, seed=2, styles={0: style, 2: style})
    ended = 0
    for _ in range(200):
        assert (batch.seat == 1).all()
        batch.step(batch.random_actions())
        ended += int(batch.done.sum())
    assert ended


def test_without_a_seat_to_play_there_is_no_batch() -> None:
    game = get_game("lost_island")
    with pytest.raises(ValueError, match="at least one seat"):
        Batch(game, 1, styles={0: RANDOM, 1: RANDOM})
    with pytest.raises(ValueError, match="at least one game"):
        Batch(game, 0)
    for wrong in (np.zeros(3, int), np.zeros(2), np.zeros(2, bool), np.array([0.5, 1.0])):
        with pytest.raises(ValueError, match="give 2 whole numbers, one a game, not"):
            Batch(game, 2).step(wrong)


def test_each_game_can_have_a_seed_of_its_own() -> None:
    game = get_game("forbidden_island")
    batch = Batch(game, 2)
    batch.reset([5, 100])
    for k, seed in enumerate((5, 100)):
        assert batch.states[k].tobytes() == Episode(game, seed=seed).state.tobytes()
    batch.step(np.full(2, -1))
    assert batch.number.tolist() == [7, 102]
    with pytest.raises(ValueError, match="give one seed, or 2"):
        batch.reset(np.array([1, 2, 3]))


@pytest.mark.compiled
def test_threads_change_nothing() -> None:
    game = get_game("forbidden_island")
    one, two = (Batch(game, 256, seed=1, threads=threads) for threads in (1, 2))
    for _ in range(50):
        actions = one.random_actions()
        assert np.array_equal(actions, two.random_actions())
        one.step(actions)
        two.step(actions)
        assert one.states.tobytes() == two.states.tobytes()
        assert np.array_equal(one.reward, two.reward)
    two.close()
    two.close()


@pytest.mark.parametrize("id", GAMES)
def test_the_last_observation_can_be_kept(id: str) -> None:
    game = get_game(id)
    batch = Batch(game, 1, seed=3, keep_final=True)
    episode = Episode(game, seed=3)
    while not batch.done[0]:
        seat = int(batch.seat[0])
        action = batch.random_actions()
        batch.step(action)
        episode.act(int(action[0]))
    assert np.array_equal(batch.final_observation[0], episode.numbers(seat))


def test_compiled_code_is_in_one_file() -> None:
    """Numba notices an edit only in the file of the function it loads (see stepping.py)."""
    files = (PACKAGE / "research").glob("*.py")
    assert [path.name for path in files if "@rule" in path.read_text(encoding="utf-8")] == ["stepping.py"]
