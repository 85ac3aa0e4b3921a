"""bench/strength.py: lines of games that grow, and the page that is written from them alone."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.progress import Progress

from atoll.arena import Contest, Result, Results, read_results
from atoll.bots import LEVELS
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.engine.game import Game

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "bench"))  # the scripts in bench import each other by name
import strength  # noqa: E402
from cells import Cell, Played, Row  # noqa: E402

CONTEST = Contest.of("template", ("sensible", "beginner"))
FIRST = 10
KEY = (2, "", ("sensible", "beginner"))


def games_of(*deals: int, contest: Contest = CONTEST) -> Results:
    """The stronger level has won all games of each deal."""
    results = Results(contest, programs=frozenset({"p"}))
    for deal in deals:
        for lineup in contest.lineups(deal):
            payoff = tuple(float(bot == 0) for bot in lineup)
            results.add(Result(deal, lineup, payoff, "rescued", 9, (5,) * len(lineup), (1.0, 2.0, 3.0)[: len(lineup)]))
    return results


def played_of(*deals: int) -> Played:
    played = Played()
    played.add(games_of(*deals), "", FIRST)
    return played


def taken(games: int, won: float) -> Cell:
    return replace(played_of(FIRST).cells[KEY], games=games, won=(won, games - won), deals=None, source="a page")


def test_the_page_is_what_the_lines_say() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert page == strength.page(ROOT / "bench" / "played"), "python bench/strength.py --page"


def test_every_line_is_of_todays_bots_and_has_its_deals_or_its_source() -> None:
    for game in map(get_game, real_games()):
        played = Played.read(ROOT / "bench" / "played" / f"{game.id}.jsonl")
        entries = list(strength.entries(game, LEVELS, strength.seats_of(game), 0, 0, ROOT))
        found = [cell for entry in entries if (cell := played.cell(entry.contest, entry.value))]
        assert len(found) == len(played.cells)
        assert all((cell.deals is None) == bool(cell.source) for cell in found)


def test_a_line_grows_by_the_deals_that_follow() -> None:
    played = played_of(FIRST, FIRST + 1)
    played.add(games_of(FIRST + 1, FIRST + 2, FIRST + 4), "", FIRST)  # one is known, one is missing
    cell = played.cells[KEY]
    assert (cell.games, cell.won, cell.deals, cell.turns, cell.ms) == (6, (6.0, 0.0), (FIRST, FIRST + 2), 54, 18.0)
    played.add(games_of(FIRST, FIRST + 1, FIRST + 2), "", FIRST)
    assert played.cells[KEY] == cell


def test_games_on_other_deals_take_a_lines_place_once_they_are_as_many() -> None:
    """They are never put together: what was chosen on some deals is proved on others."""
    played = played_of(FIRST, FIRST + 1)
    played.add(games_of(FIRST + 7), "", FIRST + 7)
    assert played.cells[KEY].deals == (FIRST, FIRST + 1)
    played.add(games_of(FIRST + 7, FIRST + 8), "", FIRST + 7)
    assert played.cells[KEY].deals == (FIRST + 7, FIRST + 8)


def test_half_a_deal_does_not_count() -> None:
    results = games_of(FIRST, FIRST + 1)
    del results.games[FIRST + 1, (1, 0)]
    played = Played()
    played.add(results, "", FIRST)
    assert played.cells[KEY].deals == (FIRST, FIRST)


def test_what_was_taken_over_is_replaced_by_as_many_games() -> None:
    played = Played(cells={KEY: taken(games=4, won=1.0)})
    played.add(games_of(FIRST), "", FIRST)
    assert played.cells[KEY].source == "a page"
    played.add(games_of(FIRST, FIRST + 1), "", FIRST)
    assert (played.cells[KEY].source, played.cells[KEY].won) == ("", (4.0, 0.0))


def test_other_bots_games_are_a_dash_and_soon_forgotten() -> None:
    played = played_of(FIRST, FIRST + 1)
    template = get_game("template")
    assert "| `sensible` | 100.0 (51.0–100.0) of 4 |  | – | – |" in strength.rivals_table(template, 2, played)
    played.cells[KEY] = replace(played.cells[KEY], knowledge="another")
    assert "| `sensible` | – |  | – | – |" in strength.rivals_table(template, 2, played)
    played.add(games_of(FIRST), "", FIRST)
    assert played.cells[KEY].games == 2


def test_with_more_seats_a_level_sits_alone_among_each_lower_one(template: Game) -> None:
    """The page has a row for whoever sits alone; what has not been played is a dash, what never will be is empty."""
    contest, played = strength.rivals(template, 3, "beginner", "strong"), Played()
    played.add(games_of(FIRST, contest=contest), "", FIRST)
    assert {tuple(sorted(lineup)) for lineup in contest.lineups(FIRST)} == {(0, 1, 1)}
    assert strength.rivals_table(template, 3, played) == [
        "3 seats, one alone against 2 of a lower level; even is 33.3 %",
        "",
        "| alone | against `beginner` | against `sensible` | against `strong` |",
        "|---|---|---|---|",
        "| `expert` | – | – | – |",
        "| `strong` | 100.0 (43.9–100.0) of 3 | – |  |",
        "| `sensible` | – |  |  |",
        "",
    ]


def test_every_two_levels_meet_and_experts_less_often_where_they_are_far_ahead(template: Game) -> None:
    for seats in strength.seats_of(template):
        entries = strength.entries(template, LEVELS, [seats], 300, 40, ROOT)
        assert {entry.contest.bots: entry.games for entry in entries} == {
            ("sensible", "beginner"): 300,
            ("strong", "beginner"): 300,
            ("strong", "sensible"): 300,
            ("expert", "beginner"): 40,
            ("expert", "sensible"): 40,
            ("expert", "strong"): 300,
        }


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    played = played_of(FIRST)
    played.cells[KEY].lost["all_drowned"] = 3
    team = replace(taken(300, 30.0), value="elite", bots=("strong",), won=(30.0,))
    played.cells[team.key] = team
    played.rows[2, "", ("strong",)] = Row(83.5, {"landing lost": 53}, "a page")
    played.speed, played.measured = {"strong": (20365, 39.1, 512000)}, "a day · a machine"
    played.write(tmp_path / "game.jsonl")
    assert Played.read(tmp_path / "game.jsonl") == played
    assert Played.read(tmp_path / "none.jsonl") == Played()


def test_the_usual_number_of_games_is_not_told() -> None:
    assert replace(taken(300, 231.0), source="").share("sensible") == "77.0 (71.9–81.4)"
    assert replace(taken(120, 31.0), source="").share("beginner") == "74.2 (65.7–81.2) of 120"


def test_what_was_taken_over_is_marked() -> None:
    assert taken(300, 231.0).share("sensible") == "77.0 (71.9–81.4) °"


def test_all_figures_of_a_section_come_from_its_lines() -> None:
    """None is typed by hand, where it would stay as the games change."""
    game = get_game("forbidden_island")
    cell = replace(taken(300, 231.0), source="", value="elite", bots=("strong",), turns=0)
    cell = replace(cell, knowledge=Results(strength.team(game, 2, "elite", "strong")).head()["knowledge"])
    told = "\n".join(strength.section(game, Played(cells={cell.key: cell})))
    assert re.findall(r"\d+\.\d", told) == ["77.0", "71.9", "81.4"]


def test_a_page_of_a_team_says_that_rows_of_fewer_games_are_of_other_deals() -> None:
    game = get_game("forbidden_island")
    many = replace(taken(300, 30.0), value="elite", bots=("strong",), won=(30.0,))
    few = replace(many, games=36, bots=("expert",))
    assert strength.OTHER_DEALS not in strength.section(game, Played(cells={many.key: many}))
    assert strength.OTHER_DEALS in strength.section(game, Played(cells={many.key: many, few.key: few}))


def test_a_page_of_a_team_says_where_budgets_were_compared_on_the_same_deals() -> None:
    game = get_game("forbidden_island")
    over = replace(taken(300, 30.0), value="elite", bots=("strong",), won=(30.0,))
    again = replace(over, source="", deals=(strength.FIRST_DEAL, strength.FIRST_DEAL + 299))
    fresh = replace(again, deals=(strength.FIRST_DEAL + 1000, strength.FIRST_DEAL + 1299))
    other = replace(over, bots=("sensible",))
    for cell, told in ((over, True), (again, True), (fresh, False)):
        played = Played(cells={cell.key: cell, other.key: other})
        assert (strength.COMPARED in strength.section(game, played)) is told


def test_speed_is_told_as_far_as_it_was_measured() -> None:
    assert (
        strength.told_speed(82157, 0.7, 1234567) == "82,157 simulations/s with 1,234,567 decisions/s, 0.7 ms a search"
    )
    assert strength.told_speed(82157, 0, 0) == "82,157 simulations/s, under 0.5 ms a search"
    assert strength.told_speed(20365, 39, 0) == "20,365 simulations/s, 39 ms a search"


def test_speed_counts_the_decisions_of_simulations(template: Game) -> None:
    assert strength.speed(template, "sensible") is None
    found = strength.speed(template, "strong", seconds=0.1)
    assert found
    simulations, ms, decided = found
    assert decided > simulations > 0 <= ms


def test_a_row_tells_what_the_page_said_while_a_cell_is_taken_over() -> None:
    row = Row(83.5, {"landing lost": 53, "skull": 47}, "a page")
    cell = replace(played_of(FIRST).cells[KEY], turns=4, ms=10.0)
    cell.lost.update(all_drowned=1, skull=3)
    assert strength.pace_and_losses([cell, taken(4, 1.0)], row) == ("83.5 °", "landing lost 53 %, skull 47 %")
    assert strength.pace_and_losses([cell], row) == ("2.5", "skull 75 %, all drowned 25 %")
    assert strength.pace_and_losses([], row) == ("–", "")


def test_where_a_row_comes_from_is_told_if_not_from_where_its_cells_do() -> None:
    game = get_game("forbidden_island")
    cell = replace(taken(300, 30.0), value="elite", bots=("strong",), won=(30.0,), source="a page")
    contest = strength.team(game, 2, "elite", "strong")
    cell = replace(cell, knowledge=Results(contest).head()["knowledge"])
    for source, told in (("a page", False), ("a page, without its last games", True)):
        played = Played(cells={cell.key: cell}, rows={(2, "", ("strong",)): Row(83.5, {"skull": 47}, source)})
        note = f"`strong`, ms a turn and how games are lost: from {source}."
        assert (note in strength.teams_table(game, 2, played)) is told


def bring(games: int, folder: Path, first: int | None = None) -> Cell:
    """The line of the contest's games in this folder, after so many were asked for."""
    with Progress(disable=True) as progress:
        strength.bring(strength.Entry(CONTEST, games, folder / "kept.jsonl"), folder, 1, progress, first)
    return Played.read(folder / "template.jsonl").cells[KEY]


