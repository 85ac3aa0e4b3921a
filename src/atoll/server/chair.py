"""A seat of a table, and who sits there."""

from dataclasses import dataclass
from typing import Any, Literal


@dataclass
class Chair:
    """A seat of the table: who sits there, and who plays for them while they are away."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    deputy: str | None = None
    guest: bool = False
    """Came by the link for joining: whoever opened the table has no token of this seat."""
    came: bool = False
    """Sat down on an open seat, by whatever link: a person whom a bot does not drive away unasked."""
    left_at: float | None = None
    """When they said that they leave the game."""
    skip: int | None = None
    """The turn (whoever's it is) in which a bot answers for them."""
    notify: bool = False
    """Somebody wants to hear of this seat while they are not at the table."""
    wait: tuple[int, float] | None = None
    """While the game waits for them: the entry since which it does, and when that was."""
    nudge: tuple[int, float] | None = None
    """The entry by which they were reminded last in this wait, and when that was."""
    vacation: tuple[float, float] | None = None
    """From when until when they said that they are away: meanwhile their clock stands still."""
    holidays: float = 0.0
    """Seconds of vacation before this one."""

    def plain(self) -> dict[str, Any]:
        """Before the game, as an entry has it."""
        return {key: getattr(self, key) for key in ("kind", "name", "bot", "nonce", "guest", "came", "notify")}
