"""Section 6 of RULES.md: which tile may be taken, who falls, and what is under it."""

import pytest

from atoll.games.the_island.state import TERRAIN, TILE, TILE_STOCK

from .table import asking, can, chances, do, heard, lost, question, table, told, where


def sunk(terrains):
    """The cells of «sink» that are offered."""
    return {text.split()[1] for text in terrains}


# -- which tile --------------------------------------------------------------------------------------------------------


def test_beaches_first():
    """§6.1 As long as one lies; §6.2 all of them touch the sea here."""
    t = table("d4 bC b b bI", asks=asking("sink"))
    assert " ".join(sorted(sunk(can(t)))) == "d4 d5 d6 d7 e4 e8 f10 f3 h10 h3 i4 i8 j4 j5 j6 j7"
    assert can(t) == can(t, "sink")


def test_then_forests_then_mountains():
    """§6.1 A terrain after the other."""
    t = table("e6 fC fI", taken=16, asks=asking("sink"))
    assert " ".join(sorted(sunk(can(t)))) == "e5 e6 e7 f4 f5 f8 f9 g3 g9 h4 h5 h8 h9 i5 i6 i7"
    t = table("f6 mC mI", taken=32, asks=asking("sink"))
    assert " ".join(sorted(sunk(can(t)))) == "f6 f7 g4 g5 g7 g8 h6 h7"


def test_it_must_touch_the_sea():
    """§6.2 The sea around, or the cell in the middle; no beach that is inland."""
    t = table("""
        d4       fC  f  f  fI
        e4     f  b  f  b  f
        f3    b f  f  b  b  f
        g3   f  f  f  .  b  f
    """, asks=asking("sink"))  # fmt: skip
    assert {"f3", "f6", "f7", "g7"} <= sunk(can(t))
    assert not {"e5", "e7"} & sunk(can(t))


def test_a_gap_is_sea_too():
    """§6.2 When the tile between is gone, e5 touches the sea."""
    picture = """
        d4       fC  {}  f  fI
        e4     f  b  f  f  f
    """
    assert "e5" not in sunk(can(table(picture.format("b"), asks=asking("sink"))))
    assert "e5" in sunk(can(table(picture.format("."), asks=asking("sink"))))
    t = table(picture.format("b"), asks=asking("sink"))
    do(t, "sink d5", "turn_up dolphin", "roll shark", "pass")
    assert "e5" in sunk(can(t))


def test_enclosed_tiles_come_last():
    """§6.3, §11.14 When no beach touches the sea any is taken, though forests do."""
    t = table("""
        d4       fC  f  f  fI
        e4     f  b  f  b  f
        f3   f  f  f  m  m  f  f  f
        g3     m  m  m  .  f  f  f
    """, taken=14, asks=asking("sink"))  # fmt: skip
    assert can(t) == {"sink e5", "sink e7"}
    do(t, "sink e7")
    assert question(t) == "turn_up"


# -- who falls ---------------------------------------------------------------------------------------------------------


def test_who_stood_there_swims():
    """§6.4 Own and others'."""
    t = table("d4 bCI b bC bI", asks=asking("sink"))
    do(t, "sink d4")
    assert told(t) == ["sank", "fell", "fell"]
    assert heard(t, "sank") == [{"seat": "0", "cell": "d4", "terrain": "beach"}]
    assert heard(t, "fell")[1] == {"seat": "1", "explorer": "indigo-1", "cell": "d4"}
    t.looks("d4 CI b bC bI")
    assert question(t) == "turn_up"


# -- what is under it --------------------------------------------------------------------------------------------------

UNDERSIDES = {
    "beach": "shark 3 whale 3 boat 1 dolphin 3 wind 2 move_serpent 1 move_shark 1 move_whale 1 stop_shark 1",
    "forest": "shark 2 whale 2 boat 3 whirlpool 2 dolphin 1 move_serpent 1 move_shark 1 move_whale 1 stop_shark 1 stop_whale 2",
    "mountain": "shark 1 whirlpool 4 volcano 1 stop_shark 1 stop_whale 1",
}


def counted(text):
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_what_is_under_the_tiles():
    """§6.5, §11.18 The table of undersides: 16, 16 and 8."""
    for terrain, counts in zip(TERRAIN.ids, TILE_STOCK.tolist(), strict=True):
        assert {tile: n for tile, n in zip(TILE.ids, counts, strict=True) if n} == counted(UNDERSIDES[terrain])
    assert TILE_STOCK.sum(1).tolist() == [16, 16, 8]
    assert TILE_STOCK.sum(0).tolist() == [6, 5, 4, 6, 1, 4, 2, 2, 2, 2, 3, 3]


