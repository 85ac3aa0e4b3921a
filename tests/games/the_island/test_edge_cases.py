"""The forty cases where the printed rules are unclear, differ or are easily misread, each with a position of its own."""

import pytest

from atoll.games.the_island.state import BOATS_EACH, FIRST_OF, MAX_PLAYERS, N_BOATS, SHARK, TILE_STOCK, WHALE, Tile

from .table import asking, can, chances, do, heard, left, lost, pass_turn, question, rolled, table, told, ways, where
from .test_preparation import full_island, laid

STOP_SHARK = {"beach": ["stop_shark"]}
STOP_WHALE = {"forest": ["stop_whale"]}


def test_case_1_must_a_creature_move():
    """§8.1, §11.12 It may, zero cells too; as an option it must."""
    t = do(table("c4 S K W\nd4 bC bI", asks=rolled("serpent")), "pass")
    t.looks("c4 S K W")
    t = table("c4 S K W\nd4 bC bI", options={"creatures": "must"}, asks=rolled("serpent"))
    assert "pass" not in can(t)
    assert len(can(t)) == 5


def test_case_2_no_such_creature():
    """§8.2 Nothing happens."""
    t = do(table("c4 S\nd4 bC bI", asks=asking("roll", None)), "roll shark")
    assert question(t) == "move 1"


def test_case_3_serpent_enters_occupied_boat():
    """§8.3 Boat and passengers, and the swimmers in the cell too."""
    t = do(table("c4 S CI<CI>\nd4 bC bI", asks=rolled("serpent")), "glide serpent-1 e")
    assert lost(t, "crimson-1", "indigo-1", "crimson-2", "indigo-2")
    t.looks("c4 . S")


@pytest.mark.parametrize(("letter", "kind"), [("S", "serpent"), ("W", "whale")])
def test_case_4_empty_boats_stay(letter, kind):
    """§8.3, §8.5 Serpent or whale."""
    t = do(table(f"c4 {letter} <>\nd4 bC bI", asks=rolled(kind)), f"glide {kind}-1 e")
    t.looks(f"c4 . {letter}<>")


def test_case_5_shark():
    """§8.4 Stops where somebody swims and takes all; passes boats."""
    t = table("c4 K <I> CI .\nd4 bC bI", asks=rolled("shark"))
    do(t, "glide shark-1 e", "glide shark-1 e")
    assert lost(t, "crimson-1", "indigo-2")
    t = do(table("c4 K I .\nd4 bC bI", asks=rolled("shark")), "glide shark-1 e")
    assert question(t) == "move 1"


@pytest.mark.parametrize(("there", "survive"), [("", True), ("K", False), ("S", False)])
def test_case_6_whale(there, survive):
    """§8.5, §11.8 Stops at an occupied boat; its passengers swim, and are lost beside a shark or a serpent."""
    t = do(table(f"c4 W {there}<CI> .\nd4 bC bI", asks=rolled("whale")), "glide whale-1 e")
    t.looks(f"c4 . {there}WCI ." if survive else f"c4 . {there}W .")
    assert question(t) == "move 1"


def test_case_7_occupied_boat_to_a_serpent():
    """§5.5, §11.7 Boat and passengers are gone."""
    t = do(table("c4 <CI> S\nd4 bC bI"), "row 1 e")
    t.looks("c4 . S")
    assert lost(t, "crimson-1", "indigo-1")


@pytest.mark.parametrize(("there", "survive"), [("W", True), ("KW", False), ("SW", False)])
def test_case_8_occupied_boat_to_a_whale(there, survive):
    """§5.5 The passengers swim, and are lost beside a shark or a serpent."""
    t = do(table(f"c4 <CI> {there}\nd4 bC bI"), "row 1 e")
    t.looks(f"c4 . {there}CI" if survive else f"c4 . {there}")


