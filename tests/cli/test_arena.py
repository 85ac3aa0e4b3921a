"""atoll arena, tune and train: bots against bots, from the command line."""

import json
import re
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest

from atoll.arena import crews
from atoll.arena.plan import Job
from atoll.arena.playing import Result
from atoll.arena.statistics import wilson
from atoll.arena.tuning import Generation, Tuned, share, with_weights
from atoll.bots.search import training
from atoll.cli import train, tune
from atoll.cli.arena import split_bots
from atoll.engine.catalogue import get_game
from atoll.games.template.appeal import AHEAD
from atoll.texts import Texts

from .test_errors import complaint

PLAYED = ["arena", "template", "--bots", "random,sensible"]


@pytest.fixture
def made_up(monkeypatch):
    """The first bot wins four deals of five; nothing is really played."""

    def play(job: Job) -> Result:
        best = min(job.lineup) if job.deal % 5 else max(job.lineup)
        payoff = tuple(float(bot == best) for bot in job.lineup)
        return Result(job.deal, job.lineup, payoff, "rescued", 9, (5,) * len(payoff), (50.0,) * len(payoff))

    monkeypatch.setattr("atoll.arena.running.play_game", play)


def test_a_table_and_bars(atoll, made_up):
    done = atoll(*PLAYED, "--games", "40")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("Driftwood: 40 games\nseats=2, ship=far\n")
    assert re.search(r"random +40 +80\.0 +65\.2–89\.5 +\+\d+ +\+\d+ … \+\d+ +10\.0", done.stdout)
    assert re.search(r"sensible +40 +20\.0 +10\.5–34\.8 +−\d+", done.stdout)
    assert "random    ━━━━━━━" in done.stdout
    assert "Even would be 50.0%." in done.stdout


@pytest.mark.parametrize(
    ("lang", "says"), [("nl", "Gewonnen %"), ("fr", "80,0"), ("de", "Ausgeglichen wären 50,0\u00a0%.")]
)
def test_in_other_languages(atoll, made_up, lang, says):
    assert says in atoll(*PLAYED, "--games", "10", "--lang", lang).stdout


def test_json_and_what_is_proved(atoll, read, made_up):
    data = read(atoll(*PLAYED, "--games", "2000", "--prove", "0.7", "--json"))
    assert data["proved"] is True
    assert data["games"] == 2 * data["deals"] < 2000
    assert [bot["bot"] for bot in data["bots"]] == ["random", "sensible"]
    assert data["bots"][0]["low"] < data["bots"][0]["share"] < data["bots"][0]["high"]
    assert "random wins more than 70.0%" in atoll(*PLAYED, "--games", "2000", "--prove", "0.7").stdout
    assert "does not win more than 95.0%" in atoll(*PLAYED, "--games", "2000", "--prove", "0.95").stdout
    assert "is not clear yet" in atoll(*PLAYED, "--games", "20", "--prove", "0.8").stdout


def test_it_stops_when_intervals_are_narrow(atoll, read, made_up):
    data = read(atoll(*PLAYED, "--games", "5000", "--width", "10", "--json"))
    assert data["games"] < 1000
    assert all(bot["high"] - bot["low"] < 0.1 for bot in data["bots"])


def test_results_are_kept_gone_on_with_and_merged(atoll, read, made_up, tmp_path):
    atoll(*PLAYED, "--games", "6", "--out", "a.jsonl")
    first = (tmp_path / "a.jsonl").read_text()
    atoll(*PLAYED, "--games", "10", "--out", "a.jsonl")
    assert (tmp_path / "a.jsonl").read_text().startswith(first)
    atoll(*PLAYED, "--games", "10", "--seed", "5", "--out", "b.jsonl")
    data = read(atoll("arena", "--merge", "a.jsonl", "b.jsonl", "--out", "both.jsonl", "--json"))
    assert (data["games"], data["deals"]) == (18, 9), "deal 5 is in both"
    assert len((tmp_path / "both.jsonl").read_text().splitlines()) == 19
    atoll("arena", "template", "--bots", "random,beginner", "--games", "2", "--out", "c.jsonl")
    assert "different contests: bots random, sensible and random, beginner" in complaint(
        atoll("arena", "--merge", "a.jsonl", "c.jsonl")
    )
    other = ["arena", "template", "--bots", "random,beginner", "--games", "2", "--out", "a.jsonl"]
    assert complaint(atoll(*other)).startswith("atoll: a.jsonl: these are different contests")
    assert "a.jsonl: das sind verschiedene Wettkämpfe" in complaint(atoll(*other, "--lang", "de"))


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "Different programs"), ("nl", "Verschillende"), ("fr", "Des programmes"), ("de", "Verschiedene Programme")],
)
def test_games_of_another_program_are_told(atoll, made_up, tmp_path, lang, says):
    atoll(*PLAYED, "--games", "6", "--out", "a.jsonl")
    head, rest = (tmp_path / "a.jsonl").read_text().split("\n", 1)
    ours = json.loads(head)["program"]
    (tmp_path / "b.jsonl").write_text(json.dumps(json.loads(head) | {"program": "another"}) + "\n" + rest)
    for arguments in (
        ["arena", "--merge", "a.jsonl", "b.jsonl"],
        [*PLAYED, "--games", "10", "--out", "b.jsonl"],
    ):
        done = atoll(*arguments, "--lang", lang)
        assert done.exit_code == 0, done.output
        assert done.stderr.startswith(says)
        assert f"({', '.join(sorted([ours, 'another']))})" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert not atoll(*PLAYED, "--games", "10", "--out", "a.jsonl").stderr


