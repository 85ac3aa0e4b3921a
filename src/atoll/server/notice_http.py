"""The HTTP part of hearing of one's tables: what is offered, browsers and addresses that hear of seats, links in mails."""

import logging
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from . import protocol as p
from .channels import Channel, What
from .desk import Desk, Made
from .herald import Herald
from .mail import is_address
from .refusal import Refusal
from .requests import AnyRequest, TableId, bearer, bearers, opens, ours, problems
from .table import Table
from .webpush import Forbidden, check_endpoint, is_key, is_secret

log = logging.getLogger("atoll.server")
StopToken = Annotated[str, QueryParameter(max_length=100, pattern=r"^[A-Za-z0-9_.-]+\Z")]


class NoticeApi(Controller):
    path = "/api"
    guards = (ours,)

    @get("/offers", responses=problems(), summary="How people may hear of their tables, and how long they may be away")
    async def offers(self, herald: NamedDependency[Herald], desk: NamedDependency[Desk]) -> p.Offers:
        post = herald.post
        return p.Offers(push=await post.push_key(), mail=post.mails, vacation_days=desk.settings.vacation_days)

    @post(
        "/channel",
        guards=[opens],
        responses=problems(400, 409, 413, 503),
        summary="A browser or an address that is to hear of seats",
    )
    async def open(
        self,
        data: JSONBody[p.OpenChannel],
        herald: NamedDependency[Herald],
        desk: NamedDependency[Desk],
        request: AnyRequest,
    ) -> p.Channel:
        now, key = desk.clock(), bearer(request)
        if data.push and not data.mail:
            _allow(herald.post.is_open)
            _check_push(data.push)
            target = {"endpoint": data.push.endpoint, "p256dh": data.push.p256dh, "auth": data.push.auth}
            channel, fresh = await herald.channels.open_push(target, data.lang, now, key)
            return await _told(herald, channel, fresh)
        _allow(herald.post.mails)
        if not data.mail or data.push or not is_address(data.mail):
            raise Refusal("message", "mail-address", 400)
        if await herald.channels.often_asked(data.mail, now):
            raise Refusal("rate", "mail-often", 429)
        channel, fresh = await herald.channels.open_mail(data.mail, data.lang, now, key)
        if channel.confirmed is None:
            try:
                await herald.post.ask(channel)
            except Exception as problem:
                log.warning("a notice was not delivered", extra={"kind": "mail", "problem": type(problem).__name__})
                raise Refusal("busy", "mail-failed", 503) from None
        return await _told(herald, channel, fresh)

    @get("/channel", responses=problems(401, 404), summary="The channel whose key this is")
    async def channel(self, herald: NamedDependency[Herald], request: AnyRequest) -> p.Channel:
        return await _told(herald, await _held(herald, bearer(request)))

    @delete("/channel", responses=problems(401, 404), summary="It hears of nothing any more", status_code=204)
    async def close(self, herald: NamedDependency[Herald], request: AnyRequest) -> None:
        await herald.channels.close((await _held(herald, bearer(request))).id)

    @post(
        "/tables/{id:str}/notify",
        responses=problems(400, 401, 403, 404, 409, 413, 503),
        summary="A channel hears of one's seats at a table, or no more",
        status_code=200,
    )
    async def notify(
        self,
        id: TableId,
        data: JSONBody[p.Notify],
        herald: NamedDependency[Herald],
        desk: NamedDependency[Desk],
        request: AnyRequest,
    ) -> p.Channel:
        await desk.table(id)
        seats = (await desk.rights(id, bearers(request))).seats
        if not seats:
            raise Refusal("token", "no-link", 403)
        channel = await _held(herald, data.key)
        await herald.channels.watch(id, seats, channel.id, data.on)
        wanted = {seat: await herald.channels.is_watched(id, seat) for seat in seats}

        def make(table: Table) -> Made:
            changed = [(seat, on) for seat, on in wanted.items() if table.chairs[seat].notify != on]
            return [("notify", {"seat": seat, "on": on}) for seat, on in changed]

        await desk.write(id, make, None)
        return await _told(herald, channel)

    @post(
        "/mail/confirm",
        responses=problems(400, 404, 413),
        summary="The owner of an address wants to hear of tables",
        status_code=200,
    )
    async def confirm(
        self, data: JSONBody[p.MailToken], herald: NamedDependency[Herald], desk: NamedDependency[Desk]
    ) -> p.Mailed:
        channel = await _sealed(herald, "confirm", data.token)
        await herald.channels.confirm(channel.id, desk.clock())
        return p.Mailed(to=channel.target["address"])

    @post(
        "/mail/stop",
        responses=problems(400, 404),
        summary="The owner of an address wants no more mail; mail programs post here by themselves (RFC 8058)",
        status_code=200,
    )
    async def stop(self, token: StopToken, herald: NamedDependency[Herald]) -> p.Mailed:
        channel = await _sealed(herald, "stop", token)
        await herald.channels.close(channel.id)
        return p.Mailed(to=channel.target["address"])


def _allow(offered: bool) -> None:
    if not offered:
        raise Refusal("stage", "no-notices", 409)


def _check_push(target: p.PushTarget) -> None:
    try:
        check_endpoint(target.endpoint)
    except Forbidden:
        raise Refusal("message", "push-address", 400) from None
    if not (is_key(target.p256dh) and is_secret(target.auth)):
        raise Refusal("message", "push-address", 400)


async def _held(herald: Herald, key: str | None) -> Channel:
    if not key:
        raise Refusal("token", "no-token", 401)
    channel = await herald.channels.held(key)
    if not channel:
        raise Refusal("token", "no-channel", 404)
    return channel


async def _sealed(herald: Herald, what: What, token: str) -> Channel:
    channel = await herald.channels.unseal(what, token)
    if not channel:
        raise Refusal("token", "no-channel", 404)
    return channel


async def _told(herald: Herald, channel: Channel, key: str | None = None) -> p.Channel:
    return p.Channel(
        kind=channel.kind,
        to=channel.target.get("address", ""),
        confirmed=channel.confirmed is not None,
        tables=await herald.channels.watched_by(channel.id),
        key=key,
    )
