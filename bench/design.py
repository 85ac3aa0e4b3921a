"""What many simulated games tell a game's designer: docs/design/GAME.md with its pictures.

    python bench/design.py [GAME …] [--games 100000] [--sensible 20000] [--seed 1] [--jobs 0] [--out docs/design]

Random players and the sensible one, each against itself: how wins are spread over the seats, what every option does, how
long games are, how they end, how often everything that the game tells of happens, and where. Game g is played with seed + g,
in parts by --jobs threads (0: as many as cores); the pages are the same however many there are.
"""

import argparse
import os
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import plots

from atoll.engine import CHANCE, MAX_SEATS, NOBODY, contract
from atoll.engine.asks import next_seat
from atoll.engine.catalogue import get_game, is_offered, sound_ids
from atoll.engine.compiled import rule
from atoll.engine.events import WIDTH, hush, new_log
from atoll.engine.game import Game
from atoll.engine.menu import new_menu
from atoll.engine.playing import RANDOM, SENSIBLE, choose, interject
from atoll.engine.records import Array
from atoll.engine.rng import draw, new_rng, seed
from atoll.texts import Texts

ROOM = 200
"""Events of one step that are heard."""
LONGEST = 400
"""Turns; longer games are counted with these."""
PART = 250
"""Games that one thread plays before it takes others."""
PLACES = {
    "forbidden_island": ("Which tiles sink", {"sunk": "tile"}),
    "the_island": ("Where explorers are lost", {"explorer_lost": "cell"}),
    "lost_island": ("Where explorers fall: bombs and battles", {"hit": "cell", "won": "cell", "drew": "cell"}),
    "loot_island": ("Which landings are explored", {"explored": "landing"}),
}
"""By game what is mapped: its heading, and the events with the value that says where."""


@rule
def play_and_count(
    blank: Array, worlds: Array, styles: Array, menu: Array, chances: Array, weights: Array, scores: Array, log: Array,
    rng: Array, payoff: Array, first: int, games: int, wins: Array, endings: Array, turns: Array, told: Array, heard: Array,
    last: Array, places: Array,
) -> int:  # fmt: skip
    """`games` games; every event is counted, `heard` the games that it happens in, `places` by each of its values."""
    s = worlds[1]
    for number in range(games):
        seed(rng, first + number)
        worlds[1] = blank[0]
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
        endings[contract.outcome(s, payoff)] += 1
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

    @property
    def mean(self) -> float:
        return sum(turn * n for turn, n in self.turns.items()) / self.games

    def where(self, events: Mapping[str, str]) -> dict[str, int]:
        """By name of a place how often one of these events happened there."""
        found: dict[str, int] = {}
        for kind, (event, meaning) in enumerate(zip(self.game.events.kinds, self.game.events.meaning, strict=True)):
            value = events.get(event.name.lower())
            if value is None:
                continue
            names = meaning[value]
            assert names
            for i, name in enumerate(names.ids):
                found[name] = found.get(name, 0) + int(self.places[kind, list(meaning).index(value), i])
        return found


def tally(game: Game, blank: Array, seats: int, style: int, first: int, games: int) -> tuple[Array, ...]:
    """Of some games: wins, endings, turns, what was told, what was heard, places."""
    kinds = len(game.events.kinds)
    most = max((len(names) for meaning in game.events.meaning for names in meaning.values() if names), default=1)
    wins, endings = np.zeros(MAX_SEATS), np.zeros(len(game.endings), np.int64)
    turns, told, heard = (np.zeros(n, np.int64) for n in (LONGEST + 1, kinds, kinds))
    last, places = np.full(kinds, -1, np.int64), np.zeros((kinds, WIDTH - 2, most), np.int64)
    play_and_count(
        blank, np.zeros(2, game.dtype), np.full(seats, style, np.int64), new_menu(game.space.count),
        np.zeros(max(game.space.nature, 1), np.int16), game.weights, np.zeros(game.space.count), new_log(ROOM), new_rng(),
        np.zeros(MAX_SEATS), first, games, wins, endings, turns, told, heard, last, places,
    )  # fmt: skip
    return wins, endings, turns, told, heard, places


