"""Seeds that follow from the sources: what was changed is tried with inputs that nobody has seen, what was not as before."""

import hashlib
import os
from pathlib import Path

import atoll

PROGRAM = Path(atoll.__file__).parent
AGAIN = "ATOLL_SEED"
"""In the environment: the seed to take instead. A failure prints it, for whoever has changed the sources since."""


def fresh(*folders: Path, kinds: tuple[str, ...] = ("*.py",)) -> int:
    """The first of a thousand seeds that these sources choose; there are others for other sources."""
    if chosen := os.environ.get(AGAIN):
        return int(chosen)
    digest = hashlib.sha256()
    for path in sorted(path for folder in folders for kind in kinds for path in folder.rglob(kind)):
        digest.update(path.read_bytes())
    return 1000 * (1 + int(digest.hexdigest(), 16) % 10_000)
