"""What all seats see, at once: a driver that tells everybody of every step would otherwise call compiled code for each."""

from .compiled import rule
from .contract import legal, redact
from .records import Array


@rule
def look_around(views: Array, menus: Array) -> None:
    """As many copies of a state as there are seats become what each seat may know; beside it what that seat may do."""
    for seat in range(views.size):
        redact(views[seat], seat)
        legal(views[seat], seat, menus[seat])
