"""The sensible player: it answers every question, and does what any player would."""

import pytest

from atoll.engine import CHANCE
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.engine.simulation import simulate
from atoll.games.loot_island import weights as w
from atoll.games.loot_island.state import OPTIONS

from ..tables import best, scores_of
from .table import (
    COMPASS,
    GAME,
    PLACE,
    REMOVE,
    SHIP,
    TREASURE,
    asking,
    at_event,
    choose,
    do,
    ended,
    explored,
    new_table,
    play,
    reveal,
    table,
    use,
)

FOUR, GREEN = "r3b r4b r5b r6b", "g3b g4b g5b g6b"
WORST = {"north1": "r10b", "north2": "g10b", "east1": "r10a", "east2": "g10a", "south1": "r9b", "south2": "g9b",
         "west1": "r8b", "west2": "g8b"}  # fmt: skip


def holding(words, **fields):
    return table({"seats": 3}, hands=[words, "", ""], **{"event": "a4", **fields})


def test_weights_have_names():
    assert len(w.NAMES) == len(w.WEIGHTS) == 13
    assert (w.WEIGHTS > 0).all()
    assert w.NAMES[w.DOOM] == "doom"
    assert w.NAMES[w.AMULET] == "amulet"


# -- cards and landings ------------------------------------------------------------------------------------------------


def test_it_fills_what_is_nearly_full():
    """Where its compass is low, on the coast that is explored now."""
    t = holding("r7b g7b", columns={"north1": "r3b r4b r5b", "south1": "g3b"}, compasses={"north1": "0", "south1": "1"})
    assert best(t) == "choose red-7-b"
    assert best(choose(t, "r7b")) == "site north1"


def test_it_reads_only_what_it_sees():
    """The same scores whatever others hold."""
    scores = [
        scores_of(table({"seats": 3}, hands=["r3b r5a g7b", other, ""], columns={"north1": "r2b"}))
        for other in ("b3b", "y9a")
    ]
    assert scores[0] == scores[1]


def test_a_chest_is_worth_more():
    """Where it will take the treasure."""
    t = holding("r6a r6b", columns={"north1": "r3b r4b r5b"}, compasses={"north1": "0"})
    scores = scores_of(t)
    assert scores["choose red-6-a"] > scores["choose red-6-b"]


def test_effects():
    """Drawing is good, removing too if there are many cubes; a 1 at its place hurts the others."""

    def worth(word, **fields):
        return scores_of(choose(holding(word, **fields), word))["site north1"]

    there = {"columns": {"north1": "r2b"}}
    assert worth("r3a", **there) > worth("r3b", **there)
    assert worth("r7a", cubes=[12, 3, 3], **there) > worth("r7a", cubes=[1, 3, 3], **there)
    assert worth("r1a") > worth("r2b")


def test_leaving():
    """A compass comes from where it hopes for least."""
    stacks = {"north1": "0", "east1": "1 2 0", "south1": "0"}
    columns = {"north1": FOUR, "south1": "y3b y4b y5b"}
    t = choose(holding("b5b", compasses=stacks, columns=columns), "b5b")
    scores = scores_of(t)
    assert scores["shift west1 east1"] > scores["shift west1 north1"]
    assert scores["shift west1 east1"] > scores["shift west1 south1"]


def test_coming_from_elsewhere():
    """Choosing counts what is left behind."""
    columns = {"north1": "b4a b5b b6a b7b", "east1": "y4a y5b y6a y7b", "south1": "g4a g5b g6a g7b"}
    free = holding("r3b", columns=columns, compasses={"north1": "0", "east1": "0"})
    bound = holding("r3b", columns=columns, compasses={"north1": "0", "east1": "0", "south1": "0"})
    assert scores_of(bound)["choose red-3-b"] < scores_of(free)["choose red-3-b"]


def test_two_colours():
    """With B7 a card of another colour only pays for an island."""
    t = choose(holding("r3b r4b g5b", event="b7", cubes=[11, 3, 3]), "r3b")
    assert scores_of(t)["choose green-5-b"] > 0


def test_the_last_round():
    """What is not explored now has only small loot: chests count, compasses do not."""
    there = {"columns": {"east1": "r3b r4b r5b"}, "compasses": {"east1": "0 1"}}
    early, late = (scores_of(choose(holding("r6b", event="b6", round=n, **there), "r6b"))["site east1"] for n in (2, 5))
    assert early > late


