"""Search finds what wins, and the same again with the same luck."""

from typing import Any

import pytest

from atoll.bots import new_bot
from atoll.bots.search import Candidate, SearchBot
from atoll.bots.search.plans import single_actions
from atoll.bots.search.rollout import simulate
from atoll.bots.search.room import MOST_NODES, START, WORLD, room_for
from atoll.bots.search.settings import METHODS
from atoll.bots.search.value import net_of
from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game
from atoll.engine.conformance.walking import walk
from atoll.engine.game import Game
from atoll.engine.position import load_position
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from tests.games.forbidden_island.table import DRY_ISLAND, GAME, acting, draw, drawing_cards, table

TREES = ("ismcts", "mo_ismcts", "pimc")
SEARCHES = [f"search:method={method},simulations=24,worlds=3" for method in METHODS]
SEARCHES += [f"search:method={method},simulations=64,policy=0" for method in ("halving", "ismcts")]


def driftwood(*castaways: dict[str, Any], **fields: Any) -> Array:
    return load_position({"game": "template", "castaways": list(castaways), **fields})[1]


def found(game: Game, name: str, state: Array, seat: int, seed: int = 1) -> list[Candidate]:
    bot = new_bot(name)
    assert isinstance(bot, SearchBot)
    return bot.think(game, game.view(state, seat), seat, new_rng(seed))


@pytest.fixture
def last_chance() -> Array:
    """The wreck is empty and the own stash is the best: the flare wins, another search strands everybody."""
    rest = ["plank"] * 4 + ["rope"] * 4 + ["sail"]
    mine, yours = {"buried": ["sail", "sail"]}, {"buried": ["plank"]}
    return driftwood(mine, yours, drifted=rest, options={"ship": "near"})


@pytest.mark.parametrize("name", [*SEARCHES, "strong", "expert"])
def test_the_winning_move_is_found(template: Game, last_chance: Array, name: str) -> None:
    best, *others = found(template, name, last_chance, 0)
    assert [template.space.text(action) for action in best.actions] == ["flare"]
    assert best.value == 1.0
    assert all(other.value < 1.0 for other in others)
    action = new_bot(name).choose(template, template.view(last_chance, 0), 0, new_rng(2))
    assert action == best.actions[0]


@pytest.mark.parametrize("name", SEARCHES)
def test_the_losing_move_is_avoided(template: Game, name: str) -> None:
    """Behind, with the other's flare spent: to fire loses at once."""
    state = driftwood({"hand": ["sail"], "flares": 1}, {"buried": ["sail", "rope"], "flares": 0})
    assert template.space.text(found(template, name, state, 0)[0].actions[0]) == "search"


@pytest.mark.parametrize("name", SEARCHES)
def test_out_of_turn_it_acts_only_if_it_wins_by_it(template: Game, name: str) -> None:
    behind = driftwood({"buried": ["sail"], "flares": 0}, {"buried": ["plank"]}, options={"ship": "far"})
    late = {"drifted": ["plank"] * 4 + ["rope"] * 4 + ["sail"] * 2}
    now = driftwood({"buried": ["plank"], "flares": 0}, {"buried": ["sail"]}, options={"ship": "far"}, **late)
    assert new_bot(name).choose(template, template.view(behind, 1), 1, new_rng(1)) is None
    assert new_bot(name).choose(template, template.view(now, 1), 1, new_rng(1)) == template.space.parse("flare")


@pytest.mark.parametrize("name", [*SEARCHES, "search:simulations=24,plans=100"])
def test_the_same_view_and_luck_give_the_same_choice(template: Game, name: str) -> None:
    state = driftwood({"hand": ["sail"]}, {"hand": ["rope"], "buried": ["plank"]}, {"hand": ["rope"]})
    once, again = (found(template, name, state, 0, seed=5) for _ in range(2))
    assert once == again
    view = template.view(state, 0)
    assert len({new_bot(name).choose(template, view, 0, new_rng(9)) for _ in range(2)}) == 1


def test_budgets_are_kept(template: Game) -> None:
    state = driftwood({"hand": ["sail"]}, {"hand": ["rope"]})
    for method in METHODS:
        tried = found(template, f"search:method={method},simulations=40,worlds=4", state, 0)
        spent = sum(candidate.simulations for candidate in tried)
        assert spent == 40 if method in TREES else spent <= 40


@pytest.mark.compiled
@pytest.mark.parametrize("method", TREES)
def test_a_tree_that_is_full_is_still_walked(template: Game, method: str) -> None:
    """Every simulation of the budget counts for a candidate, however many nodes it would take to remember them all."""
    state = driftwood({"hand": ["sail"]}, {"hand": ["rope"]}, {"hand": ["plank"]})
    tried = found(template, f"search:method={method},simulations={4 * MOST_NODES},worlds=1", state, 0)
    assert sum(candidate.simulations for candidate in tried) == 4 * MOST_NODES


