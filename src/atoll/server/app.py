"""The application: everything put together, with the headers, limits and error answers that hold for all of it."""

import asyncio
import contextlib
import logging
import mimetypes
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST

from .. import __version__
from ..engine.catalogue import game_ids, get_game
from ..engine.errors import BrokenGame
from ..engine.warming import warm
from . import protocol as p
from .desk import Desk
from .http import Api
from .live import TRY_AGAIN_LATER
from .meters import Door
from .metrics import figures
from .notice_http import NoticeApi
from .preloads import preloads
from .profile_http import ProfileApi
from .refusal import Refusal
from .requests import Connection, address_of, from_our_pages, language
from .services import services
from .settings import Settings
from .socket import Client

log = logging.getLogger("atoll.server")
SERVICES = ("desk", "live", "lobby", "hints", "reviews", "profiles", "herald")
INDEX, MANIFEST = "index.html", "manifest.webmanifest"
STATIC = Path(__file__).parent / "static"
NOT_BUILT = "<!doctype html><title>Atoll</title><p>The web client is not built: run <code>make web</code>.</p>"

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SWEEP = 60.0
"""Seconds after which addresses that the limit of requests has no more to say about are forgotten."""


class App(Litestar):
    """Litestar with our headers on whatever leaves: pages, files, problems, refused handshakes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        settings: Settings = self.state["settings"]
        await super().__call__(scope, receive, _sealed(send, scope, settings.secure))


def create_app(settings: Settings | None = None) -> Litestar:
    chosen = settings or Settings()
    often = ("minute", chosen.limits.requests_per_minute)
    limit = RateLimitConfig(often, exclude=["^/healthz$", "^/metrics$", "^/assets/"], identifier_for_request=address_of)  # type: ignore[arg-type]
    routes: list[Any] = [Api, ProfileApi, NoticeApi, play_socket, health, metrics, *_pages()]
    return App(
        route_handlers=routes,
        lifespan=[_running(chosen)],
        dependencies={name: Provide(_from_state(name), sync_to_thread=False) for name in SERVICES},
        exception_handlers={
            Refusal: _refused,
            ValidationException: _invalid,
            HTTPException: _http_problem,
            Exception: _failed,
        },
        middleware=[limit.middleware],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=chosen.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Atoll",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],  # pages that draw it load scripts of other hosts
        ),
        state=State({"settings": chosen, "door": Door(chosen.limits)}),
        logging_config=None,
        debug=False,
    )


def _sealed(send: Any, scope: Any, secure: bool) -> Any:
    """Adds the headers. Nothing of the API is kept anywhere. A handshake that is refused is answered like any request."""
    security = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if secure else {})
    security |= {"Cache-Control": "no-store"} if scope.get("path", "").startswith("/api/") else {}
    added = [(name.lower().encode(), value.encode()) for name, value in security.items()]
    open = scope["type"] != "websocket" or "websocket.http.response" not in (scope.get("extensions") or {})

    async def sealed(message: Any) -> None:
        nonlocal open
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *added]
        elif message["type"] == "websocket.close" and not open:
            await send({"type": "websocket.http.response.start", "status": 403, "headers": added})
            message = {"type": "websocket.http.response.body", "body": b""}
        open = open or message["type"] == "websocket.accept"
        await send(message)

    return sealed


def load_rules() -> None:
    """Compiled code comes from the cache before the first request, so that nobody waits for it inside one."""
    for id in game_ids():
        try:
            warm(get_game(id), lambda _: None, simulating=False)
        except BrokenGame as problem:
            log.error("a game cannot be used", extra={"game": id, "problem": str(problem)})


def _from_state(name: str) -> Any:
    def provide(state: State) -> Any:
        return state[name]

    return provide


def _running(settings: Settings) -> Any:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(load_rules)
        async with services(settings) as running:
            app.state.update({name: getattr(running, name) for name in (*SERVICES, "play", "butler")})
            sweeping = asyncio.create_task(_sweep(app), name="forgets addresses")
            try:
                yield
            finally:
                sweeping.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sweeping

    return run


async def _sweep(app: Litestar) -> None:
    """The store of the limit of requests keeps an address for ever unless somebody sweeps."""
    while True:
        await asyncio.sleep(SWEEP)
        await app.stores.get("rate_limit").delete_expired()  # type: ignore[attr-defined]


# -- the socket -------------------------------------------------------------------------------------------------------


@websocket("/api/play")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Only pages of our own origin may open it, and from one address only so many."""
    if not from_our_pages(socket):
        await socket.close(1008)
        return
    state = socket.app.state
    door: Door = state["door"]
    address = address_of(socket)
    if not door.enter(address):
        await socket.close(TRY_AGAIN_LATER)
        return
    try:
        await Client(socket, state["desk"], state["live"], state["play"]).serve()
    finally:
        door.leave(address)


# -- pages ------------------------------------------------------------------------------------------------------------


