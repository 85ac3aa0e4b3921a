"""Stores matches of every game, number of seats and option value: `python -m tests.corpus.make`.

A stored match is never written again: it is there to see that what people played still replays. After a new
`RULES_VERSION` run this once more; the matches of older versions stay and are refused by name.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atoll.bots import new_bot
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.game import Game
from atoll.engine.match import Match
from atoll.engine.rng import new_rng

FOLDER = Path(__file__).parent
LEAST = 4
"""Matches for each number of seats, of a game with few values to choose from."""
OWN_BOXES: dict[str, dict[str, Any]] = {
    "loot_island": {"components": {"crowns": {"first": 24, "fifth": 1}}},
    "lost_island": {"components": {"tiles": {"storm": 3, "plain": 11}}},
}
"""An owner's figures, for the games that take them."""


def wanted(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """Names and options: with each number of seats every value of every option stands in some match."""
    choices = game.options.choices
    many = max([LEAST, *(len(choice.values) for choice in choices)])
    for seats in range(game.options.min_seats, game.options.max_seats + 1):
        for k in range(many):
            chosen = {c.name: c.values[(k + k // len(c.values) * i) % len(c.values)] for i, c in enumerate(choices)}
            yield f"{seats}-{k:02}", {"seats": seats} | chosen
        if game.id in OWN_BOXES:
            yield f"{seats}-own", {"seats": seats} | OWN_BOXES[game.id]


def play(game: Game, name: str, options: dict[str, Any]) -> Match:
    """Sensible seats that do something else now and then, some of them never: much happens, and games end well and badly."""
    match = Match.new(game, options, seed=f"corpus {game.id} {name}")
    luck, rng, bot = random.Random(match.seed), new_rng(options["seats"]), new_bot("sensible")
    rashness = luck.choice((0.0, 0.1, 0.3))
    while not match.is_over():
        match.run_nature()
        if match.is_over():
            break
        seat = luck.choice(game.asked(match.state))
        view = game.view(match.state, seat)
        action = None if luck.random() < rashness else bot.choose(game, view, seat, rng)
        match.play(seat, luck.choice(game.legal(view, seat)) if action is None else action)
    return match


def main() -> None:
    for id in game_ids():
        game = get_game(id)
        for name, options in wanted(game):
            path = FOLDER / id / f"v{game.rules_version}-{name}.jsonl"
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(play(game, name, options).text(), encoding="utf-8")
                print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
