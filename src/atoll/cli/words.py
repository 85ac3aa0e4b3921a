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


class Caller:
    """What to call a seat: «Anna · Pilot», «Player 2» (numbers from 1), «Bot 3 · Diver»; the role once it is dealt."""

    def __init__(self, game: Game, text: Texts, players: Sequence[str] = (), state: Array | None = None) -> None:
        self.game, self.text, self.players, self.state = game, text, players, state

    def __call__(self, seat: int) -> str:
        title = self.title(seat)
        return f"{self.name(seat)} · {title}" if title else self.name(seat)

    def name(self, seat: int) -> str:
        """Without the role; bots and nameless seats by number."""
        name = self.players[seat] if seat < len(self.players) else ""
        if name.startswith(BOT):
            return self.text("bot-name", number=seat + 1)
        return name if name and name != f"player {seat + 1}" else self.text("seat-name", number=seat + 1)

    def title(self, seat: int) -> str:
        """The seat's role in the state of the moment, for games whose drawing knows of roles."""
        find = getattr(self.game.drawing, "title", None)
        return str(find(self.state[0], seat, self.text)) if find and self.state is not None else ""


class Voice(Speaker):
    """Knows where the pieces are, for games whose drawing says where a choice takes them: «d4 → d5»."""

    def action(self, action: int) -> str:
        piece, where = self.placed(action)
        return f"{piece} → {where}" if piece else super().action(action)

    def placed(self, action: int) -> tuple[str, str]:
        """The piece that moves, if one does, and where to; empty where the usual words will do."""
        find = getattr(self.game.drawing, "choice", None)
        state = self.who.state if isinstance(self.who, Caller) else None
        return (find(state[0], action, self.text) if find and state is not None else None) or ("", "")


def speaker_for(game: Game, lang: str, players: Sequence[str] = (), state: Array | None = None) -> Voice:
    """Calls seats by the names in `players`, and with a state by their roles too."""
    return Voice(game, lang, Caller(game, Texts(lang, game), players, state))


def meet(speaker: Speaker, state: Array) -> Speaker:
    """From now on seats are called by the roles they have in this state."""
    if isinstance(speaker.who, Caller):
        speaker.who.state = state
    return speaker


def says(text: Texts, who: str, what: str) -> str:
    """«Anna: your turn», with the colon as the language sets it."""
    return text("says", who=who, what=what)


def number(lang: str, value: float, digits: int = 0) -> str:
    """For people: 1,234.5 in English, 1.234,5 in Dutch and German, 1 234,5 in French."""
    english = f"{value:,.{digits}f}"
    signs = {"nl": ".,", "de": ".,", "fr": "\u202f,"}.get(lang, ",.")
    return english.translate(str.maketrans(",.", signs))


def option_words(text: Texts, name: str, value: object = "") -> str:
    """An option's name, or one of its values, in words."""
    key = f"option-{name}-{value}" if value != "" else f"option-{name}"
    return text(key) if text.has(key) else str(value if value != "" else name).replace("_", " ")


def drawn(game: Game, state: Array, speaker: Speaker) -> RenderableType:
    """The board as the game draws it, or the position's fields for a game that does not."""
    if game.drawing is None:
        return Pretty(dump_position(game, state), expand_all=False)
    who = speaker.who.name if isinstance(speaker.who, Caller) else speaker.who
    picture: RenderableType = game.drawing.draw(state[0], speaker.text, who)
    return picture


def waits(game: Game, state: Array, speaker: Speaker) -> str:
    """Whom the game waits on and what it asks; when it is over, how it ended."""
    outcome = game.outcome(state)
    if outcome:
        return speaker.ending(outcome[0])
    seat = game.next_seat(state)
    who = speaker.by(CHANCE) if seat == CHANCE else ", ".join(speaker.who(s) for s in game.asked(state))
    return says(speaker.text, who, speaker.ask(state))


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
