"""Sections 1 and 2 of RULES.md: the board, the tiles, explorers and boats."""

import pytest

from atoll.engine import CHANCE
from atoll.engine.errors import IllegalAction, OptionError
from atoll.games.the_island.board import (
    CELL,
    CELLS,
    COAST,
    HARBOUR,
    NEIGHBOUR,
    ROWS,
    SAFE_ISLAND,
    SEA_WAYS,
    SLOT,
    SLOTS,
    distance,
)

from .table import GAME, STARTS, Table, asking, can, chances, do, heard, new_table, question, table, told

TERRAINS = ["beach"] * 16 + ["forest"] * 16 + ["mountain"] * 8


def laid(**options):
    """The tiles lie row by row as in TERRAINS; who begins is open."""
    t = new_table(**options)
    for terrain in TERRAINS:
        GAME.apply(t.state, CHANCE, GAME.space.parse(f"lay {terrain}"))
    return t


def place_all(t):
    """Everybody places explorers on the first tile that is free, the low values first; then boats are asked for."""
    while question(t).split()[0] in ("place", "value"):
        seat = GAME.next_seat(t.state)
        GAME.apply(t.state, seat, min(GAME.legal(t.state, seat)))
    return t


# -- the board ---------------------------------------------------------------------------------------------------------


def test_the_board():
    """§2.1 133 cells in thirteen rows, 40 places for tiles around a cell of sea."""
    assert CELLS == 133
    assert [len(row) for row in ROWS] == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
    assert len(SLOT) == 40
    middle = CELL.number["g6"]
    assert [CELL.ids[c] for c in NEIGHBOUR[middle]] == ["g7", "f7", "f6", "g5", "h6", "h7"]
    assert {CELL.ids[c] for c in NEIGHBOUR[middle]} <= set(SLOT.ids)
    assert "g6" not in SLOT.ids


def test_the_board_is_the_same_turned_half_round():
    """§2.1 Neighbours, island and harbours alike; the rows are counted from the other end."""
    turned = list(range(CELLS))[::-1]
    for cell in range(CELLS):
        for direction in range(6):
            other = NEIGHBOUR[cell, direction]
            back = NEIGHBOUR[turned[cell], (direction + 3) % 6]
            assert back == (turned[other] if other >= 0 else -1)
        assert (HARBOUR[cell] >= 0) == (HARBOUR[turned[cell]] >= 0)
    assert [turned[slot] for slot in SLOTS[::-1]] == list(SLOTS)


def test_safe_islands_touch_two_cells_each():
    """§4.8 In the corners."""
    found: dict[str, list[str]] = {island: [] for island in SAFE_ISLAND.ids}
    for cell in range(CELLS):
        if HARBOUR[cell] >= 0:
            found[SAFE_ISLAND.ids[HARBOUR[cell]]].append(CELL.ids[cell])
    assert found == {
        "northwest": ["b1", "c1"],
        "northeast": ["b10", "c11"],
        "southwest": ["k1", "l1"],
        "southeast": ["k11", "l10"],
    }


def test_the_coast():
    """§9.1 28 tiles touch the sea, six of them only the cell in the middle."""
    inland = ["e5", "e6", "e7", "f5", "f8", "g4", "g8", "h5", "h8", "i5", "i6", "i7"]
    assert [name for name, coast in zip(SLOT.ids, COAST, strict=True) if not coast] == inland


def test_ways_home():
    """§2.1 How far it is from where boats may start to a harbour: two to five cells."""
    t = table(asks=asking("launch"), explorers=full_island(2), first=0, creatures={})
    starts = [SEA_WAYS[CELL.number[text.split()[1]]] for text in can(t)]
    assert sorted(starts) == [2] * 4 + [3] * 16 + [4] * 6 + [5] * 2
    assert distance(CELL.number["b1"], CELL.number["l10"]) == 14


def test_serpents():
    """§2.1 One in the middle, one beside each safe island."""
    t = new_table()
    assert t.creatures == {"serpent": STARTS, "shark": [], "whale": []}
    assert [HARBOUR[CELL.number[cell]] for cell in STARTS] == [0, 1, -1, 2, 3]


# -- the tiles ---------------------------------------------------------------------------------------------------------


def test_tiles_are_laid_at_random():
    """§2.2 Each of the 40 tiles is as likely as any other."""
    t = new_table()
    assert chances(t) == {"beach": 16, "forest": 16, "mountain": 8}
    do(t, "lay mountain")
    assert chances(t) == {"beach": 16, "forest": 16, "mountain": 7}
    assert heard(t, "laid") == [{"cell": "d4", "terrain": "mountain"}]
    t.looks("d4 m . . .")
    do(t, "lay beach")
    t.looks("d4 m b . .")


