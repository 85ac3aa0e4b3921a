"""The HTTP part: what there is, tables and their people, matches and replays, rules, lessons. OpenAPI at /schema."""

import asyncio
import dataclasses
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, cast

import msgspec
from litestar import Controller, MediaType, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import __version__
from ..bots import offered_bots
from ..engine.catalogue import get_game, is_offered, sound_ids
from ..engine.components import ComponentSet
from ..engine.errors import AtollError, Phrase
from ..engine.game import Game
from ..engine.lessons import before_and_after, help_of, rulebook
from ..engine.match import Match, parse_match, verify
from ..texts import LANGUAGES
from . import protocol as p
from .desk import Desk
from .guiding import find_lesson, guide, lesson_moment
from .hints import Hints
from .live import Live
from .lobby import Lobby
from .play import PHRASES
from .preparing import preparing
from .refusal import Refusal
from .replaying import Vantage, replay
from .requests import AnyRequest, TableId, bearer, bearers, host_of, opens, ours, problems
from .results import MOST as MOST_RESULTS
from .results import branches_of, compare, daily_deal, daily_seats, today
from .reviews import Reviews
from .sessions import keep, keep_opened
from .table import Table

log = logging.getLogger("atoll.server")
VantageQuery = Annotated[
    str, QueryParameter(pattern="^(all|watch|[0-7])$", description="all, watch, or a seat's number")
]
DayQuery = Annotated[
    str | None, QueryParameter(pattern="^20[0-9]{2}-[0-9]{2}-[0-9]{2}$", description="A date; left out: today (UTC)")
]
OWN = ("127.0.0.1", "::1")
"""Whoever comes from here sits at the server's own machine (a proxy says where its visitors come from)."""


def game_info(id: str) -> p.GameInfo:
    game = get_game(id)
    options = [
        p.OptionInfo(name=o.name, values=list(o.values), default=o.default or o.values[0]) for o in game.options.choices
    ]
    return p.GameInfo(
        id=id,
        min_seats=game.options.min_seats,
        max_seats=game.options.max_seats,
        options=options,
        rules_version=game.rules_version,
        cooperative=game.cooperative,
        components=_components(game.options.components),
    )


def _components(box: ComponentSet | None) -> p.ComponentsInfo | None:
    return p.ComponentsInfo(default=dict(box.default), provenance=box.provenance) if box else None


