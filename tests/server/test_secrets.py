"""Twin worlds at the wire: two tables that differ only in what a client may not know send it the very same bytes.

A game is added by writing its `Twins`: two courses of a match, step by step, that are the same for the eyes named. What
nature draws beside the course (a whole island, say) is the first thing that it can.
"""

import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.deal import drawn
from atoll.server.run import JsonLines
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from .conftest import WORKERS
from .people import Browser, Person, free_port, running

Course = Sequence[tuple[int | None, str]]
"""Who (None: nature) did what; «undo» is no action but takes the last one back."""


@dataclass(frozen=True)
class Twins:
    game: str
    seats: int
    one: Course
    other: Course
    blind: tuple[int | None, ...]
    """The seats (None: a spectator) for whom the two are the same."""
    sees: int
    """A seat that may tell them apart."""
    options: dict[str, str] = field(default_factory=dict)
    late: bool = False
    """All see it when it happens and must remember it: the same only for whoever comes later, or asks again."""


def _driftwood(dealt: str, buried: str) -> Course:
    """Seat 0 is dealt a piece and buries one; seat 1 sees neither."""
    return [
        (None, f"deal {dealt}"), (None, "deal rope"), (0, "search"), (None, "wash sail"), (1, "pass"), (0, f"bury {buried}"),
        (0, "flare"), (1, "search"), (None, "wash rope"), (0, "pass"), (1, "bury rope"),
    ]  # fmt: skip


def _landed(indigo: str, first: int) -> Course:
    """Lost Island for three, all standing close: only indigo's values differ, those on the island and then the boat."""
    places = (("b1", "c3", "a6"), ("d2", "d3", "f6"), ("f1", "a4", "f4"))
    values = ("654321", indigo, "123456")
    on_island = [step for i in range(3) for seat in range(3) for step in (
        (seat, f"place {places[seat][i]}"), (seat, f"value {values[seat][i]}")
    )]  # fmt: skip
    in_boats = [(seat, f"value {value}") for seat in range(3) for value in values[seat][3:]]
    return [*on_island, *in_boats, (None, f"begin {first}")]


def _of_lost_island(
    one: str, other: str, then: Course, blind: tuple[int | None, ...], sees: int, first: int = 0, **more: str
) -> Twins:
    """Indigo, seat 1, has one set of values or another; all do the same."""
    this, that = ([*_landed(values, first), *then] for values in (one, other))
    return Twins("lost_island", 3, this, that, blind, sees, {"explorers": "anywhere", **more})


def _shrunk(face: str) -> Course:
    return [*_landed("123456", 0), (0, "end"), (0, "end"), (0, "shrink a1"), (None, f"turn {face}")]


_BOMB: Course = [
    (0, "move crimson-a s"), (None, "turn_stone loot_2"), (0, "reveal c2"), (None, "turn cross_4"),
    (0, "blast s"), (0, "pass"), (0, "blast e"), (0, "miner"),
]  # fmt: skip
"""Of the two explorers in line one withstands it; the other, indigo's, is saved by a miner before it is compared."""


def _valued(value: str) -> Course:
    """The Island: seat 0 places an explorer."""
    return [(None, "begin 0"), (0, "place crimson e6"), (0, f"value {value}"), (1, "place indigo e5"), (1, "value 2")]


def _kept(tile: str) -> Course:
    """The Island, nature having placed all: a shark comes up, seat 1 sends a swimmer out and keeps a tile."""
    return [
        (0, "pass"), (0, "sink d7"), (None, "turn_up shark"), (None, "roll serpent"), (0, "pass"),
        (1, "step indigo-1 ne"), (1, "pass"), (1, "sink d6"), (None, f"turn_up {tile}"), (None, "roll serpent"), (1, "pass"),
    ]  # fmt: skip


def _attacked(tile: str) -> Course:
    """The shark comes for the swimmer; seat 1 is asked for a tile, whatever it holds."""
    return [
        *_kept(tile), (0, "pass"), (0, "sink e8"), (None, "turn_up boat"), (None, "roll shark"),
        (0, "glide shark-1 nw"), (0, "glide shark-1 w"), (1, "pass"),
    ]  # fmt: skip


_DEALT: Course = [(None, "first 0"), (None, "event a4")]
"""Loot Island: red cards for all, the lowest for seat 0. A4 asks nobody."""


def _drew(card: str) -> Course:
    """Seat 0 pays for two cards and has them in its hand from then on."""
    return [
        *_DEALT, (0, "choose red-1-a"), (0, "choose red-1-b"), (0, "island island-3"), (None, f"draw {card}"),
        (1, "pass"), (2, "pass"),
    ]  # fmt: skip


