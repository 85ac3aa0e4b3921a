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
from atoll.engine.asks import answered, ask
from atoll.engine.catalogue import get_game
from atoll.engine.compiled import INTERPRETED
from atoll.engine.decks import GONE
from atoll.engine.menu import new_menu
from atoll.engine.records import Array
from atoll.games.forbidden_island import weights as w
from atoll.games.forbidden_island.appeal import GUIDED, NEVER
from atoll.games.forbidden_island.pieces import neighbour
from atoll.games.forbidden_island.state import (
    LANDING,
    MOVE,
    OPTIONS,
    STOCK,
    TREASURE_TILES,
    Ask,
    Card,
    Level,
    Moment,
    Role,
    Tile,
)

GAME = get_game("forbidden_island")
GAMES = 1 if INTERPRETED else 10
EVERY_OPTION = list(enumerate({o.name: value} for o in OPTIONS.choices for value in o.values))[
    :: 5 if INTERPRETED else 1
]


def scores_of(state: Array, seat: int) -> dict[str, float]:
    """By the notation of each action a seat may do; what is written beyond the menu are notes, never read before."""
    menu = new_menu(GAME.space.count)
    scores = np.full(GAME.space.count, np.nan)
    before = state.tobytes()
    count = GAME.functions["legal"](state[0], seat, menu)
    GAME.functions["appeal"](state[0], seat, menu, w.WEIGHTS, scores)
    assert np.isfinite(scores[:count]).all()
    assert np.isnan(scores[count:GUIDED]).all()
    assert state.tobytes() == before
    return {GAME.space.text(int(a)): float(score) for a, score in zip(menu[1 : count + 1], scores, strict=False)}


def choice(state: Array, seat: int) -> str:
    scores = scores_of(state, seat)
    return max(scores, key=lambda text: scores[text])


def game_of(seed: int, sensible: float, options: dict[str, Any]) -> Iterator[tuple[int, dict[str, float]]]:
    """A game in which some decisions are sensible and the others random; yields the scores of all who may act."""
    luck = random.Random(seed)
    state = GAME.new({"seats": luck.choice([2, 3, 4])} | options)
    while not GAME.is_over(state):
        seat = GAME.next_seat(state)
        if seat == CHANCE:
            chances = GAME.chances(state)
            GAME.apply(state, seat, luck.choices(list(chances), list(chances.values()))[0])
            continue
        for other in GAME.eager(state):
            yield other, scores_of(state, other)
        scores = scores_of(state, seat)
        yield seat, scores
        action = max(scores, key=lambda text: scores[text]) if luck.random() < sensible else luck.choice(list(scores))
        GAME.apply(state, seat, GAME.space.parse(action))


def fixed(roles: list[Role], **options: Any) -> Array:
    """The first turn of the first seat: tiles laid in order, all of them dry, hands empty."""
    state = GAME.new({"seats": len(roles)} | options)
    while GAME.next_seat(state) == CHANCE:
        GAME.apply(state, CHANCE, min(GAME.chances(state)))
    s = state[0]
    s.level[:] = Level.DRY
    s.hand[:] = 0
    s.treasure_deck[:] = STOCK
    s.flood_at[:] = 1
    for seat, role in enumerate(roles):
        s.role[seat] = role
    return state


def flood(state: Array, *tiles: int) -> None:
    for tile in tiles:
        state[0].level[tile] = Level.FLOODED


@pytest.mark.parametrize(("number", "options"), EVERY_OPTION, ids=str)
def test_scores_are_finite_and_inside_the_menu(number: int, options: dict[str, Any]) -> None:
    for game in range(GAMES):
        seed = number * GAMES + game
        for _, scores in game_of(seed, [0.9, 0.5, 1.0, 0.0][seed % 4], options):
            assert scores


def test_weights_have_a_name_each() -> None:
    assert [getattr(w, name.upper()) for name in w.NAMES] == list(range(len(w.NAMES)))
    assert (w.WEIGHTS > 0).all()


def test_a_card_deep_in_the_flood_deck_frightens_nobody() -> None:
    """Shoring up what may come now is worth more than what lies under two other layers."""
    worth = {}
    for layer in (1, 3):
        state = fixed([Role.ENGINEER, Role.PILOT])
        s = state[0]
        s.meter = 3
        s.pawn[0] = LANDING
        flood(state, LANDING)
        s.flood_at[:] = GONE
        s.flood_at[LANDING] = layer
        s.flood_at[Tile["WATCHTOWER"]] = 2
        s.flood_at[Tile["OBSERVATORY"]] = 4 - layer
        s.flood_top = 3
        worth[layer] = scores_of(state, 0)["shore fools_landing"]
    assert worth[3] > worth[1]


