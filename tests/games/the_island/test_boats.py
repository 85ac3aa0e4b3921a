"""Section 5 of RULES.md: boats, who steers them, what they run into."""

import pytest

from .table import can, do, heard, left, lost, question, table, told, ways


def test_row():
    """§5.1 To a sea cell beside it without a boat; a point a cell."""
    t = table("""
        b3   .  <>  .
        c4    <C> .
        d4   b   bI
    """)
    assert ways(t, "row 2") == "e nw w sw"
    do(t, "row 2 nw")
    assert heard(t, "rowed") == [{"seat": "0", "boat": "2", "from": "c4", "cell": "b3"}]
    t.looks("""
        b3   <C> <> .
        c4     .  .
    """)
    assert left(t) == 2


def test_boats_do_not_pass_through_boats():
    """§5.1 One boat a cell: three points, and no way through."""
    t = table("""
        a1  <C> <>
        b2    <>  <>
        d4  bI
    """)
    assert ways(t, "row 1") == ""
    do(t, "row 2 e")
    assert ways(t, "row 1") == "e"


def test_boats_stay_at_sea():
    """§5.1 Neither onto the island nor off the board."""
    t = table("a1 <C>\nd4 bI")
    assert ways(t, "row 1") == "e sw se"


def test_most_explorers_steer():
    """§5.2 Not who has fewer aboard."""
    picture = """
        c4 <{}> .
        d4   b  bCI
    """
    assert can(table(picture.format("CCI")), "row")
    assert not can(table(picture.format("CII")), "row")
    assert not can(table(picture.format("II")), "row")


@pytest.mark.parametrize("crew", ["CI", "CIA"])
def test_as_many_explorers_steer_together(crew):
    """§5.2 Whoever has as many as anybody."""
    t = table(f"c4 <{crew}> .\nd4 bCIA", options={"seats": 3})
    assert can(t, "row")


def test_a_tie_of_others():
    """§5.2 Two others have the most, one each; who has none does not steer."""
    t = table("c4 <IA> .\nd4 bCIA", options={"seats": 3})
    assert can(t, "row") == set()


def test_two_colours_steer_together():
    """§5.2, §11.2 Counted by person: crimson and amber are seat 0's."""
    options = {"colours": "two"}
    assert can(table("c4 <CAI> .\nd4 bO", options=options), "row")
    assert can(table("c4 <CIO> .\nd4 bO", options=options), "row") == set()
    assert can(table("c4 <CI> .\nd4 bO", options=options), "row")


def test_anybody_rows_an_empty_boat():
    """§5.3 From afar, even."""
    t = table("""
        c4  .  .  <>
        d4   bC  b  bI
    """)
    do(t, "row 1 w", "board crimson-1 ne")
    t.looks("c4 . <C> .")


def test_three_in_a_boat():
    """§5.4 Of any colours."""
    t = table("""
        c4  <IA> .
        d4     bCC bI
    """, options={"seats": 3})  # fmt: skip
    do(t, "board crimson-1 nw")
    t.looks("c4 <CIA> .")
    assert can(t, "board") == set()


# -- what boats run into -----------------------------------------------------------------------------------------------


def test_rowing_to_a_serpent():
    """§5.5, §11.7 Boat and explorers are lost."""
    t = table("c4 <CI> S\nd4 bC bI")
    do(t, "row 1 e")
    assert told(t) == ["rowed", "boat_lost", "explorer_lost", "explorer_lost"]
    assert lost(t, "crimson-1", "indigo-1")
    t.looks("c4 . S")
    assert t.boats[0] == "lost"


def test_rowing_to_a_whale():
    """§5.5 The boat is lost, the explorers swim; that was no swim of theirs."""
    t = table("c4 <CI> WI .\nd4 bC bI")
    do(t, "row 1 e")
    assert told(t) == ["rowed", "capsized"]
    assert heard(t, "capsized") == [{"boat": "1", "cell": "c5"}]
    t.looks("c4 . WCII .")
    do(t, "step crimson-1 e")
    t.looks("c4 . WII C")


def test_rowing_to_a_whale_and_a_shark():
    """§5.5 The explorers are lost as well."""
    t = table("c4 <CI> KW\nd4 bC bI")
    do(t, "row 1 e")
    assert told(t) == ["rowed", "capsized", "explorer_lost", "explorer_lost"]
    assert lost(t, "crimson-1", "indigo-1")
    t.looks("c4 . KW")


def test_rowing_to_a_whale_and_a_serpent():
    """§5.5 As to a serpent."""
    t = table("c4 <C> SW\nd4 bC bI")
    do(t, "row 1 e")
    assert lost(t, "crimson-1")
    assert told(t) == ["rowed", "boat_lost", "explorer_lost"]


def test_rowing_to_a_shark():
    """§5.5 Nothing happens."""
    t = do(table("c4 <CI> K\nd4 bC bI"), "row 1 e")
    t.looks("c4 . K<CI>")
    assert told(t) == ["rowed"]


@pytest.mark.parametrize("creatures", ["S", "W", "K", "SKW"])
def test_an_empty_boat_fears_nothing(creatures):
    """§5.5 Wherever it is rowed."""
    t = do(table(f"c4 <> {creatures}\nd4 bC bI"), "row 1 e")
    t.looks(f"c4 . {creatures}<>")


@pytest.mark.parametrize("creature", ["S", "W"])
def test_boarding_beside_a_creature(creature):
    """§5.6, §11.6 Nothing happens until something comes to a cell; rowing away is safe."""
    t = table(f"""
        c4 . {creature}<> .
        d4 bC bI
    """)
    do(t, "board crimson-1 ne", "row 1 e")
    t.looks(f"c4 . {creature} <C>")


def test_a_boat_stays_when_its_explorers_have_landed():
    """§5.7 In the harbour, empty, for anybody (§5.3)."""
    t = table("b1 <C> .\nd4 bC bI")
    do(t, "land crimson-1")
    t.looks("b1 <> .")
    do(t, "row 1 e")
    t.looks("b1 . <>")
    assert question(t) == "move 0"