def test_a_file_that_is_no_text_is_named(atoll, made_up, tmp_path):
    (tmp_path / "a.jsonl").write_bytes(b"\xff\xfe\x00")
    assert "a.jsonl: this is not UTF-8 text (byte 0)" in complaint(atoll(*PLAYED, "--games", "2", "--out", "a.jsonl"))


def test_a_picture(atoll, made_up, tmp_path):
    atoll(*PLAYED, "--games", "10", "--plot", "chart.svg")
    assert ET.parse(tmp_path / "chart.svg").getroot().tag.endswith("svg")


def test_a_picture_never_takes_the_place_of_results(atoll, made_up, tmp_path):
    atoll(*PLAYED, "--games", "10", "--out", "a.jsonl")
    kept = (tmp_path / "a.jsonl").read_bytes()
    (tmp_path / "same").symlink_to("a.jsonl")
    for arguments in (
        [*PLAYED, "--games", "10", "--plot", "a.jsonl"],
        [*PLAYED, "--games", "10", "--out", "a.jsonl", "--plot", "same"],
        ["arena", "--merge", "a.jsonl", "--plot", "same"],
    ):
        assert "give the picture a file of its own, such as chart.svg" in complaint(atoll(*arguments))
    assert (tmp_path / "a.jsonl").read_bytes() == kept


def test_merging_never_takes_the_place_of_other_results(atoll, made_up, tmp_path):
    for name, seed in (("a", "1"), ("b", "9"), ("c", "20")):
        atoll(*PLAYED, "--games", "4", "--seed", seed, "--out", f"{name}.jsonl")
    kept = (tmp_path / "c.jsonl").read_bytes()
    said = complaint(atoll("arena", "--merge", "a.jsonl", "b.jsonl", "--out", "c.jsonl"))
    assert "'c.jsonl' is there already; name it among the files" in said
    assert (tmp_path / "c.jsonl").read_bytes() == kept
    assert atoll("arena", "--merge", "a.jsonl", "b.jsonl", "--out", "a.jsonl").exit_code == 0
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 9


def test_a_team_has_no_even_share(atoll, made_up):
    done = atoll("arena", "forbidden_island", "--bots", "sensible,random", "--games", "10")
    assert "sensible" in done.stdout
    assert "Even" not in done.stdout


def test_games_that_nobody_wins_and_ratings_without_an_interval_are_explained(atoll, read, monkeypatch):
    """Of one deal nothing can be drawn again: no interval of no width is shown."""

    def play(job: Job) -> Result:
        won = 1.0 if job.lineup[0] == 0 else 0.0
        return Result(job.deal, job.lineup, (won, 0.0), "drifted", 9, (5, 5), (50.0, 50.0))

    monkeypatch.setattr("atoll.arena.running.play_game", play)
    few = [*PLAYED, "--games", "2"]
    shown = atoll(*few).stdout
    assert "Nobody won one of the games" in shown
    assert re.search(r"random .* –  +10\.0", shown)
    assert "too few games for an interval" in shown
    data = read(atoll(*few, "--json"))
    assert data["unwon"] == 1
    assert [bot["rating"]["low"] for bot in data["bots"]] == [None, None]


def test_where_somebody_wins_nothing_is_explained(atoll, made_up):
    shown = atoll(*PLAYED, "--games", "40").stdout
    assert "Nobody" not in shown
    assert "–:" not in shown


