"""SIGKILL under a small load (bench/crash.py has the full one): nothing is lost or doubled, everybody comes back."""

import asyncio
from pathlib import Path

import pytest


@pytest.mark.compiled
def test_nothing_is_lost(tmp_path: Path) -> None:
    import crash

    database = f"sqlite:///{tmp_path / 'crash.db'}"
    result = asyncio.run(crash.crash(tables=8, kills=2, seats=2, pace=(0.02, 0.1), database=database, seed=2))
    assert result.faults == []
    assert result.acknowledged > 20
    assert result.resumed == 8 * 2 * 2


@pytest.mark.compiled
def test_people_and_bots_go_on_at_the_other_worker(fresh_postgres: str) -> None:
    import crash

    result = asyncio.run(
        crash.crash(
            tables=6, kills=1, seats=3, pace=(0.05, 0.2), database=fresh_postgres, seed=3, workers=2, bot="sensible",
            people=2, between=(1.0, 2.0),
        )
    )  # fmt: skip
    assert result.faults == []
    assert result.acknowledged > 0, "how many depends on how busy the machine is"
    assert result.resumed > 0
