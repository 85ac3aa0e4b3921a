"""Sections 3.2 and 7 of RULES.md: tiles from the hand in the first step."""

import pytest

from .table import asking, can, do, heard, left, lost, pass_turn, question, table, told, ways, where

PLAY = asking("play")


def hand(*tiles, other=()):
    """Hands of two seats, all tiles beaches."""
    return [{"beach": list(tiles)}, {"beach": list(other)}]


def test_one_tile_a_turn():
    """§7.1, §3.2 Any number is kept, one is played, before the moves."""
    t = table("c4 C . . . .\nd4 bC bI", hands=hand("dolphin", "dolphin", "dolphin"), asks=PLAY)
    do(t, "play beach dolphin")
    assert heard(t, "played") == [{"seat": "0", "tile": "dolphin", "terrain": "beach"}]
    do(t, "step crimson-1 e", "pass")
    assert question(t) == "move 0"
    assert t.hands[0]["beach"] == ["dolphin", "dolphin"]


def test_a_tile_is_kept_for_a_later_turn():
    """§3.2 The turn in which it is taken has had its first step."""
    t = table("c4 C . . .\nd4 bC b b bI")
    do(t, "pass", "sink d5", "turn_up dolphin")
    assert question(t) == "roll"
    do(t, "roll shark")
    pass_turn(t, "d6", "shark", "serpent")
    assert question(t) == "play 0"
    assert can(t) == {"play beach dolphin", "pass"}


def test_nobody_need_play():
    """§3.2 You may."""
    t = do(table("c4 C\nd4 bC bI", hands=hand("dolphin"), asks=PLAY), "pass")
    assert question(t) == "move 0"
    assert t.hands[0]["beach"] == ["dolphin"]


def test_tiles_for_defence_are_not_for_the_own_turn():
    """§3.2 They cannot be played here; the question is asked all the same (§1.3)."""
    t = table("c4 C K\nd4 bC bI", hands=hand("stop_shark"), asks=PLAY)
    assert can(t) == {"pass"}
    t = table("d4 bC b bI", hands=hand("stop_shark"), turn=1, asks=asking("sink", 1))
    do(t, "sink d5", "turn_up dolphin", "roll shark")
    assert question(t) == "play 0"


def test_a_tile_without_use_stays():
    """§7.1 No swimmer, no boat, no shark, no whale."""
    tiles = hand("dolphin", "wind", "move_serpent", "move_shark", "move_whale")
    t = table("d4 bC bI", hands=tiles, asks=PLAY)
    assert can(t) == {"pass"}
    t = table("c4 <C>\nb1 SKW C\nd4 bC bI", hands=tiles, asks=PLAY)
    assert can(t, "play") == {f"play beach {tile}" for tile in tiles[0]["beach"]}


def test_of_each_terrain():
    """§7.5, §1.4 All see which back the tile had: it is out of the game."""
    hands = [{"beach": ["dolphin"], "forest": ["dolphin"]}, {}]
    t = table("c4 C .\ne5 fC fI", hands=hands, asks=PLAY)
    assert can(t, "play") == {"play beach dolphin", "play forest dolphin"}
    do(t, "play forest dolphin")
    assert t.hands[0] == {"beach": ["dolphin"], "forest": [], "mountain": []}
    assert t.spent["forest"].count("dolphin") == 1


# -- dolphin -----------------------------------------------------------------------------------------------------------


def test_dolphin():
    """§7.2 One to three sea cells with one swimmer."""
    t = table("c4 CI C . . . .\nd4 bC bI", hands=hand("dolphin"), asks=PLAY)
    do(t, "play beach dolphin")
    assert question(t) == "dolphin 0"
    assert {text.split()[1] for text in can(t)} == {"crimson-1", "crimson-2"}
    do(t, "step crimson-2 e")
    assert left(t) == 2
    assert {text.split()[1] for text in can(t, "step")} == {"crimson-2"}
    do(t, "step crimson-2 e", "step crimson-2 e")
    t.looks("c4 CI . . . C .")
    assert question(t) == "move 0"


def test_dolphin_must_swim():
    """§7.2 One cell at least, then it may stop."""
    t = do(table("c4 C .\nd4 bC bI", hands=hand("dolphin"), asks=PLAY), "play beach dolphin")
    assert "pass" not in can(t)
    do(t, "step crimson-1 e", "pass")
    assert question(t) == "move 0"


def test_dolphin_and_swimming():
    """§7.2, §11.10 The swimmer may still swim in the second step, and climb aboard instead."""
    t = table("c4 C . <>\nd4 bC bI", hands=hand("dolphin"), asks=PLAY)
    do(t, "play beach dolphin", "step crimson-1 e", "pass")
    assert "step crimson-1 e" in can(t)
    t = table("c4 C . <>\nd4 bC bI", hands=hand("dolphin"), asks=PLAY)
    do(t, "play beach dolphin", "step crimson-1 e", "step crimson-1 e", "pass", "board crimson-1 here")
    t.looks("c4 . . <C>")


def test_dolphin_neither_boards_nor_lands():
    """§7.2, §11.10 Sea cells only."""
    t = table("b1 . <> C\nd4 bC bI", hands=hand("dolphin"), asks=PLAY)
    do(t, "play beach dolphin", "step crimson-1 w")
    assert can(t, "board") == set()
    do(t, "step crimson-1 w")
    assert can(t, "land") == set()
    do(t, "pass", "land crimson-1")
    assert where(t, "crimson-1") == "northwest"


