"""What many simulated games tell a game's designer: docs/design/GAME.md with its pictures.

    python bench/design.py [GAME …] [--games 1000000] [--sensible 10000] [--seed 1] [--jobs 0] [--out docs/design]

Random players and the sensible one, each against itself: how wins are spread over the seats, what every option does, how
long games are, how they end, how often each rule fires (by what the game tells of), and where things happen. Game g is
played with seed + g, in parts by --jobs threads (0: as many as cores); the pages are the same however many there are.
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
from atoll.engine.lessons import help_of
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


@dataclass(frozen=True)
class Place:
    """What is mapped: the events with the value that says where."""

    heading: str
    events: Mapping[str, str]
    file: str = "places"
    players: str = "sensible"
    ending: str = ""
    """Of games that end so, the last one of each only; else all."""


PLACES = {
    "forbidden_island": (
        Place("Which tiles sink", {"sunk": "tile"}),
        Place("Where adventurers swim for their lives", {"swam": "from"}, "swims"),
        # they drown where a tile sinks under them: no other sinks before it is over
        Place("Where adventurers drown", {"sunk": "tile"}, "drowned", "random", "drowned"),
    ),
    "the_island": (Place("Where explorers are lost", {"explorer_lost": "cell"}),),
    "lost_island": (Place("Where explorers fall: bombs and battles", {"hit": "cell", "won": "cell", "drew": "cell"}),),
    "loot_island": (Place("Which landings are explored", {"explored": "landing"}),),
}
"""By game what is mapped."""
ONLY_AT: Mapping[tuple[str, str], Mapping[str, object]] = {
    ("the_island", "colours"): {"seats": 2},
    ("the_island", "boats"): {"seats": 2, "colours": "two"},
}
"""Options that change nothing at other tables than these."""
FAR = 3.0
"""Standard errors: a share that is farther from the usual is hardly so by chance."""


@rule
def play_and_count(
    blank: Array, worlds: Array, styles: Array, menu: Array, chances: Array, weights: Array, scores: Array, log: Array,
    rng: Array, payoff: Array, first: int, games: int, wins: Array, endings: Array, turns: Array, told: Array, heard: Array,
    last: Array, places: Array, latest: Array, final: Array,
) -> int:  # fmt: skip
    """`games` games; every event is counted, `heard` the games that it happens in, `places` by each of its values, `final`
    by ending and by the values of the last one of a game."""
    s = worlds[1]
    for number in range(games):
        seed(rng, first + number)
        worlds[1] = blank[0]
        latest[:] = -1
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

    @property
    def mean(self) -> float:
        return sum(turn * n for turn, n in self.turns.items()) / self.games

    def where(self, place: Place) -> dict[str, int]:
        """By name of a place how often one of these events happened there."""
        found: dict[str, int] = {}
        counted = self.final[self.game.endings.ids.index(place.ending)] if place.ending else self.places
        for kind, (event, meaning) in enumerate(zip(self.game.events.kinds, self.game.events.meaning, strict=True)):
            value = place.events.get(event.name.lower())
            if value is None:
                continue
            names = meaning[value]
            assert names
            for i, name in enumerate(names.ids):
                found[name] = found.get(name, 0) + int(counted[kind, list(meaning).index(value), i])
        return found


def tally(game: Game, blank: Array, seats: int, style: int, first: int, games: int) -> tuple[Array, ...]:
    """Of some games: wins, endings, turns, what was told, what was heard, places, places by ending."""
    kinds = len(game.events.kinds)
    most = max((len(names) for meaning in game.events.meaning for names in meaning.values() if names), default=1)
    wins, endings = np.zeros(MAX_SEATS), np.zeros(len(game.endings), np.int64)
    turns, told, heard = (np.zeros(n, np.int64) for n in (LONGEST + 1, kinds, kinds))
    last, latest = np.full(kinds, -1, np.int64), np.full((kinds, WIDTH - 2), -1, np.int64)
    places = np.zeros((kinds, WIDTH - 2, most), np.int64)
    final = np.zeros((len(game.endings), *places.shape), np.int64)
    play_and_count(
        blank, np.zeros(2, game.dtype), np.full(seats, style, np.int64), new_menu(game.space.count),
        np.zeros(max(game.space.nature, 1), np.int16), game.weights, np.zeros(game.space.count), new_log(ROOM), new_rng(),
        np.zeros(MAX_SEATS), first, games, wins, endings, turns, told, heard, last, places,
        latest, final,
    )  # fmt: skip
    return wins, endings, turns, told, heard, places, final


def count(
    game: Game, options: Mapping[str, object], style: int, games: int, first: int, pool: ThreadPoolExecutor
) -> Count:
    chosen = game.options.complete(options)
    seats, kinds, blank = chosen["seats"], [kind.name.lower() for kind in game.events.kinds], game.blank(chosen)
    parts = pool.map(
        lambda begin: tally(game, blank, seats, style, first + begin, min(PART, games - begin)), range(0, games, PART)
    )
    wins, endings, turns, told, heard, places, final = (
        sum(column[1:], column[0]) for column in zip(*parts, strict=True)
    )
    return Count(
        game, seats, games, [float(w) for w in wins[:seats]],
        {name: int(n) for name, n in zip(game.endings.ids, endings, strict=True) if n},
        {turn: int(n) for turn, n in enumerate(turns) if n},
        dict(zip(kinds, (int(n) for n in told), strict=True)), dict(zip(kinds, (int(n) for n in heard), strict=True)),
        places, final,
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


def shares(one: Count, usual: Count | None = None) -> str:
    """Won by seat, in bold what is farther from the usual than chance would have it."""
    told = []
    for seat in range(1 if one.game.cooperative else one.seats):
        won, share = one.wins[seat] / one.games, percent(one.wins[seat], one.games)
        if usual:
            both = (one.wins[seat] + usual.wins[seat]) / (one.games + usual.games)
            error = (both * (1 - both) * (1 / one.games + 1 / usual.games)) ** 0.5
            share = f"**{share}**" if abs(won - usual.wins[seat] / usual.games) > FAR * error else share
        told.append(share)
    return " ".join(told)


def table_words(game: Game, chosen: Mapping[str, object]) -> str:
    """«Players: two, Colours for two players: two each»."""
    words = Texts("en", game)
    return ", ".join(f"{words(f'option-{name}')}: {words(f'option-{name}-{value}')}" for name, value in chosen.items())


Others = dict[tuple[str, str], Count]
"""By option and value, the others as usual."""


def by_option(game: Game, usual: Count, games: int, first: int, pool: ThreadPoolExecutor) -> tuple[list[str], Others]:
    """Every other value of every option."""
    words, others, compared = Texts("en", game), Others(), {table_words(game, {}): usual}
    lines = ["| option | value | won by seat, % | turns | endings, % |", "|---|---|---|---|---|"]
    lines += [f"| all as usual | | {shares(usual)} | {usual.mean:.1f} | {endings(usual)} |"]
    for option in game.options.choices:
        table = ONLY_AT.get((game.id, option.name), {})
        at = table_words(game, table)
        if at not in compared:
            compared[at] = count(game, table, SENSIBLE, games, first, pool)
            lines += [f"| {at} | | {shares(compared[at])} | {compared[at].mean:.1f} | {endings(compared[at])} |"]
        name, default = words(f"option-{option.name}"), option.default or option.values[0]
        for value in option.values:
            if value == default:
                continue
            one = count(game, {"seats": usual.seats, **table, option.name: value}, SENSIBLE, games, first, pool)
            others[option.name, value] = one
            said = f"{words(f'option-{option.name}-{value}')} instead of {words(f'option-{option.name}-{default}')}"
            told = f"{shares(one, compared[at])} | {one.mean:.1f} | {endings(one)}"
            lines.append(f"| {name}{f' ({at})' if at else ''} | {said} | {told} |")
    return lines, others


def rules_of(game: Game, kind: str) -> str:
    """«§4.1, §4.9–4.11»."""
    ranges: list[list[str]] = []
    for number in help_of(game).events.get(kind, ()):
        section, _, paragraph = number.partition(".")
        if ranges and ranges[-1][-1] == f"{section}.{int(paragraph) - 1}":
            ranges[-1].append(number)
        else:
            ranges.append([number])
    return ", ".join(f"§{one[0]}" if len(one) == 1 else f"§{one[0]}–{one[-1]}" for one in ranges)


def by_event(counts: Mapping[str, Count]) -> list[str]:
    """How often everything happens: in a game, and in how many games at all."""
    heads = [f"{name}: a game | in % of games" for name in counts]
    lines = [f"| event | rule | {' | '.join(heads)} |", "|---|---|" + "---|---|" * len(counts)]
    for kind in (one := next(iter(counts.values()))).told:
        cells = [f"{one.told[kind] / one.games:.2f} | {percent(one.heard[kind], one.games)}" for one in counts.values()]
        lines.append(f"| {kind.replace('_', ' ')} | {rules_of(one.game, kind)} | {' | '.join(cells)} |")
    return lines


def elsewhere(game: Game, counts: Mapping[str, Count], others: Others) -> list[str]:
    """What never happens at the usual tables: under which other value of an option it does most."""
    lines, words = [], Texts("en", game)
    for kind in next(iter(counts.values())).told:
        if any(one.told[kind] for one in counts.values()):
            continue
        found = {key: one.told[kind] / one.games for key, one in others.items() if one.told[kind]}
        event = f"{kind.replace('_', ' ')} ({rules_of(game, kind)})"
        if not found:
            lines.append(f"- {event}: in none of all these games")
            continue
        option, value = max(found, key=lambda key: found[key])
        said = f"{words(f'option-{option}')}: {words(f'option-{option}-{value}')}"
        lines.append(f"- {event}: with «{said}» {found[option, value]:.2f} a game")
    return ["", "Never at these tables:", "", *lines] if lines else []


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
    usual = next(one for one in sensible if one.seats == min(game.options.max_seats, max(game.options.min_seats, 3)))
    wild = count(game, {"seats": usual.seats}, RANDOM, random_games, first, pool)
    both = {"sensible": usual, "random": wild}
    rows, others = by_option(game, usual, sensible_games, first, pool)
    seen = {"sensible": usual, f"sensible, {sensible[0].seats} seats": sensible[0], "random": wild}
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
        "Random players show what the rules allow, sensible ones what people are likely to meet. Shares in %; of sensible",
        f"players a share is known to about ± {98 / sensible_games**0.5:.1f} points.", "",
        "## By seat", "", *by_seat(sensible), "", f"![wins by seat]({game.id}-seats.svg)", "",
        "## By option", "",
        f"Sensible players, {usual.seats} seats where nothing else is said; each row differs from the usual in one option.",
        f"In bold: farther from it than {FAR:.0f} standard errors, so hardly by chance.", "",
        *rows, "",
        "## Lengths", "", f"![lengths]({game.id}-lengths.svg)", "",
        "| players | endings, % |", "|---|---|",
        *(f"| {k} | {endings(one)} |" for k, one in both.items()), "",
    ]  # fmt: skip
    for place in PLACES.get(game.id, ()):
        found, file = both[place.players].where(place), f"{game.id}-{place.file}.svg"
        told = f"{place.players.capitalize()} players, {usual.seats} seats, in % of all {sum(found.values()):,}."
        lines += [f"## {place.heading}", "", told, "", f"![{place.heading}]({file})", ""]
        pictures[file] = place_map(game, place.heading, found)
    lines += [
        "## How often each rule fires", "",
        f"By what the game tells of, with the paragraphs of its [rules](../../src/atoll/games/{game.id}/RULES.md) that make it",
        f"happen; {usual.seats} seats where nothing else is said.", "",
        *by_event(seen), *elsewhere(game, seen, others),
    ]  # fmt: skip
    return "\n".join(lines) + "\n", pictures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", help="left out: all that are offered")
    parser.add_argument("--games", type=int, default=1_000_000, help="of random players")
    parser.add_argument("--sensible", type=int, default=10_000, help="of sensible ones, for each row")
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