def test_it_really_plays(atoll, read):
    data = read(atoll(*PLAYED, "--games", "8", "--json"))
    assert sum(bot["won"] for bot in data["bots"]) <= 8
    assert all(bot["ms"] > 0 for bot in data["bots"])


def test_names_of_bots_with_settings():
    assert split_bots("strong,search:plans=0,depth=2,sensible") == ["strong", "search:plans=0,depth=2", "sensible"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["arena"], "GAME"),
        (["arena", "template"], "--bots: say who meets"),
        (["arena", "template", "lost_island", "--bots", "random,sensible"], "give one GAME, not 2"),
        (["arena", "templat", "--bots", "random,sensible"], "there is no game 'templat'"),
        (["arena", "template", "--bots", "random"], "needs two bots or more"),
        (["arena", "template", "--bots", "random,random"], "'random' is named twice"),
        (["arena", "template", "--bots", "random,sensble"], "did you mean 'sensible'?"),
        (["arena", "template", "--bots", "random,search:method=magic"], "there is no method 'magic'"),
        (["arena", "template", "--bots", "random,search:deepth=2"], "did you mean 'depth'?"),
        (["arena", "template", "--bots", "random,sensible:depth=2"], "the bot 'sensible' has no settings"),
        ([*PLAYED, "--seats", "7"], "option seats"),
        ([*PLAYED, "--games", "0"], "--games"),
        ([*PLAYED, "--games", "99999999999"], "--games: give at most"),
        ([*PLAYED, "--jobs", "0"], "--jobs"),
        ([*PLAYED, "--seed", "-1"], "--seed"),
        ([*PLAYED, "--width", "0"], "--width: give percent points above 0, such as 5, not 0"),
        ([*PLAYED, "--prove", "70"], "--prove: give a share between 0 and 1, such as 0.7, not 70"),
        ([*PLAYED, "--games", "2", "--out", "no/such/x.jsonl"], "--out: there is no folder 'no/such'"),
        ([*PLAYED, "--games", "2", "--plot", "no/such/x.svg"], "--plot: there is no folder 'no/such'"),
        (["arena", "--merge", "a", "--bots", "random,sensible"], "--merge does not go together with --bots: leave out"),
        (["arena", "--merge", "a", "--seed", "1", "--games", "300"], "not go together with --games, --seed: leave out"),
        (["arena", "--merge", "a", "--jobs", "2", "--ray", "local", "--width", "5"], "with --jobs, --ray, --width:"),
        (["arena", "--merge", "a", "-o", "ship=far", "--alone"], "with --alone, --option:"),
        (["arena", "--merge", "a", "--bots", "random,sensible", "--lang", "nl"], "--merge gaat niet samen met --bots"),
        ([*PLAYED, "--ray", "local", "--jobs", "1", "--lang", "fr"], "--ray ne va pas avec --jobs"),
        ([*PLAYED, "--ray", "local", "--jobs", "2", "--lang", "de"], "--ray passt nicht zusammen mit --jobs"),
        (["tune", "template", "--ray", "local", "--jobs", "2"], "--ray does not go together with --jobs"),
        (["arena", "--merge", "nowhere.jsonl"], "nowhere.jsonl: there is no such file"),
        (["tune", "templat"], "there is no game"),
        (["tune", "template", "--seats", "two"], "--seats: give numbers such as 2,3, not 'two'"),
        (["tune", "template", "--seats", "9"], "option seats: 9 is not possible"),
        (["tune", "template", "--option", "ship"], "write NAME=VALUE,VALUE"),
        (["tune", "template", "--option", "shop=far"], "there is no option 'shop': did you mean 'ship'?"),
        (["tune", "template", "--option", "ship=fast"], "option ship: 'fast' is not possible"),
        (["tune", "template", "--population", "2"], "--population"),
        (["tune", "template", "--sigma", "0"], "--sigma"),
        (["train", "templat"], "there is no game"),
        (["train", "template", "--games", "3"], "--games: give a whole number from 10 on, not 3"),
        (["train", "template", "--out", "net.bin"], "--out: a net is kept in a file *.npz"),
        (["train", "template", "--out", "no/such/net.npz"], "--out: there is no folder 'no/such'"),
        ([*PLAYED, "--out", "."], "--out: '.' is a folder, give a file"),
        ([*PLAYED, "--plot", "."], "--plot: '.' is a folder, give a file"),
        ([*PLAYED, "--out", "x.svg", "--plot", "./x.svg"], "--plot: 'x.svg' is the file of --out; give the picture"),
        (["tune", "template", "--out", "no/such/x.toml"], "--out: there is no folder 'no/such'"),
        (["tune", "template", "--out", "x.json"], "--out: weights are kept in a file *.toml, not 'x.json'"),
        (["tune", "template", "--out", "/dev/null/x.toml"], "--out: there is no folder '/dev/null'"),
        (["tune", "template", "--evaluate", "--out", "x.toml"], "--evaluate does not go together with --out"),
        (["tune", "template", "--seed", "4294967296"], "--seed: give at most 4 294 967 295, not 4294967296"),
        (["tune", "template", "--games", "99999999"], "--games: give at most 10 000 000, not 99999999"),
        (["tune", "template", "--games", "10000000", "--generations", "90"], "give less than 900 000 000 deals a cell"),
        (["train", "template", "--out", "n.npz", "--seed", "99999999999999999999"], "--seed: give at most 1 000 000"),
        (["simulate", "template", "--bot", "strong,random", "--jobs", "2"], "--jobs: threads are no use to strong"),
        (["simulate", "template", "--bot", "sensible,random,search:plans=0,depth=2"], "here are 3"),
        (["train", "template", "--out", "n.npz", "--from", "nowhere.npz"], "nowhere.npz: there is no such file"),
    ],
)
def test_wrong_command_lines(atoll, made_up, arguments, says):
    assert says in complaint(atoll(*arguments))


