"""Going through a plan: games that are in the file already are not played again, and it ends when enough is known."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import IO

from ..engine.compiled import INTERPRETED, program_hash
from .crews import Alone, Crew
from .plan import Contest, Job
from .playing import Result, play_game
from .results import Results, line, read_results, require_same
from .standings import shares_by_deal, tallies
from .statistics import prove, wilson


@dataclass(frozen=True)
class Rule:
    """When a contest may end early; looked at after every deal, so it ends at the same one however it is spread."""

    width: float | None = None
    """As soon as every bot's 95 % interval is narrower than this (0.05 is five points)."""
    prove: float | None = None
    """As soon as it is clear whether the first bot gets more than this share of its games."""
    least_deals: int = 10

    def is_met(self, results: Results, deals: int) -> bool:
        if deals < self.least_deals:
            return False
        return (self.width is not None and self._is_narrow(results, self.width)) or (
            self.prove is not None and prove(shares_by_deal(results, 0), self.prove) is not None
        )

    def _is_narrow(self, results: Results, width: float) -> bool:
        spans = (wilson(tally.won, tally.games) for tally in tallies(results))
        return all(high - low < width for low, high in spans)


def run(
    contest: Contest,
    first_deal: int,
    deals: int,
    crew: Crew | None = None,
    rule: Rule | None = None,
    path: Path | None = None,
    progress: Callable[[Result], None] | None = None,
    opened: Callable[[Results], None] | None = None,
) -> Results:
    """The contest's games on these deals, as far as the rule wants them. With a path they are kept there, each at once.

    `opened` hears what the file held, with the programs that will have played it, before it is gone on with.
    """
    kept = _kept(contest, path)
    todo = [job for job in contest.jobs(first_deal, deals) if (job.deal, job.lineup) not in kept.games]
    if todo:
        kept.programs |= {program_hash()}
    if opened:
        opened(kept)
    seen = Results(contest, programs=kept.programs)
    with _file(kept, path) as file, closing(_played(todo, crew or Alone())) as fresh:
        for number, (_, games) in enumerate(groupby(contest.jobs(first_deal, deals), key=lambda job: job.deal), 1):
            for job in games:
                known = kept.games.get((job.deal, job.lineup))
                result = known or next(fresh)
                if file and not known:
                    file.write(line(result.to_json()))
                    file.flush()
                seen.add(result)
                if progress:
                    progress(result)
            if rule and rule.is_met(seen, number):
                break
    return seen


def _played(jobs: list[Job], crew: Crew) -> Generator[Result, None, None]:
    """The first game here, if others are to help: what it needs is then compiled once, and not by each of them."""
    apart = 1 if jobs and not INTERPRETED and not isinstance(crew, Alone) else 0
    yield from map(play_game, jobs[:apart])
    yield from crew.map(play_game, jobs[apart:])


def _kept(contest: Contest, path: Path | None) -> Results:
    """What the file holds already."""
    if path is None or not path.exists() or not path.stat().st_size:
        return Results(contest)
    kept = read_results(path)
    require_same(contest, kept.contest)
    return kept


@contextmanager
def _file(kept: Results, path: Path | None) -> Iterator[IO[str] | None]:
    """The file to append to: a new one begins with its head."""
    if path is None:
        yield None
        return
    if path.exists() and path.stat().st_size:
        _mend(kept, path)
    with path.open("a", encoding="utf-8") as file:
        if not file.tell():
            file.write(line(kept.head()))
            file.flush()
        yield file


def _mend(kept: Results, path: Path) -> None:
    """A head that names all programs, no line that is cut off; the old file stays until the new one is whole."""
    whole = path.read_text(encoding="utf-8")
    _, _, games = whole.rpartition("\n")[0].partition("\n")
    right = line(kept.head()) + (games + "\n" if games else "")
    if whole != right:
        half = path.resolve().with_name(f".{path.name}.half")
        half.write_text(right, encoding="utf-8")
        half.replace(path.resolve())
