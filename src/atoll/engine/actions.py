"""An action space, declared once as data: kinds and the ranges of their arguments.

Ids, decoding tables, notation, JSON schema and text keys follow from the declaration. Nature's kinds come first.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from .errors import NotationError, Phrase
from .names import Names, one_of


class ActionSpace:
    """`ActionSpace(Do, {Do.MOVE: (TILE,), …}, nature=2)`: at most two arguments each, the first two kinds are nature's."""

    def __init__(self, kinds: type[IntEnum], declaration: Mapping[IntEnum, tuple[Names, ...]], nature: int) -> None:
        if list(declaration) != list(kinds) or [int(k) for k in kinds] != list(range(len(kinds))):
            raise ValueError(f"declare every kind of {kinds.__name__} in its order, numbered 0, 1, 2 …")
        if any(len(arguments) > 2 for arguments in declaration.values()):
            raise ValueError("an action has at most two arguments: split the choice into several small actions")
        self.kinds = list(kinds)
        self.arguments = [declaration[k] for k in self.kinds]
        rows: list[tuple[int, int, int]] = []
        self.first: list[int] = []
        for kind, arguments in zip(self.kinds, self.arguments, strict=True):
            self.first.append(len(rows))
            sizes = [len(a) for a in arguments] + [1, 1]
            rows += [(int(kind), i, j) for i in range(sizes[0]) for j in range(sizes[1])]
        self.count = len(rows)
        self.nature = self.first[nature] if nature < len(self.first) else self.count
        self.kind, self.one, self.two = (np.array(column, np.int16) for column in zip(*rows, strict=True))
        self._texts = [self._text(*row) for row in rows]
        self._ids = {text: a for a, text in enumerate(self._texts)}

    def _text(self, kind: int, one: int, two: int) -> str:
        values = zip(self.arguments[kind], (one, two), strict=False)
        return " ".join([self.kinds[kind].name.lower(), *(names.ids[i] for names, i in values)])

    def text(self, action: int) -> str:
        """Notation: `give messenger earth`."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action that a line of notation means; NotationError says which word is wrong and what would be right."""
        words = text.lower().split()
        action = self._ids.get(" ".join(words))
        if action is not None:
            return action
        if not words:
            example = self._texts[-1]
            raise NotationError(
                Phrase("error-action-empty", "the action is empty: write for example {example!r}", example=example)
            )
        names = [k.name.lower() for k in self.kinds]
        if words[0] not in names:
            raise NotationError(
                Phrase("error-no-action", "{word!r} is no action: {hint}", word=words[0], hint=one_of(words[0], names))
            )
        arguments = self.arguments[names.index(words[0])]
        if len(words) - 1 != len(arguments):
            form = " ".join([words[0], *(f"<{a.kind}>" for a in arguments)])
            english = "{text!r} has {count} words after {word!r}, write {form!r}"
            raise NotationError(
                Phrase("error-action-form", english, text=text, count=len(words) - 1, word=words[0], form=form)
            )
        word, wrong = next((w, a) for w, a in zip(words[1:], arguments, strict=True) if w not in a.number)
        hint = one_of(word, wrong.ids)
        raise NotationError(
            Phrase("error-no-name", "{word!r} is no {kind}: {hint}", word=word, kind=wrong.kind, hint=hint)
        )

    def to_json(self, action: int) -> dict[str, Any]:
        """{"do": "give", "role": "messenger", "treasure": "earth"}"""
        kind = self.kind[action]
        values = zip(self.arguments[kind], (self.one[action], self.two[action]), strict=False)
        return {"do": self.kinds[kind].name.lower(), **{names.kind: names.ids[i] for names, i in values}}

    def from_json(self, data: Mapping[str, Any]) -> int:
        """The action that an object as `to_json` writes it means; NotationError says which field is wrong."""
        word = str(data.get("do", ""))
        kind = next((k for k in self.kinds if k.name.lower() == word), None)
        wanted = ["do", *(names.kind for names in self.arguments[kind])] if kind is not None else ["do"]
        for key in data:
            if kind is not None and key not in wanted:
                hint = one_of(key, wanted)
                raise NotationError(
                    Phrase(
                        "error-action-field", "{word!r} has no field {field!r}: {hint}", word=word, field=key, hint=hint
                    )
                )
        missing = [key for key in wanted if key not in data]
        if missing:
            raise NotationError(Phrase("error-missing", "the field {field!r} is missing", field=missing[0]))
        return self.parse(" ".join([word, *(str(data[key]) for key in wanted[1:])]))

    def text_key(self, action: int) -> tuple[str, dict[str, str]]:
        """The message id and, for each of its variables, the id of the message to put there."""
        kind = self.kind[action]
        values = zip(self.arguments[kind], (self.one[action], self.two[action]), strict=False)
        return f"do-{self.kinds[kind].name.lower()}", {names.kind: names.key(i) for names, i in values}

    def schema(self) -> dict[str, Any]:
        """JSON Schema of `to_json`."""
        return {
            "oneOf": [
                {
                    "type": "object",
                    "properties": {"do": {"const": kind.name.lower()}}
                    | {names.kind: {"enum": list(names.ids)} for names in arguments},
                    "required": ["do", *(names.kind for names in arguments)],
                    "additionalProperties": False,
                }
                for kind, arguments in zip(self.kinds, self.arguments, strict=True)
            ]
        }
