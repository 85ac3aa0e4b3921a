"""Where the four printed texts differ (B5), where they leave something open (B6), and their questions and answers.

The numbers are those of our notes on the rulebook; section 11 of RULES.md says the same in words.
"""

from typing import Any

import pytest

from atoll.engine import SPECTATOR
from atoll.games.lost_island.state import BOX, DEFAULT_SET, MAX_PLAYERS, MOST_LOOT, OPTIONS, START_COINS

from ..tables import seen
from .table import (
    GAME,
    POWER,
    SHRINK,
    can,
    do,
    heard,
    home,
    left,
    new_table,
    payoff,
    question,
    table,
    told,
    ways,
    where,
)
from .test_hidden import values
from .test_preparation import begun

NO_COINS: dict[str, Any] = {"purses": [0, 0]}

# -- B5: English, Dutch, French, German --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bomb", "cells"), [("cross_6", ("b3", "f3")), ("line_6", ("b3", "f3")), ("diagonal_6", ("a1", "f6"))]
)
def test_b5_1_bomb_reach(bomb, cells):
    """§6.3, §11.9 G says beside; we take the whole line in all three shapes, over water."""
    t = table("a1 I1\nb3 C1 # . . I2\nf6 I3", **NO_COINS)
    do(t, "reveal c3", f"turn {bomb}")
    while question(t) != "act 0":
        do(t, sorted(can(t), key=lambda text: text != "aim horizontal")[0])
    gone = {"a1": "indigo-a", "f3": "indigo-b", "f6": "indigo-c", "b3": "crimson-a"}
    assert {cell for cell, name in gone.items() if home(t, name)} == set(cells)


def test_b5_2_used_bomb():
    """§6.6, §11.10 F makes it water; we leave an island tile."""
    t = do(table("b3 C6 # I1\nf6 I2", **NO_COINS), "reveal c3", "turn cross_4", "blast e")
    t.looks("b3 C6 +4 #")
    assert "move crimson-a e" in can(t)


def test_b5_3_advanced_storm():
    """§9.7, §11.15 F leaves deep sea; we leave shallow water, which can be swum."""
    t = do(table("b3 C1 # I1 #\nf6 I2", options={"storms": "removed"}), "reveal c3", "turn storm", "blow e")
    assert "swim crimson-a d3" in can(t)


def test_b5_4_who_claims_loot():
    """§4.7, §11.4 F drops «or another player»; any player may, in a later turn."""
    t = do(
        table("b3 C1 # I1", **NO_COINS), "reveal c3", "turn loot_2", "end", "shrink a1", "turn plain", "move indigo-a w"
    )
    assert t.purses == [0, 2]


def test_b5_5_removed_tiles_are_seen():
    """§8.6, §11.16 N lays them aside reversed and shows them; we lay them face up."""
    t = do(table("c3 C1 # I1", asks=SHRINK), "shrink a1", "turn cross_2")
    assert seen(t, 1)["island"][0].split()[0] == ".cross_2"


def test_b5_6_coins_of_a_removed_tile():
    """§8.7, §11.17 G: under the tile. Coins on it are lost; loot that nobody turned just goes."""
    t = do(table("a1 l2$2\nc3 C1 # I1", asks=SHRINK), "shrink a1")
    assert (t.supply, t.purses) == (20, [1, 1])
    t = do(table("c3 C1 # I1", asks=SHRINK), "shrink a1", "turn loot_2")
    assert (t.supply, t.purses) == (22, [1, 1])


def test_b5_7_what_a_miner_stops():
    """§7.6, §11.11 G: one explorer; N: all; E: any. Two coins stop all the rest of the bomb."""
    t = do(table("a3 I1 C1 # I2 I3", purses=[0, 2]), "reveal c3", "turn cross_6", "blast e", "miner")
    t.looks("a3 I1 C1 +6 I2 I3")


def test_b5_8_a_1_against_a_bomb():
    """§6.5 N, F and G name a bomb of 6, E any bomb: no special rule."""
    t = do(table("b3 C6 # I1\nf6 I2", **NO_COINS), "reveal c3", "turn cross_6", "blast e")
    assert home(t, "indigo-a")


