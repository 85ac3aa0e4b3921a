"""How fast a move is answered while many tables are busy: `python bench/latency.py`. Everything stays on loopback.

Each table has four people with a socket each; whoever is asked thinks a few seconds and acts. Measured at the clients, which
share the machine with the server: from sending an action to its acknowledgement (it is on disk then), and until all seats of
the table have been sent it.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from players import Notes, Server, open_tables, parties, until


async def measure(tables: int, seats: int, pace: tuple[float, float], seconds: float, folder: Path) -> str:
    database = f"sqlite:///{folder / 'latency.db'}"
    opened = await asyncio.to_thread(open_tables, database, tables, seats)
    server, notes = Server(database), Notes()
    server.start()
    groups = parties(server.port, opened, 1, pace, notes)
    try:
        await server.ready()
        tasks = [asyncio.create_task(party.play()) for party in groups]
        await asyncio.sleep(0.1)
        here = await until(lambda: all(player.connections for party in groups for player in party.now), 60)
        assert here, "not everybody could sit down"
        await asyncio.sleep(pace[1] + 1)
        notes.acts.clear()
        cpu, began = server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, used, memory = time.perf_counter() - began, server.cpu_seconds() - cpu, server.megabytes()
        acts = list(notes.acts)
        await asyncio.sleep(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        server.stop()
    assert not notes.faults, notes.faults[:5]
    acked = [(ack - sent) * 1000 for _, _, sent, ack in acts]
    heard = [(sent, notes.pushed[table, n]) for table, n, sent, _ in acts]
    pushed = [(max(times) - sent) * 1000 for sent, times in heard if len(times) == seats]
    assert len(pushed) == len(acts), "somebody was not told"
    return (
        f"| {time.strftime('%Y-%m-%d')} | {tables} tables × {seats} sockets, {len(acts) / took:.0f} moves/s | "
        f"{_figures(acked)} | {_figures(pushed)} | {100 * used / took:.0f} % | {memory:.0f} MB |"
    )


def _figures(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered):.1f} / {ordered[int(len(ordered) * 0.99)]:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, nargs=2, default=(2.0, 5.0), help="seconds a person thinks, from and to")
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        pace = (chosen.pace[0], chosen.pace[1])
        row = asyncio.run(measure(chosen.tables, chosen.seats, pace, chosen.seconds, Path(folder)))
    print("| date | load | act → ack, median / p99 | act → all seats told, median / p99 | server CPU | memory |")
    print("|---|---|---|---|---|---|")
    print(row)


if __name__ == "__main__":
    main()
