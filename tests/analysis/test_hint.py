"""A hint's plan: how far it is told."""

from typing import Any

from atoll.analysis.hint import advise, until_told
from atoll.bots import new_bot
from atoll.engine.rng import new_rng

from ..games.forbidden_island.table import DRY_ISLAND, GAME, draw, drawing_cards
from ..games.forbidden_island.table import table as forbidden_table
from ..games.lost_island.table import table as lost_table
from ..games.the_island.table import table as island_table


def told(t: Any, *plan: str) -> list[str]:
    """As much of a plan as is told, of whoever is asked."""
    game, seat = t.game, t.game.next_seat(t.state)
    actions = [game.space.parse(text) for text in plan]
    rest = iter(actions[1:])
    whole = until_told(game, game.view(t.state, seat), seat, actions[0], lambda _: next(rest, None))
    return [game.space.text(action) for action in whole]


STEPS = ("step crimson-1 e", "step crimson-1 se", "step crimson-1 w")


def test_all_points_of_a_move_are_told() -> None:
    t = island_table("d4 bC b b bI")
    assert told(t, *STEPS, "sink d5") == [*STEPS], "sinking is another question"
    assert told(t, *STEPS[:2]) == [*STEPS[:2]], "and no more is known"


def test_what_hangs_on_hidden_things_ends_it() -> None:
    """Nobody has seen whom the attack meets; then everybody has."""
    plan = "battle crimson-a e", "move crimson-a e"
    assert told(lost_table("c3 C4 I3\nc5 C5 I"), *plan) == [*plan[:1]]
    assert told(lost_table("c3 C4 I3\nc5 C5 I", seen={"indigo-a": ["all"]}), *plan) == [*plan]


def test_in_a_window_that_the_bot_leaves_to_the_policy_it_is_told_what_that_does() -> None:
    """No search is behind it, so no chances are told."""
    team = "explorer: helicopter", "engineer: earth"
    t = forbidden_table(DRY_ISLAND, *team, asks=drawing_cards(1))
    draw(t, "wind")
    view = GAME.view(t.state, 0)
    action = new_bot("strong").choose(GAME, view, 0, new_rng(1))
    assert action is not None
    assert GAME.space.text(action) == "pass"
    (only,) = advise(GAME, view, 0, new_rng(1))
    assert only.actions == (action,)
    assert only.simulations == 0
