"""The GPU's tasks on the CPU, everywhere; the kernels themselves only where a card is."""

import numpy as np
import pytest

from atoll.engine import MAX_SEATS, contract
from atoll.engine.asks import next_seat
from atoll.engine.catalogue import get_game
from atoll.engine.events import new_log
from atoll.engine.game import Game
from atoll.engine.match import parse_match
from atoll.engine.menu import new_menu
from atoll.engine.rng import new_rng
from atoll.engine.simulation import fuzz as fuzz_here
from atoll.engine.simulation import simulate
from atoll.research.gpu import compiling, tasks
from atoll.research.gpu.fuzzing import fuzzed_match

GAMES = ("template", "forbidden_island", "the_island", "lost_island", "loot_island")
FEW = 2


def card() -> bool:
    try:
        compiling.need_cuda()
    except compiling.NoGpu:
        return False
    return True


gpu = pytest.mark.skipif(not card(), reason="no NVIDIA card with numba-cuda")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return get_game(request.param)


class Table:
    """One thread's memory, as a kernel has it."""

    def __init__(self, game: Game) -> None:
        self.menu = new_menu(game.space.count)
        self.chances = np.zeros(max(game.space.nature, 1), np.int16)
        self.log = new_log(0)
        self.rng = new_rng()
        self.payoff = np.zeros(MAX_SEATS, np.float64)


def random_game(game: Game, number: int) -> tuple[int, int, int]:
    """A whole game with the playout kernel's tasks: decisions, steps, ending."""
    t = Table(game)
    state = game.blank()
    assert tasks.key_of(state[0]) == tasks.OVER
    tasks.start(state[0], t.rng, number)
    decisions = steps = 0
    while tasks.key_of(state[0]) != tasks.OVER:
        decisions += tasks.random_step(state[0], t.menu, t.chances, t.log, t.rng)
        steps += 1
    return decisions, steps, int(contract.outcome(state[0], t.payoff))


def test_random_games_are_those_of_simulate(game: Game) -> None:
    played = [random_game(game, 5 + k) for k in range(FEW)]
    known = simulate(game, None, FEW, 5)
    assert (sum(d for d, _, _ in played), sum(s for _, s, _ in played)) == (known.decisions, known.steps)
    assert {game.endings.ids[e] for _, _, e in played} == set(known.endings)


def test_fuzzed_games_are_those_of_fuzz(game: Game) -> None:
    options = game.options.complete({})
    matches = [fuzzed_match(game, options, 7 + k, k % 2 == 1) for k in range(FEW)]
    known = fuzz_here(game, options, FEW, 7)
    assert known.fault is None
    assert [fault for _, fault in matches] == [None] * FEW
    assert sum(len(match.steps) for match, _ in matches) == known.steps
    assert np.array_equal(matches[-1][0].state, known.after)


def test_a_fuzzed_match_replays_from_its_file(game: Game) -> None:
    match, _ = fuzzed_match(game, game.options.complete({}), 3, True)
    again = parse_match(match.text())
    assert np.array_equal(again.state, match.state)


def test_a_mask_shows_the_menu_and_nothing_older() -> None:
    game = get_game("template")
    t = Table(game)
    state = game.blank()
    tasks.start(state[0], t.rng, 1)
    menu = new_menu(game.space.count)
    mask = np.zeros(game.space.count - game.space.nature, np.int8)
    while tasks.key_of(state[0]) != tasks.OVER:
        seat = int(next_seat(state[0]))
        if seat >= 0:
            tasks.show_menu(state[0], seat, game.space.nature, menu, mask)
            assert (np.flatnonzero(mask) + game.space.nature).tolist() == sorted(game.legal(state, seat))
        tasks.random_step(state[0], t.menu, t.chances, t.log, t.rng)


def test_an_illegal_action_costs_its_seat_one(game: Game) -> None:
    state = game.new()
    seats = int(state[0].seats)
    reward = np.ones(seats, np.float32)
    assert tasks.pay(state[0], False, 1, np.zeros(MAX_SEATS), reward) == tasks.ILLEGAL
    assert reward.tolist() == [-1.0 if seat == 1 else 0.0 for seat in range(seats)]


def test_what_a_seat_sees_comes_from_a_cut_record(game: Game) -> None:
    state = game.new()
    numbers = np.zeros(game.encoded, np.float32)
    copy = state.copy()
    tasks.look(copy[0], 0, numbers)
    assert np.array_equal(copy, game.view(state, 0))
    assert np.array_equal(numbers, game.encode(game.view(state, 0), 0))


def test_a_long_record_holds_the_same(game: Game) -> None:
    dtype = compiling.device_dtype(game)
    state = game.new()
    long = compiling.to_device_dtype(state, dtype)
    assert dtype.itemsize % 4 == 0
    assert dtype.itemsize // 4 % 8 != 0
    assert all(np.array_equal(long[name], state[name]) for name in game.dtype.names or ())


def test_without_numba_cuda_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numba_cuda", None)
    with pytest.raises(compiling.NoGpu, match="atoll\\[gpu\\]"):
        compiling.need_cuda()


@gpu
def test_playouts_on_the_card(game: Game) -> None:
    from atoll.research.gpu import playouts

    here, there = simulate(game, None, 300, 11), playouts(game, None, 300, 11)
    for name in ("games", "decisions", "steps", "turns", "endings", "most_steps"):
        assert getattr(here, name) == getattr(there, name), name
    assert there.wins == pytest.approx(here.wins)


@gpu
def test_a_batch_on_the_card_step_for_step(game: Game) -> None:
    from atoll.research.gpu import GpuBatch

    batch = GpuBatch(game, 3, None, 4)
    luck = [new_rng(4 + i) for i in range(3)]
    states = [game.new() for _ in range(3)]
    t = Table(game)
    numbers = [4, 5, 6]
    for _ in range(400):
        for i in range(3):
            while game.next_seat(states[i]) < 0:
                if game.is_over(states[i]):
                    numbers[i] += 3
                    luck[i], states[i] = new_rng(numbers[i]), game.new()
                else:
                    tasks.nature_step(states[i][0], t.chances, t.log, luck[i])
        there = batch.states()
        masks, seen = batch.mask.copy_to_host(), batch.observation.copy_to_host()
        for i in range(3):
            seat = game.next_seat(states[i])
            assert there[i : i + 1].tobytes() == states[i].tobytes()
            assert (np.flatnonzero(masks[i]) + game.space.nature).tolist() == sorted(game.legal(states[i], seat))
            wanted = game.encode(game.view(states[i], seat), seat)
            assert np.allclose(seen[i].astype(np.float32), wanted, atol=2e-3, rtol=2e-3)
        actions = batch.random_actions().copy_to_host()
        for i in range(3):
            game.apply(states[i], game.next_seat(states[i]), int(actions[i]) + game.space.nature)
        batch.step(actions)


@gpu
def test_fuzzing_on_the_card(game: Game) -> None:
    """Random games: what a half-sensible one finds best hangs on a card's rounding now and then."""
    from atoll.research.gpu import fuzz

    options = game.options.complete({})
    played = [fuzzed_match(game, options, 9 + k, False)[0] for k in range(20)]
    steps = [len(match.steps) for match in played]
    for choices, each, every in (([options], 20, 1), ([options, options], 10, 8)):
        there = fuzz(game, choices, each, 9, one_in=1 << 40, every=every)
        assert there.fault is None
        assert (there.games, there.steps, there.most_steps) == (20, sum(steps), max(steps))
    assert fuzz(game, [options], 200, 9, one_in=2).fault is None
