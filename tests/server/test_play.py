"""Whole matches over the wire; answers, resends, undo, refusals."""

import random

import pytest

from atoll.engine.match import parse_match, verify

from .people import Browser, Person


def test_four_people_play_a_whole_match(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": n} for n in ("Ana", "Bram", "Chloé", "Deniz")], start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    people = [Person(address, id, [tokens[str(seat)]]) for seat in range(4)]
    chooser = random.Random(1)
    while True:
        for person in people:
            person.until(lambda p=person: p.n == max(q.n for q in people))
        moment = people[0].moment
        assert moment
        if moment["outcome"]:
            break
        seat = moment["question"]["seats"][0]
        answer = people[seat].act(seat, chooser.choice(people[seat].choices(seat)))
        assert answer["t"] == "ack"
        for person in people:
            person.until(lambda p=person, n=answer["n"]: p.n >= n)
    assert all(person.moment["outcome"] == moment["outcome"] for person in people if person.moment)
    assert [e["n"] for e in people[0].entries] == list(range(1, people[0].n + 1))
    text = Browser(address, tokens["0"]).get(f"/tables/{id}/match").text
    match = parse_match(text)
    assert verify(match).fair
    assert match.game.outcome(match.state) == (moment["outcome"], moment["payoff"])


def test_one_person_with_bots_to_the_end(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "bot"}, {"who": "bot", "bot": "beginner"}], start=True)
    person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    person.play(random.Random(2))
    assert person.moment
    assert person.moment["outcome"]


def test_one_person_leads_the_whole_team(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}] * 3, start=True)
    person = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
    assert person.seats == [0, 1, 2]
    person.play(random.Random(3))
    assert person.moment
    assert person.moment["outcome"]


def begun(address: str, browser: Browser, names: tuple[str, ...] = ("Ana", "Bram")) -> list[Person]:
    opened = browser.open([{"who": "me", "name": name} for name in names], start=True)
    return [Person(address, opened["table"]["id"], [opened["links"]["seats"][str(i)]]) for i in range(len(names))]


def test_a_resent_request_gets_its_first_answer(address: str, browser: Browser) -> None:
    people = begun(address, browser)
    seat = people[0].moment["question"]["seats"][0]
    person = people[seat]
    ask, do = person.moment["question"]["number"], person.choices(seat)[0]
    first = person.act(seat, do, ask=ask, id="the-same-request")
    del person.answers["the-same-request"]
    assert person.act(seat, do, ask=ask, id="the-same-request") == first
    person.close()
    person.answers.clear()
    person.connect(since=person.n)
    assert person.act(seat, do, ask=ask, id="the-same-request") == first


def test_an_answer_to_a_question_that_is_gone_is_refused(address: str, browser: Browser) -> None:
    people = begun(address, browser)
    seat = people[0].moment["question"]["seats"][0]
    answer = people[seat].act(seat, people[seat].choices(seat)[0], ask=3)
    assert (answer["t"], answer["code"]) == ("refused", "ask")


def test_illegal_actions_and_foreign_seats_are_refused(address: str, browser: Browser) -> None:
    people = begun(address, browser)
    seat = people[0].moment["question"]["seats"][0]
    assert people[seat].act(seat, "capture fire")["code"] == "action"
    assert people[seat].act(seat, "dance wildly")["code"] == "action"
    assert people[seat].act(1 - seat, "end")["code"] == "seat"
    assert people[1 - seat].act(1 - seat, "end")["code"] == "action"


@pytest.mark.parametrize(
    ("lang", "do", "says"),
    [
        ("nl", "dance wildly", "Dat kan nu niet: “dance” is geen actie: kies uit "),
        (
            "fr",
            "moove observatory",
            "«\u202fmoove\u202f» n’est pas une action\u00a0: vouliez-vous dire «\u202fmove\u202f»\u202f?",
        ),
        ("en", "capture fire", "That is not possible now (rule 6.4): "),
        ("de", "capture fire", "„capture fire“ geht jetzt nicht (act); möglich ist: "),
    ],
)
def test_what_is_wrong_with_an_action_is_told_in_the_readers_language(
    address: str, browser: Browser, lang: str, do: str, says: str
) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
    ana = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()), lang=lang)
    refused = ana.act(ana.asked()[0], do)
    assert refused["code"] == "action"
    assert says in refused["text"]


