"""How fast a move is answered while many tables are busy: `python bench/latency.py`. Everything stays on loopback.

Each table has four people with a socket each; whoever is asked thinks a few seconds and acts. Measured at the clients, which
share the machine with the server: from sending an action to its acknowledgement (it is on disk then), and until all seats of
the table have been sent it. With `--bots strong` one person plays at each table and bots have the other seats; their search
is compiled first (`atoll warm` does it too). A server without the time to search lets bots choose at a glance: those choices
are counted, and a run in which a searching bot made one fails.
"""

import argparse
import asyncio
import math
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from players import Notes, Server, open_tables, parties, until
from prometheus_client.parser import text_string_to_metric_families

from atoll.analysis.searching import prepare, searches
from atoll.bots import get_bot
from atoll.engine.catalogue import get_game


@dataclass(frozen=True)
class Thinking:
    """How the bots of a server thought, as it tells at /metrics."""

    glances: int
    """Choices of searching bots without a search."""
    within: dict[float, int]
    """By seconds: so many choices took no longer, the wait for a thread included."""

    @classmethod
    def read(cls, text: str) -> "Thinking":
        samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
        glances = sum(int(one.value) for one in samples if one.name == "atoll_bot_glances_total")
        buckets = [one for one in samples if one.name == "atoll_bot_seconds_bucket"]
        return cls(glances, {float(one.labels["le"]): int(one.value) for one in buckets})

    def since(self, before: "Thinking") -> "Thinking":
        within = {seconds: count - before.within.get(seconds, 0) for seconds, count in self.within.items()}
        return Thinking(self.glances - before.glances, within)

    def slowest(self, share: float = 0.99) -> float:
        """So many seconds at most took this share of the choices: the server counts by steps, so it may be less."""
        asked = max(self.within.values(), default=0)
        return min((seconds for seconds, count in self.within.items() if count >= share * asked), default=0.0)

    def told(self) -> str:
        slowest = self.slowest()
        p99 = f"at most {1000 * slowest:.0f} ms" if math.isfinite(slowest) else "longer than the server counts"
        choices = max(self.within.values(), default=0)
        return f"bots: {choices} choices, p99 {p99} (with the wait for a thread), {self.glances} at a glance"


async def thinking(port: int) -> Thinking:
    def fetch() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
            return str(answer.read().decode())

    return Thinking.read(await asyncio.to_thread(fetch))


async def measure(chosen: argparse.Namespace, folder: Path) -> tuple[str, Thinking]:
    database = f"sqlite:///{folder / 'latency.db'}"
    tables, seats, pace, seconds = chosen.tables, chosen.seats, tuple(chosen.pace), chosen.seconds
    people = 1 if chosen.bots else seats
    opened = await asyncio.to_thread(open_tables, database, tables, seats, chosen.bots, chosen.game)
    server, notes = Server(database, *(["prepare"] if chosen.bots else [])), Notes()
    server.start()
    groups = parties([server.port], opened, 1, pace, notes)
    try:
        await server.ready()
        tasks = [asyncio.create_task(party.play()) for party in groups]
        await asyncio.sleep(0.1)
        here = await until(lambda: all(player.connections for party in groups for player in party.now), 60)
        assert here, "not everybody could sit down"
        await asyncio.sleep(pace[1] + 1)
        notes.acts.clear()
        before = await thinking(server.port)
        cpu, began = server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, used, memory = time.perf_counter() - began, server.cpu_seconds() - cpu, server.megabytes()
        acts = list(notes.acts)
        thought = (await thinking(server.port)).since(before)
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
    row = (
        f"| {time.strftime('%Y-%m-%d')} | {load} | {_figures(acked)} | {_figures(pushed)} | "
        f"{100 * used / took:.0f} % | {memory:.0f} MB |"
    )
    return row, thought


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
        row, thought = asyncio.run(measure(chosen, Path(folder)))
    print("| date | load | act → ack, median / p99 | act → all seats told, median / p99 | server CPU | memory |")
    print("|---|---|---|---|---|---|")
    print(row)
    if chosen.bots:
        print(thought.told())
    if problem := weakened(chosen.bots, thought):
        sys.exit(problem)


def weakened(bots: str | None, thought: Thinking) -> str | None:
    """What is wrong with figures of bots that did not play as asked for."""
    if not bots or not thought.glances or not searches(get_bot(bots)):
        return None
    return f"FAILED: {thought.glances} choices of {bots} bots were made at a glance, as the sensible bot plays"


if __name__ == "__main__":
    main()
