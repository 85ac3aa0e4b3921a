"""A record damaged by hand: it is found, named in the log and in words, and no other table notices."""

import json
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from atoll.engine.errors import MatchError
from atoll.engine.match import parse_match
from atoll.server.backup import backup, restore
from atoll.server.butler import MOST_FAILURES
from atoll.server.database import entries, sync_url, tables
from atoll.server.settings import Settings
from atoll.server.statistics import statistics
from atoll.server.store import Row
from atoll.server.table import Table

from ..limits import EVERYBODY_FROM_HERE
from ..server.folding import Paper
from ..server.people import Browser, Person, running, set_clocks

CORPUS = Path(__file__).parent.parent / "corpus"
PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
QUIET = 1.5
"""Seconds in which a worker would have looked three times for something to do."""
Hurt = Callable[[sa.Connection, str], sa.CursorResult[Any]]
SQLITE, POSTGRESQL = "sqlite", "postgresql"
BOTH = (SQLITE, POSTGRESQL)


@dataclass(frozen=True)
class Wound:
    """What is done to the rows of a table in play, which entry the log names, and which databases let it happen."""

    how: Hurt
    entry: int | None = None
    kinds: tuple[str, ...] = (SQLITE,)
    """What reads the rows is the same for both: PostgreSQL has some of each sort."""


def row(id: str, n: int) -> sa.ColumnElement[bool]:
    return (entries.c.table_id == id) & (entries.c.n == n)


def data(n: int, **change: Any) -> Hurt:
    def hurt(c: sa.Connection, id: str) -> sa.CursorResult[Any]:
        found = c.execute(sa.select(entries.c.data).where(row(id, n))).scalar_one()
        return c.execute(entries.update().where(row(id, n)).values(data=found | change))

    return hurt


def columns(n: int, **change: Any) -> Hurt:
    return lambda c, id: c.execute(entries.update().where(row(id, n)).values(change))


def raw(n: int, text: str | bytes) -> Hurt:
    """What is no JSON, where the database does not look."""
    statement = sa.text("UPDATE entries SET data = CAST(:text AS TEXT) WHERE table_id = :id AND n = :n")
    return lambda c, id: c.execute(statement, {"text": text, "id": id, "n": n})


def half_a_character(n: int) -> Hurt:
    """JSON to PostgreSQL, and to no reader."""
    statement = sa.text('UPDATE entries SET data = \'{"do": "\\ud800"}\' WHERE table_id = :id AND n = :n')
    return lambda c, id: c.execute(statement, {"id": id, "n": n})


def gone(n: int) -> Hurt:
    return lambda c, id: c.execute(entries.delete().where(row(id, n)))


START = 4
"""The entries: opened, two sat down, begun; then nature deals two pieces, and seat 0 searches."""
WOUNDS = {
    "cut off": Wound(raw(6, '{"seat": null, "do": "de'), 6),
    "empty": Wound(raw(6, ""), 6),
    "half a character": Wound(half_a_character(6), 6, BOTH),
    "no object": Wound(columns(6, data=[1, 2]), 6, BOTH),
    "another kind of value": Wound(data(6, do=7), 6),
    "no action": Wound(data(6, do="deal gold"), 6),
    "another draw": Wound(data(5, do="deal sail"), 5, BOTH),
    "an action that was not possible": Wound(data(7, do="pass"), 7),
    "another seat's action": Wound(data(7, seat=1), 7),
    "a seat that is not there": Wound(data(7, seat=9), 7, BOTH),
    "a negative seat": Wound(data(7, seat=-1), 7),
    "another number of steps": Wound(data(7, step=9), 7),
    "a missing row": Wound(gone(6), 6, BOTH),
    "no first row": Wound(gone(1), 1, BOTH),
    "a kind that is not there": Wound(columns(4, kind="dance"), 4, BOTH),
    "a step before the start": Wound(columns(2, kind="step"), 2),
    "another game": Wound(data(1, game="chess"), 1),
    "another game of ours": Wound(data(1, game="the_island"), None),
    "other options": Wound(data(1, options={"seats": 99}), 4),
    "another secret": Wound(
        lambda c, id: c.execute(tables.update().where(tables.c.id == id).values(server_seed="ff")), 5
    ),
    "another nonce": Wound(data(2, nonce="mine"), 6),
    "an undo of everything": Wound(columns(7, kind="undo", data={"seat": 0, "step": 0}), 7),
}
CASES = {f"{kind}: {name}": (kind, wound) for name, wound in WOUNDS.items() for kind in wound.kinds}
New = Callable[[str], str]


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> New:
    """The address of an empty database of a kind."""

    def new(kind: str) -> str:
        return f"sqlite:///{tmp_path / 'atoll.db'}" if kind == SQLITE else request.getfixturevalue("fresh_postgres")

    return new


