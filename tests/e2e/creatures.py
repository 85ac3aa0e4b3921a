"""Brings a match of The Island, over sockets, to where a creature comes to somebody in another's turn."""

import random
from typing import Any

from atoll.games.the_island.board import CELL, DIRECTION, NEIGHBOUR, ROWS, distance

from ..server import people
from .conftest import Opened
from .house import House

QUICK = {"start": "quick"}


class Table:
    """All seats over one socket: plays until somebody who holds the right tile is asked to stop a creature."""

    def __init__(self, house: House, seats: int = 3) -> None:
        chairs = [{"who": "me", "name": f"Nr {seat}"} for seat in range(seats)]
        self.opened = Opened(house, chairs, game="the_island", start=True, options=QUICK)
        tokens = [self.opened.links["seats"][str(seat)] for seat in range(seats)]
        self.all = people.Person(house.address, self.opened.id, tokens)
        self.luck = random.Random(5)

    def seek(self, able: bool) -> int | None:
        """The seat that is asked to stop a creature, and can, or cannot; None if the match ends without."""
        while self.all.moment and not self.all.moment["outcome"]:
            question = self.all.moment["question"]
            seat = question["seats"][0]
            if question["kind"] == "defend":
                found = [one for one in question["seats"] if (len(self.all.choices(one)) > 1) == able]
                if found and (able or len(question["seats"]) == 1):
                    return int(found[0])
            n = self.all.act(seat, self.choose(seat, question["kind"]))["n"]
            self.all.until(lambda n=n: self.all.n >= n)
        return None

    def choose(self, seat: int, kind: str) -> str:
        view = self.all.moment["views"][str(seat)]
        choices: list[dict[str, Any]] = view["choices"]
        if kind in ("play", "defend"):
            return "pass"
        if kind == "move":  # some into boats and the water, where creatures come to them
            out = [c["do"] for c in choices if c["parts"]["do"] == "board"] or [
                c["do"] for c in choices if c["parts"]["do"] == "step" and self.wet(view, c["parts"])
            ]
            swimmers = sum(place.split("=")[0] in self.sea(view) for place in self.mine(view, seat))
            return self.luck.choice(out) if out and swimmers < 4 else "pass"
        if kind == "creature":
            prey = self.prey(view, seat)
            ranked = sorted(choices, key=lambda c: min((self.far(view, c["parts"], cell) for cell in prey), default=0))
            return str(next((c["do"] for c in ranked if c["parts"]["do"] == "glide"), "pass"))
        return str(self.luck.choice(choices)["do"])

    @staticmethod
    def sea(view: dict[str, Any]) -> set[str]:
        rows = iter(view["position"]["tiles"])
        land: set[str] = set()
        for r, row in enumerate(ROWS):
            if "#" in row:
                letters = iter(next(rows))
                land |= {
                    f"{'abcdefghijklm'[r]}{i + 1}"
                    for i, mark in enumerate(row)
                    if mark in "#C" and next(letters) != "."
                }
        return set(CELL.ids) - land

    def wet(self, view: dict[str, Any], parts: dict[str, str]) -> bool:
        colour, _, number = parts["explorer"].partition("-")
        at = view["position"]["explorers"][colour][int(number) - 1].split("=")[0]
        return at in CELL.number and self.beside(at, parts["direction"]) in self.sea(view)

    @staticmethod
    def beside(cell: str, direction: str) -> str:
        return CELL.ids[NEIGHBOUR[CELL.number[cell], DIRECTION.number[direction]]]

    @staticmethod
    def mine(view: dict[str, Any], seat: int) -> list[str]:
        return list(view["position"]["explorers"].values())[seat]

    def prey(self, view: dict[str, Any], seat: int) -> list[str]:
        """Cells where others swim or sit in boats."""
        boats = view["position"]["boats"]
        found = []
        for other, places in enumerate(view["position"]["explorers"].values()):
            for place in places if other != seat else []:
                at = place.split("=")[0]
                at = boats[int(at[5:]) - 1] if at.startswith("boat-") else at
                found += [at] if at in self.sea(view) else []
        return found

    def far(self, view: dict[str, Any], parts: dict[str, str], cell: str) -> int:
        if parts["do"] != "glide":
            return 99
        kind, _, number = parts["creature"].partition("-")
        at = view["position"]["creatures"][kind][int(number) - 1]
        return distance(CELL.number[self.beside(at, parts["direction"])], CELL.number[cell])

    @classmethod
    def at_window(cls, house: House, able: bool) -> tuple["Table", int]:
        """A match in which a creature comes to somebody who holds the tile against it, or does not."""
        for _ in range(20):
            table = cls(house)
            seat = table.seek(able)
            table.all.close()
            people.Person.present.clear()
            if seat is not None:
                return table, seat
        raise AssertionError("nobody was asked to defend in twenty matches")
