"""Figures for Prometheus at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

APPENDS = Counter("atoll_entries_total", "Entries written")
CONNECTIONS = Gauge("atoll_connections", "Open sockets")
TABLES_CACHED = Gauge("atoll_tables_cached", "Tables held in the cache")
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
