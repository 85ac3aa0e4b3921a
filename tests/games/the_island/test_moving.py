"""Sections 3 and 4 of RULES.md: a turn, and explorers on foot, swimming, boarding, landing."""

import pytest

from atoll.engine.errors import IllegalAction

from .table import asking, can, do, heard, left, lost, pass_turn, question, table, told, ways, where

# -- a turn ------------------------------------------------------------------------------------------------------------


def test_four_steps_in_order():
    """§3.1 Play a tile, move, take a tile, roll."""
    t = table("d4 bC b b bI", hands=[{"beach": ["dolphin"]}, {}], asks=asking("play"))
    seen = [question(t)]
    for step in ("pass", "pass", "sink d5", "turn_up dolphin", "roll shark"):
        do(t, step)
        seen.append(question(t))
    assert seen == ["play 0", "move 0", "sink 0", "turn_up", "roll", "move 1"]


def test_without_tiles_a_turn_begins_with_moving():
    """§3.2 Who keeps no tile is not asked for one."""
    t = pass_turn(table("d4 bC b b bI"), "d5", "dolphin", "shark")
    assert question(t) == "move 1"
    pass_turn(t, "d6", "whale", "shark")
    assert question(t) == "play 0"


def test_three_points():
    """§3.3 On the same explorer, or on several; then the third step comes by itself."""
    t = table("d4 bC b b bI")
    do(t, "step crimson-1 e", "step crimson-1 se")
    assert left(t) == 1
    do(t, "step crimson-1 w")
    assert question(t) == "sink 0"
    t.looks("""
        d4  b b b bI
        e4 b fC f f b
    """)


def test_points_on_several_things():
    """§3.3 Two board, and the boat is rowed a cell: the example of both printed rules."""
    t = table("""
        c4 . <>  . .
        d4  bC b bC bI
    """)
    with pytest.raises(IllegalAction):
        do(t, "row 1 e", "board crimson-1 e")
    t = table("""
        b4  .  .  .
        c4 . <>  . .
        d4  bC bC b bI
    """)
    do(t, "board crimson-1 ne", "board crimson-2 nw", "row 1 ne")
    t.looks("""
        b4  . <CC> .
        c4 . .  . .
        d4  b b b bI
    """)
    assert question(t) == "sink 0"


def test_three_tiles_over_land():
    """§3.3 One explorer may walk three tiles: the German rules' example."""
    t = table("d4 bC b b bI")
    do(t, "step crimson-1 e", "step crimson-1 e", "step crimson-1 e")
    t.looks("d4 b b b bCI")


def test_stop_early():
    """§3.3 Points need not be spent."""
    t = do(table("d4 bC b b bI"), "step crimson-1 e", "pass")
    assert question(t) == "sink 0"


def test_who_has_nobody_left_skips_the_moves():
    """§3.4 Not even an empty boat is rowed; tiles and creatures go on."""
    t = table("""
        c4 . <> . .
        d4  b b bI b
    """, hands=[{"beach": ["move_serpent"]}, {}], asks=asking("play"))  # fmt: skip
    do(t, "pass")
    assert question(t) == "sink 0"
    do(t, "sink d4", "turn_up dolphin", "roll serpent")
    assert question(t) == "move 1"


def test_who_loses_the_last_explorer_moves_no_more():
    """§3.4 The points that are left are void."""
    t = table("""
        b2   S
        c2  C
        d4   bI
    """)
    do(t, "step crimson-1 ne")
    assert lost(t, "crimson-1")
    assert question(t) == "sink 0"


def test_clockwise():
    """§3.5 Seat after seat."""
    t = table("d4 bC bI bA b", options={"seats": 3})
    assert question(t) == "move 0"
    pass_turn(t, "j4", "dolphin", "shark")
    assert heard(t, "turn") == [{"seat": "1", "turn": 2}]
    pass_turn(t, "j5", "dolphin", "shark")
    pass_turn(t, "j6", "dolphin", "shark")
    assert (t.turn, t.turns) == (0, 4)


# -- on land -----------------------------------------------------------------------------------------------------------


def test_walk():
    """§4.1 To a tile beside it, whoever stands there."""
    t = table("""
        d5    b  bI
        e5  f fC fI
    """)
    assert ways(t, "step crimson-1") == "e ne nw w sw se"
    do(t, "step crimson-1 e")
    assert heard(t, "walked") == [{"seat": "0", "explorer": "crimson-1", "from": "e6", "cell": "e7"}]
    t.looks("e5 f f fCI")
    do(t, "step crimson-1 nw")
    t.looks("d5 b bCI")


