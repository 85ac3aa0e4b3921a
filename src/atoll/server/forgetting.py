"""Names taken out of the record, for whoever asks for it: what was played stays, who played it is «?»."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from .bus import Note, transaction
from .database import entries, results
from .desk import Desk

NAMELESS = "?"
"""As a table calls somebody who gave no name."""
UNSAID = "…"


async def take_names_out(desk: Desk, places: Collection[tuple[str, int]]) -> None:
    """Of these seats (by table), in all entries and in what came of the match; and what was written in chat there."""
    for table in sorted({table for table, _ in places}):
        seats = {seat for of, seat in places if of == table}
        async with desk.lock(table):
            await _rewrite(desk, table, seats)
            desk.renamed(table)


async def _rewrite(desk: Desk, table: str, seats: set[int]) -> None:
    store = desk.store
    of_table = (entries.c.table_id == table) & entries.c.kind.in_(("open", "change", "sit", "say"))
    async with transaction(store.engine, store.bus) as (c, notes):
        for row in (await c.execute(sa.select(entries).where(of_table))).all():
            if (data := without_names(row.kind, row.data, seats)) != row.data:
                this = (entries.c.table_id == table) & (entries.c.n == row.n)
                await c.execute(entries.update().where(this).values(data=data))
        for row in (await c.execute(sa.select(results).where(results.c.table_id == table))).all():
            people = [
                NAMELESS if seat in seats else name
                for seat, name in zip(row.data["places"], row.data["people"], strict=True)
            ]
            data = dict(row.data) | {"people": people}
            await c.execute(results.update().where(results.c.table_id == table).values(data=data))
        notes.append(Note(store.worker, "names", table))


def without_names(kind: str, data: dict[str, Any], seats: set[int]) -> dict[str, Any]:
    """An entry in which these seats have no names."""
    if kind == "sit" and data["seat"] in seats:
        return data | {"name": NAMELESS}
    if kind == "say" and data["seat"] in seats:
        return data | {"name": NAMELESS, "text": UNSAID if data.get("text") else data.get("text")}
    if "chairs" in data:
        chairs = [
            chair | {"name": NAMELESS} if seat in seats and chair["kind"] == "person" else chair
            for seat, chair in enumerate(data["chairs"])
        ]
        return data | {"chairs": chairs}
    return data
