"""Who knows what: values, hands, undersides; what a window gives away (nothing)."""

import numpy as np
import pytest

from atoll.engine import CHANCE, SPECTATOR
from atoll.engine.events import EVERYBODY
from atoll.engine.position import dump_position
from atoll.engine.rng import new_rng

from .table import GAME, Table, asking, do, question, rolled, table
from .test_preparation import full_island, laid, place_all

STRICT = {"memory": "strict"}


def seen(t, seat):
    """The position as a seat sees it."""
    return dump_position(GAME, GAME.view(t.state, seat))


def values(t, seat, colour):
    """What a seat sees of the values of a colour: «5??»."""
    return "".join(word.partition("=")[2] for word in seen(t, seat)["explorers"][colour])


def events(t, step):
    """The kinds of events of a step by who hears them."""
    seat, text = GAME.next_seat(t.state), step
    told = GAME.apply(t.state, seat, GAME.space.parse(text))
    return {viewer: [e.kind for e in told if e.heard_by(viewer)] for viewer in (0, 1, SPECTATOR)}


def audience(t, step):
    return GAME.audience(t.state, GAME.next_seat(t.state), GAME.space.parse(step))


def worlds(t, seat, count=40):
    """Worlds that a seat thinks possible."""
    view = GAME.view(t.state, seat)
    for n in range(count):
        world = GAME.sample(view, seat, new_rng(n))
        assert GAME.fault(world) is None
        assert GAME.view(world, seat).tobytes() == view.tobytes()
        yield world


# -- values ------------------------------------------------------------------------------------------------------------


def test_values_are_their_owners_secret():
    """§1.2, §2.7 Others see where explorers are, not what they are worth."""
    t = table("d4 bC bI", values={"crimson-1": 6, "indigo-1": 5})
    assert values(t, 0, "crimson") == "6111223345"
    assert values(t, 1, "crimson") == "?" * 10
    assert values(t, SPECTATOR, "crimson") == values(t, SPECTATOR, "indigo") == "?" * 10
    assert values(t, 1, "indigo")[0] == "5"


def test_strict_memory():
    """§2.7, §11.3 With a strict memory not even their owner may look, lost or saved."""
    t = table("d4 bC bI", options=STRICT, safe={"crimson": ["northwest=6"]})
    assert values(t, 0, "crimson") == values(t, 1, "crimson") == "?" * 10


@pytest.mark.parametrize("memory", ["shown", "strict"])
def test_at_the_end_the_saved_are_turned_over(memory):
    """§10.3 Only those, and for everybody."""
    t = table("f6 mCI", options={"memory": memory}, taken=32, safe={"crimson": ["northwest=6"]}, asks=asking("sink"))
    do(t, "sink f6", "turn_up volcano")
    for viewer in (1, SPECTATOR):
        assert values(t, viewer, "crimson") == "?6????????"
    assert values(t, 0, "crimson")[0] == ("?" if memory == "strict" else "1")


@pytest.mark.parametrize("memory", ["shown", "strict"])
def test_placing_is_seen_valuing_is_not(memory):
    """§2.5, §2.7 All see the tile, the owner alone the value; with a strict memory it is told to nobody."""
    t = do(laid(memory=memory), "begin 0")
    assert audience(t, "place crimson e6") == EVERYBODY
    do(t, "place crimson e6")
    assert audience(t, "value 5") == 1
    assert events(t, "value 5") == {0: ["valued"] if memory == "shown" else [], 1: [], SPECTATOR: []}
    assert seen(t, 0)["explorers"]["crimson"][0] == ("e6=5" if memory == "shown" else "e6=?")
    assert seen(t, 1)["explorers"]["crimson"][0] == "e6=?"


def test_who_places_sees_what_is_left():
    """§2.5 With a strict memory as well: the explorers that are not placed can be looked at."""
    t = do(laid(**STRICT), "begin 0", "place crimson e6", "value 6", "place indigo e5", "value 6", "place crimson d4")
    view = GAME.view(t.state, 0)
    assert {GAME.space.text(a) for a in GAME.legal(view, 0)} == {f"value {n}" for n in range(1, 6)}
    assert not GAME.view(t.state, 1)[0].held[0].any()


@pytest.mark.parametrize(("memory", "bits"), [("shown", 2), ("strict", 0)])
def test_quick_start(memory, bits):
    """§2.9 The values are seen by their owner, or with a strict memory by nobody."""
    t = do(laid(start="quick", memory=memory), "begin 1", "scatter e6")
    assert audience(t, "endow 4") == bits
    heard = events(t, "endow 4")
    assert heard == {0: [], 1: ["valued"] if bits else [], SPECTATOR: []}
    assert seen(t, 1)["explorers"]["indigo"][0] == ("e6=4" if bits else "e6=?")
    assert GAME.view(t.state, 1)[0].held[1].any() == bool(bits)
    assert not GAME.view(t.state, 0)[0].held[1].any()


# -- tiles -------------------------------------------------------------------------------------------------------------


def test_hands_are_secret_but_for_their_backs():
    """§1.3 Others see how many tiles there are and of which terrain."""
    hands = [{"beach": ["dolphin", "wind"], "forest": ["stop_whale"]}, {}]
    t = table("e5 fC fI", hands=hands)
    assert seen(t, 0)["hands"][0] == {"beach": ["dolphin", "wind"], "forest": ["stop_whale"], "mountain": []}
    for viewer in (1, SPECTATOR):
        assert seen(t, viewer)["hands"][0] == {"beach": ["?", "?"], "forest": ["?"], "mountain": []}


