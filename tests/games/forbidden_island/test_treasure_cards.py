"""Section 6 of RULES.md, treasure cards: giving, capturing, drawing, Waters Rise!, the hand limit."""

from typing import Any

import pytest

from .table import (
    acting,
    at,
    can,
    chances,
    do,
    draw,
    drawing_cards,
    end_actions,
    flooding,
    hand,
    left,
    question,
    table,
)  # fmt: skip

TOGETHER = """
    .  .  o   o  .  .
    .  o  o   o  o  .
    o  o  EG  o  o  o
    o  o  o   o  o  o
    .  o  o   o  o  .
    .  .  o   N  .  .
"""
APART = """
    .  .  o  o  .  .
    .  o  o  o  o  .
    o  o  M  o  o  o
    o  o  o  o  o  o
    .  o  o  o  E  .
    .  .  o  o  .  .
"""

# -- giving -----------------------------------------------------------------------------------------------------------


def test_a_card_is_given_on_the_same_tile():
    """§6.1 One card an action, to whoever shares the tile."""
    t = table(TOGETHER, "explorer: earth earth fire", "engineer: wind", "navigator: ocean")
    assert can(t, "give") == {"give engineer earth", "give engineer fire"}
    do(t, "give engineer earth")
    assert (hand(t, 0), hand(t, 1)) == ("earth fire", "earth wind")
    assert left(t) == 2
    assert t.told == [{"event": "gave", "seat": "0", "other": "1", "card": "earth"}]


def test_messenger_gives_from_afar():
    """§6.2"""
    t = table(APART, "messenger: earth wind", "explorer")
    assert can(t, "give") == {"give explorer earth", "give explorer wind"}


def test_giving_to_the_messenger_needs_the_same_tile():
    """§6.2 One way only."""
    t = table(APART, "explorer: earth", "messenger")
    assert can(t, "give") == set()


def test_special_cards_are_not_given():
    """§6.3 Only cards of the four treasures."""
    t = table(APART, "messenger: helicopter sandbags", "explorer")
    assert can(t, "give") == set()


def test_nothing_is_taken_and_nothing_given_out_of_turn():
    """§6.3 The others' cards stay theirs."""
    t = table(TOGETHER, "explorer", "engineer: earth", "navigator")
    assert can(t, "give") == set()
    assert can(t, seat=1) == set()


def test_a_gift_over_the_limit_makes_the_receiver_discard():
    """§6.9 At once and out of turn; then the giver goes on."""
    t = table(TOGETHER, "explorer: earth", "engineer: wind wind fire fire ocean", "navigator")
    do(t, "give engineer earth")
    assert question(t) == "discard 1"
    assert can(t) == {"discard earth", "discard wind", "discard fire", "discard ocean"}
    assert can(t, seat=0) == set()
    do(t, "discard ocean")
    assert hand(t, 1) == "earth wind wind fire fire"
    assert t.discards == ["ocean"]
    assert question(t) == "act 0"
    assert left(t) == 2


def test_the_receiver_plays_a_special_card_instead_of_discarding():
    """§6.11, §6.9 Sandbags out of turn bring the hand back to five."""
    t = table(
        TOGETHER, "explorer: earth", "engineer: wind wind fire fire sandbags", "navigator", flooded=["watchtower"]
    )
    do(t, "give engineer earth", "1: sandbag watchtower")
    assert hand(t, 1) == "earth wind wind fire fire"
    assert t.discards == ["sandbags"]
    assert question(t) == "act 0"


# -- capturing --------------------------------------------------------------------------------------------------------

ON_THE_TEMPLE = """
    .  .  o  o  .  .
    .  E  o  o  o  .
    o  o  o  o  o  o
    o  o  o  o  o  o
    .  o  o  o  G  .
    .  .  o  N  .  .
"""


def test_four_cards_capture_a_treasure():
    """§6.4 They are discarded, it costs an action."""
    t = table(ON_THE_TEMPLE, "explorer: earth earth earth earth wind", "engineer", "navigator")
    do(t, "capture earth")
    assert t.treasures == ["earth"]
    assert hand(t, 0) == "wind"
    assert t.discards == ["earth"] * 4
    assert left(t) == 2
    assert t.told == [{"event": "captured", "seat": "0", "treasure": "earth", "tile": "temple_sun"}]


@pytest.mark.parametrize(
    ("treasure", "tiles"),
    [
        ("earth", ["temple_moon", "temple_sun"]),
        ("wind", ["whispering_garden", "howling_garden"]),
        ("fire", ["cave_embers", "cave_shadows"]),
        ("ocean", ["coral_palace", "tidal_palace"]),
    ],
)
def test_each_treasure_has_two_tiles(treasure, tiles):
    """§6.4 Flooded is fine."""
    for tile in tiles:
        people = [{"role": "diver", "at": tile, "hand": [treasure] * 4}, {"role": "pilot"}]
        t = table(adventurers=people, flooded=[tile])
        assert can(t, "capture") == {f"capture {treasure}"}


