"""A profile: made, entered, changed, and what it holds."""

from typing import Annotated, Any, Literal

import msgspec

from .base import HeldTokens, PersonName, Plain, Strict, TableName, Token

Password = Annotated[str, msgspec.Meta(min_length=10, max_length=200)]
Bytes = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
"""In base64url."""
ManyBytes = Annotated[str, msgspec.Meta(min_length=1, max_length=20_000, pattern="^[A-Za-z0-9_-]+$")]


class NewPasskey(Strict, kw_only=True):
    """What the browser made, and how its owner calls it."""

    id: Bytes
    client_data: ManyBytes
    attestation: ManyBytes
    name: TableName


class UsedPasskey(Strict, kw_only=True):
    """What the browser signed to log in."""

    id: Bytes
    client_data: ManyBytes
    authenticator_data: ManyBytes
    signature: ManyBytes


class MakeProfile(Strict, kw_only=True):
    """With a password or a passkey; either can be added later."""

    name: PersonName
    password: Password | None = None
    passkey: NewPasskey | None = None


class LogIn(Strict, kw_only=True):
    name: PersonName
    password: Annotated[str, msgspec.Meta(max_length=200)]


class LogOut(Strict, kw_only=True):
    everywhere: bool = False
    """Also on all other devices."""


class ChangePassword(Strict, kw_only=True):
    new: Password
    old: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """Where there is one."""


class ResetPassword(Strict, kw_only=True):
    """With the token of a link that the host gave."""

    token: Token
    new: Password


class AskPasskey(Strict, kw_only=True):
    """To make a profile with a passkey, add one to a profile, or log in with one."""

    to: Literal["make", "add", "log-in"]
    name: PersonName | None = None
    """Of a profile that is to be made."""


class PasskeyOptions(Plain):
    """What the browser is asked for, as WebAuthn has it, with bytes in base64url."""

    options: dict[str, Any]


class HoldSeats(Strict, kw_only=True):
    """Tokens that somebody has: seats, and being host, by table."""

    tables: HeldTokens


class DeleteProfile(Strict, kw_only=True):
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """Where there is one."""
    nameless: bool = False
    """Also take the name, and what was written in chat, out of all tables of the profile's seats."""


class PasskeyInfo(Plain):
    id: str
    name: str
    created: float
    used: float | None


class Profile(Plain):
    """One's own: nobody else is shown it."""

    name: str
    created: float
    has_password: bool
    passkeys: list[PasskeyInfo]


class Me(Plain):
    profile: Profile | None
    """Null: nobody is logged in."""
    passkeys: bool
    """The server knows how to read them."""


class HeldSeats(Plain):
    """How many tables of those belong to the profile now."""

    tables: int


class TakenUp(Plain):
    """New tokens for what a profile holds at a table."""

    seats: list[str]
    host: str | None
