"""Matches as tables."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.research import dataset

from .spread import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_a_row_for_each_decision(id: str) -> None:
    game = get_game(id)
    match = next(dataset.play(game, game.options.defaults(), 1, 3, ["sensible"] * 2))
    rows = dataset.decisions(match, number=7)
    steps = [step for step in match.steps if step.seat != CHANCE]
    assert len(steps) == len(rows["action"]) == len(rows["observation"])
    assert rows["action"].tolist() == [step.action - game.space.nature for step in steps]
    assert rows["mask"][np.arange(len(steps)), rows["action"]].all()
    assert (rows["match"] == 7).all()
    outcome = game.outcome(match.state)
    assert outcome
    for seat in range(2):
        own = rows["seat"] == seat
        assert rows["reward"][own].sum() == pytest.approx(outcome[1][seat])
        assert (rows["return"][own] == np.float32(outcome[1][seat])).all()
        assert rows["done"][own].tolist() == [False] * (own.sum() - 1) + [True]


@pytest.mark.parametrize("id", ["template", "loot_island"])
def test_an_episode_has_one_observation_more_than_actions(id: str, tmp_path: Path) -> None:
    """As Minari wants it: the last one is of the end of the match."""
    game = get_game(id)
    matches = list(dataset.play(game, game.options.complete({"seats": 3}), 2, 1, ["random"] * 3))
    dataset.write(tmp_path / "some.parquet", game, matches)
    rows = pq.read_table(tmp_path / "some.parquet")
    for number, match in enumerate(matches):
        for seat in range(3):
            episode = rows.filter((rows["match"].to_numpy() == number) & (rows["seat"].to_numpy() == seat))
            *others, final = episode["final_observation"].to_pylist()
            observations = np.array([*episode["observation"].to_pylist(), final], np.float32)
            assert observations.shape == (len(episode) + 1, game.encoded)
            assert np.array_equal(observations[-1], game.encode(game.view(match.state, seat), seat))
            assert not any(others)
            assert episode["done"].to_pylist() == [False] * len(others) + [True]
            assert not any(episode["truncated"].to_pylist())


def test_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several row groups; what a reader must know is inside."""
    monkeypatch.setattr(dataset, "MATCHES_AT_ONCE", 2)
    game = get_game("template")
    matches = list(dataset.play(game, game.options.defaults(), 3, 1, ["random"] * 2))
    heard: list[int] = []
    rows = dataset.write(tmp_path / "some.parquet", game, matches, heard.append)
    file = pq.ParquetFile(tmp_path / "some.parquet")
    assert file.num_row_groups == 2
    assert file.metadata.num_rows == rows == sum(heard)
    table = file.read()
    assert np.array(table["observation"].to_pylist()).shape == (rows, game.encoded)
    assert sorted(set(table["match"].to_pylist())) == [0, 1, 2]
    about = json.loads(file.schema_arrow.metadata[b"atoll"])
    assert about["game"] == "template"
    assert about["pieces"][0] == {
        "name": "wood",
        "shape": [3, 3],
        "columns": list(game.pieces[0].columns),
        "rows": ["hand", "buried", "beach"],
    }
    assert len(about["actions"]) == game.space.count - game.space.nature


def test_what_does_not_belong_together(tmp_path: Path) -> None:
    game = get_game("template")
    with pytest.raises(ValueError, match="must be over"):
        dataset.decisions(Match.new(game))
    two, three = (next(dataset.play(game, {"seats": n}, 1, 1, ["random"] * n)) for n in (2, 3))
    with pytest.raises(ValueError, match="same options"):
        dataset.write(tmp_path / "x.parquet", game, [two, three])
