"""Brings a match of Loot Island, over sockets, to where treasures lie open and somebody has to take one."""

import random
from typing import Any

from ..server import people
from .conftest import Opened
from .house import House

COASTS = ("north", "east", "south", "west")


class Hunt:
    """All seats over one socket; everybody plays on the coast of the day as long as they can."""

    def __init__(self, house: House, seats: int = 3) -> None:
        chairs = [{"who": "me", "name": f"Nr {seat}"} for seat in range(seats)]
        self.opened = Opened(house, chairs, game="loot_island", start=True)
        tokens = [self.opened.links["seats"][str(seat)] for seat in range(seats)]
        self.all = people.Person(house.address, self.opened.id, tokens)
        self.luck = random.Random(11)

    def seek(self, kind: str) -> int | None:
        """The seat that is asked this; None if the match ends without."""
        while self.all.moment and not self.all.moment["outcome"]:
            question = self.all.moment["question"]
            seat = int(question["seats"][0])
            if question["kind"] == kind:
                return seat
            n = self.all.act(seat, self.choose(seat, question["kind"]))["n"]
            self.all.until(lambda n=n: self.all.n >= n)
        return None

    def choose(self, seat: int, kind: str) -> str:
        view = self.all.moment["views"][str(seat)]
        choices: list[str] = [one["do"] for one in view["choices"]]
        if kind == "turn":
            ahead = COASTS[view["position"]["corner"]]
            here = [do for do in choices if do.startswith((f"site {ahead}", f"shift {ahead}"))]
            cards = [do for do in choices if do.startswith("choose")]
            more = [do for do in cards if self.fits(do, view["position"], ahead)]
            if here:
                return self.luck.choice(here)
            return self.luck.choice(more) if more else "pass" if "pass" in choices else self.luck.choice(choices)
        return "done" if "done" in choices else self.luck.choice(choices)

    @staticmethod
    def fits(do: str, position: dict[str, Any], coast: str) -> bool:
        colour, number, _ = do.removeprefix("choose ").split("-")
        column = position["columns"].get(f"{coast}1", [])
        same = not column or column[0].split("-")[0] == colour
        last = max((int(n) for n in (card.split("-")[1] for card in column) if n != "joker"), default=0)
        return same and (number == "joker" or int(number) >= last)

    @classmethod
    def at(cls, house: House, kind: str, seats: int = 3) -> tuple["Hunt", int]:
        for _ in range(20):
            hunt = cls(house, seats)
            seat = hunt.seek(kind)
            hunt.all.close()
            people.Person.present.clear()
            if seat is not None:
                return hunt, seat
        raise AssertionError(f"nobody was asked {kind!r} in twenty matches")
