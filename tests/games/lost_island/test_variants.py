"""Section 9 of RULES.md (9.1 and 9.2 are with the preparation), the stones, the memory, and other component sets (12)."""

import pytest

from atoll.engine.errors import OptionError
from atoll.games.lost_island.state import BOX, DEFAULT_SET, PLACES

from .table import (
    GAME,
    POWER,
    SHRINK,
    Table,
    can,
    chances,
    do,
    heard,
    home,
    left,
    new_table,
    question,
    table,
    told,
    ways,
)
from .test_preparation import begun, cells_of

# -- shrinking ---------------------------------------------------------------------------------------------------------

BLOW = {"shrink_storms": "yes"}
LOOT = {"shrink_loot": "yes"}
FACE_DOWN = {"discards": "face_down"}


def test_a_storm_blows_when_the_island_shrinks():
    """§9.3 From where it lay; who takes the tile away chooses."""
    t = do(table("a1 # I1 I2 # C1", options=BLOW, asks=SHRINK), "shrink a1", "turn storm")
    assert told(t) == ["revealed", "shrank"]
    assert question(t) == "blow 0"
    do(t, "blow e")
    t.looks("a1 . # I1 I2 # C1")
    assert question(t) == "act 1"


def test_a_storm_without_anybody_in_its_lines():
    """§9.3 Nothing is asked, whether storms stay or go."""
    for storms in ("stay", "removed"):
        t = table("c3 C1 # I1", options=BLOW | {"storms": storms}, asks=SHRINK)
        do(t, "shrink a1", "turn storm")
        assert told(t) == ["revealed", "shrank", "turn"]


def test_the_bearer_on_a_storm_that_goes():
    """§9.3, §8.5 First the flag finds its place, then the wind blows."""
    picture = "a1 I1! .\nb2 # #\nc1 oC2\nc3 oC1 oI2"
    t = table(picture, options=BLOW, rest=".", asks=SHRINK)
    assert ways(t, "shrink") == "a1 c1"
    do(t, "shrink a1", "turn storm")
    assert question(t) == "flag 0"
    do(t, "flag c1")
    assert question(t) == "blow 0"
    do(t, "blow e")
    assert home(t, "indigo-a", "crimson-a")
    assert t.flag == "c1"


def test_bombs_never_work_then():
    """§9.3, §8.6 Storms only."""
    t = do(table("b1 C1 # I1", options=BLOW, asks=SHRINK), "shrink c1", "turn cross_6")
    assert question(t) == "act 1"


@pytest.mark.parametrize(("mine", "bonus"), [("5", 2), ("3", 0), ("4", 0)])
def test_bonus_loot(mine, bonus):
    """§9.4, §11.22 Only who has won a battle in this turn."""
    t = table(f"c3 C{mine} I4\nc5 C I", options=LOOT, purses=[0, 0])
    do(t, "battle crimson-a e", "end", "shrink a1", "turn loot_2")
    assert t.purses == [bonus, 0]
    assert heard(t, "bonus") == ([{"seat": "0", "coins": 2}] if bonus else [])
    assert t.supply == 24 - bonus


def test_bonus_loot_only_as_an_option():
    """§9.4 Without it a victor gets nothing."""
    t = table("c3 C5 I4\nc5 C I", purses=[0, 0])
    do(t, "battle crimson-a e", "end", "shrink a1", "turn loot_2")
    assert t.purses == [0, 0]


def test_bonus_loot_is_for_this_turn():
    """§9.4 Not for a battle of the last one."""
    t = table("c3 C5 I4\nc5 C I", options=LOOT, purses=[0, 0])
    do(t, "battle crimson-a e", "end", "shrink a1", "turn plain", "end", "shrink b1", "turn loot_2")
    assert t.purses == [0, 0]


def test_coins_that_lay_there_are_no_bonus():
    """§9.4, §8.7 The loot must be turned by shrinking."""
    t = table("a1 l2$2\nc3 C5 I4\nc5 C I", options=LOOT, purses=[0, 0])
    do(t, "battle crimson-a e", "end", "shrink a1")
    assert t.purses == [0, 0]


