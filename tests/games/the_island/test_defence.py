"""Sections 8.7 to 8.9 of RULES.md: tiles that stop a shark or a whale, and who is asked for them."""

import pytest

from atoll.engine.match import Match

from .table import can, do, heard, lost, question, rolled, table, told, where

SHARK = {"beach": ["stop_shark"]}
WHALE = {"forest": ["stop_whale"]}


def test_stop_a_shark():
    """§8.7 The shark leaves the game, all who swim there stay."""
    t = table("c4 K CI .\nd4 bC bI", hands=[{}, SHARK], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert question(t) == "defend 1"
    assert t.asks[1] == {"ask": "defend", "seats": [1], "subject": "shark-1", "topic": "shark"}
    assert can(t) == {"defend beach", "pass"}
    do(t, "defend beach")
    assert told(t)[:2] == ["defended", "creature_lost"]
    assert heard(t, "defended") == [{"seat": "1", "tile": "stop_shark", "creature": "shark-1", "cell": "c5"}]
    t.looks("c4 . CI .")
    assert t.creatures["shark"] == ["lost"]
    assert t.spent["beach"].count("stop_shark") == 1
    assert t.hands[1]["beach"] == []
    assert question(t) == "move 1"


def test_let_it_be():
    """§8.7 You may; when all have passed it strikes."""
    t = table("c4 K CI .\nd4 bC bI", hands=[{}, SHARK], asks=rolled("shark"))
    do(t, "glide shark-1 e", "pass")
    assert lost(t, "crimson-1", "indigo-1")
    assert t.hands[1]["beach"] == ["stop_shark"]
    assert question(t) == "play 1"


def test_only_another_player_is_stopped():
    """§8.7 Not the own shark, not by who has no swimmer there."""
    t = table("c4 K C .\nd4 bC bI", hands=[SHARK, {}], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert lost(t, "crimson-1")
    t = table("c4 K C I\nd4 bC bI", hands=[{}, SHARK], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert lost(t, "crimson-1")
    assert where(t, "indigo-1") == "c6"


def test_who_is_aboard_is_no_swimmer():
    """§8.7 A shark does nothing to a boat, so there is nothing to stop."""
    t = table("c4 K <I> .\nd4 bC bI", hands=[{}, SHARK], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert question(t) == "creature 0"


def test_stop_a_whale():
    """§8.8 The boat stays, and so do all in it."""
    t = table("c4 W <CI> .\ne5 fC fI", hands=[{}, WHALE], asks=rolled("whale"))
    do(t, "glide whale-1 e")
    assert question(t) == "defend 1"
    do(t, "defend forest")
    t.looks("c4 . <CI> .")
    assert t.creatures["whale"][0] == "lost"
    assert question(t) == "move 1"


@pytest.mark.parametrize(("option", "asked"), [("control", False), ("presence", True)])
def test_a_boat_that_another_steers(option, asked):
    """§8.8, §11.13 Steering it, or one explorer in it: a choice of the table."""
    picture = "c4 W <CCI> .\ne5 fC fI"
    t = table(picture, options={"whale_defence": option}, hands=[{}, WHALE], asks=rolled("whale"))
    do(t, "glide whale-1 e")
    assert (question(t) == "defend 1") == asked
    t.looks("c4 . W<CCI> ." if asked else "c4 . WCCI .")


@pytest.mark.parametrize("option", ["control", "presence"])
def test_nobody_of_ones_own_aboard(option):
    """§8.8 Then it is no business of theirs."""
    t = table("c4 W <C> .\ne5 fC fI", options={"whale_defence": option}, hands=[{}, WHALE], asks=rolled("whale"))
    do(t, "glide whale-1 e")
    t.looks("c4 . WC .")


def test_the_first_who_plays_one():
    """§8.9 All who are threatened are asked; one tile is enough, the others keep theirs."""
    hands = [{}, SHARK, {"forest": ["stop_shark"]}, {}]
    t = table("c4 K IAO .\ne5 fC fI fA fO", hands=hands, asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert question(t) == "defend 1 2"
    assert can(t, seat=2) == {"defend forest", "pass"}
    do(t, "2: defend forest")
    t.looks("c4 . IAO .")
    assert t.hands[1]["beach"] == ["stop_shark"]
    assert question(t) == "play 1"


def test_in_any_order():
    """§8.9 One passes, the other defends."""
    hands = [{}, SHARK, {"forest": ["stop_shark"]}]
    t = table("c4 K IA .\ne5 fC fI fA", hands=hands, asks=rolled("shark"))
    do(t, "glide shark-1 e", "2: pass")
    assert question(t) == "defend 1"
    do(t, "1: defend beach")
    t.looks("c4 . IA .")


def test_all_who_pass_let_it_strike():
    """§8.9 Only when the last has passed."""
    hands = [{}, SHARK, {"forest": ["stop_shark"]}]
    t = table("c4 K IA .\ne5 fC fI fA", hands=hands, asks=rolled("shark"))
    do(t, "glide shark-1 e", "1: pass")
    assert where(t, "indigo-1") == "c5"
    do(t, "2: pass")
    assert lost(t, "indigo-1", "amber-1")


def test_who_might_hold_the_tile_is_asked():
    """§8.9 Whether they hold it or not: the backs decide."""
    t = table("c4 K I .\nd4 bC bI", hands=[{}, {"beach": ["dolphin"]}], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert question(t) == "defend 1"
    assert can(t) == {"pass"}


def test_who_cannot_hold_the_tile_is_not():
    """§8.9 No tiles, none of a terrain that has it, or all of them out of the game: all can see that."""
    t = table("c4 K I .\nd4 bC bI", hands=[{"beach": ["stop_shark"]}, {}], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert lost(t, "indigo-1")
    spent = {"beach": ["shark", "stop_shark"]}
    t = table("c4 K I .\nd4 bC bI", hands=[{}, {"beach": ["dolphin"]}], spent=spent, taken=3, asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert lost(t, "indigo-1")
    t = table("c4 W <I> .\nd4 bC bI", hands=[{}, {"beach": ["dolphin"]}], asks=rolled("whale"))
    do(t, "glide whale-1 e")
    t.looks("c4 . WI .")


def test_a_tile_stops_one_kind():
    """§8.7, §8.8 A tile against whales does not stop a shark."""
    t = table("c4 K I .\ne5 fC fI", hands=[{}, WHALE], asks=rolled("shark"))
    do(t, "glide shark-1 e")
    assert can(t) == {"pass"}


def test_a_stopped_creature_does_not_go_on():
    """§8.7 Its move ends with it, though it had a cell left; so does the turn."""
    t = table("c4 K I I\nd4 bC bI", hands=[{}, SHARK], asks=rolled("shark"))
    do(t, "glide shark-1 e", "defend beach")
    assert question(t) == "move 1"
    t.looks("c4 . I I")


def test_a_window_is_no_hint():
    """§8.9 Whoever holds the tile, the same seats are asked at the same time."""
    asked = []
    for one, two in (("stop_shark", "dolphin"), ("dolphin", "stop_shark"), ("dolphin", "wind")):
        t = table("c4 K IA .\nd4 bC bI bA", hands=[{}, {"beach": [one]}, {"beach": [two]}], asks=rolled("shark"))
        do(t, "glide shark-1 e")
        asked.append([question(t), told(t)])
    assert asked == [["defend 1 2", ["glided"]]] * 3


@pytest.mark.parametrize("answer", ["pass", "defend beach"])
def test_an_answer_stands_once_the_next_turn_has_begun(answer):
    """§8.9 Although that turn is the defender's own; who leads all seats may think again, but not of a tile that was shown."""
    t = table("c4 K CI .\nd4 bC bI", hands=[{}, SHARK], asks=rolled("shark"))
    match = Match.at(t.game, t.state)
    for seat, action in ((0, "glide shark-1 e"), (1, answer)):
        match.play(seat, t.game.space.parse(action))
    assert match.game.asked(match.state) == [1]
    assert match.takes_back([1]) is None
    assert match.takes_back([0, 1]) == (1 if answer == "pass" else None)
