"""A server that says what is written: the same tables every time, so that pages look the same every time.

Tables are those of web/tests/fixtures; rules, guides and the list of games come from the real server.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from atoll.engine.catalogue import get_game
from atoll.engine.position import dump_position, load_position
from atoll.server.refusal import Refusal

from .chromium import WEB

AT = 1_772_323_200.0  # the first of March 2026
_TABLES = WEB / "tests/fixtures"
_MORE = {"hints": True, "host": 0, "continues": None, "origin": None, "daily": None, "again": None}
SET_UPS = {f"gathering-{name}": f"{name}_island" for name in ("the", "lost", "loot")}
LIKE = {
    "sole": "heal",
    "given": "gathering",
    "branched": "over",
    "other": "gathering",
    "away": "play",
    "slow": "play",
    "cut": "play",
    "led": "over",
    "missed": "play",
    "late": "waiting",
} | dict.fromkeys(SET_UPS, "gathering")
"""Tables that are like another but for what makes them theirs."""
LED = 40
"""The step that somebody leads to."""
HELD = ("play", "over", "gathering", "island", "lost", "loot", "loot-chosen", "secret", "waiting")


def read(name: str) -> Any:
    return json.loads((_TABLES / f"{name}.json").read_text(encoding="utf-8"))


class Written:
    """Stands between a page and its server. `nothing`: no tables yet; `down`: no answer; `known`: somebody is logged in;
    `telling`: it sends messages and mails."""

    def __init__(self, page: Page) -> None:
        self.nothing = self.down = self.known = self.telling = False
        self.torn = False
        """A part of the page is not there any more."""
        self.cut = False
        """The line to the table of that name is lost, and nobody answers."""
        self.lang = "en"
        page.route("**/api/**", self._answer)
        page.route("**/assets/About-*.js", lambda route: route.abort() if self.torn else route.continue_())
        page.route_web_socket("**/api/play", self._play)

    def _answer(self, route: Route) -> None:
        path = Path(route.request.url.split("?")[0].split("/api/")[1])
        if self.down:
            route.abort()
        elif path.name == "server":
            told = route.fetch(
                max_retries=3
            ).json()  # a server may close a line that was quiet just as it is used again
            games = [game for game in told["games"] if game["id"] != "template"]
            route.fulfill(
                json=told | {"version": "0.0.0", "games": games, "preparing": [], "origins": ["https://atoll.example"]}
            )
        elif path.parts[0] == "tables":
            found = self._table(*path.parts[1:])
            if path.name == "replay" and "eyes=0" in route.request.url:
                found = _through(found, 0)
            route.fulfill(json=found) if found is not None else route.fulfill(status=404, json={})
        elif path.parts == ("mine",):
            asked: Any = route.request.post_data_json
            held = [] if self.nothing else [id for id in HELD if id in asked["tables"]]
            route.fulfill(json=[_mine(id) for id in held])
        elif path.parts[0] == "profile":
            answers = {"tables": [_mine("play"), _mine("over")], "statistics": _figures()}
            route.fulfill(json=answers.get(path.name, _me() if self.known else {"profile": None, "passkeys": True}))
        elif path.parts == ("offers",) and self.telling:
            route.fulfill(json={"push": "x" * 87, "mail": True, "vacation_days": 30})
        elif path.parts[0] == "daily":
            game = path.name
            route.fulfill(
                json={"game": game, "seats": 4, "day": "2026-03-01", "results": [] if game[:2] == "lo" else _teams()}
            )
        else:
            route.continue_()

    def _table(self, id: str = "", what: str = "") -> Any:
        if not id:
            return [] if self.nothing else [one | _MORE for one in read("tables")]
        if not (_TABLES / f"{LIKE.get(id, id)}.json").is_file():
            return None
        table, game = _info(id), id.partition("over-")[2]
        answers: dict[str, Any] = {
            "": table,
            "mine": _mine(id),
            "replay": read(f"replay-{game}" if game else "replay"),
            "results": {"game": table["game"], "seats": len(table["seats"]), "day": None, "results": _teams()},
            "branches": _branches() if id == "branched" else [],
            "review": read(f"review-{game}") if game else _review(),
            "hint": _hint(),
        }
        return answers.get(what)

    def _play(self, line: WebSocketRoute) -> None:
        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            if message["t"] == "ping":
                line.send(json.dumps({"t": "pong", "at": AT}))
            elif message["t"] == "hello" and message["table"] != "silent" and not self.cut:
                self.lang = message["lang"]
                self._welcome(line, message["table"])
            elif message["t"] == "say":
                text = Refusal("rate", "rate").text(self.lang)
                line.send(json.dumps({"t": "refused", "id": message["id"], "code": "rate", "text": text}))

        line.on_message(heard)

    def _welcome(self, line: WebSocketRoute, id: str) -> None:
        welcome, *updates = read(LIKE.get(id, id))
        if id == "sole":
            del updates[-1]["moment"]["views"]["0"]["choices"][1:]
        if id == "late":
            updates.append(_time_is_out(updates[-1]))
        line.send(json.dumps(welcome | {"at": AT, "table": _info(id)} | _guest(id)))
        for update in updates:
            line.send(json.dumps(update))
        if id == "led":
            line.send(json.dumps({"t": "shown", "seat": 1, "step": LED}))
        if id == "cut":
            self.cut = True
            line.close()


def _info(id: str) -> dict[str, Any]:
    table: dict[str, Any] = read(LIKE.get(id, id))[0]["table"]
    fairness = {"missing": []} | table["fairness"]
    if id == "away":
        table["seats"][1] |= {"here": False, "away_since": AT - 600}
    if id in SET_UPS:
        game = get_game(SET_UPS[id])
        table |= {"game": game.id, "options": dict(game.options.complete({"seats": len(table["seats"])}))}
    if id == "given":
        table["daily"] = "2026-03-01"
    if id == "late":
        table["clock"] = {"seconds": 600.0, "increment": 0.0, "delay": 0.0}
        table["seats"][1]["bot"] = "sensible"
    if id == "slow":
        table["clock"] = {"seconds": 259200.0, "increment": 0.0, "delay": 0.0}
    return _MORE | table | {"id": id, "created": AT, "fairness": fairness}


def _time_is_out(before: dict[str, Any]) -> dict[str, Any]:
    """Bram's, so that a bot plays for him."""
    n = before["moment"]["n"] + 1
    said = {"t": "table", "n": n, "at": AT, "what": "bot", "seat": 1, "by": None, "table": _info("late")}
    clocks = {"clocks": [25.0, 0.0, 318.0, 600.0], "running": [0]}
    views = {"1": before["moment"]["views"]["1"] | {"choices": []}}
    return before | {"entries": [said], "moment": before["moment"] | clocks | {"n": n, "views": views}}