def test_the_whole_island():
    """§2.2 The last tile is known before it is laid; then it is open who begins."""
    t = new_table()
    for terrain in TERRAINS[:-1]:
        GAME.apply(t.state, CHANCE, GAME.space.parse(f"lay {terrain}"))
    assert chances(t) == {"mountain": 1}
    do(t, "lay mountain")
    assert question(t) == "begin"
    assert t.tiles == ["bbbb", "bbbbb", "bbbbbbbf", "fff.fff", "ffffffff", "fmmmm", "mmmm"]


# -- explorers ---------------------------------------------------------------------------------------------------------


def test_anybody_may_begin():
    """§2.4 Each seat as likely; the seats go on from there."""
    t = laid(seats=3)
    assert chances(t) == {"0": 1, "1": 1, "2": 1}
    do(t, "begin 2")
    assert heard(t, "begins") == [{"seat": "2"}]
    assert question(t) == "place 2"
    do(t, "place amber e6", "value 4")
    assert question(t) == "place 0"


def test_one_explorer_a_tile():
    """§2.5 On a tile where nobody stands; its owner says which explorer it is."""
    t = do(laid(), "begin 0")
    assert can(t) == {f"place crimson {slot}" for slot in SLOT.ids}
    do(t, "place crimson e6")
    assert heard(t, "placed") == [{"seat": "0", "explorer": "crimson-1", "cell": "e6"}]
    assert question(t) == "value 0"
    assert can(t) == {f"value {n}" for n in range(1, 7)}
    do(t, "value 6")
    assert heard(t, "valued") == [{"seat": "0", "explorer": "crimson-1", "cell": "e6", "value": "6"}]
    t.looks("e5 b bC b")
    assert can(t) == {f"place indigo {slot}" for slot in SLOT.ids if slot != "e6"}
    with pytest.raises(IllegalAction):
        do(t, "place indigo e6")
    do(t, "place indigo e5", "value 6", "place crimson d4")
    assert can(t) == {f"value {n}" for n in range(1, 6)}


def test_values_are_given_once():
    """§2.3 Three 1s, two 2s, two 3s, a 4, a 5, a 6 each."""
    t = do(laid(), "begin 0")
    order = [6, 5, 4, 3, 3, 2, 2, 1, 1, 1]
    free = iter(SLOT.ids)
    for n, value in enumerate(order):
        for colour in ("crimson", "indigo"):
            do(t, f"place {colour} {next(free)}")
            assert can(t) == {f"value {v}" for v in {*order[n:]}}
            do(t, f"value {value}")
    assert question(t) == "launch 0"
    assert [word.partition("=")[2] for word in t.explorers["crimson"]] == [str(v) for v in order]


@pytest.mark.parametrize(("seats", "free"), [(2, 20), (3, 10), (4, 0)])
def test_tiles_stay_empty_with_fewer_players(seats, free):
    """§2.5 Ten explorers each."""
    t = place_all(do(laid(seats=seats), "begin 0"))
    taken = {word.partition("=")[0] for places in t.explorers.values() for word in places}
    assert len(taken) == 40 - free == 10 * seats
    assert question(t) == "launch 0"


def test_two_colours_each():
    """§2.3 Both count as one side. §2.6 One explorer a turn, of either colour, in any order."""
    t = do(laid(colours="two"), "begin 1")
    assert {text.split()[1] for text in can(t)} == {"indigo", "orchid"}
    do(t, "place orchid e6", "value 1")
    assert {text.split()[1] for text in can(t)} == {"crimson", "amber"}
    do(t, "place amber e5", "value 1", "place orchid e7", "value 1")
    do(t, "place crimson f5", "value 6", "place indigo f6")
    assert can(t) == {f"value {n}" for n in range(1, 7)}
    do(t, "value 6")
    place_all(t)
    assert question(t) == "launch 1"
    assert sorted(t.explorers) == ["amber", "crimson", "indigo", "orchid"]


def test_a_colour_that_is_placed_is_used_up():
    """§2.6 When all ten of a colour stand, the other is left."""
    t = do(laid(colours="two"), "begin 0")
    for n in range(10):
        do(t, f"place crimson {SLOT.ids[2 * n]}", f"value {[1, 1, 1, 2, 2, 3, 3, 4, 5, 6][n]}")
        do(t, f"place indigo {SLOT.ids[2 * n + 1]}", f"value {[1, 1, 1, 2, 2, 3, 3, 4, 5, 6][n]}")
    assert {text.split()[1] for text in can(t)} == {"amber"}


def test_two_colours_are_for_two():
    """§2.3 With three seats everybody has one."""
    assert sorted(new_table(seats=3, colours="two").explorers) == ["amber", "crimson", "indigo"]


# -- boats -------------------------------------------------------------------------------------------------------------


def full_island(colours):
    """All explorers stand, colour by colour on the tiles from the north on."""
    names = ["crimson", "indigo", "amber", "orchid"][:colours]
    return {name: list(SLOT.ids[10 * i : 10 * i + 10]) for i, name in enumerate(names)}


