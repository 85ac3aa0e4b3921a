"""A real server in a process of its own, which a test may kill and start again."""

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psycopg

from ..server.people import free_port
from .chromium import ROOT


class House:
    def __init__(
        self,
        folder: Path,
        grace: float = 30.0,
        patience: float = 120.0,
        secret: str = "",
        notices: bool = False,
        database: str = "",
        workers: int = 1,
    ) -> None:
        """`secret`: the server's part of every deal, where a test wants to know what comes. `database`: of several workers
        who share one; whoever comes, and comes back, meets any of them."""
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"
        self.log = folder / "server.log"
        self.database, self.workers = database, workers
        kept_in = database or f"sqlite:///{folder / 'atoll.db'}"
        chosen = (self.port, kept_in, workers, grace, patience, secret, "notices" if notices else "")
        self._arguments = [str(one) for one in chosen]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "House":
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.e2e.serve", *self._arguments], stderr=log, env=os.environ, cwd=ROOT
            )
        deadline = time.monotonic() + 400
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"the server did not start: {self.log.read_text()}")
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def workers_at(self, table: str) -> set[str]:
        """Those where somebody of this table sits."""
        with psycopg.connect(self.database) as connection:
            return {row[0] for row in connection.execute("SELECT worker FROM present WHERE table_id = %s", [table])}

    def kill(self) -> None:
        """As a power cut does it."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
