"""The rules of Driftwood, paragraph by paragraph, from written positions."""

import re
from pathlib import Path
from typing import Any

import pytest

from atoll.engine import CHANCE
from atoll.engine.events import EVERYBODY
from atoll.engine.game import Game
from atoll.engine.position import dump_position, load_position
from atoll.engine.records import Array
from atoll.games.template import rules, state


def at(*castaways: dict[str, Any], **fields: Any) -> Array:
    return load_position({"game": "template", "castaways": list(castaways), **fields})[1]


def does(game: Game, state: Array, seat: int, *texts: str) -> list[dict[str, Any]]:
    """Legal steps of a seat; what happens at the last of them."""
    for text in texts:
        action = game.space.parse(text)
        game.check(state, seat, action)
        events = game.apply(state, seat, action)
        assert game.fault(state) is None
    return [event.to_json() for event in events]


def may(game: Game, state: Array, seat: int) -> list[str]:
    return [game.space.text(action) for action in game.legal(state, seat)]


def shown(game: Game, state: Array) -> dict[str, Any]:
    return dump_position(game, state)


def test_the_preparation(template: Game) -> None:
    """§1.1, §1.2, §2.1, §2.2"""
    state = template.new({"seats": 3})
    assert sum(template.chances(state).values()) == 12
    assert template.audience(state, CHANCE, 0) == 0b001
    does(template, state, CHANCE, "deal sail", "deal plank")
    assert template.chances(state) == {0: 4, 1: 4, 2: 2}
    does(template, state, CHANCE, "deal sail")
    assert [c["hand"] for c in shown(template, state)["castaways"]] == [["sail"], ["plank"], ["sail"]]
    assert [c["flares"] for c in shown(template, state)["castaways"]] == [1, 1, 1]


def test_a_turn(template: Game) -> None:
    """§3.1–3.4: search, stow, the next castaway."""
    state = at({"hand": ["plank"]}, {})
    does(template, state, 0, "search")
    assert does(template, state, CHANCE, "wash sail")[0] == {"event": "washed_up", "seat": "0", "wood": "sail"}
    assert may(template, state, 0) == ["bury plank", "bury sail"], "seat 1 holds nothing and is not asked"
    assert template.audience(state, 0, template.space.parse("bury sail")) == 0b01
    does(template, state, 0, "bury sail")
    assert shown(template, state)["castaways"][0] == {"hand": ["plank"], "buried": ["sail"], "flares": 1}
    assert (shown(template, state)["turn"], shown(template, state)["turns"]) == (1, 2)


def test_burying_what_was_in_hand(template: Game) -> None:
    """§3.3"""
    state = at({"hand": ["plank"]}, {}, beach="sail", asks=[{"ask": "stow", "seats": [0]}], turn=0, turns=1)
    does(template, state, 0, "bury plank")
    assert shown(template, state)["castaways"][0]["hand"] == ["sail"]


def test_snatching(template: Game) -> None:
    """§4.1: all who hold a piece are asked; only a like one will do."""
    state = at({}, {"hand": ["rope"]}, {"hand": ["sail"]})
    does(template, state, 0, "search")
    does(template, state, CHANCE, "wash sail")
    assert template.asked(state) == [1, 2]
    assert may(template, state, 1) == ["pass"]
    assert may(template, state, 2) == ["snatch", "pass"]
    does(template, state, 2, "snatch")
    assert shown(template, state)["drifted"] == ["sail"]
    assert may(template, state, 2) == ["bury sail"]
    does(template, state, 2, "bury sail")
    assert shown(template, state)["turn"] == 1, "the finder's neighbour goes on"


def test_letting_it_go_by(template: Game) -> None:
    """§4.2"""
    state = at({}, {"hand": ["rope"]}, {"hand": ["sail"]})
    does(template, state, 0, "search")
    does(template, state, CHANCE, "wash sail")
    does(template, state, 2, "pass")
    assert template.asked(state) == [1]
    does(template, state, 1, "pass")
    assert may(template, state, 0) == ["bury sail"]


def test_flares(template: Game) -> None:
    """§5.1, §6.1"""
    state = at({}, {}, {"flares": 1})
    assert may(template, state, 0) == ["search", "flare"]
    assert template.eager(state) == [1, 2]
    does(template, state, 2, "flare")
    assert may(template, state, 2) == []
    assert does(template, state, 1, "flare")[-1] == {"event": "over", "ending": "rescued"}
    near = at({}, {}, options={"ship": "near"})
    does(template, near, 1, "flare")
    assert template.is_over(near)


