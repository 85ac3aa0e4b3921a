"""Section 7 of RULES.md, special cards."""

import pytest

from atoll.engine.errors import IllegalAction

from .table import (
    acting,
    at,
    can,
    do,
    draw,
    drawing,
    drawing_cards,
    drawn,
    end_actions,
    flood,
    flooding,
    hand,
    left,
    question,
    reach,
    table,
)  # fmt: skip

PAIR = """
    .  .  ~  o   .  .
    .  o  o  o   o  .
    o  o  E  G   o  o
    o  o  o  o   o  o
    .  o  o  o   o  .
    .  .  ~  o   .  .
"""

HOME_PAIR = PAIR.replace("E  G ", "o  EG")

# -- when -------------------------------------------------------------------------------------------------------------


def test_special_cards_cost_no_action_and_need_no_turn():
    """§7.1 Played while somebody else decides, as often as there are cards."""
    t = table(PAIR, "explorer", "engineer: sandbags helicopter")
    assert t.game.eager(t.state) == [1]
    do(t, "1: sandbag watchtower", "1: helicopter engineer", "1: land temple_moon")
    assert question(t) == "act 0"
    assert left(t) == 3
    assert t.discards == ["helicopter", "sandbags"]
    assert hand(t, 1) == ""
    assert t.game.eager(t.state) == []


def test_without_the_card_there_is_nothing_to_play():
    """§7.1"""
    t = table(PAIR, "explorer", "engineer: earth")
    assert can(t, seat=1) == set()
    assert not can(t, "sandbag") | can(t, "helicopter")


def test_the_others_are_asked_before_the_cards_are_drawn():
    """§7.1, §10.22 Whoever ends the actions could have played before."""
    t = table(PAIR, "explorer: helicopter", "engineer: sandbags", "pilot: earth")
    do(t, "end")
    assert question(t) == "special 1"
    do(t, "0: helicopter explorer", "0: land temple_moon")
    assert question(t) == "special 1"
    do(t, "1: sandbag watchtower")
    assert question(t) == "draw"


def test_a_window_before_the_flood():
    """§7.1, §8.1 Everybody who could play something is asked, and nobody else."""
    t = table(PAIR, "explorer: sandbags", "engineer: helicopter", "pilot: earth", asks=drawing_cards(1))
    draw(t, "earth")
    assert question(t) == "special 0 1"
    assert t.asks[-1]["topic"] == "before_flood"
    assert "pass" in can(t, seat=0)
    assert "pass" in can(t, seat=1)
    assert can(t, seat=2) == set()
    do(t, "1: pass")
    assert question(t) == "special 0"
    do(t, "0: pass")
    assert question(t) == "flood"


def test_no_window_when_nobody_could_play():
    """§7.1 Sandbags without a flooded tile are no reason to ask."""
    t = table(PAIR.replace("~", "o"), "explorer: sandbags", "engineer", asks=drawing_cards(1))
    assert question(draw(t, "earth")) == "flood"


def test_whoever_passed_may_still_play_while_the_window_is_open():
    """§7.1 A pass is no vow; when a card is played everybody is asked again."""
    t = table(PAIR, "explorer: sandbags", "engineer: helicopter", asks=drawing_cards(1))
    draw(t, "earth")
    do(t, "0: pass")
    assert t.game.eager(t.state) == [0]
    do(t, "0: sandbag watchtower")
    assert question(t) == "special 1"
    do(t, "1: helicopter explorer", "1: land watchtower")
    assert question(t) == "flood"


def test_a_card_played_in_a_window_opens_it_again_for_all():
    """§7.1 Seat 0 had let it go by and is asked once more."""
    t = table(PAIR, "explorer: sandbags", "engineer: helicopter", asks=drawing_cards(1))
    draw(t, "earth")
    do(t, "0: pass", "1: helicopter engineer", "1: land watchtower")
    assert question(t) == "special 0"


def test_a_window_between_flood_cards():
    """§7.1 The helicopter may fly between two flood cards; after the last the turn is over."""
    t = table(PAIR, "explorer: helicopter", "engineer", asks=flooding(2))
    flood(t, "gold_gate")
    assert question(t) == "special 0"
    assert t.asks[-1]["topic"] == "between_floods"
    do(t, "helicopter explorer", "land gold_gate")
    assert question(t) == "flood"
    flood(t, "iron_gate")
    assert question(t) == "act 1"


