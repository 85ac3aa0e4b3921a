"""Positions as JSON: defaults, writing and reading, and everything that is refused, with the field named."""

import json
from functools import partial
from typing import Any

import pytest

from atoll.engine.errors import PositionError
from atoll.engine.position import dump_position, load_position, parse_position
from atoll.games.forbidden_island.position import FAULT_HELP
from atoll.games.forbidden_island.state import FAULTS, STOCK, Ask, Fault

from .. import tables
from .table import GAME, ISLAND, TILES, Table, acting, drawing_cards, flooding, new_table, question

ROWS = [" ".join(row.split()) for row in ISLAND.strip().splitlines()]
PAIR = [{"role": "pilot"}, {"role": "diver"}]
FIVE = ["earth", "earth", "wind", "wind", "fire"]


def load(**fields):
    return load_position({"game": "forbidden_island", **fields})[1]


refused = partial(tables.refused, "forbidden_island")


# -- defaults ---------------------------------------------------------------------------------------------------------


def test_an_empty_position_is_a_first_turn():
    """Everything may be left out."""
    t = Table({})
    assert question(t) == "act 0"
    assert t.asks == acting(0, 3)
    assert t.options["seats"] == 2
    assert [a["role"] for a in t.adventurers] == ["explorer", "pilot"]
    assert [a["at"] for a in t.adventurers] == ["copper_gate", "fools_landing"]
    assert (t.meter, t.turn, t.turns, t.flown, t.over) == (1, 0, 1, False, None)
    assert (t.treasures, t.discards, t.flood_discards) == ([], [], [])
    assert [len(layer) for layer in t.flood_deck] == [24]
    assert "~" not in "".join(t.island)


def test_seats_follow_from_the_adventurers():
    """As many seats as adventurers."""
    assert Table({"adventurers": [*PAIR, {"role": "explorer"}]}).options["seats"] == 3


def test_questions_without_the_rest():
    """Only `asks` is given: it is the first turn of seat 0."""
    t = Table({"options": {"seats": 3}, "asks": flooding(2)})
    assert (t.turn, t.turns, len(t.adventurers)) == (0, 1, 3)


def test_the_meter_follows_from_the_difficulty():
    assert Table({"options": {"difficulty": "elite"}}).meter == 3


def test_flooded_tiles_are_in_the_flood_discards():
    """Unless they are put into the deck."""
    assert Table({"flooded": ["watchtower"]}).flood_discards == ["watchtower"]
    t = Table({"flooded": ["watchtower"], "flood_deck": [["watchtower"]]})
    assert (t.flood_deck, len(t.flood_discards)) == ([["watchtower"]], 23)
    t = Table({"flooded": ["watchtower"], "flood_discards": []})
    assert (len(t.flood_deck[0]), t.flood_discards) == (24, [])


def test_marks_and_lists_say_the_same():
    marks = [row.replace("watchtower", "~watchtower").replace("gold_gate", "~~gold_gate") for row in ROWS]
    assert load(island=marks).tobytes() == load(island=ROWS, flooded=["watchtower"], sunk=["gold_gate"]).tobytes()


# -- writing and reading ----------------------------------------------------------------------------------------------

