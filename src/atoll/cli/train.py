"""`atoll train`: a value net for a game's search, from its own games."""

import zipfile
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots.search.learning import Learn, learn
from ..bots.search.training import Round, Schedule, play_lessons, save, train
from ..bots.search.value import FILE, Net, fits, no_net, read_net
from ..engine.catalogue import get_game
from ..engine.game import Game
from ..texts import Texts
from .console import as_json, note, out
from .failing import Misuse
from .parameters import GameId, Json, Language, at_least, at_most, writable
from .ready import compiled_aloud, ready
from .words import number

LEAST = {"first_games": 10, "games": 10, "rounds": 0, "match": 1, "seed": 0}
MOST_SEED = 10**6
"""Each seed has a milliard games of its own, and fixed matches come after all of them."""
FirstGames = Annotated[
    int | None,
    typer.Option("--first-games", metavar="N", help="Games of the policy, to begin with.", show_default=False),
]
Games = Annotated[
    int | None, typer.Option("--games", metavar="N", help="Games of the net, each round.", show_default=False)
]
Rounds = Annotated[int | None, typer.Option("--rounds", metavar="N", help="How many rounds.", show_default=False)]
Match = Annotated[
    int | None,
    typer.Option("--match", metavar="N", help="Games of the match that a round must win.", show_default=False),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same net.", show_default=False)]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to; the game’s own value.npz without.")]
Start = Annotated[Path | None, typer.Option("--from", metavar="NET", help="Go on from this net instead of the policy.")]

Torch = Annotated[
    str,
    typer.Option("--torch", metavar="DEVICE", help="Learn with PyTorch on cpu or cuda instead of NumPy; extra: train."),
]


def command(
    game: GameId,
    first_games: FirstGames = None,
    games: Games = None,
    rounds: Rounds = None,
    match: Match = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    out_file: Out = None,
    start: Start = None,
    torch: Torch = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Train a game’s value net by self-play; each round must win a fixed match. The same seed gives the same net."""
    at_least("--jobs", jobs, 1)
    rules = get_game(game)
    schedule = schedule_of(rules, first_games=first_games, games=games, rounds=rounds, match=match, seed=seed)
    target = out_file or rules.folder / FILE
    if target.suffix != ".npz":
        raise Misuse(f"--out: a net is kept in a file *.npz, not {target.name!r}")
    writable("--out", target)
    if target.exists() and (start is None or start.resolve() != target.resolve()):
        has = f"--out: {target} is there already" if out_file else f"train: {game} has a net"
        raise Misuse(f"{has}: --from {target} goes on from it and must beat it, --out with another file makes another")
    before = net_from(rules, start) if start else None
    learner = learner_on(torch)
    ready(rules, lang)
    with compiled_aloud(rules, lang):
        play_lessons((rules.id, schedule, no_net(rules), 0, 0, 1))
    text = Texts(lang, rules)
    rows: list[str] = []

    def report(done: Round) -> None:
        rows.append(told(done, text))
        note(rows[-1])

    kept: list[Net] = []

    def keep(net: Net) -> None:
        kept.append(net)
        save(net, target)

    save(train(rules, schedule, report, jobs, before, keep, learner), target)
    if json:
        as_json({"game": rules.id, "rounds": rows, "better": bool(kept), "written": str(target)})
    else:
        out().print(text("tune-written" if kept else "train-no-better", file=str(target)))


def told(done: Round, text: Texts) -> str:
    """A round's line."""
    lang = text.lang
    return text(
        "train-round",
        number=str(done.number),
        moments=number(lang, done.moments),
        games=number(lang, done.games),
        loss=number(lang, done.loss, 4),
        result=number(lang, done.result, 3),
        needed=number(lang, done.needed, 3),
        verdict=done.verdict,
        took=f"{done.seconds:.0f} s",
    )


def learner_on(device: str) -> Learn:
    """What learns: NumPy, or PyTorch on a device."""
    if not device:
        return learn
    try:
        from ..bots.search.learning_torch import Learner

        return Learner(device)
    except ImportError:
        raise Misuse("--torch: PyTorch is missing: pip install 'atoll[train]'") from None
    except RuntimeError:
        raise Misuse(f"--torch: {device!r} is not on this machine; write cpu or cuda") from None


def schedule_of(game: Game, **given: int | None) -> Schedule:
    """What the game's `knowledge.py` says (TRAINING), and what is given instead."""
    if not getattr(game.knowledge, "FEATURES", 0):
        raise Misuse(f"train: {game.id} says nothing to learn from (features and FEATURES in its knowledge.py)")
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for name, value in chosen.items():
        at_least(f"--{name.replace('_', '-')}", value, LEAST[name])
    at_most("--seed", chosen.get("seed", 0), MOST_SEED)
    declared: dict[str, Any] = getattr(game.knowledge, "TRAINING", {})
    return Schedule(**declared | chosen)


def net_from(game: Game, path: Path) -> Net:
    """A net that `atoll train` has written for this game."""
    try:
        net = read_net(game, path)
    except FileNotFoundError:
        raise Misuse(f"--from: {path}: there is no such file") from None
    except (KeyError, ValueError, OSError, zipfile.BadZipFile):
        raise Misuse(f"--from: {path}: this is no net") from None
    if not fits(game, net):
        wanted = getattr(game.knowledge, "FEATURES", 0)
        raise Misuse(f"--from: {path}: this net is not for {game.id} with its {wanted} features")
    return net
