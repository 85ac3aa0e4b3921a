"""`atoll profile`: who has a profile, a link for somebody who forgot their password, and the end of a profile."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from ..engine.errors import AtollError
from ..texts import Texts
from .console import plain
from .failing import Misuse
from .hosting import Database, chosen_database, server_packages
from .parameters import Language

if TYPE_CHECKING:
    from ..server.profiles import Profiles

Action = Annotated[
    Literal["list", "reset", "delete"],
    typer.Argument(help="list: who has one; reset: print a link to set a new password with, once; delete: for good."),
]
Name = Annotated[str, typer.Argument(help="What the profile is called.", show_default=False)]
At = Annotated[str, typer.Option("--at", metavar="URL", help="Where your server is found.")]
Nameless = Annotated[
    bool,
    typer.Option("--nameless", help="With delete: take the name, and what was written in chat, out of all tables."),
]
Answer = TypeVar("Answer")


def command(
    action: Action,
    name: Name = "",
    at: At = "http://localhost:8000",
    nameless: Nameless = False,
    database: Database = "",
    lang: Language = "",
) -> None:
    """The profiles of players on your server. The server may run meanwhile; with an SQLite file, restart it after a delete."""
    if action == "list" and name:
        raise Misuse("profile list: takes no name, it shows all")
    if action != "list" and not name:
        raise Misuse(f"profile {action}: which one? Name it; `atoll profile list` shows all")
    if nameless and action != "delete":
        raise Misuse("--nameless: goes with delete only")
    where, words = chosen_database(database), Texts(lang)
    if action == "list":
        found = asyncio.run(_ask(where, lang, lambda profiles: profiles.all()))
        for row in found:
            plain(f"{datetime.fromtimestamp(row.created, UTC):%Y-%m-%d}  {row.name}")
        if not found:
            plain(words("profile-nobody"))
    elif action == "reset":
        token = asyncio.run(_ask(where, lang, lambda profiles: profiles.reset_link(name)))
        plain(words("profile-reset", name=name))
        plain(f"{at.rstrip('/')}/me#reset={token}")
    else:
        asyncio.run(_ask(where, lang, lambda profiles: profiles.delete_called(name, nameless)))
        plain(words("profile-deleted", name=name))


async def _ask(url: str, lang: str, question: "Callable[[Profiles], Awaitable[Answer]]") -> Answer:
    with server_packages():
        from ..server.database import make_ready
        from ..server.desk import Desk
        from ..server.profiles import Profiles
        from ..server.refusal import Refusal
        from ..server.settings import Settings
        from ..server.store import Store
    await asyncio.to_thread(make_ready, url)
    store = await Store.open(url)
    try:
        return await question(Profiles(Desk(store, Settings(url))))
    except Refusal as refusal:
        raise AtollError(refusal.text(lang)) from None
    finally:
        await store.close()
