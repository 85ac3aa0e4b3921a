"""Before the game: open a table, change it, sit down, leave, start, and after it: a rematch, or on from a moment of it."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ..bots import offered_bots
from ..engine import CHANCE
from ..engine.catalogue import get_game, is_offered, sound_ids
from ..engine.deal import match_seed, new_seed
from ..engine.errors import AtollError
from ..engine.game import Game
from ..engine.match import Match
from . import protocol as p
from .chair import Chair
from .channels import Channels
from .desk import Desk, Made, with_nature
from .names import table_name
from .refusal import Refusal
from .results import daily_seats, daily_secret, today
from .store import Link, Relink, Row
from .table import Table
from .tokens import new_table_id, new_token, token_hash

NAME = 24
"""Letters of a person's name (`protocol.PersonName`); files may have longer ones."""
WHILE_PLAYED = {"bot_pace"}
"""What the host may still change once the game has begun."""


class Lobby:
    def __init__(self, desk: Desk, channels: Channels | None = None) -> None:
        self.desk = desk
        self.channels = channels or Channels(desk.store.engine)
        self._opening_rematch = asyncio.Lock()

    # -- opening -----------------------------------------------------------------------------------------------------

    async def open(self, wish: p.OpenTable) -> p.Opened:
        game = self.game(wish.game)
        options = _options(game, wish.options, len(wish.seats))
        chairs = [_wished(seat) for seat in wish.seats]
        if wish.start and any(chair.kind == "open" for chair in chairs):
            raise Refusal("stage", "open-seats", 409)
        name = (wish.name or "").strip() or table_name()
        data = _opening(game, name, options, chairs, wish) | {"listed": wish.listed, "start": wish.start}
        return await self._opened(data, chairs)

    async def _opened(self, data: dict[str, Any], chairs: Sequence[Chair], secret: str | None = None) -> p.Opened:
        """A new table with links for its host, its guests, its spectators and all seats that are not bots."""
        tokens = {role: new_token() for role in ("host", "join", "watch")}
        seats = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind != "bot"}
        links = [Link(token_hash(token), role) for role, token in tokens.items()]
        id = await self._create(data, [*links, *_seat_links(seats)], secret)
        # people have to add to the deal first, and they cannot before they see our part; a deal that is given is as it is
        if data["start"] and (not seats or "dealt" in data):
            await self._begin(id)
        shown = p.TableLinks(**tokens, seats={str(seat): token for seat, token in seats.items()})
        return p.Opened(table=(await self.desk.table(id)).info(), links=shown)

    async def _create(self, data: dict[str, Any], links: Sequence[Link], secret: str | None = None) -> str:
        id = new_table_id()
        first = Row(1, "open", data, self.desk.clock())
        await self.desk.store.create(id, data["game"], secret or new_seed(), data["listed"], links, first)
        return id

    async def change(self, id: str, tokens: Sequence[str], wish: p.ChangeTable) -> p.Opened:
        """Seats that are new, or were a bot's or somebody else's, get new links: the answer has them."""
        await self._host(id, tokens)
        drop: list[int] = []
        fresh: dict[int, str] = {}

        def make(table: Table) -> Made:
            given = msgspec.to_builtins(wish)
            _stage(table, "gathering", *(["playing"] if given.keys() == WHILE_PLAYED else []))
            data: dict[str, Any] = {k: v for k, v in given.items() if k not in ("seats", "options")}
            if wish.name is not None:
                data["name"] = wish.name.strip() or table.name
            seats = len(wish.seats) if wish.seats is not None else len(table.chairs)
            if wish.seats is not None or wish.options is not None:
                options = {k: v for k, v in (wish.options or table.options).items() if k != "seats"}
                data["options"] = _options(table.game, options, seats)
                if table.dealt is not None and data["options"] != table.options:
                    raise Refusal("stage", "deal-given", 409)
            if wish.seats is not None:
                chairs = [_rechair(table, i, seat) for i, seat in enumerate(wish.seats)]
                data["chairs"] = [chair.plain() for chair in chairs]
                needs = [i for i, chair in enumerate(chairs) if _needs_link(table, i, chair)]
                bots = [i for i, chair in enumerate(chairs) if chair.kind == "bot"]
                drop[:] = [*needs, *bots, *range(seats, len(table.chairs))]
                fresh.clear()
                fresh.update({i: new_token() for i in needs})
            return [("change", data)] if data else []

        def relink() -> Relink | None:
            return Relink(tuple(drop), tuple(_seat_links(fresh))) if drop else None

        await self.desk.write(id, make, None, relink)
        links = p.TableLinks(host="", join="", watch="", seats={str(i): token for i, token in fresh.items()})
        return p.Opened(table=(await self.desk.table(id)).info(), links=links)

    # -- people ------------------------------------------------------------------------------------------------------

    async def sit(self, id: str, token: str | None, wish: p.SitDown) -> p.Seated:
        """With a seat's own token: come (back) to it. With the join token, or at a listed table: take an open seat."""
        rights = await self.desk.rights(id, [token] if token else [])
        table = await self.desk.table(id)
        if token and rights.seats:
            seat, mine = (wish.seat if wish.seat in rights.seats else rights.seats[0]), token
        elif rights.join or rights.host or table.listed:
            seat, mine = self._free_seat(table, wish.seat), new_token()
        else:
            raise Refusal("token", "no-link", 403)

        new = mine is not token

        def make(now: Table) -> Made:
            if seat >= len(now.chairs) or now.chairs[seat].kind == ("person" if new else "bot"):
                raise Refusal("seat", "seat-taken", 409)
            if new:
                _stage(now, "gathering")
            guest = {"guest": True} if new else {}
            name = (wish.name or "").strip() or now.chairs[seat].name or "?"
            sit = ("sit", {"seat": seat, "name": name, "nonce": wish.nonce, **guest})
            if not now.begins or now.stage != "gathering" or not wish.nonce or _waits_for_others(now, seat):
                return [sit]
            return [sit, *_beginning(now, {seat: wish.nonce})]

        def relink() -> Relink | None:
            return Relink((seat,), (Link(token_hash(mine), "seat", seat),)) if new else None

        await self.desk.write(id, make, None, relink)
        return p.Seated(table=(await self.desk.table(id)).info(), seat=seat, token=mine)

    @staticmethod
    def _free_seat(table: Table, wanted: int | None) -> int:
        _stage(table, "gathering")
        free = [i for i, chair in enumerate(table.chairs) if chair.kind == "open"]
        if wanted is not None and wanted not in free:
            raise Refusal("seat", "seat-taken", 409)
        if not free:
            raise Refusal("seat", "table-full", 409)
        return wanted if wanted is not None else free[0]

    async def leave(self, id: str, tokens: Sequence[str]) -> p.TableInfo:
        """From all seats of these tokens. A host who leaves before the game makes the next person at the table the host."""
        rights = await self.desk.rights(id, tokens)
        seats = rights.seats
        if not seats:
            raise Refusal("token", "no-link", 403)

        def make(table: Table) -> Made:
            people = [i for i, chair in enumerate(table.chairs) if chair.kind == "person" and chair.left_at is None]
            heir = next((i for i in people if i not in seats), None)
            passed = {"host": heir} if rights.host and table.stage == "gathering" else {}
            return [("leave", {"seat": seat, **passed}) for seat in seats if seat in people]

        await self.desk.write(id, make, None)
        return (await self.desk.table(id)).info()

    # -- beginning and beginning again -------------------------------------------------------------------------------

    async def start(self, id: str, tokens: Sequence[str]) -> p.TableInfo:
        await self._host(id, tokens)
        await self._begin(id)
        return (await self.desk.table(id)).info()

    async def _begin(self, id: str) -> None:
        def make(table: Table) -> Made:
            _stage(table, "gathering")
            if any(chair.kind == "open" for chair in table.chairs):
                raise Refusal("stage", "open-seats", 409)
            if missing := table.missing_nonces():
                raise Refusal("stage", "no-nonce", 409, who=", ".join(table.chairs[seat].name for seat in missing))
            return _beginning(table, {})

        await self.desk.write(id, make, None)

    async def rematch(self, id: str, token: str) -> p.Opened:
        """A new table with the same people and options; their seat tokens are valid there too."""
        rights = await self.desk.rights(id, [token])
        if not (rights.seats or rights.host):
            raise Refusal("token", "no-link", 403)
        table = await self.desk.table(id)
        _stage(table, "over")
        host = token if rights.host else ""
        async with self._opening_rematch:
            if not (await self.desk.table(id)).rematch:
                host = host or new_token()
                await self._open_rematch(table, [] if rights.host else [Link(token_hash(host), "host")])
        following = (await self.desk.table(id)).rematch or ""
        links = p.TableLinks(host=host, join="", watch="", seats={})
        return p.Opened(table=(await self.desk.table(following)).info(), links=links)

    async def _open_rematch(self, table: Table, more: list[Link]) -> None:
        """`more`: whoever opens it is a host of it, so that it can start without the first one."""
        chairs = [
            Chair(was.kind, was.name, was.bot, guest=was.guest, came=was.came, notify=was.notify)
            for was in table.chairs
        ]
        data = _opening(table.game, table.name, table.options, chairs, table)
        id = await self._create(data, [*await self.desk.store.links_of(table.id), *more])
        await self.channels.follow(table.id, id)

        def make(now: Table) -> Made:
            if now.rematch:  # another worker was faster: theirs it is
                return []
            return [("rematch", {"table": id})]

        await self.desk.write(table.id, make, None)

    async def again(self, id: str, wish: p.PlayDeal) -> p.Opened:
        """The deal of a match that is over, with its options, for whoever sits there this time."""
        table = await self.desk.table(id)
        _stage(table, "over")
        more: dict[str, Any] = {"again": id, "dealt": table.nonces(), "past": table.past}
        more |= {"continues": table.continues, "origin": table.origin}
        return await self._deal(table.game, table.options, wish, more, table.server_seed, table)

    async def daily(self, game: str, wish: p.PlayDeal) -> p.Opened:
        """The island of a day: the same for everybody who plays it."""
        rules, now = self.game(game), today(self.desk.clock())
        day = wish.day or now
        if day > now:
            raise Refusal("stage", "day-to-come", 409)
        options = rules.options.complete({"seats": daily_seats(rules)})
        return await self._deal(rules, options, wish, {"daily": day, "dealt": []}, daily_secret(game, day))

    async def _deal(
        self,
        game: Game,
        options: dict[str, Any],
        wish: p.PlayDeal,
        more: dict[str, Any],
        secret: str,
        like: Table | None = None,
    ) -> p.Opened:
        if len(wish.seats) != options["seats"]:
            raise Refusal("stage", "deal-given", 409)
        chairs = [_wished(seat) for seat in wish.seats]
        name = (wish.name or "").strip() or table_name()
        start = wish.start and not any(chair.kind == "open" for chair in chairs)
        usual = p.OpenTable(game=game.id, seats=[])
        data = _opening(game, name, options, chairs, like or usual) | {"start": start} | more
        return await self._opened(data, chairs, secret)

    async def share(self, id: str) -> p.WatchLink:
        """A token for others to look at a match that is over: whoever has only a seat's has none to give away."""
        _stage(await self.desk.table(id), "over")
        watch = new_token()
        await self.desk.add_links(id, [Link(token_hash(watch), "watch")])
        return p.WatchLink(watch=watch)

    async def play_on(self, id: str, wish: p.PlayOn) -> p.Opened:
        """A table of its own that shares the first steps of a match that is over; its luck from there on is its own."""
        table = await self.desk.table(id)
        _stage(table, "over")
        assert table.match
        like = p.OpenTable(game=table.game.id, seats=[], bot_pace=table.bot_pace)
        data = _opening(table.game, table.name, table.options, [], like) | {"origin": {"table": id, "step": wish.step}}
        return await self._branch(table.match, table.chairs, data, wish)

    async def play_on_file(self, match: Match, wish: p.PlayOn) -> p.Opened:
        """The same from a match that may have been played anywhere."""
        game = self.game(match.game.id)
        names = [name[:NAME] or "?" for name in match.players]
        given = {name: value for name, value in match.options.items() if name != "seats"}
        options = _options(game, given, match.options["seats"])
        data = _opening(game, table_name(), options, [], p.OpenTable(game=game.id, seats=[]))
        return await self._branch(match, [Chair("person", name) for name in names], data, wish)

    async def _branch(self, match: Match, before: Sequence[Chair], data: dict[str, Any], wish: p.PlayOn) -> p.Opened:
        if wish.seat >= len(before):
            raise Refusal("seat", "eyes", 400, eyes=wish.seat)
        if wish.step >= len(match.steps):
            raise Refusal("stage", "stage-over", 409)
        chairs = _one_person(before, wish)
        past = [
            {"seat": None if step.seat == CHANCE else step.seat, "do": match.game.space.text(step.action)}
            for step in match.steps[: wish.step]
        ]
        more = {"start": True, "past": past, "continues": int(match.moment(wish.step)[0].turns)}
        return await self._opened(data | more | {"chairs": [chair.plain() for chair in chairs]}, chairs)

    def game(self, id: str) -> Game:
        if not (id in sound_ids() and (is_offered(id) or self.desk.settings.template)):
            raise Refusal("table", "no-game", 404, game=id)
        return get_game(id)

    async def _host(self, id: str, tokens: Sequence[str]) -> None:
        await self.desk.table(id)
        if not (await self.desk.rights(id, tokens)).host:
            raise Refusal("token", "host-only", 403)


