"""The Island as JSON. All fields may be left out:

options     seats (default: as many as there are colours in `explorers`, or hands, two at least), colours, …
tiles       seven rows of the island, d to j: b beach, f forest, m mountain, . sea; spaces do not count
            (default: a whole island, beaches outside, mountains inside)
explorers   for each colour a list of places, in order: a cell, boat-1, a safe island (northwest …), lost, or - for not
            placed yet; with =3 after it for the value (default: lost, and the values that are left, the low ones first;
            without the field: all stand on tiles, the colours in turn)
boats       cells in the order of launching, lost for one that is gone (default: two each, all lost)
creatures   {"serpent": […], "shark": […], "whale": […]}: cells in the order of appearing, or lost
            (default: the serpents where they start, no sharks, no whales)
hands       for each seat {"beach": ["dolphin", …], "forest": […], "mountain": […]} (default: none)
spent       tiles out of the game, by terrain (default: whatever fits tiles, creatures, boats and hands)
swam        explorers that have swum this turn (default: none)
turns, turn, first   how many turns there have been, this one included; whose it is; who began
            (default: a turn for each tile that is taken, and one more; seat 0)
last_turns  turns since the last tile was taken (default: 0)
over        an ending, for a game that is over
asks        default: the seat whose turn it is has three points left

What a seat sees is written the same way, with =? and ? for values and tiles that it does not know; to play on from a
position these must be known.
"""

from typing import Any

from ...engine.names import one_of
from ...engine.position import Reader
from ...engine.records import State, plain
from .board import BOX, CELL, CELLS, N_SLOTS, ROWS, SAFE_ISLAND, SERPENT_STARTS, SLOTS
from .pieces import colours_in_play, explorers_in_play, is_aboard, is_safe, owner
from .prepare import boats_each, setup
from .state import (
    ABOARD,
    BIT,
    COLOUR,
    EACH,
    ENDINGS,
    EXPLORER,
    FIRST_KEPT,
    FIRST_OF,
    KIND,
    LAST_ROUNDS,
    LOST,
    MAX_VALUE,
    N_BOATS,
    N_EXPLORERS,
    N_TERRAINS,
    NONE,
    OPTIONS,
    POINTS,
    SAFE,
    TERRAIN,
    TERRAIN_STOCK,
    TILE,
    TILE_STOCK,
    UNPLACED,
    Ask,
    Terrain,
)
from .turn import ask_seat

FAULT_HELP = {
    "terrain": "no terrain has more tiles than the box, and a forest is taken only when no beach is left, a mountain last",
    "explorers": "an explorer is on the board, in a boat that is there, on a safe island or lost; at set-up all stand on tiles",
    "values": "every colour has the values 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6, and every explorer that is placed has one",
    "boats": "one boat a cell, in the sea; two each at the start and one more for each boat tile that is spent",
    "crew": "a boat holds three explorers at most",
    "creatures": "creatures are in the sea; there is a shark and a whale for each such tile that is spent, and five serpents",
    "swimmers": "nobody swims in a cell with a shark or a serpent",
    "tiles": "every tile that is taken is in a hand or spent, and nobody has more of them than the box",
    "turn": "a tile is taken each turn, in turn from who began: turns, turn, first and tiles do not fit together",
    "asks": "a question that cannot be open here: check kind, seats, left and subject, or leave asks out",
    "over": "the end does not fit: the volcano, nobody left on the board, or no tile left (atlantis)",
}

ISLAND_ROWS = [r for r, row in enumerate(ROWS) if "#" in row]
WIDTHS = [sum(mark in "#C" for mark in ROWS[r]) for r in ISLAND_ROWS]
LETTERS = "bfm"
WHOLE = ["bbbb", "bfffb", "bffmmffb", "fmm.mmf", "bffmmffb", "bfffb", "bbbb"]
PREPARATION = tuple(Ask(kind).name.lower() for kind in range(Ask.LAY, Ask.DRIFT + 1))


