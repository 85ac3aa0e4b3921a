"""What reads a stranger's text, each as a function of bytes: whatever comes, it is read or refused in words.

A target raises for nothing but a fault of ours; `test_readers.py` runs them for seconds, `atheris_run.py` for hours.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from litestar.routes import HTTPRoute

from atoll.engine import CHANCE, NOBODY
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.errors import AtollError
from atoll.engine.game import Game
from atoll.engine.match import parse_match, verify
from atoll.engine.position import dump_position, load_position, parse_position
from atoll.engine.records import Array
from atoll.server import passkeys
from atoll.server import protocol as p
from atoll.server.app import create_app
from atoll.server.lobby import _options
from atoll.server.mail import is_address, letter
from atoll.server.notice_http import _check_push
from atoll.server.refusal import Refusal
from atoll.server.replaying import replay
from atoll.server.settings import Settings
from atoll.server.socket import _decode, _request_of
from atoll.server.webpush import b64, encrypt
from atoll.texts import LANGUAGES, Texts

CORPUS = Path(__file__).parent.parent / "corpus"
SUCCESSORS = 3
SITE, ORIGIN, CHALLENGE = "localhost", "http://localhost", b64(bytes(32))


def _bodies() -> Sequence[Any]:
    """What the body of a request may be, of every operation of the HTTP API."""
    routes = create_app(Settings("sqlite://")).routes
    handlers = {handler for route in routes if isinstance(route, HTTPRoute) for handler in route.route_handlers}
    fields = [handler.parsed_data_field for handler in handlers]
    return sorted({field.annotation for field in fields if field}, key=lambda kind: str(kind.__name__))


BODIES = _bodies()


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
        elif isinstance(body, p.OpenChannel):
            _reach(body)


def _reach(wish: p.OpenChannel) -> None:
    """A browser or an address that is accepted can be sent something."""
    if wish.push:
        try:
            _check_push(wish.push)
        except Refusal as refusal:
            told(refusal)
        else:
            assert encrypt(b"It is your turn", wish.push.p256dh, wish.push.auth)
    if wish.mail and is_address(wish.mail):
        assert letter("atoll@example.org", wish.mail, "Atoll", "It is your turn", "https://x", 0.0).as_bytes()


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


def passkey(data: bytes) -> None:
    """What a browser signed, as bytes. Whatever is wrong in it is refused; it ends neither the process nor the patience."""
    client, known = b64(_client("webauthn.create")), b64(data)
    with suppress(Exception):
        passkeys._challenge_in(known)
    with suppress(Exception):
        made = p.NewPasskey(id=b64(KEY), client_data=client, attestation=known, name="Phone")
        passkeys._read_new(made, CHALLENGE, SITE, ORIGIN)
    with suppress(Exception):
        used = p.UsedPasskey(id=b64(KEY), client_data=client, authenticator_data=known, signature=known)
        passkeys._read_known(used, CHALLENGE, passkeys.Key(b64(KEY), known, 0), SITE, ORIGIN)


TARGETS: dict[str, Callable[[bytes], None]] = {
    one.__name__: one for one in (position, match, message, components, action, passkey)
}


# -- what to begin with -------------------------------------------------------------------------------------------------


def seeds(target: str) -> list[bytes]:
    """Sound inputs: stored matches, positions along them, messages of every kind."""
    makers = {"position": _positions, "match": _matches, "components": _sets, "action": _actions, "passkey": _signed}
    return list(makers.get(target, _messages)())


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
    yield from (msgspec.json.encode(one) for one in said())


def said() -> list[msgspec.Struct]:
    """A message of every kind, and the body of every request."""
    return [*_at_the_table(), *_for_tables(), *_for_profiles(), *_for_channels()]


def _at_the_table() -> list[msgspec.Struct]:
    token, id = "x" * 43, "request-1"
    return [
        p.Hello(v=1, table="abc", tokens=[token], since=3, lang="nl"), p.Act(id=id, seat=0, ask=5, do="move n"),
        p.Undo(id=id, seat=1), p.Say(id=id, seat=0, phrase="hello"), p.Say(id=id, seat=0, text="Ahoi, ☂!"),
        p.Decide(id=id, seat=0, about=1, what="bot"), p.Pause(id=id, seat=0, on=True),
        p.Nudge(id=id, seat=0, about=1), p.Vacation(id=id, seat=0, until=1.8e9), p.Vacation(id=id, seat=0, until=None),
        p.Show(id=id, seat=0, step=12), p.Show(id=id, seat=0, step=None), p.Ping(),
    ]  # fmt: skip


def _for_tables() -> list[msgspec.Struct]:
    ana, bot = p.SeatWish(who="me", name="Ana"), p.SeatWish(who="bot", bot="strong")
    figures: p.OptionValues = {"components": {"tiles": {"storm": 3}}, "memory": "strict"}
    return [
        p.OpenTable(game="lost_island", options=figures, seats=[ana, bot], clock=p.ClockSetting(seconds=60)),
        p.SitDown(name="Ana", seat=1, nonce="n"), p.ChangeTable(listed=True, clock=None),
        p.PlayOn(step=3, seat=0, name="Ana", bot="strong"), p.PlayDeal(seats=[ana, bot], start=True, day="2026-11-19"),
        p.PlayOnFile(step=3, seat=0, match=next(_matches()).decode()),
        p.AskHint(seat=0, ask=5), p.MyTables(tables={"abc": ["x" * 43]}), p.LessonDone(done=["move n", "pass"]),
    ]  # fmt: skip


def _for_profiles() -> list[msgspec.Struct]:
    new = p.NewPasskey(
        id=b64(KEY), client_data=b64(_client("webauthn.create")), attestation=b64(_attestation()), name="Phone"
    )
    used = p.UsedPasskey(
        id=b64(KEY), client_data=b64(_client("webauthn.get")), authenticator_data=b64(_seen(0x05)), signature=b64(KEY)
    )
    secret = "three small islands"
    return [
        p.MakeProfile(name="Ana", password=secret), p.MakeProfile(name="Bram", passkey=new), new, used,
        p.LogIn(name="Ana", password=secret), p.LogOut(everywhere=True), p.ChangePassword(new=secret, old="before"),
        p.ResetPassword(token="x" * 43, new=secret), p.AskPasskey(to="make", name="Ana"), p.AskPasskey(to="log-in"),
        p.HoldSeats(tables={"abc": ["x" * 43]}), p.DeleteProfile(password=secret, nameless=True),
    ]  # fmt: skip


def _for_channels() -> list[msgspec.Struct]:
    push = p.PushTarget(endpoint="https://push.example.org/to/phone", p256dh=b64(POINT), auth=b64(KEY[:16]))
    return [
        p.OpenChannel(push=push, lang="de"), p.OpenChannel(mail="ana@example.org"), p.Notify(key="x" * 43, on=True),
        p.MailToken(token="abc.x-_"),
    ]  # fmt: skip


# -- passkeys: what a browser says, the same every time -----------------------------------------------------------------

KEY = hashlib.sha256(b"a passkey").digest()
X = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
Y = "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
"""The point of P-256 from which all others are counted: a public key as good as any here."""
POINT = b"\4" + bytes.fromhex(X + Y)


def _client(kind: str) -> bytes:
    return json.dumps({"type": kind, "challenge": CHALLENGE, "origin": ORIGIN, "crossOrigin": False}).encode()


def _seen(flags: int) -> bytes:
    return hashlib.sha256(SITE.encode()).digest() + bytes([flags]) + (1).to_bytes(4)


def _cose() -> bytes:
    import cbor2

    return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: POINT[1:33], -3: POINT[33:]})


def _attestation() -> bytes:
    import cbor2

    known = bytes(16) + len(KEY).to_bytes(2) + KEY + _cose()
    return cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": _seen(0x45) + known})


def _signed() -> Iterator[bytes]:
    yield from (_attestation(), _client("webauthn.get"), _client("webauthn.create"), _seen(0x05), _cose())
