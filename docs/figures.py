"""Pictures of the lessons' positions: photographs of the boards on the web client's rules pages. Where there is no Chromium,
the boards alone, without lamps for what may be done."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.e2e.chromium import FLAGS, build_client, find
from tests.e2e.house import House

from atoll.engine.game import Game
from atoll.engine.lessons import help_of
from atoll.engine.position import load_position
from atoll.research.picture import pixels

SIZE = ViewportSize(width=1000, height=900)


def draw(games: Sequence[Game], folder: Path) -> None:
    """<folder>/<game>-<lesson>.png for every lesson."""
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
            page = browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light", locale="en-GB")
            for game in games:
                page.goto(f"{house.url}/rules/{game.id}")
                _photograph(page, game, folder)
            browser.close()
        finally:
            house.stop()


def _photograph(page: Page, game: Game, folder: Path) -> None:
    for lesson in help_of(game).lessons:
        figure = page.locator("figure", has=page.locator(f"a[href='/learn/{game.id}#{lesson.id}']"))
        board = figure.locator("> .picture")
        board.locator("svg").first.wait_for()
        board.screenshot(path=folder / f"{game.id}-{lesson.id}.png")


def _draw_plainly(game: Game, folder: Path) -> None:
    for lesson in help_of(game).lessons:
        _, state = load_position(lesson.position, game)
        Image.fromarray(pixels(game, state)).save(folder / f"{game.id}-{lesson.id}.png")
