"""`atoll replay`: what happened in a match, step by step, or the board at one moment of it."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from ..engine import CHANCE
from ..engine.events import EVERYBODY, Event
from ..engine.match import Match, Step
from ..engine.position import dump_position
from ..engine.records import Array
from ..texts import Speaker
from .console import as_json, out, plain
from .failing import Misuse
from .parameters import Json, Language, MatchFile, Repair, Seat, seat_of
from .picturing import Picture, save_picture
from .reading import read_match
from .words import drawn, meet, question, says, speaker_for, waits

StepNumber = Annotated[
    int | None, typer.Option("--step", metavar="N", help="Show the board after so many steps.", show_default=False)
]


def command(
    match: MatchFile,
    step: StepNumber = None,
    seat: Seat = None,
    picture: Picture = None,
    repair: Repair = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Tell a match in words, or show one moment of it. With --seat only what that seat could see."""
    record = read_match(match, lang, repair, offers=True)
    viewer = seat_of(record.game, record.options["seats"], seat)
    if step is not None:
        _show_moment(record, step, viewer, picture, lang, json)
        return
    if picture:
        raise Misuse("--picture: say of which moment, with --step N")
    speaker = speaker_for(record.game, lang, record.players)
    if json:
        as_json(_for_programs(record, viewer))
        return
    for number, line in story(record, viewer, speaker):
        plain(f"{number:4}  {line}")
    meet(speaker, record.state)
    out().print(waits(record.game, record.state, speaker), style="bold")


def _show_moment(record: Match, step: int, viewer: int | None, picture: Path | None, lang: str, json: bool) -> None:
    if not 0 <= step <= len(record.steps):
        raise Misuse(f"--step: the match has {len(record.steps)} steps, give 0 to {len(record.steps)}, not {step}")
    game = record.game
    state = record.moment(step)
    if viewer is not None:
        state = game.view(state, viewer)
    speaker = speaker_for(game, lang, record.players, state)
    if picture:
        save_picture(picture, game, state, viewer, speaker, json)
        return
    if json:
        as_json({"step": step, "position": dump_position(game, state), **question(game, state)})
        return
    console = out()
    console.print(drawn(game, state, speaker))
    console.print(waits(game, state, speaker), style="bold")


def story(
    record: Match, viewer: int | None, speaker: Speaker, fading: Mapping[str, Collection[str]] | None = None
) -> Iterator[tuple[int, str]]:
    """Numbered lines; seats are called by their roles as soon as these are dealt, not before.

    `fading`: what is left out because people must remember it themselves."""
    state = record.start.copy()
    meet(speaker, state.copy())
    for number, step, events in seen_steps(record, viewer, state):
        yield from ((number, line) for line in told(speaker, step, [event.forget(fading or {}) for event in events]))
        meet(speaker, state.copy())


def seen_steps(
    record: Match, viewer: int | None, state: Array | None = None
) -> Iterator[tuple[int, Step | None, list[Event]]]:
    """Number, step (None when it is hidden from the viewer) and the events the viewer heard.

    `state`: a copy of the start that is changed as the steps go by."""
    state = record.start.copy() if state is None else state
    for number, step in enumerate(record.steps, 1):
        public = viewer is None or viewer == step.seat
        audience = EVERYBODY if public else record.game.audience(state, step.seat, step.action)
        events = record.game.apply(state, step.seat, step.action)
        hidden = viewer is not None and audience != EVERYBODY and not audience >> viewer & 1
        heard = [event for event in events if viewer is None or event.heard_by(viewer)]
        yield number, None if hidden else step, heard


def told(speaker: Speaker, step: Step | None, events: list[Event]) -> list[str]:
    """The events in words; a step without any is told by its choice, a hidden one not at all."""
    lines = [speaker.event(event) for event in events]
    if lines or step is None:
        return lines
    return [says(speaker.text, speaker.by(step.seat), speaker.action(step.action))]


def _for_programs(record: Match, viewer: int | None) -> dict[str, Any]:
    steps = []
    for number, step, events in seen_steps(record, viewer):
        row: dict[str, Any] = {"step": number}
        if step:
            seat = "chance" if step.seat == CHANCE else step.seat
            row |= {"seat": seat, "do": record.game.space.text(step.action)}
        steps.append(row | {"events": [event.to_json() for event in events]})
    head = {"game": record.game.id, "options": dict(record.options), "players": list(record.players)}
    return head | {"steps": steps, **question(record.game, record.state)}
