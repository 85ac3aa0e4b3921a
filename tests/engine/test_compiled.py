"""engine.compiled: the cache follows the sources, and a rule is compiled once for all widths."""

import os
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import types

from atoll.engine import compiled
from atoll.engine.compiled import INTERPRETED, rule

from .helpers import copy_of_template, python

CHANCES = "from atoll.engine.catalogue import get_game; g = get_game('driftlet'); print(g.chances(g.new()))"


@pytest.mark.compiled
def test_an_edit_in_a_called_function_of_another_file_is_seen(tmp_path: Path) -> None:
    game = copy_of_template(tmp_path, "driftlet")
    here = {"ATOLL_PATH": str(tmp_path), "ATOLL_CACHE": str(tmp_path / "cache")}
    assert python(CHANCES, **here) == "{0: 5, 1: 4, 2: 3}"
    assert python(CHANCES, **here) == "{0: 5, 1: 4, 2: 3}"
    hidden = game / "hidden.py"
    hidden.write_text(hidden.read_text().replace("left = STOCK[wood] - ", "left = STOCK[wood] + 1 - ", 1))
    assert python(CHANCES, **here) == "{0: 6, 1: 5, 2: 4}"
    assert len(list((tmp_path / "cache" / "compiled").iterdir())) == 2


def test_the_hash_follows_names_and_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_PATH", str(tmp_path))
    games = tmp_path / "games"
    games.mkdir()
    hashes = [compiled.sources_hash()]
    (games / "a.py").write_text("1")
    hashes.append(compiled.sources_hash())
    (games / "a.py").write_text("2")
    hashes.append(compiled.sources_hash())
    (games / "a.py").rename(games / "b.py")
    hashes.append(compiled.sources_hash())
    assert len(set(hashes)) == 4
    (games / "readme.txt").write_text("not compiled")
    (tmp_path / "try.toml").write_text("what atoll tune wrote, beside the bots and games")
    assert compiled.sources_hash() == hashes[-1]


def test_a_copy_elsewhere_is_cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba files compiled code by the path of its source: what one copy has compiled another does not find."""
    here = compiled.sources_hash()
    (tmp_path / "atoll").symlink_to(compiled.PACKAGE, target_is_directory=True)
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path / "atoll")
    assert compiled.sources_hash() != here


def test_packages_of_third_parties_are_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    values = ("json.decoder:thing", "no_such_package", ":nothing", "this:d")
    entries = {"atoll.games": [SimpleNamespace(value=value) for value in values]}
    monkeypatch.setattr(compiled, "entry_points", lambda group: entries.get(group, []))
    folders = list(compiled._source_folders())
    assert [folder.name for folder in folders[:3]] == ["engine", "games", "bots"]
    assert [folder.name for folder in folders[-2:]] == ["json", "this.py"], (
        "a module is a file, not all that lies beside it"
    )
    assert ("this.py", folders[-1]) in list(compiled._sources())


def test_the_program_is_the_same_wherever_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = compiled.program_hash.__wrapped__
    here = program()
    (tmp_path / "atoll").symlink_to(compiled.PACKAGE, target_is_directory=True)
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path / "atoll")
    assert program() == here
    (tmp_path / "bots" / "hasty").mkdir(parents=True)
    (tmp_path / "bots" / "hasty" / "__init__.py").write_text("BOT = None")
    monkeypatch.setenv("ATOLL_PATH", str(tmp_path))
    assert program() != here, "a plain bot is part of it, too"


def test_old_caches_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_CACHE", str(tmp_path))
    for age in range(6):
        old = tmp_path / "compiled" / f"old{age}"
        old.mkdir(parents=True)
        (old / "code").touch()
        os.utime(old, (1000 + age, 1000 + age))
    here = compiled._open_cache()
    left = {folder.name for folder in (tmp_path / "compiled").iterdir()}
    assert left == {here.name, "old5", "old4", "old3"}


def test_the_cache_in_use_is_kept_even_if_its_time_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_CACHE", str(tmp_path))
    monkeypatch.setattr(compiled, "_age", lambda folder: 0.0 if folder.name.startswith("old") else -1.0)
    for age in range(5):
        (tmp_path / "compiled" / f"old{age}").mkdir(parents=True)
    assert compiled._open_cache().is_dir()


def test_a_home_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("ATOLL_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    folder = compiled._open_cache()
    assert folder.is_dir()
    assert folder.parent.parent == tmp_path


def test_age_of_a_folder_that_is_gone(tmp_path: Path) -> None:
    assert compiled._age(tmp_path / "gone") == 0.0


@pytest.mark.parametrize(
    ("platform", "variables", "end"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/atoll"),
        ("linux", {}, "/.cache/atoll"),
        ("darwin", {}, "/Library/Caches/atoll"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Atoll/Cache"),
    ],
)
def test_the_usual_cache_folder(
    platform: str, variables: dict[str, str], end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ATOLL_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert compiled.user_cache().as_posix().endswith(end)


@pytest.mark.compiled
def test_one_specialisation_for_all_widths() -> None:
    @rule
    def twice(x: int) -> int:
        return x * 2

    widths: list[Any] = [3, np.int8(3), np.int16(3), np.int32(3), np.uint8(3), True]
    assert [twice(x) for x in widths] == [6, 6, 6, 6, 6, 2]
    assert len([signature for signature in twice.signatures if signature[0] == types.int64]) == 1  # type: ignore[attr-defined]
    assert len(twice.signatures) <= 2, "a boolean may have its own"  # type: ignore[attr-defined]


@pytest.mark.compiled
def test_a_random_number_stays_unsigned() -> None:
    @rule
    def half(x: np.uint64) -> np.uint64:
        return x >> np.uint64(1)

    assert half(np.uint64(2**64 - 1)) == 2**63 - 1


def test_widening() -> None:
    assert compiled._widen(types.int8) == types.int64
    assert compiled._widen(types.uint64) == types.uint64
    assert compiled._widen(types.float32) == types.float32


def test_interpreted_rules_are_plain_functions() -> None:
    def plain() -> None: ...

    assert (rule(plain) is plain) == INTERPRETED
    assert (compiled.CACHE is None) == INTERPRETED


@pytest.mark.parametrize("file", ["hasty/__init__.py", "hasty.py"])
def test_a_plain_bot_needs_no_compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.setenv("ATOLL_PATH", str(tmp_path))
    before = compiled.sources_hash()
    bot = tmp_path / "bots" / file
    bot.parent.mkdir(parents=True)
    bot.write_text("BOT = None")
    assert compiled.sources_hash() == before
    bot.write_text("from atoll.engine.compiled import rule")
    assert compiled.sources_hash() != before


def test_one_process_at_a_time_adds_to_the_cache(tmp_path: Path) -> None:
    """Numba numbers files by what it finds: two at once would give different code the same name."""
    fcntl = pytest.importorskip("fcntl")
    other = (tmp_path / "lock").open("w")
    with compiled._alone(tmp_path), pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    other.close()


def test_a_cache_that_was_cleared_away_is_made_again(tmp_path: Path) -> None:
    """Other versions keep a few caches only: that of a server that still runs may not be among them."""
    with compiled._alone(tmp_path / "cleared" / "away"):
        assert (tmp_path / "cleared" / "away" / "lock").is_file()


def test_what_bots_share_may_be_compiled_into_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_PATH", str(tmp_path))
    before = compiled.sources_hash()
    shared = tmp_path / "bots" / "_numbers.py"
    shared.parent.mkdir()
    shared.write_text("MOST = 3")
    assert compiled.sources_hash() != before
