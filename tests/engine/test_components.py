"""engine.components: what is in the box, given by an owner; each error says where it is and what would be right."""

from collections.abc import Mapping
from typing import Any

import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.components import ComponentSet, wrong
from atoll.engine.errors import OptionError, Phrase
from atoll.engine.match import Match, parse_match
from atoll.engine.options import Options
from atoll.engine.position import dump_position, load_position
from atoll.engine.records import State, blank, state_record
from atoll.texts import LANGUAGES, Texts

STATE = state_record("components_test", ("shells", "i1", (2,)), ("bay", "i1", (2, 1)))
DEFAULT = {"shells": {"white": 3, "pink": 1}, "bays": [["a"], ["b"]], "cape": ["c", "d"]}


def check(given: Mapping[str, Any]) -> None:
    if given["shells"]["pink"] > 2:
        raise wrong("components.shells.pink", Phrase("error-set-total", "too many"))


def write(given: Mapping[str, Any], s: State) -> None:
    s.shells[:] = list(given["shells"].values())
    s.bay[:] = [[ord(word) for word in bay] for bay in given["bays"]]


def read(s: State) -> dict[str, Any]:
    shells = dict(zip(DEFAULT["shells"], map(int, s.shells), strict=True))
    return {**DEFAULT, "shells": shells, "bays": [[chr(int(word)) for word in bay] for bay in s.bay]}


SET = ComponentSet(DEFAULT, check, write, read)
OPTIONS = Options(2, 4, (), SET)


def test_what_is_left_out_stays() -> None:
    whole = SET.complete({"shells": {"pink": 2}})
    assert whole == {**DEFAULT, "shells": {"white": 3, "pink": 2}}
    assert SET.complete({"bays": [["X"], ["y"]]})["bays"] == [["x"], ["y"]]
    assert SET.complete({}) == DEFAULT


