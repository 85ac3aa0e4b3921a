"""Writes web/tests/fixtures/*.json: messages as a server would send them, from real positions of the engine.

Run with the package importable: python web/tests/fixtures.py
"""

import json
import re
from pathlib import Path
from typing import Any

from atoll.engine import CHANCE, SPECTATOR
from atoll.engine.catalogue import get_game
from atoll.engine.events import Event
from atoll.engine.match import Match
from atoll.engine.names import Names
from atoll.engine.position import dump_position, load_position

HERE = Path(__file__).parent
GAME = get_game("forbidden_island")
ISLAND = get_game("the_island")
LOST = get_game("lost_island")
LOOT = get_game("loot_island")
PEOPLE = ("Ana", "Bram", "Chloé", "Deniz")
AT = 1_800_000_000.0
MOCK = {
    "game": "forbidden_island",
    "options": {"seats": 4, "difficulty": "normal"},
    "island": [
        ".               .                ~watchtower      gold_gate           .             .",
        ".               ~~misty_marsh    temple_sun       breakers_bridge     coral_palace  .",
        "~iron_gate      howling_garden   crimson_forest   fools_landing       ~cave_embers  phantom_rock",
        "~~twilight_hollow silver_gate    observatory      ~temple_moon        tidal_palace  bronze_gate",
        ".               cave_shadows     lost_lagoon      ~copper_gate        ~~dunes_deception .",
        ".               .                ~cliffs_abandon  ~~whispering_garden .             .",
    ],
    "adventurers": [
        {"role": "diver", "at": "copper_gate", "hand": ["earth", "earth", "earth", "ocean"]},
        {"role": "engineer", "at": "bronze_gate", "hand": ["fire", "fire", "helicopter", "ocean"]},
        {"role": "navigator", "at": "temple_sun", "hand": ["fire", "earth", "sandbags", "ocean", "ocean"]},
        {"role": "messenger", "at": "observatory", "hand": ["fire", "fire", "helicopter"]},
    ],
    "treasures": ["wind"],
    "discards": ["wind", "wind", "wind", "wind", "waters_rise"],
    "flood_discards": ["cave_embers", "temple_moon", "copper_gate"],
    "flood_deck": [
        ["watchtower", "iron_gate", "cliffs_abandon", "gold_gate", "breakers_bridge"],
        ["temple_sun", "coral_palace", "howling_garden", "crimson_forest", "fools_landing", "phantom_rock", "silver_gate",
         "observatory", "tidal_palace", "bronze_gate", "cave_shadows", "lost_lagoon"],
    ],
    "meter": 5,
    "turns": 10,
    "turn": 0,
    "asks": [{"ask": "act", "seats": [0], "left": 2}],
}  # fmt: skip


EXPLORERS = {
    "crimson": "d6=3 e8=1 f4=4 g8=2 i5=1 boat-1=6 boat-1=5 boat-6=1 d8=2 northwest=3",
    "indigo": "d5=1 f7=2 g3=3 h8=1 j6=4 boat-1=6 boat-4=5 i9=2 northeast=3 lost=1",
    "amber": "e6=1 f9=2 g4=3 h9=1 boat-2=6 boat-2=5 boat-4=4 h3=2 northwest=3 lost=1",
    "orchid": "e5=1 f6=2 h5=3 i7=1 boat-3=5 boat-6=6 j3=2 northeast=3 southwest=4 lost=1",
}
ISLAND_MOCK = {
    "game": "the_island",
    "options": {"seats": 4},
    "tiles": [".ff.", ".mffb", ".fmffmf.", "bfm.mf.", ".bfmfff.", "bfmm.", ".fb."],
    "explorers": {colour: places.split() for colour, places in EXPLORERS.items()},
    "boats": ["e10", "c5", "h2", "i10", "k4", "f2"],
    "creatures": {
        "serpent": ["b9", "g6", "d2", "k10", "j2"],
        "shark": ["i3", "d3", "j9"],
        "whale": ["k7", "g11"],
    },
    "hands": [
        {"beach": ["dolphin", "stop_shark"]},
        {"beach": ["wind"]},
        {},
        {"beach": ["dolphin", "wind", "move_shark"]},
    ],
    "turn": 0,
    "asks": [{"ask": "move", "seats": [0], "left": 2}],
}

