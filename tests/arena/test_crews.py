"""arena.crews: the same results whoever does the work."""

import inspect
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from atoll.arena import Contest, crews, run
from atoll.arena.crews import AHEAD, Alone, Cluster, NoCrew, Processes, crew_of
from atoll.engine.compiled import program_hash

CONTEST = Contest.of("template", ("random", "sensible"))


def times(results: Any) -> list[Any]:
    return [replace(result, ms=()) for result in results]


def test_processes_give_the_same_results_in_the_same_order() -> None:
    assert times(run(CONTEST, 1, 3, Processes(2))) == times(run(CONTEST, 1, 3, Alone()))


def test_what_went_wrong_in_a_process_is_told_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Processes(1).map(divmod_by, [0]))


def divmod_by(number: int) -> tuple[int, int]:
    return divmod(1, number)


class RayTaskError(Exception):
    """What Ray raises for anything that goes wrong over there."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"a long traceback, and {cause}")
        self.cause = cause


class Ray(SimpleNamespace):
    """As much of Ray as the cluster needs; remembers what was under way. Takes plain functions only, as Ray does."""

    exceptions = SimpleNamespace(RayTaskError=RayTaskError)

    begun: int
    most: int
    ended: int
    address: str | None

    def __init__(self, **more: Any) -> None:
        super().__init__(begun=0, most=0, ended=0, cancelled=0, address=None, **more)

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str, **_: Any) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody there")
        if address == "slow":
            raise Exception("timed out")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Any) -> Any:
        if not inspect.isfunction(function):
            raise TypeError("the @ray.remote decorator must be applied to a function or a class")

        def begin(*given: Any) -> Any:
            self.begun += 1
            self.most = max(self.most, self.begun - self.ended)
            return lambda: function(*given)

        return SimpleNamespace(remote=begin)

    def get(self, reference: Any) -> Any:
        self.ended += 1
        try:
            return reference()
        except Exception as problem:
            raise RayTaskError(problem) from problem

    def cancel(self, reference: Any) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    fake = Ray()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def test_a_cluster_gives_the_same_results(ray: Ray) -> None:
    crew = crew_of(1, "auto")
    assert isinstance(crew, Cluster)
    assert times(run(CONTEST, 1, 5, crew)) == times(run(CONTEST, 1, 5))
    assert ray.address == "auto"
    assert 1 < ray.most <= 2 * AHEAD, "a window of jobs, not all at once"


def test_a_cluster_takes_what_tuning_hands_it(ray: Ray) -> None:
    assert list(Cluster("auto").map(partial(pow, 2), range(9))) == [2**n for n in range(9)]


def test_what_another_atoll_did_is_refused(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file would name our program as the one that played it."""
    call = crews._call

    def elsewhere(function: Any, job: Any) -> tuple[str, Any]:
        return "9ab", call(function, job)[1]

    monkeypatch.setattr(crews, "_call", elsewhere)
    with pytest.raises(NoCrew, match=f"another Atoll: program 9ab, here it is {program_hash()}"):
        list(Cluster("auto").map(divmod_by, [1, 2]))
    assert ray.begun == ray.ended + ray.cancelled


def test_who_stops_early_leaves_nothing_under_way(ray: Ray) -> None:
    with closing(Cluster("auto").map(divmod_by, range(1, 100))) as results:
        assert next(results) == (1, 0)
    assert ray.begun == ray.ended + ray.cancelled < 100
    assert ray.cancelled > 0


def test_after_a_failure_nothing_is_under_way(ray: Ray) -> None:
    with pytest.raises(ZeroDivisionError):
        list(Cluster("auto").map(divmod_by, [0, *range(1, 100)]))
    assert ray.begun == ray.ended + ray.cancelled < 100


def test_no_cluster_and_no_ray(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoCrew, match="no Ray cluster at nowhere:1: nobody there"):
        Cluster("nowhere:1")
    with pytest.raises(NoCrew, match="no Ray cluster at slow: timed out"):
        Cluster("slow")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCrew, match=r"pip install 'atoll\[ray\]'"):
        Cluster("auto")
