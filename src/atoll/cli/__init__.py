"""The command line: `atoll games`, `atoll play`, `atoll simulate` … One command a module; `app` holds them together."""

import sys


def main() -> None:
    """The console script. Everything is imported in here, so that Ctrl-C is polite from the first moment on."""
    try:
        from .app import app

        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal that cannot show a sign must not end a game
        app()
    except KeyboardInterrupt:
        print("atoll: interrupted", file=sys.stderr)
        sys.exit(130)
