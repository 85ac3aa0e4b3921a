"""Checks of what is written down: actions, positions and matches read back as what they were."""

import json

from ..errors import AtollError
from ..game import Game
from ..match import Match, Step, parse_match
from ..position import dump_position, load_position
from .rules import Options
from .walking import ConformanceError, walk


def check_notation(game: Game) -> None:
    """Every action is one line of plain text and one JSON object, and both mean that action."""
    space = game.space
    for action in range(space.count):
        text = space.text(action)
        plain = text.isascii() and text == " ".join(text.lower().split())
        if not plain or space.parse(text) != action or space.from_json(space.to_json(action)) != action:
            raise ConformanceError(f"{game.id}: action {action}, {text!r}, does not read back as itself")


def check_positions(game: Game, options: Options, seed: int) -> None:
    """Any moment can be written down as JSON and read back, byte for byte."""
    for moment in walk(game, options, seed):
        written = json.loads(json.dumps(dump_position(game, moment.state)))
        try:
            _, state = load_position(written, game)
        except AtollError as problem:
            raise ConformanceError(f"{moment}: the position does not read back ({problem}): {written}") from None
        differ = [name for name in game.dtype.names or () if state[name].tobytes() != moment.state[name].tobytes()]
        moment.require(not differ, f"the position reads back with another {', '.join(differ)}: {written}")


def check_replay(game: Game, options: Options, seed: int) -> None:
    """A match replays to the same bytes and the same events, from memory and from its file."""
    match = Match.new(game, options, seed="replay")
    states, events = [], []
    for moment in walk(game, options, seed):
        states.append(moment.state.tobytes())
        match.steps.append(Step(moment.seat, moment.action))
    match.steps.pop()  # at the end nobody does anything
    for number, step in enumerate(match.steps):
        events.append(game.apply(match.state, step.seat, step.action))
        again = match.state.tobytes() == states[number + 1]
        moment.require(again, f"step {number} leads elsewhere the second time")
    for number, (_, told, state) in enumerate(match.replay()):
        moment.require(state.tobytes() == states[number + 1], f"the replay differs after step {number}")
        moment.require(told == events[number], f"the replay tells other events at step {number}")
    read = parse_match(match.text(), game)
    moment.require(read.state.tobytes() == states[-1], "the match file replays to another end")
    moment.require(read.text() == match.text(), "the match file, read and written again, is another")
