"""Which games are played: every table of bots, every rotation of the seats, the same deals for all (common random numbers).

A *deal* is nature's luck. On each deal every table plays once from every seat, so that neither luck nor the seat favours
anybody; a contest is cut off between deals only. Deal d has the number seed + d: two machines with seeds far enough apart
play different games of the same contest, and their files can be merged.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from ..bots import get_bot
from ..engine.catalogue import get_game
from ..engine.errors import AtollError, Phrase

Lineup = tuple[int, ...]
"""For each seat the number of its bot."""


class WrongContest(AtollError):
    """A contest that cannot be held."""


@dataclass(frozen=True)
class Job:
    """One game: all that a process needs to play it."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    lineup: Lineup
    deal: int


@dataclass(frozen=True)
class Contest:
    """A game with its options, and the bots that meet in it."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    alone: bool = False
    """The first bot has one seat at every table, one of the others all the rest."""

    @classmethod
    def of(
        cls, game: str, bots: Sequence[str], options: Mapping[str, Any] | None = None, alone: bool = False
    ) -> "Contest":
        """Checked: the game, the options and every bot exist, no bot is there twice, and a team has nobody alone."""
        rules = get_game(game)
        for bot in bots:
            get_bot(bot)
        twice = [bot for bot, times in Counter(bots).items() if times > 1]
        if twice:
            raise WrongContest(Phrase("error-bot-twice", "the bot {bot!r} is named twice", bot=twice[0]))
        if not bots or (len(bots) < 2 and not rules.cooperative):
            raise WrongContest(Phrase("error-two-bots", "a contest of rivals needs two bots or more"))
        if alone and rules.cooperative:
            raise WrongContest(Phrase("error-alone-in-team", "in a team nobody plays alone: leave out --alone"))
        return cls(game, rules.options.complete(options or {}), tuple(bots), alone)

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    @cached_property
    def cooperative(self) -> bool:
        return get_game(self.game).cooperative

    @cached_property
    def _rounds(self) -> list[list[Lineup]]:
        """Round k is what is played on the deals k, k + n, k + 2n …: who sits beside whom changes from deal to deal."""
        bots = range(len(self.bots))
        if self.cooperative:
            return [[(bot,) * self.seats for bot in bots]]
        if self.alone:
            several = [(0, *(other,) * (self.seats - 1)) for other in bots[1:]]
        else:
            several = tables(len(self.bots), self.seats)
        circles = [circular(table) for table in several]
        most = max(len(orders) for orders in circles)
        return [[turned for orders in circles for turned in rotations(orders[k % len(orders)])] for k in range(most)]

    def lineups(self, deal: int) -> list[Lineup]:
        """Who sits where in the games on this deal."""
        return self._rounds[deal % len(self._rounds)]

    def jobs(self, first_deal: int, deals: int) -> Iterator[Job]:
        """All games of these deals, deal by deal."""
        for deal in range(first_deal, first_deal + deals):
            for lineup in self.lineups(deal):
                yield Job(self.game, self.options, self.bots, lineup, deal)


def tables(bots: int, seats: int) -> list[Lineup]:
    """Which bots meet: as many different ones as there are seats, and as equally often as possible where bots are fewer."""
    everybody = tuple(range(bots)) * (seats // bots)
    return [tuple(sorted((*everybody, *more))) for more in combinations(range(bots), seats % bots)]


def circular(table: Lineup) -> list[Lineup]:
    """The ways to sit around a table, apart from turning it."""
    seen: set[Lineup] = set()
    found = []
    for order in permutations(table):
        if order not in seen:
            found.append(order)
            seen.update(rotations(order))
    return found


def rotations(order: Lineup) -> list[Lineup]:
    """Every turn of the table that changes who sits where."""
    return list(dict.fromkeys(order[k:] + order[:k] for k in range(len(order))))


def whole_deals(contest: Contest, first_deal: int, games: int) -> int:
    """How many deals make at least so many games."""
    deals, played = 0, 0
    while played < games:
        played += len(contest.lineups(first_deal + deals))
        deals += 1
    return deals
