"""Where people sit: what they read and what they type. Works with a terminal and with scripted input alike."""

import contextlib
import os
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

    def page(self, what: RenderableType) -> None:
        """As `show`; what is longer than the screen goes through a pager if there is somebody to turn the pages."""
        console = self.console
        turns = self.interactive and console.is_terminal and len(console.render_lines(what)) >= console.height
        os.environ.setdefault("LESS", "-R")  # colours
        with console.pager(styles=True) if turns else contextlib.nullcontext():
            console.print(what)

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