def count(
    game: Game, options: Mapping[str, object], style: int, games: int, first: int, pool: ThreadPoolExecutor
) -> Count:
    chosen = game.options.complete(options)
    seats, kinds, blank = chosen["seats"], [kind.name.lower() for kind in game.events.kinds], game.blank(chosen)
    parts = pool.map(
        lambda begin: tally(game, blank, seats, style, first + begin, min(PART, games - begin)), range(0, games, PART)
    )
    wins, endings, turns, told, heard, places = (sum(column[1:], column[0]) for column in zip(*parts, strict=True))
    return Count(
        game, seats, games, [float(w) for w in wins[:seats]],
        {name: int(n) for name, n in zip(game.endings.ids, endings, strict=True) if n},
        {turn: int(n) for turn, n in enumerate(turns) if n},
        dict(zip(kinds, (int(n) for n in told), strict=True)), dict(zip(kinds, (int(n) for n in heard), strict=True)),
        places,
    )  # fmt: skip


# -- the page -----------------------------------------------------------------------------------------------------------


def name_of(game: Game) -> str:
    return Texts("en", game)("game-name")


def percent(part: float, of: float) -> str:
    return f"{100 * part / of:z.1f}"


def by_seat(counts: Sequence[Count]) -> list[str]:
    most = max(one.seats for one in counts)
    lines = ["| seats | " + " | ".join(f"seat {k + 1}" for k in range(most)) + " | nobody | turns |"]
    lines.append("|---|" + "---|" * (most + 2))
    for one in counts:
        shares = [percent(w, one.games) for w in one.wins] + ["–"] * (most - one.seats)
        won = one.wins[0] if one.game.cooperative else sum(one.wins)
        lost = percent(one.games - won, one.games)
        lines.append(f"| {one.seats} | {' | '.join(shares)} | {lost} | {one.mean:.1f} |")
    return lines


def endings(one: Count) -> str:
    often = sorted(one.endings.items(), key=lambda ending: -ending[1])
    return ", ".join(f"{name.replace('_', ' ')} {percent(n, one.games)}" for name, n in often)


def by_option(game: Game, base: Count, games: int, first: int, pool: ThreadPoolExecutor) -> list[str]:
    """Every value of every option, the others as usual."""
    lines = ["| option | value | won by seat, % | turns | endings, % |", "|---|---|---|---|---|"]
    for option in game.options.choices:
        for value in option.values:
            usual = value == (option.default or option.values[0])
            chosen = {"seats": base.seats, option.name: value}
            one = base if usual else count(game, chosen, SENSIBLE, games, first, pool)
            wins = one.wins[:1] if game.cooperative else one.wins
            shares, name = " ".join(percent(w, one.games) for w in wins), f"{value}{' (usual)' if usual else ''}"
            lines.append(f"| {option.name} | {name} | {shares} | {one.mean:.1f} | {endings(one)} |")
    return lines


def by_event(counts: Mapping[str, Count]) -> list[str]:
    """How often everything happens: in a game, and in how many games at all."""
    heads = [f"{name}: a game | in % of games" for name in counts]
    lines = [f"| event | {' | '.join(heads)} |", "|---|" + "---|---|" * len(counts)]
    for kind in next(iter(counts.values())).told:
        cells = [f"{one.told[kind] / one.games:.2f} | {percent(one.heard[kind], one.games)}" for one in counts.values()]
        lines.append(f"| {kind.replace('_', ' ')} | {' | '.join(cells)} |")
    return lines


def place_map(game: Game, heading: str, found: Mapping[str, int]) -> str:
    """A map of cells; where places have no fixed position, bars."""
    if game.id == "the_island":
        rows: dict[str, list[str]] = {}
        for name in found:
            rows.setdefault(name[0], []).append(name)
        cells = {
            name: (i - len(row) / 2, float("abcdefghijklm".index(letter)))
            for letter, row in rows.items()
            for i, name in enumerate(row)
        }
        return plots.heat(heading, cells, found, hexes=True)
    if game.id == "lost_island":
        cells = {name: (float("abcdef".index(name[0])), -float(name[1:])) for name in found}
        return plots.heat(heading, cells, found, hexes=False)
    total = sum(found.values()) or 1
    bars = [(place_name(game, name), 100 * n / total) for name, n in found.items()]
    return plots.bars(heading, sorted(bars, key=lambda row: -row[1]))


