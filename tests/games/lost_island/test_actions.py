"""Sections 3 and 4 of RULES.md, and 6.1, 6.2: the turn, moving, revealing, visiting, swimming, reinforcing, coins, the flag."""

import pytest

from .table import POWER, SHRINK, can, do, heard, home, left, question, table, told, ways, where
from .test_preparation import begun

# -- the turn ----------------------------------------------------------------------------------------------------------


def test_a_turn():
    """§3.1 Up to two actions, power-ups, the island shrinks; then the next player."""
    t = begun(seats=3)
    assert (question(t), left(t)) == ("act 0", 2)
    do(t, "move crimson-b e")
    assert (question(t), left(t)) == ("act 0", 1)
    do(t, "move crimson-b e")
    assert question(t) == "power 0"
    do(t, "end")
    assert question(t) == "shrink 0"
    do(t, "shrink f3", "turn plain")
    assert question(t) == "act 1"
    assert heard(t, "turn") == [{"seat": "1", "turn": 2}]


def test_turns_go_round():
    """§3.1 After the last seat comes the first."""
    t = table("c1 C1 # # I1", turn=1, turns=2)
    do(t, "end", "end", "shrink a1", "turn plain")
    assert question(t) == "act 0"


def test_nothing_to_buy_is_not_asked():
    """§3.1, §7.1 Who has no coin goes on to the third step."""
    t = do(table("c1 C1 # # I1", purses=[0, 1]), "end")
    assert question(t) == "shrink 0"


def test_the_same_action_twice():
    """§3.2 Two moves, two reveals, two battles, of one explorer or of two."""
    t = do(table("c3 C1 # #\nc4 # # I1"), "move crimson-a e", "move crimson-a e")
    assert where(t, "crimson-a") == "e3"
    t = do(table("c3 C1 # #\nc4 # # I1"), "reveal d3", "turn plain", "reveal c4", "turn plain")
    assert question(t) == "power 0"
    t = do(table("c3 I1 C6 I2"), "battle crimson-a e", "move crimson-a w")
    assert question(t) == "power 0"
    t = do(table("c3 C5 I1 I2"), "battle crimson-a e", "battle crimson-a e")
    t.looks("c3 # # C5")


def test_an_action_is_finished_before_the_next():
    """§3.2 What a tile sets off comes first."""
    t = do(table("c3 C1 # I1"), "reveal d3", "turn storm")
    assert question(t) == "blow 0"
    do(t, "blow e")
    assert (question(t), left(t)) == ("act 0", 1)


def test_stopping_early():
    """§4.8 After one action, or none."""
    for steps in ([], ["move crimson-a s"]):
        assert question(do(table("c3 C1 # I1"), *steps, "end")) == "power 0"


# -- move --------------------------------------------------------------------------------------------------------------


def test_moves():
    """§4.1, §11.2 Up, down, left, right, where nobody stands."""
    t = table("b2 # # #\nb3 # C1 #\nb4 # # #\nf6 I1")
    assert ways(t, "move crimson-a") == "e n s w"
    t = table("b2 # I1 #\nb3 . C1 C2\nb4 # # #")
    assert ways(t, "move crimson-a") == "s"
    assert ways(t, "move crimson-b") == "e n s"


def test_not_off_the_board():
    """§4.1 At the rim."""
    t = table("a1 C1\nf6 I1")
    assert ways(t, "move crimson-a") == "e s"
    t = table("f6 C1\na1 I1")
    assert ways(t, "move crimson-a") == "n w"


def test_only_own_explorers_go():
    """§4.1 And only those on the island."""
    t = table("c3 C1 # I1")
    assert {text.split()[1] for text in can(t, "move")} == {"crimson-a"}


# -- reveal ------------------------------------------------------------------------------------------------------------


def test_reveals():
    """§4.2 Face-down tiles beside one's explorers, no stones, nobody on it, no flag."""
    t = table("b2 # # #\nb3 # C1 #\nb4 # # #\nf6 I1")
    assert ways(t, "reveal") == "b3 c2 c4 d3"
    t = table("b2 # S #\nb3 I1 C1 o\nb4 # #! #")
    assert ways(t, "reveal") == ""


def test_walking_turns_nothing():
    """§4.2 A face-down tile stays so under an explorer."""
    t = do(table("c3 C1 # #\nf6 I1"), "move crimson-a e")
    t.looks("c3 # C1 #")


def test_plain():
    """§6.2 Nothing happens, and it lies open."""
    t = do(table("c3 C1 # #\nf6 I1"), "reveal d3", "turn plain")
    assert told(t) == ["revealed"]
    t.looks("c3 C1 o #")
    assert ways(t, "reveal") == "b3 c2 c4"