def test_games_that_are_kept_come_into_the_line_and_are_not_played(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    results = games_of(strength.FIRST_DEAL)
    path.write_text(results.text(), encoding="utf-8")
    assert bring(2, tmp_path).won == (2.0, 0.0)
    path.unlink()
    assert bring(4, tmp_path).deals == (strength.FIRST_DEAL, strength.FIRST_DEAL + 1)
    assert len(read_results(path)) == 2  # only the deal that was missing


def test_a_line_that_was_taken_over_is_played_anew(tmp_path: Path) -> None:
    Played(cells={KEY: taken(games=4, won=1.0)}).write(tmp_path / "template.jsonl")
    cell = bring(4, tmp_path)
    assert (cell.source, cell.games, cell.deals) == ("", 4, (strength.FIRST_DEAL, strength.FIRST_DEAL + 1))
    assert bring(6, tmp_path).deals == (strength.FIRST_DEAL, strength.FIRST_DEAL + 2)


def test_a_line_that_was_taken_over_stays_until_as_many_games_are_there(tmp_path: Path) -> None:
    old = taken(games=4, won=1.0)
    Played(cells={KEY: old}).write(tmp_path / "template.jsonl")
    assert bring(2, tmp_path) == old
    assert not (tmp_path / "kept.jsonl").exists()  # fewer could not replace it: none is played
    (tmp_path / "kept.jsonl").write_text(games_of(strength.FIRST_DEAL).text(), encoding="utf-8")
    assert bring(0, tmp_path) == old  # a run that was stopped after the first deal
    assert bring(4, tmp_path).source == ""
    first = read_results(tmp_path / "kept.jsonl").games[strength.FIRST_DEAL, (0, 1)]
    assert first.ms == (1.0, 2.0), "it is not played once more"


def test_a_line_on_deals_of_its_own_goes_on_there_and_is_marked(tmp_path: Path) -> None:
    bring(2, tmp_path)
    other = strength.FIRST_DEAL + 1000
    assert bring(2, tmp_path, other).deals == (other, other)
    assert bring(4, tmp_path).deals == (other, other + 1)
    played = Played.read(tmp_path / "template.jsonl")
    assert strength.share(played, CONTEST, "sensible").endswith(" of 4 †")


def test_no_games_are_no_file(tmp_path: Path) -> None:
    with Progress(disable=True) as progress:
        strength.bring(strength.Entry(CONTEST, 0, tmp_path / "kept.jsonl"), tmp_path, 1, progress)
    assert not list(tmp_path.iterdir())


def test_games_of_other_bots_stay_out_of_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept.jsonl"
    text = games_of(strength.FIRST_DEAL).text()
    path.write_text(text.replace('"knowledge": "', '"knowledge": "another'), encoding="utf-8")
    strength.take(strength.Entry(CONTEST, 2, path), tmp_path / "template.jsonl")
    assert not (tmp_path / "template.jsonl").exists()
    assert f"{path}: knowledge another" in capsys.readouterr().err
