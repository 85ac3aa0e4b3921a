"""What the web client foretells before the server says it: written here as the rules have it, read by the client's own tests.

`tests/golden/loot_island.foretold.json` has positions and what came of them; `web/tests/loot_island/rules.test.ts` compares
what the client makes of the same positions. When a rule changes, this test fails first, then the client's.
"""

import json
from typing import Any

import pytest

from atoll.engine.conformance import check_golden
from atoll.engine.position import dump_position

from .table import Table, all_pass, asking, can, do, question, table

HANDS = ["r3a r1a rJb b7a b8b", "b2a", "g1b", "", ""]
"""Of these seat 0 may choose."""
BOARDS = {
    "both enough": {"columns": {"north1": "r1b r2a r4a r6b r8a r9b", "north2": "bJa b3a b4a b4b b5a b6a b6b"}},
    "equal": {"columns": {"north1": "r2b r4a r6a r8b r9b r9a", "north2": "g2b g4a g6b g7b g8b g9b"}},
    "one": {"columns": {"north1": "r4b r5b", "north2": "y2a y3b y4a y6a yJa y10a"}},
    "none": {"columns": {"north1": "r3b", "east1": "b2b b4a b7b b8a b9a b10a", "east2": "g4a g5a g6a g7a g8a g9a"}},
}
STACKS = {"north1": "1 0", "north2": "0", "east1": "2", "east2": "0 1"}
EVENTS = ("a3", "a4", "b4", "b11", "b12", "b13", "b14")


def written(seats: int, event: str, bow: str, board: dict[str, Any]) -> Table:
    """The north is ahead; seat 0 is in turn."""
    columns = board["columns"]
    return table(
        {"seats": seats},
        hands=HANDS[:seats],
        columns=columns,
        compasses={landing: stack for landing, stack in STACKS.items() if landing in columns},
        event=event,
        corner=0 if bow == "clockwise" else 1,
        bow=bow,
        cubes=[9, 8, 7, 6, 5][:seats],
    )


def playable(t: Table) -> dict[str, dict[str, list[str]]]:
    """Where each card of seat 0 may go, with a compass of the supply or with one that lies elsewhere."""
    found = {}
    for choose in sorted(can(t, "choose", 0)):
        chosen = do(Table(dump_position(t.game, t.state)), choose)
        ways = {way: sorted({text.split()[1] for text in can(chosen, way)}) for way in ("site", "shift")}
        found[choose.split()[1]] = ways
    return found


def explored(t: Table) -> list[dict[str, Any]]:
    """Everybody passes, and buries what is found: what was explored, in order, and who took the treasures."""
    found: list[dict[str, Any]] = []
    while question(t) != "event":
        do(t, "pass" if question(t).startswith("turn") else min(can(t, "bury") or can(t)))
        for event in t.told:
            if event["event"] == "explored":
                found.append({key: event[key] for key in ("landing", "cards", "loot")} | {"treasures": 0, "takers": []})
            elif event["event"] == "found":
                found[-1]["treasures"] += 1
            elif event["event"] == "buried":
                found[-1]["takers"].append(event["seat"])
    return found


def foretold_round(seats: int, event: str, bow: str, board: str) -> dict[str, Any]:
    t = written(seats, event, bow, BOARDS[board])
    position = dump_position(t.game, t.state)
    return {"position": position, "playable": playable(t), "explored": explored(t)}


KEPT = (
    ("", "crown-1 crown-3 jewel-2 bag-6", "crown-20 skull_left-18 skull_front-19"),
    ("amulet-8 amulet-13 book-5 book-12 jewel-2 jewel-4 jewel-10", "crown-17 skull_right-9 bag-7", "crown-3 bag-11"),
    ("jewel-2 jewel-4 jewel-10 jewel-21 jewel-54 book-5", "skull_right-9 skull_left-18 bag-6 amulet-15", "crown-1"),
)


def foretold_end(treasures: tuple[str, ...], cubes: list[int], seats: int = 3, **more: Any) -> dict[str, Any]:
    """Everybody goes to a healer: what they paid, and their sheets in the end."""
    t = table(
        {"seats": seats, "healers": "open"},
        treasures=treasures[:seats],
        cubes=cubes[:seats],
        stage="heal",
        tile=0,
        turn=cubes.index(min(cubes[:seats])),
        asks=asking("heal", cubes.index(min(cubes[:seats]))),
        healers={"open": ["healer-3", "healer-7", "healer-10"][:seats]},
        **more,
    )
    before = dump_position(t.game, t.state)
    while question(t) != "nothing":
        do(t, min(can(t)))
    after = dump_position(t.game, t.state)
    return {"position": before, "end": after}


def foretold_burial(amulets: str) -> dict[str, Any]:
    columns = {"north1": "r2b r3a r5a r7b"}
    t = table({"seats": 3}, columns=columns, compasses={"north1": "0"}, treasures=[amulets, "", ""], cubes=[12, 3, 3])
    do(all_pass(t), "reveal bag-7")
    before = dump_position(t.game, t.state)
    do(t, "bury bag-7")
    return {"position": before, "relieved": next(event["cubes"] for event in t.told if event["event"] == "relieved")}


def foretold() -> dict[str, Any]:
    plain = [foretold_round(seats, EVENTS[0], "clockwise", board) for seats in (3, 4, 5) for board in BOARDS]
    events = [
        foretold_round(3, event, bow, board)
        for event in EVENTS[1:]
        for bow in ("clockwise", "back")
        for board in BOARDS
    ]
    ends = [foretold_end(kept, cubes) for kept, cubes in zip(KEPT, ([2, 3, 5], [1, 4, 12], [2, 2, 3]), strict=True)]
    return {
        "rounds": plain + events,
        "ends": [*ends, foretold_end(KEPT[0][1:], [2, 3], 2, aaron_treasures="crown-17")],
        "burials": [foretold_burial(amulets) for amulets in ("", "amulet-8", "amulet-8 amulet-13 bag-6")],
    }


@pytest.mark.compiled  # sixty rounds are played to their end
def test_what_the_client_foretells(golden_folder, golden):
    """§5.2–§5.6, §6.1–§6.9, §7.5–§7.11, §8.3 as the client's forecasts, menus and score sheets have to have them."""
    lines = [
        f"{json.dumps(key)}: [\n" + ",\n".join(map(json.dumps, cases)) + "\n]" for key, cases in foretold().items()
    ]
    check_golden(golden_folder / "loot_island.foretold.json", "{\n" + ",\n".join(lines) + "\n}\n", golden)
