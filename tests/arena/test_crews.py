"""arena.crews: the same results whoever does the work."""

import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from atoll.arena import Contest, run
from atoll.arena.crews import AHEAD, Alone, Cluster, NoCrew, Processes, crew_of

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


class Ray(SimpleNamespace):
    """As much of Ray as the cluster needs; remembers what was under way."""

    begun: int
    most: int
    ended: int
    address: str | None

    def __init__(self, **more: Any) -> None:
        super().__init__(begun=0, most=0, ended=0, address=None, **more)

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str, **_: Any) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody there")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Any) -> Any:
        def begin(job: Any) -> Any:
            self.begun += 1
            self.most = max(self.most, self.begun - self.ended)
            return lambda: function(job)

        return SimpleNamespace(remote=begin)

    def get(self, reference: Any) -> Any:
        self.ended += 1
        return reference()


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


def test_no_cluster_and_no_ray(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoCrew, match="no Ray cluster at nowhere:1: nobody there"):
        Cluster("nowhere:1")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCrew, match=r"pip install 'atoll\[ray\]'"):
        Cluster("auto")