def _thought_over(card: str) -> Course:
    """Seat 0 chooses a card, takes it back, and passes."""
    return [*_DEALT, (0, f"choose {card}"), (0, "undo"), (0, "pass"), (1, "pass")]


_SEVEN = tuple(f"red-{number}-{copy}" for number in range(1, 5) for copy in "ab")[:7]


def _trimmed(dealt: str, thought: str, last: Sequence[str]) -> Course:
    """Growing hands: seat 1 is dealt a card, thinks of a discard and makes another; seat 2 discards two in some order."""
    return [
        (None, "first 0"), *((None, f"draw {card}") for card in (*_SEVEN, dealt)), (None, "event a4"),
        (1, f"choose {thought}"), (1, "undo"), (1, "choose red-5-a"), (1, "done"),
        *((2, f"choose {card}") for card in last), (2, "done"), (0, "pass"),
    ]  # fmt: skip


LAST = ("red-9-a", "blue-1-a")


def _of_growing_hands(one: Course, other: Course, sees: int) -> Twins:
    return Twins("loot_island", 3, one, other, (*({0, 1, 2} - {sees}), None), sees, {"start_hands": "growing"})


def _laid(kept: str) -> Course:
    """Seat 0 has two healers, lays one open at the end of five rounds in which nobody did anything, and keeps the other."""
    passing = [(seat, "pass") for seat in range(3)]
    keeping = [(seat, "done") for seat in range(3)]
    rounds = [step for event in ("b6", "b10", "b11", "b12") for step in ((None, f"event {event}"), *keeping, *passing)]
    dealt = [(None, f"healer healer-{healer}") for healer in (1, kept, 2, 3, 4, 5)]
    return [
        (None, "first 0"), *dealt, (None, "event a4"), *passing, *rounds,
        *((seat, f"lay healer-{healer}") for seat, healer in enumerate((1, 2, 4))),
    ]  # fmt: skip


QUICK = {"start": "quick"}

TWINS = {
    "a hand": Twins("template", 2, _driftwood("plank", "sail"), _driftwood("rope", "sail"), (1, None), 0),
    "a stash": Twins("template", 2, _driftwood("plank", "plank"), _driftwood("plank", "sail"), (1, None), 0),
    "both": Twins("template", 2, _driftwood("plank", "plank"), _driftwood("rope", "sail"), (1, None), 0),
    "values": _of_lost_island("123456", "654321", [(0, "move crimson-b n")], (0, 2, None), 1),
    "a boat": _of_lost_island("123456", "123654", [(1, "reinforce e3")], (0, 2, None), 1, first=1),
    "a private battle": _of_lost_island(
        "132456", "123456", [(0, "battle crimson-b e")], (2, None), 0, battles="private"
    ),
    "a spy": _of_lost_island("132456", "123456", [(0, "end"), (0, "spy indigo-b")], (2, None), 0),
    "a miner": _of_lost_island("123456", "623451", _BOMB, (0, 2, None), 1),
    "a tile laid aside": Twins(
        "lost_island", 3, _shrunk("storm"), _shrunk("plain"), (0, 1, 2, None), 0,
        {"explorers": "anywhere", "discards": "face_down"}, late=True,
    ),
    "a battle to be remembered": replace(
        _of_lost_island("132456", "123456", [(0, "battle crimson-b e")], (0, 2, None), 0, memory="strict"), late=True
    ),
    "a value": Twins("the_island", 2, _valued("5"), _valued("6"), (1, None), 0),
    "a kept tile": Twins("the_island", 2, _kept("dolphin"), _kept("wind"), (0, None), 1, QUICK),
    "a defence": Twins("the_island", 2, _attacked("stop_shark"), _attacked("dolphin"), (0, None), 1, QUICK),
    "a map": Twins("loot_island", 3, _drew("green-5-a"), _drew("yellow-9-b"), (1, 2, None), 0),
    "a map taken back": Twins("loot_island", 3, _thought_over("red-1-a"), _thought_over("red-4-a"), (1, 2, None), 0),
    "a map of Aaron's taken back": Twins(
        "loot_island", 2, _thought_over("red-7-a"), _thought_over("red-9-a"), (1, None), 0
    ),
    "a map beside discards": _of_growing_hands(
        _trimmed("green-5-a", "red-6-a", LAST), _trimmed("yellow-9-b", "red-6-a", LAST), 1
    ),
    "a discard taken back": _of_growing_hands(
        _trimmed("green-5-a", "red-6-a", LAST), _trimmed("green-5-a", "green-5-a", LAST), 1
    ),
    "the order of discards": _of_growing_hands(
        _trimmed("green-5-a", "red-6-a", LAST), _trimmed("green-5-a", "red-6-a", LAST[::-1]), 2
    ),
    "a healer": Twins("loot_island", 3, _laid("7"), _laid("13"), (1, 2, None), 0, {"healers": "two_each"}),
}  # fmt: skip


