"""Small pictures for the design pages: bars, lengths, maps of heat. SVG of our own, readable by day and by night."""

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

WIDTH = 640
STYLE = """
  svg { background: #fbf8f1 } text { font: 14px system-ui, sans-serif; fill: #22303a }
  .title { font-weight: 600; font-size: 15px } .scale { font-size: 12px; fill: #5b6770 } .grid { stroke: #d9d4c6 }
  .s0 { fill: #2f7f8c } .s1 { fill: #b7791f } .s2 { fill: #7a4f9e } .s3 { fill: #a33b2c }
  .l0 { stroke: #2f7f8c } .l1 { stroke: #b7791f } .l2 { stroke: #7a4f9e } .l3 { stroke: #a33b2c }
  polyline { fill: none; stroke-width: 2.5 } .cell { stroke: #22303a33 } .on { font-size: 11px; text-anchor: middle }
  .cold { fill: #d8e6e4 } .hot { fill: #a32c14 } .lit { fill: #fff }
  @media (prefers-color-scheme: dark) {
    svg { background: #10202a } text { fill: #e8e4d8 } .scale { fill: #a9b3b8 } .grid { stroke: #2b3d48 }
    .s0 { fill: #4aa3b0 } .s1 { fill: #e0a84c } .s2 { fill: #b48ad6 } .s3 { fill: #e07a64 }
    .l0 { stroke: #4aa3b0 } .l1 { stroke: #e0a84c } .l2 { stroke: #b48ad6 } .l3 { stroke: #e07a64 }
    .cell { stroke: #e8e4d833 } .cold { fill: #1c3a44 } .hot { fill: #e4583a } .lit { fill: #10202a }
  }
""".strip("\n")


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="title">'
    )
    told = f'<title id="title">{escape(title)}</title>', f"<style>\n{STYLE}\n</style>"
    return "\n".join([head, *told, f'<text class="title" x="12" y="24">{escape(title)}</text>', *parts, "</svg>", ""])


def bars(title: str, rows: Sequence[tuple[str, float]], unit: str = "%", most: float | None = None) -> str:
    """A bar a row, with its figure."""
    top, step, left, right = 40, 24, 190, 70
    span, largest = WIDTH - left - right, max([most or 0.0, *(value for _, value in rows)]) or 1.0
    parts = []
    for k, (name, value) in enumerate(rows):
        y = top + k * step
        parts += [
            f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="s0" x="{left}" y="{y + 3}" width="{span * value / largest:.1f}" height="{step - 8}" rx="3"/>',
            f'<text x="{left + span * value / largest + 6:.1f}" y="{y + 15}">{value:.3g} {unit}</text>',
        ]
    return _picture(title, top + step * len(rows) + 12, parts)


def lengths(title: str, series: Mapping[str, Mapping[int, int]]) -> str:
    """How many games are how long: a line for each sort of player, in % of its games."""
    top, height, left, right = 60, 200, 46, 16
    last = max((turn for counts in series.values() for turn in counts), default=1) or 1
    shares = {name: {t: 100 * n / sum(counts.values()) for t, n in counts.items()} for name, counts in series.items()}
    most = max((share for counts in shares.values() for share in counts.values()), default=1.0)

    def x(turn: int) -> float:
        return left + (WIDTH - left - right) * turn / last

    def y(share: float) -> float:
        return top + height * (1 - share / most)

    parts = []
    for mark in (0.0, 0.5, 1.0):
        at = y(most * mark)
        parts += [f'<line class="grid" x1="{left}" x2="{WIDTH - right}" y1="{at:.1f}" y2="{at:.1f}"/>']
        parts += [f'<text class="scale" x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{most * mark:.2g} %</text>']
    for turn in range(0, last + 1, max(1, last // 8)):
        parts += [f'<text class="scale" x="{x(turn):.1f}" y="{top + height + 18}" text-anchor="middle">{turn}</text>']
    for k, (name, counts) in enumerate(shares.items()):
        line = " ".join(f"{x(turn):.1f},{y(counts.get(turn, 0.0)):.1f}" for turn in range(last + 1))
        parts += [f'<polyline class="l{k}" points="{line}"/>']
        parts += [f'<rect class="s{k}" x="{left + 130 * k}" y="38" width="12" height="12" rx="2"/>']
        parts += [f'<text x="{left + 18 + 130 * k}" y="49">{escape(name)}</text>']
    return _picture(title, top + height + 30, parts)


def heat(title: str, cells: Mapping[str, tuple[float, float]], values: Mapping[str, float], hexes: bool) -> str:
    """A map: at each place how much of it happened there, in % of all; nothing where it never did."""
    xs, ys = [x for x, _ in cells.values()], [y for _, y in cells.values()]
    side = (WIDTH - 60) / (max(xs) - min(xs) + 1)
    top, most, total = 44, max([*values.values(), 1e-9]), sum(values.values()) or 1.0
    tall = side * (0.87 if hexes else 1)
    parts = []
    for name, (column, row) in cells.items():
        x, y = 30 + side * (column - min(xs) + 0.5), top + tall * (row - min(ys) + 0.5)
        share = 100 * values.get(name, 0.0) / total
        shape = _hex(x, y, side / 1.74) if hexes else _square(x, y, side)
        parts += [f'<path class="cell cold" d="{shape}"/>']
        if share:
            parts += [f'<path class="hot" fill-opacity="{values.get(name, 0.0) / most:.3f}" d="{shape}"/>']
        words = f"{name}: {share:.2f} %"
        parts[-1] = parts[-1].replace("/>", f"><title>{words}</title></path>")
        ink = "on lit" if values.get(name, 0.0) > 0.55 * most else "on"
        parts += [f'<text class="{ink}" x="{x:.1f}" y="{y + 4:.1f}">{share:.1f}</text>'] if share >= 0.05 else []
    return _picture(title, top + tall * (max(ys) - min(ys) + 1) + 20, parts)


def _hex(x: float, y: float, radius: float) -> str:
    half = radius * 0.866
    return (
        f"M{x:.1f} {y - radius:.1f}l{half:.1f} {radius / 2:.1f}v{radius:.1f}l{-half:.1f} {radius / 2:.1f}"
        f"l{-half:.1f} {-radius / 2:.1f}v{-radius:.1f}z"
    )


def _square(x: float, y: float, side: float) -> str:
    return f"M{x - side / 2:.1f} {y - side / 2:.1f}h{side:.1f}v{side:.1f}h{-side:.1f}z"
