"""Who calls out: two modules that carry messages, and nobody else. What they may call is tested beside them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import atoll

ROOT = Path(atoll.__file__).parent
CALLERS = {
    "aiohttp", "ftplib", "http.client", "httpcore", "httpx", "imaplib", "nats", "poplib", "psycopg", "requests", "smtplib",
    "socket", "ssl", "subprocess", "telnetlib", "urllib.request", "urllib3", "websockets", "xmlrpc",
}  # fmt: skip
CALLS = {
    "create_connection", "create_unix_connection", "create_datagram_endpoint", "open_connection", "open_unix_connection",
    "sock_connect", "sock_sendto", "connect_ex", "sendto", "start_tls", "urlopen", "wrap_socket",
    "create_subprocess_exec", "create_subprocess_shell", "subprocess_exec", "subprocess_shell", "popen", "system", "fork",
}  # fmt: skip
"""By which somebody is called without any of these: asyncio does it too."""
PARTS = ("server", "engine", "games", "bots", "texts", "analysis")


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {".".join(name.split(".")[:parts]) for name in found for parts in range(1, name.count(".") + 2)}


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """What is called in it, by its last name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield (node.func.id if isinstance(node.func, ast.Name) else node.func.attr), node


def imported_here(path: Path) -> set[str]:
    """Modules of the same package."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and node.level == 1}


def test_nothing_in_the_server_can_call_out() -> None:
    modules = [path for part in PARTS for path in (ROOT / part).rglob("*.py")]
    assert len(modules) > 100
    calling = {
        path.relative_to(ROOT).as_posix(): found
        for path in modules
        if (found := imported(path) & CALLERS | {name for name, _ in calls(path)} & CALLS)
    }
    assert calling == {
        "server/mail.py": {"smtplib", "ssl"},
        "server/webpush.py": {"http.client", "socket", "ssl", "create_connection", "wrap_socket"},
        "server/bus.py": {"psycopg", "nats"},  # at the addresses that the host names: the database, NATS
        "server/run.py": {"socket"},  # one is handed to it to listen on
        "server/wire.py": {"websockets"},  # its reading and writing of frames
        "server/preparing.py": {"create_subprocess_exec"},  # compiles apart
        "engine/conformance/speeds.py": {"subprocess"},  # runs itself interpreted, in tests
    }
    assert "socket" not in {name for name, _ in calls(ROOT / "server" / "run.py")}, "it opens none"
    users = {path.name for path in modules if imported_here(path) & {"mail", "webpush"}}
    assert users == {"post.py", "notice_http.py"}, "and only the post hands anything over to them"


ASKING = {"execute", "exec_driver_sql", "executemany", "executescript", "literal_column", "DDL"}
PUT_TOGETHER = {
    ("appends.py", "_insert(len(some))"),  # as many places as there are values, which go beside it
    ("backup.py", "f\"LOCK TABLE {', '.join(there)} IN SHARE ROW EXCLUSIVE MODE\""),  # names of ours
    ("backup.py", "begin"),
    ("bus.py", "f'LISTEN {CHANNEL}'"),
    ("bus.py", "f\"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload\""),
    ("bus.py", "f\"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload\""),
    ("database.py", "f'PRAGMA {pragma}'"),
    ("env.py", "f'SELECT pg_advisory_xact_lock({ATOLL})'"),
}
"""Statements as text that are not written out: of constants, and of nothing that anybody said."""


def test_no_statement_is_put_together_from_values() -> None:
    """SQL as text is written out, or among those above; all else is built by SQLAlchemy, with bound values."""
    found = set()
    for path in (ROOT / "server").rglob("*.py"):
        texts = {"sa.text"} | ({"text"} if "sqlalchemy.text" in imported(path) else set())
        for name, call in calls(path):
            asked = call.args[0] if call.args else None
            if (
                not (name in ASKING or ast.unparse(call.func) in texts)
                or asked is None
                or isinstance(asked, ast.Constant)
            ):
                continue
            as_text = name != "execute" or isinstance(asked, ast.JoinedStr | ast.BinOp)
            formatted = (
                isinstance(asked, ast.Call) and isinstance(asked.func, ast.Attribute) and asked.func.attr == "format"
            )
            if as_text or formatted:
                found.add((path.name, ast.unparse(asked)))
    assert found == PUT_TOGETHER


def test_nothing_is_evaluated() -> None:
    """No text becomes code: no eval, exec, pickle, or YAML."""
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py"):
            names = {node.func.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                     if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
            assert not names & {"eval", "exec", "__import__"}, path
            assert not imported(path) & {"pickle", "marshal", "shelve", "yaml", "dill"}, path
