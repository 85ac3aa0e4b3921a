"""Levels at the table, hints while it plays, the review after it, and on from a moment of it."""

import asyncio
import random
import threading
import time
from functools import partial
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY

from atoll.analysis import review
from atoll.bots import offered_bots
from atoll.bots.search import SearchBot
from atoll.bots.search.settings import settings_of
from atoll.engine.catalogue import get_game
from atoll.engine.rng import new_rng
from atoll.server import butler, hints, lobby, meters, preparing, reviews
from atoll.server import protocol as p
from atoll.server.butler import Butler
from atoll.server.ledger import Job
from atoll.server.refusal import Refusal
from atoll.server.table import Table
from atoll.server.thinking import Rank, Thinkers

from ..analysis import planted
from .folding import Paper
from .people import Browser, Person

ME = {"who": "me", "name": "Ana"}
OTHER = {"who": "me", "name": "Bram"}
BOT = {"who": "bot", "bot": "sensible"}


@pytest.fixture(autouse=True)
def _small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template is a small game, and these tests are not about playing it well. Nothing has to be compiled for them."""
    small = settings_of({"simulations": 16, "candidates": 4, "depth": 1})
    monkeypatch.setattr(SearchBot, "settings", lambda self, game, seats: small)
    for name, value in {"GLANCES": 2, "WORLDS": 4, "MANY_WORLDS": 8}.items():
        monkeypatch.setattr(review, name, value)
    for module in (butler, hints, reviews):
        monkeypatch.setattr(module, "is_ready", lambda game: True)


def table_of(browser: Browser, *seats: dict[str, Any], **wish: Any) -> tuple[dict[str, Any], list[str]]:
    """A table of the template that plays, and the tokens of its people."""
    opened = browser.open(list(seats), game="template", start=True, **wish)
    return opened["table"], list(opened["links"]["seats"].values())


def finished(browser: Browser, address: str, *seats: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    table, tokens = table_of(browser, *seats)
    Person(address, table["id"], tokens).play(random.Random(3))
    return table, tokens


# -- levels ---------------------------------------------------------------------------------------------------------


def test_the_levels_are_offered_the_weakest_first(browser: Browser) -> None:
    info = browser.get("/server").json()
    assert info["bots"][:4] == ["beginner", "sensible", "strong", "expert"]
    assert not {"random", "search"} & set(info["bots"])
    assert info["bots"] == offered_bots()


def test_a_table_mixes_levels(browser: Browser, address: str) -> None:
    mixed = [{"who": "bot", "bot": "strong"}, {"who": "bot", "bot": "beginner"}, ME]
    table, tokens = table_of(browser, *mixed)
    person = Person(address, table["id"], tokens)
    person.play(random.Random(1))
    assert [seat["bot"] for seat in table["seats"]] == ["strong", "beginner", None]
    assert {entry["seat"] for entry in person.entries if entry["t"] == "step"} >= {0, 1, 2}


def test_settings_of_a_search_are_not_for_strangers(browser: Browser) -> None:
    greedy = {"who": "bot", "bot": "search:simulations=1000000000"}
    assert browser.post("/tables", game="template", seats=[ME, greedy]).status_code == 404


@pytest.mark.parametrize("bot", ["random", "search"])
def test_what_is_there_to_measure_with_plays_at_no_table(browser: Browser, address: str, bot: str) -> None:
    wish = {"who": "bot", "bot": bot}
    assert browser.post("/tables", game="template", seats=[ME, wish]).status_code == 404
    opened = browser.open([ME, BOT], game="template")
    host = Browser(address, opened["links"]["host"])
    assert host.patch(f"/tables/{opened['table']['id']}", seats=[ME, wish]).status_code == 404


def searching(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """By whom each choice was made."""
    chose: list[str] = []
    monkeypatch.setattr(SearchBot, "choose", lambda self, game, view, seat, rng: chose.append(self.name))
    return chose


@pytest.mark.parametrize(("ready", "queue", "by"), [(True, 9.0, ["strong"]), (False, 9.0, []), (True, -1.0, [])])
def test_a_search_that_is_not_ready_or_waited_too_long_is_not_begun(
    monkeypatch: pytest.MonkeyPatch, ready: bool, queue: float, by: list[str]
) -> None:
    """The bot chooses at a glance then: never at random."""
    chose = searching(monkeypatch)
    monkeypatch.setattr(butler, "is_ready", lambda game: ready)
    monkeypatch.setattr(butler, "LONGEST_QUEUE", queue)
    table = Paper().start().table
    assert table.match
    seat = table.game.asked(table.match.state)[0]
    view = table.game.view(table.match.state, seat)

    async def choose() -> int | None:
        desk: Any = SimpleNamespace(settings=SimpleNamespace(bot_seconds=5.0))
        care = Butler(desk, None, Thinkers(1))  # type: ignore[arg-type]
        return await care._choose("table", "strong", table.game, view, seat, new_rng(1))

    before = REGISTRY.get_sample_value("atoll_bot_glances_total") or 0.0
    wanted = asyncio.run(choose())
    assert chose == by
    assert REGISTRY.get_sample_value("atoll_bot_glances_total") == before + (not by), "told at /metrics"
    assert (wanted is None) == bool(by)


def test_what_is_not_compiled_is_told(monkeypatch: pytest.MonkeyPatch, browser: Browser) -> None:
    assert browser.get("/server").json()["preparing"] == preparing.preparing()
    monkeypatch.setattr(preparing, "is_ready", lambda game: game.id != "lost_island")
    assert browser.get("/server").json()["preparing"] == ["lost_island"]


def test_people_come_before_bots_and_bots_before_reviews() -> None:
    done: list[str] = []

    async def run() -> None:
        thinkers, gate = Thinkers(1), threading.Event()
        waits: list[asyncio.Future[Any]] = [thinkers.submit(Rank.MOVE, gate.wait)]
        while not thinkers._jobs.empty():  # until the only thread has taken it
            await asyncio.sleep(0)
        for rank in (Rank.REVIEW, Rank.MOVE, Rank.HINT, Rank.MOVE):
            waits.append(thinkers.submit(rank, partial(done.append, rank.name)))
        dropped = thinkers.submit(Rank.HINT, lambda: done.append("dropped"))
        dropped.cancel()
        await asyncio.sleep(0)  # the thread hears of it in the loop's next round
        gate.set()
        await asyncio.gather(*waits)
        thinkers.close()

    asyncio.run(run())
    assert done == ["HINT", "MOVE", "MOVE", "REVIEW"]


# -- hints ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def alone(browser: Browser, address: str) -> tuple[Person, Browser]:
    """One person and a bot, at a question that is the person's."""
    table, tokens = table_of(browser, ME, BOT)
    person = Person(address, table["id"], tokens)
    person.until(lambda: bool(person.asked()))
    return person, Browser(address, tokens[0])


