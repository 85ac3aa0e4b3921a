"""arena.charts: pictures of a contest."""

import xml.etree.ElementTree as ET

from atoll.arena import Standing
from atoll.arena.charts import LEFT, RIGHT, WIDTH, bar, svg
from atoll.arena.ratings import Rating

SVG = "{http://www.w3.org/2000/svg}"


def standing(bot: str, low: float, share: float, high: float) -> Standing:
    return Standing(bot, 10, 10 * share, share, low, high, Rating(0.0, 0.0, 0.0), 1.0)


def test_bars_are_as_long_as_their_shares() -> None:
    both = [standing("strong", 0.6, 0.75, 0.85), standing("search:method=pimc,simulations=200", 0.15, 0.25, 0.4)]
    root = ET.fromstring(svg(both, "Driftwood · a < b & c"))
    widths = [float(bar.get("width", "")) for bar in root.iter(f"{SVG}rect")]
    assert widths == [0.75 * (WIDTH - LEFT - RIGHT), 0.25 * (WIDTH - LEFT - RIGHT)]
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert "Driftwood · a < b & c" in words
    assert "strong" in words
    assert "search:method=pimc,simu…" in words
    assert "75.0 %" in words
    assert len(list(root.iter(f"{SVG}path"))) == 2


def test_bars_of_signs() -> None:
    assert bar(standing("a", 0.2, 0.5, 0.8), 10) == "━━━━━───"
    assert bar(standing("a", 0.0, 0.0, 0.2), 10) == "──"
    assert bar(standing("a", 0.9, 1.0, 1.0), 10) == "━" * 10