def test_a_window_between_the_draws():
    """§7.1 hand_limit=after_each: also after a discard there."""
    t = table(
        PAIR, "explorer: sandbags earth earth earth earth", "engineer", asks=drawing_cards(),
        options={"hand_limit": "after_each"},
    )  # fmt: skip
    draw(t, "earth")
    assert question(t) == "discard 0"
    do(t, "discard earth")
    assert question(t) == "special 0"
    assert t.asks[-1]["topic"] == "between_draws"
    do(t, "sandbag watchtower")
    assert question(t) == "draw"
    assert left(t) == 1


def test_no_window_between_the_draws_by_default():
    """§7.1 hand_limit=after_both: the two cards come together."""
    t = table(PAIR, "explorer: sandbags", "engineer", asks=drawing_cards())
    assert question(draw(t, "earth")) == "draw"


def test_nature_is_not_interrupted():
    """§7.1 While a card is being drawn nobody may play."""
    t = table(PAIR, "explorer: sandbags helicopter", "engineer", asks=drawing_cards())
    assert can(t, seat=0) == set()
    assert t.game.eager(t.state) == []


def test_no_special_card_between_the_navigators_two_pawns():
    """§7.1, §4.8 An action is not interrupted half-way."""
    t = table(
        """
        .  .  ~  o   .  .
        .  o  o  N   o  .
        o  o  E  G   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """,
        "navigator: helicopter",
        "engineer: sandbags",
        "explorer",
    )
    do(t, "guide engineer iron_gate")
    assert question(t) == "guide_more 0"
    assert can(t, "helicopter") == set()
    assert can(t, seat=1) == set()


# -- sandbags ---------------------------------------------------------------------------------------------------------


def test_sandbags_shore_up_any_flooded_tile():
    """§7.2 However far; the card is discarded."""
    t = table(PAIR, "explorer: sandbags sandbags", "engineer")
    assert reach(t, "sandbag") == drawn("""
        .  .  *  o   .  .
        .  o  o  o   o  .
        o  o  E  G   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  *  o   .  .
    """)
    do(t, "sandbag cliffs_abandon")
    assert drawing(t) == drawn("""
        .  .  ~  o   .  .
        .  o  o  o   o  .
        o  o  E  G   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """)
    assert hand(t, 0) == "sandbags"
    assert t.discards == ["sandbags"]
    assert t.told == [{"event": "sandbagged", "seat": "0", "tile": "cliffs_abandon"}]


def test_no_sandbags_between_flood_cards():
    """§7.3, §10.16 sandbags=before_flood: from the first flood card to the last, none."""
    t = table(PAIR, "explorer: sandbags", "engineer", asks=flooding(2))
    flood(t, "gold_gate")
    assert question(t) == "flood"
    both = table(PAIR, "explorer: sandbags helicopter", "engineer", asks=flooding(2))
    flood(both, "gold_gate")
    assert question(both) == "special 0"
    assert can(both, "sandbag") == set()


def test_sandbags_between_flood_cards():
    """§7.3, §10.16 sandbags=any_time: other tiles can be saved, the one just turned up is flooded already."""
    t = table(PAIR, "explorer: sandbags", "engineer", asks=flooding(2), options={"sandbags": "any_time"})
    flood(t, "gold_gate")
    assert question(t) == "special 0"
    assert can(t, "sandbag") == {"sandbag watchtower", "sandbag cliffs_abandon", "sandbag gold_gate"}
    do(t, "sandbag watchtower")
    assert question(t) == "flood"


SINKING = """
    .  .  ~E  o   .  .
    .  o  o   ~   o  .
    o  o  o   G   o  o
    o  o  o   o   o  o
    .  o  o   o   o  .
    .  .  o   o   .  .
"""


@pytest.mark.parametrize(("sandbags", "offered"), [("before_flood", set()), ("any_time", {"sandbag lost_lagoon"})])
def test_sandbags_while_somebody_swims(sandbags, offered):
    """§7.3 The tile that sank is lost either way."""
    t = table(
        SINKING, "explorer", "engineer: sandbags", asks=flooding(2), options={"sandbags": sandbags},
        flood_deck=[["watchtower"]],
    )  # fmt: skip
    flood(t, "watchtower")
    assert question(t) == "swim 0"
    assert can(t, seat=1) == offered
    if offered:
        do(t, "1: sandbag lost_lagoon")
        assert question(t) == "swim 0"


