"""The kernels of one game: thin wrappers that keep games in shared memory and call `tasks`."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ...engine import contract
from ...engine.game import Game
from ...engine.playing import DECISIONS, GAMES, LEAST_TURNS, MOST_STEPS, MOST_TURNS, STEPS, TURNS
from . import compiling, tasks
from .pool import WARP, make_pool
from .tasks import GONE, N_KEYS, SORT

MOST_PLAYED, MOST_STEPPED = 1024, 512
"""Games of a block at most, in whole games and in a policy's steps."""
PLAYERS = {"the_island": 0.75, "forbidden_island": 0.34}
"""Threads of a block for each of its games that are played, where half as many are not the best."""
STEPPERS = 256
"""Threads of a block whose games are stepped."""
REGISTERS = 128
RESERVED, OWN = 1024, 1024
"""Shared memory that the card keeps of each block for itself, and what a kernel needs beside the games."""
BESIDE, BESIDE_FUZZED = 18, 28
"""What a kernel keeps beside each game: luck, steps, key, half a hand; fuzzing the game's number too, and whether it is due."""
NO_FAULT = 1 << 62
"""What a fuzzing kernel leaves in `found` when all went well; else the number of the first game that did not."""


@dataclass(frozen=True, eq=False)
class Device:
    """A game on this card: its record there; how many games a block plays, steps and fuzzes, each with how many threads."""

    cuda: ModuleType
    game: Game
    dtype: np.dtype[Any]
    blocks: int
    places: int
    players: int
    stepped: int
    steppers: int
    fuzzed: int
    fuzzers: int

    @property
    def words(self) -> int:
        return self.dtype.itemsize // 4

    def blank(self, *choices: Any) -> Any:
        """A record for each choice of options, not yet set up."""
        own = np.concatenate([self.game.blank(options) for options in choices])
        return self.cuda.to_device(compiling.to_device_dtype(own, self.dtype))

    def launch(self, kernel: Any, blocks: int, threads: int, places: int, *arguments: Any, stream: Any = 0) -> None:
        """So many blocks, each with so many games in shared memory; raises the block's limit of that first."""
        shared = places * self.dtype.itemsize
        kinds = tuple(getattr(a, "_numba_type_", None) or int64_type() for a in arguments)
        if kinds not in kernel.overloads:
            compiling.adopt(compiling.LARGE.get(self.game.id, compiling.LARGE_ELSEWHERE))
        made = kernel.compile(kinds)
        allow_shared(made, shared)
        kernel[blocks, threads, stream, shared](*arguments)


def int64_type() -> Any:
    from numba import int64

    return int64


def allow_shared(made: Any, size: int) -> None:
    """Blocks get more than 48 kB only when asked for."""
    from numba.cuda.cudadrv.driver import binding, driver

    function = made._codelibrary.get_cufunc()
    limit = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(limit, size, function.handle, function.device.id)


