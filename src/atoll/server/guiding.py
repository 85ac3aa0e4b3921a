"""The first-game guide: lessons are positions, and what a learner does there is answered by the rules themselves.

Nothing is kept here: the client sends what was done so far, and gets the moment that this leads to.
"""

from typing import Any

from ..engine import CHANCE
from ..engine.game import Game
from ..engine.lessons import Lesson, Progress, follow, help_of
from ..engine.position import dump_position
from . import protocol as p
from .refusal import Refusal
from .wording import choice, event_info, question_of


def guide(game: Game) -> list[p.LessonInfo]:
    """All lessons of a game as they begin."""
    return [
        p.LessonInfo(id=lesson.id, rule=lesson.rule, now=lesson_moment(game, lesson, []))
        for lesson in help_of(game).lessons
    ]


def find_lesson(game: Game, id: str) -> Lesson:
    lesson = help_of(game).lesson(id)
    if not lesson:
        raise Refusal("table", "no-lesson", 404, lesson=id)
    return lesson


def lesson_moment(game: Game, lesson: Lesson, done: list[str]) -> p.LessonMoment:
    """Where a lesson is after some right actions; a refusal for one that is none."""
    try:
        progress = follow(game, lesson, done)
    except ValueError as wrong:
        raise Refusal("lesson", "lesson-wrong", 409, action=str(wrong)) from None
    return _told(progress)


def _told(progress: Progress) -> p.LessonMoment:
    game, seat = progress.game, progress.lesson.seat
    view = game.view(progress.state, seat)
    number = len(progress.steps)
    outcome = game.outcome(progress.state)
    actions = [choice(game, action) for action in game.legal(view, seat)] if progress.right else []
    moment = p.Moment(
        n=number,
        step=number,
        question=question_of(game, view, number),
        views={str(seat): p.View(position=dump_position(game, view), choices=actions, may_undo=False)},
        outcome=outcome[0] if outcome else None,
        payoff=outcome[1] if outcome else None,
        clocks=None,
        running=[],
        at=0.0,
    )
    return p.LessonMoment(
        seat=seat,
        seats=int(progress.state[0].seats),
        options=game.options_of(progress.state),
        moment=moment,
        right=[choice(game, action).do for action in progress.right_ones()],
        entries=[_stepped(progress, k) for k in range(number)],
    )


def _stepped(progress: Progress, k: int) -> p.Stepped:
    step, events = progress.steps[k]
    told: list[Any] = [event_info(event, {}) for event in events if event.heard_by(progress.lesson.seat)]
    seat = None if step.seat == CHANCE else step.seat
    return p.Stepped(n=k + 1, at=0.0, step=k + 1, seat=seat, do=progress.game.space.text(step.action), events=told)
