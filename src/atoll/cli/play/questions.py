"""The set-up, asked one question at a time; Enter takes what stands in brackets, so Enter alone starts a game."""

import time
from dataclasses import dataclass, field

from ...bots import LEVELS, offered_bots
from ...engine.game import Game
from ...texts import LANGUAGES, Texts
from ..reading import latest_unfinished
from ..words import option_words
from .desk import Desk
from .seating import favourite_bot


@dataclass
class Setup:
    """What was answered."""

    lang: str
    seats: int
    you: str = "0"
    bot: str = ""
    """The bots' level; empty where there are none."""
    options: list[str] = field(default_factory=list)


def ask_setup(desk: Desk, game: Game, lang: str) -> Setup:
    lang = _one_of(desk, Texts(lang), "Language · taal · langue · Sprache", LANGUAGES, lang)
    text = Texts(lang, game)
    desk.show(text("game-name"), "bold")
    desk.show(text("game-summary"))
    numbers = tuple(str(n) for n in range(game.options.min_seats, game.options.max_seats + 1))
    seats = int(_one_of(desk, text, option_words(text, "seats"), numbers, numbers[0]))
    made = Setup(lang, seats, _who(desk, text, seats))
    if has_bots(made):
        made.bot = _level(desk, text)
    for option in game.options.choices[:1]:
        values = [option_words(text, option.name, value) for value in option.values]
        default = option.values.index(option.default or option.values[0])
        chosen = _numbered(desk, text, option_words(text, option.name), values, default)
        made.options.append(f"{option.name}={option.values[chosen]}")
    return made


def has_bots(made: Setup) -> bool:
    return made.you != "all" and (made.you == "none" or len(made.you.split(",")) < made.seats)


def _level(desk: Desk, text: Texts) -> str:
    """The levels by what people call them, then bots of other makers by their names."""
    bots = offered_bots()
    words = [text(f"web-bot-{bot}") if bot in LEVELS else bot for bot in bots]
    return bots[_numbered(desk, text, text("setup-level"), words, bots.index(favourite_bot()))]


def offer_resume(desk: Desk, game: Game, lang: str) -> str | None:
    """The latest match that was not played to its end, if there is one and it is wanted."""
    found = latest_unfinished(game.id)
    if found is None:
        return None
    text = Texts(lang, game)
    yes, no = text("yes"), text("no")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(found.stat().st_mtime))
    answer = desk.ask(f"{text('play-offer-resume', when=when)} ({yes}/{no}) [{yes}]").lower()
    return str(found) if answer in ("", yes, yes[0], "y") else None


def _who(desk: Desk, text: Texts, seats: int) -> str:
    """You and bots, you for everybody, several people, or only bots."""
    ways = [text("setup-you-first"), text("setup-you-all"), text("setup-people"), text("setup-bots-only")]
    way = _numbered(desk, text, text("setup-who"), ways, 0)
    if way != 2:
        return ("0", "all", "", "none")[way]
    counts = tuple(str(n) for n in range(1, seats + 1))
    people = int(_one_of(desk, text, text("setup-how-many"), counts, counts[min(1, len(counts) - 1)]))
    return ",".join(str(seat) for seat in range(people))


def _one_of(desk: Desk, text: Texts, question: str, values: tuple[str, ...], default: str) -> str:
    while True:
        answer = desk.ask(f"{question} ({', '.join(values)}) [{default}]:").lower() or default
        if answer in values:
            return answer
        desk.show(text("setup-one-of", answer=answer, values=", ".join(values)))


def _numbered(desk: Desk, text: Texts, question: str, values: list[str], default: int) -> int:
    desk.show(question, "bold")
    for k, value in enumerate(values, 1):
        desk.show(f"  {k}  {value}")
    numbers = tuple(str(k) for k in range(1, len(values) + 1))
    return int(_one_of(desk, text, ">", numbers, numbers[default])) - 1
