"""Names, chat and files that want to be more than text: markup, formats, log lines, terminals, spreadsheets."""

import json
import logging
import random
import re
from pathlib import Path
from typing import Any

import pytest

from atoll import texts
from atoll.cli import main
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match, parse_match
from atoll.engine.written import HIDDEN
from atoll.server.refusal import Refusal
from atoll.server.run import JsonLines
from atoll.texts import LANGUAGES, Speaker

from ..server.people import Browser, Person

WEB = Path(__file__).parent.parent.parent / "web"
FITTING = [
    "<b>x</b>",
    "{ $name }",
    "{server_seed}",
    "%s%n",
    "=1+1",
    "@SUM(A1)",
    "'; DROP--",
    "${7*7}",
    "[red]x[/]",
    "\\u0041",
]
"""Names that are odd and allowed: they come back as they are."""
HIDING = ["a\x1b[2J", "a\x9b31m", "\u202eevil", "a\u2066b", "a\nb", "a\u2028b", "\ue000a\ue001", "a\u200bb", "a\x00"]
"""What nobody can see, or what changes how the rest is seen."""


@pytest.mark.parametrize("name", FITTING)
def test_a_name_is_text_wherever_it_is_told(address: str, browser: Browser, name: str) -> None:
    people = [{"who": "me", "name": name}, {"who": "me", "name": "Bram"}]
    opened = browser.open(people, game="template", name=name, start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    person = Person(address, id, list(tokens.values()))
    assert person.ask(t="say", seat=0, text=name)["t"] == "ack"
    person.until(lambda: any(entry["t"] == "say" for entry in person.entries))
    said = next(entry for entry in person.entries if entry["t"] == "say")
    assert (said["name"], said["text"]) == (name, name)
    person.play(random.Random(1))
    answer = Browser(address, tokens["0"]).get(f"/tables/{id}/match")
    assert parse_match(answer.text).players == [name, "Bram"]
    assert "html" not in answer.headers["content-type"]
    assert answer.headers["content-disposition"] == f'attachment; filename="template-{id}.jsonl"'


@pytest.mark.parametrize("name", HIDING)
def test_what_hides_is_refused_in_names_and_chat(address: str, browser: Browser, name: str) -> None:
    wish = [{"who": "me", "name": name}, {"who": "bot"}]
    assert browser.post("/tables", game="template", seats=wish).status_code == 400
    assert browser.post("/tables", game="template", seats=[{"who": "bot"}] * 2, name=name).status_code == 400
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], game="template")
    person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    answer = person.ask(t="say", seat=0, text=name)
    allowed = name in ("a\nb", "a\u200bb")  # chat may have lines, and words may be joined
    assert answer["t"] == ("ack" if allowed else "refused")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [*FITTING, "{ refused-busy }", '{"\\u0022"}', "{ NUMBER(1) }", "\n.attr = x"])
def test_a_value_in_a_sentence_stays_a_value(lang: str, value: str) -> None:
    """Fluent reads its own files alone: what is put into a text is not read again."""
    assert value in Refusal("table", "no-bot", bot=value).text(lang).replace("\u2068", "").replace("\u2069", "")


def test_a_name_in_a_story_stays_a_name() -> None:
    """In the terminal's words too, brackets and braces included."""
    game = get_game("template")
    names = ["[red]{ $who }[/red]", "=cmd()"]
    speaker = Speaker(game, "en", names.__getitem__)
    match = Match.new(game, {"seats": 2}, names, seed="s")
    events = match.run_nature() + match.play(0, game.legal(match.state, 0)[0])
    told = " ".join(speaker.event(event) for event in events)
    assert names[0] in told


def test_a_line_of_the_log_is_one_line() -> None:
    """Whatever is in a record: no line can be forged, no terminal driven."""
    evil = 'x"}\n{"level": "error", "what": "forged"}\r\n\x1b[2J\u2028\u202e'
    record = logging.LogRecord("atoll.server", logging.ERROR, "", 0, evil, (), None)
    record.table = evil
    line = JsonLines().format(record)
    assert line.isascii()
    assert not re.search(r"[\x00-\x1f]", line)
    assert json.loads(line)["what"] == json.loads(line)["table"] == evil


def test_a_match_file_drives_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    evil = "Eve\x1b]0;pwned\x07\x1b[2J\u202e"
    match = Match.new(get_game("template"), {"seats": 2}, [evil, evil], seed="s")
    match.run_nature()
    match.play(0, match.game.legal(match.state, 0)[0])
    file = tmp_path / "m.jsonl"
    for text in (match.text(), match.text().replace('"game": "template"', f'"game": {json.dumps(evil)}')):
        file.write_text(text, encoding="utf-8")
        for arguments in (["replay", str(file)], ["replay", str(file), "--step", "2"], ["verify", str(file)]):
            monkeypatch.setattr("sys.argv", ["atoll", *arguments])
            with pytest.raises(SystemExit):
                main()
            shown = "".join(capsys.readouterr())
            assert shown
            assert not re.search(f"[{HIDDEN}]", shown.replace("\n", "")), shown


def test_the_page_writes_no_markup_of_others() -> None:
    """Svelte escapes what stands in braces; nothing in the client goes around it."""
    files = [path for kind in ("*.svelte", "*.ts") for path in (WEB / "src").rglob(kind)]
    assert len(files) > 50
    way = re.compile(
        r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|javascript:"
    )
    assert not [path for path in files if way.search(path.read_text(encoding="utf-8"))]


def test_no_text_of_ours_holds_markup() -> None:
    folder = Path(texts.__file__).parent
    found: list[Any] = [
        path for path in folder.rglob("*.ftl") if re.search(r"<[a-zA-Z/!]", path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_nothing_is_written_for_spreadsheets() -> None:
    """No CSV: a name that begins with = would be a formula there."""
    sources = (path for path in Path(texts.__file__).parent.parent.rglob("*.py") if "research" not in path.parts)
    assert not [
        path for path in sources if re.search(r"^\s*(import|from) csv\b", path.read_text(encoding="utf-8"), re.M)
    ]
