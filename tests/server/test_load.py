"""The load (`bench/load.py`) tells of what was lost, and counts the memory of the database too."""

from typing import Any

import psycopg
from boardgame import Found
from load import Report


def test_steps_that_were_lost_are_faults_whatever_is_measured() -> None:
    report = Report([])
    for lost in ([], ["table 1: numbering", "table 2: numbering"], ["table 3: numbering"]):
        report.beside("10 tables", "a server", Found(1.0, [0.1], [0.1], 0.5, 0, lost))
    assert report.faults == 3


def test_the_memory_of_postgresql_grows_with_its_processes(postgres: Any) -> None:
    before = postgres.megabytes()
    assert before > 1
    with psycopg.connect(postgres.url) as c:
        c.execute("SELECT count(*) FROM pg_class")
        assert postgres.megabytes() > before
