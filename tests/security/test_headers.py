"""The headers of every kind of answer, as a scanner of web servers would look at them."""

import random
import re
from pathlib import Path

import httpx
import pytest

from atoll.server.app import HEADERS, STATIC, create_app
from atoll.server.settings import Limits, Settings

from ..server.people import Browser, Person, running
from .raw import handshake

built = pytest.mark.skipif(not STATIC.is_dir(), reason="the web client is not built")


METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "DELETE", "PUT", "TRACE")


def check(status: int, headers: dict[str, str], path: str) -> None:
    """What must be there, what must not, and a policy that lets no script in but ours."""
    for name, value in HEADERS.items():
        assert headers.get(name.lower()) == value, (status, path, name)
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert not {"unsafe-inline", "unsafe-eval", "*", "http:", "https:"} & set(" ".join(policy.values()).split())
    if "set-cookie" in headers:
        assert path.startswith("/api/profile"), path
        assert "HttpOnly" in headers["set-cookie"]
    for name in ("server", "x-powered-by", "access-control-allow-origin"):
        assert name not in headers, (path, name)
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store", path


def test_every_kind_of_answer(address: str, browser: Browser) -> None:
    people = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(people, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    mine = {"Authorization": f"Bearer {links['seats']['0']}"}
    Person(address, id, list(links["seats"].values())).play(random.Random(4))
    seen = set()
    for method, path, more in [
        ("GET", "/", {}),
        ("GET", "/table/abc", {}),
        ("GET", "/nowhere", {"headers": {"Accept": "text/html"}}),
        ("GET", "/nowhere", {}),
        ("GET", "/assets/nothing.js", {}),
        ("GET", "/healthz", {}),
        ("GET", "/metrics", {}),
        ("GET", "/schema/openapi.json", {}),
        ("GET", "/api/server", {}),
        ("HEAD", "/api/server", {}),
        ("OPTIONS", "/api/tables", {}),
        ("TRACE", "/api/tables", {}),
        ("PUT", "/api/server", {}),
        ("GET", f"/api/tables/{id}", {}),
        ("GET", f"/api/tables/{id}", {"headers": mine}),
        ("GET", f"/api/tables/{id}/match", {"headers": mine}),
        ("GET", f"/api/tables/{id}/replay", {"headers": mine}),
        ("GET", "/api/tables/UPPER", {}),
        ("POST", "/api/tables", {"content": b"{"}),
        ("POST", "/api/tables", {"headers": {"Origin": "https://evil.example"}, "json": {}}),
        ("POST", f"/api/tables/{id}/start", {}),
        ("POST", "/api/replay", {"content": b"x" * 2_100_000}),
        ("GET", "/api/play", {}),
    ]:
        answer = httpx.request(method, f"http://{address}{path}", timeout=30, **more)  # type: ignore[arg-type]
        check(answer.status_code, dict(answer.headers), path)
        seen.add(answer.status_code)
    assert {200, 204, 400, 401, 403, 404, 405, 413} <= seen


def every_path(id: str) -> list[str]:
    """Of all that the application answers to, whatever is added: the values are of a table, a game, a guide that are there."""
    values = {"id": id, "game": "template", "lang": "en", "lesson": "0", "path": "x"}
    assert len(ROUTES) > 50
    return [re.sub(r"{(\w+):\w+}", lambda found: values.get(found[1], "x"), route) for route in ROUTES]


ROUTES = sorted({str(route.path) for route in create_app().routes})


def test_every_path_with_every_method(address: str, browser: Browser) -> None:
    """For somebody at the table, and for somebody who is logged in."""
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], game="template", start=True)
    paths, seen = every_path(opened["table"]["id"]), set()
    token = {"Authorization": f"Bearer {opened['links']['seats']['0']}"}
    with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
        for method in METHODS:
            for path in paths:
                body = b"{}" if method in ("POST", "PATCH", "PUT") else None
                sent = {"Content-Type": "application/json"} | token
                answer = client.request(method, path, headers=sent, content=body)
                check(answer.status_code, dict(answer.headers), path)
                seen.add(answer.status_code)
        made = client.post("/api/profile", json={"name": "Header Ana", "password": "three small islands"})
        assert (made.status_code, "set-cookie" in made.headers) == (201, True)
        for path in paths:
            answer = client.get(path)
            check(answer.status_code, dict(answer.headers), path)
            if path in ("/api/profile", "/api/profile/export", "/api/profile/tables", "/api/offers"):
                assert answer.status_code == 200, path
    assert {200, 201, 204, 400, 404, 405} <= seen
    assert not {status for status in seen if status >= 500}


@built
def test_files_of_the_page(address: str) -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file() and ".vite" not in path.parts]
    kinds = {path.suffix: path for path in files if path.name != "index.html"}
    assert {".js", ".css", ".svg", ".webmanifest"} <= set(kinds)
    for suffix, path in kinds.items():
        answer = httpx.get(f"http://{address}/{path.relative_to(STATIC).as_posix()}")
        assert answer.status_code == 200, path
        check(200, dict(answer.headers), answer.url.path)
        kind = answer.headers["content-type"]
        assert "html" not in kind, "nothing that was sent as a file is read as a page"
        assert suffix != ".js" or "javascript" in kind


@pytest.mark.parametrize(
    ("path", "more"), [("/api/play", {"Origin": "https://evil.example"}), ("/nowhere", {}), ("/api/tables", {})]
)
def test_refused_handshakes(address: str, path: str, more: dict[str, str]) -> None:
    status, headers, body = handshake(address, path, **more)
    assert (status, body) == (403, b"")
    check(status, headers, path)


def test_too_many_and_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise RuntimeError("the reason is ours: /etc/secret")

    monkeypatch.setattr("atoll.server.http.preparing", fails)
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(requests_per_minute=1))
    with running(settings) as address:
        answers = [httpx.get(f"http://{address}/api/server") for _ in range(2)]
        refused, *_ = [handshake(address, Origin="https://evil.example")]
    assert [answer.status_code for answer in answers] == [500, 429]
    for answer in answers:
        check(answer.status_code, dict(answer.headers), "/api/server")
        assert "reason" not in answer.text
    assert refused[0] == 403


def test_over_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", secure=True)) as address:
        for path in ("/", "/api/server", "/nowhere"):
            assert httpx.get(f"http://{address}{path}").headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" in handshake(address, Origin="https://evil.example")[1]
