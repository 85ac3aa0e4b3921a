"""Bots: each a folder here, a folder or a file under ATOLL_PATH's `bots/` with a `BOT`, or what a package's entry point names.

A bot sees its seat's view and nothing else.

A module that also has `make(**settings)` can be asked for with settings: `search:method=ismcts,simulations=1000`.
"""

import pkgutil
import re
from contextlib import suppress
from copy import deepcopy
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from ..engine.compiled import extra_folders
from ..engine.errors import AtollError, Phrase
from ..engine.game import Game
from ..engine.names import one_of
from ..engine.records import Array

__path__ = [*__path__, *(str(folder / "bots") for folder in extra_folders() if (folder / "bots").is_dir())]


LEVELS = ("beginner", "sensible", "strong", "expert")
"""The opponents that people choose among, the weakest first; the same in every game."""
FOR_STUDY = ("random", "search")
"""Not offered at tables: they are there to measure with."""
WHOLE = re.compile("-?[0-9]{1,30}")
"""A setting that is a number; longer ones make no sense as one."""


class UnknownBot(AtollError):
    """No bot of that name."""


class BrokenBot(AtollError):
    """A bot that is there but cannot play."""


class Bot(Protocol):
    """What a bot provides. `style` says how compiled loops play it (engine.playing), or None if they cannot."""

    name: str
    style: int | None

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        """An action for a seat, from its redacted view. None (do nothing) is possible only for a seat nobody asked."""


@cache
def _places() -> dict[str, str]:
    """Name → `module` or `module:BOT`. A package cannot take the name of a bot that lies here."""
    packages = {entry.name: entry.value for entry in entry_points(group="atoll.bots")}
    return packages | {m.name: f"{__name__}.{m.name}" for m in pkgutil.iter_modules(__path__) if _may_be_bot(m)}


def _may_be_bot(module: pkgutil.ModuleInfo) -> bool:
    """A folder, or a file of a third party that is not kept to itself by an underscore. Files beside this one are no bots."""
    is_ours = Path(getattr(module.module_finder, "path", "")) == Path(__file__).parent
    return module.ispkg or not (is_ours or module.name.startswith("_"))


def bot_names() -> list[str]:
    return sorted(_places())


def offered_bots() -> list[str]:
    """The levels, then whatever third parties have added."""
    return [*LEVELS, *(name for name in bot_names() if name not in LEVELS and name not in FOR_STUDY)]


@cache
def get_bot(name: str) -> Bot:
    """A bot by its name, `strong`, or with settings, `search:method=pimc,simulations=200`. All who ask share it."""
    return new_bot(name)


def new_bot(name: str) -> Bot:
    """The same, for one game alone: what it remembers from choice to choice is not another game's."""
    made = _made(name)
    try:
        return deepcopy(made)
    except Exception as problem:  # a lock, an open file, a model's session, or whatever its own __deepcopy__ does
        why = f"{type(problem).__name__}: {problem}"
        english = (
            "the bot {bot!r} cannot be copied, and every game has one of its own ({problem}): "
            "give it __deepcopy__(self, memo) that returns a fresh one"
        )
        raise BrokenBot(Phrase("error-bot-copy", english, bot=name, problem=why)) from problem


@cache
def _made(name: str) -> Bot:
    """As its module made it: never asked to choose, so it has nothing to remember."""
    kind, colon, wanted = name.partition(":")
    if kind not in _places():
        hint = one_of(kind, bot_names())
        raise UnknownBot(Phrase("error-no-bot", "there is no bot {bot!r}: {hint}", bot=kind, hint=hint))
    where, _, attribute = _places()[kind].partition(":")
    module = _module(kind, where.strip())
    if not colon:
        return _sound(kind, _thing(kind, module, attribute.strip() or "BOT"))
    if not hasattr(module, "make"):
        raise UnknownBot(Phrase("error-no-settings", "the bot {bot!r} has no settings", bot=kind))
    settings = _settings(wanted)
    known = signature(module.make).parameters
    takes_all = any(each.kind is Parameter.VAR_KEYWORD for each in known.values())
    for setting in settings:
        if setting not in known and not takes_all:
            hint = one_of(setting, list(known))
            raise UnknownBot(
                Phrase("error-no-setting", "there is no setting {name!r}: {hint}", name=setting, hint=hint)
            )
    made = _sound(kind, _make(name, module, settings))
    with suppress(AttributeError, TypeError):  # one that cannot be told what it is called keeps the name it has
        object.__setattr__(made, "name", name)  # frozen ones too: until it is returned it is still being made
    return made


def _module(kind: str, where: str) -> ModuleType:
    try:
        return import_module(where)
    except Exception as problem:  # somebody else's code may fail in any way
        why = f"{type(problem).__name__}: {problem}"
        english = "the bot {bot!r} cannot be loaded from {module!r} ({problem}): mend the module or its entry point"
        raise BrokenBot(Phrase("error-broken-bot", english, bot=kind, module=where, problem=why)) from problem


def _make(name: str, module: ModuleType, settings: dict[str, int | str]) -> object:
    try:
        return module.make(**settings)
    except AtollError:
        raise
    except Exception as problem:  # as above
        why = f"{type(problem).__name__}: {problem}"
        english = "the bot {bot!r} cannot be made with these settings ({problem}): give others, or let make() say which"
        raise BrokenBot(Phrase("error-bot-make", english, bot=name, problem=why)) from problem


def _thing(kind: str, module: ModuleType, attribute: str) -> object:
    if not hasattr(module, attribute):
        english = "the bot {bot!r}: the module {module} has no {what}; write {what} = … at its end"
        raise BrokenBot(Phrase("error-bot-nothing", english, bot=kind, module=module.__name__, what=attribute))
    return getattr(module, attribute)


def _sound(kind: str, bot: Any) -> Bot:
    """With all that a bot has, or BrokenBot says what it lacks."""
    if isinstance(bot, type):
        english = "the bot {bot!r} is a class; make one of it: BOT = {kind}()"
        raise BrokenBot(Phrase("error-bot-class", english, bot=kind, kind=bot.__name__))
    good = {
        "name": isinstance(getattr(bot, "name", None), str),
        "style": isinstance(getattr(bot, "style", ""), int | None),
        "choose": callable(getattr(bot, "choose", None)),
    }
    lacks = [what for what, is_there in good.items() if not is_there]
    if lacks:
        english = "the bot {bot!r} lacks {what}: a bot has a name (a text), a style (None will do) and choose()"
        raise BrokenBot(Phrase("error-bot-lacks", english, bot=kind, what=", ".join(lacks)))
    sound: Bot = bot
    return sound


def _settings(text: str) -> dict[str, int | str]:
    """`method=pimc,simulations=200` by name; numbers are numbers."""
    found: dict[str, int | str] = {}
    for part in text.split(","):
        key, equals, value = part.partition("=")
        if not equals:
            english = "a setting is written name=value, as simulations=200, not {part!r}"
            raise UnknownBot(Phrase("error-setting", english, part=part))
        found[key.strip()] = int(value) if WHOLE.fullmatch(value.strip()) else value.strip()
    return found
