"""A card that is pretended: what of `numba.cuda` our kernels use, in plain Python, so that they run where no card is.

Each thread of a block is a greenlet. Whoever asks something of its whole warp or block waits until all of them ask, so warps
are in different places of the code as on a card; which one goes on is drawn. NumPy notices what is written past the end of
an array, which a card does not.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from greenlet import getcurrent, greenlet

from atoll.research.gpu import compiling, kernels
from atoll.research.gpu.pool import WARP

KERNELS = ("device", "playout_kernel", "step_kernel", "choose_kernel", "take_kernel", "fuzz_kernel")

MOST_ANSWERS = 200_000
"""Warps wait for each other in a loop; so long they do not if all is well."""


class Everything:
    """A kernel needs no compiling here."""

    def __contains__(self, kinds: object) -> bool:
        return True


class Axis:
    def __init__(self, of: Callable[[], int]) -> None:
        self._of = of

    @property
    def x(self) -> int:
        return self._of()


class Block:
    """The threads of one block and what they share."""

    def __init__(self, card: "Card", number: int, threads: int, dynamic: int) -> None:
        self.card, self.number, self.threads = card, number, threads
        self.shared: list[Any] = []
        self.dynamic = np.zeros(dynamic, np.uint8)

    def run(self, kernel: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        hub = getcurrent()
        lanes = [Lane(self, number, lambda: kernel(*arguments), hub) for number in range(self.threads)]
        warps = [lanes[at : at + WARP] for at in range(0, self.threads, WARP)]
        for lane in lanes:
            lane.switch()
        answers = 0
        while not all(lane.dead for lane in lanes):
            answers += 1
            assert answers < MOST_ANSWERS, "threads go round and round"
            together = [warp for warp in warps if not warp[0].dead and all(x.asked == "warp" for x in warp)]
            if together:
                answer(self.card.luck.choice(together))
            else:
                assert all(lane.asked == "block" for lane in lanes), "threads wait for some that never come"
                answer(lanes)


class Lane(greenlet):
    """A thread; `asked` says for whom it waits."""

    def __init__(self, block: Block, number: int, work: Callable[[], None], hub: greenlet) -> None:
        super().__init__(work, hub)
        self.block, self.number, self.arrays = block, number, 0
        self.asked, self.given = "", None
        self.wish: Callable[[list[Any], int], Any] = lambda given, lane: None

    def ask(self, whom: str, given: Any, wish: Callable[[list[Any], int], Any]) -> Any:
        self.asked, self.given, self.wish = whom, given, wish
        return self.parent.switch()


def answer(lanes: list[Lane]) -> None:
    """All of them have asked; each goes on with its answer until it asks again."""
    given = [lane.given for lane in lanes]
    answers = [lane.wish(given, at) for at, lane in enumerate(lanes)]
    for lane, said in zip(lanes, answers, strict=True):
        lane.asked = ""
        lane.switch(said)


class There(np.ndarray[Any, Any]):
    """An array on the card."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.__array_interface__)

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        return np.array(self.view(np.ndarray))

    def copy_to_device(self, other: Any, stream: Any = 0) -> None:
        assert other.shape == self.shape
        assert other.dtype == self.dtype
        self[...] = other

    def is_c_contiguous(self) -> bool:
        return bool(self.flags.c_contiguous)


class Kernel:
    overloads = Everything()

    def __init__(self, card: "Card", function: Callable[..., None]) -> None:
        self.card, self.function = card, function

    def compile(self, kinds: object) -> None:
        """Nothing is compiled."""

    def __getitem__(self, how: tuple[Any, ...]) -> Callable[..., None]:
        blocks, threads, *rest = how
        assert threads <= 1024
        dynamic = rest[1] if len(rest) > 1 else 0
        assert dynamic <= self.card.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN

        def launch(*arguments: Any) -> None:
            self.card.streams.append(rest[0] if rest else 0)
            plain = tuple(a.view(np.ndarray) if isinstance(a, There) else a for a in arguments)
            for number in range(blocks):
                Block(self.card, number, threads, dynamic).run(self.function, plain)

        return launch


