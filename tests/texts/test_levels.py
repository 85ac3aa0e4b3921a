"""What the page says of the levels is what they do."""

import pytest

from atoll.bots.search import SearchBot
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.texts import LANGUAGES, Texts

AHEAD = {"en": "ahead", "nl": "vooruit", "fr": "anticipe", "de": "voraus"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_only_a_level_that_thinks_ahead_is_said_to(level: str, lang: str) -> None:
    """With no turn to play on, it looks at what its choices lead to at once."""
    games = [get_game(id) for id in real_games()]
    depths = [SearchBot(level).settings(game, game.options.complete({})).depth for game in games]
    assert min(depths) > 0 or AHEAD[lang] not in Texts(lang)(f"web-bot-{level}-is")
