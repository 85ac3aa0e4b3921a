"""What each seat sees of one moment of a match."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ..engine.game import Game
from ..engine.position import dump_position
from . import protocol as p
from .wording import choice, question_of

_encode = msgspec.json.Encoder().encode
Eyes = int
"""Whose view: a seat, or SPECTATOR."""


class Sights:
    """Found out when it is asked for, and once; in words once for all that see the same."""

    def __init__(self, game: Game, state: Any, question_number: int, options: Mapping[str, Any]) -> None:
        self._game, self._state, self._number, self._options = game, state, question_number, options
        views, actions = game.look_around(state)
        self._seen: dict[Eyes, Any] = dict(enumerate(views))
        self._actions = actions
        self._choices: dict[Eyes, list[p.Choice]] = {}
        self._words: dict[bytes, tuple[Any, p.Question | None]] = {}
        """By what is seen, byte by byte. Where nothing is hidden all seats see the same."""

    def position(self, eyes: Eyes) -> Any:
        """Ready to be sent."""
        return self._in_words(eyes)[0]

    def question(self, eyes: Eyes) -> p.Question | None:
        return self._in_words(eyes)[1]

    def asked(self, eyes: Eyes) -> list[int]:
        return self._game.asked(self._sees(eyes))

    def choices(self, seat: int) -> list[p.Choice]:
        if seat not in self._choices:
            self._choices[seat] = [choice(self._game, action) for action in self._actions[seat]]
        return self._choices[seat]

    def _in_words(self, eyes: Eyes) -> tuple[Any, p.Question | None]:
        view = self._sees(eyes)
        key = view.tobytes()
        if key not in self._words:
            position = msgspec.Raw(_encode(dump_position(self._game, view, self._options)))
            self._words[key] = position, question_of(self._game, view, self._number)
        return self._words[key]

    def _sees(self, eyes: Eyes) -> Any:
        """The state as they may know it."""
        if eyes not in self._seen:
            self._seen[eyes] = self._game.view(self._state, eyes)
        return self._seen[eyes]
