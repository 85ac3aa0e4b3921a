"""Games and options to try: every number of seats, and every option at its first, at its last and at a mixture of values."""

from typing import Any

from atoll.engine.catalogue import game_ids, get_game, is_offered

GAMES = [id for id in game_ids() if is_offered(id)]


def options_at(id: str, pick: int, seats: int) -> dict[str, Any]:
    """Each option's `pick`-th value, counted on where there are fewer."""
    choices = get_game(id).options.choices
    return {"seats": seats} | {o.name: o.values[(pick + k * (pick > 0)) % len(o.values)] for k, o in enumerate(choices)}


def spread(id: str) -> list[dict[str, Any]]:
    """Every number of seats once, with other options each time."""
    options = get_game(id).options
    return [options_at(id, pick, seats) for pick, seats in enumerate(range(options.min_seats, options.max_seats + 1))]


SPREAD = [(id, options) for id in GAMES for options in spread(id)]


def name(value: object) -> str:
    return value if isinstance(value, str) else f"{value['seats']}" if isinstance(value, dict) else ""
