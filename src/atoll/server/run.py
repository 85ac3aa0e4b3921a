"""Start the server: `atoll serve`, `atoll worker`."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess

from .app import create_app, load_rules
from .database import make_ready
from .lines import Impatient
from .services import services
from .settings import Limits, Settings
from .wire import Wire

SETTINGS, LOG_LEVEL = "ATOLL_WORKER_SETTINGS", "ATOLL_WORKER_LOG_LEVEL"
STARTING = 300
"""Seconds that the first worker may take: it may have to compile the rules."""
BACKLOG = 4096
"""Connections that wait to be taken: after a worker is lost everybody comes at once."""
FILES = 65536
"""That a process may have open, if it may."""
GARBAGE = (50_000, 10, 1000)
"""New objects until the youngest are looked through; so many times that until the young ones are, and then the old ones."""
TALKATIVE = ("atoll", "uvicorn")
"""Whose log is as fine as the host asked for: ours, and that of who comes and goes."""
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
    """Of libraries warnings at most: their finer levels tell what is sent and stored."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(chosen, logging.WARNING), handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(chosen)


class Configuration(uvicorn.Config):
    """Uvicorn's, and how long a request may take to come, and how many may be on their way."""

    limits = Limits()


def configuration(settings: Settings, host: str, port: int, app: Any = None, workers: int = 1) -> uvicorn.Config:
    """How uvicorn runs us; tests run the same."""
    config = Configuration(
        app or create_app(settings),
        factory=isinstance(app, str),
        workers=workers,
        host=host,
        port=port,
        http=Impatient,
        ws=Wire,
        ws_max_size=settings.limits.message_bytes * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # whoever says nothing for `idle_seconds` is let go: clients ping by themselves
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=60,
        server_header=False,
        backlog=BACKLOG,
        forwarded_allow_ips=list(settings.proxies),
    )
    config.limits = settings.limits
    return config


class Server(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle()
            self.on_start()


def _settle() -> None:
    """Modules and compiled rules stay, and so do tables: looking through all of them for garbage holds everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


class Workers(Multiprocess):
    """Several processes at one socket; one that ends is started again. Tells when the first listens."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], on_start: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self.on_start = on_start

    def init_processes(self) -> None:
        super().init_processes()
        if self.processes[0].wait_until_ready(STARTING, self.should_exit):
            self.on_start()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {process.pid for process in self.processes}:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]  # its sockets are open no more


def _want_files() -> None:
    """Every socket is one: systems let a program have a thousand until it asks for more."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # there is no such limit here, or no more to be had
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def one_of_many() -> Any:
    """The application of one process that `serve_many` started: what is set comes by the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    log_to_stderr(os.environ[LOG_LEVEL])
    return create_app(settings)


def serve(
    settings: Settings,
    host: str,
    port: int,
    log_level: str = "warning",
    on_start: Callable[[], None] = lambda: None,
    workers: int = 1,
) -> None:
    """Runs until Ctrl-C or SIGTERM; closes sockets and the database in order."""
    log_to_stderr(log_level)
    make_ready(settings.database)
    _want_files()
    if workers > 1:
        _serve_many(settings, host, port, log_level, on_start, workers)
        return
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a server ends
        Server(configuration(settings, host, port), on_start).run()


def _serve_many(
    settings: Settings, host: str, port: int, log_level: str, on_start: Callable[[], None], workers: int
) -> None:
    with tempfile.TemporaryDirectory(prefix="atoll-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures  # those that are started read it
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        os.environ[LOG_LEVEL] = log_level
        config = configuration(settings, host, port, "atoll.server.run:one_of_many", workers)
        Workers(config, [config.bind_socket()], on_start).run()


def work(settings: Settings, log_level: str = "warning", on_start: Callable[[], None] = lambda: None) -> None:
    """`atoll worker`: bots, clocks, hints and reviews of a database that other processes serve. Until Ctrl-C or SIGTERM."""
    log_to_stderr(log_level)
    make_ready(settings.database)

    async def run() -> None:
        await asyncio.to_thread(load_rules)
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, ended.set)
        async with services(settings):
            on_start()
            await ended.wait()

    asyncio.run(run())
