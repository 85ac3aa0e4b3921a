"""What can be wrong with what people give us. Each message says what is wrong, where, and what would be right."""


class AtollError(Exception):
    """The base of all errors that are the input's fault; its text is for people."""


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