@pytest.mark.parametrize(("crew", "there"), [("CI", "K"), ("", "S"), ("", "W"), ("", "K")])
def test_case_9_no_effect(crew, there):
    """§5.5 An occupied boat to a shark, an empty one to anything."""
    t = do(table(f"c4 <{crew}> {there}\nd4 bC bI"), "row 1 e")
    t.looks(f"c4 . {there}<{crew}>")


def test_case_10_creatures_share_a_cell():
    """§8.6 Any number, any mix."""
    t = do(table("c4 K SSKKW\nd4 bC bI", asks=rolled("shark")), "glide shark-1 e", "pass")
    t.looks("c4 . SSKKKW")


def test_case_11_how_far_a_swimmer_gets():
    """§4.4, §4.5 One sea cell a turn; off the land or off a boat counts as that."""
    t = table("c4 . C .\nd4 bC bI")
    do(t, "step crimson-2 nw")
    assert ways(t, "step crimson-2") == ""
    do(t, "step crimson-1 e")
    assert ways(t, "step crimson-1") == ""
    t = do(table("c4 <C> .\nd4 bC bI"), "jump crimson-1")
    assert ways(t, "step crimson-1") == ""


def test_case_12_swimming_then_boarding():
    """§4.7, §11.4 Not in one turn; as an option yes."""
    assert not can(do(table("c4 C <>\nd4 bC bI"), "step crimson-1 e"), "board crimson-1")
    t = table("c4 C <>\nd4 bC bI", options={"swim_then_board": "yes"})
    do(t, "step crimson-1 e", "board crimson-1 here")
    t.looks("c4 . <C>")


def test_case_13_a_boat_comes_to_the_swimmer():
    """§4.7 A point for each who climbs aboard."""
    t = do(table("c4 <> CC\nd4 bC bI"), "row 1 e", "board crimson-1 here", "board crimson-2 here")
    t.looks("c4 . <CC>")
    assert question(t) == "sink 0"


@pytest.mark.parametrize("there", ["K", "S"])
def test_case_14_swimming_to_a_shark_or_a_serpent(there):
    """§4.9 Lost, so there is no way through, with a dolphin neither (§7.2)."""
    t = do(table(f"c4 C {there} .\nd4 bC bI"), "step crimson-1 e")
    assert lost(t, "crimson-1")
    t = table(f"c4 C {there} .\nd4 bC bI", hands=[{"beach": ["dolphin"]}, {}], asks=asking("play"))
    do(t, "play beach dolphin", "step crimson-1 e")
    assert lost(t, "crimson-1")
    assert question(t) == "move 0"


def test_case_15_swimming_to_a_whale():
    """§4.9 No effect."""
    do(table("c4 C W\nd4 bC bI"), "step crimson-1 e").looks("c4 . WC")


def test_case_16_never_back_to_the_island():
    """§4.6 Neither swimming nor from a boat."""
    t = table("c4 C <C>\nd4 b bI")
    assert ways(t, "step crimson-1") == "e ne nw w sw"
    assert ways(t, "step crimson-2") == ""
    assert where(do(t, "step crimson-1 sw"), "crimson-1") == "d3"


def test_case_17_boat_to_boat():
    """§4.3 To an adjacent boat, a point, no swimming."""
    t = do(table("c4 <C> <I>\nd4 bC bI"), "board crimson-1 e")
    t.looks("c4 <> <CI>")
    assert left(t) == 2
    assert "jump crimson-1" in can(t)


def test_case_18_control():
    """§5.2, §5.3 The most; ties each; an empty boat anybody."""
    t = table("b2 <CCI> . <CII> . <CI> . <> .\nd4 bC bI")
    assert {text.split()[1] for text in can(t, "row")} == {"1", "3", "4"}


def test_case_19_one_boat_a_cell():
    """§5.1 Nor through one another."""
    t = table("a1 <C> <>\nb2 <> <>\nd4 bI")
    assert can(t, "row 1") == set()


