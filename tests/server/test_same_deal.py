"""The same deal again: of a match that is over, or of a day; what came of it is compared."""

import random
import time
from typing import Any

import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.match import parse_match, verify
from atoll.server import protocol as p
from atoll.server.results import compare, daily_deal, daily_secret
from atoll.server.store import Kept

from .people import Browser, Person

ANA, BOT = {"who": "me", "name": "Ana"}, {"who": "bot", "bot": "beginner", "name": "Bo"}


def play(address: str, opened: dict[str, Any], luck: int = 3) -> None:
    person = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
    person.play(random.Random(luck))
    person.close()


def results(browser: Browser, opened: dict[str, Any], teams: int) -> list[dict[str, Any]]:
    """Of so many teams. People hear of the end before lists do."""
    deadline = time.monotonic() + 20
    while True:
        found: list[dict[str, Any]] = browser.get(f"/tables/{opened['table']['id']}/results").json()["results"]
        if len(found) == teams:
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


def luck(address: str, opened: dict[str, Any]) -> list[str]:
    """What nature did before anybody was asked."""
    watch, path = Browser(address, opened["links"]["watch"]), f"/tables/{opened['table']['id']}/replay"
    frames = watch.get(path, eyes="watch").json()["frames"]
    asked = next(i for i, frame in enumerate(frames) if frame["question"] and frame["question"]["seats"])
    return [frame["do"] for frame in frames[1 : asked + 1]]


def again(address: str, opened: dict[str, Any], seats: list[dict[str, Any]], **more: Any) -> Any:
    return Browser(address, opened["links"]["seats"]["0"]).post(
        f"/tables/{opened['table']['id']}/again", seats=seats, **more
    )


def test_a_deal_is_played_again_and_compared(address: str, browser: Browser) -> None:
    first = browser.open([ANA, BOT], start=True, options={"difficulty": "legendary"})
    play(address, first)
    answer = again(address, first, [ANA | {"name": "Zoë"}, ANA | {"name": "Yun"}], start=True)
    assert answer.status_code == 201, answer.text
    second = answer.json()
    assert second["table"]["stage"] == "playing", "nobody has to add to a deal that is given"
    assert second["table"]["again"] == first["table"]["id"]
    assert second["table"]["options"] == first["table"]["options"]
    assert luck(address, second) == luck(address, first)
    play(address, second, 4)
    for opened in (first, second):
        watch = Browser(address, opened["links"]["watch"])
        assert {tuple(one["people"]) for one in results(watch, opened, 2)} == {("Ana",), ("Zoë", "Yun")}
        text = watch.get(f"/tables/{opened['table']['id']}/match").text
        assert verify(parse_match(text)).fair, "the proof is the first match's"
    assert browser.get(f"/tables/{first['table']['id']}/results").status_code == 403, "for those who may see it"


def test_a_given_deal_keeps_its_options(address: str, browser: Browser) -> None:
    first = browser.open([ANA, BOT], start=True, options={"difficulty": "legendary"})
    assert again(address, first, [ANA, BOT]).status_code == 409, "it goes on"
    play(address, first)
    assert again(address, first, [ANA]).json()["code"] == "stage", "as many seats as before"
    opened = again(address, first, [ANA, {"who": "open"}]).json()
    assert opened["table"]["stage"] == "gathering"
    host, path = Browser(address, opened["links"]["host"]), f"/tables/{opened['table']['id']}"
    assert host.patch(path, options={"difficulty": "novice"}).status_code == 409
    assert host.patch(path, seats=[ANA, BOT, BOT]).status_code == 409
    assert host.patch(path, seats=[ANA, BOT], name="Again").status_code == 200
    assert host.post(f"{path}/start").json()["stage"] == "playing"


@pytest.mark.parametrize("game", ["forbidden_island", "loot_island"])
def test_the_island_of_a_day_is_the_same_for_everybody(address: str, browser: Browser, game: str) -> None:
    found = browser.get(f"/daily/{game}").json()
    wish = [ANA, *[BOT] * (found["seats"] - 1)]
    tables = [browser.post(f"/daily/{game}", seats=wish, start=True).json() for _ in range(2)]
    assert [one["table"]["daily"] for one in tables] == [found["day"]] * 2
    assert luck(address, tables[0]) == luck(address, tables[1])
    other = browser.post(f"/daily/{game}", seats=wish, start=True, day="2026-01-01").json()
    assert luck(address, other) != luck(address, tables[0])


