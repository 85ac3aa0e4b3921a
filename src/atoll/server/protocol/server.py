"""What there is on a server: its games, their options, its bots."""

from typing import Any, Literal

from .base import Plain


class OptionInfo(Plain):
    name: str
    values: list[str]
    default: str


class ComponentsInfo(Plain):
    """What is in the box, and where that is known from: an owner of the game may give other figures."""

    default: dict[str, Any]
    provenance: Literal["rulebook", "public", "reconstruction"]


class GameInfo(Plain):
    """A game that can be played here."""

    id: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules_version: int
    cooperative: bool
    """All seats win or lose together: one person may lead them all."""
    components: ComponentsInfo | None
    """Null for a game whose box is known."""


class ServerInfo(Plain):
    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    """The levels, the weakest first, then what others have added."""
    preparing: list[str]
    """Games whose search is being compiled: until then the levels that search play like the sensible one."""
    phrases: list[str]
    """Ids of the ready phrases (text keys `phrase-…`)."""
    profiles: bool
    """Players may have a profile here."""
    origins: list[str]
    """Told to whoever looks from the server's own machine: where others on the network find it. Empty: nobody else can."""
