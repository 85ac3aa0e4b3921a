"""Lighthouse's figures for the pages people see most, as a phone, against a server on this machine.

    python bench/lighthouse.py [--folder .lighthouse] [--pages home table … | all] [--desktop] [--least 95] [--times 1]

Left out, `--pages` is the four that people see most; `all` is every page that is there without an account, and a table, an end
and a replay of each game.

`make lighthouse` puts Lighthouse into a folder of its own first. Times are simulated (a middling phone, slow 4G) from what was
seen, so a busy machine makes them worse than they are: the best of `--times` runs counts. Fails below `--least`.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from page import SEATS
from tests.e2e.chromium import FLAGS, build_client, find
from tests.e2e.house import House
from tests.server import people

KINDS = ("performance", "accessibility", "best-practices")
GAMES = ("forbidden_island", "the_island", "lost_island", "loot_island")
PLAIN = {
    "home": "/", "rules": "/rules/the_island", "rulebooks": "/rules", "learn": "/learn", "daily": "/daily", "me": "/me",
    "tables": "/tables", "replays": "/replay", "about": "/about", **{f"guide-{game}": f"/learn/{game}" for game in GAMES},
}  # fmt: skip
PAGES = ("home", "table", "replay", "rules")
PLAYED = ("table", "over", "replay")
"""In Forbidden Island, and with a dash and the name of another game there."""
ALL = (*PLAIN, "setup", *PLAYED, *(f"{what}-{game}" for game in GAMES[1:] for what in PLAYED))


def address(house: House, page: str) -> str:
    """Of a page; `setup`: a table that has not begun; `table`: one in play; `over` and `replay`: a match to its end."""
    if page in PLAIN:
        return house.url + PLAIN[page]
    what, _, game = page.partition("-")
    wish = {"game": game or GAMES[0], "start": what != "setup"}
    opened = people.Browser(house.address).open(SEATS, **wish)
    id, seat = opened["table"]["id"], opened["links"]["seats"]["0"]
    if what == "setup":
        return f"{house.url}/table/{id}#host={opened['links']['host']}&seat={seat}"
    if what == "table":
        return f"{house.url}/table/{id}#seat={seat}"
    person = people.Person(house.address, id, [seat])
    person.play(random.Random(7))
    person.close()
    people.Person.present.clear()
    return f"{house.url}/{'replay' if what == 'replay' else 'table'}/{id}#seat={seat}"


def look(program: Path, chromium: str, url: str, desktop: bool) -> dict[str, Any]:
    """Its report. Now and then it misses the beginning of a page and says so: then it looks again."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = " ".join(["--headless=new", *FLAGS])
        asked = [
            str(program), url, "--quiet", "--output=json", f"--output-path={report}", f"--chrome-path={chromium}",
            f"--chrome-flags={flags}", f"--only-categories={','.join(KINDS)}", "--throttling-method=simulate",
            *(["--preset=desktop"] if desktop else []),
        ]  # fmt: skip
        for last in (False, False, True):
            if subprocess.run(asked, check=last, timeout=300).returncode == 0:
                break
        told: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return told


def scores(report: dict[str, Any]) -> list[int]:
    return [round(100 * (report["categories"][kind]["score"] or 0)) for kind in KINDS]


def faults(report: dict[str, Any]) -> list[str]:
    """Audits of accessibility and best practice that are not passed."""
    asked = [one["id"] for kind in KINDS[1:] for one in report["categories"][kind]["auditRefs"] if one["weight"]]
    return [f"{id}: {report['audits'][id]['title']}" for id in asked if report["audits"][id]["score"] not in (None, 1)]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--folder", type=Path, default=Path(".lighthouse"))
    reader.add_argument("--pages", nargs="+", default=PAGES, choices=["all", *ALL], metavar="PAGE")
    reader.add_argument("--desktop", action="store_true")
    reader.add_argument("--least", type=int, default=0)
    reader.add_argument("--times", type=int, default=1)
    options = reader.parse_args()
    chromium = find()
    if chromium is None:
        sys.exit("no Chromium: set ATOLL_CHROMIUM, or install chromium")
    build_client()
    program = options.folder.resolve() / "node_modules/.bin/lighthouse"
    print(
        "| page | performance | accessibility | best practice | first content, ms | largest, ms | blocked, ms | shift |"
    )
    print("|---|---|---|---|---|---|---|---|")
    low: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder)).start()
        try:
            for page in ALL if "all" in options.pages else options.pages:
                seen = [look(program, chromium, address(house, page), options.desktop) for _ in range(options.times)]
                best = max(seen, key=scores)
                names = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
                times = [f"{best['audits'][name]['numericValue']:.0f}" for name in names]
                shift = f"{best['audits']['cumulative-layout-shift']['numericValue']:.3f}"
                print("|", " | ".join([page, *map(str, scores(best)), *times, shift]), "|", flush=True)
                low += [f"{page}: {fault}" for fault in faults(best)]
                low += [
                    f"{page}: {kind} {score}"
                    for kind, score in zip(KINDS, scores(best), strict=True)
                    if score < options.least
                ]
        finally:
            house.stop()
    print(*low, sep="\n")
    sys.exit(bool(low) and options.least > 0)


if __name__ == "__main__":
    main()
