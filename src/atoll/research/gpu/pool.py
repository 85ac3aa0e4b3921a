"""Which games a warp works on. A block keeps a pool of games in shared memory; a warp takes up to 32 that wait on the same
kind of question, so that its threads go through the same code, does a step of each, and puts them back. Warps never wait
for each other.

`keys[place]` is the key of the game there, TAKEN while a warp has it, GONE when nothing is left to do for it; `counts[key]`
says roughly how many there are of each, `left[0]` how many places are not GONE.
"""

from types import ModuleType
from typing import Any, NamedTuple

from .tasks import GONE, N_KEYS

TAKEN = -1
WARP = 32
ALL = 0xFFFFFFFF


class Pool(NamedTuple):
    """Device functions."""

    open: Any
    take: Any
    put_back: Any


def make_pool(cuda: ModuleType) -> Pool:
    @cuda.jit(device=True)
    def open_pool(keys, counts, left, places, key):  # type: ignore[no-untyped-def]
        """All places have the same key; the whole block calls this, and meets at its end."""
        me = cuda.threadIdx.x
        for place in range(me, places, cuda.blockDim.x):
            keys[place] = key
        for k in range(me, N_KEYS, cuda.blockDim.x):
            counts[k] = places if k == key else 0
        if me == 0:
            left[0] = places
        cuda.syncthreads()

    @cuda.jit(device=True)
    def commonest(counts):  # type: ignore[no-untyped-def]
        """The key most games have, or -1 when all are taken; the same for all threads of the warp."""
        lane = cuda.laneid
        found = max(counts[lane] * N_KEYS + lane, counts[lane + WARP] * N_KEYS + lane + WARP)
        reach = WARP // 2
        while reach > 0:
            found = max(found, cuda.shfl_xor_sync(ALL, found, reach))
            reach //= 2
        return found % N_KEYS if found >= N_KEYS else -1

    @cuda.jit(device=True)
    def take(keys, counts, hands, left, places):  # type: ignore[no-untyped-def]
        """A place for this thread, -1 for none just now, GONE when all is done. The whole warp calls this."""
        if cuda.shfl_sync(ALL, left[0], 0) <= 0:
            return GONE
        lane = cuda.laneid
        hand = cuda.threadIdx.x - lane
        key = commonest(counts)
        taken = 0
        seen = 0
        while key >= 0 and seen < places and taken < WARP:
            place = (hand + seen + lane) % places
            mine = seen + lane < places and keys[place] == key and cuda.atomic.cas(keys, place, key, TAKEN) == key
            votes = cuda.ballot_sync(ALL, mine)
            at = taken + cuda.popc(votes & ((1 << lane) - 1))
            if mine and at < WARP:
                hands[hand + at] = place
            elif mine:
                keys[place] = key
            taken = min(WARP, taken + cuda.popc(votes))
            seen += WARP
        if lane == 0 and taken > 0:
            cuda.atomic.sub(counts, key, taken)
        cuda.syncwarp()
        return hands[hand + lane] if lane < taken else -1

    @cuda.jit(device=True)
    def put_back(keys, counts, left, place, key):  # type: ignore[no-untyped-def]
        """The game is ready for others, under its new key, or GONE."""
        cuda.threadfence_block()
        if key == GONE:
            keys[place] = GONE
            cuda.atomic.sub(left, 0, 1)
        else:
            keys[place] = key % N_KEYS
            cuda.atomic.add(counts, key % N_KEYS, 1)

    return Pool(open_pool, take, put_back)
