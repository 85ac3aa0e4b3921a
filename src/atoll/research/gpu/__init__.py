"""The same rules on an NVIDIA GPU, thousands of games at a time. Needs the extra `gpu` (numba-cuda) and a card.

    from atoll.engine.catalogue import get_game
    from atoll.research.gpu import GpuBatch, playouts

    playouts(get_game("the_island"), {"seats": 4}, games=1_000_000)      # whole random games: a Simulation
    batch = GpuBatch(get_game("the_island"), 65_536, {"seats": 4})       # a policy in the loop, see `batch`

Nothing here knows a rule. `tasks` is plain compiled Python over the contract, and runs on a CPU as well: that is how the
tests check it everywhere. `compiling` says how a rule becomes device code, `pool` which games a warp works on, `kernels`
puts the two together. Same seeds, same games as on a CPU, step for step.
"""

from .batch import GpuBatch
from .fuzzing import fuzz
from .playouts import playouts

__all__ = ["GpuBatch", "fuzz", "playouts"]