LOST_MOCK = {
    "game": "lost_island",
    "options": {"seats": 4},
    "island": [
        ".plain  .plain #      #      .plain  .plain",
        ".plain  S      plain  #      S       #",
        "#       #      loot_2 #      plain   .plain",
        "#       plain  #      line_4 #       .loot_1",
        ".loot_1 loot_2 #      storm  flag    cross_2",
        ".loot_1 .storm #      plain  .loot_1 .cross_4",
    ],
    "coins": {"c3": 2},
    "explorers": {
        "crimson": ["c2=5", "a4=6", "c4=2", "boat=1", "boat=3", "boat=4"],
        "indigo": ["f2=6", "d3=3", "d6=2"],
        "amber": ["a3=2", "e4=1"],
        "orchid": ["d5=1", "e5=5", "f5=4"],
    },
    "seen": {"indigo-b": ["all"], "orchid-c": [0]},
    "rings": ["crimson-c", "orchid-b"],
    "purses": [3, 2, 1, 1],
    "flag": "orchid-b",
    "turns": 13,
    "turn": 0,
    "asks": [{"ask": "act", "seats": [0], "left": 0}, {"ask": "aim", "seats": [0], "subject": "d4"}],
}


LOOT_MOCK = {
    "game": "loot_island",
    "options": {"seats": 4},
    "round": 3,
    "event": "b7",
    "corner": 1,
    "turns": 30,
    "tile": 3,
    "turn": 0,
    "hands": [
        ["red-3-a", "red-9-a", "red-10-a", "blue-6-a", "green-8-b", "yellow-1-a", "yellow-joker-a"],
        ["red-2-a", "red-4-b", "blue-9-a", "blue-9-b", "green-10-a", "yellow-7-b"],
        ["green-1-a", "yellow-3-b", "blue-1-a"],
        ["red-7-b", "yellow-4-a"],
    ],
    "columns": {
        "east1": ["red-1-a", "red-3-b", "red-6-a", "red-8-a"],
        "east2": ["green-4-a", "green-4-b", "green-7-a"],
        "south1": ["blue-2-b", "blue-4-a", "blue-5-a", "blue-7-a"],
        "south2": ["yellow-2-a", "yellow-5-b"],
        "west2": ["green-3-a", "green-5-b"],
    },
    "compasses": {"east1": [2], "east2": [3, 1, 2], "south1": [1, 0], "south2": [3], "west2": [0]},
    "cubes": [5, 3, 8, 6],
    "passed": [3],
    "treasures": [["bag-6", "bag-7", "jewel-2", "crown-1"], ["bag-11", "amulet-8", "amulet-13"],
                  ["jewel-10", "jewel-21", "skull_right-9", "skull_left-18", "bag-16"],
                  ["crown-3", "crown-17", "book-5"]],
    "islands_shut": ["island-3"],
}  # fmt: skip


def event_json(event: Event) -> dict[str, Any]:
    named = {key: event.meaning[key] for key in event.values}
    values = {
        key: value if (names := named[key]) is None or names.kind == "seat" or value < 0 else names.ids[value]
        for key, value in event.values.items()
    }
    return {"kind": event.kind, "values": values}


def question(state: Any, number: int, game: Any = GAME) -> dict[str, Any] | None:
    s = state[0]
    if not s.ask_count:
        return None
    top = s.asks[s.ask_count - 1]
    kind = game.asks.kinds(int(top.kind))
    values: dict[str, Any] = {}
    for name, meaning in game.asks.meaning.get(kind, {}).items():
        value = int(getattr(top, name))
        if isinstance(meaning, Names) and value >= 0:
            values[meaning.kind] = value if meaning.kind == "seat" else meaning.ids[value]
        else:
            values[name] = value if meaning != "seats" else [i for i in range(int(s.seats)) if value >> i & 1]
    paragraphs = list(game.asks.paragraphs.get(kind, ()))
    return {
        "number": number,
        "kind": kind.name.lower(),
        "seats": game.asked(state),
        "values": values,
        "paragraphs": paragraphs,
    }


