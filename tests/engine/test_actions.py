"""engine.actions: one declaration, many forms; errors say what would be right."""

import contextlib
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.actions import ActionSpace
from atoll.engine.errors import NotationError
from atoll.engine.names import Names


class Do(IntEnum):
    DRAW, MOVE, GIVE, PASS = range(4)


CARD, TILE, ROLE = (
    Names("card", ("sun", "moon")),
    Names("tile", ("gate", "bridge", "lagoon")),
    Names("role", ("pilot", "diver")),
)
DECLARED: dict[IntEnum, tuple[Names, ...]] = {Do.DRAW: (CARD,), Do.MOVE: (TILE,), Do.GIVE: (ROLE, CARD), Do.PASS: ()}
SPACE = ActionSpace(Do, DECLARED, nature=1)


def test_ids_follow_from_the_declaration() -> None:
    texts = [SPACE.text(a) for a in range(SPACE.count)]
    assert texts[:6] == ["draw sun", "draw moon", "move gate", "move bridge", "move lagoon", "give pilot sun"]
    assert texts[-1] == "pass"
    assert SPACE.first == [0, 2, 5, 9]
    assert SPACE.nature == 2
    assert ActionSpace(Do, DECLARED, nature=4).nature == SPACE.count
    give = SPACE.parse("give diver moon")
    assert (SPACE.kind[give], SPACE.one[give], SPACE.two[give]) == (Do.GIVE, 1, 1)


@given(st.integers(0, SPACE.count - 1))
def test_every_form_reads_back(action: int) -> None:
    assert SPACE.parse(SPACE.text(action)) == action
    assert SPACE.parse(f"  {SPACE.text(action).upper()} ") == action
    assert SPACE.from_json(SPACE.to_json(action)) == action


def test_json_and_its_schema() -> None:
    give = SPACE.parse("give diver moon")
    assert SPACE.to_json(give) == {"do": "give", "role": "diver", "card": "moon"}
    schema = SPACE.schema()["oneOf"][2]
    assert schema["required"] == ["do", "role", "card"]
    assert schema["properties"]["card"] == {"enum": ["sun", "moon"]}


def test_text_keys() -> None:
    assert SPACE.text_key(SPACE.parse("give diver moon")) == ("do-give", {"role": "role-diver", "card": "card-moon"})
    assert SPACE.text_key(SPACE.parse("pass")) == ("do-pass", {})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the action is empty: write for example 'pass'"),
        ("mvoe gate", "'mvoe' is no action: did you mean 'move'?"),
        ("xyzzy", "'xyzzy' is no action: choose from draw, move, give, pass"),
        ("move", "'move' has 0 words after 'move', write 'move <tile>'"),
        ("pass now", "'pass now' has 1 words after 'pass', write 'pass'"),
        ("move gat", "'gat' is no tile: did you mean 'gate'?"),
        ("give pilot earth", "'earth' is no card: choose from sun, moon"),
    ],
)
def test_errors_say_what_would_be_right(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        SPACE.parse(text)
    assert str(caught.value) == problem


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert 0 <= SPACE.parse(text) < SPACE.count


def test_json_without_do() -> None:
    with pytest.raises(NotationError, match="the field 'do' is missing"):
        SPACE.from_json({"tile": "gate"})


def test_json_is_read_by_name() -> None:
    action = next(a for a in range(SPACE.count) if len(SPACE.to_json(a)) == 3)
    data = SPACE.to_json(action)
    assert SPACE.from_json(dict(reversed(data.items()))) == action
    with pytest.raises(NotationError, match="has no field 'banana'"):
        SPACE.from_json(data | {"banana": "gate"})
    with pytest.raises(NotationError, match=r"the field '.*' is missing"):
        SPACE.from_json({"do": data["do"]})
    with pytest.raises(NotationError, match="'dance' is no action"):
        SPACE.from_json({"do": "dance"})


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(ValueError, match="declare every kind of Do in its order"):
        ActionSpace(Do, {Do.MOVE: (TILE,)}, nature=0)
    with pytest.raises(ValueError, match="at most two arguments"):
        ActionSpace(Do, {**DECLARED, Do.GIVE: (ROLE, CARD, TILE)}, nature=0)