@pytest.mark.parametrize(("sandbags", "offered"), [("before_flood", set()), ("any_time", {"sandbag temple_sun"})])
def test_sandbags_while_a_rescue_is_awaited(sandbags, offered):
    """§7.3, §7.1 They do not help the one in the water, and the question stays open."""
    t = table(
        STUCK,
        "messenger: helicopter",
        "engineer: sandbags",
        asks=flooding(2),
        flood_deck=[["watchtower"]],
        flooded=["temple_sun"],
        options={"sandbags": sandbags},
    )
    flood(t, "watchtower")
    assert can(t, seat=1) == offered
    if offered:
        do(t, "1: sandbag temple_sun")
        assert question(t) == "rescue 0"


def test_sandbags_before_the_flood():
    """§7.3 Both readings allow them in the window before the first flood card."""
    for reading in ("before_flood", "any_time"):
        t = table(PAIR, "explorer: sandbags", "engineer", options={"sandbags": reading})
        end_actions(t, "earth", "earth")
        assert question(t) == "special 0"
        assert "sandbag watchtower" in can(t)


# -- helicopter -------------------------------------------------------------------------------------------------------

CROWD = """
    .  .  o    o   .  .
    .  o  o    o   o  .
    o  o  EGN  D   o  o
    o  o  o    x   o  o
    .  o  o    o   o  .
    .  .  ~    o   .  .
"""


def test_helicopter_carries_several_from_one_tile():
    """§7.4 Named one by one, then the landing; the others stay."""
    t = table(CROWD, "explorer: helicopter", "engineer", "navigator", "diver")
    do(t, "helicopter engineer")
    assert question(t) == "flight 0"
    assert can(t, "board") == {"board explorer", "board navigator"}
    do(t, "board navigator")
    assert can(t, "board") == {"board explorer"}
    do(t, "land cliffs_abandon")
    assert drawing(t) == drawn("""
        .  .  o    o   .  .
        .  o  o    o   o  .
        o  o  E    D   o  o
        o  o  o    x   o  o
        .  o  o    o   o  .
        .  .  ~GN  o   .  .
    """)
    assert left(t) == 3
    assert [event["other"] for event in t.told] == ["1", "2"]


def test_a_flight_is_told_step_by_step():
    """§7.4 Who plays the card, who boards, who lands where."""
    t = table(HOME_PAIR, "explorer: helicopter", "engineer")
    assert do(t, "helicopter engineer").told == [{"event": "called", "seat": "0", "other": "1"}]
    assert do(t, "board explorer").told == [{"event": "boarded", "seat": "0", "other": "0"}]
    assert [event["event"] for event in do(t, "land temple_moon").told] == ["airlifted", "airlifted"]


def test_helicopter_lands_on_any_other_tile():
    """§7.4 Flooded or not, but neither on a missing one nor where it started."""
    t = table(CROWD, "explorer: helicopter", "engineer", "navigator", "diver")
    do(t, "helicopter diver")
    assert can(t, "board") == set()
    assert reach(t, "land") == drawn("""
        .  .  *  *  .  .
        .  *  *  *  *  .
        *  *  *  D  *  *
        *  *  *  x  *  *
        .  *  *  *  *  .
        .  .  *  *  .  .
    """)


def test_nothing_else_happens_in_flight():
    """§7.4 A flight once called is flown; the others wait."""
    t = table(CROWD, "explorer: helicopter", "engineer: sandbags helicopter", "navigator", "diver")
    do(t, "helicopter diver")
    assert can(t, seat=1) == set()
    with pytest.raises(IllegalAction):
        do(t, "end")


def test_the_holder_need_not_be_aboard_nor_at_turn():
    """§7.4, §7.1 Out of turn somebody else is flown."""
    t = table(CROWD, "explorer", "engineer", "navigator: helicopter", "diver")
    do(t, "2: helicopter diver", "2: land temple_sun")
    assert at(t, 3) == "temple_sun"
    assert question(t) == "act 0"


