"""Where output goes: Rich consoles made anew each time, so that they follow the width and the redirections of the moment."""

import json
import os
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    return _Console(highlight=False, soft_wrap=False, markup=False, emoji=False)


def err() -> Console:
    return _Console(stderr=True, highlight=False, markup=False, emoji=False)


def plain(text: str) -> None:
    """As it is: for programs, and for text that must not be wrapped."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def as_json(data: Any) -> None:
    plain(json.dumps(data, indent=2, ensure_ascii=False))


def note(text: str) -> None:
    """A line beside the output."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def progress_bar(title: str) -> Progress:
    """On standard error, gone when it is done; nothing at all where nobody watches."""
    console = err()
    columns = (TextColumn(title, markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def table(*columns: str, title: str = "", right: tuple[int, ...] = ()) -> Table:
    made = Table(title=title or None, title_justify="left", title_style="bold", box=_box(), pad_edge=False)
    for k, name in enumerate(columns):
        made.add_column(name, justify="right" if k in right else "left", overflow="fold")
    return made


def _box() -> Any:
    from rich import box

    return box.SIMPLE_HEAD if os.environ.get("TERM") != "dumb" else box.ASCII