def test_undo_takes_back_the_own_step_but_no_draw(address: str, browser: Browser) -> None:
    people = begun(address, browser)
    seat = people[0].moment["question"]["seats"][0]
    me, other = people[seat], people[1 - seat]
    before = me.moment["views"][str(seat)]["position"]
    assert not me.moment["views"][str(seat)]["may_undo"]
    moved = me.act(seat, next(do for do in me.choices(seat) if do.startswith("move")))
    me.until(lambda: me.n >= moved["n"])
    assert me.moment["views"][str(seat)]["may_undo"]
    assert other.ask(t="undo", seat=1 - seat)["code"] == "undo"
    undone = me.ask(t="undo", seat=seat)
    assert undone["t"] == "ack"
    me.until(lambda: me.n >= undone["n"])
    assert me.moment["views"][str(seat)]["position"] == before
    ended = me.act(seat, "end")
    me.until(lambda: me.n >= ended["n"])
    let_specials_go_by(people, me)
    assert me.ask(t="undo", seat=seat)["code"] in ("undo", "stage")


def let_specials_go_by(people: list[Person], me: Person) -> None:
    """Before the draw whoever holds a special card may play it; nothing is drawn until they have passed."""
    while not any(e["t"] == "step" and e["seat"] is None for e in me.entries[-1:]):
        who = me.moment["question"]["seats"][0]
        people[who].until(lambda who=who: people[who].n >= me.n)
        n = people[who].act(who, "pass")["n"]
        me.until(lambda n=n: me.n >= n)


def test_reconnecting_brings_exactly_what_was_missed(address: str, browser: Browser) -> None:
    people = begun(address, browser)
    seat = people[0].moment["question"]["seats"][0]
    me, other = people[seat], people[1 - seat]
    seen = other.n
    other.close()
    n = me.act(seat, "end")["n"]
    me.until(lambda: me.n >= n)
    other.connect(since=seen)
    other.until(lambda: other.n >= me.n)
    assert [e["n"] for e in other.entries] == list(range(1, me.n + 1))


def test_a_second_device_is_the_same_seat(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
    token = opened["links"]["seats"]["0"]
    desktop, phone = (Person(address, opened["table"]["id"], [token]) for _ in range(2))
    assert desktop.seats == phone.seats == [0]
    assert desktop.moment == phone.moment


def test_chat_in_phrases_and_words(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], free_chat=False, start=True)
    person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    said = person.ask(t="say", seat=0, phrase="well_done")
    assert said["t"] == "ack"
    person.until(lambda: person.n >= said["n"])
    assert person.entries[-1]["phrase"] == "well_done"
    assert person.entries[-1]["name"] == "Ana"
    assert person.ask(t="say", seat=0, text="hello there")["code"] == "chat"
    assert person.ask(t="say", seat=0, phrase="rubbish")["code"] == "chat"


def test_a_spectator_watches_and_cannot_act(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "bot"}], start=True)
    watcher = Person(address, opened["table"]["id"], [opened["links"]["watch"]])
    assert watcher.seats == []
    assert watcher.moment
    assert list(watcher.moment["views"]) == ["watch"]
    assert watcher.moment["views"]["watch"]["choices"] == []
    assert watcher.act(0, "end")["code"] == "seat"
    for token in (opened["links"]["watch"], opened["links"]["host"]):
        silent = Person(address, opened["table"]["id"], [token])
        refused = silent.ask(t="say", phrase="hello")
        assert (refused["code"], refused["text"]) == ("chat", "Only people at the table may speak.")
        assert silent.ask(t="say", seat=0, phrase="hello")["code"] == "seat"