class Api(Controller):
    path = "/api"
    guards = (ours,)

    @get("/server", responses=problems(), summary="The games, bots and phrases of this server")
    async def server(self, desk: NamedDependency[Desk], request: AnyRequest) -> p.ServerInfo:
        games = [game_info(id) for id in sound_ids() if is_offered(id)]
        origins = desk.settings.network if host_of(request) in OWN else ()
        return p.ServerInfo(
            version=__version__,
            protocol=p.VERSION,
            games=games,
            bots=offered_bots(),
            preparing=preparing(),
            phrases=list(PHRASES),
            profiles=desk.settings.profiles,
            origins=list(origins),
        )

    @get("/rules/{game:str}/{lang:str}", responses=problems(404), summary="The rules of a game, paragraph by paragraph")
    async def rules(self, game: FromPath[str], lang: FromPath[str], desk: NamedDependency[Desk]) -> p.Rulebook:
        if lang not in LANGUAGES:
            raise Refusal("table", "no-game", 404, game=f"{game}/{lang}")
        return rules_of(_known(game, desk), cast(p.Lang, lang))

    @get("/guide/{game:str}", responses=problems(404), summary="The first-game guide: all lessons as they begin")
    async def guide(self, game: FromPath[str], desk: NamedDependency[Desk]) -> list[p.LessonInfo]:
        return await asyncio.to_thread(guide, _known(game, desk))

    @post(
        "/guide/{game:str}/{lesson:str}",
        responses=problems(400, 404, 409),
        summary="A lesson after what the learner did",
        status_code=200,
    )
    async def lesson(
        self, game: FromPath[str], lesson: FromPath[str], data: JSONBody[p.LessonDone], desk: NamedDependency[Desk]
    ) -> p.LessonMoment:
        known = _known(game, desk)
        return lesson_moment(known, find_lesson(known, lesson), data.done)

    # -- tables ------------------------------------------------------------------------------------------------------

    @get("/tables", responses=problems(), summary="Listed tables that wait for people")
    async def tables(self, desk: NamedDependency[Desk], live: NamedDependency[Live]) -> list[p.TableInfo]:
        waiting = await desk.store.gathering(desk.clock() - desk.settings.listed, live.gathering()[:500])
        found = [await readable(desk, id) for id in waiting]
        return await live.shown([table.info() for table in found if table])

    @post("/tables", guards=[opens], responses=problems(400, 404, 409, 413, 503), summary="Open a table")
    async def open(self, data: JSONBody[p.OpenTable], lobby: NamedDependency[Lobby], request: AnyRequest) -> p.Opened:
        return await keep_opened(request, await lobby.open(data), _seats_of_mine(data.seats))

    @get("/tables/{id:str}", responses=problems(400, 403, 404), summary="A table: people, options, stage")
    async def table(
        self, id: TableId, desk: NamedDependency[Desk], live: NamedDependency[Live], request: AnyRequest
    ) -> p.TableInfo:
        return await live.show((await _visible(desk, id, bearers(request))).info())

    @get(
        "/tables/{id:str}/mine", responses=problems(400, 403, 404), summary="A table, my seats there, and is it my turn"
    )
    async def mine(
        self, id: TableId, desk: NamedDependency[Desk], live: NamedDependency[Live], request: AnyRequest
    ) -> p.MyTable:
        return (await _my_tables(desk, live, {id: bearers(request)}))[0]

    @post(
        "/mine",
        responses=problems(400, 413),
        summary="The tables that one holds tokens of, as far as they can be read",
        status_code=200,
    )
    async def all_mine(
        self, data: JSONBody[p.MyTables], desk: NamedDependency[Desk], live: NamedDependency[Live]
    ) -> list[p.MyTable]:
        return await _my_tables(desk, live, data.tables, strict=False)

    @patch(
        "/tables/{id:str}",
        responses=problems(400, 401, 403, 404, 409, 413, 503),
        summary="The host changes a table before the game, and how fast bots play during it",
    )
    async def change(
        self,
        id: TableId,
        data: JSONBody[p.ChangeTable],
        lobby: NamedDependency[Lobby],
        live: NamedDependency[Live],
        request: AnyRequest,
    ) -> p.Opened:
        changed = await lobby.change(id, _tokens(request), data)
        await keep_opened(request, changed, _seats_of_mine(data.seats or []))
        return msgspec.structs.replace(changed, table=await live.show(changed.table))

    @post(
        "/tables/{id:str}/sit",
        responses=problems(400, 403, 404, 409, 413, 503),
        summary="Sit down, or come back to a seat",
    )
    async def sit(
        self,
        id: TableId,
        data: JSONBody[p.SitDown],
        lobby: NamedDependency[Lobby],
        live: NamedDependency[Live],
        request: AnyRequest,
    ) -> p.Seated:
        sat = await lobby.sit(id, bearer(request), data)
        await keep(request, [sat.token])
        return msgspec.structs.replace(sat, table=await live.show(sat.table))

    @post(
        "/tables/{id:str}/start",
        responses=problems(400, 401, 403, 404, 409, 503),
        summary="The host starts the game",
        status_code=200,
    )
    async def start(
        self, id: TableId, lobby: NamedDependency[Lobby], live: NamedDependency[Live], request: AnyRequest
    ) -> p.TableInfo:
        return await live.show(await lobby.start(id, _tokens(request)))

    @post(
        "/tables/{id:str}/leave",
        responses=problems(400, 401, 403, 404, 503),
        summary="Leave the seats whose tokens these are",
        status_code=200,
    )
    async def leave(
        self, id: TableId, lobby: NamedDependency[Lobby], live: NamedDependency[Live], request: AnyRequest
    ) -> p.TableInfo:
        return await live.show(await lobby.leave(id, _tokens(request)))

    @post(
        "/tables/{id:str}/rematch",
        guards=[opens],
        responses=problems(400, 401, 403, 404, 409, 503),
        summary="The same people again",
        status_code=200,
    )
    async def rematch(self, id: TableId, lobby: NamedDependency[Lobby], request: AnyRequest) -> p.Opened:
        return await keep_opened(request, await lobby.rematch(id, _token(request)), ())

    @post(
        "/tables/{id:str}/hint",
        responses=problems(400, 401, 403, 404, 409, 503),
        summary="What the strong bot would do in this seat's place",
        status_code=200,
    )
    async def hint(
        self, id: TableId, data: JSONBody[p.AskHint], hints: NamedDependency[Hints], request: AnyRequest
    ) -> p.Hint:
        return await hints.hint(id, _tokens(request), data)

    # -- looking back ------------------------------------------------------------------------------------------------

    @get(
        "/tables/{id:str}/match",
        responses=problems(400, 403, 404, 409),
        summary="The match file of a finished game",
        media_type=MediaType.TEXT,
    )
    async def match(self, id: TableId, desk: NamedDependency[Desk], request: AnyRequest) -> Response[str]:
        table = await _visible(desk, id, bearers(request))
        if table.stage != "over" or not table.match:
            raise Refusal("stage", "match-not-over", 409)
        headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{id}.jsonl"'}
        return Response(match_file(table), media_type="application/x-ndjson", headers=headers)

    @get(
        "/tables/{id:str}/replay",
        responses=problems(400, 403, 404, 409),
        summary="Every moment, from a seat's eyes, a spectator's, or (after the end) all open",
    )
    async def replay_table(
        self, id: TableId, desk: NamedDependency[Desk], request: AnyRequest, eyes: VantageQuery = "watch"
    ) -> p.Replay:
        table = await _visible(desk, id, bearers(request))
        if not table.match:
            raise Refusal("stage", "stage-gathering", 409)
        rights = await desk.rights(id, bearers(request))
        wanted = _eyes(eyes, len(table.chairs))
        if table.stage != "over" and wanted != "watch" and wanted not in rights.seats:
            raise Refusal("seat", "replay-all" if wanted == "all" else "replay-seat", 403)
        match = dataclasses.replace(table.match, steps=list(table.match.steps))  # play goes on meanwhile
        match.state = table.match.state.copy()
        return await asyncio.to_thread(replay, match, wanted)

    @get(
        "/tables/{id:str}/review",
        responses=problems(400, 403, 404, 409, 500, 503),
        summary="Everybody's chances along a match that is over, and the moments that changed most; as far as it is made",
    )
    async def review(
        self, id: TableId, desk: NamedDependency[Desk], reviews: NamedDependency[Reviews], request: AnyRequest
    ) -> p.Review:
        return await reviews.review(await _visible(desk, id, bearers(request)))

    @post(
        "/tables/{id:str}/on",
        guards=[opens],
        responses=problems(400, 403, 404, 409, 503),
        summary="A new table that goes on from a moment of a match that is over, against bots",
    )
    async def play_on(
        self,
        id: TableId,
        data: JSONBody[p.PlayOn],
        desk: NamedDependency[Desk],
        lobby: NamedDependency[Lobby],
        request: AnyRequest,
    ) -> p.Opened:
        await _visible(desk, id, bearers(request))
        return await keep_opened(request, await lobby.play_on(id, data), [data.seat])

    @post(
        "/tables/{id:str}/again",
        guards=[opens],
        responses=problems(400, 403, 404, 409, 503),
        summary="A new table with the deal and the options of a match that is over",
    )
    async def again(
        self,
        id: TableId,
        data: JSONBody[p.PlayDeal],
        desk: NamedDependency[Desk],
        lobby: NamedDependency[Lobby],
        request: AnyRequest,
    ) -> p.Opened:
        await _visible(desk, id, bearers(request))
        return await keep_opened(request, await lobby.again(id, data), _seats_of_mine(data.seats))

    @get(
        "/tables/{id:str}/results",
        responses=problems(400, 403, 404, 409),
        summary="Matches with the deal of this one, which is over: the best of every team",
    )
    async def results(self, id: TableId, desk: NamedDependency[Desk], request: AnyRequest) -> p.Deal:
        table = await _visible(desk, id, bearers(request))
        if table.stage != "over" or not table.match:
            raise Refusal("stage", "match-not-over", 409)
        found = compare(table.game, await desk.store.results(table.match.seed or "", MOST_RESULTS))
        return p.Deal(game=table.game.id, seats=len(table.chairs), day=table.daily, results=found)

    @get(
        "/daily/{game:str}",
        responses=problems(400, 404),
        summary="The island of a day: what came of it, the best of every team",
    )
    async def daily_results(
        self, game: FromPath[str], desk: NamedDependency[Desk], lobby: NamedDependency[Lobby], day: DayQuery = None
    ) -> p.Deal:
        rules, of = lobby.game(game), day or today(desk.clock())
        found = compare(rules, await desk.store.results(daily_deal(game, of), MOST_RESULTS))
        return p.Deal(game=game, seats=daily_seats(rules), day=of, results=found)

    @post(
        "/daily/{game:str}",
        guards=[opens],
        responses=problems(400, 404, 409, 413, 503),
        summary="A table with the island of a day",
    )
    async def daily(
        self, game: FromPath[str], data: JSONBody[p.PlayDeal], lobby: NamedDependency[Lobby], request: AnyRequest
    ) -> p.Opened:
        return await keep_opened(request, await lobby.daily(game, data), _seats_of_mine(data.seats))

    @post(
        "/tables/{id:str}/share",
        guards=[opens],
        responses=problems(400, 403, 404, 409, 503),
        summary="A link for others to look at a match that is over",
    )
    async def share(
        self, id: TableId, desk: NamedDependency[Desk], lobby: NamedDependency[Lobby], request: AnyRequest
    ) -> p.WatchLink:
        await _visible(desk, id, bearers(request))
        return await lobby.share(id)

    @get(
        "/tables/{id:str}/branches",
        responses=problems(400, 403, 404, 409),
        summary="Matches that went on from a moment of this one, which is over, and are over themselves",
    )
    async def branches(self, id: TableId, desk: NamedDependency[Desk], request: AnyRequest) -> list[p.Branch]:
        if (await _visible(desk, id, bearers(request))).stage != "over":
            raise Refusal("stage", "match-not-over", 409)
        return branches_of(await desk.store.branches(id, MOST_RESULTS))

    @post("/replay", guards=[opens], responses=problems(400, 413), summary="Replay a match file", status_code=200)
    async def replay_file(self, request: AnyRequest, eyes: VantageQuery = "all") -> p.Replay:
        return await asyncio.to_thread(_replayed, await request.body(), eyes)

    @post(
        "/on",
        guards=[opens],
        responses=problems(400, 404, 409, 413, 503),
        summary="A new table that goes on from a moment of a match file, against bots",
    )
    async def play_on_file(
        self, data: JSONBody[p.PlayOnFile], lobby: NamedDependency[Lobby], request: AnyRequest
    ) -> p.Opened:
        match = await asyncio.to_thread(_proven, data.match)
        return await keep_opened(request, await lobby.play_on_file(match, data), [data.seat])