def test_an_unseen_tile_is_as_likely_as_any():
    """§6.5 Less those that are in hands or out of the game."""
    t = table("d4 bC b b bI", asks=asking("sink"))
    do(t, "sink d5")
    assert chances(t) == counted(UNDERSIDES["beach"])
    t = table("d4 bC b K bI", hands=[{"beach": ["wind", "wind"]}, {"beach": ["stop_shark"]}], asks=asking("sink"))
    do(t, "sink d5")
    assert chances(t) == counted("shark 2 whale 3 boat 1 dolphin 3 move_serpent 1 move_shark 1 move_whale 1")


@pytest.mark.parametrize("tile", ["dolphin", "wind", "move_serpent", "move_shark", "move_whale", "stop_shark"])
def test_some_are_kept(tile):
    """§6.5, §1.3 Not shown: the others hear of the terrain only."""
    t = do(table("d4 bC b b bI", asks=asking("sink")), "sink d5", f"turn_up {tile}")
    assert heard(t, "kept") == [{"seat": "0", "terrain": "beach"}]
    assert heard(t, "holds") == [{"seat": "0", "tile": tile, "terrain": "beach"}]
    assert t.hands[0] == {"beach": [tile], "forest": [], "mountain": []}
    assert question(t) == "roll"


def test_a_shark_appears():
    """§6.6, §11.9 Whoever swims there is lost; nobody is asked for a tile against it."""
    hands = [{}, {"beach": ["stop_shark"]}]
    t = do(table("d4 bCI b b bCI", hands=hands, asks=asking("sink")), "sink d4", "turn_up shark")
    assert told(t) == ["turned_up", "appeared", "explorer_lost", "explorer_lost"]
    assert heard(t, "turned_up") == [{"seat": "0", "tile": "shark", "cell": "d4"}]
    t.looks("d4 K b b bCI")
    assert t.spent["beach"].count("shark") == 1
    assert question(t) == "roll"


def test_a_whale_appears():
    """§6.7 Nobody is harmed."""
    t = do(table("d4 bCI b b bCI", asks=asking("sink")), "sink d4", "turn_up whale")
    t.looks("d4 WCI b b bCI")
    assert told(t) == ["turned_up", "appeared"]


@pytest.mark.parametrize("who", ["", "C", "CI", "CII"])
def test_a_boat_appears(who):
    """§6.8 With whoever swims there in it."""
    t = do(table(f"d4 b{who} b b bCI", asks=asking("sink")), "sink d4", "turn_up boat")
    t.looks(f"d4 <{who}> b b bCI")
    assert told(t) == ["turned_up", "launched", *["boarded"] * len(who)]
    assert heard(t, "launched") == [{"seat": "0", "boat": "5", "cell": "d4"}]
    assert question(t) == "roll"


def test_more_swimmers_than_places():
    """§6.8 Whoever took the tile chooses three, of any colour."""
    t = do(table("d4 bCCIII b b bCI", asks=asking("sink")), "sink d4", "turn_up boat")
    assert question(t) == "crew 0"
    assert can(t) == {"crew crimson-1", "crew crimson-2", "crew indigo-1", "crew indigo-2", "crew indigo-3"}
    do(t, "crew indigo-2")
    assert heard(t, "boarded") == [{"seat": "1", "explorer": "indigo-2", "boat": "5", "cell": "d4"}]
    assert "crew indigo-2" not in can(t)
    do(t, "crew crimson-1", "crew crimson-2")
    t.looks("d4 II<CCI> b b bCI")
    assert question(t) == "roll"


def test_a_whirlpool():
    """§6.9 All in the cell and in the sea cells around it; who stands on land is safe."""
    t = table("""
        d5   <CI>  S
        e5  fC fCI  KW<I>
        f6    mC  mI
    """, taken=16, asks=asking("sink"))  # fmt: skip
    do(t, "sink e6", "turn_up whirlpool")
    t.looks("""
        d5   .  .
        e5  fC .  .
        f6    mC  mI
    """)
    assert lost(t, "crimson-1", "indigo-1", "indigo-2", "crimson-3")
    assert where(t, "crimson-2") == "e5"
    gone = heard(t, "creature_lost")
    assert [e["creature"] for e in gone] == ["shark-1", "whale-1", "serpent-1"]
    assert len(heard(t, "boat_lost")) == 2
    assert len(heard(t, "explorer_lost")) == 5
    assert t.creatures["serpent"] == ["lost"] * 5
    assert question(t) == "roll"


def test_beyond_the_whirlpool():
    """§6.9 The second ring is safe."""
    t = table("""
        c5     <C> I
        d5   .   .
        e5  f  fI  .  S
    """, taken=16, asks=asking("sink"))  # fmt: skip
    do(t, "sink e6", "turn_up whirlpool")
    t.looks("""
        c5     <C> I
        d5   .   .
        e5  f  .  .  S
    """)


def test_the_volcano():
    """§6.10 The game is over at once; the die is not rolled."""
    t = table("f6 mC mI", taken=32, asks=asking("sink"))
    assert chances(do(t, "sink f6")) == counted(UNDERSIDES["mountain"])
    do(t, "turn_up volcano")
    assert question(t) == "nothing"
    assert t.over == "volcano"
