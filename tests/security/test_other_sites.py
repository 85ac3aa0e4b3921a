"""Pages of other sites: they read nothing, and make nobody's browser do anything here."""

import json
from pathlib import Path

import httpx
import pytest

from atoll.server.settings import Settings

from ..server.people import Browser, running

WISH = {"game": "template", "seats": [{"who": "bot"}, {"who": "bot"}]}
OTHERS = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "file://",
    "http://",
    "x",
]


@pytest.mark.parametrize("origin", OTHERS)
@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-www-form-urlencoded"])
def test_a_post_from_another_site_is_refused(address: str, origin: str, kind: str) -> None:
    """Also what a browser sends without asking first."""
    headers = {"Origin": origin, "Content-Type": kind, "Accept-Language": "fr"}
    for path in ("/api/tables", "/api/replay"):
        answer = httpx.post(f"http://{address}{path}", content=json.dumps(WISH), headers=headers)
        assert answer.status_code == 403
        assert "autre site" in answer.json()["text"]


def test_not_even_with_a_token(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}])
    path, host = f"http://{address}/api/tables/{opened['table']['id']}", opened["links"]["host"]
    headers = {"Authorization": f"Bearer {host}", "Origin": OTHERS[0]}
    assert httpx.patch(path, json={"listed": True}, headers=headers).status_code == 403
    assert httpx.post(f"{path}/start", headers=headers).status_code == 403
    assert httpx.get(path, headers=headers).status_code == 200, (
        "reading changes nothing; without CORS the page reads nothing"
    )


@pytest.mark.parametrize("method", ["GET", "POST", "PATCH", "DELETE"])
def test_nobody_is_allowed_to_ask_first(address: str, method: str) -> None:
    """A preflight gets no permission, so the browser sends nothing after it, and shows the page nothing."""
    ask = {
        "Origin": OTHERS[0],
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "authorization",
    }
    for path in ("/api/tables", "/api/server", "/healthz", "/metrics"):
        answers = [
            httpx.options(f"http://{address}{path}", headers=ask),
            httpx.get(f"http://{address}{path}", headers=ask),
        ]
        assert not [name for answer in answers for name in answer.headers if name.startswith("access-control-")]


def test_our_own_pages_and_those_the_host_allows(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", origins=("https://play.example.org",), template=True)
    with running(settings) as address:
        for origin, status in [
            (f"http://{address}", 201), ("https://play.example.org", 201), ("https://play.example.org.evil", 403), (None, 201),
        ]:  # fmt: skip
            headers = {"Origin": origin} if origin else {}
            assert httpx.post(f"http://{address}/api/tables", json=WISH, headers=headers).status_code == status


def test_there_are_no_cookies_to_ride_on(address: str, browser: Browser) -> None:
    """A token is sent by our page alone; a cookie of another page's request means nothing."""
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}])
    path, token = f"http://{address}/api/tables/{opened['table']['id']}", opened["links"]["host"]
    for cookie in (f"token={token}", f"Authorization=Bearer {token}", token):
        assert httpx.get(path, headers={"Cookie": cookie}).status_code == 403
    assert httpx.get(path, params={"token": token, "authorization": f"Bearer {token}"}).status_code == 403, (
        "nor in an address"
    )