def ask(person: Person, browser: Browser, **changes: Any) -> Any:
    assert person.moment
    wish = {"seat": 0, "ask": person.moment["question"]["number"]} | changes
    return browser.post(f"/tables/{person.table}/hint", **wish)


def test_a_hint_names_what_may_be_done_with_its_chances(alone: tuple[Person, Browser]) -> None:
    person, browser = alone
    answer = ask(person, browser)
    assert answer.status_code == 200, answer.text
    advice = answer.json()["advice"]
    first = [one["choices"][0]["do"] for one in advice]
    assert 1 <= len(first) <= 3
    assert set(first) <= set(person.choices(0))
    assert len(set(first)) == len(first)
    chances = [one["chance"] for one in advice]
    if len(person.choices(0)) > 1:
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(one["simulations"] > 0 for one in advice)
        assert chances[0] == max(chances)
    assert ask(person, browser).json() == answer.json(), "asked twice, told the same"


def test_a_hint_sees_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch, alone: tuple[Person, Browser]) -> None:
    """The same hidden hands or others: the adviser is given the view, and nothing beside it."""
    given: list[Any] = []

    def spy(game: Any, view: Any, seat: int, rng: Any) -> list[Any]:
        given.append(view.copy())
        return []

    monkeypatch.setattr(hints, "advise", spy)
    person, browser = alone
    assert ask(person, browser).status_code == 200
    game = get_game("template")
    again = game.view(given[0], 0)
    assert again.tobytes() == given[0].tobytes(), "nothing is left that redacting would cut"


