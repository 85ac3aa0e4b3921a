"""Some thousands of strange texts for every reader, the same at every run; `make fuzz-readers` goes on for hours."""

import pytest

from .mutating import Mutator
from .readers import TARGETS, seeds

MANY = {"position": 1500, "match": 300, "message": 6000, "components": 2000, "action": 1000}


def test_every_target_is_run() -> None:
    assert set(MANY) == set(TARGETS)


@pytest.mark.parametrize("target", TARGETS)
def test_sound_texts_are_read(target: str) -> None:
    sound = seeds(target)
    assert sound
    for data in sound:
        TARGETS[target](data)


@pytest.mark.parametrize("target", TARGETS)
def test_strange_texts_are_read_or_refused(target: str) -> None:
    mutator = Mutator(8, seeds(target))
    for number in range(MANY[target]):
        data = mutator.next()
        try:
            TARGETS[target](data)
        except Exception as problem:
            raise AssertionError(f"{target}, input {number}: {data[:2000]!r}") from problem
