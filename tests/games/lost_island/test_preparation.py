"""Sections 1 and 2 of RULES.md, and the variants of the preparation (9.1, 9.2)."""

import pytest

from atoll.engine.errors import IllegalAction

from .table import Table, asking, can, chances, do, heard, new_table, question, told, ways, where

CORNERS = {2: ["a1", "f6"], 3: ["a1", "f1", "f6"], 4: ["a1", "f1", "f6", "a6"]}
STONES = {
    "printed": {"b2", "e2", "e5", "b5"},
    "beside": {"b2", "e2", "e5", "b5"},
    "centre": {"c3", "d3", "d4", "c4"},
    "corners": {"a1", "f1", "f6", "a6"},
}
STARTS = {
    "printed": {"a1", "b1", "a2"},
    "beside": {"b1", "a2", "c2"},
    "centre": {"b2", "c2", "b3"},
    "corners": {"b1", "a2", "b2"},
}


def arranged(order="123456", **options):
    """All have decided, in the same order of values."""
    t = new_table(**options)
    for seat in range(t.options["seats"]):
        do(t, *(f"{seat}: value {value}" for value in order))
    return t


def begun(first=0, **options):
    return do(arranged(**options), f"begin {first}")


def cells_of(t, colour):
    return {place.partition("=")[0] for place in t.explorers[colour]} - {"boat"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players(seats):
    """§1.1, §2.3 Two to four, everybody has a corner; with two players the corners lie opposite."""
    t = new_table(seats=seats)
    colours = ["crimson", "indigo", "amber", "orchid"][:seats]
    assert list(t.explorers) == colours
    for colour, corner in zip(colours, CORNERS[seats], strict=True):
        assert corner in cells_of(t, colour)


@pytest.mark.parametrize("landscape", list(STONES))
def test_stones_and_starts(landscape):
    """§2.1, §2.3, §12.3 Four stones on their places, three explorers around each corner's stone."""
    t = new_table(seats=4, landscape=landscape)
    assert set(t.stones) == STONES[landscape]
    assert cells_of(t, "crimson") == STARTS[landscape]
    assert [len(cells_of(t, colour)) for colour in t.explorers] == [3] * 4
    everything = [cell for colour in t.explorers for cell in cells_of(t, colour)]
    assert len(set(everything)) == 12
    assert not set(everything) & STONES[landscape]


@pytest.mark.parametrize("landscape", list(STONES))
def test_corners_are_alike(landscape):
    """§2.3 What one corner has, the others have, turned by a quarter."""

    def turned(cell):
        column, row = "abcdef".index(cell[0]), int(cell[1])
        return f"{'abcdef'[6 - row]}{column + 1}"

    t = new_table(seats=4, landscape=landscape)
    assert {turned(cell) for cell in STONES[landscape]} == STONES[landscape]
    for colour, following in zip(["crimson", "indigo", "amber"], ["indigo", "amber", "orchid"], strict=True):
        assert {turned(cell) for cell in cells_of(t, colour)} == cells_of(t, following)


def test_tiles_lie_face_down():
    """§2.2 32 of them, each as likely under any; §1.5 nobody knows before it is turned."""
    t = do(begun(), "reveal c1")
    assert question(t) == "turn"
    assert chances(t) == {
        "plain": 10, "storm": 4, "loot_1": 5, "loot_2": 3, "loot_3": 1,
        **{f"{shape}_{n}": 1 for shape in ("cross", "diagonal", "line") for n in (2, 4, 6)},
    }  # fmt: skip
    assert sum(chances(t).values()) == 32
    do(t, "turn plain", "reveal a3")
    assert chances(t)["plain"] == 9


def test_stones_are_shuffled():
    """§2.1 One hides the flag, three hide loot."""
    t = do(begun(), "move crimson-b s")
    assert question(t) == "turn_stone"
    assert chances(t) == {"loot_2": 3, "flag": 1}
    do(t, "turn_stone loot_2", "move crimson-a e", "end")
    assert t.stones == ["b2", "e2", "b5", "e5"]


def test_everybody_at_once_and_in_secret():
    """§2.4, §2.5, §1.2 Everybody is asked at the same time, gives each of 1 to 6 once, and is ready then."""
    t = new_table(seats=3)
    assert question(t) == "arrange 0 1 2"
    assert can(t, seat=1) == {f"value {n}" for n in range(1, 7)}
    do(t, "1: value 4", "0: value 6", "1: value 2")
    assert can(t, "value", seat=1) == {"value 1", "value 3", "value 5", "value 6"}
    do(t, "1: value 1", "1: value 3", "1: value 5", "1: value 6")
    assert told(t) == ["ready"]
    assert question(t) == "arrange 0 2"
    with pytest.raises(IllegalAction):
        do(t, "1: value 6")


def test_the_first_three_are_on_the_island():
    """§2.4, §2.5 Then come those in the boat, from the front on."""
    t = arranged("635124")
    assert t.explorers["crimson"] == ["a1=6", "b1=3", "a2=5", "boat=1", "boat=2", "boat=4"]
    assert t.boats["crimson"] == ["d", "e", "f"]
    assert question(t) == "begin"


def test_starting_over():
    """§2.5 Who is not done may start over, three times; who is done may not."""
    t = new_table()
    assert not can(t, "again")
    do(t, "1: value 3")
    for _ in range(3):
        do(t, "0: value 1", "0: value 2", "0: again")
        assert t.explorers["crimson"][:2] == ["a1", "b1"]
    do(t, "0: value 6")
    assert not can(t, "again", seat=0)
    assert can(t, "again", seat=1) == {"again"}
    assert t.explorers["indigo"][0] == "f6=3"
    do(t, *(f"1: value {n}" for n in (1, 2, 4, 5, 6)))
    assert question(t) == "arrange 0"
    assert t.asks[0].get("topic", 0) == 0


def test_starting_over_after_placing_freely():
    """§2.5, §9.2 What was decided on the island stays."""
    t = new_table(explorers="anywhere")
    for cell, value in (("a1", 6), ("f6", 6), ("a2", 5), ("f5", 5), ("a3", 4), ("f4", 4)):
        do(t, f"place {cell}", f"value {value}")
    assert question(t) == "arrange 0 1"
    assert not can(t, "again", seat=0)
    do(t, "0: value 1", "0: again")
    assert t.explorers["crimson"] == ["a1=6", "a2=5", "a3=4", "boat", "boat", "boat"]


def test_coins():
    """§2.6 One each, the others are the supply."""
    for seats in (2, 3, 4):
        t = new_table(seats=seats)
        assert t.purses == [1] * seats
        assert t.supply == 24 - seats


def test_who_begins():
    """§3.1, §11.1 By lot; then clockwise."""
    t = arranged(seats=4)
    assert chances(t) == {"0": 1, "1": 1, "2": 1, "3": 1}
    do(t, "begin 2")
    assert told(t) == ["begins", "turn"]
    assert heard(t, "turn") == [{"seat": "2", "turn": 1}]
    assert question(t) == "act 2"


# -- variants ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_free_landscape(seats):
    """§9.1 In turn everybody lays a stone anywhere, until four lie; then explorers are placed as in 9.2."""
    t = new_table(seats=seats, landscape="free")
    for number, cell in enumerate(["a1", "c3", "c4", "f6"]):
        assert question(t) == f"stones {number % seats}"
        assert len(can(t, "stone")) == 36 - number
        do(t, f"stone {cell}")
        assert heard(t, "stone_laid") == [{"seat": str(number % seats), "cell": cell}]
    assert t.stones == ["a1", "c3", "c4", "f6"]
    assert question(t) == "place 0"
    assert "place c3" not in can(t)
    assert len(can(t)) == 32


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_explorers_anywhere(seats):
    """§9.2 In turn one explorer each on a free tile that is no stone, and who it is, until all have three."""
    t = new_table(seats=seats, explorers="anywhere")
    assert cells_of(t, "crimson") == set()
    for number in range(3 * seats):
        seat = number % seats
        assert question(t) == f"place {seat}"
        assert len(can(t)) == 32 - number
        assert not can(t) & {"place b2", "place e2", "place e5", "place b5"}
        do(t, min(can(t)))
        assert told(t) == ["placed"]
        assert question(t) == f"choose {seat}"
        assert len(can(t)) == 6 - number // seats
        do(t, f"value {number // seats + 1}")
    assert question(t) == "arrange " + " ".join(map(str, range(seats)))
    assert can(t, seat=0) == {"value 4", "value 5", "value 6"}


def test_anywhere_is_anywhere():
    """§9.2 Beside others, in others' corners, in the middle."""
    t = do(new_table(explorers="anywhere"), "place f6", "value 1", "place f5", "value 1", "place c3", "value 2")
    assert [where(t, name) for name in ("crimson-a", "crimson-b", "indigo-a")] == ["f6", "c3", "f5"]


def test_a_whole_preparation_and_a_turn():
    """§2 From the first stone to the first action."""
    t = new_table(landscape="free")
    do(t, *(f"stone {cell}" for cell in ("c2", "d2", "c5", "d5")))
    for cell, value in (("a1", 1), ("f1", 1), ("a2", 2), ("f2", 2), ("a3", 3), ("f3", 3)):
        do(t, f"place {cell}", f"value {value}")
    do(t, *(f"{seat}: value {n}" for seat in (0, 1) for n in (4, 5, 6)), "begin 1")
    assert question(t) == "act 1"
    assert ways(t, "reinforce") == "e1 e2 e3 f4"


def test_an_empty_position_asks_for_two_actions():
    """§3.1 A position without anything said is a first turn."""
    t = Table({"explorers": {"crimson": ["a1"], "indigo": ["f6"]}})
    assert t.asks == asking("act", 0, left=2)
