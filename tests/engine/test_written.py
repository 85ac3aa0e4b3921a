"""engine.written: JSON as strangers write it."""

import json

import pytest

from atoll.engine.components import parse_set
from atoll.engine.errors import AtollError, MatchError, OptionError, PositionError
from atoll.engine.match import parse_match
from atoll.engine.position import parse_position
from atoll.engine.written import read_json, visible

STRANGE = [('"\\ud800"', "only half"), ("[" * 5000, "deeply"), ("9" * 5000, "digits")]


def test_what_is_sound_is_read() -> None:
    assert read_json('{"a": ["\\u00e9", "\\ud83d\\ude00", 1]}') == {"a": ["é", "😀", 1]}
    with pytest.raises(json.JSONDecodeError):
        read_json("{")


@pytest.mark.parametrize(("text", "says"), STRANGE)
def test_what_cannot_be_kept_is_told(text: str, says: str) -> None:
    with pytest.raises(AtollError, match=says):
        read_json(text)
    with pytest.raises(MatchError, match=f"line 1: .*{says}"):
        parse_match(text)
    with pytest.raises(PositionError, match=says):
        parse_position(text)
    with pytest.raises(OptionError, match="components: "):
        parse_set('{"a": ' + text + "}")


def test_a_number_in_toml_may_be_too_long() -> None:
    with pytest.raises(OptionError, match="neither TOML nor JSON"):
        parse_set("a = " + "9" * 5000)


def test_names_without_what_hides() -> None:
    assert visible("A\x1b[2J\u202en\na 👨‍👩‍👧") == "A[2Jna 👨‍👩‍👧"
    assert visible(7) == "7"
