"""`python -m atoll.server.compiling GAME`: compile a game's search for a server, for as long as that server lives.

The server holds the other end of our input. When it ends, however it ends, so do we: nobody waits for the result any more.
"""

import os
import runpy
import sys
import threading


def watch() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=watch, daemon=True).start()
    runpy.run_module("atoll.analysis.searching", run_name="__main__", alter_sys=True)
