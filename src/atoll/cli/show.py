"""`atoll show`: draw a position and say what is asked."""

from ..engine.position import dump_position
from .console import as_json, out
from .parameters import Json, Language, PositionFile, Seat, seat_of
from .picturing import Picture, save_picture
from .reading import read_position
from .words import drawn, question, speaker_for, waits


def command(
    position: PositionFile, seat: Seat = None, picture: Picture = None, lang: Language = "", json: Json = False
) -> None:
    """Draw a position and say what the game waits on. With --seat only what that seat may know."""
    game, state = read_position(position, lang)
    viewer = seat_of(game, int(state[0].seats), seat)
    if viewer is not None:
        state = game.view(state, viewer)
    speaker = speaker_for(game, lang, state=state)
    if picture:
        save_picture(picture, game, state, viewer, speaker, json)
        return
    words = waits(game, state, speaker)
    if json:
        as_json({"position": dump_position(game, state), **question(game, state), "words": words})
        return
    console = out()
    console.print(drawn(game, state, speaker))
    console.print(words, style="bold")
