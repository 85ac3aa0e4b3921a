"""Boards as the web page draws them, without a browser."""

import asyncio
import re
import sys
from multiprocessing import get_context
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from atoll.engine import SPECTATOR
from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from atoll.research import boards
from atoll.research.episode import Episode
from atoll.texts import LANGUAGES

from .spread import GAMES, SPREAD, name

SMALL = (210, 175)
END = -1
"""So many steps that the game is over."""


def moment(game: Game, steps: int, seed: int = 1, **options: Any) -> Array:
    """After some steps of a game in which everybody does anything."""
    episode = Episode(game, options, seed)
    chance = np.random.default_rng(seed)
    while steps and not episode.over:
        episode.act(int(chance.choice(episode.legal())))
        steps -= 1
    return episode.state


@pytest.mark.parametrize("id", GAMES)
def test_pixels(id: str) -> None:
    """The same size at every moment, and another moment is another picture."""
    game = get_game(id)
    assert boards.has_board(game)
    first, later, again = (boards.pixels(game, moment(game, steps)) for steps in (0, 40, 40))
    assert first.shape == later.shape == (700, 840, 3)
    assert first.dtype == np.uint8
    assert len(np.unique(later @ np.array([65536, 256, 1]))) > 100, "something is on it"
    assert 0.001 < (first != later).any(axis=2).mean() < 0.9
    assert np.array_equal(later, again)
    assert boards.pixels(game, moment(game, 40), size=SMALL).shape == (175, 210, 3)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_a_drawing_stands_alone(id: str, options: dict[str, Any], night: bool) -> None:
    """Every colour is worked out, everything that is referred to is there, no number or word is missing."""
    game = get_game(id)
    for steps in (0, 30, END):
        text = boards.svg(game, moment(game, steps, **options), night=night)
        root = ElementTree.fromstring(text)
        assert not re.search(
            r"var\(|light-dark|color-mix|NaN|undefined|null|\[object| class=| style=|https?://(?!www\.w3)", text
        )
        ids, used = set(re.findall(r'\bid="([^"]+)"', text)), set(re.findall(r'url\(#([^")]+)', text))
        assert used == ids
        words = [part.strip() for part in root.itertext() if part.strip()]
        assert words
        assert not [word for word in words if re.fullmatch(r"[a-z]+-[a-z_-]+", word)], "texts, not their keys"


@pytest.mark.parametrize("id", GAMES)
def test_languages_and_names(id: str) -> None:
    game = get_game(id)
    state = moment(game, 30)
    drawn = {lang: boards.svg(game, state, lang=lang) for lang in LANGUAGES}
    words = {lang: set(ElementTree.fromstring(text).itertext()) for lang, text in drawn.items()}
    if id in ("forbidden_island", "loot_island"):
        assert len({frozenset(some) for some in words.values()}) == 4
    assert boards.svg(game, state, night=True) != drawn["en"]


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_sees_what_it_may_know(id: str) -> None:
    """Worlds that look alike to a seat give it the same picture, whatever is hidden in them."""
    game = get_game(id)
    for steps in (25, 60):
        state = moment(game, steps, seats=3)
        for seat in (0, 2):
            worlds = [game.sample(game.view(state, seat), seat, new_rng(luck)) for luck in range(4)]
            pictures = {boards.svg(game, world, seat) for world in [state, *worlds]}
            assert len(pictures) == 1
        if id in ("the_island", "lost_island"):
            own, other, all_ = (boards.svg(game, state, seat) for seat in (0, 1, None))
            assert len({own, other, all_, boards.svg(game, state, SPECTATOR)}) == 4, "what is hidden would show"


def test_every_sign_has_a_glyph() -> None:
    """What the fonts lack would not be drawn."""
    from PIL import ImageFont

    games = [get_game(id) for id in GAMES]
    drawn = [boards.svg(game, moment(game, 60), lang=lang) for game in games for lang in LANGUAGES]
    signs = {sign for text in drawn for sign in "".join(ElementTree.fromstring(text).itertext()) if not sign.isspace()}
    assert len(signs) > 50
    for path in boards.FONTS:
        font = ImageFont.truetype(path, 15)
        missing = bytes(font.getmask("\uffff"))
        assert not [sign for sign in signs if bytes(font.getmask(sign)) == missing]


def test_inside_a_running_loop() -> None:
    """As in a notebook."""

    async def draw() -> str:
        return boards.svg(get_game("lost_island"), moment(get_game("lost_island"), 3))

    assert asyncio.run(draw()).startswith("<svg")


def _drawn(steps: int) -> str:
    game = get_game("lost_island")
    return boards.svg(game, moment(game, steps))


@pytest.mark.skipif(sys.platform != "linux", reason="processes are not forked")
@pytest.mark.filterwarnings("ignore:.*use of fork:DeprecationWarning")
def test_in_a_forked_process() -> None:
    """Environments in several processes, where the first has drawn already."""
    here = _drawn(5)
    with get_context("fork").Pool(1) as pool:
        assert pool.apply_async(_drawn, [5]).get(120) == here


def test_without_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    for package, what in (("py_mini_racer", boards._engine), ("resvg_py", boards._resvg)):
        monkeypatch.setitem(sys.modules, package, None)
        with pytest.raises(boards.NoPicture, match=r"pip install 'atoll\[pictures\]'"):
            what.__wrapped__(*[0] * (package == "py_mini_racer"))


def test_without_the_web_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "SCRIPT", boards.SCRIPT.with_name("nowhere.js"))
    with pytest.raises(boards.NoPicture, match="make web"):
        boards._engine.__wrapped__(0)


def test_a_game_without_a_board() -> None:
    assert not boards.has_board(get_game("template"))
