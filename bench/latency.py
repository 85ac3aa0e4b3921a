"""How fast a move is answered while many tables are busy: `python bench/latency.py`. Everything stays on loopback.

Each table has four people with a socket each; whoever is asked thinks a few seconds and acts. Measured at the clients, which
share the machine with the server: from sending an action to its acknowledgement (it is on disk then), and until all seats of
the table have been sent it. With `--bots strong` one person plays at each table and bots have the other seats; their search
is compiled first (`atoll warm` does it too).
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from players import Notes, Server, open_tables, parties, until

from atoll.analysis.searching import prepare
from atoll.engine.catalogue import get_game


async def measure(chosen: argparse.Namespace, folder: Path) -> str:
    database = f"sqlite:///{folder / 'latency.db'}"
    tables, seats, pace, seconds = chosen.tables, chosen.seats, tuple(chosen.pace), chosen.seconds
    people = 1 if chosen.bots else seats
    opened = await asyncio.to_thread(open_tables, database, tables, seats, chosen.bots, chosen.game)
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
    pushed = [(max(times) - sent) * 1000 for sent, times in heard if len(times) == people]
    assert len(pushed) == len(acts), "somebody was not told"
    load = f"{chosen.game}, {tables} tables × {people} sockets, {_bots(chosen)}{len(acts) / took:.0f} moves/s"
    return (
        f"| {time.strftime('%Y-%m-%d')} | {load} | {_figures(acked)} | {_figures(pushed)} | "
        f"{100 * used / took:.0f} % | {memory:.0f} MB |"
    )


def _bots(chosen: argparse.Namespace) -> str:
    return f"{chosen.seats - 1} {chosen.bots} bots each, " if chosen.bots else ""


def _figures(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered):.1f} / {ordered[int(len(ordered) * 0.99)]:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, nargs=2, default=(2.0, 5.0), help="seconds a person thinks, from and to")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", help="one person at each table, the other seats are played by this bot")
    parser.add_argument("--game", default="forbidden_island")
    chosen = parser.parse_args()
    if chosen.bots:
        prepare(get_game(chosen.game))
    with tempfile.TemporaryDirectory() as folder:
        row = asyncio.run(measure(chosen, Path(folder)))
    print("| date | load | act → ack, median / p99 | act → all seats told, median / p99 | server CPU | memory |")
    print("|---|---|---|---|---|---|")
    print(row)


if __name__ == "__main__":
    main()
