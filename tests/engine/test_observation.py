"""engine.observation: names for the numbers of `encode`."""

from pathlib import Path

import numpy as np
import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.errors import BrokenGame
from atoll.engine.game import _pieces, load_game
from atoll.engine.observation import Piece, cut
from atoll.games.template import rules

PIECES = (Piece("board", ("dry", "wet"), ("north", "south", "west")), Piece("turn", ("left",)))


def test_shapes() -> None:
    assert [piece.shape for piece in PIECES] == [(3, 2), (1,)]
    assert [piece.size for piece in PIECES] == [6, 1]


def test_cutting_makes_views() -> None:
    numbers = np.arange(14.0).reshape(2, 7)
    board, turn = cut(PIECES, numbers).values()
    assert board[1].tolist() == [[7, 8], [9, 10], [11, 12]]
    assert turn.tolist() == [[6], [13]]
    assert np.shares_memory(board, numbers)


@pytest.mark.parametrize("id", game_ids())
def test_every_number_of_every_game_has_a_name(id: str) -> None:
    game = get_game(id)
    assert sum(piece.size for piece in game.pieces) == game.encoded
    names = [piece.name for piece in game.pieces]
    assert len(set(names)) == len(names)
    assert not {"observation", "action_mask"} & set(names)
    for piece in game.pieces:
        assert len(set(piece.columns)) == len(piece.columns)
        assert len(set(piece.rows)) == len(piece.rows)


def test_a_game_need_not_name_them(tmp_path: Path) -> None:
    assert _pieces("plain", "plain", tmp_path, 2) == (Piece("numbers", ("0", "1")),)
    assert _pieces("plain", "plain", tmp_path, 0) == ()


def test_names_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ENCODED", rules.ENCODED + 1)
    with pytest.raises(BrokenGame, match=r"observation\.py names 31 numbers, but ENCODED is 32"):
        load_game("template", "atoll.games.template")
