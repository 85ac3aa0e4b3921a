"""Somebody who hears the page and has a keyboard: knows what the accessibility tree says, and nothing else."""

import json
import random
import re
import time
from typing import Any, NamedTuple

from .checks import raw_text
from .visitor import Visitor

# what was said aloud, in order, as often as it was said; and what the server told the page, to compare it with
LISTEN = """
window.told = [];
window.frames_ = [];
new MutationObserver((changes) => {
  for (const { addedNodes, target, type } of changes) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]');
    if (!region) continue;
    if (type === 'characterData') told.push(['', target.data]);
    for (const node of addedNodes) told.push([node.dataset?.told ?? '', node.textContent]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
window.WebSocket = class extends WebSocket {
  constructor(...to) {
    super(...to);
    this.addEventListener('message', ({ data }) => frames_.push(data));
  }
};
"""
# what came since it was asked for last, and whether it is our turn and no answer is on its way
NEWS = """() => ({
  heard: frames_.splice(0),
  ready: !!document.querySelector('h1.vh')?.textContent.includes(', ') && !document.querySelector('.dock .b:disabled'),
})"""
DOCK = "Question"
NAMED = {"button", "link", "image", "checkbox", "combobox", "tab", "textbox", "heading", "region", "dialog", "group"}


class Node(NamedTuple):
    id: str
    parent: str | None
    role: str
    name: str


