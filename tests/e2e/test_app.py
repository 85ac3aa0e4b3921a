"""The page as an app: it can be installed, and its shell opens without a network."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from atoll.server.app import STATIC

from .conftest import Come, Opened
from .house import House

SCRIPTS, STYLES, ALL = 16, 6, 32
"""The most files of a kind, and requests of any kind, until a table stands there."""


def test_manifest(come: Come, house: House) -> None:
    ada = come("Ada").goto("/")
    href = ada.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.page.request.get(f"{house.url}{href}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["name"]
    assert manifest["start_url"].startswith("/")
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    french = ada.page.request.get(f"{house.url}{href}", headers={"Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"}).json()
    assert (manifest["lang"], french["lang"]) == ("en", "fr")
    assert manifest["description"].startswith("Board games"), "as the reader speaks"
    assert french["description"].startswith("Des jeux")
    sizes = set()
    for icon in manifest["icons"]:
        found = ada.page.request.get(f"{house.url}/{icon['src'].lstrip('/')}")
        assert found.ok, icon
        assert found.headers["content-type"].startswith(icon["type"])
        sizes |= set(icon["sizes"].split())
    assert {"192x192", "512x512"} <= sizes
    session = ada.context.new_cdp_session(ada.page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    serious = [p for p in problems if p["errorId"] not in ("in-incognito", "warn-not-offline-capable")]
    assert not serious, serious


def test_a_table_asks_for_few_files(come: Come, table: Callable[..., Opened]) -> None:
    """However fast a machine is: before a table stands there it has to fetch them. (What they weigh: web/scripts/size.mjs.)"""
    ada, asked = come("Ada"), list[str]()
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.goto(table().seat(0)).at_table()
    ada.page.locator(".rail .log").wait_for()
    ada.page.wait_for_load_state("networkidle")
    count = {kind: sum(url.endswith(kind) for url in asked) for kind in (".js", ".css", ".woff2")}
    assert count[".js"] <= SCRIPTS, count
    assert count[".css"] <= STYLES, count
    assert len(asked) <= ALL, sorted(asked)


def test_shell_without_a_network(come: Come) -> None:
    """One visit is enough, also for pages and languages that were never looked at."""
    ada = come("Ada", service_workers="allow").goto("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    ada.context.set_offline(True)
    ada.goto("/")
    expect(ada.page.locator("h1")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator("h1")).to_be_visible()
    assert ada.page.evaluate("document.fonts.load('17px Alegreya').then((found) => found.length > 0)")
    ada.shot("home-offline")
    ada.page.locator(".foot").get_by_role("button", name="Deutsch").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.goto("/about")
    expect(ada.page.locator("h1")).to_have_text("Über Atoll")
    ada.goto("/table/nowhere00")
    expect(ada.page.locator(".bar")).to_be_visible()


def test_what_the_worker_keeps_is_there(come: Come, house: House) -> None:
    """Every file it lists is served, every file that is built is listed, and nothing of anybody's."""
    ada = come("Ada", service_workers="allow").goto("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    names = "Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)))"
    (urls,) = ada.page.evaluate(f"(async () => {names})()")
    kept = {url.removeprefix(house.url) for url in urls}
    built = {f"/assets/{path.name}" for path in (STATIC / "assets").iterdir()}
    assert built | {"/", "/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"} == kept
