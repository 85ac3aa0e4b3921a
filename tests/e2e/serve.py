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
        template=True,  # the one game with secrets
        prepare=False,  # searches are compiled by the tests that want them
        # all browsers of a test run come from one address
        limits=Limits(
            requests_per_minute=10**6,
            lobby_requests=10**6,
            handshakes=10**6,
            sockets_per_address=10**6,
            play_messages=10**6,
        ),
    ),
    "127.0.0.1",
    int(port),
)
