"""docs/bots.md: what it shows of tuning and training is what these commands print."""

import re
import shlex
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def shown(beginning: str) -> tuple[list[list[str]], list[str]]:
    """The example that begins so: its commands, and the lines that it shows beneath."""
    commands, lines = re.findall(rf"```sh\n({re.escape(beginning)}.*?)```\n\n```\n(.*?)```", PAGE, re.DOTALL)[0]
    return [shlex.split(command)[1:] for command in commands.splitlines()], lines.splitlines()


@pytest.mark.compiled
def test_tuning(atoll):
    [arguments], lines = shown("atoll tune forbidden_island --seats 2")
    assert len(lines) == 2
    whole = arguments.index("--generations") + 1
    arguments[whole] = str(len(lines))  # the search goes the same way, and there is less of it
    said = atoll(*arguments).stderr.splitlines()
    assert said[-len(lines) :] == lines


@pytest.mark.compiled
def test_training(atoll):
    """What is learnt may differ in a last digit from machine to machine; a reader sees rounds that are kept anywhere."""
    commands, lines = shown("atoll train template")
    said = [line for arguments in commands for line in atoll(*arguments).stderr.splitlines()]
    rounds = [line for line in said if line.startswith("round ")]
    assert rounds[0].partition(", loss")[0] == lines[0].partition(", loss")[0]
    assert [verdict(line) for line in rounds] == [verdict(line) for line in lines]
    assert [verdict(line)[1] for line in rounds] == ["a beginning", "kept", "kept", "kept"]


def verdict(line: str) -> tuple[str, str]:
    """`round 1: 9,619 moments …: kept, 1 s`"""
    return line.partition(":")[0], line.rpartition(": ")[2].partition(",")[0]
