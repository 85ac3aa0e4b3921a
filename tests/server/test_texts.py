"""The server's own words: the same keys with the same variables in all four languages, none missing, none left over."""

import re
from pathlib import Path
from typing import get_args

import pytest

import atoll.server
from atoll.engine.undo import Why
from atoll.server.app import HTTP_TEXTS
from atoll.texts import LANGUAGES

from ..cli.test_texts import CLI, messages

SERVER = Path(atoll.server.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("part", ["server", "notices"])
def test_all_languages_say_the_same(lang: str, part: str) -> None:
    assert messages(CLI / f"{lang}.{part}.ftl") == messages(CLI / f"en.{part}.ftl")


def test_every_notice_has_a_text_and_every_text_a_notice() -> None:
    source = "\n".join((SERVER / name).read_text(encoding="utf-8") for name in ("herald.py", "post.py"))
    kinds = {f"notice-{kind}" for kind in re.findall(r'_job\(table, seat, "(\w+)"', source)}
    assert set(messages(CLI / "en.notices.ftl")) == kinds | set(re.findall(r'texts\("(mail-[a-z-]+)"', source))


def test_every_refusal_has_a_text_and_every_text_a_refusal() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    named = {key for call in re.findall(r"Refusal\((.*)", source) for key in re.findall(r'"([a-z0-9-]+)"', call)[1:]}
    made = {f"stage-{stage}" for stage in ("gathering", "playing", "over")} | {f"undo-{why}" for why in get_args(Why)}
    made |= set(HTTP_TEXTS.values())
    known = {key.removeprefix("refused-") for key in messages(CLI / "en.server.ftl")}
    assert known == (named | made) - {"all"}  # a point of view, not a text