def _replayed(body: bytes, eyes: str) -> p.Replay:
    """Reading a long match takes as much time as replaying it."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        no_text = Phrase("error-no-text", "this is no text")
        raise Refusal("message", "match-file", 400, problem=no_text) from None
    match = _parsed(text)
    return replay(match, _eyes(eyes, match.options["seats"]))


def _parsed(text: str) -> Match:
    try:
        return parse_match(text)
    except AtollError as problem:
        raise Refusal("message", "match-file", 400, problem=problem) from None
    except Exception as problem:  # a stranger's file: whatever is wrong with it is theirs
        raise Refusal("message", "match-file", 400, problem=type(problem).__name__) from None


def _proven(text: str) -> Match:
    """As `atoll verify` does it. A table begins at the beginning, so a match must, too."""
    match = _parsed(text)
    verdict = verify(match)
    if verdict.draws_from_seed is not None and not verdict.fair:
        raise Refusal("message", "match-unfair", 400)
    if match.position is not None:
        raise Refusal("message", "match-position", 400)
    return match


def _seats_of_mine(seats: list[p.SeatWish]) -> list[int]:
    return [seat for seat, wish in enumerate(seats) if wish.who == "me"]


def _token(request: AnyRequest) -> str:
    token = bearer(request)
    if not token:
        raise Refusal("token", "no-token", 401)
    return token


def _tokens(request: AnyRequest) -> list[str]:
    _token(request)
    return bearers(request)


async def _visible(desk: Desk, id: str, tokens: list[str]) -> Table:
    """A table that is listed, or whose link one has."""
    table = await desk.table(id)
    rights = await desk.rights(id, tokens)
    if not table.listed and not rights.any():
        raise Refusal("token", "no-link", 403)
    return table


async def _my_tables(desk: Desk, live: Live, held: Mapping[str, list[str]], strict: bool = True) -> list[p.MyTable]:
    """Those whose tokens these are; `strict`: what cannot be seen is refused instead of left out."""
    found: list[tuple[Table, tuple[int, ...]]] = []
    for id, tokens in held.items():
        try:
            found.append((await _visible(desk, id, tokens), (await desk.rights(id, tokens)).seats))
        except Refusal:
            if strict:
                raise
    return await as_mine(desk, live, found)


async def as_mine(desk: Desk, live: Live, found: Sequence[tuple[Table, Sequence[int]]]) -> list[p.MyTable]:
    """Tables, each with the seats there that are somebody's."""
    shown = await live.shown([table.info() for table, _ in found])
    now = desk.clock()
    return [table.mine(seats, info, now) for (table, seats), info in zip(found, shown, strict=True)]


