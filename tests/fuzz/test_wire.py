"""A short storm on the socket, the same at every run; `make fuzz-wire` goes on for hours."""

import json
import logging
from collections.abc import Iterator

import pytest

from atoll.server import protocol as p
from atoll.server.settings import Settings

from ..security.raw import frames
from ..server.people import running
from .wire import BAD_FRAMES, CUT, LIMITS, Complaints, Storm, check_neighbours

GUSTS = 20


@pytest.fixture(scope="module")
def storm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storm]:
    database = f"sqlite:///{tmp_path_factory.mktemp('storm') / 'atoll.db'}"
    with running(Settings(database, limits=LIMITS, template=True)) as address:
        yield Storm(address, seed=5)


def test_the_storm_has_every_message_and_every_kind_of_link(storm: Storm) -> None:
    kinds = {kind.__struct_config__.tag for kind in p.FromClient.__args__}
    assert {json.loads(message)["t"] for message in storm.sound()} == kinds
    links, seen = storm.opened["links"], [token for _ in range(100) for token in storm._links()]
    assert {*links["seats"].values(), links["watch"], links["join"]} == set(seen)


def test_mutated_traffic_is_answered_and_the_table_next_door_plays_on(storm: Storm) -> None:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        for _ in range(GUSTS):
            storm.gust()
        check_neighbours(storm.address)
    finally:
        logging.getLogger().removeHandler(complaints)
    assert not complaints.heard
    assert CUT not in storm.answers
    assert storm.sent > 100
    assert {"ack", "refused", "update", "pong"} <= set(storm.answers)


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
def test_broken_frames_end_the_socket_and_nothing_else(
    storm: Storm, frame: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = frames(storm.address, frame)
    assert answer == b"" or answer[0] & 0xF == 8, "closed in order, or cut"
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR and not r.name.startswith("uvicorn")]
