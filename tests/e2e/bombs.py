"""Brings a match of Lost Island, over sockets, to where a bomb comes to somebody and another may pay a miner for it."""

from typing import Any

from ..server import people
from .conftest import Opened
from .house import House

FACES = ("plain", "storm", "loot_1", "loot_2", "loot_3")
BOMBS = tuple(f"{shape}_{strength}" for shape in ("cross", "diagonal", "line") for strength in range(1, 7))
STONES = {"flag": 1, "loot_1": 0, "loot_2": 3, "loot_3": 0}


def all_tiles(face: str) -> dict[str, Any]:
    """Options for a box in which every tile that is no stone shows the same."""
    tiles = dict.fromkeys((*FACES, *BOMBS), 0) | {face: 32}
    return {"components": {"tiles": tiles, "stones": STONES}}


class Table:
    """All seats over one socket: whoever is poor sends somebody to a stone for its coins, then the others turn up bombs."""

    def __init__(self, house: House, seats: int = 3) -> None:
        chairs = [{"who": "me", "name": f"Nr {seat}"} for seat in range(seats)]
        self.opened = Opened(house, chairs, game="lost_island", start=True, options=all_tiles("cross_6"))
        tokens = [self.opened.links["seats"][str(seat)] for seat in range(seats)]
        self.all = people.Person(house.address, self.opened.id, tokens)

    @property
    def position(self) -> dict[str, Any]:
        assert self.all.moment
        return self.all.moment["views"]["0"]["position"]

    def seek(self) -> int:
        """The seat that may pay a miner in another's turn; two of three find coins under the first stone they visit."""
        while True:
            assert self.all.moment
            question = self.all.moment["question"]
            if question["kind"] == "miner":
                others = [seat for seat in question["seats"] if seat != self.position["turn"]]
                if others:
                    return int(others[0])
            seat = question["seats"][0]
            n = self.all.act(seat, self.choose(seat, question["kind"]))["n"]
            self.all.until(lambda n=n: self.all.n >= n)

    def choose(self, seat: int, kind: str) -> str:
        choices = self.all.choices(seat)
        if kind != "act":
            return next((do for do in choices if do in ("pass", "end")), choices[0])
        if self.position["purses"][seat] < 2 and (there := self.to_stone(choices)):
            return there
        rich = any(coins >= 2 for other, coins in enumerate(self.position["purses"]) if other != seat)
        return next((do for do in choices if rich and do.startswith("reveal ")), "end")

    def to_stone(self, choices: list[str]) -> str | None:
        rows = [row.split() for row in self.position["island"]]
        stones = {f"{'abcdef'[c]}{r + 1}" for r, row in enumerate(rows) for c, word in enumerate(row) if word == "S"}
        return next((f"reinforce {cell}" for cell in sorted(stones) if f"reinforce {cell}" in choices), None)

    @classmethod
    def at_window(cls, house: House) -> tuple["Table", int]:
        table = cls(house)
        seat = table.seek()
        table.all.close()
        people.Person.present.clear()
        return table, seat
