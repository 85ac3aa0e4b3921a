"""Hearing of one's tables while one is not there: what, when, once, in whose words; and who must not hear anything."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from atoll.server import herald as heralds
from atoll.server import protocol as p
from atoll.server.channels import Channel
from atoll.server.clock import DAY
from atoll.server.database import jobs, read
from atoll.server.live import Listener
from atoll.server.services import Services, services
from atoll.server.settings import Settings
from atoll.texts import LANGUAGES

from ..limits import EVERYBODY_FROM_HERE
from .carriers import Phone, PushService, mail_server, push_service
from .conftest import WORKERS
from .people import Browser, open_table, running

SITE = "https://play.example.org"
CLOCK = p.ClockSetting(seconds=int(3 * DAY))


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as one:
        yield one


@dataclass
class House:
    """Workers of a database, a table where Ana and Bram play over days, and a time that one can set."""

    workers: list[Services]
    service: PushService
    now: float
    id: str = ""
    tokens: dict[str, str] = field(default_factory=dict)
    asked: int = 0
    ends: list[AsyncExitStack] = field(default_factory=list)

    async def end_first(self) -> None:
        self.workers.pop(0)
        await self.ends.pop(0).aclose()

    @property
    def one(self) -> Services:
        return self.workers[0]

    def clock(self) -> float:
        return self.now

    async def table(self) -> Any:
        return await self.one.desk.table(self.id)

    async def subscribe(self, seat: int, phone: Phone, lang: str = "en") -> str:
        channels = self.one.herald.channels
        channel, key = await channels.open_push(phone.target, lang, self.now, None)
        await channels.watch(self.id, (seat,), channel.id, on=True)
        await self.one.desk.write(self.id, lambda _: [("notify", {"seat": seat, "on": True})], None)
        return key or ""

    async def act(self, worker: Services) -> None:
        """Whoever is asked does the first thing that they may do."""
        table: Any = await worker.desk.table(self.id)
        (seat,) = table.game.asked(table.match.state)[:1]
        do = table.game.space.text(table.game.legal(table.match.state, seat)[0])
        await worker.play.act(self.id, seat, table.question_number(), do, None, person=True)

    async def later(self, seconds: float) -> None:
        """Time passes, and whatever was due is done."""
        self.now += seconds
        deadline = time.monotonic() + 20
        while True:
            for worker in self.workers:
                worker.herald.wake()
                if worker.crew:
                    worker.crew.wake()
            await asyncio.sleep(0.03)
            late = sa.select(jobs.c.id).where(
                (jobs.c.kind == "notice") & (jobs.c.due <= self.now) & jobs.c.done.is_(None)
            )
            planning = any(worker.herald._plans or _looking(worker) for worker in self.workers)
            if not planning and not await read(self.one.desk.store.engine, late):
                return
            assert time.monotonic() < deadline, "it is not done"


def _looking(worker: Services) -> bool:
    return any("looks" in task.get_name() for task in worker.herald._tasks)


@asynccontextmanager
async def house(database: str, service: PushService, workers: int = 1, **more: Any) -> AsyncIterator[House]:
    made = House([], service, 1000.0)
    settings = Settings(database, prepare=False, public_url=SITE, **more)
    try:
        for _ in range(workers):
            made.ends.append(AsyncExitStack())
            worker = await made.ends[-1].enter_async_context(services(settings, made.clock))
            worker.desk.clock = worker.herald.post.clock = made.clock  # PostgreSQL has a time of its own
            worker.herald.post.connect = service.connect
            made.workers.append(worker)
        seats = [p.SeatWish(who="me", name=name) for name in ("Ana", "Bram")]
        wish = p.OpenTable(game="template", seats=seats, clock=CLOCK, name="Reef", start=True)
        opened = await open_table(made.one.lobby, wish)
        made.id, made.tokens = opened.table.id, opened.links.seats
        table = await made.table()
        (made.asked,) = table.game.asked(table.match.state)
        yield made
    finally:
        for end in made.ends:
            await end.aclose()


def test_whose_turn_it_is_hears_it_once_in_their_language(database: str, service: PushService) -> None:
    phone, other = Phone("ana"), Phone("bram")

    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(at.asked, phone, "nl")
            await at.subscribe(1 - at.asked, other)
            await at.later(29)
            assert service.got == [], "they may come by themselves"
            await at.later(2)
            name = (await at.table()).chairs[at.asked].name
            body = f"{name}, je bent aan de beurt aan de tafel “Reef”."
            assert service.read(phone) == [{"title": "Drijfhout", "body": body, "url": f"/table/{at.id}"}]
            await at.one.play.say(at.id, 0, p.Say(id="says-a-word", seat=0, phrase="hello"))
            at.one.herald.look_at_all()
            await at.later(3600)
            assert len(service.got) == 1, "once for each time that they are awaited"
            await at.act(at.one)
            await at.later(31)
            assert len(service.read(other)) == 1

    asyncio.run(run())


def test_who_is_there_is_told_nothing(database: str, service: PushService) -> None:
    phone = Phone()

    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(at.asked, phone)
            listener = Listener(at.id, [at.asked], "en", 64)
            at.one.live.join(listener, await at.table())
            await asyncio.sleep(0.2 if at.one.crew else 0)  # until the ledger knows
            await at.later(60)
            at.one.live.part(listener)
            await asyncio.sleep(0.2 if at.one.crew else 0)
            await at.later(60)
            assert service.got == [], "they have seen it"

    asyncio.run(run())


def test_little_time_a_vacation_a_reminder_and_the_end(database: str, service: PushService) -> None:
    phone = Phone()

    def told() -> list[str]:
        return [message["body"].partition(",")[2] or message["body"] for message in service.read(phone)]

    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(at.asked, phone)
            await at.one.play.vacation(at.id, at.asked, at.now + 2 * DAY, "a-vacation")
            await at.later(DAY)
            assert told() == [], "on vacation they are told nothing"
            await at.later(DAY + 31)
            await at.one.play.time_out(at.id)
            turn, left = " at the table “Reef”.", " you have a day left at the table “Reef”."
            assert told()[0].endswith(turn)
            await at.later(2 * DAY - 60)
            assert len(told()) == 1
            await at.later(60)
            assert told()[1:] == [left]
            await at.one.play.nudge(at.id, 1 - at.asked, at.asked, "a-reminder")
            await at.later(1)
            assert told()[2:] == [" the table “Reef” is waiting for you."]
            while (await at.table()).stage != "over":
                await at.act(at.one)
            await at.later(31)
            assert told()[3:] == ["The match at the table “Reef” is over."]

    asyncio.run(run())


def test_two_workers_tell_it_once_and_one_that_ends_leaves_it_to_the_other(
    fresh_postgres: str, service: PushService
) -> None:
    phone = Phone()

    async def run() -> None:
        async with house(fresh_postgres, service, workers=2) as at:
            await at.subscribe(at.asked, phone)
            for worker in at.workers:
                worker.herald.look_at_all()
            await at.later(31)
            await at.later(1)
            assert len(service.got) == 1
            await at.act(at.workers[0])
            while not (await at.table()).chairs[at.asked].wait:
                await at.act(at.workers[0])
            await at.end_first()
            await at.later(31)
            assert len(service.got) == 2

    asyncio.run(run())


def test_two_workers_that_both_claim_it_tell_it_once(fresh_postgres: str, service: PushService) -> None:
    """As after a worker that was given up too early: the same job is done at two."""

    async def run() -> None:
        async with house(fresh_postgres, service, workers=2) as at:
            await at.subscribe(at.asked, Phone())
            ((_, (job, due)),) = [one for one in at.one.herald._plan(await at.table()) if ":turn:" in one[0]]
            while job.id not in [mine.id for mine in await at.one.desk.store.ledger.claim(due + 1, 10, {"notice"})]:
                await asyncio.sleep(0.01)  # it is planned in a moment; nobody else thinks it is due
            at.now = due + 1
            await asyncio.gather(*(worker.herald.claimed(job) for worker in at.workers))
            assert len(service.got) == 1

    asyncio.run(run())


def test_what_was_planned_outlives_a_restart(database: str, service: PushService) -> None:
    phone = Phone()

    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(at.asked, phone)
            await at.later(1)
        async with services(Settings(database, prepare=False, public_url=SITE), at.clock) as again:
            again.desk.clock = again.herald.post.clock = at.clock
            again.herald.post.connect = service.connect
            at.workers = [again]
            await at.later(31)
            assert len(service.read(phone)) == 1

    asyncio.run(run())


def test_a_worker_that_ends_before_all_are_told_leaves_the_rest(
    database: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heralds, "AGAIN", (0.0, 3600.0))
    monkeypatch.setattr(heralds, "LAST_MOMENT", 0.0)
    service.answers = {"/to/sick": 500}

    async def told(at: House) -> bool:
        """The one that could be is struck off the job."""
        at.one.herald.wake()
        await asyncio.sleep(0.03)
        found = await read(at.one.desk.store.engine, sa.select(jobs.c.data).where(jobs.c.id.contains(":turn:")))
        return [len(row.data.get("left", ())) for row in found] == [1]

    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(at.asked, Phone("well"))
            await at.subscribe(at.asked, Phone("sick"))
            at.now += 31
            async with asyncio.timeout(20):
                while not await told(at):
                    pass
        service.answers = {}
        async with services(Settings(database, prepare=False, public_url=SITE), at.clock) as again:
            again.desk.clock = again.herald.post.clock = at.clock
            again.herald.post.connect = service.connect
            at.workers = [again]
            await at.later(1)
        assert sorted(path for path, _, _ in service.got) == ["/to/sick", "/to/sick", "/to/well"]

    asyncio.run(run())


def test_a_browser_that_is_gone_is_forgotten(
    database: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heralds, "AGAIN", (0.0, 0.0))
    phone, sick = Phone("gone"), Phone("sick")
    service.answers = {"/to/gone": 410, "/to/sick": 500}

    async def run() -> None:
        async with house(database, service) as at:
            key, other = await at.subscribe(at.asked, phone), await at.subscribe(at.asked, sick)
            await at.later(31)
            assert [path for path, _, _ in service.got].count("/to/sick") == 2, "tried once more"
            assert await at.one.herald.channels.held(key) is None
            assert await at.one.herald.channels.held(other), "it may come back"

    asyncio.run(run())


def test_who_loses_the_seat_hears_no_more_and_a_rematch_is_heard_of(database: str, service: PushService) -> None:
    phone = Phone()

    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(0, phone)
            while (await at.table()).stage != "over":
                await at.act(at.one)
            opened = await at.one.lobby.rematch(at.id, at.tokens["0"])
            again, channels = opened.table.id, at.one.herald.channels
            assert [channel.target for channel in await channels.watching(again, 0)] == [phone.target]
            assert (await at.one.desk.table(again)).chairs[0].notify
            wish = [p.SeatWish(who="bot", bot="sensible", evict=True), p.SeatWish(who="open")]
            await at.one.lobby.change(again, [opened.links.host], p.ChangeTable(seats=wish))
            assert await channels.watching(again, 0) == []
            assert not (await at.one.desk.table(again)).chairs[0].notify

    asyncio.run(run())


def test_without_a_public_address_nothing_is_offered_and_nothing_planned(database: str, service: PushService) -> None:
    async def run() -> None:
        async with house(database, service) as at:
            await at.subscribe(at.asked, Phone())
        async with services(Settings(database, prepare=False), at.clock) as shut:
            assert await shut.herald.post.push_key() is None
            await shut.play.say(at.id, 0, p.Say(id="says-a-word", seat=0, phrase="hello"))
            assert shut.herald._plans == {}
            assert shut.herald._tasks == set()

    asyncio.run(run())


# -- over the wire ----------------------------------------------------------------------------------------------------

Mailbox = tuple[str, list[EmailMessage]]


@pytest.fixture(scope="module")
def mailbox(kept_in: str) -> Iterator[Mailbox]:
    """A server that tells people quickly, and the letters it sends."""
    with mail_server() as (smtp, letters):
        settings = Settings(
            kept_in, public_url=SITE, smtp=smtp, mail_from="atoll@play.example.org", notice_pause=0.05,
            limits=EVERYBODY_FROM_HERE,
        )  # fmt: skip
        with running(settings, WORKERS) as address:
            yield address, letters


def until(done: Callable[[], Any]) -> None:
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline, "nothing came"
        time.sleep(0.02)


def link(letter: EmailMessage, what: str) -> str:
    (found,) = set(re.findall(rf"{SITE}/mail#{what}=(\S+)", letter.get_content()))
    return str(found)


def test_mail_needs_a_confirmation_and_ends_with_one_click(mailbox: Mailbox) -> None:
    address, letters = mailbox
    browser = Browser(address)
    offers = browser.get("/offers").json()
    assert (offers["mail"], len(offers["push"]), offers["vacation_days"]) == (True, 87, 21)
    made = browser.post("/channel", mail="ana@example.org", lang="de").json()
    assert (made["kind"], made["to"], made["confirmed"], made["tables"]) == ("mail", "ana@example.org", False, [])
    (question,) = [one for one in letters if one["To"] == "ana@example.org"]
    assert question["Subject"] == "Atoll: Ist das deine Adresse?"

    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], game="template", start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    seated = Browser(address, ",".join(tokens.values()))
    watching = seated.post(f"/tables/{id}/notify", key=made["key"], on=True)
    assert watching.json()["tables"] == [id]
    time.sleep(0.3)
    assert len(letters) == 1, "nothing but the question before it is answered"
    confirmed = browser.post("/mail/confirm", token=link(question, "confirm"))
    assert confirmed.json() == {"to": "ana@example.org"}
    assert Browser(address, made["key"]).get("/channel").json()["confirmed"]

    other = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], game="template", start=True)
    again, theirs = other["table"]["id"], Browser(address, ",".join(other["links"]["seats"].values()))
    theirs.post(f"/tables/{again}/notify", key=made["key"], on=True)
    until(lambda: any(f"{SITE}/table/{again}" in one.get_content() for one in letters))
    letter = letters[-1]
    assert (letter["From"], letter["To"]) == ("atoll@play.example.org", "ana@example.org")
    assert re.fullmatch(r"Treibholz: (Ana|Bram), du bist am Tisch „.+“ am Zug\.", letter["Subject"])
    assert not any(token in letter.as_string() for token in other["links"]["seats"].values())
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = letter["List-Unsubscribe"].strip("<>").replace(SITE, f"http://{address}")
    stopped = httpx.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert (stopped.status_code, stopped.json()) == (200, {"to": "ana@example.org"})
    assert Browser(address, made["key"]).get("/channel").status_code == 404
    assert httpx.post(one_click).status_code == 404, "there is nothing left to stop"
    assert link(letter, "stop") in one_click


def test_the_subject_of_a_mail_has_the_colon_of_its_language(database: str, service: PushService) -> None:
    async def run() -> dict[str, str]:
        with mail_server() as (smtp, letters):
            async with house(database, service, smtp=smtp, mail_from="atoll@play.example.org") as at:
                for lang in LANGUAGES:
                    to = Channel("abc", "mail", {"address": f"{lang}@example.org"}, lang, confirmed=at.now)
                    await at.one.herald.post.tell(to, "Atoll", "Ana", "/table/abc")
            return {one["To"].partition("@")[0]: one["Subject"] for one in letters}

    plain = dict.fromkeys(LANGUAGES, "Atoll: Ana")
    assert asyncio.run(run()) == plain | {"fr": "Atoll\u00a0: Ana"}


def test_an_address_is_asked_only_so_often(mailbox: Mailbox) -> None:
    address, letters = mailbox
    browser = Browser(address)
    first = browser.post("/channel", mail="victim@example.org").json()
    known = Browser(address, first["key"])
    assert known.post("/channel", mail="victim@example.org").json()["key"] is None, "the same once more"
    assert known.post("/channel", mail="other@example.org").status_code == 201
    assert browser.post("/channel", mail="VICTIM@example.org").status_code == 201
    for who in (browser, known):
        assert who.post("/channel", mail="victim@example.org").status_code == 429
    assert len([one for one in letters if one["To"].lower() == "victim@example.org"]) == 3
    assert known.request("DELETE", "/channel").status_code == 204
    assert browser.post("/channel", mail="victim@example.org").status_code == 429, "closing it forgets nothing"


@pytest.mark.parametrize(
    "body",
    [
        {"mail": "no address"},
        {"mail": "a@b.c\r\nBcc: x@y.z"},
        {"mail": "a@b"},
        {"mail": "[@b.c"},
        {"mail": ",@b.c"},
        {"mail": f"(O{'t' * 100}O())&a@x.org"},
        {},
        {"push": {"endpoint": "http://push.example.org/x", "p256dh": "A" * 87, "auth": "A" * 22}},
        {"push": {"endpoint": "https://push.example.org:22/x", "p256dh": "A" * 87, "auth": "A" * 22}},
        {"push": {"endpoint": "https://push.example.org/x", "p256dh": "A" * 87, "auth": "A" * 22}},
        {"push": Phone().target | {"auth": "A" * 21 + "="}},
        {"push": Phone().target | {"auth": "A" * 24}},
    ],
)
def test_what_is_no_channel(mailbox: Mailbox, body: dict[str, Any]) -> None:
    assert Browser(mailbox[0]).post("/channel", **body).status_code == 400


def test_the_keys_of_channels_and_seats_are_needed(mailbox: Mailbox) -> None:
    address, _ = mailbox
    browser, phone = Browser(address), Phone("keys")
    made = browser.post("/channel", push=phone.target).json()
    assert (made["kind"], made["to"], made["confirmed"]) == ("push", "", True)
    assert Browser(address, made["key"]).post("/channel", push=phone.target).json()["key"] is None
    anew = browser.post("/channel", push=phone.target).json()
    assert anew["key"] != made["key"], "a browser that lost its key gets another"
    assert Browser(address, made["key"]).get("/channel").status_code == 404
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "open"}], game="template")
    id, links = opened["table"]["id"], opened["links"]
    for token, status in ((None, 403), (links["watch"], 403), (links["host"], 403), (links["seats"]["0"], 200)):
        assert Browser(address, token).post(f"/tables/{id}/notify", key=anew["key"], on=True).status_code == status
    assert Browser(address, links["seats"]["0"]).post(f"/tables/{id}/notify", key="x" * 43, on=True).status_code == 404
    assert browser.get("/channel").status_code == 401
    for what in ("confirm", "stop"):
        token = f"{'a' * 10}.{'b' * 43}"
        wrong = browser.request("POST", f"/mail/{what}", json={"token": token}, params={"token": token})
        assert wrong.status_code == 404


def test_a_server_that_offers_nothing_says_so(address: str, browser: Browser) -> None:
    assert browser.get("/offers").json() == {"push": None, "mail": False, "vacation_days": 21}
    assert browser.post("/channel", mail="ana@example.org").status_code == 409
    assert browser.post("/channel", push=Phone().target).status_code == 409
