"""Compiling ahead: the marker, the stages."""

from atoll.engine import warming
from atoll.engine.catalogue import get_game

GAME = get_game("forbidden_island")


def test_interpreted_nothing_is_cold(monkeypatch):
    monkeypatch.setattr(warming, "INTERPRETED", True)
    said: list[str] = []
    assert warming.is_warm(GAME)
    warming.warm(GAME, said.append)
    assert said == []


def test_warm_goes_through_all_stages_and_leaves_a_marker(monkeypatch, tmp_path):
    monkeypatch.setattr(warming, "INTERPRETED", False)
    monkeypatch.setattr(warming, "CACHE", tmp_path)
    said: list[str] = []
    assert not warming.is_warm(GAME)
    warming.warm(GAME, said.append)
    assert warming.is_warm(GAME)
    assert said[0] == "setup"
    assert {"legal", "apply", "play_games", "fuzz_games", "perft"} <= set(said)


def test_what_playing_needs_is_less(monkeypatch, tmp_path):
    monkeypatch.setattr(warming, "INTERPRETED", False)
    monkeypatch.setattr(warming, "CACHE", tmp_path)
    said: list[str] = []
    warming.warm(GAME, said.append, simulating=False)
    assert {"legal", "apply", "appeal"} <= set(said)
    assert not set(said) & set(warming.SIMULATING)
    assert warming.is_warm(GAME, simulating=False)
    assert not warming.is_warm(GAME), "simulations still have to be compiled"


def test_a_game_with_plain_functions_is_never_cold(monkeypatch):
    monkeypatch.setattr(warming, "INTERPRETED", False)
    assert warming.is_warm(GAME.with_fault())
