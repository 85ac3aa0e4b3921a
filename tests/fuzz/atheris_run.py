"""Hours of it: `python -m tests.fuzz.atheris_run TARGET [--seconds 3600]`, with Atheris (`make fuzz-readers` installs it).

Coverage guides what is kept; half of the changes are bytes, half are values of JSON in their place. A crash is left as
crash-… in the working folder. The rules are interpreted (NUMBA_DISABLE_JIT=1), so that their coverage counts and nothing reads
out of bounds unseen.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path

import atheris

# ours, and what strangers' bytes are handed on to
with atheris.instrument_imports(
    include=["atoll.engine", "atoll.games", "atoll.server", "tests.fuzz.readers", "webauthn", "email"]
):
    import webauthn  # noqa: F401

    from atoll.engine.catalogue import game_ids, get_game
    from tests.fuzz.readers import TARGETS, seeds

    for id in game_ids():
        get_game(id)

from tests.fuzz.mutating import Mutator

MOST_BYTES = 40_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("target", choices=list(TARGETS))
    parser.add_argument("--seconds", type=int, default=3600)
    chosen = parser.parse_args()
    sound = seeds(chosen.target)
    mutator = Mutator(0, sound)

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        mutator.random = random.Random(seed)
        if mutator.random.random() < 0.2:  # what reaches nothing new is not kept: it is begun with again
            data = mutator.random.choice(sound)
        if not data or mutator.random.random() < 0.5:
            return bytes(atheris.Mutate(data[:most], most))
        return mutator.changed(data)[:most]

    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(sound):
            (Path(folder) / str(number)).write_bytes(data)
        limits = [f"-max_total_time={chosen.seconds}", f"-max_len={MOST_BYTES}", "-timeout=120", "-rss_limit_mb=4096"]
        shown = ["-print_final_stats=1", "-verbosity=1"]
        atheris.Setup([sys.argv[0], folder, *limits, *shown], TARGETS[chosen.target], custom_mutator=mutate)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
