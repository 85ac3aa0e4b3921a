"""Every match that is stored here replays, step by step, to the end it had; those of older rules are refused by name."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.errors import MatchError
from atoll.engine.match import parse_match, verify
from atoll.server.replaying import replay

from .make import FOLDER, wanted

FILES = sorted(FOLDER.glob("*/*.jsonl"))


def header(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8").partition("\n")[0])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_replays(path: Path) -> None:
    text, head = path.read_text(encoding="utf-8"), header(path)
    game = get_game(head["game"])
    if head["rules_version"] != game.rules_version:
        with pytest.raises(MatchError, match="rules_version"):
            parse_match(text)
        return
    match = parse_match(text)
    assert match.is_over()
    assert match.text() == text, "written as it was read"
    assert verify(match).fair
    told = [replay(match, eyes) for eyes in ("all", "watch", match.options["seats"] - 1)]
    assert {len(one.frames) for one in told} == {len(match.steps) + 1}


def stored(id: str) -> Iterator[dict[str, Any]]:
    """The options of all stored matches of this game under its rules of today."""
    for path in FILES:
        if path.parent.name == id and header(path)["rules_version"] == get_game(id).rules_version:
            yield header(path)["options"]


@pytest.mark.parametrize("id", game_ids())
def test_every_value_of_every_option_is_there_with_every_number_of_seats(id: str) -> None:
    game, options = get_game(id), list(stored(id))
    for seats in range(game.options.min_seats, game.options.max_seats + 1):
        mine = [chosen for chosen in options if chosen["seats"] == seats]
        for choice in game.options.choices:
            assert {chosen[choice.name] for chosen in mine} == set(choice.values), (
                f"{choice.name} with {seats} seats: run python -m tests.corpus.make"
            )
        assert any("components" in chosen for chosen in mine) == (game.options.components is not None)


@pytest.mark.parametrize("id", game_ids())
def test_what_is_wanted_is_there(id: str) -> None:
    game = get_game(id)
    missing = [name for name, _ in wanted(game) if not (FOLDER / id / f"v{game.rules_version}-{name}.jsonl").exists()]
    assert not missing, "run python -m tests.corpus.make"


def test_games_end_in_more_than_one_way() -> None:
    ends = {
        id: {json.loads(p.read_text().splitlines()[-1])["over"] for p in FILES if p.parent.name == id}
        for id in game_ids()
    }
    assert {"won", "landing_lost", "treasure_lost"} <= ends["forbidden_island"]
    assert {"volcano", "sunk"} <= ends["the_island"]
