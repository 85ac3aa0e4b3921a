"""Profiles in the database. Tokens and links are kept as hashes, passwords as what `passwords` makes of them."""

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .bus import Note, transaction
from .database import (
    insert_new,
    links,
    passkeys,
    profile_links,
    profile_tokens,
    profiles,
    read,
    reader,
    results,
    tables,
)
from .store import Store

Rows = Sequence[sa.Row[Any]]


class ProfileStore:
    def __init__(self, store: Store) -> None:
        self.store, self.engine = store, store.engine
        self._reader = reader(store.engine)

    async def _read(self, query: sa.Executable) -> Rows:
        return await read(self._reader, query)

    async def _one(self, query: sa.Executable) -> Any:
        found = await self._read(query)
        return found[0] if found else None

    async def _do(self, *statements: sa.Executable) -> None:
        async with self.engine.begin() as c:
            for statement in statements:
                await c.execute(statement)

    # -- profiles ----------------------------------------------------------------------------------------------------

    async def make(self, row: dict[str, Any], passkey: dict[str, Any] | None) -> bool:
        """False where somebody is called so already."""
        try:
            async with self.engine.begin() as c:
                await c.execute(profiles.insert().values(row))
                if passkey:
                    await c.execute(passkeys.insert().values(passkey))
        except IntegrityError:
            return False
        return True

    async def all(self) -> Rows:
        return await self._read(sa.select(profiles).order_by(profiles.c.called))

    async def called(self, called: str) -> Any:
        return await self._one(sa.select(profiles).where(profiles.c.called == called))

    async def profile(self, id: str) -> Any:
        return await self._one(sa.select(profiles).where(profiles.c.id == id))

    async def set_password(self, id: str, password: str) -> None:
        await self._do(profiles.update().where(profiles.c.id == id).values(password=password))

    async def delete(self, id: str) -> None:
        """With all that hangs on it."""
        await self._do(profiles.delete().where(profiles.c.id == id))

    # -- tokens: of a session, of a link to set a new password, of a question to a passkey ------------------------------

    async def add_token(
        self, hash: str, kind: str, profile: str | None, now: float, seconds: float, about: str | None = None
    ) -> None:
        """Those whose time is over go at the same time."""
        row = {"hash": hash, "kind": kind, "profile_id": profile, "about": about, "created": now}
        await self._do(
            profile_tokens.delete().where(profile_tokens.c.expires < now),
            profile_tokens.insert().values(row | {"expires": now + seconds}),
        )

    async def owner(self, session: str, now: float) -> Any:
        """The profile of a session."""
        mine = (profile_tokens.c.hash == session) & (profile_tokens.c.kind == "session")
        joined = profiles.join(profile_tokens, profile_tokens.c.profile_id == profiles.c.id)
        return await self._one(sa.select(profiles).select_from(joined).where(mine & (profile_tokens.c.expires >= now)))

    async def take_token(self, hash: str, kind: str, now: float) -> Any:
        """Once: whoever comes second finds nothing."""
        wanted = (profile_tokens.c.hash == hash) & (profile_tokens.c.kind == kind) & (profile_tokens.c.expires >= now)
        async with self.engine.begin() as c:
            taken = profile_tokens.delete().where(wanted).returning(profile_tokens.c.profile_id, profile_tokens.c.about)
            return (await c.execute(taken)).first()

    async def sessions(self, profile: str) -> list[str]:
        """The newest first."""
        mine = (profile_tokens.c.profile_id == profile) & (profile_tokens.c.kind == "session")
        query = sa.select(profile_tokens.c.hash).where(mine).order_by(profile_tokens.c.created.desc())
        return [row.hash for row in await self._read(query)]

    async def all_sessions(self, profile: str) -> list[str]:
        """Also those whose time is over, or that a backup did not hold, if they were given links."""
        mine = (profile_links.c.profile_id == profile) & profile_links.c.session.is_not(None)
        given = sa.select(profile_links.c.session).where(mine).distinct()
        return [*await self.sessions(profile), *(row.session for row in await self._read(given))]

    async def end_sessions(self, sessions: Collection[str]) -> list[tuple[str, int]]:
        """They are over, and with them every link that they were given. The seats that had those."""
        of_theirs = sa.select(profile_links.c.hash).where(profile_links.c.session.in_(sessions))
        gone = links.delete().where(links.c.hash.in_(of_theirs)).returning(links.c.table_id, links.c.seat)
        async with transaction(self.engine, self.store.bus) as (c, notes):
            await c.execute(profile_tokens.delete().where(profile_tokens.c.hash.in_(sessions)))
            lost = [(row.table_id, row.seat) for row in await c.execute(gone)]
            await c.execute(profile_links.delete().where(profile_links.c.session.in_(sessions)))
            for table in {table for table, _ in lost}:
                seats = tuple(seat for of, seat in lost if of == table and seat is not None)
                notes.append(Note(self.store.worker, "links", table, 0, seats))
        return lost

    # -- passkeys ----------------------------------------------------------------------------------------------------

    async def add_passkey(self, row: dict[str, Any]) -> bool:
        try:
            await self._do(passkeys.insert().values(row))
        except IntegrityError:
            return False
        return True

    async def passkeys(self, profile: str) -> Rows:
        return await self._read(
            sa.select(passkeys).where(passkeys.c.profile_id == profile).order_by(passkeys.c.created)
        )

    async def passkey(self, id: str) -> Any:
        return await self._one(sa.select(passkeys).where(passkeys.c.id == id))

    async def passkey_used(self, id: str, uses: int, now: float) -> None:
        await self._do(passkeys.update().where(passkeys.c.id == id).values(uses=uses, used=now))

    async def drop_passkey(self, profile: str, id: str) -> None:
        await self._do(passkeys.delete().where((passkeys.c.profile_id == profile) & (passkeys.c.id == id)))

    # -- seats -------------------------------------------------------------------------------------------------------

    async def hold(self, profile: str, hashes: Collection[str], now: float, session: str | None = None) -> None:
        """Links with these hashes, at whatever table, belong to the profile; `session`: until that is over."""
        rows = [{"profile_id": profile, "hash": hash, "session": session, "at": now} for hash in sorted(hashes)]
        if rows:
            async with self.engine.begin() as c:
                await c.execute(insert_new(self.engine, profile_links), rows)

    async def held(self, profile: str, table: str | None = None, most: int = 500) -> Rows:
        """Seats (and being host, which has none) by table; those of tables where something happened last come first."""
        joined = profile_links.join(links, links.c.hash == profile_links.c.hash).join(
            tables, tables.c.id == links.c.table_id
        )
        columns = (links.c.table_id, links.c.seat, links.c.role, tables.c.stage, profile_links.c.at)
        query = sa.select(*columns, profile_links.c.session).select_from(joined)
        query = query.where((profile_links.c.profile_id == profile) & links.c.role.in_(("seat", "host")))
        if table is not None:
            query = query.where(links.c.table_id == table)
        order = ((tables.c.stage == "over"), tables.c.changed.desc(), links.c.table_id, links.c.seat)
        return await self._read(query.order_by(*order).limit(most))

    async def lent(self, profile: str, table: str) -> int:
        """How many links at a table the profile's sessions were given."""
        joined = profile_links.join(links, links.c.hash == profile_links.c.hash)
        given = (profile_links.c.profile_id == profile) & profile_links.c.session.is_not(None)
        query = sa.select(sa.func.count()).select_from(joined).where(given & (links.c.table_id == table))
        return int((await self._one(query))[0])

    async def results(self, profile: str, most: int) -> Rows:
        """Of finished matches of its seats, a row for each seat, the newest first."""
        seats = profile_links.join(links, (links.c.hash == profile_links.c.hash) & (links.c.role == "seat")).join(
            results, results.c.table_id == links.c.table_id
        )
        columns = (results.c.table_id, links.c.seat, results.c.game, results.c.data, results.c.at)
        mine = sa.select(*columns).select_from(seats).where(profile_links.c.profile_id == profile)
        return await self._read(mine.order_by(results.c.at.desc(), results.c.table_id, links.c.seat).limit(most))
