"""Figures for Prometheus at /metrics."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

APPENDS = Counter("atoll_entries_total", "Entries written")
CONNECTIONS = Gauge("atoll_connections", "Open sockets", multiprocess_mode="livesum")
TABLES_CACHED = Gauge("atoll_tables_cached", "Tables held in the cache", multiprocess_mode="livesum")
REFUSALS = Counter("atoll_refusals_total", "Refused messages", ["code"])
DROPPED = Counter("atoll_slow_readers_total", "Sockets dropped because they read too slowly")
ANSWER_SECONDS = Histogram(
    "atoll_answer_seconds",
    "From receiving an action to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0),
)
BOT_SECONDS = Histogram("atoll_bot_seconds", "Thinking time of bots", buckets=(0.001, 0.01, 0.05, 0.1, 0.3, 1.0, 3.0))
BOT_GLANCES = Counter(
    "atoll_bot_glances_total", "Moves that a searching bot chose at a glance: no thread in time, or not compiled yet"
)
BOT_TIMEOUTS = Counter("atoll_bot_timeouts_total", "Moves for which a bot took too long")


def figures() -> bytes:
    """Of this process; where one command started several workers, of all of them together."""
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return generate_latest()
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