def test_case_20_landing():
    """§4.8, §11.5 A point each, from boat or water; after a swim it may, as an option it may not."""
    t = do(table("c1 C<C>\nd4 bC bI"), "land crimson-1", "land crimson-2")
    assert left(t) == 1
    assert "land crimson-1" in can(do(table("b1 . C\nd4 bC bI"), "step crimson-1 w"))
    t = table("b1 . C\nd4 bC bI", options={"swim_then_land": "no"})
    assert can(do(t, "step crimson-1 w"), "land") == set()
    pass_turn(t, "d6", "dolphin", "shark")
    pass_turn(t, "d7", "dolphin", "shark")
    assert can(do(t, "pass"), "land") == {"land crimson-1"}


def test_case_21_sinking_order():
    """§6.1–6.3, §11.14 The lowest terrain, at the sea; enclosed ones when there is no other."""
    t = table("""
        d4       fC  f  f  fI
        e4     f  b  f  b  f
    """, asks=asking("sink"))  # fmt: skip
    assert not {"sink e5", "sink e7", "sink d4"} & can(t)
    t = table("""
        d4       fC  f  f  fI
        e4     f  b  f  b  f
        f3   f  f  f  m  m  f  f  f
        g3     m  m  m  .  f  f  f
    """, taken=14, asks=asking("sink"))  # fmt: skip
    assert can(t) == {"sink e5", "sink e7"}


def test_case_22_shark_turned_up():
    """§6.6, §11.9 Swimmers are lost; no tile stops it."""
    t = table("d4 bCI b b bCI", hands=[{}, STOP_SHARK], asks=asking("sink"))
    do(t, "sink d4", "turn_up shark")
    assert lost(t, "crimson-1", "indigo-1")
    assert question(t) == "roll"


def test_case_23_whale_turned_up():
    """§6.7 Swimmers stay."""
    t = do(table("d4 bCI b b bCI", asks=asking("sink")), "sink d4", "turn_up whale")
    t.looks("d4 WCI")


def test_case_24_boat_turned_up():
    """§6.8 They are aboard at no cost; of more than three, whoever took the tile picks."""
    t = do(table("d4 bCI b b bCI", asks=asking("sink")), "sink d4", "turn_up boat")
    t.looks("d4 <CI>")
    t = do(table("d4 bCCII b b bCI", asks=asking("sink")), "sink d4", "turn_up boat")
    do(t, "crew crimson-1", "crew indigo-1", "crew crimson-2")
    t.looks("d4 I<CCI>")


def test_case_25_whirlpool():
    """§6.9 The cell and the sea cells around it; adjacent land is safe."""
    t = table("""
        d5   K<C>  WI
        e5  fC   fI   S
        f6     mI  mC
    """, taken=16, asks=asking("sink"))  # fmt: skip
    do(t, "sink e6", "turn_up whirlpool")
    t.looks("""
        d5   .  .
        e5  fC   .   .
        f6     mI  mC
    """)


def test_case_26_volcano():
    """§6.10, §10.1 Over at once, the die is not rolled, only the saved count."""
    safe = {"crimson": ["northwest=2"]}
    t = do(table("f6 mC mI", taken=32, safe=safe, asks=asking("sink")), "sink f6", "turn_up volcano")
    assert t.over == "volcano"
    assert heard(t, "scored") == [{"seat": "0", "points": 2, "saved": 1}, {"seat": "1", "points": 0, "saved": 0}]


def test_case_27_tiles_in_hand():
    """§7.1, §3.2 Any number; one a turn; those for defence do not count."""
    hands = [{"beach": ["dolphin", "dolphin", "dolphin", "wind", "move_serpent"]}, {"beach": ["stop_shark"]}]
    t = table("b4 S C <C> .\nd4 bC bI", hands=hands, asks=asking("play"))
    assert can(t, "play") == {"play beach dolphin", "play beach wind", "play beach move_serpent"}
    do(t, "play beach wind", "row 1 e", "pass")
    assert question(t) == "move 0"