def test_aarons_cards():
    """They help where one is oneself; his 1 hurts."""
    t = table({"seats": 2}, hands=["", ""], aaron="r6b y1a b9b", columns={"north1": "r3b r4b r5b"},
              compasses={"north1": "0", "east1": "A", "south1": "A", "west1": "A"})  # fmt: skip
    scores = scores_of(t)
    assert scores["choose red-6-b"] > scores["choose blue-9-b"]
    assert best(choose(t, "r6b")).startswith("shift north1")
    t = choose(table({"seats": 2}, hands=["", ""], aaron="y1a"), "y1a")
    assert scores_of(t)["site north1"] < 0


def test_aarons_effects_for_others():
    """What others draw or remove is bad."""

    def worth(word, **fields):
        return scores_of(choose(table({"seats": 2}, hands=["", ""], aaron=word, **fields), word))["site north1"]

    assert worth("r3a", compasses={"north1": "1"}) < worth("r3b")
    assert worth("r7a", compasses={"north1": "1"}) < 0


def test_passing():
    """First is worth something; later it is done when nothing else is."""
    assert scores_of(holding("r3b"))["pass"] == w.WEIGHTS[w.CAPTAIN]
    assert scores_of(holding("r3b", passed=[1]))["pass"] == 0.1
    assert best(holding("", passed=[1])) == "pass"


def test_discarding():
    """What fits nowhere goes, the rest stays."""
    t = at_event("b1", hands=["r3b b5b", "", ""], columns={**WORST, "west2": "y3b"})
    scores = scores_of(t)
    assert scores["choose red-3-b"] > 0 > scores_of(at_event("b1", hands=["r3b", "", ""]))["choose red-3-b"]
    assert scores["done"] == 0


# -- islands -----------------------------------------------------------------------------------------------------------


def test_islands():
    """Cubes are removed when there are many; the ship goes where one gains."""
    t = choose(holding("r3a r3b", cubes=[11, 3, 3], columns={**WORST}), "r3a r3b")
    assert best(t) == f"island {REMOVE}"
    stacks = {"north1": "1", "east1": "0"}
    columns = {"north1": "y3b y4b y5b y6b", "east1": "b4a b5b b6a b7b"}
    t = choose(holding("r3a r3b", columns=columns, compasses=stacks, cubes=[0, 3, 3]), "r3a r3b")
    scores = scores_of(t)
    assert scores[f"island {SHIP}"] > scores[f"island {COMPASS}"]
    t = use(holding("r3a r3b", columns=columns, compasses=stacks), "r3a r3b", SHIP)
    assert best(t) == "use"


def test_the_bottom_of_a_stack():
    """Better with a good loot; with B13 the top."""
    columns = {"north1": "b3b b4a b5b b6b"}
    t = choose(holding("r3a r3b", columns=columns, compasses={"north1": "1 2 0"}, cubes=[0, 3, 3]), "r3a r3b")
    assert scores_of(t)[f"island {COMPASS}"] > scores_of(t)["island island-3"]
    do(t, f"island {COMPASS}")
    assert best(t) == "stack north1"
    t = use(holding("r3a r3b", event="b13", columns=columns, compasses={"north1": "0 1 2"}), "r3a r3b", COMPASS)
    assert scores_of(t)["stack north1"] != 0


def test_placing():
    """Where there is loot to be had; for Aaron rather not."""
    t = use(holding("r3a r3b", columns={"north1": "b4a b5b b6a b7b"}), "r3a r3b", PLACE)
    assert best(t) == "site north1"
    stacks = {"east1": "0", "south1": "0", "west1": "1 0"}
    t = use(holding("r3a r3b", columns={"north1": "b4a b5b b6a b7b"}, compasses=stacks), "r3a r3b", PLACE)
    assert best(t).startswith("shift north1")
    t = use(table({"seats": 2}, hands=["", ""], aaron="r3a r3b", event="a4"), "r3a r3b", PLACE)
    assert best(t) == "decline"


def test_a_treasure_for_a_cube():
    """Unless there are too many already; for Aaron not."""
    assert best(use(holding("r3a r3b"), "r3a r3b", TREASURE)) == "use"
    t = table({"seats": 3}, round=5, event="b6", hands=["r3a r3b", "", ""], cubes=[12, 3, 3])
    assert best(use(t, "r3a r3b", TREASURE)) == "decline"
    t = use(table({"seats": 2}, hands=["", ""], aaron="r3a r3b", event="a4"), "r3a r3b", TREASURE)
    assert best(t) == "decline"


def test_aarons_islands():
    """Hardly worth it, nor a better place for his compass."""
    t = table({"seats": 2}, hands=["", ""], aaron="r3a r3b", event="a4", compasses={"north1": "0 A"})
    assert scores_of(choose(t, "r3a r3b"))[f"island {REMOVE}"] == -0.5
    assert best(do(t, f"island {COMPASS}")) == "decline"


# -- questions ---------------------------------------------------------------------------------------------------------


