"""Short matches of the template whose turning points are known: a blunder, and a stroke of luck."""

from typing import Any

from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.position import load_position

GAME = get_game("template")


def played(steps: list[tuple[int, str]], *castaways: dict[str, Any], **fields: Any) -> Match:
    state = load_position({"game": "template", "castaways": list(castaways), **fields})[1]
    match = Match.at(GAME, state)
    for seat, text in steps:
        match.play(seat, GAME.space.parse(text))
    assert match.is_over()
    return match


def blunder() -> Match:
    """The wreck is empty and the own stash is the best: the flare wins. Seat 0 goes on searching and strands everybody."""
    rest = ["plank"] * 4 + ["rope"] * 4 + ["sail"]
    mine, yours = {"buried": ["sail", "sail"]}, {"buried": ["plank"]}
    return played([(0, "search")], mine, yours, drifted=rest, options={"ship": "near"})


def luck() -> Match:
    """Two pieces are left, and seat 0 can but search. With the sail it would be ahead for good, and seat 1 would call no
    ship; it finds the plank, seat 1 the sail."""
    rest = ["plank"] * 3 + ["rope"] * 3 + ["sail"] * 2
    steps = [(0, "search"), (CHANCE, "wash plank"), (0, "bury plank")]
    steps += [(1, "search"), (CHANCE, "wash sail"), (1, "bury sail"), (1, "flare")]
    mine, yours = {"buried": ["plank"], "flares": 0}, {"buried": ["rope"]}
    return played(steps, mine, yours, drifted=rest, options={"ship": "far"})
