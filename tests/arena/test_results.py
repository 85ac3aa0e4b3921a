"""arena.results and arena.running: files that are gone on with and merged, and contests that end in time."""

import json
from collections.abc import Callable
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

from atoll.arena import Contest, Result, Results, Rule, merged, read_results, run, standings
from atoll.arena import running as module
from atoll.arena.plan import Job
from atoll.arena.results import ResultsError, knowledge_of, line, parse_results
from atoll.engine.catalogue import get_game
from atoll.engine.compiled import program_hash

CONTEST = Contest.of("template", ("random", "sensible"))
TEAM = Contest.of("forbidden_island", ("random", "sensible"))
Play = Callable[[Job], Result]


def made_up(job: Job) -> Result:
    """Bot 1 wins three deals of four."""
    best = 1 if job.deal % 4 else 0
    payoff = tuple(float(bot == best) for bot in job.lineup)
    return Result(job.deal, job.lineup, payoff, "rescued", 9, (5, 5), (1.0, 2.0))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """The games that were really played, by `made_up`."""
    jobs: list[Job] = []

    def play(job: Job) -> Result:
        jobs.append(job)
        return made_up(job)

    monkeypatch.setattr(module, "play_game", play)
    return jobs


def changed(path: Path, **head: Any) -> str:
    first, *rest = path.read_text().splitlines(keepends=True)
    return "".join([line(json.loads(first) | head), *rest])


def with_first(path: Path, **game: Any) -> str:
    """The file with another first game."""
    head, first, *rest = path.read_text().splitlines(keepends=True)
    return "".join([head, line(json.loads(first) | game), *rest])


def test_going_on_gives_the_file_of_one_run(played: list[Job], tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(CONTEST, 1, 6, path=whole)
    run(CONTEST, 1, 2, path=parts)
    played.clear()
    run(CONTEST, 1, 6, path=parts)
    assert len(played) == 8, "four of twelve games were in the file"
    assert parts.read_text() == whole.read_text()


def test_a_line_that_was_cut_off_is_played_again(played: list[Job], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(CONTEST, 1, 3, path=path)
    text = path.read_text()
    path.write_text(text[:-20])
    played.clear()
    run(CONTEST, 1, 3, path=path)
    assert (len(played), path.read_text()) == (1, text)


def test_really_played_games_are_the_same_however_they_are_cut(tmp_path: Path) -> None:
    def known(path: Path) -> list[dict[str, Any]]:
        return [json.loads(text) | {"ms": 0} for text in path.read_text().splitlines()]

    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    for deals in (1, 3):
        run(CONTEST, 1, deals, path=parts)
    run(CONTEST, 1, 3, path=whole)
    assert known(parts) == known(whole)
    assert len(read_results(parts)) == 6


def test_a_file_of_another_contest_is_not_gone_on_with(played: list[Job], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(CONTEST, 1, 1, path=path)
    text = path.read_text()
    with pytest.raises(ResultsError, match="bots random, sensible, beginner and random, sensible"):
        run(Contest.of("template", ("random", "sensible", "beginner")), 1, 1, path=path)
    assert path.read_text() == text


def test_files_of_the_same_contest_are_merged(played: list[Job]) -> None:
    one, two = run(CONTEST, 1, 4), run(CONTEST, 3, 4)
    together = merged([one, two])
    assert [result.deal for result in together] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert parse_results(together.text()).text() == together.text()


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Contest.of("template", ("sensible", "random")), "different contests: bots"),
        (Contest.of("template", ("random", "sensible"), {"ship": "near"}), "different contests: options"),
        (Contest.of("template", ("random", "sensible"), alone=True), "different contests: alone"),
        (TEAM, "different contests: game template and forbidden_island"),
    ],
)
def test_different_contests_are_not_merged(other: Contest, says: str) -> None:
    with pytest.raises(ResultsError, match=says):
        merged([Results(CONTEST), Results(other)])


def test_a_game_that_ended_in_two_ways_is_told(played: list[Job]) -> None:
    one, two = run(CONTEST, 1, 1), Results(CONTEST)
    two.add(Result(1, (0, 1), (1.0, 0.0), "rescued", 9, (5, 5), (0.0, 0.0)))
    with pytest.raises(ResultsError, match="deal 1 ended in two ways"):
        merged([one, two])


def test_a_draw_of_three_is_the_same_in_its_file() -> None:
    """A third has no end, and a file keeps six digits of it."""
    three = Contest.of("template", ("random", "sensible", "beginner"), {"seats": 3})
    results = Results(three)
    results.add(Result(1, three.lineups(1)[0], (1 / 3,) * 3, "rescued", 9, (5,) * 3, (1.0,) * 3))
    assert len(merged([results, parse_results(results.text())])) == 1


