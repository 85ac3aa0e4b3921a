"""JSON as strangers write it: what is no JSON, and what is but cannot be used, is told as an error of the input."""

import json
import re
from typing import Any

from .errors import AtollError, Phrase

HIDDEN = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff"
"""Control characters, line breaks, what has no width, what turns the direction of what follows: not in anybody's name."""
_HIDDEN = re.compile(f"[{HIDDEN}]")


def read_json(text: str) -> Any:
    """`json.loads`: its JSONDecodeError, or an AtollError for what it reads, but nobody could keep or send."""
    try:
        data = json.loads(text)
        if "\\u" in text:
            json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError:
        raise
    except UnicodeEncodeError:
        raise AtollError(
            Phrase("error-half-character", "a character is only half there (\\ud800 to \\udfff)")
        ) from None
    except RecursionError:
        raise AtollError(Phrase("error-set-deep", "this is too deeply nested")) from None
    except ValueError:
        raise AtollError(Phrase("error-digits", "a number has too many digits")) from None
    return data


def visible(name: object) -> str:
    """A name from a file, without what would not be seen."""
    return _HIDDEN.sub("", str(name))
