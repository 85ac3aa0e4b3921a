"""Paths that lead out of what is served: nothing is found there, and nothing fails."""

import pytest

from .raw import get

UP = ["..", "%2e%2e", "%2E.", "..%2f..", "..%5c..", "%252e%252e", "..;", "%c0%ae%c0%ae", "....//"]


@pytest.mark.parametrize("up", UP)
@pytest.mark.parametrize("root", ["/assets", "", "/api/rules", "/table"])
def test_nothing_above_what_is_served(address: str, root: str, up: str) -> None:
    for file in ("app.py", "etc/passwd", ".vite/manifest.json", "settings.py"):
        for depth in (1, 2, 8):
            status, _, body = get(address, f"{root}/{f'{up}/' * depth}{file}")
            assert status in (200, 400, 404)
            assert status != 200 or b"<!doctype html>" in body[:40], "the page, and nothing else"
            assert b"import" not in body
            assert b"root:" not in body


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00", "/assets/index.js%00.png", "/assets/%ff", "/assets/" + "a" * 5000, "/assets/" + "a/" * 2000,
        "/assets//etc/passwd", "//etc/passwd", "/.vite/manifest.json", "/assets/.", "/assets/", "/assets", "/sw.js/..",
        "/index.html", "/%00", "/assets/C:%5cwindows", "/assets/con", "/assets/~root", "/assets/%E2%80%AE",
    ],
)  # fmt: skip
def test_strange_names_are_not_there(address: str, path: str) -> None:
    assert get(address, path)[0] == 404


@pytest.mark.parametrize(
    "path", ["//evil.example/", "/%5cevil.example", "/\\evil.example", "/table/%0d%0aSet-Cookie:%20a=b"]
)
def test_nobody_is_sent_elsewhere(address: str, path: str) -> None:
    status, headers, _ = get(address, path, accept="text/html")
    assert status in (200, 404)
    assert "location" not in headers
    assert "set-cookie" not in headers


@pytest.mark.parametrize("path", ["/metrics/", "//metrics", "/metrics//", "/%6detrics", "/metrics/x"])
def test_figures_are_at_one_path(address: str, path: str) -> None:
    """The one that a proxy keeps to itself."""
    assert b"atoll_entries_total" in get(address, "/metrics")[2]
    status, _, body = get(address, path)
    assert status == 404
    assert b"atoll_" not in body
