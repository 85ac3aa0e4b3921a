"""How a search goes about it: a method and its budget. Budgets are numbers of simulations, so that results repeat."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...engine.errors import AtollError, Phrase
from ...engine.names import one_of

METHODS = ("halving", "ismcts", "mo_ismcts", "pimc", "greedy")
"""Sequential halving over plans; trees over information sets, with one observer or several; a tree for each sampled world;
what looks best without a simulation."""
HALVING, ISMCTS, MO_ISMCTS, PIMC, GREEDY = range(len(METHODS))


LEAST = {"simulations": 1, "candidates": 1, "judged": 1, "worlds": 1}
"""Of these there must be some; of all others 0 is fine."""
MOST = 10**9
"""Compiled code could count further, but nobody waits for it."""


class UnknownSetting(AtollError):
    """No such setting, or not such a value."""


class Settings(NamedTuple):
    """Plain numbers: compiled code reads them too."""

    method: int = HALVING
    simulations: int = 400
    """In all, for one decision (with whole-turn plans: for the whole turn); fewer where there are fewer candidates."""
    candidates: int = 32
    """How many of the plans that look best are simulated. Of the trees: how many actions a node tries, those that look most
    sensible first; with random games all of them."""
    depth: int = 3
    """Turns that the policy plays on before the value net judges; without a net games are always played to the end."""
    judged: int = 1
    """In how many of those turns, the last ones, it judges: their mean counts."""
    prior: int = 0
    """How many simulations the first look at a candidate is worth."""
    plans: int = 0
    """Positions of the own turn to look at when enumerating whole-turn plans; 0: candidates are single actions."""
    asides: int = 1
    """1: asides are searched wherever they may be done; 0: only where the policy would do one. Of whole-turn plans."""
    policy: int = 1
    """1: simulations are played on by the game's policy; 0: by any legal action."""
    looks: int = 1
    """Worlds in which each candidate is judged once before the best are chosen."""
    worlds: int = 16
    """Of `pimc`: how many worlds get a tree of their own."""
    explore: int = 70
    """Of the trees: the constant of the confidence bound, in hundredths."""


def at_table(values: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """A level's settings at a table with these options: of {"depth": {2: 3, 4: 6}} 3 for two and three seats, 6 for four and
    more."""
    return {name: _at_table(value, options["seats"]) for name, value in values.items()}


def _at_table(value: Any, seats: int) -> Any:
    return value[max(n for n in value if n <= seats)] if isinstance(value, Mapping) else value


def settings_of(values: Mapping[str, Any]) -> Settings:
    """Settings by name; {"method": "halving", "simulations": 100}. UnknownSetting says what would be right."""
    known = dict(values)
    for name, value in known.items():
        if name not in Settings._fields:
            hint = one_of(name, list(Settings._fields))
            raise UnknownSetting(
                Phrase("error-no-setting", "there is no setting {name!r}: {hint}", name=name, hint=hint)
            )
        if name == "method":
            if value not in METHODS:
                hint = one_of(str(value), list(METHODS))
                raise UnknownSetting(
                    Phrase("error-no-method", "there is no method {name!r}: {hint}", name=value, hint=hint)
                )
            known[name] = METHODS.index(value)
        elif not isinstance(value, int) or not LEAST.get(name, 0) <= value <= MOST:
            english = "{name} must be a whole number from {least} to {most}, not {value!r}"
            span = {"least": str(LEAST.get(name, 0)), "most": str(MOST)}
            raise UnknownSetting(Phrase("error-bad-setting", english, name=name, **span, value=str(value)))
    return Settings(**known)
