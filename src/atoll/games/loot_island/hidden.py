"""Who knows what: hands, the cards that are being chosen, and the healers of variant 2."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.rng import below
from .state import (
    AARON,
    CHOSEN,
    CHOSEN_AARON,
    HAND,
    HEALER_HELD,
    HEALER_TAKEN,
    HEALER_UNSEEN,
    N_CARDS,
    N_HEALERS,
    PILE,
)


@rule
def redact(s: State, viewer: int) -> None:
    """§1.3 Others' cards could be any of those that nobody sees; §4.2 what they choose is still in their hands.

    Without branches: then many cards are looked at in one go.
    """
    chooses = s.turn == viewer
    for card in range(N_CARDS):
        where = s.where[card]
        in_others_hand = (where >= HAND) & (where < HAND + AARON) & (where != HAND + viewer)
        s.where[card] = PILE if in_others_hand | ((where == CHOSEN) & (not chooses)) else where
    if not chooses:
        for card in range(N_CARDS):
            s.where[card] = HAND + AARON if s.where[card] == CHOSEN_AARON else s.where[card]
    for healer in range(N_HEALERS):
        place = s.healer_at[healer]
        is_others = (place >= HEALER_HELD) & (place < HEALER_TAKEN) & (place != HEALER_HELD + viewer)
        s.healer_at[healer] = HEALER_UNSEEN if is_others else place


@rule
def sample(s: State, viewer: int, rng: Array) -> None:
    """§1.5 Of each hand it is known how many cards were in the pile when it was last shuffled, and how many were not."""
    for seat in range(s.seats):
        if seat != viewer:
            fill_hand(s, seat, 0, s.old_in_hand[seat], rng)
            fill_hand(s, seat, 1, s.hand_size[seat] - s.old_in_hand[seat], rng)
            for _ in range(s.healers_held[seat]):
                s.healer_at[an_unseen_healer(s, rng)] = HEALER_HELD + seat


@rule
def fill_hand(s: State, seat: int, fresh: int, count: int, rng: Array) -> None:
    """So many unseen cards, all from the shuffled ones or all from the others."""
    left = 0
    for card in range(N_CARDS):
        left += s.where[card] == PILE and s.fresh[card] == fresh
    for _ in range(count):
        k = below(rng, left)
        for card in range(N_CARDS):
            if s.where[card] == PILE and s.fresh[card] == fresh:
                if k == 0:
                    s.where[card] = HAND + seat
                k -= 1
        left -= 1


@rule
def an_unseen_healer(s: State, rng: Array) -> int:
    left = 0
    for healer in range(N_HEALERS):
        left += s.healer_at[healer] == HEALER_UNSEEN
    k = below(rng, left)
    healer = 0
    while s.healer_at[healer] != HEALER_UNSEEN or k > 0:
        k -= s.healer_at[healer] == HEALER_UNSEEN
        healer += 1
    return healer
