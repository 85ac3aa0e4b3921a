"""docs/add-a-bot.md: its bots play, its settings are read, its entry point would be found."""

import re
import tomllib
from pathlib import Path

import pytest

from atoll import bots
from tests.engine.helpers import python

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


def test_the_entry_point_is_one_that_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    snippet = tomllib.loads(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0])
    [(group, entries)] = snippet["project"]["entry-points"].items()

    class Entry:
        name, value = next(iter(entries.items()))

    monkeypatch.setattr(bots, "entry_points", lambda group: [Entry] if group == "atoll.bots" else [])
    assert group == "atoll.bots"
    assert bots._modules.__wrapped__()["wary"] == "wary_bot"