def test_a_fifth_card_stays_in_the_hand():
    """§6.4 Four are discarded."""
    t = table(ON_THE_TEMPLE, "explorer: earth earth earth earth earth", "engineer", "navigator")
    do(t, "capture earth")
    assert hand(t, 0) == "earth"


def test_three_cards_are_too_few():
    """§6.4"""
    t = table(ON_THE_TEMPLE, "explorer: earth earth earth wind", "engineer", "navigator")
    assert can(t, "capture") == set()


def test_another_treasures_tile_does_not_do():
    """§6.4"""
    t = table(ON_THE_TEMPLE, "explorer: wind wind wind wind", "engineer", "navigator")
    assert can(t, "capture") == set()


def test_a_plain_tile_does_not_do():
    """§6.4"""
    t = table(TOGETHER, "explorer: earth earth earth earth", "engineer", "navigator")
    assert can(t, "capture") == set()


def test_a_treasure_is_captured_once():
    """§6.4"""
    t = table(ON_THE_TEMPLE, "explorer: earth earth earth earth", "engineer", "navigator", treasures=["earth"])
    assert can(t, "capture") == set()


def test_no_capture_from_the_water():
    """§6.4, §4.11 A diver above a sunk temple is not on a tile."""
    t = table(
        """
        .  .  o   o  .  .
        .  xD o   o  o  .
        o  o  o   o  o  o
        o  o  o   o  o  o
        .  o  o   o  o  .
        .  .  o   N  .  .
    """,
        "diver: earth earth earth earth",
        "navigator",
        options={"dive": "turn"},
        asks=acting(left=2),
    )
    assert can(t, "capture") == set()


# -- drawing ----------------------------------------------------------------------------------------------------------


def test_two_cards_are_drawn():
    """§6.5 Openly, to the hand; what is drawn is no longer in the deck."""
    t = table(TOGETHER, "explorer: earth", "engineer: sandbags", "navigator", discards=["helicopter", "waters_rise"])
    do(t, "end")
    assert question(t) == "draw"
    assert chances(t) == {
        "earth": 4, "wind": 5, "fire": 5, "ocean": 5, "helicopter": 2, "sandbags": 1, "waters_rise": 2
    }  # fmt: skip
    draw(t, "earth")
    assert chances(t)["earth"] == 3
    draw(t, "fire")
    assert hand(t, 0) == "earth earth fire"
    assert question(t) == "flood"


RISING: dict[str, Any] = {"flooded": ["watchtower", "observatory"], "asks": drawing_cards()}


def test_waters_rise():
    """§6.6 The meter goes up, the flood discards go on top of the deck, the card is discarded and not replaced."""
    t = table(TOGETHER, "explorer: earth", "engineer", "navigator", **RISING)
    assert t.flood_discards == ["observatory", "watchtower"]
    draw(t, "waters_rise")
    assert t.meter == 2
    assert t.flood_deck[0] == ["observatory", "watchtower"]
    assert len(t.flood_deck) == 2
    assert len(t.flood_deck[1]) == 22
    assert t.flood_discards == []
    assert t.discards == ["waters_rise"]
    assert hand(t, 0) == "earth"
    assert t.told == [{"event": "waters_rose", "seat": "0", "mark": 2, "cards": 2}]
    draw(t, "wind")
    assert hand(t, 0) == "earth wind"
    assert question(t) == "flood"
    assert chances(t) == {"observatory": 1, "watchtower": 1}


def test_two_waters_rise_in_one_draw():
    """§6.7 The meter goes up twice, the discards are shuffled once."""
    t = table(TOGETHER, "explorer", "engineer", "navigator", **RISING)
    draw(t, "waters_rise", "waters_rise")
    assert t.meter == 3
    assert len(t.flood_deck) == 2
    assert left(t) == 3


def test_waters_rise_without_flood_discards():
    """§6.8 Only the meter goes up."""
    t = table(TOGETHER, "explorer", "engineer", "navigator", asks=drawing_cards())
    draw(t, "waters_rise")
    assert t.meter == 2
    assert len(t.flood_deck) == 1
    assert t.flood_discards == []


FULL = "explorer: earth earth wind wind fire"


def test_five_cards_may_be_kept():
    """§6.9 Special cards count."""
    t = table(TOGETHER, "explorer: earth earth helicopter", "engineer", "navigator", asks=drawing_cards())
    draw(t, "wind", "sandbags")
    assert question(t) != "discard 0"


def test_whoever_has_more_than_five_discards():
    """§6.9, §6.10 Down to five, one by one, after both cards (hand_limit=after_both)."""
    t = table(TOGETHER, FULL, "engineer", "navigator", asks=drawing_cards())
    draw(t, "ocean")
    assert question(t) == "draw"
    draw(t, "ocean")
    assert question(t) == "discard 0"
    do(t, "discard fire")
    assert question(t) == "discard 0"
    do(t, "discard ocean")
    assert hand(t, 0) == "earth earth wind wind ocean"
    assert t.discards == ["fire", "ocean"]
    assert question(t) == "flood"


