"""Opening, joining, leaving, starting, rematch; who may do what."""

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx

from atoll.server.settings import Settings

from .people import Browser, Person, running


def test_join_by_link_and_start(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}])
    id, links = opened["table"]["id"], opened["links"]
    assert browser.get(f"/tables/{id}").status_code == 403
    assert browser.post(f"/tables/{id}/sit", name="Eve").status_code == 403
    host = Browser(address, links["host"])
    assert host.post(f"/tables/{id}/start").json()["code"] == "stage"
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bram", nonce="salt")
    assert sat.status_code == 201
    assert sat.json()["seat"] == 1
    assert Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Chloé").status_code == 409
    assert Browser(address, sat.json()["token"]).post(f"/tables/{id}/start").status_code == 403
    started = host.post(f"/tables/{id}/start")
    assert started.json()["stage"] == "playing"
    bram = Person(address, id, [sat.json()["token"]])
    assert bram.seats == [1]


def test_a_seat_link_is_the_seat(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}])
    id, token = opened["table"]["id"], opened["links"]["seats"]["1"]
    first = Browser(address, token).post(f"/tables/{id}/sit", name="Bram").json()
    assert (first["seat"], first["token"]) == (1, token)
    again = Browser(address, token).post(f"/tables/{id}/sit", name="Bram the Bold").json()
    assert again["table"]["seats"][1]["name"] == "Bram the Bold"


def test_listed_tables_are_open_to_all(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}], listed=True, name="Harbour")
    id = opened["table"]["id"]
    assert id in [table["id"] for table in browser.get("/tables").json()]
    sat = browser.post(f"/tables/{id}/sit", name="Bram").json()
    assert sat["table"]["seats"][1]["name"] == "Bram"
    left = Browser(address, sat["token"]).post(f"/tables/{id}/leave").json()
    assert left["seats"][1]["kind"] == "open"


def test_the_list_has_tables_where_somebody_waits_and_does_without_broken_ones(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", listed=0.0)
    with running(settings) as address:
        browser = Browser(address)

        def listed() -> list[str]:
            return [table["id"] for table in browser.get("/tables").json()]

        one, two = (browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}], listed=True) for _ in range(2))
        assert listed() == [], "everybody has gone"
        people = [Person(address, t["table"]["id"], [t["links"]["host"]]) for t in (one, two)]
        assert set(listed()) == {one["table"]["id"], two["table"]["id"]}
        people.pop().close()
        wait_until(lambda: listed() == [one["table"]["id"]])
        people.pop().close()
    with closing(sqlite3.connect(tmp_path / "atoll.db")) as c, c:
        c.execute("UPDATE entries SET data = '{}' WHERE table_id = ? AND n = 1", [one["table"]["id"]])
    with running(replace(settings, listed=3600.0)) as address:
        browser = Browser(address)
        assert listed() == [two["table"]["id"]]


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 5
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_host_changes_the_table(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}])
    id = opened["table"]["id"]
    host = Browser(address, opened["links"]["host"])
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "sensible"}, {"who": "bot", "bot": "beginner"}]
    changed = host.patch(f"/tables/{id}", seats=seats, options={"difficulty": "elite"})
    assert changed.status_code == 200, changed.text
    table = changed.json()["table"]
    assert changed.json()["links"]["seats"] == {}, "bots need no links"
    assert table["options"]["seats"] == 3
    assert table["options"]["difficulty"] == "elite"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert browser.patch(f"/tables/{id}", listed=True).status_code == 401


def test_seats_that_are_new_for_people_get_links(address: str, browser: Browser) -> None:
    me, bot = {"who": "me", "name": "Ana"}, {"who": "bot", "bot": "sensible"}
    opened = browser.open([me, bot])
    id = opened["table"]["id"]
    host = Browser(address, opened["links"]["host"])
    links = host.patch(f"/tables/{id}", seats=[me, me, {"who": "open"}]).json()["links"]
    assert set(links["seats"]) == {"1", "2"}
    sat = Browser(address, links["seats"]["2"]).post(f"/tables/{id}/sit", name="Bo", nonce="a nonce of Bo").json()
    assert sat["seat"] == 2
    # a seat that becomes a bot's has no link any more
    host.patch(f"/tables/{id}", seats=[me, me, bot | {"evict": True}])
    assert Browser(address, links["seats"]["2"]).get(f"/tables/{id}").status_code == 403


