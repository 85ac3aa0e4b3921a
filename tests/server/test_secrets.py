"""Twin worlds at the wire: two tables that differ only in what a client may not know send it the very same bytes.

A game is added by writing its `Twins`: two courses of a match, step by step, that are the same for the eyes named.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game
from atoll.server import protocol as p
from atoll.server.desk import Desk
from atoll.server.lobby import Lobby
from atoll.server.run import JsonLines
from atoll.server.settings import Settings
from atoll.server.store import Row, Store

from .people import Browser, Person, running

Course = Sequence[tuple[int | None, str]]
"""Who (None: nature) did what."""


@dataclass(frozen=True)
class Twins:
    game: str
    seats: int
    one: Course
    other: Course
    blind: tuple[int | None, ...]
    """The seats (None: a spectator) for whom the two are the same."""
    sees: int
    """A seat that may tell them apart."""
    over: bool = False


def _driftwood(dealt: str, buried: str) -> Course:
    """Seat 0 is dealt a piece and buries one; seat 1 sees neither."""
    return [
        (None, f"deal {dealt}"), (None, "deal rope"), (0, "search"), (None, "wash sail"), (1, "pass"), (0, f"bury {buried}"),
        (0, "flare"), (1, "search"), (None, "wash rope"), (0, "pass"), (1, "bury rope"),
    ]  # fmt: skip


TWINS = {
    "a hand": Twins("template", 2, _driftwood("plank", "sail"), _driftwood("rope", "sail"), (1, None), 0),
    "a stash": Twins("template", 2, _driftwood("plank", "plank"), _driftwood("plank", "sail"), (1, None), 0),
    "both": Twins("template", 2, _driftwood("plank", "plank"), _driftwood("rope", "sail"), (1, None), 0),
}


def write_down(database: str, game: str, seats: int, course: Course) -> p.Opened:
    """A table whose match went as the course says, nature's steps included."""

    async def run() -> p.Opened:
        store = await Store.open(database)
        desk = Desk(store, Settings(database))
        chairs = [p.SeatWish(who="me", name=f"Seat {i}") for i in range(seats)]
        opened = await Lobby(desk).open(p.OpenTable(game=game, seats=chairs, name="Twin"))
        state, rules = get_game(game).new({"seats": seats}), get_game(game)
        rows = [Row(2, "start", {}, 2.0)]
        for number, (seat, do) in enumerate(course):
            who = CHANCE if seat is None else seat
            rules.check(state, who, rules.space.parse(do))
            rules.apply(state, who, rules.space.parse(do))
            rows.append(Row(3 + number, "step", {"seat": seat, "do": do, "step": number}, 3.0 + number))
        await store.append(opened.table.id, rows, "playing")
        await store.close()
        return opened

    return asyncio.run(run())


def tokens_of(opened: p.Opened, eyes: int | None) -> list[str]:
    return [opened.links.watch if eyes is None else opened.links.seats[str(eyes)]]


def normal(text: str, opened: p.Opened) -> str:
    """Without what differs between any two tables: ids, the commitment to the seed, times."""
    text = text.replace(opened.table.id, "TABLE").replace(opened.table.fairness.commitment, "COMMITMENT")
    return re.sub(r'("(?:at|created|away_since)":)[0-9.]+', r"\1 0", text)


def heard(address: str, opened: p.Opened, eyes: int | None, since: int = 0) -> list[str]:
    """Everything a client is sent, from hello over chat and refusals to presence, and what it can fetch."""
    person = Person(address, opened.table.id, tokens_of(opened, eyes), since)
    person.until(lambda: bool(person.presence))
    if eyes is not None:
        person.ask(t="say", seat=eyes, phrase="hello", id="the-chat-request")
        person.ask(t="act", seat=eyes, ask=1, do="search", id="wrong-question")
        person.ask(t="act", seat=eyes, ask=person.moment["question"]["number"], do="x", id="wrong-action")  # type: ignore[index]
        person.until(lambda: json.loads(person.raw[-1]).get("entries") == [])
    person.close()
    mine = Browser(address, tokens_of(opened, eyes)[0])
    id, who = opened.table.id, "watch" if eyes is None else str(eyes)
    pages = [mine.get(f"/tables/{id}"), mine.get(f"/tables/{id}/match"), mine.get(f"/tables/{id}/replay", eyes=who)]
    return [normal(text, opened) for text in [*person.raw, *(page.text for page in pages)]]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('twins') / 'atoll.db'}"


@pytest.mark.parametrize("twins", TWINS.values(), ids=TWINS)
def test_twin_worlds(twins: Twins, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'atoll.db'}"
    one, other = (write_down(database, twins.game, twins.seats, course) for course in (twins.one, twins.other))
    with running(Settings(database)) as address:
        for eyes in twins.blind:
            assert heard(address, one, eyes) == heard(address, other, eyes), f"seat {eyes} can tell them apart"
        assert heard(address, one, twins.sees) != heard(address, other, twins.sees), (
            "the twins must differ for somebody"
        )


