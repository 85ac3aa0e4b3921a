"""Whoever may not do something is told by which paragraph: every action that is refused in positions of stored matches."""

from pathlib import Path

import pytest

from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.lessons import help_of, refusing, rulebook
from atoll.engine.match import parse_match
from atoll.engine.records import Array

CORPUS = Path(__file__).parent.parent / "corpus"
MATCHES = {
    "forbidden_island": ("v1-2-00", "v1-3-00"),
    "the_island": ("v1-2-00", "v1-3-01"),
    "lost_island": ("v2-2-01", "v2-2-04"),
    "loot_island": ("v1-2-01", "v1-2-02", "v1-2-own"),
}
"""In which, together, people are asked everything."""
NEVER = {"forbidden_island": {"rescue"}}
"""Asked in no stored match."""


def positions(game: Game, name: str) -> dict[str, Array]:
    """By what people are asked, when they are last; and the end."""
    match = parse_match((CORPUS / game.id / f"{name}.jsonl").read_text(encoding="utf-8"))
    state, found = match.start.copy(), dict[str, Array]()
    for step in match.steps:
        if step.seat != CHANCE:
            found[game.ask_kind(state)] = state.copy()
        game.apply_silently(state, step.seat, step.action)
    return found | {"nothing": state}


@pytest.mark.parametrize("id", MATCHES)
def test_every_refused_action_names_a_paragraph(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whoever is asked and of whoever is not; as the server asks for it, of what this seat may see."""
    game = get_game(id)
    rules = {row["number"] for row in rulebook(game, "en") if row["sort"] == "rule"}
    asked, refused = set[str](), 0
    for name in MATCHES[id]:
        for kind, state in positions(game, name).items():
            asked.add(kind)
            for seat in range(int(state["seats"][0])):
                view = game.view(state, seat)
                allowed = game.legal(view, seat)
                with monkeypatch.context() as patch:  # a position is not asked anew for each action
                    patch.setattr(Game, "legal", lambda *_, found=allowed: found)
                    for action in set(range(game.space.count)) - set(allowed):
                        named = refusing(game, view, seat, action)
                        assert named, (kind, seat, game.space.text(action))
                        assert set(named) <= rules
                        refused += 1
    assert asked == set(help_of(game).around) - NEVER.get(id, set()) | {"nothing"}
    assert refused > 9_000