def _hint() -> dict[str, Any]:
    """Three of what may be done, and what they are worth."""
    moment = read("play")[1]["moment"]
    choices = moment["views"]["0"]["choices"]
    worth = zip((choices[:2], choices[3:4], choices[5:6]), (0.62, 0.58, 0.41), strict=True)
    advice = [{"choices": plan, "chance": chance, "simulations": 1200} for plan, chance in worth]
    return {"seat": 0, "ask": moment["question"]["number"], "advice": advice}


def _mine(id: str) -> dict[str, Any]:
    asked = [0] if id == "play" else []
    question = read(id)[1]["moment"]["question"] if asked else None
    waits = {"question": question, "since": AT - 4000 if asked else None, "left": 90000.0 if asked else None}
    return {"table": _info(id), "seats": [0], "asked": asked, "changed": AT - 4000, **waits}


def _me() -> dict[str, Any]:
    key = {"id": "k" * 22, "name": "Telephone", "created": AT - 9e6, "used": AT - 9e4, "site": "atoll.example"}
    return {"profile": {"name": "Ana", "created": AT - 1e7, "has_password": True, "passkeys": [key]}, "passkeys": True}


def _tally(won: int, lost: int) -> dict[str, int]:
    return {"matches": won + lost, "won": won, "drawn": 0, "lost": lost}


