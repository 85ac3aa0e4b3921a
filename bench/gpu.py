"""What one GPU does: whole random games, a policy in the loop, fuzzing; and a game of Pgx beside ours, if it is installed.

    python bench/gpu.py [--log bench/results.md] [--seats 4] [GAME …]

`make bench-gpu` installs what it needs: the extra `gpu` (numba-cuda with CUDA 13), and for the comparison `pgx` and
`jax[cuda13]`. Every figure is checked first: the card's games must be the CPU's, number for number.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.simulation import simulate
from atoll.research.gpu import GpuBatch, fuzz, playouts
from atoll.research.gpu.compiling import need_cuda

GAMES = ("forbidden_island", "the_island", "lost_island", "loot_island")
WHOLE = {"forbidden_island": 8_000_000, "the_island": 600_000, "lost_island": 2_000_000, "loot_island": 200_000}
CHECKED = 200
BATCH, STEPS = 1 << 18, 50
COMPARABLE = "backgammon"
"""The game of Pgx that is nearest in size to ours; the others have a few dozen bytes a game."""


def same_games(game: Game, seats: int) -> bool:
    here, there = simulate(game, {"seats": seats}, CHECKED, 1), playouts(game, {"seats": seats}, CHECKED, 1)
    return (here.decisions, here.steps, here.endings) == (there.decisions, there.steps, there.endings)


def stepping(game: Game, seats: int) -> tuple[float, int]:
    """Steps a second with mask, observation and a random action each; and the bytes that a step must at least move."""
    cuda = need_cuda()
    batch = GpuBatch(game, BATCH, {"seats": seats}, 1)
    for _ in range(3):
        batch.step(batch.random_actions())
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    cuda.synchronize()
    seconds = time.perf_counter() - began
    moved = 2 * game.dtype.itemsize + batch.actions + 2 * game.encoded
    return BATCH * STEPS / seconds, moved


def bandwidth() -> float:
    """Bytes a second that a copy on the card moves, read and written."""
    cuda = need_cuda()
    a = cuda.to_device(np.zeros(1 << 28, np.uint32))
    b = cuda.device_array_like(a)
    b.copy_to_device(a)
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(10):
        b.copy_to_device(a)
    cuda.synchronize()
    return 20 * a.nbytes / (time.perf_counter() - began)


def pgx(name: str, batch: int = 1 << 17, steps: int = 100) -> float | None:
    """Steps a second of a game of Pgx on the same card, with mask, observation and a random action each, games that are over
    begun anew; None where it is not installed."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx as library
        from pgx.experimental import auto_reset
    except ImportError:
        return None
    env = library.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def one(carry, key):  # type: ignore[no-untyped-def]
        choice, luck = jax.random.split(key)
        logits = jnp.where(carry.legal_action_mask, 0.0, -1e9)
        after = step(carry, jax.random.categorical(choice, logits, axis=-1), jax.random.split(luck, batch))
        return after, after.observation.sum()

    run = jax.jit(lambda s, keys: jax.lax.scan(one, s, keys))
    states = begin(jax.random.split(jax.random.PRNGKey(1), batch))
    keys = jax.random.split(jax.random.PRNGKey(2), steps)
    jax.block_until_ready(run(states, keys))
    began = time.perf_counter()
    jax.block_until_ready(run(states, keys))
    return batch * steps / (time.perf_counter() - began)


def measure(game: Game, seats: int, most: float) -> tuple[str, float]:
    """A row of the table, and the steps a second with a policy in the loop."""
    if not same_games(game, seats):
        raise SystemExit(f"{game.id}: the card plays other games than the CPU")
    whole = playouts(game, {"seats": seats}, WHOLE.get(game.id, 1_000_000), 1)
    rate, moved = stepping(game, seats)
    options = game.options.complete({"seats": seats})
    fuzz(game, [options], 100_000, 1)  # compiled
    began = time.perf_counter()
    checked = fuzz(game, [options], WHOLE.get(game.id, 1_000_000) // 4, 1)
    fuzzed = checked.games / (time.perf_counter() - began)
    if checked.fault:
        raise SystemExit(f"{game.id}: {checked.fault} in the game of seed {checked.seed}")
    row = (
        f"| {game.id} | {seats} | {whole.decisions / whole.seconds / 1e6:,.0f} M | {whole.steps / whole.seconds / 1e6:,.0f} M "
        f"| {whole.games / whole.seconds / 1e3:,.0f} k | {rate / 1e6:,.1f} M | {moved} B, {100 * rate * moved / most:.1f} % "
        f"| {fuzzed / 1e3:,.0f} k |"
    )
    return row, rate


def compared(rates: Mapping[str, float]) -> Iterator[str]:
    """Pgx on the same card in this run, and how many times as fast ours are stepped as its game that can be compared."""
    for name in (COMPARABLE, "leduc_holdem", "tic_tac_toe"):
        rate = pgx(name)
        if rate is None:
            yield "- Pgx is not installed beside ours: no ratio."
            return
        yield f"- Pgx {name}, the same card, random legal actions: {rate / 1e6:,.1f} M steps/s"
        if name == COMPARABLE:
            ratios = ", ".join(f"{id} {own / rate:.1f}" for id, own in rates.items())
            yield f"- Ours stepped, times Pgx {name}: {ratios}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--log", type=Path)
    chosen = parser.parse_args()
    most = bandwidth()
    card = need_cuda().get_current_device().name
    lines = [
        f"## {datetime.now(UTC):%Y-%m-%d} · `python bench/gpu.py`",
        "",
        f"{card if isinstance(card, str) else card.decode()}; a copy moves {most / 1e12:.2f} TB/s. "
        "Stepping: mask, observation (float16) and a random action a step.",
        "",
        "| game | seats | decisions/s | steps/s | whole games/s | stepping/s | a step moves, of bandwidth | fuzzed games/s |",
        "|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    rates = {}
    for id in chosen.games:
        row, rates[id] = measure(get_game(id), chosen.seats, most)
        lines.append(row)
        print(row, flush=True)
    about = list(compared(rates))
    print("", *about, sep="\n")
    if chosen.log:
        chosen.log.write_text(chosen.log.read_text("utf-8") + "\n" + "\n".join([*lines, "", *about]) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
