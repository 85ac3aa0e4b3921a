"""What becomes of errors: one line for people and an exit code, never a traceback."""

import contextlib
import os
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

import typer
from typer.core import TyperGroup

from ..engine.errors import AtollError
from ..engine.written import visible
from ..texts import Texts, pick_language

WRONG, INTERRUPTED = 2, 130
spoken: ContextVar[str] = ContextVar("spoken", default="")
"""The language of the command that runs, once it is known."""
_UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Misuse(AtollError):
    """Something on the command line that cannot be; the message names it and says what would be right."""


class Group(TyperGroup):
    """All commands run inside `main`, so what goes wrong in any of them is told in the same way."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        sys.exit(self._guarded(args, **extra))

    def _guarded(self, args: Sequence[str] | None, **extra: Any) -> int:
        spoken.set("")
        try:
            code = super().main(args=args, prog_name="atoll", **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except BrokenPipeError:  # `| head`: who reads has had enough
            _silence()
            return 1
        except (KeyboardInterrupt, typer.Abort):
            return _tell("interrupted", INTERRUPTED)
        except UnicodeDecodeError:
            return _tell("the input is not UTF-8 text", WRONG)
        except AtollError as problem:
            if was_interrupted(problem):  # a bot that was cut short
                return _tell("interrupted", INTERRUPTED)
            return _tell(Texts(spoken.get() or pick_language()).tell(problem), WRONG)
        except OSError as problem:
            return _tell(f"{problem.filename or 'the file'}: {problem.strerror or problem}", WRONG)
        except _UsageError as problem:
            return _usage(problem)
        except Exception as problem:
            if was_interrupted(problem):  # what a compiler says after Ctrl-C
                return _tell("interrupted", INTERRUPTED)
            raise
        if code == INTERRUPTED:
            return _tell("interrupted", INTERRUPTED)
        return code if isinstance(code, int) else 0


def was_interrupted(problem: BaseException | None) -> bool:
    """Is there a Ctrl-C among the causes of this?"""
    while problem is not None:
        if isinstance(problem, KeyboardInterrupt):
            return True
        problem = problem.__cause__ or problem.__context__
    return False


def _usage(problem: Any) -> int:
    """The command line itself is wrong. Without any arguments this is the help."""
    message = " ".join(problem.format_message().split()) if type(problem).__name__ != "NoArgsIsHelpError" else ""
    if not message:
        print(problem.format_message())
        return 0
    where = problem.ctx.command_path if getattr(problem, "ctx", None) else "atoll"
    return _tell(f"{message.rstrip('.')} (see {where} --help)", WRONG)


def _tell(message: str, code: int) -> int:
    print(f"atoll: {visible(' '.join(message.split()))}", file=sys.stderr)  # a stranger's file may be quoted in it
    return code


def _silence() -> None:
    """Nobody reads any more: what is still buffered goes nowhere, without a complaint at exit."""
    with contextlib.suppress(OSError, ValueError):  # not a real file (a test's capture)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
