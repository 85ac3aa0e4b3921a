"""What seats are shown is what the game says of their views, whichever way it was found out."""

import random

import msgspec
import pytest

from atoll.engine import SPECTATOR
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.position import dump_position
from atoll.server import protocol as p
from atoll.server.sights import Sights


@pytest.mark.parametrize("id", ["template", "forbidden_island", "the_island", "lost_island", "loot_island"])
def test_positions_and_choices_are_those_of_the_views(id: str) -> None:
    game, luck = get_game(id), random.Random(3)
    match = Match.new(game, seed="sights")
    options = game.options_of(match.state)
    for _ in range(40):
        match.run_nature()
        if match.is_over():
            break
        sights = Sights(game, match.state, 1, options)
        for eyes in (*range(match.options["seats"]), SPECTATOR):
            view = game.view(match.state, eyes)
            assert msgspec.json.decode(sights.position(eyes)) == dump_position(game, view)
            question = sights.question(eyes)
            assert question
            assert question.seats == game.asked(view)
            if eyes != SPECTATOR:
                choices = msgspec.json.decode(sights.choices(eyes), type=list[p.Choice])
                assert [one.do for one in choices] == list(map(game.space.text, game.legal(view, eyes)))
                assert [one.parts for one in choices] == list(map(game.space.to_json, game.legal(view, eyes)))
        seat = game.next_seat(match.state)
        match.play(seat, luck.choice(game.legal(match.state, seat)))
