"""Whatever is wrong: one line on standard error that says what would be right, exit code 2, no traceback."""

import codecs
import contextlib
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from atoll import games as atoll_games
from atoll.cli import plainer
from atoll.cli.ready import interruptions
from atoll.engine import catalogue
from atoll.engine.compiled import PACKAGE

from .conftest import BOARD

FI = "forbidden_island"


def complaint(result):
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("atoll: ")
    assert "Traceback" not in lines[0]
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["new", "forbiden_island"], "did you mean 'forbidden_island'?"),
        (["new", FI, "--seats", "9"], "option seats: 9 is not possible, give 2 to 4"),
        (["new", FI, "--seats", "two"], "--seats"),
        (["new", FI, "--option", "difficulty"], "write NAME=VALUE"),
        (["new", FI, "--option", "difficulty=hard"], "choose from novice, normal"),
        (["new", FI, "--option", "dificulty=elite"], "did you mean 'difficulty'?"),
        (["new", FI, "--lang", "xx"], "--lang: 'xx' is not spoken here, choose from en, nl, fr, de"),
        (["--lang", "klingon", "games"], "--lang"),
        (["simulate", FI, "--games", "-5"], "--games: give a whole number from 1 on, not -5"),
        (["simulate", FI, "--games", "many"], "--games"),
        (["simulate", FI, "--games", "99999999999999999999"], "--games: give at most 1 000 000 000 000, not"),
        (["simulate", FI, "--jobs", "0"], "--jobs"),
        (["simulate", FI, "--seed", "-1"], "--seed"),
        (["simulate", FI, "--bot", "sensble"], "did you mean 'sensible'?"),
        (["simulate", FI, "--bot", "random", "--bot", "random", "--bot", "random"], "give one for all 2 seats"),
        (["show", "nowhere.json"], "nowhere.json: there is no such file"),
        (["show", "."], "this is a folder"),
        (["replay", "nowhere.jsonl"], "there is no such file"),
        (["legal", str(BOARD), "--seat", "7"], "there is no seat 7, give 0 to 1"),
        (["apply", str(BOARD), "5:end"], "there is no seat 5"),
        (["apply", str(BOARD), "moove observatory"], "did you mean 'move'?"),
        (["apply", str(BOARD), "move bronze_gate"], "seat 0 may not 'move bronze_gate' now"),
        (["apply", str(BOARD), "draw earth"], "may not 'draw earth' now"),
        (["apply", str(BOARD)], "ACTION"),
        (["perft"], "give either a GAME or --position"),
        (["perft", FI, "--depth", "-1"], "--depth"),
        (["rules", FI, "--paragraph", "99.9"], "--paragraph: there is no '99.9'; there are 1.1–"),
        (["play", "--you", "0,9"], "--you"),
        (["play", "--you", "anna"], "--you"),
        (["play", "--names", "A,B,C", "--you", "0"], "--names"),
        (["play", "--bot", "deep"], "bot"),
        (["play", "--resume", "nowhere.jsonl"], "there is no such file"),
        (["play", "--resume", "-"], "standard input is the keyboard"),
        (["play", "--save", "no/such/folder/x.jsonl"], "cannot be written"),
        (["stats", "--database", "atoll.db"], "--database: 'atoll.db' is no address; a file is sqlite:////"),
        (
            ["serve", "--database", "mysql://h/x"],
            "--database: mysql:// is not possible, choose sqlite:///FILE or postgresql://",
        ),
        (["backup", "b.gz", "--database", "postgresql+asyncpg://h/x"], "postgresql+asyncpg:// is not possible"),
        (["worker", "--database", "postgresql://a:s3cret@h:abc/x"], "this postgresql:// address cannot be read"),
        (["restore", "b.gz", "--database", "postgresql://a:s3cret@h:port/x"], "write @, : and / as %40"),
        (["stats", "--database", "nonsense://"], "--database: nonsense:// is not possible"),
        (["stats", "--database", "://"], "--database: this :// address cannot be read"),
        (["serve", "--database", "sqlite://atoll.db"], "an SQLite file is sqlite:///FILE, with three strokes"),
        (["serve", "--database", "sqlite:///:memory:"], "an SQLite file is sqlite:///FILE"),
        (["serve", "--database", "sqlite:///x.db?mode=ro"], "nothing behind its name"),
        (
            ["serve", "--port", "0", "--database", "postgres://a:s3cret@127.0.0.1:1/x"],
            "postgresql://a:***@127.0.0.1:1/x cannot be used",
        ),
        (["stats", "--database", "postgresql://127.0.0.1:1/x"], "is the server running, and is the address right?"),
        (["profile", "list", "--database", "postgresql://127.0.0.1:99999/x"], "is the address right?"),
        (["stats", "--database", "postgresql://127.0.0.1:1/x?password=s3&islands=4"], "invalid connection option"),
        (
            ["stats", "--database", f"postgresql://{'a' * 99}.example/x"],
            "cannot be used (encoding with 'idna' codec failed",
        ),
        (["nonsense"], "nonsense"),
        (["games", "--nonsense"], "--nonsense"),
    ],
)
def test_a_wrong_command_line(atoll, arguments, says):
    complains = complaint(atoll(*arguments))
    assert says in complains
    assert "s3" not in complains, "no password is repeated"


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("nl", "optie difficulty: “hard” kan niet, kies uit novice, normal"),
        ("fr", "option difficulty : « hard » n’est pas possible, au choix : novice, normal"),
        ("de", "Option difficulty: „hard“ geht nicht, zur Wahl stehen novice, normal"),
    ],
)
def test_it_is_told_in_the_readers_language(atoll, monkeypatch, lang, says):
    wrong = ["new", FI, "--option", "difficulty=hard"]
    assert says in complaint(atoll(*wrong, "--lang", lang))
    assert says in complaint(atoll("--lang", lang, *wrong))
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    assert says in complaint(atoll(*wrong))
    monkeypatch.delenv("LC_ALL")
    assert "option difficulty: 'hard' is not possible" in complaint(atoll(*wrong))


