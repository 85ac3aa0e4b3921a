"""Section 8 of RULES.md: the die, and creatures on the move."""

import pytest

from .table import asking, can, chances, do, heard, left, lost, question, rolled, table, told, ways


def test_the_die():
    """§8.1 Each kind as often; then a creature of the kind may move."""
    t = table("c4 S K W\nd4 bC bI", asks=asking("roll", None))
    assert chances(t) == {"serpent": 2, "shark": 2, "whale": 2}
    do(t, "roll shark")
    assert heard(t, "rolled") == [{"seat": "0", "kind": "shark"}]
    assert question(t) == "creature 0"
    assert {text.split()[1] for text in can(t, "glide")} == {"shark-1"}


@pytest.mark.parametrize("option", ["may", "must"])
@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_may_or_must(kind, option):
    """§8.1, §11.12 A choice of the table; one cell is enough."""
    t = table("c4 S K W\nd4 bC bI", options={"creatures": option}, asks=rolled(kind))
    assert ("pass" in can(t)) == (option == "may")
    do(t, f"glide {kind}-1 ne")
    if kind != "serpent":
        assert "pass" in can(t)
        do(t, "pass")
    assert question(t) == "move 1"


def test_none_on_the_board():
    """§8.2 Nothing happens."""
    t = do(table("c4 S K\nd4 bC bI", asks=asking("roll", None)), "roll whale")
    assert told(t) == ["rolled", "turn"]
    assert question(t) == "move 1"


@pytest.mark.parametrize("option", ["may", "must"])
def test_none_can_move(option):
    """§8.2 A serpent in the middle of the whole island has no sea beside it."""
    t = table("g6 S\nd4 bC bI", options={"creatures": option}, asks=asking("roll", None))
    do(t, "roll serpent")
    assert question(t) == "move 1"


def test_creatures_stay_at_sea():
    """§8.1 Over sea cells, not over land and not off the board."""
    t = table("c4 S\nd4 bC bI", asks=rolled("serpent"))
    assert ways(t, "glide serpent-1") == "e ne nw w sw"
    t = table("b1 S\nd4 bC bI", asks=rolled("serpent"))
    assert ways(t, "glide serpent-1") == "e sw se"


@pytest.mark.parametrize(("kind", "reach"), [("serpent", 1), ("shark", 2), ("whale", 3)])
def test_how_far(kind, reach):
    """§8.3, §8.4, §8.5 One, two, three cells; always the same creature."""
    t = table("b4 S K W . . .\nc4 S K W\nd4 bC bI", asks=rolled(kind))
    for n in range(reach):
        assert question(t) == "creature 0"
        assert left(t) == reach - n
        do(t, f"glide {kind}-2 {'w' if n % 2 else 'e'}")
        if n + 1 < reach:
            assert {text.split()[1] for text in can(t, "glide")} == {f"{kind}-2"}
    assert question(t) == "move 1"
    assert heard(t, "glided")[0]["seat"] == "0"


# -- serpents ----------------------------------------------------------------------------------------------------------


def test_a_serpent_takes_a_boat():
    """§8.3 Boat and explorers, and who swims beside it (§11.7)."""
    t = table("c4 S I<CI>\nd4 bC bI", asks=rolled("serpent"))
    do(t, "glide serpent-1 e")
    assert told(t)[:2] == ["glided", "boat_lost"]
    assert lost(t, "crimson-1", "indigo-1", "indigo-2")
    t.looks("c4 . S")


def test_a_serpent_takes_swimmers():
    """§8.3 An empty boat stays."""
    t = table("c4 S CI<>\nd4 bC bI", asks=rolled("serpent"))
    do(t, "glide serpent-1 e")
    assert lost(t, "crimson-1", "indigo-1")
    t.looks("c4 . S<>")


def test_nobody_stops_a_serpent():
    """§8.3, §8.9 There is no tile against it."""
    hands = [{}, {"beach": ["stop_shark"], "forest": ["stop_whale"]}]
    t = table("c4 S I<I>\ne5 fC fI", hands=hands, asks=rolled("serpent"))
    do(t, "glide serpent-1 e")
    assert lost(t, "indigo-1", "indigo-2")


# -- sharks ------------------------------------------------------------------------------------------------------------


def test_a_shark_stops_where_somebody_swims():
    """§8.4 All who swim there are lost, own ones too."""
    t = table("c4 K CI<I> .\nd4 bC bI", asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert lost(t, "crimson-1", "indigo-1")
    t.looks("c4 . K<I> .")
    assert question(t) == "move 1"


def test_a_shark_does_not_mind_boats():
    """§8.4 It passes them, or stops there."""
    t = table("c4 K <CI> <C> .\nd4 bC bI", asks=rolled("shark"))
    do(t, "glide shark-1 e", "glide shark-1 e")
    t.looks("c4 . <CI> K<C> .")


# -- whales ------------------------------------------------------------------------------------------------------------


def test_a_whale_capsizes_a_boat():
    """§8.5 It stops; the boat is lost, the explorers swim."""
    t = table("c4 W <CI> .\nd4 bC bI", asks=rolled("whale"))
    do(t, "glide whale-1 e")
    assert told(t) == ["glided", "capsized", "turn"]
    t.looks("c4 . WCI .")
    assert question(t) == "move 1"


@pytest.mark.parametrize("creature", ["K", "S"])
def test_a_whale_capsizes_a_boat_beside_a_shark(creature):
    """§8.5, §11.8 They are lost if a shark or a serpent is there."""
    t = table(f"c4 W {creature}<CI> .\nd4 bC bI", asks=rolled("whale"))
    do(t, "glide whale-1 e")
    assert lost(t, "crimson-1", "indigo-1")
    t.looks(f"c4 . {creature}W .")


def test_a_whale_does_not_mind_swimmers_and_empty_boats():
    """§8.5 It goes on over them."""
    t = table("c4 W CI <> C<>\nd4 bC bI", asks=rolled("whale"))
    do(t, "glide whale-1 e", "glide whale-1 e", "glide whale-1 e")
    t.looks("c4 . CI <> WC<>")
    assert told(t) == ["glided", "turn"]


def test_creatures_share_a_cell():
    """§8.6 They do nothing to each other."""
    t = table("c4 S SKW\nd4 bC bI", asks=rolled("serpent"))
    do(t, "glide serpent-1 e")
    t.looks("c4 . SSKW")


def test_a_creature_that_lurks_strikes_when_it_comes_back():
    """§5.6, §8.4 Out and in again is coming to a cell."""
    t = table("c4 . K<C>\nd4 bC bI", asks=rolled("shark"))
    do(t, "glide shark-1 w", "glide shark-1 e")
    t.looks("c4 . K<C>")
    t = table("c4 . W<C>\nd4 bC bI", asks=rolled("whale"))
    do(t, "glide whale-1 w", "glide whale-1 e")
    t.looks("c4 . WC")
