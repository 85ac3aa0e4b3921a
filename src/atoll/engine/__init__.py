"""The engine: what every game's rules stand on. It imports NumPy and Numba, and nothing else of ours.

Where to look first:

- `contract`   what a game provides, function by function: the manual
- `records`, `asks`, `actions`, `events`, `menu`, `decks`, `grids`   the material rules are written with
- `game`, `catalogue`   a game as a Python object; how games are found
- `match`, `position`   the record of a match, a moment as JSON
- `observation`   names for the numbers that nets read
- `playing`   compiled drivers: random and sensible play, fuzzing, perft
- `conformance`   the checks that any game must pass
"""

CHANCE = -1
"""Nature's seat: dice and cards decide through it."""
NOBODY = -2
"""Whom the game waits on when it is over."""
SPECTATOR = -3
"""A viewer who sees only what is public."""
MAX_SEATS = 8
"""The most seats any game may have: a window holds a bit per seat in an int16."""
