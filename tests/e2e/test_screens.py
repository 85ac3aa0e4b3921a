"""Every screen looks as it did when somebody looked at it: by day and by night, on a phone and on a desktop, in four languages.
axe-core finds nothing on any of them, nothing is too wide or cut off, and no text is missing.

A spread of them in every run: each screen once, on one size, in one language and one light. All of them with
ATOLL_SCREENS=all (`make screens`); written anew with --golden (`make golden-screens`): look at what changed. Some of them with
their names: ATOLL_SCREENS="share hint".
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from .checks import axe, cut_off, raw_keys, too_wide
from .conftest import Come
from .gallery import GOLDEN, SCREENS, SHARE, THEMES, differs, keep, kept, place, shot, visit
from .house import House
from .visitor import SCREENS as SEEN
from .written import AT, Written

LANGS = ("en", "nl", "fr", "de")


def spread(lang: str, width: int, wanted: str) -> list[tuple[str, tuple[str, ...]]]:
    """Which screens are looked at in a language on a size, and in which light: each once, where nobody wants more."""
    here = [(at, name, screen) for at, (name, screen) in enumerate(SCREENS.items()) if width in screen.widths]
    if wanted:
        return [(name, THEMES) for _, name, _ in here if wanted == "all" or name in wanted.split()]
    found: list[tuple[str, tuple[str, ...]]] = []
    for at, name, screen in here:
        round, turn = divmod(at, len(LANGS) * len(screen.widths))
        if (LANGS[turn % len(LANGS)], screen.widths[turn // len(LANGS)]) == (lang, width):
            found.append((name, (THEMES[(round + turn) % 2],)))
    return found


def against(page: Page, whole: bool) -> Iterator[Any]:
    """What is to be said against the page as it is now; if not the whole of it, only what another language changes."""
    for check in (too_wide, cut_off, raw_keys):
        yield from (f"{check.__name__}: {what}" for what in check(page))
    yield from axe(page, "all" if whole else "words")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [360, 1440])
def test_screens(come: Come, house: House, width: int, lang: str, golden: bool) -> None:
    ada = come("Ana", phone=width == 360, lang=lang)
    ada.forgive("ERR_FAILED", "404")  # what some screens are about
    written = Written(ada.page)
    ada.page.clock.set_fixed_time(AT)
    ada.goto("/icon.svg")
    faults: list[str] = []
    for name, themes in spread(lang, width, os.environ.get("ATOLL_SCREENS") or ("all" if golden else "")):
        screen, path = SCREENS[name], place(name, width, lang)
        visit(ada.page, written, house.url, screen)
        pictures = []
        for theme in themes:
            ada.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            ada.page.wait_for_timeout(30)
            pictures.append(shot(ada.page, screen, width))
        if not golden:
            # axe does not see the colours of the system
            whole = not screen.forced and (len(themes) == 1 or lang == LANGS[0])
            faults += [f"{name} {width} {lang} {themes[-1]}: {fault}" for fault in against(ada.page, whole)]
        ada.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        if golden:
            keep(path, pictures)
            continue
        for theme, picture in zip(themes, pictures, strict=True):
            if not path.is_file():
                faults.append(f"{path.name}: there is no such picture yet")
            elif (share := differs(picture, kept(path, theme))) > SHARE:
                faults.append(
                    f"{path.stem} {theme}: {share:.1%} is different; see {place(f'{name}-{theme}', width, lang, SEEN)}"
                )
                keep(
                    place(f"{name}-{theme}", width, lang, SEEN),
                    [kept(path, theme)] if share == 1 else [kept(path, theme), picture],
                )
    assert not faults, "\n".join(faults)


def test_no_picture_is_left_over() -> None:
    known = {place(name, width, lang).name for name, one in SCREENS.items() for width in one.widths for lang in LANGS}
    assert {path.name for path in GOLDEN.glob("*")} == known


def test_the_spread_looks_at_every_screen() -> None:
    assert {name for lang in LANGS for width in (360, 1440) for name, _ in spread(lang, width, "")} == set(SCREENS)
