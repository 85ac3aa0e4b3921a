"""Profiles of players on this host, for whoever wants one: a name, ways to come in, and the links that they hold (ADR 12).

A profile holds seats as a browser does: by their links. Of those the database has only hashes, so another device is given new
links for the same seats, which are valid until it logs out. Nobody but its owner is shown that a profile is there.
"""

import unicodedata
from collections.abc import Collection, Sequence
from typing import Any

from . import passkeys
from . import protocol as p
from .appends import Link
from .clock import DAY
from .desk import Desk
from .forgetting import take_names_out
from .passwords import is_password, password_hash
from .profile_store import ProfileStore
from .refusal import Refusal
from .tokens import new_profile_id, new_token, token_hash

SESSION = 180 * DAY
QUESTION = 300.0
"""Seconds in which a passkey has to answer."""
RESET = DAY
MOST_SESSIONS = 20
MOST_PASSKEYS = 20
MOST_LENT = 100
"""Links that the devices of a profile are given at one table."""
MOST_TABLES = 24
"""In a list of one's tables."""


def called(name: str) -> str:
    """Names that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


class Profiles:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.store = desk, ProfileStore(desk.store)

    @property
    def _now(self) -> float:
        return self.desk.clock()

    # -- coming in ---------------------------------------------------------------------------------------------------

    async def make(self, wish: p.MakeProfile, origin: str | None) -> str:
        """The token of its first session."""
        name = wish.name.strip()
        if not name or not (wish.password or wish.passkey):
            raise Refusal("profile", "profile-empty", 400)
        id, key = new_profile_id(), None
        if wish.passkey:
            asked, found = await self._answered(wish.passkey, "make", origin)
            id = asked.about
            key = self._row(id, wish.passkey, found, origin)
        password = await password_hash(wish.password) if wish.password else None
        row = {"id": id, "name": name, "called": called(name), "password": password, "created": self._now}
        if not await self.store.make(row, key):
            raise Refusal("profile", "profile-taken", 409)
        return await self._session(id)

    async def log_in(self, wish: p.LogIn) -> str:
        """Says the same, after the same time, whether the name or the password is wrong."""
        found = await self.store.called(called(wish.name))
        if not await is_password(wish.password, found.password if found else None):
            raise Refusal("profile", "profile-wrong", 403)
        return await self._session(found.id)

    async def log_in_with(self, answer: p.UsedPasskey, origin: str | None) -> str:
        site = passkeys.site_of(origin)
        challenge = await passkeys.challenge_in(answer.client_data)
        asked = await self.store.take_token(token_hash(challenge), "log-in", self._now)
        row = await self.store.passkey(answer.id)
        if not asked or not row or row.site != site:
            raise Refusal("passkey", "passkey-wrong", 403)
        key = passkeys.Key(row.id, row.public_key, row.uses)
        uses = await passkeys.read_known(answer, challenge, key, site, origin or "")
        await self.store.passkey_used(row.id, uses, self._now)
        return await self._session(row.profile_id)

    async def _session(self, profile: str) -> str:
        """A new one, always: nobody can have known it before. The oldest go when there are too many."""
        token = new_token()
        await self.store.add_token(token_hash(token), "session", profile, self._now, SESSION)
        if old := (await self.store.sessions(profile))[MOST_SESSIONS:]:
            await self._end(old)
        return token

    async def of(self, session: str | None) -> Any:
        """The profile of whoever is logged in with this token, or None."""
        if not session or not self.desk.settings.profiles:
            return None
        return await self.store.owner(token_hash(session), self._now)

    async def log_out(self, profile: str, session: str, everywhere: bool) -> None:
        await self._end(await self.store.all_sessions(profile) if everywhere else [token_hash(session)])

    async def end_others(self, profile: str, session: str | None) -> None:
        kept = token_hash(session) if session else ""
        await self._end([one for one in await self.store.all_sessions(profile) if one != kept])

    async def _end(self, sessions: Collection[str]) -> None:
        """Also for whoever is at a table right now with a link that such a session was given."""
        lost = await self.store.end_sessions(sessions) if sessions else []
        for table in {table for table, _ in lost}:
            self.desk.unlinked(table, [seat for of, seat in lost if of == table and seat is not None])

    # -- passwords and passkeys --------------------------------------------------------------------------------------

    async def prove(self, owner: Any, password: str | None) -> None:
        """What cannot be undone takes the password, where there is one."""
        if owner.password and not await is_password(password or "", owner.password):
            raise Refusal("profile", "profile-wrong", 403)

    async def change_password(self, owner: Any, session: str, wish: p.ChangePassword) -> None:
        await self.prove(owner, wish.old)
        await self.store.set_password(owner.id, await password_hash(wish.new))
        await self.end_others(owner.id, session)

    async def reset(self, wish: p.ResetPassword) -> str:
        found = await self.store.take_token(token_hash(wish.token), "reset", self._now)
        if not found:
            raise Refusal("profile", "profile-link", 403)
        await self.store.set_password(found.profile_id, await password_hash(wish.new))
        await self.end_others(found.profile_id, None)
        return await self._session(found.profile_id)

    async def ask_passkey(self, wish: p.AskPasskey, owner: Any, origin: str | None) -> dict[str, Any]:
        site, challenge = passkeys.site_of(origin), new_token()
        if wish.to == "log-in":
            await self.store.add_token(token_hash(challenge), wish.to, None, self._now, QUESTION)
            return await passkeys.ask_known(site, challenge)
        known = [row.id for row in await self.store.passkeys(owner.id)] if owner else []
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("rate", "enough-passkeys", 409)
        id, name = (owner.id, owner.name) if wish.to == "add" else (new_profile_id(), (wish.name or "").strip())
        if not name:
            raise Refusal("profile", "profile-empty", 400)
        of = owner.id if wish.to == "add" else None
        await self.store.add_token(token_hash(challenge), wish.to, of, self._now, QUESTION, id)
        return await passkeys.ask_new(site, challenge, id, name, known if wish.to == "add" else [])

    async def add_passkey(self, owner: Any, answer: p.NewPasskey, origin: str | None) -> None:
        asked, found = await self._answered(answer, "add", origin)
        if asked.profile_id != owner.id or not await self.store.add_passkey(self._row(owner.id, answer, found, origin)):
            raise Refusal("passkey", "passkey-wrong", 403)

    async def _answered(self, answer: p.NewPasskey, to: str, origin: str | None) -> tuple[Any, passkeys.Key]:
        """The question that was answered, which is gone now, and the key."""
        site = passkeys.site_of(origin)
        challenge = await passkeys.challenge_in(answer.client_data)
        asked = await self.store.take_token(token_hash(challenge), to, self._now)
        if not asked:
            raise Refusal("passkey", "passkey-wrong", 403)
        return asked, await passkeys.read_new(answer, challenge, site, origin or "")

    def _row(self, owner: str, answer: p.NewPasskey, key: passkeys.Key, origin: str | None) -> dict[str, Any]:
        row = {"id": key.id, "profile_id": owner, "name": answer.name, "site": passkeys.site_of(origin)}
        return row | {"public_key": key.public_key, "uses": key.uses, "created": self._now, "used": None}

    async def drop_passkey(self, owner: Any, id: str) -> None:
        known = [row.id for row in await self.store.passkeys(owner.id)]
        if id not in known:
            raise Refusal("passkey", "passkey-none", 404)
        if not owner.password and len(known) == 1:
            raise Refusal("passkey", "passkey-last", 409)
        await self.store.drop_passkey(owner.id, id)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def hold(self, profile: str, tokens: Collection[str]) -> None:
        """What these tokens open at a table, and at its rematches, belongs to the profile."""
        await self.store.hold(profile, [token_hash(token) for token in tokens], self._now)

    async def hold_known(self, profile: str, wish: p.HoldSeats) -> int:
        """What a browser has: only tokens that are valid there. To how many tables."""
        count = 0
        for id, tokens in wish.tables.items():
            hashes = {token_hash(token) for token in tokens}
            valid = {link.hash for link in await self.desk.store.links_of(id) if link.role in ("seat", "host")}
            await self.store.hold(profile, hashes & valid, self._now)
            count += bool(hashes & valid)
        return count

    async def tables(self, profile: str) -> dict[str, list[int]]:
        """The seats it holds, by table; those of tables that are not over come first."""
        found: dict[str, list[int]] = {}
        for row in await self.store.held(profile):
            seats = found.setdefault(row.table_id, [])
            if row.seat is not None and row.seat not in seats:
                seats.append(row.seat)
        return dict(list(found.items())[:MOST_TABLES])

    async def take_up(self, profile: str, session: str, id: str) -> p.TakenUp:
        """New links for this device, of what the profile holds at a table; nothing where it holds nothing."""
        held = await self.store.held(profile, id)
        seats = sorted({row.seat for row in held if row.seat is not None})
        host = any(row.role == "host" for row in held)
        if held and await self.store.lent(profile, id) + len(seats) > MOST_LENT:
            raise Refusal("rate", "enough", 429)
        given = [(new_token(), seat) for seat in seats]
        lead = new_token() if host else None
        links = [Link(token_hash(token), "seat", seat) for token, seat in given]
        links += [Link(token_hash(lead), "host")] if lead else []
        if links:
            await self.store.hold(profile, [link.hash for link in links], self._now, token_hash(session))
            await self.desk.add_links(id, links)
        return p.TakenUp(seats=[token for token, _ in given], host=lead)

    # -- all of it ---------------------------------------------------------------------------------------------------

    async def export(self, owner: Any) -> dict[str, Any]:
        """Everything that the host has of a profile; of secrets only that they are there."""
        keys = await self.store.passkeys(owner.id)
        seats = [(row.table_id, row.role, row.seat, row.at) for row in await self.store.held(owner.id, most=100_000)]
        return {
            "name": owner.name,
            "created": owner.created,
            "password": bool(owner.password),
            "sessions": len(await self.store.sessions(owner.id)),
            "passkeys": [{"name": k.name, "site": k.site, "created": k.created, "used": k.used} for k in keys],
            "seats": [
                {"table": table, "role": role, "seat": seat, "since": at}
                for table, role, seat, at in sorted(set(seats), key=lambda one: (one[3], one[0]))
            ],
            "matches": [
                {"table": row.table_id, "seat": row.seat, "game": row.game, "at": row.at, "result": row.data}
                for row in _once(await self.store.results(owner.id, 100_000))
            ],
        }

    async def delete(self, owner: Any, session: str | None, nameless: bool) -> None:
        """Links that this very device (of `session`) was given stay valid: it goes on as a guest's."""
        await self.end_others(owner.id, session)
        if nameless:
            held = {(row.table_id, row.seat) for row in await self.store.held(owner.id, most=100_000)}
            await take_names_out(self.desk, {(table, seat) for table, seat in held if seat is not None})
        await self.store.delete(owner.id)

    # -- for the host ------------------------------------------------------------------------------------------------

    async def all(self) -> Sequence[Any]:
        """By name."""
        return await self.store.all()

    async def reset_link(self, name: str) -> str:
        """A token to set a new password with."""
        token = new_token()
        await self.store.add_token(token_hash(token), "reset", (await self._called(name)).id, self._now, RESET)
        return token

    async def delete_called(self, name: str, nameless: bool) -> None:
        await self.delete(await self._called(name), None, nameless)

    async def _called(self, name: str) -> Any:
        found = await self.store.called(called(name))
        if not found:
            raise Refusal("profile", "profile-none", 404, name=name)
        return found


def _once(rows: Sequence[Any]) -> list[Any]:
    """A seat that is held by several links is one seat."""
    return list({(row.table_id, row.seat): row for row in rows}.values())
