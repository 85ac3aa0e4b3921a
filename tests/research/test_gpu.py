"""The GPU's tasks on the CPU, and its kernels on a card that is pretended, everywhere; on a card where one is."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from atoll.engine import MAX_SEATS, contract
from atoll.engine.asks import next_seat
from atoll.engine.catalogue import get_game
from atoll.engine.events import new_log
from atoll.engine.game import Game
from atoll.engine.match import parse_match
from atoll.engine.menu import new_menu
from atoll.engine.records import blank
from atoll.engine.rng import new_rng
from atoll.engine.simulation import fuzz as fuzz_here
from atoll.engine.simulation import simulate
from atoll.research.batch import Batch
from atoll.research.gpu import GpuBatch, compiling, fuzz, fuzzing, kernels, playouts, tasks
from atoll.research.gpu.fuzzing import fuzzed_match

from .pretended import Card, There, pretended
from .spread import SPREAD, name

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


def test_which_games_are_half_sensible() -> None:
    chosen = {n: [k for k in range(6) if tasks.is_sensible(k, n)] for n in (0, 1, 2, 3)}
    assert chosen == {0: [], 1: [0, 1, 2, 3, 4, 5], 2: [1, 3, 5], 3: [1, 4]}


# -- what a kernel does at a place of its pool ---------------------------------------------------------------------------


class Pool:
    """A policy's step as the kernel takes it, a block after the other, its places in any order; without threads."""

    def __init__(self, game: Game, n: int, places: int, options: dict[str, Any], observe: bool) -> None:
        self.game, self.n, self.places = game, n, places
        self.states, self.blank = blank(game.dtype, n), game.blank(options)
        self.luck, self.number = np.zeros(n, np.uint64), np.zeros(n, np.int64)
        self.seat, self.menus = np.zeros(n, np.int8), np.zeros((n, game.space.count + 1), np.int16)
        self.mask = np.zeros((n, game.space.count - game.space.nature), np.int8)
        self.observation = np.zeros((n, game.encoded if observe else 0), np.float32)
        self.reward = np.zeros((n, options["seats"]), np.float32)
        self.done, self.ending, self.length = np.zeros(n, np.int8), np.zeros(n, np.int8), np.zeros(n, np.int32)
        self.table, self.order = Table(game), np.random.default_rng(1)

    def reset(self, seed: int) -> None:
        self.number[:] = seed + np.arange(self.n)
        self.step(np.zeros(self.n, np.int64), 1)

    def step(self, actions: Any, starting: int = 0) -> None:
        nature, t = self.game.space.nature, self.table
        self.observation[:] = 0
        for base in range(0, self.n, self.places):
            here = min(self.places, self.n - base)
            own, acted = self.states[base : base + here].copy(), np.full(here, tasks.SORT, np.int32)
            self._until_gone(
                here,
                lambda place, base=base, own=own, acted=acted: tasks.step_at(
                    place, base, self.n, starting, nature, own, acted, self.blank, actions, self.luck, self.number,
                    self.seat, self.mask, self.reward, self.done, self.ending, self.length, t.chances, t.payoff, t.log,
                ),
            )  # fmt: skip
            self.states[base : base + here] = own
            self._until_gone(
                here,
                lambda place, base=base, own=own, acted=acted: tasks.show_at(
                    place, base, nature, own, acted, self.seat, self.menus, self.mask, self.observation
                ),
            )

    def _until_gone(self, here: int, go: Any) -> None:
        left = list(range(here))
        while left:
            left = [place for place in self.order.permutation(left).tolist() if go(place) != tasks.GONE]


