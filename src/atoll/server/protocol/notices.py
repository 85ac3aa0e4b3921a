"""Hearing of a table while one is not there: push messages and mail."""

from typing import Annotated, Literal

import msgspec

from .base import Lang, Plain, Strict, Token


class Offers(Plain):
    """What this host offers to people who play over days."""

    push: str | None
    """The public key that a browser needs to subscribe; null: no push messages."""
    mail: bool
    vacation_days: int
    """That each seat may be away in a match; 0: none."""


class PushTarget(Strict, kw_only=True):
    """What a browser gives when it subscribes."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^https://[!-~]+\Z")]
    p256dh: Annotated[str, msgspec.Meta(min_length=87, max_length=88, pattern=r"^[A-Za-z0-9_-]+=?\Z")]
    auth: Annotated[str, msgspec.Meta(min_length=22, max_length=24, pattern=r"^[A-Za-z0-9_-]+={0,2}\Z")]


class OpenChannel(Strict, kw_only=True):
    """A browser, or an address, that is to hear of seats. With the key of one that is open: its new target."""

    push: PushTarget | None = None
    mail: Annotated[str, msgspec.Meta(max_length=254, pattern=r"^[!-?A-~]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+\Z")] | None = (
        None
    )
    lang: Lang = "en"


class Channel(Plain):
    kind: Literal["push", "mail"]
    to: str
    """The address; empty for a browser."""
    confirmed: bool
    """Nothing but a question is sent to an address whose owner has not confirmed it."""
    tables: list[str]
    """Those that it hears of."""
    key: str | None = None
    """Told once, to whoever opens it: the secret by which it is changed and closed."""


class Notify(Strict, kw_only=True):
    """A channel hears of one's seats at a table, or no more."""

    key: Token
    on: bool


class MailToken(Strict, kw_only=True):
    """What a link in a mail carries."""

    token: Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_.-]+\Z")]


class Mailed(Plain):
    """The address that was confirmed, or no longer hears anything."""

    to: str