def options(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """As many seats as there are hands or colours, unless it is said."""
    if "seats" not in given:
        colours = reader.take("explorers", {})
        known = (
            [COLOUR.ids.index(name) + 1 for name in colours if name in COLOUR.ids] if isinstance(colours, dict) else []
        )
        hands = len(reader.list("hands", []))
        two = str(given.get("colours")) == "two"
        given["seats"] = OPTIONS.min_seats if two else min(max([OPTIONS.min_seats, hands, *known]), OPTIONS.max_seats)
    return given


# -- writing -----------------------------------------------------------------------------------------------------------


def dump(s: State) -> dict[str, Any]:
    colours, s = int(colours_in_play(s)), plain(s)
    data: dict[str, Any] = {"tiles": _dump_tiles(s), "explorers": _dump_explorers(s, colours)}
    data["boats"] = [CELL.ids[cell] if cell >= 0 else "lost" for cell in s.boat[: s.launched]]
    data["creatures"] = {
        kind: [CELL.ids[c] if c >= 0 else "lost" for c in s.creature[FIRST_OF[k] : FIRST_OF[k] + s.appeared[k]]]
        for k, kind in enumerate(KIND.ids)
    }
    data["hands"] = [_dump_hand(s, seat) for seat in range(s.seats)]
    data["spent"] = {name: _tiles(s.spent[t]) for t, name in enumerate(TERRAIN.ids)}
    if s.swam:
        data["swam"] = [EXPLORER.ids[e] for e in range(N_EXPLORERS) if s.swam >> e & 1]
    data["turns"] = s.turns
    data |= {key: value for key, value in (("first", s.first), ("turn", s.turn)) if value >= 0}
    data |= {"last_turns": s.last_turns} if s.last_turns else {}
    data |= {"over": ENDINGS.ids[s.over]} if s.over else {}
    return data


def _dump_tiles(s: State) -> list[str]:
    rows = []
    first = 0
    for row in ROWS:
        if "#" in row:
            cells = [first + i for i, mark in enumerate(row) if mark in "#C"]
            rows.append("".join((LETTERS + ".")[s.terrain[cell]] for cell in cells))
        first += len(row)
    return rows


def _dump_explorers(s: State, colours: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for colour in range(colours):
        own = range(EACH * colour, EACH * colour + EACH)
        found[COLOUR.ids[colour]] = [_dump_explorer(s, explorer) for explorer in own]
    return found


def _dump_explorer(s: State, explorer: int) -> str:
    place = s.where[explorer]
    if place == UNPLACED:
        return "-"
    at = "lost"
    if is_aboard(place):
        at = f"boat-{place - ABOARD + 1}"
    elif is_safe(place):
        at = SAFE_ISLAND.ids[place - SAFE]
    elif place < CELLS:
        at = CELL.ids[place]
    return f"{at}={s.value[explorer] or '?'}"


def _tiles(counts: Any) -> list[str]:
    return [name for name, n in zip(TILE.ids, counts, strict=True) for _ in range(n)]


def _dump_hand(s: State, seat: int) -> dict[str, list[str]]:
    hand = {}
    for t, name in enumerate(TERRAIN.ids):
        known = _tiles(s.hand[seat][t])
        hand[name] = known + ["?"] * (s.hand_size[seat][t] - len(known))
    return hand


# -- reading -----------------------------------------------------------------------------------------------------------


def load(reader: Reader, s: State) -> None:
    setup(s)
    s.asks[0] = 0
    s.ask_count = 0
    _load_tiles(reader, s)
    _load_boats(reader, s)
    _load_explorers(reader, s)
    _load_creatures(reader, s)
    _load_hands(reader, s)
    _load_spent(reader, s)
    for explorer in reader.distinct("swam", EXPLORER, []):
        s.swam |= BIT[explorer]
    _load_turn(reader, s)
    s.over = reader.name("over", ENDINGS) if reader.has("over") else 0
    if not s.over and not reader.has("asks"):
        ask_seat(s, Ask.MOVE, int(s.turn), POINTS, 0, 0)


def _first_ask(reader: Reader) -> str:
    asks = reader.list("asks", [])
    return str(asks[0].get("ask")).lower() if asks and isinstance(asks[0], dict) else ""


def _load_tiles(reader: Reader, s: State) -> None:
    rows = ["".join(str(row).split()) for row in reader.list("tiles", WHOLE)]
    if [len(row) for row in rows] != WIDTHS:
        sizes = ", ".join(map(str, WIDTHS))
        here = ", ".join(str(len(row)) for row in rows)
        raise reader.fail("tiles", f"the island has {len(WIDTHS)} rows of {sizes} places; here are {here}")
    first = 0
    drawn = iter(enumerate(rows))
    for row in ROWS:
        if "#" in row:
            number, letters = next(drawn)
            places = [first + i for i, mark in enumerate(row) if mark in "#C"]
            for cell, letter in zip(places, letters, strict=True):
                if letter not in LETTERS + "." or (letter != "." and cell not in SLOTS):
                    problem = (
                        f"{letter!r} is no terrain: b beach, f forest, m mountain, . sea (and in the middle always)"
                    )
                    raise reader.fail(f"tiles[{number}]", problem)
                s.terrain[cell] = (LETTERS + ".").index(letter)
        first += len(row)
    s.land = sum(int(s.terrain[cell]) != Terrain.SEA for cell in SLOTS)
    s.laid = s.land if _first_ask(reader) == "lay" else N_SLOTS


def _cell(reader: Reader, key: str, word: object) -> int:
    """A cell, or NONE for lost."""
    if word == "lost":
        return NONE
    if not isinstance(word, str) or word.lower() not in CELL.number:
        raise reader.fail(key, f"{word!r} is no cell: write for example d4, or lost")
    return CELL.number[word.lower()]


def _load_boats(reader: Reader, s: State) -> None:
    preparing = _first_ask(reader) in PREPARATION
    words = reader.list("boats", [] if preparing else ["lost"] * (int(boats_each(s)) * int(s.seats)))
    if not preparing and len(words) < boats_each(s) * s.seats:
        words = [*words, *["lost"] * (int(boats_each(s)) * int(s.seats) - len(words))]
    if len(words) > N_BOATS:
        raise reader.fail("boats", f"the box has {N_BOATS} boats, here are {len(words)}")
    for boat, word in enumerate(words):
        cell = _cell(reader, f"boats[{boat}]", word)
        if cell != NONE and s.boat_at[cell] != NONE:
            raise reader.fail(f"boats[{boat}]", f"there is a boat in {CELL.ids[cell]} already")
        s.boat[boat] = cell
        if cell != NONE:
            s.boat_at[cell] = boat
    s.launched = len(words)


def _load_explorers(reader: Reader, s: State) -> None:
    given = reader.take("explorers", {})
    colours = COLOUR.ids[: int(colours_in_play(s))]
    if not isinstance(given, dict):
        raise reader.fail("explorers", 'give an object {"crimson": […], …}')
    for name in given:
        if name not in colours:
            raise reader.fail("explorers", f"{name!r} is no colour of this game: {one_of(str(name), colours)}")
    preparing = _first_ask(reader) in PREPARATION
    land = [CELL.ids[cell] for cell in SLOTS if s.terrain[cell] != Terrain.SEA]
    for colour, name in enumerate(colours):
        left_out = [] if reader.has("explorers") or reader.has("over") or preparing else land[colour :: len(colours)]
        item = Reader({name: given.get(name, left_out[:EACH])}, "explorers")
        _load_colour(item, name, colour, s, preparing)


def _load_colour(reader: Reader, name: str, colour: int, s: State, preparing: bool) -> None:
    words = [str(word) for word in reader.list(name)]
    if len(words) > EACH:
        raise reader.fail(name, f"a colour has {EACH} explorers, here are {len(words)}")
    words += ["-" if preparing else "lost"] * (EACH - len(words))
    blank: list[int] = []
    for i, word in enumerate(words):
        explorer = EACH * colour + i
        place, _, value = word.partition("=")
        s.where[explorer] = _place(reader, f"{name}[{i}]", place, s)
        if value and value != "?":
            if not value.isdecimal() or not 1 <= int(value) <= MAX_VALUE or s.held[colour, int(value)] == 0:
                raise reader.fail(f"{name}[{i}]", f"{value!r} is no value that the colour has left")
            s.value[explorer] = int(value)
            s.held[colour, int(value)] -= 1
        elif s.where[explorer] != UNPLACED and not value:
            blank.append(explorer)
        if is_aboard(s.where[explorer]):
            s.crew[s.where[explorer] - ABOARD, owner(s, explorer)] += 1
    for explorer in blank:
        lowest = next(v for v in range(1, MAX_VALUE + 1) if s.held[colour, v])
        s.value[explorer] = lowest
        s.held[colour, lowest] -= 1


def _place(reader: Reader, key: str, given: str, s: State) -> int:
    word = given.lower()
    if word == "-":
        return UNPLACED
    if word == "lost":
        return LOST
    if word in SAFE_ISLAND.number:
        return SAFE + SAFE_ISLAND.number[word]
    if word.startswith("boat-") and word[5:].isdecimal() and 1 <= int(word[5:]) <= s.launched:
        return ABOARD + int(word[5:]) - 1
    if word in CELL.number:
        return CELL.number[word]
    raise reader.fail(key, f"{given!r} is no place: write a cell (d4), boat-1, {', '.join(SAFE_ISLAND.ids)}, lost or -")


def _load_creatures(reader: Reader, s: State) -> None:
    given = reader.take("creatures", {})
    if not isinstance(given, dict):
        raise reader.fail("creatures", 'give an object {"shark": […], …}')
    for name in given:
        if name not in KIND.number:
            raise reader.fail("creatures", f"{name!r} is no kind of creature: {one_of(str(name), KIND.ids)}")
    starts = {"serpent": [CELL.ids[cell] for cell in SERPENT_STARTS]}
    for kind, name in enumerate(KIND.ids):
        item = Reader({name: given.get(name, starts.get(name, []))}, "creatures")
        words = item.list(name)
        most = int(FIRST_OF[kind + 1] - FIRST_OF[kind])
        if name == "serpent":
            words = [*words, *["lost"] * (most - len(words))]
        if len(words) > most:
            raise item.fail(name, f"the box has {most} of them, here are {len(words)}")
        for i, word in enumerate(words):
            s.creature[FIRST_OF[kind] + i] = _cell(item, f"{name}[{i}]", word)
        s.appeared[kind] = len(words)


def _load_hands(reader: Reader, s: State) -> None:
    for seat, item in enumerate(reader.objects("hands", [])):
        if seat >= s.seats:
            raise reader.fail("hands", f"there are {int(s.seats)} seats, and more hands")
        for t, name in enumerate(TERRAIN.ids):
            words = item.list(name, [])
            s.hand_size[seat, t] = len(words)
            for tile in Reader({name: [word for word in words if word != "?"]}, item.path).names(name, TILE):
                s.hand[seat, t, tile] += 1
        item.close()


def _load_spent(reader: Reader, s: State) -> None:
    if reader.has("spent"):
        item = Reader(reader.take("spent"), "spent")
        for t, name in enumerate(TERRAIN.ids):
            for tile in item.names(name, TILE, []):
                s.spent[t, tile] += 1
        item.close()
    elif s.laid == N_SLOTS:
        _guess_spent(reader, s)


def _guess_spent(reader: Reader, s: State) -> None:
    """The boats and creatures that are there need their tiles; the others that are taken can be anything that is past."""
    taken = [int(TERRAIN_STOCK[t]) - sum(int(s.terrain[c]) == t for c in SLOTS) for t in range(N_TERRAINS)]
    if _first_ask(reader) == "turn_up":
        asked = str(reader.list("asks")[0].get("topic"))
        taken = [n - (name == asked) for n, name in zip(taken, TERRAIN.ids, strict=True)]
    need = {"shark": int(s.appeared[1]), "whale": int(s.appeared[2])}
    need["boat"] = max(int(s.launched - boats_each(s) * s.seats), 0)
    if reader.has("over") and reader.data["over"] == "volcano":
        need["volcano"] = 1
    past = [*TILE.ids[FIRST_KEPT:], "whirlpool"]
    for name in [
        *(tile for tile, n in need.items() for _ in range(n)),
        *(tile for tile in past for _ in range(N_SLOTS)),
    ]:
        tile = TILE.number[name]
        for t in range(N_TERRAINS):
            free = taken[t] - int(s.spent[t].sum()) - int(s.hand_size[:, t].sum())
            if free > 0 and s.spent[t, tile] + s.hand[:, t, tile].sum() < TILE_STOCK[t, tile]:
                s.spent[t, tile] += 1
                break


def _load_turn(reader: Reader, s: State) -> None:
    first_ask = _first_ask(reader)
    seats = int(s.seats)
    if first_ask in PREPARATION:
        s.first = reader.number("first", 0, seats - 1, NONE) if reader.has("first") else NONE
        s.turns = reader.number("turns", 0, 0, 0)
        return
    s.last_turns = reader.number("last_turns", 0, LAST_ROUNDS * seats, 0)
    sunk = first_ask and Ask[first_ask.upper()] >= Ask.TURN_UP if first_ask.upper() in Ask.__members__ else False
    taken = N_SLOTS - int(s.land) + int(s.last_turns)
    s.turns = reader.number("turns", 1, 1000, max(taken + (not sunk and not s.last_turns), 1))
    if reader.has("turn"):
        s.turn = reader.number("turn", 0, seats - 1)
        s.first = reader.number("first", 0, seats - 1, (int(s.turn) - int(s.turns) + 1) % seats)
    else:
        s.first = reader.number("first", 0, seats - 1, (1 - int(s.turns)) % seats)
        s.turn = (int(s.first) + int(s.turns) - 1) % seats


# -- counting ----------------------------------------------------------------------------------------------------------

IN_THE_BOX = {f"{tile} tile": int(TILE_STOCK[:, i].sum()) for i, tile in enumerate(TILE.ids)}
IN_THE_BOX |= {kind: BOX["creatures"]["stock"][kind] for kind in KIND.ids}
IN_THE_BOX |= {"boats": N_BOATS, "explorers": N_EXPLORERS, "tiles": N_SLOTS}


def census(s: State) -> dict[str, dict[str, int]]:
    """Where every component is; for each the numbers add up to IN_THE_BOX."""
    found: dict[str, dict[str, int]] = {}
    for tile, name in enumerate(TILE.ids):
        seen = {"hands": int(s.hand[:, :, tile].sum()), "spent": int(s.spent[:, tile].sum())}
        found[f"{name} tile"] = seen | {"unseen": int(TILE_STOCK[:, tile].sum()) - sum(seen.values())}
    for k, kind in enumerate(KIND.ids):
        there = int((s.creature[FIRST_OF[k] : FIRST_OF[k + 1]] != NONE).sum())
        gone = int(s.appeared[k]) - there
        found[kind] = {"sea": there, "gone": gone, "box": IN_THE_BOX[kind] - there - gone}
    lying = int((s.boat != NONE).sum())
    found["boats"] = {"sea": lying, "gone": int(s.launched) - lying, "box": N_BOATS - int(s.launched)}
    in_play = int(explorers_in_play(s))
    places = s.where[:in_play]
    found["explorers"] = {
        "hands": int((places == UNPLACED).sum()),
        "board": int(((places >= 0) & (places < ABOARD)).sum()),
        "boats": int(((places >= ABOARD) & (places < SAFE)).sum()),
        "safe": int(((places >= SAFE) & (places < LOST)).sum()),
        "lost": int((places == LOST).sum()),
        "box": N_EXPLORERS - in_play,
    }
    found["tiles"] = {"lying": int(s.land), "to be laid": N_SLOTS - int(s.laid), "taken": int(s.laid) - int(s.land)}
    return found