# -- stones ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picture", "step"),
    [
        ("c3 C1 S\nf6 I1", "move crimson-a e"),
        ("c2 . .\nc3 C1 S\nc4 # #\nf6 I1", "swim crimson-a d3"),
        ("c3 C2 S\nf6 I1", "reinforce d3"),
    ],
)
def test_visits(picture, step):
    """§4.3 However an explorer comes, the stone is turned at once and its loot taken; from then on it is plain."""
    t = do(table(picture), step)
    assert question(t) == "turn_stone"
    do(t, "turn_stone loot_2")
    assert told(t) == ["stone_turned", "coins_taken"]
    assert t.purses == [3, 1]
    assert t.supply == 20
    assert t.island[2].split()[3] == "loot_2"
    assert (question(t), left(t)) == ("act 0", 1)
    assert t.coins == {}


def test_the_flag_is_found():
    """§4.3 Who finds it carries it."""
    t = do(table("c3 C1 S\nf6 I1"), "move crimson-a e", "turn_stone flag")
    assert told(t) == ["stone_turned", "flag_taken"]
    assert t.flag == "crimson-a"
    t.looks("c3 # FC1!")
    do(t, "move crimson-a e")
    t.looks("c3 # F C1!")


def test_a_visited_stone_is_a_plain_tile():
    """§4.3 It can be entered and left, nothing more comes of it."""
    t = do(table("c3 C1 T2\nf6 I1"), "move crimson-a e", "move crimson-a w")
    assert t.purses == [1, 1]


def test_a_stone_when_the_supply_is_empty():
    """§4.3, §6.1 There is no more than there is."""
    t = do(table("c3 C1 S\nf6 I1", purses=[1, 22], supply=1), "move crimson-a e", "turn_stone loot_2")
    assert (t.purses, t.supply) == ([2, 22], 0)
    t = do(table("c3 C1 S\nf6 I1", purses=[1, 23]), "move crimson-a e", "turn_stone loot_2")
    assert told(t) == ["stone_turned"]


# -- swim --------------------------------------------------------------------------------------------------------------


def test_swimming():
    """§4.4 Through water side by side to a free tile beside it, however far."""
    t = table(
        """
        a1 C1 .  .  .  #  #
        a2 #  #  #  .  #  #
        a3 #  #  #  .  #  #
        a4 #  #  .  #  #  #
        f6 I1
        """
    )
    assert ways(t, "swim crimson-a") == "b2 c2 c3 d4 e1 e2 e3"
    do(t, "swim crimson-a e3")
    assert heard(t, "swam") == [{"seat": "0", "explorer": "crimson-a", "from": "a1", "cell": "e3"}]
    assert (where(t, "crimson-a"), left(t)) == ("e3", 1)


def test_not_diagonally_through_the_water():
    """§4.4, §11.2 Two pools that touch at a corner are two."""
    t = table("a1 C1 . #\na2 # # .\na3 # # #\nf6 I1")
    assert ways(t, "swim crimson-a") == "b2 c1"


def test_not_around_the_island():
    """§4.4, §11.6 Rows do not join at the rim: the deep sea is not for swimming."""
    t = table("a1 # # # # C1 .\na2 . # # # # #\nf6 I1")
    assert ways(t, "swim crimson-a") == "f2"


def test_nobody_swims_from_the_middle_of_the_land():
    """§4.4 One has to stand beside the water."""
    assert not can(table("a1 . # C1\nf6 I1"), "swim")


def test_where_others_stand():
    """§4.4, §4.5 Not to an own explorer; to an enemy with both actions."""
    t = table("b1 C5 . I3\nb2 . . C2\nf6 I1")
    assert "swim crimson-a d1" in can(t)
    assert "swim crimson-a d2" not in can(t)
    do(t, "move crimson-b s")
    assert "swim crimson-a d1" not in can(t)
    assert "swim crimson-a d2" in can(t)


def test_swim_and_battle():
    """§4.5 A battle at the end takes both actions."""
    t = do(table("b1 C5 . I3\nf6 I1"), "swim crimson-a d1")
    assert told(t)[:3] == ["swam", "attacked", "fought"]
    assert question(t) == "power 0"
    t.looks("b1 # . C5")


def test_swimming_with_flag_and_ring():
    """§4.7 Both come along."""
    t = do(table("b1 C5*! . #\nf6 I1"), "swim crimson-a d1")
    t.looks("b1 # . C5*!")


# -- reinforce ---------------------------------------------------------------------------------------------------------


