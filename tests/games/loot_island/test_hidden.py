"""Who knows what (1.3, 4.2, 10.2): views, audiences, worlds, what can be taken back."""

import numpy as np
import pytest

from atoll.engine import SPECTATOR
from atoll.engine.conformance.knowledge import check_audiences, check_reveals, check_twins, check_views
from atoll.engine.events import EVERYBODY
from atoll.engine.undo import why_final
from atoll.games.loot_island.state import CARD, HAND, PILE

from ..tables import audience, seen, worlds
from .table import DRAW, GAME, SHIP, all_pass, choose, do, draw, hand, last_turn, new_table, play, short, table, use

TWO_EACH = {"healers": "two_each"}


def held_by(world, seat):
    return {CARD.ids[i] for i in np.flatnonzero(world[0].where == HAND + seat)}


# -- views -------------------------------------------------------------------------------------------------------------


def test_hands_are_secret():
    """§1.3 Others see how many cards there are, not which."""
    t = table({"seats": 3}, hands=["r3b r4b", "g5b", ""])
    assert seen(t, 0)["hands"] == [["red-3-b", "red-4-b"], ["?"], []]
    assert seen(t, 1)["hands"] == [["?", "?"], ["green-5-b"], []]
    assert seen(t, SPECTATOR)["hands"] == [["?", "?"], ["?"], []]


def test_chosen_cards_are_secret():
    """§4.2 Nobody sees which, nor that any are chosen, before it is said what they are for."""
    t = table({"seats": 3}, hands=["r3b r4b", "g5b", ""])
    before = GAME.view(t.state, 1).tobytes()
    choose(t, "r3b")
    assert GAME.view(t.state, 1).tobytes() == before
    assert seen(t, 0)["chosen"] == ["red-3-b"]
    do(t, "site north1")
    assert seen(t, 1)["columns"] == {"north1": ["red-3-b"]}


def test_aarons_chosen_cards_are_in_his_hand():
    """§4.2, §9.1 As others see it."""
    t = table({"seats": 2}, hands=["", ""], aaron="r3b r4b")
    before = GAME.view(t.state, 1).tobytes()
    choose(t, "r3b")
    assert GAME.view(t.state, 1).tobytes() == before
    assert short(seen(t, 0)["chosen_for_aaron"]) == "r3b"


def test_all_else_lies_open():
    """§1.3 Columns, compasses, cubes, treasures, discards, Aaron's hand."""
    t = table({"seats": 2}, hands=["", ""], aaron="r3b", columns={"north1": "g3b"}, compasses={"north1": "0 A"},
              treasures=["bag-6", ""], discards="y5b", cubes=[4, 7])  # fmt: skip
    for viewer in (0, 1, SPECTATOR):
        view = seen(t, viewer)
        for key in ("aaron", "columns", "compasses", "treasures", "discards", "cubes"):
            assert view[key] == getattr(t, key)


def test_healers_in_hand():
    """§10.2 Their holder alone sees them."""
    healers = {"held": [["healer-1", "healer-2"], ["healer-3", "healer-4"]]}
    t = table({"seats": 2, **TWO_EACH}, hands=["", ""], healers=healers)
    assert seen(t, 0)["healers"]["held"] == [["healer-1", "healer-2"], ["?", "?"]]
    assert seen(t, SPECTATOR)["healers"]["held"] == [["?", "?"], ["?", "?"]]


# -- audiences ---------------------------------------------------------------------------------------------------------


def test_who_sees_a_step():
    """§1.3, §4.2 Who draws or chooses a card; Aaron's draws are seen by all."""
    t = use(table({"seats": 3}, hands=["r3a r3b", "", ""], event="a4"), "r3a r3b", DRAW)
    assert audience(t, "draw green-5-b") == 1
    t = table({"seats": 3}, hands=["r3a r3b", "", ""])
    assert audience(t, "choose red-3-a") == 1
    assert audience(t, "pass") == EVERYBODY
    t = do(new_table(seats=2), "first 0")
    for _ in range(12):
        do(t, min(GAME.space.text(a) for a in GAME.choices(t.state, -1)))
    assert t.asks[0]["topic"] == "aaron"
    assert audience(t, "draw yellow-9-b") == EVERYBODY


def test_who_sees_a_healer():
    """§10.2 Its holder; §10.1 all, when they are open."""
    t = do(new_table(seats=3, **TWO_EACH), "first 2")
    assert audience(t, "healer healer-5") == 1 << 2
    assert audience(do(new_table(seats=3, healers="open"), "first 2"), "healer healer-5") == EVERYBODY


