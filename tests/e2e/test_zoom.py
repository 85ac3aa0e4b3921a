"""Looking closer at the board: by button, fingers, wheel and keys; choosing goes on as before."""

from collections.abc import Callable

from playwright.sync_api import expect

from .checks import axe, too_wide
from .conftest import ME, Come, Opened
from .visitor import Visitor

ZOE = {"who": "me", "name": "Zoë"}
PANE = """() => {
  const pane = document.querySelector('.board .pane');
  const { width, height, x, y } = pane.getBoundingClientRect();
  const scale = document.querySelector('.board .drawn').getBoundingClientRect().width / width;
  return { scale: Math.round(scale * 100) / 100, left: pane.scrollLeft, top: pane.scrollTop, width, height, x, y };
}"""
IN_SIGHT = """() => {
  const [e, pane] = [document.activeElement, document.querySelector('.board .pane')].map((one) => one.getBoundingClientRect());
  return e.left >= pane.left - 1 && e.right <= pane.right + 1 && e.top >= pane.top - 1 && e.bottom <= pane.bottom + 1;
}"""


def pane(one: Visitor) -> dict[str, float]:
    return one.page.evaluate(PANE)


def fingers(one: Visitor, *moments: list[tuple[float, float]]) -> None:
    """Fingers on the screen, from moment to moment, then lifted."""
    session = one.context.new_cdp_session(one.page)
    for i, points in enumerate(moments):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove" if i else "touchStart", "touchPoints": touches})
        one.page.wait_for_timeout(30)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    one.page.wait_for_timeout(100)


def choose(one: Visitor) -> None:
    """A space in sight can be chosen, and let go."""
    # where a pawn can be led it is picked up first: then its tile is the second choice
    one.press(one.look()["lit"][0]["at"])
    one.page.wait_for_timeout(300)
    if not (one.look()["confirm"] or one.look()["offers"]):
        one.press(one.look()["lit"][0]["at"])
    one.until(lambda: one.look()["confirm"] or one.look()["offers"], "a preview")
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("Escape")
    one.until(lambda: not one.look()["confirm"] and not one.look()["offers"], "the preview gone")


def water(one: Visitor) -> tuple[float, float]:
    """A spot that means nothing: a treasure that nobody can take yet, in its corner."""
    box = one.page.locator(".board [data-key^=treasure]:not(.can)").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_by_finger(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True).goto(table([ME, ZOE]).seat(0, 1)).at_table()
    ada.wait_for_turn()
    page, whole = ada.page, pane(ada)
    assert whole["scale"] == 1
    assert not page.locator(".board .drawn text", has_text="The Landing").count(), "too small to be read"
    button = page.get_by_role("button", name="Look closer")
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    button.tap()
    near = pane(ada)
    assert (near["scale"], near["width"], near["height"]) == (2.5, whole["width"], whole["height"])
    expect(page.locator(".board .drawn text", has_text="The Landing")).to_be_attached()
    assert not too_wide(page)
    assert not axe(page)
    ada.shot("zoomed")

    # one finger moves it, and chooses nothing
    x, y = near["x"] + near["width"] / 2, near["y"] + near["height"] / 2
    fingers(ada, *[[(x - 8 * i, y)] for i in range(12)])
    fingers(ada, *[[(x, y - 8 * i)] for i in range(12)])
    moved = pane(ada)
    assert moved["left"] > near["left"] + 30
    assert moved["top"] > near["top"] + 30
    assert not ada.look()["confirm"]
    for way in (1, 1, -1, -1, -1, -1):  # to where there is something to choose
        if not ada.look()["lit"]:
            fingers(ada, *[[(x + way * 12 * i, y)] for i in range(12)])
            fingers(ada, *[[(x, y + way * 12 * i)] for i in range(12)])
    choose(ada)
    assert pane(ada)["scale"] == 2.5
    page.get_by_role("button", name="Whole board").tap()
    assert pane(ada) == whole

    # two taps on nothing: there and back; two taps on a space mean: this
    spot = water(ada)
    for scale in (2.5, 1):
        page.touchscreen.tap(*spot)
        page.touchscreen.tap(*spot)
        ada.until(lambda scale=scale: pane(ada)["scale"] == scale, f"{scale} times as large")
        page.wait_for_timeout(400)
    choose(ada)
    choose(ada)
    assert pane(ada) == whole

    # two fingers
    fingers(ada, *[[(x - 20 - 3 * i, y), (x + 20 + 3 * i, y)] for i in range(12)])
    assert 2 < pane(ada)["scale"] <= 2.5
    fingers(ada, *[[(x - 60 + 4 * i, y), (x + 60 - 4 * i, y)] for i in range(12)])
    assert pane(ada) == whole
    assert page.evaluate("visualViewport.scale") == 1, "the page itself stays as it is"
    choose(ada)


def test_by_mouse_and_keyboard(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(table([ME, ZOE]).seat(0, 1)).at_table()
    ada.wait_for_turn()
    page, whole = ada.page, pane(ada)
    x, y = whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    assert pane(ada) == whole, "a wheel alone is not for us"
    page.keyboard.down("Control")
    for _ in range(4):
        page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    ada.until(lambda: pane(ada)["scale"] == 2.5, "larger")
    assert not too_wide(page)
    ada.shot("zoomed")
    # a drag moves it, and chooses nothing, even from a lamp
    near = pane(ada)
    at = ada.look()["lit"][0]["at"] if ada.look()["lit"] else [x, y]
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + 40, at[1] + 30, steps=6)
    page.mouse.up()
    moved = pane(ada)
    assert (near["left"] - moved["left"], near["top"] - moved["top"]) == (40, 30)
    page.wait_for_timeout(100)
    assert not ada.look()["confirm"]
    assert not ada.look()["offers"]

    # the board is one stop; where the focus goes, there one looks
    page.locator(".board [tabindex='0']").focus()
    for arrow in ("ArrowLeft",) * 6 + ("ArrowUp",) * 6 + ("ArrowRight",) * 6 + ("ArrowDown",) * 6:
        page.keyboard.press(arrow)
        assert page.evaluate(IN_SIGHT), arrow
    page.keyboard.press("0")
    assert pane(ada) == whole
    page.keyboard.press("+")
    assert pane(ada)["scale"] == 1.4
    assert page.evaluate(IN_SIGHT)
    page.keyboard.press("-")
    assert pane(ada) == whole
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('.under')"), "one stop"
    choose(ada)
