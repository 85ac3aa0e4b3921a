"""Who knows what (1.2 to 1.5, 9.5, 9.6): views, audiences, worlds, what being asked tells."""

import numpy as np
import pytest

from atoll.engine import CHANCE, SPECTATOR
from atoll.engine.conformance import ConformanceError
from atoll.engine.conformance.knowledge import check_audiences, check_reveals, check_twins, check_views
from atoll.engine.events import EVERYBODY
from atoll.engine.position import dump_position
from atoll.engine.undo import why_final
from atoll.games.lost_island.state import FACE, PLAIN, Ground

from ..tables import audience, seen, worlds
from .table import GAME, POWER, SHRINK, can, do, new_table, question, table, told
from .test_preparation import arranged, begun

STRICT = {"memory": "strict"}
PRIVATE = {"battles": "private"}


def values(t, viewer, colour):
    """What the viewer sees of a colour: `4?????`."""
    return "".join(place.rpartition("=")[2] for place in seen(t, viewer)["explorers"][colour])


def listeners(t, step, *kinds):
    """By viewer what of these kinds is heard of a step."""
    who = GAME.next_seat(t.state)
    events = GAME.apply(t.state.copy(), who, GAME.space.parse(step))
    viewers = [*range(int(t.state[0].seats)), SPECTATOR]
    return {v: [e.kind for e in events if e.heard_by(v) and e.kind in kinds] for v in viewers}


# -- values ------------------------------------------------------------------------------------------------------------


def test_values_are_their_owners_secret():
    """§1.3 On the island and in the boat; the owner may look at any time."""
    t = table("c3 C4 # I2\nf6 A1")
    assert values(t, 0, "crimson") == "412356"
    for viewer in (1, 2, SPECTATOR):
        assert values(t, viewer, "crimson") == "??????"


def test_the_set_up_is_secret():
    """§2.4, §2.5 Others see how many have been decided, not which."""
    t = do(new_table(), "0: value 6", "0: value 1")
    assert audience(t, "value 3", 0) == 1
    assert seen(t, 1)["explorers"]["crimson"] == ["a1=?", "b1=?", "a2", "boat", "boat", "boat"]
    assert seen(t, 0)["explorers"]["crimson"][:2] == ["a1=6", "b1=1"]
    assert audience(t, "again", 0) == EVERYBODY


@pytest.mark.parametrize("memory", ["shown", "strict"])
def test_a_battle_is_seen_by_all(memory):
    """§5.2, §1.4 And known from then on, in the boat too; with a strict memory it was only shown."""
    t = table("c3 C5 I3\nc5 C I\nf6 A1", options={"memory": memory})
    assert listeners(t, "battle crimson-a e", "fought") == {v: ["fought"] for v in (0, 1, 2, SPECTATOR)}
    do(t, "battle crimson-a e")
    for viewer in (2, SPECTATOR):
        assert values(t, viewer, "indigo") == ("3?????" if memory == "shown" else "??????")
        assert values(t, viewer, "crimson") == ("5?????" if memory == "shown" else "??????")
    assert values(t, 1, "indigo")[0] == "3"


def test_a_private_battle():
    """§9.6 Only the two see and know."""
    t = table("c3 C5 I3\nc5 C I\nf6 A1", options=PRIVATE)
    assert listeners(t, "battle crimson-a e", "fought", "won") == {
        0: ["fought", "won"], 1: ["fought", "won"], 2: ["won"], SPECTATOR: ["won"],
    }  # fmt: skip
    do(t, "battle crimson-a e")
    assert (values(t, 0, "indigo"), values(t, 1, "crimson")) == ("3?????", "5?????")
    for viewer in (2, SPECTATOR):
        assert (values(t, viewer, "indigo"), values(t, viewer, "crimson")) == ("??????", "??????")


def test_a_spy():
    """§7.5 All see that somebody looked, the spy alone what it is."""
    t = table("c3 C5 I3\nf6 A1", asks=POWER)
    assert listeners(t, "spy indigo-a", "spied", "learnt") == {
        0: ["spied", "learnt"], 1: ["spied"], 2: ["spied"], SPECTATOR: ["spied"],
    }  # fmt: skip
    do(t, "spy indigo-a")
    assert [values(t, viewer, "indigo") for viewer in (0, 2, SPECTATOR)] == ["3?????", "??????", "??????"]


def test_a_bomb_shows_values():
    """§6.5 To all, of those it was compared with; of those a miner saved not."""
    t = table("b3 C6 # I1 I2\nf6 A1", purses=[0, 2, 0])
    do(t, "reveal c3", "turn cross_4", "blast e", "pass", "miner")
    for viewer in (0, 2, SPECTATOR):
        assert values(t, viewer, "indigo") == "1?????"


def test_who_has_seen_what_lies_open():
    """§1.4 What the table has shown to whom, nobody need guess."""
    t = do(table("c3 C5 I3\nf6 A1", asks=POWER), "spy indigo-a")
    assert seen(t, 2)["seen"] == {"indigo-a": [0]}


