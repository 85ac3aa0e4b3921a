"""Pictures of the lessons' positions: photographs of the boards on the web client's rules pages, in every language. Where there
is no Chromium, the boards alone, without lamps for what may be done, and all in English."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.e2e.chromium import FLAGS, build_client, find
from tests.e2e.house import House

from atoll.engine.game import Game
from atoll.engine.lessons import Lesson, help_of
from atoll.engine.position import load_position
from atoll.research.picture import pixels

SIZE = ViewportSize(width=1000, height=900)
LOCALES = {"en": "en-GB", "nl": "nl-NL", "fr": "fr-FR", "de": "de-DE"}


def name(game: Game, lesson: Lesson, lang: str) -> str:
    """Boards have words on them, so a picture speaks a language."""
    return f"{game.id}-{lesson.id}.{lang}.png"


def draw(games: Sequence[Game], folder: Path) -> None:
    """A picture of every lesson in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    chromium = find()
    if chromium is None:
        print("no Chromium: the pictures are drawn without lamps")
        for game in games:
            _draw_plainly(game, folder)
        return
    build_client()
    with TemporaryDirectory() as at, sync_playwright() as playwright:
        house = House(Path(at)).start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for lang, locale in LOCALES.items():
                page = browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light", locale=locale)
                for game in games:
                    page.goto(f"{house.url}/rules/{game.id}")
                    _photograph(page, game, lang, folder)
                page.close()
            browser.close()
        finally:
            house.stop()


def _photograph(page: Page, game: Game, lang: str, folder: Path) -> None:
    for lesson in help_of(game).lessons:
        figure = page.locator("figure", has=page.locator(f"a[href='/learn/{game.id}#{lesson.id}']"))
        figure.scroll_into_view_if_needed()  # a picture is drawn when it comes near
        board = figure.locator("> .picture")
        board.scroll_into_view_if_needed()  # it is drawn when it comes near
        board.locator("svg").first.wait_for()
        board.screenshot(path=folder / name(game, lesson, lang))


def _draw_plainly(game: Game, folder: Path) -> None:
    for lesson in help_of(game).lessons:
        _, state = load_position(lesson.position, game)
        picture = Image.fromarray(pixels(game, state))
        for lang in LOCALES:
            picture.save(folder / name(game, lesson, lang))