@pytest.mark.parametrize(
    "text", ['{"shells": {"pink": 2}}', "[shells]\npink = 2\n", "shells.pink = 2", ' {"shells":{"pink":2}}']
)
def test_a_text_will_do(text: str) -> None:
    assert SET.complete(text)["shells"] == {"white": 3, "pink": 2}


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (7, "components: give tables (shells, bays, cape), not 7"),
        ([], "components: give tables (shells, bays, cape), not []"),
        ({"shell": {}}, "components: 'shell' is no table, did you mean 'shells'?"),
        ({1: {}}, "components: '1' is no table, choose from shells, bays, cape"),
        ({"shells": 3}, "components.shells: give numbers by name, such as 'white = 1', not 3"),
        ({"shells": {"blue": 3}}, "components.shells: 'blue' is no name, choose from white, pink"),
        ({"shells": {"pink": -1}}, "components.shells.pink: give a whole number from 0 to 100, not -1"),
        ({"shells": {"pink": 101}}, "components.shells.pink: give a whole number from 0 to 100, not 101"),
        ({"shells": {"pink": True}}, "components.shells.pink: give a whole number from 0 to 100, not True"),
        ({"shells": {"pink": 1.0}}, "components.shells.pink: give a whole number from 0 to 100, not 1.0"),
        ({"shells": {"pink": "1"}}, "components.shells.pink: give a whole number from 0 to 100, not 1"),
        ({"shells": {"pink": 3}}, "components.shells.pink: too many"),
        ({"cape": "cd"}, "components.cape: give a list of 2, not cd"),
        ({"cape": ["c"]}, "components.cape: give a list of 2, not ['c']"),
        ({"cape": {"c": 1}}, "components.cape: give a list of 2, not {'c': 1}"),
        ({"cape": ["c", 4]}, "components.cape[1]: give a word such as 'c', not 4"),
        ({"bays": [["a"], "b"]}, "components.bays[1]: give a list of 1, not b"),
        ({"bays": [["a"], [None]]}, "components.bays[1][0]: give a word such as 'b', not None"),
        ({"cape": ["x" * 90]}, "components.cape: give a list of 2, not ['" + "x" * 37 + "…"),
        ("{", "components: this is neither TOML nor JSON: Expecting property name enclosed in double quotes: "),
        ("shells = ", "components: this is neither TOML nor JSON: Invalid value (at end of document)"),
        ("x = " + "[" * 5000, "components: this is too deeply nested"),
        ('{"x": ' + "[" * 200000, "components: this is too deeply nested"),
    ],
)
def test_what_may_not_be(given: object, problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        SET.complete(given)
    assert str(caught.value).startswith(problem)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_told_in_every_language(lang: str) -> None:
    given: Any
    for given in (7, {"shell": {}}, {"shells": 3}, {"shells": {"pink": -1}}, {"cape": "cd"}, {"cape": ["c", 4]}, "x ="):
        with pytest.raises(OptionError) as caught:
            SET.complete(given)
        told = Texts(lang).tell(caught.value)
        assert told.startswith("components")
        assert "error-" not in told
        assert lang == "en" or told != str(caught.value)


def test_the_default_set_leaves_the_options_as_they_are() -> None:
    assert OPTIONS.complete({"components": {}}) == OPTIONS.defaults()
    assert OPTIONS.complete({"components": {"shells": {"pink": 1}}}) == {"seats": 2}


def test_an_own_set_is_written_and_read_back() -> None:
    chosen = OPTIONS.complete({"components": {"shells": {"pink": 2}, "bays": [["x"], ["y"]]}})
    s = blank(STATE)[0]
    OPTIONS.write(chosen, s)
    assert OPTIONS.read(s) == chosen
    OPTIONS.write(OPTIONS.defaults(), s)
    assert OPTIONS.read(s) == OPTIONS.defaults()


def test_a_game_without_a_set_has_no_such_option() -> None:
    with pytest.raises(OptionError, match="there is no option 'components'"):
        Options(2, 4).complete({"components": {}})


# -- Lost Island -------------------------------------------------------------------------------------------------------

LOST = get_game("lost_island")
MINE = {
    "tiles": {"plain": 8, "storm": 5, "line_1": 1},
    "stone_places": ["c3", "d3", "d4", "c4"],
    "start_places": [["b2", "c2", "b3"], ["e2", "e3", "d2"], ["e5", "d5", "e4"], ["b5", "b4", "c5"]],
}


def test_lost_island_says_where_its_figures_are_from() -> None:
    assert LOST.options.components
    assert LOST.options.components.provenance == "reconstruction"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"tiles": {"storm": 5}}, "components.tiles: these are 33 tiles, there must be 32"),
        ({"stones": {"loot_2": 2}}, "components.stones: these are 3 tiles, there must be 4"),
        ({"stones": {"flag": 0, "loot_2": 4}}, "components.stones.flag: there must be one flag"),
        ({"stones": {"flag": 2, "loot_2": 2}}, "components.stones.flag: there must be one flag"),
        ({"tiles": {"strom": 5}}, "components.tiles: 'strom' is no name, did you mean 'storm'?"),
        ({"stone_places": ["b2", "e2", "e5", "g7"]}, "components.stone_places: 'g7' is no cell, choose from a1"),
        ({"stone_places": ["b2", "e2", "e5", "a1"]}, "components.start_places: a1 is given twice"),
        ({"stone_places": ["b2", "e2", "e5", "b2"]}, "components.stone_places: b2 is given twice"),
        ({"start_places": [["a1", "b1", "a2"]]}, "components.start_places: give a list of 4, not [['a1'"),
        ({"start_places": [["a1", "b1"]] * 4}, "components.start_places[0]: give a list of 3, not ['a1', 'b1']"),
    ],
)
def test_what_lost_island_cannot_be(given: object, problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        LOST.options.complete({"components": given})
    assert str(caught.value).startswith(problem)


def test_a_position_carries_the_set() -> None:
    state = LOST.new({"seats": 3, "components": MINE})
    data = dump_position(LOST, state)
    assert data["options"]["components"]["tiles"]["storm"] == 5
    assert data["stones"] == ["c3", "d3", "c4", "d4"]
    _, again = load_position(data)
    assert dump_position(LOST, again) == data


def test_a_match_file_carries_the_set() -> None:
    match = Match.new(LOST, {"seats": 2, "components": MINE}, seed="1")
    match.play(0, LOST.space.parse("value 3"))
    again = parse_match(match.text())
    assert again.options == match.options
    assert again.options["components"]["tiles"]["plain"] == 8
    assert again.options["components"]["tiles"]["loot_1"] == 5, "what was left out"
    assert (again.state == match.state).all()