@pytest.fixture(autouse=True)
def _always_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.server.lobby.new_seed", lambda: "5eed" * 8)


def injure(database: str, id: str, wound: Wound) -> None:
    engine = sa.create_engine(sync_url(database))
    with engine.begin() as c:
        assert wound.how(c, id).rowcount == 1
    engine.dispose()


@contextmanager
def damaged(database: str, wound: Wound) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """A server that was stopped, whose database somebody has changed, and that runs again; the hurt table and another one."""
    settings = Settings(database, limits=EVERYBODY_FROM_HERE)
    with running(settings) as address:
        hurt, sound = (
            Browser(address).open(PEOPLE, game="template", start=True, listed=listed) for listed in (True, False)
        )
        for opened in (hurt, sound):
            person = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
            assert person.act(0, "search")["n"] == START + 3
            person.close()
    injure(database, hurt["table"]["id"], wound)
    with running(settings) as address:
        yield address, hurt, sound


@pytest.mark.parametrize(("kind", "wound"), CASES.values(), ids=CASES)
def test_a_damaged_table_is_found_named_and_left_alone(
    new_database: New, kind: str, wound: Wound, caplog: pytest.LogCaptureFixture
) -> None:
    with damaged(new_database(kind), wound) as (address, hurt, sound):
        id, links = hurt["table"]["id"], hurt["links"]
        refused = Person.refused_hello(address, id, [links["seats"]["0"]], lang="nl")
        assert refused["code"] in ("table", "busy")
        mine = Browser(address, links["seats"]["0"])
        answers = [mine.get(f"/tables/{id}"), mine.get(f"/tables/{id}/replay"), mine.post(f"/tables/{id}/leave")]
        assert {answer.status_code for answer in answers} == {500}
        assert all(set(answer.json()) == {"code", "text"} for answer in answers)
        person = Person(address, sound["table"]["id"], list(sound["links"]["seats"].values()))
        person.play(random.Random(2))
        assert person.moment["outcome"]
        assert id not in [table["id"] for table in Browser(address).get("/tables").json()]
        assert httpx.get(f"http://{address}/healthz").status_code == 200
        person.close()
    named = [record for record in caplog.records if getattr(record, "table", None) == id]
    assert named, "the log names the table"
    if wound.entry is not None:
        assert refused["code"] == "table"
        assert "beschadigd" in refused["text"]
        assert {getattr(record, "entry", None) for record in named} >= {wound.entry}
        assert all(getattr(record, "problem", "x") for record in named)
    assert not [record for record in caplog.records if getattr(record, "table", None) == sound["table"]["id"]]