@pytest.mark.parametrize("options", [{}, BLOW, LOOT, BLOW | LOOT], ids=["alone", "storms", "loot", "both"])
def test_face_down_discards(options):
    """§9.5, §8.6, §11.23 All see the tile before it is laid aside, whatever could come of it."""
    t = do(table("c3 C1 # I1", options=FACE_DOWN | options, asks=SHRINK), "shrink a1")
    assert question(t) == "turn"
    do(t, "turn loot_3")
    assert told(t) == ["revealed", "shrank", "turn"]
    assert t.island[0].split()[0] == ".loot_3"


def test_an_open_tile_is_laid_aside_face_down():
    """§9.5 It was seen."""
    t = do(table("a1 o\nc3 C1 # I1", options=FACE_DOWN, asks=SHRINK), "shrink a1")
    assert told(t) == ["shrank", "turn"]


# -- battles, storms, power-ups ----------------------------------------------------------------------------------------


def test_private_battles():
    """§9.6 Who wins is seen by all, the values by the two."""
    t = do(table("c3 C5 I3\nc5 C I\nf6 A1", options={"battles": "private"}), "battle crimson-a e")
    assert t.seen == {"crimson-a": [0, 1], "indigo-a": [0, 1]}
    assert told(t) == ["attacked", "fought", "won", "home"]


def test_bombs_are_public_all_the_same():
    """§9.6, §6.5 Only battles are private."""
    t = do(
        table("b3 C6 # I1\nf6 I", options={"battles": "private"}, purses=[0, 0]), "reveal c3", "turn cross_4", "blast e"
    )
    assert t.seen["indigo-a"] == ["all"]


def test_storms_go():
    """§9.7, §11.15 The tile is taken away after it has blown; one can swim there."""
    t = do(table("b3 C1 # I1 #\nf6 I2", options={"storms": "removed"}), "reveal c3", "turn storm", "blow e")
    assert told(t) == ["blew", "blown", "storm_gone"]
    t.looks("b3 C1 . # I1")
    assert "swim crimson-a d3" in can(t)


def test_storms_stay_otherwise():
    """§6.9, §9.7 The default."""
    t = do(table("b3 C1 # I1 #\nf6 I2"), "reveal c3", "turn storm", "blow e")
    t.looks("b3 C1 w # I1")


def test_power_ups_at_any_time():
    """§9.8 Before and between the actions, and after them."""
    t = table("c3 C1 # I1", options={"power_ups": "any_time"}, purses=[4, 1])
    assert {text.split()[0] for text in can(t)} >= {"ring", "recruit", "spy", "move", "end"}
    do(t, "spy indigo-a")
    assert (question(t), left(t)) == ("act 0", 2)
    do(t, "move crimson-a s", "recruit c3")
    assert (question(t), left(t)) == ("act 0", 1)
    assert not can(t, "recruit")
    do(t, "ring crimson-b", "end")
    assert question(t) == "power 0"
    assert {text.split()[0] for text in can(t)} == {"ring", "end"}


def test_a_stone_visited_in_the_middle_of_a_turn():
    """§9.8, §4.3 A bought reinforcement turns it before the next action."""
    t = table("c3 C1 S I1", options={"power_ups": "any_time"})
    do(t, "recruit d3")
    assert question(t) == "turn_stone"
    do(t, "turn_stone loot_2")
    assert (question(t), left(t)) == ("act 0", 2)


def test_power_ups_after_the_actions():
    """§7.1, §9.8 The default: none before."""
    t = table("c3 C1 # I1", purses=[4, 1])
    assert {text.split()[0] for text in can(t)} == {"move", "reveal", "reinforce", "end"}


# -- independence ------------------------------------------------------------------------------------------------------


def test_the_seven_variants_are_options():
    """§9 Each on its own, none by default; and two more of ours."""
    names = {option.name: option.values[0] for option in GAME.options.choices}
    assert names == {
        "landscape": "printed", "explorers": "around", "shrink_storms": "no", "shrink_loot": "no", "discards": "open",
        "battles": "open", "storms": "stay", "power_ups": "after_actions", "stones": "unturned", "memory": "shown",
    }  # fmt: skip


