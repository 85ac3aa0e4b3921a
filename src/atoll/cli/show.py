"""`atoll show`: draw a position and say what is asked."""

from ..engine.position import dump_position
from .console import as_json, out
from .parameters import Json, Language, PositionFile
from .reading import read_position
from .words import drawn, question, speaker_for, waits


def command(position: PositionFile, lang: Language = "", json: Json = False) -> None:
    """Draw a position and say what the game waits on."""
    game, state = read_position(position, lang)
    speaker = speaker_for(game, lang, state=state)
    words = waits(game, state, speaker)
    if json:
        as_json({"position": dump_position(game, state), **question(game, state), "words": words})
        return
    console = out()
    console.print(drawn(game, state, speaker))
    console.print(words, style="bold")
