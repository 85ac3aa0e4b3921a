"""What came of the contests of docs/strength.md, small enough for the repository: bench/played/GAME.jsonl, a line each.

    {"seats": 2, "value": "elite", "bots": ["strong"], "games": 300, "won": [162.0], "deals": [1000000000, 1000000299],
     "turns": 6120, "ms": 511020.0, "lost": {"landing_lost": 73, …}, "rules_version": 3, "knowledge": "0f2b…", "program": "9…"}
    {"seats": 2, "bots": ["strong"], "row": {"ms_a_turn": 83.5, "lost": {"landing_lost": 53, …}}, "source": "…"}
    {"speed": {"strong": [20365, 39.1, 512000]}, "measured": "2026-11-16 · Atoll 0.1.0 · …"}

`won` is by bot (a shared win counts in parts), `ms` all thinking of all seats, `lost` the endings of games that nobody has won.
A cell with a `source` was taken over from a page whose games are gone (`won` fits its share and interval): it has no deals,
so nothing can be added to it, but as many games replace it. What its row says beside the wins (`row`, in %) holds as long as
it is there.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from atoll.arena import Contest, Results
from atoll.arena.standings import tallies
from atoll.arena.statistics import wilson

USUAL = 300
"""Games of a cell that need not be told."""
Key = tuple[int, str, tuple[str, ...]]
"""Seats, the option's value (teams), bots."""
Speed = tuple[int, float, int]
"""Simulations a second, ms a search, decisions a second in those simulations (0: not counted)."""


@dataclass(frozen=True)
class Cell:
    """The games of one contest, summed up."""

    seats: int
    value: str
    bots: tuple[str, ...]
    games: int
    won: tuple[float, ...]
    rules_version: int
    knowledge: str
    program: frozenset[str] = frozenset()
    deals: tuple[int, int] | None = None
    """The first and the last."""
    turns: int = 0
    ms: float = 0.0
    lost: Counter[str] = field(default_factory=Counter)
    source: str = ""

    @property
    def key(self) -> Key:
        return self.seats, self.value, self.bots

    def is_of(self, contest: Contest) -> bool:
        """Whether today's bots have played it, by today's rules."""
        head = Results(contest).head()
        return (self.rules_version, self.knowledge) == (head["rules_version"], head["knowledge"])

    def share(self, bot: str) -> str:
        """`71.2 (66.5–75.4)`; of the first bot, or of either where they had as many seats. With a ° where it was taken over."""
        won = self.won[self.bots.index(bot)]
        low, high = wilson(won, self.games)
        games = "" if self.games == USUAL else f" of {self.games}"
        return f"{100 * won / self.games:.1f} ({100 * low:.1f}–{100 * high:.1f}){games}{' °' if self.source else ''}"

    def __add__(self, more: "Cell") -> "Cell":
        """With the games on the deals that follow."""
        assert self.deals
        assert more.deals
        assert self.deals[1] + 1 == more.deals[0], "deals follow each other"
        return replace(
            self,
            games=self.games + more.games,
            won=tuple(round(a + b, 6) for a, b in zip(self.won, more.won, strict=True)),
            program=self.program | more.program,
            deals=(self.deals[0], more.deals[1]),
            turns=self.turns + more.turns,
            ms=round(self.ms + more.ms, 1),
            lost=self.lost + more.lost,
        )

    def to_json(self) -> dict[str, Any]:
        data = {**self.__dict__, "program": "+".join(sorted(self.program)), "lost": dict(sorted(self.lost.items()))}
        return {name: value for name, value in data.items() if value or name == "won"}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Cell":
        known = {"value": "", **data}
        for name, kind in (("bots", tuple), ("won", tuple), ("deals", tuple), ("lost", Counter)):
            if name in known:
                known[name] = kind(known[name])
        return cls(**known | {"program": frozenset(filter(None, data.get("program", "").split("+")))})


@dataclass(frozen=True)
class Row:
    """What a taken-over row of a team's table says beside the wins: thousandths of a second a turn, endings in %."""

    ms_a_turn: float
    lost: Mapping[str, int]
    source: str


@dataclass
class Played:
    """All that is known of a game: its file."""

    cells: dict[Key, Cell] = field(default_factory=dict)
    rows: dict[Key, Row] = field(default_factory=dict)
    speed: dict[str, Speed] = field(default_factory=dict)
    """By level."""
    measured: str = ""

    @classmethod
    def read(cls, path: Path) -> "Played":
        played = cls()
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            data = json.loads(line)
            if "speed" in data:
                played.speed = {level: (each[0], each[1], sum(each[2:])) for level, each in data["speed"].items()}
                played.measured = data["measured"]
            elif "row" in data:
                played.rows[data["seats"], "", tuple(data["bots"])] = Row(**data["row"], source=data["source"])
            else:
                cell = Cell.from_json(data)
                played.cells[cell.key] = cell
        return played

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(data, ensure_ascii=False) + "\n" for data in self._lines()]
        path.write_text("".join(lines), encoding="utf-8")

    def _lines(self) -> Iterator[dict[str, Any]]:
        yield from (self.cells[key].to_json() for key in sorted(self.cells))
        for (seats, _, bots), row in sorted(self.rows.items()):
            said = {"ms_a_turn": row.ms_a_turn, "lost": dict(row.lost)}
            yield {"seats": seats, "bots": bots, "row": said, "source": row.source}
        if self.speed:
            yield {"speed": self.speed, "measured": self.measured}

    def cell(self, contest: Contest, value: str) -> Cell | None:
        """None: never played, or by other bots than today's."""
        cell = self.cells.get((contest.seats, value, contest.bots))
        return cell if cell and cell.is_of(contest) else None

    def add(self, results: Results, value: str, first: int) -> None:
        """What the cell does not know yet: whole deals that follow its last. If it does not begin with this first one, as
        many games from there on take its place."""
        old = self.cell(results.contest, value)
        if old and old.deals and old.deals[0] == first:
            more = summed(results, value, old.deals[1] + 1)
            new = more and old + more
        else:
            new = summed(results, value, first)
        if new and (not old or new.games >= old.games):
            self.cells[new.key] = new


def summed(results: Results, value: str, first: int) -> Cell | None:
    """The games on the whole deals from the first on, as far as there is no gap."""
    contest, end = results.contest, first
    while all((end, lineup) in results.games for lineup in contest.lineups(end)):
        end += 1
    if end == first:
        return None
    part = Results(contest, {key: game for key, game in results.games.items() if first <= key[0] < end})
    head = part.head()
    return Cell(
        seats=contest.seats,
        value=value,
        bots=contest.bots,
        games=len(part),
        won=tuple(round(tally.won, 6) for tally in tallies(part)),
        rules_version=head["rules_version"],
        knowledge=head["knowledge"],
        program=results.programs,
        deals=(first, end - 1),
        turns=sum(game.turns for game in part),
        ms=round(sum(sum(game.ms) for game in part), 1),
        lost=Counter(game.ending for game in part if not any(game.payoff)),
    )
