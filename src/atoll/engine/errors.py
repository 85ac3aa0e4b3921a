"""What can be wrong with what people give us. Each message says what is wrong, where, and what would be right."""

from collections.abc import Mapping


class Phrase:
    """Something to tell people: the key of its text, how it reads in English, and its values (phrases and errors, too).

    `Phrase("error-no-game", "there is no game {game!r}", game="chess")`: str() is English, `Texts.tell` speaks the
    reader's language. The texts are in texts/*.errors.ftl.
    """

    def __init__(self, key: str, english: str, **values: object) -> None:
        self.key, self.english = key, english
        self.values: Mapping[str, object] = values

    def __str__(self) -> str:
        return self.english.format(**self.values)


class AtollError(Exception):
    """The base of all errors that are the input's fault. `AtollError(Phrase(…))`; str() is for developers."""


class NotationError(AtollError):
    """A text that is no action."""


class IllegalAction(AtollError):
    """An action that this seat may not do now."""


class OptionError(AtollError):
    """An option that does not exist or a value it cannot have."""


class PositionError(AtollError):
    """A position that cannot be read or cannot be."""


class MatchError(AtollError):
    """A match file that cannot be read or does not replay."""


class UnknownGame(AtollError):
    """No game of that name."""


class BrokenGame(AtollError):
    """A game folder that does not keep the contract."""