def test_wrong_wishes_say_what_would_be_right(browser: Browser) -> None:
    two = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    wrong = browser.post("/tables", game="forbidden_island", seats=two, options={"difficulty": "hard"})
    assert wrong.status_code == 400
    assert "difficulty" in wrong.json()["text"]
    assert browser.post("/tables", game="chess", seats=two).status_code == 404
    assert browser.post("/tables", game="forbidden_island", seats=two[:1]).status_code == 400
    assert (
        browser.post("/tables", game="forbidden_island", seats=[*two[:1], {"who": "bot", "bot": "deep"}]).status_code
        == 404
    )
    assert browser.post("/tables", game="forbidden_island", seats=two, surprise=1).status_code == 400


def test_the_template_is_there_to_be_read_not_played(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", template=False)) as address:
        browser, two = Browser(address), [{"who": "bot"}, {"who": "bot"}]
        assert "template" not in [game["id"] for game in browser.get("/server").json()["games"]]
        assert browser.post("/tables", game="template", seats=two).status_code == 404
        assert browser.get("/rules/template/en").status_code == 404
        assert browser.post("/tables", game="forbidden_island", seats=two).status_code == 201
        assert browser.get("/rules/forbidden_island/en").status_code == 200


def test_where_the_network_finds_it_is_told_on_its_own_machine(tmp_path: Path) -> None:
    """Others know where they are; behind a proxy it would be nobody's business."""
    network = ("http://192.168.7.5:8000",)
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", network=network)) as address:
        assert Browser(address).get("/server").json()["origins"] == list(network)
        visitor = httpx.get(f"http://{address}/api/server", headers={"X-Forwarded-For": "203.0.113.9"})
        assert visitor.json()["origins"] == []


def test_every_answer_knows_who_is_here(address: str, browser: Browser) -> None:
    """The page shows what the answer says: a change of the options makes nobody look away."""
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}], listed=True)
    id, links = opened["table"]["id"], opened["links"]
    host, path = Browser(address, links["host"]), f"/tables/{id}"
    here = Person(address, id, [links["seats"]["0"], links["host"]])
    changed = host.patch(path, free_chat=False).json()["table"]
    sat = Browser(address, links["join"]).post(f"{path}/sit", name="Bram", nonce="n").json()["table"]
    listed = next(table for table in browser.get("/tables").json() if table["id"] == id)
    started = host.post(f"{path}/start").json()
    left = Browser(address, links["seats"]["0"]).post(f"{path}/leave").json()
    for table in (changed, sat, listed, started, left, host.get(path).json()):
        assert table["seats"][0]["here"]
        assert not table["seats"][1]["here"]
    here.close()


def test_tables_have_names_that_can_be_read(address: str, browser: Browser) -> None:
    two = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    opened = browser.open(two, name="Harbour")
    host, path = Browser(address, opened["links"]["host"]), f"/tables/{opened['table']['id']}"
    for wrong in ("", "a\nb", "a\u0000", "abc\u202edef", "\u2066x", "x" * 41):
        assert browser.post("/tables", game="forbidden_island", seats=two, name=wrong).status_code == 400
        assert host.patch(path, name=wrong).status_code == 400
    assert host.patch(path, name="  ").json()["table"]["name"] == "Harbour"
    assert host.patch(path, name=" Bay 7 é ").json()["table"]["name"] == "Bay 7 é"
    assert browser.open(two, name=" ")["table"]["name"].strip()


def test_a_table_that_cannot_start_is_not_stored(address: str, browser: Browser) -> None:
    wish = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    refused = browser.post("/tables", game="forbidden_island", seats=wish, start=True, listed=True, name="Nowhere")
    assert (refused.status_code, refused.json()["code"]) == (409, "stage")
    assert "Nowhere" not in [table["name"] for table in browser.get("/tables").json()]


def test_a_guest_is_a_guest_of_the_rematch_too(address: str, browser: Browser) -> None:
    """The first host has no token of that seat there either: taking it needs a new link."""
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}], game="template")
    id, links = opened["table"]["id"], opened["links"]
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bram", nonce="n").json()
    host = Browser(address, links["host"])
    assert host.post(f"/tables/{id}/start").status_code == 200
    Person(address, id, [links["seats"]["0"], sat["token"]]).play(random.Random(6))
    following = host.post(f"/tables/{id}/rematch").json()["table"]["id"]
    stale = host.patch(f"/tables/{following}", seats=[{"who": "me", "name": "Ana"}, {"who": "bot"}]).json()
    assert stale["table"]["seats"][1]["kind"] == "person", "no bot takes their seat by accident"
    assert Person(address, following, [sat["token"]]).seats == [1]
    meant = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "A 2", "evict": True}]
    taken = host.patch(f"/tables/{following}", seats=meant)
    assert set(taken.json()["links"]["seats"]) == {"1"}
    assert Person.refused_hello(address, following, [sat["token"]])["code"] == "token"