def test_b5_9_winning_at_once():
    """§10.1 F says «as soon as»: tested at any moment, not at the end of a turn, and in the middle of a bomb."""
    assert question(do(table("c3 C5 I3!"), "battle crimson-a e")) == "nothing"
    t = do(table("b3 C1! # I1", **NO_COINS), "reveal c3", "turn cross_4", "blast e")
    assert payoff(t) == [1, 0]


def test_b5_10_actions_twice():
    """§3.2 G says that each other action may be done twice, E that any but reinforcing may be repeated: the same."""
    t = do(table("c3 C1 # I1\nf6 C2"), "reveal d3", "turn plain", "reveal c4", "turn plain")
    assert question(t) == "power 0"
    assert not can(do(table("c3 C1 # I1"), "reinforce d3"), "reinforce")


def test_b5_11_the_flag_in_a_storm():
    """§6.8, §11.14 F: on the tile just left; the others «the tile»: the last one stood on."""
    t = do(table("b3 C1 # I2! .\nf6 I1"), "reveal c3", "turn storm", "blow e")
    assert t.flag == "d3"


# -- B6: what is left open ---------------------------------------------------------------------------------------------


def test_b6_1_free_and_beside():
    """§4.1, §11.2 A free tile is one without an explorer, a flag or coins do not matter; beside is never diagonal."""
    t = table("b2 # #! #\nb3 l2$2 C1 I1\nb4 # # #")
    assert ways(t, "move crimson-a") == "n s w"


def test_b6_2_what_can_be_revealed():
    """§4.2 No stones, nothing face up, nothing under an explorer or the flag."""
    t = table("b2 # S #\nb3 o C1 I1\nb4 # #! #")
    assert not can(t, "reveal")


def test_b6_3_entering_turns_nothing():
    """§4.2 An ordinary tile stays face down."""
    do(table("b3 C1 # I1"), "move crimson-a e").looks("b3 # C1 I1")


def test_b6_4_entering_a_stone():
    """§4.3, §11.3 By move, swim, storm, reinforcement: turned at once, and what it brings is taken at once."""
    t = do(table("b3 C1 S\nf6 I1"), "move crimson-a e", "turn_stone loot_2")
    assert t.purses == [3, 1]
    t = do(table("b3 C1 . S\nf6 I1"), "swim crimson-a d3", "turn_stone flag")
    assert t.flag == "crimson-a"
    t = do(table("b3 C1 # I1 S"), "reveal c3", "turn storm", "blow e", "turn_stone loot_2")
    assert t.purses == [1, 3]
    t = do(table("b3 C1 S\nf6 I1"), "reinforce c3", "turn_stone flag")
    assert t.flag == "crimson-b"


def test_b6_5_loot_waits():
    """§4.7, §11.5 Entry in the same turn is legal and collects nothing; the coins stay for a later entry."""
    t = do(table("b3 C1 #\nf6 I1", **NO_COINS), "reveal c3", "turn loot_1", "move crimson-a e")
    assert (t.purses, t.coins) == ([0, 0], {"c3": 1})


def test_b6_6_turned_stones():
    """§4.3, §8.3, §11.18 They count as plain: removable and enterable; only unturned ones are protected."""
    t = table("a1 T2 S\nc3 C1 # I1", asks=SHRINK)
    assert "shrink a1" in can(t)
    assert "shrink b1" not in can(t)


def test_b6_7_swimming():
    """§4.4, §4.5, §11.6 One action, any path through removed cells; a battle at its end is the second."""
    t = table("a1 C1 . .\na2 # # .\na3 # I1 .\nf6 I2")
    assert ways(t, "swim") == "b2 b3 c4 d1 d2 d3"
    do(t, "swim crimson-a b3")
    assert question(t) == "power 0"
    t = do(table("a1 C1 . .\na2 # # .\na3 # I1 .\nf6 I2"), "swim crimson-a b2")
    assert (question(t), left(t)) == ("act 0", 1)


def test_b6_8_battle():
    """§5.1, §5.4, §11.8 The attacker stands on the tile; after a draw the flag lies there; a bearer who loses gives it."""
    do(table("c3 C5 I3\nf6 I1"), "battle crimson-a e").looks("c3 # C5")
    do(table("c3 C3! I3\nf6 I1"), "battle crimson-a e").looks("c3 # #!")
    do(table("c3 C3! I5\nf6 C1"), "battle crimson-a e").looks("c3 # I5!")


