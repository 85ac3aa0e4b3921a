"""What a card's compiler does not take, seen without a card: rules never use a member of an enum as an index."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll
from atoll.engine import CHANCE, contract
from atoll.engine.catalogue import get_game

GAMES = Path(atoll.__file__).parent / "games"
MODULES = sorted(path for path in GAMES.rglob("*.py"))


def enum_indices(source: str) -> Iterator[str]:
    """`s.hand[seat, Card.SANDBAGS]`, inside of a rule; a plain number of the same value is fine."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.decorator_list:
            for node in ast.walk(function):
                if isinstance(node, ast.Subscript):
                    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
                    if any(isinstance(p, ast.Attribute) and p.attr.isupper() and is_class(p.value) for p in parts):
                        yield f"{function.name}: {ast.unparse(node)}"


def is_class(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id[0].isupper()


def test_an_enum_as_index_is_seen() -> None:
    rule = "@rule\ndef f(s):\n    return s.laid[0, Symbol.DRAW] + s.laid[0, DRAW]"
    assert list(enum_indices(rule)) == ["f: s.laid[0, Symbol.DRAW]"]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_no_rule_has_an_enum_as_index(path: Path) -> None:
    assert not list(enum_indices(path.read_text(encoding="utf-8")))


def test_adventurers_of_a_role_are_alike_while_they_act() -> None:
    game = get_game("forbidden_island")
    state = game.new({"seats": 4})
    assert contract.likeness(state[0]) == 0, "the island is laid"
    while game.next_seat(state) == CHANCE:
        game.apply(state, CHANCE, min(game.chances(state)))
    assert game.ask_kind(state) == "act"
    for role in range(6):
        state[0].role[state[0].turn] = role
        assert contract.likeness(state[0]) == role


def test_a_game_need_not_say_what_is_alike() -> None:
    assert contract.likeness(get_game("loot_island").new({"seats": 3})[0]) == 0
