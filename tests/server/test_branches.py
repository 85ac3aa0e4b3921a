"""Matches that go on from a moment of another: where they come from, what came of them, and from a file of anywhere."""

import json
import random
from typing import Any

import pytest

from atoll.engine.match import parse_match, verify

from .people import Browser, Person

ANA, BRAM = {"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}
BEFORE = 4
"""Steps that are shared."""


@pytest.fixture
def over(browser: Browser, address: str) -> dict[str, Any]:
    """A match of two that is over."""
    opened = browser.open([ANA, BRAM], game="template", start=True)
    play(address, opened, 3)
    return opened


def play(address: str, opened: dict[str, Any], luck: int) -> None:
    Person(address, opened["table"]["id"], list(opened["links"]["seats"].values())).play(random.Random(luck))


def begin(address: str, opened: dict[str, Any]) -> dict[str, Any]:
    """Whoever plays on sits down, and it begins."""
    ((seat, token),) = opened["links"]["seats"].items()
    sat = Browser(address, token).post(f"/tables/{opened['table']['id']}/sit", nonce=f"nonce of {seat}")
    assert sat.json()["table"]["stage"] == "playing", sat.text
    return opened


def ana_of(address: str, opened: dict[str, Any]) -> Browser:
    return Browser(address, opened["links"]["seats"]["0"])


def test_a_branch_says_where_it_comes_from_and_is_listed_there(over: dict[str, Any], address: str) -> None:
    id, mine = over["table"]["id"], ana_of(address, over)
    assert over["table"]["origin"] is None
    assert mine.get(f"/tables/{id}/branches").json() == []
    branch = mine.post(f"/tables/{id}/on", step=BEFORE, seat=1, name="Zoë").json()
    assert branch["table"]["origin"] == {"table": id, "step": BEFORE}
    begin(address, branch)
    assert mine.get(f"/tables/{id}/branches").json() == [], "it goes on: nobody is told of it"
    play(address, branch, 5)
    watch = Browser(address, over["links"]["watch"])
    (told,) = watch.get(f"/tables/{id}/branches").json()
    assert told["step"] == BEFORE
    assert (told["result"]["table"], told["result"]["people"]) == (branch["table"]["id"], ["Zoë"])
    assert told["result"]["outcome"]
    assert not told["result"]["listed"]


def test_branches_are_for_those_who_may_see_the_match(over: dict[str, Any], browser: Browser, address: str) -> None:
    path = f"/tables/{over['table']['id']}/branches"
    assert browser.get(path).status_code == 403
    branch = ana_of(address, over).post(f"/tables/{over['table']['id']}/on", step=BEFORE, seat=0).json()
    assert Browser(address, branch["links"]["watch"]).get(path).status_code == 403, (
        "its own links open the branch alone"
    )
    begin(address, branch)
    answer = ana_of(address, branch).get(f"/tables/{branch['table']['id']}/branches")
    assert answer.status_code == 409, "while it is played it has none"


def test_the_deal_of_a_branch_again_comes_from_there_too(over: dict[str, Any], address: str) -> None:
    """Its first steps are those of the match that it went on from."""
    id, mine = over["table"]["id"], ana_of(address, over)
    branch = begin(address, mine.post(f"/tables/{id}/on", step=BEFORE, seat=0).json())
    play(address, branch, 5)
    bots = [ANA, {"who": "bot", "bot": "beginner"}]
    again = ana_of(address, branch).post(f"/tables/{branch['table']['id']}/again", seats=bots, start=True).json()
    assert again["table"]["origin"] == {"table": id, "step": BEFORE}


# -- from a file -------------------------------------------------------------------------------------------------------


def file_of(address: str, over: dict[str, Any]) -> str:
    text: str = ana_of(address, over).get(f"/tables/{over['table']['id']}/match").text
    return text


def test_play_on_from_a_file(over: dict[str, Any], browser: Browser, address: str) -> None:
    """Whoever has the file needs no table here; its names stay, and its first steps."""
    text = file_of(address, over)
    answer = browser.post("/on", match=text, step=BEFORE, seat=0, name="Zoë", bot="beginner")
    assert answer.status_code == 201, answer.text
    branch = answer.json()
    assert [(seat["name"], seat["bot"]) for seat in branch["table"]["seats"]] == [("Zoë", None), ("Bram", "beginner")]
    assert branch["table"]["origin"] is None, "that match does not lie here"
    assert branch["table"]["continues"] is not None
    play(address, begin(address, branch), 5)
    whole = parse_match(ana_of(address, branch).get(f"/tables/{branch['table']['id']}/match").text)
    assert whole.steps[:BEFORE] == parse_match(text).steps[:BEFORE]
    assert verify(whole).fair


def test_a_match_without_a_seed_is_played_on_too(over: dict[str, Any], browser: Browser, address: str) -> None:
    """Around a real table nobody has one; long names are cut."""
    head, *steps = file_of(address, over).splitlines()
    bare = {key: value for key, value in json.loads(head).items() if key not in ("seed", "fairness")}
    text = "\n".join([json.dumps(bare | {"players": ["A" * 90, "Bo"]}), *steps])
    branch = browser.post("/on", match=text, step=BEFORE, seat=1).json()
    assert [seat["name"] for seat in branch["table"]["seats"]] == ["A" * 24, "Bo"]


def changed(head: dict[str, Any], **more: Any) -> str:
    return json.dumps(head | more)


def test_a_file_that_is_not_as_it_says_is_refused(over: dict[str, Any], browser: Browser, address: str) -> None:
    first, *steps = file_of(address, over).splitlines()
    head, rest = json.loads(first), "\n" + "\n".join(steps)

    def on(text: str, **more: Any) -> tuple[int, str]:
        answer = browser.post("/on", **({"match": text, "step": BEFORE, "seat": 0} | more))
        return answer.status_code, answer.json()["text"]

    other_seed = on(changed(head, seed="of somebody else") + rest)
    assert other_seed == (400, "This match file cannot be played on: its draws do not follow from its seed.")
    status, text = on(first + "\n" + steps[0].replace('"do": "', '"do": "no ') + rest)
    assert status == 400
    assert "line 2" in text
    assert on("no match")[0] == 400
    assert on(first + rest, step=len(steps) + 9)[0] == 409
    assert on(first + rest, seat=5)[0] == 400
    assert on(first + rest, bot="random")[0] == 404
    assert browser.request("POST", "/on", json={"match": " " * 2_100_000, "step": 1, "seat": 0}).status_code == 413


def test_a_match_from_a_position_is_not_played_on(browser: Browser, over: dict[str, Any], address: str) -> None:
    """A table begins at the beginning."""
    match = parse_match(file_of(address, over))
    moment = match.branch(BEFORE).state
    from_there = type(match).at(match.game, moment, match.players, "seed")
    from_there.run_nature()
    seat = match.game.next_seat(from_there.state)
    from_there.play(seat, match.game.legal(from_there.state, seat)[0])
    answer = browser.post("/on", match=from_there.text(), step=0, seat=0)
    assert (answer.status_code, answer.json()["text"]) == (
        400, "This match file cannot be played on: it does not begin at the beginning."
    )  # fmt: skip
