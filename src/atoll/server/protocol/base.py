"""What all messages share: tokens, names, seats, and the two kinds of message."""

from typing import Annotated, Literal

import msgspec

from ...engine.written import HIDDEN

Token = Annotated[str, msgspec.Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
VISIBLE = rf"^[^{HIDDEN}]+\Z"
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=VISIBLE)]
TableName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=VISIBLE)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Lang = Literal["en", "nl", "fr", "de"]

HeldTokens = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=16)], Annotated[list[Token], msgspec.Meta(max_length=12)]],
    msgspec.Meta(max_length=60),
]
"""By table the tokens that somebody has for it."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a client sends: an unknown field is refused."""


class Plain(msgspec.Struct, kw_only=True, gc=False):
    """What the server sends: every field is there, unless it has a default. None holds itself: nobody looks for garbage."""


class Problem(Plain):
    """The body of every HTTP error."""

    code: str
    text: str
