"""`atoll games`: which games there are, for how many, with which options."""

from typing import Any

from ..engine.catalogue import game_ids, get_game, is_offered
from ..engine.errors import AtollError
from ..engine.game import Game
from ..texts import Texts
from .console import as_json, note, out, table
from .parameters import Json, Language
from .words import option_words


def command(lang: Language = "", json: Json = False) -> None:
    """List the games with their seats and options."""
    games = sound_games()
    if json:
        as_json([_described(game, Texts(lang, game)) for game in games])
        return
    for game in games:
        _show(game, Texts(lang, game))


def real_games() -> list[str]:
    """All but the template, which is there to be read and copied."""
    return [id for id in game_ids() if is_offered(id)]


def sound_games() -> list[Game]:
    """All that can be loaded; what is wrong with the others is said beside the output."""
    found = []
    for id in real_games():
        try:
            found.append(get_game(id))
        except AtollError as problem:
            note(f"atoll: the game {id!r} cannot be used: {' '.join(str(problem).split())}")
    return found


def _described(game: Game, text: Texts) -> dict[str, Any]:
    defaults = game.options.defaults()
    return {
        "game": game.id,
        "name": text("game-name"),
        "summary": text("game-summary"),
        "rules_version": game.rules_version,
        "seats": {"min": game.options.min_seats, "max": game.options.max_seats},
        "options": {o.name: {"values": list(o.values), "default": defaults[o.name]} for o in game.options.choices},
        "components": dict(game.options.components.default) if game.options.components else None,
    }


def _show(game: Game, text: Texts) -> None:
    console = out()
    console.print(f"{text('game-name')}  ({game.id})", style="bold")
    console.print(text("game-summary"))
    rows = table(text("games-option"), text("games-values"), text("games-words"))
    rows.add_row("seats", f"{game.options.min_seats} … {game.options.max_seats}", option_words(text, "seats"))
    defaults = game.options.defaults()
    for option in game.options.choices:
        others = [value for value in option.values if value != defaults[option.name]]
        rows.add_row(option.name, ", ".join([defaults[option.name], *others]), option_words(text, option.name))
    console.print(rows)