@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [
        ("1", "6", "C1"), ("6", "1", "I1"), ("1", "6*", "C1"), ("6*", "1*", "I1"), ("1", "5*", "I5"), ("5*", "1", "C5"),
        ("5*", "6", "#"), ("6*", "6", "C6"),
    ],
)  # fmt: skip
def test_b6_9_one_and_six(mine, theirs, result):
    """§5.3, §11.7 By printed values, both ways; 1 against 5 without rings; other pairs with them."""
    do(table(f"c3 C{mine} I{theirs}\nf6 I\na6 C"), "battle crimson-a e").looks(f"c3 # {result}")


def test_b6_10_rings_are_spent():
    """§7.3 In the first battle or bomb, also without effect; lost at home; never in the supply again."""
    t = do(table("c3 C1* I6\nf6 I"), "battle crimson-a e")
    assert t.rings == []
    t = do(table("b3 C6* # I1\nf6 I", **NO_COINS), "reveal c3", "turn cross_2", "blast w")
    assert t.rings == []


def test_b6_11_bombs():
    """§6.4, §6.5 Direction by direction outward, own ones too; equal goes; who stays is no cover."""
    t = do(table("a3 I4 C4 # I5 I3", **NO_COINS), "reveal c3", "turn cross_4", "blast e")
    t.looks("a3 # # +4 I5 #")


def test_b6_12_a_bomb_and_the_flag():
    """§6.6 It stays on that tile."""
    do(table("b3 C6 # I1!\nf6 I2", **NO_COINS), "reveal c3", "turn cross_4", "blast e").looks("b3 C6 +4 #!")


def test_b6_13_miner_windows():
    """§7.6, §11.12 After the orientation and before each comparison, all who can pay; who is gone stays gone."""
    t = do(table("b3 C6 # I1 I2\nf6 A1", purses=[2, 2, 2]), "reveal c3", "turn line_4")
    assert question(t) == "aim 0"
    do(t, "aim horizontal", "blast e")
    assert question(t) == "miner 0 1 2"
    do(t, "0: pass", "1: pass", "2: pass")
    assert question(t) == "miner 0 1 2"
    do(t, "2: miner")
    t.looks("b3 C6 =4 # I2")
    assert (question(t), left(t)) == ("act 0", 1)


def test_b6_14_storms():
    """§6.7, §6.8, §11.13 One of four lines to the edge, beyond water; the farthest first; into water or off is home."""
    t = do(table("b3 C1 # I1 . I2\nf6 I3"), "reveal c3", "turn storm", "blow e")
    assert home(t, "indigo-a", "indigo-b")
    assert t.boats["indigo"][-2:] == ["b", "a"]


def test_b6_15_blown_to_coins():
    """§6.9, §11.5 Collected at once, coins of this turn too."""
    t = do(table("b3 C1 # I1 #\ne4 C2"), "reveal e3", "turn loot_3", "reveal c3", "turn storm", "blow e")
    assert t.purses == [1, 4]


def test_b6_16_reinforcing():
    """§4.6, §7.4 The front of the boat; beside an own one, stones and the flag too; else anywhere; one and one bought."""
    t = table("b3 C1 S\nb4 #!\nf6 I1", boats={"crimson": ["f", "e", "d", "c", "b"]})
    assert ways(t, "reinforce") == "a3 b2 b4 c3"
    do(t, "reinforce b4")
    assert t.flag == "crimson-f"
    do(t, "end", "recruit c4")
    assert t.boats["crimson"] == ["d", "c", "b"]
    assert not can(t, "recruit")
    assert len(can(table("f6 I1"), "reinforce")) == 35


def test_b6_17_power_ups():
    """§7.1, §7.2, §7.5 After the actions, before the island shrinks; rings on the island; spies see the first in line."""
    t = do(table("a3 C1 . I1 I2", purses=[4, 1]), "end")
    assert ways(t, "ring") == "crimson-a"
    assert ways(t, "spy") == "indigo-a"
    assert question(do(t, "end")) == "shrink 0"


