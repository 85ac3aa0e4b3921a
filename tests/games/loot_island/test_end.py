"""Section 7 of RULES.md: the final exploration, the healers, what treasures are worth; with the rulebook's examples."""

import pytest

from .table import can, do, ended, heard, payoff, question, takers, told
from .test_loot import reveals, sites

BLUE, RED, YELLOW, BLACK = range(4)
LINES = ["amulets", "bags", "books", "jewels", "crowns", "skulls", "captain", "healer", "total"]


def worth(mine, line, seats=5):
    """A line of the sheet of seat 1, who has these treasures."""
    t = ended(seats, treasures=["", mine, *[""] * (seats - 2)])
    scored = {e["line"]: e["gold"] for e in heard(t, "scored") if e["seat"] == "1"}
    assert scored.get(line, 0) == t.sheets[1][line]
    assert t.scores[1] == sum(scored.values()) == t.sheets[1]["total"]
    return t.sheets[1][line]


def healing(*healers, seats=3, **fields):
    """The end, with these healers turned up."""
    return do(ended(seats, **fields), *(f"healer {name}" for name in healers))


# -- the final exploration ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("corner", "bow", "order"),
    [
        (0, "clockwise", "east1 east2 south1 south2 west1 west2"),
        (2, "clockwise", "west1 west2 north1 north2 east1 east2"),
        (0, "back", "south2 south1 east2 east1 north2 north1"),
    ],
)
def test_the_last_exploring(corner, bow, order):
    """§7.1 All other landings, the way the bow points, the nearest first: small loot only."""
    rows = iter(f"{colour}{n}" for n in ("3b 4b 5b 6b", "7b 8b 9b 10b", "3a 4a 5a 6a") for colour in "rg")
    columns = {}
    for coast in dict.fromkeys(landing[:-1] for landing in order.split()):
        for place in (1, 2):
            row = next(rows)
            colour = row[0]
            columns[f"{coast}{place}"] = row.replace(" ", f" {colour}")
    t = ended(corner=corner, bow=bow, columns=columns)
    assert sites(t)[2:] == [(landing, 4, "small") for landing in order.split()]


def test_the_last_loot():
    """§7.1 As always with small loot: by the chests, from the lowest compass on, one landing after the other."""
    columns = {"east1": "r3b r4a r5b r6a", "south2": "g4a g6a g8a g9b g10b"}
    t = ended(columns=columns, compasses={"east1": "2 1", "south2": "0 1"})
    assert reveals(t) == 2
    assert takers(t) == [2, 1]
    assert reveals(t) == 3
    assert takers(t) == [0, 1, 0]


def test_not_enough_cards():
    """§7.1 A landing with too few is passed by; the explored coast has nothing left."""
    t = ended(columns={"east1": "r4a r6a r8a", "north1": "g4a g6a"}, compasses={"east1": "0"})
    assert t.over == "won"


# -- the curse and the healers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cubes", "lost"), [(12, False), (13, True), (20, True)])
def test_too_many_cubes(cubes, lost):
    """§7.2 Thirteen are too many: all treasures are lost."""
    t = ended(cubes=[0, cubes, 0], treasures=["bag-6", "bag-70", ""])
    assert ("lost_to_curse" in told(t)) == lost
    assert (t.out == ["no", "cursed", "no"]) == lost
    if lost:
        assert payoff(t) == [1, 0, 0]


def test_healers_are_turned_up():
    """§7.3 As many as players, if anybody needs one."""
    t = ended(cubes=[0, 2, 0])
    assert question(t) == "healer"
    do(t, "healer healer-1", "healer healer-2")
    assert question(t) == "healer"
    do(t, "healer healer-3")
    assert can(t) == {"heal healer-1", "heal healer-2", "heal healer-3"}


def test_the_fewest_cubes_choose_first():
    """§7.4 Equals clockwise from the tile; who has none, or is lost, chooses none."""
    t = healing("healer-1", "healer-2", "healer-3", "healer-4", "healer-5", seats=5, cubes=[4, 2, 4, 0, 13], tile=2)
    order = []
    while question(t).startswith("heal "):
        order.append(question(t)[-1])
        do(t, min(can(t)))
    assert order == ["1", "2", "0"]
    assert len(t.healers["open"]) == 2


def test_example_of_healers():
    """§7.5 Black pays 7 for five cubes (one each, and two), blue 17 for twelve (once)."""
    t = healing(
        "healer-2", "healer-14", "healer-9", seats=3, cubes=[12, 5, 0], treasures=["bag-70 bag-57", "bag-16", ""]
    )
    do(t, "heal healer-2", "heal healer-14")
    assert [sheet["healer"] for sheet in t.sheets] == [-17, -7, 0]
    assert t.scores == [28 + 5 - 17, 12 - 7, 0]


def test_a_healer_by_the_cube():
    """§7.5 Two for each cube, and five."""
    t = do(healing("healer-9", "healer-1", "healer-2", cubes=[0, 4, 0], treasures=["", "bag-70", ""]), "heal healer-9")
    assert t.sheets[1]["healer"] == -13


# -- what treasures are worth ------------------------------------------------------------------------------------------


def test_amulets():
    """§7.6 The gold on them."""
    assert worth("amulet-8 amulet-13 amulet-15", "amulets") == 6


def test_example_of_bags():
    """§7.6 White gets 7 + 12 = 19."""
    assert worth("bag-7 bag-16", "bags") == 19


def test_example_of_books():
    """§7.7 Blue's threefold book gets 12 by a curse of 4; his twofold one has no treasure left and is worth nothing."""
    assert worth("book-61 book-12 bag-16", "books") == 12