def test_case_28_stop_a_shark():
    """§8.7 It leaves the game; all swimmers stay."""
    t = table("c4 K CI\nd4 bC bI", hands=[{}, STOP_SHARK], asks=rolled("shark"))
    do(t, "glide shark-1 e", "defend beach")
    t.looks("c4 . CI")
    assert t.creatures["shark"] == ["lost"]


@pytest.mark.parametrize(("option", "there"), [("control", "WCCI"), ("presence", "W<CCI>")])
def test_case_29_stop_a_whale(option, there):
    """§8.8, §11.13 A boat that one steers; as an option one explorer is enough."""
    hands = [{}, STOP_WHALE]
    t = table("c4 W <CCI>\ne5 fC fI", options={"whale_defence": option}, hands=hands, asks=rolled("whale"))
    do(t, "glide whale-1 e")
    t.looks(f"c4 . {there}")
    assert (question(t) == "defend 1") == (option == "presence")


def test_case_30_nothing_stops_a_serpent():
    """§8.3, §8.9 Nobody is asked."""
    t = table("c4 S I<I>\ne5 fC fI", hands=[{}, STOP_SHARK | STOP_WHALE], asks=rolled("serpent"))
    do(t, "glide serpent-1 e")
    assert lost(t, "indigo-1", "indigo-2")


def test_case_31_relocation():
    """§7.4 To an empty sea cell, the middle too; it never attacks."""
    t = table("b4 K I <I> <>\nd4 bC bI", hands=[{"beach": ["move_shark"]}, {}], asks=asking("play"))
    do(t, "play beach move_shark", "pick shark-1")
    assert not {"put b4", "put b5", "put b6", "put b7", "put d4"} & can(t)
    assert "put g6" in can(t)


def test_case_32_dolphin_and_wind_are_apart():
    """§7.2, §11.10 The three points stay; the swimmer may swim once more; no boarding or landing on the way."""
    t = table("b1 . <> C\nd4 bC bI", hands=[{"beach": ["dolphin"]}, {}], asks=asking("play"))
    do(t, "play beach dolphin", "step crimson-1 w")
    assert ways(t, "step crimson-1") == "e ne w sw se"
    assert can(t) == can(t, "step crimson-1") | {"pass"}
    do(t, "pass")
    assert left(t) == 3
    do(t, "step crimson-1 w", "land crimson-1")


def test_case_33_wind_and_empty_boats():
    """§7.3, §11.11 Only a boat with somebody of one's own."""
    t = table("b4 <> . <C>\nd4 bC bI", hands=[{"beach": ["wind"]}, {}], asks=asking("play"))
    do(t, "play beach wind")
    assert {text.split()[1] for text in can(t)} == {"2"}


def test_case_34_boarding_beside_a_creature():
    """§5.6, §11.6 Legal, without effect until something comes to a cell."""
    t = do(table("c4 . SW<>\nd4 bC bI"), "board crimson-1 ne")
    t.looks("c4 . SW<C>")


def test_case_35_no_explorers_left():
    """§3.4 The first, third and fourth step go on."""
    t = table("b4 S\nd4 b bI", hands=[{"beach": ["move_serpent"]}, {}], asks=asking("play"))
    do(t, "play beach move_serpent", "pick serpent-1", "put a1")
    assert question(t) == "sink 0"
    do(t, "sink d4", "turn_up dolphin", "roll serpent")
    assert question(t) == "creature 0"


@pytest.mark.parametrize(("option", "payoff"), [("saved", [0, 1]), ("shared", [0.5, 0.5])])
def test_case_36_ties(option, payoff):
    """§10.4, §11.16 More explorers, then shared; as an option shared at once."""
    safe = {"crimson": ["northwest=6"], "indigo": ["southeast=1", "southeast=5"]}
    t = table("f6 mC mI", options={"tie_break": option}, taken=32, safe=safe, asks=asking("sink"))
    do(t, "sink f6", "turn_up volcano")
    assert t.game.outcome(t.state) == ("volcano", payoff)