def view(state: Any, seat: int, undo: bool, game: Any = GAME) -> dict[str, Any]:
    actions = game.legal(state, seat)
    choices = [{"do": game.space.text(a), "parts": game.space.to_json(a)} for a in actions]
    return {"position": dump_position(game, game.view(state, seat)), "choices": choices, "may_undo": undo}


def moment(match: Match, n: int, seats: list[int]) -> dict[str, Any]:
    game = match.game
    outcome = game.outcome(match.state)
    views = {str(seat): view(match.state, seat, match.takes_back([seat]) is not None, game) for seat in seats}
    if not seats:
        views["watch"] = {
            "position": dump_position(game, game.view(match.state, SPECTATOR)),
            "choices": [],
            "may_undo": False,
        }
    return {
        "n": n, "step": len(match.steps), "question": question(match.state, len(match.steps), game), "views": views,
        "outcome": outcome[0] if outcome else None, "payoff": list(map(float, outcome[1])) if outcome else None,
        "clocks": None, "running": [], "at": AT,
    }  # fmt: skip


def table(id: str, stage: str, seats: int = 4, **more: Any) -> dict[str, Any]:
    chairs = [
        {"seat": i, "kind": "bot" if i == 3 else "person", "name": PEOPLE[i], "bot": "sensible" if i == 3 else None,
         "here": True, "away_since": None}
        for i in range(seats)
    ]  # fmt: skip
    over = stage == "over"
    fairness = {
        "commitment": "9f" * 32,
        "server_seed": "ab" * 32 if over else None,
        "nonces": ["k3"] * seats if over else None,
    }
    options = dict(GAME.options.complete({"seats": seats, "difficulty": "normal"}))
    return {
        "id": id, "name": "Low Tide", "game": "forbidden_island", "options": options, "stage": stage, "listed": True,
        "free_chat": True, "clock": None, "bot_pace": 700, "seats": chairs, "fairness": fairness,
        "rematch": None, "created": AT,
    } | more  # fmt: skip


def entries(match: Match, first: int = 1) -> list[dict[str, Any]]:
    out = []
    for number, (step, events, _) in enumerate(match.replay()):
        seat = None if step.seat == CHANCE else step.seat
        out.append({
            "t": "step", "n": first + number, "at": AT + number, "step": number, "seat": seat,
            "do": match.game.space.text(step.action), "events": [event_json(e) for e in events],
        })  # fmt: skip
    return out


def played(steps: int, seats: int = 4, seed: str = "low tide") -> Match:
    """A match in which everybody takes the first thing that is offered, turn about."""
    match = Match.new(GAME, {"seats": seats, "difficulty": "normal"}, PEOPLE[:seats], seed=seed)
    match.run_nature()
    done = 0
    while not match.is_over() and done < steps:
        seat = GAME.next_seat(match.state)
        menu = GAME.legal(match.state, seat)
        match.play(seat, menu[(done * 7) % len(menu)])
        match.run_nature()
        done += 1
    return match


