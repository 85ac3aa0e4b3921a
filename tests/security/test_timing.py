"""When something is asked and answered tells no more than what is asked: pauses of bots, and who is asked at all."""

import pytest

from atoll.engine import CHANCE
from atoll.server.butler import pause

from ..server.folding import Paper
from ..server.test_secrets import TWINS, Course, Twins

AT_ONCE = {name: twins for name, twins in TWINS.items() if not twins.late}


def played(twins: Twins, course: Course) -> list[tuple[float, list[int], list[int]]]:
    """After every entry that people may notice: how long a bot would pause, who is asked, whose clocks would run."""
    paper = Paper(twins.game, [f"Seat {i}" for i in range(twins.seats)], options=dict(twins.options), bot_pace=700)
    paper.add("start")
    script = [do for seat, do in course if seat is None]
    _nature(paper, script)
    noticed = []
    for seat, do in course:
        if seat is None:
            continue
        if do == "undo":
            paper.add("undo", seat=seat, step=len(paper.table.told) - 1)
        else:
            paper.step(seat, do)
        _nature(paper, script)
        match = paper.table.match
        assert match
        noticed.append((pause(paper.table), match.game.asked(match.state), paper.table.asked(range(twins.seats))))
    assert script == []
    return noticed


def _nature(paper: Paper, script: list[str]) -> None:
    """Draws what the script says as soon as it can, else the first that it can."""
    match = paper.table.match
    assert match
    space = match.game.space
    while match.game.next_seat(match.state) == CHANCE:
        chances = match.game.chances(match.state)
        scripted = bool(script) and chances.get(space.parse(script[0]), 0) > 0
        first = next(action for action, weight in chances.items() if weight)
        paper.step(None, script.pop(0) if scripted else space.text(first))


@pytest.mark.parametrize("twins", AT_ONCE.values(), ids=AT_ONCE)
def test_pauses_and_prompts_are_the_same_in_twin_worlds(twins: Twins) -> None:
    one, other = played(twins, twins.one), played(twins, twins.other)
    assert one == other
    assert all(pause >= 0.7 for pause, _, _ in one), "it does not answer faster where it has no choice"
