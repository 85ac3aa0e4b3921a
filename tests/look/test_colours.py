"""The colours of the page, proven from its tokens: told apart with every kind of colour vision, readable on their ground.

Shape, letter or emblem goes with each of them too; colours alone never have to carry it.
"""

import numpy as np
import pytest

from .colours import contrast, distance, nearest, tokens

PALETTES = {
    "standard": frozenset[str](),
    "apart": frozenset({"apart"}),
    "sharp": frozenset({"sharp"}),
    "sharp and apart": frozenset({"sharp", "apart"}),
}
# what lies beside each other and means something else, and how far apart it is at least: as drawn; in the palette for it
TOGETHER = {
    "seats": (["pa", "pb", "pc", "pd", "pe"], 16.0),
    "suits": (["ember", "wave", "leaf", "sun"], 8.0),
    "terrains": (["sand", "moss-2", "rock"], 8.0),
    "creatures": (["shark", "whale", "serpent"], 8.0),
    "treasures": (["earth-t", "wind-t", "fire-t", "ocean-t"], 2.0),  # emblems: their outlines tell them
    "marks": (["lamp", "breaker", "wake"], 12.0),
    "dry and awash": (["sand", "sea-1"], 12.0),
    "stone and water": (["rock", "sea-3"], 6.0),
}
APART = 20.0
TEXT = [
    *((ink, paper) for ink in ("ink", "ink-2") for paper in ("paper", "paper-2", "paper-3")),
    *(("on-sea", f"sea-{depth}") for depth in range(1, 8)),
    *((f"p{seat}-on", f"p{seat}") for seat in "abcde"),
    *((f"{suit}-ink", suit) for suit in ("ember", "wave", "leaf", "sun")),
    ("card-ink", "card"), ("lamp-ink", "lamp"), ("breaker", "paper"), ("gold", "paper"), ("fog-ink", "fog"),
]  # fmt: skip
# line drawings and marks against their own second tone, or the ground they always have
ICONS = [
    *((f"{one}-t", "card") for one in ("earth", "wind", "fire", "ocean")),
    ("lamp", "lamp-case"), ("breaker", "breaker-2"), ("case", "piece-ink"), ("curse", "card"), ("leaf-ink", "leaf-face"),
]  # fmt: skip


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("palette", PALETTES)
def test_told_apart_with_every_kind_of_colour_vision(palette: str, night: bool) -> None:
    colours = tokens(PALETTES[palette], night)
    faults = [
        f"{group}: {which}: {apart:.1f}"
        for group, (names, least) in TOGETHER.items()
        for apart, which in nearest(colours, names)
        if apart < (APART if _promised(group, palette) else least)
    ]
    assert not faults, "\n".join(faults)


def _promised(group: str, palette: str) -> bool:
    """Seats stay far apart where there is more contrast, too; the rest in the palette that was made for it."""
    pieces = ("seats", "suits", "terrains", "creatures", "treasures")
    return (group in pieces and "apart" in palette) or (group == "seats" and palette != "standard")


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("palette", PALETTES)
def test_read_on_its_ground(palette: str, night: bool) -> None:
    colours = {"case": "#fffdf5"} | tokens(PALETTES[palette], night)
    colours.setdefault("leaf-face", colours["case"])
    least = 7.0 if "sharp" in palette else 4.5
    faults = [
        f"{ink} on {ground}: {ratio:.2f}"
        for pairs, wanted in ((TEXT, least), (ICONS, 3.0))
        for ink, ground in pairs
        if (ratio := contrast(colours[ink], colours[ground])) < wanted
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("one", "two", "published"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_the_published_one(one: tuple[float, ...], two: tuple[float, ...], published: float) -> None:
    """Pairs that Sharma, Wu and Dalal 2005 give for whoever programs it."""
    assert distance(np.array(one), np.array(two)) == pytest.approx(published, abs=1e-4)
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