WRITTEN: dict[str, dict[str, Any]] = {
    "a first turn": {},
    "a window": {
        "adventurers": [{"role": "pilot", "hand": ["helicopter", "sandbags"]}, {"role": "diver"}],
        "asks": [*flooding(2), {"ask": "special", "seats": [0], "topic": "before_flood"}],
    },
    "a flight": {
        "adventurers": [{"role": "pilot"}, {"role": "diver", "at": "fools_landing"}],
        "asks": [*acting(0, 2), {"ask": "flight", "seats": [1], "subject": [0, 1], "topic": "fools_landing"}],
    },
    "swimmers": {
        "adventurers": [{"role": "pilot", "at": "gold_gate"}, {"role": "diver"}],
        "sunk": ["gold_gate"],
        "asks": [*flooding(0), {"ask": "swim", "seats": [0], "topic": "gold_gate"}],
    },
    "a diver in the water": {
        "options": {"dive": "turn"},
        "adventurers": [{"role": "diver"}, {"role": "pilot"}],
        "sunk": ["iron_gate"],
        "asks": acting(0, 1),
    },
    "half a split": {
        "adventurers": [{"role": "navigator"}, {"role": "pilot"}, {"role": "diver"}],
        "asks": [*acting(0, 1), {"ask": "guide_more", "seats": [0], "subject": "2"}],
    },
    "much of everything": {
        "options": {"layout": "volcano_island", "difficulty": "legendary", "rescue": "none"},
        "adventurers": [{"role": "pilot", "hand": FIVE}, {"role": "diver"}, {"role": "engineer", "hand": ["ocean"]}],
        "flooded": ["watchtower"],
        "sunk": ["gold_gate"],
        "treasures": ["wind"],
        "discards": ["wind", "waters_rise", "helicopter"],
        "flood_deck": [["temple_sun"], ["watchtower", "iron_gate"]],
        "meter": 6,
        "turn": 2,
        "turns": 17,
        "flown": True,
    },
    "over": {"over": "skull", "meter": 10, "turns": 5},
}


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_is_read_again(name):
    """To the byte, and through JSON text too."""
    state = load(**WRITTEN[name])
    data = dump_position(GAME, state)
    game, again = parse_position(json.dumps(data))
    assert game is GAME
    assert again.tobytes() == state.tobytes()
    assert dump_position(GAME, again) == data


def test_the_preparation_is_written_too():
    """Places without a tile are drawn as ?."""
    t = new_table(layout="island_of_shadows")
    assert t.island == ["? ? ? ? ? ?"] * 4
    assert t.adventurers is None
    assert t.turn is None


# -- refused by the reader: the field is named ------------------------------------------------------------------------


def test_no_json():
    with pytest.raises(PositionError, match="line 1, column 2"):
        parse_position("{")


def test_an_unknown_tile_has_a_suggestion():
    assert "did you mean 'observatory'" in refused(r"flooded\[0\]", flooded=["observatry"])
    rows = [row.replace("observatory", "~observatry") for row in ROWS]
    assert "did you mean 'observatory'" in refused(r"island\[1\]: 'observatry' is no tile", island=rows)


def test_thirty_three_tiles():
    refused("island: the layout forbidden_island has 6 rows of 6", island=[" ".join(["watchtower"] * 11)] * 3)


def test_the_wrong_shape():
    refused("island: .* 4 rows of 6 words.*here are 6 rows", options={"layout": "island_of_shadows"}, island=ROWS)


def test_a_tile_in_the_sea():
    refused(r"island\[0\]: 'gold_gate' lies in the sea; word 1", island=["gold_gate" + ROWS[0][1:], *ROWS[1:]])


def test_sea_where_a_tile_must_lie():
    refused(r"island\[0\]: word 3 of this row is a place", island=[". . . bronze_gate . .", *ROWS[1:]])


def test_a_tile_laid_twice():
    refused(r"island\[0\]: 'bronze_gate' is laid twice", island=[". . bronze_gate bronze_gate . .", *ROWS[1:]])


def test_a_tile_listed_twice():
    refused("sunk: 'gold_gate' stands more than once", sunk=["gold_gate", "gold_gate"])


def test_two_pawns_too_many():
    roles = ["explorer", "pilot", "engineer", "navigator", "messenger", "diver"]
    refused("adventurers: give 2 to 4; here are 6", adventurers=[{"role": role} for role in roles])


def test_more_adventurers_than_seats():
    refused("adventurers: 2 seats need 2", options={"seats": 2}, adventurers=[*PAIR, {"role": "explorer"}])


def test_fewer_adventurers_than_seats():
    refused("adventurers: 3 seats need 3", options={"seats": 3}, adventurers=PAIR)


def test_the_same_role_twice():
    refused(r"adventurers\[1\].role: 'pilot' is taken", adventurers=[{"role": "pilot"}, {"role": "pilot"}])


def test_treasures_lie_in_front_of_who_captured_them():
    people = [{"role": "pilot", "treasures": ["wind"]}, {"role": "diver", "treasures": ["fire"]}]
    t = Table({"adventurers": people, "treasures": ["wind", "fire", "earth"]})
    assert [a["treasures"] for a in t.adventurers] == [["earth", "wind"], ["fire"]]
    assert t.treasures == ["earth", "wind", "fire"]