def test_case_37_who_begins():
    """§2.4, §11.1 By lot."""
    assert chances(laid(seats=4)) == {"0": 1, "1": 1, "2": 1, "3": 1}


def test_case_38_two_players_two_colours():
    """§2.3, §2.6, §5.2, §11.2 Placed in any order, steered by person, two boats each."""
    t = do(laid(colours="two"), "begin 0", "place amber e6", "value 6", "place orchid e5", "value 6")
    assert {text.split()[1] for text in can(t)} == {"crimson", "amber"}
    assert can(table("c4 <CAI>\nd4 bI", options={"colours": "two"}), "row")
    explorers = full_island(4)
    t = table(options={"colours": "two"}, asks=asking("launch"), explorers=explorers, first=0, creatures={})
    do(t, "launch c4", "launch c5", "launch c6", "launch c7")
    assert question(t) == "move 0"


def test_case_39_stock():
    """§6.6–6.8 As many sharks, whales and boats as tiles for them."""
    tiles = TILE_STOCK.sum(0)
    assert tiles[Tile.SHARK] == FIRST_OF[SHARK + 1] - FIRST_OF[SHARK]
    assert tiles[Tile.WHALE] == FIRST_OF[WHALE + 1] - FIRST_OF[WHALE]
    assert tiles[Tile.BOAT] + MAX_PLAYERS * BOATS_EACH[0] == N_BOATS
    assert tiles[Tile.BOAT] + 2 * BOATS_EACH[1] == N_BOATS


def test_case_40_challenges():
    """§9.1, §9.2, §9.3, §9.5 Crowded, to the last, all equal, Atlantis."""
    t = do(laid(crowded="yes"), "begin 0", "place crimson e6", "value 1", "place indigo e6", "value 1")
    assert "place crimson e6" not in can(t)
    for option in ("to_the_last", "atlantis"):
        t = table("f6 mC mI", options={option: "yes"}, taken=32, asks=asking("sink"))
        do(t, "sink f6", "turn_up volcano")
        assert question(t) == "roll"
        t.looks("f6 . mI")
    safe = {"crimson": ["northwest=6"], "indigo": ["southeast=1", "southeast=1"]}
    t = table("f6 mC mI", options={"equal": "yes"}, taken=32, safe=safe, asks=asking("sink"))
    do(t, "sink f6", "turn_up volcano")
    assert t.game.outcome(t.state) == ("volcano", [0, 1])


def test_every_case_has_a_test():
    """§11 One to forty."""
    numbers = [int(name.split("_")[2]) for name in globals() if name.startswith("test_case_")]
    assert numbers == list(range(1, 41))


# -- the examples in the printed rules ---------------------------------------------------------------------------------


def test_printed_example_two_board_and_row():
    """§3.3 F and G: two explorers step into a boat, which is then rowed one cell."""
    t = table("c4 . <>\nd4 bC bC bI")
    do(t, "board crimson-1 ne", "board crimson-2 nw", "row 1 ne")
    assert t.boats[0] == "b5"
    assert question(t) == "sink 0"


def test_printed_example_three_steps_on_land():
    """§3.3 G: one explorer walks three tiles."""
    t = do(table("d4 bC b b bI"), "step crimson-1 e", "step crimson-1 e", "step crimson-1 e")
    assert where(t, "crimson-1") == "d7"


def test_printed_example_a_whale_protects():
    """§8.5 G: empty boats and swimmers are passed over by a whale."""
    t = table("c4 W <> I .\nd4 bC bI", asks=rolled("whale"))
    do(t, "glide whale-1 e", "glide whale-1 e", "glide whale-1 e")
    t.looks("c4 . <> I W")


def test_printed_example_step_skipped():
    """§3.4 G: whoever cannot do a step skips it and plays on."""
    t = table("d4 b bI", asks=asking("sink"))
    do(t, "sink d4", "turn_up dolphin", "roll whale")
    assert told(t) == ["rolled", "turn"]
