"""Bots: each a folder here (or under ATOLL_PATH's `bots/`) with a `BOT`. A bot sees its seat's view and nothing else."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Protocol

from ..engine.compiled import extra_folders
from ..engine.errors import AtollError, Phrase
from ..engine.game import Game
from ..engine.names import one_of
from ..engine.records import Array

__path__ = [*__path__, *(str(folder / "bots") for folder in extra_folders() if (folder / "bots").is_dir())]


class UnknownBot(AtollError):
    """No bot of that name."""


class Bot(Protocol):
    """What a bot provides. `style` says how compiled loops play it (engine.playing), or None if they cannot."""

    name: str
    style: int | None

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        """An action for a seat, from its redacted view. None (do nothing) is possible only for a seat nobody asked."""


@cache
def _modules() -> dict[str, str]:
    found = {m.name: f"{__name__}.{m.name}" for m in pkgutil.iter_modules(__path__) if m.ispkg}
    return found | {entry.name: entry.value for entry in entry_points(group="atoll.bots")}


def bot_names() -> list[str]:
    return sorted(_modules())


@cache
def get_bot(name: str) -> Bot:
    if name not in _modules():
        hint = one_of(name, bot_names())
        raise UnknownBot(Phrase("error-no-bot", "there is no bot {bot!r}: {hint}", bot=name, hint=hint))
    bot: Bot = import_module(_modules()[name]).BOT
    return bot
