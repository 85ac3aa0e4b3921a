"""Lost Island as JSON. All fields may be left out:

options     seats (default: as many as there are colours in `explorers`, two at least), landscape, …, components
island      six rows of six words: # face down, S a stone that nobody has turned, the face of an open tile (plain, storm,
            loot_2, cross_4, diagonal_2, line_6, flag), . water, .storm water where that tile was seen
            (default: all face down, stones where the landscape has them)
stones      cells where a stone lies or lay (default: those of the landscape)
coins       {"b2": 2}: coins that lie on tiles (default: none)
fresh       cells whose loot was turned up this turn (default: none)
explorers   for each colour six places in order: a cell or boat, with =3 after it for the value, =? for one that is not
            known (default: in the boat, and the values that are left, the low ones first; without any `explorers` all
            are where they start)
boats       for each colour its explorers in the boat, a to f, the front one first (default: in the order of a to f)
rings       explorers with a ring (default: none)
seen        {"crimson-a": [0, 1]}: seats that have seen a value, "all" for everybody (default: none)
purses      coins of each seat (default: one each)
supply      coins that nobody has (default: 24 less those in purses and on tiles)
flag        hidden, a cell, or who carries it (default: hidden)
turns, turn, first   how many turns there have been, this one included; whose it is; who began (default: 1, 0, 0)
reinforced, recruited, victory   this turn, true or false (default: false)
over        an ending, for a game that is over
asks        default: the seat whose turn it is has two actions left
"""

from typing import Any

from ...engine.asks import ask
from ...engine.names import one_of
from ...engine.position import Reader
from ...engine.records import State, plain
from .prepare import setup
from .state import (
    ACTIONS,
    ALL_SEE,
    BIT,
    CARRIED,
    CELL,
    CELLS,
    COINS,
    COLOUR,
    EACH,
    ENDINGS,
    EXPLORER,
    FACE,
    HIDDEN_FLAG,
    IN_BOAT,
    LAST_TURN,
    MAX_PLAYERS,
    NONE,
    OPTIONS,
    OWNER,
    PUBLIC,
    SIDE,
    START_COINS,
    UNSEEN,
    Ask,
    Ground,
)

FAULT_HELP = {
    "ground": "there are four stones; tiles are face down, open or gone, and at set-up none is open or gone",
    "faces": "an open tile shows a face, a hidden one none, and the set has no more of any",
    "explorers": "an explorer stands on a tile of its own, not on a stone that is not turned; three of each at set-up",
    "boats": "whoever is not on the island is in the own boat, once",
    "values": "every colour has the values 1 to 6 once, and while playing all are given",
    "rings": "one ring each at most, on the island alone",
    "coins": "coins lie on open loot tiles, no more than the tile shows; there are 24 in all",
    "flag": "the flag is hidden until its stone is turned; then it is carried on the island or lies on a free tile",
    "turn": "turns, turn and first do not fit together",
    "asks": "a question that cannot be open here: check kind, seats, left and subject, or leave asks out",
    "over": "the end does not fit: the only one left on the island with the flag has won, else the game goes on",
}
PREPARATION = tuple(Ask(kind).name.lower() for kind in range(Ask.STONES, Ask.BEGIN + 1))
HIDDEN, STONE_MARK, WATER = "#", "s", "."


