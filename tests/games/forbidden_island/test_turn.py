"""Section 3 of RULES.md, a turn."""

from .table import acting, can, do, draw, end_actions, flood, left, question, table

PAIR = """
    .  .  o  o   .  .
    .  o  o  o   o  .
    o  o  E  G   o  o
    o  o  o  o   o  o
    .  o  o  o   o  .
    .  .  o  o   .  .
"""


def test_actions_then_cards_then_flood():
    """§3.1 Always in this order."""
    t = table(PAIR)
    assert question(t) == "act 0"
    do(t, "end")
    assert question(t) == "draw"
    draw(t, "earth", "earth")
    assert question(t) == "flood"
    flood(t, "watchtower", "gold_gate")
    assert question(t) == "act 1"


def test_three_actions_of_any_kind_and_order():
    """§3.2 The same one as often as one likes."""
    t = table(
        """
        .  .  ~  o   .  .
        .  o  ~  o   o  .
        o  o  EG o   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """,
        "explorer: earth earth earth earth wind",
        "engineer",
    )
    do(t, "shore observatory", "give engineer wind", "move temple_sun")
    assert left(t) == 0
    again = table(PAIR)
    do(again, "move observatory", "move fools_landing", "move observatory")
    assert left(again) == 0


def test_after_the_third_action_only_the_end_is_left():
    """§3.2 It is said, not taken for granted: special cards may still be played before the draw."""
    t = table(PAIR, "explorer: sandbags", "engineer", asks=acting(left=0), flooded=["watchtower"])
    assert can(t) == {"end", "sandbag watchtower"}


def test_a_turn_may_have_no_action_at_all():
    """§3.2 You may stop early."""
    t = table(PAIR)
    assert "end" in can(t)
    assert question(do(t, "end")) == "draw"


def test_only_the_seat_whose_turn_it_is_acts():
    """§3.1"""
    assert can(table(PAIR), seat=1) == set()


def test_the_next_seat_follows_and_turns_are_counted():
    """§3.3 Round the table, three actions each."""
    t = table(
        """
        .  .  o  o   .  .
        .  o  o  N   o  .
        o  o  E  G   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """,
        "explorer",
        "engineer",
        "navigator",
        turn=1,
        turns=8,
    )
    floods = iter(["watchtower", "gold_gate", "iron_gate", "copper_gate", "silver_gate", "misty_marsh"])
    for seat, turns in ((2, 9), (0, 10), (1, 11)):
        end_actions(t, "earth" if seat else "wind", "fire")
        flood(t, next(floods), next(floods))
        assert question(t) == f"act {seat}"
        assert (t.turn, t.turns, left(t)) == (seat, turns, 3)
        assert t.told[-1] == {"event": "turn", "seat": str(seat), "turn": turns}
