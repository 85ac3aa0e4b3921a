"""replay, verify and simulate: what was played."""

import json

import pytest


@pytest.fixture
def match(atoll, tmp_path):
    """A whole match between random bots."""
    done = atoll("play", "--you", "none", "--bot", "random", "--seed", "4", "--save", "m.jsonl", "--yes")
    assert done.exit_code == 0, done.output
    return str(tmp_path / "m.jsonl")


def test_replay_tells_every_step(atoll, read, match):
    told = atoll("replay", match)
    assert told.stdout.splitlines()[0].startswith("   1  ")
    data = read(atoll("replay", match, "--json"))
    assert data["steps"][0]["seat"] == "chance"
    assert data["outcome"]["reason"] in told.stdout or data["outcome"]
    assert [row["step"] for row in data["steps"]] == list(range(1, len(data["steps"]) + 1))


def test_replay_shows_a_moment(atoll, read, match):
    assert "♦" in atoll("replay", match, "--step", "40").stdout
    assert read(atoll("replay", match, "--step", "0", "--json"))["ask"] == "lay"
    assert read(atoll("replay", match, "--step", "40", "--seat", "1", "--json"))["position"]["game"]
    wrong = atoll("replay", match, "--step", "100000")
    assert wrong.exit_code == 2
    assert "--step: the match has" in wrong.stderr


def test_replay_as_a_seat_saw_it(atoll, read, match):
    open_game = read(atoll("replay", match, "--json"))
    assert read(atoll("replay", match, "--seat", "0", "--json")) == open_game  # nothing is secret in Forbidden Island


def test_verify_derives_the_draws(atoll, read, match):
    data = read(atoll("verify", match, "--json"))
    assert data["fair"] is True
    assert data["draws"] == data["draws_from_seed"] > 30
    assert "follow from the seed" in atoll("verify", match).stdout


def test_verify_notices_another_seed(atoll, match, tmp_path):
    head, *steps = (tmp_path / "m.jsonl").read_text().splitlines()
    other = json.loads(head) | {"seed": "another"}
    (tmp_path / "m.jsonl").write_text("\n".join([json.dumps(other), *steps]))
    result = atoll("verify", match)
    assert result.exit_code == 1
    assert "NOT" in result.stdout
    assert json.loads(atoll("verify", match, "--json").stdout)["fair"] is False


def test_verify_without_a_seed(atoll, read, match, tmp_path):
    head, *steps = (tmp_path / "m.jsonl").read_text().splitlines()
    secret = {key: value for key, value in json.loads(head).items() if key != "seed"}
    (tmp_path / "m.jsonl").write_text("\n".join([json.dumps(secret), *steps[:-5]]))
    assert read(atoll("verify", match, "--json"))["fair"] is None
    assert "no seed" in atoll("verify", match).stdout


def test_simulate_counts(atoll, read):
    data = read(atoll("simulate", "forbidden_island", "--games", "300", "--seats", "3", "--seed", "5", "--json"))
    assert {"game", "seats", "options", "games", "seconds", "decisions", "steps", "decisions_per_s", "bots"} <= set(
        data
    )
    assert sum(data["outcomes"].values()) == data["games"] == 300
    assert set(data["turns"]) == {"min", "mean", "max"}
    assert set(data["wins"]) == {"0", "1", "2"}
    assert data["bots"] == ["random"] * 3


def test_simulate_gives_the_same_games_for_any_number_of_jobs(atoll, read):
    def counts(jobs):
        data = read(atoll("simulate", "forbidden_island", "--games", "400", "--jobs", jobs, "--json"))
        return {key: data[key] for key in ("outcomes", "wins", "decisions", "steps", "turns")}

    assert counts("1") == counts("3")


def test_simulate_shows_a_table(atoll):
    shown = atoll("simulate", "forbidden_island", "--games", "50", "--bot", "random", "--bot", "sensible")
    assert shown.exit_code == 0
    assert "95%" in shown.stdout
    assert "sensible" in shown.stdout
    assert "decisions/s" in shown.stdout


def test_a_bot_that_compiled_loops_do_not_know_is_driven_in_python(atoll, read, monkeypatch):
    from atoll.bots import get_bot

    monkeypatch.setattr(type(get_bot("random")), "style", None)
    data = read(atoll("simulate", "forbidden_island", "--games", "3", "--bot", "random", "--json"))
    assert data["games"] == sum(data["outcomes"].values()) == 3
