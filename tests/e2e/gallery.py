"""Every screen, and how to get there: with written tables, in any language, on any size. Pictures of them, small."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

from .written import HELD, LED, SET_UPS, Written

GOLDEN = Path(__file__).parents[1] / "golden/screens"
THEMES = ("light", "dark")
SHRINK = {1440: 3, 360: 2}
LONGEST = 2400
CELL = 6
# of cells of 6 × 6 small pixels, so many may differ in their mean colour by more than so much of 255
SHARE, MUCH = 0.003, 18.0
Picture = NDArray[np.float64]


def _stay(page: Page) -> None:
    pass


@dataclass(frozen=True)
class Screen:
    path: str
    ready: str = "main h1"
    then: Callable[[Page], None] = _stay
    """What is done there before it is looked at."""
    settings: dict[str, Any] = field(default_factory=dict)
    nothing: bool = False
    down: bool = False
    known: bool = False
    telling: bool = False
    """The server sends messages and mails."""
    forced: bool = False
    """Colours are those of the system."""
    torn: bool = False
    whole: bool = False
    """More than fits on the screen."""
    lying: bool = False
    """A phone on its side."""
    widths: tuple[int, ...] = tuple(SHRINK)
    """Where there is such a screen."""


def _click(*selectors: str, until: str = "") -> Callable[[Page], None]:
    def then(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
        if until:
            page.locator(until).first.wait_for()

    return then


def _vacation(page: Page) -> None:
    _click("nav .keep", "dialog[open] details:has(form) summary", until="dialog[open] input[type=date]")(page)
    page.locator("dialog[open] .out").scroll_into_view_if_needed()


def _tab(name: str, until: str) -> Callable[[Page], None]:
    """Once the rules are there: their card pushes the tabs down, under a mouse that is just being pressed."""

    def then(page: Page) -> None:
        page.locator(".dock .book:enabled").wait_for()
        page.evaluate(SETTLED)
        page.locator(f"#rail-{name}").click()
        page.locator(until).first.wait_for()
        page.locator("#rail-panel").evaluate("(panel) => panel.scrollIntoView({ block: 'end' })")

    return then


def _given(page: Page) -> None:
    page.locator(".options").evaluate("(part) => part.scrollIntoView({ block: 'start' })")


def _refused(page: Page) -> None:
    chat = _tab("chat", "#say")
    chat(page)
    _click(".say button", until=".band.warn")(page)
    chat(page)  # to where it stood


def _through_anas_eyes(page: Page) -> None:
    if not page.locator("#eyes").is_visible():
        page.locator("nav .keep").click()
    page.locator("#eyes").select_option("0")
    page.locator("#eyes:enabled").wait_for()
    page.keyboard.press("Escape")  # the menu


def _drawn(page: Page) -> None:
    """An example: it is drawn when it comes near to somebody who scrolls."""
    page.evaluate("scrollTo(0, 1)")
    page.locator("main figure svg").first.wait_for()
    page.evaluate("scrollTo(0, 0)")


def _searched(what: str) -> Callable[[Page], None]:
    def then(page: Page) -> None:
        _drawn(page)
        page.get_by_role("searchbox").fill(what)
        page.locator("main nav").wait_for(state="detached")

    return then


def _press(key: str, until: str) -> Callable[[Page], None]:
    def then(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(until).first.wait_for()

    return then


def _menu(*selectors: str, until: str) -> Callable[[Page], None]:
    """Of a page whose buttons are in its menu where there is no room for them."""

    def then(page: Page) -> None:
        if not page.locator(selectors[0]).first.is_visible():
            page.locator("nav .keep").click()
        _click(*selectors, until=until)(page)

    return then


def _closer(page: Page) -> None:
    page.evaluate(SETTLED)
    _click(".zoom > .look", until=".zoom.close")(page)


def _walked(page: Page) -> None:
    """The first lesson of the guide, done."""
    for tile in ("crimson_forest", "fools_landing"):
        _click(f"[data-key='tile:{tile}']", ".dock .confirm .b.lamp")(page)
    page.locator(".done .b.lamp").wait_for()


def _wrong(page: Page) -> None:
    """Allowed, but not what the lesson is about."""
    _click("[data-key='tile:silver_gate']", ".dock .confirm .b.lamp", until=".band.warn")(page)


def _arranged(page: Page) -> None:
    """In an order of ours: the first that is proposed is drawn by lot."""
    places = page.locator(".arrange [data-place]")
    for place in range(places.count()):
        places.nth(place).press(str(place + 1))
    page.evaluate("document.activeElement.blur()")


def _delete(page: Page) -> None:
    _click("section[aria-labelledby=me-data] > .b.quiet", until="#delete-password")(page)
    page.locator("section[aria-labelledby=me-data]").scroll_into_view_if_needed()


def _fair(page: Page) -> None:
    page.locator(".over summary").click()
    page.locator(".over dl").scroll_into_view_if_needed()


def _over(what: str, until: str) -> Callable[[Page], None]:
    def then(page: Page) -> None:
        page.locator(f"#to-{what}").click()
        page.locator(until).first.wait_for()

    return then


SETTLED = (
    "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
)
ASKED = ".dock #question"
_PICTURE, _MOMENTS = "dialog[open] svg[role=img]", "dialog[open] .moments"
_FIRST, _SECOND = "#eyes ~ button[aria-haspopup]", "#eyes ~ button[aria-haspopup] + button[aria-haspopup]"
OTHERS = ("island", "lost", "loot")
"""Tables of the other games, by the names of what is written."""
QUESTIONS = dict.fromkeys(("battle", "storm", "power", "shrink"), "lost")
QUESTIONS |= dict.fromkeys(("place", "sink", "own-tile"), "the")
QUESTIONS |= dict.fromkeys(("discard", "swim", "flight", "special"), "forbidden")
"""What is asked now and then, and in which game."""
SCREENS: dict[str, Screen] = {
    "home": Screen("/", ".cols .list", whole=True),
    "home-empty": Screen("/", ".cols .sheet", nothing=True, whole=True),
    "home-paste": Screen("/", ".cols .list", _click(".text-link[aria-expanded]", until="#link")),
    "home-offline": Screen("/", ".problem", down=True),
    "setup": Screen("/table/gathering", ".options select"),
    **{f"setup-{game}_island": Screen(f"/table/gathering-{game}", ".seats-list li") for game in ("the", "lost", "loot")},
    "setup-box": Screen(
        "/table/gathering-lost", ".box summary", _click(".box summary", until=".box textarea"), whole=True
    ),
    "setup-qr": Screen("/table/gathering", ".options select", _click("button[aria-expanded]", until=".qr svg")),
    "setup-given": Screen("/table/given", ".options .given", _given),
    "lobby": Screen("/table/other", ".sit form"),
    "loading": Screen("/table/silent", ".loading"),
    "turn": Screen("/table/play", ASKED),
    "preview": Screen("/table/play", ASKED, _press("1", ".verbs [aria-pressed=true]")),
    "answers": Screen("/table/play", ASKED, _click(".all summary", until=".all .list .b")),
    "waiting": Screen("/table/waiting", ASKED),
    "chat": Screen("/table/play", ASKED, _tab("chat", "#say")),
    "rules-tab": Screen("/table/play", ASKED, _tab("rules", "#rail-panel section")),
    "keys": Screen("/table/play", ASKED, _press("?", "dialog[open]")),
    "rule": Screen("/table/play", ".dock .book", _press("r", "dialog[open]")),
    "table-menu": Screen("/table/play", ASKED, _click("nav .keep", until="dialog[open] .out")),
    "leave": Screen("/table/play", ASKED, _click("nav .keep", "dialog[open] .out", until="dialog[open] .two")),
    "vacation": Screen("/table/slow", ASKED, _vacation),
    "hint": Screen("/table/play", ASKED, _press("h", ".hint li")),
    "bands": Screen("/table/away", ".band.gone"),
    "refused": Screen("/table/play", ASKED, _refused),
    "seat": Screen("/table/play", ASKED, _click(".seats .open", until=".looked"), widths=(360,)),
    "cards-tab": Screen("/table/play", ASKED, _tab("cards", "#rail-panel"), widths=(360,)),
    "zoom": Screen("/table/island", ASKED, _closer),
    "offline": Screen("/table/cut", ".band.warn button:disabled"),
    "hand-over": Screen("/table/secret", "dialog.hand[open]"),
    "the_island": Screen("/table/island", ASKED),
    "lost_island": Screen("/table/lost", ASKED),
    "loot_island": Screen("/table/loot", ASKED),
    "lost_island-arrange": Screen("/table/arrange", ".dock .arrange", _arranged),
    "lost_island-miner": Screen("/table/miner", ASKED),
    "the_island-defend": Screen("/table/defend", ASKED),
    "loot_island-share": Screen("/table/share", ASKED),
    "loot_island-heal": Screen("/table/heal", ASKED),
    "loot_island-sole": Screen("/table/sole", ASKED),
    "loot_island-chosen": Screen("/table/loot-chosen", ASKED),
    "settings": Screen("/", ".cols", _click("nav .keep", "dialog[open] details summary", until="#set-colours"), nothing=True),
    "sharp": Screen("/table/play", ASKED, settings={"contrast": "high"}),
    "sharp-loot_island": Screen("/table/loot-chosen", ASKED, settings={"contrast": "high"}),
    "apart": Screen("/table/island", ASKED, settings={"colours": "apart"}),
    "apart-loot_island": Screen("/table/loot-chosen", ASKED, settings={"colours": "apart"}),
    "forced": Screen("/table/play", ASKED, forced=True),
    "forced-loot_island": Screen("/table/loot-chosen", ASKED, forced=True),
    "large": Screen("/table/play", ASKED, settings={"size": 150}),
    "large-home": Screen("/", ".cols .list", settings={"size": 150}, whole=True),
    "over": Screen("/table/over", ".over summary"),
    "review": Screen("/table/over", ".over summary", _over("review", _MOMENTS)),
    "figures": Screen("/table/over", ".over summary", _over("figures", _PICTURE)),
    "fair": Screen("/table/over", ".over summary", _fair),
    "deal": Screen("/table/over", ".over summary", _over("deal", "dialog[open] table")),
    **{f"over-{game}": Screen(f"/table/over-{game}", ".over .score") for game in OTHERS},
    **{f"review-{game}": Screen(f"/table/over-{game}", ".over .score", _over("review", _MOMENTS)) for game in OTHERS},
    **{f"figures-{game}": Screen(f"/table/over-{game}", ".over .score", _over("figures", _PICTURE)) for game in OTHERS},
    "missed": Screen("/table/missed", ".band"),
    "watching": Screen("/table/watched", ASKED),
    "late": Screen("/table/late", ".log b"),
    **{f"side-{name}": Screen(f"/table/{name}", ASKED, lying=True, widths=(360,)) for name in ("play", *OTHERS)},
    "lost_island-attack": Screen("/table/attack", ASKED, _press("2", ".dock .confirm")),
    **{f"{game}_island-{name}": Screen(f"/table/{name}", ASKED) for name, game in QUESTIONS.items()},
    "loot_island-keep": Screen("/table/share", ASKED, _click(".board .can", until=".dock .confirm .lamp")),
    "replay": Screen("/replay/over#step=40", "#timeline"),
    **{f"replay-{game}": Screen(f"/replay/over-{game}#step=5", ".log[aria-busy=false]") for game in OTHERS},
    "replay-eyes": Screen("/replay/over-lost#step=5", ".log[aria-busy=false]", _through_anas_eyes),
    "branches": Screen("/replay/branched#step=40", ".log[aria-busy=false]", _click(".branches summary", until=".branches li")),
    "led": Screen(f"/replay/led#step={LED}", ".leads"),
    "share": Screen("/replay/over#step=40", "#timeline", _menu(_FIRST, until="dialog[open] .ways")),
    "play-on": Screen("/replay/over-lost#step=5", "#timeline", _menu(_SECOND, until="dialog[open] fieldset")),
    "replays": Screen("/replay"),
    "learn": Screen("/learn", "main li"),
    "guide": Screen("/learn/lost_island", "#task"),
    **{f"guide-{game}": Screen(f"/learn/{game}", "#task") for game in ("forbidden_island", "the_island", "loot_island")},
    "lesson-wrong": Screen("/learn/forbidden_island", "#task", _wrong),
    "lesson-done": Screen("/learn/forbidden_island", "#task", _walked),
    "rules": Screen("/rules/the_island", "main figure", _drawn),
    **{f"rules-{game}_island": Screen(f"/rules/{game}_island", "main h2") for game in ("forbidden", "lost", "loot")},
    "rules-found": Screen("/rules/the_island", "main figure", _searched("8.7")),
    "rules-none": Screen("/rules/the_island", "main figure", _searched("zeppelin")),
    "rules-list": Screen("/rules", "main li"),
    "daily": Screen("/daily", "main section table", whole=True),
    "tables": Screen("/tables", ".sheet .list", whole=True),
    "messages": Screen("/tables", "[aria-labelledby$=-title] form", telling=True, whole=True),
    "tables-empty": Screen("/tables", ".sheet", nothing=True),
    "mail": Screen("/mail#confirm=x", "main .b.lamp"),
    "enter": Screen("/me", "main form", whole=True),
    "reset": Screen("/me#reset=x", "#reset-password", whole=True),
    "me": Screen("/me", "main svg[role=img]", known=True, whole=True),
    "me-delete": Screen("/me", "main svg[role=img]", _delete, known=True),
    "about": Screen("/about", whole=True),
    "lost": Screen("/nowhere"),
    "broken": Screen("/about", torn=True),
}  # fmt: skip


_TOKEN = "s" * 43
_HELD = {"seats": [_TOKEN], "host": "h" * 43, "join": "j" * 43, "watch": "w" * 43, "invites": {"1": "x" * 43}}
WINDOWS = ("arrange", "miner", "defend", "share", "heal", "attack", "late")
_NO_SEAT: dict[str, Any] = {"seats": [], "host": None, "join": None}
APART = {"away": {"read": 1}, "missed": {"read": 1}, "watched": _NO_SEAT} | {
    id: {}
    for id in (
        "slow",
        "cut",
        "sole",
        "given",
        "branched",
        "led",
        *WINDOWS,
        *QUESTIONS,
        *SET_UPS,
        *(f"over-{game}" for game in OTHERS),
    )
}
"""What is held of tables that are not among those at home."""
KEEP = "([settings, tables]) => {localStorage['atoll.settings'] = settings; localStorage['atoll.tables'] = tables}"


def visit(page: Page, written: Written, url: str, screen: Screen) -> None:
    """To be called on a page of that address."""
    written.nothing, written.down, written.known, written.cut = screen.nothing, screen.down, screen.known, False
    written.torn, written.telling = screen.torn, screen.telling
    page.emulate_media(forced_colors="active" if screen.forced else "none")
    _hold(page, screen.lying)
    here = screen.path.split("#")[0].rpartition("/")[2]
    tables = [*HELD, *({here} & set(APART))]
    held = (
        {}
        if screen.nothing or screen.down
        else {id: _HELD | APART.get(id, {}) | {"seen": at} for at, id in enumerate(tables)}
    )
    page.evaluate(KEEP, [json.dumps({"pace": 0, "name": "Ana"} | screen.settings), json.dumps(held)])
    page.goto(url + screen.path)
    page.locator(screen.ready).first.wait_for()
    screen.then(page)
    page.evaluate(SETTLED)
    page.mouse.move(0, 0)


def _hold(page: Page, lying: bool) -> None:
    """A phone; what stands on a desk is not turned."""
    short, long = sorted(page.viewport_size.values())  # type: ignore[union-attr]
    if short in SHRINK:
        page.set_viewport_size({"width": long, "height": short} if lying else {"width": short, "height": long})


def shot(page: Page, screen: Screen, width: int) -> Picture:
    """As soon as nothing changes any more."""
    before, now = None, _small(page, screen, width)
    for _ in range(8):
        if before is not None and before.shape == now.shape and np.abs(before - now).max() < 2:
            break
        page.wait_for_timeout(60)
        before, now = now, _small(page, screen, width)
    return now


def _small(page: Page, screen: Screen, width: int) -> Picture:
    """Small, so that edges of letters hardly count."""
    taken = page.screenshot(full_page=screen.whole, animations="disabled", caret="hide")
    drawn, by = Image.open(io.BytesIO(taken)).convert("RGB"), SHRINK[width]
    height = min(drawn.height, LONGEST) // (by * CELL) * (by * CELL)
    small = drawn.crop((0, 0, drawn.width, height)).resize((drawn.width // by, height // by), Image.Resampling.BOX)
    return np.asarray(small, dtype=np.float64)


def differs(one: Picture, other: Picture) -> float:
    """How large a part of two pictures is not the same."""
    if one.shape != other.shape:
        return 1.0
    rows, columns = one.shape[0] // CELL, one.shape[1] // CELL
    far = (one - other)[: rows * CELL, : columns * CELL]
    cells = np.abs(far.reshape(rows, CELL, columns, CELL, 3).mean(axis=(1, 3))).mean(axis=2)
    return float((cells > MUCH).mean())


def place(name: str, width: int, lang: str, folder: Path = GOLDEN) -> Path:
    return folder / f"{name}-{width}-{lang}.webp"


def keep(path: Path, pictures: list[Picture]) -> None:
    """By day and by night, beside each other."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(np.hstack(pictures).astype(np.uint8)).save(path, quality=40, method=6)


def kept(path: Path, theme: str) -> Picture:
    whole = np.asarray(Image.open(path).convert("RGB"), dtype=np.float64)
    half = whole.shape[1] // 2
    return whole[:, :half] if theme == "light" else whole[:, half:]