def _pages() -> list[Any]:
    """The web client: hashed files that may be kept for ever, and one page for every address of ours."""
    if not STATIC.is_dir():
        return [page, table_page]
    forever = CacheControlHeader(public=True, max_age=31536000, immutable=True)
    assets = create_static_files_router("/assets", [STATIC / "assets"], cache_control=forever, guards=[_plain_name])
    names = [f"/{path.name}" for path in STATIC.iterdir() if path.is_file() and path.name not in (INDEX, MANIFEST)]
    manifest = get(f"/{MANIFEST}", include_in_schema=False)(_manifest)
    return [page, table_page, assets, manifest, get(names, include_in_schema=False)(_file)]


def _plain_name(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: what cannot be the name of a built file is not looked for."""
    if not re.fullmatch(r"/assets/[A-Za-z0-9_.-]{1,200}", connection.url.path):
        raise NotFoundException


async def _file(request: Request[Any, Any, Any]) -> File:
    """Icons, the service worker: at the top, so that it serves every page."""
    path = STATIC / Path(request.url.path).name
    return File(path, media_type=mimetypes.guess_type(path.name)[0], content_disposition_type="inline")


async def _manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the page is, as an app on a home screen, in the reader's language."""
    told = msgspec.json.decode((STATIC / MANIFEST).read_bytes())
    spoken, lang = told.pop("description_localized"), language(request)
    if lang in spoken:
        told |= {"lang": lang, "description": spoken[lang]}
    headers = {"Vary": "Accept-Language"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


@get(
    [
        "/",
        "/replay",
        "/rules/{_:path}",
        "/rules",
        "/learn/{_:path}",
        "/learn",
        "/about",
        "/daily",
        "/me",
        "/tables",
        "/mail",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    first, _, game = request.url.path.strip("/").partition("/")
    return _page(200, preloads(STATIC, first, game, language(request)))


@get(["/table/{id:path}", "/replay/{id:path}"], media_type=MediaType.HTML, include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], id: FromPath[str], desk: NamedDependency[Desk]) -> Response[str]:
    """With what its game needs on its way at once, where the table is at hand: a page waits for no database."""
    table = desk.at_hand(id.strip("/"))
    first = request.url.path.split("/")[1]
    return _page(200, preloads(STATIC, first, table.game.id if table else "", language(request)))


def _page(status: int, head: str = "") -> Response[str]:
    """The client finds out by itself what there is at an address, or that there is nothing."""
    index = STATIC / "index.html"
    html = index.read_text(encoding="utf-8").replace("</head>", f"{head}</head>") if index.is_file() else NOT_BUILT
    return Response(html, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}, status_code=status)


def _wants_a_page(request: Request[Any, Any, Any]) -> bool:
    ours = request.url.path.startswith(("/api/", "/assets/"))
    return not ours and request.method == "GET" and "text/html" in request.headers.get("accept", "")


@get("/healthz", summary="Is the server up and its database in reach")
async def health(desk: NamedDependency[Desk]) -> dict[str, str]:
    await desk.store.ping()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """At this very path: a proxy that keeps it to itself would let `/metrics/` pass."""
    if request.scope["raw_path"] != b"/metrics":
        raise NotFoundException
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)


# -- errors -----------------------------------------------------------------------------------------------------------


def _problem(code: str, text: str, status: int, retry: int | None = None) -> Response[Any]:
    headers = {"Retry-After": str(retry)} if retry is not None else None
    return Response(p.Problem(code=code, text=text), status_code=status, media_type=MediaType.JSON, headers=headers)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    return _problem(refusal.code, refusal.text(language(request)), refusal.status, refusal.retry)


def _invalid(request: Request[Any, Any, Any], problem: ValidationException) -> Response[Any]:
    rows = [e for e in problem.extra or [] if isinstance(e, dict)]
    details = "; ".join(f"{e.get('key', '')} {e.get('message', '')}".strip() for e in rows)
    refusal = Refusal("message", "message", problem=details or problem.detail)
    return _problem("message", refusal.text(language(request)), 400)


HTTP_TEXTS = {404: "http-nothing", 405: "http-not-here", 413: "http-too-big", 429: "rate"}


def _http_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    if problem.status_code == 404 and _wants_a_page(request):
        return _page(404)
    key = HTTP_TEXTS.get(problem.status_code)
    text = Refusal("http", key).text(language(request)) if key else problem.detail
    response = _problem("http", text, problem.status_code)
    for name, value in (problem.headers or {}).items():
        response.set_header(name, str(value))
    return response


def _failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Ours, not theirs: no trace reaches a client."""
    if isinstance(problem, msgspec.MsgspecError):
        return _problem("message", Refusal("message", "message", problem=str(problem)).text(language(request)), 400)
    log.error("request failed", exc_info=problem, extra={"path": request.url.path})
    return _problem("busy", Refusal("busy", "failed").text(language(request)), 500)
