"""What a host deploys with is read by the tools that will read it, as far as they run without the containers' engine."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from atoll.cli.app import app

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


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
    for name in ("app", "bots", "proxy"):
        service = compose["services"][name]
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
    for service in compose["services"].values():
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["restart"] == "unless-stopped"


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


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd on this machine")
def test_the_unit_is_sound(tmp_path: Path) -> None:
    unit = tmp_path / "atoll.service"
    unit.write_text((DEPLOY / "atoll.service").read_text().replace("/opt/atoll/bin/atoll", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
