"""Who does the work: this process, several on this machine, or a Ray cluster. All give results in the order of the jobs."""

import logging
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from ..engine.compiled import program_hash
from ..engine.errors import AtollError, Phrase

Task = TypeVar("Task")
Done = TypeVar("Done")
AHEAD = 3
"""Jobs handed out for each worker: enough that nobody waits, few enough to stop soon."""


class NoCrew(AtollError):
    """Workers that cannot be had."""


class Crew(Protocol):
    """`map` takes jobs one by one, as workers become free; what is not taken any more is not done."""

    def map(self, function: Callable[[Task], Done], jobs: Iterable[Task]) -> Iterator[Done]: ...


class Alone:
    """This process."""

    def map(self, function: Callable[[Task], Done], jobs: Iterable[Task]) -> Iterator[Done]:
        return map(function, jobs)


class Processes:
    """Several processes on this machine, started afresh (nothing is inherited, so it is the same on every system)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def map(self, function: Callable[[Task], Done], jobs: Iterable[Task]) -> Iterator[Done]:
        pool = ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=_obey)
        try:
            yield from _in_order(
                lambda job: pool.submit(function, job),
                lambda future: future.result(),
                lambda future: future.cancel(),
                jobs,
                AHEAD * self.count,
            )
        finally:
            pool.shutdown(cancel_futures=True)


def _obey() -> None:
    """Ctrl-C ends a worker at once and without a word: the parent tells."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Cluster:
    """A Ray cluster; every machine of it needs the same Atoll, and what another one did is refused. `local` starts one here."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            english = "Ray is not installed: pip install 'atoll[ray]'"
            raise NoCrew(Phrase("error-no-ray", english)) from None
        self.ray: Any = ray
        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except Exception as problem:  # Ray has many, and a plain one when it takes too long to start
                english = "there is no Ray cluster at {address}: {problem}"
                raise NoCrew(Phrase("error-ray", english, address=address, problem=str(problem))) from None

        self.call = ray.remote(_call)

    def map(self, function: Callable[[Task], Done], jobs: Iterable[Task]) -> Generator[Done, None, None]:
        workers = max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        return _in_order(
            lambda job: self.call.remote(function, job), self._result, self.ray.cancel, jobs, AHEAD * workers
        )

    def _result(self, reference: Any) -> Any:
        """What came of it over there. What went wrong is raised as it was, without Ray's wrapping."""
        try:
            theirs, done = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        if theirs != program_hash():
            english = "a machine of the cluster has another Atoll: program {theirs}, here it is {ours}; install the same there"
            raise NoCrew(Phrase("error-ray-program", english, theirs=theirs, ours=program_hash()))
        return done


def _call(function: Callable[[Task], Done], job: Task) -> tuple[str, Done]:
    """What the cluster runs, and which program did it: Ray takes plain functions only, and `function` may be a partial."""
    return program_hash(), function(job)


def _in_order(
    begin: Callable[[Task], Any],
    end: Callable[[Any], Done],
    cancel: Callable[[Any], Any],
    jobs: Iterable[Task],
    ahead: int,
) -> Generator[Done, None, None]:
    """A window of jobs under way; the oldest is waited for. Those that nobody waits for any more are cancelled."""
    window: deque[Any] = deque()
    try:
        for job in jobs:
            window.append(begin(job))
            if len(window) >= ahead:
                yield end(window.popleft())
        while window:
            yield end(window.popleft())
    finally:
        for waiting in window:
            cancel(waiting)


def crew_of(jobs: int, ray: str = "") -> Crew:
    """A cluster if there is an address, else as many processes as jobs."""
    if ray:
        return Cluster(ray)
    return Processes(jobs) if jobs > 1 else Alone()
