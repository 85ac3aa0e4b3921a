"""The page as an app: it can be installed, and its shell opens without a network."""

import json

from playwright.sync_api import expect

from .conftest import Come, House


def test_manifest(come: Come, house: House) -> None:
    ada = come("Ada").goto("/")
    href = ada.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.page.request.get(f"{house.url}{href}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["name"]
    assert manifest["start_url"].startswith("/")
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
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


def test_shell_without_a_network(come: Come) -> None:
    ada = come("Ada", service_workers="allow").goto("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.until(lambda: ada.page.evaluate("!!navigator.serviceWorker.controller"), "the service worker")
    ada.page.reload()
    ada.page.locator(".cols").wait_for()
    ada.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    ada.context.set_offline(True)
    ada.goto("/")
    expect(ada.page.locator("h1")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator("h1")).to_be_visible()
    ada.shot("home-offline")
