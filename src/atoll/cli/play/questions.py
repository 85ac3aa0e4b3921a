"""The set-up, asked one question at a time; Enter takes what stands in brackets, so Enter alone starts a game."""

from dataclasses import dataclass, field

from ...engine.game import Game
from ...texts import LANGUAGES, Texts
from ..words import option_words
from .desk import Desk


@dataclass
class Setup:
    """What was answered."""

    lang: str
    seats: int
    you: str = "0"
    options: list[str] = field(default_factory=list)


def ask_setup(desk: Desk, game: Game, lang: str) -> Setup:
    lang = _one_of(desk, "Language · taal · langue · Sprache", LANGUAGES, lang)
    text = Texts(lang, game)
    desk.show(text("game-name"), "bold")
    desk.show(text("game-summary"))
    numbers = tuple(str(n) for n in range(game.options.min_seats, game.options.max_seats + 1))
    seats = int(_one_of(desk, option_words(text, "seats"), numbers, numbers[0]))
    made = Setup(lang, seats, _who(desk, text, seats))
    for option in game.options.choices[:1]:
        values = [option_words(text, option.name, value) for value in option.values]
        default = option.values.index(option.default or option.values[0])
        chosen = _numbered(desk, option_words(text, option.name), values, default)
        made.options.append(f"{option.name}={option.values[chosen]}")
    return made


def _who(desk: Desk, text: Texts, seats: int) -> str:
    """You and bots, you for everybody, several people, or only bots."""
    ways = [text("setup-you-first"), text("setup-you-all"), text("setup-people"), text("setup-bots-only")]
    way = _numbered(desk, text("setup-who"), ways, 0)
    if way != 2:
        return ("0", "all", "", "none")[way]
    counts = tuple(str(n) for n in range(1, seats + 1))
    people = int(_one_of(desk, text("setup-how-many"), counts, counts[min(1, len(counts) - 1)]))
    return ",".join(str(seat) for seat in range(people))


def _one_of(desk: Desk, question: str, values: tuple[str, ...], default: str) -> str:
    while True:
        answer = desk.ask(f"{question} ({', '.join(values)}) [{default}]:").lower() or default
        if answer in values:
            return answer


def _numbered(desk: Desk, question: str, values: list[str], default: int) -> int:
    desk.show(question, "bold")
    for k, value in enumerate(values, 1):
        desk.show(f"  {k}  {value}")
    numbers = tuple(str(k) for k in range(1, len(values) + 1))
    return int(_one_of(desk, ">", numbers, numbers[default])) - 1
