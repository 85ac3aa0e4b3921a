"""`atoll legal`: what may be done in a position, by whom."""

from typing import Any

from ..engine import CHANCE
from ..engine.game import Game
from ..engine.records import Array
from .console import as_json, out, table
from .parameters import Json, Language, PositionFile, Seat, seat_of
from .reading import read_position
from .words import question, speaker_for, waits


def command(position: PositionFile, seat: Seat = None, lang: Language = "", json: Json = False) -> None:
    """List what may be done in a position, by whom. Seats that may act unasked are marked."""
    game, state = read_position(position, lang)
    only = seat_of(game, int(state[0].seats), seat)
    rows = [row for row in choices(game, state) if only is None or row["seat"] == only]
    if json:
        as_json({"game": game.id, **question(game, state), "seats": rows})
        return
    speaker = speaker_for(game, lang, state=state)
    console = out()
    console.print(waits(game, state, speaker), style="bold")
    for row in rows:
        nature = row["seat"] == "chance"
        who = speaker.by(CHANCE) if nature else speaker.who(row["seat"])
        console.print(f"{who} ({speaker.text('legal-unasked')})" if row["eager"] else who, style="bold")
        shown = table(speaker.text("legal-weight") if nature else "", speaker.text("legal-notation"), "", right=(0,))
        for action in row["actions"]:
            do = game.space.parse(action["do"])
            notation = f"{row['seat']}:{action['do']}" if row["eager"] else action["do"]
            shown.add_row(str(action.get("weight", "")), notation, speaker.action(do))
        console.print(shown)


def choices(game: Game, state: Array) -> list[dict[str, Any]]:
    """A row for each seat that may act, nature's with weights."""
    text = game.space.text
    if game.next_seat(state) == CHANCE:
        actions = [{"do": text(a), "weight": w} for a, w in game.chances(state).items()]
        return [{"seat": "chance", "asked": True, "eager": False, "actions": actions}]
    asked = game.asked(state)
    return [
        {
            "seat": seat,
            "asked": seat in asked,
            "eager": seat not in asked,
            "actions": [{"do": text(a)} for a in game.legal(state, seat)],
        }
        for seat in [*asked, *game.eager(state)]
    ]