def test_copying():
    """A cube rather than a card when there are many."""
    t = play(holding("r1a", columns={"north1": "r5a r7a"}, cubes=[12, 3, 3]), "r1a", "north1")
    assert best(t) == "copy remove"
    t = play(holding("r1a", columns={"north1": "r5a r7a"}, cubes=[0, 3, 3]), "r1a", "north1")
    assert best(t) == "copy draw"
    t = play(holding("r1a", event="b6", columns={"north1": "r5a r7a"}, cubes=[3, 3, 3]), "r1a", "north1")
    assert best(t) == "copy remove"


def test_a_bargain():
    """Cards for cubes while there are few."""
    few, many = (scores_of(at_event("a1", cubes=[n, 3, 3]))["use"] for n in (0, 11))
    assert few > many


def test_withdrawing():
    """The compass from which least is hoped."""
    stacks = {"north1": "0", "east1": "1 2 0", "south1": "0"}
    columns = {"north1": "b3b b4a b6a b7b", "south1": "y3b y4a y6a"}
    t = table({"seats": 3}, stage="limit", event="b4", turn=0, compasses=stacks, columns=columns,
              asks=asking("withdraw", 0, topic="0"))  # fmt: skip
    assert best(t) == "withdraw east1"


@pytest.mark.parametrize(
    ("mine", "there", "choice"),
    [
        ("", "bag-11 bag-6", "keep bag-11"),
        ("jewel-2 jewel-10", "jewel-21 bag-6", "keep jewel-21"),
        ("", "crown-20 bag-6", "keep crown-20"),
        ("skull_left-73 bag-6 crown-1 jewel-2", "skull_left-18 skull_front-19", "keep skull_front-19"),
        ("", "book-5 book-12", "keep book-12"),
    ],
)
def test_treasures(mine, there, choice):
    """What fits to what one has; the cubes that go with it count."""
    t = explored(
        columns={"north1": "r3b r4a r5b r6b"}, compasses={"north1": "1"}, treasures=["", mine, ""], cubes=[3, 1, 3]
    )
    assert best(reveal(t, there)) == choice


def test_books_and_amulets():
    """A third book is worth less; an amulet less towards the end."""
    t = explored(columns={"north1": FOUR}, compasses={"north1": "1"}, treasures=["", "book-5 book-12", ""])
    alone = explored(columns={"north1": FOUR}, compasses={"north1": "1"})
    assert scores_of(reveal(t, "book-14"))["keep book-14"] < scores_of(reveal(alone, "book-14"))["keep book-14"]
    late = explored(round=5, columns={"north1": FOUR}, compasses={"north1": "1"})
    early = explored(columns={"north1": FOUR}, compasses={"north1": "1"})
    assert (
        scores_of(reveal(late, "amulet-15"))["keep amulet-15"] < scores_of(reveal(early, "amulet-15"))["keep amulet-15"]
    )


def test_burying_at_the_brink():
    """Rather than to be lost."""
    t = explored(round=5, columns={"north1": FOUR}, compasses={"north1": "1"}, cubes=[3, 11, 3])
    assert best(reveal(t, "bag-16")) == "bury bag-16"


def test_healers():
    """The cheapest for so many cubes."""
    t = do(ended(cubes=[0, 10, 0]), "healer healer-1", "healer healer-10", "healer healer-9")
    assert best(t) == "heal healer-10"
    held = {"held": [["healer-9", "healer-1"], ["healer-3", "healer-4"], ["healer-5", "healer-6"]]}
    assert best(ended(options={"healers": "two_each"}, healers=held, cubes=[2, 2, 2])) == "lay healer-1"


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{o.name: o.values[-1]} for o in OPTIONS.choices])
def test_it_answers_every_question(options):
    """With every option, for as long as a few turns last."""
    t = new_table(seats=2, **options)
    for _ in range(45):
        seat = GAME.next_seat(t.state)
        action = max(GAME.chances(t.state)) if seat == CHANCE else GAME.space.parse(best(t))
        GAME.apply(t.state, seat, action)
    assert GAME.fault(t.state) is None


@pytest.mark.compiled
@pytest.mark.parametrize("styles", [[SENSIBLE, RANDOM], [RANDOM, SENSIBLE]])
def test_it_beats_random(styles):
    """At least 95 of 100 games with two players."""
    result = simulate(GAME, {"seats": 2}, 400, 1, styles)
    assert result.wins[styles.index(SENSIBLE)] >= 0.95 * 400


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_several_random(seats):
    """Alone against the others, far above its share."""
    result = simulate(GAME, {"seats": seats}, 200, 1, [SENSIBLE] + [RANDOM] * (seats - 1))
    assert result.wins[0] >= 0.75 * 200