def test_board_from_a_tile():
    """§4.2 Into a boat on a sea cell beside it, as long as there is room (§5.4)."""
    t = table("""
        c4 <I> <III>
        d4   bC
    """)
    assert can(t, "board") == {"board crimson-1 nw"}
    do(t, "board crimson-1 nw")
    assert heard(t, "boarded") == [{"seat": "0", "explorer": "crimson-1", "boat": "1", "cell": "c4"}]
    t.looks("c4 <CI> <III>")


def test_nobody_boards_from_afar():
    """§4.2 The boat must be beside the tile."""
    t = table("""
        b4    <>
        c4  .  .
        d4   bC bI
    """)
    assert can(t, "board") == set()


def test_change_boats():
    """§4.3 From a boat into one beside it, without swimming."""
    t = table("""
        c4 <C>  <I>  <>
        d4    b   bI
    """)
    assert can(t, "board") == {"board crimson-1 e"}
    do(t, "board crimson-1 e", "board crimson-1 e")
    t.looks("c4 <> <I> <C>")
    assert left(t) == 1


def test_into_the_water_from_a_tile():
    """§4.4 That was the swim of this turn."""
    t = table("""
        c4  . .
        d4   bC bI
    """)
    do(t, "step crimson-1 nw")
    assert heard(t, "swam") == [{"seat": "0", "explorer": "crimson-1", "from": "d4", "cell": "c4"}]
    t.looks("""
        c4  C .
        d4   b bI
    """)
    assert can(t) == {"pass"}


def test_into_the_water_from_a_boat():
    """§4.4 Into the boat's own cell; that was its swim too."""
    t = table("""
        c4  <CI> .
        d4     b bI
    """)
    do(t, "jump crimson-1")
    assert heard(t, "jumped") == [{"seat": "0", "explorer": "crimson-1", "boat": "1", "cell": "c4"}]
    t.looks("c4 C<I> .")
    assert can(t, "step") == set()
    assert can(t, "board") == set()


# -- swimming ----------------------------------------------------------------------------------------------------------


def test_a_swimmer_swims_one_cell_a_turn():
    """§4.5 Any number may be in a cell. §4.6 Never back on the island."""
    t = table("""
        b4    .  .
        c4  I  C  .
        d4   b  bI
    """)
    assert ways(t, "step crimson-1") == "e ne nw w"
    do(t, "step crimson-1 w")
    t.looks("c4 CI . .")
    assert left(t) == 2
    assert can(t) == {"pass"}
    assert t.swam == ["crimson-1"]
    do(t, "pass")
    assert t.swam is None


def test_every_swimmer_has_its_own_swim():
    """§4.5 Three points, three swimmers."""
    t = table("c4 CCC . .\nd6 bI")
    do(t, "step crimson-1 e", "step crimson-2 e", "step crimson-3 e")
    t.looks("c4 . CCC .")


def test_nobody_returns_to_the_island():
    """§4.6 Neither from a boat."""
    t = table("""
        c4 <C>  .
        d4    b  bI
    """)
    assert can(t, "step") == set()
    assert can(t) == {"jump crimson-1", "row 1 e", "row 1 ne", "row 1 nw", "row 1 w", "row 1 sw", "pass"}


def test_climb_aboard():
    """§4.7 In its own cell, for a point."""
    t = table("c4 C<I> <>\nd6 bI")
    assert can(t, "board") == {"board crimson-1 here"}
    do(t, "board crimson-1 here")
    t.looks("c4 <CI> <>")
    assert left(t) == 2
    assert ways(t, "board crimson-1") == "e"


def test_no_climbing_into_a_full_boat():
    """§4.7, §5.4 Three at most."""
    assert can(table("c4 C<III>\nd6 bI"), "board") == set()


@pytest.mark.parametrize("option", ["no", "yes"])
def test_swimming_then_boarding(option):
    """§4.7, §11.4 A choice of the table."""
    t = table("c4 C <>\nd6 bI", options={"swim_then_board": option})
    do(t, "step crimson-1 e")
    assert can(t, "board") == ({"board crimson-1 here"} if option == "yes" else set())
    if option == "yes":
        do(t, "board crimson-1 here")
        assert t.swam == ["crimson-1"]
        assert can(t, "jump") == set()
        do(t, "row 1 e")
        t.looks("c4 . . <C>")


