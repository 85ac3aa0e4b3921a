"""A moment as text, SVG and pixels."""

import numpy as np
import pytest

from atoll.engine.catalogue import get_game
from atoll.research.boards import SIZE
from atoll.research.episode import Episode
from atoll.research.picture import PAPER, ROWS, pixels, svg, text_picture

from .spread import GAMES


@pytest.mark.parametrize("id", ["lost_island", "template"])
def test_pixels(id: str) -> None:
    """Always the same size, something on it, and another moment is another picture; of a game without a board as text."""
    episode = Episode(get_game(id), seed=1)
    first = pixels(episode.game, episode.state)
    for _ in range(5):
        episode.act(int(episode.legal()[0]))
    second = pixels(episode.game, episode.state)
    assert first.shape == second.shape == (SIZE[1], SIZE[0], 3)
    assert first.dtype == np.uint8
    ink = (second != np.array(PAPER)).any(axis=2).mean()
    assert ink > 0.9 if id == "lost_island" else 0.005 < ink < 0.6
    assert not np.array_equal(first, second)
    assert pixels(episode.game, episode.state, 0, (60, 50)).shape == (50, 60, 3)


@pytest.mark.parametrize("id", GAMES)
def test_text(id: str) -> None:
    episode = Episode(get_game(id), {"seats": get_game(id).options.max_seats}, seed=1)
    assert 5 < len(text_picture(episode.game, episode.state).splitlines()) <= ROWS


def test_every_sign_has_a_glyph() -> None:
    """What the font lacks would be drawn as the same empty box."""
    from PIL import ImageFont

    from atoll.research.picture import FONTS

    for path in sorted(FONTS.glob("DejaVu*.ttf")):
        font = ImageFont.truetype(str(path), 15)
        missing = bytes(font.getmask("\uffff"))
        for id in GAMES:
            game = get_game(id)
            words = (game.folder / "texts" / "en.drawing.ftl").read_text() + (game.folder / "drawing.py").read_text()
            assert not [sign for sign in set(words) if sign > " " and bytes(font.getmask(sign)) == missing], (
                id,
                path.name,
            )


def test_svg() -> None:
    game = get_game("lost_island")
    state = Episode(game, seed=1).state
    assert svg(game, state).startswith("<svg")
    template = get_game("template")
    assert svg(template, Episode(template, seed=1).state).startswith("<svg")


def test_a_game_without_a_drawing_shows_its_position() -> None:
    game = get_game("template")
    assert '"game"' in text_picture(game, Episode(game, seed=1).state).replace("'", '"')