def test_all_at_once():
    """§9 They go together."""
    last = {option.name: option.values[-1] for option in GAME.options.choices}
    t = new_table(**last)
    assert question(t) == "stones 0"
    assert t.options["battles"] == "private"


# -- component sets ----------------------------------------------------------------------------------------------------


def test_our_set():
    """§12.1, §12.2 36 tiles, four of them stones; 24 coins to start with, under stones and under tiles."""
    tiles, stones = DEFAULT_SET["tiles"], DEFAULT_SET["stones"]
    assert sum(tiles.values()) == 32
    assert sum(stones.values()) == 4
    worth = {"loot_1": 1, "loot_2": 2, "loot_3": 3}
    assert sum(n * tiles[face] for face, n in worth.items()) == 14
    assert sum(n * stones[face] for face, n in worth.items()) == 6
    assert BOX["pieces"] == {
        "provenance": "rulebook", "explorers": 6, "on_island": 3, "coins": 24, "start_coins": 1, "rings": 24,
    }  # fmt: skip
    assert {face for face, n in tiles.items() if n and face[-1] in "246" and "loot" not in face} == {
        f"{shape}_{n}" for shape in ("cross", "diagonal", "line") for n in (2, 4, 6)
    }


def test_what_is_ours_is_labelled():
    """§12.1 The tiles and the places are a reconstruction, and the data says so."""
    assert BOX["set"]["provenance"] == "reconstruction"
    assert set(PLACES) == {"printed", "beside", "centre", "corners"}


OWN_PLACES = {
    "stone_places": ["c1", "d1", "c6", "d6"],
    "start_places": [["a1", "b1", "a2"], ["f1", "e1", "f2"], ["f6", "e6", "f5"], ["a6", "b6", "a5"]],
}
OWN_TILES = {"tiles": DEFAULT_SET["tiles"] | {"plain": 9, "cross_5": 1}}


def test_an_owner_gives_the_true_figures():
    """§12.4 Places and counts; the position names the set, and a match records it."""
    t = new_table(components=OWN_PLACES | OWN_TILES)
    assert set(t.stones) == {"c1", "d1", "c6", "d6"}
    assert cells_of(t, "indigo") == {"f6", "e6", "f5"}
    assert t.options["components"]["tiles"]["cross_5"] == 1
    t = begun(components=OWN_TILES)
    do(t, "reveal c1")
    assert chances(t)["cross_5"] == 1
    again = Table({"options": t.options, "explorers": {"crimson": ["a1"], "indigo": ["f6"]}})
    assert again.options == t.options


def test_own_places_are_for_the_printed_landscape():
    """§12.3, §12.4 The other landscapes keep theirs."""
    t = new_table(components=OWN_PLACES, landscape="centre")
    assert set(t.stones) == {"c3", "d3", "d4", "c4"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"tiles": DEFAULT_SET["tiles"] | {"plain": 9}}, "components.tiles: these are 31 tiles, there must be 32"),
        ({"stones": DEFAULT_SET["stones"] | {"loot_1": 1}}, "components.stones: these are 5 tiles, there must be 4"),
        (
            {"stones": {"flag": 2, "loot_1": 0, "loot_2": 2, "loot_3": 0}},
            "components.stones.flag: there must be one flag",
        ),
        ({"stone_places": ["b2", "e2", "e5", "z9"]}, "'z9' is no cell"),
        ({"stone_places": ["b2", "e2", "e5", "b2"]}, "b2 is given twice"),
        ({"stone_places": ["a1", "e2", "e5", "b5"]}, "a1 is given twice"),
    ],
)
def test_a_wrong_set_is_refused(given, message):
    """§12.4 With what would be right."""
    with pytest.raises(OptionError, match=message):
        GAME.new({"components": given})


@pytest.mark.parametrize("memory", ["shown", "strict"])
def test_memory(memory):
    """§1.4 What you have seen is shown to you, or you must remember it; your own you always see."""
    t = do(table("c3 C1 I4", options={"memory": memory}, asks=POWER), "spy indigo-a")
    view = GAME.view(t.state, 0)[0]
    assert view.value[6] == (4 if memory == "shown" else 0)
    assert view.value[0] == 1
