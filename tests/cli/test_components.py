"""`--components FILE`: an owner's figures, and what is said of a file that cannot be used."""

import re
from pathlib import Path

import pytest

from atoll.engine.catalogue import get_game

from .conftest import Run

LOST, LOOT = "lost_island", "loot_island"
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


@pytest.fixture
def manual(tmp_path: Path):
    """What the manual says of a game; its example becomes my-box.toml."""

    def read(title: str) -> str:
        text = (ROOT / "docs/components.md").read_text(encoding="utf-8")
        section = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
        example = re.search(r"```toml\n(.*?)```", section, re.S)
        assert example
        (tmp_path / "my-box.toml").write_text(example[1], encoding="utf-8")
        return section

    return read


def test_the_example_of_the_manual(atoll: Run, read, manual) -> None:
    section = manual("Lost Island")
    data = read(atoll("new", LOST, "--components", "my-box.toml"))
    assert data["options"]["components"]["tiles"]["storm"] == 5
    assert data["stones"] == ["c3", "d3", "c4", "d4"]
    assert_every_table_is_explained(LOST, section)


def test_the_example_of_loot_island(atoll: Run, read, manual) -> None:
    section = manual("Loot Island")
    given = read(atoll("new", LOOT, "--components", "my-box.toml"))["options"]["components"]
    assert given["healers"][-1] == "0+18"
    assert given["islands"][0] == "remove-4"
    assert given["crossed"]["15"] == 1
    assert given["crossed"]["8"] == 2
    assert given["crowns"]["fourth"] == 5
    assert given["maps"][3][4] == "remove"
    assert_every_table_is_explained(LOOT, section)


def assert_every_table_is_explained(game: str, section: str) -> None:
    own = get_game(game).options.components
    assert own
    for table in own.default:
        assert f"| `{table}` |" in section


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('healers = ["3+1"]', "components.healers: give a list of 14"),
        (f"healers = {['1+0'] * 13 + ['x']}", "components.healers: 'x' is no healer: write the cost of a cube"),
        ("[crossed]\n1 = 3", "components.crossed.1: give 0 to 2 cubes"),
        ("[crowns]\nfifth = 9", "components.crowns: no place can have more than the one before it"),
    ],
)
def test_what_is_wrong_in_a_box_of_loot_island(atoll: Run, tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "mine.toml").write_text(text)
    done = atoll("new", LOOT, "--components", "mine.toml")
    assert done.exit_code == 2
    assert done.stderr.startswith(f"atoll: mine.toml: {problem}")