def _options(game: Game, given: dict[str, Any], seats: int) -> dict[str, Any]:
    try:
        return game.options.complete({**given, "seats": seats})
    except AtollError as problem:
        raise Refusal("table", "option", 400, problem=problem) from None


def _one_person(before: Sequence[Chair], wish: p.PlayOn) -> list[Chair]:
    """In the seat that is wished for; bots on all others, which stay unless other ones are wished for."""
    chosen = _offered(wish.bot) if wish.bot else None
    taken = before[wish.seat].name
    me = p.SeatWish(who="me", name=wish.name or taken)

    def chair(seat: int, was: Chair) -> Chair:
        name = taken if was.name == me.name else was.name  # who changes seats changes names
        kept = was.bot if was.bot in offered_bots() else None  # one of long ago may be gone
        return _wished(me if seat == wish.seat else p.SeatWish(who="bot", bot=chosen or kept, name=name or None))

    return [chair(seat, was) for seat, was in enumerate(before)]


def _waits_for_others(table: Table, seat: int) -> bool:
    """Somebody else has not sat down yet, or not added to the deal."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return any(chair.kind == "open" or (chair.kind == "person" and not chair.nonce) for chair in others)


def _beginning(table: Table, added: dict[int, str]) -> Made:
    """The start, the past that the match goes on from, and what nature does next; `added`: nonces that come with it."""
    seed = match_seed(table.server_seed, table.nonces(added))
    game, state, draws = table.game, table.game.new(table.options), 0
    for step in table.past:
        game.apply(state, CHANCE if step["seat"] is None else step["seat"], game.space.parse(step["do"]))
        draws += step["seat"] is None
    past: Made = [("step", {**step, "step": number}) for number, step in enumerate(table.past)]
    return [("start", {}), *past, *with_nature(table, state, len(past), draws, seed)]


def _wished(seat: p.SeatWish) -> Chair:
    if seat.who == "bot":
        name = _offered(seat.bot or "sensible")
        return Chair("bot", (seat.name or "").strip() or name, name)
    return Chair("person", (seat.name or "").strip() or "?") if seat.who == "me" else Chair()


def _offered(bot: str) -> str:
    """Those that are there to measure with, or have settings, are not for tables."""
    if bot not in offered_bots():
        raise Refusal("table", "no-bot", 404, bot=bot)
    return bot


def _rechair(table: Table, index: int, seat: p.SeatWish) -> Chair:
    """People who have sat down stay where they are; the host changes what is open, a bot's or their own.

    The host may not have seen yet that somebody sat down: a bot, or the host, takes their seat only if the wish says so.
    """
    was = table.chairs[index] if index < len(table.chairs) else Chair()
    stays = seat.who == "open" or ((was.came or was.guest) and not seat.evict)
    if was.kind == "person" and stays:
        return was
    now = _wished(seat)
    return replace(now, nonce=was.nonce) if was.kind == now.kind == "person" and not was.guest else now


def _needs_link(table: Table, index: int, chair: Chair) -> bool:
    """Nobody whom this chair is now meant for has a token of it."""
    if chair.kind == "bot":
        return False
    was = table.chairs[index] if index < len(table.chairs) else None
    return was is None or was.kind == "bot" or (was.guest and not chair.guest)


def _seat_links(tokens: dict[int, str]) -> list[Link]:
    return [Link(token_hash(token), "seat", seat) for seat, token in tokens.items()]


def _opening(
    game: Game, name: str, options: dict[str, Any], chairs: Sequence[Chair], like: p.OpenTable | Table
) -> dict[str, Any]:
    """The first entry of a table, private unless somebody says otherwise."""
    return {
        "game": game.id,
        "name": name,
        "options": options,
        "listed": False,
        "free_chat": like.free_chat,
        "clock": msgspec.structs.asdict(like.clock) if like.clock else None,
        "bot_pace": like.bot_pace,
        "hints": like.hints,
        "chairs": [chair.plain() for chair in chairs],
    }


def _stage(table: Table, *wanted: str) -> None:
    if table.stage not in wanted:
        raise Refusal("stage", f"stage-{table.stage}", 409)
