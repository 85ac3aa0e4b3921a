"""`atoll show` and `atoll replay` save boards as pictures."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image

from atoll.research import boards

MATCH = min((Path(__file__).parents[1] / "corpus" / "lost_island").glob("*.jsonl"))


def words(path):
    return set(ElementTree.fromstring(path.read_text(encoding="utf-8")).itertext())


def test_a_position_as_svg(atoll, island, tmp_path):
    shown = atoll("show", island, "--picture", "board.svg", "--lang", "de")
    assert shown.stdout == "Bild in board.svg gespeichert\n", shown.output
    assert "Erde" in words(tmp_path / "board.svg")
    assert atoll("show", island, "--picture", "board.svg").exit_code == 0
    assert "Earth" in words(tmp_path / "board.svg")


def test_a_position_as_png(atoll, island, tmp_path, read):
    assert read(atoll("show", island, "--picture", "board.png", "--json")) == {"written": "board.png"}
    with Image.open(tmp_path / "board.png") as picture:
        assert picture.format == "PNG"
        assert min(picture.size) > 600


def test_a_moment_of_a_match(atoll, tmp_path):
    for name, more in (("all", []), ("one", ["--seat", "0"]), ("other", ["--seat", "1"])):
        done = atoll("replay", str(MATCH), "--step", "20", "--picture", f"{name}.svg", *more)
        assert done.exit_code == 0, done.output
    drawn = {(tmp_path / f"{name}.svg").read_text() for name in ("all", "one", "other")}
    assert len(drawn) == 3, "each seat sees its own explorers"
    assert "--step" in atoll("replay", str(MATCH), "--picture", "no.svg").stderr


def test_what_cannot_be_saved(atoll, island, monkeypatch):
    assert "*.svg or *.png" in atoll("show", island, "--picture", "board.gif").stderr
    assert "a folder that is there" in atoll("show", island, "--picture", "nowhere/board.svg").stderr
    template = json.dumps({"game": "template"})
    assert "template has no board" in atoll("show", "-", "--picture", "board.svg", input=template).stderr
    for name in ("_engine", "_games"):
        monkeypatch.setattr(boards, name, getattr(boards, name).__wrapped__)
    monkeypatch.setitem(sys.modules, "py_mini_racer", None)
    assert "pip install 'atoll[pictures]'" in atoll("show", island, "--picture", "board.svg").stderr


def test_what_a_seat_may_know(atoll, island, read):
    moment = json.dumps(read(atoll("replay", str(MATCH), "--step", "20", "--json"))["position"])
    told, own = (read(atoll("show", "-", "--json", *seat, input=moment)) for seat in ([], ["--seat", "0"]))
    assert told["ask"] == own["ask"]
    assert told["position"] != own["position"], "the others' explorers are hidden"
    assert "there is no seat 7" in atoll("show", island, "--seat", "7").stderr
