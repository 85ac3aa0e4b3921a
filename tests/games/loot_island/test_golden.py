"""Whole matches to compare with: three seats, four with every variant, five (two are in tests/conformance)."""

import pytest

from atoll.engine.conformance import check_golden, playthrough

from .table import GAME

VARIANTS = {option.name: option.values[-1] for option in GAME.options.choices}


@pytest.mark.compiled  # thousands of lines: interpreted they take half a minute each
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, VARIANTS), (5, {"healers": "open"})])
def test_playthrough(seats, options, golden_folder, golden):
    text = playthrough(GAME, GAME.options.complete({"seats": seats, **options}), seats)
    check_golden(golden_folder / f"loot_island-{seats}.playthrough.txt", text, golden)
