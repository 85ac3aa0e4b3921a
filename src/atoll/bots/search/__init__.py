"""Search: what would come of each candidate? Worlds are sampled from the seat's view; nothing else is known to it.

`search:method=ismcts,simulations=1000` names any mixture; the levels (`strong`, `expert`) are mixtures that a game's
`knowledge.py` has chosen because they won. `think` tells what was found, `choose` does it.
"""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ...engine.game import Game
from ...engine.records import Array
from ...engine.rng import new_rng
from .halving import greedy, halving
from .room import START, Room, room_for
from .settings import GREEDY, HALVING, Settings, at_table, settings_of
from .tree import trees
from .value import Net, net_of

REMEMBERED = 4096


@dataclass(frozen=True)
class Candidate:
    """A plan, its first action first, what it is expected to bring to the seat (0 to 1), and by how many simulations."""

    actions: tuple[int, ...]
    value: float
    simulations: int


def think(
    game: Game,
    view: Array,
    seat: int,
    settings: Settings,
    rng: Array,
    net: Net | None = None,
    weights: Array | None = None,
) -> list[Candidate]:
    """What the seat could do, the best first. The same view, settings and rng give the same."""
    room = room_for(game, settings.policy)
    room.worlds[START] = view[0]
    search = {HALVING: halving, GREEDY: greedy}.get(settings.method, trees)
    use = game.weights if weights is None else weights
    tried = search(room, seat, use, net or net_of(game), settings, rng)
    prior = settings.prior if settings.method == HALVING else 0
    return [_candidate(room, plan, prior) for plan in room.order[:tried]]


def _candidate(room: Room, plan: int, prior: int) -> Candidate:
    actions = tuple(int(a) for a in room.plans[plan, : room.lengths[plan]])
    visits = int(room.visits[plan])
    return Candidate(actions, float(room.sums[plan]) / max(visits, 1), max(visits - prior, 0))


class SearchBot:
    """Searches by fixed settings, or by what the game's `knowledge.py` says of its level."""

    style: int | None = None

    def __init__(self, name: str, settings: Mapping[str, Any] | None = None) -> None:
        self.name = name
        self.own = settings
        self._plans: OrderedDict[bytes, int] = OrderedDict()

    def settings(self, game: Game, options: Mapping[str, Any]) -> Settings:
        """At a table with these options, `seats` among them."""
        if self.own is not None:
            return settings_of(self.own)
        return settings_of(at_table(getattr(game.knowledge, "LEVELS", {}).get(self.name, {}), options))

    def think(self, game: Game, view: Array, seat: int, rng: Array) -> list[Candidate]:
        return think(game, view, seat, self.settings(game, game.options.read(view[0])), rng)

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        asked = seat in game.asked(view)
        if not asked and max(game.appeals(view, seat).values(), default=0.0) <= 0.0:
            return None  # nothing out of turn looks worth a thought
        legal = game.legal(view, seat)
        if len(legal) == 1 and asked:
            return legal[0]
        planned = self._plans.pop(self._key(game, view, seat), None)
        if planned in legal:
            return planned
        best = self.think(game, view, seat, rng)[0].actions
        if not best:
            return None
        self._remember(game, view, seat, best)
        return best[0]

    def _remember(self, game: Game, view: Array, seat: int, plan: tuple[int, ...]) -> None:
        """The rest of a whole-turn plan is carried out without another search, as long as everything goes as foreseen."""
        state = game.sample(view, seat, new_rng())
        for done, then in pairwise(plan):
            game.apply(state, seat, done)
            if game.next_seat(state) != seat or then not in game.legal(state, seat):
                return
            seen = game.view(state, seat)
            self._plans[self._key(game, seen, seat)] = then
        while len(self._plans) > REMEMBERED:
            self._plans.popitem(last=False)

    def _key(self, game: Game, view: Array, seat: int) -> bytes:
        return game.id.encode() + bytes([seat]) + np.asarray(view).tobytes()


def make(**settings: Any) -> SearchBot:
    settings_of(settings)  # wrong ones are told now, not in the middle of a game
    return SearchBot("search", settings)


BOT = make()