def test_a_wrong_line_of_a_file_is_told_in_the_readers_language(atoll, tmp_path):
    head = {"atoll": "match", "format": 1, "game": FI, "rules_version": 1}
    (tmp_path / "m.jsonl").write_text(json.dumps(head) + '\n{"seat": 0, "do": "moove observatory"}\n')
    says = complaint(atoll("verify", "m.jsonl", "--lang", "de"))
    assert says == "atoll: m.jsonl: Zeile 2: „moove“ ist keine Aktion: meintest du „move“?"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"{", "this is no JSON"),
        (b"[]", "give an object"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"", "this is no JSON"),
        (b"{}", "game: is missing"),
        (b'{"game": "chess"}', "there is no game 'chess'"),
        (json.dumps({"game": FI, "meter": 99}).encode(), "meter: give a whole number from 1 to 10, not 99"),
        (json.dumps({"game": FI, "metre": 3}).encode(), "metre: there is no such field; did you mean 'meter'?"),
        (json.dumps({"game": FI, "flooded": ["atlantis"]}).encode(), "flooded[0]: 'atlantis' is no tile"),
        (b"[" * 100_000, "too deeply nested"),
    ],
)
def test_a_wrong_position(atoll, text, says, tmp_path):
    (tmp_path / "p.json").write_bytes(text)
    assert says in complaint(atoll("show", "p.json"))
    assert says in complaint(atoll("show", "-", input=text))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the match file is empty"),
        ("{}", "line 1"),
        ('{"atoll": "match", "format": 1, "game": "forbidden_island", "rules_version": 99}', "rules_version"),
        ('{"atoll": "match", "format": 1, "game": "forbidden_island", "rules_version": 1}\n{"seat"', "line 2"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_wrong_match(atoll, command, text, says, tmp_path):
    (tmp_path / "m.jsonl").write_text(text)
    assert says in complaint(atoll(command, "m.jsonl"))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file(atoll, tmp_path):
    (tmp_path / "p.json").write_text("{}")
    (tmp_path / "p.json").chmod(0)
    assert "cannot be read" in complaint(atoll("show", "p.json"))


def test_a_match_that_is_cut_off(atoll, tmp_path):
    assert atoll("play", "--you", "none", "--seed", "9", "--save", "m.jsonl", "--yes").exit_code == 0
    lines = (tmp_path / "m.jsonl").read_text().splitlines()
    (tmp_path / "m.jsonl").write_text("\n".join([*lines[:56], lines[56][:-5]]))
    offer = "line 57 is cut off; the 56 lines before it are fine: add --repair to drop the last line"
    assert offer in complaint(atoll("replay", "m.jsonl"))
    assert offer in complaint(atoll("play", "--resume", "m.jsonl"))
    assert "--repair" in complaint(atoll("verify", "m.jsonl"))
    shown = atoll("replay", "m.jsonl", "--repair")
    assert shown.exit_code == 0, shown.output
    assert "  55  " in shown.stdout
    assert "  56  " not in shown.stdout
    assert atoll("play", "--resume", "m.jsonl", "--repair", "--yes").exit_code == 0
    assert atoll("verify", "m.jsonl").exit_code == 0


def test_positions_and_matches_are_told_apart(atoll, tmp_path):
    atoll("play", "--you", "none", "--seed", "9", "--save", "m.jsonl", "--yes")
    for command in ("replay", "verify"):
        assert "this is a position, not a match" in complaint(atoll(command, str(BOARD)))
    for arguments in (["show", "m.jsonl"], ["legal", "m.jsonl"], ["apply", "m.jsonl", "end"]):
        assert "this is a match, not a position" in complaint(atoll(*arguments))


def test_a_broken_game_stops_nothing(atoll, monkeypatch):
    monkeypatch.setattr("atoll.cli.games.real_games", lambda: [FI, "sunken"])
    done = atoll("games")
    assert done.exit_code == 0
    assert "Forbidden Island" in done.stdout
    assert "the game 'sunken' cannot be used" in done.stderr


@pytest.mark.parametrize("arguments", [["new"], ["rules"], ["perft"], ["simulate", "--games", "1"], ["play"]])
def test_a_game_that_does_not_import_is_named(atoll, monkeypatch, tmp_path, arguments):
    """A folder dropped into games/ with a mistake in it."""
    folder = tmp_path / "games" / "sunken"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text("import nothing_of_the_kind\n")
    monkeypatch.setattr("atoll.games.__path__", [*atoll_games.__path__, str(tmp_path / "games")])
    monkeypatch.setattr("atoll.engine.catalogue._packages", catalogue._packages.__wrapped__)
    says = complaint(atoll(*arguments, "sunken"))
    assert "game 'sunken' cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_the_kind'" in says


def test_what_a_compiler_says_after_ctrl_c_is_an_interruption(atoll, island, monkeypatch):
    def compile(game, report, simulating):
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        raise RuntimeError("no compiled object yet")

    monkeypatch.setattr("atoll.cli.ready.warm", compile)
    monkeypatch.setattr("atoll.cli.ready.is_warm", lambda *_: False)
    done = atoll("show", island)
    assert done.exit_code == 130
    assert done.stderr.splitlines()[-1] == "atoll: interrupted"
    assert "Traceback" not in done.stderr
    monkeypatch.setattr("atoll.cli.ready.warm", lambda *_: signal.raise_signal(signal.SIGINT))
    assert atoll("show", island).exit_code == 130


def test_a_compilers_own_complaint_is_no_interruption():
    with pytest.raises(RuntimeError), interruptions():
        raise RuntimeError("a real one")


def test_plain_signs_for_a_plain_terminal():
    codecs.register_error("atoll-plain", plainer)
    assert "┌─♦É─┐ über …☃".encode("ascii", "atoll-plain") == b"+-*E-+ uber .?"


# -- in a process of its own ------------------------------------------------------------------------------------------


def start(*arguments, **pipes):
    command = [sys.executable, "-m", "atoll.cli", *arguments]
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    return subprocess.Popen(command, text=True, env=environment, preexec_fn=heed_ctrl_c, **pipes)


def heed_ctrl_c():
    """Tests that run in the background of a shell are deaf to it, and so would be what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_ends_a_simulation_with_one_line():
    assert start("simulate", FI, "--games", "1", stdout=subprocess.DEVNULL).wait() == 0  # compiled, if it was not yet
    process = start("simulate", FI, "--games", "2000000000", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    try:
        output, complaints = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, complaints
    assert output == ""
    assert complaints.splitlines()[-1] == "atoll: interrupted"
    assert "Traceback" not in complaints


@pytest.mark.skipif(sys.platform == "win32", reason="pipes")
def test_a_reader_that_has_had_enough_is_no_error():
    writer = start("rules", FI, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    writer.stdout.close()
    assert writer.stderr.read() == ""
    writer.wait(20)
    writer.stderr.close()
