"""Many games on the card with a policy in the loop: `GpuBatch(game, n, options, seed)`.

    batch = GpuBatch(get_game("the_island"), 65_536, {"seats": 2}, seed=1)
    masks = torch.as_tensor(batch.mask, device="cuda")                   # no copy: it always shows the present moment
    seen = torch.as_tensor(batch.observation, device="cuda")
    while training:
        batch.step(policy(seen, masks))                                  # any array on the card: PyTorch, CuPy, JAX
        learn(batch.reward, batch.done)

The arrays have `__cuda_array_interface__`, so others read them where they lie: `torch.as_tensor(batch.mask, device="cuda")`,
`cupy.asarray(batch.mask)`; JAX by way of CuPy, `jax.dlpack.from_dlpack(cupy.asarray(batch.mask))`. JAX takes arrays for
unchangeable, so make that anew, and a copy of it, at every moment.

All work is put on one stream, the default one, on which PyTorch and CuPy work too unless told otherwise: nothing has to be
waited for. Who works on another stream hands it over (`stream=torch.cuda.current_stream().cuda_stream`), and who has streams
of its own (JAX) calls `batch.synchronise()` before it reads, and gives actions that are there (`block_until_ready`).

A game that is over is followed by the next at once: `done`, `reward`, `ending` and `length` tell of the one that ended, all
else of the new one. Game k has the seeds seed + k, seed + k + n, …: the same games as the CPU's batch plays. An illegal action
ends the game and costs that seat 1. Actions are numbered without nature's.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.game import Game
from ...engine.records import Array
from ...engine.rng import seed as seed_rng
from ...engine.simulation import SEED_SPAN
from . import compiling
from .kernels import choose_kernel, device, step_kernel, take_kernel

OTHER_LUCK = 0x7FFFFFFFFFFFFFFF
THREADS = 128


class GpuBatch:
    """`n` games; `observe=False` leaves `observation` empty. `stream`: the pointer of the CUDA stream to work on."""

    def __init__(
        self,
        game: Game,
        n: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        observe: bool = True,
        numbers: Any = np.float16,
        stream: int | None = None,
    ) -> None:
        if n < 1:
            raise ValueError("a batch has at least one game")
        if np.dtype(numbers).kind != "f":
            raise ValueError(f"what is seen is told in fractions: give float16 or float32, not {np.dtype(numbers)}")
        self.game, self.n = game, n
        self.options = game.options.complete(options or {})
        self.actions = game.space.count - game.space.nature
        self._on = on = device(game.id)
        self._stream: Any = on.cuda.external_stream(stream) if stream else 0
        self._memset = compiling.memset()
        self._kernel, self._choose, self._take = step_kernel(game.id), choose_kernel(game.id), take_kernel()
        seats, width = self.options["seats"], game.encoded if observe else 0
        self._stored = self._zeros(n * on.words, np.uint32)
        self._blank, self._silence = on.blank(self.options), self._zeros(1, np.int16)
        self._luck, self._choices = self._zeros(n, np.uint64), self._zeros(n, np.uint64)
        self._menus = self._zeros((n, game.space.count + 1), np.int16)
        self._chosen, self._given = self._zeros(n, np.int64), self._zeros(n, np.int64)
        self.number = self._zeros(n, np.int64)
        self.seat = self._zeros(n, np.int8)
        self.mask = self._zeros((n, self.actions), np.int8)
        self.observation = self._zeros((n, width), numbers)
        self.reward = self._zeros((n, seats), np.float32)
        self.done = self._zeros(n, np.int8)
        self.ending = self._zeros(n, np.int8)
        self.length = self._zeros(n, np.int32)
        self.reset(seed)

    def _zeros(self, shape: Any, kind: Any) -> Any:
        return self._on.cuda.to_device(np.zeros(shape, kind))

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew, from this seed on."""
        self.synchronise()
        numbers = seed % SEED_SPAN + np.arange(self.n)
        others = np.zeros(self.n, np.uint64)
        for i in range(self.n):
            seed_rng(others[i : i + 1], ~int(numbers[i]) & OTHER_LUCK)
        self.number.copy_to_device(numbers)
        self._choices.copy_to_device(others)
        self._step(self._chosen, 1)

    def step(self, actions: Any) -> None:
        """The seats that are asked act; `actions` are whole numbers of any width, on the card or a NumPy array."""
        self._step(self._on_card(actions), 0)

    def _on_card(self, actions: Any) -> Any:
        """As int64, one behind the other: what is given in another way is copied, on the card if it is there."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._on.cuda.as_cuda_array(actions)
        elif isinstance(actions, np.ndarray | list | tuple):
            given = np.asarray(actions)
        else:
            what = f"{type(actions).__module__}.{type(actions).__name__}"
            raise TypeError(f"actions are to lie on the card or to be a NumPy array; this {what} lies on the CPU")
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"give {self.n} whole numbers, one a game, not {given.dtype} of shape {given.shape}")
        if isinstance(given, np.ndarray):
            self._given.copy_to_device(np.ascontiguousarray(given, np.int64), stream=self._stream)
        elif given.dtype == np.int64 and given.is_c_contiguous():
            return given
        else:
            self._take[self._blocks(), THREADS, self._stream](self.n, given, self._given)
        return self._given

    def random_actions(self) -> Any:
        """One legal action for each game, all as likely; from luck that is not the games' own."""
        self._choose[self._blocks(), THREADS, self._stream](self.n, self._menus, self._choices, self._chosen)
        return self._chosen

    def synchronise(self) -> None:
        """Wait until the arrays show what the last step did."""
        if self._stream:
            self._stream.synchronize()
        else:
            self._on.cuda.synchronize()

    def _blocks(self) -> int:
        return -(-self.n // THREADS)

    def states(self) -> Array:
        """The whole truth of each game, copied from the card."""
        self.synchronise()
        there = self._stored.copy_to_host().view(self._on.dtype)
        own = np.zeros(self.n, self.game.dtype)
        for name in self.game.dtype.names or ():
            own[name] = there[name]
        return own

    def _step(self, actions: Any, starting: int) -> None:
        if self.observation.size > 0:  # all at once: threads would write their rows of zeros side by side, far apart
            self._memset(self.observation, 0, self.observation.nbytes, stream=self._stream)
        on = self._on
        on.launch(
            self._kernel, -(-self.n // on.stepped), on.steppers, on.stepped,
            self.n, starting, self._stored, self._blank, self._silence, actions, self._luck, self.number, self.seat,
            self._menus, self.mask, self.observation, self.reward, self.done, self.ending, self.length,
            stream=self._stream,
        )  # fmt: skip
