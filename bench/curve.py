"""A learning curve as a picture: python bench/curve.py curve.csv docs/ppo.svg --title "…"

The file is what `examples/ppo.py --curve` writes: minutes, decisions, won, treasures.
"""

import argparse
import csv
from pathlib import Path
from xml.sax.saxutils import escape

from atoll.arena.charts import STYLE

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 56, 28, 44, 44
CURVE = "  .curve { stroke: #2f7f8c; stroke-width: 2.5; fill: none; stroke-linejoin: round }"


def draw(points: list[tuple[float, float]], title: str) -> str:
    """Minutes to the right, games won upwards."""
    longest = max(x for x, _ in points)
    most = -(-max(y for _, y in points) * 10 // 1) / 10
    across, up = (WIDTH - LEFT - RIGHT) / longest, (HEIGHT - TOP - BOTTOM) / most
    base = HEIGHT - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>\n{STYLE}\n{CURVE}\n</style>",
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
    ]
    for tenth in range(round(most * 10) + 1):
        y = base - up * tenth / 10
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="scale" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for minute in range(int(longest + 0.05) + 1):
        x = LEFT + across * minute
        parts.append(f'<text class="scale" x="{x:.1f}" y="{base + 20}" text-anchor="middle">{minute} min</text>')
    path = " ".join(f"{LEFT + across * x:.1f},{base - up * y:.1f}" for x, y in points)
    return "\n".join([*parts, f'<polyline class="curve" points="{path}"/>', "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curve", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--title", default="Games won")
    parser.add_argument("--points", type=int, default=120, help="the mean of neighbours, down to so many")
    chosen = parser.parse_args()
    with chosen.curve.open(newline="") as file:
        rows = [(float(row["minutes"]), float(row["won"])) for row in csv.DictReader(file)]
    size = -(-len(rows) // chosen.points)
    groups = [rows[at : at + size] for at in range(0, len(rows), size)]
    points = [(sum(x for x, _ in g) / len(g), sum(y for _, y in g) / len(g)) for g in groups]
    chosen.picture.write_text(draw(points, chosen.title), encoding="utf-8")


if __name__ == "__main__":
    main()
