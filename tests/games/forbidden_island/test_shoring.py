"""Section 5 of RULES.md, shoring up."""

from .table import can, do, drawing, drawn, left, question, reach, table


def test_the_own_tile_and_the_neighbours_are_shored_up():
    """§5.1 Flooded ones only, not diagonally; it costs an action."""
    t = table("""
        .  .  ~  o   .  .
        .  ~  ~  ~   o  .
        o  o  ~M ~   o  o
        o  ~  ~  ~   o  o
        .  o  ~  o   o  .
        .  .  o  G   .  .
    """)
    assert reach(t, "shore") == drawn("""
        .  .  ~  o   .  .
        .  ~  *  ~   o  .
        o  o  *  *   o  o
        o  ~  *  ~   o  o
        .  o  ~  o   o  .
        .  .  o  G   .  .
    """)
    do(t, "shore fools_landing", "shore observatory")
    assert drawing(t) == drawn("""
        .  .  ~  o   .  .
        .  ~  o  ~   o  .
        o  o  M  ~   o  o
        o  ~  ~  ~   o  o
        .  o  ~  o   o  .
        .  .  o  G   .  .
    """)
    assert left(t) == 1
    assert t.told == [{"event": "shored", "seat": "0", "tile": "observatory"}]


def test_explorer_shores_up_diagonally():
    """§5.2"""
    t = table("""
        .  .  ~  o   .  .
        .  ~  ~  ~   ~  .
        o  o  E  ~   o  o
        o  ~  x  ~   o  o
        .  o  ~  o   o  .
        .  .  o  G   .  .
    """)
    assert reach(t, "shore") == drawn("""
        .  .  ~  o   .  .
        .  *  *  *   ~  .
        o  o  E  *   o  o
        o  *  x  *   o  o
        .  o  ~  o   o  .
        .  .  o  G   .  .
    """)


FLOODED_ROUND_THE_ENGINEER = """
    .  .  o   o   .  .
    .  o  ~   ~   o  .
    o  o  ~G  o   o  o
    o  o  ~   o   o  o
    .  o  ~   o   o  .
    .  .  o   M   .  .
"""


def test_engineer_shores_up_two_tiles_for_one_action():
    """§5.3, §10.12 The own tile may be one of them."""
    t = table(FLOODED_ROUND_THE_ENGINEER)
    do(t, "shore observatory")
    assert question(t) == "shore_more 0"
    assert can(t) == {"shore fools_landing", "shore gold_gate", "pass"}
    do(t, "shore fools_landing")
    assert question(t) == "act 0"
    assert left(t) == 2
    assert drawing(t) == drawn("""
        .  .  o   o   .  .
        .  o  o   ~   o  .
        o  o  G   o   o  o
        o  o  ~   o   o  o
        .  o  ~   o   o  .
        .  .  o   M   .  .
    """)


def test_engineer_may_shore_up_one_tile_alone():
    """§5.3 One is allowed; the next action has two again."""
    t = table(FLOODED_ROUND_THE_ENGINEER)
    do(t, "shore observatory", "pass")
    assert left(t) == 2
    do(t, "shore gold_gate")
    assert question(t) == "shore_more 0"


def test_engineer_is_not_asked_when_nothing_else_is_flooded():
    """§5.3"""
    t = table("""
        .  .  ~   o   .  .
        .  o  o   o   o  .
        o  o  ~G  o   o  o
        o  o  o   o   o  o
        .  o  o   o   o  .
        .  .  o   M   .  .
    """)
    do(t, "shore fools_landing")
    assert question(t) == "act 0"


def test_engineer_takes_the_own_tile_last():
    """§5.3 The own tile alone is left."""
    t = table("""
        .  .  o   o   .  .
        .  o  ~   o   o  .
        o  o  ~G  o   o  o
        o  o  o   o   o  o
        .  o  o   o   o  .
        .  .  o   M   .  .
    """)
    do(t, "shore observatory")
    assert can(t) == {"shore fools_landing", "pass"}


def test_nobody_plays_a_special_card_between_the_engineers_two_tiles():
    """§5.3, §10.12, §7.1 Both tiles are shored up from the same spot: no flight in the middle of an action."""
    t = table(FLOODED_ROUND_THE_ENGINEER, "engineer: helicopter sandbags", "messenger: helicopter sandbags")
    do(t, "shore observatory")
    assert can(t) == {"shore fools_landing", "shore gold_gate", "pass"}
    assert can(t, seat=1) == set()
    assert t.game.eager(t.state) == []


def test_others_shore_up_one_tile_an_action():
    """§5.1 Only the engineer has two."""
    t = table("""
        .  .  o   o   .  .
        .  o  ~   ~   o  .
        o  o  ~N  o   o  o
        o  o  ~   o   o  o
        .  o  ~   o   o  .
        .  .  o   M   .  .
    """)
    do(t, "shore observatory")
    assert question(t) == "act 0"


def test_a_sunk_tile_never_comes_back():
    """§5.4 Neither by hand nor by sandbags."""
    t = table(
        """
        .  .  o   o   .  .
        .  o  x   o   o  .
        o  o  N   o   o  o
        o  o  ~   o   o  o
        .  o  o   o   o  .
        .  .  o   M   .  .
    """,
        "navigator: sandbags",
        "messenger",
    )
    assert can(t, "shore") == {"shore gold_gate"}
    assert can(t, "sandbag") == {"sandbag gold_gate"}
