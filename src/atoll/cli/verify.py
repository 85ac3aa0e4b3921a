"""`atoll verify`: does a match follow the rules, and do its draws follow from its seed?"""

import typer

from ..engine.match import verify
from ..texts import Texts
from .console import as_json, plain
from .parameters import Json, Language, MatchFile
from .reading import read_match


def command(match: MatchFile, lang: Language = "", json: Json = False) -> None:
    """Check a match: its steps by the rules, its draws by the seed. Exit code 1 when a draw does not follow."""
    record = read_match(match, lang)
    verdict = verify(record)
    if json:
        fair = verdict.fair if verdict.draws_from_seed is not None else None
        found = {"steps": verdict.steps, "draws": verdict.draws, "draws_from_seed": verdict.draws_from_seed}
        as_json(
            {"game": record.game.id, "legal": True, **found, "seed_from_all": verdict.seed_from_all}
            | {"nonces": verdict.nonces, "fair": fair, "outcome": verdict.outcome}
        )
    else:
        text = Texts(lang, record.game)
        plain(text("verify-steps", steps=verdict.steps, game=text("game-name")))
        plain(_draws(text, verdict.draws, verdict.draws_from_seed))
        if verdict.seed_from_all is not None:
            plain(text("verify-together" if verdict.seed_from_all else "verify-not-together", seats=verdict.nonces))
            plain(text("verify-commitment", commitment=(record.fairness or {})["commitment"]))
        plain(text(f"ending-{verdict.outcome}") if verdict.outcome else text("verify-unfinished"))
    if verdict.draws_from_seed is not None and not verdict.fair:
        raise typer.Exit(1)


def _draws(text: Texts, draws: int, from_seed: int | None) -> str:
    if from_seed is None:
        return text("verify-no-seed", draws=draws)
    if from_seed == draws:
        return text("verify-fair", draws=draws)
    return text("verify-unfair", draws=draws, wrong=draws - from_seed)
