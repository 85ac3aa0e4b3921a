"""What many simulated games tell a game's designer: docs/design/GAME.md with its pictures.

    python bench/design.py [GAME …] [--games 1000000] [--sensible 50000] [--seed 1] [--jobs 0] [--out docs/design]
                           [--keep build/design]

Random players and the sensible one, each against itself: how wins are spread over the seats, what every option does, how
long games are, how they end, how often each rule fires (by what the game tells of), and where things happen. Game g is
played with seed + g, in parts by --jobs threads (0: as many as cores); the pages are the same however many there are.
With --keep the counts of each row are kept; where they are of the same program and fewer games, only the others are played.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import plots
from counts import PLACES, Count, Place, count

from atoll.engine.catalogue import get_game, is_offered, sound_ids
from atoll.engine.game import Game
from atoll.engine.lessons import help_of, rulebook
from atoll.engine.playing import RANDOM, SENSIBLE
from atoll.texts import Texts

OFTEN, ANYWHERE = (
    {"forbidden_island": 50_000, "the_island": 50_000, "lost_island": 100_000, "loot_island": 100_000},
    10_000,
)
"""Games of sensible players for each row where nothing is said: what a page plays in some ten minutes of one core."""
ONLY_AT: Mapping[tuple[str, str], Mapping[str, object]] = {
    ("the_island", "colours"): {"seats": 2},
    ("the_island", "boats"): {"seats": 2, "colours": "two"},
}
"""Options that change nothing at other tables than these."""
FAR = 3.0
"""Standard errors: a share that is farther from the usual is hardly so by chance."""


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


def by_option(
    game: Game, usual: Count, games: int, first: int, pool: ThreadPoolExecutor, keep: Path | None = None
) -> tuple[list[str], Others]:
    """Every other value of every option."""
    words, others, compared = Texts("en", game), Others(), {table_words(game, {}): usual}
    lines = ["| option | value | won by seat, % | turns | endings, % |", "|---|---|---|---|---|"]
    lines += [f"| all as usual | | {shares(usual)} | {usual.mean:.1f} | {endings(usual)} |"]
    for option in game.options.choices:
        table = ONLY_AT.get((game.id, option.name), {})
        at = table_words(game, table)
        if at not in compared:
            compared[at] = count(game, table, SENSIBLE, games, first, pool, keep)
            lines += [f"| {at} | | {shares(compared[at])} | {compared[at].mean:.1f} | {endings(compared[at])} |"]
        name, default = words(f"option-{option.name}"), option.default or option.values[0]
        for value in option.values:
            if value == default:
                continue
            chosen = {"seats": usual.seats, **table, option.name: value}
            one = count(game, chosen, SENSIBLE, games, first, pool, keep)
            others[option.name, value] = one
            said = f"{words(f'option-{option.name}-{value}')} instead of {words(f'option-{option.name}-{default}')}"
            told = f"{shares(one, compared[at])} | {one.mean:.1f} | {endings(one)}"
            lines.append(f"| {name}{f' ({at})' if at else ''} | {said} | {told} |")
    return lines, others


def rules_of(game: Game, kind: str) -> str:
    return ranges_of(help_of(game).events.get(kind, ()))


def ranges_of(numbers: Iterable[str]) -> str:
    """«§4.1, §4.9–4.11»."""
    ranges: list[list[str]] = []
    for number in numbers:
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


def untold(game: Game) -> list[str]:
    """The paragraphs of the rules that make nothing happen which the game tells of, by section."""
    told = {number for numbers in help_of(game).events.values() for number in numbers}
    rules = [row for row in rulebook(game, "en") if row["sort"] == "rule"]
    sections: dict[str, list[str]] = {}
    for row in rules:
        if row["number"] not in told:
            sections.setdefault(row["heading"], []).append(row["number"])
    lines = ["## Paragraphs that no event tells of", ""]
    lines += [
        f"{sum(map(len, sections.values()))} of {len(rules)}: what they say is asked, allowed, refused or known, and not told"
    ]
    lines += ["as something that happens, so how often they apply is not counted above.", ""]
    return lines + [f"- {heading}: {ranges_of(numbers)}" for heading, numbers in sections.items()]


def by_cause(game: Game, place: Place, one: Count) -> tuple[list[str], dict[str, str]]:
    """What caused it, in % of all, and a map for each cause that there was, the most frequent first."""
    total = sum(one.where(place).values()) or 1
    maps = [(cause, one.where(place, number)) for number, cause in enumerate(place.causes, 1)]
    maps.sort(key=lambda row: -sum(row[1].values()))
    lines, shown, pictures = ["| cause | % |", "|---|---|"], ["", "By cause, each map in % of its own:", ""], {}
    for cause, found in maps:
        lines.append(f"| {cause.name} | {percent(sum(found.values()), total)} |")
        if any(found.values()):
            heading, file = f"{place.heading}: {cause.name}", f"{game.id}-{place.file}-{cause.id}.svg"
            pictures[file] = place_map(game, heading, found)
            shown += [f"![{heading}]({file})", ""]
    return lines + shown, pictures


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
    game: Game,
    random_games: int,
    sensible_games: int,
    first: int,
    command: str,
    pool: ThreadPoolExecutor,
    keep: Path | None = None,
) -> tuple[str, dict[str, str]]:
    """The page and its pictures by file name."""
    name, every = name_of(game), range(game.options.min_seats, game.options.max_seats + 1)
    sensible = [count(game, {"seats": n}, SENSIBLE, sensible_games, first, pool, keep) for n in every]
    usual = next(one for one in sensible if one.seats == min(game.options.max_seats, max(game.options.min_seats, 3)))
    wild = count(game, {"seats": usual.seats}, RANDOM, random_games, first, pool, keep)
    both = {"sensible": usual, "random": wild}
    rows, others = by_option(game, usual, sensible_games, first, pool, keep)
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
        if place.causes:
            table, maps = by_cause(game, place, both[place.players])
            lines, pictures = [*lines, *table], pictures | maps
    lines += [
        "## How often each rule fires", "",
        f"By what the game tells of, with the paragraphs of its [rules](../../src/atoll/games/{game.id}/RULES.md) that make it",
        f"happen; {usual.seats} seats where nothing else is said.", "",
        *by_event(seen), *elsewhere(game, seen, others), "", *untold(game),
    ]  # fmt: skip
    return "\n".join(lines) + "\n", pictures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", help="left out: all that are offered")
    parser.add_argument("--games", type=int, default=1_000_000, help="of random players")
    parser.add_argument(
        "--sensible", type=int, default=0, help="of sensible ones, for each row; 0: as many as are cheap"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="threads; 0: as many as cores")
    parser.add_argument("--out", type=Path, default=Path("docs/design"))
    parser.add_argument("--keep", type=Path, help="where counts are kept, so that a row can be raised")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(chosen.jobs or os.cpu_count()) as pool:
        for id in chosen.game or [id for id in sound_ids() if is_offered(id)]:
            began = time.perf_counter()
            sensible = chosen.sensible or OFTEN.get(id, ANYWHERE)
            command = f"python bench/design.py {id} --games {chosen.games} --sensible {sensible}"
            text, pictures = page(get_game(id), chosen.games, sensible, chosen.seed, command, pool, chosen.keep)
            for name, content in {f"{id}.md": text, **pictures}.items():
                (chosen.out / name).write_text(content, encoding="utf-8")
            print(f"{id}: {time.perf_counter() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
