"""How soon the play page can be played on: a phone's screen, the processor slowed down fourfold, a server on this machine.

    python bench/page.py [--games forbidden_island …] [--slower 4] [--times 3] [--steps 20]

For each game: until the question stands there and nothing blocks the page any more (no task of 50 ms or longer follows), with
an empty cache and with a full one; what the page's main thread computed until then, at full speed (processor time, which a busy
machine does not stretch); how much the layout shifts while loading and in the steps after it (0.1 is Lighthouse's limit); the
bytes of JavaScript as they came, compressed.
"""

import argparse
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.chromium import FLAGS, build_client, find
from tests.e2e.house import House
from tests.e2e.visitor import Visitor
from tests.server import people

PHONE = ViewportSize(width=360, height=780)
GAMES = ("forbidden_island", "the_island", "lost_island", "loot_island")
SEATS = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "sensible", "name": "Bram"}]
WATCH = """
window.seen = { question: 0, blocked: 0, shift: 0 };
new MutationObserver((_, self) => {
  if (!document.querySelector('main.play #question')) return;
  seen.question = performance.now();
  self.disconnect();
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.blocked = one.startTime + one.duration)))
  .observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((one) => one.hadRecentInput || (seen.shift += one.value)))
  .observe({ type: 'layout-shift', buffered: true });
"""
SCRIPTS = """performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
QUIET_MS = 1500
"""So long after the question nothing more is expected to block."""


@contextmanager
def at_home() -> Iterator[tuple[House, Browser]]:
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        try:
            yield house, browser
        finally:
            browser.close()
            house.stop()


def phone(browser: Browser) -> BrowserContext:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block", locale="en-GB"
    )
    context.add_init_script(WATCH)
    return context


def slowed(context: BrowserContext, rate: float) -> Page:
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page


def open_table(house: House, game: str) -> str:
    opened = people.Browser(house.address).open(SEATS, game=game, start=True)
    return f"{house.url}/table/{opened['table']['id']}#seat={opened['links']['seats']['0']}"


def computed(browser: Browser, address: str) -> float:
    """Milliseconds of the processor that the main thread takes to load the page, unslowed."""
    context = phone(browser)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    load(page, address)
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    context.close()
    return 1000 * float(metrics["TaskDuration"])


def load(page: Page, address: str) -> dict[str, float]:
    page.goto(address)
    page.locator("main.play #question").wait_for()
    page.wait_for_timeout(QUIET_MS)
    seen: dict[str, float] = page.evaluate("seen")
    return {"ready": max(seen["question"], seen["blocked"]), "shift": seen["shift"], "bytes": page.evaluate(SCRIPTS)}


def shift_in_play(house: House, browser: Browser, game: str, steps: int) -> float:
    """At a person's pace: what moves right after a touch is not counted as a shift, what comes later is."""
    context = phone(browser)
    one = Visitor(context, house.url, "Ada", random.Random(7), touch=True)
    one.page.goto(open_table(house, game))
    one.at_table()
    for _ in range(steps):
        look = one.look()
        if look["over"]:
            break
        if look["hand"] or (look["turn"] and not look["busy"]):
            one.act(look)
        one.page.wait_for_timeout(700)
    shift: float = one.page.evaluate("seen.shift")
    context.close()
    return shift


def measure(house: House, browser: Browser, game: str, options: Any) -> str:
    cold, warm, shifts, size = [], [], [], 0.0
    for _ in range(options.times):
        context = phone(browser)
        page = slowed(context, options.slower)
        first = load(page, open_table(house, game))
        page.goto("about:blank")
        again = load(page, open_table(house, game))
        context.close()
        cold.append(first["ready"])
        warm.append(again["ready"])
        shifts += [first["shift"], again["shift"]]
        size = first["bytes"]
    work = statistics.median(computed(browser, open_table(house, game)) for _ in range(options.times))
    played = shift_in_play(house, browser, game, options.steps)
    times = f"{statistics.median(cold):.0f} | {statistics.median(warm):.0f} | {work:.0f}"
    return f"| {game} | {times} | {max(shifts):.3f} | {played:.3f} | {size / 1000:.1f} |"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--games", nargs="+", default=GAMES)
    reader.add_argument("--slower", type=float, default=4.0)
    reader.add_argument("--times", type=int, default=3)
    reader.add_argument("--steps", type=int, default=20)
    options = reader.parse_args()
    print("| game | ready, ms | again, ms | computed, ms | shift loading | shift in play | JavaScript, kB |")
    print("|---|---|---|---|---|---|---|")
    with at_home() as (house, browser):
        for game in options.games:
            print(measure(house, browser, game, options), flush=True)


if __name__ == "__main__":
    main()
