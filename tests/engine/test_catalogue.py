"""engine.catalogue: games and bots are found, not listed."""

from pathlib import Path

import pytest

from atoll.engine import catalogue
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.errors import UnknownGame

from .helpers import copy_of_template, python

FOUND = """
from atoll.bots import bot_names, get_bot
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.match import Match
from atoll.engine.rng import new_rng
game, bot = get_game("driftlet"), get_bot("hasty")
match = Match.new(game, seed="x")
match.run_nature()
match.play(0, bot.choose(game, match.state, 0, new_rng()))
print(game_ids(), bot_names(), match.game.folder.parent.parent.name, len(match.steps))
"""
HASTY = """
class HastyBot:
    name, style = "hasty", None
    def choose(self, game, view, seat, rng):
        return game.legal(view, seat)[0]
BOT = HastyBot()
"""


def test_the_template_comes_last() -> None:
    assert game_ids()[-1] == "template"
    assert "forbidden_island" in game_ids()


def test_a_game_is_made_once() -> None:
    assert get_game("template") is get_game("template")


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'forbiden_island': did you mean 'forbidden_island'\?"):
        get_game("forbiden_island")
    with pytest.raises(UnknownGame, match=r"there is no game 'templat': choose from (?!.*template)"):
        get_game("templat")


def test_a_broken_game_is_left_out_of_the_sound_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_packages", lambda: {"template": "atoll.games.template", "sunken": "nowhere.game"})
    assert game_ids() == ["sunken", "template"]
    assert catalogue.sound_ids.__wrapped__() == ["template"]


def test_a_game_and_a_bot_dropped_into_a_folder_are_found(tmp_path: Path) -> None:
    copy_of_template(tmp_path / "mine", "driftlet")
    bot = tmp_path / "mine" / "bots" / "hasty"
    bot.mkdir(parents=True)
    (bot / "__init__.py").write_text(HASTY)
    printed = python(FOUND, ATOLL_PATH=str(tmp_path / "mine"), NUMBA_DISABLE_JIT="1")
    assert "['driftlet', 'forbidden_island', " in printed
    assert "'hasty', 'random', 'search', 'sensible'" in printed
    assert printed.endswith(" mine 3")


def test_entry_points_are_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name, value = "theirs", "their_package.game"

    monkeypatch.setattr(catalogue, "entry_points", lambda group: [Entry] if group == "atoll.games" else [])
    assert catalogue._packages.__wrapped__()["theirs"] == "their_package.game"
