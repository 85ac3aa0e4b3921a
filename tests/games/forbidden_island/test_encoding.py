"""The numbers for nets: everything a seat sees, and in the right place."""

import numpy as np

from atoll.games.forbidden_island.encoding import ENCODED, N_ASKS, PER_SEAT, PER_TILE
from atoll.games.forbidden_island.state import CARD, HELD, N_ROLES, N_TILES, N_TREASURES, ROLE, TILE, Ask

from .table import GAME, TILES, Table, flooding, new_table, table

PICTURE = """
    .  .  ~  o  .  .
    .  o  x  o  o  .
    o  o  E  o  o  o
    o  o  o  o  o  o
    .  o  o  o  G  .
    .  .  o  o  .  .
"""
PEOPLE = N_TILES * PER_TILE
AFTER_PEOPLE = PEOPLE + 4 * PER_SEAT


def encoded(t, seat):
    return GAME.encode(t.state, seat)


def tile_numbers(t, tile, seat=0):
    at = TILE.number[tile] * PER_TILE
    return encoded(t, seat)[at : at + PER_TILE].tolist()


def test_tiles():
    """Dry, flooded, sunk; the card in the top layer or discarded; the place."""
    t = table(PICTURE, flood_deck=[["temple_sun"], ["gold_gate"]], meter=2)
    assert tile_numbers(t, "temple_sun")[:5] == [1, 0, 0, 1, 0]
    assert tile_numbers(t, "gold_gate")[:5] == [1, 0, 0, 0, 0]
    assert tile_numbers(t, "watchtower")[:5] == [0, 1, 0, 0, 1]
    assert tile_numbers(t, "observatory")[:5] == [0, 0, 1, 0, 0]
    places = [tile_numbers(t, tile)[5] for tile in TILES]
    assert np.allclose(places, np.arange(24) / 24)


def test_seats_count_from_the_viewer():
    """Whoever looks comes first; empty chairs are zeros."""
    t = table(PICTURE, "explorer: earth earth", "engineer: sandbags")
    for viewer, (role, tile, card, count) in enumerate(
        [("explorer", "fools_landing", "earth", 2), ("engineer", "temple_moon", "sandbags", 1)]
    ):
        first = encoded(t, viewer)[PEOPLE : PEOPLE + PER_SEAT]
        expected = np.zeros(PER_SEAT, np.float32)
        expected[[0, 1 + ROLE.number[role], 1 + N_ROLES + TILE.number[tile]]] = 1
        expected[1 + N_ROLES + N_TILES + HELD.number[card]] = count / 5
        assert np.allclose(first, expected)
    assert not encoded(t, 0)[PEOPLE + 2 * PER_SEAT : AFTER_PEOPLE].any()
    assert encoded(t, 0)[-1] == 1
    assert encoded(t, 1)[-1] == 0


def test_treasures_decks_question_and_meter():
    t = table(PICTURE, treasures=["fire"], discards=["wind"], asks=flooding(1), meter=2, flown=True)
    rest = encoded(t, 0)[AFTER_PEOPLE:]
    assert rest[:N_TREASURES].tolist() == [0, 0, 1, 0]
    deck = rest[N_TREASURES : N_TREASURES + len(CARD)]
    assert np.allclose(deck, [1, 0.8, 1, 1, 1, 1, 1])
    discards = rest[N_TREASURES + len(CARD) : N_TREASURES + 2 * len(CARD)]
    assert np.allclose(discards, [0, 0.2, 0, 0, 0, 0, 0])
    asks = rest[N_TREASURES + 2 * len(CARD) :][:N_ASKS]
    assert asks.tolist() == [float(kind == Ask.FLOOD) for kind in Ask]
    assert np.allclose(rest[-5:], [0.2, 0.1, 1, 1 / 3, 1])


def test_it_fits_before_the_beginning_and_after_the_end():
    """No role yet; no question any more."""
    start = encoded(new_table(seats=3), 1)
    assert start.shape == (ENCODED,)
    assert start[PEOPLE] == 1
    assert not start[PEOPLE + 1 : PEOPLE + PER_SEAT].any()
    over = encoded(Table({"over": "skull", "meter": 10}), 0)
    asks = AFTER_PEOPLE + N_TREASURES + 2 * len(CARD)
    assert not over[asks : asks + N_ASKS].any()