class Nature:
    """Draws what a course says as soon as it can; without one, what the seed says, and writes it down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.script: list[str] | None = None
        self.game = ""
        self.drawn: list[str] = []
        self._seen: dict[tuple[str, int], int] = {}
        monkeypatch.setattr("atoll.server.desk.drawn", self.draw)
        monkeypatch.setattr("atoll.server.table.drawn", self.recall)

    def draw(self, seed: str, number: int, chances: dict[int, int]) -> int:
        space = get_game(self.game).space
        action = drawn(seed, number, chances) if self.script is None else self.scripted(chances)
        self.drawn.append(space.text(action))
        self._seen[seed, number] = action
        return action

    def recall(self, seed: str, number: int, chances: dict[int, int]) -> int:
        """What another worker finds when it looks whether the draws are right."""
        return self._seen.get((seed, number), -1)

    def scripted(self, chances: dict[int, int]) -> int:
        assert self.script is not None
        wanted = get_game(self.game).space.parse(self.script[0]) if self.script else -1
        if not chances.get(wanted):
            return next(action for action, weight in chances.items() if weight)
        self.script.pop(0)
        return wanted


def _is_presence(text: str) -> bool:
    return bool(json.loads(text)["t"] == "presence")


class Party:
    """A table where everybody listens, from every seat and as a spectator, while the match is played."""

    def __init__(self, address: str, game: str, seats: int, options: dict[str, str] | None = None) -> None:
        self.address = address
        chairs = [{"who": "me", "name": f"Seat {i}"} for i in range(seats)]
        self.opened = Browser(address).open(chairs, game=game, options=options or {}, name="Twin", start=True)
        self.people = {eyes: Person(address, self.id, [self.token(eyes)]) for eyes in (*range(seats), None)}
        for late, person in enumerate(self.people.values()):
            person.until(lambda person=person, late=late: self.all_are_here(person, seats + 1 - late))
        self.steps = 0

    @property
    def id(self) -> str:
        return str(self.opened["table"]["id"])

    def token(self, eyes: int | None) -> str:
        links = self.opened["links"]
        return str(links["watch"] if eyes is None else links["seats"][str(eyes)])

    @staticmethod
    def all_are_here(person: Person, came: int) -> bool:
        """One message for each who came after this one; of who came at another worker a worker may hear of several at once."""
        told = sum(_is_presence(text) for text in person.raw)
        return told == came if WORKERS == 1 else bool(told) and all(seat["here"] for seat in person.presence)

    def act(self, seat: int, do: str) -> None:
        self.steps += 1
        id, person = f"step-{self.steps:05d}", self.people[seat]
        answer = person.ask(t="undo", seat=seat, id=id) if do == "undo" else person.act(seat, do, id=id)
        assert answer["t"] == "ack", (seat, do, answer)
        self.together()

    def together(self) -> None:
        newest = max(person.n for person in self.people.values())
        for person in self.people.values():
            person.until(lambda person=person: person.n >= newest)

    def heard(self, eyes: int | None) -> tuple[list[str], list[str]]:
        """All that this one was sent, then refusals; and what a newcomer is sent and what can be fetched."""
        person = self.people[eyes]
        if eyes is not None:
            person.ask(t="act", seat=eyes, ask=1, do="search", id="wrong-question")
            number = person.moment["question"]["number"]
            person.ask(t="act", seat=eyes, ask=number, do="x", id="wrong-action")
            person.until(lambda: json.loads(person.raw[-1]).get("entries") == [])
        person.close()
        again = Person(self.address, self.id, [self.token(eyes)])
        again.close()
        mine, who = Browser(self.address, self.token(eyes)), "watch" if eyes is None else str(eyes)
        paths = [f"/tables/{self.id}", f"/tables/{self.id}/match", f"/tables/{self.id}/replay?eyes={who}"]
        pages = [mine.request("GET", path).text for path in paths]
        live, later = ([text for text in one.raw if WORKERS == 1 or not _is_presence(text)] for one in (person, again))
        return [self.normal(text) for text in live], [self.normal(text) for text in [*later, *pages]]

    def normal(self, text: str) -> str:
        """Without what differs between any two tables: ids, the commitment to the seed, times, who is still there."""
        commitment = self.opened["table"]["fairness"]["commitment"]
        text = text.replace(self.id, "TABLE").replace(commitment, "COMMITMENT")
        text = re.sub(r'"here":(true|false)', '"here": -', text)
        return re.sub(r'("(?:at|created|away_since)":)[0-9.]+', r"\1 0", text)


@pytest.fixture(scope="module")
def quiet(kept_in: str) -> Iterator[str]:
    """Nobody is told of a dropped line while the test lasts."""
    with running(Settings(kept_in, limits=EVERYBODY_FROM_HERE), WORKERS) as where:
        yield where


@pytest.fixture
def nature(monkeypatch: pytest.MonkeyPatch) -> Nature:
    return Nature(monkeypatch)


@pytest.mark.parametrize("twins", TWINS.values(), ids=TWINS)
def test_twin_worlds(twins: Twins, quiet: str, nature: Nature) -> None:
    """Both are played while everybody listens."""
    nature.game = twins.game

    def play(course: Course) -> Party:
        nature.script = [do for seat, do in course if seat is None]
        party = Party(quiet, twins.game, twins.seats, twins.options)
        for seat, do in course:
            if seat is not None:
                party.act(seat, do)
        assert nature.script == [], "nature could not draw this"
        return party

    one, other = play(twins.one), play(twins.other)
    heard = {eyes: (one.heard(eyes), other.heard(eyes)) for eyes in {*twins.blind, twins.sees}}
    for eyes in twins.blind:
        (live, later), (live_too, later_too) = heard[eyes]
        assert later == later_too, f"seat {eyes} can tell them apart, coming later"
        assert twins.late or live == live_too, f"seat {eyes} can tell them apart"
    assert heard[twins.sees][0] != heard[twins.sees][1], "the twins must differ for somebody"


def test_every_game_has_twins() -> None:
    """One that is new would be missed by nobody. Of Forbidden Island, which has no secrets but nature's, see below."""
    assert {twins.game for twins in TWINS.values()} | {"forbidden_island"} == set(game_ids())


