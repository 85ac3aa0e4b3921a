"""What reads a stranger's text, each as a function of bytes: whatever comes, it is read or refused in words.

A target raises for nothing but a fault of ours; `test_readers.py` runs them for seconds, `atheris_run.py` for hours.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from atoll.engine import CHANCE, NOBODY
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.errors import AtollError
from atoll.engine.game import Game
from atoll.engine.match import parse_match, verify
from atoll.engine.position import dump_position, load_position, parse_position
from atoll.engine.records import Array
from atoll.server import protocol as p
from atoll.server.lobby import _options
from atoll.server.refusal import Refusal
from atoll.server.replaying import replay
from atoll.server.socket import _decode, _request_of
from atoll.texts import LANGUAGES, Texts

CORPUS = Path(__file__).parent.parent / "corpus"
BODIES = (p.OpenTable, p.ChangeTable, p.SitDown, p.PlayOn, p.AskHint)
SUCCESSORS = 3


def told(problem: AtollError | Refusal) -> None:
    """An error can be said in every language, and sent."""
    for lang in LANGUAGES:
        text = problem.text(lang) if isinstance(problem, Refusal) else Texts(lang).tell(problem)
        assert text.encode()


def position(data: bytes) -> None:
    """A position that is accepted is whole: it is written and read again the same, and can be looked at and played."""
    text = data.decode(errors="replace")
    try:
        game, state = parse_position(text)
    except AtollError as problem:
        told(problem)
        return
    written = json.loads(json.dumps(dump_position(game, state)))
    assert load_position(written)[1].tobytes() == state.tobytes()
    assert game.fault(state) is None
    for seat in range(int(state[0].seats)):
        dump_position(game, game.view(state, seat))
    for seat, action in _next_steps(game, state):
        after = state.copy()
        game.apply(after, seat, action)


def _next_steps(game: Game, state: Array) -> Iterator[tuple[int, int]]:
    seat = game.next_seat(state)
    if seat == CHANCE:
        yield from ((CHANCE, action) for action in list(game.chances(state))[:SUCCESSORS])
    elif seat != NOBODY:
        yield from ((asked, action) for asked in game.asked(state) for action in game.legal(state, asked)[:SUCCESSORS])


def match(data: bytes) -> None:
    """A match that is accepted is written as it was read, and every way to look at it works."""
    try:
        found = parse_match(data.decode(errors="replace"))
    except AtollError as problem:
        told(problem)
        return
    assert parse_match(found.text()).text() == found.text()
    verify(found)
    for eyes in ("all", "watch", 0):
        msgspec.json.encode(replay(found, eyes))


def message(data: bytes) -> None:
    """What comes over the socket, and the bodies of requests."""
    try:
        decoded = _decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        told(Refusal("message", "message", problem=str(problem)))
        assert (_request_of(data) or "").encode() is not None
    else:
        assert _decode(msgspec.json.encode(decoded)) == decoded
    for kind in BODIES:
        try:
            body = msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            continue
        if isinstance(body, p.OpenTable) and body.game in game_ids():
            _complete(get_game(body.game), body.options, len(body.seats))


def _complete(game: Game, options: dict[str, Any], seats: int) -> None:
    try:
        msgspec.json.encode(_options(game, options, seats))
    except Refusal as refusal:
        told(refusal)


def components(data: bytes) -> None:
    """An owner's figures of a box, as a text."""
    for id in ("lost_island", "loot_island"):
        _complete(get_game(id), {"components": data.decode(errors="replace")}, 2)


def action(data: bytes) -> None:
    """A line of notation, in every game."""
    text = data.decode(errors="replace")
    for id in game_ids():
        space = get_game(id).space
        try:
            found = space.parse(text)
        except AtollError as problem:
            told(problem)
        else:
            assert space.parse(space.text(found)) == found


TARGETS: dict[str, Callable[[bytes], None]] = {
    one.__name__: one for one in (position, match, message, components, action)
}


# -- what to begin with -------------------------------------------------------------------------------------------------


def seeds(target: str) -> list[bytes]:
    """Sound inputs: stored matches, positions along them, messages of every kind."""
    return list(
        {"position": _positions, "match": _matches, "components": _sets, "action": _actions}.get(target, _messages)()
    )


def _files() -> list[Path]:
    """Of every game its shortest stored match."""
    every = sorted(CORPUS.glob("*/*.jsonl"), key=lambda path: path.stat().st_size)
    return [next(path for path in every if path.parent.name == id) for id in game_ids()]


def _matches() -> Iterator[bytes]:
    for path in _files():
        lines = path.read_bytes().splitlines(keepends=True)
        yield b"".join(lines if path.parent.name == "template" else lines[:15])


def _positions() -> Iterator[bytes]:
    for path in _files():
        found = parse_match(path.read_text(encoding="utf-8"))
        for number in range(0, len(found.steps), 1 + len(found.steps) // 6):
            yield json.dumps(dump_position(found.game, found.moment(number))).encode()


def _sets() -> Iterator[bytes]:
    for id in ("lost_island", "loot_island"):
        box = get_game(id).options.components
        assert box
        yield json.dumps(dict(box.default)).encode()
    yield b"[tiles]\nstorm = 3\nplain = 11\n"


def _actions() -> Iterator[bytes]:
    for path in _files():
        found = parse_match(path.read_text(encoding="utf-8"))
        yield from {found.game.space.text(step.action).encode() for step in found.steps[-40:]}


def _messages() -> Iterator[bytes]:
    token, id = "x" * 43, "request-1"
    said = [
        p.Hello(v=1, table="abc", tokens=[token], since=3, lang="nl"), p.Act(id=id, seat=0, ask=5, do="move n"),
        p.Undo(id=id, seat=1), p.Say(id=id, seat=0, phrase="hello"), p.Say(id=id, seat=0, text="Ahoi, ☂!"),
        p.Decide(id=id, seat=0, about=1, what="bot"), p.Pause(id=id, seat=0, on=True), p.Ping(),
        p.OpenTable(
            game="lost_island", options={"components": {"tiles": {"storm": 3}}, "memory": "strict"},
            seats=[p.SeatWish(who="me", name="Ana"), p.SeatWish(who="bot", bot="strong")],
            clock=p.ClockSetting(seconds=60),
        ),
        p.SitDown(name="Ana", seat=1, nonce="n"), p.ChangeTable(listed=True, clock=None),
    ]  # fmt: skip
    yield from (msgspec.json.encode(one) for one in said)
