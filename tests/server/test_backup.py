"""Backups: of either database into either, while people play; a file that is not whole, or not for here, is refused."""

import asyncio
import gzip
import os
import stat
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from atoll.engine.errors import AtollError
from atoll.server import protocol as p
from atoll.server.backup import BackupError, backup, restore
from atoll.server.channels import Channels
from atoll.server.database import KEPT, migrate, sync_url
from atoll.server.desk import Desk
from atoll.server.ledger import Job
from atoll.server.lobby import Lobby
from atoll.server.play import Play
from atoll.server.profiles import Profiles
from atoll.server.settings import Settings
from atoll.server.store import Store

from .people import open_table

PEOPLE = [p.SeatWish(who="me", name="Ana"), p.SeatWish(who="me", name="Bram «ø» \N{DESERT ISLAND}")]


def with_desk(database: str, use: Callable[[Desk], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = await Store.open(database)
        try:
            return await use(Desk(store, Settings(database)))
        finally:
            await store.close()

    return asyncio.run(run())


async def play_a_little(desk: Desk) -> str:
    opened = await open_table(Lobby(desk), p.OpenTable(game="template", seats=PEOPLE, start=True))
    id = opened.table.id
    await Play(desk).say(id, 1, p.Say(id="request-1", seat=1, text="a «line» \N{PALM TREE}\n"))
    await Play(desk).act(id, 0, (await desk.table(id)).question_number(), "search", "request-2")
    await desk.store.keep_review(id, {"chances": [0.1, 1e-9]})
    await desk.store.keep_result(id, "deal", "template", {"turns": 3})
    channels = Channels(desk.store.engine)
    channel, _ = await channels.open_mail("ana@example.org", "fr", 5.0, None)
    await channels.watch(id, (0, 1), channel.id, on=True)
    await channels.first(Job("notice", "notice", id, {"seat": 0, "kind": "turn", "n": 3}), [channel.id], 7.0)
    await channels.seal("stop", channel.id)
    profiles = Profiles(desk)
    owner = await profiles.of(await profiles.make(p.MakeProfile(name="Ana", password="three small islands"), None))
    await profiles.hold(owner.id, [opened.links.seats["0"]])
    key = {"id": "a-key", "profile_id": owner.id, "name": "Phone", "site": "localhost", "public_key": "x", "uses": 2}
    assert await profiles.store.add_passkey(key | {"created": 5.0, "used": None})
    return id


def rows_of(database: str) -> dict[str, list[Any]]:
    engine = sa.create_engine(sync_url(database))
    with engine.connect() as c:
        found = {t.name: list(c.execute(sa.select(t).order_by(*t.primary_key)).all()) for t in KEPT}
    engine.dispose()
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path, postgres: Any) -> str:
    """An empty database, not even migrated."""
    return f"sqlite:///{tmp_path / 'new.db'}" if request.param == "sqlite" else str(postgres.new())


def test_what_is_restored_is_what_was_there(database: str, empty: str, tmp_path: Path) -> None:
    id = with_desk(database, play_a_little)
    file = tmp_path / "atoll.jsonl.gz"
    counts = backup(database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob("*.part")) == []
    assert restore(empty, file) == counts
    assert rows_of(empty) == rows_of(database)

    async def go_on(desk: Desk) -> None:
        table = await desk.table(id)
        assert table.chairs[1].name == "Bram «ø» \N{DESERT ISLAND}"
        await Play(desk).say(id, 0, p.Say(id="request-3", seat=0, phrase="hello"))

    with_desk(empty, go_on)


def test_a_backup_shows_one_moment_while_people_play(database: str, tmp_path: Path) -> None:
    id, enough, said = with_desk(database, play_a_little), threading.Event(), threading.Event()

    async def talk(desk: Desk) -> None:
        for i in range(1500):
            last = enough.is_set()  # then the backup is done, and once more is said after it
            await Play(desk).say(id, 0, p.Say(id=f"talk-{i:05}", seat=0, phrase="hello"))
            said.set()
            if last:
                return

    talking = threading.Thread(target=with_desk, args=(database, talk))
    talking.start()
    try:
        said.wait(20)
        file = tmp_path / "atoll.jsonl.gz"
        backup(database, file)
    finally:
        enough.set()
        talking.join()
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    restore(restored, file)
    numbers = [row.n for row in rows_of(restored)["entries"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) < len(rows_of(database)["entries"]), "they went on meanwhile"


def test_a_value_that_its_column_is_not_for_is_kept_and_named(empty: str, tmp_path: Path) -> None:
    """SQLite takes anything anywhere, PostgreSQL does not: what it refuses is left out, and nothing else is."""
    database, file = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "atoll.jsonl.gz"
    id = with_desk(database, play_a_little)
    engine = sa.create_engine(database)
    with engine.begin() as c:
        c.exec_driver_sql("UPDATE watches SET seat = 'first' WHERE seat = 0")
        c.exec_driver_sql("UPDATE entries SET at = 9e999 WHERE n = 2")
        c.exec_driver_sql("UPDATE profiles SET name = CAST(x'416eff' AS TEXT)")
    engine.dispose()
    copied = backup(database, file)
    who, name, watch = copied.damaged[1].split()[1], copied.damaged[1], copied.damaged[2]
    assert copied.damaged[0] == f"entries {id}/2 (at)"
    assert (name, watch.split("/")[1:2]) == (f"profiles {who} (name)", ["first"])
    restored, whole = restore(empty, file), {table: count for table, count in copied.rows.items() if count}
    if empty.startswith("sqlite"):
        assert (restored.rows, restored.damaged) == (whole, [])
    else:
        assert restored.damaged == [watch.removesuffix(" (seat)")]
        assert restored.rows == whole | {"watches": whole["watches"] - 1}
    engine = sa.create_engine(sync_url(empty))
    with engine.connect() as c:
        assert c.execute(sa.text("SELECT name FROM profiles")).scalar() == "An\\xff"
    engine.dispose()


def test_a_file_that_cannot_be_read_at_all_is_said_in_words(tmp_path: Path) -> None:
    database = tmp_path / "atoll.db"
    with_desk(f"sqlite:///{database}", play_a_little)
    pages = database.read_bytes()
    database.write_bytes(pages[:8192] + b"\xff" * (len(pages) - 8192))
    with pytest.raises(AtollError, match=r"(--database: it cannot be read|cannot be used) \(.*malformed"):
        backup(f"sqlite:///{database}", tmp_path / "atoll.jsonl.gz")
    assert not list(tmp_path.glob("*.gz*"))


def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path) -> None:
    database, target = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    with_desk(database, play_a_little)
    file = tmp_path / "atoll.jsonl.gz"
    backup(database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    header = lines[0].decode()
    damaged = {
        "its end is missing": gzip.compress(b"".join(lines[:-1])),
        "it tells of": gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        "no backup of Atoll": b"hello",
        "a damaged one": file.read_bytes()[:-20],
        "newer than this one": gzip.compress(header.replace('"0007"', '"9999"').encode()),
    }
    for why, content in damaged.items():
        file.write_bytes(content)
        with pytest.raises(BackupError, match=why):
            restore(target, file)
        if (tmp_path / "new.db").exists() and "tables" in sa.inspect(sa.create_engine(target)).get_table_names():
            assert not any(rows_of(target).values()), "all of it or nothing"


def test_a_database_in_use_is_left_alone(database: str, tmp_path: Path) -> None:
    with_desk(database, play_a_little)
    file = tmp_path / "atoll.jsonl.gz"
    backup(database, file)
    before = rows_of(database)
    with pytest.raises(BackupError, match=r"in use already \(tables: 1, links: \d+, entries: \d+"):
        restore(database, file)
    assert rows_of(database) == before
    with pytest.raises(BackupError, match=r"there is no .*nowhere.db"):
        backup(f"sqlite:///{tmp_path / 'nowhere.db'}", file)


def test_a_profile_or_a_key_is_use_too(database: str, empty: str, tmp_path: Path) -> None:
    """What is in the backup would have to give way to it, and its links would be nobody's."""
    with_desk(database, play_a_little)
    file = tmp_path / "atoll.jsonl.gz"
    backup(database, file)

    async def begin(desk: Desk) -> None:
        await Profiles(desk).make(p.MakeProfile(name="Ana", password="three other islands"), None)
        await Channels(desk.store.engine).seal("stop", "x")

    with_desk(empty, begin)
    before = rows_of(empty)
    with pytest.raises(BackupError, match=r"in use already \(profiles: 1, keys: 1\)"):
        restore(empty, file)
    assert rows_of(empty) == before


def test_a_restore_makes_the_folder(database: str, tmp_path: Path) -> None:
    with_desk(database, play_a_little)
    file, target = tmp_path / "atoll.jsonl.gz", f"sqlite:///{tmp_path / 'not' / 'yet' / 'atoll.db'}"
    counts = backup(database, file)
    assert restore(target, file) == counts


def test_a_row_of_nobody_is_left_out(empty: str, tmp_path: Path) -> None:
    """In both databases alike, as the server would have refused it."""
    file = tmp_path / "atoll.jsonl.gz"
    lines = [
        b'{"atoll":"0.1.0","schema":"0007","at":1.0}',
        b'["profile_links",{"profile_id":"gone","hash":"h","session":null,"at":1.0}]',
        b'{"rows":{"profile_links":1}}',
    ]
    file.write_bytes(gzip.compress(b"\n".join(lines) + b"\n"))
    assert restore(empty, file).damaged == ["profile_links gone/h"]
    assert not any(rows_of(empty).values())


def test_servers_at_work_are_not_restored_under(fresh_postgres: str, tmp_path: Path) -> None:
    """They would not wake the bots of what is restored. One that was killed is forgotten: the next would wait for it."""
    database, file = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "atoll.jsonl.gz"
    with_desk(database, play_a_little)
    backup(database, file)
    with psycopg.connect(fresh_postgres, autocommit=True) as c:
        c.execute("INSERT INTO workers VALUES ('alive', extract(epoch from clock_timestamp()))")
        with pytest.raises(BackupError, match="servers are at work on it"):
            restore(fresh_postgres, file)
        c.execute("UPDATE workers SET seen = seen - 60")
        restore(fresh_postgres, file)
        assert c.execute("SELECT count(*) FROM workers").fetchone() == (0,)
    assert rows_of(fresh_postgres) == rows_of(database)


def test_what_is_no_plain_file_is_left_as_it_is(tmp_path: Path) -> None:
    """The super-user's backup would put a file in the place of a device."""
    database, pipe, link = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "pipe", tmp_path / "link"
    migrate(database)
    os.mkfifo(pipe)
    for place in (pipe, tmp_path):
        with pytest.raises(BackupError, match="no plain file"):
            backup(database, place)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    link.symlink_to(tmp_path / "atoll.jsonl.gz")
    for _ in range(2):
        backup(database, link)
        assert link.is_symlink(), "written to where it leads"
    assert restore(f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "atoll.jsonl.gz").damaged == []


# -- upgrades ---------------------------------------------------------------------------------------------------------

OLD = "INSERT INTO entries VALUES ('old', {n}, 'say', '{{}}', {n}.0, NULL)"


def test_a_database_is_migrated_while_an_older_worker_writes_to_it(postgres: Any) -> None:
    url = postgres.new()
    migrate(url, "0001")
    with psycopg.connect(url, autocommit=True) as c:
        c.execute("INSERT INTO tables VALUES ('old', 'template', 's', 'playing', false, 1.0, 1.0)")
    enough, written = threading.Event(), [0]

    def old_worker() -> None:
        with psycopg.connect(url, autocommit=True) as c:
            while not enough.is_set():
                c.execute(OLD.format(n=written[0] + 1))
                written[0] += 1

    worker = threading.Thread(target=old_worker)
    worker.start()
    starting = [threading.Thread(target=migrate, args=(url,)) for _ in range(3)]
    for one in starting:
        one.start()
    for one in starting:
        one.join(60)
    before = written[0]
    while worker.is_alive() and written[0] < before + 50:
        pass
    enough.set()
    worker.join()
    with psycopg.connect(url) as c:
        assert c.execute("SELECT count(*) FROM entries").fetchone() == (written[0],)
        assert c.execute("SELECT version_num FROM alembic_version").fetchone() == ("0007",)


def test_a_backup_of_an_older_version_is_restored_in_its_form_and_migrated(empty: str, tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl.gz"
    table = b'["tables",{"id":"old","game":"template","server_seed":"s","stage":"over","listed":false,"created":1,"changed":1}]'
    entry = b'["entries",{"table_id":"old","n":1,"kind":"open","data":{"a":[1]},"at":1.0,"request":null}]'
    lines = [b'{"atoll":"0.0.1","schema":"0001","at":1.0}', table, entry, b'{"rows":{"tables":1,"entries":1}}']
    file.write_bytes(gzip.compress(b"\n".join(lines) + b"\n"))
    assert restore(empty, file).rows == {"tables": 1, "entries": 1}
    assert [row.data for row in rows_of(empty)["entries"]] == [{"a": [1]}]
    assert rows_of(empty)["reviews"] == []