def two_turns(quiet: str, nature: Nature, seats: int) -> tuple[Party, list[tuple[int, str]]]:
    """A table after about two turns, and what was done; another one if the island sank: a match that is over has no secrets."""
    while True:
        nature.drawn.clear()
        party = Party(quiet, nature.game, seats)
        course: list[tuple[int, str]] = []
        prepared = len(nature.drawn)
        while question := party.people[None].moment["question"]:
            if len(nature.drawn) >= prepared + 8:
                return party, course
            seat = question["seats"][0]
            course.append((seat, party.people[seat].choices(seat)[-1]))
            party.act(*course[-1])


def test_twin_worlds_of_forbidden_island(quiet: str, nature: Nature) -> None:
    """All is open there but what nature has not drawn yet: two tables with another seed and the same draws so far."""
    nature.game, seats = "forbidden_island", 3
    one, course = two_turns(quiet, nature, seats)
    nature.script = list(nature.drawn)
    other = Party(quiet, nature.game, seats)
    for seat, do in course:
        other.act(seat, do)
    assert nature.script == []
    commitments = {party.opened["table"]["fairness"]["commitment"] for party in (one, other)}
    assert len(commitments) == 2, "what comes next differs"
    for eyes in (*range(seats), None):
        assert one.heard(eyes) == other.heard(eyes), f"seat {eyes} can tell them apart"


def secret_strings(text: str) -> set[str]:
    return set(re.findall(r'"(?:holds|hid|deal [a-z]+|bury [a-z]+)"', text))