def test_the_limit_after_each_card():
    """§6.10, §10.13 hand_limit=after_each: a discard between the two cards."""
    t = table(TOGETHER, FULL, "engineer", "navigator", asks=drawing_cards(), options={"hand_limit": "after_each"})
    draw(t, "ocean")
    assert question(t) == "discard 0"
    do(t, "discard fire")
    assert question(t) == "draw"
    draw(t, "ocean")
    do(t, "discard wind")
    assert question(t) == "flood"
    assert hand(t, 0) == "earth earth wind ocean ocean"


def test_within_the_limit_after_each_card():
    """§6.10 hand_limit=after_each: nobody is asked who has room."""
    t = table(TOGETHER, "explorer", "engineer", "navigator", asks=drawing_cards(), options={"hand_limit": "after_each"})
    draw(t, "ocean")
    assert question(t) == "draw"


def test_a_special_card_is_played_instead_of_discarded():
    """§6.11 Its effect is used, and it is gone."""
    t = table(TOGETHER, FULL, "engineer", "navigator", asks=drawing_cards(), flooded=["watchtower"])
    draw(t, "sandbags", "helicopter")
    assert {"discard sandbags", "discard helicopter", "sandbag watchtower", "helicopter navigator"} <= can(t)
    do(t, "sandbag watchtower")
    assert question(t) == "discard 0"
    do(t, "helicopter navigator", "land fools_landing")
    assert at(t, 2) == "fools_landing"
    assert question(t) == "flood"


def test_a_special_card_may_also_be_thrown_away():
    """§6.11 Playing it is no duty."""
    t = table(TOGETHER, FULL, "engineer", "navigator", asks=drawing_cards(1), flooded=["watchtower"])
    draw(t, "sandbags")
    do(t, "discard sandbags")
    assert hand(t, 0) == "earth earth wind wind fire"
    assert t.discards == ["sandbags"]


def test_others_play_special_cards_while_somebody_discards():
    """§10.14, §6.11, §7.1 The discard is still due."""
    t = table(TOGETHER, FULL, "engineer: sandbags", "navigator", asks=drawing_cards(1), flooded=["watchtower"])
    draw(t, "ocean")
    do(t, "1: sandbag watchtower")
    assert question(t) == "discard 0"


ALL_BUT_TWO = (
    ["earth"] * 5 + ["wind"] * 5 + ["fire"] * 5 + ["ocean"] * 4 + ["helicopter"] * 3 + ["sandbags"] * 2
    + ["waters_rise"] * 2
)  # fmt: skip


def test_the_last_treasure_card_renews_the_deck_at_once():
    """§6.12, §10.15 In the middle of a draw; a Waters Rise! that was the last card is in the new deck."""
    t = table(TOGETHER, "explorer", "engineer", "navigator", asks=drawing_cards(), discards=[*ALL_BUT_TWO[1:], "ocean"])
    assert chances(t) == {"earth": 1, "waters_rise": 1}
    draw(t, "earth")
    assert chances(t) == {"waters_rise": 1}
    draw(t, "waters_rise")
    assert t.discards == []
    assert t.meter == 2
    assert t.told[-1] == {"event": "treasures_shuffled"}


def test_the_second_card_comes_from_the_new_deck():
    """§6.12 The draw goes on."""
    t = table(
        TOGETHER, "explorer", "engineer", "navigator", asks=drawing_cards(), discards=[*ALL_BUT_TWO, "waters_rise"]
    )
    assert chances(t) == {"ocean": 1}
    draw(t, "ocean")
    assert chances(t) == {
        "earth": 5, "wind": 5, "fire": 5, "ocean": 4, "helicopter": 3, "sandbags": 2, "waters_rise": 3
    }  # fmt: skip
    draw(t, "ocean")
    assert hand(t, 0) == "ocean ocean"


def test_cards_discarded_after_the_last_one_wait_for_the_next_deck():
    """§10.15, §6.12 A discard over the limit goes to the new discard pile."""
    discards = [*ALL_BUT_TWO, "waters_rise"]
    for card in ("earth", "earth", "wind", "wind", "fire"):
        discards.remove(card)
    t = table(TOGETHER, FULL, "engineer", "navigator", asks=drawing_cards(1), discards=discards)
    draw(t, "ocean")
    do(t, "discard ocean")
    assert t.discards == ["ocean"]
    assert question(t) == "flood"


def test_flood_cards_follow_the_draw():
    """§6.5, §8.1 As many as the meter shows."""
    t = table(TOGETHER, "explorer", "engineer", "navigator", meter=6)
    end_actions(t, "earth", "wind")
    assert t.asks == flooding(4)
