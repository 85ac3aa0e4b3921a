"""The results of a contest as a file of JSON lines: what was contested, then a game a line. It can be gone on with and merged.

    {"atoll": "arena", "format": 1, "version": "0.1.0", "game": "the_island", "rules_version": 1, "knowledge": "0f2b…",
     "program": "91c4…", …}
    {"deal": 1, "bots": [0, 1], "payoff": [1.0, 0.0], "ending": "sunk", "turns": 24, "choices": [61, 58], "ms": [8.1, 3.2]}

`bots` of a game are numbers in the head's list, a seat each. The same deal and seats are the same game, wherever played.
`program` is the digest of the sources; of several programs that played parts of it there are several, with + between.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots.search.settings import at_table
from ..bots.search.value import net_of
from ..engine.catalogue import get_game
from ..engine.compiled import program_hash
from ..engine.errors import AtollError, Phrase
from ..engine.game import Game
from .plan import Contest, Lineup
from .playing import Result

FORMAT = 1
BEGINNING = b'{"atoll": "arena"'
UNKNOWN = "unknown"
"""The program of files that do not say."""


class ResultsError(AtollError):
    """A file of results that cannot be read, or is another contest's."""


@dataclass
class Results:
    """A contest and its games so far, by deal and seats, and the programs that played them."""

    contest: Contest
    games: dict[tuple[int, Lineup], Result] = field(default_factory=dict)
    programs: frozenset[str] = field(default_factory=lambda: frozenset({program_hash()}))

    def __iter__(self) -> Iterator[Result]:
        """By deal; the games of a deal in the order of the plan."""
        for deal in sorted({deal for deal, _ in self.games}):
            for lineup in self.contest.lineups(deal):
                if (deal, lineup) in self.games:
                    yield self.games[deal, lineup]

    def __len__(self) -> int:
        return len(self.games)

    def add(self, result: Result) -> None:
        """The same game once more must have come out the same, as far as a file keeps it."""
        before = self.games.get(result.key)
        if before is not None and before.to_json()["payoff"] != result.to_json()["payoff"]:
            english = "the game on deal {deal} ended in two ways: these were played by different programs"
            raise ResultsError(Phrase("error-arena-twice", english, deal=str(result.deal)))
        self.games.setdefault(result.key, result)

    def head(self) -> dict[str, Any]:
        contest = self.contest
        game = get_game(contest.game)
        return {
            "atoll": "arena",
            "format": FORMAT,
            "version": __version__,
            "game": contest.game,
            "rules_version": game.rules_version,
            "knowledge": knowledge_of(game, contest.bots, contest.options),
            "program": "+".join(sorted(self.programs)),
            "options": dict(contest.options),
            "bots": list(contest.bots),
            "alone": contest.alone,
        }

    def text(self) -> str:
        return "".join(line(data) for data in (self.head(), *(result.to_json() for result in self)))


def knowledge_of(game: Game, bots: Sequence[str], options: Mapping[str, Any]) -> str:
    """A few letters that differ when the game's weights or net or these bots' levels, at a table with these options, do: they
    are not the same bots then."""
    net, levels = net_of(game), getattr(game.knowledge, "LEVELS", {})
    settings = [(bot, at_table(levels[bot], options) if bot in levels else None) for bot in sorted(set(bots))]
    digest = hashlib.sha256(repr(settings).encode())
    for array in (game.weights, net.into, net.out):
        digest.update(array.tobytes())
    return digest.hexdigest()[:12]


def line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def parse_results(text: str) -> Results:
    """A whole file. A last line that is cut off (a machine that went down) is left out; anything else wrong is told."""
    lines = text.split("\n")
    if not text.strip():
        raise ResultsError(Phrase("error-arena-empty", "the file of results is empty"))
    head = _object(lines[0], 1)
    results = Results(_contest(head), programs=frozenset(str(head.get("program", UNKNOWN)).split("+")))
    for number, one in enumerate(lines[1:-1], 2):  # after the last newline comes nothing, or what was cut off
        if one.strip():
            results.add(_result(results.contest, _object(one, number), number))
    return results


def read_results(path: Path) -> Results:
    return parse_results(path.read_text(encoding="utf-8"))


def holds_results(path: Path) -> bool:
    """Is this a file of results, whole or broken, of whatever version?"""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) == BEGINNING


def _object(text: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        data = None
    if not isinstance(data, dict):
        problem = Phrase("error-no-json", "this is no JSON; is the file cut off?")
        raise ResultsError(Phrase("error-line", "line {line}: {problem}", line=number, problem=problem))
    return data


def _contest(head: dict[str, Any]) -> Contest:
    if head.get("atoll") != "arena":
        raise ResultsError(Phrase("error-arena-head", 'a file of results starts with {{"atoll": "arena", …}}'))
    if head.get("format") != FORMAT:
        english = "format {format} is not known, this Atoll reads format {known}"
        raise ResultsError(Phrase("error-format", english, format=str(head.get("format")), known=str(FORMAT)))
    names = head.get("bots")
    if not isinstance(names, list) or not isinstance(head.get("options"), dict):
        raise ResultsError(Phrase("error-arena-head", 'a file of results starts with {{"atoll": "arena", …}}'))
    contest = Contest.of(
        str(head.get("game")), [str(name) for name in names], head["options"], head.get("alone") is True
    )
    ours = Results(contest).head()
    for key in ("version", "rules_version", "knowledge"):
        if head.get(key) != ours[key]:
            english = "{what} {theirs} played this, here is {ours}: start a new file"
            raise ResultsError(
                Phrase("error-arena-version", english, what=key, theirs=str(head.get(key)), ours=str(ours[key]))
            )
    return contest


def _result(contest: Contest, data: dict[str, Any], number: int) -> Result:
    try:
        result = Result.from_json(data)
        good = result.lineup in contest.lineups(result.deal) and result.is_sound()
    except (KeyError, TypeError, ValueError, OverflowError):
        good = False
    if not good:
        problem = Phrase("error-arena-game", "this is no game of the contest")
        raise ResultsError(Phrase("error-line", "line {line}: {problem}", line=number, problem=problem))
    return result


def require_same(one: Contest, other: Contest) -> None:
    """ResultsError says in what two contests differ."""
    for what, ours, theirs in (
        ("game", one.game, other.game),
        ("options", dict(one.options), dict(other.options)),
        ("bots", ", ".join(one.bots), ", ".join(other.bots)),
        ("alone", one.alone, other.alone),
    ):
        if ours != theirs:
            english = "these are different contests: {what} {ours} and {theirs}"
            raise ResultsError(Phrase("error-arena-other", english, what=what, ours=str(ours), theirs=str(theirs)))


def merged(several: Sequence[Results]) -> Results:
    """All games of the same contest; those that are in more than one count once."""
    together = Results(several[0].contest, programs=frozenset().union(*(results.programs for results in several)))
    for results in several:
        require_same(together.contest, results.contest)
        for result in results:
            together.add(result)
    return together
