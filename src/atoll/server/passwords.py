"""Passwords: kept as scrypt hashes that say how they were made, so that later ones can cost more."""

import asyncio
import base64
import hashlib
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor

COST = (15, 8, 3)
"""log₂ N, r, p: a guess takes 32 MiB and a quarter of a second on one core."""
MOST = 64 * 2**20
_threads = ThreadPoolExecutor(2, "passwords")
"""Whoever guesses much must not take all the memory and all the cores."""


async def password_hash(password: str) -> str:
    return await _run(password, secrets.token_bytes(16), COST)


async def is_password(password: str, kept: str | None) -> bool:
    """Takes as long where nothing is kept: nobody learns from it whether there is such a profile."""
    cost, salt = _read(kept) if kept else (COST, b"nobody's salt...")
    made = await _run(password, salt, cost)
    return secrets.compare_digest(made, kept or "")


def _hash(password: str, salt: bytes, cost: tuple[int, int, int]) -> str:
    log_n, r, p = cost
    plain = unicodedata.normalize("NFKC", password).encode()
    made = hashlib.scrypt(plain, salt=salt, n=2**log_n, r=r, p=p, maxmem=MOST, dklen=32)
    return "$".join(["scrypt", *map(str, cost), _text(salt), _text(made)])


def _read(kept: str) -> tuple[tuple[int, int, int], bytes]:
    _, log_n, r, p, salt, _ = kept.split("$")
    return (int(log_n), int(r), int(p)), base64.b64decode(salt)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


async def _run(password: str, salt: bytes, cost: tuple[int, int, int]) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hash, password, salt, cost)
