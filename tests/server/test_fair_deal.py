"""The deal is made by all: the server commits first, every person adds a nonce after that, and nothing starts before."""

import random
from typing import Any

from atoll.engine.deal import commitment, match_seed
from atoll.engine.match import parse_match, verify

from .people import Browser, Person

ANA, BRAM, BOT = {"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}, {"who": "bot", "bot": "random"}


def opened(browser: Browser, *seats: dict[str, Any], **wish: Any) -> dict[str, Any]:
    """Only opened: nobody has added anything."""
    answer = browser.post("/tables", game="template", seats=list(seats), bot_pace=0, **wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def add(address: str, table: dict[str, Any], seat: int, nonce: str) -> dict[str, Any]:
    mine = Browser(address, table["links"]["seats"][str(seat)])
    answer = mine.post(f"/tables/{table['table']['id']}/sit", nonce=nonce)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def test_the_opener_adds_after_the_commitment_and_before_the_deal(address: str, browser: Browser) -> None:
    table = opened(browser, ANA, BOT, start=True)
    promised = table["table"]["fairness"]
    assert table["table"]["stage"] == "gathering", "nothing is dealt before Ana has seen the commitment"
    assert (promised["missing"], promised["server_seed"]) == ([0], None)
    begun = add(address, table, 0, "salt of Ana")
    assert begun["stage"] == "playing", "and nobody has to press anything more"
    assert begun["seats"][0]["name"] == "Ana"
    token, id = table["links"]["seats"]["0"], table["table"]["id"]
    Browser(address, token).post(f"/tables/{id}/sit", name="Anna", nonce="too late")
    Person(address, id, [token]).play(random.Random(1))
    shown = Browser(address, token).get(f"/tables/{id}").json()["fairness"]
    assert shown["nonces"] == ["salt of Ana", ""]
    assert shown["commitment"] == promised["commitment"] == commitment(shown["server_seed"])
    match = parse_match(Browser(address, token).get(f"/tables/{id}/match").text)
    assert match.seed == match_seed(shown["server_seed"], ["salt of Ana", ""])
    verdict = verify(match)
    assert (verdict.fair, verdict.seed_from_all, verdict.nonces) == (True, True, 1)


def test_every_seat_of_one_person_adds(address: str, browser: Browser) -> None:
    table = opened(browser, ANA, BRAM, start=True)
    assert table["table"]["fairness"]["missing"] == [0, 1]
    assert add(address, table, 1, "pepper")["stage"] == "gathering"
    assert add(address, table, 1, "more pepper")["stage"] == "gathering"
    assert add(address, table, 0, "salt")["stage"] == "playing"


def test_nothing_starts_without_somebodys_nonce(address: str, browser: Browser) -> None:
    table = opened(browser, ANA, {"who": "open"})
    id, links = table["table"]["id"], table["links"]
    host = Browser(address, links["host"], "nl")
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bram").json()
    assert sat["table"]["fairness"]["missing"] == [0, 1]
    refused = host.post(f"/tables/{id}/start").json()
    assert refused["code"] == "stage"
    assert refused["text"].startswith("Nog niet iedereen heeft iets bijgemengd voor het delen: Ana, Bram.")
    add(address, table, 0, "salt")
    Browser(address, sat["token"]).post(f"/tables/{id}/sit", name="Bram", nonce="pepper")
    assert (
        Browser(address, sat["token"]).post(f"/tables/{id}/sit", name="Bo").json()["table"]["fairness"]["missing"] == []
    )
    assert host.post(f"/tables/{id}/start").json()["stage"] == "playing"


def test_a_rematch_is_dealt_anew_by_all(address: str, browser: Browser) -> None:
    table = browser.open([ANA, BRAM], game="template", start=True)
    id, links = table["table"]["id"], table["links"]
    Person(address, id, list(links["seats"].values())).play(random.Random(2))
    following = Browser(address, links["host"]).post(f"/tables/{id}/rematch").json()["table"]
    assert following["fairness"]["missing"] == [0, 1]
    assert following["fairness"]["commitment"] != table["table"]["fairness"]["commitment"]
    host = Browser(address, links["host"])
    assert host.post(f"/tables/{following['id']}/start").status_code == 409
    for token in links["seats"].values():
        Browser(address, token).post(f"/tables/{following['id']}/sit", nonce="again")
    begun = host.post(f"/tables/{following['id']}/start").json()
    assert (begun["stage"], [seat["name"] for seat in begun["seats"]]) == ("playing", ["Ana", "Bram"])


def test_bots_begin_at_once(browser: Browser) -> None:
    assert opened(browser, BOT, BOT, start=True)["table"]["stage"] == "playing"


def test_a_table_with_open_seats_cannot_be_opened_to_start(browser: Browser) -> None:
    refused = browser.post("/tables", game="template", seats=[ANA, {"who": "open"}], start=True)
    assert (refused.status_code, refused.json()["code"]) == (409, "stage")


def test_who_changes_the_table_starts_it_themselves(address: str, browser: Browser) -> None:
    table = opened(browser, ANA, BOT, start=True)
    host = Browser(address, table["links"]["host"])
    assert host.patch(f"/tables/{table['table']['id']}", seats=[ANA, BOT, BOT]).status_code == 200
    assert add(address, table, 0, "salt")["stage"] == "gathering"
    assert host.post(f"/tables/{table['table']['id']}/start").json()["stage"] == "playing"
