"""The page's fonts as TrueType for src/atoll/research/boards.py, which reads no WOFF 2: `pip install fonttools brotli`, then
`python web/scripts/fonts.py`. Figures are lining ones from the beginning, as base.css wants them."""

from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
TO = ROOT / "src" / "atoll" / "research" / "fonts"


def lining_figures(font: TTFont) -> dict[str, str]:
    """Old-style figure → lining one, by the names of their glyphs."""
    table = font["GSUB"].table
    numbers = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "lnum" for i in r.Feature.LookupListIndex}
    tables = [sub for i in numbers for sub in table.LookupList.Lookup[i].SubTable]
    return {old: new for sub in tables for old, new in getattr(sub, "ExtSubTable", sub).mapping.items()}


def convert(path: Path) -> None:
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    lining = lining_figures(font)
    for table in font["cmap"].tables:
        table.cmap = {sign: lining.get(glyph, glyph) if chr(sign).isdigit() else glyph for sign, glyph in table.cmap.items()}
    # weights are found by the family's name
    for number in (16, 17):
        font["name"].removeNames(nameID=number)
    for name in font["name"].names:
        if name.nameID == 1:
            name.string = "Alegreya Sans" if "sans" in path.name else "Alegreya"
    font.save(TO / f"{path.stem}.ttf")


for path in sorted((ROOT / "web" / "src" / "styles" / "fonts").glob("*.woff2")):
    convert(path)
