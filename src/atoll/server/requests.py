"""What all HTTP parts ask of a request: who sends it, from where, with which tokens, for readers of which language."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Annotated, Any, TypeAlias
from urllib.parse import urlparse

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from ..texts import LANGUAGES
from . import protocol as p
from .refusal import Refusal
from .settings import Settings

AnyRequest: TypeAlias = Request[Any, Any, Any]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$")]
MOST_TOKENS = 12


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What else may come: for OpenAPI."""
    meaning = {
        400: "The request cannot be read, or asks for what there is not",
        401: "A token is missing",
        403: "The token does not allow it",
        404: "There is no such thing",
        409: "Not now",
        413: "Too big",
        429: "Too many requests",
        500: "It failed: the server's log tells why",
        503: "Too busy",
    }
    return {
        status: ResponseSpec(p.Problem, description=meaning[status], generate_examples=False)
        for status in (*statuses, 429, 500)
    }


def bearer(request: AnyRequest) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def host_of(connection: Connection) -> str:
    """Where they come from, as the proxy that we trust says."""
    return connection.client.host if connection.client else ""


def address_of(connection: Connection) -> str:
    """What the limits count by: of IPv6 the network, since all of its addresses are one visitor's."""
    host = host_of(connection)
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


def from_our_pages(connection: Connection) -> bool:
    """Not a page of another site: browsers say whose page asks, other programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    settings: Settings = connection.app.state["settings"]
    theirs, schemes = urlparse(origin), ("https",) if settings.secure else ("http", "https")
    return origin in settings.origins or (theirs.scheme in schemes and theirs.netloc == connection.headers.get("host"))


def ours(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: a page of another site makes nobody open, change or upload anything."""
    if connection.scope.get("method") not in ("GET", "HEAD", "OPTIONS") and not from_our_pages(connection):
        raise Refusal("http", "other-site", 403)


def opens(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: what costs more than a look has a limit of its own."""
    if not connection.app.state["door"].may_open(address_of(connection)):
        raise Refusal("rate", "rate", 429)


def bearers(request: AnyRequest) -> list[str]:
    """All tokens of somebody who holds several, with commas between."""
    return [token for part in (bearer(request) or "").split(",")[:MOST_TOKENS] if (token := part.strip())]


def language(request: Connection) -> str:
    """The first of the reader's languages that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
