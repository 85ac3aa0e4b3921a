"""The server of the browser tests, a process of its own: `python serve.py PORT DATABASE GRACE PATIENCE`."""

import sys

from atoll.server.run import serve
from atoll.server.settings import Limits, Settings

port, database, grace, patience = sys.argv[1:]
serve(
    Settings(
        database=f"sqlite:///{database}",
        grace=float(grace),
        patience=float(patience),
        limits=Limits(requests_per_minute=100_000, play_messages=10_000),  # a whole test run comes from one address
    ),
    "127.0.0.1",
    int(port),
)