def test_b6_17_rings_and_spies():
    """§7.2, §7.5 Any number of rings, one each; a spy looks straight, over water, from any explorer, for itself alone."""
    t = table("a3 C1 . I1\na5 C2\nb4 I3\nf6 C3", asks=POWER, purses=[5, 1])
    assert ways(t, "spy") == "indigo-a", "not diagonally"
    do(t, "ring crimson-a", "ring crimson-b")
    assert ways(t, "ring") == "crimson-c"
    do(t, "spy indigo-a")
    assert (values(t, 0, "indigo")[0], values(t, SPECTATOR, "indigo")[0]) == ("1", "?")


def test_b6_18_coins():
    """§7.1, §8.7, §6.1 Spent ones return; lost ones do not; if the supply is short what is left is laid."""
    assert do(table("c3 C1 # I1", asks=POWER), "ring crimson-a").supply == 23
    assert do(table("a1 l2$2\nc3 C1 # I1", asks=SHRINK), "shrink a1").supply == 20
    t = do(table("c3 C1 # I1", purses=[1, 21], supply=2), "reveal d3", "turn loot_3")
    assert t.coins == {"d3": 2}


def test_b6_19_which_tile_goes():
    """§8.1, §8.2, §8.3 Must be; the outermost ring with one to take, a free one if it has any, else an occupied one."""
    t = table("a1 oC2 oI2\nc3 oC1! o oI1", rest=".", asks=SHRINK)
    assert can(t) == {"shrink a1", "shrink b1"}
    t = table("a1 oC2 oI2 o\nc3 oC1! o oI1", rest=".", asks=SHRINK)
    assert can(t) == {"shrink c1"}
    t = table("a1 oC2 S o!\nc3 oC1 o oI1", rest=".", asks=SHRINK)
    assert can(t) == {"shrink a1"}


def test_b6_20_the_flag_of_a_removed_tile():
    """§8.5, §11.19 The bearer goes home, the flag to the nearest tile; ties are the active player's; who is there takes it."""
    t = do(table("a1 oI2! oC2\na2 oI3\nc3 oC1", rest=".", asks=SHRINK), "shrink a1")
    assert ways(t, "flag") == "a2 b1"
    do(t, "flag a2")
    assert t.flag == "indigo-b"


def test_b6_21_nothing_to_take_and_no_effect():
    """§8.4, §8.6 Then it is left out; bombs and storms that are turned so do nothing."""
    t = do(table("b2 T2C1! T2I1", options={"stones": "always"}, rest=".", **NO_COINS), "end")
    assert question(t) == "act 1"
    t = do(table("b1 C1 # I1", asks=SHRINK), "shrink c1", "turn storm")
    t.looks("b1 C1 . I1")


def test_b6_22_who_wins():
    """§10.1 Exactly one player on the island, and the flag on one of theirs; hidden or lying, play goes on."""
    assert question(do(table("c3 C5 I3!\nf6 C1"), "battle crimson-a e")) == "nothing"
    assert question(do(table("c3 C5 I3\nf6 #!"), "battle crimson-a e")) == "act 0"


def test_b6_23_off_the_island():
    """§10.1, §8.1, §4.6 One keeps taking turns, may reinforce, cannot shrink the island."""
    t = table("f6 I1", **NO_COINS)
    assert can(t, "reinforce")
    assert question(do(t, "end")) == "act 1"
    t = do(table("f6 I1", **NO_COINS), "reinforce a1", "end")
    assert question(t) == "shrink 0"


def test_b6_24_comparisons_are_public():
    """§5.2, §6.5, §1.3 Battles and bombs; one's own values may be looked at any time."""
    t = do(table("c3 C5 I3\nf6 A1"), "battle crimson-a e")
    assert values(t, 2, "crimson")[0] == "5"
    assert values(t, 0, "crimson") == "512346"


def test_b6_25_the_limit():
    """§10.2, §11.21 After 200 turns the bearer's owner, else a draw."""
    t = do(table("c3 C1! # I1", turns=200, turn=0, asks=SHRINK), "shrink a1", "turn plain")
    assert payoff(t) == [1, 0]
    t = do(table("c3 C1 # I1", turns=200, turn=0, asks=SHRINK), "shrink a1", "turn plain")
    assert payoff(t) == [0.5, 0.5]