@pytest.mark.parametrize(
    ("kept", "says"), [(["--out", "x.jsonl"], "the same command goes on from there"), ([], "Nothing was kept")]
)
def test_ctrl_c_says_what_is_kept(atoll, monkeypatch, kept, says):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("atoll.cli.arena.run", interrupted)
    done = atoll(*PLAYED, *kept)
    assert done.exit_code == 130
    assert says in done.stderr


def test_without_ray(atoll, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert "pip install 'atoll[ray]'" in complaint(atoll(*PLAYED, "--ray", "auto"))
    assert crews.crew_of(1).__class__ is crews.Alone


# -- tuning and training ----------------------------------------------------------------------------------------------

TUNE = ["tune", "template", "--seats", "2", "--option", "ship=near", "--games", "2"]


def test_tune_says_what_it_found(atoll, read, tmp_path):
    short = [*TUNE, "--generations", "2", "--population", "4"]
    done = atoll(*short, "--out", "weights.toml", "--json")
    data = read(done)
    legend, *generations = done.stderr.splitlines()
    assert "the best and the mean score" in legend
    assert "1 is even" in legend
    assert [line.split()[::2][0] for line in generations] == ["1", "2"]
    assert data["fitness"] >= data["before"]
    assert (tmp_path / "weights.toml").exists() == data["better"] == (data["written"] == "weights.toml")
    assert read(atoll(*short, "--json"))["weights"] == data["weights"], "the same seed, the same weights"
    shown = atoll(*short, "--lang", "nl").stdout
    assert "Gewicht" in shown
    assert "weight_4" in shown


def test_a_place_for_weights_that_cannot_be_is_told_before_any_game(atoll, monkeypatch, tmp_path):
    (tmp_path / "full.toml").mkdir()
    monkeypatch.setattr("atoll.cli.tune.tune", None)
    assert "--out: 'full.toml' is a folder, give a file" in complaint(atoll(*TUNE, "--out", "full.toml"))
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert "--out: 'x.toml' may not be written" in complaint(atoll(*TUNE, "--out", "x.toml"))


def test_values_of_an_option_may_be_listed_or_repeated(atoll, read):
    rows = read(
        atoll(
            "tune",
            "template",
            "--seats",
            "2,2",
            "-o",
            "ship=near",
            "-o",
            "ship=far,near",
            "--games",
            "1",
            "--evaluate",
            "--json",
        )
    )
    assert [(row["options"]["seats"], row["options"]["ship"]) for row in rows] == [(2, "near"), (2, "far")]


def test_evaluating_plays_with_the_weights_as_they_are(atoll, read):
    data = read(atoll(*TUNE, "--evaluate", "--json"))
    assert [row["options"]["ship"] for row in data] == ["near"]
    assert 0 <= data[0]["share"] <= 1
    assert "Deals/s" in atoll(*TUNE, "--evaluate").stdout


EVENS = {
    "en": "A game of rivals: today’s weights against themselves",
    "nl": "Een spel van rivalen",
    "fr": "Un jeu de rivaux",
    "de": "Ein Spiel von Rivalen",
}


@pytest.mark.parametrize("lang", EVENS)
def test_rivals_weights_against_themselves_tell_nothing(atoll, lang):
    said = atoll(*TUNE, "--evaluate", "--lang", lang).stderr
    assert EVENS[lang] in said
    assert "--weights" in said


def test_evaluating_other_weights(atoll, read, tmp_path):
    """One seat with them among players with today's, from every seat: bad ones win less than an even part."""
    game = get_game("template")
    bad = game.weights.copy()
    bad[AHEAD] = -0.6  # calls the ship when behind
    (tmp_path / "bad.toml").write_text(with_weights(game, bad, "a test"))
    many = [*TUNE[:-1], "30", "--evaluate"]
    done = atoll(*many, "--weights", "bad.toml", "--json")
    assert read(done)[0]["share"] == share(game, {"seats": 2, "ship": "near"}, bad, game.weights, 10**9, 30)
    assert read(done)[0]["share"] < read(atoll(*many, "--json"))[0]["share"]
    assert "against themselves" not in done.stderr


def test_the_interval_counts_every_seat(atoll, monkeypatch):
    """30 deals from each of two seats are 60 games; only what tells the rows apart is said."""
    monkeypatch.setattr("atoll.cli.tune.share", lambda *_: 0.5)
    low, high = wilson(30, 60)
    rows = atoll(*TUNE[:-1], "30", "--evaluate", "-o", "ship=near,far").stdout
    assert rows.count(f"{100 * low:.1f} – {100 * high:.1f}") == 2
    assert re.findall(r"\w+=\w+", rows) == ["ship=near", "ship=far"]
    assert re.findall(r"\w+=\w+", atoll(*TUNE, "--evaluate").stdout) == ["seats=2"]


def test_a_search_begins_with_a_file(atoll, monkeypatch, tmp_path):
    game, begun = get_game("template"), []

    def tuned(rules, plan, cells, report, crew, start):
        begun.append(start.tolist())
        return Tuned(rules.weights, 2.0, 1.0)

    monkeypatch.setattr("atoll.cli.tune.tune", tuned)
    (tmp_path / "start.toml").write_text(with_weights(game, game.weights * 2, "a test"))
    atoll(*TUNE, "--from", "start.toml", "--out", "found.toml")
    assert begun == [(game.weights * 2).tolist()]
    assert "seed 1, from start.toml: 2.0000 after 1.0000." in (tmp_path / "found.toml").read_text()


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--weights", "nowhere.toml", "--evaluate"], "nowhere.toml: there is no such file"),
        (["--weights", "few.toml", "--evaluate"], "few.toml: these are not the weights of template, each of which"),
        (["--from", "few.toml"], "few.toml: these are not the weights of template"),
        (["--from", "few.toml", "--lang", "de"], "few.toml: das sind nicht die Gewichte von template"),
        (["--from", "few.toml", "--evaluate"], "--evaluate does not go together with --from"),
        (["--weights", "few.toml"], "--weights: these are played with by --evaluate; --from begins a search"),
    ],
)
def test_files_of_weights_that_cannot_be(atoll, tmp_path, more, says):
    (tmp_path / "few.toml").write_text("weight_0 = 1.0\n")
    assert says in complaint(atoll(*TUNE, *more))


