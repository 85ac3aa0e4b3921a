"""One match from its first question to its end, or to the moment the people leave."""

import time
from pathlib import Path

from rich.text import Text

from ...engine import SPECTATOR
from ..failing import Misuse
from ..words import BOT, drawn, says
from .person import Person, resume_line
from .table import Leave, Table, new_file


def run(table: Table, offer: bool) -> bool:
    """Play. True when it was played to its end and the people want another one (asked only if `offer`)."""
    person = Person(table)
    try:
        _set_up(table, person)
        while not table.match.is_over():
            _advance(table, person)
    except (Leave, EOFError):
        _leave(table)
        return False
    except BaseException:  # Ctrl-C and whatever else: what was played is kept
        _leave(table)
        raise
    _finish(table, person)
    return offer and _offers(table)


def _set_up(table: Table, person: Person) -> None:
    """Nature's first steps; the board tells all that comes of them. A match that goes on is recalled first."""
    if table.seating.people:
        table.desk.show(table.text("play-welcome"))
    if table.match.steps:
        person.recap()
    else:
        while table.nature_moves():
            table.draw()
        table.news.clear()
    person.draw_if_changed()


def _advance(table: Table, person: Person) -> None:
    if table.nature_moves():
        table.draw()
    elif not table.asked_people() and person.consult():
        return
    elif not table.bots_move():
        person.answer()


def _leave(table: Table) -> None:
    """Save and say how to go on; if the folder cannot be written to, in the home folder."""
    if not table.match.steps:
        return
    try:
        path = table.save_as()
    except Misuse:
        path = table.save_as(Path.home() / new_file(table.game.id).name)
    table.desk.show()
    table.desk.show(table.text("play-saved", file=str(path)))
    table.desk.console.print(table.text("play-resume", command=resume_line(path)), soft_wrap=True)


def _finish(table: Table, person: Person) -> None:
    desk, match = table.desk, table.match
    person.tell_news(table.seating.people[0] if table.seating.people else SPECTATOR)
    desk.show(drawn(table.game, match.state, table.speaker))
    ending, payoff = table.game.outcome(match.state) or ("none", [])
    desk.show(Text(table.speaker.ending(ending), "bold green" if any(payoff) else "bold red"))
    best = [seat for seat, share in enumerate(payoff) if share]
    if best and not table.game.cooperative:
        winners = ", ".join(table.speaker.who(seat) for seat in best)
        desk.show(Text(table.text("play-winners", who=winners, count=len(best)), "bold green"))
    draws = match.draws()
    desk.show(
        table.text(
            "play-statistics",
            turns=int(match.state[0].turns),
            choices=len(match.steps) - draws,
            draws=draws,
            undone=table.undone,
            minutes=round((time.monotonic() - table.began) / 60),
        )
    )
    for seat, name in enumerate(table.seating.players):
        done = sum(step.seat == seat for step in match.steps)
        kind = f" ({name.removeprefix(BOT)})" if name.startswith(BOT) else ""
        who = table.speaker.who(seat) + kind
        desk.show("  " + says(table.text, who, table.text("play-choices", choices=done)))


def _offers(table: Table) -> bool:
    """Save? Again?"""
    desk, text = table.desk, table.text
    try:
        if not table.save and _yes(table, text("play-offer-save")):
            desk.show(text("play-saved", file=str(table.save_as())))
        return _yes(table, text("play-offer-again"))
    except EOFError:
        return False


def _yes(table: Table, question: str) -> bool:
    yes, no = table.text("yes"), table.text("no")
    return table.desk.ask(f"{question} ({yes}/{no}) [{no}]").lower() in (yes, yes[0], "y")
