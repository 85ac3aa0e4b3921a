"""Simulated people: each has a seat (or only watches), plays at random, comes back when the line is lost, sends again what
was never answered, and writes down everything that it was told."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from atoll.server import protocol as p
from atoll.server.play import PHRASES

from .network import Line

if TYPE_CHECKING:
    from .world import World

SILENCE, DEAD = 1.0, 3.0
"""Seconds after which somebody pings, and after which a silent line is given up: like the page, but less patient."""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
Message = dict[str, Any]


class Person:
    def __init__(self, world: "World", table: str, seat: int | None, token: str) -> None:
        self.world, self.table, self.seat, self.token = world, table, seat, token
        self.name = f"{table}/{'watcher' if seat is None else seat}"
        self.chance = Random(f"{world.plan.seed} {self.name}")
        self.line: Line | None = None
        self.lines: list[Line] = []
        self.greeted = False
        self.n = 0
        self.since: int | None = None
        """The entry that the table was at when it was let in; None: it has not yet been told."""
        self.entries: list[Message] = []
        self.moment: Message | None = None
        self.presence: list[Message] = []
        self.sights: list[Message] = []
        """Some of the moments that were shown, to be looked at closely."""
        self.pending: dict[str, Message] = {}
        self.acked: dict[str, int] = {}
        self.refused: dict[str, list[str]] = {}
        """By request: the refusals it got, one for each copy."""
        self._count = 0
        self._thinking: asyncio.Task[None] | None = None

    # -- the line ------------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        while True:
            worker = self.world.somebody(self.chance)
            if worker:
                self.line = Line(self.world.loop, self.chance, self.world.network, worker)
                self.lines.append(self.line)
                worker.serve(self.line)
                await self._sit(self.line)
                self.line.hang_up()
            self.line, self.greeted = None, False
            await asyncio.sleep(self.chance.uniform(0.02, 0.3))

    async def _sit(self, line: Line) -> None:
        hello = {"t": "hello", "v": p.VERSION, "table": self.table, "tokens": [self.token], "since": self.n}
        line.say(_encode(hello).decode())
        heard = self.world.loop.now
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await line.hear()
            except TimeoutError:
                if self.world.loop.now - heard >= DEAD:
                    return
                line.say('{"t":"ping"}')
                continue
            if text is None:
                return
            heard = self.world.loop.now
            self.world.judge.hears(self, text)
            if self._hear(_decode(text)):
                return

    def _hear(self, message: Message) -> bool:
        """True if there is no use in listening on."""
        kind = message["t"]
        if kind == "welcome":
            self.greeted, self.since = True, None
            self.presence = message["table"]["seats"]
            for request in self.pending.values():
                self._say(request)
        elif kind == "update":
            self._read(message)
        elif kind == "presence":
            self.presence = message["seats"]
        elif kind == "ack":
            self.acked.setdefault(message["id"], message["n"])
            self.world.judge.acknowledged(self, message)
            self.pending.pop(message["id"], None)
        elif kind == "refused":
            return self._refused(message)
        self._think()
        return False

    def _refused(self, message: Message) -> bool:
        id = message["id"]
        if id is None:
            return not self.greeted
        self.refused.setdefault(id, []).append(message["code"])
        if message["code"] == "busy" and id in self.pending and id not in self.acked:
            self.world.loop.call_later(0.2, self._again, id)  # nobody knows: it asks again
        else:
            self.pending.pop(id, None)
        self._think()
        return False

    def _again(self, id: str) -> None:
        if id in self.pending and self.greeted:
            self._say(self.pending[id])

    def _read(self, message: Message) -> None:
        for entry in message["entries"]:
            self.world.judge.reads(self, entry)
            self.entries.append(entry)
            self.n = entry["n"]
        if message["moment"]:
            self.moment = message["moment"]
            self.since = self.moment["n"] if self.since is None else self.since
            if self.chance.random() < 0.1:
                self.sights.append(message["moment"])

    # -- what it does --------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return bool(self.moment and self.moment["outcome"])

    def _request(self, kind: str, **more: Any) -> None:
        self._count += 1
        id = f"{self.name.replace('/', '-')}-{self._count:08d}"
        request = {"t": kind, "id": id, "seat": self.seat, **more}
        self.pending[id] = request
        if self.greeted:
            self._say(request)

    def _say(self, request: Message) -> None:
        if self.line:
            self.line.say(_encode(request).decode(), request["id"])

    def _think(self) -> None:
        thinks = self._thinking and not self._thinking.done()
        if self.seat is not None and not self.pending and not self.is_over() and not thinks and self.greeted:
            self._thinking = asyncio.create_task(self._act(), name=f"{self.name} thinks")

    async def _act(self) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / self.world.plan.pace))
        moment, calm = self.moment, self.world.calm
        if not moment or self.is_over() or self.pending or not self.greeted:
            return
        if not calm and self.chance.random() < 0.2:
            self._mischief(moment)
        elif moment["question"] and self.seat in moment["question"]["seats"]:
            self._answer(moment)
        elif not calm and self.chance.random() < 0.1 and self._choices(moment):
            self._answer(moment)  # unasked: some games have actions out of turn

    def _choices(self, moment: Message) -> list[str]:
        return [choice["do"] for choice in moment["views"][str(self.seat)]["choices"]]

    def _answer(self, moment: Message) -> None:
        choices = self._choices(moment)
        if choices:
            self._request("act", ask=moment["question"]["number"], do=self.chance.choice(choices))
        elif moment["clocks"] and not moment["running"]:
            self._request("pause", on=False)  # whose time is out waits for the clocks to go on

    def _mischief(self, moment: Message) -> None:
        """What people also do, allowed or not."""
        what = self.chance.choice(["say", "undo", "stale", "nonsense", "decide", "pause", "twice", "leave"])
        number = moment["question"]["number"] if moment["question"] else 0
        if what == "say":
            self._request("say", phrase=self.chance.choice(PHRASES))
        elif what == "undo":
            self._request("undo")
        elif what == "stale":
            self._request("act", ask=max(0, number - 1), do=self.chance.choice(self._choices(moment) or ["x"]))
        elif what == "nonsense":
            self._request("act", ask=number, do=self.chance.choice(["dance", "search", "pass"]))
        elif what == "decide":
            others = [seat["seat"] for seat in self.presence if seat["seat"] != self.seat]
            choice = self.chance.choice(["wait", "skip", "bot"])
            self._request("decide", about=self.chance.choice(others), what=choice)
        elif what == "pause":
            self._request("pause", on=self.chance.random() < 0.5)
        elif what == "leave":
            if worker := self.world.somebody(self.chance):
                worker.spawn(worker.leave(self.table, self.token))
        else:
            for _ in range(2):
                self._answer(moment)