def test_all_else_lies_open():
    """§1.5 The island, boats, coins, rings, the flag, whose turn it is."""
    t = table("c3 C5*! I3\nf6 A1\na1 l2$2 . w", purses=[2, 3, 1])
    whole, view = dump_position(GAME, t.state), seen(t, SPECTATOR)
    for name in (
        "island",
        "stones",
        "coins",
        "boats",
        "rings",
        "purses",
        "supply",
        "flag",
        "turn",
        "turns",
        "asks",
        "options",
    ):
        assert view[name] == whole[name]


def test_nobody_knows_what_lies_under_a_tile():
    """§1.5 It is not in the state at all: nature decides when it is turned."""
    t = do(begun(), "reveal c1")
    assert GAME.next_seat(t.state) == CHANCE
    assert audience(t, "turn plain") == EVERYBODY


# -- tiles that are gone -----------------------------------------------------------------------------------------------


def test_tiles_laid_aside_face_down():
    """§9.5 Those that were seen before must be remembered; stones are known by what they brought."""
    t = table("a1 l2\nb1 # #\nc3 C1 # I1", options={"discards": "face_down"}, asks=SHRINK)
    do(t, "shrink a1")
    for viewer in (0, 1, SPECTATOR):
        assert seen(t, viewer)["island"][0].split()[0] == "."
    t = table("a1 l2\nc3 C1 # I1", asks=SHRINK)
    assert seen(do(t, "shrink a1"), 1)["island"][0].split()[0] == ".loot_2"


def test_a_tile_that_was_turned_only_to_go():
    """§9.5, §8.6 All hear what it was; from then on nobody is shown it."""
    t = do(table("c3 C1 # I1", options={"discards": "face_down"}, asks=SHRINK), "shrink a1")
    assert listeners(t, "turn storm", "revealed") == {v: ["revealed"] for v in (0, 1, SPECTATOR)}
    do(t, "turn storm")
    assert {seen(t, viewer)["island"][0].split()[0] for viewer in (0, 1, SPECTATOR)} == {"."}


def test_a_storm_is_seen_while_it_blows():
    """§9.3, §9.5 Then it is laid aside with the others."""
    t = table("a1 # I1 # # C1", options={"discards": "face_down", "shrink_storms": "yes"}, asks=SHRINK)
    do(t, "shrink a1", "turn storm")
    assert seen(t, 1)["island"][0].split()[0] == ".storm"
    do(t, "blow e")
    assert seen(t, 1)["island"][0].split()[0] == "."


def test_a_turned_stone_that_is_gone():
    """§9.5 The flag was found under it, as everybody knows."""
    t = table("a1 F .\nc3 oC1! o oI1", options={"discards": "face_down"}, rest=".", asks=SHRINK)
    do(t, "shrink a1")
    assert seen(t, 1)["island"][0].split()[0] == ".flag"


# -- worlds ------------------------------------------------------------------------------------------------------------


def test_worlds_of_values():
    """§1.2 Any value that the colour has left, each as likely."""
    t = table("c3 C4 I2\nf6 A1", seen={"indigo-a": [0]})
    found = np.array([world[0].value[6:12] for world in worlds(t, 0, 300)])
    assert (found[:, 0] == 2).all()
    assert (np.sort(found, axis=1) == np.arange(1, 7)).all()
    counts = np.bincount(found[:, 1], minlength=7)[[1, 3, 4, 5, 6]] / 300
    assert np.allclose(counts, 0.2, atol=0.08)


@pytest.mark.parametrize("memory", ["shown", "strict"])
def test_worlds_while_all_arrange(memory):
    """§2.4 Those that are decided have a value, the others none."""
    t = do(new_table(memory=memory), "0: value 6", "1: value 2", "1: value 5")
    for viewer in (0, 1, SPECTATOR):
        for world in worlds(t, viewer, 10):
            assert [int((world[0].value[i * 6 : i * 6 + 6] > 0).sum()) for i in (0, 1)] == [1, 2]


def test_worlds_of_tiles_laid_aside():
    """§9.5 Each has a face that is not in view; what nature may still turn up is as much as lies face down."""
    t = table("a1 # # l3\nc3 C1 # I1", options={"discards": "face_down"}, purses=[0, 0], asks=SHRINK)
    do(t, "shrink a1", "turn storm", "end", "shrink b1", "turn loot_1", "reveal d3")
    hidden = int((t.state[0].ground == Ground.HIDDEN).sum())
    found = []
    for world in worlds(t, 0, 200):
        found.append([FACE.ids[world[0].face[cell]] for cell in (0, 1)])
        assert sum(GAME.chances(world).values()) == hidden
    storms = sum(first == "storm" for first, _ in found) / 200
    assert 0.05 < storms < 0.25, "four of the 31 tiles that are not in view"
    assert len({tuple(pair) for pair in found}) > 20
    assert "loot_3" not in np.array(found), "the only one lies open"