def test_a_wrong_address_is_a_page_for_browsers_and_a_problem_for_programs(address: str) -> None:
    browsers = {"Accept": "text/html,application/xhtml+xml"}
    for path in ("/foo", "/table/", "/a/b/c"):
        found = httpx.get(f"http://{address}{path}", headers=browsers)
        assert (found.status_code, found.headers["content-type"].split(";")[0]) == (404, "text/html")
        assert httpx.get(f"http://{address}{path}").json()["code"] == "http"
    for path in ("/api/foo", "/assets/foo.js"):
        assert httpx.get(f"http://{address}{path}", headers=browsers).json()["code"] == "http"


def test_a_host_who_leaves_makes_somebody_else_the_host(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}, {"who": "open"}])
    id, links = opened["table"]["id"], opened["links"]
    path = f"/tables/{id}"
    join = Browser(address, links["join"])
    bram, chloe = (join.post(f"{path}/sit", name=name, nonce="n").json()["token"] for name in ("Bram", "Chloé"))
    assert Browser(address, bram).patch(path, name="Mine").status_code == 403
    both = Browser(address, f"{links['seats']['0']},{links['host']}")
    assert both.post(f"{path}/leave").json()["host"] == 1
    assert Browser(address, bram).patch(path, name="Ours").json()["table"]["name"] == "Ours"
    assert Person(address, id, [bram]).welcome["host"]  # type: ignore[index]
    assert Browser(address, chloe).patch(path, name="Mine").status_code == 403
    # and the next, and the one who opened it comes back
    assert Browser(address, bram).post(f"{path}/leave").json()["host"] == 2
    assert Browser(address, bram).patch(path, name="Mine").status_code == 403
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot"}, {"who": "bot", "evict": True}]
    changed = Browser(address, links["host"]).patch(path, seats=seats).json()
    assert changed["table"]["host"] is None, "a bot hosts nothing"


def test_wrong_options_and_files_are_told_in_the_readers_language(address: str) -> None:
    two = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    nobody = Browser(address, lang="fr")
    wrong = nobody.post("/tables", game="forbidden_island", seats=two, options={"dificulty": "novice"}).json()
    assert (
        wrong["text"]
        == "il n’y a pas d’option «\u202fdificulty\u202f»\u00a0: vouliez-vous dire «\u202fdifficulty\u202f»\u202f?"
    )
    head = {"atoll": "match", "format": 1, "game": "template", "rules_version": 1}
    answer = nobody.request("POST", "/replay", json=head | {"position": {"game": "template", "tide": 1}}).json()
    assert answer["text"].startswith(
        "Ce fichier de partie ne peut pas être rejoué\u00a0: ligne 1\u00a0: tide\u00a0: ce champ n’existe pas"
    )
    assert "n’est pas du texte" in nobody.request("POST", "/replay", content=b"\xff").json()["text"]


def test_wrong_addresses_are_told_in_the_readers_language(address: str) -> None:
    reader = Browser(address, lang="de")
    assert reader.get("/nowhere").json() == {"code": "http", "text": "Unter dieser Adresse gibt es nichts."}
    wrong = reader.patch("/server")
    assert (wrong.status_code, wrong.json()["text"]) == (405, "Das geht unter dieser Adresse nicht.")
    huge = reader.request("POST", "/replay", content=b" " * 2_100_000)
    assert (huge.status_code, huge.json()["text"]) == (413, "Das ist zu groß.")


def test_rematch_with_the_same_people(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "beginner"}], start=True)
    id, token = opened["table"]["id"], opened["links"]["seats"]["0"]
    mine = Browser(address, token)
    assert mine.post(f"/tables/{id}/rematch").status_code == 409
    person = Person(address, id, [token])
    person.play(random.Random(4))
    following = mine.post(f"/tables/{id}/rematch").json()["table"]
    assert following["id"] != id
    assert [seat["name"] for seat in following["seats"]] == ["Ana", "beginner"]
    assert mine.post(f"/tables/{id}/rematch").json()["table"]["id"] == following["id"]
    assert Person(address, following["id"], [token]).seats == [0]