def test_who_hears_of_a_card():
    """§1.3 All hear that somebody draws, the one who does hears what."""
    t = use(table({"seats": 3}, hands=["r3a r3b", "", ""], event="a4"), "r3a r3b", DRAW)
    events = GAME.apply(t.state, -1, GAME.space.parse("draw green-5-b"))
    heard = {viewer: [e.kind for e in events if e.heard_by(viewer)] for viewer in (0, 1, SPECTATOR)}
    assert heard == {0: ["draws", "drew"], 1: ["draws"], SPECTATOR: ["draws"]}


# -- worlds ------------------------------------------------------------------------------------------------------------


def test_worlds_of_hands():
    """§1.3 Any of the cards that the viewer does not see, each as likely."""
    t = table({"seats": 3}, hands=["r3b r4b", "g5b g6b", "y2b"], discards="y5b", columns={"north1": "b3b"})
    seen_by_0 = {"red-3-b", "red-4-b", "yellow-5-b", "blue-3-b"}
    found = [held_by(world, 1) for world in worlds(t, 0, 60)]
    assert all(len(cards) == 2 and not cards & seen_by_0 for cards in found)
    assert len(set().union(*found)) > 50


def test_worlds_after_a_shuffle():
    """§1.5 Who still holds cards of before the shuffle cannot have one of the new pile, and the other way round."""
    shuffled = "r3b r4b r5b g5b"
    everything = [short([name]) for name in CARD.ids]
    kept = [word for word in everything if word not in shuffled.split() and word not in ("y9b", "y10b")]
    t = table({"seats": 2}, hands=["y9b", "y10b g5b"], discards=" ".join(kept), shuffled=shuffled)
    for world in worlds(t, 0, 30):
        mine = held_by(world, 1)
        assert "yellow-10-b" in mine
        assert len(mine & {"red-3-b", "red-4-b", "red-5-b", "green-5-b"}) == 1


def test_worlds_of_healers():
    """§10.2 Two of those that are not seen."""
    healers = {"held": [["healer-1", "healer-2"], ["healer-3", "healer-4"]]}
    t = table({"seats": 2, **TWO_EACH}, hands=["", ""], healers=healers)
    found = {tuple(np.flatnonzero(world[0].healer_at == 3)) for world in worlds(t, 0, 40)}
    assert len(found) > 15
    assert all(len(pair) == 2 and min(pair) > 1 for pair in found)


def test_worlds_while_somebody_chooses():
    """§4.2 What is chosen is in the hand, as far as others know."""
    t = choose(table({"seats": 3}, hands=["r3b r4b", "g5b", ""]), "r3b")
    for world in worlds(t, 1, 5):
        assert len(held_by(world, 0)) == 2
    assert (GAME.view(t.state, 1)[0].where[CARD.number["red-3-b"]]) == PILE


@pytest.mark.compiled
@pytest.mark.parametrize(
    "check", [check_twins, check_views, check_audiences, check_reveals], ids=lambda c: c.__name__[6:]
)
def test_twin_worlds(check):
    """§1.3, §4.2, §10.2 Worlds that a viewer cannot tell apart stay so."""
    for seats in (2, 4):
        check(GAME, {"seats": seats, **TWO_EACH, "start_hands": "growing"}, 11)


# -- taking back -------------------------------------------------------------------------------------------------------


def final(t, step):
    """Why a step cannot be taken back by who did it; None if it can."""
    who = GAME.next_seat(t.state)
    after = t.state.copy()
    action = GAME.space.parse(step)
    events = GAME.apply(after, who, action)
    return why_final(GAME, t.state, who, action, events, after, {who})


def test_what_can_be_taken_back():
    """§4.2 Choosing, until the cards are shown."""
    t = table({"seats": 3}, hands=["r3b r4b", "", ""])
    assert final(t, "choose red-3-b") is None
    choose(t, "r3b r4b")
    assert final(t, "site north1") == "revealed"
    assert final(t, f"island {SHIP}") == "revealed"


def test_the_turn_is_handed_over():
    """§4.7 By passing."""
    assert final(table({"seats": 3}, hands=["r3b", "", ""]), "pass") == "handed"


def test_what_is_drawn_stays_hidden():
    """§1.3 In the next round as well."""
    t = all_pass(last_turn(hands=["", "", "r3b"]))
    assert hand(t, 2) == "r3b"
    t = draw(play(table({"seats": 3}, hands=["r3a", "", ""]), "r3a", "north1"), "y9b")
    assert seen(t, 1)["hands"][0] == ["?"]
