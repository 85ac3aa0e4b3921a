"""Who calls out: two modules that carry messages, and nobody else. What they may call is tested beside them."""

import ast
from pathlib import Path

import atoll

ROOT = Path(atoll.__file__).parent
CALLERS = {
    "aiohttp", "ftplib", "http.client", "httpcore", "httpx", "imaplib", "poplib", "requests", "smtplib", "subprocess",
    "telnetlib", "urllib.request", "urllib3", "websockets.client", "xmlrpc",
}  # fmt: skip
PARTS = ("server", "engine", "games", "bots", "texts", "analysis")


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def imported_here(path: Path) -> set[str]:
    """Modules of the same package."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and node.level == 1}


def test_nothing_in_the_server_can_call_out() -> None:
    modules = [path for part in PARTS for path in (ROOT / part).rglob("*.py")]
    assert len(modules) > 100
    speeds = ROOT / "engine" / "conformance" / "speeds.py"  # runs itself interpreted, in tests
    calling = {path for path in modules if imported(path) & CALLERS} - {speeds}
    assert calling == {ROOT / "server" / "mail.py", ROOT / "server" / "webpush.py"}
    users = {path.name for path in modules if imported_here(path) & {"mail", "webpush"}}
    assert users == {"post.py", "notice_http.py"}, "and only the post hands anything over to them"


def test_nothing_is_evaluated() -> None:
    """No text becomes code: no eval, exec, pickle, or YAML."""
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py"):
            names = {node.func.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                     if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
            assert not names & {"eval", "exec", "__import__"}, path
            assert not imported(path) & {"pickle", "marshal", "shelve", "yaml", "dill"}, path