def test_reinforcing():
    """§4.6 The front explorer, to a free tile beside an own one, anywhere on the island; the others move up."""
    t = table("c3 C1 # I1\nf6 C2", boats={"crimson": ["e", "d", "c", "f"]})
    assert ways(t, "reinforce") == "b3 c2 c4 d3 e6 f5"
    do(t, "reinforce d3")
    assert heard(t, "reinforced") == [{"seat": "0", "explorer": "crimson-e", "cell": "d3"}]
    assert t.boats["crimson"] == ["d", "c", "f"]
    assert (left(t), can(t, "reinforce")) == (1, set())


def test_once_a_turn():
    """§3.2, §4.6 As an action; in the next turn again."""
    t = do(table("c3 C1 # I1", purses=[0, 0]), "reinforce d3", "end", "shrink a1", "turn plain")
    do(t, "end", "shrink b1", "turn plain")
    assert can(t, "reinforce")


def test_no_free_tile_beside():
    """§4.6 Then any free tile."""
    t = table("a1 C1 .\na2 I1 #", rest="#")
    assert len(can(t, "reinforce")) == 36 - 3
    t = table("a1 # #\na2 I1 #")
    assert len(can(t, "reinforce")) == 35


def test_no_free_tile_at_all():
    """§4.6 Nobody comes."""
    t = table("c3 oC1! oI2\nc4 oC2 oI3", rest=".")
    assert not can(t, "reinforce")


def test_everybody_is_on_the_island():
    """§4.6 An empty boat."""
    t = table("a3 C1 C2 C3 C4 C5 C6\nf6 I1")
    assert not can(t, "reinforce")


def test_reinforcing_to_coins_and_the_flag():
    """§4.6, §4.7 Both are taken."""
    t = do(table("c3 C1 l2$2\nf6 I1"), "reinforce d3")
    assert t.purses == [3, 1]
    t = do(table("c3 C1 o!\nf6 I1"), "reinforce d3")
    assert t.flag == "crimson-b"


# -- coins and the flag ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coins", [1, 2, 3])
def test_loot(coins):
    """§6.1 Coins are laid on it from the supply."""
    t = do(table("c3 C1 #\nf6 I1"), "reveal d3", f"turn loot_{coins}")
    assert told(t) == ["revealed", "loot_laid"]
    assert (t.coins, t.supply, t.purses) == ({"d3": coins}, 22 - coins, [1, 1])


def test_loot_when_the_supply_is_short():
    """§6.1 As many as there are."""
    t = do(table("c3 C1 #\nf6 I1", purses=[1, 22], supply=1), "reveal d3", "turn loot_3")
    assert (t.coins, t.supply) == ({"d3": 1}, 0)


def test_coins_are_not_taken_in_the_same_turn():
    """§4.7, §11.5 Who goes there takes nothing; the coins stay, and one must come again."""
    t = do(table("c3 C1 # #\nf6 I1", purses=[0, 0]), "reveal d3", "turn loot_2", "move crimson-a e")
    t.looks("c3 # l2$2C1 #")
    do(t, "shrink a1", "turn plain", "end", "shrink b1", "turn plain")
    do(t, "move crimson-a e")
    assert t.purses == [0, 0]
    do(t, "move crimson-a w")
    assert t.purses == [2, 0]
    t.looks("c3 # l2C1 #")


def test_anybody_takes_coins_later():
    """§4.7, §11.4 The next player too."""
    t = do(table("c3 C1 # I1", purses=[0, 0]), "reveal d3", "turn loot_3", "end", "shrink a1", "turn plain")
    do(t, "move indigo-a w")
    assert t.purses == [0, 3]
    assert heard(t, "coins_taken") == [{"seat": "1", "cell": "d3", "coins": 3}]


def test_taking_up_the_flag():
    """§4.7 Who comes to where it lies."""
    t = do(table("c3 C1 #! I1"), "move crimson-a e")
    assert told(t) == ["moved", "flag_taken"]
    t.looks("c3 # C1! I1")


def test_flag_and_coins_on_one_tile():
    """§4.7 Both."""
    t = do(table("c3 C1 l3$3! I1"), "move crimson-a e")
    assert (t.flag, t.purses) == ("crimson-a", [4, 1])


def test_without_explorers_one_may_only_reinforce():
    """§4.6, §8.1 And takes no tile away if nobody comes."""
    t = table("f6 I1", purses=[0, 1])
    assert {text.split()[0] for text in can(t)} == {"reinforce", "end"}
    do(t, "end")
    assert question(t) == "act 1"
    assert home(t, "crimson-a")


def test_steps_can_be_drawn_alone():
    """§3.1 The second and the third step by themselves."""
    assert question(table("c3 C1 # I1", asks=POWER)) == "power 0"
    assert question(table("c3 C1 # I1", asks=SHRINK)) == "shrink 0"