def test_a_tile_that_lies_in_two_ways():
    refused("sunk: 'observatory' is said to lie otherwise, too", flooded=["observatory"], sunk=["observatory"])


def test_a_tile_deeper_than_sunk():
    rows = [ROWS[0].replace("~", ""), *ROWS[1:]]
    name = rows[0].split()[2]
    refused(f"write ~{name} for a flooded tile", island=[rows[0].replace(name, "~~~" + name), *rows[1:]])


def test_a_treasure_in_two_places():
    people = [{"role": "pilot", "treasures": ["wind"]}, {"role": "diver", "treasures": ["wind"]}]
    refused(r"adventurers\[1\].treasures: 'wind' is another adventurer's", adventurers=people)


def test_an_unknown_role():
    refused(r"adventurers\[1\].role.*did you mean 'diver'", adventurers=[{"role": "pilot"}, {"role": "divver"}])


def test_six_helicopters():
    hand = {"hand": ["helicopter"] * 3}
    message = r"adventurers\[1\].hand: the box has only 3 of 'helicopter'"
    refused(message, adventurers=[{"role": "pilot", **hand}, {"role": "diver", **hand}])


def test_waters_rise_is_in_no_hand():
    people = [{"role": "pilot", "hand": ["waters_rise"]}, {"role": "diver"}]
    refused(r"adventurers\[0\].hand\[0\]: 'waters_rise' is no card", adventurers=people)


def test_too_many_discards():
    refused("discards: the box has only 2 of 'sandbags'", discards=["sandbags"] * 3)


def test_a_treasure_twice():
    refused("treasures: 'earth' stands more than once", treasures=["earth", "earth"])


def test_too_many_layers():
    refused("flood_deck: at most 9 layers", flood_deck=[[tile] for tile in TILES[:10]])


def test_a_flood_card_twice():
    refused("flood_deck: there is one card of 'gold_gate', here are two", flood_deck=[["gold_gate"], ["gold_gate"]])
    both = {"flood_deck": [["gold_gate"]], "flood_discards": ["gold_gate"]}
    refused("flood_discards: the card of 'gold_gate' is in the flood deck", **both)


def test_no_card_in_the_flood_deck():
    refused("flood_deck: at least one card", flood_discards=TILES)


@pytest.mark.parametrize(("field", "value"), [("meter", 11), ("meter", 0), ("turn", 2), ("turns", -1), ("flown", 1)])
def test_a_number_out_of_range(field, value):
    refused(f"{field}: give", **{field: value})


def test_an_unknown_ending():
    refused("over: 'wonn' is no ending, did you mean 'won'", over="wonn")


def test_an_unknown_field():
    refused("metre: there is no such field; did you mean 'meter'", metre=3)


def test_a_turn_before_the_first():
    """While the game is prepared nobody is at turn."""
    refused("turn: there is no such field", asks=[{"ask": "first"}], turn=0, adventurers=PAIR)


# -- refused because it cannot be: every fault ------------------------------------------------------------------------

