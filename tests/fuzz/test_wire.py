"""A short storm on the socket; `make fuzz-wire` goes on for hours.

Half of it is of the same seed every time, the other half of one that follows from the sources; the name of a test says which.
"""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.server import protocol as p
from atoll.server.settings import Settings

from ..security.raw import frames
from ..seeds import PROGRAM, fresh
from ..server.people import running
from .wire import BAD_FRAMES, CUT, LIMITS, Complaints, Storm, check_neighbours

GUSTS = 20
"""Of every seed."""
SAME = 5
SEEDS = [SAME, fresh(PROGRAM, Path(__file__).parent)]


@pytest.fixture(scope="module")
def storm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storm]:
    database = f"sqlite:///{tmp_path_factory.mktemp('storm') / 'atoll.db'}"
    with running(Settings(database, limits=LIMITS, template=True)) as address:
        yield Storm(address, SAME)


def test_the_storm_has_every_message_and_every_kind_of_link(storm: Storm) -> None:
    kinds = {kind.__struct_config__.tag for kind in p.FromClient.__args__}
    assert {json.loads(message)["t"] for message in storm.sound()} == kinds
    links, seen = storm.opened["links"], [token for _ in range(100) for token in storm._links()]
    assert {*links["seats"].values(), links["watch"], links["join"]} == set(seen)


@pytest.mark.parametrize("seed", SEEDS)
def test_mutated_traffic_is_answered_and_the_table_next_door_plays_on(storm: Storm, seed: int) -> None:
    complaints, storm = Complaints(), Storm(storm.address, seed)
    logging.getLogger().addHandler(complaints)
    try:
        for _ in range(GUSTS):
            storm.gust()
        check_neighbours(storm.address)
    finally:
        logging.getLogger().removeHandler(complaints)
    again = f"python -m tests.fuzz.wire --seed {seed}"
    assert not complaints.heard, again
    assert CUT not in storm.answers, again
    assert storm.sent > 100, again
    kinds = {"ack", "refused", "update", "pong"} if seed == SAME else {"refused", "pong"}
    assert kinds <= set(storm.answers), again


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
def test_broken_frames_end_the_socket_and_nothing_else(
    storm: Storm, frame: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = frames(storm.address, frame)
    assert answer == b"" or answer[0] & 0xF == 8, "closed in order, or cut"
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR and not r.name.startswith("uvicorn")]
