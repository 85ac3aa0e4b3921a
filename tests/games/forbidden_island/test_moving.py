"""Section 4 of RULES.md, moving; the island is drawn in table.py."""

import pytest

from atoll.engine.errors import IllegalAction

from .table import acting, at, can, do, drawing, drawn, end_actions, left, question, reach, table


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
