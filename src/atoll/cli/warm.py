"""`atoll warm`: compile ahead, so that the first game starts at once."""

from typing import Annotated

import typer

from ..analysis.searching import prepare
from ..engine.catalogue import get_game
from ..engine.compiled import CACHE
from ..engine.game import Game
from .console import as_json
from .games import sound_games
from .parameters import Json, Language
from .ready import compile_aloud

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all without.")]


Playing = Annotated[bool, typer.Option("--playing", help="Only what playing needs, not searches and simulations.")]


def command(games: Games = None, playing: Playing = False, lang: Language = "", json: Json = False) -> None:
    """Compile rules and searches ahead of first use. What is compiled already is loaded."""
    chosen = [get_game(id) for id in games] if games else sound_games()
    seconds = {game.id: round(_compile(game, lang, playing), 3) for game in chosen if CACHE}
    if json:
        as_json({"seconds": seconds, "cache": str(CACHE) if CACHE else None})


def _compile(game: Game, lang: str, playing: bool) -> float:
    rules = compile_aloud(game, lang, not playing)
    return rules if playing else rules + compile_aloud(game, lang, stages=prepare)
