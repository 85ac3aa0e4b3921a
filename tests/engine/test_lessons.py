"""Lessons and what refuses an action, on the template game and on the smallest of the others."""

import re
from importlib.resources import files

import pytest

from atoll.engine import CHANCE
from atoll.engine.asks import paragraphs
from atoll.engine.catalogue import get_game
from atoll.engine.lessons import Help, follow, help_of, refusing, rulebook
from atoll.engine.position import load_position

GAME = get_game("forbidden_island")


def lesson(id):
    found = help_of(GAME).lesson(id)
    assert found
    return found


WALK = lesson("walk")


def test_paragraphs_are_written_as_ranges():
    assert paragraphs("3.2 4.9-4.11") == ("3.2", "4.9", "4.10", "4.11")


def test_a_game_without_help_has_none():
    assert help_of(get_game("template")) == Help()
    assert help_of(GAME).lesson("fly") is None


def test_a_lesson_goes_on_by_right_actions():
    progress = follow(GAME, WALK, ["move temple_moon"])
    assert [GAME.space.text(action) for action in progress.right_ones()] == ["move fools_landing"]
    assert follow(GAME, WALK, ["move temple_moon", "move fools_landing"]).right == ()


@pytest.mark.parametrize(
    "done", [["move silver_gate"], ["end"], ["fly away"], ["move temple_moon", "move fools_landing", "end"]]
)
def test_what_is_not_right_is_refused(done):
    with pytest.raises(ValueError, match=done[-1]):
        follow(GAME, WALK, done)


def test_what_happens_by_itself_is_told():
    seats = [step.seat for step, _ in follow(GAME, lesson("end"), ["end"]).steps]
    assert seats == [0, CHANCE, CHANCE, CHANCE, CHANCE]


def refused(seat, do, **position):
    _, state = load_position({"game": "forbidden_island", "options": {"seats": 2}, **position})
    return refusing(GAME, state, seat, GAME.space.parse(do))


def test_a_refusal_names_the_rule():
    """Of the action, where it is one of this question, else of the question."""
    assert refused(0, "move fools_landing")[0] == "4.1"
    assert refused(0, "shore observatory")[0] == "5.1"
    assert refused(0, "swim observatory") == ("3.2",)  # nobody has to
    assert refused(1, "move observatory") == ("3.2",)  # another's turn
    assert refused(0, "flood observatory") == ("3.2",)  # nature's


def test_a_special_card_out_of_turn():
    hands = [{"role": "diver"}, {"role": "pilot", "hand": ["sandbags"]}]
    assert refused(1, "sandbag observatory", adventurers=hands, flooded=["lost_lagoon"])[0] == "7.2"


def test_a_game_without_help_still_says_what_is_asked():
    game = get_game("template")
    state = game.new({"seats": 2})
    assert refusing(game, state, 0, game.space.nature) == ("2.1",)


def test_readings_and_what_they_read():
    book = {row["number"]: row for row in rulebook(GAME, "en")}
    assert book["4.7"]["readings"] == ["10.5", "10.6", "10.7"]
    assert book["10.5"]["about"] == ["4.7"]
    assert book["10.14"]["about"] == ["6.11", "7.1"]
    assert [row["number"] for row in rulebook(get_game("the_island"), "en") if row["intro"]] == ["9.1", "11.1"]
    assert (book["4.7"]["sort"], book["10.5"]["sort"]) == ("rule", "reading")
    lost = {row["number"]: row["sort"] for row in rulebook(get_game("lost_island"), "de")}
    assert lost["12.2"] == "reconstructed"


@pytest.mark.parametrize("game", ["forbidden_island", "the_island", "lost_island", "loot_island"])
def test_what_is_reconstructed_is_labelled(game):
    """A game that has a figure of ours says so in its rules; one that has none does not."""
    game = get_game(game)
    text = files(f"atoll.games.{game.id}").joinpath("components.toml").read_text(encoding="utf-8")
    ours = re.search(r'^provenance = "reconstruction"', text, re.MULTILINE)
    labelled = any(row["sort"] == "reconstructed" for row in rulebook(game, "en"))
    assert labelled == bool(ours)
