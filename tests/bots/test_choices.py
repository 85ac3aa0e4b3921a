"""The levels choose as they did when the games of docs/strength.md were played: those games are of today's bots."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.bots import LEVELS, new_bot
from atoll.bots.search import SearchBot
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.engine.conformance.walking import walk
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng

MOMENTS = 4
"""Of a match with each number of seats, evenly from beginning to end."""
BEST = 3
"""Candidates of a search that are told: their order says more than the choice."""


def moments(game: Game, seats: int) -> Iterator[tuple[int, Array, int]]:
    """The number of the step, the state, and who is to choose."""
    asked = [
        (one.number, one.state.copy(), one.seat)
        for one in walk(game, {"seats": seats}, seats)
        if one.seat >= 0 and game.next_seat(one.state) == one.seat and len(game.legal(one.state, one.seat)) > 2
    ]
    return iter(asked[len(asked) // MOMENTS // 2 :: len(asked) // MOMENTS][:MOMENTS])


def choice(game: Game, level: str, state: Array, seat: int, number: int) -> str:
    """`move dunes, end > shore dunes`: what a search ranks highest, or what a level does that has no search."""
    bot, view, rng = new_bot(level), game.view(state, seat), new_rng(number)
    if isinstance(bot, SearchBot):
        ranked = [candidate.actions for candidate in bot.think(game, view, seat, rng)[:BEST]]
    else:
        action = bot.choose(game, view, seat, rng)
        ranked = [(action,)] if action is not None else []
    return " > ".join(", ".join(map(game.space.text, actions)) for actions in ranked)


def choices(game: Game) -> str:
    lines = []
    for seats in range(game.options.min_seats, game.options.max_seats + 1):
        for number, state, seat in moments(game, seats):
            lines.append(f"{seats} seats, step {number}, seat {seat}")
            lines += [f"    {level}: {choice(game, level, state, seat, number)}" for level in LEVELS]
    return "\n".join(lines) + "\n"


@pytest.mark.compiled
@pytest.mark.parametrize("id", real_games())
def test_the_levels_choose_as_they_did(id: str, golden: bool, golden_folder: Path) -> None:
    path, found = golden_folder / f"{id}.choices.txt", choices(get_game(id))
    if golden:
        path.write_text(found, encoding="utf-8")
    told = (
        f"{id}: levels choose otherwise than those whose games are in bench/played/{id}.jsonl: delete the lines in which they "
        "play (bench/strength.py plays them anew), then make golden"
    )
    assert path.read_text("utf-8") == found, told
