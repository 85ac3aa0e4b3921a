"""Somebody new, on a phone: from the home page through a guide to winning a first match against beginners.

Each game once and each language once: one of four rows that walk all sixteen pairs between them. Which one follows from the
sources, and the end of the run tells it; ATOLL_WALKS=2 is that row, ATOLL_WALKS=all (`make walks`) walks all sixteen.
"""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from atoll.texts import LANGUAGES, Texts

from ..seeds import PROGRAM, fresh
from .chromium import WEB, build_client
from .conftest import Come
from .house import House
from .lessons import by_finger, faults, learn, tap
from .newcomer import SECRET, FirstMatch, deal

DEALS = {"forbidden_island": "2", "the_island": "3", "lost_island": "2", "loot_island": "5"}
"""A deal of each game that is won by what looks best at a glance. Where rules or bots change, another may be wanted."""
ALL = list(itertools.product(DEALS, LANGUAGES))
ROWS = [
    [(game, LANGUAGES[(at + row) % len(LANGUAGES)]) for at, game in enumerate(DEALS)] for row in range(len(LANGUAGES))
]


def walks(wanted: str) -> list[Any]:
    if wanted == "all":
        return ALL
    seed = fresh(PROGRAM, WEB / "src", Path(__file__).parent, kinds=("*.py", "*.ftl", "*.ts", "*.svelte"))
    row = int(wanted) - 1 if wanted else seed // 1000 % len(ROWS)
    return [pytest.param(*pair, id=f"row{row + 1}-{'-'.join(pair)}") for pair in ROWS[row]]


@pytest.fixture(scope="session")
def foreseen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose part of the deal is known."""
    build_client()
    house = House(tmp_path_factory.mktemp("foreseen"), secret=SECRET).start()
    yield house
    house.stop()


def test_the_rows_walk_all_pairs_between_them() -> None:
    assert sorted(itertools.chain(*ROWS)) == sorted(ALL)
    for row in ROWS:
        games, langs = zip(*row, strict=True)
        assert (games, set(langs)) == (tuple(DEALS), set(LANGUAGES))


@pytest.mark.parametrize(("game", "lang"), walks(os.environ.get("ATOLL_WALKS", "")))
def test_a_newcomer_wins_a_first_match(come: Come, foreseen: House, game: str, lang: str) -> None:
    ada = come("Ada", at=foreseen, phone=True, lang=lang)
    deal(ada, DEALS[game])
    ada.goto("/").page.locator("a[href='/learn']").first.tap()
    ada.page.locator(f"a[href='/learn/{game}']").tap()
    ada.page.locator("#task").wait_for()
    lessons = [one["id"] for one in ada.page.evaluate(f"fetch('/api/guide/{game}').then((answer) => answer.json())")]
    for lesson in lessons:
        learn(ada, game, lesson, by_finger)
        if lesson != lessons[-1]:
            tap(ada, ".done .b.lamp")
            expect(ada.page.locator("#task")).to_be_focused()
    assert not faults(ada)
    match = FirstMatch(ada, game)
    tap(ada, ".done .b.lamp")
    ada.at_table()
    assert not faults(ada)
    match.play()
    assert match.won, f"lost: {match.moment['payoff']}; is there another deal that is won?"
    texts = Texts(lang, match.game)
    victory = texts("ending-won") if match.game.cooperative else texts("web-over-you")
    expect(ada.page.locator("section.over h2")).to_have_text(victory, timeout=60_000)
    if not match.game.cooperative:
        ada.page.locator("section.over .score li, section.over .score table").first.wait_for()
    assert not faults(ada)