def test_a_day_that_is_played(address: str, browser: Browser) -> None:
    day = {"day": "2026-02-03"}
    for chooser in (5, 6):
        opened = browser.post("/daily/forbidden_island", seats=[ANA] * 3, start=True, **day).json()
        play(address, opened, chooser)
    found = browser.get("/daily/forbidden_island", **day).json()
    assert [(one["people"], one["tries"]) for one in found["results"]] == [(["Ana"] * 3, 2)]
    text = Browser(address, opened["links"]["watch"]).get(f"/tables/{opened['table']['id']}/match").text
    match = parse_match(text)
    assert match.seed == daily_deal("forbidden_island", "2026-02-03")
    assert match.fairness is not None
    assert match.fairness["server_seed"] == daily_secret("forbidden_island", "2026-02-03")
    assert verify(match).fair, "whoever knows the day can derive every draw"


def test_no_day_that_is_to_come(browser: Browser) -> None:
    assert browser.post("/daily/forbidden_island", seats=[ANA, BOT, BOT], day="2099-01-01").status_code == 409
    assert browser.post("/daily/nowhere", seats=[ANA]).status_code == 404
    assert browser.post("/daily/forbidden_island", seats=[ANA], day="tomorrow").status_code == 400


def result(people: list[str], payoff: list[float], turns: int, points: list[int] | None = None) -> dict[str, Any]:
    told = {"seats": 2, "outcome": "x", "payoff": payoff, "turns": turns, "steps": 9, "seconds": 1.0, "people": people}
    return told | {"places": list(range(len(people))), "bots": [], "points": points, "options": {}}


def names(game: str, *kept: dict[str, Any]) -> list[tuple[list[str], int, int]]:
    found: list[p.TeamResult] = compare(
        get_game(game), [Kept(f"t{i}", float(i), one, False) for i, one in enumerate(kept)]
    )
    return [(one.people, one.turns, one.tries) for one in found]


def test_teams_are_ranked() -> None:
    """Won before lost, quick before slow; who loses later is better; the best of each team; bots alone do not count."""
    won, lost = [1.0, 1.0], [0.0, 0.0]
    assert names(
        "forbidden_island",
        result(["Ana"], lost, 9), result(["Bo"], lost, 20), result(["ana"], won, 30), result(["Cy", "Di"], won, 25),
        result([], won, 5),
    ) == [(["Cy", "Di"], 25, 1), (["ana"], 30, 2), (["Bo"], 20, 1)]  # fmt: skip


def test_only_those_with_the_same_bots_are_compared() -> None:
    """A win over beginners is not above a loss to sensible ones: those who had the same bots stand together, people alone
    first, then whoever had the strongest; with other bots the same name is another team."""
    won, lost = [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]
    with_bots = [
        result([name], payoff, 9) | {"bots": bots}
        for name, payoff, bots in (
            ("Ana", won, ["beginner", "beginner"]),
            ("Bo", lost, ["sensible", "beginner"]),
            ("Ana", won, ["beginner", "sensible"]),
            ("Cy", lost, ["expert", "mine"]),
        )
    ]
    kept = [*with_bots, result(["Di", "Ed", "Flo"], lost, 9)]
    found = compare(get_game("the_island"), [Kept(f"t{i}", float(i), one, False) for i, one in enumerate(kept)])
    assert [(one.people[0], sorted(one.bots), one.tries) for one in found] == [
        ("Di", [], 1),
        ("Cy", ["expert", "mine"], 1),
        ("Ana", ["beginner", "sensible"], 1),
        ("Bo", ["beginner", "sensible"], 1),
        ("Ana", ["beginner", "beginner"], 1),
    ]


def test_points_tell_winners_apart() -> None:
    ranked = names("the_island", result(["A"], [1.0, 0.0], 9, [5, 3]), result(["B"], [1.0, 0.0], 9, [8, 3]))
    assert [people for people, _, _ in ranked] == [["B"], ["A"]]


def test_a_listed_match_of_the_same_deal_can_be_looked_at(address: str, browser: Browser) -> None:
    """Results say whose replay is open to everybody: that of a table that is listed."""
    first = browser.open([ANA, BOT], start=True, options={"difficulty": "legendary"}, listed=True)
    play(address, first)
    play(address, again(address, first, [ANA | {"name": "Zoë"}, BOT], start=True).json(), 4)
    found = results(browser, first, 2)
    assert {(one["people"][0], one["listed"]) for one in found} == {("Ana", True), ("Zoë", False)}
    for one in found:
        answer = browser.get(f"/tables/{one['table']}/replay", eyes="all")
        assert answer.status_code == (200 if one["listed"] else 403)