def _figures() -> dict[str, Any]:
    """Some months of one game."""
    months = [("2025-11", 2, 5), ("2025-12", 4, 3), ("2026-01", 0, 0), ("2026-02", 6, 2)]
    game = {
        "game": "forbidden_island", "alone": 0, "continued": 1, "daily": 3, "tally": _tally(12, 10),
        "seats": [{"what": "2", "tally": _tally(7, 4)}, {"what": "4", "tally": _tally(5, 6)}], "places": [],
        "options": [{"option": "difficulty", "values": [{"what": "novice", "tally": _tally(12, 10)}]}],
        "others": [{"what": "people", "tally": _tally(9, 7)}, {"what": "sensible", "tally": _tally(3, 3)}],
        "months": [{"what": month, "tally": _tally(won, lost)} for month, won, lost in months],
        "best_points": None, "best_table": None, "fewest_turns": 14, "fewest_table": "over", "streak": 2, "longest": 4,
        "minutes": 431.0,
    }  # fmt: skip
    match = {
        "table": "over",
        "game": "forbidden_island",
        "points": None,
        "turns": 14,
        "with_people": ["Bram"],
        "with_bots": [],
    }
    return {"games": [game], "matches": [match | {"at": AT - 86400.0, "result": "won"}]}


def _guest(id: str) -> dict[str, Any]:
    return {"seats": [], "host": False} if id == "other" else {}


def _teams() -> list[dict[str, Any]]:
    more = {"at": AT, "outcome": "treasure_lost", "points": None, "tries": 1, "places": [0, 1]}
    teams = (
        ("over", ["Ana", "Bram"], ["sensible", "sensible"], 9, 0.0),
        ("other", ["Chloé", "Deniz"], ["sensible", "sensible"], 7, 0.0),
        ("third", ["Ana", "Bram"], ["sensible", "beginner"], 14, 1.0),
    )
    return [
        more | {"table": name, "people": people, "bots": bots, "turns": turns, "payoff": [payoff] * 4}
        for name, people, bots, turns, payoff in teams
    ]


def _branches() -> list[dict[str, Any]]:
    """Two matches that went on from this one."""
    return [{"step": step, "result": team} for step, team in zip((12, 30), _teams()[1:], strict=True)]


def _through(replay: dict[str, Any], seat: int) -> dict[str, Any]:
    """As a seat saw it."""
    game = get_game(replay["game"])

    def seen(position: Any) -> Any:
        return dump_position(game, game.view(load_position(position)[1], seat))

    frames = [frame | {"position": seen(frame["position"])} for frame in replay["frames"]]
    return replay | {"eyes": seat, "frames": frames}


def _review() -> dict[str, Any]:
    """Chances that rise and fall, and two choices that cost much."""
    position = read("play")[1]["moment"]["views"]["0"]["position"]
    chances = [0.5, 0.55, 0.48, 0.6, 0.35, 0.4, 0.2, 0.1, 0.05, 0.0]
    played, better = (
        [{"do": f"{do} {tile}", "parts": {"do": do, "tile": tile}}]
        for do, tile in (("move", "fools_landing"), ("shore", "temple_moon"))
    )
    turning = {"seat": 0, "position": position, "played": played, "better": better}
    return {
        "done": 1, "of": 1, "curve": [{"step": 9 * at, "chances": [chance, chance]} for at, chance in enumerate(chances)],
        "moments": [turning | {"step": step, "chance": chance, "best": 0.6} for step, chance in ((27, 0.35), (45, 0.2))],
    }  # fmt: skip
