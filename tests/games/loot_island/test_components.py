"""Section 12 of RULES.md: what is reconstructed, and the true figures that an owner of the game may give."""

from collections import Counter

import numpy as np
import pytest

from atoll.engine.errors import OptionError
from atoll.games.loot_island.state import (
    BOX,
    CROSSES,
    CURSE,
    FACE_OF,
    GOLD,
    KIND_OF,
    N_CARDS,
    N_EVENTS,
    N_HEALERS,
    N_ISLANDS,
    N_TREASURES,
    OPTIONS,
    PACK,
    TIMES,
    Kind,
)

from .table import GAME, REMOVE, can, do, ended, explored, heard, play, reveal, table, use
from .test_loot import reveals

SET = BOX["set"]
PLAIN = ["none"] * 22


def own(**tables):
    return {"components": tables}


def with_set(components, **fields):
    return table(
        {"seats": 3, **components}, hands=["r3a r3b r1a", "", ""], **{"event": "a4", "cubes": [5, 5, 5], **fields}
    )


# -- what is in the box ------------------------------------------------------------------------------------------------


def test_how_many_there_are():
    """§12.1 88 map cards, 74 treasures, 18 events, 14 healers, 7 small islands."""
    assert (N_CARDS, N_TREASURES, N_EVENTS, N_HEALERS, N_ISLANDS) == (88, 74, 18, 14, 7)
    assert [int(np.equal(PACK, pack).sum()) for pack in range(1, 5)] == [21, 16, 16, 21]


def test_laws_of_the_treasures():
    """§12.1 Their kinds, and what gold, curse and crosses have to do with each other."""
    kinds = Counter(Kind(kind).name for kind in KIND_OF)
    assert kinds == {"BAG": 14, "JEWEL": 14, "CROWN": 14, "SKULL": 12, "BOOK": 10, "AMULET": 10}
    assert (CURSE[KIND_OF == Kind.JEWEL] == GOLD[KIND_OF == Kind.JEWEL]).all()
    assert (GOLD[KIND_OF == Kind.CROWN] + CROSSES[KIND_OF == Kind.CROWN] == 5).all()
    assert (CURSE[KIND_OF == Kind.SKULL] == GOLD[KIND_OF == Kind.SKULL] - 1).all()
    assert not CURSE[KIND_OF == Kind.AMULET].any()
    assert not GOLD[KIND_OF == Kind.BOOK].any()
    assert ((TIMES > 0) == (KIND_OF == Kind.BOOK)).all()
    assert Counter(FACE_OF[FACE_OF >= 0].tolist()) == {0: 4, 1: 4, 2: 4}


def test_symbols_of_maps():
    """§12.2 One of each pair from 2 to 10 has a symbol, the jokers both, the 1s none."""
    pairs = list(zip(SET["maps"][0][::2], SET["maps"][0][1::2], strict=True))
    assert [first for first, _ in pairs] == [
        "none", "plus", "draw", "chest", "draw", "chest", "remove", "chest", "remove", "chest", "chest",
    ]  # fmt: skip
    assert [second for _, second in pairs] == ["none"] * 10 + ["chest"]
    assert all(colour == SET["maps"][0] for colour in SET["maps"])


def test_healers():
    """§12.3 Fourteen, of three sorts."""
    assert " ".join(SET["healers"]) == "1+0 1+2 1+4 1+6 1+8 2+0 2+1 2+3 2+5 0+9 0+11 0+13 0+15 0+17"


def test_islands_crossed_cubes_and_crowns():
    """§12.4 The removals, the crossed cubes, the last places."""
    assert SET["islands"] == ["remove-3", "compass", "draw", "treasure", "place", "ship", "remove-2"]
    amulets = {t + 1: int(GOLD[t]) for t in range(N_TREASURES) if KIND_OF[t] == Kind.AMULET}
    assert {n: SET["crossed"].get(str(n), 0) for n in amulets} == {n: 3 - gold for n, gold in amulets.items()}
    assert {int(n) for n in SET["crossed"]} - set(amulets) == {14, 71}
    assert list(SET["crowns"].values()) == [25, 18, 11, 4, 0]