def place_name(game: Game, id: str) -> str:
    """As the page of the game calls it."""
    words = Texts("en", game)
    return next(
        (words(f"{kind}-{id}") for kind in ("tile", "landing") if words.has(f"{kind}-{id}")), id.replace("_", " ")
    )


def page(
    game: Game, random_games: int, sensible_games: int, first: int, command: str, pool: ThreadPoolExecutor
) -> tuple[str, dict[str, str]]:
    """The page and its pictures by file name."""
    name, every = name_of(game), range(game.options.min_seats, game.options.max_seats + 1)
    sensible = [count(game, {"seats": n}, SENSIBLE, sensible_games, first, pool) for n in every]
    fewer = max(sensible_games // 4, 1)
    usual = next(one for one in sensible if one.seats == min(game.options.max_seats, max(game.options.min_seats, 3)))
    wild = count(game, {"seats": usual.seats}, RANDOM, random_games, first, pool)
    both = {"sensible": usual, "random": wild}
    pictures = {
        f"{game.id}-seats.svg": plots.bars(
            f"{name}: won, in % of games, sensible players", [(f"seat {k + 1} of {one.seats}", 100 * w / one.games)
            for one in sensible for k, w in enumerate(one.wins[:1] if game.cooperative else one.wins)], most=100 / min(every)
        ),
        f"{game.id}-lengths.svg": plots.lengths(
            f"{name}: turns of a game with {usual.seats} seats, in % of games", {k: one.turns for k, one in both.items()}
        ),
    }  # fmt: skip
    lines = [
        f"# {name}: what many games tell", "",
        f"`{command}`: {random_games:,} games of random players, {sensible_games:,} of sensible ones a row, from seed {first}.",
        "Random players show what the rules allow, sensible ones what people are likely to meet. Shares in %.", "",
        "## By seat", "", *by_seat(sensible), "", f"![wins by seat]({game.id}-seats.svg)", "",
        "## By option", "",
        f"Sensible players, {usual.seats} seats, {fewer:,} games a row but for the usual one: a share is known to",
        f"about ± {98 / fewer**0.5:.1f} points. Options for other numbers of seats change nothing here.", "",
        *by_option(game, usual, fewer, first, pool), "",
        "## Lengths", "", f"![lengths]({game.id}-lengths.svg)", "",
        "| players | endings, % |", "|---|---|",
        *(f"| {k} | {endings(one)} |" for k, one in both.items()), "",
    ]  # fmt: skip
    if game.id in PLACES:
        heading, events = PLACES[game.id]
        lines += [f"## {heading}", "", f"Sensible players, {usual.seats} seats, in % of all of it.", ""]
        lines += [f"![{heading}]({game.id}-places.svg)", ""]
        pictures[f"{game.id}-places.svg"] = place_map(game, heading, usual.where(events))
    lines += ["## How often everything happens", "", f"{usual.seats} seats.", "", *by_event(both)]
    return "\n".join(lines) + "\n", pictures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", help="left out: all that are offered")
    parser.add_argument("--games", type=int, default=100_000, help="of random players")
    parser.add_argument("--sensible", type=int, default=20_000, help="of sensible ones, for each row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="threads; 0: as many as cores")
    parser.add_argument("--out", type=Path, default=Path("docs/design"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(chosen.jobs or os.cpu_count()) as pool:
        for id in chosen.game or [id for id in sound_ids() if is_offered(id)]:
            began = time.perf_counter()
            command = f"python bench/design.py {id} --games {chosen.games} --sensible {chosen.sensible}"
            text, pictures = page(get_game(id), chosen.games, chosen.sensible, chosen.seed, command, pool)
            for name, content in {f"{id}.md": text, **pictures}.items():
                (chosen.out / name).write_text(content, encoding="utf-8")
            print(f"{id}: {time.perf_counter() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
