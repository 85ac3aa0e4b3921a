"""`atoll new`: a game set up, as a position to look at, change and play on from."""

from ..engine.catalogue import get_game
from ..engine.match import Match
from ..engine.position import dump_position
from .console import as_json
from .parameters import Components, GameId, Language, Option, Seats, Seed, options_of
from .ready import ready


def command(
    game: GameId,
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = None,
    lang: Language = "",
) -> None:
    """Set a game up and print the position (JSON). The first player is asked."""
    rules = get_game(game)
    chosen = options_of(rules, seats, option, components)
    match = Match.new(ready(rules, lang), chosen, seed=seed)
    match.run_nature()
    as_json(dump_position(rules, match.state))
