"""Start the server: `atoll serve`."""

import contextlib
import json
import logging
import socket
import time
from collections.abc import Callable

import uvicorn

from .app import create_app
from .settings import Settings

_STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line; addresses' fragments, tokens and chat never get here."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {k: v for k, v in vars(record).items() if k not in _STANDARD}
        row = {"at": round(time.time(), 3), "level": record.levelname.lower(), "what": record.getMessage()} | extra
        if record.exc_info:
            row["trace"] = self.formatException(record.exc_info)
        return json.dumps(row, default=str)


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def configuration(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs us; tests run the same."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes * 4,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
    )


class Server(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_start()


def serve(
    settings: Settings, host: str, port: int, log_level: str = "warning", on_start: Callable[[], None] = lambda: None
) -> None:
    """Runs until Ctrl-C or SIGTERM; closes sockets and the database in order."""
    log_to_stderr(log_level)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a server ends
        Server(configuration(settings, host, port), on_start).run()
