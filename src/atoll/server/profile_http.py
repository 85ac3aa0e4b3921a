"""The HTTP part of profiles: come in, go, seats and what came of them, take it along, delete it."""

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from . import passkeys
from . import protocol as p
from .desk import Desk
from .http import as_mine, readable
from .live import Live
from .player import MOST, played, statistics
from .profiles import Profiles, called
from .refusal import Refusal
from .requests import AnyRequest, Connection, TableId, address_of, opens, ours, problems
from .sessions import profile_of, session_cookie, session_of

PasskeyId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,1400}$")]


async def owner_of(request: AnyRequest) -> Any:
    found = await profile_of(request)
    if not found:
        raise Refusal("profile", "profile-first", 401)
    return found


def offered(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: not where the host wants none."""
    if not connection.app.state["settings"].profiles:
        raise Refusal("profile", "profiles-off", 404)


def guesses(request: AnyRequest, whose: str | None = None) -> None:
    if not request.app.state["door"].may_guess(address_of(request), whose):
        raise Refusal("rate", "guesses", 429)


class ProfileApi(Controller):
    path = "/api/profile"
    guards = (ours, offered)

    # -- coming in and going -----------------------------------------------------------------------------------------

    @get(responses=problems(404), summary="Whose profile this is, if anybody is logged in")
    async def me(self, profiles: NamedDependency[Profiles], request: AnyRequest) -> p.Me:
        return await _me(profiles, await profile_of(request))

    @post(guards=[opens], responses=problems(400, 403, 404, 409), summary="Make a profile")
    async def make(
        self, data: JSONBody[p.MakeProfile], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> Response[p.Me]:
        if not request.app.state["door"].may_join(address_of(request)):
            raise Refusal("rate", "guesses", 429)
        return await _in(profiles, request, await profiles.make(data, _origin(request)), 201)

    @post("/log-in", responses=problems(400, 403, 404), summary="Log in with a password", status_code=200)
    async def log_in(
        self, data: JSONBody[p.LogIn], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> Response[p.Me]:
        guesses(request, called(data.name))
        return await _in(profiles, request, await profiles.log_in(data))

    @post("/log-out", responses=problems(400, 404), summary="Log out, here or everywhere", status_code=200)
    async def log_out(
        self, data: JSONBody[p.LogOut], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> Response[p.Me]:
        if owner := await profile_of(request):
            await profiles.log_out(owner.id, session_of(request) or "", data.everywhere)
        return await _out(profiles, request)

    @post("/reset", responses=problems(400, 403, 404), summary="A new password, with the host's link", status_code=200)
    async def reset(
        self, data: JSONBody[p.ResetPassword], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> Response[p.Me]:
        guesses(request)
        return await _in(profiles, request, await profiles.reset(data))

    @post("/password", responses=problems(400, 401, 403, 404), summary="Set or change the password", status_code=200)
    async def password(
        self, data: JSONBody[p.ChangePassword], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> p.Me:
        owner = await owner_of(request)
        guesses(request, owner.id)
        await profiles.change_password(owner, session_of(request) or "", data)
        return await _me(profiles, await profile_of(request))

    # -- passkeys ----------------------------------------------------------------------------------------------------

    @post(
        "/passkeys/ask",
        guards=[opens],
        responses=problems(400, 401, 404, 409),
        summary="What to ask the browser for",
        status_code=200,
    )
    async def ask_passkey(
        self, data: JSONBody[p.AskPasskey], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> p.PasskeyOptions:
        owner = await owner_of(request) if data.to == "add" else None
        return p.PasskeyOptions(options=await profiles.ask_passkey(data, owner, _origin(request)))

    @post("/passkeys", responses=problems(400, 401, 403, 404, 409), summary="Add a passkey")
    async def add_passkey(
        self, data: JSONBody[p.NewPasskey], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> p.Me:
        owner = await owner_of(request)
        await profiles.add_passkey(owner, data, _origin(request))
        return await _me(profiles, owner)

    @post("/passkeys/log-in", responses=problems(400, 403, 404, 409), summary="Log in with a passkey", status_code=200)
    async def log_in_with(
        self, data: JSONBody[p.UsedPasskey], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> Response[p.Me]:
        guesses(request)
        return await _in(profiles, request, await profiles.log_in_with(data, _origin(request)))

    @delete(
        "/passkeys/{id:str}",
        responses=problems(400, 401, 404, 409),
        summary="Do away with a passkey",
        status_code=200,
    )
    async def drop_passkey(self, id: PasskeyId, profiles: NamedDependency[Profiles], request: AnyRequest) -> p.Me:
        owner = await owner_of(request)
        await profiles.drop_passkey(owner, id)
        return await _me(profiles, owner)

    # -- seats and what came of them ---------------------------------------------------------------------------------

    @get("/tables", responses=problems(401, 404), summary="The tables where the profile holds a seat")
    async def tables(
        self,
        profiles: NamedDependency[Profiles],
        desk: NamedDependency[Desk],
        live: NamedDependency[Live],
        request: AnyRequest,
    ) -> list[p.MyTable]:
        owner = await owner_of(request)
        found = []
        for id, held in (await profiles.tables(owner.id)).items():
            if table := await readable(desk, id):
                seats = [seat for seat in held if seat < len(table.chairs) and table.chairs[seat].kind != "bot"]
                found.append((table, seats))
        return await as_mine(desk, live, found)

    @post(
        "/tables/{id:str}",
        guards=[opens],
        responses=problems(400, 401, 404),
        summary="Take up one's seats at a table on this device",
        status_code=200,
    )
    async def take_up(self, id: TableId, profiles: NamedDependency[Profiles], request: AnyRequest) -> p.TakenUp:
        owner = await owner_of(request)
        return await profiles.take_up(owner.id, session_of(request) or "", id)

    @post("/seats", responses=problems(400, 401, 404), summary="These seats belong to the profile", status_code=200)
    async def hold(
        self, data: JSONBody[p.HoldSeats], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> p.HeldSeats:
        owner = await owner_of(request)
        return p.HeldSeats(tables=await profiles.hold_known(owner.id, data))

    @get("/statistics", responses=problems(401, 404), summary="What came of one's finished matches")
    async def statistics(self, profiles: NamedDependency[Profiles], request: AnyRequest) -> p.PlayerStatistics:
        owner = await owner_of(request)
        return statistics(played(await profiles.store.results(owner.id, MOST)))

    # -- taking it along, and leaving --------------------------------------------------------------------------------

    @get("/export", responses=problems(401, 404), summary="Everything that this host has of the profile")
    async def export(self, profiles: NamedDependency[Profiles], request: AnyRequest) -> Response[dict[str, Any]]:
        owner = await owner_of(request)
        headers = {"Content-Disposition": 'attachment; filename="atoll-profile.json"'}
        told = await profiles.export(owner)
        return Response(told, media_type="application/json", headers=headers)

    @post("/delete", responses=problems(400, 401, 403, 404), summary="Delete the profile", status_code=200)
    async def delete(
        self, data: JSONBody[p.DeleteProfile], profiles: NamedDependency[Profiles], request: AnyRequest
    ) -> Response[p.Me]:
        owner = await owner_of(request)
        guesses(request, owner.id)
        await profiles.prove(owner, data.password)
        await profiles.delete(owner, session_of(request), data.nameless)
        return await _out(profiles, request)


def _origin(request: AnyRequest) -> str | None:
    """Whose page asks; `ours` has seen to it that it is one of ours."""
    return request.headers.get("origin")


async def _me(profiles: Profiles, owner: Any) -> p.Me:
    if not owner:
        return p.Me(profile=None, passkeys=passkeys.are_possible())
    keys = [
        p.PasskeyInfo(id=row.id, name=row.name, created=row.created, used=row.used)
        for row in await profiles.store.passkeys(owner.id)
    ]
    shown = p.Profile(name=owner.name, created=owner.created, has_password=bool(owner.password), passkeys=keys)
    return p.Me(profile=shown, passkeys=passkeys.are_possible())


async def _in(profiles: Profiles, request: AnyRequest, session: str, status: int = 200) -> Response[p.Me]:
    """Logged in from now on. Whoever was before, in this browser, is no longer."""
    if before := await profile_of(request):
        await profiles.log_out(before.id, session_of(request) or "", everywhere=False)
    me = await _me(profiles, await profiles.of(session))
    return Response(me, cookies=[session_cookie(request, session)], status_code=status)


async def _out(profiles: Profiles, request: AnyRequest) -> Response[p.Me]:
    return Response(await _me(profiles, None), cookies=[session_cookie(request, None)])
