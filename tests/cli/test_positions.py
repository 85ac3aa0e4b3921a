"""games, new, show, legal, apply, rules, perft: what stands still."""

import json

import pytest

from .conftest import BOARD


def test_games_lists_seats_and_options(atoll, read):
    assert "difficulty" in atoll("games").stdout
    game = next(g for g in read(atoll("games", "--json")) if g["game"] == "forbidden_island")
    assert game["seats"] == {"min": 2, "max": 4}
    assert game["options"]["difficulty"] == {"values": ["novice", "normal", "elite", "legendary"], "default": "novice"}


def test_new_follows_from_the_seed(atoll, read):
    first = read(atoll("new", "forbidden_island", "--seats", "3", "--option", "difficulty=elite", "--seed", "7"))
    assert first == read(atoll("new", "forbidden_island", "--seats", "3", "-o", "difficulty=elite", "--seed", "7"))
    assert first != read(atoll("new", "forbidden_island", "--seats", "3", "-o", "difficulty=elite", "--seed", "8"))
    assert first["options"]["seats"] == 3
    assert first["asks"][0]["ask"] == "act"
    assert len(first["flood_discards"]) == 6


def test_show_draws_and_asks(atoll, read, island):
    shown = atoll("show", island)
    assert "♦" in shown.stdout
    assert "3 actions" in shown.stdout
    data = read(atoll("show", island, "--json"))
    assert (data["ask"], data["asked"], data["eager"], data["outcome"]) == ("act", [0], [1], None)
    assert data["position"]["game"] == "forbidden_island"


def test_a_position_comes_from_standard_input_too(atoll):
    assert "♦" in atoll("show", "-", input=BOARD.read_bytes()).stdout


def test_show_tells_how_it_ended(atoll, read):
    position = json.loads(BOARD.read_text()) | {"meter": 10, "over": "skull"}
    data = read(atoll("show", "-", "--json", input=json.dumps(position)))
    assert data["outcome"] == {"reason": "skull", "payoff": [0.0, 0.0]}


def test_legal_marks_who_was_not_asked(atoll, read, island):
    data = read(atoll("legal", island, "--json"))
    assert [(row["seat"], row["asked"], row["eager"]) for row in data["seats"]] == [(0, True, False), (1, False, True)]
    assert {"do": "shore observatory"} in data["seats"][0]["actions"]
    only = read(atoll("legal", island, "--seat", "1", "--json"))
    assert [row["seat"] for row in only["seats"]] == [1]
    assert "not asked" in atoll("legal", island).stdout


def test_apply_finds_whose_action_it_is(atoll, read, island):
    data = read(atoll("apply", island, "shore observatory", "sandbag misty_marsh", "end", "draw fire", "--json"))
    assert [step["seat"] for step in data["steps"]] == [0, 1, 0, "chance"]
    assert data["position"]["adventurers"][0]["hand"] == ["earth", "earth", "fire"]
    assert data["steps"][0]["events"][0]["event"] == "shored"


def test_apply_takes_a_named_seat_and_tells_what_happened_beside(atoll, island):
    done = atoll("apply", island, "1:sandbag misty_marsh")
    assert json.loads(done.stdout)["adventurers"][1]["hand"] == []
    assert "Player 2 · Pilot plays Sandbags" in done.stderr


def test_nature_is_listed_with_weights(atoll, read, island):
    drawing = json.dumps(read(atoll("apply", island, "sandbag misty_marsh", "end")))
    data = read(atoll("legal", "-", "--json", input=drawing))
    assert data["nature"]
    assert {"do": "draw waters_rise", "weight": 3} in data["seats"][0]["actions"]
    assert "draw waters_rise" in atoll("legal", "-", input=drawing).stdout


def test_rules_by_paragraph(atoll):
    whole = atoll("rules", "forbidden_island", "--lang", "nl").stdout
    assert "**4.6**" in whole
    one = atoll("rules", "forbidden_island", "--paragraph", "4.6").stdout
    assert one.startswith("**4.6**")
    assert "**4.7**" not in one
    part = atoll("rules", "forbidden_island", "--paragraph", "4").stdout
    assert part.startswith("## 4")
    assert "**4.7**" in part
    assert "**5.1**" not in part


def test_perft_counts_by_depth(atoll, read, island):
    data = read(atoll("perft", "forbidden_island", "--depth", "2", "--json"))
    assert [row["lines"] for row in data["depths"]] == [24, 24 * 23]
    legal = [do for seat in read(atoll("legal", island, "--json"))["seats"] for do in seat["actions"]]
    here = read(atoll("perft", "--position", island, "--depth", "1", "--json"))
    assert here["depths"][0]["lines"] == len(legal)
    none = read(atoll("perft", "forbidden_island", "--depth", "0", "--json"))
    assert [row["lines"] for row in none["depths"]] == [1]
    assert "552" in atoll("perft", "forbidden_island", "--depth", "2").stdout
    seeded = read(atoll("perft", "forbidden_island", "--seed", "3", "--depth", "1", "--json"))
    assert seeded["depths"][0]["lines"] < 24


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
def test_every_language_speaks(atoll, island, lang):
    for arguments in (["show", island], ["legal", island], ["games"], ["rules", "forbidden_island"]):
        before = atoll("--lang", lang, *arguments)
        after = atoll(*arguments, "--lang", lang)
        assert before.exit_code == 0
        assert before.stdout == after.stdout
        assert not any(key in after.stdout for key in ("ask-act", "tile-", "game-name", "draw-", "legal-"))


def test_the_locale_gives_the_language(atoll, island, monkeypatch):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spieler 1" in atoll("show", island).stdout


def test_version(atoll):
    assert atoll("--version").stdout.startswith("atoll ")
