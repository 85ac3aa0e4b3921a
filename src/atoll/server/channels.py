"""Where people want to hear of their seats: browsers and addresses, which seats each is told of, and what they were told.

A channel belongs to whoever holds its key, a token as seats have it; the database keeps the hash. A browser proves that it
exists by what it subscribes with. An address has to be confirmed by a link that is sent there; the links in mails carry a
seal made with a secret of this host, so that nothing has to be kept for them.
"""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from .clock import DAY
from .database import channels, insert_new, jobs, keys, notices, read, reader, tables, watches
from .ledger import Job
from .tokens import new_table_id, new_token, token_hash

UNCONFIRMED = 3 * DAY
"""Seconds after which an address that nobody confirmed is forgotten."""
ASKED_A_DAY = 3
"""So often in a day an address is asked whether it wants to hear of anything."""
Kind = Literal["push", "mail"]
What = Literal["confirm", "stop"]


@dataclass(frozen=True)
class Channel:
    id: str
    kind: Kind
    target: dict[str, str]
    lang: str
    confirmed: float | None


class Channels:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = reader(engine)
        self._keys: dict[str, str] = {}

    async def key(self, name: str, fresh: str) -> str:
        """A secret of this host, made when it is first needed and the same for all workers from then on."""
        if name not in self._keys:
            async with self.engine.begin() as c:
                await c.execute(insert_new(self.engine, keys).values(name=name, value=fresh))
                found = await c.execute(sa.select(keys.c.value).where(keys.c.name == name))
                self._keys[name] = str(found.scalar_one())
        return self._keys[name]

    # -- channels ----------------------------------------------------------------------------------------------------

    async def open_push(
        self, target: dict[str, str], lang: str, now: float, key: str | None
    ) -> tuple[Channel, str | None]:
        """The browser of this key, or with this endpoint, as it subscribes now; or a new one. And its key, if that is new."""
        held = await self.held(key) if key else None
        known, fresh = held or await self._find(channels.c.place == _place(target)), None if held else new_token()
        if known is None or known.kind != "push":
            return await self._new("push", target, lang, now, now)
        values = {"target": target, "place": _place(target), "lang": lang}
        values |= {"hash": token_hash(fresh)} if fresh else {}
        async with self.engine.begin() as c:
            await c.execute(channels.update().where(channels.c.id == known.id).values(values))
        return replace(known, target=target, lang=lang), fresh

    async def open_mail(self, address: str, lang: str, now: float, key: str | None) -> tuple[Channel, str | None]:
        """The channel of this key, if it is this address that is asked once more; or a new one, and its key."""
        held = await self.held(key) if key else None
        if held is None or held.target.get("address") != address:
            return await self._new("mail", {"address": address}, lang, now, None)
        values = {"asked": channels.c.asked + 1, "opened": now, "lang": lang}
        async with self.engine.begin() as c:
            await c.execute(channels.update().where(channels.c.id == held.id).values(values))
        return replace(held, lang=lang), None

    async def _new(
        self, kind: Kind, target: dict[str, str], lang: str, now: float, confirmed: float | None
    ) -> tuple[Channel, str]:
        made, key = Channel(new_table_id(), kind, target, lang, confirmed), new_token()
        row: dict[str, Any] = {"id": made.id, "hash": token_hash(key), "kind": kind, "place": _place(target)}
        row |= {"target": target, "lang": lang, "opened": now, "asked": 1, "confirmed": confirmed}
        async with self.engine.begin() as c:
            await c.execute(channels.insert().values(row))
        return made, key

    async def held(self, key: str) -> Channel | None:
        return await self._find(channels.c.hash == token_hash(key))

    async def _find(self, which: sa.ColumnElement[bool]) -> Channel | None:
        found = await read(self._reader, sa.select(channels).where(which))
        return _channel(found[0]) if found else None

    async def often_asked(self, address: str, now: float) -> bool:
        """Has somebody asked for this address again and again?"""
        recent = (channels.c.place == _place({"address": address})) & (channels.c.opened > now - DAY)
        count = sa.select(sa.func.sum(channels.c.asked)).where(recent & channels.c.confirmed.is_(None))
        return int((await read(self._reader, count))[0][0] or 0) >= ASKED_A_DAY

    async def confirm(self, id: str, now: float) -> None:
        async with self.engine.begin() as c:
            await c.execute(channels.update().where(channels.c.id == id).values(confirmed=now))

    async def close(self, id: str) -> None:
        """With all that it heard of. How often an address was asked is remembered until it is tidied up."""
        async with self.engine.begin() as c:
            await c.execute(watches.delete().where(watches.c.channel_id == id))
            await c.execute(channels.delete().where((channels.c.id == id) & channels.c.confirmed.is_not(None)))

    async def tidy(self, now: float) -> None:
        old = channels.c.confirmed.is_(None) & (channels.c.opened < now - UNCONFIRMED)
        async with self.engine.begin() as c:
            await c.execute(watches.delete().where(watches.c.channel_id.in_(sa.select(channels.c.id).where(old))))
            await c.execute(channels.delete().where(old))

    # -- links in mails ----------------------------------------------------------------------------------------------

    async def seal(self, what: What, id: str) -> str:
        """What a link in a mail carries: it does one thing with one channel."""
        secret = await self.key("mail", secrets.token_hex(32))
        digest = hmac.new(secret.encode(), f"{what} {id}".encode(), hashlib.sha256).digest()
        return f"{id}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    async def unseal(self, what: What, token: str) -> Channel | None:
        id = token.partition(".")[0]
        if not hmac.compare_digest(token, await self.seal(what, id)):
            return None
        return await self._find(channels.c.id == id)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def watch(self, table: str, seats: tuple[int, ...], id: str, on: bool) -> None:
        async with self.engine.begin() as c:
            if on:
                rows = [{"table_id": table, "seat": seat, "channel_id": id} for seat in seats]
                await c.execute(insert_new(self.engine, watches), rows)
            else:
                of_these = (watches.c.table_id == table) & watches.c.seat.in_(seats) & (watches.c.channel_id == id)
                await c.execute(watches.delete().where(of_these))

    async def follow(self, table: str, rematch: str) -> None:
        """Whoever heard of a seat hears of it in the next match of the same people."""
        copied = sa.select(sa.literal(rematch, sa.String), watches.c.seat, watches.c.channel_id)
        query = copied.where(watches.c.table_id == table)
        async with self.engine.begin() as c:
            names = ["table_id", "seat", "channel_id"]
            await c.execute(insert_new(self.engine, watches).from_select(names, query))

    async def watching(self, table: str, seat: int) -> list[Channel]:
        """Whom to tell of a seat: an address only once it is confirmed."""
        here = (watches.c.table_id == table) & (watches.c.seat == seat) & channels.c.confirmed.is_not(None)
        joined = channels.join(watches, watches.c.channel_id == channels.c.id)
        found = await read(self._reader, sa.select(channels).select_from(joined).where(here).order_by(channels.c.id))
        return [_channel(row) for row in found]

    async def is_watched(self, table: str, seat: int) -> bool:
        found = sa.select(watches.c.seat).where((watches.c.table_id == table) & (watches.c.seat == seat)).limit(1)
        return bool(await read(self._reader, found))

    async def watched_by(self, id: str) -> list[str]:
        query = sa.select(watches.c.table_id).where(watches.c.channel_id == id).distinct()
        return sorted(row.table_id for row in await read(self._reader, query))

    async def watched_tables(self) -> list[str]:
        """Those in play of which somebody wants to hear."""
        joined = watches.join(tables, tables.c.id == watches.c.table_id)
        query = sa.select(watches.c.table_id).select_from(joined).where(tables.c.stage == "playing").distinct()
        return [row.table_id for row in await read(self._reader, query)]

    async def first(self, job: Job, left: list[str], now: float) -> bool:
        """Whoever writes this down is the one to tell it: nobody is told the same twice, by whatever worker. `left`: the
        channels that are to be told, which the job remembers until they are."""
        row = {"table_id": job.table, "seat": job.data["seat"], "kind": job.data["kind"], "n": job.data["n"], "at": now}
        written = insert_new(self.engine, notices).values(row).returning(notices.c.n)
        async with self.engine.begin() as c:
            if (await c.execute(written)).first() is None:
                return False
            await c.execute(jobs.update().where(jobs.c.id == job.id).values(data=job.data | {"left": left}))
        return True


def _place(target: dict[str, str]) -> str:
    return hashlib.sha256((target.get("endpoint") or target["address"].lower()).encode()).hexdigest()


def _channel(row: Any) -> Channel:
    return Channel(row.id, row.kind, row.target, row.lang, row.confirmed)
