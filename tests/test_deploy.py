"""What a host deploys with is read by the tools that will read it, as far as they run without the containers' engine."""

import ipaddress
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import psycopg
import pytest
import typer
import yaml

from atoll.cli.app import app
from atoll.server.database import make_ready

if TYPE_CHECKING:
    import servers

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
sys.path.append(str(ROOT / "bench"))  # what starts real servers is there


def options_of(command: str) -> set[str]:
    found: Any = typer.main.get_command(app)
    return {name for one in found.commands[command].params for name in one.opts}


def follows(words: list[str]) -> None:
    """`atoll` has this command, and the command has these options."""
    command, *rest = words
    assert {word for word in rest if word.startswith("--")} <= options_of(command), words


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text()))


def hadolint() -> str | None:
    beside = Path(sys.executable).with_name("hadolint")
    return str(beside) if beside.exists() else shutil.which("hadolint")


@pytest.mark.skipif(not hadolint(), reason="there is no hadolint for this system")
def test_the_dockerfile_is_sound() -> None:
    done = subprocess.run([str(hadolint()), str(DEPLOY / "Dockerfile")], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_runs_as_nobody_in_particular_and_tells_how_it_is() -> None:
    *_, last = re.split(r"^FROM .*$", (DEPLOY / "Dockerfile").read_text(), flags=re.MULTILINE)
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert "pip install" not in last, "what only building needs stays behind"
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert all((ROOT / source).exists() for line in copied for source in line.split())


def test_what_the_build_needs_is_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert kept == {"pyproject.toml", "README.md", "LICENSE", "requirements/run.txt", "src", "web"}


def test_only_the_proxy_is_reached_from_outside(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert "front" not in [*services["database"]["networks"], *services["bots"]["networks"]]
    assert compose["networks"]["back"]["internal"]


def test_services_may_do_no_more_than_they_must(compose: dict[str, Any]) -> None:
    added = {"proxy": ["NET_BIND_SERVICE"]}
    for name, service in compose["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service.get("cap_add", []) == added.get(name, []), name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["restart"] == "unless-stopped", name
        assert not {"privileged", "devices", "pid", "ipc", "network_mode", "userns_mode"} & set(service), name
    assert compose["services"]["database"]["user"] == "postgres", "as root it would need capabilities"
    assert set(compose["services"]["database"]["tmpfs"]) == {"/tmp", "/run/postgresql"}, "its lock and socket"
    assert "./database.sql:/docker-entrypoint-initdb.d/database.sql:ro" in compose["services"]["database"]["volumes"]


@pytest.fixture(scope="module")
def first_start() -> Iterator["servers.Postgres"]:
    """PostgreSQL as its image is after the first start: the super-user has a password, and the file of ours is read."""
    import servers

    with servers.postgres() as server:
        with psycopg.connect(server.url, autocommit=True) as c:
            c.execute("CREATE ROLE postgres SUPERUSER LOGIN PASSWORD 'of-the-host'")
        as_postgres = server.url.replace("//atoll@", "//postgres@")
        with psycopg.connect(as_postgres, autocommit=True) as c:
            c.execute("ALTER ROLE atoll RENAME TO nobody")
        command = [str(server.programs / "psql"), "-v", "ON_ERROR_STOP=1", "--no-psqlrc", "-q", as_postgres]
        given = os.environ | {"ATOLL_PASSWORD": "it's 0f"}
        done = subprocess.run(
            [*command, "-f", str(DEPLOY / "database.sql")], env=given, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        yield server


def test_atoll_is_not_the_databases_super_user(first_start: "servers.Postgres") -> None:
    """Its role owns its database and may do no more; over the network nobody is the super-user."""
    with psycopg.connect(first_start.named("atoll")) as c:
        rights = "SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles"
        assert c.execute(f"{rights} WHERE rolname = 'atoll'").fetchone() == (False,) * 5
        owner = "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'atoll'"
        assert c.execute(owner).fetchone() == ("atoll",)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            c.execute("COPY (SELECT 1) TO PROGRAM 'cat'")
    with psycopg.connect(first_start.url.replace("//atoll@", "//postgres@")) as c:
        roles = "SELECT rolpassword FROM pg_authid WHERE rolname IN ('atoll', 'postgres') ORDER BY rolname"
        (ours,), (super_users,) = c.execute(roles).fetchall()
        assert ours.startswith("SCRAM-SHA-256$")
        assert super_users is None, "no password, so no way in over the network"


def test_what_atoll_may_do_there_is_enough(first_start: "servers.Postgres") -> None:
    make_ready(first_start.named("atoll"))
    with psycopg.connect(first_start.named("atoll"), autocommit=True) as c:
        c.execute("INSERT INTO tables VALUES ('old', 'template', 's', 'playing', false, 1.0, 1.0)")
        c.execute("LISTEN atoll")
        c.execute("NOTIFY atoll, 'x'")
        assert [note.payload for note in c.notifies(timeout=10, stop_after=1)] == ["x"]


SERVICE_KEYS = {
    "build", "image", "command", "environment", "restart", "depends_on", "read_only", "tmpfs", "volumes", "user",
    "cap_drop", "cap_add", "security_opt", "stop_grace_period", "networks", "healthcheck", "ports",
}  # fmt: skip
"""Of the Compose specification: those that we use. A misspelt one would be ignored, or refused, on the host's machine only."""


def test_the_compose_file_says_nothing_that_is_not_understood(compose: dict[str, Any]) -> None:
    assert set(compose) == {"name", "x-atoll", "services", "networks", "volumes"}
    for name, service in compose["services"].items():
        assert set(service) <= SERVICE_KEYS, name
        assert "image" in service, name
        assert set(service.get("build", ())) <= {"context", "dockerfile"}
        assert set(service.get("healthcheck", ())) <= {"test", "interval", "timeout", "retries", "disable"}
        wanted = service.get("depends_on", [])
        for other, how in wanted.items() if isinstance(wanted, dict) else ():
            assert how == {"condition": "service_healthy"}
            assert "test" in compose["services"][other]["healthcheck"], f"{other} says how it is"
        for times in (service.get("healthcheck", {}), service):
            given = [str(times[key]) for key in ("interval", "timeout", "stop_grace_period") if key in times]
            assert all(re.fullmatch(r"\d+[smh]", time) for time in given), name
        ports = [re.fullmatch(r"(\d+):(\d+)(/udp)?", port) for port in service.get("ports", ())]
        assert all(port and port[1] == port[2] for port in ports), name
    front = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    given = compose["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    assert ipaddress.ip_address(given) in ipaddress.ip_network(front)


VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def filled_in(text: str, given: dict[str, str]) -> str:
    """As Compose does it: `${NAME}`, `${NAME:-else}`, `${NAME:?what is missing}`."""

    def value(found: re.Match[str]) -> str:
        name, how, rest = found.groups()
        if not given.get(name) and how == "?":
            raise ValueError(rest)
        return given.get(name) or (rest if how == "-" else "")

    return VARIABLE.sub(value, text)


def test_what_the_host_has_to_choose_is_asked_for() -> None:
    text, chosen = (
        (DEPLOY / "compose.yaml").read_text(),
        {"ATOLL_SITE": "play.example.org", "ATOLL_PASSWORD": "0f" * 24},
    )
    for name in chosen:
        with pytest.raises(ValueError, match=r"choose a password|name the site"):
            filled_in(text, {other: value for other, value in chosen.items() if other != name})
    assert "$" not in filled_in(text, chosen), "nothing is left to fill in"
    services = yaml.safe_load(filled_in(text, chosen))["services"]
    database, made = services["database"]["environment"], (DEPLOY / "database.sql").read_text()
    for name in ("app", "bots"):
        url = urlsplit(services[name]["environment"]["ATOLL_DATABASE"])
        assert url.password == database["ATOLL_PASSWORD"] == database["POSTGRES_PASSWORD"]
        assert f"CREATE ROLE {url.username} LOGIN" in made
        assert f"CREATE DATABASE {url.path[1:]} OWNER {url.username};" in made
        assert url.hostname == "database"
    assert services["app"]["environment"]["ATOLL_PUBLIC_URL"] == "https://play.example.org"
    manual = (ROOT / "docs" / "host.md").read_text()
    named = {name for name, *_ in VARIABLE.findall(text)} - {"ATOLL_WORKERS"}
    assert all(name in manual for name in named)


def test_the_proxy_keeps_the_figures_to_itself() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    (paths,) = re.findall(r"^\t@figures path (.*)$", caddy, re.MULTILINE)
    assert paths.split() == ["/metrics", "/metrics/*"]
    assert re.search(r"^\trespond @figures 404$", caddy, re.MULTILINE)


def test_the_proxy_speaks_to_the_app(compose: dict[str, Any]) -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"^\{\$ATOLL_SITE\} \{$", caddy, re.MULTILINE), "one site, by name: hence TLS"
    assert "ATOLL_SITE" in compose["services"]["proxy"]["environment"]
    assert caddy.count("{") == caddy.count("}")
    (upstream,) = re.findall(r"^\treverse_proxy (\S+) \{$", caddy, re.MULTILINE)
    name, port = upstream.split(":")
    assert set(compose["services"][name]["networks"]) & set(compose["services"]["proxy"]["networks"])
    command = compose["services"][name]["command"]
    found: Any = typer.main.get_command(app)
    (usual,) = [one.default for one in found.commands["serve"].params if one.name == "port"]
    assert int(port) == (int(command[command.index("--port") + 1]) if "--port" in command else usual)
    assert f"EXPOSE {port}" in (DEPLOY / "Dockerfile").read_text()


def test_every_dependency_is_pinned_with_its_hashes() -> None:
    for file in ("run.txt", "dev.txt"):
        wanted = (ROOT / "requirements" / file).read_text().replace("\\\n", " ").splitlines()
        loose = [line for line in wanted if line.strip() and not re.match(r"[\w.\[\]-]+==\S+ .*--hash=sha256:", line)]
        assert not loose, file
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert not [name for name, one in lock.items() if name and "integrity" not in one and not one.get("link")]
    installs = re.findall(r"install .*-r (\S+)", (DEPLOY / "Dockerfile").read_text())
    assert installs == ["requirements/run.txt"]
    assert "--require-hashes -r requirements/run.txt" in (DEPLOY / "Dockerfile").read_text()


def test_the_audit_asks_about_what_is_installed() -> None:
    (recipe,) = re.findall(r"^audit:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert "pip-audit --strict --require-hashes --disable-pip -r requirements/run.txt" in recipe, (
        "strict: not asked is not clean"
    )
    assert "audit --omit=dev" in recipe


def test_nothing_is_named_that_is_not_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(compose["networks"])
        named = {volume.split(":")[0] for volume in service.get("volumes", ())}
        assert {volume for volume in named if not volume.startswith(".")} <= set(compose["volumes"])
        assert all((DEPLOY / volume).exists() for volume in named if volume.startswith("."))
    assert (DEPLOY / services["app"]["build"]["context"] / services["app"]["build"]["dockerfile"]).exists()
    assert not re.search(r"PASSWORD: (?!\$\{)", (DEPLOY / "compose.yaml").read_text()), "no password of ours"


def test_the_commands_are_ours(compose: dict[str, Any]) -> None:
    follows(compose["services"]["app"]["command"])
    follows(compose["services"]["bots"]["command"])
    proxy = compose["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    assert proxy in compose["services"]["app"]["command"], "whose X-Forwarded-For is believed"
    (started,) = re.findall(r"^ExecStart=(.*)$", (DEPLOY / "atoll.service").read_text(), re.MULTILINE)
    follows(shlex.split(started)[1:])


def test_the_manual_installs_what_is_pinned_and_says_what_there_is(compose: dict[str, Any]) -> None:
    manual = (ROOT / "docs" / "host.md").read_text()
    blocks = re.findall(r"^```(?:sh)?\n(.*?)^```$", manual, re.MULTILINE | re.DOTALL)
    lines = [line.partition(" #")[0] for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    wanted = ["--no-deps --require-hashes -r requirements/run.txt", "--no-deps ."]
    assert [line.split("pip install ")[1].strip() for line in lines if "pip install" in line] == wanted
    assert "pip install 'atoll" not in manual, "no index is known to have it"
    commands = [
        re.search(r"(?:\batoll|\bapp) ((?:backup|restore|serve|worker|stats|profile)\b.*)", line) for line in lines
    ]
    said = [shlex.split(found[1].replace(")", "")) for found in commands if found]
    assert {words[0] for words in said} == {"backup", "restore", "serve", "worker", "stats", "profile"}
    for words in said:
        follows(words)
    services = set(compose["services"])
    for line in lines:
        if found := re.search(r"compose\.yaml (?:stop|exec|run) ((?:-\S+ )*)(.*)", line):
            assert found[2].split()[0] in services


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd on this machine")
def test_the_unit_is_sound(tmp_path: Path) -> None:
    unit = tmp_path / "atoll.service"
    unit.write_text((DEPLOY / "atoll.service").read_text().replace("/opt/atoll/bin/atoll", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
