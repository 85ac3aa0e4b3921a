"""Secret tokens: 256 bits for whoever holds the link, a hash for us."""

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the database keeps. The token has 256 random bits, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Short enough to read out; it opens nothing by itself."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(10))


def new_worker_id() -> str:
    """What a process of the server is called among the others, for as long as it runs."""
    return secrets.token_hex(5)


def new_profile_id() -> str:
    """It opens nothing, and is never used again."""
    return secrets.token_hex(8)
