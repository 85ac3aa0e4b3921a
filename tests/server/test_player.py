"""What a player is told of their matches: sums agree, and what is no contest is not counted as one."""

from typing import Any, NamedTuple

import msgspec
import pytest

from atoll.server.player import played, statistics
from atoll.server.results import Result

MONTH = 31 * 86400.0
JANUARY = 1768500000.0
"""2026-01-15."""


class Row(NamedTuple):
    table_id: str
    seat: int
    game: str
    data: dict[str, Any]
    at: float


def row(n: int, payoff: list[float], seat: int = 0, game: str = "the_island", **more: Any) -> Row:
    given: dict[str, Any] = {
        "people": ["Ana", "Bram"],
        "places": [0, 1],
        "bots": [],
        "points": None,
        "options": {"seats": 2},
    } | more
    result = Result(seats=2, outcome="over", payoff=payoff, turns=10 + n, steps=9, seconds=60.0, **given)
    return Row(f"t{n}", seat, game, msgspec.to_builtins(result), JANUARY + n)


def game_of(*rows: Row) -> Any:
    (game,) = statistics(played(rows)).games
    return game


def test_won_drawn_and_lost_by_what_was_alike() -> None:
    hard, easy = {"seats": 2, "level": "hard"}, {"seats": 2, "level": "easy"}
    bots: dict[str, Any] = {"people": ["Ana"], "places": [0], "bots": ["strong"]}
    found = game_of(
        row(0, [1.0, 0.0], options=hard), row(1, [0.5, 0.5], options=hard), row(2, [0.0, 1.0], options=easy, **bots)
    )
    assert msgspec.structs.asdict(found.tally) == {"matches": 3, "won": 1, "drawn": 1, "lost": 1}
    assert {one.what: one.tally.matches for one in found.others} == {"people": 2, "strong": 1}
    ((name, values),) = [(one.option, {v.what: v.tally.won for v in one.values}) for one in found.options]
    assert (name, values) == ("level", {"hard": 1, "easy": 0})
    assert [(one.what, one.tally.matches) for one in found.seats] == [("2", 3)]
    assert sum(one.tally.matches for one in found.places) == 3
    assert found.minutes == 3.0


def test_streaks_and_best_results() -> None:
    won, lost = [1.0, 0.0], [0.0, 1.0]
    found = game_of(*(row(n, won if n in (0, 1, 2, 4, 5) else lost, points=[n * 10, 99]) for n in range(6)))
    assert (found.streak, found.longest) == (2, 3)
    assert (found.best_points, found.best_table) == (50, "t5")
    assert (found.fewest_turns, found.fewest_table) == (10, "t0"), "of those that were won"


def test_months_in_between_are_there() -> None:
    rows = [row(0, [1.0, 0.0]), row(1, [1.0, 0.0])._replace(at=JANUARY + 3 * MONTH)]
    assert [(one.what, one.tally.won) for one in game_of(*rows).months] == [
        ("2026-01", 1), ("2026-02", 0), ("2026-03", 0), ("2026-04", 1),
    ]  # fmt: skip


def test_both_rivals_is_no_contest_and_a_whole_team_is_one_match() -> None:
    both = [row(0, [1.0, 0.0], seat) for seat in (0, 1)]
    assert (game_of(*both).tally.matches, game_of(*both).alone) == (0, 1)
    team = [row(0, [1.0, 1.0], seat, "forbidden_island") for seat in (0, 1)]
    assert (game_of(*team).tally.won, game_of(*team).alone) == (1, 0)


def test_what_went_on_from_another_match_is_not_counted_twice() -> None:
    found = game_of(row(0, [1.0, 0.0], continues=True))
    assert (found.tally.matches, found.continued, found.streak, found.months) == (0, 1, 0, [])


def test_a_seat_that_a_bot_had_at_the_end_is_not_mine() -> None:
    assert not played([row(0, [1.0, 0.0], places=[1], people=["Bram"])])


def test_a_seat_with_two_links_is_one_match_and_the_newest_comes_first() -> None:
    rows = [row(0, [1.0, 0.0]), row(0, [1.0, 0.0]), row(1, [0.0, 1.0])]
    told = statistics(played(rows))
    assert [(one.table, one.result) for one in told.matches] == [("t1", "lost"), ("t0", "won")]
    assert told.matches[0].with_people == ["Bram"]


@pytest.mark.parametrize("rows", [[], [row(0, [0.0, 0.0], game="gone")]])
def test_nothing_and_a_game_that_is_gone(rows: list[Row]) -> None:
    assert len(statistics(played(rows)).games) == len(rows)