ROUND = training.Round(1, 9619, 500, 0.92083, 0.652, 0.4124, "kept", 0.4)
GENERATION = Generation(7, 0.83666, 0.77777, 0.2844)
LINES = {
    "en": ("round 1: 9,619 moments of 500 games, loss 0.9208, 0.652 a game (0.412 before): kept, 0 s", "best 0.8367"),
    "nl": ("ronde 1: 9.619 momenten uit 500 partijen, fout 0,9208, 0,652 per partij", "beste 0,8367  gemiddeld 0,7778"),
    "fr": (
        "étape 1\u00a0: 9\u202f619 moments de 500 parties, erreur 0,9208, 0,652 par partie",
        "meilleur 0,8367  moyen",
    ),
    "de": ("Runde 1: 9.619 Momente aus 500 Partien, Fehler 0,9208, 0,652 je Partie", "beste 0,8367  mittlere 0,7778"),
}
VERDICTS = {
    "en": ("a beginning", "kept", "dropped"),
    "nl": ("een begin", "behouden", "verworpen"),
    "fr": ("un début", "gardée", "écartée"),
    "de": ("ein Anfang", "behalten", "verworfen"),
}


@pytest.mark.parametrize("lang", LINES)
def test_rounds_and_generations_are_told_in_the_readers_language(lang):
    text = Texts(lang)
    assert train.told(ROUND, text).startswith(LINES[lang][0])
    assert tune.told(GENERATION, text).startswith(f"   7  {LINES[lang][1]}")
    for verdict, word in zip(("beginning", "kept", "dropped"), VERDICTS[lang], strict=True):
        assert train.told(replace(ROUND, verdict=verdict), text).endswith(f"{word}, 0 s")


