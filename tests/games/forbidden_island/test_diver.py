"""Section 4 of RULES.md, the diver; the island is drawn in table.py."""

import pytest

from atoll.engine.errors import IllegalAction

from .table import acting, at, can, do, drawing, drawn, left, question, reach, table


def test_diver_dives_through_flooded_and_missing_tiles():
    """§4.9 Any number of them, round corners, up to the first dry tile."""
    t = table("""
        .  .  o  o  .  .
        .  o  o  o  o  .
        o  ~  D  ~  x  o
        o  o  o  o  x  ~
        .  o  ~  o  ~  .
        .  .  G  o  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  o  o  .  .
        .  *  *  *  *  .
        *  *  D  *  x  *
        o  *  *  *  x  *
        .  o  ~  *  *  .
        .  .  G  o  .  .
    """)
    do(t, "move temple_moon")
    assert at(t, 0) == "temple_moon"
    assert left(t) == 2
    assert t.told == [{"event": "dived", "seat": "0", "from": "fools_landing", "tile": "temple_moon"}]


def test_diver_does_not_pass_dry_tiles():
    """§4.9 Among dry tiles the diver walks."""
    t = table("""
        .  .  ~  o  .  .
        .  o  o  o  o  .
        o  o  D  o  ~  o
        o  o  o  o  o  o
        .  o  ~  o  o  .
        .  .  G  o  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  ~  o  .  .
        .  o  *  o  o  .
        o  *  D  *  ~  o
        o  o  *  o  o  o
        .  o  ~  o  o  .
        .  .  G  o  .  .
    """)


def test_diver_does_not_cross_the_open_sea_nor_come_back_to_the_same_tile():
    """§4.10, §10.9, §10.10 Only where tiles are or were; the dive ends elsewhere."""
    t = table("""
        .  .  D  x  .  .
        .  x  x  x  o  .
        o  x  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  G  o  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  D  x  .  .
        .  x  x  x  *  .
        *  x  *  *  o  o
        o  *  o  o  o  o
        .  o  o  o  o  .
        .  .  G  o  .  .
    """)


def test_diver_round_a_flooded_ring_does_not_end_where_the_dive_began():
    """§4.10, §10.10"""
    t = table("""
        .  .  ~D  ~  .  .
        .  o  ~   ~  o  .
        o  o  o   o  o  o
        o  o  o   o  o  o
        .  o  o   o  o  .
        .  .  G   o  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  ~D  *  .  .
        .  *  *   *  *  .
        o  o  *   *  o  o
        o  o  o   o  o  o
        .  o  o   o  o  .
        .  .  G   o  .  .
    """)


DEEP = """
    .  .  D  x  .  .
    .  o  x  x  o  .
    o  o  o  ~  o  o
    o  o  o  o  o  o
    .  o  o  o  o  .
    .  .  G  o  .  .
"""


def test_every_dive_ends_on_a_tile():
    """§4.11, §10.11 dive=move: missing tiles are only passed through."""
    t = table(DEEP)
    with pytest.raises(IllegalAction):
        do(t, "move lost_lagoon")
    assert reach(t, "move") == drawn("""
        .  .  D  x  .  .
        .  *  x  x  *  .
        o  o  *  *  *  o
        o  o  o  *  o  o
        .  o  o  o  o  .
        .  .  G  o  .  .
    """)


def test_diver_pauses_in_the_water():
    """§4.11, §10.11 dive=turn: a dive may end where a tile is missing, and from there the diver may shore up."""
    t = table(DEEP, options={"dive": "turn"})
    assert reach(t, "move") == drawn("""
        .  .  D  *  .  .
        .  *  *  *  *  .
        o  o  *  *  *  o
        o  o  o  *  o  o
        .  o  o  o  o  .
        .  .  G  o  .  .
    """)
    do(t, "move lost_lagoon")
    assert drawing(t) == drawn("""
        .  .  o  x   .  .
        .  o  x  xD  o  .
        o  o  o  ~   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  G  o   .  .
    """)
    assert can(t, "shore") == {"shore phantom_rock"}
    assert can(t, "end") == set()
    do(t, "shore phantom_rock")
    assert left(t) == 1


def test_the_last_action_brings_the_diver_ashore():
    """§4.11 With one action left only tiles are offered, and nothing else."""
    t = table(
        """
        .  .  o  x   .  .
        .  o  x  xD  o  .
        o  o  o  ~   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  G  o   .  .
    """,
        options={"dive": "turn"},
        asks=acting(left=1),
    )
    ashore = ("watchtower", "temple_sun", "cave_embers", "fools_landing", "phantom_rock", "crimson_forest", "iron_gate")
    assert can(t) == {f"move {tile}" for tile in ashore}
    do(t, "move cave_embers", "end")
    assert question(t) == "draw"


def test_the_last_action_does_not_lead_into_the_water():
    """§4.11 dive=turn, one action left."""
    t = table(DEEP, options={"dive": "turn"}, asks=acting(left=1))
    assert "move lost_lagoon" not in can(t)
    assert "move temple_sun" in can(t)
