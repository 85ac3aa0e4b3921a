"""The conformance suite: what any game must keep, ours or a third party's. Each check raises ConformanceError.

    from atoll.engine.catalogue import get_game
    from atoll.engine.conformance import run_all
    run_all(get_game("template"))

- `rules`      questions change nothing, menus, luck, invariants, progress, endings, components
- `files`      actions, positions and matches read back as what they were
- `knowledge`  views, sampled worlds, twin worlds, audiences, what a step reveals
- `speeds`     compiled = interpreted
- `golden`     a match in words and counts of lines, kept in files

All call the Game object's own functions, so that a fault planted with `Game.with_fault` is seen (tests/conformance).
"""

from collections.abc import Sequence

from ..game import Game
from .files import check_notation, check_positions, check_replay
from .golden import check_golden, check_perft, perft_table, playthrough
from .knowledge import check_audiences, check_reveals, check_twins, check_views
from .rules import (
    Options,
    check_blank,
    check_bytes,
    check_chance,
    check_components,
    check_invariants,
    check_menus,
    check_order,
    check_outcome,
    check_purity,
    check_termination,
)
from .speeds import check_compiled
from .walking import ConformanceError, option_spread, walk

__all__ = [
    "CHECKS", "ConformanceError", "check_compiled", "check_golden", "check_notation", "check_perft", "option_spread",
    "perft_table", "playthrough", "run_all", "walk",
]  # fmt: skip

CHECKS = (
    check_blank, check_termination, check_invariants, check_purity, check_menus, check_order, check_chance, check_bytes,
    check_outcome, check_components, check_positions, check_replay, check_views, check_twins, check_audiences,
    check_reveals,
)  # fmt: skip
"""Each takes a game, options and a seed."""


def run_all(game: Game, options: Sequence[Options] = (), seeds: Sequence[int] = (1, 2)) -> None:
    """Every check on every set of options (default: a spread of them) with every seed; the first fault is raised."""
    matches = [(chosen, seed) for chosen in options or option_spread(game) for seed in seeds]
    check_notation(game)
    for check in CHECKS:
        for chosen, seed in matches:
            check(game, chosen, seed)
    check_compiled(game, matches)