def test_b6_26_independent_switches():
    """§9 Seven variants in eight options, the stones and the memory beside them; any mix is a game."""
    assert {len(option.values) for option in OPTIONS.choices if option.name != "landscape"} == {2}
    assert len(OPTIONS.choices) == 10
    mixed = {option.name: option.values[i % 2] for i, option in enumerate(OPTIONS.choices)}
    assert GAME.options_of(GAME.new(mixed)).items() >= mixed.items()


# -- section 11: rulings that are ours ---------------------------------------------------------------------------------


def test_ruling_any_time_is_between_actions():
    """§9.8, §11.24 Not while a tile is working: there only the miner is for sale."""
    t = table("b3 C6 # I1\nf6 A1", options={"power_ups": "any_time"}, purses=[2, 0, 0])
    do(t, "reveal c3", "turn line_4")
    assert {text.split()[0] for text in can(t)} == {"aim"}
    do(t, "aim horizontal")
    assert {text.split()[0] for text in can(t)} == {"blast"}
    do(t, "blast e")
    assert can(t) == {"miner", "pass"}


def test_ruling_a_free_tile_of_that_ring():
    """§8.2, §11.25 «If there are no free tiles» is read ring by ring: further in there are free ones."""
    t = table("a1 oI2\nc3 oC1! o oI1", rest=".", asks=SHRINK)
    assert can(t) == {"shrink a1"}


def test_ruling_rings_do_not_run_out():
    """§7.2, §11.26 As many as coins: with four players no more than 24 coins can ever be had."""
    t = begun(seats=4)
    assert sum(t.purses) + t.supply == 24


# -- the questions and answers of the rulebook -------------------------------------------------------------------------


def test_faq_1_two_reinforcements():
    """§4.6, §7.4 One as an action, one bought."""
    t = do(table("c3 C1 # I1"), "reinforce d3", "end", "recruit c4")
    assert (where(t, "crimson-b"), where(t, "crimson-c")) == ("d3", "c4")
    assert question(t) == "shrink 0"


def test_faq_2_swimming_with_flag_and_ring():
    """§4.7 Yes."""
    do(table("b1 C5*! . #\nf6 I1"), "swim crimson-a d1").looks("b1 # . C5*!")


def test_faq_3_knocked_off_the_island():
    """§10.1, §8.1 Not over: one may come back; without explorers one does not shrink the island."""
    t = table("c3 I5 C3\nf6 I1", turn=1, turns=2, purses=[0, 0])
    do(t, "battle indigo-a e", "end", "shrink a1", "turn plain")
    assert question(t) == "act 0"
    assert can(t, "reinforce")
    assert question(do(t, "end")) == "act 1"


def test_faq_3_if_a_tile_frees_up():
    """§10.1, §4.6 While every tile is taken one passes; with the first that is free one may come back."""
    t = table("c3 oI5! oA1", rest=".", turn=0, purses=[0, 0, 0])
    assert can(t) == {"end"}
    t = table("c3 oI5! oA1 o", rest=".", turn=0, purses=[0, 0, 0])
    assert ways(t, "reinforce") == "e3"


def test_faq_4_the_order_in_the_boat():
    """§4.6, §2.5 From the front; who comes home stands at the back, by battle, bomb or water."""
    t = do(table("c3 C3 I5\nf6 C2"), "battle crimson-a e")
    assert t.boats["crimson"] == ["c", "d", "e", "f", "a"]
    do(t, "reinforce e6")
    assert where(t, "crimson-c") == "e6"
    t = table("b3 C6 # C1\nf6 I1", **NO_COINS)
    do(t, "reveal c3", "turn line_4", "aim horizontal", "blast e")
    assert t.boats["crimson"] == ["c", "d", "e", "f", "b"], "a bomb"
    t = do(table("b3 C6 # C1 .\nf6 I1", **NO_COINS), "reveal c3", "turn storm", "blow e")
    assert t.boats["crimson"] == ["c", "d", "e", "f", "b"], "water"


