"""`atoll stats`: what a host may want to know of the matches on their server. Nobody is named."""

import time
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.catalogue import get_game, sound_ids
from ..texts import Texts
from .console import as_json, out, table
from .hosting import Database, chosen_database, server_packages
from .parameters import Json, Language, at_least
from .words import number

if TYPE_CHECKING:
    from ..server.statistics import GameStatistics

Days = Annotated[int, typer.Option("--days", metavar="N", help="Of the last N days; 0: of all time.")]
BAR = 24


def command(database: Database = "", days: Days = 0, lang: Language = "", json: Json = False) -> None:
    """Matches on a server: how many, how long, how they ended. The server may run meanwhile."""
    at_least("--days", days, 0)
    with server_packages():
        from ..server.statistics import statistics
    since = time.time() - 86400 * days if days else 0.0
    found = statistics(chosen_database(database), since)
    if json:
        as_json(found.to_json())
        return
    text = Texts(lang)
    out().print(text("stats-tables", tables=found.tables, playing=found.playing), style="bold")
    for game in found.games:
        _show(game, lang)
    if not found.games:
        out().print(text("stats-none"))


def _show(game: "GameStatistics", lang: str) -> None:
    words = Texts(lang, get_game(game.game)) if game.game in sound_ids() else Texts(lang)
    name = words("game-name") if game.game in sound_ids() else game.game
    console, counted = out(), game.matches - game.continued
    title = words("stats-game", game=name, matches=game.matches, daily=game.daily, continued=game.continued)
    console.print(f"\n{title}", style="bold")
    if not counted:
        return
    _bars(words("simulate-ending"), {_ending(words, k): n for k, n in game.endings.most_common()}, counted, lang)
    _bars(words("stats-people"), {str(k): n for k, n in sorted(game.people.items())}, counted, lang)
    for key, values in (("stats-turns", game.turns), ("stats-minutes", game.minutes)):
        least, middle, most = min(values), sorted(values)[len(values) // 2], max(values)
        console.print(words(key, least=f"{least:.0f}", middle=f"{middle:.0f}", most=f"{most:.0f}"))
    if game.seats_of_people:
        share = number(lang, 100 * game.wins_of_people / game.seats_of_people, 1)
        console.print(words("stats-wins", share=share))


def _ending(words: Texts, ending: str) -> str:
    return words(f"ending-{ending}") if words.has(f"ending-{ending}") else ending


def _bars(heading: str, counts: dict[str, int] | Counter[str], of: int, lang: str) -> None:
    rows = table(heading, Texts(lang)("simulate-games"), "%", "", right=(1, 2))
    for name, n in counts.items():
        rows.add_row(name, str(n), number(lang, 100 * n / of, 1), "━" * max(1, round(BAR * n / of)))
    out().print(rows)