def test_where_figures_are_from():
    """§12.1, §12.5 What is ours is marked as a reconstruction."""
    assert SET["provenance"] == "reconstruction"
    assert BOX["treasures"]["provenance"] == "public"
    assert {BOX["players"]["provenance"], BOX["game"]["provenance"]} == {"rulebook"}


# -- another set -------------------------------------------------------------------------------------------------------


def test_own_maps():
    """§12.5 The 3 removes a cube, the 1 has a chest as well."""
    red = ["chest", "none", "none", "none", "remove", *PLAIN[5:]]
    components = own(maps=[red, PLAIN, PLAIN, PLAIN])
    assert play(with_set(components), "r3a", "north1").cubes == [4, 5, 5]
    t = explored(options=components, columns={"north1": "r1a r4a r6a r7b"}, compasses={"north1": "0"})
    assert reveals(t) == 2


def test_own_islands():
    """§12.5 The first removes four cubes."""
    islands = ["remove-4", *SET["islands"][1:]]
    assert use(with_set(own(islands=islands)), "r3a r3b", REMOVE).cubes == [1, 5, 5]


def test_own_healers():
    """§12.5 The first costs twelve."""
    t = ended(options=own(healers=["0+12", *SET["healers"][1:]]), cubes=[2, 0, 0], treasures=["bag-70", "", ""])
    do(t, "healer healer-1", "healer healer-2", "healer healer-3", "heal healer-1")
    assert heard(t, "scored")[-1] == {"seat": "0", "line": "healer", "gold": -12}


def test_own_crossed_cubes_and_crowns():
    """§12.5 By the number of a treasure, and for each place."""
    t = explored(options=own(crossed={"12": 2}), columns={"north1": "r3b r4b r5b r6b"}, compasses={"north1": "0"})
    do(reveal(t, "book-12"), "keep book-12")
    assert t.cubes == [1, 3, 3]
    t = ended(options=own(crowns={"first": 30}), treasures=["crown-1", "", ""])
    assert t.sheets[0]["crowns"] == 34


def test_a_match_records_its_set():
    """§12.5 It is among the options of the position; the usual one is not named."""
    t = with_set(own(crowns={"fourth": 7}))
    assert t.options["components"]["crowns"]["fourth"] == 7
    assert "components" not in table(hands=["", ""]).options
    assert len(can(t)) > 1


def test_a_set_as_text():
    """§12.5 As owners write it."""
    given = OPTIONS.complete({"seats": 3, "components": "[crowns]\nfourth = 5\n"})
    assert GAME.options_of(GAME.new(given))["components"]["crowns"]["fourth"] == 5


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        ({"maps": [["star", *PLAIN[1:]], PLAIN, PLAIN, PLAIN]}, r"components.maps\[0\]: 'star' is no symbol"),
        ({"maps": [PLAIN, PLAIN, PLAIN]}, "components.maps: give a list of 4"),
        ({"healers": ["3+0", *SET["healers"][1:]]}, "components.healers: '3\\+0' is no healer"),
        ({"healers": ["cheap", *SET["healers"][1:]]}, "such as '1\\+2'"),
        ({"islands": ["remove-9", *SET["islands"][1:]]}, "components.islands: 'remove-9' is no island"),
        ({"crossed": {"12": 3}}, "components.crossed.12: give 0 to 2 cubes"),
        ({"crowns": {"second": 26}}, "components.crowns: no place can have more"),
        ({"cubes": {}}, "'cubes' is no table"),
    ],
)
def test_sets_that_cannot_be(tables, message):
    """§12.5 What is wrong is said with its place."""
    with pytest.raises(OptionError, match=message):
        OPTIONS.complete({"components": tables})