@cache
def device(game_id: str) -> Device:
    """Half as many threads as games play them, or fewer: what a warp takes is then nearly always of one kind."""
    from ...engine.catalogue import get_game

    cuda = compiling.need_cuda()
    game = get_game(game_id)
    dtype = compiling.device_dtype(game)
    card = cuda.get_current_device()
    room = card.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - RESERVED - OWN
    places, fuzzed = (min(MOST_PLAYED, room // (dtype.itemsize + n) // 64 * 64) for n in (BESIDE, BESIDE_FUZZED))
    players, fuzzers = (max(64, int(n * PLAYERS.get(game_id, 0.5)) // WARP * WARP) for n in (places, fuzzed))
    stepped = min(MOST_STEPPED, places)
    steppers = max(64, min(stepped, STEPPERS))
    blocks = card.MULTIPROCESSOR_COUNT
    return Device(cuda, game, dtype, blocks, places, players, stepped, steppers, fuzzed, fuzzers)


@cache
def playout_kernel(game_id: str) -> Any:
    """Whole random games: kernel(blank, silence, tally, endings, payoffs, next_game, first_seed, games)."""
    on = device(game_id)
    cuda = on.cuda
    from numba import float64, from_dtype, int16, int32, uint64

    record = from_dtype(on.dtype)
    nature = max(on.game.space.nature, 1)
    choices = on.game.space.count + 1
    places = on.places
    threads = on.players
    open_pool, take, put_back = make_pool(cuda)
    key_of, random_step, start = tasks.key_of, tasks.random_step, tasks.start

    @cuda.jit(max_registers=REGISTERS)
    def playout(blank, silence, tally, endings, wins, queue, first, games):  # type: ignore[no-untyped-def]
        states = cuda.shared.array(0, record)
        rngs = cuda.shared.array(places, uint64)
        steps = cuda.shared.array(places, int32)
        keys = cuda.shared.array(places, int32)
        hands = cuda.shared.array(threads, int32)
        counts = cuda.shared.array(N_KEYS, int32)
        left = cuda.shared.array(1, int32)
        menu = cuda.local.array(choices, int16)
        chances = cuda.local.array(nature, int16)
        payoff = cuda.local.array(8, float64)
        log = silence[0:0]
        for place in range(cuda.threadIdx.x, places, cuda.blockDim.x):
            states[place] = blank[0]
            steps[place] = 0
        open_pool(keys, counts, left, places, 0)
        decisions = 0
        while True:
            place = take(keys, counts, hands, left, places)
            if place == GONE:
                break
            if place >= 0:
                s = states[place]
                rng = rngs[place : place + 1]
                key = 0
                if s.ask_count > 0:
                    decisions += random_step(s, menu, chances, log, rng)
                    steps[place] += 1
                else:
                    if steps[place] > 0:
                        cuda.atomic.add(endings, contract.outcome(s, payoff), 1)
                        for seat in range(s.seats):
                            cuda.atomic.add(wins, seat, payoff[seat])
                        cuda.atomic.add(tally, GAMES, 1)
                        cuda.atomic.add(tally, STEPS, steps[place])
                        cuda.atomic.max(tally, MOST_STEPS, steps[place])
                        cuda.atomic.add(tally, TURNS, s.turns)
                        cuda.atomic.min(tally, LEAST_TURNS, s.turns)
                        cuda.atomic.max(tally, MOST_TURNS, s.turns)
                    steps[place] = 0
                    game = cuda.atomic.add(queue, 0, 1)
                    states[place] = blank[0]
                    if game < games:
                        start(s, rng, first + game)
                    else:
                        key = GONE
                if key != GONE:
                    key = key_of(s)
                put_back(keys, counts, left, place, key)
            cuda.syncwarp()
        cuda.atomic.add(tally, DECISIONS, decisions)

    return playout


@cache
def step_kernel(game_id: str) -> Any:
    """The seats that are asked act, nature follows, and the next moment is shown: see `batch` for the arrays."""
    on = device(game_id)
    cuda = on.cuda
    from numba import float64, from_dtype, int16, int32, uint32

    record = from_dtype(on.dtype)
    space = on.game.space
    nature = space.nature
    weighed = max(nature, 1)
    places, threads, words = on.stepped, on.steppers, on.words
    open_pool, take, put_back = make_pool(cuda)
    step_at, show_at = tasks.step_at, tasks.show_at

    @cuda.jit(max_registers=REGISTERS)
    def step(  # type: ignore[no-untyped-def]
        n, starting, stored, blank, silence, actions, luck, numbers, seats, menus, masks, observations, rewards, done,
        endings, lengths,
    ):  # fmt: skip
        states = cuda.shared.array(0, record)
        memory = cuda.shared.array(0, uint32)  # the same bytes: dynamic shared arrays all begin there
        keys = cuda.shared.array(places, int32)
        acted = cuda.shared.array(places, int32)
        hands = cuda.shared.array(threads, int32)
        counts = cuda.shared.array(N_KEYS, int32)
        left = cuda.shared.array(1, int32)
        chances = cuda.local.array(weighed, int16)
        payoff = cuda.local.array(8, float64)
        log = silence[0:0]
        me = cuda.threadIdx.x
        base = cuda.blockIdx.x * places
        here = min(places, n - base)
        for at in range(me, here * words, cuda.blockDim.x):
            memory[at] = stored[base * words + at]
        for place in range(me, here, cuda.blockDim.x):
            acted[place] = SORT
        open_pool(keys, counts, left, here, 0)
        while True:
            place = take(keys, counts, hands, left, here)
            if place == GONE:
                break
            if place >= 0:
                key = step_at(
                    place, base, n, starting, nature, states, acted, blank, actions, luck, numbers, seats, masks, rewards,
                    done, endings, lengths, chances, payoff, log,
                )  # fmt: skip
                put_back(keys, counts, left, place, key)
            cuda.syncwarp()
        cuda.syncthreads()
        for at in range(me, here * words, cuda.blockDim.x):
            stored[base * words + at] = memory[at]
        open_pool(keys, counts, left, here, 0)
        # now the records here are copies, and may be cut to what a seat sees
        while True:
            place = take(keys, counts, hands, left, here)
            if place == GONE:
                break
            if place >= 0:
                key = show_at(place, base, nature, states, acted, seats, menus, masks, observations)
                put_back(keys, counts, left, place, key)
            cuda.syncwarp()

    return step


@cache
def choose_kernel(game_id: str) -> Any:
    """One legal action for each game, all as likely: kernel(n, menus, luck, actions)."""
    on = device(game_id)
    cuda = on.cuda
    nature = on.game.space.nature
    from ...engine.menu import nth
    from ...engine.rng import below

    @cuda.jit
    def choose(n, menus, luck, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < n:
            actions[i] = nth(menus[i], below(luck[i : i + 1], menus[i, 0])) - nature

    return choose


@cache
def take_kernel() -> Any:
    """Whole numbers of any width, lying in any way, as int64 one behind the other: kernel(n, given, actions)."""
    cuda = compiling.need_cuda()

    @cuda.jit
    def take(n, given, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < n:
            actions[i] = given[i]

    return take


@cache
def fuzz_kernel(game_id: str) -> Any:
    """Games as `playing.fuzz_games` plays them: kernel(blanks, silence, tally, endings, found, weights, queue, …, every).

    A warp takes games that wait on the same kind of question and are played in the same way, random or sensible; or games
    that are looked at, as they are after each `every` steps. Games 0 to `each` - 1 begin with blanks[0], the next with
    blanks[1], …; those from the queue's number to `last` - 1 are played.
    """
    on = device(game_id)
    cuda = on.cuda
    from numba import float64, from_dtype, int8, int16, int32, int64, uint64

    record = from_dtype(on.dtype)
    space = on.game.space
    nature = max(space.nature, 1)
    choices = space.count + 1
    places, threads = on.fuzzed, on.fuzzers
    open_pool, take, put_back = make_pool(cuda)
    fuzz_at, fuzz_from_at, fuzz_key_at = tasks.fuzz_at, tasks.fuzz_from_at, tasks.fuzz_key_at

    @cuda.jit(max_registers=REGISTERS)
    def fuzz(  # type: ignore[no-untyped-def]
        blanks, silence, tally, endings, found, weights, queue, first, each, last, most, one_in, every
    ):
        states = cuda.shared.array(0, record)
        rngs = cuda.shared.array(places, uint64)
        numbers = cuda.shared.array(places, int64)
        steps = cuda.shared.array(places, int32)
        due = cuda.shared.array(places, int8)  # 1: it is looked at next
        keys = cuda.shared.array(places, int32)
        hands = cuda.shared.array(threads, int32)
        counts = cuda.shared.array(N_KEYS, int32)
        left = cuda.shared.array(1, int32)
        menu = cuda.local.array(choices, int16)
        chances = cuda.local.array(nature, int16)
        payoff = cuda.local.array(8, float64)
        step_done = cuda.local.array(2, int32)
        scores = cuda.local.array(choices, float64)
        log = silence[0:0]
        for place in range(cuda.threadIdx.x, places, cuda.blockDim.x):
            states[place] = blanks[0]
            steps[place] = -1
            due[place] = 0
        open_pool(keys, counts, left, places, 0)
        while True:
            place = take(keys, counts, hands, left, places)
            if place == GONE:
                break
            if place >= 0:
                s = states[place]
                key = 0
                if due[place] == 1 or s.ask_count > 0:
                    fault = fuzz_at(
                        place, one_in, every, most, states, rngs, numbers, steps, due, weights, menu, chances, scores, payoff,
                        log, step_done,
                    )  # fmt: skip
                    if fault != 0:
                        cuda.atomic.min(found, 0, numbers[place])
                        key = GONE
                else:
                    if steps[place] >= 0:
                        cuda.atomic.add(endings, contract.outcome(s, payoff), 1)
                        cuda.atomic.add(tally, GAMES, 1)
                        cuda.atomic.add(tally, STEPS, steps[place])
                        cuda.atomic.max(tally, MOST_STEPS, steps[place])
                    game = cuda.atomic.add(queue, 0, 1)
                    if game < last:
                        fuzz_from_at(place, game, first, each, blanks, states, rngs, numbers, steps, due)
                    else:
                        key = GONE
                if key != GONE:
                    key = fuzz_key_at(place, one_in, states, numbers, due)
                put_back(keys, counts, left, place, key)
            cuda.syncwarp()

    return fuzz
