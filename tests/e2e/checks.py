"""What can be checked of any page: accessibility, nothing wider than the screen, no text cut off, no raw keys."""

import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from .chromium import WEB

_AXE = WEB / "node_modules/axe-core/axe.min.js"
_RAW = re.compile(r"\{\s*\$|\b(?:web|ask|verb|event|option|phrase|board|card|tile|role|step|preview|ending)-[a-z_-]+")


def script(name: str) -> str:
    """A function of the folder `scripts`, as the page evaluates it."""
    return (Path(__file__).parent / "scripts" / f"{name}.js").read_text(encoding="utf-8")


def axe(page: Page, part: Literal["all", "colours", "sharp", "words"] = "all") -> list[Any]:
    """What axe-core has against the page as it is now; a page seen before in another light, or another language, differs
    in its colours, or in anything but them; where there is more contrast, that is asked for."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    return page.evaluate(script("axe"), part)


def by_day_and_by_night(page: Page) -> list[Any]:
    """What axe-core has against the page by day, and against its colours by night; it is day again then."""
    found = axe(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += axe(page, "colours")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def too_wide(page: Page) -> list[str]:
    return page.evaluate(script("wide"))


def cut_off(page: Page) -> list[str]:
    return page.evaluate(script("cut"))


def covers(page: Page, above: str, below: str) -> float:
    """How much of one thing lies over another, in square pixels."""
    return page.evaluate(script("covers"), [above, below])


def raw_text(text: str) -> list[str]:
    """Keys of texts in place of the texts."""
    return _RAW.findall(text)


def raw_keys(page: Page) -> list[str]:
    return raw_text(page.evaluate(script("words")))