def test_faq_5_blown_onto_a_stone():
    """§6.9, §4.3 Turned at once; flag or loot is picked up."""
    t = do(table("b3 C1 # I1 S"), "reveal c3", "turn storm", "blow e", "turn_stone flag")
    assert t.flag == "indigo-a"


def test_faq_6_a_1_and_a_bomb():
    """§6.5, §5.3 The rule about 1 and 6 is for battles."""
    t = do(table("b3 C6 # I1\nf6 I2", **NO_COINS), "reveal c3", "turn line_6", "aim horizontal", "blast e")
    assert heard(t, "hit")[0]["explorer"] == "indigo-a"


def test_faq_7_reinforcing_onto_loot_or_the_flag():
    """§4.6, §4.7 Yes, as an action and bought."""
    t = do(table("c3 C1 l2$2\nc4 #!\nf6 I1"), "reinforce d3", "end", "recruit c4")
    assert (t.purses, t.flag) == ([2, 1], "crimson-c")


def test_faq_8_forgotten_values():
    """§1.3, §1.4 The owner may look, with a strict memory too; nothing moves by it."""
    t = table("c3 C4 # I2", options={"memory": "strict"})
    assert values(t, 0, "crimson") == "412356"


# -- what we have added ------------------------------------------------------------------------------------------------


def test_who_places_first():
    """§11.1, §9.1, §9.2 The first seat; who begins to play is drawn after all have placed and arranged."""
    t = new_table(landscape="free", seats=3)
    assert question(t) == "stones 0"
    do(t, "stone a1", "stone a2", "stone a3", "stone a4")
    assert question(t) == "place 0"
    assert t.first is None


def test_a_miner_who_waits():
    """§11.12 That somebody lets it pass is seen at once; the others are still asked."""
    t = do(table("b3 C6 # I1\nf6 A1", purses=[2, 2, 2]), "reveal c3", "turn cross_4", "blast e", "0: pass")
    assert question(t) == "miner 1 2"


def test_no_power_ups_while_the_island_shrinks():
    """§11.24 Not even at any time."""
    t = table("c3 C1 # I1", options={"power_ups": "any_time"}, purses=[3, 1], asks=SHRINK)
    assert {step.split()[0] for step in can(t)} == {"shrink"}


def test_rings_cannot_run_out():
    """§11.26 All coins that can ever come into the game, each spent on a ring."""
    loot = [(f"loot_{n}", n) for n in range(1, MOST_LOOT + 1)]
    coins = sum(DEFAULT_SET[under][name] * n for under in ("tiles", "stones") for name, n in loot)
    assert MAX_PLAYERS * START_COINS + coins <= BOX["pieces"]["rings"]


@pytest.mark.parametrize("explorers", ["around", "anywhere"])
def test_explorers_in_a_free_landscape(explorers):
    """§11.27, §9.1 Placed in turn, whatever the option for them says."""
    t = do(new_table(landscape="free", explorers=explorers), "stone a1", "stone b2", "stone c3", "stone d4")
    assert question(t) == "place 0"
    assert len(can(t, "place")) == 32


def test_coins_under_a_defender_who_wins():
    """§11.28, §5.4 They stay where they lie."""
    t = do(table("c3 C3 l2$2I5\nc5 C I"), "battle crimson-a e")
    assert (t.purses, t.coins) == ([1, 1], {"d3": 2})


def test_starting_over_has_an_end():
    """§11.29, §2.5 Three times."""
    t = new_table()
    for _ in range(3):
        do(t, "0: value 1", "0: again")
    assert "again" not in can(do(t, "0: value 1"), seat=0)


# -- what the rulebook shows in examples -------------------------------------------------------------------------------


def test_the_note_on_rings():
    """§5.3 1 against 6 and 1 against 5 with a ring, as printed, attacking and defending."""
    for mine, theirs, winner in (("1", "6*", "C1"), ("6*", "1", "I1"), ("1", "5*", "I5"), ("5*", "1", "C5")):
        t = do(table(f"c3 C{mine} I{theirs}\nf6 I\na6 C"), "battle crimson-a e")
        t.looks(f"c3 # {winner}")
        assert "ring_lost" in told(t)
