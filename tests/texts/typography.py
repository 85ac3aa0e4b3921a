"""What each language sets around its punctuation, as far as a rule can tell: `python -m tests.texts.typography` sets it right.

French: a narrow no-break space before ; ! ? and inside « », a no-break space before a colon. French and German: a no-break
space before %. Everybody: ’ for an apostrophe; quotes of the language's own; a no-break space between a figure and its unit
(5 s, 30 min) and between «no.» or «p.» and its figure.
"""

import re
from pathlib import Path

import atoll

THIN, FIXED = "\u202f", "\u00a0"
FILES = re.compile(r"(?:(en|nl|fr|de)(?:\.\w+)?\.ftl|RULES(?:\.(nl|fr|de))?\.md)$")
QUOTES = {"en": "“”", "nl": "“”", "de": "„“"}
LEGEND = re.compile(r"\W[!»] \w+|\(\? ")
"""Signs of a drawing that are told one by one."""
UNIT = re.compile(r"(?<=[\d}]) (?=(?:ms|s|min|h|kB|MB)(?![\w’']))")
NUMBER = re.compile(r"(\b[Nn][or]\.|n°|\b[pS]\.) (?=[\d{])")
TABLE_RULE = re.compile(r"\|[-|: ]+\|$")


def files() -> list[tuple[Path, str]]:
    """Everything that people read, with its language."""
    found = [(path, FILES.match(path.name)) for path in sorted(Path(atoll.__file__).parent.rglob("*"))]
    return [(path, match[1] or match[2] or "en") for path, match in found if match]


def is_prose(path: Path, line: str) -> bool:
    if path.suffix == ".md":
        return not TABLE_RULE.match(line)
    return not line.startswith("#") and not (path.name.endswith(".drawing.ftl") and LEGEND.search(line))


def set_right(line: str, lang: str, quoted: bool = True) -> str:
    """`quoted`: quotation marks too; what is said of programs' own words keeps theirs."""
    if lang == "fr":
        line = re.sub(rf"(?<=[^\s|])[ {FIXED}{THIN}](?=[;!?»])", THIN, line)
        line = re.sub(rf"«[ {FIXED}{THIN}]", "«" + THIN, line)
        line = re.sub(rf"(?<=[^\s|])[ {FIXED}{THIN}](?=:(?:\s|$|\*))", FIXED, line)
    line = re.sub(rf"(?<=[\d}}])[ {FIXED}]?%", (FIXED if lang in ("fr", "de") else "") + "%", line)
    line = NUMBER.sub(rf"\1{FIXED}", UNIT.sub(FIXED, line))
    if quoted:
        line = re.sub(r"(?<=[\w}])'(?=\w)|(?<=s)'(?= [\w{])", "’", line)
        if lang in QUOTES:
            line = re.sub(r"«([^«»]*)»", rf"{QUOTES[lang][0]}\1{QUOTES[lang][1]}", line)
    return line


def wrong_lines(path: Path, lang: str) -> dict[int, str]:
    """The lines that are not set right, by number, as they should be."""
    quoted = not path.name.endswith("errors.ftl")
    lines = enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
    pairs = ((number, line, set_right(line, lang, quoted)) for number, line in lines if is_prose(path, line))
    return {number: right for number, line, right in pairs if line != right}


def main() -> None:
    for path, lang in files():
        if wrong := wrong_lines(path, lang):
            lines = path.read_text(encoding="utf-8").split("\n")
            path.write_text("\n".join(wrong.get(n, line) for n, line in enumerate(lines, 1)), encoding="utf-8")
            print(f"{path}: {len(wrong)}")


if __name__ == "__main__":
    main()