async def readable(desk: Desk, id: str) -> Table | None:
    """One table that cannot be read hides none of the others."""
    try:
        return await desk.table(id)
    except Exception:
        log.exception("a table cannot be read", extra={"table": id})
        return None


def _eyes(text: str, seats: int) -> Vantage:
    if text == "all":
        return "all"
    if text == "watch":
        return "watch"
    if text.isdecimal() and int(text) < seats:
        return int(text)
    raise Refusal("seat", "eyes", 400, eyes=text)


def match_file(table: Table) -> str:
    """The match with what proves the deal: `atoll verify` derives the seed and every draw from it."""
    assert table.match
    fairness = table.info().fairness
    proof = {key: getattr(fairness, key) for key in ("commitment", "server_seed", "nonces")}
    proven = dataclasses.replace(table.match, fairness=proof)
    proven.state = table.match.state
    return proven.text()


def _known(id: str, desk: Desk) -> Game:
    """A game that is offered here."""
    if id not in sound_ids() or not (is_offered(id) or desk.settings.template):
        raise Refusal("table", "no-game", 404, game=id)
    return get_game(id)


@cache
def rules_of(game: Game, lang: p.Lang) -> p.Rulebook:
    return p.Rulebook(
        game=game.id,
        lang=lang,
        paragraphs=[p.RuleText(**row) for row in rulebook(game, lang)],
        asks={kind.name.lower(): list(numbers) for kind, numbers in game.asks.paragraphs.items()},
        around={ask: list(numbers) for ask, numbers in before_and_after(game).items()},
        actions={kind: list(numbers) for kind, numbers in help_of(game).actions.items()},
    )
