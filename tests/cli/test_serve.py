"""`atoll serve`: what it tells, and when."""

import socket
import sqlite3
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from atoll.server import run
from atoll.server.database import migrate
from atoll.server.settings import Settings

from .conftest import Run


def test_the_page_opens_when_the_server_listens(atoll: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Not a second later, not a second too soon: whoever opens it finds somebody at home."""
    visited, connected = Event(), []

    def visit(url: str) -> bool:
        host, port = url.removeprefix("http://").rstrip("/").split(":")
        with socket.create_connection((host, int(port)), 5):
            connected.append(url)
        visited.set()
        return True

    async def main_loop(self: Any) -> None:
        """Until somebody has come."""
        import asyncio

        await asyncio.to_thread(visited.wait, 10)

    monkeypatch.setattr(webbrowser, "open", visit)
    monkeypatch.setattr(run.Server, "main_loop", main_loop)
    done = atoll("serve", "--port", "0", "--open", "--database", f"sqlite:///{tmp_path / 'atoll.db'}")
    assert done.exit_code == 0, done.output
    assert len(connected) == 1
    assert connected[0] in done.output


def test_what_is_said_about_a_proxy(atoll: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda settings, *_: given.append(settings))
    atoll("serve", "--port", "0")
    atoll("serve", "--port", "0", "--proxy", "10.0.0.7", "--secure")
    assert [settings.proxies for settings in given] == [("127.0.0.1", "::1"), ("127.0.0.1", "::1", "10.0.0.7")]
    assert [settings.secure for settings in given] == [False, True]
    configured = run.configuration(given[1], "127.0.0.1", 0)
    assert configured.forwarded_allow_ips == ["127.0.0.1", "::1", "10.0.0.7"]


def test_where_others_on_the_network_find_it(atoll: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []

    class Probe(socket.socket):
        def connect(self, address: Any) -> None:
            """Nothing is sent, and a test needs no network."""

        def getsockname(self) -> tuple[str, int]:
            return ("192.168.7.5", 8123)

    def serve(settings: Settings, host: str, port: int, level: str, listens: Callable[[], None], workers: int) -> None:
        given.append(settings)
        listens()

    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr(socket, "socket", Probe)
    here = atoll("serve", "--port", "8123")
    everywhere = atoll("serve", "--port", "8123", "--host", "0.0.0.0")
    assert [settings.network for settings in given] == [(), ("http://192.168.7.5:8123",)]
    assert "192.168.7.5" not in here.output
    assert "http://192.168.7.5:8123/" in everywhere.output


def test_several_processes_need_a_database_that_is_shared(atoll: Run, tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'atoll.db'}"
    for wish in (("--workers", "2"), ("--bus", "nats://127.0.0.1"), ("--no-bots",)):
        done = atoll("serve", "--port", "0", "--database", file, *wish)
        assert done.exit_code == 2
        assert f"{wish[0]}: an SQLite file belongs to one process" in done.output
    assert "belongs to one process" in atoll("worker", "--database", file).output
    for bus in ("smoke://signals", "nats://", "nats://host:port", "nats://host:4222,host:4223"):
        assert "choose nats://HOST:PORT" in atoll("serve", "--port", "0", "--bus", bus).output


def test_what_is_said_about_workers(atoll: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []
    monkeypatch.setattr(run, "serve", lambda *all: given.append(all))
    monkeypatch.setattr(run, "work", lambda *all: given.append(all))
    shared = "postgresql://host/atoll"
    atoll("serve", "--port", "0", "--database", shared, "--workers", "3", "--no-bots", "--bus", "nats://host:4222")
    atoll("worker", "--database", shared)
    (served, *_, workers), (worked, *_) = given
    assert (served.database, served.bots, served.bus, workers) == (shared, False, "nats://host:4222", 3)
    assert (worked.database, worked.bots, worked.bus) == (shared, True, "")


def test_a_backup_is_written_and_restored(atoll: Run, tmp_path: Path) -> None:
    old, new, file = (tmp_path / name for name in ("old.db", "new.db", "atoll.jsonl.gz"))
    migrate(f"sqlite:///{old}")
    done = atoll("backup", str(file), "--database", f"sqlite:///{old}")
    assert (done.exit_code, file.exists()) == (0, True), done.output
    assert "0 tables" in done.output
    assert atoll("restore", str(file), "--database", f"sqlite:///{new}").exit_code == 0
    assert new.exists()
    missing = atoll("backup", str(file), "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert (missing.exit_code, "there is no" in missing.output) == (2, True)


def test_a_damaged_row_is_named_and_the_rest_is_saved(atoll: Run, tmp_path: Path) -> None:
    old, new, file = (tmp_path / name for name in ("old.db", "new.db", "atoll.jsonl.gz"))
    migrate(f"sqlite:///{old}")
    with closing(sqlite3.connect(old)) as database:
        for id in ("hurt", "sound"):
            database.execute("INSERT INTO tables VALUES (?, 'template', 's', 'over', 0, 1.0, 1.0)", (id,))
            database.execute("INSERT INTO entries VALUES (?, 1, 'open', '{}', 1.0, NULL)", (id,))
        database.execute("UPDATE entries SET data = '{\"do\": ' WHERE table_id = 'hurt'")
        database.commit()
    done = atoll("backup", str(file), "--database", f"sqlite:///{old}")
    assert done.exit_code == 2
    assert "2 tables, 2 entries" in done.output
    assert "atoll: --database: damaged rows: entries hurt/1 (data)." in done.output
    assert atoll("restore", str(file), "--database", f"sqlite:///{new}").exit_code == 0
    with closing(sqlite3.connect(new)) as database:
        assert database.execute("SELECT data FROM entries ORDER BY table_id").fetchall() == [
            ('"{\\"do\\": "',),
            ("{}",),
        ]
