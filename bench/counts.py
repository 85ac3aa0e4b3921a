"""What came of many simulated games: wins, endings, lengths, and all that the games told of, by place and by cause.

Game g is played with seed + g, so a row that is kept can be raised: only the games that it lacks are played.
"""

import hashlib
import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from atoll.engine import CHANCE, MAX_SEATS, NOBODY, contract
from atoll.engine.asks import next_seat
from atoll.engine.compiled import program_hash, rule
from atoll.engine.events import WIDTH, hush, new_log
from atoll.engine.game import Game
from atoll.engine.menu import new_menu
from atoll.engine.playing import choose, interject
from atoll.engine.records import Array
from atoll.engine.rng import draw, new_rng, seed

ROOM = 200
"""Events of one step that are heard."""
LONGEST = 400
"""Turns; longer games are counted with these."""
PART = 250
"""Games that one thread plays before it takes others."""


@dataclass(frozen=True)
class Cause:
    """What made something happen: the last of these that was told before it, of these values of one of its fields."""

    id: str
    name: str
    events: tuple[str, ...]
    value: str = "cell"
    """The field, …"""
    begins: str = ""
    """… and how the ids that are meant begin."""


@dataclass(frozen=True)
class Place:
    """What is mapped: the events with the value that says where."""

    heading: str
    events: Mapping[str, str]
    file: str = "places"
    players: str = "sensible"
    ending: str = ""
    """Of games that end so, the last one of each only; else all."""
    causes: tuple[Cause, ...] = ()
    """A map for each besides."""


PLACES = {
    "forbidden_island": (
        Place("Which tiles sink", {"sunk": "tile"}),
        Place("Where adventurers swim for their lives", {"swam": "from"}, "swims"),
        # they drown where a tile sinks under them: no other sinks before it is over
        Place("Where adventurers drown", {"sunk": "tile"}, "drowned", "random", "drowned"),
    ),
    "the_island": (
        Place(
            "Where explorers are lost",
            {"explorer_lost": "cell"},
            causes=(
                Cause("serpent", "a serpent comes", ("glided",), "creature", "serpent"),
                Cause("shark", "a shark comes", ("glided",), "creature", "shark"),
                Cause("whale", "a whale capsizes the boat", ("glided",), "creature", "whale"),
                Cause("swum", "swimming to a shark or a serpent", ("swam", "jumped")),
                Cause("rowed", "the boat is rowed to a serpent or a whale", ("rowed",)),
                Cause("revealed", "a shark is turned up", ("turned_up",), "tile", "shark"),
                Cause("whirlpool", "a whirlpool is turned up", ("turned_up",), "tile", "whirlpool"),
            ),
        ),
    ),
    "lost_island": (Place("Where explorers fall: bombs and battles", {"hit": "cell", "won": "cell", "drew": "cell"}),),
    "loot_island": (Place("Which landings are explored", {"explored": "landing"}),),
}
"""By game what is mapped."""


@rule
def play_and_count(
    blank: Array, worlds: Array, styles: Array, menu: Array, chances: Array, weights: Array, scores: Array, log: Array,
    rng: Array, payoff: Array, first: int, games: int, wins: Array, endings: Array, turns: Array, told: Array, heard: Array,
    last: Array, places: Array, latest: Array, final: Array, cause_of: Array, caused: Array,
) -> int:  # fmt: skip
    """`games` games; every event is counted, `heard` the games that it happens in, `places` by each of its values, `final`
    by ending and by the values of the last one of a game, `caused` by the last cause that was told (0: none yet)."""
    s = worlds[1]
    for number in range(games):
        seed(rng, first + number)
        worlds[1] = blank[0]
        latest[:] = -1
        cause = 0
        contract.setup(s)
        while True:
            seat = next_seat(s)
            if seat == NOBODY:
                break
            hush(log)
            if seat == CHANCE:
                contract.apply(s, seat, draw(chances, contract.chance(s, chances), rng), log)
            elif not interject(s, worlds, styles, menu, weights, scores, log, rng):
                contract.apply(s, seat, choose(s, worlds, seat, styles[seat], menu, weights, scores, rng), log)
            for at in range(log[0]):
                kind = log[1 + at * WIDTH]
                told[kind] += 1
                if last[kind] != number:
                    last[kind] = number
                    heard[kind] += 1
                for k in range(WIDTH - 2):
                    value = log[3 + at * WIDTH + k]
                    if 0 <= value < places.shape[2]:
                        places[kind, k, value] += 1
                        latest[kind, k] = value
                        if caused.shape[0] > 1:
                            if cause_of[kind, k, value] > 0:
                                cause = cause_of[kind, k, value]
                            caused[cause, kind, k, value] += 1
        ending = contract.outcome(s, payoff)
        endings[ending] += 1
        for kind in range(last.size):
            if last[kind] == number:
                for k in range(WIDTH - 2):
                    if latest[kind, k] >= 0:
                        final[ending, kind, k, latest[kind, k]] += 1
        for seat in range(s.seats):
            wins[seat] += payoff[seat]
        turns[min(s.turns, turns.size - 1)] += 1
    return games