def secret_strings(text: str) -> set[str]:
    return set(re.findall(r'"(?:holds|hid|deal [a-z]+|bury [a-z]+)"', text))


def test_nobody_is_sent_what_is_hidden_while_it_happens(address: str, browser: Browser) -> None:
    """Live, not from the store: seat 0 plays, seat 1 and a spectator listen."""
    people = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(people, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    ana, bram, watcher = (Person(address, id, [t]) for t in (*links["seats"].values(), links["watch"]))
    everybody = (ana, bram, watcher)

    def act(person: Person, seat: int, do: str) -> None:
        n = person.act(seat, do)["n"]
        for one in everybody:
            one.until(lambda one=one: one.n >= n)  # type: ignore[misc]

    act(ana, 0, "search")
    act(bram, 1, "pass")
    act(ana, 0, next(do for do in ana.choices(0) if do.startswith("bury")))
    assert secret_strings("".join(ana.raw)) >= {'"holds"', '"hid"'}
    assert not secret_strings("".join(watcher.raw))
    seen = [e for e in bram.entries if e["t"] == "step" and e["seat"] == 0]
    assert [e["do"] for e in seen] == ["search", None]
    for who, text in (("1", "".join(bram.raw)), ("watch", "".join(watcher.raw))):
        position = (bram if who == "1" else watcher).moment["views"][who]["position"]  # type: ignore[index]
        full = ana.moment["views"]["0"]["position"]  # type: ignore[index]
        assert json.dumps(full) not in text
        assert position != full
    assert [e["n"] for e in watcher.entries] == [e["n"] for e in ana.entries], "every number for everybody"


def test_what_can_be_fetched_before_the_end(address: str, browser: Browser) -> None:
    people = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(people, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    ana, watcher, stranger = (Browser(address, t) for t in (links["seats"]["0"], links["watch"], None))
    for one in (ana, watcher):
        assert one.get(f"/tables/{id}/match").status_code == 409
        assert one.get(f"/tables/{id}/replay", eyes="all").status_code == 403
        assert one.get(f"/tables/{id}/replay", eyes="1").status_code == 403
    for lang, says in (
        ("en", "only when the game is over"),
        ("nl", "pas als"),
        ("fr", "une fois"),
        ("de", "erst, wenn"),
    ):
        refused = Browser(address, links["seats"]["0"], lang).get(f"/tables/{id}/replay", eyes="all").json()
        assert (refused["code"], says in refused["text"]) == ("seat", True), refused
    assert stranger.get(f"/tables/{id}/replay").status_code == 403
    assert not secret_strings(watcher.get(f"/tables/{id}/replay").text)
    mine = ana.get(f"/tables/{id}/replay", eyes="0").json()
    assert [frame["do"].split()[0] for frame in mine["frames"] if frame["do"]] == ["deal"], "its own card only"
    info: dict[str, Any] = watcher.get(f"/tables/{id}").json()
    assert info["fairness"]["server_seed"] is None
    assert info["fairness"]["nonces"] is None
    assert len(info["fairness"]["commitment"]) == 64


def test_tokens_and_chat_reach_no_log(address: str, browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
    token = opened["links"]["seats"]["0"]
    person = Person(address, opened["table"]["id"], [token])
    person.ask(t="say", seat=0, text="between us")
    ours = [record for record in caplog.records if record.name.startswith("atoll")]
    assert not any(token in str(vars(record)) or "between us" in str(vars(record)) for record in ours)
    assert token not in httpx.get(f"http://{address}/metrics").text


def test_a_broken_database_tells_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of a statement that fails the log has the statement, not what it would have stored."""
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}")) as address:
        opened = Browser(address).open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
        person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
        with closing(sqlite3.connect(tmp_path / "atoll.db")) as c:
            c.execute("ALTER TABLE entries RENAME TO nowhere")
        assert person.ask(t="say", seat=0, text="between us")["code"] == "busy"
        joining = Browser(address, opened["links"]["seats"]["0"])
        assert joining.post(f"/tables/{opened['table']['id']}/sit", name="Annabel").status_code == 500
        person.close()
    told = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "INSERT INTO entries" in told
    assert "between us" not in told
    assert "Annabel" not in told
    assert opened["links"]["seats"]["0"] not in told


def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    opened = write_down(f"sqlite:///{tmp_path / 'atoll.db'}", "template", 2, [])
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in (opened.links.host, opened.links.join, opened.links.watch, *opened.links.seats.values()):
        assert token.encode() not in stored
