"""What can be checked of any page: accessibility, nothing wider than the screen, no text cut off, no raw keys."""

import re
from typing import Any

from playwright.sync_api import Page

from .chromium import WEB

_AXE = WEB / "node_modules/axe-core/axe.min.js"
RAW = re.compile(r"\{\s*\$|\b(?:web|ask|verb|event|option|phrase|board|card|tile|role|step|preview|ending)-[a-z_-]+")

_WIDE = """() => {
  const wide = innerWidth + 1, found = [];
  if (document.documentElement.scrollWidth > wide) found.push('the page is ' + document.documentElement.scrollWidth);
  const scrolls = (e) => e && e !== document.body && (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  for (const e of document.querySelectorAll('body *:not(svg *)')) {
    const box = e.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && box.right > wide && !scrolls(e.parentElement)) found.push(e.tagName + '.' + e.className + ' ' + Math.round(box.right));
  }
  return found;
}"""

_CUT = """() => [...document.querySelectorAll('button, .b, h1, h2, h3, label, p, summary, .tag, dt, dd, [role=tab], .steps li')]
  .filter((e) => e.getClientRects().length && !e.closest('.vh, svg') && !e.classList.contains('vh') && getComputedStyle(e).display !== 'inline')
  .filter((e) => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).textOverflow !== 'ellipsis')
  .map((e) => e.tagName + '.' + e.className + ': ' + e.textContent.trim().slice(0, 60))"""

_TEXT = """() => {
  const said = [document.title, document.body.innerText];
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const a of ['aria-label', 'title', 'placeholder']) if (e.hasAttribute(a)) said.push(e.getAttribute(a));
  return said.join('\\n');
}"""

_RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  return found.violations.map((v) => ({ id: v.id, help: v.help, nodes: v.nodes.slice(0, 4).map((n) => n.target.join(' ') + ' — ' + (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? '')) }));
}"""


def axe(page: Page) -> list[Any]:
    """What axe-core has against the page as it is now."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    return page.evaluate(_RUN)  # type: ignore[no-any-return]


def too_wide(page: Page) -> list[str]:
    return page.evaluate(_WIDE)  # type: ignore[no-any-return]


def cut_off(page: Page) -> list[str]:
    return page.evaluate(_CUT)  # type: ignore[no-any-return]


def raw_keys(page: Page) -> list[str]:
    return RAW.findall(page.evaluate(_TEXT))
