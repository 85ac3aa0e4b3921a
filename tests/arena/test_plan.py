"""arena.plan: who meets whom, from which seats, on which deals."""

from collections import Counter
from itertools import pairwise

import pytest

from atoll.arena.plan import Contest, WrongContest, circular, rotations, tables, whole_deals
from atoll.bots import UnknownBot
from atoll.engine.errors import OptionError, UnknownGame


def contest(*bots: str, seats: int = 2) -> Contest:
    return Contest.of("template", bots, {"seats": seats})


def test_two_bots_change_seats_on_every_deal() -> None:
    jobs = list(contest("random", "sensible").jobs(7, 2))
    assert [(job.deal, job.lineup) for job in jobs] == [(7, (0, 1)), (7, (1, 0)), (8, (0, 1)), (8, (1, 0))]


def test_every_pair_and_every_rotation_plays_the_same_deals() -> None:
    jobs = list(contest("random", "sensible", "beginner").jobs(1, 5))
    deals = {deal: sorted(job.lineup for job in jobs if job.deal == deal) for deal in range(1, 6)}
    assert all(lineups == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] for lineups in deals.values())


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 2), (3, 3), (4, 3), (2, 5), (5, 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    for table in tables(bots, seats):
        for order in circular(table):
            in_seat = [Counter(lineup[seat] for lineup in rotations(order)) for seat in range(seats)]
            assert all(one == other for one, other in pairwise(in_seat))
    together = Counter(bot for table in tables(bots, seats) for bot in table)
    assert len(set(together.values())) == 1
    assert len(together) == bots


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    three = contest("random", "sensible", "beginner", seats=3)
    assert [three.lineups(deal)[0] for deal in range(4)] == [(0, 1, 2), (0, 2, 1), (0, 1, 2), (0, 2, 1)]
    assert len(circular((0, 0, 1, 1))) == 2


def test_a_team_has_one_bot_in_all_seats() -> None:
    team = Contest.of("forbidden_island", ("random", "sensible"), {"seats": 3})
    assert [job.lineup for job in team.jobs(1, 1)] == [(0, 0, 0), (1, 1, 1)]
    assert Contest.of("forbidden_island", ("random",)).lineups(1) == [(0, 0)]


def test_one_alone_against_a_table_of_another() -> None:
    three = Contest.of("template", ("sensible", "random", "beginner"), {"seats": 3}, alone=True)
    assert three.lineups(1) == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (0, 2, 2), (2, 2, 0), (2, 0, 2)]
    assert Contest.of("template", ("sensible", "random"), alone=True).lineups(1) == contest(
        "sensible", "random"
    ).lineups(1)
    with pytest.raises(WrongContest, match="in a team nobody plays alone"):
        Contest.of("forbidden_island", ("sensible", "random"), alone=True)


def test_deals_are_whole() -> None:
    assert whole_deals(contest("random", "sensible"), 1, 5) == 3
    assert whole_deals(contest("random", "sensible", "beginner"), 1, 5) == 1


def test_what_cannot_be_contested() -> None:
    with pytest.raises(WrongContest, match="needs two bots"):
        contest("random")
    with pytest.raises(WrongContest, match="'random' is named twice"):
        contest("random", "sensible", "random")
    with pytest.raises(UnknownBot, match="did you mean 'sensible'"):
        contest("random", "sensble")
    with pytest.raises(OptionError, match="give 2 to 3"):
        contest("random", "sensible", seats=9)
    with pytest.raises(UnknownGame):
        Contest.of("chess", ("random", "sensible"))