def test_where_boats_may_lie():
    """§2.8 On a sea cell that touches a tile, without boat and without serpent."""
    t = table(asks=asking("launch"), explorers=full_island(2), first=0, creatures={})
    rim = "c4 c5 c6 c7 c8 d3 d8 e2 e3 e9 e10 f2 f11 g2 g10 h2 h11 i2 i3 i9 i10 j3 j8 k4 k5 k6 k7 k8"
    assert can(t) == {f"launch {cell}" for cell in rim.split()}
    do(t, "launch c5")
    assert heard(t, "launched") == [{"seat": "0", "boat": "1", "cell": "c5"}]
    assert question(t) == "launch 1"
    assert can(t) == {f"launch {cell}" for cell in rim.split() if cell != "c5"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_boats_each(seats):
    """§2.8 In turn from who begins, who then has the first turn too (§2.4)."""
    t = table(asks=asking("launch", 1), explorers=full_island(seats), first=1, creatures={})
    cells = [text.split()[1] for text in sorted(can(t))]
    for n in range(2 * seats):
        assert question(t) == f"launch {(1 + n) % seats}"
        do(t, f"launch {cells[n]}")
    assert told(t) == ["launched", "turn"]
    assert question(t) == "move 1"
    assert (t.turn, t.turns, t.first) == (1, 1, 1)


@pytest.mark.parametrize(("boats", "count"), [("two", 4), ("four", 8)])
def test_boats_of_two_colours(boats, count):
    """§2.8, §11.2 Two a player, or four."""
    options = {"colours": "two", "boats": boats}
    t = table(options=options, asks=asking("launch"), explorers=full_island(4), first=0, creatures={})
    for cell in ("c4", "c5", "c6", "c7", "c8", "d3", "d8", "e2")[:count]:
        assert question(t).startswith("launch")
        do(t, f"launch {cell}")
    assert question(t) == "move 0"


def test_four_boats_are_for_two_colours():
    """§2.8 With a colour each it is two."""
    t = table(options={"boats": "four"}, asks=asking("launch"), explorers=full_island(2), first=0, creatures={})
    do(t, "launch c4", "launch c5", "launch c6", "launch c7")
    assert question(t) == "move 0"


# -- quick start -------------------------------------------------------------------------------------------------------


def test_quick_start():
    """§2.9 Explorers, values and boats by lot, in the order in which they would be placed."""
    t = do(laid(start="quick"), "begin 1")
    assert t.asks == [{"ask": "scatter", "topic": "1"}]
    assert chances(t) == dict.fromkeys(SLOT.ids, 1)
    do(t, "scatter e6")
    assert heard(t, "placed") == [{"seat": "1", "explorer": "indigo-1", "cell": "e6"}]
    assert t.asks == [{"ask": "endow", "subject": "indigo-1"}]
    assert chances(t) == {"1": 3, "2": 2, "3": 2, "4": 1, "5": 1, "6": 1}
    do(t, "endow 3")
    assert t.asks == [{"ask": "scatter", "topic": "0"}]
    assert chances(t) == {slot: 1 for slot in SLOT.ids if slot != "e6"}
    do(t, "scatter e5", "endow 1", "scatter d4")
    assert chances(t) == {"1": 3, "2": 2, "3": 1, "4": 1, "5": 1, "6": 1}


def test_quick_boats():
    """§2.9 Where boats may lie, each cell as likely; then the first turn."""
    t = table(
        options={"start": "quick"},
        asks=[{"ask": "drift", "topic": "1"}],
        explorers=full_island(2),
        first=1,
        creatures={},
    )
    assert len(chances(t)) == 28
    assert set(chances(t).values()) == {1}
    do(t, "drift c4")
    assert heard(t, "launched") == [{"seat": "1", "boat": "1", "cell": "c4"}]
    assert t.asks == [{"ask": "drift", "topic": "0"}]
    assert len(chances(t)) == 27
    do(t, "drift c5", "drift c6", "drift c7")
    assert question(t) == "move 1"


def test_quick_start_with_two_colours():
    """§2.9 One colour after the other, until all stand."""
    t = do(laid(start="quick", colours="two"), "begin 0")
    for n in range(40):
        GAME.apply(t.state, CHANCE, GAME.space.parse(f"scatter {SLOT.ids[n]}"))
        GAME.apply(t.state, CHANCE, next(iter(GAME.chances(t.state))))
    assert t.asks == [{"ask": "drift", "topic": "0"}]
    assert [word.partition("=")[0] for word in t.explorers["crimson"]] == list(SLOT.ids[:20:2])
    assert [word.partition("=")[0] for word in t.explorers["orchid"]] == list(SLOT.ids[21::2])
    assert GAME.fault(t.state) is None


def test_an_island_without_players_is_no_game():
    """§1.1 Two to four."""
    for seats in (1, 5):
        with pytest.raises(OptionError, match="give 2 to 4"):
            GAME.new({"seats": seats})


def test_the_position_of_a_preparation():
    """§1.4 All lies open but for values and tiles: a position says it all."""
    t = Table({"asks": [{"ask": "begin"}]})
    assert t.turn is None
    assert t.turns == 0
