"""docs/add-a-game.md: its examples run, and what it quotes stands in the template."""

import doctest
import re
from pathlib import Path

from atoll.engine.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"


def test_examples() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_quotations(template: Game) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in template.folder.glob("*.py"))
    quoted = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(quoted) == 2
    assert all(block in sources for block in quoted)


def test_every_file_is_explained(template: Game) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [
        path.name for path in template.folder.glob("*.py") if path.stem != "__init__" and f"`{path.name}`" not in page
    ] == []
