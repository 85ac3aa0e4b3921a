"""The sensible player: it answers every question, and does what any player would."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from atoll.engine import CHANCE
from atoll.engine.compiled import INTERPRETED
from atoll.engine.menu import new_menu
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.engine.records import Array
from atoll.engine.simulation import simulate
from atoll.games.the_island import weights as w
from atoll.games.the_island.state import OPTIONS

from .table import GAME, Table, asking, do, question, rolled, table
from .test_preparation import full_island, laid

GAMES = 1 if INTERPRETED else 4
EVERY_OPTION = list(enumerate({o.name: value} for o in OPTIONS.choices for value in o.values))[
    :: 5 if INTERPRETED else 1
]


def scores_of(state: Array, seat: int) -> dict[str, float]:
    """By the notation of each action a seat may do, from its view; nothing is written beyond the menu."""
    view = GAME.view(state, seat)
    menu = new_menu(GAME.space.count)
    scores = np.full(GAME.space.count, np.nan)
    before = view.tobytes()
    count = GAME.functions["legal"](view[0], seat, menu)
    GAME.functions["appeal"](view[0], seat, menu, w.WEIGHTS, scores)
    assert np.isfinite(scores[:count]).all()
    assert np.isnan(scores[count:]).all()
    assert view.tobytes() == before
    return {GAME.space.text(int(a)): float(score) for a, score in zip(menu[1 : count + 1], scores, strict=False)}


def choice(t: Table) -> str:
    """What it would do now."""
    scores = scores_of(t.state, GAME.next_seat(t.state))
    return max(scores, key=lambda text: scores[text])


def play(t: Table, until: str) -> list[str]:
    """It plays until this is asked."""
    played: list[str] = []
    while question(t).split()[0] != until:
        played.append(choice(t))
        do(t, played[-1])
    return played


def game_of(seed: int, sensible: float, options: dict[str, Any]) -> Iterator[tuple[int, dict[str, float]]]:
    """A game in which some decisions are sensible and the others random; yields the scores of who is asked."""
    luck = random.Random(seed)
    state = GAME.new({"seats": luck.choice([2, 3, 4])} | options)
    while not GAME.is_over(state):
        seat = GAME.next_seat(state)
        if seat == CHANCE:
            chances = GAME.chances(state)
            GAME.apply(state, seat, luck.choices(list(chances), list(chances.values()))[0])
            continue
        scores = scores_of(state, seat)
        yield seat, scores
        action = max(scores, key=lambda text: scores[text]) if luck.random() < sensible else luck.choice(list(scores))
        GAME.apply(state, seat, GAME.space.parse(action))


@pytest.mark.parametrize(("number", "options"), EVERY_OPTION, ids=str)
def test_scores_are_finite_and_inside_the_menu(number: int, options: dict[str, Any]) -> None:
    for game in range(GAMES):
        seed = number * GAMES + game
        for _, scores in game_of(seed, [0.9, 0.5, 1.0, 0.0][seed % 4], options):
            assert scores


def test_weights_have_a_name_each() -> None:
    assert [getattr(w, name.upper()) for name in w.NAMES] == list(range(len(w.NAMES)))
    assert (w.WEIGHTS > 0).all()


# -- moving ------------------------------------------------------------------------------------------------------------


def test_boards_a_boat_beside_it() -> None:
    """The dearer explorer first, then rows home."""
    t = table("c4 . <>\nd4 bC bC bI", values={"crimson-1": 2, "crimson-2": 6})
    assert choice(t) == "board crimson-2 nw"
    assert play(t, "sink")[1] in ("board crimson-1 ne", "row 1 nw", "row 1 w")


def test_lands_when_it_can() -> None:
    t = table("b1 <C> .\nd4 bC bI")
    assert choice(t) == "land crimson-1"
    t = table("b1 C .\nd4 bC bI")
    assert choice(t) == "land crimson-1"


def test_rows_home() -> None:
    t = table("b4 <CC>\nd4 bI")
    assert choice(t) == "row 1 w"


def test_does_not_row_into_its_ruin() -> None:
    """Neither to a serpent nor to a whale nor into the shark's company."""
    for there in ("S", "W", "KW"):
        t = table(f"b1 . . {there} <CC>\nd4 bI")
        scores = scores_of(t.state, 0)
        assert scores["row 1 w"] < 0


def test_does_not_swim_to_a_shark() -> None:
    t = table("b1 . . K C\nd4 bI")
    assert scores_of(t.state, 0)["step crimson-1 w"] < 0
    t = table("b4 K<C>\nd4 bI")
    assert scores_of(t.state, 0)["jump crimson-1"] < 0


def test_swims_home() -> None:
    assert choice(table("b1 . C\nd4 bI")) in ("step crimson-1 w", "step crimson-1 sw")


def test_brings_a_boat_to_its_own() -> None:
    scores = scores_of(table("c4 . . <> .\nd4 bC b b bI").state, 0)
    assert scores["row 1 w"] > 0 > scores["row 1 e"]


def test_walks_to_a_boat() -> None:
    assert choice(table("c6 <>\nd4 bC b b bI")) == "step crimson-1 e"


def test_all_are_equal_if_so_chosen() -> None:
    """Then values do not matter."""
    t = table("c4 <> <>\nd4 bCC bI", values={"crimson-1": 1, "crimson-2": 6}, options={"equal": "yes"})
    scores = scores_of(t.state, 0)
    assert scores["board crimson-1 nw"] == scores["board crimson-2 nw"]


# -- sinking and creatures ---------------------------------------------------------------------------------------------


def test_sinks_others_tiles() -> None:
    """Where most of the others stand, not where its own do."""
    assert choice(table("d4 bC bI bII b", asks=asking("sink"))) == "sink d6"
    scores = scores_of(table("d4 bC bI bII b", asks=asking("sink")).state, 0)
    assert min(scores, key=lambda text: scores[text]) == "sink d4"