def test_hints_are_for_the_seat_and_the_question_that_is_open(alone: tuple[Person, Browser], browser: Browser) -> None:
    person, mine = alone
    assert ask(person, browser).status_code == 401
    assert ask(person, Browser(person.address, "x" * 43)).status_code == 403
    assert ask(person, mine, seat=1).status_code == 403
    assert ask(person, mine, ask=0).status_code == 409


@pytest.mark.one_worker
def test_hints_have_a_limit(monkeypatch: pytest.MonkeyPatch, alone: tuple[Person, Browser]) -> None:
    monkeypatch.setattr(hints.Hints, "_keep", lambda *_: None)  # as if each were another question
    monkeypatch.setattr(hints, "advise", lambda *_: [])
    answers = [ask(*alone).status_code for _ in range(10)]
    assert answers == [200] * 8 + [429] * 2


@pytest.mark.one_worker
def test_who_asked_too_often_is_told_when_to_ask_again(
    monkeypatch: pytest.MonkeyPatch, alone: tuple[Person, Browser]
) -> None:
    """And whoever asks meanwhile does not wait any longer for it."""
    monkeypatch.setattr(hints.Hints, "_keep", lambda *_: None)
    monkeypatch.setattr(hints, "advise", lambda *_: [])
    now = 1000.0
    monkeypatch.setattr(meters, "time", SimpleNamespace(monotonic=lambda: now))
    for second in range(8):
        now = 1000.0 + second
        assert ask(*alone).status_code == 200
    refused = ask(*alone)
    assert refused.headers["Retry-After"] == "13", "the first of the eight was asked for seven seconds ago"
    assert "Ask again in 13 seconds" in refused.json()["text"]
    now += 12.5
    assert ask(*alone).headers["Retry-After"] == "1"
    now += 1
    assert ask(*alone).status_code == 200


@pytest.mark.parametrize(
    ("people", "wish", "allowed"),
    [
        ([ME, BOT], {}, True),
        ([ME, OTHER], {}, True),
        ([ME, {"who": "open"}], {}, False),
        ([ME, BOT], {"hints": False}, False),
        ([ME, {"who": "open"}], {"hints": True}, True),
    ],
)
def test_hints_are_on_where_nobody_else_could_mind(
    browser: Browser, people: list[dict[str, Any]], wish: dict[str, Any], allowed: bool
) -> None:
    opened = browser.open(people, game="template", **wish)
    assert opened["table"]["hints"] is allowed


def test_the_host_chooses_and_guests_turn_them_off(browser: Browser, address: str) -> None:
    opened = browser.open([ME, BOT], game="template")
    id, host = opened["table"]["id"], Browser(address, opened["links"]["host"])
    assert opened["table"]["hints"] is True
    assert host.patch(f"/tables/{id}", seats=[ME, {"who": "open"}]).json()["table"]["hints"] is False
    sat = Browser(address, opened["links"]["join"]).post(f"/tables/{id}/sit", name="Bram", nonce="n").json()
    assert sat["table"]["hints"] is False, "a guest might mind"
    assert Browser(address, sat["token"]).patch(f"/tables/{id}", hints=True).status_code == 403
    assert host.patch(f"/tables/{id}", hints=True).json()["table"]["hints"] is True
    assert host.post(f"/tables/{id}/start").json()["hints"] is True


