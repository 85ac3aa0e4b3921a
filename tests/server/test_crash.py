"""SIGKILL under a small load (bench/crash.py has the full one): nothing is lost or doubled, everybody comes back."""

import asyncio
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.compiled
def test_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(BENCH), *sys.path])
    import crash

    result = asyncio.run(crash.crash(tables=8, kills=2, seats=2, pace=(0.02, 0.1), folder=tmp_path, seed=2))
    assert result.faults == []
    assert result.acknowledged > 20
    assert result.resumed == 8 * 2 * 2
