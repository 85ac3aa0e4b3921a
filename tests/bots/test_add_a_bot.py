"""docs/add-a-bot.md: its bots play, its settings are read, its entry points are found; broken bots are told."""

import json
import os
import re
import tomllib
from pathlib import Path

import pytest

from tests.engine.helpers import SOURCES, python

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r'```python\n(?="""bots/([^:]+):)(.*?)```', PAGE, re.DOTALL))
PLAY = """
from atoll.arena import Contest, run, standings
from atoll.bots import get_bot, offered_bots
results = run(Contest.of("template", ("hasty", "wary", "wary:looks=1")), 1, 2)
print(len(results), sorted(standing.bot for standing in standings(results)), offered_bots()[-2:])
for wrong in ("wary:looks=0", "wary:look=2", "hasty:looks=1"):
    try:
        get_bot(wrong)
    except Exception as problem:
        print(type(problem).__name__, problem)
"""


def test_the_examples_play(tmp_path: Path) -> None:
    assert set(EXAMPLES) == {"hasty.py", "wary/__init__.py"}, "a file and a folder"
    for name, code in EXAMPLES.items():
        file = tmp_path / "bots" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, encoding="utf-8")
    (tmp_path / "bots" / "_shared.py").write_text("1 / 0", encoding="utf-8")
    (tmp_path / "bots" / "answers.py").write_text("1 / 0", encoding="utf-8")
    said = python(PLAY, ATOLL_PATH=str(tmp_path), NUMBA_DISABLE_JIT="1").splitlines()
    assert said == [
        "12 ['hasty', 'wary', 'wary:looks=1'] ['hasty', 'wary']",
        "AtollError wary: looks is a whole number from 1, not 0",
        "UnknownBot there is no setting 'look': did you mean 'looks'?",
        "UnknownBot the bot 'hasty' has no settings",
    ]


def installed(folder: Path, entries: dict[str, str], **modules: str) -> None:
    """A package of somebody else's, as pip leaves it: modules, and a dist-info folder with its entry points."""
    for name, code in modules.items():
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / "wary_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wary-bot\nVersion: 1.0\n")
    lines = ["[atoll.bots]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def told_of(folder: Path, code: str) -> list[str]:
    return python(code, PYTHONPATH=f"{SOURCES}{os.pathsep}{folder}", NUMBA_DISABLE_JIT="1").splitlines()


PACKAGED = """
from atoll.arena import Contest, run
from atoll.bots import get_bot, offered_bots
print(offered_bots())
print(len(run(Contest.of("template", ("mine", "wary", "wary:looks=1")), 1, 1)), get_bot("mine").name)
print(type(get_bot("strong")).__module__)
"""


def test_bots_of_a_package_play_and_replace_none_of_ours(tmp_path: Path) -> None:
    """Both forms of an entry point, the page's and `module:BOT`; a level keeps its name."""
    snippet = tomllib.loads(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0])
    [(group, entries)] = snippet["project"]["entry-points"].items()
    assert group == "atoll.bots"
    assert entries == {"wary": "wary_bot", "bold": "wary_bot:BOLD"}
    code = EXAMPLES["wary/__init__.py"] + "\nBOLD = make(9)\n"
    installed(tmp_path, {**entries, "mine": "wary_bot:BOT", "strong": "wary_bot"}, wary_bot=code)
    assert told_of(tmp_path, PACKAGED) == [
        "['beginner', 'sensible', 'strong', 'expert', 'bold', 'mine', 'wary']",
        "6 wary",
        "atoll.bots.search",
    ]


BROKEN = """
from atoll.bots import bot_names, get_bot
from atoll.engine.errors import AtollError
from atoll.texts import LANGUAGES, Texts
for name in ("absent", "bare", "classy", "failing", "half", "lost", "nothing"):
    try:
        get_bot(name)
    except AtollError as problem:
        print(problem)
        assert Texts("en").tell(problem) == str(problem), Texts("en").tell(problem)
        said = {Texts(lang).tell(problem) for lang in LANGUAGES}
        assert len(said) == 4, said
        assert all(name in each for each in said), said
"""


def test_a_broken_bot_says_what_would_be_right(tmp_path: Path) -> None:
    installed(
        tmp_path,
        {
            "absent": "gone",
            "bare": "bare",
            "classy": "classy",
            "failing": "failing",
            "half": "half",
            "lost": "bare:MINE",
            "nothing": ":BOT",
        },
        bare="x = 1",
        classy="class Classy:\n    name, style = 'classy', None\n    def choose(self, *_): ...\nBOT = Classy",
        failing="1 / 0",
        half="class Half:\n    name = 'half'\nBOT = Half()",
    )
    mend = "mend the module or its entry point"
    assert told_of(tmp_path, BROKEN) == [
        f"the bot 'absent' cannot be loaded from 'gone' (ModuleNotFoundError: No module named 'gone'): {mend}",
        "the bot 'bare': the module bare has no BOT; write BOT = … at its end",
        "the bot 'classy' is a class; make one of it: BOT = Classy()",
        f"the bot 'failing' cannot be loaded from 'failing' (ZeroDivisionError: division by zero): {mend}",
        "the bot 'half' lacks style, choose: a bot has a name (a text), a style (None will do) and choose()",
        "the bot 'lost': the module bare has no MINE; write MINE = … at its end",
        f"the bot 'nothing' cannot be loaded from '' (ValueError: Empty module name): {mend}",
    ]


