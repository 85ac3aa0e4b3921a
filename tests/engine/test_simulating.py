"""Many games: counted once each, the same for any number of threads, and stopped at once."""

import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.simulation import simulate

GAME = get_game("forbidden_island")


def test_the_number_of_threads_changes_nothing():
    def counts(jobs):
        found = simulate(GAME, games=7, seed=3, jobs=jobs).to_json()
        return {key: value for key, value in found.items() if "second" not in key and not key.endswith("_s")}

    assert counts(1) == counts(3)


def test_progress_adds_up():
    told = []
    simulate(GAME, games=7, jobs=2, progress=told.append)
    assert sum(told) == 7


def test_it_stops_when_progress_raises():
    def enough(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, games=300, jobs=2, progress=enough)
