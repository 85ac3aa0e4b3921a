"""Names for numbers, declared once: notation, JSON and text keys all follow from them."""

from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import IntEnum

from . import MAX_SEATS
from .errors import Phrase


@dataclass(frozen=True)
class Names:
    """A named range: `TILE.ids[3]` is what notation and JSON call tile 3; its text key is `tile-iron_gate`."""

    kind: str
    ids: tuple[str, ...]
    number: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", {name: i for i, name in enumerate(self.ids)})
        if len(self.number) != len(self.ids):
            raise ValueError(f"{self.kind}: a name stands twice in {self.ids}")

    def __len__(self) -> int:
        return len(self.ids)

    def key(self, number: int) -> str:
        return f"{self.kind}-{self.ids[number]}"


def names_of(kind: str, enum: type[IntEnum]) -> Names:
    members = list(enum)
    if [int(m) for m in members] != list(range(len(members))):
        raise ValueError(f"{enum.__name__}: members must be numbered 0, 1, 2 …")
    return Names(kind, tuple(m.name.lower() for m in members))


SEAT = Names("seat", tuple(str(i) for i in range(MAX_SEATS)))


def one_of(word: str, words: "tuple[str, ...] | list[str]") -> Phrase:
    """For error messages: the near miss if there is one, else the whole choice."""
    near = get_close_matches(word, words, n=1)
    if near:
        return Phrase("hint-did-you-mean", "did you mean {word!r}?", word=near[0])
    return Phrase("hint-choose", "choose from {words}", words=", ".join(words))
