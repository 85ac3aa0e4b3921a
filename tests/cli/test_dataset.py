"""atoll dataset: matches as a table."""

import json

import pyarrow.parquet as pq
import pytest

from atoll.engine.catalogue import get_game
from atoll.research.dataset import play


def match_text(**options):
    return next(play(get_game("template"), {"seats": 2} | options, 1, 1, ["random"] * 3)).text()


def test_games_of_bots(atoll, tmp_path):
    done = atoll("dataset", "template", "--out", "games.parquet", "--games", "2", "--bot", "random", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["rows"] == pq.read_metadata(tmp_path / "games.parquet").num_rows


def test_match_files(atoll, tmp_path):
    (tmp_path / "one.jsonl").write_text(match_text())
    done = atoll("dataset", "template", "--out", "one.parquet", "--match", "one.jsonl", "--lang", "nl")
    assert done.exit_code == 0, done.output
    assert "Partijen: 1" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["lost_island", "--out", "x.parquet", "--match", "one.jsonl"],
            "this is a match of template, not of lost_island",
        ),
        (["template", "--out", "x.parquet", "--match", "half.jsonl"], "half.jsonl: this match is not over"),
        (["template", "--out", "x.parquet", "--match", "one.jsonl", "--match", "three.jsonl"], "has other options"),
        (["template", "--out", "x.csv"], "--out: give a file *.parquet"),
        (["template", "--out", "no/such/x.parquet"], "--out: give a file *.parquet in a folder that is there"),
        (["template", "--out", "x.parquet", "--games", "0"], "--games: give a whole number from 1 on"),
    ],
)
def test_refusals(atoll, tmp_path, arguments, told):
    (tmp_path / "one.jsonl").write_text(match_text())
    (tmp_path / "three.jsonl").write_text(match_text(seats=3))
    (tmp_path / "half.jsonl").write_text("\n".join(match_text().splitlines()[:4]) + "\n")
    done = atoll("dataset", *arguments)
    assert done.exit_code == 2
    assert told in " ".join(done.output.split())
