"""`atoll rules`: a game's rules in words, whole or by paragraph."""

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from ..engine.catalogue import get_game
from ..engine.game import Game
from .console import out, plain
from .failing import Misuse
from .parameters import GameId, Language

_PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
_HEADING = re.compile(r"^## (\d+) .*$", re.MULTILINE)

Paragraph = Annotated[
    str | None, typer.Option("--paragraph", metavar="4.6", help="Only this paragraph, or this part (4).")
]


def command(game: GameId, lang: Language = "", paragraph: Paragraph = None) -> None:
    """Print the rules of a game. Plain Markdown when the output is not a terminal."""
    text = rules_text(get_game(game), lang)
    if paragraph is not None:
        text = rules_part(text, paragraph, "--paragraph: ")
    show_markdown(out(), text)


def show_markdown(console: Console, text: str) -> None:
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        plain(text.rstrip("\n"))


def rules_text(game: Game, lang: str) -> str:
    """RULES.<lang>.md, else the English RULES.md."""
    for name in (f"RULES.{lang}.md", "RULES.md"):
        if (game.folder / name).exists() and (lang != "en" or name == "RULES.md"):
            return (game.folder / name).read_text(encoding="utf-8")
    raise Misuse(f"the rules of {game.id} are not written down yet")


def paragraphs(text: str) -> dict[str, str]:
    """Number → its Markdown, up to the next paragraph or heading."""
    found = list(_PARAGRAPH.finditer(text))
    ends = [m.start() for m in found[1:]] + [len(text)]
    return {
        m[1]: re.split(r"^## ", text[m.start() : end], flags=re.MULTILINE)[0].rstrip()
        for m, end in zip(found, ends, strict=True)
    }


def sections(text: str) -> list[str]:
    """The numbered headings: «4 Moving»."""
    return [heading[0].removeprefix("## ") for heading in _HEADING.finditer(text)]


def rules_part(text: str, wanted: str, blame: str = "") -> str:
    """§4.6, or the whole of part 4."""
    wanted = wanted.strip().lstrip("§")
    there = paragraphs(text)
    if wanted in there:
        return there[wanted]
    for heading in _HEADING.finditer(text):
        if heading[1] == wanted:
            return heading[0] + "\n\n" + "\n\n".join(p for n, p in there.items() if n.startswith(wanted + "."))
    parts: dict[str, list[str]] = {}
    for number in there:
        parts.setdefault(number.split(".")[0], []).append(number)
    ranges = ", ".join(f"{numbers[0]}–{numbers[-1]}" for numbers in parts.values())
    raise Misuse(f"{blame}there is no {wanted!r}; there are {ranges}")