def test_a_tile_under_a_pawn_that_could_not_swim_is_dear() -> None:
    """Both neighbours of the watchtower are gone; the explorer can still shore it up, diagonally."""
    worth = {}
    for at in (Tile["WATCHTOWER"], LANDING):
        state = fixed([Role.EXPLORER, Role.MESSENGER])
        s = state[0]
        s.pawn[0], s.pawn[1] = Tile["MISTY_MARSH"], at
        flood(state, Tile["WATCHTOWER"])
        for gone in (Tile["OBSERVATORY"], Tile["TWILIGHT_HOLLOW"]):
            s.level[gone] = Level.SUNK
            s.flood_at[gone] = GONE
        worth[int(at)] = scores_of(state, 0)["shore watchtower"]
    assert worth[int(Tile["WATCHTOWER"])] > worth[LANDING]


def ready_to_leave() -> Array:
    state = fixed([Role.ENGINEER, Role.MESSENGER])
    s = state[0]
    s.captured[:] = 1
    s.pawn[:2] = LANDING
    return state


def test_flies_home_when_it_can() -> None:
    state = ready_to_leave()
    state[0].hand[0, Card.HELICOPTER] = 1
    assert choice(state, 0) == "lift_off"


def test_flies_home_out_of_turn() -> None:
    state = ready_to_leave()
    state[0].hand[1, Card.HELICOPTER] = 1
    assert GAME.eager(state) == [1]
    assert scores_of(state, 1)["lift_off"] > 0


def test_keeps_the_last_helicopter_for_the_way_home() -> None:
    state = ready_to_leave()
    s = state[0]
    s.pawn[1] = Tile["WATCHTOWER"]
    s.hand[1, Card.HELICOPTER] = 1
    assert max(scores_of(state, 1).values()) < 0
    s.hand[0, Card.HELICOPTER] = 1
    assert choice(state, 0) == "helicopter messenger"


def test_captures_when_it_can() -> None:
    state = fixed([Role.ENGINEER, Role.MESSENGER])
    s = state[0]
    s.pawn[0] = TREASURE_TILES[2, 0]
    s.hand[0, Card.FIRE] = 4
    assert choice(state, 0) == "capture fire"


def test_walks_to_the_treasure_with_four_cards() -> None:
    state = fixed([Role.ENGINEER, Role.MESSENGER])
    s = state[0]
    s.hand[0, Card.FIRE] = 4
    site = s.place_of[TREASURE_TILES[2, 0]]
    s.pawn[0] = s.tile_at[site - 2]
    assert choice(state, 0) == "move " + Tile(int(s.tile_at[site - 1])).name.lower()


def test_gives_the_fourth_card() -> None:
    state = fixed([Role.MESSENGER, Role.ENGINEER])
    s = state[0]
    s.hand[0, Card.WIND] = 1
    s.hand[1, Card.WIND] = 3
    s.asks[0].left = 1
    assert choice(state, 0) == "give engineer wind"


def test_shores_up_the_landing_site_before_it_is_lost() -> None:
    state = fixed([Role.PILOT, Role.ENGINEER])
    s = state[0]
    flood(state, LANDING, *range(14, 24))
    s.pawn[0] = LANDING
    assert choice(state, 0) == "shore fools_landing"


def test_lays_sandbags_before_the_flood_on_what_must_not_sink() -> None:
    state = fixed([Role.PILOT, Role.ENGINEER])
    s = state[0]
    flood(state, LANDING)
    s.hand[1, Card.SANDBAGS] = 1
    s.pawn[:2] = Tile["WATCHTOWER"]
    assert max(scores_of(state, 1).values()) < 0
    s.flood_at[LANDING] = 2
    s.flood_top = 2
    GAME.apply(state, 0, GAME.space.parse("end"))
    GAME.apply(state, 1, GAME.space.parse("pass"))
    for _ in range(2):
        GAME.apply(state, CHANCE, GAME.space.parse("draw earth"))
    assert GAME.ask_kind(state) == "special"
    assert choice(state, 1) == "sandbag fools_landing"


def test_discards_what_has_no_use() -> None:
    state = fixed([Role.PILOT, Role.ENGINEER])
    s = state[0]
    s.captured[0] = 1
    s.hand[0, : Card.SANDBAGS] = [1, 3, 0, 1, 1]
    ask(s, Ask.DISCARD, 1, 0, 0, 0)
    assert choice(state, 0) == "discard earth"