def test_a_table_without_hints_gives_none(browser: Browser, address: str) -> None:
    table, tokens = table_of(browser, ME, BOT, hints=False)
    person = Person(address, table["id"], tokens)
    person.until(lambda: bool(person.asked()))
    answer = ask(person, Browser(address, tokens[0], "nl"))
    assert (answer.status_code, answer.json()["text"]) == (403, "Aan deze tafel wordt zonder hints gespeeld.")


def test_before_the_search_is_ready_a_hint_is_refused(
    monkeypatch: pytest.MonkeyPatch, alone: tuple[Person, Browser]
) -> None:
    monkeypatch.setattr(hints, "is_ready", lambda game: False)
    answer = ask(*alone)
    assert answer.status_code == 409
    assert "being prepared" in answer.json()["text"]


# -- reviews --------------------------------------------------------------------------------------------------------


def reviewed(browser: Browser, id: str) -> dict[str, Any]:
    deadline = time.monotonic() + 60
    while True:
        answer = browser.get(f"/tables/{id}/review")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        assert 0 <= found["done"] <= found["of"]
        if found["done"] == found["of"]:
            return found
        assert found["curve"] == []
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_review_tells_everybodys_chances_and_is_kept(
    monkeypatch: pytest.MonkeyPatch, browser: Browser, address: str
) -> None:
    table, tokens = finished(browser, address, ME, BOT)
    mine = Browser(address, tokens[0])
    found = reviewed(mine, table["id"])
    steps = [point["step"] for point in found["curve"]]
    assert steps == sorted(set(steps))
    assert all(len(point["chances"]) == 2 for point in found["curve"])
    payoff = mine.get(f"/tables/{table['id']}/replay", eyes="all").json()["payoff"]
    assert found["curve"][-1]["chances"] == payoff, "at the end chances are results"
    assert len(found["moments"]) <= 3

    def again(*_: Any) -> None:
        raise AssertionError("made twice")

    monkeypatch.setattr(reviews, "Study", again)
    assert reviewed(mine, table["id"]) == found


@pytest.mark.parametrize("turning", ["blunder", "luck"])
def test_turning_points_are_told_with_what_was_better_if_anything_was(
    monkeypatch: pytest.MonkeyPatch, browser: Browser, address: str, turning: str
) -> None:
    """People see the review of a match that was written for it."""
    match = {"blunder": planted.blunder, "luck": planted.luck}[turning]()
    monkeypatch.setattr(reviews, "Study", lambda _: review.Study(match))
    table, tokens = finished(browser, address, ME, BOT)
    mine = Browser(address, tokens[0])
    (moment,) = reviewed(mine, table["id"])["moments"]
    position = moment.pop("position")
    assert position["castaways"][0]["buried"], "as the seat saw it"
    assert not position["castaways"][1]["buried"]
    search, flare = ({"do": do, "parts": {"do": do}} for do in ("search", "flare"))
    of_all = {"step": 0, "seat": 0, "played": [search]}
    expected: dict[str, dict[str, Any]] = {
        "blunder": {"better": [flare], "chance": 0.0, "best": 1.0, "about": None, "before": None},
        "luck": {"better": None, "chance": 1.0, "best": None, "about": 1, "before": 0.0},
    }
    assert moment == of_all | expected[turning]


def test_a_review_of_before_swings_is_still_read() -> None:
    old = {"step": 3, "seat": 0, "position": {}, "played": [], "better": [], "chance": 0.2, "best": 0.4}
    found = msgspec.convert({"done": 1, "of": 1, "curve": [], "moments": [old]}, p.Review)
    assert (found.moments[0].better, found.moments[0].before) == ([], None)


