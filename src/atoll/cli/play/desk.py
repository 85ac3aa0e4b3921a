"""Where people sit: what they read and what they type. Works with a terminal and with scripted input alike."""

import contextlib
import sys

from rich.console import Console, RenderableType

from ..console import out


class Desk:
    """`ask` raises EOFError when there is nobody left to answer."""

    def __init__(self) -> None:
        self.console: Console = out()
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):  # line editing and history where the system has them
                import readline  # noqa: F401

    def show(self, what: RenderableType = "", style: str | None = None) -> None:
        self.console.print(what, style=style)

    def ask(self, prompt: str) -> str:
        if self.interactive:
            return input(prompt + " ").strip()
        self.console.print(prompt, end=" ")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(line.strip())
        return line.strip()
