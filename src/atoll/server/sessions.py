"""Who is logged in: a cookie that scripts cannot read, and that other sites cannot make a browser send."""

from collections.abc import Iterable
from typing import Any

from litestar.datastructures import Cookie

from . import protocol as p
from .profiles import SESSION, Profiles
from .requests import Connection


def cookie_name(secure: bool) -> str:
    """With this prefix browsers take it over TLS only, and from no neighbour of ours."""
    return "__Host-atoll" if secure else "atoll"


def session_of(request: Connection) -> str | None:
    return request.cookies.get(cookie_name(request.app.state["settings"].secure))


def session_cookie(request: Connection, session: str | None) -> Cookie:
    """None: the browser forgets it."""
    secure: bool = request.app.state["settings"].secure
    return Cookie(
        key=cookie_name(secure),
        value=session or "",
        max_age=int(SESSION) if session else 0,
        path="/",
        httponly=True,
        secure=secure,
        samesite="strict",
    )


async def profile_of(request: Connection) -> Any:
    """The profile of whoever asks (`id`, `name` …), or None: most are guests."""
    profiles: Profiles = request.app.state["profiles"]
    return await profiles.of(session_of(request))


async def keep(request: Connection, tokens: Iterable[str]) -> None:
    """What these tokens open belongs to the profile of whoever asks, if they have one."""
    if owner := await profile_of(request):
        await request.app.state["profiles"].hold(owner.id, [token for token in tokens if token])


async def keep_opened(request: Connection, opened: p.Opened, seats: Iterable[int]) -> p.Opened:
    """The same for a table that somebody opens or changes: their seats there, and being host."""
    mine = [opened.links.seats.get(str(seat), "") for seat in seats]
    await keep(request, [*mine, opened.links.host])
    return opened
