"""Nature's luck at a table: every draw follows from one secret seed, so that anybody can check it afterwards.

The k-th draw of a match takes HMAC-SHA256(seed, k) modulo the total weight. The seed's hash can be published before the
first draw (`commitment`); when the seed is shown at the end, `atoll verify` derives every draw again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def drawn(seed: str, k: int, weights: Mapping[int, int]) -> int:
    """Which of nature's actions the k-th draw gives."""
    digest = hmac.new(seed.encode(), str(k).encode(), hashlib.sha256).digest()
    rest = int.from_bytes(digest) % sum(weights.values())
    for action, weight in weights.items():
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("unreachable: the rest is below the total")
