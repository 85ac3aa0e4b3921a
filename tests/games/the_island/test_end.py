"""Section 10 of RULES.md: the end, and who has won."""

import pytest

from .table import Table, asking, can, do, heard, question, rolled, table, told


def end(crimson, indigo, **options):
    """The volcano is turned up; these values are on the safe islands."""
    safe = {"crimson": [f"northwest={v}" for v in crimson], "indigo": [f"southeast={v}" for v in indigo]}
    t = table("f6 mCI", options=options, taken=32, safe=safe, asks=asking("sink"))
    return do(t, "sink f6", "turn_up volcano")


def test_the_volcano_ends_the_game():
    """§10.1, §1.1 Who is not on a safe island does not count."""
    t = end([1, 2], [5])
    assert t.over == "volcano"
    assert question(t) == "nothing"
    assert told(t) == ["turned_up", "over", *["showed"] * 3, "scored", "scored"]
    assert heard(t, "scored") == [{"seat": "0", "points": 3, "saved": 2}, {"seat": "1", "points": 5, "saved": 1}]
    assert heard(t, "over") == [{"ending": "volcano"}]
    assert all(not can(t, seat=seat) for seat in (0, 1))


def test_saved_explorers_are_turned_over():
    """§10.3, §1.2 Now all see what they are worth."""
    t = end([1, 2], [5])
    assert heard(t, "showed") == [
        {"seat": "0", "explorer": "crimson-2", "value": "1"},
        {"seat": "0", "explorer": "crimson-3", "value": "2"},
        {"seat": "1", "explorer": "indigo-2", "value": "5"},
    ]


def test_the_most_points_win():
    """§10.3, §1.1 Not the most explorers."""
    t = end([1, 2], [5])
    assert t.game.outcome(t.state) == ("volcano", [0, 1])


@pytest.mark.parametrize(("tie_break", "payoff"), [("saved", [1, 0]), ("shared", [0.5, 0.5])])
def test_ties(tie_break, payoff):
    """§10.4, §11.16 As many points: more explorers, or shared."""
    t = end([2, 3], [5], tie_break=tie_break)
    assert t.game.outcome(t.state) == ("volcano", payoff)


def test_a_tie_in_both():
    """§10.4 Then they share it."""
    t = end([2, 3], [1, 4])
    assert t.game.outcome(t.state) == ("volcano", [0.5, 0.5])


def test_points_before_explorers():
    """§10.4 Ten explorers do not outweigh a point."""
    t = end([1, 1, 1, 2], [6])
    assert t.game.outcome(t.state) == ("volcano", [0, 1])


def test_two_colours_are_added_up():
    """§2.3, §10.3 Crimson and amber are one side."""
    safe = {"crimson": ["northwest=3"], "amber": ["northwest=4"], "indigo": ["southeast=6"]}
    t = table("f6 mCIAO", options={"colours": "two"}, taken=32, safe=safe, asks=asking("sink"))
    do(t, "sink f6", "turn_up volcano")
    assert heard(t, "scored") == [{"seat": "0", "points": 7, "saved": 2}, {"seat": "1", "points": 6, "saved": 1}]
    assert t.game.outcome(t.state) == ("volcano", [1, 0])


def test_while_it_goes_on_nobody_has_won():
    """§10.3 Points count in the end."""
    t = table("d4 bC bI", safe={"crimson": ["northwest=6"]})
    assert t.game.outcome(t.state) is None


# -- nobody left -------------------------------------------------------------------------------------------------------


def test_nobody_left_after_a_move():
    """§10.2, §11.15 The last explorer lands."""
    t = table("b1 C", safe={"indigo": ["southeast"]})
    do(t, "land crimson-1")
    assert t.over == "all_gone"
    assert "sank" not in told(t)


def test_nobody_left_after_a_tile():
    """§10.2 A shark that is turned up takes the last one; the die is not rolled."""
    t = table("d4 bC", asks=asking("sink"))
    do(t, "sink d4", "turn_up shark")
    assert t.over == "all_gone"


def test_nobody_left_after_a_creature():
    """§10.2 A serpent takes the last one."""
    t = do(table("c4 S I", asks=rolled("serpent")), "glide serpent-1 e")
    assert t.over == "all_gone"


def test_it_goes_on_for_the_others():
    """§10.2, §11.15 As long as somebody has an explorer on the board."""
    t = table("b1 C\nd4 bI", safe={"crimson": ["northwest"] * 9})
    do(t, "land crimson-1")
    assert question(t) == "sink 0"


def test_nobody_saved():
    """§10.3 All share what there is."""
    t = table("d4 bC", asks=asking("sink"))
    do(t, "sink d4", "turn_up shark")
    assert t.game.outcome(t.state) == ("all_gone", [0.5, 0.5])


def test_an_ended_game_is_a_position():
    """§10.1 With everything where it was."""
    t = Table({"over": "all_gone"})
    assert question(t) == "nothing"
