"""`--components FILE`: an owner's figures, and what is said of a file that cannot be used."""

import re
from pathlib import Path

import pytest

from atoll.engine.catalogue import get_game

from .conftest import Run

LOST = "lost_island"
ROOT = Path(__file__).parents[2]


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "mine.toml").write_text("[tiles]\nplain = 9\nstorm = 5\n")
    return "mine.toml"


def test_a_new_game_has_the_figures(atoll: Run, read, mine: str) -> None:
    data = read(atoll("new", LOST, "--components", mine, "--seats", "3"))
    assert data["options"]["components"]["tiles"]["storm"] == 5
    assert data["options"]["components"]["tiles"]["loot_1"] == 5
    assert "components" not in read(atoll("new", LOST))["options"]


def test_a_match_keeps_them(atoll: Run, read, mine: str) -> None:
    done = atoll(
        "play", LOST, "--components", mine, "--you", "all", "--save", "m.jsonl", "--yes", input="value 3\nquit\n"
    )
    assert done.exit_code == 0
    assert read(atoll("replay", "m.jsonl", "--json"))["options"]["components"]["tiles"]["plain"] == 9
    assert "belong to a new game" in atoll("play", "--resume", "m.jsonl", "--components", mine).stderr


def test_simulate_and_perft_take_them(atoll: Run, read, mine: str) -> None:
    found = read(atoll("simulate", LOST, "--games", "1", "--components", mine, "--json"))
    assert found["options"]["components"]["tiles"]["storm"] == 5
    assert "components=…" in atoll("simulate", LOST, "--games", "1", "--components", mine).stdout
    assert read(atoll("perft", LOST, "--depth", "1", "--components", mine, "--json"))["options"]["components"]


def test_the_default_figures_are_listed(atoll: Run, read) -> None:
    games = {game["game"]: game["components"] for game in read(atoll("games", "--json"))}
    assert games[LOST]["stones"]["flag"] == 1
    assert games["forbidden_island"] is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[tiles]\nstorm = 5", "mine.toml: components.tiles: these are 33 tiles, there must be 32"),
        ("[tils]\nstorm = 5", "mine.toml: components: 'tils' is no table: did you mean 'tiles'?"),
        ("storm =", "mine.toml: components: this is neither TOML nor JSON (Invalid value"),
        ('{"tiles": 3}', "mine.toml: components.tiles: give numbers by name, such as 'plain = 1', not 3"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(atoll: Run, tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "mine.toml").write_text(text)
    done = atoll("new", LOST, "--components", "mine.toml")
    assert done.exit_code == 2
    assert done.stderr.startswith(f"atoll: {problem}")


def test_what_is_wrong_with_the_command_is_said(atoll: Run, mine: str) -> None:
    assert atoll("new", LOST, "--components", "no.toml").stderr == "atoll: no.toml: there is no such file\n"
    assert "nothing in its box" in atoll("new", "forbidden_island", "--components", mine).stderr
    assert "standard input is the keyboard" in atoll("play", LOST, "--components", "-").stderr
    german = atoll("new", LOST, "--components", "-", "--lang", "de", input="[stones]\nflag = 2")
    assert "das sind 5 Plättchen, es müssen 4 sein" in german.stderr


def test_the_example_of_the_manual(atoll: Run, read, tmp_path: Path) -> None:
    manual = (ROOT / "docs/components.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", manual, re.S)
    assert example
    (tmp_path / "my-box.toml").write_text(example[1], encoding="utf-8")
    data = read(atoll("new", LOST, "--components", "my-box.toml"))
    assert data["options"]["components"]["tiles"]["storm"] == 5
    assert data["stones"] == ["c3", "d3", "c4", "d4"]
    own = get_game(LOST).options.components
    assert own
    for table in own.default:
        assert f"| `{table}` |" in manual
