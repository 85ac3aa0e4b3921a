"""One game for learners: numbers, masks, names."""

from typing import Any

import numpy as np
import pytest

from atoll.engine import NOBODY
from atoll.engine.catalogue import get_game
from atoll.research.episode import Episode, action_text, actions_of
from atoll.research.spaces import HIGH, LOW

from .spread import GAMES, SPREAD, name


def play(episode: Episode, luck: np.random.Generator, most: int = 2000) -> int:
    for step in range(most):
        if episode.over:
            return step
        episode.act(int(luck.choice(episode.legal())))
    return most


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_a_game_is_played_to_its_end(id: str, options: dict[str, Any]) -> None:
    episode = Episode(get_game(id), options, seed=4)
    assert not episode.ending()
    assert episode.payoff() == [0.0] * options["seats"]
    play(episode, np.random.default_rng(1))
    assert episode.over
    assert episode.seat == NOBODY
    assert episode.ending() in get_game(id).endings.ids[1:]
    assert episode.legal().size == 0
    assert not episode.mask(0).any()


@pytest.mark.parametrize("id", GAMES)
def test_the_mask_is_what_the_rules_allow(id: str) -> None:
    game = get_game(id)
    episode = Episode(game, seed=1)
    allowed = {action_text(game, int(action)) for action in np.flatnonzero(episode.mask(episode.seat))}
    assert allowed == {game.space.text(action) for action in game.legal(episode.state, episode.seat)}
    assert episode.mask(episode.seat).shape == (actions_of(game),)
    assert not episode.mask((episode.seat + 1) % episode.options["seats"]).any()


@pytest.mark.parametrize("id", GAMES)
def test_the_numbers_by_name_are_the_same_numbers(id: str) -> None:
    game = get_game(id)
    seen = Episode(game, seed=1).observe(0)
    pieces = [seen[piece.name] for piece in game.pieces]
    assert np.array_equal(np.concatenate([piece.ravel() for piece in pieces]), seen["observation"])
    assert all(np.shares_memory(piece, seen["observation"]) for piece in pieces)
    assert set(Episode(game).observe(0, named=False)) == {"observation", "action_mask"}


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_numbers_stay_within_the_space(id: str, options: dict[str, Any]) -> None:
    episode, luck = Episode(get_game(id), options, seed=2), np.random.default_rng(2)
    for _ in range(150):
        for seat in range(options["seats"]):
            numbers = episode.numbers(seat)
            assert numbers.min() >= LOW
            assert numbers.max() <= HIGH
        if episode.over:
            break
        episode.act(int(luck.choice(episode.legal())))


def test_the_seed_decides_nature() -> None:
    game = get_game("forbidden_island")
    same, again, other = (Episode(game, seed=seed).state.tobytes() for seed in (7, 7, 8))
    assert same == again != other


def test_what_is_hidden_is_not_in_the_numbers() -> None:
    """Loot Island: the others' cards are nobody else's business."""
    game = get_game("loot_island")
    episode = Episode(game, {"seats": 3}, seed=3)
    seen = episode.observe(0)
    own = {game.pieces[2].columns[k] for k in np.flatnonzero(seen["own_hand"])}
    others = {game.pieces[2].columns[k] for k in np.flatnonzero(episode.observe(1)["own_hand"])}
    assert own
    assert others
    assert not own & others