def test_all_else_lies_open():
    """§1.4 The tiles out of the game, the board, whose turn it is."""
    t = table("c4 K C\nd4 bC bI", hands=[{"beach": ["wind"]}, {}])
    whole, view = dump_position(GAME, t.state), seen(t, SPECTATOR)
    for field in ("tiles", "boats", "creatures", "spent", "turn", "turns", "first", "asks", "options"):
        assert view[field] == whole[field]


def test_a_kept_tile_is_seen_by_its_taker():
    """§6.5 The others hear that a tile was kept, and its terrain; what happens at once is for all."""
    t = do(table("d4 bC bI b b", asks=asking("sink")), "sink d6")
    assert audience(t, "turn_up dolphin") == 1
    assert audience(t, "turn_up shark") == EVERYBODY
    assert events(t, "turn_up dolphin") == {0: ["kept", "holds"], 1: ["kept"], SPECTATOR: ["kept"]}


def test_nobody_knows_what_lies_under_a_tile():
    """§1.4 It is not in the state at all: the next one is drawn when it is taken."""
    t = do(table("d4 bC bI b b", asks=asking("sink")), "sink d6")
    assert GAME.next_seat(t.state) == CHANCE
    assert len(GAME.chances(t.state)) == 9


# -- worlds ------------------------------------------------------------------------------------------------------------


def test_worlds_of_values():
    """§1.2 Any value that the colour has; each as often as there are explorers of it."""
    t = table("d4 bC bI")
    found = np.array([world[0].value[0] for world in worlds(t, 1, 400)])
    counts = np.bincount(found, minlength=7)[1:] / 400
    assert np.allclose(counts, [0.3, 0.2, 0.2, 0.1, 0.1, 0.1], atol=0.06)


def test_worlds_of_hands():
    """§1.3 Tiles that are kept, of the terrain that the back shows, and that nobody has shown."""
    hands = [{"beach": ["wind", "wind"]}, {"beach": ["dolphin"]}]
    t = table("d4 bC bI", hands=hands)
    found = [int(np.flatnonzero(world[0].hand[1, 0])[0]) for world in worlds(t, 0, 350)]
    names = {tile: found.count(tile) / 350 for tile in set(found)}
    assert set(names) == {5, 7, 8, 9, 10}
    assert abs(names[5] - 3 / 7) < 0.08


@pytest.mark.parametrize("memory", ["shown", "strict"])
@pytest.mark.parametrize("start", ["placed", "quick"])
def test_worlds_while_explorers_are_placed(start, memory):
    """§2.5, §2.9 Those that stand have a value, the one just placed none yet, the rest is in hand."""
    place, value = ("scatter", "endow") if start == "quick" else ("place crimson", "value")
    other = "scatter" if start == "quick" else "place indigo"
    t = do(laid(start=start, memory=memory), "begin 0", f"{place} e6", f"{value} 6", f"{other} e5", f"{value} 1")
    for seat in (0, 1, SPECTATOR):
        assert len(list(worlds(t, seat, 10))) == 10
    do(t, f"{place} d4")
    for seat in (0, 1, SPECTATOR):
        assert len(list(worlds(t, seat, 10))) == 10


def test_worlds_of_a_whole_game():
    """§1.2, §1.3 When explorers stand and boats are launched, for all seats."""
    t = place_all(do(laid(seats=3), "begin 2"))
    for seat in (0, 1, 2, SPECTATOR):
        assert len(list(worlds(t, seat, 5))) == 5
    over = Table({"over": "all_gone", "explorers": {"crimson": ["northwest=6"]}})
    assert [world[0].value[0] for world in worlds(over, 1, 3)] == [6, 6, 6]


# -- what is asked -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picture", "kind"), [("c4 K I .\nd4 bC bI", "shark"), ("c4 W <I> .\ne5 fC fI", "whale")], ids=["shark", "whale"]
)
def test_being_asked_tells_nothing(picture, kind):
    """§8.9 The same seats are asked whoever holds the tile; a spectator sees the same before and after a pass."""
    terrain, tiles = ("beach", ["stop_shark", "dolphin"]) if kind == "shark" else ("forest", ["stop_whale", "dolphin"])
    views = []
    for mine, theirs in (tiles, tiles[::-1]):
        t = table(picture, hands=[{terrain: [mine]}, {terrain: [theirs]}], asks=rolled(kind))
        do(t, f"glide {kind}-1 e")
        assert question(t) == "defend 1"
        before = GAME.view(t.state, SPECTATOR).tobytes()
        do(t, "pass")
        views.append((before, GAME.view(t.state, SPECTATOR).tobytes()))
    assert views[0] == views[1]


def test_the_first_step_tells_nothing():
    """§3.2, §1.3 Who holds tiles is asked whatever they are, and who holds none is not."""
    asked = []
    for tile in ("stop_shark", "dolphin", "move_whale"):
        t = table("d4 bC bI", turn=1, hands=[{"beach": [tile]}, {}], asks=asking("roll", None))
        asked.append(question(do(t, "roll whale")))
    assert asked == ["play 0"] * 3


def test_launching_is_open():
    """§2.8 Everybody sees where boats lie."""
    t = table(asks=asking("launch"), explorers=full_island(2), first=0, creatures={})
    assert audience(t, "launch c4") == EVERYBODY
