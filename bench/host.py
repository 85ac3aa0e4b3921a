"""The server of a measurement: `python host.py PORT DATABASE`. As `atoll serve`, but everybody comes from one address."""

import sys

from atoll.server.run import serve
from atoll.server.settings import Limits, Settings

port, database = sys.argv[1:]
serve(Settings(database, limits=Limits(handshakes=10**6, sockets_per_address=10**6)), "127.0.0.1", int(port))
