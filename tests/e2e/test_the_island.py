"""The Island at the page: whole matches, by mouse, finger and keys; secrets; answers to a creature in another's turn."""

import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from atoll.games.the_island.board import CELL, DIRECTION, NEIGHBOUR

from ..server import people
from .checks import axe, raw_keys, too_wide
from .conftest import BOT, Come, House, Opened
from .visitor import Visitor, over

NAMES = ("Ada", "Bram", "Chloé", "Deniz")
QUICK = {"start": "quick"}


@pytest.fixture
def isle(house: House) -> Callable[..., Opened]:
    """A table of The Island: so many people, and bots."""

    def open(persons: int, bots: int = 0, **wish: Any) -> Opened:
        seats = [{"who": "me", "name": name} for name in NAMES[:persons]]
        seats += [BOT | {"name": name} for name in NAMES[persons : persons + bots]]
        return Opened(house, seats, **({"game": "the_island", "start": True, "options": QUICK} | wish))

    return open


def act(one: Visitor, look: dict[str, Any]) -> bool:
    """Something at random, the way on more often than not: a match has many steps."""
    if look["way"] and not look["confirm"] and not look["offers"] and one.luck.random() < 0.6:
        return one.act(look | {"lit": [], "verbs": []})
    return one.act(look)


def play_on(everybody: list[Visitor], timeout: float, done: Callable[[list[dict[str, Any]]], bool]) -> None:
    deadline = time.monotonic() + timeout
    while True:
        looks = [one.look() for one in everybody]
        if done(looks):
            return
        moved = False
        for one, look in zip(everybody, looks, strict=True):
            if look["hand"] or (look["turn"] and not look["busy"]):
                moved = act(one, look) or moved
        assert time.monotonic() < deadline, [look["question"] for look in looks]
        if not moved:
            everybody[0].page.wait_for_timeout(20)


def score(one: Visitor) -> list[str]:
    return [" ".join(row.split()) for row in one.page.locator("section.over ol li").all_inner_texts()]


def test_four_people_play_a_match(come: Come, isle: Callable[..., Opened]) -> None:
    table = isle(4)
    everybody = [come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES)]
    ada = everybody[0]
    for one in everybody:  # everybody's own values, and nobody else's
        expect(one.page.locator(".board g.mine")).to_have_count(10)
    assert ada.page.evaluate("document.querySelector('.drawn svg').querySelectorAll('*').length") < 1500
    ada.shot("island")
    play_on(everybody, 400, over)
    sheets = [score(one) for one in everybody]
    assert len(sheets[0]) == 4
    assert all("point" in row for row in sheets[0])
    assert all(sheet == sheets[0] for sheet in sheets)
    assert re.search(r"wins: |share the win", ada.page.locator("section.over .why").first.inner_text())
    ada.until(lambda: all(one.log()[-1:] == ada.log()[-1:] for one in everybody), "the same end for all")
    assert not raw_keys(ada.page)
    assert not axe(ada.page)
    ada.shot("island-over")


def test_a_person_with_three_bots(come: Come, isle: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(isle(1, bots=3).seat(0)).at_table()
    play_on([ada], 300, over)
    assert len(score(ada)) == 4
