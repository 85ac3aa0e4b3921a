"""What a terminal shows, line by line, for tests of the games' drawings."""

from typing import Any

from rich.console import Console


def printed(what: Any, width: int = 80) -> list[str]:
    console = Console(width=width, no_color=True, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]
