"""A fair deal: the server commits to a secret before anybody adds to it, and shows it when the match is over.

The match's seed is HMAC-SHA256(server_seed, nonces joined by newlines). The commitment, SHA-256 of server_seed, is public
from the moment the table opens; every seat's nonce is fixed when the game starts. Nobody alone can choose the seed, and
after the end `atoll verify` derives it and every draw again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from ..engine.deal import commitment

__all__ = ["commitment", "match_seed", "new_server_seed"]


def new_server_seed() -> str:
    return secrets.token_hex(32)


def match_seed(server_seed: str, nonces: Sequence[str]) -> str:
    return hmac.new(server_seed.encode(), "\n".join(nonces).encode(), hashlib.sha256).hexdigest()
