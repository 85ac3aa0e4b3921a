"""How a rule becomes device code.

Numba-cuda compiles a function it meets in a kernel once for each mix of argument types, and its optimiser then copies nearly
every call into the caller: hundreds of kilobytes of code, which the card fetches anew again and again (seen: five sixths of
all time). So whole numbers are widened at a function's door, as on the CPU, and functions above a certain size stay functions.
"""

from types import ModuleType
from typing import Any

import numpy as np

from ...engine import contract
from ...engine.compiled import WideDispatcher, _widen
from ...engine.errors import AtollError
from ...engine.events import tell
from ...engine.game import Game
from .tasks import AT_A_PLACE

LARGE = {"the_island": 600, "lost_island": 350, "loot_island": 800}
LARGE_ELSEWHERE = 450
"""Functions of more instructions, before optimising, are called rather than copied. Measured; see bench/results.md."""
CPU_ONLY = {"_nrt", "forceinline"}
"""Options of a rule that the card's compiler does not know, or decides by size."""
BANKS = 32


class NoGpu(AtollError):
    """numba-cuda is not installed, or there is no card."""


def need_cuda() -> ModuleType:
    """`numba.cuda` of numba-cuda, ready for our rules."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # numba-cuda 0.30 asks for names that NumPy 2.5 has no more
            setattr(np, old, getattr(np, new))
    try:
        import numba_cuda  # noqa: F401
        from numba import cuda
    except ImportError as problem:
        raise NoGpu("the GPU needs numba-cuda: pip install 'atoll[gpu]'") from problem
    if not cuda.is_available():
        raise NoGpu("no NVIDIA card is found, or its driver is not")
    from numba.cuda.core import config

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # one block a multiprocessor is meant: it holds as many games as fit
    return cuda


def memset() -> Any:
    """`memset(array, byte, size)` on the card."""
    from numba.cuda.cudadrv.driver import device_memset

    return device_memset


def silent_tell(log: Any, kind: int, audience: int, a: int, b: int, c: int, d: int) -> None:
    """Nobody listens to events on the device."""


def adopt(large: int = LARGE_ELSEWHERE) -> None:
    """From now on rules that a kernel calls are compiled as said above."""
    from numba.cuda.dispatcher import CUDADispatcher

    silent = {getattr(tell, "py_func", tell): silent_tell}
    copied = {getattr(task, "py_func", task) for task in AT_A_PLACE}

    class DeviceRule(CUDADispatcher):  # type: ignore[misc]
        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            made = super().compile_device(tuple(_widen(a) for a in args), return_type)
            function = made.library.get_function(made.fndesc.mangled_name)
            if (
                not self.targetoptions.get("forceinline")
                and sum(len(block.instructions) for block in function.blocks) > large
            ):
                function.attributes.add("noinline")
            return made

        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(_widen(a) for a in args), kws)

    def device_rule(self: WideDispatcher) -> Any:
        made = self.__dict__.get("_device_rule")
        if made is None or made[0] != large:
            own = {name: value for name, value in self.targetoptions.items() if name not in CPU_ONLY}
            options = dict(own, device=True, debug=False, opt=True, forceinline=self.py_func in copied)
            made = self.__dict__["_device_rule"] = (large, DeviceRule(silent.get(self.py_func, self.py_func), options))
        return made[1]

    WideDispatcher._CUDATypingContext__dispatcher = property(device_rule)


def device_dtype(game: Game) -> np.dtype[Any]:
    """The game's record, so long that neighbours in shared memory do not all begin in the same few banks."""
    own = game.dtype
    words = own.itemsize // 4
    if own.itemsize % 4 == 0 and words % (BANKS // 4) != 0:
        return own
    names = own.names or ()
    fields: dict[str, Any] = dict(own.fields or {})
    layout: Any = {
        "names": names,
        "formats": [fields[name][0] for name in names],
        "offsets": [fields[name][1] for name in names],
        "itemsize": (own.itemsize + 7) // 8 * 8 + (8 if words % (BANKS // 4) == 0 else 0),
    }
    long = np.dtype(layout)
    made = np.dtype((np.record, long))
    contract.register(made, dict(game.functions))
    return made


def to_device_dtype(records: Any, dtype: np.dtype[Any]) -> Any:
    """The same records in the longer form."""
    if records.dtype == dtype:
        return records
    long = np.zeros(records.shape, dtype)
    for name in dtype.names or ():
        long[name] = records[name]
    return long
