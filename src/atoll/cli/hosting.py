"""What the commands for hosts share: the database and other options of a server, and what is wrong with them."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from ..engine.errors import AtollError

Database = Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE or postgresql://…", metavar="URL")]
Bus = Annotated[
    str,
    typer.Option(help="What carries notes between workers: nats://HOST:PORT; else the database does.", metavar="URL"),
]
PublicUrl = Annotated[
    str,
    typer.Option(
        envvar="ATOLL_PUBLIC_URL", metavar="URL",
        help="Where people find this server, https://…: lets browsers be told when it is somebody's turn.",
    ),
]  # fmt: skip
Smtp = Annotated[
    str,
    typer.Option(
        envvar="ATOLL_SMTP", metavar="URL",
        help="Who carries mail to people: smtp://USER:PASSWORD@HOST:PORT or smtps://…; needs --mail-from and --public-url.",
    ),
]  # fmt: skip
MailFrom = Annotated[str, typer.Option(envvar="ATOLL_MAIL_FROM", help="The sender of that mail.", metavar="ADDRESS")]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


class ServeError(AtollError):
    """The server cannot start."""


@contextmanager
def server_packages() -> Iterator[None]:
    try:
        yield
    except ImportError as missing:
        raise ServeError(f"the server's packages are missing ({missing.name}): pip install 'atoll[server]'") from None


def check_log_level(level: str) -> None:
    if level not in ("debug", "info", "warning", "error"):
        raise ServeError(f"--log-level: {level!r} is not possible, choose from debug, info, warning, error")


def chosen_database(url: str) -> str:
    """The one that is named, or else that of this user."""
    with server_packages():
        from ..server.database import checked
        from ..server.settings import default_database
    url = url or default_database()
    if "://" not in url:
        raise ServeError(f"--database: {url!r} is no address; a file is sqlite:///{Path(url).absolute()}")
    return checked(url)


def check_bus(url: str) -> None:
    if not url:
        return
    if not all(_is_place(one) for one in url.split(",")):
        raise ServeError(f"--bus: {url!r} is not possible, choose nats://HOST:PORT")
    if not importlib.util.find_spec("nats"):
        raise ServeError("--bus: the package is missing: pip install 'atoll[nats]'")


def _is_place(url: str) -> bool:
    try:
        place = urlsplit(url)
        return place.scheme in ("nats", "tls") and bool(place.hostname) and (place.port is None or place.port > 0)
    except ValueError:  # the port is none
        return False


def check_notices(public_url: str, smtp: str, mail_from: str) -> None:
    from ..server.mail import carrier, is_address

    place = urlsplit(public_url)
    if public_url and (place.scheme not in ("https", "http") or not place.netloc or place.path not in ("", "/")):
        raise ServeError(f"--public-url: {public_url!r} is not possible, choose https://play.example.org")
    if smtp and not (public_url and mail_from):
        raise ServeError("--smtp: mail needs a sender and links, name --mail-from and --public-url as well")
    try:
        if smtp:
            carrier(smtp)
    except ValueError as wanted:
        raise ServeError(f"--smtp: this is not possible, choose {wanted}") from None
    if mail_from and not is_address(mail_from):
        raise ServeError(f"--mail-from: {mail_from!r} is no address, choose atoll@play.example.org")