def test_the_most_valuable_stash_wins(template: Game) -> None:
    """§6.2"""
    state = at({"buried": ["plank", "rope"]}, {"buried": ["sail"]}, {"hand": ["sail"], "buried": ["rope"], "flares": 0})
    events = does(template, state, 0, "flare")
    assert template.outcome(state) == ("rescued", [0.5, 0.5, 0.0])
    assert {"event": "showed", "seat": "0", "planks": 1, "ropes": 1, "sails": 0} in events


def test_an_empty_wreck(template: Game) -> None:
    """§6.3"""
    state = at({"buried": ["plank"] * 5 + ["sail"] * 3}, {"buried": ["rope"] * 4})
    assert does(template, state, 0, "search")[-1] == {"event": "over", "ending": "stranded"}
    assert template.outcome(state) == ("stranded", [0.0, 0.0])


def test_stashes_are_shown_at_the_end(template: Game) -> None:
    """§6.4"""
    state = at({}, {"hand": ["rope"], "buried": ["sail"]})
    assert template.view(state, 0)[0].buried.sum() == 0
    does(template, state, 0, "flare")
    does(template, state, 1, "flare")
    assert template.view(state, 0)[0].buried.sum() == 1
    assert template.view(state, 0)[0].hand.sum() == 0


def test_private_events(template: Game) -> None:
    """§2.2, §3.3: what is dealt and buried is told to its owner alone."""
    events = template.apply(template.new(), CHANCE, 0)
    assert [(event.kind, event.audience) for event in events] == [("dealt", EVERYBODY), ("holds", 0b01)]


TURN, STOW = {"ask": "turn", "seats": [0]}, {"ask": "stow", "seats": [0]}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda s: s.drifted.__setitem__(0, -1), "wood"),
        (lambda s: s.hand.__setitem__((0, 0), 9), "wood"),
        (lambda s: s.hand.__setitem__((0, 0), -1), "wood"),
        (lambda s: s.hand_size.__setitem__(0, 1), "wood"),
        (lambda s: s.flares.__setitem__(0, 2), "flares"),
        (lambda s: s.flares.__setitem__(2, 1), "flares"),
        (lambda s: setattr(s, "turn", 2), "turn"),
        (lambda s: setattr(s, "ask_count", 0), "asks"),
        (lambda s: setattr(s, "ask_count", 3), "asks"),
        (lambda s: setattr(s.asks[4], "subject", 1), "asks"),
        (lambda s: setattr(s.asks[0], "seats", 8), "asks"),
        (lambda s: setattr(s, "beach", 1), "asks"),
        (lambda s: setattr(s.asks[0], "kind", 0), "asks"),
    ],
)
def test_what_can_never_be_so(template: Game, change: Any, fault: str) -> None:
    state = at({}, {})
    assert template.fault(state) is None
    change(state[0])
    assert template.fault(state) == fault


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        (
            {"asks": [STOW, {"ask": "snatch", "seats": [1], "subject": "0"}], "beach": "sail", "turn": 0, "turns": 1},
            "asks",
        ),
        ({"asks": [TURN, {"ask": "snatch", "seats": [1], "subject": "0"}], "turn": 0, "turns": 1}, "asks"),
        ({"asks": [{"ask": "deal", "subject": "1"}]}, "asks"),
        ({"asks": [{"ask": "deal", "subject": "0"}], "turn": 0}, "turn"),
        ({"over": "stranded"}, "over"),
    ],
)
def test_questions_that_can_never_be_open(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(Exception, match=rf"cannot be \({fault}\)"):
        at({}, {}, **fields)


def test_every_paragraph_is_cited() -> None:
    here = Path(__file__).read_text()
    cited = set(re.findall(r"§(\d+\.\d+)", here)) | {"3.2", "3.3"}  # §3.1–3.4
    written = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", (Path(str(state.__file__)).parent / "RULES.md").read_text(), re.M))
    assert written == cited | {"3.4"}
    assert len(rules.__all__) == len(set(rules.__all__))


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
def test_the_paragraphs_are_the_same_in_every_language(language: str) -> None:
    folder = Path(str(state.__file__)).parent
    numbers = [
        re.findall(r"^\*\*(\d+\.\d+)\*\*", (folder / name).read_text(encoding="utf-8"), re.M)
        for name in ("RULES.md", f"RULES.{language}.md")
    ]
    assert numbers[0] == numbers[1]
