"""Some thousands of strange texts for every reader; `make fuzz-readers` goes on for hours.

Half of them are the same every time, the others follow from the sources; the name of a test says which seed it has.
"""

from pathlib import Path

import pytest

from atoll.server import passkeys
from atoll.server import protocol as p

from ..seeds import AGAIN, PROGRAM, fresh
from .mutating import Mutator
from .readers import BODIES, CHALLENGE, ORIGIN, SITE, TARGETS, _for_profiles, said, seeds

MANY = {"position": 1500, "match": 300, "message": 6000, "components": 2000, "action": 1000, "passkey": 2000}
"""So many texts, of both seeds together."""
SEEDS = [8, fresh(PROGRAM, Path(__file__).parent)]


def test_every_target_is_run() -> None:
    assert set(MANY) == set(TARGETS)


def test_other_sources_choose_other_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the same the same; whoever has a seed that failed may still choose it."""
    monkeypatch.delenv(AGAIN, raising=False)
    (tmp_path / "deep").mkdir()
    source = tmp_path / "deep" / "source.py"
    source.write_text("1")
    first = fresh(tmp_path)
    assert fresh(tmp_path) == first
    source.write_text("2")
    assert fresh(tmp_path) != first
    monkeypatch.setenv(AGAIN, str(first))
    assert fresh(tmp_path) == first


def test_every_message_and_every_body_is_among_what_is_changed() -> None:
    """A new one has to be added to `said`: what nothing sound begins with is hardly ever reached."""
    assert {p.OpenTable, p.PlayDeal, p.LogIn, p.OpenChannel} <= set(BODIES)
    missing = {*p.FromClient.__args__, *BODIES} - {type(one) for one in said()}
    assert not missing


def test_what_is_said_of_passkeys_is_sound() -> None:
    """They are read to their end, so that changes reach all of the reading."""
    made = next(one for one in _for_profiles() if isinstance(one, p.NewPasskey))
    assert passkeys._challenge_in(made.client_data) == CHALLENGE
    assert passkeys._read_new(made, CHALLENGE, SITE, ORIGIN).id == made.id


@pytest.mark.parametrize("target", TARGETS)
def test_sound_texts_are_read(target: str) -> None:
    sound = seeds(target)
    assert sound
    for data in sound:
        TARGETS[target](data)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("target", TARGETS)
def test_strange_texts_are_read_or_refused(target: str, seed: int) -> None:
    mutator = Mutator(seed, seeds(target))
    for number in range(MANY[target] // len(SEEDS)):
        data = mutator.next()
        try:
            TARGETS[target](data)
        except Exception as problem:
            raise AssertionError(f"{target}, {AGAIN}={seed}, input {number}: {data!r}") from problem
