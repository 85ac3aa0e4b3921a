"""docs/add-a-bot.md: its bots play, its settings are read, its entry points are found; broken bots are told."""

import json
import os
import re
import tomllib
from pathlib import Path

from tests.engine.helpers import SOURCES, python

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r'```python\n(?="""bots/(\w+)/)(.*?)```', PAGE, re.DOTALL))
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
    assert set(EXAMPLES) == {"hasty", "wary"}
    for name, code in EXAMPLES.items():
        folder = tmp_path / "bots" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(code, encoding="utf-8")
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
    code = EXAMPLES["wary"] + "\nBOLD = make(9)\n"
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
print(*(match.players for match in play(game, game.options.defaults(), 3, 1, ["once", "once:"])))
app(["simulate", "template", "--bot", "once", "--games", "3", "--json"])
"""


def test_every_game_has_bots_of_its_own(tmp_path: Path) -> None:
    installed(tmp_path, {"once": "once"}, once=ONCE)
    first, *rest = told_of(tmp_path, THRICE)
    assert first.count("['bot:once', 'bot:once:']") == 3
    assert json.loads("\n".join(rest))["bots"] == ["once", "once"]
