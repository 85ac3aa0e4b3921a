"""Opening, joining, leaving, starting, rematch; who may do what."""

import random

from .people import Browser, Person


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


def test_the_host_changes_the_table(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}])
    id = opened["table"]["id"]
    host = Browser(address, opened["links"]["host"])
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "sensible"}, {"who": "bot", "bot": "random"}]
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
    host.patch(f"/tables/{id}", seats=[me, me, bot])
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


def test_wrong_options_and_files_are_told_in_the_readers_language(address: str) -> None:
    two = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    nobody = Browser(address, lang="fr")
    wrong = nobody.post("/tables", game="forbidden_island", seats=two, options={"dificulty": "novice"}).json()
    assert wrong["text"] == "il n’y a pas d’option « dificulty » : vouliez-vous dire « difficulty » ?"
    head = {"atoll": "match", "format": 1, "game": "template", "rules_version": 1}
    answer = nobody.request("POST", "/replay", json=head | {"position": {"game": "template", "tide": 1}}).json()
    assert answer["text"].startswith(
        "Ce fichier de partie ne peut pas être rejoué : ligne 1 : tide : ce champ n’existe pas"
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
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}], start=True)
    id, token = opened["table"]["id"], opened["links"]["seats"]["0"]
    mine = Browser(address, token)
    assert mine.post(f"/tables/{id}/rematch").status_code == 409
    person = Person(address, id, [token])
    person.play(random.Random(4))
    following = mine.post(f"/tables/{id}/rematch").json()["table"]
    assert following["id"] != id
    assert [seat["name"] for seat in following["seats"]] == ["Ana", "random"]
    assert mine.post(f"/tables/{id}/rematch").json()["table"]["id"] == following["id"]
    assert Person(address, following["id"], [token]).seats == [0]
