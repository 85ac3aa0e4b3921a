"""A record read at once says the same as its fields one by one."""

import numpy as np
import pytest

from atoll.engine.asks import open_ask
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.match import Match
from atoll.engine.records import copied, plain


@pytest.mark.parametrize("id", game_ids())
def test_a_plain_record_has_all_fields(id: str) -> None:
    match = Match.new(get_game(id), seed="plain")
    match.run_nature()
    s, read = match.state[0], plain(match.state[0])
    for name in match.state.dtype.names:
        if name != "asks":
            assert np.array_equal(getattr(read, name), getattr(s, name)), name
    assert [ask.kind for ask in read.asks] == [int(ask.kind) for ask in s.asks]
    assert read.asks[read.ask_count - 1] == open_ask(s)


def test_a_copy_is_equal_and_apart() -> None:
    state = get_game("template").new()
    copy = copied(state)
    assert copy.tobytes() == state.tobytes()
    assert copy.dtype == state.dtype
    copy[0].turns += 1
    assert copy.tobytes() != state.tobytes()