@pytest.mark.parametrize(
    ("mine", "gold"),
    [
        ("book-61", 0),
        ("book-61 book-56", 0),
        ("book-61 amulet-8", 0),
        ("book-12 book-61 bag-16 jewel-2", 3 * 4 + 2 * 2),
        ("book-71 book-12 book-61 jewel-4 bag-16 bag-7", 3 * 5 + 2 * 4 + 1 * 2),
        ("book-12 bag-7 jewel-4 jewel-10", 2 * 5),
    ],
)
def test_books(mine, gold):
    """§7.7 Each with one other treasure that is no book, paired to the best."""
    assert worth(mine, "books") == gold


def test_example_of_jewels():
    """§7.8 Red gets 43: 3+2+4+3+3, and 20 + 8."""
    assert worth("jewel-10 jewel-2 jewel-21 jewel-72 jewel-35", "jewels") == 43


@pytest.mark.parametrize(("count", "more"), [(1, 0), (2, 8), (3, 20), (4, 20), (5, 28), (6, 40)])
def test_jewels(count, more):
    """§7.8 Threes and a pair."""
    mine = {"jewel-2": 2, "jewel-10": 3, "jewel-21": 4, "jewel-4": 5, "jewel-63": 2, "jewel-72": 3}
    names = list(mine)[:count]
    assert worth(" ".join(names), "jewels") == sum(mine[name] for name in names) + more


def test_example_of_crowns():
    """§7.9 Red and blue have 6 crosses each, yellow 3, black none: 21, 21, 11 and nothing."""
    mine = ["crown-20 crown-17", "crown-74 crown-64", "crown-3", ""]
    t = ended(4, treasures=mine)
    base = [1 + 3, 1 + 3, 2, 0]
    assert [sheet["crowns"] - gold for sheet, gold in zip(t.sheets, base, strict=True)] == [21, 21, 11, 0]


@pytest.mark.parametrize(
    ("mine", "bonus"),
    [
        (["crown-1", "crown-17", "crown-3", "crown-20", ""], [4, 11, 18, 25, 0]),
        (["crown-20", "crown-37", "crown-52", "crown-74", "crown-1"], [14, 14, 14, 14, 0]),
        (["crown-20", "crown-3", "crown-23", "crown-46", "crown-1"], [25, 11, 11, 11, 0]),
        (["crown-1", "", "", "", ""], [25, 0, 0, 0, 0]),
    ],
)
def test_crowns(mine, bonus):
    """§7.9 25, 18, 11, 4; equals share what their places get, rounded down."""
    t = ended(5, treasures=mine)
    gold = {"crown-1": 4, "crown-17": 3, "crown-3": 2, "crown-23": 2, "crown-46": 2, "": 0}
    assert [sheet["crowns"] - gold.get(name, 1) for sheet, name in zip(t.sheets, mine, strict=True)] == bonus


def test_the_lost_do_not_count_for_crowns():
    """§7.9, §7.2 The second becomes the first."""
    t = ended(cubes=[13, 0, 0], treasures=["crown-20", "crown-1", ""])
    assert t.sheets[1]["crowns"] == 4 + 25
    assert t.sheets[0] == dict.fromkeys(LINES, 0)


def test_example_of_skulls():
    """§7.10 Yellow gets 27: 11, 12 for two different ones with four other kinds, 4 for the third."""
    mine = "amulet-8 bag-6 bag-7 crown-1 crown-3 jewel-2 skull_right-9 skull_right-58 skull_left-18"
    assert worth(mine, "skulls") == 27


@pytest.mark.parametrize(
    ("mine", "gold"),
    [
        ("skull_right-9", 3),
        ("skull_right-9 bag-6", 3 + 1),
        ("skull_right-9 skull_left-18 skull_front-19 bag-6 book-12 jewel-2", 12 + 6 * 3),
        ("skull_right-9 skull_left-18 skull_front-19 skull_left-73 bag-6", 17 + 6 + 1),
    ],
)
def test_skulls(mine, gold):
    """§7.10 Sets of different ones, for each other kind."""
    assert worth(mine, "skulls") == gold


# -- the winner --------------------------------------------------------------------------------------------------------


def test_the_tile():
    """§7.11 Its owner gets 5."""
    t = ended(tile=1, treasures=["bag-6", "", ""])
    assert [sheet["captain"] for sheet in t.sheets] == [0, 5, 0]
    assert t.scores == [5, 5, 0]


def test_who_cannot_pay():
    """§7.11 Is out."""
    t = do(
        healing("healer-14", "healer-13", "healer-12", cubes=[2, 0, 0], treasures=["bag-6", "", ""]), "heal healer-14"
    )
    assert heard(t, "cannot_pay") == [{"seat": "0"}]
    assert t.out == ["unpaid", "no", "no"]
    assert payoff(t) == [0, 1, 0]


@pytest.mark.parametrize(
    ("tile", "mine", "winner"),
    [
        (0, ["", "bag-62", "bag-11"], 1),
        (1, ["bag-62", "bag-6", ""], 1),
        (2, ["bag-62", "bag-11", ""], 0),
    ],
)
def test_equals(tile, mine, winner):
    """§7.12 Nearer to the tile, clockwise, its owner first."""
    t = ended(tile=tile, treasures=mine)
    assert sorted(t.scores)[1:] == [10, 10]
    assert payoff(t).index(1) == winner


def test_nobody_wins():
    """§7.12 If all are out."""
    t = ended(cubes=[13, 14, 20])
    assert t.over == "nobody"
    assert payoff(t) == [0, 0, 0]
    assert t.sheets[0]["total"] == 0
