"""Which games there are: folders under atoll.games (ATOLL_PATH included) and entry points `atoll.games`. No list to edit."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from .errors import BrokenGame, Phrase, UnknownGame
from .game import Game, load_game
from .names import one_of


@cache
def _packages() -> dict[str, str]:
    games = import_module("atoll.games")
    found = {m.name: f"atoll.games.{m.name}" for m in pkgutil.iter_modules(games.__path__) if m.ispkg}
    return found | {entry.name: entry.value for entry in entry_points(group="atoll.games")}


def game_ids() -> list[str]:
    """Every game's id; the template, which is for documentation and tests, last."""
    return sorted(_packages(), key=lambda id: (not is_offered(id), id))


def is_offered(id: str) -> bool:
    """All but the template, which is there to be read and copied, not to be played."""
    return id != "template"


@cache
def get_game(id: str) -> Game:
    if id not in _packages():
        known = [name for name in game_ids() if is_offered(name)]
        raise UnknownGame(Phrase("error-no-game", "there is no game {game!r}: {hint}", game=id, hint=one_of(id, known)))
    return load_game(id, _packages()[id])


@cache
def sound_ids() -> list[str]:
    """The games that can be loaded: a broken one among them stops nothing."""
    return [id for id in game_ids() if _is_sound(id)]


def _is_sound(id: str) -> bool:
    try:
        get_game(id)
    except BrokenGame:
        return False
    return True