START_FLOOD = [{"ask": "start_flood", "left": 6}]
FIRST = [{"ask": "first"}]
SIX = ["watchtower", "bronze_gate", "temple_sun", "temple_moon", "gold_gate", "iron_gate"]
HELICOPTERS = {"adventurers": [{"role": "pilot", "hand": ["helicopter"]}, {"role": "diver", "hand": ["helicopter"]}]}
ON_THE_TOWER = [{"role": "engineer", "at": "watchtower"}, {"role": "diver"}]
STUCK = {"island": ROWS, "adventurers": ON_THE_TOWER, "sunk": ["watchtower", "bronze_gate", "observatory"]}
AFLOAT = {
    "island": ROWS, "adventurers": [{**ON_THE_TOWER[0], "hand": ["helicopter"]}, ON_THE_TOWER[1]], "sunk": ["watchtower"],
}  # fmt: skip
IMPOSSIBLE: dict[str, list[dict[str, Any]]] = {
    "tiles": [
        {"island": [". . ? bronze_gate . .", *ROWS[1:]]},
        {"island": ROWS, "asks": [{"ask": "lay", "subject": 3}]},
    ],
    "levels": [
        {"flooded": ["gold_gate"], "asks": START_FLOOD},
        {
            "options": {"layout": "island_of_shadows"}, "island": ["? ? ? ? ? ?"] * 4, "flooded": ["gold_gate"],
            "asks": [{"ask": "lay", "subject": 0}],
        },
        {"sunk": ["gold_gate"], "flooded": SIX[:4], "asks": FIRST, "adventurers": PAIR},
        {"flooded": SIX[:4], "asks": FIRST, "adventurers": PAIR},
    ],
    "flood_cards": [
        {"sunk": ["gold_gate"], "flood_deck": [["gold_gate"]]},
        {"flood_deck": [["gold_gate"]], "flood_discards": []},
    ],
    "flood_layers": [
        {"flood_deck": [["gold_gate"], []], "meter": 2},
        {"flood_deck": [["gold_gate"], ["iron_gate"]]},
        {"flood_deck": [[], ["gold_gate"]], "meter": 2},
    ],
    "roles": [
        {"flooded": SIX, "asks": [{"ask": "deal", "subject": "0", "left": 2}]},
        {"flooded": SIX, "asks": [{"ask": "role", "subject": "0"}], "adventurers": PAIR},
    ],
    "pawns": [
        {"sunk": ["gold_gate"], "adventurers": [{"role": "pilot", "at": "gold_gate"}, {"role": "diver"}]},
        {"sunk": ["iron_gate"], "adventurers": [{"role": "diver"}, {"role": "pilot"}]},
        {"options": {"dive": "turn"}, "sunk": ["iron_gate"], "adventurers": PAIR},
        {
            "options": {"dive": "turn"}, "sunk": ["iron_gate"], "adventurers": PAIR[::-1], "asks": acting(0, 0),
        },
        {
            "sunk": ["gold_gate", "iron_gate"], "adventurers": [{"role": "pilot", "at": "gold_gate"}, {"role": "diver"}],
            "asks": [*flooding(1), {"ask": "swim", "seats": [0], "topic": "gold_gate"}],
        },
    ],
    "hands": [
        {"adventurers": [{"role": "pilot", "hand": [*FIVE, "ocean"]}, {"role": "diver"}]},
        {"adventurers": [{"role": "pilot"}, {"role": "diver", "hand": [*FIVE, "ocean"]}], "asks": drawing_cards()},
        {
            "adventurers": [{"role": "pilot", "hand": [*FIVE, "ocean", "ocean", "ocean"]}, {"role": "diver"}],
            "asks": [*drawing_cards(0), {"ask": "discard", "seats": [0]}],
        },
        {"adventurers": [{"role": "pilot", "hand": FIVE}, {"role": "diver"}], "asks": FIRST, "flooded": SIX},
    ],
    "treasure_cards": [
        {
            "discards": [
                *["earth", "wind", "fire", "ocean"] * 5, *["helicopter", "waters_rise"] * 3, "sandbags", "sandbags",
            ]
        }
    ],
    "meter": [
        {"options": {"difficulty": "elite"}, "meter": 2},
        {"meter": 10},
        {"meter": 9, "over": "skull"},
        {"meter": 2, "asks": FIRST, "adventurers": PAIR, "flooded": SIX},
    ],
    "turn": [{"turns": 0}, {"asks": FIRST, "turns": 1, "adventurers": PAIR, "flooded": SIX}],
    "asks": [
        {"asks": []},
        {"asks": acting(), "over": "drowned"},
        {"asks": acting(1)},
        {"asks": acting(0, 4)},
        {"asks": [{"ask": "nothing"}]},
        {"asks": [{"ask": "swim", "seats": [0], "topic": "gold_gate"}]},
        {"asks": [{"ask": "flood", "seats": [0], "left": 1}]},
        {"asks": drawing_cards(3)},
        {"asks": drawing_cards(0)},
        {"asks": flooding(3)},
        {"asks": flooding(0)},
        {"asks": [{"ask": "start_flood", "left": 0}], "flooded": SIX},
        {"asks": [{"ask": "deal", "subject": "0", "left": 3}], "flooded": SIX, "adventurers": PAIR},
        {"asks": [*flooding(1), *drawing_cards(1)]},
        {"asks": [*acting(), *acting()]},
        {"asks": [*acting(), {"ask": "shore_more", "seats": [0]}]},
        {"asks": [*acting(), {"ask": "guide_more", "seats": [0], "subject": "1"}]},
        {"asks": [*acting(), {"ask": "discard", "seats": [0]}]},
        {"asks": [*acting(), {"ask": "discard", "seats": [0, 1]}]},
        {"asks": [*acting(), {"ask": "discard", "seats": [1]}]},
        {"asks": [*flooding(), {"ask": "discard", "seats": [0]}]},
        {"asks": [*drawing_cards(1), {"ask": "discard", "seats": [1]}]},
        {"asks": [*drawing_cards(0), {"ask": "special", "seats": [0], "topic": "between_draws"}]},
        {"asks": [*drawing_cards(1), {"ask": "special", "seats": [0], "topic": "before_flood"}]},
        {"asks": [*flooding(1), {"ask": "special", "seats": [0], "topic": "between_draws"}]},
        {"asks": [*acting(), {"ask": "special", "seats": [0], "topic": "before_flood"}]},
        {"asks": [*acting(), {"ask": "swim", "seats": [0], "topic": "gold_gate"}], "sunk": ["gold_gate"]},
        {"asks": [*flooding(), {"ask": "swim", "seats": [0], "topic": "gold_gate"}]},
        {"asks": [*flooding(), {"ask": "swim", "seats": [0], "topic": "gold_gate"}], "sunk": ["gold_gate"]},
        {"asks": [*flooding(), {"ask": "rescue", "seats": [0], "topic": "gold_gate"}], "sunk": ["gold_gate"]},
        {"asks": [*acting(), {"ask": "flight", "seats": [0, 1], "subject": [1], "topic": "fools_landing"}]},
        {"asks": [*acting(), {"ask": "flight", "seats": [0], "subject": [], "topic": "fools_landing"}]},
        {"asks": [*acting(), {"ask": "flight", "seats": [0], "subject": [1], "topic": "gold_gate"}]},
        {"asks": [*flooding(), {"ask": "flight", "seats": [0], "subject": [1], "topic": "fools_landing"}]},
        {
            "options": {"dive": "turn"}, "sunk": ["iron_gate"], "adventurers": PAIR[::-1],
            "asks": [*acting(0, 2), {"ask": "flight", "seats": [0], "subject": [0], "topic": "iron_gate"}],
        },
        {"asks": [*drawing_cards(2), {"ask": "special", "seats": [0], "topic": "before_draw"}], **HELICOPTERS},
        {"asks": [*drawing_cards(1), {"ask": "special", "seats": [1], "topic": "before_draw"}], **HELICOPTERS},
        {"asks": [*drawing_cards(2), {"ask": "special", "seats": [1], "topic": "before_draw"}]},
        {"asks": [*drawing_cards(1), {"ask": "special", "seats": [0], "topic": "between_draws"}], **HELICOPTERS},
        {"asks": [*flooding(1), {"ask": "special", "seats": [0], "topic": "before_flood"}], **HELICOPTERS},
        {"asks": [*flooding(2), {"ask": "special", "seats": [0], "topic": "between_floods"}], **HELICOPTERS},
        {"asks": [*flooding(2), {"ask": "special", "seats": [0], "topic": "before_flood"}]},
        {"asks": [*flooding(), {"ask": "rescue", "seats": [0], "topic": "watchtower"}], **STUCK},
        {"asks": [*flooding(), {"ask": "swim", "seats": [0], "topic": "watchtower"}], **STUCK},
        {"asks": [*flooding(), {"ask": "rescue", "seats": [0], "topic": "watchtower"}], **AFLOAT},
    ],
    "over": [
        {"over": "won"},
        {"over": "won", "treasures": ["earth", "wind", "fire", "ocean"]},
        {"over": "treasure_lost"},
        {"over": "landing_lost"},
        {"sunk": ["fools_landing"], "adventurers": [{"role": "diver"}, {"role": "engineer"}]},
        {"sunk": ["temple_sun", "temple_moon"]},
        {"sunk": ["temple_sun", "temple_moon"], "over": "landing_lost"},
        {"over": "drowned"},
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "fields"),
    [
        pytest.param(fault, fields, id=f"{fault}-{i}")
        for fault, list_of_fields in IMPOSSIBLE.items()
        for i, fields in enumerate(list_of_fields)
    ],
)
def test_what_can_never_be_is_refused(fault, fields):
    """With the fault's name and what would be right."""
    with pytest.raises(PositionError) as problem:
        load(**fields)
    assert str(problem.value) == f"this position cannot be ({fault.replace('_', ' ')}): {FAULT_HELP[fault]}"