@pytest.mark.parametrize("option", ["no", "yes"])
def test_into_the_water_then_boarding(option):
    """§4.4, §4.7 Off the tile into the cell of a boat is a swim as well."""
    t = table("""
        c4 <>
        d4   bC bI
    """, options={"swim_then_board": option})  # fmt: skip
    do(t, "step crimson-1 nw")
    assert bool(can(t, "board")) == (option == "yes")


def test_a_boat_comes_to_the_swimmer():
    """§4.7, §5.1 Row to the swimmer's cell, then climb aboard."""
    t = table("c4 <> C\nd6 bI")
    do(t, "row 1 e", "board crimson-1 here", "row 1 e")
    t.looks("c4 . . <C>")


# -- landing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harbour", "island"),
    [
        ("b1", "northwest"), ("c1", "northwest"), ("b10", "northeast"), ("c11", "northeast"),
        ("k1", "southwest"), ("l1", "southwest"), ("k11", "southeast"), ("l10", "southeast"),
    ],
)  # fmt: skip
def test_land(harbour, island):
    """§4.8 From either cell, from a boat or swimming, a point each; §5.7 the boat stays."""
    t = table(f"{harbour} CI<C>\nd4 bI")
    do(t, "land crimson-1")
    assert heard(t, "landed") == [{"seat": "0", "explorer": "crimson-1", "cell": harbour, "island": island}]
    assert left(t) == 2
    do(t, "land crimson-2")
    assert question(t) == "sink 0"
    assert [where(t, "crimson-1"), where(t, "crimson-2")] == [island, island]
    t.looks(f"{harbour} I<>")


def test_only_harbours_are_for_landing():
    """§4.8 Beside a harbour is not enough."""
    t = table("b2 C<C>\nd4 bI")
    assert can(t, "land") == set()


@pytest.mark.parametrize("option", ["no", "yes"])
def test_swimming_then_landing(option):
    """§4.8, §11.5 A choice of the table."""
    t = table("b1 . C\nd4 bI", options={"swim_then_land": option})
    do(t, "step crimson-1 w")
    assert can(t, "land") == ({"land crimson-1"} if option == "yes" else set())


def test_landing_from_a_boat_after_swimming():
    """§4.8 The option is about swimmers: who has climbed aboard lands from the boat."""
    t = table("b1 <> C\nd4 bI", options={"swim_then_land": "no", "swim_then_board": "yes"})
    do(t, "step crimson-1 w", "board crimson-1 here", "land crimson-1")
    assert where(t, "crimson-1") == "northwest"


def test_a_safe_island_holds_any_number():
    """§4.8 Whoever is there already."""
    t = table("b1 CC", safe={"crimson": ["northwest"] * 8, "indigo": ["northwest"] * 9 + ["d4"]})
    do(t, "land crimson-1", "land crimson-2")
    assert [word.partition("=")[0] for word in t.explorers["crimson"]] == ["northwest"] * 10


# -- danger ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("creature", ["K", "S"])
def test_swimming_to_a_shark_or_a_serpent(creature):
    """§4.9 Whoever comes to such a cell is lost."""
    t = table(f"""
        c4  C  {creature}  .
        d6 bC bI
    """)
    do(t, "step crimson-1 e")
    assert lost(t, "crimson-1")
    assert told(t) == ["swam", "explorer_lost"]
    assert heard(t, "explorer_lost") == [{"seat": "0", "explorer": "crimson-1", "cell": "c5"}]
    assert t.swam is None


def test_swimming_to_a_whale():
    """§4.9 It does no harm."""
    t = do(table("c4 C W .\nd6 bI"), "step crimson-1 e")
    t.looks("c4 . WC .")


@pytest.mark.parametrize("creature", ["K", "S"])
def test_jumping_to_a_shark_or_a_serpent(creature):
    """§4.9 Off the boat into a cell where one is."""
    t = table(f"c4 {creature}<C> .\nd6 bC bI")
    do(t, "jump crimson-1")
    assert lost(t, "crimson-1")
    t.looks(f"c4 {creature}<> .")


def test_own_explorers_only():
    """§4.10 Others' explorers cannot be moved, wherever they are."""
    t = table("""
        b1 I<I> .
        c4  I<>  .
        d4   bI  bC bI
    """)
    assert {text.split()[1].split("-")[0] for kind in ("step", "board", "jump", "land") for text in can(t, kind)} == {
        "crimson"
    }


def test_both_colours_are_ones_own():
    """§4.10, §2.3 With two colours, either."""
    t = table("d4 bC bI bA bO", options={"colours": "two"})
    assert {text.split()[1] for text in can(t, "step")} == {"crimson-1", "amber-1"}
