"""Who knows what. The wreck is not stored: it is what nobody has, so it cannot give a hidden piece away."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.rng import below
from .state import N_WOOD, STOCK, Ending


@rule
def in_wreck(s: State, wood: int) -> int:
    """The stock less the pieces that lie elsewhere; right in a whole state, not in a view."""
    left = STOCK[wood] - s.drifted[wood] - (s.beach == wood)
    for seat in range(s.seats):
        left -= s.hand[seat, wood] + s.buried[seat, wood]
    return left


@rule
def pieces_left(s: State) -> int:
    """How many pieces the wreck has; public, so counted from public numbers."""
    left = STOCK.sum() - s.drifted.sum() - (s.beach >= 0)
    for seat in range(s.seats):
        left -= s.hand_size[seat] + s.buried_size[seat]
    return left


@rule
def redact(s: State, viewer: int) -> None:
    """§2.2 Others' hands are hidden; §3.3 so is what they buried, §6.4 until the end."""
    for seat in range(s.seats):
        if seat != viewer:
            for wood in range(N_WOOD):
                s.hand[seat, wood] = 0
                if s.over == Ending.NONE:
                    s.buried[seat, wood] = 0


@rule
def sample(s: State, viewer: int, rng: Array) -> None:
    """Deal what the viewer cannot see from the pieces that he has not seen."""
    for seat in range(s.seats):
        if seat != viewer:
            for _ in range(s.hand_size[seat]):
                s.hand[seat, unseen_piece(s, rng)] += 1
            if s.over == Ending.NONE:
                for _ in range(s.buried_size[seat]):
                    s.buried[seat, unseen_piece(s, rng)] += 1


@rule
def unseen_piece(s: State, rng: Array) -> int:
    """One of the pieces that lie nowhere yet, all equally likely."""
    unseen = 0
    for wood in range(N_WOOD):
        unseen += in_wreck(s, wood)
    wood = 0
    k = below(rng, unseen) - in_wreck(s, wood)
    while k >= 0:
        wood += 1
        k -= in_wreck(s, wood)
    return wood
