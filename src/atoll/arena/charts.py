"""A contest as a picture: bars with their intervals, as SVG and as a line of signs for the terminal."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from .standings import Standing

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 34, 190, 76, 44
STYLE = """
  svg { background: #fbf8f1 }
  text { font: 15px system-ui, sans-serif; fill: #22303a }
  .title { font-weight: 600 } .scale { font-size: 12px; fill: #5b6770 }
  .grid { stroke: #d9d4c6 } .bar { fill: #2f7f8c } .whisker { stroke: #22303a; stroke-width: 2; fill: none }
  @media (prefers-color-scheme: dark) {
    svg { background: #10202a } text { fill: #e8e4d8 } .scale { fill: #a9b3b8 }
    .grid { stroke: #2b3d48 } .bar { fill: #4aa3b0 } .whisker { stroke: #e8e4d8 }
  }
""".strip("\n")


def svg(standings: Sequence[Standing], title: str, percent: str = "%") -> str:
    """Shares of wins, the best first, each with its 95 % interval."""
    height = TOP + ROW * len(standings) + 30
    span = WIDTH - LEFT - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>\n{STYLE}\n</style>",
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
    ]
    for tick in range(0, 101, 25):
        x = LEFT + span * tick / 100
        parts.append(f'<line class="grid" x1="{x:g}" x2="{x:g}" y1="{TOP - 4}" y2="{height - 24}"/>')
        parts.append(f'<text class="scale" x="{x:g}" y="{height - 8}" text-anchor="middle">{tick} {percent}</text>')
    for k, standing in enumerate(standings):
        parts += _row(standing, TOP + ROW * k, span, percent)
    return "\n".join([*parts, "</svg>", ""])


def _row(standing: Standing, y: int, span: int, percent: str) -> list[str]:
    low, high = LEFT + span * standing.low, LEFT + span * standing.high
    middle, base = y + ROW // 2 - 3, y + ROW // 2 + 2
    name = standing.bot if len(standing.bot) <= 24 else standing.bot[:23] + "…"
    return [
        f'<text x="{LEFT - 10}" y="{base}" text-anchor="end">{escape(name)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{y + 3}" width="{span * standing.share:.1f}" height="{ROW - 12}" rx="3"/>',
        f'<path class="whisker" d="M{low:.1f} {middle - 6}v12M{low:.1f} {middle}H{high:.1f}M{high:.1f} {middle - 6}v12"/>',
        f'<text x="{WIDTH - 12}" y="{base}" text-anchor="end">{100 * standing.share:.1f} {percent}</text>',
    ]


def bar(standing: Standing, width: int = 40) -> str:
    """`━━━━━━╸──┤`: the share, and how far the interval reaches on both sides."""
    signs = []
    for k in range(width):
        at = (k + 0.5) / width
        if at < standing.low:
            signs.append("━")
        elif at <= standing.high:
            signs.append("━" if at < standing.share else "─")
        else:
            signs.append(" ")
    return "".join(signs).rstrip()
