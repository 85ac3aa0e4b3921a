"""Section 8 of RULES.md, the flood."""

import pytest

from .table import TILES, Table, at, can, chances, do, drawing, drawn, flood, flooding, left, question, reach, table

PAIR = """
    .  .  ~  o   .  .
    .  o  o  ~   o  .
    o  o  E  G   o  o
    o  o  o  o   o  o
    .  o  o  o   o  .
    .  .  o  o   .  .
"""


def test_flood_cards_are_turned_up_one_by_one():
    """§8.1 From the top of the deck; when all are turned up the turn is over."""
    t = table(PAIR, meter=3, asks=flooding(3), flood_deck=[["gold_gate"], ["iron_gate", "copper_gate"], ["temple_sun"]])
    assert chances(t) == {"gold_gate": 1}
    flood(t, "gold_gate")
    assert left(t) == 2
    assert chances(t) == {"iron_gate": 1, "copper_gate": 1}
    flood(t, "iron_gate", "copper_gate")
    assert question(t) == "act 1"


def test_a_dry_tile_is_flooded():
    """§8.2 Its card goes to the flood discards."""
    t = flood(table(PAIR, asks=flooding()), "gold_gate")
    assert drawing(t) == drawn("""
        .  .  ~  o   .  .
        .  o  o  ~   o  .
        o  o  E  G   o  o
        o  o  ~  o   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """)
    assert sorted(t.flood_discards) == ["gold_gate", "lost_lagoon", "watchtower"]
    assert t.told == [{"event": "flooded", "tile": "gold_gate"}]


def test_a_flooded_tile_sinks():
    """§8.3 Tile and card leave the game."""
    t = flood(table(PAIR, asks=flooding(), flood_deck=[["watchtower"], ["gold_gate"]], meter=2), "watchtower")
    assert drawing(t) == drawn("""
        .  .  x  o   .  .
        .  o  o  ~   o  .
        o  o  E  G   o  o
        o  o  o  o   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """)
    assert "watchtower" not in str([t.flood_discards, t.flood_deck])
    assert t.told == [{"event": "sunk", "tile": "watchtower"}]


def test_a_pawn_on_a_flooded_tile_stays():
    """§8.4"""
    t = flood(table(PAIR, asks=flooding()), "fools_landing")
    assert drawing(t) == drawn("""
        .  .  ~   o   .  .
        .  o  o   ~   o  .
        o  o  ~E  G   o  o
        o  o  o   o   o  o
        .  o  o   o   o  .
        .  .  o   o   .  .
    """)
    assert question(t) == "flood"


def sinking(picture, *people, tile="gold_gate", **fields):
    """The flood card of this tile is turned up."""
    return flood(table(picture, *people, **{"asks": flooding(), "flood_deck": [[tile]], **fields}), tile)


def test_pawns_on_a_sinking_tile_swim():
    """§8.5 At once, up, down, left or right, flooded or not; then the flood goes on."""
    t = sinking("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  ~  G   o  o
        o  o  ~M x   o  o
        .  o  o  o   o  .
        .  .  o  o   .  .
    """)
    assert question(t) == "swim 1"
    assert reach(t, "swim") == drawn("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  *  G   o  o
        o  *  xM x   o  o
        .  o  *  o   o  .
        .  .  o  o   .  .
    """)
    assert can(t) == {"swim fools_landing", "swim copper_gate", "swim breakers_bridge"}
    do(t, "swim fools_landing")
    assert at(t, 1) == "fools_landing"
    assert t.told == [{"event": "swam", "seat": "1", "from": "gold_gate", "tile": "fools_landing"}]
    assert question(t) == "flood"
    assert left(t) == 1


def test_a_sinking_tile_without_pawns_concerns_nobody():
    """§8.5"""
    assert question(sinking(PAIR, tile="lost_lagoon")) == "flood"


def test_explorer_swims_diagonally():
    """§8.6"""
    t = sinking("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  o  G   o  o
        o  x  ~E x   o  o
        .  x  x  ~   o  .
        .  .  o  o   .  .
    """)
    assert reach(t, "swim") == drawn("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  *  *  *   o  o
        o  x  xE x   o  o
        .  x  x  *   o  .
        .  .  o  o   .  .
    """)