def rules() -> dict[str, Any]:
    found: list[dict[str, str]] = []
    heading = ""
    for line in (GAME.folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        start = re.match(r"\*\*(\d+\.\d+)\*\* ?(.*)", line)
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif start:
            found.append({"number": start[1], "heading": heading, "text": start[2]})
        elif found:
            found[-1]["text"] += "\n" + line
    return {"paragraphs": [row | {"text": row["text"].strip()} for row in found]}


def server() -> dict[str, Any]:
    options = [
        {"name": o.name, "values": list(o.values), "default": o.default or o.values[0]} for o in GAME.options.choices
    ]
    game = {
        "id": GAME.id,
        "min_seats": 2,
        "max_seats": 4,
        "options": options,
        "rules_version": 1,
        "cooperative": True,
        "components": None,
    }
    phrases = ["hello", "well_done", "careful", "i_can_help", "need_help", "good_idea", "thanks"]
    return {
        "version": "0.1.0",
        "protocol": 1,
        "games": [game],
        "bots": ["random", "sensible"],
        "phrases": phrases,
        "origins": [],
    }


def welcome(info: dict[str, Any], seats: list[int], host: bool = False) -> dict[str, Any]:
    return {"t": "welcome", "v": 1, "table": info, "seats": seats, "host": host, "links": None,
            "grace": 30.0, "patience": 120.0, "at": AT}  # fmt: skip


def scene(
    name: str,
    info: dict[str, Any],
    seats: list[int],
    rows: list[dict[str, Any]],
    at: dict[str, Any] | None,
    seen: int = 0,
) -> None:
    """`seen`: so many rows the page has had before; what the others tell happens now."""
    update = {"t": "update", "entries": rows[seen:], "moment": at}
    before = [{"t": "update", "entries": rows[:seen], "moment": None}] if seen else []
    write(name, [welcome(info, seats, host=name == "gathering"), *before, update])


def write(name: str, data: Any) -> None:
    (HERE / "fixtures").mkdir(exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (HERE / "fixtures" / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def replay(match: Match) -> dict[str, Any]:
    game = match.game
    frames = [{"step": 0, "seat": None, "do": "", "events": [], "question": question(match.start, 0, game),
               "position": dump_position(game, match.start)}]  # fmt: skip
    for number, (step, events, state) in enumerate(match.replay(), 1):
        frames.append({
            "step": number, "seat": None if step.seat == CHANCE else step.seat, "do": game.space.text(step.action),
            "events": [event_json(e) for e in events], "question": question(state, number, game),
            "position": dump_position(game, state),
        })  # fmt: skip
    outcome = game.outcome(match.state)
    return {
        "game": game.id, "options": dict(match.options), "players": list(match.players), "eyes": "all", "frames": frames,
        "outcome": outcome[0] if outcome else None, "payoff": list(map(float, outcome[1])) if outcome else None,
    }  # fmt: skip


def step_on(match: Match, number: int) -> None:
    """Whoever is next takes one of what is offered, turn about; nature at once."""
    seat = match.game.next_seat(match.state)
    menu = match.game.legal(match.state, seat)
    match.play(seat, menu[(number * 7) % len(menu)])
    match.run_nature()


def last_steps(game: Any, position: dict[str, Any], left: int) -> Match:
    """The end of a match from this position, of so many choices at least where there are so many."""
    states, whole = [], Match.at(game, load_position(position)[1], PEOPLE, seed="high tide")
    while not whole.is_over():
        states.append(whole.state.copy())
        step_on(whole, len(states))
    begun = max(0, len(states) - left)
    late = Match.at(game, states[begun], PEOPLE, seed="high tide")
    while not late.is_over():
        begun += 1
        step_on(late, begun)
    return late


def review(match: Match) -> dict[str, Any]:
    """Chances that rise and fall, and one choice for which another would have been better."""
    game, state, moments = match.game, match.start.copy(), list[dict[str, Any]]()
    for number, step in enumerate(match.steps):
        menu = [] if step.seat == CHANCE else game.legal(state, step.seat)
        if len(menu) > 1 and not moments:
            other = next(a for a in reversed(menu) if a != step.action)
            played, better = (
                [{"do": game.space.text(a), "parts": game.space.to_json(a)}] for a in (step.action, other)
            )
            position = dump_position(game, game.view(state, step.seat))
            moments.append({"step": number, "seat": step.seat, "position": position, "played": played, "better": better,
                            "chance": 0.2, "best": 0.45})  # fmt: skip
        game.apply_silently(state, step.seat, step.action)
    rises = (0.25, 0.3, 0.28, 0.42, 0.5, 0.35, 0.6, 0.72, 0.8, 1.0)
    points = rises[-len(match.steps) - 1 :]
    every = len(match.steps) // (len(points) - 1)
    curve = [
        {"step": at * every, "chances": [rise, *((1 - rise) * part for part in (0.5, 0.3, 0.2))]}
        for at, rise in enumerate(points)
    ]
    return {"done": 1, "of": 1, "curve": curve, "moments": moments}


def ended(kind: str, match: Match, **more: Any) -> None:
    """A match that is over: its table, the replay and the look back."""
    assert match.is_over()
    rows = entries(match)
    info = table(f"over-{kind}", "over", game=match.game.id, options=dict(match.options), **more)
    scene(f"over-{kind}", info, [0], rows, moment(match, len(rows), [0]))
    write(f"replay-{kind}", replay(match))
    write(f"review-{kind}", review(match))


def asked(match: Match, kind: str, seat: int) -> Match:
    """Played on until this seat is asked that."""
    for number in range(1, 500):
        found = question(match.state, 0, match.game)
        if found and found["kind"] == kind and seat in found["seats"]:
            return match
        step_on(match, number)
    raise AssertionError(f"nobody is asked {kind}")


def at(position: dict[str, Any], *done: str) -> Match:
    """A match from there, in which a seat each has done that."""
    game, state = load_position(position)
    match = Match.at(game, state, PEOPLE[: int(state[0].seats)], seed="low tide")
    for seat, do in (step.split(" ", 1) for step in done):
        match.play(int(seat), game.space.parse(do))
    return match


def asking(position: dict[str, Any], *asks: dict[str, Any], hand: str = "", on: str = "copper_gate") -> dict[str, Any]:
    """The same position, but for what is asked, the first seat last, and what it holds where."""
    ana = {"role": "diver", "at": on, "hand": hand.split()}
    changed = {"adventurers": [ana, *position["adventurers"][1:]]} if hand else {}
    return position | changed | {"asks": [*asks[:-1], asks[-1] | {"seats": [0]}]}


CALLED = {"the_island": "Four Harbours", "lost_island": "Stone and Storm", "loot_island": "Fool’s Gold"}
ACT, LAST = {"ask": "act", "seats": [0], "left": 2}, {"ask": "act", "seats": [0], "left": 1}
DRAW, FLOOD = {"ask": "draw", "left": 0}, {"ask": "flood", "left": 3}
EARTH = "earth earth earth "
LESSON = json.loads((ISLAND.folder / "lessons/defend.json").read_text(encoding="utf-8"))
WINDOWS: dict[str, tuple[Any, ...]] = {
    "miner": (LOST_MOCK, "0 aim vertical", "0 blast n"),
    "defend": (LESSON, "1 glide shark-1 w"),
    "attack": (asking(LOST_MOCK, ACT),),
    "battle": (asking(LOST_MOCK, ACT), "0 move crimson-a s", "0 battle crimson-b n"),
    "storm": (asking(LOST_MOCK, LAST, {"ask": "blow", "subject": "d5"}),),
    "power": (asking(LOST_MOCK, {"ask": "power"}),),
    "shrink": (asking(LOST_MOCK, {"ask": "shrink", "left": 1}),),
    "sink": (asking(ISLAND_MOCK, {"ask": "sink"}),),
    "own-tile": (asking(ISLAND_MOCK, {"ask": "play"}),),
    "discard": (asking(MOCK, DRAW, {"ask": "discard"}, hand=EARTH + "ocean ocean sandbags"),),
    "swim": (asking(MOCK, FLOOD, {"ask": "swim", "topic": "misty_marsh"}, hand=EARTH, on="misty_marsh"),),
    "flight": (asking(MOCK, ACT, hand=EARTH + "helicopter", on="observatory"), "0 helicopter diver"),
    "special": (asking(MOCK, FLOOD, {"ask": "special", "topic": "before_flood"}, hand=EARTH + "sandbags"),),
    "watched": (LOST_MOCK,),
}
"""Questions that come up now and then: the position each comes up in, and what is done there before."""
TOLD = ("battle",)
"""Where the page tells what was done last."""


def windows(*only: str) -> None:
    """All of them, or those of these names."""
    places, arrange = (Match.new(game, {"seats": 4}, PEOPLE, seed="low tide") for game in (ISLAND, LOST))
    for match in (places, arrange):
        match.run_nature()
    for number in range(1, 18):
        step_on(places, number)
    found = {
        "place": asked(places, "place", 0),
        "arrange": arrange,
        "share": asked(at(LOOT_MOCK), "loot", 0),
        "heal": asked(at(LOOT_MOCK), "heal", 0),
        **{name: at(*written) for name, written in WINDOWS.items()},
    }
    for name in only or found:
        match = found[name]
        game, mine = match.game.id, [] if name == "watched" else [0]
        rows = entries(match) if name in TOLD else []
        called = {"name": CALLED.get(game, "Low Tide"), "game": game, "options": dict(match.options)}
        info = table(name, "playing", len(match.players), **called)
        scene(name, info, mine, rows, moment(match, len(rows), mine), seen=len(rows[:-1]))


def main() -> None:
    _, state = load_position(MOCK)
    mock = Match.at(GAME, state, PEOPLE, seed="low tide")
    mock.play(0, GAME.space.parse("shore temple_moon"))
    mock.undo([0])
    history = entries(played(14))
    scene("play", table("play", "playing"), [0], history, moment(mock, len(history), [0]))
    _, state = load_position(ISLAND_MOCK)
    chart = Match.at(ISLAND, state, PEOPLE, seed="low tide")
    info = table("island", "playing", name="Four Harbours", game="the_island", options=dict(chart.options))
    scene("island", info, [0], [], moment(chart, 0, [0]))
    _, state = load_position(LOST_MOCK)
    lagoon = Match.at(LOST, state, PEOPLE, seed="low tide")
    info = table("lost", "playing", name="Stone and Storm", game="lost_island", options=dict(lagoon.options))
    scene("lost", info, [0], [], moment(lagoon, 0, [0]))
    _, state = load_position(LOOT_MOCK)
    hunt = Match.at(LOOT, state, PEOPLE, seed="low tide")
    info = table("loot", "playing", name="Fool’s Gold", game="loot_island", options=dict(hunt.options))
    scene("loot", info, [0], [], moment(hunt, 0, [0]))
    for card in ("red-9-a", "red-10-a"):
        hunt.play(0, LOOT.space.parse(f"choose {card}"))
    scene("loot-chosen", info | {"id": "loot-chosen"}, [0], [], moment(hunt, 0, [0]))
    scene("waiting", table("waiting", "playing"), [1], history, moment(mock, len(history), [1]))
    team = played(5, seats=3)
    scene("team", table("team", "playing", 3), [0, 1, 2], entries(team), moment(team, len(team.steps), [0, 1, 2]))
    hidden = moment(team, len(team.steps), [0, 1, 2])
    hidden["views"]["1"]["position"]["secret"] = "what only this seat knows"
    scene("secret", table("secret", "playing", 3), [0, 1, 2], entries(team), hidden)
    over = played(5000, seats=2, seed="skull")
    assert over.is_over()
    short = entries(over)
    scene("over", table("over", "over", 2), [0], short, moment(over, len(short), [0]))
    info = table("gathering", "gathering")
    info["seats"][1] |= {"kind": "open", "name": "", "here": False}
    info["seats"][2] |= {"kind": "open", "name": "", "here": False}
    scene("gathering", info, [0], [], None)
    windows()
    write("server", server())
    write("tables", [info | {"id": "gathering"}, info | {"id": "other", "name": "Fool’s Gold"}])
    write("rules", rules())
    write("replay", replay(played(10, seats=2)))
    ended("island", last_steps(ISLAND, ISLAND_MOCK, 40), name="Four Harbours")
    ended("lost", last_steps(LOST, LOST_MOCK, 24), name="Stone and Storm")
    ended("loot", last_steps(LOOT, LOOT_MOCK, 30), name="Fool’s Gold")


if __name__ == "__main__":
    main()
