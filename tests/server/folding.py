"""A table without a server: entries are appended by hand, the time is what one says."""

from collections.abc import Sequence
from typing import Any

from atoll.engine import CHANCE
from atoll.engine.deal import drawn
from atoll.server.store import Row
from atoll.server.table import Table


class Paper:
    """A table on paper."""

    def __init__(
        self, game: str = "template", people: Sequence[str] = ("Ana", "Bram"), seed: str = "00" * 16, **wish: Any
    ) -> None:
        self.table = Table("paper", seed, 0.0)
        self.now = 0.0
        chairs = [{"kind": "person", "name": name} for name in people]
        options = {"seats": len(people)} | wish.pop("options", {})
        data = {"game": game, "name": "Paper", "options": options, "listed": False, "free_chat": True, "clock": None}
        self.add("open", **(data | {"bot_pace": 0, "chairs": chairs} | wish))
        self.table.options = self.table.game.options.complete(options)

    def add(self, kind: str, request: str | None = None, **data: Any) -> None:
        self.table.fold([Row(self.table.n + 1, kind, data, self.now, request)])

    def start(self, draws: Sequence[str] = ()) -> "Paper":
        self.add("start")
        self.nature(draws)
        return self

    def step(self, seat: int | None, do: str) -> None:
        assert self.table.match
        game, state = self.table.game, self.table.match.state
        game.check(state, CHANCE if seat is None else seat, game.space.parse(do))
        self.add("step", seat=seat, do=do, step=len(self.table.match.steps))

    def act(self, seat: int, do: str, draws: Sequence[str] = ()) -> None:
        self.step(seat, do)
        self.nature(draws)

    def nature(self, draws: Sequence[str] = ()) -> None:
        """Given draws first, then those of the seed."""
        match, given = self.table.match, list(draws)
        assert match
        while match.game.next_seat(match.state) == CHANCE:
            do = given.pop(0) if given else None
            if do is None:
                do = match.game.space.text(drawn(match.seed or "", match.draws(), match.game.chances(match.state)))
            self.step(None, do)

    @property
    def number(self) -> int:
        return self.table.question_number()
