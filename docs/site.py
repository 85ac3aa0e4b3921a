"""The pages of the documentation site, gathered in build/pages for MkDocs: `make docs`.

Every page stays where it is in the repository, so that links between pages are right in both; what is not a page but linked to
(a Dockerfile, a module) comes along. The rules get the drawn examples that the rules page of the web client has.
"""

import re
import shutil
from pathlib import Path

from atoll.engine.catalogue import game_ids, get_game, is_offered
from atoll.engine.game import Game
from atoll.engine.lessons import help_of
from atoll.texts import LANGUAGES, Texts

from .figures import draw, name

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "pages"
WANTED = ("*.md", "docs/**/*.md", "docs/**/*.svg", "bench/results.md")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
WIDTH = 420


def gather() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    for pattern in WANTED:
        for path in ROOT.glob(pattern):
            copy(path)
    games = [get_game(id) for id in game_ids() if is_offered(id)]
    draw(games, PAGES / "pictures")
    for game in games:
        for lang in LANGUAGES:
            write_rules(game, lang)
    for page in list(PAGES.rglob("*.md")):
        bring_what_is_linked(page)


def copy(path: Path) -> None:
    to = PAGES / path.relative_to(ROOT)
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


def bring_what_is_linked(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        source = (ROOT / page.relative_to(PAGES).parent / link).resolve()
        if source.is_file() and not (PAGES / source.relative_to(ROOT)).exists():
            copy(source)


def write_rules(game: Game, lang: str) -> None:
    """The rules, each paragraph followed by its examples."""
    source = game.folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    parts = re.split(r"(?m)^(?=\*\*\d+\.\d+\*\*|## )", source.read_text(encoding="utf-8"))
    to = PAGES / source.relative_to(ROOT)
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text("".join(part + examples(game, lang, part) for part in parts), encoding="utf-8")


def examples(game: Game, lang: str, paragraph: str) -> str:
    number = re.match(r"\*\*(\d+\.\d+)\*\*", paragraph)
    texts = Texts(lang, game)
    up = "../" * len(game.folder.relative_to(ROOT).parts)
    return "".join(
        f"![{texts(f'guide-{lesson.id}')}]({up}pictures/{name(game, lesson, lang)}){{ width={WIDTH} }}\n\n"
        f"*{texts(f'guide-{lesson.id}-task')}*\n\n"
        for lesson in help_of(game).lessons
        if number and lesson.rule == number[1]
    )


if __name__ == "__main__":
    gather()