COMMANDS = """
import contextlib, io
from atoll.cli.app import app
for arguments in (
    ["arena", "template", "--bots", "random,bare", "--games", "2"],
    ["simulate", "template", "--bot", "bare", "--games", "2"],
    ["serve", "--port", "0", "--lang", "nl"],
):
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        try:
            app(arguments)
        except SystemExit as ended:
            print(ended.code, said.getvalue().strip())
"""


def test_every_command_tells_it_in_a_line(tmp_path: Path) -> None:
    installed(tmp_path, {"bare": "bare"}, bare="x = 1")
    english = "2 atoll: the bot 'bare': the module bare has no BOT; write BOT = … at its end"
    dutch = "2 atoll: de bot “bare”: de module bare heeft geen BOT; schrijf aan het eind BOT = …"
    assert told_of(tmp_path, COMMANDS) == [english, english, dutch]


ONCE = """
from atoll.bots.random import RandomBot
class Once(RandomBot):
    name, style, turns = "once", None, 0
    def choose(self, game, view, seat, rng):
        assert view[0].turns >= self.turns, "this is another game"
        self.turns = int(view[0].turns)
        return super().choose(game, view, seat, rng)
BOT = Once()
"""
THRICE = """
from atoll.cli.app import app
from atoll.engine.catalogue import get_game
from atoll.research.dataset import play
game = get_game("template")
print(*(match.players for match in play(game, game.options.defaults(), 3, 1, ["once", "once"])))
app(["simulate", "template", "--bot", "once", "--games", "3", "--json"])
"""


def test_every_game_has_bots_of_its_own(tmp_path: Path) -> None:
    installed(tmp_path, {"once": "once"}, once=ONCE)
    first, *rest = told_of(tmp_path, THRICE)
    assert first.count("['bot:once', 'bot:once']") == 3
    assert json.loads("\n".join(rest))["bots"] == ["once", "once"]


def bot(body: str) -> str:
    head = "class Bot:\n    name, style = __name__, None\n    def choose(self, game, view, seat, rng):\n"
    return f"{head}        if seat not in game.asked(view):\n            return None\n        {body}\nBOT = Bot()\n"


WRONG = {
    "silent": "return None",
    "wordy": "return 'search'",
    "illegal": "return 0",
    "far": "return 10**9",
    "truthful": "return True",
    "failing": "return game.legal(view, seat)[99]",
    "lost": "return game.apply(view, seat, 'search')",
}
ANSWERS = """
import contextlib, io
from atoll.cli.app import app
from atoll.texts import LANGUAGES
for bot in ("silent", "wordy", "illegal", "far", "truthful", "failing", "lost"):
    told = set()
    for arguments in (
        ["arena", "template", "--bots", f"{bot},sensible", "--games", "2"],
        ["arena", "template", "--bots", f"{bot},sensible", "--games", "2", "--out", f"{bot}.jsonl"],
        ["simulate", "template", "--bot", bot, "--bot", "sensible", "--games", "2"],
        ["dataset", "template", "--bot", bot, "--bot", "sensible", "--games", "2", "--out", "x.parquet"],
    ):
        for lang in LANGUAGES if arguments[0] == "simulate" else ["en"]:
            said = io.StringIO()
            with contextlib.redirect_stderr(said):
                try:
                    app([*arguments, "--lang", lang])
                except SystemExit as ended:
                    if lang == "en":
                        told.add((ended.code, said.getvalue()))
                    assert f"{bot}.py:" in said.getvalue() and len(said.getvalue().splitlines()) == 1, said.getvalue()
    print(*(f"{code} {line.strip()}" for code, line in told), sep="")
"""


def test_a_wrong_answer_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By every command that lets bots play; where it is, and what would be right."""
    monkeypatch.chdir(tmp_path)
    installed(tmp_path, {name: name for name in WRONG}, **{name: bot(body) for name, body in WRONG.items()})
    said = [line.replace(f"{tmp_path}/", "") for line in told_of(tmp_path, ANSWERS)]
    right = "in template (turn); right would be one of: 6 (search), 7 (flare)"
    assert said[:5] == [
        f"2 atoll: the bot 'silent' (silent.py:3) answered None {right}",
        f"2 atoll: the bot 'wordy' (wordy.py:3) answered 'search' {right}",
        f"2 atoll: the bot 'illegal' (illegal.py:3) answered 0 (deal plank) {right}",
        f"2 atoll: the bot 'far' (far.py:3) answered 1000000000 {right}",
        f"2 atoll: the bot 'truthful' (truthful.py:3) answered True {right}",
    ]
    assert (
        said[5] == "2 atoll: the bot 'failing' failed in template (failing.py:6): IndexError: list index out of range"
    )
    assert said[6].startswith("2 atoll: the bot 'lost' failed in template (lost.py:6): ")


LATER = """
import contextlib, sys
from atoll.cli.app import app
with contextlib.redirect_stderr(sys.stdout):
    try:
        app(["arena", "template", "--bots", "sensible,later", "--games", "20", "--out", "kept.jsonl"])
    except SystemExit as ended:
        print(ended.code)