def test_every_fault_is_explained_and_tried():
    assert list(FAULT_HELP) == list(FAULTS.ids[1:])
    assert list(IMPOSSIBLE) == list(FAULTS.ids[1:])


@pytest.mark.parametrize("ending", ["treasure_lost", "landing_lost", "drowned", "won", "skull"])
def test_endings_that_can_be(ending):
    why: dict[str, dict[str, Any]] = {
        "treasure_lost": {"sunk": ["temple_sun", "temple_moon"]},
        "landing_lost": {"sunk": ["fools_landing"]},
        "drowned": {"adventurers": [{"role": "pilot", "at": "watchtower"}, {"role": "diver"}], "sunk": ["watchtower"]},
        "won": {
            "treasures": ["earth", "wind", "fire", "ocean"],
            "adventurers": [{"role": "diver", "at": "fools_landing"}, {"role": "pilot", "hand": [*FIVE, "ocean"]}],
        },
        "skull": {"meter": 10},
    }
    assert Table({"over": ending, **why[ending]}).over == ending


# -- what no position can say, but the fuzzer would see ---------------------------------------------------------------

DAMAGE = {
    "a tile that does not exist": (lambda s: s.tile_at.__setitem__(0, 24), Fault.TILES),
    "a tile whose place is another": (lambda s: s.place_of.__setitem__(3, 4), Fault.TILES),
    "no level": (lambda s: s.level.__setitem__(0, 3), Fault.LEVELS),
    "a card above the top": (lambda s: s.flood_at.__setitem__(0, s.flood_top + 1), Fault.FLOOD_LAYERS),
    "no layer": (lambda s: s.flood_at.__setitem__(0, -2), Fault.FLOOD_CARDS),
    "no flood deck": (lambda s: setattr(s, "flood_top", 0), Fault.FLOOD_LAYERS),
    "a role that does not exist": (lambda s: s.role.__setitem__(0, 6), Fault.ROLES),
    "a role twice": (lambda s: s.role.__setitem__(0, s.role[1]), Fault.ROLES),
    "a role on an empty chair": (lambda s: s.role.__setitem__(3, 5), Fault.ROLES),
    "a pawn on an empty chair": (lambda s: s.pawn.__setitem__(3, 5), Fault.PAWNS),
    "a pawn nowhere": (lambda s: s.pawn.__setitem__(0, -1), Fault.PAWNS),
    "less than no card": (lambda s: s.hand.__setitem__((0, 0), -1), Fault.HANDS),
    "a card on an empty chair": (lambda s: s.hand.__setitem__((3, 0), 1), Fault.HANDS),
    "more in the deck than in the box": (lambda s: s.treasure_deck.__setitem__(0, STOCK[0] + 1), Fault.TREASURE_CARDS),
    "half a treasure": (lambda s: s.captured.__setitem__(0, 5), Fault.TREASURE_CARDS),
    "a meter beyond the skull": (lambda s: setattr(s, "meter", 11), Fault.METER),
    "two flights": (lambda s: setattr(s, "flown", 2), Fault.TURN),
    "nobody's turn": (lambda s: setattr(s, "turn", 2), Fault.TURN),
    "a seat asked that is not there": (lambda s: setattr(s.asks[0], "seats", 4), Fault.ASKS),
    "rubbish above the questions": (lambda s: setattr(s.asks[3], "topic", 1), Fault.ASKS),
    "no question": (lambda s: setattr(s, "ask_count", 0), Fault.ASKS),
    "a question that does not exist": (lambda s: setattr(s.asks[0], "kind", Ask.RESCUE + 1), Fault.ASKS),
    "an ending that does not exist": (lambda s: end(s, 6), Fault.OVER),
}


def end(s, ending):
    s.over = ending
    s.ask_count = 0
    s.asks[0] = 0


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_seen(name):
    state = Table({}).state
    assert GAME.fault(state) is None
    damage, fault = DAMAGE[name]
    damage(state[0])
    assert GAME.fault(state) == FAULTS.ids[fault]
