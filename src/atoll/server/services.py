"""Everything that a process of the server is made of, put together: with people at its sockets, or for bots alone."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .bus import bus_for
from .butler import Butler
from .channels import Channels
from .clock import SharedClock, now
from .crew import Crew
from .desk import Desk
from .herald import Herald
from .hints import Hints
from .live import Live
from .lobby import Lobby
from .play import Play
from .preparing import Preparation
from .profiles import Profiles
from .reviews import Reviews
from .roster import Roster
from .settings import Settings
from .store import Store
from .thinking import Thinkers
from .tokens import new_worker_id


@dataclass(frozen=True)
class Services:
    desk: Desk
    live: Live
    lobby: Lobby
    play: Play
    butler: Butler
    hints: Hints
    reviews: Reviews
    profiles: Profiles
    herald: Herald
    crew: Crew | None


@asynccontextmanager
async def services(
    settings: Settings,
    clock: Callable[[], float] = now,
    store: Store | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Services]:
    """Opened in order, closed in order. A simulation brings what time, disk and threads are to it; workers that share a
    database take the time from there."""
    worker = new_worker_id()
    store = store or await Store.open(settings.database, bus_for(settings.bus, settings.database, worker), worker)
    thinkers = thinkers or Thinkers()
    shared = SharedClock() if store.shared else None
    clock = shared or clock
    desk, live = Desk(store, settings, clock), Live(settings, clock)
    crew = Crew(desk, shared) if shared else None
    play = Play(desk)
    butler = Butler(desk, play, thinkers, crew)
    preparation = Preparation(thinkers)
    hints, reviews = Hints(desk, thinkers, crew), Reviews(desk, thinkers, crew, preparation.failed)
    herald = Herald(desk, live, Channels(store.engine), crew)
    desk.on_change += [live.announce, butler.look, herald.look]
    desk.on_relink.append(live.oust)
    desk.wanted_by += [live.tables, butler.cared_for]
    roster = Roster(store.ledger, clock, live.know)
    if crew:
        _join(crew, roster, live, settings, butler, hints, reviews, herald)
        roster.start()
        await crew.start()
    elif settings.bots:
        butler.start()
    await herald.start()
    if settings.prepare and settings.bots:
        preparation.start()
    try:
        lobby = Lobby(desk, herald.channels)
        yield Services(desk, live, lobby, play, butler, hints, reviews, Profiles(desk), herald, crew)
    finally:
        await live.close()
        await preparation.close()
        await herald.close()
        await reviews.close()
        await butler.close()
        await roster.close()
        if crew:
            await crew.close()
        thinkers.close()
        await desk.close()
        await store.close()


def _join(
    crew: Crew,
    roster: Roster,
    live: Live,
    settings: Settings,
    butler: Butler,
    hints: Hints,
    reviews: Reviews,
    herald: Herald,
) -> None:
    live.roster = roster
    crew.on_here.append(live.look)
    crew.on_look.append(live.look_again)
    crew.on_shown.append(live.lead)
    crew.on_unknown.append(live.tell_all)
    if settings.bots:
        crew.works = {"care": butler.claimed, "hint": hints.claimed, "review": reviews.claimed}
    if herald.post.is_open:
        crew.works["notice"] = herald.claimed
        crew.on_lost.append(herald.look_at_all)
