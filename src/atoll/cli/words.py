"""Words for options, questions and positions that several commands use."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from ..engine import CHANCE
from ..engine.game import Game
from ..engine.position import dump_position
from ..engine.records import Array
from ..texts import Speaker, Texts

BOT = "bot:"
"""A player's name in a match file that starts so is a bot's."""


def speaker_for(game: Game, lang: str, players: Sequence[str] = ()) -> Speaker:
    """Calls seats by the names in `players`; bots and nameless seats by number."""
    text = Texts(lang, game)

    def who(seat: int) -> str:
        name = players[seat] if seat < len(players) else ""
        if name.startswith(BOT):
            return text("bot-name", number=seat + 1)
        return name if name and name != f"player {seat + 1}" else text("seat-name", number=seat + 1)

    return Speaker(game, lang, who)


def option_words(text: Texts, name: str, value: object = "") -> str:
    """An option's name, or one of its values, in words."""
    key = f"option-{name}-{value}" if value != "" else f"option-{name}"
    return text(key) if text.has(key) else str(value if value != "" else name).replace("_", " ")


def drawn(game: Game, state: Array, speaker: Speaker) -> RenderableType:
    """The board as the game draws it, or the position's fields for a game that does not."""
    if game.drawing is None:
        return Pretty(dump_position(game, state), expand_all=False)
    picture: RenderableType = game.drawing.draw(state[0], speaker.text, speaker.who)
    return picture


def waits(game: Game, state: Array, speaker: Speaker) -> str:
    """Whom the game waits on and what it asks; when it is over, how it ended."""
    outcome = game.outcome(state)
    if outcome:
        return speaker.ending(outcome[0])
    seat = game.next_seat(state)
    who = speaker.by(CHANCE) if seat == CHANCE else ", ".join(speaker.who(s) for s in game.asked(state))
    return f"{who}: {speaker.ask(state)}"


def question(game: Game, state: Array) -> dict[str, Any]:
    """The same for programs."""
    outcome = game.outcome(state)
    return {
        "ask": game.ask_kind(state),
        "nature": game.next_seat(state) == CHANCE,
        "asked": game.asked(state),
        "eager": game.eager(state),
        "outcome": {"reason": outcome[0], "payoff": outcome[1]} if outcome else None,
    }