def test_no_helicopter_for_a_diver_in_the_water():
    """§7.4, §4.11 A flight starts on a tile."""
    t = table(
        """
        .  .  o    o   .  .
        .  o  o    o   o  .
        o  o  E    o   o  o
        o  o  o    xD  o  o
        .  o  o    o   o  .
        .  .  ~    o   .  .
    """,
        "diver",
        "explorer: helicopter",
        options={"dive": "turn"},
        asks=acting(left=2),
    )
    assert can(t, seat=1) == {"helicopter explorer"}
    assert t.game.eager(t.state) == [1]


LAST_TILE = """
    .  .  x    x   .  .
    .  x  x    x   x  .
    x  x  E    xD  x  x
    x  x  x    x   x  x
    .  x  x    x   x  .
    .  .  x    x   .  .
"""


def test_no_flight_without_a_place_to_land():
    """§7.4 To another tile: on the last one the card is of no use, and nobody is bothered for it."""
    t = table(
        LAST_TILE, "diver", "explorer: helicopter", options={"dive": "turn"}, asks=acting(left=2),
        treasures=["earth", "wind", "fire", "ocean"],
    )  # fmt: skip
    assert can(t, seat=1) == set()
    assert t.game.eager(t.state) == []


# -- rescue -----------------------------------------------------------------------------------------------------------


def test_helicopter_rescues_swimmers():
    """§7.5, §10.17 rescue=helicopter: somebody else's card; the flood goes on."""
    t = table(SINKING, "explorer", "engineer: helicopter", asks=flooding(2), flood_deck=[["watchtower"]])
    flood(t, "watchtower")
    assert question(t) == "swim 0"
    assert t.game.eager(t.state) == [1]
    assert can(t, seat=1) == {"helicopter explorer", "helicopter engineer"}
    do(t, "1: helicopter explorer", "1: land temple_moon")
    assert at(t, 0) == "temple_moon"
    assert question(t) == "flood"


def test_a_flight_elsewhere_leaves_the_swimmer_swimming():
    """§7.5, §7.4 The helicopter may also fly somebody who is not in the water."""
    t = table(SINKING, "explorer", "engineer: helicopter", asks=flooding(2), flood_deck=[["watchtower"]])
    flood(t, "watchtower")
    do(t, "1: helicopter engineer", "1: land temple_moon")
    assert question(t) == "swim 0"


def test_no_helicopter_rescue():
    """§7.5, §10.17 rescue=none: no helicopter until all swimmers are ashore."""
    t = table(
        SINKING, "explorer", "engineer: helicopter", asks=flooding(2), flood_deck=[["watchtower"]],
        options={"rescue": "none"},
    )  # fmt: skip
    flood(t, "watchtower")
    assert can(t, seat=1) == set()
    do(t, "swim observatory")
    assert question(t) == "special 1"


STUCK = """
    .  .  ~M  x   .  .
    .  o  x   o   o  .
    o  o  o   G   o  o
    o  o  o   o   o  o
    .  o  o   o   o  .
    .  .  o   o   .  .
"""


def test_another_seat_rescues_who_cannot_swim():
    """§7.5, §8.8 Holders of a helicopter card are asked; only from the tile that sank may they fly."""
    t = table(STUCK, "messenger", "engineer: helicopter sandbags", asks=flooding(2), flood_deck=[["watchtower"]])
    flood(t, "watchtower")
    assert question(t) == "rescue 1"
    assert can(t) == {"helicopter messenger", "pass"}
    do(t, "helicopter messenger", "land temple_sun")
    assert at(t, 0) == "temple_sun"
    assert question(t) == "flood"
    assert t.over is None


def test_the_stuck_one_may_hold_the_card():
    """§7.5"""
    t = table(STUCK, "messenger: helicopter", "engineer", asks=flooding(2), flood_deck=[["watchtower"]])
    flood(t, "watchtower")
    do(t, "0: helicopter messenger", "0: land temple_sun")
    assert question(t) == "flood"


def test_a_rescue_by_somebody_who_had_passed():
    """§7.5, §7.1 As long as the window is open."""
    t = table(STUCK, "messenger: helicopter", "engineer: helicopter", asks=flooding(2), flood_deck=[["watchtower"]])
    flood(t, "watchtower")
    assert question(t) == "rescue 0 1"
    do(t, "1: pass", "1: helicopter messenger", "1: land temple_sun")
    assert question(t) == "special 0"