TREASURES = ["earth", "wind", "fire", "ocean"]
SINKING = """
    .  .  x    x   .  .
    .  x  x    x   x  .
    x  x  ~G   E   x  x
    x  x  x    x   x  x
    .  x  x    x   x  .
    .  .  x    x   .  .
"""


@pytest.mark.parametrize("name", ["search:simulations=8,candidates=4", "search:simulations=8,candidates=4,plans=60"])
def test_the_team_leaves_while_it_can(name: str) -> None:
    """All treasures are saved, one action is left, and the next flood takes all that stands: go there and lift off."""
    people = ("explorer: helicopter", "engineer")
    t = table(SINKING, *people, treasures=TREASURES, meter=9, asks=acting(left=1))
    bot, rng = new_bot(name), new_rng(3)
    for _ in range(3):
        if GAME.is_over(t.state):
            break
        assert GAME.next_seat(t.state) != CHANCE, "the turn is over and nobody has left"
        seat = GAME.next_seat(t.state)
        action = bot.choose(GAME, GAME.view(t.state, seat), seat, rng)
        assert action is not None
        GAME.check(t.state, seat, action)
        GAME.apply(t.state, seat, action)
    assert GAME.outcome(t.state) == ("won", [1.0, 1.0])


FLOODED = """
    .  .  x    x   .  .
    .  ~  ~    ~   x  .
    x  x  ~G   E   x  o
    o  x  o    x   x  x
    .  x  x    x   ~  .
    .  .  x    x   .  .
"""


def test_plans_are_whole_turns_and_special_cards_begin_some_of_them() -> None:
    """However many flights and sandbags there are: turns without them are all there, and whole."""
    t = table(FLOODED, "explorer: helicopter sandbags", "engineer", treasures=TREASURES, asks=acting(left=2))
    seat = GAME.next_seat(t.state)
    plans = found(GAME, "search:simulations=1,candidates=5000,plans=2000", t.state, seat)
    starts = {GAME.space.text(plan.actions[0]).split()[0] for plan in plans}
    assert {"move", "shore", "end"} <= starts
    assert starts & {"helicopter", "sandbag"}
    for plan in plans:
        state = t.state.copy()
        for action in plan.actions:
            GAME.check(state, seat, action)
            GAME.apply(state, seat, action)
        assert GAME.next_seat(state) != seat


def test_every_candidate_has_the_same_luck() -> None:
    """Nature's draws do not depend on how often the policy had to choose among equals."""
    t = table(FLOODED, "explorer", "engineer", treasures=TREASURES, asks=acting(left=1))
    seat = GAME.next_seat(t.state)
    room = room_for(GAME)
    room.worlds[START] = t.state[0]
    ends = set()
    for plan in range(single_actions(room, seat)):
        simulate(room, seat, plan, 77, GAME.weights, net_of(GAME), 1, 1)
        world = room.worlds[WORLD]
        ends.add((int(world.meter), *world.treasure_deck))
    assert len(ends) == 1


def test_the_verdicts_of_several_turns_are_averaged() -> None:
    t = table(FLOODED, "explorer", "engineer", treasures=TREASURES, asks=acting(left=1))
    seat = GAME.next_seat(t.state)
    room = room_for(GAME)

    def worth(depth: int, judged: int) -> float:
        room.worlds[START] = t.state[0]
        single_actions(room, seat)
        simulate(room, seat, 0, 77, GAME.weights, net_of(GAME), depth, judged)
        return float(room.payoff[0])

    each = [worth(depth, 1) for depth in range(3)]
    assert len(set(each)) == 3
    assert worth(2, 2) == pytest.approx((each[1] + each[2]) / 2)
    assert worth(2, 3) == pytest.approx(sum(each) / 3)


@pytest.mark.parametrize("method", TREES)
def test_trees_average_the_verdicts_of_several_turns_too(method: str) -> None:
    t = table(FLOODED, "explorer", "engineer", treasures=TREASURES, asks=acting(left=1))
    seat = GAME.next_seat(t.state)

    def worth(depth: int, judged: int) -> float:
        """Of the one simulation that there is."""
        name = f"search:method={method},simulations=1,worlds=1,depth={depth},judged={judged}"
        return found(GAME, name, t.state, seat)[0].value

    each = [worth(depth, 1) for depth in range(3)]
    assert len(set(each)) > 1
    assert worth(2, 2) == pytest.approx((each[1] + each[2]) / 2)
    assert worth(2, 3) == pytest.approx(sum(each) / 3)


@pytest.mark.parametrize("method", TREES)
def test_a_node_of_a_tree_tries_as_many_actions_as_there_may_be_candidates(method: str) -> None:
    """Those that look most sensible: a helicopter alone could fly everywhere. A textbook's tree tries all."""
    t = table(FLOODED, "explorer: helicopter", "engineer", treasures=TREASURES, asks=acting(left=1))
    seat = GAME.next_seat(t.state)
    name = f"search:method={method},worlds=1,candidates=5,depth=0"
    appeals = GAME.appeals(GAME.view(t.state, seat), seat)
    tried = {one.actions[0] for one in found(GAME, f"{name},simulations=40", t.state, seat)}
    others = [appeal for action, appeal in appeals.items() if action not in tried]
    assert len(tried) == 5
    assert min(appeals[action] for action in tried) >= max(others)
    everything = found(GAME, f"{name},policy=0,simulations={len(appeals)}", t.state, seat)
    assert len(everything) == len(appeals) > 5