@dataclass(frozen=True)
class Count:
    """What came of some games."""

    game: Game
    seats: int
    games: int
    wins: list[float]
    endings: dict[str, int]
    turns: dict[int, int]
    told: dict[str, int]
    heard: dict[str, int]
    places: Array
    final: Array
    caused: Array

    @property
    def mean(self) -> float:
        return sum(turn * n for turn, n in self.turns.items()) / self.games

    def where(self, place: Place, cause: int = 0) -> dict[str, int]:
        """By name of a place how often one of these events happened there, for any cause or for one (from 1 on)."""
        found: dict[str, int] = {}
        counted = self.final[self.game.endings.ids.index(place.ending)] if place.ending else self.places
        counted = self.caused[cause] if cause else counted
        for kind, (event, meaning) in enumerate(zip(self.game.events.kinds, self.game.events.meaning, strict=True)):
            value = place.events.get(event.name.lower())
            if value is None:
                continue
            names = meaning[value]
            assert names
            for i, name in enumerate(names.ids):
                found[name] = found.get(name, 0) + int(counted[kind, list(meaning).index(value), i])
        return found


def causes_of(game: Game) -> tuple[Cause, ...]:
    return tuple(cause for place in PLACES.get(game.id, ()) for cause in place.causes)


def widest(game: Game) -> int:
    """Of how many names a value of an event is one, at most."""
    return max((len(names) for meaning in game.events.meaning for names in meaning.values() if names), default=1)


def cause_table(game: Game) -> Array:
    """By event, field and value the number of the cause that is told by it, from 1 on; 0: none."""
    table = np.zeros((len(game.events.kinds), WIDTH - 2, widest(game)), np.int64)
    kinds = [event.name.lower() for event in game.events.kinds]
    for number, cause in enumerate(causes_of(game), 1):
        for kind in map(kinds.index, cause.events):
            meaning = game.events.meaning[kind]
            names = meaning[cause.value]
            assert names
            for i, name in enumerate(names.ids):
                if name.startswith(cause.begins):
                    table[kind, list(meaning).index(cause.value), i] = number
    return table


Tally = dict[str, Array]
"""Of some games: wins, endings, turns, what was told, what was heard, places, places by ending and by cause."""


def no_games(game: Game) -> Tally:
    kinds, causes = len(game.events.kinds), len(causes_of(game))
    places = (kinds, WIDTH - 2, widest(game))
    shapes = {
        "wins": (MAX_SEATS,), "endings": (len(game.endings),), "turns": (LONGEST + 1,), "told": (kinds,), "heard": (kinds,),
        "places": places, "final": (len(game.endings), *places), "caused": (causes + 1, *(places if causes else (1, 1, 1))),
    }  # fmt: skip
    return {name: np.zeros(shape, np.float64 if name == "wins" else np.int64) for name, shape in shapes.items()}


def tally(game: Game, blank: Array, seats: int, style: int, first: int, games: int) -> Tally:
    kinds, found = len(game.events.kinds), no_games(game)
    last, latest = np.full(kinds, -1, np.int64), np.full((kinds, WIDTH - 2), -1, np.int64)
    play_and_count(
        blank, np.zeros(2, game.dtype), np.full(seats, style, np.int64), new_menu(game.space.count),
        np.zeros(max(game.space.nature, 1), np.int16), game.weights, np.zeros(game.space.count), new_log(ROOM), new_rng(),
        np.zeros(MAX_SEATS), first, games, found["wins"], found["endings"], found["turns"], found["told"], found["heard"], last,
        found["places"], latest, found["final"], cause_table(game), found["caused"],
    )  # fmt: skip
    return found


def count(
    game: Game, options: Mapping[str, object], style: int, games: int, first: int, pool: ThreadPoolExecutor,
    keep: Path | None = None,
) -> Count:  # fmt: skip
    chosen = game.options.complete(options)
    seats, kinds, blank = chosen["seats"], [kind.name.lower() for kind in game.events.kinds], game.blank(chosen)
    kept = keep and keep / f"{kept_name(game, chosen, style, first)}.npz"
    known, found = recall(kept, games) if kept else (0, None)
    found = found or no_games(game)
    parts = pool.map(
        lambda begin: tally(game, blank, seats, style, first + begin, min(PART, games - begin)),
        range(known, games, PART),
    )
    for part in parts:
        for name, counted in part.items():
            found[name] += counted
    if kept and known < games:
        kept.parent.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {"games": np.int64(games), **found}
        np.savez_compressed(kept, **arrays)
    return Count(
        game, seats, games, [float(w) for w in found["wins"][:seats]],
        {name: int(n) for name, n in zip(game.endings.ids, found["endings"], strict=True) if n},
        {turn: int(n) for turn, n in enumerate(found["turns"]) if n},
        dict(zip(kinds, map(int, found["told"]), strict=True)), dict(zip(kinds, map(int, found["heard"]), strict=True)),
        found["places"], found["final"], found["caused"],
    )  # fmt: skip


def kept_name(game: Game, options: Mapping[str, object], style: int, first: int) -> str:
    """By all that decides how a row's games go, and how they are counted."""
    counting = [program_hash(), Path(__file__).read_text(encoding="utf-8")]
    row = json.dumps([*counting, dict(options), style, first], sort_keys=True)
    return f"{game.id}-{hashlib.sha256(row.encode()).hexdigest()[:16]}"


def recall(kept: Path, games: int) -> tuple[int, Tally | None]:
    """Games that were played before, and what came of them: no more than are wanted."""
    if not kept.exists():
        return 0, None
    with np.load(kept) as stored:
        known = int(stored["games"])
        return (known, {name: stored[name] for name in stored if name != "games"}) if known <= games else (0, None)