@pytest.mark.parametrize("garbage", [b"\xff\xfe\x00garbage", b"\x00" * 40])
def test_bytes_that_are_no_text(new_database: New, garbage: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with damaged(new_database(SQLITE), Wound(raw(6, garbage))) as (address, hurt, sound):
        id = hurt["table"]["id"]
        assert Person.refused_hello(address, id, [hurt["links"]["seats"]["0"]])["code"] in ("table", "busy")
        assert Browser(address, hurt["links"]["host"]).get(f"/tables/{id}").status_code == 500
        person = Person(address, sound["table"]["id"], list(sound["links"]["seats"].values()))
        person.play(random.Random(2))
        person.close()
    assert [record for record in caplog.records if getattr(record, "table", None) == id]


@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_bots_and_clocks_of_a_damaged_table_stand_still_and_others_go_on(
    new_database: New, kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes care of it gives up after a while, so that the log does not grow for ever."""
    monkeypatch.setattr("atoll.server.butler.LONGEST_PAUSE", 0.01)
    database = new_database(kind)
    settings = Settings(database, limits=EVERYBODY_FROM_HERE)
    with_bot = [PEOPLE[0], {"who": "bot", "bot": "sensible"}]
    with running(settings) as address:
        browser = Browser(address)
        hurt, bots, clock = (
            browser.open(seats, game="template", start=True, clock={"seconds": 600, "increment": 0})
            for seats in (with_bot, with_bot, PEOPLE)
        )
        person = Person(address, hurt["table"]["id"], [hurt["links"]["seats"]["0"]])
        person.act(0, "search")
        person.close()
    id = hurt["table"]["id"]
    injure(database, id, WOUNDS["another draw"])

    def told() -> int:
        return len([record for record in caplog.records if id in (getattr(record, "table", ""), f"{record.args}")])

    with running(settings) as address:
        ana = Person(address, bots["table"]["id"], [bots["links"]["seats"]["0"]])
        ana.play(random.Random(2))
        assert ana.moment["outcome"], "a bot at another table plays on"
        bram = Person(address, clock["table"]["id"], list(clock["links"]["seats"].values()))
        set_clocks(monkeypatch, 601)
        bram.ask(t="say", seat=1, phrase="hello")
        bram.until(lambda: any(entry.get("what") == "bot" for entry in bram.entries))
        before = -1
        while before < (before := told()):
            time.sleep(QUIET)
        assert 1 <= before <= 2 * MOST_FAILURES
        assert Browser(address, hurt["links"]["seats"]["0"]).get(f"/tables/{id}").status_code == 500


@pytest.mark.parametrize(
    ("of", "into", "how"),
    [
        (SQLITE, SQLITE, raw(6, '{"seat": null, "do": "de')),
        (SQLITE, POSTGRESQL, raw(6, '{"seat": null, "do": "de')),
        (SQLITE, POSTGRESQL, raw(6, b"\xff\xfe\x00garbage")),
        (POSTGRESQL, SQLITE, half_a_character(6)),
    ],
)
def test_a_damaged_row_keeps_nobody_from_saving_and_restoring_the_rest(
    new_database: New, postgres: Any, tmp_path: Path, of: str, into: str, how: Hurt, caplog: pytest.LogCaptureFixture
) -> None:
    database, file = new_database(of), tmp_path / "atoll.jsonl.gz"
    other = str(postgres.new()) if into == POSTGRESQL else f"sqlite:///{tmp_path / 'other.db'}"
    with damaged(database, Wound(how)) as (_, hurt, sound):
        id = hurt["table"]["id"]
        copied = backup(database, file)
        assert copied.damaged == [f"entries {id}/6 (data)"]
    restored = restore(other, file)
    assert (restored.rows, restored.damaged) == ({name: n for name, n in copied.rows.items() if n}, [])
    caplog.clear()
    with running(Settings(other, limits=EVERYBODY_FROM_HERE)) as address:
        assert Person.refused_hello(address, id, [hurt["links"]["seats"]["0"]])["code"] == "table"
        person = Person(address, sound["table"]["id"], list(sound["links"]["seats"].values()))
        person.play(random.Random(2))
        person.close()
    assert {getattr(record, "entry", None) for record in caplog.records if getattr(record, "table", None) == id} >= {6}
    assert backup(other, file).damaged == [], "what the row held is a text now, which can be saved and looked at"


def test_a_damaged_review_hurts_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=EVERYBODY_FROM_HERE)
    with running(settings) as address:
        opened = Browser(address).open(PEOPLE, game="template", start=True)
        id, tokens = opened["table"]["id"], opened["links"]["seats"]
        Person(address, id, list(tokens.values())).play(random.Random(2))
        with closing(sqlite3.connect(tmp_path / "atoll.db")) as database:
            database.execute('INSERT INTO reviews VALUES (?, \'{"done": "x"}\', 1.0)', (id,))
            database.commit()
        mine = Browser(address, tokens["0"])
        assert mine.get(f"/tables/{id}/review").status_code == 500
        assert mine.get(f"/tables/{id}/replay", eyes="all").status_code == 200
    assert [record for record in caplog.records if getattr(record, "table", None) == id]


@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_a_damaged_result_is_left_out_of_lists(new_database: New, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    database = new_database(kind)
    with running(Settings(database, limits=EVERYBODY_FROM_HERE)) as address:
        ids = []
        for _ in range(2):  # always the same deal
            opened = Browser(address).open(PEOPLE, game="template", start=True)
            ids.append(opened["table"]["id"])
            person = Person(address, ids[-1], list(opened["links"]["seats"].values()))
            person.play(random.Random(2))
            person.close()
        hurt = sa.text("UPDATE results SET data = :text WHERE table_id = :id").bindparams(id=ids[0])
        text = '{"people": ' if kind == SQLITE else '{"people": "\\ud800"}'
        injure(database, ids[0], Wound(lambda c, _: c.execute(hurt, {"text": text})))
        mine = Browser(address, opened["links"]["seats"]["0"])
        deadline = time.monotonic() + 20
        while [one["table"] for one in mine.get(f"/tables/{ids[1]}/results").json()["results"]] != [ids[1]]:
            assert time.monotonic() < deadline, "lists hear of the end a moment after the people"
        assert mine.get(f"/tables/{ids[1]}/results").status_code == 200
        assert [game.matches for game in statistics(database).games] == [1]
    named = [record.message for record in caplog.records if getattr(record, "table", None) == ids[0]]
    assert named == ["a result is damaged"], "once"


def test_a_database_that_is_none_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "atoll.db"
    file.write_bytes(b"this is no database, " * 100)
    before = file.read_bytes()
    command = [
        sys.executable,
        "-c",
        "from atoll.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{file}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 2
    assert "not a database" in done.stderr
    assert f"name another file: sqlite:///{file}.new" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before


def test_what_is_sound_passes_the_check() -> None:
    """The same rows fold with and without it."""
    paper = Paper().start()
    paper.act(0, "search")
    rows = [Row(row.n, row.kind, json.loads(json.dumps(row.data)), row.at, row.request) for row in paper.table.rows]
    table = Table("paper", "00" * 16, 0.0)
    table.fold(rows[:1])
    table.options = table.game.options.complete(table.options)
    table.fold(rows[1:], check=True)
    assert table.match
    assert paper.table.match
    assert table.match.state.tobytes() == paper.table.match.state.tobytes()


# -- files ------------------------------------------------------------------------------------------------------------


FILES = [
    next((CORPUS / game).glob("*.jsonl"))
    for game in sorted(path.name for path in CORPUS.iterdir() if path.is_dir() and path.name[0] != "_")
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_damaged_match_file_is_refused_with_its_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    middle = len(lines) // 2
    step = json.loads(lines[middle])
    for line in ("", lines[middle][:-4], "[]", json.dumps(step | {"do": "nonsense"}), json.dumps(step | {"seat": 77})):
        hurt = [*lines[:middle], line, *lines[middle + 1 :]]
        with pytest.raises(MatchError, match=r"^line \d+: ") as problem:
            parse_match("\n".join(hurt))
        assert int(str(problem.value).split()[1].rstrip(":")) >= middle + 1
    with pytest.raises(MatchError, match=f"line {len(lines)}: "):
        parse_match("\n".join([*lines[:-1], json.dumps(json.loads(lines[-1]) | {"payoff": [7.0]})]))