def test_one_game_after_another_at_a_place_of_fuzzing(game: Game) -> None:
    """The fuzzing kernel's tasks: the games that `fuzz` plays here, looked at after every step; one in two is half-sensible."""
    options, t = game.options.complete({}), Table(game)
    blanks, states = game.blank(options), blank(game.dtype, 1)
    rngs, numbers = np.zeros(1, np.uint64), np.zeros(1, np.int64)
    steps, due = np.zeros(1, np.int32), np.zeros(1, np.int8)
    scores, done, total = np.zeros(game.space.count + 1), np.zeros(2, np.int32), 0
    for number in range(FEW):
        tasks.fuzz_from_at(0, number, 7, FEW, blanks, states, rngs, numbers, steps, due)
        while due[0] == 1 or not game.is_over(states):
            key = tasks.fuzz_key_at(0, 2, states, numbers, due)
            assert key == (tasks.N_KEYS - 1 if due[0] else 2 * tasks.key_of(states[0]) + number % 2)
            fault = tasks.fuzz_at(
                0, 2, 1, game.max_steps, states, rngs, numbers, steps, due, game.weights, t.menu, t.chances, scores, t.payoff,
                t.log, done,
            )  # fmt: skip
            assert fault == 0
        total += int(steps[0])
    known = fuzz_here(game, options, FEW, 7)
    assert total == known.steps
    assert np.array_equal(states, known.after)


# -- the same games as on the CPU ----------------------------------------------------------------------------------------


def on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def assert_same(here: Batch, there: Any) -> None:
    """Everything that a batch shows."""
    states = there.states() if callable(there.states) else there.states
    assert states.tobytes() == here.states.tobytes()
    for shown in ("seat", "mask", "done", "ending", "length", "number", "reward"):
        assert np.array_equal(on_host(getattr(there, shown)), getattr(here, shown)), shown
    seen = on_host(there.observation)
    near = 2e-3 if seen.dtype == np.float16 else 1e-6
    assert seen.shape == here.observation.shape
    assert np.allclose(seen.astype(np.float32), here.observation, atol=near, rtol=near)


def assert_same_course(here: Batch, there: Any, steps: int) -> None:
    """Random actions, in every other game now and then one that is illegal, as on the CPU's batch; then a new beginning."""
    luck, odd = np.random.default_rng(1), np.arange(here.n) % 2 == 1
    for _ in range(steps):
        assert_same(here, there)
        actions = here.random_actions()
        if isinstance(there, GpuBatch):
            assert np.array_equal(on_host(there.random_actions()), actions)
        wild = luck.integers(-2, here.actions + 2, here.n)
        actions = np.where(odd & (luck.random(here.n) < 0.1), wild, actions)
        here.step(actions)
        there.step(actions)
    assert_same(here, there)
    for batch in (here, there):
        batch.reset(3)
    assert_same(here, there)


@pytest.mark.parametrize("observe", [True, False], ids=["seen", "unseen"])
@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_a_step_of_the_pool_is_a_step_of_a_batch(id: str, options: dict[str, Any], observe: bool) -> None:
    """Two blocks and a game more; games of all lengths come to their ends."""
    game = get_game(id)
    here, there = Batch(game, 5, options, 4, observe=observe), Pool(game, 5, 2, options, observe)
    there.reset(4)
    assert_same_course(here, there, 80 if observe else 450)


@pytest.fixture
def card_here(game: Game, monkeypatch: pytest.MonkeyPatch) -> Iterator[Card]:
    with pretended(monkeypatch, game.dtype) as made:
        yield made


def varied(game: Game) -> dict[str, Any]:
    """Most seats, and other options than usual."""
    chosen = [options for id, options in SPREAD if id == game.id]
    return chosen[-1] if chosen else game.options.complete({"seats": 3})


def test_the_kernel_steps_games_as_the_cpu_does(game: Game, card_here: Card) -> None:
    """Two blocks and three games more, four warps at work in each."""
    here = Batch(game, 131, varied(game), 4)
    there = GpuBatch(game, 131, varied(game), 4, numbers=np.float32)
    assert there._on.stepped == 64
    assert_same_course(here, there, 3)


def test_without_observations_nothing_is_written_there(game: Game, card_here: Card) -> None:
    here, there = Batch(game, 3, None, 4, observe=False), GpuBatch(game, 3, None, 4, observe=False)
    assert there.observation.shape == (3, 0)
    assert_same_course(here, there, 10)


def same_playouts(game: Game, options: dict[str, Any] | None, games: int) -> None:
    here, there = simulate(game, options, games, 11), playouts(game, options, games, 11)
    for figure in ("games", "decisions", "steps", "turns", "endings", "most_steps"):
        assert getattr(here, figure) == getattr(there, figure), figure
    assert there.wins == pytest.approx(here.wins)


