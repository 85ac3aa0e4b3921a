"""Colours as people see them: the tokens of the page, kinds of colour vision, distances, contrast."""

import math
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Colour = NDArray[np.float64]
TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"

# Machado, Oliveira and Fernandes 2009, full strength, on linear RGB
VISION: dict[str, Colour] = {
    "usual": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])


def tokens(classes: frozenset[str], night: bool) -> dict[str, str]:
    """The colours of tokens.css with those classes on the root, as the cascade has them: `#rrggbb` by name."""
    found: dict[str, str] = {}
    for selectors, body in re.findall(r"(:root[^{]*)\{([^}]*)\}", TOKENS.read_text(encoding="utf-8")):
        if any(_applies(one.strip(), classes) for one in selectors.split(",")):
            for name, day, dark, always in re.findall(
                r"--([\w-]+):(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+))\s*[;}]", body + ";"
            ):
                found[name] = always or (dark if night else day)
    return {
        name: "#" + "".join(2 * c for c in value[1:]) if len(value) == 4 else value for name, value in found.items()
    }


def _applies(selector: str, classes: frozenset[str]) -> bool:
    without = set(re.findall(r":not\(\.(\w+)\)", selector))
    wanted = set(re.findall(r"\.([\w-]+)", re.sub(r":not\([^)]*\)", "", selector)))
    return wanted <= classes and not without & classes


def linear(value: str) -> Colour:
    """Light by red, green and blue; a transparent part is left out."""
    part = np.array([int(value[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, two: str) -> float:
    """As WCAG 2 has it."""
    low, high = sorted(float(_XYZ[1] @ linear(value)) for value in (one, two))
    return (high + 0.05) / (low + 0.05)


def lab(light: Colour) -> Colour:
    share = _XYZ @ np.clip(light, 0, 1) / _WHITE
    x, y, z = np.where(share > 216 / 24389, np.cbrt(share), (24389 / 27 * share + 16) / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def distance(one: Colour, two: Colour) -> float:
    """CIEDE2000 between two colours in L*a*b*."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    grey = 0.5 * (1 - _swing((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2))
    a1, a2 = (1 + grey) * a1, (1 + grey) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    wave = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * wave)
    blue = 60 * math.exp(-((((hue % 360) - 275) / 25) ** 2))
    return math.sqrt(dl**2 + dc**2 + dh**2 - 2 * math.sin(math.radians(blue)) * _swing(chroma) * dc * dh)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _swing(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def nearest(palette: dict[str, str], names: list[str]) -> Iterator[tuple[float, str]]:
    """For each kind of colour vision, the two colours that are hardest to tell apart, and how far apart they are."""
    for kind, matrix in VISION.items():
        seen = {name: lab(matrix @ linear(palette[name])) for name in names}
        apart, one, two = min((distance(seen[one], seen[two]), one, two) for one, two in combinations(names, 2))
        yield apart, f"{one} and {two} in {kind}"
