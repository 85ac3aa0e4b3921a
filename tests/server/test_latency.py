"""What bench/latency.py reads at /metrics, and when it calls a run failed."""

import sys
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from atoll.server.metrics import BOT_GLANCES, BOT_SECONDS

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def latency(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(BENCH), *sys.path])
    import latency

    return latency


def page(glances: int, *seconds: float) -> str:
    """As the server writes it."""
    registry = CollectorRegistry()
    Counter("atoll_bot_glances_total", "", registry=registry).inc(glances)
    took = Histogram("atoll_bot_seconds", "", buckets=(0.01, 0.1, 0.3), registry=registry)
    for one in seconds:
        took.observe(one)
    return generate_latest(registry).decode()


def test_the_names_are_those_of_the_server() -> None:
    told = [sample.name for one in (BOT_GLANCES, BOT_SECONDS) for family in one.collect() for sample in family.samples]
    assert {"atoll_bot_glances_total", "atoll_bot_seconds_bucket"} <= set(told)


def test_only_what_happened_meanwhile_counts(latency: Any) -> None:
    before, after = page(2, 9.0, 9.0), page(5, 9.0, 9.0, *[0.05] * 99, 0.2)
    thought = latency.Thinking.read(after).since(latency.Thinking.read(before))
    assert thought.glances == 3
    assert (thought.slowest(), thought.slowest(1.0)) == (0.1, 0.3)
    assert thought.told() == "bots: 100 choices, p99 at most 100 ms (with the wait for a thread), 3 at a glance"


def test_choices_that_took_longer_than_is_counted_are_told(latency: Any) -> None:
    assert "p99 longer than the server counts" in latency.Thinking.read(page(0, 7.0)).told()
    assert latency.Thinking.read("").told().startswith("bots: 0 choices")


@pytest.mark.parametrize(
    ("bots", "glances", "fails"),
    [("strong", 1, True), ("expert", 7, True), ("strong", 0, False), ("sensible", 1, False), (None, 1, False)],
)
def test_a_run_with_weakened_bots_fails(latency: Any, bots: str | None, glances: int, fails: bool) -> None:
    problem = latency.weakened(bots, latency.Thinking.read(page(glances)))
    assert bool(problem) == fails
    if problem:
        assert problem == f"FAILED: {glances} choices of {bots} bots were made at a glance, as the sensible bot plays"
