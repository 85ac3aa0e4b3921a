"""Simulated faults by the thousand: `python -m tests.faults.simulate --seeds 10000 -j 2`.

A seed that fails is printed with the command that runs it again: `python -m tests.faults.simulate --seed N` tells its story.
`--sweep N…` lets nothing break in these seeds but one thing: the first worker is killed, at each of its steps in turn.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path

import atoll.server

from .. import seeds
from .world import Plan, Report, simulate

COMMAND = "python -m tests.faults.simulate"
NEVER = 10**9
SOURCES = (Path(atoll.server.__file__).parent, Path(__file__).parent)
FRESH = "fresh"


def fresh() -> int:
    """The first of the seeds that these sources choose."""
    return seeds.fresh(*SOURCES)


def run(plan: Plan) -> Report:
    return simulate(plan)


def run_all(plans: Iterable[Plan], jobs: int = 1) -> Iterator[Report]:
    if jobs == 1:
        yield from map(run, plans)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(run, plans, chunksize=4)


def again(plan: Plan) -> str:
    """The command that runs it once more."""
    at = "" if plan.crash_at is None else f" --crash-at {plan.crash_at}"
    return f"{COMMAND} --seed {plan.seed}{at}"


def sweep(seed: int, first: int = 1, stride: int = 1) -> list[Plan]:
    plan = Plan.of(seed)
    undisturbed = simulate(replace(plan, crash_at=NEVER))
    return [replace(plan, crash_at=step) for step in range(first, undisturbed.ticks + 1, stride)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, help="one seed, with its story")
    parser.add_argument("--crash-at", type=int, help="nothing breaks in it but this: a kill at this step")
    parser.add_argument("--seeds", type=int, default=100, help="so many")
    parser.add_argument(
        "--from", dest="first", default="0", help=f"the first of them; {FRESH}: as the sources choose it"
    )
    parser.add_argument("--sweep", type=int, nargs="+", metavar="SEED", help="a kill at every step of these seeds")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args()
    if chosen.seed is not None:
        report = simulate(replace(Plan.of(chosen.seed), crash_at=chosen.crash_at))
        print(report.plan, *report.story, report.violation or "well", sep="\n")
        raise SystemExit(bool(report.violation))
    first = fresh() if chosen.first == FRESH else int(chosen.first)
    plans = [Plan.of(seed) for seed in range(first, first + chosen.seeds)]
    if chosen.sweep:
        plans = [plan for seed in chosen.sweep for plan in sweep(seed)]
    began, failed, entries, kills = time.perf_counter(), 0, 0, 0
    for report in run_all(plans, chosen.jobs):
        entries, kills = entries + report.entries, kills + report.kills
        if report.violation:
            failed += 1
            print(f"{report.violation}\n    {again(report.plan)}", flush=True)
    print(
        f"{len(plans)} runs, {entries} entries stored, {kills} kills, {failed} violations, "
        f"{time.perf_counter() - began:.0f} s"
    )
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