def test_a_first_look_counts_as_many_simulations_as_the_settings_say() -> None:
    t = table(FLOODED, "explorer", "engineer", treasures=TREASURES, asks=acting(left=1))
    seat = GAME.next_seat(t.state)
    looks = found(GAME, "search:method=greedy,candidates=8,plans=60", t.state, seat)
    sure = found(GAME, "search:simulations=64,candidates=8,depth=1,plans=60,prior=1000000", t.state, seat)
    none = found(GAME, "search:simulations=64,candidates=8,depth=1,plans=60", t.state, seat)
    assert [one.actions for one in sure] == [one.actions for one in looks]
    assert sure[0].value == pytest.approx(looks[0].value, abs=1e-4)
    assert none[0].value != pytest.approx(looks[0].value, abs=1e-4)
    assert [one.simulations for one in sure] == [one.simulations for one in none]


@pytest.mark.parametrize("name", [*SEARCHES, "search:simulations=24,plans=60", "search:simulations=24,plans=1"])
def test_what_was_searched_before_changes_nothing(template: Game, name: str) -> None:
    """Forbidden Island's policy has many ties: its luck begins anew in every simulation."""
    t = table(FLOODED, "explorer", "engineer", treasures=TREASURES, asks=acting(left=1))
    once = found(GAME, name, t.state, 0)
    found(GAME, name, t.state, 0, seed=2)
    assert found(GAME, name, t.state, 0) == once


@pytest.mark.compiled
@pytest.mark.parametrize("method", ["halving", "ismcts"])
def test_games_are_played_on_by_the_policy_or_at_random(method: str) -> None:
    """On a dry island of novices the policy wins more often than chance does; a random search leaves nothing behind."""
    t = table(DRY_ISLAND, "explorer", "engineer", asks=acting(left=1))
    name = f"search:method={method},simulations=200,depth=500"
    sensible, random = (found(GAME, f"{name},policy={policy}", t.state, 0) for policy in (1, 0))
    assert max(one.value for one in random) < 0.1 < max(one.value for one in sensible)
    assert found(GAME, name, t.state, 0) == sensible


def test_special_cards_are_tried_however_many_turns_there_are() -> None:
    """A navigator's turn has thousands of ends; a third of what may be looked at is kept for special cards."""
    t = table(FLOODED, "navigator: sandbags", "engineer", "explorer", treasures=TREASURES, asks=acting(left=3))
    plans = found(GAME, "search:simulations=1,candidates=5000,plans=120", t.state, GAME.next_seat(t.state))
    assert "sandbag" in {GAME.space.text(plan.actions[0]).split()[0] for plan in plans}


@pytest.mark.parametrize("method", METHODS)
def test_a_seat_that_is_asked_beside_others_thinks_too(method: str) -> None:
    """Lost Island's set-up asks all seats at once: the second one's candidates are simulated all the same."""
    game = get_game("lost_island")
    state = next(m.state for m in walk(game, {}, 1) if len(game.asked(m.state)) > 1)
    seat = game.asked(state)[1]
    assert sum(c.simulations for c in found(game, f"search:method={method},simulations=8,depth=0", state, seat)) > 0


@pytest.mark.parametrize("asides", [0, 1])
def test_asides_may_be_tried_only_where_the_policy_would_do_one(asides: int) -> None:
    """A helicopter, and nothing that a flight is needed for; then sandbags, and the landing site is about to sink."""
    plans = f"search:simulations=8,candidates=40,plans=200,asides={asides}"
    t = table(DRY_ISLAND, "explorer: helicopter", "engineer: earth", asks=drawing_cards(1))
    draw(t, "wind")
    assert best_action(t.state, 0) == "pass"
    assert {kind(plan) for plan in found(GAME, plans, t.state, 0)} == {"pass", *(["helicopter"] if asides else [])}
    t = table(AWASH, "explorer: sandbags", "engineer: earth", asks=drawing_cards(1), flood_deck=[["fools_landing"]])
    draw(t, "wind")
    assert best_action(t.state, 0) == "sandbag fools_landing"
    assert {kind(plan) for plan in found(GAME, plans, t.state, 0)} == {"pass", "sandbag"}


AWASH = """
    .  .  o  o  .  .
    .  o  o  o  o  .
    o  o  ~E o  oG o
    o  o  o  o  o  o
    .  o  o  o  o  .
    .  .  o  o  .  .
"""


def best_action(state: Array, seat: int) -> str:
    """What looks best to the policy."""
    appeals = GAME.appeals(GAME.view(state, seat), seat)
    return GAME.space.text(max(appeals, key=appeals.__getitem__))


def kind(plan: Candidate) -> str:
    return GAME.space.text(plan.actions[0]).split()[0]
