"""What a bot answers, and whether that can be: somebody else's may fail, or say anything."""

import traceback
from pathlib import Path

import numpy as np

from ..engine.errors import Phrase
from ..engine.game import Game
from ..engine.records import Array
from . import Bot, BrokenBot

LISTED, LONGEST = 8, 60
"""Actions that are listed as right, and signs of an answer that are quoted."""


class WrongAnswer(BrokenBot):
    """A bot that failed while it chose, or chose what cannot be."""


def ask(bot: Bot, game: Game, state: Array, seat: int, rng: Array) -> int | None:
    """What the bot does in this state, of which it sees its view; None if it was not asked and lets it be."""
    return checked(bot, game, state, seat, heard(bot, game, game.view(state, seat), seat, rng))


def heard(bot: Bot, game: Game, view: Array, seat: int, rng: Array) -> object:
    """Whatever the bot answers; WrongAnswer says where it failed."""
    try:
        return bot.choose(game, view, seat, rng)
    except Exception as problem:  # somebody else's code may fail in any way
        why = f"{type(problem).__name__}: {problem}"
        english = "the bot {bot!r} failed in {game} ({place}): {problem}"
        raise WrongAnswer(
            Phrase("error-bot-failed", english, bot=bot.name, game=game.id, place=_failed_at(bot, problem), problem=why)
        ) from problem


def checked(bot: Bot, game: Game, state: Array, seat: int, answer: object) -> int | None:
    """The answer, if the seat may do that now; WrongAnswer says what would have been right."""
    is_asked = seat in game.asked(state)
    if answer is None and not is_asked:
        return None
    legal = game.legal(state, seat)
    action = int(answer) if isinstance(answer, int | np.integer) and not isinstance(answer, bool) else None
    if action in legal:
        return action
    right = [*([] if is_asked else ["None"]), *(f"{each} ({game.space.text(each)})" for each in legal)]
    if action is not None and 0 <= action < game.space.count:
        said = f"{action} ({game.space.text(action)})"
    else:
        said = repr(answer)
    english = "the bot {bot!r} ({place}) answered {answer} in {game} ({ask}); right would be one of: {right}"
    values = {
        "bot": bot.name,
        "place": _written_at(bot),
        "answer": said if len(said) <= LONGEST else said[: LONGEST - 1] + "…",
        "game": game.id,
        "ask": game.ask_kind(state),
        "right": ", ".join(right[:LISTED]) + (", …" if len(right) > LISTED else ""),
    }
    raise WrongAnswer(Phrase("error-bot-answer", english, **values))


def _failed_at(bot: Bot, problem: Exception) -> str:
    """`file:line`, the last one in the bot's own folder: what it called there may be ours."""
    frames = traceback.extract_tb(problem.__traceback__)
    folder = Path(_written_at(bot).rpartition(":")[0]).parent
    own = [frame for frame in frames if folder in Path(frame.filename).parents]
    last = (own or frames)[-1]
    return f"{last.filename}:{last.lineno}"


def _written_at(bot: Bot) -> str:
    """Where its `choose` begins, `file:line`; else the name of its module."""
    code = getattr(bot.choose, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else type(bot).__module__
