"""Compiled = interpreted: a second process plays the same matches with Numba switched off; a digest of all must agree."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence

from .. import CHANCE, SPECTATOR
from ..catalogue import get_game
from ..game import Game
from ..records import Array
from .rules import Options
from .walking import ConformanceError, Moment, walk

Matches = Sequence[tuple[Options, int]]


def trace(game: Game, options: Options, seed: int) -> list[str]:
    """A digest for each moment: the state, the luck, what is heard, the outcome, and what one viewer is given."""
    return [hashlib.sha256(_account(moment)).hexdigest()[:12] for moment in walk(game, options, seed)]


def _account(moment: Moment) -> bytes:
    game, state = moment.game, moment.state
    parts: list[object] = [_values(state), game.outcome(state), game.eager(state), moment.seat, moment.action]
    viewer = _whose_turn_to_look(moment)
    view = game.view(state, viewer)
    parts.append(_values(view))
    if viewer != SPECTATOR:
        parts += [game.legal(view, viewer), game.encode(view, viewer).tolist(), game.appeals(view, viewer)]
    if moment.seat == CHANCE:
        parts.append(game.chances(state))
    if moment.seat >= CHANCE:
        parts.append([event.to_json() for event in game.apply(state.copy(), moment.seat, moment.action)])
    return repr(parts).encode()


def _whose_turn_to_look(moment: Moment) -> int:
    """At every other moment whoever acts, else one after the other: all of them every time would take long, interpreted."""
    if moment.number % 2 == 0 and moment.seat in moment.viewers:
        return moment.seat
    return moment.viewers[moment.number // 2 % len(moment.viewers)]


def _values(state: Array) -> list[object]:
    """The fields by name: their widths and their order differ between compiled and interpreted records."""
    return [state[name].tolist() for name in sorted(state.dtype.names or ()) if name not in ("asks", "tail")] + [
        state["asks"][name].tolist() for name in ("kind", "seats", "left", "subject", "topic")
    ]


def check_compiled(game: Game, matches: Matches) -> None:
    """The same matches, compiled here and interpreted there, are the same in every number."""
    command = [
        sys.executable,
        "-c",
        f"import sys; from {__name__} import main; print(main(sys.argv[1], sys.stdin.read()))",
        game.id,
    ]
    given = json.dumps([[dict(options), seed] for options, seed in matches])
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, input=given, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise ConformanceError(f"{game.id}: the rules cannot be interpreted: {done.stderr.strip()[-2000:]}")
    for (options, seed), there in zip(matches, json.loads(done.stdout), strict=True):
        here = trace(game, options, seed)
        if here != there:
            step = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), len(here))
            raise ConformanceError(
                f"{game.id} {dict(options)}, seed {seed}: compiled and interpreted differ at step {step}"
            )


def main(game_id: str, given: str) -> str:
    """What the second process does: matches in ([[options, seed], …]), their digests out."""
    return json.dumps([trace(get_game(game_id), options, seed) for options, seed in json.loads(given)])