def test_both_tell_it_so(atoll):
    assert "ronde 0: " in atoll(*TRAIN, "--rounds", "0", "--out", "net.npz", "--lang", "nl").stderr
    said = atoll(*TUNE, "--generations", "1", "--population", "4", "--lang", "fr").stderr
    assert "   1  meilleur " in said


TRAIN = ["train", "template", "--first-games", "20", "--games", "10", "--match", "2"]


def test_train_from_the_first_game_to_a_net_that_can_be_gone_on_with(atoll, read, tmp_path):
    done = atoll(*TRAIN, "--rounds", "0", "--out", "net.npz", "--json")
    assert re.match(r"round 0: [\d,]+ moments of 20 games, loss ", read(done)["rounds"][0])
    knowledge = get_game("template").knowledge
    assert knowledge
    with np.load(tmp_path / "net.npz") as net, np.load(again(atoll, tmp_path)) as same:
        assert net["into"].shape == (knowledge.FEATURES + 1, 8)
        assert (net["into"] == same["into"]).all(), "the same seed, the same net"
    more = read(atoll(*TRAIN, "--rounds", "1", "--from", "net.npz", "--out", "more.npz", "--json"))
    assert [line.partition(":")[0] for line in more["rounds"]] == ["round 1"]


def test_train_finds_the_same_with_several_jobs(atoll, read, tmp_path, monkeypatch):
    """Of games that are shared out in several parts."""
    monkeypatch.setattr(training, "TAUGHT", 4)
    monkeypatch.setattr(training, "MATCHED", 1)
    schedule = ["train", "template", "--rounds", "1", "--first-games", "10", "--games", "10", "--match", "3"]
    found = []
    for jobs in ("1", "2"):
        told = read(atoll(*schedule, "--jobs", jobs, "--out", f"{jobs}.npz", "--json"))["rounds"]
        with np.load(tmp_path / f"{jobs}.npz") as net:
            found.append(([line.rpartition(",")[0] for line in told], net["into"].tolist(), net["out"].tolist()))
    assert len(found[0][0]) == 2, "without the seconds"
    assert found[0] == found[1]


def again(atoll, tmp_path):
    atoll(*TRAIN, "--rounds", "0", "--out", "again.npz")
    return tmp_path / "again.npz"


def test_a_net_of_another_game(atoll, tmp_path):
    np.savez(tmp_path / "other.npz", into=np.zeros((9, 4)), out=np.zeros(5))
    (tmp_path / "no.npz").write_text(json.dumps({}))
    assert "not for template with its 5 features" in complaint(atoll(*TRAIN, "--out", "n.npz", "--from", "other.npz"))
    assert "no.npz: this is no net" in complaint(atoll(*TRAIN, "--out", "n.npz", "--from", "no.npz"))


def test_a_net_that_is_there_is_not_lost_to_a_first_try(atoll):
    assert "forbidden_island has a net: --from" in complaint(atoll("train", "forbidden_island"))
    assert atoll(*TRAIN, "--rounds", "0", "--out", "net.npz").exit_code == 0
    said = complaint(atoll(*TRAIN, "--rounds", "0", "--out", "net.npz"))
    assert "net.npz is there already: --from net.npz goes on from it and must beat it" in said
    assert atoll(*TRAIN, "--rounds", "1", "--from", "net.npz", "--out", "net.npz").exit_code == 0


def test_who_learns_with_pytorch_needs_it(atoll, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "atoll.bots.search.learning_torch", raising=False)
    said = complaint(atoll(*TRAIN, "--out", "net.npz", "--torch", "cuda"))
    assert said == "atoll: --torch: PyTorch is missing: pip install 'atoll[train]'"


def test_a_game_without_features_cannot_be_trained(atoll, monkeypatch):
    monkeypatch.setattr(get_game("template").knowledge, "FEATURES", 0)
    assert "template says nothing to learn from" in complaint(atoll(*TRAIN, "--out", "n.npz"))
