"""Bots by name: levels, settings, and a bot for each game."""

import pytest

from atoll.bots import FOR_STUDY, LEVELS, UnknownBot, bot_names, get_bot, new_bot, offered_bots
from atoll.bots.search import SearchBot
from atoll.bots.search.settings import METHODS, Settings, UnknownSetting, at_table, settings_of
from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.position import load_position
from atoll.engine.rng import new_rng


def test_levels_are_offered_and_study_objects_are_not() -> None:
    assert {*LEVELS, *FOR_STUDY} <= set(bot_names())
    assert offered_bots()[: len(LEVELS)] == list(LEVELS)
    assert not set(FOR_STUDY) & set(offered_bots())


def test_settings_by_name() -> None:
    bot = get_bot("search:method=pimc,simulations=200")
    assert bot.name == "search:method=pimc,simulations=200"
    assert settings_of({"method": "pimc", "simulations": 200}) == Settings(METHODS.index("pimc"), 200)


def test_levels_may_differ_by_seats() -> None:
    """A round is longer at a larger table."""
    level = {"simulations": 9, "depth": {2: 3, 4: 6}}
    assert [at_table(level, {"seats": seats})["depth"] for seats in (2, 3, 4, 5)] == [3, 3, 6, 6]
    assert at_table(level, {"seats": 3}) == {"simulations": 9, "depth": 3}
    expert, lost = SearchBot("expert"), get_game("lost_island")
    assert [expert.settings(lost, {"seats": seats}).depth for seats in (2, 3, 4)] == [3, 5, 6]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("serch", "did you mean 'search'"),
        ("search:simulations", "a setting is written name=value, as simulations=200, not 'simulations'"),
        ("search:", "a setting is written name=value, as simulations=200, not ''"),
        ("search:simulation=3", "there is no setting 'simulation': did you mean 'simulations'"),
        ("search:method=minimax", "there is no method 'minimax': choose from halving, ismcts, mo_ismcts, pimc"),
        ("search:simulations=many", "simulations must be a whole number from 1 to 1000000000, not 'many'"),
        ("search:candidates=0", "candidates must be a whole number from 1 to 1000000000, not '0'"),
        ("search:depth=-1", "depth must be a whole number from 0 to 1000000000, not '-1'"),
        ("search:simulations=99999999999999999999", "from 1 to 1000000000, not '99999999999999999999'"),
        ("search:simulations=--5", "simulations must be a whole number from 1 to 1000000000, not '--5'"),
        ("search:simulations=²", "simulations must be a whole number from 1 to 1000000000, not '²'"),
        (f"search:simulations={'9' * 5000}", "simulations must be a whole number from 1 to 1000000000, not '999"),
        ("sensible:depth=2", "the bot 'sensible' has no settings"),
    ],
)
def test_wrong_settings_are_told(name: str, says: str) -> None:
    with pytest.raises((UnknownBot, UnknownSetting), match=says):
        get_bot(name)


def test_a_new_bot_remembers_nothing(template: Game) -> None:
    used = get_bot("search:simulations=4,plans=50")
    _, state = load_position({"game": "template", "castaways": [{"hand": ["sail"]}, {"hand": ["rope"]}]})
    used.choose(template, template.view(state, 0), 0, new_rng(1))
    fresh = new_bot(used.name)
    assert fresh is not used
    assert vars(fresh)["_plans"] == {}
    assert get_bot(used.name) is used


def test_a_beginner_overlooks_much_but_acts_when_asked(template: Game) -> None:
    _, state = load_position({"game": "template", "castaways": [{"hand": ["sail"]}, {"hand": ["rope"]}]})
    view, unasked = template.view(state, 0), template.view(state, 1)
    beginner = get_bot("beginner")
    done = [beginner.choose(template, view, 0, new_rng(seed)) for seed in range(40)]
    assert set(done) == set(template.legal(view, 0)), "now and then the worse one"
    assert {beginner.choose(template, unasked, 1, new_rng(seed)) for seed in range(40)} == {None}


def test_settings_may_depend_on_the_number_of_seats() -> None:
    level = {"depth": {2: 3, 4: 6}, "judged": 2}
    assert [at_table(level, {"seats": n})["depth"] for n in (2, 3, 4, 5)] == [3, 3, 6, 6]
    assert at_table(level, {"seats": 4}) == {"depth": 6, "judged": 2}
