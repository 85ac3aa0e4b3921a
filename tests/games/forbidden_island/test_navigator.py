"""Section 4 of RULES.md, the navigator guides others; the island is drawn in table.py."""

from .table import at, can, do, drawing, drawn, left, question, reach, table


def test_navigator_guides_another_pawn_up_to_two_tiles():
    """§4.6 Round corners too, never through missing tiles, and never the navigator."""
    t = table(
        """
        .  .  o  o  .  .
        .  o  x  o  o  .
        o  o  G  ~  o  o
        o  o  x  o  o  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """,
        "navigator",
        "engineer",
    )
    assert reach(t, "guide engineer") == drawn("""
        .  .  o  o  .  .
        .  *  x  *  o  .
        *  *  G  *  *  o
        o  *  x  *  o  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """)
    assert not can(t, "guide") - {text for text in can(t) if text.startswith("guide engineer")}
    do(t, "guide engineer lost_lagoon")
    assert at(t, 1) == "lost_lagoon"
    assert at(t, 0) == "twilight_hollow"
    assert left(t) == 2


def test_only_the_navigator_guides():
    """§4.6"""
    t = table("""
        .  .  o  o  .  .
        .  o  o  o  o  .
        o  o  G  N  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  o  .  .
    """)
    assert can(t, "guide") == set()


def test_guided_explorer_steps_diagonally():
    """§4.7, §10.5 Both steps."""
    t = table(
        """
        .  .  o  o  .  .
        .  x  x  x  o  .
        o  x  E  x  o  o
        o  x  x  o  x  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """,
        "navigator",
        "explorer",
    )
    assert reach(t, "guide explorer") == drawn("""
        .  .  o  o  .  .
        .  x  x  x  o  .
        o  x  E  x  *  o
        o  x  x  *  x  o
        .  o  *  *  *  .
        .  .  o  N  .  .
    """)


def test_guided_diver_steps_over_one_missing_tile():
    """§4.7, §10.6 Two steps in all, the first may be a missing tile, the last is on a tile."""
    t = table(
        """
        .  .  o  o  .  .
        .  o  ~  o  o  .
        o  x  o  x  o  o
        o  x  x  D  x  o
        .  o  o  x  o  .
        .  .  o  ~N .  .
    """,
        "navigator",
        "diver",
    )
    assert reach(t, "guide diver") == drawn("""
        .  .  o  o  .  .
        .  o  ~  *  o  .
        o  x  *  x  *  o
        o  x  x  D  x  *
        .  o  *  x  *  .
        .  .  o  *  .  .
    """)


def test_guided_pilot_walks():
    """§4.7, §10.7 No flight at the navigator's hand."""
    t = table(
        """
        .  .  P  o  .  .
        .  o  o  o  o  .
        o  o  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """,
        "navigator",
        "pilot",
    )
    assert reach(t, "guide pilot") == drawn("""
        .  .  P  *  .  .
        .  *  *  *  o  .
        o  o  *  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """)


THREE = """
    .  .  M  o  .  .
    .  o  o  o  o  .
    o  o  o  o  o  o
    o  o  o  o  o  o
    .  o  o  o  E  .
    .  .  o  N  .  .
"""


def test_navigator_splits_the_action_between_two_pawns():
    """§4.8, §10.8 One tile each for one action; the second steps in its own way."""
    t = table(THREE, "navigator", "messenger", "explorer")
    do(t, "guide messenger observatory")
    assert question(t) == "guide_more 0"
    assert left(t) == 2
    assert reach(t, "guide explorer") == drawn("""
        .  .  o  o  .  .
        .  o  M  o  o  .
        o  o  o  o  o  o
        o  o  o  *  *  *
        .  o  o  *  E  .
        .  .  o  *  .  .
    """)
    assert can(t) == {f"guide explorer {tile}" for tile in (
        "iron_gate", "silver_gate", "tidal_palace", "dunes_deception", "twilight_hollow"
    )} | {"pass"}  # fmt: skip
    do(t, "guide explorer iron_gate")
    assert question(t) == "act 0"
    assert left(t) == 2
    assert drawing(t) == drawn("""
        .  .  o  o  .  .
        .  o  M  o  o  .
        o  o  o  o  o  o
        o  o  o  E  o  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """)


def test_navigator_may_leave_the_other_half_unused():
    """§4.8 One pawn one tile is enough."""
    t = table(THREE, "navigator", "messenger", "explorer")
    do(t, "guide messenger observatory", "pass")
    assert question(t) == "act 0"
    assert left(t) == 2


def test_no_split_after_two_tiles():
    """§4.8 The action is used up."""
    t = table(THREE, "navigator", "messenger", "explorer")
    do(t, "guide messenger fools_landing")
    assert question(t) == "act 0"


def test_no_split_without_a_third_pawn():
    """§4.8 Nobody else is there to be moved."""
    t = table(
        """
        .  .  M  o  .  .
        .  o  o  o  o  .
        o  o  o  o  o  o
        o  o  o  o  o  o
        .  o  o  o  o  .
        .  .  o  N  .  .
    """,
        "navigator",
        "messenger",
    )
    do(t, "guide messenger observatory")
    assert question(t) == "act 0"


def test_no_split_when_nobody_else_has_anywhere_to_go():
    """§4.8 The third pawn is cut off: nothing is asked."""
    t = table(
        """
        .  .  M  o  .  .
        .  o  o  o  o  .
        o  o  o  o  o  o
        o  o  o  o  x  o
        .  o  o  x  P  .
        .  .  o  N  .  .
    """,
        "navigator",
        "messenger",
        "pilot",
    )
    do(t, "guide messenger observatory")
    assert question(t) == "act 0"


def test_no_split_for_the_single_navigator():
    """§4.8 navigator=single: one pawn an action, still up to two tiles."""
    t = table(THREE, "navigator", "messenger", "explorer", options={"navigator": "single"})
    assert {"guide messenger observatory", "guide messenger fools_landing"} <= can(t)
    do(t, "guide messenger observatory")
    assert question(t) == "act 0"


def test_split_diver_does_not_stop_in_the_water():
    """§4.8, §4.7 One step is the last step."""
    t = table(
        """
        .  .  M  o  .  .
        .  o  o  o  o  .
        o  o  o  o  o  o
        o  o  o  o  x  o
        .  o  o  ~  D  .
        .  .  o  N  .  .
    """,
        "navigator",
        "messenger",
        "diver",
    )
    do(t, "guide messenger observatory")
    assert can(t) == {"guide diver dunes_deception", "pass"}
