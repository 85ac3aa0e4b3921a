"""examples/ppo.py runs where PyTorch is, and its curve becomes a picture."""

import csv
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]


def test_it_plays_learns_and_tells(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    curve = tmp_path / "curve.csv"
    few = [
        "--minutes",
        "0.2",
        "--games",
        "32",
        "--steps",
        "16",
        "--curve",
        str(curve),
        "--save",
        str(tmp_path / "net.pt"),
    ]
    subprocess.run([sys.executable, "examples/ppo.py", *few], cwd=ROOT, check=True, timeout=300)
    with curve.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows
    assert all(0 <= float(row["won"]) <= 1 and 0 <= float(row["treasures"]) <= 4 for row in rows)
    assert (tmp_path / "net.pt").stat().st_size > 0


def test_a_curve_becomes_a_picture(tmp_path: Path) -> None:
    curve, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    curve.write_text("minutes,decisions,won,treasures\n0.5,100,0.0,0.1\n1.0,200,0.1,1.0\n2.0,400,0.35,2.9\n", "utf-8")
    subprocess.run(
        [sys.executable, "bench/curve.py", str(curve), str(picture), "--title", "A & B"], cwd=ROOT, check=True
    )
    drawing = ElementTree.fromstring(picture.read_text("utf-8"))
    texts = ["".join(text.itertext()) for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert "A & B" in texts
    assert {"0 %", "40 %", "0 min", "2 min"} <= set(texts)
    line = drawing.find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    heights = [float(point.split(",")[1]) for point in line.attrib["points"].split()]
    assert heights == sorted(heights, reverse=True)  # upwards
