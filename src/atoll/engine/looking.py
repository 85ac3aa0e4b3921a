"""The contract's functions for drivers in plain Python, who hold a state as an array of one record (`Game`).

To hand a record to compiled code costs ten times what the rules cost: its type is asked of NumPy, field by field. An array's
is not. And what all seats see is found out at once: who tells everybody of every step would call for each otherwise.
"""

from collections.abc import Callable
from typing import Any

from . import contract
from .compiled import rule
from .records import Array


@rule
def legal(states: Array, seat: int, menu: Array) -> int:
    return contract.legal(states[0], seat, menu)


@rule
def chance(states: Array, weights: Array) -> int:
    return contract.chance(states[0], weights)


@rule
def apply(states: Array, seat: int, action: int, log: Array) -> None:
    contract.apply(states[0], seat, action, log)


@rule
def audience(states: Array, seat: int, action: int) -> int:
    return contract.audience(states[0], seat, action)


@rule
def eager(states: Array) -> int:
    return contract.eager(states[0])


@rule
def redact(states: Array, seat: int) -> None:
    contract.redact(states[0], seat)


@rule
def look_around(views: Array, menus: Array) -> None:
    """As many copies of a state as there are seats become what each seat may know; beside it what that seat may do."""
    for seat in range(views.size):
        contract.redact(views[seat], seat)
        contract.legal(views[seat], seat, menus[seat])


BY_ARRAY: dict[str, Callable[..., Any]] = {
    "legal": legal,
    "chance": chance,
    "apply": apply,
    "audience": audience,
    "eager": eager,
    "redact": redact,
}
