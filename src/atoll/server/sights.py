"""What each seat sees of one moment of a match."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from ..engine.game import Game
from ..engine.position import dump_position
from . import protocol as p
from .wording import choice_to_send, question_of

_encode = msgspec.json.Encoder().encode
Eyes = int
"""Whose view: a seat, or SPECTATOR."""


class Words(NamedTuple):
    """What is seen, as clients read it."""

    kind: int
    """The same number for all who see the same."""
    position: bytes
    question: p.Question | None


class Sights:
    """Found out when it is asked for, and once; in words once for all that see the same."""

    def __init__(self, game: Game, state: Any, question_number: int, options: Mapping[str, Any]) -> None:
        self._game, self._state, self._number, self._options = game, state, question_number, options
        views, actions = game.look_around(state)
        self._seen: dict[Eyes, Any] = dict(enumerate(views))
        self._actions = actions
        self._words: dict[Eyes, Words] = {}
        self._alike: dict[bytes, Words] = {}
        """By what is seen, byte by byte. Where nothing is hidden all seats see the same."""

    def position(self, eyes: Eyes) -> Any:
        """Ready to be sent."""
        return msgspec.Raw(self.words(eyes).position)

    def question(self, eyes: Eyes) -> p.Question | None:
        return self.words(eyes).question

    def asked(self, eyes: Eyes) -> list[int]:
        return self._game.asked(self._sees(eyes))

    def choices(self, seat: int) -> Any:
        """Ready to be sent."""
        return msgspec.Raw(self._choices(seat))

    def _choices(self, seat: int) -> bytes:
        return b"[%b]" % b",".join([choice_to_send(self._game, action) for action in self._actions[seat]])

    def view_to_send(self, eyes: Eyes, acts: bool, may_undo: bool) -> bytes:
        """As `protocol.View` is written."""
        choices, undo = self._choices(eyes) if acts else b"[]", b"true" if may_undo else b"false"
        return b'{"position":%b,"choices":%b,"may_undo":%b}' % (self.words(eyes).position, choices, undo)

    def words(self, eyes: Eyes) -> Words:
        found = self._words.get(eyes)
        if found is None:
            view = self._sees(eyes)
            key = view.tobytes()
            if key not in self._alike:
                position = _encode(dump_position(self._game, view, self._options))
                question = question_of(self._game, view, self._number)
                self._alike[key] = Words(len(self._alike), position, question)
            found = self._words[eyes] = self._alike[key]
        return found

    def _sees(self, eyes: Eyes) -> Any:
        """The state as they may know it."""
        if eyes not in self._seen:
            self._seen[eyes] = self._game.view(self._state, eyes)
        return self._seen[eyes]