def test_a_review_that_fails_is_told_and_not_begun_again(
    monkeypatch: pytest.MonkeyPatch, browser: Browser, address: str
) -> None:
    begun = []

    def broken(*_: Any) -> None:
        begun.append(1)
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(reviews, "Study", broken)
    table, tokens = finished(browser, address, ME, BOT)
    mine = Browser(address, tokens[0])
    deadline = time.monotonic() + 60
    while (answer := mine.get(f"/tables/{table['id']}/review")).status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert answer.status_code == 500
    assert "could not be reviewed" in answer.text
    schema = httpx.get(f"http://{address}/schema/openapi.json").json()
    assert "500" in schema["paths"]["/api/tables/{id}/review"]["get"]["responses"], "as declared"
    assert mine.get(f"/tables/{table['id']}/review").status_code == 500
    assert begun == [1]


def test_a_review_waits_for_a_search_that_is_being_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks again and again sees it begin; where nothing is prepared, they are told so."""
    table: Any = SimpleNamespace(id="one", stage="over", match=planted.blunder(), game=get_game("template"))
    ready: list[bool] = []
    monkeypatch.setattr(reviews, "is_ready", lambda game: bool(ready))
    monkeypatch.setattr(reviews, "is_offered", lambda id: True)

    async def look(prepare: bool) -> list[tuple[int, int]]:
        async def nothing(id: str) -> None:
            return None

        async def keep(id: str, data: dict[str, Any]) -> None:
            kept.append(id)

        store = SimpleNamespace(review=nothing, keep_review=keep)
        desk: Any = SimpleNamespace(settings=SimpleNamespace(prepare=prepare), store=store, clock=time.monotonic)
        kept: list[str] = []
        made, seen = reviews.Reviews(desk, Thinkers(1)), []
        for _ in range(2):
            answer = await made.review(table)
            seen.append((answer.done, answer.of))
            assert bool(made._making) == bool(ready)
            ready.append(True)
        await asyncio.gather(*made._making.values())
        assert kept == ["one"]
        return seen

    assert asyncio.run(look(prepare=True)) == [(0, 1), (0, 1)]
    ready.clear()
    with pytest.raises(Refusal, match="hint-later"):
        asyncio.run(look(prepare=False))


@pytest.mark.parametrize("way", ["nothing comes of it", "it breaks"])
def test_where_a_search_cannot_be_compiled_a_review_is_refused_and_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    table: Any = SimpleNamespace(id="one", stage="over", match=planted.blunder(), game=get_game("template"), n=9)
    for module in (preparing, reviews):
        monkeypatch.setattr(module, "is_ready", lambda game: False)
        monkeypatch.setattr(module, "is_offered", lambda id: id == "template")

    async def compiled(self: preparing.Preparation, id: str) -> None:
        if way == "it breaks":
            raise OSError("no space left on device")

    monkeypatch.setattr(preparing.Preparation, "_compile_apart", compiled)

    async def kept(id: str) -> None:
        return None

    async def table_of(id: str) -> Any:
        return table

    async def look() -> None:
        thinkers = Thinkers(1)
        preparation = preparing.Preparation(thinkers)
        settings, store = SimpleNamespace(prepare=True), SimpleNamespace(review=kept)
        desk: Any = SimpleNamespace(settings=settings, store=store, clock=time.monotonic, table=table_of)
        made = reviews.Reviews(desk, thinkers, None, preparation.failed)
        job = Job("review:one", "review", "one", {"done": 0, "of": 1}, 9)
        assert (await made.review(table)).done == 0
        assert (await made.claimed(job))[1] is not None, "it is looked at again later"
        await preparation.run()
        with pytest.raises(Refusal, match="review-failed"):
            await made.review(table)
        with pytest.raises(reviews.NotPrepared):  # so that the job is kept as one that failed
            await made.claimed(job)
        thinkers.close()

    asyncio.run(look())


def test_a_review_that_failed_is_tried_again_much_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """And those of long ago are not kept in memory."""
    now, begun = [1000.0], []
    monkeypatch.setattr(reviews, "is_ready", lambda game: True)

    async def fails(self: reviews.Reviews, table: Any, job: Job | None = None) -> None:
        begun.append(table.id)
        raise OSError("no space left on device")

    async def kept(id: str) -> None:
        return None

    async def look() -> None:
        monkeypatch.setattr(reviews.Reviews, "_make", fails)
        desk: Any = SimpleNamespace(store=SimpleNamespace(review=kept), clock=lambda: now[0])
        made = reviews.Reviews(desk, Thinkers(1))

        async def ask(id: str) -> None:
            table: Any = SimpleNamespace(id=id, stage="over", match=planted.blunder(), game=get_game("template"), n=9)
            await made.review(table)
            await asyncio.gather(*made._making.values())

        await ask("one")
        with pytest.raises(Refusal, match="review-failed"):
            await ask("one")
        now[0] += reviews.AGAIN
        await ask("two")
        assert list(made._failed) == ["two"]
        await ask("one")
        assert begun == ["one", "two", "one"]

    asyncio.run(look())


def test_no_review_of_what_is_not_over_or_not_ours(browser: Browser, address: str) -> None:
    table, tokens = table_of(browser, ME, OTHER)
    assert Browser(address, tokens[0]).get(f"/tables/{table['id']}/review").status_code == 409
    assert browser.get(f"/tables/{table['id']}/review").status_code == 403


# -- on from a moment -------------------------------------------------------------------------------------------------


def test_play_on_from_a_moment_against_bots(browser: Browser, address: str) -> None:
    table, tokens = finished(browser, address, ME, OTHER)
    mine = Browser(address, tokens[0])
    before = mine.get(f"/tables/{table['id']}/replay", eyes="all").json()["frames"]
    at = next(frame for frame in before[4:] if frame["question"] and frame["question"]["seats"])
    opened = mine.post(f"/tables/{table['id']}/on", step=at["step"], seat=1, name="Ana", bot="beginner")
    assert opened.status_code == 201, opened.text
    new = opened.json()
    token = new["links"]["seats"]["1"]
    assert [seat["kind"] for seat in new["table"]["seats"]] == ["bot", "person"]
    assert new["table"]["seats"][0]["bot"] == "beginner"
    assert new["table"]["continues"] == at["position"]["turns"], "lists tell it from the table that it comes from"
    assert table["continues"] is None
    sat = Browser(address, token).post(f"/tables/{new['table']['id']}/sit", nonce="something random")
    assert sat.json()["table"]["stage"] == "playing"
    person = Person(address, new["table"]["id"], [token])
    person.play(random.Random(5))
    after = Browser(address, token).get(f"/tables/{new['table']['id']}/replay", eyes="all").json()["frames"]
    shared = [(frame["seat"], frame["do"], frame["position"]) for frame in before[: at["step"] + 1]]
    assert [(frame["seat"], frame["do"], frame["position"]) for frame in after[: at["step"] + 1]] == shared
    assert len(after) > len(shared)
    head = Browser(address, token).get(f"/tables/{new['table']['id']}/match").text.splitlines()[0]
    draws = sum(frame["seat"] is None for frame in before[1 : at["step"] + 1])
    assert f'"seed_from": {draws}' in head, "luck before it came from another seed"


@pytest.mark.parametrize("beside", [OTHER, BOT], ids=["people", "bots"])
def test_nobody_plays_on_against_what_is_not_offered(browser: Browser, address: str, beside: dict[str, Any]) -> None:
    """Not even where every other seat has a bot of its own."""
    table, tokens = finished(browser, address, ME, beside)
    for bot in ("random", "search", "search:simulations=1000000000", "nobody"):
        answer = Browser(address, tokens[0]).post(f"/tables/{table['id']}/on", step=1, seat=0, bot=bot)
        assert (answer.status_code, answer.json()["code"]) == (404, "table"), bot


def test_a_bot_that_is_no_longer_offered_gives_way_when_one_plays_on(
    monkeypatch: pytest.MonkeyPatch, browser: Browser, address: str
) -> None:
    table, tokens = finished(browser, address, ME, {"who": "bot", "bot": "beginner"})
    mine, left = Browser(address, tokens[0]), [name for name in offered_bots() if name != "beginner"]
    monkeypatch.setattr(lobby, "offered_bots", lambda: left)
    opened = mine.post(f"/tables/{table['id']}/on", step=1, seat=0, bot="strong").json()
    assert [seat["bot"] for seat in opened["table"]["seats"]] == [None, "strong"]


@pytest.mark.parametrize(
    ("wished", "plays"),
    [({}, [None, "beginner", "sensible"]), ({"bot": "expert"}, [None, "expert", "expert"])],
    ids=["as it was", "chosen"],
)
def test_who_plays_on_chooses_how_well_the_others_play(
    browser: Browser, address: str, wished: dict[str, str], plays: list[str | None]
) -> None:
    """Where nobody chooses, bots stay and a sensible one plays for people."""
    table, tokens = finished(browser, address, ME, {"who": "bot", "bot": "beginner"}, OTHER)
    opened = Browser(address, tokens[0]).post(f"/tables/{table['id']}/on", step=1, seat=0, **wished).json()
    assert [seat["bot"] for seat in opened["table"]["seats"]] == plays


def test_the_host_changes_how_fast_bots_play_during_the_game_and_nothing_else(browser: Browser, address: str) -> None:
    opened = browser.open([ME, OTHER], game="template", start=True, bot_pace=1400)
    id, links = opened["table"]["id"], opened["links"]
    person = Person(address, id, list(links["seats"].values()))
    person.until(lambda: bool(person.asked()))
    host = Browser(address, links["host"])
    assert host.patch(f"/tables/{id}", bot_pace=0).json()["table"]["bot_pace"] == 0
    person.until(lambda: any(entry.get("what") == "changed" for entry in person.entries))
    assert Browser(address, links["seats"]["1"]).patch(f"/tables/{id}", bot_pace=700).status_code == 403
    for wish in ({"hints": True}, {"bot_pace": 700, "name": "Reef"}, {"bot_pace": 700, "seats": [ME, OTHER]}):
        assert host.patch(f"/tables/{id}", **wish).status_code == 409, wish
    person.play(random.Random(4))
    assert host.patch(f"/tables/{id}", bot_pace=700).status_code == 409, "over"


def test_who_plays_on_in_anothers_seat_takes_the_name_along(browser: Browser, address: str) -> None:
    table, tokens = finished(browser, address, ME, OTHER)
    mine, other = (seat["name"] for seat in table["seats"])
    opened = Browser(address, tokens[0]).post(f"/tables/{table['id']}/on", step=5, seat=1, name=mine).json()
    assert [seat["name"] for seat in opened["table"]["seats"]] == [other, mine]


def test_nobody_plays_on_from_a_game_that_goes_on(browser: Browser, address: str) -> None:
    table, tokens = table_of(browser, ME, OTHER)
    assert Browser(address, tokens[0]).post(f"/tables/{table['id']}/on", step=3, seat=0).status_code == 409


def test_a_seat_or_a_step_that_is_not_there(browser: Browser, address: str) -> None:
    table, tokens = finished(browser, address, ME, OTHER)
    mine = Browser(address, tokens[0])
    assert mine.post(f"/tables/{table['id']}/on", step=3, seat=5).status_code == 400
    assert mine.post(f"/tables/{table['id']}/on", step=9999, seat=0).status_code == 409


def test_a_table_of_before_hints_and_branches_still_folds() -> None:
    table: Table = Paper().start().table
    assert table.hints is None
    assert table.past == []
    assert table.continues is None