def test_pilot_flies_from_a_sinking_tile():
    """§8.6 To any tile; the flight of the own turn is not touched."""
    t = sinking("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  o  G   o  o
        o  x  ~P x   o  ~
        .  o  x  o   o  .
        .  .  o  o   .  .
    """)
    assert reach(t, "swim") == drawn("""
        .  .  *  *   .  .
        .  *  *  *   *  .
        *  *  *  *   *  *
        *  x  xP x   *  *
        .  *  x  *   *  .
        .  .  *  *   .  .
    """)
    do(t, "swim tidal_palace")
    assert at(t, 1) == "tidal_palace"
    assert not t.flown


def test_diver_swims_to_the_nearest_tile():
    """§8.6, §10.18 However far; among equally near tiles the diver chooses."""
    t = sinking("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  x  o  G   o  o
        x  x  x  x   ~  o
        .  x  x  ~D  o  .
        .  .  x  x   .  .
    """, tile="dunes_deception", treasures=["fire"])  # fmt: skip
    assert can(t) == {"swim temple_moon"}
    far = sinking("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  o  G   o  o
        x  x  x  o   ~  o
        .  x  x  x   o  .
        .  .  ~D x   .  .
    """, tile="cliffs_abandon", treasures=["fire"])  # fmt: skip
    assert reach(far, "swim") == drawn("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  *  G   o  o
        x  x  x  *   ~  o
        .  x  x  x   *  .
        .  .  xD x   .  .
    """)


def test_diver_swims_next_door_when_that_is_nearest():
    """§8.6 No further than needed."""
    t = sinking("""
        .  .  o  o   .  .
        .  o  o  o   o  .
        o  o  o  G   o  o
        o  x  ~D ~   o  o
        .  o  x  o   o  .
        .  .  o  o   .  .
    """)
    assert can(t) == {"swim fools_landing", "swim iron_gate"}


def test_several_swim_in_any_order():
    """§8.7, §10.19 Each in its own way, the flood waits for the last."""
    picture = """
        .  .  o  o    .  .
        .  o  o  o    o  .
        o  o  o  G    o  o
        o  o  o  ~EMN o  o
        .  o  o  o    o  .
        .  .  o  o    .  .
    """
    t = sinking(picture, "explorer", "messenger", "navigator", "engineer", tile="iron_gate")
    assert question(t) == "swim 0 1 2"
    do(t, "2: swim gold_gate", "0: swim temple_moon")
    assert question(t) == "swim 1"
    assert can(t, seat=0) == set()
    do(t, "1: swim gold_gate")
    assert question(t) == "flood"
    assert drawing(t) == drawn("""
        .  .  o  o    .  .
        .  o  o  o    o  .
        o  o  o  G    o  o
        o  o  MN x    o  o
        .  o  o  o    E  .
        .  .  o  o    .  .
    """)


ALONE = """
    .  .  ~M  x   .  .
    .  o  x   o   o  .
    o  o  o   G   o  o
    o  o  o   o   o  o
    .  o  o   o   o  .
    .  .  o   o   .  .
"""


def test_whoever_cannot_swim_drowns():
    """§8.8, §9.4 Nobody holds a helicopter card."""
    t = sinking(ALONE, tile="watchtower")
    assert t.over == "drowned"
    assert question(t) == "nothing"


def test_whoever_is_not_rescued_drowns():
    """§8.8, §7.5 All who could have come let it go by."""
    t = sinking(ALONE, "messenger: helicopter", "engineer: helicopter", tile="watchtower")
    do(t, "0: pass")
    assert question(t) == "rescue 1"
    do(t, "1: pass")
    assert t.over == "drowned"


def test_no_rescue_where_none_is_played():
    """§8.8, §7.5 rescue=none."""
    t = sinking(ALONE, "messenger: helicopter", "engineer", tile="watchtower", options={"rescue": "none"})
    assert t.over == "drowned"