@pytest.mark.parametrize(
    ("picture", "kind"), [("c4 S <II> .", "serpent"), ("c4 K II .", "shark"), ("c4 W <II> .", "whale")], ids=str
)
def test_sends_creatures_at_others(picture: str, kind: str) -> None:
    t = table(f"{picture}\nd4 bC bI", asks=rolled(kind))
    assert choice(t) == f"glide {kind}-1 e"


@pytest.mark.parametrize(
    ("picture", "kind"), [("c4 S <CC> .", "serpent"), ("c4 K CC .", "shark"), ("c4 W <CC> .", "whale")], ids=str
)
def test_spares_its_own(picture: str, kind: str) -> None:
    t = table(f"{picture}\nd4 bC bI", asks=rolled(kind))
    assert scores_of(t.state, 0)[f"glide {kind}-1 e"] < 0


def test_a_creature_comes_nearer() -> None:
    """When there is no prey in reach."""
    t = table("b1 K . . . . . I\nd4 bC bI", asks=rolled("shark"))
    assert choice(t) == "glide shark-1 e"


@pytest.mark.parametrize(
    "picture", ["c4 K . CI\nd4 bC bI", "c4 . W . .\nd4 bC b b .\ne4 b b b . .\nd8 . <I>"], ids=["own", "land"]
)
def test_a_creature_does_not_swim_back(picture: str) -> None:
    """Where it could not strike, or would strike its own, it does not set out to."""
    kind = "shark" if "K" in picture else "whale"
    t = table(picture, asks=rolled(kind), values={"crimson-1": 6})
    been = [t.creatures[kind][0]]
    while question(t).split()[0] == "creature" and choice(t) != "pass":
        do(t, choice(t))
        been.append(t.creatures[kind][0])
    assert len(been) == len(set(been))


def test_a_creature_without_prey_stays() -> None:
    """To and fro would be as good; it does not stroll."""
    t = table("c4 K . .\nd4 bC bI", asks=rolled("shark"))
    assert choice(t) == "pass"
    assert max(score for text, score in scores_of(t.state, 0).items() if text != "pass") < 0


def test_defends() -> None:
    t = table("c4 K I .\nd4 bC bI", hands=[{}, {"beach": ["stop_shark"]}], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert choice(t) == "defend beach"


def test_gives_its_own_a_place() -> None:
    t = do(table("d4 bCCII b bC bI", asks=asking("sink")), "sink d4", "turn_up boat")
    assert choice(t).startswith("crew crimson")


# -- tiles -------------------------------------------------------------------------------------------------------------


def hand(*tiles: str) -> list[dict[str, list[str]]]:
    return [{"beach": list(tiles)}, {}]


def test_plays_a_dolphin_for_a_swimmer() -> None:
    t = table("b1 . . . C\nd4 bC bI", hands=hand("dolphin"), asks=asking("play"))
    assert choice(t) == "play beach dolphin"
    do(t, "play beach dolphin")
    assert choice(t) == "step crimson-1 w"
    t = table("b1 C .\nd4 bC bI", hands=hand("dolphin"), asks=asking("play"))
    assert choice(t) == "pass"


def test_plays_a_wind_for_a_boat() -> None:
    t = table("b1 . . . <C>\nd4 bC bI", hands=hand("wind"), asks=asking("play"))
    assert choice(t) == "play beach wind"
    t = table("b1 <C> .\nd4 bC bI", hands=hand("wind"), asks=asking("play"))
    assert choice(t) == "pass"


def test_sends_a_threat_away() -> None:
    """From its own swimmers to those of others."""
    t = table("b1 . . . CC K\nm1 I\nd4 bC bI", hands=hand("move_shark"), asks=asking("play"))
    assert choice(t) == "play beach move_shark"
    do(t, "play beach move_shark", "pick shark-1")
    cell = choice(t).split()[1]
    assert cell[0] in "klm"
    t = table("b4 I K\nd4 bC bI", hands=hand("move_shark"), asks=asking("play"))
    assert choice(t) == "pass"


# -- preparation -------------------------------------------------------------------------------------------------------


def test_places_explorers_high() -> None:
    """Mountains at the water, the dear ones above all."""
    t = do(laid(), "begin 0")
    cell = choice(t).split()[2]
    assert cell in ("j4", "j5", "j6", "j7", "i8", "i4")
    do(t, choice(t))
    assert choice(t) == "value 6"
    t = do(laid(), "begin 0", "place crimson e6")
    assert choice(t) == "value 1"


def test_launches_boats_beside_its_own() -> None:
    t = table(asks=asking("launch"), explorers=full_island(2), first=0, creatures={})
    assert choice(t)[:8] in ("launch c", "launch d", "launch e")


# -- how good it is ----------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("sensible", [0, 1])
def test_beats_random_players(sensible: int) -> None:
    """At least 95 of 100 games for two, from either seat."""
    styles = [RANDOM, RANDOM]
    styles[sensible] = SENSIBLE
    result = simulate(GAME, {"seats": 2}, 100, 1, styles)
    assert result.wins[sensible] >= 95


DIGEST = """
from tests.games.the_island.test_appeal import game_of
for seed in range(2):
    for seat, scores in game_of(seed, 0.7, {}):
        print(seat, *(f"{text} {score:.6g}" for text, score in scores.items()))
"""


@pytest.mark.compiled
def test_interpreted_and_compiled_agree() -> None:
    lines = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "NUMBA_DISABLE_JIT": off},
            capture_output=True,
            check=True,
        ).stdout
        for off in ("0", "1")
    ]
    assert len(lines[0]) > 1000
    assert lines[0] == lines[1]
