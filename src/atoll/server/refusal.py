"""A refusal: nothing has changed, and here is why, in the reader's language."""

from typing import Any

from ..texts import Texts


class Refusal(Exception):
    """`code` for programs, a text key and its values for people, a status for HTTP."""

    def __init__(self, code: str, key: str, status: int = 400, **values: Any) -> None:
        super().__init__(key)
        self.code, self.key, self.status, self.values = code, key, status, values
        self.request: str | None = None

    def text(self, lang: str) -> str:
        return Texts(lang).format(f"refused-{self.key}", self.values)
