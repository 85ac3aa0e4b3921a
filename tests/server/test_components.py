"""An owner's figures of the box: given with a table, told to everybody there, kept with the match."""

import json
from typing import Any

import pytest

from .people import Browser, Person

TWO = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "beginner"}]
MINE = {"tiles": {"plain": 9, "storm": 5}}


def opened(browser: Browser, components: Any) -> dict[str, Any]:
    return browser.open(TWO, game="lost_island", options={"components": components})


def refused(browser: Browser, components: Any, option: str = "components") -> str:
    answer = browser.post("/tables", game="lost_island", seats=TWO, options={option: components})
    assert answer.status_code == 400, answer.text
    return str(answer.json()["text"])


def test_the_server_tells_the_default_and_where_it_is_from(browser: Browser) -> None:
    games = {game["id"]: game["components"] for game in browser.get("/server").json()["games"]}
    assert games["lost_island"]["provenance"] == "reconstruction"
    assert games["lost_island"]["default"]["tiles"]["storm"] == 4
    assert games["forbidden_island"] is None


@pytest.mark.parametrize("given", [MINE, json.dumps(MINE), "[tiles]\nplain = 9\nstorm = 5\n"])
def test_a_table_has_its_own_figures_and_so_has_the_match(address: str, browser: Browser, given: Any) -> None:
    """As tables, or as the text of an owner's file."""
    table = opened(browser, given)
    assert table["table"]["options"]["components"]["tiles"]["storm"] == 5
    id, host = table["table"]["id"], Browser(address, table["links"]["host"])
    assert host.post(f"/tables/{id}/start").status_code in (200, 201)
    ana = Person(address, id, [table["links"]["seats"]["0"]])
    ana.until(lambda: ana.moment is not None)
    assert ana.moment
    assert ana.moment["views"]["0"]["position"]["options"]["components"]["tiles"]["storm"] == 5


def test_the_host_changes_them_and_goes_back(address: str, browser: Browser) -> None:
    """What the page sends with every other change is what it was told: the whole set, as tables."""
    table = opened(browser, {})
    assert "components" not in table["table"]["options"], "the default is no option"
    id, host = table["table"]["id"], Browser(address, table["links"]["host"])
    options = table["table"]["options"]
    own = host.patch(f"/tables/{id}", options={**options, "components": MINE}).json()["table"]["options"]
    assert own["components"]["tiles"]["loot_1"] == 5
    again = host.patch(f"/tables/{id}", options={**own, "memory": "strict"}).json()["table"]["options"]
    assert again["components"] == own["components"]
    back = {name: value for name, value in again.items() if name != "components"}
    assert host.patch(f"/tables/{id}", options=back).json()["table"]["options"] == back


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"tiles": {"storm": 5}}, "components.tiles: these are 33 tiles, there must be 32"),
        ({"tiles": {"storm": "5"}}, "components.tiles.storm: give a whole number from 0 to 100, not 5"),
        ({"tiles": {"storm": 4.5}}, "components.tiles.storm: give a whole number from 0 to 100, not 4.5"),
        ({"tiles": {"storm": True}}, "components.tiles.storm: give a whole number from 0 to 100, not True"),
        ({"tiles": 5}, "components.tiles: give numbers by name, such as 'plain = 1', not 5"),
        ({"stone_places": ["a1", "b2", 3, "c4"]}, "components.stone_places[2]: give a word such as 'b2', not 3"),
        ("[tiles]\nstorm = ", "components: this is neither TOML nor JSON (Invalid value"),
        (7, "components: give tables (tiles, stones, stone_places, start_places), not 7"),
    ],
)
def test_what_is_wrong_is_said(browser: Browser, given: Any, problem: str) -> None:
    assert refused(browser, given).startswith(problem)


def test_it_is_said_in_the_readers_language(address: str) -> None:
    german = Browser(address, lang="de")
    assert refused(german, {"tiles": {"storm": 5}}) == "components.tiles: das sind 33 Plättchen, es müssen 32 sein"


@pytest.mark.parametrize(
    "given",
    [
        {"tiles": {"storm": None}},
        {"tiles": {"storm": {"deep": 1}}},
        {"tiles": {f"name_{i}": i for i in range(61)}},
        {"stone_places": ["a1"] * 61},
        {"start_places": [[["a1"]]]},
        {f"table_{i}": {} for i in range(21)},
        {"x" * 41: 1},
        "#" * 8001,
        None,
        [],
    ],
)
def test_what_is_no_set_at_all_or_too_much_is_refused(browser: Browser, given: Any) -> None:
    assert refused(browser, given)


def test_only_a_set_is_made_of_tables(browser: Browser) -> None:
    assert "landscape" in refused(browser, {"tiles": {}}, "landscape")
    answer = browser.post("/tables", game="forbidden_island", seats=TWO, options={"components": {}})
    assert "components" in answer.json()["text"]