class Reader:
    def __init__(self, visitor: Visitor, seed: int = 3) -> None:
        self.visitor, self.page, self.keys = visitor, visitor.page, visitor.page.keyboard
        self.luck = random.Random(seed)
        self.moment: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.before = 0
        """Entries up to this one were there when the page was opened."""
        self.listed: dict[str, int] = {}
        """How often a kind of question was answered from the list of all answers."""
        self.page.add_init_script(LISTEN)
        self._tree = self.page.context.new_cdp_session(self.page)

    def ready(self) -> bool:
        """Is it our turn, as the page has it? What the page knows is known from here on, too."""
        news = self.page.evaluate(NEWS)
        for said in news["heard"]:
            self._heard(json.loads(said))
        return bool(news["ready"])

    def over(self) -> bool:
        return bool(self.moment.get("outcome"))

    def _heard(self, message: dict[str, Any]) -> None:
        """What there is to be told: the test compares, the reader does not look."""
        if message["t"] != "update":
            return
        known = {entry["n"] for entry in self.entries}
        if not self.entries and message["entries"]:
            self.before = message["entries"][-1]["n"]
        self.entries += [entry for entry in message["entries"] if entry["n"] not in known]
        if message["moment"] and message["moment"]["n"] >= self.moment.get("n", 0):
            self.moment = message["moment"]

    # -- hearing -------------------------------------------------------------------------------------------------------

    def tree(self) -> list[Node]:
        found: list[Node] = []
        parents: dict[str, str | None] = {}
        for node in self._tree.send("Accessibility.getFullAXTree")["nodes"]:
            above = node.get("parentId")
            if node.get("ignored"):
                parents[node["nodeId"]] = above
                continue
            found.append(
                Node(node["nodeId"], above, node["role"]["value"], node.get("name", {}).get("value", "").strip())
            )

        def shown(id: str | None) -> str | None:
            while id in parents:
                id = parents[id]
            return id

        return [node._replace(parent=shown(node.parent)) for node in found]

    @staticmethod
    def within(nodes: list[Node], role: str, name: str) -> list[Node]:
        inside = {node.id for node in nodes if node.role == role and node.name == name}
        out: list[Node] = []
        for node in nodes:  # parents come before their children
            if node.parent in inside:
                inside.add(node.id)
                out.append(node)
        return out

    def faults(self, nodes: list[Node], spaces: int, dock: str = DOCK) -> list[str]:
        """What has no name; a board of which something is missing; names that are no words."""
        nameless = [
            f"{node.role} without a name in {self._where(nodes, node)}"
            for node in nodes
            if node.role in NAMED and not node.name and not self._plain(nodes, node)
        ]
        board = [node.name for node in self.within(nodes, "region", "Board") if node.role in ("button", "image")]
        few = [f"{len(set(board))} things on the board, not {spaces}"] if len(set(board)) < spaces else []
        question = [node for node in self.within(nodes, "region", dock) if node.role == "heading" and node.name]
        raw = [
            f"{node.name!r} is no name"
            for node in nodes
            if raw_text(node.name) or re.search(r"undefined|NaN|\[object", node.name)
        ]
        return nameless + few + raw + ([] if question else ["no question"])

    @staticmethod
    def _plain(nodes: list[Node], node: Node) -> bool:
        """A group or picture that only holds others which have names."""
        return node.role in ("group", "image") and any(other.parent == node.id for other in nodes)

    @staticmethod
    def _where(nodes: list[Node], node: Node) -> str:
        by = {one.id: one for one in nodes}
        above = by.get(node.parent or "")
        while above and not above.name:
            above = by.get(above.parent or "")
        return above.name if above else "the page"

    def told(self) -> list[tuple[str, str]]:
        return [(id, text) for id, text in self.page.evaluate("told")]

    # -- answering -----------------------------------------------------------------------------------------------------

    def asked(self) -> dict[str, Any] | None:
        """The question that is open for this seat, with the answers that are possible."""
        question = self.moment.get("question")
        if self.moment.get("outcome") or not question:
            return None
        seat = next(
            (seat for seat in question["seats"] if self.moment["views"].get(str(seat), {}).get("choices")), None
        )
        return None if seat is None else question | {"choices": self.moment["views"][str(seat)]["choices"]}

    def wait(self, done: Any, what: str, timeout: float = 60) -> None:
        deadline = time.monotonic() + timeout
        while not done():
            assert time.monotonic() < deadline, f"{what} did not happen; the page says {self.visitor.words()!r}"
            self.page.wait_for_timeout(20)

    def answer(self, thorough: int) -> list[str]:
        """By keys: from the list of all answers the first times a kind is asked, later the quickest way. What was wrong."""
        question = self.asked()
        assert question
        n, kind, count, faults = self.moment["n"], question["kind"], len(question["choices"]), list[str]()

        def settled() -> bool:
            """Nothing is on its way: it was answered, or only looked at."""
            return self.ready() or self.over() or self.moment["n"] > n

        def gone() -> bool:
            self.page.wait_for_timeout(40)
            self.wait(settled, f"an answer to {kind}")
            return self.moment["n"] > n or self.over()

        for _ in range(12):
            if self.listed.get(kind, 0) < thorough and count > 1 and self._to("summary", "All actions"):
                self.listed[kind] = self.listed.get(kind, 0) + 1
                faults += self._from_list(count, kind)
            else:  # the way on, or what has been arranged; what ends much is previewed first
                self.keys.press("e")
                if gone():
                    break
                self.keys.press("e")
                if not gone():
                    self._from_list(count, kind) if self._to("summary", "All actions") else self._first_button()
            if gone():
                break
        else:
            raise AssertionError(f"no answer to {kind}; the page says {self.visitor.words()!r}")
        return faults

    def _soon(self, done: Any, tries: int = 15) -> bool:
        for _ in range(tries):
            if done():
                return True
            self.page.wait_for_timeout(20)
        return False

    def _from_list(self, count: int, kind: str) -> list[str]:
        """The list may be of the question before for a moment: an update is on its way."""
        self.keys.press("Enter")
        listed = self.page.locator(".all[open] .list .b")
        if not self._soon(lambda: listed.count() == count, 150):
            return [f"{kind}: {listed.count()} answers of {count} can be chosen"]
        inside = self.within(self.tree(), "region", DOCK)
        faults = [f"{kind}: an answer has no name" for node in inside if node.role == "button" and not node.name]
        for _ in range(1 + self.luck.randrange(min(count, 6))):
            self.keys.press("Tab")
        self.keys.press("Enter")
        return faults

    def _to(self, tag: str, name: str) -> bool:
        """From the question on to something of the dock, by Tab."""
        self.keys.press("g")
        for _ in range(14):
            self.keys.press("Tab")
            at = self.page.evaluate(
                "[document.activeElement].flatMap((e) => [e.localName, e.textContent.trim(), !!e.closest('.dock')])"
            )
            if at[:2] == [tag, name]:
                return True
            if not at[2]:
                return False
        return False

    def _first_button(self) -> None:
        """The first answer of the dock."""
        self.keys.press("g")
        for _ in range(14):
            self.keys.press("Tab")
            if self.page.evaluate(
                "document.activeElement.matches("
                "'.dock :is(.offers, .verbs, .confirm, .held) button:not([aria-disabled=true], .quiet)')"
            ):
                self.keys.press("Enter")
                return
