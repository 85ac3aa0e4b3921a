"""A whole game of each by keyboard and accessibility tree alone: every space, question and answer has a name, every event is
said once."""

import os
from collections import Counter
from typing import Any

import pytest

from .conftest import BOT, ME, SOON_OVER, Come, Opened
from .house import House
from .reader import Reader

# the game, its options, what a board has at least (spaces and pieces), and how many answers come from the keyboard
# before the same seat is played to the end from elsewhere, as from a second device; None: all of them (`make walks`: all games)
GAMES: dict[str, tuple[dict[str, Any], int, int | None]] = {
    "forbidden_island": (SOON_OVER, 24 + 4, None),
    "the_island": ({"start": "quick"}, 100, 9),
    "lost_island": ({}, 36, 9),
    "loot_island": ({}, 8, 9),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_ear_and_keyboard(come: Come, house: House, game: str) -> None:
    options, spaces, most = GAMES[game]
    if os.environ.get("ATOLL_WALKS") == "all":
        most = None
    opened = Opened(house, [ME, BOT], game=game, options=options, start=True, bot_pace=0)
    reader = Reader(come("Ada"))
    reader.visitor.forgive("favicon")  # of a picture that is looked at for itself
    reader.visitor.goto(opened.seat(0)).at_table()
    faults: list[str] = []
    answers, kinds = 0, Counter[str]()
    while most is None or answers < most:
        reader.wait(lambda: reader.ready() or reader.over(), "a question")
        question = reader.asked()
        if reader.over():
            break
        if not question:
            continue
        if not kinds[question["kind"]]:
            faults += reader.faults(reader.tree(), spaces)
        kinds[question["kind"]] += 1
        faults += reader.answer(thorough=2)
        answers += 1
    faults += once(reader)
    if not reader.over():
        reader.visitor.goto("/icon.svg")
        opened.play([0], seed=4)
        reader.visitor.goto(opened.seat(0))
    reader.page.locator("section.over summary").wait_for()
    faults += reader.faults(reader.tree(), spaces // 2, dock="The end")
    assert not faults, "\n".join(dict.fromkeys(faults))
    assert answers


def once(reader: Reader) -> list[str]:
    """What happened and was not said, or was said twice."""
    happened = {
        f"n{one['n']}" for one in reader.entries if one["t"] == "step" and one["events"] and one["n"] > reader.before
    }
    reader.wait(lambda: happened <= {id for id, _ in reader.told()}, "all of it to be said", 10)
    said = Counter(id for id, _ in reader.told() if id)
    return [f"{id} was said {times} times" for id, times in said.items() if times > 1] + [
        f"{id} says nothing" for id, text in reader.told() if id and not text.strip()
    ]
