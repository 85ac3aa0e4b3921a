"""Profiles: come in, on several devices; seats that belong to them; take everything along; go."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result

from atoll.cli.app import app
from atoll.server import passwords
from atoll.server import protocol as p
from atoll.server.desk import Desk
from atoll.server.lobby import Lobby
from atoll.server.profiles import MOST_SESSIONS, Profiles
from atoll.server.refusal import Refusal
from atoll.server.settings import Settings
from atoll.server.store import Store
from atoll.server.tokens import token_hash

from ..limits import EVERYBODY_FROM_HERE
from .people import Person, open_table, running
from .profiles import CHEAP, PASSWORD, Authenticator, Member

ANA, BRAM, OPEN, BOT = {"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}, {"who": "open"}, {"who": "bot"}


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "COST", CHEAP)


@pytest.fixture
def member(address: str, request: pytest.FixtureRequest) -> Callable[..., Member]:
    """`member()`: a browser of somebody; `member("Ana")`: who has made a profile of that name, for this test alone."""

    def come(name: str | None = None) -> Member:
        one = Member(address)
        return one.make(name_of(request, name)) if name else one

    return come


def name_of(request: pytest.FixtureRequest, name: str) -> str:
    return f"{name} {abs(hash(request.node.name)) % 10**6}"


# -- coming in ----------------------------------------------------------------------------------------------------------


def test_a_profile_is_made_left_and_found_again(address: str) -> None:
    ana = Member(address)
    assert ana.who() is None
    ana.make("Zoë Ⅳ")
    assert ana.who() == "Zoë Ⅳ"
    assert ana.post("/log-out").json()["profile"] is None
    assert ana.who() is None
    assert ana.log_in(" zoë iv").status_code == 200, "names that look alike are one"
    assert ana.who() == "Zoë Ⅳ"


def test_a_name_is_one_persons(address: str) -> None:
    Member(address).make("Only Ana")
    again = Member(address).post(name="ONLY ana", password=PASSWORD)
    assert (again.status_code, again.json()["code"]) == (409, "profile")


@pytest.mark.parametrize("wish", [{"password": "short"}, {}, {"name": " ", "password": PASSWORD}, {"name": "x" * 25}])
def test_what_makes_no_profile(address: str, wish: dict[str, str]) -> None:
    assert Member(address).post(**({"name": "Nobody"} | wish)).status_code == 400


def test_a_new_password_ends_other_sessions(member: Callable[..., Member], address: str) -> None:
    ana, other = member("Ana"), member()
    name = str(ana.who())
    assert other.log_in(name).status_code == 200
    assert ana.post("/password", new="another password").status_code == 403, "the old one is asked for"
    assert ana.post("/password", new="another password", old=PASSWORD).status_code == 200
    assert (ana.who(), other.who()) == (name, None)
    assert other.log_in(name).status_code == 403
    assert other.log_in(name, "another password").status_code == 200


def test_the_host_turns_profiles_off(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=EVERYBODY_FROM_HERE, profiles=False)
    with running(settings) as address:
        ana = Member(address)
        assert [ana.get().status_code, ana.post(name="Ana", password=PASSWORD).status_code] == [404, 404]
        assert httpx.get(f"http://{address}/api/server").json()["profiles"] is False
        assert ana.open([ANA, BOT])["table"], "guests play as before"


def test_a_forgotten_password(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'atoll.db'}"
    with running(Settings(url, limits=EVERYBODY_FROM_HERE)) as address:
        ana = Member(address).make("Ana")
        ran = CliRunner().invoke(app, ["profile", "reset", "ana", "--database", url, "--at", "https://x.example/"])
        assert ran.exit_code == 0, ran.output
        link = ran.stdout.strip().splitlines()[-1]
        assert link.startswith("https://x.example/me#reset=")
        other, token = Member(address), link.partition("=")[2]
        assert other.post("/reset", token=token, new="a new password").json()["profile"]["name"] == "Ana"
        assert ana.who() is None, "whoever was logged in is no longer"
        assert other.post("/reset", token=token, new="a new password").status_code == 403, "once"
        assert ana.log_in("Ana", "a new password").status_code == 200
        none = CliRunner().invoke(app, ["profile", "reset", "nobody", "--database", url])
        assert none.exit_code != 0
        assert "nobody" in none.output


def host(database: str, *words: str) -> Result:
    return CliRunner().invoke(app, ["profile", *words, "--database", database, "--lang", "en"])


def test_the_host_lists_profiles_and_deletes_one(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=EVERYBODY_FROM_HERE)
    assert host(settings.database, "list").stdout == "Nobody has a profile here.\n"
    with running(settings) as address:
        ana, bram = Member(address).make("Ana"), Member(address).make("Bram")
        opened = ana.open([ANA, BOT])
    found = host(settings.database, "list").stdout.splitlines()
    assert [line.split("  ")[1] for line in found] == ["Ana", "Bram"]
    assert host(settings.database, "delete", "ana", "--nameless").stdout == "The profile of ana is deleted.\n"
    with running(settings) as address:
        ana, bram = Member(address), Member(address)
        assert [ana.log_in("Ana").status_code, bram.log_in("Bram").status_code] == [403, 200]
        link = f"Bearer {opened['links']['host']}"
        table = ana.call("GET", f"/tables/{opened['table']['id']}", Authorization=link).json()
        assert [seat["name"] for seat in table["seats"] if seat["kind"] == "person"] == ["?"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("delete", "which one"),
        ("delete ana", "no profile ana"),
        ("list ana", "takes no name"),
        ("reset ana --nameless", "with delete only"),
    ],
)
def test_what_a_host_cannot_ask_of_profiles(tmp_path: Path, words: str, said: str) -> None:
    ran = host(f"sqlite:///{tmp_path / 'atoll.db'}", *words.split())
    assert ran.exit_code != 0
    assert said in ran.output


# -- passkeys -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def local(address: str) -> Callable[[], Member]:
    """Browsers make no passkeys for a bare address."""
    port = address.split(":")[1]
    return lambda: Member(f"localhost:{port}")


def ask(member: Member, **wish: Any) -> dict[str, Any]:
    answer = member.post("/passkeys/ask", **wish)
    assert answer.status_code == 200, answer.text
    return answer.json()["options"]


def test_a_profile_without_a_password(local: Callable[[], Member]) -> None:
    ana, key = local(), Authenticator()
    options = ask(ana, to="make", name="Passkey Ana")
    assert options["user"]["name"] == "Passkey Ana"
    made = ana.post(name="Passkey Ana", passkey=key.make(options, ana.origin))
    assert made.status_code == 201, made.text
    assert [one["name"] for one in made.json()["profile"]["passkeys"]] == ["Phone"]
    other = local()
    used = other.post("/passkeys/log-in", **key.use(ask(other, to="log-in"), other.origin))
    assert used.json()["profile"]["name"] == "Passkey Ana"
    assert used.json()["profile"]["passkeys"][0]["used"]
    path = f"/profile/passkeys/{made.json()['profile']['passkeys'][0]['id']}"
    assert other.call("DELETE", path).status_code == 409, "the last way in"
    assert other.post("/password", new=PASSWORD).status_code == 200, "there was no old one"
    assert other.call("DELETE", path).json()["profile"]["passkeys"] == []
    late = ana.post("/passkeys/log-in", **key.use(ask(ana, to="log-in"), ana.origin))
    assert late.status_code == 403


def test_no_passkeys_at_a_bare_address(address: str) -> None:
    refused = Member(address).post("/passkeys/ask", to="log-in")
    assert (refused.status_code, refused.json()["code"]) == (409, "passkey")


# -- seats --------------------------------------------------------------------------------------------------------------


def test_seats_are_found_on_another_device_and_taken_up_there(member: Callable[..., Member], address: str) -> None:
    ana, phone, stranger = member("Ana"), member(), member("Eve")
    opened = ana.open([ANA, BRAM, OPEN], start=False)
    id, links = opened["table"]["id"], opened["links"]
    phone.log_in(str(ana.who()))
    (mine,) = phone.get("/tables").json()
    assert (mine["table"]["id"], mine["seats"]) == (id, [0, 1]), "not the open one"
    taken = phone.post(f"/tables/{id}").json()
    assert len(taken["seats"]) == 2
    assert not {*taken["seats"], taken["host"]} & {*links["seats"].values(), links["host"]}, "new links"
    person = Person(address, id, taken["seats"])
    assert person.seats == [0, 1]
    assert stranger.tables() == []
    assert stranger.post(f"/tables/{id}").json() == {"seats": [], "host": None}


def test_a_seat_that_was_taken_by_an_invitation(member: Callable[..., Member]) -> None:
    ana, bram = member(), member("Bram")
    opened = ana.open([ANA, OPEN], start=False)
    bram.sit(opened, opened["links"]["join"], name="Bram")
    (mine,) = bram.get("/tables").json()
    assert (mine["table"]["id"], mine["seats"]) == (opened["table"]["id"], [1])


def test_what_a_browser_holds_is_added_on_asking(member: Callable[..., Member]) -> None:
    guest = member()
    opened, other = guest.open([ANA, BOT]), guest.open([ANA, BOT])
    ana = member("Ana")
    wish = {opened["table"]["id"]: [opened["links"]["seats"]["0"], "x" * 43], other["table"]["id"]: ["y" * 43]}
    assert ana.post("/seats", tables=wish).json() == {"tables": 1}, "only what is valid"
    assert ana.tables() == [opened["table"]["id"]]


def test_a_seat_that_the_host_gives_to_a_bot_is_no_longer_the_profiles(member: Callable[..., Member]) -> None:
    ana, bram = member(), member("Bram")
    opened = ana.open([ANA, OPEN], start=False)
    bram.sit(opened, opened["links"]["join"], name="Bram")
    change = {"seats": [ANA, {"who": "bot", "evict": True}]}
    host = f"Bearer {opened['links']['host']}"
    assert ana.call("PATCH", f"/tables/{opened['table']['id']}", change, Authorization=host).status_code == 200
    assert bram.tables() == []


def test_a_rematch_belongs_to_the_profile_too(member: Callable[..., Member], address: str) -> None:
    ana = member("Ana")
    opened = ana.open([ANA, BRAM], start=True)
    play(address, opened)
    seat, path = f"Bearer {opened['links']['seats']['0']}", f"/tables/{opened['table']['id']}/rematch"
    next_one = ana.call("POST", path, Authorization=seat).json()["table"]["id"]
    assert ana.tables() == [next_one, opened["table"]["id"]], "what is not over comes first"


def test_the_island_of_a_day_belongs_to_the_profile_too(member: Callable[..., Member]) -> None:
    ana = member("Ana")
    daily = ana.call("POST", "/daily/template", {"seats": [ANA, BOT, BOT], "start": True})
    assert daily.status_code == 201, daily.text
    assert ana.tables() == [daily.json()["table"]["id"]]


def play(address: str, opened: dict[str, Any]) -> None:
    person = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
    person.play(random.Random(8))
    person.close()


def test_what_came_of_it_is_told_and_taken_along(member: Callable[..., Member], address: str) -> None:
    ana, eve = member("Ana"), member("Eve")
    opened = ana.open([ANA, OPEN], start=False)
    sat = eve.sit(opened, opened["links"]["join"], name="Eve", nonce="a nonce of Eve")
    host = f"Bearer {opened['links']['host']}"
    assert ana.call("POST", f"/tables/{opened['table']['id']}/start", Authorization=host).status_code == 200
    play(
        address, {"table": opened["table"], "links": {"seats": {"0": opened["links"]["seats"]["0"], "1": sat["token"]}}}
    )
    told = [one.get("/statistics").json() for one in (ana, eve)]
    for one in told:
        (game,) = one["games"]
        assert game["game"] == "template"
        assert game["tally"]["matches"] == 1
    mine, theirs = (one["games"][0]["tally"] for one in told)
    assert mine["won"] + theirs["won"] <= 1, "rivals do not both win"
    assert [one["matches"][0]["with_people"] for one in told] == [["Eve"], ["Ana"]]
    export = ana.get("/export")
    assert "attachment" in export.headers["content-disposition"]
    everything = export.json()
    assert everything["name"] == ana.who()
    assert [one["table"] for one in everything["matches"]] == [opened["table"]["id"]]
    assert {one["role"] for one in everything["seats"]} == {"host", "seat"}


# -- on either database -------------------------------------------------------------------------------------------------


def with_profiles(database: str, use: Callable[[Profiles, Lobby], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database)
        desk = Desk(store, Settings(database))
        try:
            await use(Profiles(desk), Lobby(desk))
        finally:
            await store.close()

    asyncio.run(run())


def test_sessions_end_and_take_their_links_along(database: str) -> None:
    async def use(profiles: Profiles, lobby: Lobby) -> None:
        desk = profiles.desk
        first = await profiles.make(p.MakeProfile(name="Ana", password=PASSWORD), None)
        owner = await profiles.of(first)
        people = [p.SeatWish(who="me", name="Ana"), p.SeatWish(who="open")]
        opened = await lobby.open(p.OpenTable(game="template", seats=people))
        id, token = opened.table.id, opened.links.seats["0"]
        await profiles.hold(owner.id, [token, opened.links.host])
        second = await profiles.log_in(p.LogIn(name="ana", password=PASSWORD))
        taken = await profiles.take_up(owner.id, second, id)
        assert (await desk.rights(id, taken.seats)).seats == (0,)
        assert (await desk.rights(id, [taken.host or ""])).host
        third = await profiles.log_in(p.LogIn(name="ana", password=PASSWORD))
        lost = await profiles.take_up(owner.id, third, id)
        await profiles.store.take_token(token_hash(third), "session", 0.0)  # as after a restored backup
        ousted: list[Any] = []
        desk.on_relink.append(lambda table, seats: ousted.append((table, list(seats))))
        await profiles.log_out(owner.id, second, everywhere=False)
        assert ousted == [(id, [0])]
        assert not (await desk.rights(id, [*taken.seats, taken.host or ""])).any()
        assert (await desk.rights(id, [token])).seats == (0,), "the browser that opened it has its own"
        assert (await profiles.of(first)).id == owner.id
        assert await profiles.of(second) is None
        assert (await desk.rights(id, lost.seats)).seats == (0,)
        await profiles.log_out(owner.id, first, everywhere=True)
        assert await profiles.of(first) is None
        assert not (await desk.rights(id, lost.seats)).any(), "no device has anything any more"
        with pytest.raises(Refusal):
            await profiles.make(p.MakeProfile(name="ANA", password=PASSWORD), None)

    with_profiles(database, use)


def test_the_oldest_sessions_go(database: str) -> None:
    async def use(profiles: Profiles, _: Lobby) -> None:
        first = await profiles.make(p.MakeProfile(name="Ana", password=PASSWORD), None)
        owner = await profiles.of(first)
        newer = [await profiles._session(owner.id) for _ in range(MOST_SESSIONS)]
        assert await profiles.of(first) is None
        assert await profiles.of(newer[0])

    with_profiles(database, use)


def test_deleted_with_the_name(database: str) -> None:
    async def use(profiles: Profiles, lobby: Lobby) -> None:
        desk = profiles.desk
        session = await profiles.make(p.MakeProfile(name="Ana", password=PASSWORD), None)
        owner = await profiles.of(session)
        people = [p.SeatWish(who="me", name=name) for name in ("Ana", "Bram")]
        opened = await open_table(lobby, p.OpenTable(game="template", seats=people, start=True))
        id = opened.table.id
        await profiles.hold(owner.id, [opened.links.seats["0"]])
        await desk.write(id, lambda _: [("say", {"seat": s, "name": n, "phrase": None, "text": f"{n} here"}) for s, n in
                                        ((0, "Ana"), (1, "Bram"))], None)  # fmt: skip
        result = {"seats": 2, "outcome": "won", "payoff": [1.0, 0.0], "turns": 1, "steps": 1, "seconds": 1.0}
        result |= {"people": ["Ana", "Bram"], "places": [0, 1], "bots": [], "points": None, "options": {}}
        await desk.store.keep_result(id, "deal", "template", result)
        await profiles.delete(owner, session, nameless=True)
        table = await desk.table(id)
        assert [chair.name for chair in table.chairs] == ["?", "Bram"]
        rows = json.dumps([row.data for row in await desk.store.rows(id)])
        assert "Ana" not in rows
        assert "Bram here" in rows
        (kept,) = await desk.store.results("deal", 5)
        assert kept.data["people"] == ["?", "Bram"]
        assert (await desk.rights(id, [opened.links.seats["0"]])).seats == (0,), "whoever has the link plays on"

    with_profiles(database, use)
