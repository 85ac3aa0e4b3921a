"""What client and server say to each other, as types. The TypeScript types of the web client are generated from here.

HTTP sets a table up; one WebSocket a client plays it. Both speak JSON. A client holds secret tokens (256 bits, base64url):
one for each seat it plays, one for the host, one to join, one to watch. A token is all the identity there is; it travels
in `Authorization: Bearer …` (several, where one person holds several seats, with commas between) or in `hello`, never
in a URL that reaches the server.

Every table has one numbered list of entries (1, 2, 3 …): steps, undos, people coming and going, chat. A client that was away
asks for «everything after n». An entry that a seat may not see arrives as a number without content (`Masked`).

The client has no rules: with every update it gets, for each seat it plays (or for a spectator), the position as that seat
sees it, what is asked, and every action it may take. It draws the one and offers the others.
"""

# ruff: noqa: F403, I001 (one name for all; in the order in which protocol.ts has them)
from .base import *
from .server import *
from .tables import *
from .from_client import *
from .from_server import *
from .replays import *
from .analysis import *
from .profiles import *
from .player import *
from .learning import *
from .notices import *

VERSION = 1