def test_an_older_file_is_gone_on_with_and_says_who_played_it(played: list[Job], tmp_path: Path) -> None:
    """It has no program; afterwards it has ours beside the unknown one, and its games are those it had."""
    path = tmp_path / "results.jsonl"
    run(CONTEST, 1, 2, path=path)
    head, *games = path.read_text().splitlines(keepends=True)
    old = json.loads(head)
    del old["program"]
    path.write_text(line(old) + "".join(games))
    assert read_results(path).programs == {"unknown"}
    run(CONTEST, 1, 2, path=path)
    assert read_results(path).programs == {"unknown"}, "nothing was played"
    told: list[Results] = []
    run(CONTEST, 1, 3, path=path, opened=told.append)
    assert told[0].programs == read_results(path).programs == {"unknown", program_hash()}
    assert path.read_text().splitlines(keepends=True)[1:5] == games
    assert len(read_results(path)) == 6


def test_a_file_of_the_same_program_is_not_written_anew(played: list[Job], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(CONTEST, 1, 2, path=path)
    before = path.stat().st_ino
    assert run(CONTEST, 1, 3, path=path).programs == {program_hash()}
    assert path.stat().st_ino == before


def test_merging_names_all_programs(played: list[Job], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(CONTEST, 1, 2, path=path)
    other = parse_results(changed(path, program="another"))
    together = merged([read_results(path), other])
    assert together.programs == parse_results(together.text()).programs == {program_hash(), "another"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda path: "", "empty"),
        (lambda path: "{\n", "line 1: this is no JSON"),
        (lambda path: '{"atoll": "match"}\n', "starts with"),
        (lambda path: changed(path, format=9), "format 9 is not known"),
        (lambda path: changed(path, bots="random"), "starts with"),
        (lambda path: changed(path, version="0.0.1"), "version 0.0.1 played this"),
        (lambda path: changed(path, rules_version=99), "rules_version 99 played this"),
        (lambda path: changed(path, knowledge="another"), "knowledge another played this"),
        (lambda path: changed(path, game="chess"), "no game 'chess'"),
        (lambda path: path.read_text() + '{"deal": 1}\n', "line 4: this is no game"),
        (lambda path: path.read_text() + "nonsense\n", "line 4: this is no JSON"),
        (lambda path: path.read_text().replace('"bots": [1, 0]', '"bots": [1, 1]'), "line 3: this is no game"),
        (lambda path: with_first(path, payoff=[nan, 1.0]), "line 2: this is no game"),
        (lambda path: with_first(path, payoff=[7.0, -6.0]), "line 2: this is no game"),
        (lambda path: with_first(path, payoff=[1.0]), "line 2: this is no game"),
        (lambda path: with_first(path, turns=inf), "line 2: this is no game"),
        (lambda path: with_first(path, choices=[3]), "line 2: this is no game"),
        (lambda path: with_first(path, ms=[1.0, nan]), "line 2: this is no game"),
    ],
)
def test_a_wrong_file_is_told(played: list[Job], tmp_path: Path, change: Callable[[Path], str], says: str) -> None:
    path = tmp_path / "results.jsonl"
    run(CONTEST, 1, 1, path=path)
    path.write_text(change(path))
    with pytest.raises(Exception, match=says):
        read_results(path)


def test_it_ends_when_the_intervals_are_narrow(played: list[Job]) -> None:
    found = run(CONTEST, 1, 400, rule=Rule(width=0.2))
    spans = [standing.high - standing.low for standing in standings(found)]
    assert max(spans) < 0.2
    before = run(CONTEST, 1, len(found) // 2 - 1)
    assert max(standing.high - standing.low for standing in standings(before)) >= 0.2, "not one deal too many"


def test_it_ends_when_it_is_proved(played: list[Job]) -> None:
    assert len(run(CONTEST, 1, 400, rule=Rule(prove=0.5))) < 120
    assert len(run(CONTEST, 1, 30, rule=Rule(prove=0.25))) == 60, "just at the limit nothing is clear"


def test_sensible_beats_random() -> None:
    best, last = standings(run(CONTEST, 1, 12))
    assert (best.bot, last.bot) == ("sensible", "random")
    assert best.low > last.high
    assert best.rating.low > last.rating.high
    assert best.games == last.games == 24
    assert best.ms > 0


def test_teams_are_counted_once(played: list[Job]) -> None:
    found = standings(run(TEAM, 1, 8))
    assert [(standing.bot, standing.games, standing.won) for standing in found] == [
        ("sensible", 8, 6.0),
        ("random", 8, 2.0),
    ]
    assert found[0].to_json()["share"] == 0.75


def test_only_the_knowledge_of_the_bots_that_play_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays better now makes no other bot's games worthless."""
    game = get_game("template")
    assert game.knowledge is not None
    two, four = {"seats": 2}, {"seats": 4}
    before = {bot: knowledge_of(game, [bot], two) for bot in ("sensible", "strong")}
    monkeypatch.setitem(game.knowledge.LEVELS, "strong", {"simulations": 7})
    assert knowledge_of(game, ["sensible"], two) == before["sensible"]
    changed = knowledge_of(game, ["strong"], two)
    assert changed != before["strong"]
    assert knowledge_of(game, ["strong", "sensible"], two) == knowledge_of(game, ["sensible", "strong"], two)
    monkeypatch.setitem(game.knowledge.LEVELS, "strong", {"simulations": {2: 7, 4: 8}})
    assert knowledge_of(game, ["strong"], two) == changed, "what it does at other tables does not count"
    assert knowledge_of(game, ["strong"], four) != changed
