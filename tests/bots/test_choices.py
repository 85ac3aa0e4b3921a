"""The levels choose as they did on 2026-11-19, in some moments of matches with several options: where they do not, games that
were played before are of other bots. That nothing has changed elsewhere, or that nothing had before that day, it cannot tell:
games of docs/strength.md that were played once more with the same end can (bench/results.md).
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from atoll.bots import LEVELS, new_bot
from atoll.bots.search import SearchBot, think
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.engine.conformance.walking import option_spread, walk
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng

MOMENTS = 4
"""Of a match with each number of seats, evenly from beginning to end."""
ELSEWHERE = 1
"""Of a match with each of some mixtures of options in which every value occurs."""
BEST = 3
"""Candidates of a search that are told: their order says more than the choice."""


def moments(game: Game, options: Mapping[str, Any], wanted: int) -> Iterator[tuple[int, Array, int]]:
    """The number of the step, the state, and who is to choose."""
    asked = [
        (one.number, one.state.copy(), one.seat)
        for one in walk(game, options, options["seats"])
        if one.seat >= 0 and game.next_seat(one.state) == one.seat and len(game.legal(one.state, one.seat)) > 2
    ]
    return iter(asked[len(asked) // wanted // 2 :: len(asked) // wanted][:wanted])


def choice(game: Game, level: str, state: Array, seat: int, number: int) -> str:
    """`move dunes, end > shore dunes`: what a search ranks highest, or what a level does that does not search here."""
    bot, view, rng = new_bot(level), game.view(state, seat), new_rng(number)
    if isinstance(bot, SearchBot):
        settings = bot.settings(game, game.options_of(state))
        found = think(game, view, seat, settings, rng)
        ranked = [candidate.actions for candidate in found[:BEST]]
    else:
        action = bot.choose(game, view, seat, rng)
        ranked = [(action,)] if action is not None else []
    return " > ".join(", ".join(map(game.space.text, actions)) for actions in ranked)


def matches(game: Game) -> Iterator[tuple[str, dict[str, Any], int]]:
    """How it is called, its options, how many moments of it."""
    for seats in range(game.options.min_seats, game.options.max_seats + 1):
        yield f"{seats} seats", {"seats": seats}, MOMENTS
    for options in option_spread(game):
        values = " ".join(f"{name}={value}" for name, value in options.items() if name != "seats")
        yield f"{options['seats']} seats {values}", options, ELSEWHERE


def choices(game: Game) -> str:
    lines = []
    for called, options, wanted in matches(game):
        for number, state, seat in moments(game, options, wanted):
            lines.append(f"{called}, step {number}, seat {seat}")
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
