"""Nature's luck at a table: every draw follows from one secret seed, so that anybody can check it afterwards.

The k-th draw of a match takes HMAC-SHA256(seed, k) modulo the total weight. Where people do not trust whoever draws the
seed, it is made together: the server commits to a secret of its own (`commitment`, its hash, is public before anybody adds
to it), every person adds a nonce after that, and the seed is `match_seed` of both. When the secret is shown at the end,
`atoll verify` derives the seed and every draw again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    return hashlib.sha256(_bytes(secret)).hexdigest()


def match_seed(secret: str, nonces: Sequence[str]) -> str:
    """HMAC-SHA256 of the nonces, one a line in the order of the seats, with the server's secret as key."""
    return hmac.new(_bytes(secret), _bytes("\n".join(nonces)), hashlib.sha256).hexdigest()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # a file may contain any text


def drawn(seed: str, k: int, weights: Mapping[int, int]) -> int:
    """Which of nature's actions the k-th draw gives."""
    digest = hmac.new(_bytes(seed), str(k).encode(), hashlib.sha256).digest()
    rest = int.from_bytes(digest) % sum(weights.values())
    for action, weight in weights.items():
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("unreachable: the rest is below the total")
