"""Lessons and rules over HTTP."""

import pytest

from .people import Browser


def test_a_lesson_is_answered_by_the_rules(browser: Browser) -> None:
    first = browser.request("GET", "/guide/forbidden_island").json()[0]
    assert (first["id"], first["rule"]) == ("walk", "4.1")
    assert first["now"]["right"] == ["move crimson_forest", "move temple_moon"]
    done = ["move temple_moon", "move fools_landing"]
    over = browser.request("POST", "/guide/forbidden_island/walk", json={"done": done}).json()
    assert over["right"] == []
    assert over["moment"]["views"]["0"]["choices"] == []
    assert [entry["do"] for entry in over["entries"]] == done
    assert over["moment"]["views"]["0"]["position"]["adventurers"][0]["at"] == "fools_landing"


@pytest.mark.parametrize(
    ("path", "done", "status"),
    [
        ("forbidden_island/walk", ["end"], 409),
        ("forbidden_island/walk", ["x" * 81], 400),
        ("forbidden_island/fly", [], 404),
        ("chess/walk", [], 404),
    ],
)
def test_what_there_is_not(browser: Browser, path: str, done: list[str], status: int) -> None:
    assert browser.request("POST", f"/guide/{path}", json={"done": done}).status_code == status


def test_rules_say_what_governs_what(browser: Browser) -> None:
    rules = browser.request("GET", "/rules/lost_island/nl").json()
    assert rules["asks"]["shrink"][0] == "8.1"
    assert rules["actions"]["ring"] == ["7.2"]
    by = {one["number"]: one for one in rules["paragraphs"]}
    assert by["4.7"]["readings"] == ["11.4", "11.5"]
    assert by["12.1"]["sort"] == "reconstructed"
    assert browser.request("GET", "/rules/lost_island/es").status_code == 404
