"""A record damaged by hand: it is found, named in the log and in words, and no other table notices."""

import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from atoll.engine.errors import MatchError
from atoll.engine.match import parse_match
from atoll.server.settings import Settings
from atoll.server.store import Row
from atoll.server.table import Table

from ..limits import EVERYBODY_FROM_HERE
from ..server.folding import Paper
from ..server.people import Browser, Person, running

CORPUS = Path(__file__).parent.parent / "corpus"
PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
Sql = list[tuple[str, tuple[Any, ...]]]


@dataclass(frozen=True)
class Wound:
    """What is done to the rows of a table in play, and which entry the log names."""

    how: Callable[[str], Sql]
    entry: int | None = None


def data(n: int, **change: Any) -> Callable[[str], Sql]:
    return lambda id: [
        (
            f"UPDATE entries SET data = json_set(data, '$.{key}', json(?)) WHERE table_id = ? AND n = ?",
            (json.dumps(value), id, n),
        )
        for key, value in change.items()
    ]


def raw(n: int, text: str | bytes) -> Callable[[str], Sql]:
    return lambda id: [("UPDATE entries SET data = ? WHERE table_id = ? AND n = ?", (text, id, n))]


def sql(statement: str) -> Callable[[str], Sql]:
    return lambda id: [(statement, (id,))]


START = 4
"""The entries: opened, two sat down, begun; then nature deals two pieces, and seat 0 searches."""
WOUNDS = {
    "cut off": Wound(raw(6, '{"seat": null, "do": "de'), None),
    "empty": Wound(raw(6, ""), None),
    "no object": Wound(raw(6, "[1, 2]"), 6),
    "another kind of value": Wound(data(6, do=7), 6),
    "no action": Wound(data(6, do="deal gold"), 6),
    "another draw": Wound(data(5, do="deal sail"), 5),
    "an action that was not possible": Wound(data(7, do="pass"), 7),
    "another seat's action": Wound(data(7, seat=1), 7),
    "a seat that is not there": Wound(data(7, seat=9), 7),
    "a negative seat": Wound(data(7, seat=-1), 7),
    "another number of steps": Wound(data(7, step=9), 7),
    "a missing row": Wound(sql("DELETE FROM entries WHERE table_id = ? AND n = 6"), 6),
    "no first row": Wound(sql("DELETE FROM entries WHERE table_id = ? AND n = 1"), 1),
    "a kind that is not there": Wound(sql("UPDATE entries SET kind = 'dance' WHERE table_id = ? AND n = 4"), 4),
    "a step before the start": Wound(sql("UPDATE entries SET kind = 'step' WHERE table_id = ? AND n = 2"), 2),
    "another game": Wound(data(1, game="chess"), 1),
    "another game of ours": Wound(data(1, game="the_island"), None),
    "other options": Wound(data(1, options={"seats": 99}), 4),
    "another secret": Wound(sql("UPDATE tables SET server_seed = 'ff' WHERE id = ?"), 5),
    "another nonce": Wound(data(2, nonce="mine"), 6),
    "an undo of everything": Wound(
        sql("UPDATE entries SET kind = 'undo', data = '{\"seat\": 0, \"step\": 0}' WHERE table_id = ? AND n = 7"), 7
    ),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _always_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.server.lobby.new_seed", lambda: "5eed" * 8)


@contextmanager
def damaged(path: Path, wound: Wound) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """A server that was stopped, whose database somebody has changed, and that runs again; the hurt table and another one."""
    settings = Settings(f"sqlite:///{path / 'atoll.db'}", limits=EVERYBODY_FROM_HERE)
    with running(settings) as address:
        hurt, sound = (
            Browser(address).open(PEOPLE, game="template", start=True, listed=listed) for listed in (True, False)
        )
        for opened in (hurt, sound):
            person = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
            assert person.act(0, "search")["n"] == START + 3
            person.close()
    with closing(sqlite3.connect(path / "atoll.db")) as database:
        for statement, values in wound.how(hurt["table"]["id"]):
            assert database.execute(statement, values).rowcount == 1
        database.commit()
    with running(settings) as address:
        yield address, hurt, sound


@pytest.mark.parametrize("wound", WOUNDS.values(), ids=WOUNDS)
def test_a_damaged_table_is_found_named_and_left_alone(
    tmp_path: Path, wound: Wound, caplog: pytest.LogCaptureFixture
) -> None:
    with damaged(tmp_path, wound) as (address, hurt, sound):
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
def test_bytes_that_are_no_text(tmp_path: Path, garbage: bytes, caplog: pytest.LogCaptureFixture) -> None:
    def how(id: str) -> Sql:
        return [("UPDATE entries SET data = CAST(? AS TEXT) WHERE table_id = ? AND n = 6", (garbage, id))]

    with damaged(tmp_path, Wound(how)) as (address, hurt, sound):
        id = hurt["table"]["id"]
        assert Person.refused_hello(address, id, [hurt["links"]["seats"]["0"]])["code"] in ("table", "busy")
        assert Browser(address, hurt["links"]["host"]).get(f"/tables/{id}").status_code == 500
        person = Person(address, sound["table"]["id"], list(sound["links"]["seats"].values()))
        person.play(random.Random(2))
        person.close()
    assert [record for record in caplog.records if getattr(record, "table", None) == id]


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
