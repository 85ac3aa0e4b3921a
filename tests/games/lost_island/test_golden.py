"""Whole matches to compare with: with three seats, and with four and every variant (two are in tests/conformance)."""

import pytest

from atoll.engine.conformance import check_golden, playthrough

from .table import GAME

VARIANTS = {option.name: option.values[-1] for option in GAME.options.choices}


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, VARIANTS)])
def test_playthrough(seats, options, golden_folder, golden):
    text = playthrough(GAME, GAME.options.complete({"seats": seats, **options}), seats)
    check_golden(golden_folder / f"lost_island-{seats}.playthrough.txt", text, golden)
