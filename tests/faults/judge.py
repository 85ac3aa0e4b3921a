"""What must hold, whatever breaks: looked at while it happens, and once more when everything has come to rest."""

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from atoll.engine import SPECTATOR
from atoll.engine.events import EVERYBODY
from atoll.engine.match import parse_match, verify
from atoll.engine.position import dump_position
from atoll.server.store import Row
from atoll.server.table import Table
from atoll.server.told import Told
from atoll.server.wording import is_forgotten

from .people import Message, Person

if TYPE_CHECKING:
    from .world import World


AGREED = 2.0
"""Seconds by which workers may be of two minds, with a database whose answers take a second."""


class Violation(Exception):
    """Something that must never happen."""


class Judge:
    def __init__(self, world: "World") -> None:
        self.world = world
        self.secrets: dict[str, tuple[str, list[tuple[int | None, str]]]] = {}
        """By table: the server's seed, and whose token each is."""

    def knows(self, table: str, seed: str, tokens: list[tuple[int | None, str]]) -> None:
        self.secrets[table] = seed, tokens

    def _must(self, holds: bool, what: str) -> None:
        if not holds:
            raise Violation(what)

    # -- while it happens ----------------------------------------------------------------------------------------------

    def hears(self, person: Person, text: str) -> None:
        seed, tokens = self.secrets[person.table]
        self._must(not any(token in text for _, token in tokens), f"{person.name} was told a token")
        if seed in text:
            self._must(self._stored_over(person.table), f"{person.name} was told the seed before the end")

    def reads(self, person: Person, entry: Message) -> None:
        n = entry["n"]
        self._must(n == person.n + 1, f"{person.name} was told entry {n} after {person.n}")
        self._must(n <= self._last(person.table), f"{person.name} was told entry {n}, which is not stored")

    def acknowledged(self, person: Person, message: Message) -> None:
        id, n = message["id"], message["n"]
        self._must(person.acked[id] == n, f"{id} was acknowledged as {person.acked[id]} and as {n}")
        self._must(n <= self._last(person.table), f"{id} was acknowledged as {n}, which is not stored")

    def _last(self, table: str) -> int:
        return int(self.world.disk.look("SELECT max(n) FROM entries WHERE table_id = ?", table)[0][0] or 0)

    def _stored_over(self, table: str) -> bool:
        return self._folded(table).stage == "over"

    # -- at rest -------------------------------------------------------------------------------------------------------

    def waits_for(self) -> str:
        """What is not as it has to be in the end; nothing, if all is."""
        stages = dict(self.world.disk.look("SELECT id, stage FROM tables"))
        for person in self.world.people:
            last = self._last(person.table)
            if not person.greeted:
                return f"{person.name} is not at the table"
            if person.pending:
                return f"{person.name} has no answer to {[*person.pending]}"
            if person.n != last:
                return f"{person.name} has seen {person.n} of {last} entries"
            if not person.is_over():
                return f"{person.name} waits for the end: asked are {(person.moment or {}).get('question')}"
            if stages[person.table] != "over":
                return f"table {person.table} is over and the list does not know"
            here = {seat["seat"] for seat in person.presence if seat["kind"] == "person" and seat["here"]}
            there = {other.seat for other in self.world.people if other.table == person.table and other.greeted}
            if here != there - {None}:
                return f"{person.name} sees {here} at the table, and {there} are there"
            if self._is_coming_back(person):
                return f"{person.name} is back, and that is not yet stored"
        if jobs := self.world.disk.look("SELECT id, n, due, worker, tries FROM jobs WHERE kind = 'care'"):
            return f"jobs are left: {jobs}"
        return ""

    def _is_coming_back(self, person: Person) -> bool:
        """They came to a seat of theirs that a bot played or that they had left: an entry is still to be written."""
        if person.seat is None or person.since is None:
            return person.since is None
        seat, since = person.seat, self._rows(person.table)[person.since :]
        then, now = self._folded(person.table, person.since), self._folded(person.table)
        settled = any(row.kind in ("back", "sit") and row.data["seat"] == seat for row in since)
        return then.may_come_back(seat) and now.may_come_back(seat) and not settled

    def sums_up(self) -> None:
        for id in self.secrets:
            self._table(id, [person for person in self.world.people if person.table == id])

    def _rows(self, id: str) -> list[Row]:
        found = self.world.disk.look(
            "SELECT n, kind, data, at, request FROM entries WHERE table_id = ? ORDER BY rowid", id
        )
        return [Row(n, kind, msgspec.json.decode(data), at, request) for n, kind, data, at, request in found]

    def _folded(self, id: str, n: int | None = None) -> Table:
        """The table as it is stored, or was at entry `n`."""
        (opened,) = self.world.disk.look("SELECT server_seed, created FROM tables WHERE id = ?", id)
        try:
            return Table(id, *opened).fold(self._rows(id)[:n], check=True)
        except ValueError as problem:
            raise Violation(f"what is stored is damaged: {problem}") from None

    def _table(self, id: str, people: list[Person]) -> None:
        rows = self._rows(id)
        self._must([row.n for row in rows] == [*range(1, len(rows) + 1)], f"numbering {[row.n for row in rows]}")
        stored = Counter(row.request for row in rows if row.request)
        self._must(max(stored.values(), default=1) == 1, f"stored twice: {[id for id in stored if stored[id] > 1]}")
        number = {row.request: row.n for row in rows if row.request}
        for person in people:
            self._answers(person, number)
        table = self._folded(id)
        assert table.match
        verdict = verify(parse_match(table.match.text()))
        self._must(verdict.fair, "a draw does not follow from the seed")
        for person in people:
            self._sight(person, table)
        self._clocks(rows)
        if self.world.plan.shared:
            self._times(rows)

    def _answers(self, person: Person, number: dict[str, int]) -> None:
        for id, n in person.acked.items():
            self._must(number.get(id) == n, f"{id} was acknowledged as {n} and is {number.get(id)}")
        for id, codes in person.refused.items():
            sent = sum(line.copies.get(id, 0) for line in person.lines)
            certain = [code for code in codes if code != "busy"]
            self._must(len(certain) < sent or id not in number, f"{id} was refused ({certain}) and is {number.get(id)}")

    def _sight(self, person: Person, table: Table) -> None:
        """It saw what it may see, all of it, and nothing else."""
        eyes = SPECTATOR if person.seat is None else person.seat
        self._must([entry["n"] for entry in person.entries] == [*range(1, table.n + 1)], f"{person.name} missed some")
        for entry, spoken in zip(person.entries, table.spoken, strict=True):
            if isinstance(spoken, Told):
                self._step(person, eyes, entry, spoken, table)
            else:
                self._must(entry["t"] == spoken.__struct_config__.tag, f"{person.name} was told {entry}")
        for moment in [*person.sights, *([person.moment] if person.moment else [])]:
            self._moment(person, eyes, moment, table)

    def _step(self, person: Person, eyes: int, entry: Message, told: Told, table: Table) -> None:
        may = told.audience == EVERYBODY or (eyes >= 0 and bool(told.audience >> eyes & 1))
        do = table.game.space.text(told.step.action)
        shown = entry.get("do")
        self._must(shown is None or (may and shown == do), f"{person.name} was shown {entry} of {do}")
        self._must(shown == do or not may or is_forgotten(told.step, told.events), f"{person.name} was not shown {do}")
        heard = [event.kind for event in told.events if event.heard_by(eyes)]
        self._must([e["kind"] for e in entry.get("events", [])] == heard, f"{person.name} heard {entry} of {heard}")

    def _moment(self, person: Person, eyes: int, moment: Message, table: Table) -> None:
        """The position is the one that a fresh look at the stored match gives to these eyes."""
        name = "watch" if eyes == SPECTATOR else str(eyes)
        self._must([*moment["views"]] == [name], f"{person.name} was shown views of {[*moment['views']]}")
        then = Table(table.id, table.server_seed, table.created).fold(table.rows[: moment["n"]])
        assert then.match
        seen: Any = dump_position(then.game, then.game.view(then.match.state, eyes))
        same = msgspec.json.decode(msgspec.json.encode(seen)) == moment["views"][name]["position"]
        self._must(same, f"{person.name} was shown another position at {moment['n']}")

    def _times(self, rows: list[Row]) -> None:
        """Workers agree what time it is, whatever their machines' clocks say."""
        for before, row in pairwise(rows):
            self._must(
                row.at > before.at - AGREED, f"entry {row.n} has a time {before.at - row.at:.1f} s before the last"
            )

    def _clocks(self, rows: list[Row]) -> None:
        """Nobody is handed to a bot twice without having come back."""
        played: set[int] = set()
        for row in rows:
            if row.kind == "decide" and row.data["what"] == "bot" and row.request is None:
                self._must(row.data["about"] not in played, f"the clock of seat {row.data['about']} fell twice")
                played.add(row.data["about"])
            elif row.kind in ("back", "sit"):
                played.discard(row.data["seat"])