@pytest.mark.parametrize("creature", ["K", "S"])
def test_dolphin_is_no_protection(creature):
    """§7.2 A shark or a serpent ends it."""
    t = table(f"c4 C {creature} .\nd4 bC bI", hands=hand("dolphin"), asks=PLAY)
    do(t, "play beach dolphin", "step crimson-1 e")
    assert lost(t, "crimson-1")
    assert question(t) == "move 0"


def test_dolphin_needs_water():
    """§7.1 A swimmer with land on all sides cannot use it."""
    t = table("""
        f6    b  b
        g5   b C b
        h6    b  b
        d4  bC bI
    """, hands=hand("dolphin"), asks=PLAY)  # fmt: skip
    assert can(t) == {"pass"}


def test_dolphin_takes_the_last_explorer_to_its_end():
    """§7.2, §3.4 Then there is nobody to move."""
    t = table("c4 C K .\nd4 bI", hands=hand("dolphin"), asks=PLAY)
    do(t, "play beach dolphin", "step crimson-1 e")
    assert question(t) == "sink 0"


# -- wind --------------------------------------------------------------------------------------------------------------


def test_wind():
    """§7.3 One to three cells with one boat, beside the three points."""
    t = table("b4 <C> . . . .\nc4 <CI>\nd4 bC bI", hands=hand("wind"), asks=PLAY)
    do(t, "play beach wind")
    assert question(t) == "wind 0"
    assert {text.split()[1] for text in can(t)} == {"1", "2"}
    do(t, "row 1 e")
    assert {text.split()[1] for text in can(t, "row")} == {"1"}
    do(t, "row 1 e", "row 1 e")
    t.looks("b4 . . . <C> .")
    assert question(t) == "move 0"
    assert left(t) == 3


def test_wind_may_stop():
    """§7.3 After a cell."""
    t = do(table("b4 <C> . .\nd4 bC bI", hands=hand("wind"), asks=PLAY), "play beach wind")
    assert "pass" not in can(t)
    do(t, "row 1 e", "pass")
    assert question(t) == "move 0"


@pytest.mark.parametrize("crew", ["", "I", "CII"])
def test_wind_is_for_a_boat_that_one_steers(crew):
    """§7.3, §11.11 With somebody of one's own in it: not an empty one."""
    t = table(f"b4 <{crew}> . .\nd4 bC bI", hands=hand("wind"), asks=PLAY)
    assert can(t) == {"pass"}


def test_wind_drives_on_a_whale():
    """§7.3, §5.5 Then there is no boat to move on."""
    t = table("b4 <C> W .\nd4 bC bI", hands=hand("wind"), asks=PLAY)
    do(t, "play beach wind", "row 1 e")
    assert told(t) == ["rowed", "capsized"]
    t.looks("b4 . WC .")
    assert question(t) == "move 0"


def test_wind_needs_room():
    """§7.1 A boat between boats and land cannot use it."""
    t = table("""
        a1  <C> <>
        b2    <>  <>
        d4  bC bI
    """, hands=hand("wind"), asks=PLAY)  # fmt: skip
    assert can(t) == {"pass"}


# -- creatures dive ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "letter"), [("serpent", "S"), ("shark", "K"), ("whale", "W")])
def test_a_creature_comes_up_elsewhere(kind, letter):
    """§7.4 One that is on the board, to any sea cell in which there is nothing at all."""
    t = table(f"""
        b4  {letter} . {letter} C <> <I> .
        d4  bC bI
    """, hands=hand(f"move_{kind}"), asks=PLAY)  # fmt: skip
    do(t, f"play beach move_{kind}")
    assert can(t) == {f"pick {kind}-1", f"pick {kind}-2"}
    do(t, f"pick {kind}-2")
    cells = {text.split()[1] for text in can(t)}
    assert not {"b4", "b6", "b7", "b8", "b9", "d4", "d5"} & cells
    assert {"b5", "b10", "a1", "m7", "g6"} <= cells
    do(t, "put m7")
    assert heard(t, "put") == [{"seat": "0", "creature": f"{kind}-2", "from": "b6", "cell": "m7"}]
    assert t.creatures[kind][:2] == ["b4", "m7"]
    assert question(t) == "move 0"


def test_the_middle_of_the_island():
    """§7.4 The enclosed cell too, if nothing is there; and any cell whose tile is gone."""
    t = table("g6 S\nb4 S\nd4 bC . bI", hands=hand("move_serpent"), asks=PLAY)
    do(t, "play beach move_serpent", "pick serpent-1")
    assert "put g6" not in can(t)
    assert "put d5" in can(t)
    t = table("b4 S\nd4 bC bI", hands=hand("move_serpent"), asks=PLAY)
    do(t, "play beach move_serpent", "pick serpent-1", "put g6")
    assert ways(t, "glide") == ""
    t.looks("g5 m S m")


def test_nothing_is_struck():
    """§7.4 Only empty cells, so nobody is hurt and nobody defends."""
    t = table("b4 S I <I>\nd4 bC bI", hands=hand("move_serpent", other=["stop_shark"]), asks=PLAY)
    do(t, "play beach move_serpent", "pick serpent-1")
    assert not {"put b5", "put b6"} & can(t)


def test_without_explorers_tiles_are_still_played():
    """§3.4, §7.1 The first step stays."""
    t = table("b4 S\nd4 bI", hands=hand("move_serpent"), asks=PLAY)
    do(t, "play beach move_serpent", "pick serpent-1", "put a1")
    assert question(t) == "sink 0"