def test_nobody_is_sent_what_is_hidden_while_it_happens(address: str, browser: Browser) -> None:
    """Live, not from the store: seat 0 plays, seat 1 and a spectator listen."""
    people = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(people, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    ana, bram, watcher = (Person(address, id, [t]) for t in (*links["seats"].values(), links["watch"]))
    everybody = (ana, bram, watcher)

    def act(person: Person, seat: int, do: str) -> None:
        n = person.act(seat, do)["n"]
        for one in everybody:
            one.until(lambda one=one: one.n >= n)

    act(ana, 0, "search")
    act(bram, 1, "pass")
    act(ana, 0, next(do for do in ana.choices(0) if do.startswith("bury")))
    assert secret_strings("".join(ana.raw)) >= {'"holds"', '"hid"'}
    assert not secret_strings("".join(watcher.raw))
    seen = [e for e in bram.entries if e["t"] == "step" and e["seat"] == 0]
    assert [e["do"] for e in seen] == ["search", None]
    for who, text in (("1", "".join(bram.raw)), ("watch", "".join(watcher.raw))):
        position = (bram if who == "1" else watcher).moment["views"][who]["position"]
        full = ana.moment["views"]["0"]["position"]
        assert json.dumps(full) not in text
        assert position != full
    assert [e["n"] for e in watcher.entries] == [e["n"] for e in ana.entries], "every number for everybody"


def test_what_can_be_fetched_before_the_end(address: str, browser: Browser) -> None:
    people = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(people, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    ana, watcher, stranger = (Browser(address, t) for t in (links["seats"]["0"], links["watch"], None))
    for one in (ana, watcher):
        assert one.get(f"/tables/{id}/match").status_code == 409
        assert one.get(f"/tables/{id}/replay", eyes="all").status_code == 403
        assert one.get(f"/tables/{id}/replay", eyes="1").status_code == 403
    for lang, says in (
        ("en", "only when the game is over"),
        ("nl", "pas als"),
        ("fr", "une fois"),
        ("de", "erst, wenn"),
    ):
        refused = Browser(address, links["seats"]["0"], lang).get(f"/tables/{id}/replay", eyes="all").json()
        assert (refused["code"], says in refused["text"]) == ("seat", True), refused
    assert stranger.get(f"/tables/{id}/replay").status_code == 403
    assert not secret_strings(watcher.get(f"/tables/{id}/replay").text)
    mine = ana.get(f"/tables/{id}/replay", eyes="0").json()
    assert [frame["do"].split()[0] for frame in mine["frames"] if frame["do"]] == ["deal"], "its own card only"
    info: dict[str, Any] = watcher.get(f"/tables/{id}").json()
    assert info["fairness"]["server_seed"] is None
    assert info["fairness"]["nonces"] is None
    assert len(info["fairness"]["commitment"]) == 64


def test_tokens_chat_and_names_reach_no_log(tmp_path: Path) -> None:
    """Not even at the finest level."""
    port, log = free_port(), tmp_path / "log"
    where = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'atoll.db'}"]
    command = [sys.executable, "-m", "atoll.cli", "serve", "--log-level", "debug", *where]
    address, told = f"127.0.0.1:{port}", "three small islands"
    with log.open("wb") as stderr, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr) as server:
        try:
            assert server.stdout
            assert server.stdout.readline(), "it ended"
            opened = Browser(address).open([{"who": "me", "name": "Annabel"}, {"who": "open"}], game="template")
            id, links = opened["table"]["id"], opened["links"]
            sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bartholomew", nonce="a grain of salt")
            assert Browser(address, links["host"]).post(f"/tables/{id}/start").status_code == 200
            person = Person(address, id, [links["seats"]["0"]])
            assert person.ask(t="say", seat=0, text="between us")["t"] == "ack"
            assert person.ask(t="act", seat=0, ask=0, do="between us")["t"] == "refused"
            assert Browser(address).post("/profile", name="Cassandra", password=told).status_code == 201
            figures = httpx.get(f"http://{address}/metrics").text
            person.close()
        finally:
            server.terminate()
    secrets = [
        *links["seats"].values(),
        links["host"],
        links["join"],
        sat.json()["token"],
        told,
        "between us",
        "scrypt",
    ]
    for secret in (*secrets, "Annabel", "Bartholomew", "Cassandra", "cassandra", "grain of salt"):
        assert secret not in log.read_text()
        assert secret not in figures
    assert "Started server process" in log.read_text(), "it is a log"


def test_a_broken_database_tells_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of a statement that fails the log has the statement, not what it would have stored."""
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}")) as address:
        opened = Browser(address).open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
        person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
        with closing(sqlite3.connect(tmp_path / "atoll.db")) as c:
            c.execute("ALTER TABLE entries RENAME TO nowhere")
        assert person.ask(t="say", seat=0, text="between us")["code"] == "busy"
        joining = Browser(address, opened["links"]["seats"]["0"])
        assert joining.post(f"/tables/{opened['table']['id']}/sit", name="Annabel").status_code == 500
        person.close()
    told = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "INSERT INTO entries" in told
    assert "between us" not in told
    assert "Annabel" not in told
    assert opened["links"]["seats"]["0"] not in told


def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}")) as address:
        opened = Browser(address).open([{"who": "me", "name": "Ana"}, {"who": "open"}])
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert opened["table"]["id"].encode() in stored
    links = opened["links"]
    for token in (links["host"], links["join"], links["watch"], *links["seats"].values()):
        assert token.encode() not in stored
