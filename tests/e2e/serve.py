"""The server of the browser tests, a process of its own:
`python -m tests.e2e.serve PORT DATABASE WORKERS GRACE PATIENCE SECRET NOTICES`."""

import sys
from dataclasses import replace

from atoll.server import lobby
from atoll.server.run import serve
from atoll.server.settings import Settings
from tests.limits import EVERYBODY_FROM_HERE

if __name__ == "__main__":  # workers that it starts read this, too
    port, database, workers, grace, patience, secret, notices = sys.argv[1:]
    if secret:
        lobby.new_seed = lambda: secret  # type: ignore[attr-defined]
    serve(
        Settings(
            database=database,
            grace=float(grace),
            patience=float(patience),
            public_url=f"http://127.0.0.1:{port}" if notices else "",
            smtp="smtp://127.0.0.1:9" if notices else "",
            mail_from="atoll@example.org" if notices else "",
            template=True,  # the one game with secrets
            prepare=False,  # searches are compiled by the tests that want them
            limits=replace(EVERYBODY_FROM_HERE, play_messages=10**6),
        ),
        "127.0.0.1",
        int(port),
        workers=int(workers),
    )
