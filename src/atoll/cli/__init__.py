"""The command line: `atoll games`, `atoll play`, `atoll simulate` … One command a module; `app` holds them together."""

import codecs
import sys
import unicodedata

_SIGNS = str.maketrans("┌┐└┘─│╭╮╰╯┊♦▶☠✓●○×·–—…“”„‘’«»━╸╺•", '++++-|..\'\':*>Xv@ox.--."""\'\'""---*')


def main() -> None:
    """The console script. Everything is imported in here, so that Ctrl-C is polite from the first moment on."""
    try:
        codecs.register_error("atoll-plain", plainer)
        from .app import app

        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="atoll-plain")  # a terminal that cannot show a sign must not end a game
        app()
    except KeyboardInterrupt:
        print("atoll: interrupted", file=sys.stderr)
        sys.exit(130)


def plainer(problem: UnicodeError) -> tuple[str, int]:
    """For a terminal that cannot show a sign: a plain one of the same width, a letter without its accent, else ?"""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    bare = unicodedata.normalize("NFKD", problem.object[problem.start : problem.end].translate(_SIGNS))
    letters = [sign if ord(sign) < 128 else "?" for sign in bare if not unicodedata.combining(sign)]
    return "".join(letters), problem.end
