"""`atoll apply`: do something in a position and print the position it leads to."""

import re
from typing import Annotated, Any

import typer

from ..engine import CHANCE
from ..engine.events import Event
from ..engine.game import Game
from ..engine.position import dump_position
from ..engine.records import Array
from .console import as_json, note
from .failing import Misuse
from .parameters import Json, Language, PositionFile
from .reading import read_position
from .words import speaker_for

_WITH_SEAT = re.compile(r"\s*(\d+|chance)\s*:\s*(.+)", re.DOTALL)

Actions = Annotated[
    list[str],
    typer.Argument(metavar="ACTION...", help="For example 'move observatory', or '2:sandbag observatory' for seat 2."),
]


def command(position: PositionFile, actions: Actions, lang: Language = "", json: Json = False) -> None:
    """Carry out actions and print the new position (JSON). Nature's actions are possible too."""
    game, state = read_position(position, lang)
    steps: list[dict[str, Any]] = []
    happened: list[Event] = []
    for text in actions:
        seat, action = whose(game, state, text)
        game.check(state, seat, action)
        events = game.apply(state, seat, action)
        happened += events
        shown = {"seat": "chance" if seat == CHANCE else seat, "do": game.space.text(action)}
        steps.append(shown | {"events": [event.to_json() for event in events]})
    if json:
        as_json({"position": dump_position(game, state), "steps": steps})
        return
    speaker = speaker_for(game, lang, state=state)
    for event in happened:
        note(speaker.event(event))
    as_json(dump_position(game, state))


def whose(game: Game, state: Array, text: str) -> tuple[int, int]:
    """The seat (named, or the first that may do it) and the action of `2:sandbag observatory`."""
    named = _WITH_SEAT.fullmatch(text)
    action = game.space.parse(named[2] if named else text)
    if named is None:
        return _first_that_may(game, state, action), action
    seats = int(state[0].seats)
    seat = CHANCE if named[1] == "chance" else int(named[1])
    if seat >= seats:
        raise Misuse(f"{text!r}: there is no seat {seat}, give 0 to {seats - 1} or chance")
    return seat, action


def _first_that_may(game: Game, state: Array, action: int) -> int:
    """Whoever is asked goes before whoever may act unasked; if nobody may, whoever is asked gets the complaint."""
    asked = [CHANCE] if game.next_seat(state) == CHANCE else game.asked(state)
    for seat in [*asked, *game.eager(state)]:
        if action in game.choices(state, seat):
            return seat
    return asked[0] if asked else 0
