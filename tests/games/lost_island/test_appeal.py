"""The sensible player: it answers every question, and does what any player would."""

import pytest

from atoll.engine import CHANCE
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.engine.simulation import simulate
from atoll.games.lost_island import weights as w
from atoll.games.lost_island.state import OPTIONS

from ..tables import best, scores_of
from .table import GAME, POWER, SHRINK, do, new_table, table


def test_weights_have_names():
    assert len(w.NAMES) == len(w.WEIGHTS) == 20
    assert (w.WEIGHTS > 0).all()
    assert w.NAMES[w.HIT] == "hit"
    assert w.NAMES[w.STONE] == "stone"


@pytest.mark.parametrize(
    ("picture", "choice"),
    [
        ("c3 C6 I2\nf6 I1", "battle crimson-a e"),
        ("c3 C1 I6\nf6 I1", "battle crimson-a e"),
        ("c3 C4 #!\nf6 I1", "move crimson-a e"),
    ],
)
def test_what_any_player_would_do(picture, choice):
    """Beats whom it knows to be weaker, takes the flag."""
    t = table(picture, seen={"indigo-a": [0]}, reinforced=True)
    assert best(t) == choice


def test_it_does_not_attack_whom_it_knows_to_be_stronger():
    t = table("c3 C2 I5\nf6 I1", seen={"indigo-a": [0]}, reinforced=True)
    scores = scores_of(t)
    assert scores["battle crimson-a e"] < scores["end"]
    t = table("c3 C6! I1\nf6 I2", seen={"indigo-a": [0]}, reinforced=True)
    assert scores_of(t)["battle crimson-a e"] < scores_of(t)["end"]
    t = table("b1 C6 . I2\nf6 I1", seen={"indigo-a": [0]}, reinforced=True)
    assert scores_of(t)["swim crimson-a d1"] > scores_of(t)["end"]


def test_it_reads_only_what_it_sees():
    """The same scores whatever the value of an enemy that nobody has seen."""
    low, high = (scores_of(table(f"c3 C4 I{n}\nf6 I", reinforced=True)) for n in (1, 5))
    assert low == high


def test_it_would_rather_stand_near_the_weak():
    """Near a 1 that it would beat, not near a 5 that would beat it."""
    weak, strong = (scores_of(table(f"b3 # C3 # I{n}\nf6 I6", seen={"indigo-a": [0]}, reinforced=True)) for n in (1, 5))
    assert weak["move crimson-a e"] > strong["move crimson-a e"]


def test_it_goes_after_a_bearer_whom_it_may_beat():
    """The weaker the bearer, the more; its own bearer it stays beside."""
    weak, strong = (
        scores_of(table(f"a3 C4 # # # I{n}!\nf6 I1", seen={"indigo-a": [0]}, reinforced=True)) for n in (2, 6)
    )
    assert weak["move crimson-a e"] > strong["move crimson-a e"]
    t = table("a3 C4 # # C2!\nf6 I1", reinforced=True)
    assert scores_of(t)["move crimson-a e"] > scores_of(t)["move crimson-a n"]


def test_a_known_draw_counts_little():
    t = table("c3 C4 I4\nc5 C6* I6\nf6 I", seen={"indigo-a": [0], "indigo-b": [0]}, reinforced=True)
    scores = scores_of(t)
    assert scores["battle crimson-a e"] < scores["battle crimson-b e"]


def test_it_goes_to_stones_and_coins():
    t = table("a3 # # C1 S\nf6 I1", reinforced=True)
    assert best(t) == "move crimson-a e"
    t = table("c1 # # #\nb3 l3$3 C1 #\nf6 I1", reinforced=True)
    assert best(t) == "move crimson-a w"
    t = table("c1 # # #\nb3 l3$3 C1 #\nf6 I1", reinforced=True, fresh=["b3"])
    assert best(t) != "move crimson-a w"


def test_it_goes_after_the_flag():
    """Where it lies, or who carries it; its own bearer keeps away from the others."""
    t = table("a3 C1 # # # #!\nf6 I1", reinforced=True)
    assert scores_of(t)["move crimson-a e"] > scores_of(t)["move crimson-a s"]
    t = table("a3 C1 # # # I2!\nf6 I1", reinforced=True)
    assert scores_of(t)["move crimson-a e"] > scores_of(t)["move crimson-a n"]
    t = table("c3 C1! # I2\nf6 I1", reinforced=True)
    assert scores_of(t)["move crimson-a s"] > scores_of(t)["move crimson-a e"]


def test_power_ups():
    """Rings near the enemy, the bearer first; reinforcements; coins can be kept."""
    t = table("c3 C1 # I2\na6 C2\nf6 I1", recruited=True, asks=POWER)
    scores = scores_of(t)
    assert scores["ring crimson-a"] > scores["ring crimson-b"]
    assert scores["end"] == w.WEIGHTS[w.SAVE]
    t = table("c3 C1! # I2\nc5 C2 # I1", recruited=True, asks=POWER)
    assert scores_of(t)["ring crimson-a"] > scores_of(t)["ring crimson-b"]
    assert best(table("c3 C1 # I2\nf6 I1", asks=POWER)).startswith("recruit")
    assert scores_of(table("c3 C1 # I2\nf6 I1", asks=POWER))["spy indigo-a"] == w.WEIGHTS[w.SPY]


