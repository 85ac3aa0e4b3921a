"""Section 4 of RULES.md, moving: steps, the explorer, the pilot; the island is drawn in table.py."""

from .table import at, can, do, drawing, drawn, end_actions, left, question, reach, table


def test_a_step_goes_up_down_left_and_right():
    """§4.1 One tile, not diagonally; it costs an action."""
    t = table("""
        .  .  o  o  .  .
        .  o  o  o  o  .
        o  o  M  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  o  o  .  .
        .  o  *  o  o  .
        o  *  M  *  o  o
        o  o  *  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    do(t, "move observatory")
    assert drawing(t) == drawn("""
        .  .  o  o  .  .
        .  o  M  o  o  .
        o  o  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert left(t) == 2
    assert t.told == [{"event": "moved", "seat": "0", "from": "fools_landing", "tile": "observatory"}]


def test_nobody_walks_into_the_sea():
    """§4.1 The rim of the island has fewer neighbours."""
    t = table("""
        .  .  o  o  .  .
        .  o  o  o  o  .
        M  o  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert can(t, "move") == {"move misty_marsh", "move howling_garden"}


def test_flooded_tiles_can_be_walked_on_and_missing_ones_cannot():
    """§4.2 On or over a flooded tile; neither on nor over a missing one."""
    t = table("""
        .  .  o  o  .  .
        .  o  x  o  o  .
        o  ~  M  x  o  o
        o  o  ~  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  o  o  .  .
        .  o  x  o  o  .
        o  *  M  x  o  o
        o  o  *  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)


def test_pawns_share_a_tile():
    """§4.3 Any number of pawns."""
    t = table("""
        .  .  o   o  .  .
        .  o  M   o  o  .
        o  o  GN  o  o  o
        o  o  D   o  o  o
        .  o  o   o  o  .
        .  .  o   o  .  .
    """)
    do(t, "move fools_landing")
    assert drawing(t) == drawn("""
        .  .  o    o  .  .
        .  o  o    o  o  .
        o  o  GMN  o  o  o
        o  o  D    o  o  o
        .  o  o    o  o  .
        .  .  o    o  .  .
    """)


def test_whoever_cannot_step_does_not_move():
    """§4.2 A tile on its own."""
    t = table("""
        .  .  o  o  .  .
        .  o  x  o  o  .
        o  x  M  x  o  o
        o  o  x  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert can(t) == {"end"}


def test_explorer_moves_diagonally():
    """§4.4 Eight neighbours, missing ones excepted."""
    t = table("""
        .  .  o  o  .  .
        .  o  x  ~  o  .
        o  o  E  o  o  o
        o  x  ~  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  o  o  .  .
        .  *  x  *  o  .
        o  *  E  *  o  o
        o  x  *  *  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)


def test_explorer_moves_diagonally_at_the_corners():
    """§4.4 Also between two cells of open sea."""
    t = table("""
        .  .  E  o  .  .
        .  o  o  o  o  .
        o  o  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  E  *  .  .
        .  *  *  *  o  .
        o  o  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)


def test_pilot_flies_anywhere():
    """§4.5 To any tile that stands; next door the pilot walks and keeps the flight."""
    t = table("""
        .  .  o  x  .  .
        .  o  ~  o  o  .
        o  o  P  o  o  o
        o  o  o  x  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    assert reach(t, "fly") == drawn("""
        .  .  *  x  .  .
        .  *  ~  *  *  .
        *  o  P  o  *  *
        *  *  o  x  *  *
        .  *  *  *  *  .
        .  .  *  *  .  .
    """)
    assert reach(t, "move") == drawn("""
        .  .  o  x  .  .
        .  o  *  o  o  .
        o  *  P  *  o  o
        o  o  *  x  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    do(t, "move observatory")
    assert can(t, "fly")
    assert not t.flown


def test_pilot_flies_once_a_turn():
    """§4.5 The second flight waits for the next turn."""
    t = table("""
        .  .  o  o  .  .
        .  o  o  o  o  .
        o  o  P  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  G  .  .
    """)
    do(t, "fly whispering_garden")
    assert at(t, 0) == "whispering_garden"
    assert left(t) == 2
    assert t.flown
    assert can(t) == {"move crimson_forest", "move tidal_palace", "end"}
    end_actions(t, "earth", "fire")
    do(
        t,
        "flood copper_gate",
        "flood watchtower",
        "end",
        "draw earth",
        "draw wind",
        "flood gold_gate",
        "flood lost_lagoon",
    )
    assert question(t) == "act 0"
    assert can(t, "fly")


def test_only_the_pilot_flies():
    """§4.5"""
    t = table("""
        .  .  o  o  .  .
        .  o  o  o  o  .
        o  o  G  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  P  .  .
    """)
    assert can(t, "fly") == set()


VOLCANO = """
    o  ~  o  o  o
    o  x  E  ~  o
    o  D  .  o  o
    o  ~  o  o  o
    o  o  o  o  o
"""


def test_the_crater_is_open_sea():
    """§2.1, §4.4, §4.10 On another layout: nobody steps into the hole, and no dive goes through it."""
    t = table(VOLCANO, "explorer", "diver", options={"layout": "volcano_island"})
    assert reach(t, "move") == drawn("""
        o  *  *  *  o
        o  x  E  *  o
        o  *  .  *  o
        o  ~  o  o  o
        o  o  o  o  o
    """)
    t = table(VOLCANO, "diver", "explorer", options={"layout": "volcano_island"})
    assert reach(t, "move") == drawn("""
        *  *  *  o  o
        *  x  *  ~  o
        *  D  .  o  o
        *  *  *  o  o
        o  *  o  o  o
    """)