TOGETHER = """
    .  .  ~EM x   .  .
    .  o  x   o   o  .
    o  o  o   G   o  o
    o  o  o   o   o  o
    .  o  o   o   o  .
    .  .  o   o   .  .
"""


def test_the_rescue_comes_before_the_swimming():
    """§8.8, §10.19 The explorer could swim, the messenger cannot."""
    t = sinking(TOGETHER, "explorer", "messenger", "engineer: helicopter", tile="watchtower")
    assert question(t) == "rescue 2"
    assert can(t) == {"helicopter explorer", "helicopter messenger", "pass"}
    do(t, "helicopter messenger", "land temple_sun")
    assert question(t) == "swim 0"
    do(t, "swim lost_lagoon")
    assert question(t) == "flood"


def test_one_flight_may_take_all():
    """§7.5, §7.4"""
    t = sinking(TOGETHER, "explorer", "messenger", "engineer: helicopter", tile="watchtower")
    do(t, "helicopter messenger", "board explorer", "land temple_sun")
    assert question(t) == "flood"


def test_a_rescue_that_leaves_somebody_behind_needs_another():
    """§8.8, §7.5 Asked again while there are cards, drowned without."""
    people = ("explorer", "messenger", "engineer: helicopter helicopter")
    t = sinking(TOGETHER, *people, tile="watchtower")
    do(t, "helicopter explorer", "land temple_sun")
    assert question(t) == "rescue 2"
    do(t, "helicopter messenger", "land temple_sun")
    assert question(t) == "flood"
    lost = sinking(TOGETHER, "explorer", "messenger", "engineer: helicopter", tile="watchtower")
    do(lost, "helicopter explorer", "land temple_sun")
    assert lost.over == "drowned"


def test_the_last_flood_card_renews_the_deck():
    """§8.9 The discards become the deck at once, and the flood goes on with them."""
    t = table(PAIR, asks=flooding(2), flood_deck=[["gold_gate"]])
    assert chances(t) == {"gold_gate": 1}
    flood(t, "gold_gate")
    assert chances(t) == dict.fromkeys(TILES, 1)
    assert t.flood_discards == []
    assert t.told[-1] == {"event": "floods_shuffled"}
    flood(t, "gold_gate")
    assert "~~gold_gate" in " ".join(t.island)


def test_a_sunk_tile_may_be_the_last_card_too():
    """§8.9, §8.3 The new deck is without it."""
    t = table(PAIR, asks=flooding(2), flood_deck=[["watchtower"]])
    flood(t, "watchtower")
    assert chances(t) == dict.fromkeys(TILES[1:], 1)


def test_the_very_last_tile_leaves_no_deck():
    """§8.9, §9.3 Where only the landing site is left, nothing is there to be shuffled; and it was the way home."""
    last = "fools_landing"
    t = Table(
        {
            "flooded": [last], "sunk": [tile for tile in TILES if tile != last], "flood_deck": [[last]],
            "treasures": ["earth", "wind", "fire", "ocean"], "asks": flooding(1),
            "adventurers": [{"role": "pilot", "at": last}, {"role": "engineer", "at": last}],
        }
    )  # fmt: skip
    flood(t, last)
    assert t.over == "landing_lost"
    assert [event["event"] for event in t.told] == ["sunk", "over"]


def test_the_next_layer_is_not_renewed():
    """§8.9 Cards put on top by Waters Rise! lie on the rest of the deck."""
    t = table(PAIR, asks=flooding(2), flood_deck=[["gold_gate"], ["iron_gate", "temple_sun"]], meter=2)
    flood(t, "gold_gate")
    assert chances(t) == {"iron_gate": 1, "temple_sun": 1}
    assert "gold_gate" in t.flood_discards


@pytest.mark.parametrize("tile", ["gold_gate", "watchtower"])
def test_after_the_last_flood_card_the_next_seat_is_at_turn(tile):
    """§8.1, §3.3 Whether the tile is flooded or sinks."""
    t = sinking(PAIR, asks=flooding(1), tile=tile)
    assert question(t) == "act 1"