def options(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """As many seats as there are colours or purses, unless it is said."""
    if "seats" not in given:
        colours = reader.take("explorers", {})
        known = [COLOUR.ids.index(c) + 1 for c in colours if c in COLOUR.ids] if isinstance(colours, dict) else []
        given["seats"] = min(max([OPTIONS.min_seats, len(reader.list("purses", [])), *known]), OPTIONS.max_seats)
    return given


# -- writing -----------------------------------------------------------------------------------------------------------


def dump(s: State) -> dict[str, Any]:
    s = plain(s)
    seats = s.seats
    data: dict[str, Any] = {"island": _dump_island(s), "stones": _cells(s.stone_cells)}
    data["coins"] = {CELL.ids[cell]: coins for cell, coins in enumerate(s.coins) if coins}
    if s.fresh:
        data["fresh"] = _cells(s.fresh)
    data["explorers"] = {
        COLOUR.ids[seat]: [_dump_explorer(s, EACH * seat + i) for i in range(EACH)] for seat in range(seats)
    }
    data["boats"] = {COLOUR.ids[seat]: ["abcdef"[e % EACH] for e in s.boat[seat] if e != NONE] for seat in range(seats)}
    data["rings"] = [EXPLORER.ids[e] for e in range(seats * EACH) if s.ring[e]]
    data["seen"] = {EXPLORER.ids[e]: _dump_seen(s.seen[e], seats) for e in range(seats * EACH) if s.seen[e]}
    data["purses"] = s.purse[:seats]
    data["supply"] = s.supply
    data["flag"] = _dump_flag(s.flag)
    data["turns"] = s.turns
    data |= {key: value for key, value in (("first", s.first), ("turn", s.turn)) if value >= 0}
    data |= {key: True for key in ("reinforced", "recruited", "victory") if getattr(s, key)}
    data |= {"over": ENDINGS.ids[s.over]} if s.over else {}
    return data


def _cells(bits: int) -> list[str]:
    return [CELL.ids[cell] for cell in range(CELLS) if bits >> cell & 1]


def _dump_island(s: State) -> list[str]:
    words = [_dump_tile(s, cell) for cell in range(CELLS)]
    width = max(len(word) for word in words)
    return [" ".join(word.ljust(width) for word in words[r * SIDE : r * SIDE + SIDE]).rstrip() for r in range(SIDE)]


def _dump_tile(s: State, cell: int) -> str:
    ground, face = s.ground[cell], FACE.ids[s.face[cell]] if s.face[cell] >= 0 else ""
    return {Ground.HIDDEN: HIDDEN, Ground.STONE: STONE_MARK.upper(), Ground.WATER: WATER + face}.get(ground, face)


def _dump_explorer(s: State, explorer: int) -> str:
    place = CELL.ids[s.where[explorer]] if s.where[explorer] >= 0 else "boat"
    if explorer % EACH >= s.chosen[OWNER[explorer]]:
        return place
    return f"{place}={s.value[explorer] or '?'}"


def _dump_seen(bits: int, seats: int) -> list[Any]:
    return ["all"] if bits >> PUBLIC & 1 else [seat for seat in range(seats) if bits >> seat & 1]


def _dump_flag(flag: int) -> str:
    if flag == HIDDEN_FLAG:
        return "hidden"
    return CELL.ids[flag] if flag < CELLS else EXPLORER.ids[flag - CARRIED]


# -- reading -----------------------------------------------------------------------------------------------------------


def load(reader: Reader, s: State) -> None:
    setup(s)
    s.asks[:] = 0
    s.ask_count = 0
    preparing = _first_ask(reader) in PREPARATION
    _load_island(reader, s)
    _load_explorers(reader, s, preparing)
    _load_boats(reader, s)
    for explorer in reader.distinct("rings", EXPLORER, []):
        s.ring[explorer] = 1
    _load_seen(reader, s)
    _load_coins(reader, s)
    s.flag = _flag(reader)
    _load_turn(reader, s, preparing)
    s.over = reader.name("over", ENDINGS) if reader.has("over") else 0
    if not s.over and not reader.has("asks"):
        ask(s, Ask.ACT, 1 << int(s.turn), ACTIONS, 0, 0)


def _first_ask(reader: Reader) -> str:
    asks = reader.list("asks", [])
    return str(asks[0].get("ask")).lower() if asks and isinstance(asks[0], dict) else ""


def _load_island(reader: Reader, s: State) -> None:
    if reader.has("stones"):
        s.stone_cells = 0
        s.ground[:] = Ground.HIDDEN
        for cell in reader.distinct("stones", CELL):
            s.stone_cells |= BIT[cell]
            s.ground[cell] = Ground.STONE
    rows = [str(row).split() for row in reader.list("island", [])]
    if not rows:
        return
    if [len(row) for row in rows] != [SIDE] * SIDE:
        sizes = ", ".join(str(len(row)) for row in rows)
        raise reader.fail("island", f"give {SIDE} rows of {SIDE} words; here are rows of {sizes}")
    for cell in range(CELLS):
        _load_tile(reader, s, cell, rows[cell // SIDE][cell % SIDE])


def _load_tile(reader: Reader, s: State, cell: int, word: str) -> None:
    key = f"island[{cell // SIDE}]"
    if word.lower() in (HIDDEN, STONE_MARK):
        s.ground[cell] = Ground.HIDDEN if word == HIDDEN else Ground.STONE
        return
    name = word.lower().removeprefix(WATER)
    if name and name not in FACE.number:
        raise reader.fail(key, f"{word!r} is no tile: # (face down), S (stone), . (water), or {one_of(name, FACE.ids)}")
    s.ground[cell] = Ground.WATER if word.startswith(WATER) else Ground.OPEN
    s.face[cell] = FACE.number[name] if name else UNSEEN


def _load_explorers(reader: Reader, s: State, preparing: bool) -> None:
    colours = COLOUR.ids[: int(s.seats)]
    start = {
        name: [CELL.ids[int(s.where[EACH * seat + i])] for i in range(EACH) if s.where[EACH * seat + i] >= 0]
        for seat, name in enumerate(colours)
    }
    given = reader.take("explorers", start)
    if not isinstance(given, dict):
        raise reader.fail("explorers", 'give an object {"crimson": […], …}')
    for name in given:
        if name not in colours:
            raise reader.fail("explorers", f"{name!r} is no colour of this game: {one_of(str(name), colours)}")
    for seat, name in enumerate(colours):
        item = Reader({name: given.get(name, [])}, "explorers")
        words = [str(word) for word in item.list(name)]
        if len(words) > EACH:
            raise item.fail(name, f"a colour has {EACH} explorers, here are {len(words)}")
        _load_colour(item, name, seat, words + ["boat"] * (EACH - len(words)), s, preparing)


def _load_colour(reader: Reader, name: str, seat: int, words: list[str], s: State, preparing: bool) -> None:
    left = list(range(1, EACH + 1))
    blank = []
    for i, word in enumerate(words):
        explorer = EACH * seat + i
        place, _, value = word.lower().partition("=")
        if place != "boat" and place not in CELL.number:
            raise reader.fail(f"{name}[{i}]", f"{place!r} is no place: write a cell (b3) or boat")
        s.where[explorer] = CELL.number.get(place, IN_BOAT)
        if value.isdecimal() and int(value) in left:
            s.value[explorer] = int(value)
            left.remove(int(value))
        elif value and value != "?":
            raise reader.fail(f"{name}[{i}]", f"{value!r} is no value that the colour has left")
        elif not value and not preparing:
            blank.append(explorer)
    for explorer in blank:
        s.value[explorer] = left.pop(0)
    s.chosen[seat] = sum("=" in word for word in words) if preparing else EACH


def _load_boats(reader: Reader, s: State) -> None:
    given = reader.take("boats", {})
    colours = COLOUR.ids[: int(s.seats)]
    if not isinstance(given, dict):
        raise reader.fail("boats", 'give an object {"crimson": ["d", "e", "f"], …}')
    for name in given:
        if name not in colours:
            raise reader.fail("boats", f"{name!r} is no colour of this game: {one_of(str(name), colours)}")
    for seat, name in enumerate(colours):
        aboard = [i for i in range(EACH) if s.where[EACH * seat + i] == IN_BOAT]
        words = [
            str(word) for word in Reader({name: given.get(name, ["abcdef"[i] for i in aboard])}, "boats").list(name)
        ]
        if sorted(words) != ["abcdef"[i] for i in aboard]:
            named = ", ".join("abcdef"[i] for i in aboard) or "nobody"
            raise reader.fail("boats", f"in the boat of {name} are {named}: name each once")
        s.boat[seat, :] = NONE
        s.boat[seat, : len(words)] = [EACH * seat + "abcdef".index(word) for word in words]


def _load_seen(reader: Reader, s: State) -> None:
    given = reader.take("seen", {})
    if not isinstance(given, dict):
        raise reader.fail("seen", 'give an object {"crimson-a": [0, 1], …}')
    for name, seats in given.items():
        if name not in EXPLORER.number:
            raise reader.fail("seen", f"{name!r} is no explorer: {one_of(str(name), EXPLORER.ids)}")
        item = Reader({name: seats}, "seen")
        everybody = "all" in item.list(name)
        s.seen[EXPLORER.number[name]] = ALL_SEE if everybody else item.seats(name, int(s.seats))


def _load_coins(reader: Reader, s: State) -> None:
    given = reader.take("coins", {})
    if not isinstance(given, dict):
        raise reader.fail("coins", 'give an object {"b2": 2, …}')
    for name in given:
        if name not in CELL.number:
            raise reader.fail("coins", f"{name!r} is no cell, {one_of(str(name), CELL.ids)}")
        s.coins[CELL.number[name]] = Reader(given, "coins").number(name, 0, COINS)
    for cell in reader.distinct("fresh", CELL, []):
        s.fresh |= BIT[cell]
    purses = reader.list("purses", [START_COINS] * int(s.seats))
    if len(purses) != s.seats:
        raise reader.fail("purses", f"{int(s.seats)} seats need {int(s.seats)} numbers, not {len(purses)}")
    for seat in range(int(s.seats)):
        s.purse[seat] = Reader({f"purses[{seat}]": purses[seat]}).number(f"purses[{seat}]", 0, COINS)
    spent = int(s.purse.sum() + s.coins.sum())
    s.supply = reader.number("supply", 0, COINS, max(COINS - spent, 0))


def _flag(reader: Reader) -> int:
    word = str(reader.take("flag", "hidden")).lower()
    if word == "hidden":
        return HIDDEN_FLAG
    if word in CELL.number:
        return CELL.number[word]
    if word in EXPLORER.number:
        return CARRIED + EXPLORER.number[word]
    raise reader.fail("flag", f"{word!r}: write hidden, a cell (b3) or who carries it (crimson-a)")


def _load_turn(reader: Reader, s: State, preparing: bool) -> None:
    seats = int(s.seats)
    if preparing:
        s.turns = reader.number("turns", 0, 0, 0)
        return
    s.turns = reader.number("turns", 1, LAST_TURN, 1)
    if reader.has("turn"):
        s.turn = reader.number("turn", 0, seats - 1)
        s.first = reader.number("first", 0, seats - 1, (int(s.turn) - int(s.turns) + 1) % seats)
    else:
        s.first = reader.number("first", 0, seats - 1, (1 - int(s.turns)) % seats)
        s.turn = (int(s.first) + int(s.turns) - 1) % seats
    for key in ("reinforced", "recruited", "victory"):
        s[key] = reader.flag(key, False)


# -- counting ----------------------------------------------------------------------------------------------------------

IN_THE_BOX = {"tiles": CELLS, "explorers": EACH * MAX_PLAYERS, "coins": COINS}


def census(s: State) -> dict[str, dict[str, int]]:
    """Where every component is; for each the numbers add up to IN_THE_BOX."""
    grounds = [int((s.ground == ground).sum()) for ground in Ground]
    playing = int(s.seats) * EACH
    ashore = int((s.where[:playing] >= 0).sum())
    held = int(s.supply) + int(s.purse.sum()) + int(s.coins.sum())
    return {
        "tiles": {"hidden": grounds[0], "stones": grounds[1], "open": grounds[2], "gone": grounds[3]},
        "explorers": {"island": ashore, "boats": playing - ashore, "box": EACH * MAX_PLAYERS - playing},
        "coins": {"held": held, "lost": COINS - held},
    }
