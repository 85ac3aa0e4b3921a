"""What a host is told of the matches on their server: sums agree, and nobody is named."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from atoll.cli.app import app
from atoll.server.results import Result
from atoll.server.statistics import count, statistics
from atoll.server.store import Row, Store

PLAIN = Result(
    seats=2, outcome="won", payoff=[1.0, 1.0], turns=20, steps=90, seconds=600.0, people=["Zoë"], places=[0], bots=["strong"],
    points=None, options={"seats": 2},
)  # fmt: skip
LOST = msgspec.structs.replace(PLAIN, outcome="skull", payoff=[0.0, 0.0], turns=10, seconds=60.0, daily="2026-01-02")
BRANCH = msgspec.structs.replace(PLAIN, continues=True, turns=99)


async def keep(url: str) -> None:
    store = await Store.open(url)
    for i, result in enumerate((PLAIN, LOST, BRANCH)):
        await store.create(f"t{i}", "forbidden_island", "seed", False, [], Row(1, "open", {}))
        await store.keep_result(f"t{i}", f"deal{i}", "forbidden_island", msgspec.to_builtins(result))
        await store.keep_result(f"t{i}", "another", "forbidden_island", {})  # once is enough
    await store.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'atoll.db'}"
    asyncio.run(keep(url))
    return url


def test_sums_agree(url: str) -> None:
    found = statistics(url)
    (game,) = found.games
    assert (found.tables, found.playing) == (3, 0)
    assert (game.matches, game.continued, game.daily) == (3, 1, 1)
    counted = game.matches - game.continued
    assert sum(game.endings.values()) == sum(game.seats.values()) == sum(game.people.values()) == counted
    assert len(game.turns) == len(game.minutes) == counted
    assert (game.wins_of_people, game.seats_of_people) == (1.0, 2)
    assert not statistics(url, since=9e12).games


def test_the_most_played_game_first() -> None:
    assert [one.game for one in count([("b", PLAIN), ("a", PLAIN), ("b", LOST)])] == ["b", "a"]


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
def test_the_command_names_nobody(url: str, lang: str) -> None:
    done = CliRunner().invoke(app, ["stats", "--database", url, "--lang", lang])
    assert done.exit_code == 0, done.output
    said = done.stdout
    assert "Zoë" not in said
    assert "50" in said, "half of the matches were won"
    told = json.loads(CliRunner().invoke(app, ["stats", "--database", url, "--json"]).stdout)
    assert told["games"][0]["turns"] == {"least": 10, "median": 15.0, "most": 20}
    assert "Zoë" not in json.dumps(told)
