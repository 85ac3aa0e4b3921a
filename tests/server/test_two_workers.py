"""A part of `make two-workers` in every run: what people do at a table, each request and each socket at any of two workers."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from .people import running
from .test_lobby import test_join_by_link_and_start
from .test_play import (
    test_a_resent_request_gets_its_first_answer,
    test_a_second_device_is_the_same_seat,
    test_an_answer_to_a_question_that_is_gone_is_refused,
    test_chat_in_phrases_and_words,
    test_one_person_with_bots_to_the_end,
    test_reconnecting_brings_exactly_what_was_missed,
    test_undo_takes_back_the_own_step_but_no_draw,
)
from .test_sharing import test_one_leads_and_the_others_follow

__all__ = [
    "test_a_resent_request_gets_its_first_answer",
    "test_a_second_device_is_the_same_seat",
    "test_an_answer_to_a_question_that_is_gone_is_refused",
    "test_chat_in_phrases_and_words",
    "test_join_by_link_and_start",
    "test_one_leads_and_the_others_follow",
    "test_one_person_with_bots_to_the_end",
    "test_reconnecting_brings_exactly_what_was_missed",
    "test_undo_takes_back_the_own_step_but_no_draw",
]


@pytest.fixture(scope="module")
def address(postgres: Any) -> Iterator[str]:
    database = postgres.new(f"atoll_{os.getpid()}_1")
    with running(Settings(database, grace=0.2, patience=0.5, limits=EVERYBODY_FROM_HERE), 2) as where:
        yield where
