"""A refusal: nothing has changed, and here is why, in the reader's language."""

from typing import Any

from ..engine.errors import AtollError, Phrase
from ..texts import Texts


class Refusal(Exception):
    """`code` for programs, a text key and its values (the engine's errors, too) for people, a status for HTTP;
    `retry`: seconds after which the same would be allowed, where that is known."""

    def __init__(self, code: str, key: str, status: int = 400, retry: int | None = None, **values: Any) -> None:
        super().__init__(key)
        self.code, self.key, self.status, self.retry, self.values = code, key, status, retry, values
        self.request: str | None = None

    def text(self, lang: str) -> str:
        texts = Texts(lang)
        told = {name: texts.tell(v) if isinstance(v, Phrase | AtollError) else v for name, v in self.values.items()}
        return texts.format(f"refused-{self.key}", told)
