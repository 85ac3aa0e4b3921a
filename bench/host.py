"""The server of a measurement: `python host.py PORT DATABASE [prepare]`. As `atoll serve`, but all come from one address.

Searches are compiled only where they are asked for: a measurement of something else does not want it beside it.
"""

import sys

from atoll.server.run import serve
from atoll.server.settings import Limits, Settings

port, database, *more = sys.argv[1:]
limits = Limits(handshakes=10**6, sockets_per_address=10**6, sockets=10**6, play_messages=10**4, watch_messages=10**4)
serve(Settings(database, limits=limits, prepare="prepare" in more), "127.0.0.1", int(port))
