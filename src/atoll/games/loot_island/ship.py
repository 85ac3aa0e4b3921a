"""The ship: corner k is where coast k begins, clockwise; the bow points to the coast that will be explored."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from .maps import tell_all
from .state import COASTS, LANDINGS, Event


@rule
def coast_ahead(s: State) -> int:
    """§6.1 The coast along which the ship is about to sail."""
    return s.corner + 0 if s.bow > 0 else (s.corner + COASTS - 1) % COASTS


@rule
def near_landing(s: State, coast: int) -> int:
    """§6.3 Of a coast's landings the one that the ship comes to first."""
    return 2 * coast if s.bow > 0 else 2 * coast + 1


@rule
def landing_ahead(s: State, steps: int) -> int:
    """§7.1 All landings in the order in which the ship would pass them."""
    return (near_landing(s, coast_ahead(s)) + s.bow * steps + LANDINGS) % LANDINGS


@rule
def sail(s: State) -> None:
    """§3.2 To the next corner, the way the bow points."""
    s.corner = (s.corner + s.bow + COASTS) % COASTS


@rule
def move_ship(s: State, log: Array) -> None:
    """§4.6 By a small island; §8.1 event B1."""
    sail(s)
    tell_all(log, Event.SHIP_MOVED, coast_ahead(s), 0, 0, 0)


@rule
def turn_ship(s: State, log: Array) -> None:
    """§8.1 Event B2."""
    s.bow = -s.bow
    tell_all(log, Event.SHIP_TURNED, coast_ahead(s), 0, 0, 0)