"""


def test_games_before_a_wrong_answer_stay_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its fifth copy fails: before it there are the one that all share and those of three games."""
    monkeypatch.chdir(tmp_path)
    copies = "    copies = 0\n    def __deepcopy__(self, memo):\n        Bot.copies += 1\n        return Bot()\n"
    code = bot("return None if Bot.copies == 5 else game.legal(view, seat)[0]").replace(
        "    def choose", copies + "    def choose"
    )
    installed(tmp_path, {"later": "later"}, later=code)
    assert re.match(r"atoll: the bot 'later' .* answered None in template", told_of(tmp_path, LATER)[0])
    assert [json.loads(game)["deal"] for game in Path("kept.jsonl").read_text().splitlines()[1:]] == [1, 1, 2]


def test_settings_that_make_no_bot(tmp_path: Path) -> None:
    code = "def make(looks):\n    return int(looks) // 0\n" + bot("return game.legal(view, seat)[0]")
    installed(tmp_path, {"brittle": "brittle"}, brittle=code)
    said = told_of(
        tmp_path,
        BROKEN.replace('"absent", "bare", "classy", "failing", "half", "lost", "nothing"', '"brittle:looks=2",'),
    )
    assert said == [
        "the bot 'brittle:looks=2' cannot be made with these settings "
        "(ZeroDivisionError: integer division or modulo by zero): give others, or let make() say which"
    ]


LOCKED = """
import threading
class LockedBot:
    name, style = "locked", None
    def __init__(self, lock=None):
        self.lock = lock or threading.Lock()
    def choose(self, game, view, seat, rng):
        return game.legal(view, seat)[0] if seat in game.asked(view) else None
BOT = LockedBot()
"""
COPIED = """
import contextlib, io
from atoll.bots import new_bot
from atoll.cli.app import app
from atoll.texts import LANGUAGES
for arguments in (
    ["arena", "template", "--bots", "locked,sensible", "--games", "2"],
    ["simulate", "template", "--bot", "locked", "--games", "2"],
    ["serve", "--port", "0"],
):
    told = []
    for lang in LANGUAGES:
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            try:
                app([*arguments, "--lang", lang])
            except SystemExit as ended:
                told.append((ended.code, said.getvalue().strip()))
    assert len(set(told)) == len(LANGUAGES) and all(code == 2 and "__deepcopy__" in line for code, line in told), told
    print(told[0][1])
one = new_bot("sharing")
print(one is not new_bot("sharing"), one.lock is new_bot("sharing").lock)
"""


def test_a_bot_that_cannot_be_copied_says_what_would_be_right(tmp_path: Path) -> None:
    """It holds a lock; with what the page shows every game has its own."""
    [advised] = re.findall(r"`(def __deepcopy__.*?)`", PAGE)
    assert advised == "def __deepcopy__(self, memo): return ModelBot(self.session)"
    method = advised.replace("ModelBot", "LockedBot").replace("session", "lock")
    sharing = LOCKED.replace("    def choose", f"    {method}\n    def choose")
    installed(tmp_path, {"locked": "locked", "sharing": "sharing"}, locked=LOCKED, sharing=sharing)
    line = (
        "atoll: the bot 'locked' cannot be copied, and every game has one of its own "
        "(TypeError: cannot pickle '_thread.lock' object): give it __deepcopy__(self, memo) that returns a fresh one"
    )
    assert told_of(tmp_path, COPIED) == [line, line, line, "True True"]


FROZEN = """
from atoll.bots import get_bot
print(get_bot("icy:looks=2").name, get_bot("icy:looks=2"))
print(get_bot("slotted:looks=2").name)
"""


def test_settings_may_make_what_cannot_be_changed(tmp_path: Path) -> None:
    """A frozen dataclass is called by its settings; one without room for another name keeps its own."""
    head = "from dataclasses import dataclass\n"
    body = "    def choose(self, game, view, seat, rng):\n        return None\nmake = Bot\nBOT = Bot()\n"
    fields = "class Bot:\n    looks: int = 1\n    name: str = 'icy'\n    style: None = None\n"
    icy = head + "@dataclass(frozen=True)\n" + fields + body
    slotted = (
        "class Bot:\n    __slots__ = ()\n    name, style = 'slotted', None\n    def __init__(self, looks=1): ...\n"
        + body
    )
    installed(tmp_path, {"icy": "icy", "slotted": "slotted"}, icy=icy, slotted=slotted)
    assert told_of(tmp_path, FROZEN) == [
        "icy:looks=2 Bot(looks=2, name='icy:looks=2', style=None)",
        "slotted",
    ]