def test_worlds_at_the_end():
    """§1.3 Of a game that is over as well."""
    t = do(table("c3 C5 I3!"), "battle crimson-a e")
    assert len(list(worlds(t, SPECTATOR, 5))) == 5


SECRETIVE = {
    "private battles": PRIVATE,
    "face-down discards": {"discards": "face_down", "shrink_storms": "yes", "shrink_loot": "yes"},
    "strict memory": STRICT | {"power_ups": "any_time"},
    "all": {
        "landscape": "free",
        "memory": "strict",
        "battles": "private",
        "discards": "face_down",
        "storms": "removed",
    },
}


@pytest.mark.compiled
@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize(
    "check", [check_twins, check_views, check_audiences, check_reveals], ids=lambda c: c.__name__[6:]
)
def test_twin_worlds(name, check):
    """§1.3–1.5, §9.5, §9.6 Worlds that a viewer cannot tell apart stay so: values, boats, battles, spies, tiles, miners."""
    for seats in (2, 3, 4):
        for seed in (11, 12, 13):
            check(GAME, {"seats": seats, **SECRETIVE[name]}, seed)


@pytest.mark.compiled
def test_twin_worlds_differ_in_the_tiles_laid_aside():
    """§9.5 Choices that would follow from what lies aside are found out."""
    legal = GAME.functions["legal"]

    def leaking(s, seat, menu):
        """One choice less after an odd number of plain tiles."""
        count = legal(s, seat, menu)
        gone = s.ground == Ground.WATER
        menu[0] -= count > 1 and int((gone & (s.face == PLAIN)).sum()) % 2
        return int(menu[0])

    game = GAME.with_fault(legal=leaking)

    def some_twins():
        for seed in range(11, 31):
            check_twins(game, {"discards": "face_down"}, seed)

    with pytest.raises(ConformanceError, match="by what is hidden"):
        some_twins()


# -- what is asked, what can be taken back -----------------------------------------------------------------------------


def test_being_asked_tells_nothing():
    """§7.6 Who is asked for a miner follows from purses, not from values."""
    views = []
    for value in (1, 6):
        t = table(f"b3 C6 # I{value}\nf6 A1", purses=[2, 2, 0])
        do(t, "reveal c3", "turn cross_4", "blast e")
        assert question(t) == "miner 0 1"
        before = GAME.view(t.state, SPECTATOR).tobytes()
        do(t, "0: pass")
        views.append((before, GAME.view(t.state, SPECTATOR).tobytes()))
    assert views[0] == views[1]


def final(t, step, seat=None):
    """Why a step cannot be taken back by who did it; None if it can."""
    who = GAME.next_seat(t.state) if seat is None else seat
    after = t.state.copy()
    action = GAME.space.parse(step)
    events = GAME.apply(after, who, action)
    return why_final(GAME, t.state, who, action, events, after, {who})


def test_what_can_be_taken_back():
    """§3.2, §7.1 A move, a ring, a reinforcement; not what showed a value."""
    t = table("c3 C5 # I3\nc4 I1\nf6 A1", options={"power_ups": "any_time"}, purses=[2, 1, 1])
    assert final(t, "move crimson-a e") is None
    assert final(t, "reinforce d3") is None
    assert final(t, "ring crimson-a") is None
    assert final(t, "spy indigo-a") == "revealed"
    assert final(t, "battle crimson-a s") == "revealed"


def test_bombs_cannot_be_taken_back():
    """§6.5 Values were shown, of those who stay too."""
    t = do(table("b3 C6 # I5\nf6 A1", purses=[0, 0, 0]), "reveal c3", "turn cross_4")
    assert final(t, "blast e") == "revealed"
    t = do(table("b3 C6 # I5\nf6 A1", purses=[2, 0, 0]), "reveal c3", "turn line_4")
    assert final(t, "aim vertical") is None
    do(t, "aim horizontal", "blast e")
    assert final(t, "pass") == "revealed"


def test_the_set_up_can_be_taken_back():
    """§2.4, §2.5 Until it is done, while others are asked as well; starting over counts, so it stays."""
    t = new_table()
    assert final(t, "value 6", 0) is None
    do(t, "0: value 6")
    assert final(t, "value 5", 0) is None
    assert final(t, "again", 0) == "handed"
    do(t, *(f"0: value {n}" for n in range(1, 5)))
    assert final(t, "value 5", 0) == "handed"
    assert told(do(t, "0: value 5")) == ["ready"]
    assert can(t, seat=0) == set()


def test_the_turn_is_handed_over():
    """§3.1 With the third step, when nobody sees anything."""
    t = table("a1 o\nc3 C5 # I3\nf6 A1", asks=SHRINK)
    assert final(t, "shrink a1") == "handed"
    assert final(arranged(), "begin 0", CHANCE) == "handed"
