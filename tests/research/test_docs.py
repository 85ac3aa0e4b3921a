"""docs/research.md: its examples run, its tables are fresh."""

import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from atoll.engine.catalogue import get_game
from atoll.research import tables

from .pretended import pretended

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(
    r"^## ([^\n]*)$|^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


def examples() -> list[tuple[str, str]]:
    found, title = [], ""
    for heading, code in EXAMPLES:
        title = heading or title
        found += [(title, code)] if code else []
    return found


@pytest.mark.parametrize(("title", "code"), examples(), ids=[title for title, _ in examples()])
def test_example(title: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With few rounds and few games, on a card that is pretended."""
    short = re.sub(r"\b\d{1,3}(_\d{3})+\b", "4", re.sub(r"range\(\d{3,}\)", "range(5)", code))
    on_card = "research.gpu" in code
    with pretended(monkeypatch, get_game("lost_island").dtype) if on_card else nullcontext():
        exec(compile(short, f"{PAGE.name}: {title}", "exec"), {"__name__": title})


def test_there_are_examples() -> None:
    assert len(examples()) == 9


def test_what_a_step_on_a_gpu_moves() -> None:
    """The bytes of the formula, and their part of the bandwidth."""
    rows = re.findall(
        r"^\| (\w+) \| \d+ \(\d+\) \| (\d+) \(50\) \| ([\d,]+) B \| ([\d.]+) % \|$",
        PAGE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert [id for id, *_ in rows] == ["forbidden_island", "the_island", "lost_island", "loot_island"]
    sizes = {
        id: int(size) for id, size in re.findall(r"^\| (\w+) \| 4 \|.* (\d+) \| \d+ \|$", PAGE.read_text("utf-8"), re.M)
    }
    for id, rate, moved, part in rows:
        game = get_game(id)
        size = 2 * sizes[id] + game.space.count - game.space.nature + 2 * game.encoded
        assert int(moved.replace(",", "")) == size
        assert float(part) == pytest.approx(100 * int(rate) * 1e6 * size / 4.13e12, abs=0.05)


def test_tables_are_fresh() -> None:
    """Else: python -m atoll.research.tables docs/research.md"""
    page = PAGE.read_text(encoding="utf-8")
    assert tables.replaced(page, "declarations", tables.all_declared()) == page


def test_sizes_are_of_these_states() -> None:
    """Else the same; what random games gave is not played again here."""
    rows = re.findall(r"^\| (\w+) \| \d \|.* (\d+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 13
    assert {(id, int(size), int(steps)) for id, size, steps in rows} == {
        (game.id, game.dtype.itemsize, game.max_steps) for game in tables._games()
    }


def test_sizes_are_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The template's games are short: a wreck of few pieces."""
    size = tables.measure(get_game("template"), 2, games=30)
    assert 2 < size.length <= size.longest <= get_game("template").max_steps
    assert 1 <= size.branching <= size.most_choices <= 7
    assert size.lines > 0
    monkeypatch.setattr(tables, "_games", lambda: [get_game("template")])
    page = tmp_path / "page.md"
    marks = [mark.format(name=name) for name in ("sizes", "declarations") for mark in tables.MARKS]
    page.write_text("\n".join(["# Games", *marks, "The end."]), encoding="utf-8")
    tables.main(page)
    text = page.read_text(encoding="utf-8")
    assert "| template | 2 |" in text
    assert "### template" in text
    assert text.endswith("The end.")
    with pytest.raises(ValueError, match="lacks the marks"):
        tables.replaced("nothing", "sizes", "")
