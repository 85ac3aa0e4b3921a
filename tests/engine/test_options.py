"""engine.options: the choices at set-up."""

from typing import Any

import pytest

from atoll.engine.errors import OptionError
from atoll.engine.options import Option, Options
from atoll.engine.records import blank, state_record

OPTIONS = Options(2, 4, (Option("ship", ("far", "near")), Option("tide", ("no", "yes"), default="yes", field="wet")))
STATE = state_record("options_test", ("ship", "i1"), ("wet", "i1"))


def test_defaults() -> None:
    assert OPTIONS.defaults() == {"seats": 2, "ship": "far", "tide": "yes"}
    assert OPTIONS.complete({}) == OPTIONS.defaults()


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"seats": "3"}, "seats", 3),
        ({"seats": 4}, "seats", 4),
        ({"ship": "NEAR"}, "ship", "near"),
        ({"tide": True}, "tide", "yes"),
        ({"tide": False}, "tide", "no"),
    ],
)
def test_what_may_be_given(given: dict[str, Any], name: str, value: object) -> None:
    assert OPTIONS.complete(given)[name] == value


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"seats": 5}, "option seats: 5 is not possible, give 2 to 4"),
        ({"seats": "many"}, "option seats: 'many' is not possible, give 2 to 4"),
        ({"seats": True}, "option seats: True is not possible, give 2 to 4"),
        ({"seats": 2.5}, "option seats: 2.5 is not possible, give 2 to 4"),
        ({"ship": "nera"}, "option ship: 'nera' is not possible, did you mean 'near'?"),
        ({"shop": "near"}, "there is no option 'shop': did you mean 'ship'?"),
    ],
)
def test_what_may_not(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.complete(given)
    assert str(caught.value) == problem


def test_written_to_a_record_and_read_back() -> None:
    s = blank(STATE)[0]
    chosen = {"seats": 3, "ship": "near", "tide": "no"}
    OPTIONS.write(chosen, s)
    assert (s.seats, s.ship, s.wet) == (3, 1, 0)
    assert OPTIONS.read(s) == chosen