def test_comes_to_the_rescue() -> None:
    state = fixed([Role.PILOT, Role.ENGINEER])
    s = state[0]
    s.hand[0, Card.HELICOPTER] = 1
    s.pawn[1] = Tile["WATCHTOWER"]
    s.level[Tile["WATCHTOWER"]] = Level.SUNK
    answered(s)
    ask(s, Ask.FLOOD, 0, 1, 0, 0)
    ask(s, Ask.RESCUE, 1, 0, 0, Tile["WATCHTOWER"])
    assert choice(state, 0) == "helicopter engineer"


def test_flies_a_friend_off_a_lonely_tile_between_flood_cards() -> None:
    """Nobody waits for a lift to be due when a tile is the last around."""
    state = fixed([Role.PILOT, Role.ENGINEER])
    s = state[0]
    s.hand[0, Card.HELICOPTER] = 2
    tile = Tile["WATCHTOWER"]
    s.pawn[1] = tile
    s.level[tile] = Level.FLOODED
    for direction in range(4):
        beside = neighbour(s, tile, direction)
        if beside >= 0:
            s.level[beside] = Level.SUNK
    answered(s)
    ask(s, Ask.FLOOD, 0, 2, 0, 0)
    ask(s, Ask.SPECIAL, 1, 0, 0, Moment.BETWEEN_FLOODS)
    scores = scores_of(state, 0)
    assert scores["helicopter engineer"] > NEVER > scores["helicopter pilot"]
    s.pawn[1] = s.pawn[0]
    assert choice(state, 0) == "pass"


def test_a_diver_does_not_pause_in_the_water() -> None:
    state = fixed([Role.DIVER, Role.ENGINEER], dive="turn")
    s = state[0]
    beside = neighbour(s, s.pawn[0], 2)
    s.level[beside] = Level.SUNK
    scores = scores_of(state, 0)
    assert (
        scores[f"move {GAME.space.text(MOVE + beside).split()[1]}"]
        == NEVER
        < min(score for text, score in scores.items() if text.startswith("move") and score != NEVER)
    )


def test_guides_a_friend_to_the_treasure() -> None:
    state = fixed([Role.NAVIGATOR, Role.ENGINEER, Role.PILOT])
    s = state[0]
    s.hand[1, Card.FIRE] = 4
    site = TREASURE_TILES[2, 0]
    s.pawn[1] = s.tile_at[s.place_of[site] - 2]
    s.asks[0].left = 1
    assert choice(state, 0) == "guide engineer cave_embers"


def test_guides_a_second_friend_or_lets_it_be() -> None:
    state = fixed([Role.NAVIGATOR, Role.ENGINEER, Role.PILOT])
    s = state[0]
    s.pawn[2] = TREASURE_TILES[2, 0]
    s.hand[2, Card.FIRE] = 4
    s.level[TREASURE_TILES[2, 1]] = Level.SUNK
    ask(s, Ask.GUIDE_MORE, 1, 0, 1, 0)
    assert choice(state, 0) == "pass"


def test_takes_a_friend_along_and_lands_at_home() -> None:
    state = ready_to_leave()
    s = state[0]
    s.pawn[:2] = Tile["WATCHTOWER"]
    s.hand[:2, Card.HELICOPTER] = 1
    played: list[str] = []
    while len(played) < 4:
        played.append(choice(state, 0))
        GAME.apply(state, 0, GAME.space.parse(played[-1]))
    assert [text.split()[0] for text in played] == ["helicopter", "board", "land", "move"]
    assert played[2] == "land fools_landing"


def test_swims_to_where_it_is_wanted() -> None:
    state = fixed([Role.ENGINEER, Role.PILOT])
    s = state[0]
    site = TREASURE_TILES[2, 0]
    tile = int(s.tile_at[s.place_of[site] - 1])
    s.pawn[0] = tile
    s.hand[0, Card.FIRE] = 4
    s.hand[0, Card.HELICOPTER] = 1
    s.level[tile] = Level.SUNK
    answered(s)
    ask(s, Ask.FLOOD, 0, 1, 0, 0)
    ask(s, Ask.SWIM, 1, 0, 0, tile)
    assert choice(state, 0) == "swim cave_embers"


DIGEST = """
from tests.games.forbidden_island.test_appeal import game_of
for seed in range(3):
    for seat, scores in game_of(seed, 0.7, {}):
        print(seat, *(f"{text} {score:.6g}" for text, score in scores.items()))
"""


@pytest.mark.skipif(INTERPRETED, reason="compares with compiled code")
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