def test_the_kernel_plays_whole_games_as_the_cpu_does(game: Game, card_here: Card) -> None:
    same_playouts(game, varied(game), 4)


def same_fuzzing(game: Game, choices: list[dict[str, Any]], each: int, one_in: int, every: int) -> None:
    """One in `one_in` half-sensible, and none of them if that is 0."""
    games = range(each * len(choices))
    played = [fuzzed_match(game, choices[k // each], 9 + k, bool(tasks.is_sensible(k, one_in)))[0] for k in games]
    steps = [len(match.steps) for match in played]
    there = fuzz(game, choices, each, 9, one_in=one_in, every=every)
    assert there.fault is None
    assert (there.games, there.steps, there.most_steps) == (len(steps), sum(steps), max(steps))
    assert sum(there.endings.values()) == len(steps)


@pytest.mark.parametrize(("one_in", "every"), [(0, 1), (1, 8), (2, 8)])
def test_the_kernel_fuzzes_the_games_that_it_says(game: Game, card_here: Card, one_in: int, every: int) -> None:
    same_fuzzing(game, [game.options.complete({}), varied(game)], 2, one_in, every)


def test_parts_of_a_run_are_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("template")
    choices = [{"seats": 2}, {"seats": 3}]
    monkeypatch.setattr(fuzzing, "FIRST_LAUNCH", 2)
    monkeypatch.setattr(fuzzing, "LONG", float("inf"))  # however busy the machine is
    with pretended(monkeypatch, game.dtype):
        told: list[int] = []
        whole = fuzz(game, choices, 8, 5, one_in=3, told=told.append)
        parts = [fuzz(game, choices, 8, 5, one_in=3, first=k, last=k + 4) for k in range(0, 16, 4)]
    assert told == [2, 4, 8, 2]
    assert (sum(part.games for part in parts), sum(part.steps for part in parts)) == (whole.games, whole.steps)
    with pytest.raises(ValueError, match="every ≥ 1"):
        fuzz(game, choices, 1, every=0)


def test_a_fault_ends_the_run_and_is_told(game: Game, card_here: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is over after so few steps: that is one; the run ends with the launch that saw it."""
    monkeypatch.setattr(fuzzing, "FIRST_LAUNCH", 2)
    told: list[int] = []
    short = replace(game, max_steps=5)
    found = fuzz(short, [game.options.complete({})], 50, 9, told=told.append)
    assert (found.fault, found.seed, told) == ("longer than MAX_STEPS", 9, [2])
    assert found.match
    assert len(found.match.steps) == 5
    assert len(parse_match(found.match.text()).steps) == 5


def test_any_whole_numbers_are_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("template")
    with pretended(monkeypatch, game.dtype) as card:
        here, there = Batch(game, 3, None, 4), GpuBatch(game, 3, None, 4, numbers=np.float32)
        ways = (
            lambda a: a, lambda a: a.tolist(), lambda a: a.astype(np.int32), lambda a: np.repeat(a, 2)[::2],
            lambda a: card.to_device(a), lambda a: card.to_device(a.astype(np.int32)),
            lambda a: card.to_device(a.astype(np.uint8)), lambda a: card.to_device(np.repeat(a, 2))[::2],
        )  # fmt: skip
        for way in ways:
            actions = here.random_actions()
            here.step(actions)
            there.step(way(actions))
            assert_same(here, there)
        for wrong in (
            np.zeros(3),
            card.to_device(np.zeros(3)),
            np.zeros(3, bool),
            np.zeros(2, int),
            np.zeros((3, 1), int),
        ):
            with pytest.raises(ValueError, match="give 3 whole numbers, one a game, not"):
                there.step(wrong)

        class Tensor:
            shape, dtype = (3,), "torch.int64"

        with pytest.raises(TypeError, match=r"Tensor lies on the CPU"):
            there.step(Tensor())


def test_what_lies_otherwise_compiles_no_kernel_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The large kernel sees int64 one behind the other, whatever was given."""
    game = get_game("template")
    with pretended(monkeypatch, game.dtype) as card:
        batch, given = GpuBatch(game, 3, None, 4, numbers=np.float32), []
        monkeypatch.setattr(kernels.Device, "launch", lambda self, *arguments, stream: given.append(arguments[9]))
        for actions in (
            np.zeros(3, np.int8),
            card.to_device(np.zeros(6, int))[::2],
            card.to_device(np.zeros(3, np.int16)),
        ):
            batch.step(actions)
    assert [(type(a), a.dtype, a.flags.c_contiguous) for a in given] == [(There, np.dtype(np.int64), True)] * 3


def test_all_work_is_on_the_stream_that_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("template")
    with pretended(monkeypatch, game.dtype) as card:
        batch = GpuBatch(game, 3, None, 4, numbers=np.float32, stream=77)
        batch.step(batch.random_actions())
        batch.step(card.to_device(np.zeros(3, np.int32)))
        batch.synchronise()
        assert [stream.pointer for stream in card.streams] == [77] * len(card.streams)
        assert len(card.streams) >= 4
        card.streams.clear()
        GpuBatch(game, 3, None, 4, numbers=np.float32).synchronise()
        assert set(card.streams) == {0}


def test_numbers_that_would_lose_fractions_are_refused() -> None:
    game = get_game("template")
    with pytest.raises(ValueError, match="told in fractions: give float16 or float32, not int8"):
        GpuBatch(game, 3, numbers=np.int8)
    with pytest.raises(ValueError, match="at least one game"):
        GpuBatch(game, 0)


def test_every_kind_of_question_has_a_key(game: Game) -> None:
    """Keys of the pool are few; a game has fewer kinds of question, and a likeness never meets them."""
    assert 1 + len(game.asks.names()) + MAX_SEATS < tasks.N_KEYS


# -- on a card -----------------------------------------------------------------------------------------------------------


@gpu
@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_playouts_on_the_card(id: str, options: dict[str, Any]) -> None:
    same_playouts(get_game(id), options, 300)


@gpu
@pytest.mark.parametrize("observe", [True, False], ids=["seen", "unseen"])
@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_a_batch_on_the_card_step_for_step(id: str, options: dict[str, Any], observe: bool) -> None:
    """More games than two blocks hold, through the ends of many."""
    game = get_game(id)
    n = 2 * kernels.device(id).stepped + 37
    here, there = Batch(game, n, options, 4, observe=observe), GpuBatch(game, n, options, 4, observe=observe)
    assert_same_course(here, there, 400)


@gpu
@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.int64])
def test_actions_on_the_card(kind: Any) -> None:
    from numba import cuda

    game = get_game("template")
    here, there = Batch(game, 1000, None, 4), GpuBatch(game, 1000, None, 4, numbers=np.float32)
    for k in range(20):
        actions = here.random_actions()
        here.step(actions)
        narrow = actions.astype(kind)
        there.step(cuda.to_device(narrow) if k % 2 else cuda.to_device(np.repeat(narrow, 3))[::3])
        assert_same(here, there)
    assert len(there._kernel.overloads) == 1


@gpu
@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_fuzzing_on_the_card(id: str, options: dict[str, Any]) -> None:
    """Random games: what a half-sensible one finds best hangs on a card's rounding now and then."""
    game = get_game(id)
    for choices, each, every in (([options], 20, 1), ([options, game.options.complete({})], 10, 8)):
        same_fuzzing(game, choices, each, 0, every)
    assert fuzz(game, [options], 200, 9, one_in=2).fault is None


@gpu
def test_a_fault_on_the_card_ends_the_run() -> None:
    game = get_game("lost_island")
    found = fuzz(replace(game, max_steps=5), [game.options.complete({})], 5000, 9)
    assert (found.fault, found.match and len(found.match.steps)) == ("longer than MAX_STEPS", 5)


@gpu
def test_on_another_stream() -> None:
    from numba import cuda

    game = get_game("forbidden_island")
    stream = cuda.stream()
    here, there = Batch(game, 300, None, 4), GpuBatch(game, 300, None, 4, stream=int(stream))
    for _ in range(30):
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
    there.synchronise()
    assert_same(here, there)