class Card:
    """Stands for `numba.cuda`, and for the card that it would find."""

    MULTIPROCESSOR_COUNT = 2

    def __init__(self, record: Callable[[Any], np.dtype[Any]], room: int) -> None:
        self.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = room
        self.luck = random.Random(1)
        self.streams: list[Any] = []
        self._record = record
        self.threadIdx, self.blockIdx = Axis(lambda: lane().number), Axis(lambda: lane().block.number)
        self.blockDim = Axis(lambda: lane().block.threads)
        self.shared, self.local, self.atomic = Shared(self), Local(self), self

    def get_current_device(self) -> "Card":
        return self

    def jit(self, function: Any = None, *, device: bool = False, max_registers: int = 0) -> Any:
        def made(function: Any) -> Any:
            return function if device else Kernel(self, function)

        return made(function) if function else made

    @property
    def laneid(self) -> int:
        return lane().number % WARP

    def grid(self, dimensions: int) -> int:
        return lane().block.number * lane().block.threads + lane().number

    # -- memory ------------------------------------------------------------------------------------------------------

    def to_device(self, array: Any) -> There:
        """Halves become floats: a CPU's compiler knows none."""
        own = np.array(array)
        return (own.astype(np.float32) if own.dtype == np.float16 else own).view(There)

    def as_cuda_array(self, array: Any) -> There:
        return array.view(There)

    def memset(self, array: There, byte: int, size: int, stream: Any = 0) -> None:
        array.view(np.ndarray).fill(byte)

    def kind_of(self, kind: Any) -> np.dtype[Any]:
        from numba.np.numpy_support import as_dtype

        return self._record(kind) if hasattr(kind, "fields") else as_dtype(kind)

    # -- together ----------------------------------------------------------------------------------------------------

    def syncwarp(self) -> None:
        lane().ask("warp", None, lambda given, at: None)

    def syncthreads(self) -> None:
        lane().ask("block", None, lambda given, at: None)

    def threadfence_block(self) -> None:
        """Everybody sees everything here."""

    def shfl_sync(self, mask: int, value: Any, of: int) -> Any:
        return lane().ask("warp", value, lambda given, at: given[of])

    def shfl_xor_sync(self, mask: int, value: Any, reach: int) -> Any:
        return lane().ask("warp", value, lambda given, at: given[at ^ reach])

    def ballot_sync(self, mask: int, yes: Any) -> int:
        return int(lane().ask("warp", bool(yes), lambda given, at: sum(1 << k for k, vote in enumerate(given) if vote)))

    def popc(self, bits: int) -> int:
        return int(bits).bit_count()

    # -- atomic ------------------------------------------------------------------------------------------------------

    def add(self, array: Any, at: Any, value: Any) -> Any:
        old = array[at].item()
        array[at] = old + value
        return old

    def sub(self, array: Any, at: Any, value: Any) -> Any:
        return self.add(array, at, -value)

    def max(self, array: Any, at: Any, value: Any) -> Any:
        old = array[at].item()
        array[at] = max(old, value)
        return old

    def min(self, array: Any, at: Any, value: Any) -> Any:
        old = array[at].item()
        array[at] = min(old, value)
        return old

    def cas(self, array: Any, at: Any, expected: Any, value: Any) -> Any:
        old = array[at].item()
        if old == expected:
            array[at] = value
        return old

    # -- streams -----------------------------------------------------------------------------------------------------

    def synchronize(self) -> None:
        """All is done at once here."""

    def external_stream(self, pointer: int) -> "Stream":
        return Stream(pointer)


class Stream:
    def __init__(self, pointer: int) -> None:
        self.pointer = pointer

    def synchronize(self) -> None:
        """As above."""


class Shared:
    """`cuda.shared`: a thread's n-th array is the n-th of its block; all without a size begin at the same byte."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def array(self, shape: int, kind: Any) -> Any:
        me = lane()
        block, at = me.block, me.arrays
        me.arrays += 1
        if at == len(block.shared):
            dtype = self.card.kind_of(kind)
            block.shared.append(block.dynamic.view(dtype) if shape == 0 else np.zeros(shape, dtype))
        return block.shared[at]


class Local:
    """`cuda.local`: a thread's own."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def array(self, shape: int, kind: Any) -> Any:
        return np.zeros(shape, self.card.kind_of(kind))


def lane() -> Lane:
    me = getcurrent()
    assert isinstance(me, Lane), "only threads ask that"
    return me


@contextmanager
def pretended(monkeypatch: pytest.MonkeyPatch, record: np.dtype[Any]) -> Iterator[Card]:
    """A card with two multiprocessors, each with room for 64 games of these records and what lies beside them."""
    card = Card(lambda kind: record, 64 * (record.itemsize + kernels.BESIDE_FUZZED) + kernels.RESERVED + kernels.OWN)
    monkeypatch.setattr(compiling, "need_cuda", lambda: card)
    monkeypatch.setattr(compiling, "device_dtype", lambda game: record)
    monkeypatch.setattr(compiling, "memset", lambda: card.memset)
    monkeypatch.setattr(kernels, "allow_shared", lambda made, size: None)
    forget()
    yield card
    forget()


def forget() -> None:
    """What was made for another card."""
    for name in KERNELS:
        getattr(kernels, name).cache_clear()