def test_shrinking():
    """Others off the island rather than its own; coins that are theirs to fetch."""
    t = table("a1 oI2 oC2\nc3 oC1! o oI1", rest=".", asks=SHRINK)
    assert best(t) == "shrink a1"
    t = table("a1 l2$2\nf1 #\nc3 C1 # I1\na6 #\nf6 C2", asks=SHRINK)
    assert scores_of(t)["shrink a1"] > 0


def test_storms_and_bombs():
    """Into the water with the others; the axis and the miner by what it knows."""
    t = do(table("a3 # # C1 # I2 .\nf6 I1"), "reveal d3", "turn storm")
    assert best(t) == "blow e"
    t = do(table("b3 C1 #\nc4 I1\nf6 A1", seen={"indigo-a": [0]}), "reveal c3", "turn line_4")
    assert best(t) == "aim vertical"
    t = do(table("b3 C6 # I1!\nf6 A1", purses=[0, 2, 0]), "reveal c3", "turn cross_4", "blast e")
    assert best(t) == "miner"
    t = do(table("b3 C6 # I1 I2\nf6 A1", purses=[0, 2, 2]), "reveal c3", "turn cross_4", "blast e")
    assert best(t, 1) == "pass"
    assert best(t, 2) == "pass"
    t = do(table("b3 C6 # I6 I2\nf6 A1", purses=[0, 2, 2]), "reveal c3", "turn cross_4", "blast e")
    assert best(t, 1) == "pass"


def test_tiles_are_turned_where_a_bomb_would_find_others():
    """Away from one's own, the weak ones above all; beside an enemy it is worth a try."""
    t = table("a3 C6 #\nc5 C1 #\nf6 I1", reinforced=True)
    scores = scores_of(t)
    assert scores["reveal d5"] < scores["reveal b3"]  # beside the 1, or beside the 6
    t = table("c3 C4 #\nd2 I1\nf6 I2", reinforced=True)
    assert scores_of(t)["reveal d3"] > scores_of(t)["reveal b3"]
    t = table("c3 C1* #\nd2 I2\nf6 I1", reinforced=True)
    assert scores_of(t)["reveal d3"] > scores_of(table("c3 C1 #\nd2 I2\nf6 I1", reinforced=True))["reveal d3"]


def test_a_bomb_comes_to_the_others_first():
    """Before somebody pays a miner."""
    t = do(table("b3 C1 # I2\nf6 A1", seen={"indigo-a": [0]}), "reveal c3", "turn cross_4")
    assert best(t) == "blast e"
    t = do(table("c2 C6\nb3 #\na4 I2\nd2 #\nc3 C1\nf6 A1"), "reveal b3", "turn diagonal_4")
    assert best(t) == "blast sw"


def test_the_flag_comes_near():
    t = do(table("a1 oI2! oC2\na2 oI3\nc3 oC1", rest=".", asks=SHRINK), "shrink a1")
    assert best(t) == "flag b1"


def test_the_preparation():
    """The strong ones on the island; it does not start over."""
    t = do(new_table(), "0: value 6")
    assert best(t, 0) == "value 5"
    assert scores_of(t, 0)["again"] == 0
    assert set(scores_of(new_table(landscape="free")).values()) == {0.0}


@pytest.mark.parametrize("options", [{o.name: o.values[-1]} for o in OPTIONS.choices])
def test_it_answers_every_question(options):
    """With every option, for as long as a few turns last."""
    t = new_table(seats=3, **options)
    steps = 0
    while not GAME.is_over(t.state) and steps < 120:
        seat = GAME.next_seat(t.state)
        if seat == CHANCE:
            action = max(GAME.chances(t.state), key=lambda a: (GAME.chances(t.state)[a], a))
        else:
            scores = scores_of(t)
            action = GAME.space.parse(max(scores, key=lambda text: scores[text]))
        GAME.apply(t.state, seat, action)
        steps += 1
    assert steps == 120 or GAME.is_over(t.state)


@pytest.mark.compiled
@pytest.mark.parametrize("styles", [[SENSIBLE, RANDOM], [RANDOM, SENSIBLE]])
def test_it_beats_random(styles):
    """At least 95 of 100 games with two players."""
    result = simulate(GAME, {"seats": 2}, 2000, 1, styles)
    assert result.wins[styles.index(SENSIBLE)] >= 0.95 * 2000


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_several_random(seats):
    """Alone against the others, far above its share."""
    result = simulate(GAME, {"seats": seats}, 2000, 1, [SENSIBLE] + [RANDOM] * (seats - 1))
    assert result.wins[0] >= 0.8 * 2000
