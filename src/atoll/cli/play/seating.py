"""Who sits where: people by name, bots by their kind; as a match file keeps it (`bot:sensible`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...bots import Bot, bot_names, get_bot, new_bot
from ...texts import Texts
from ..failing import Misuse
from ..words import BOT

FAVOURITES = ("sensible", "random")


@dataclass(frozen=True)
class Seating:
    """`players` has a name for each seat; `people` are the seats led from this keyboard."""

    players: tuple[str, ...]
    people: tuple[int, ...]
    bots: dict[int, Bot]


def favourite_bot() -> str:
    return next((name for name in FAVOURITES if name in bot_names()), bot_names()[0])


def seat_players(
    seats: int, you: str | None, bots: Sequence[str] | None, names: str | None, text: Texts, old: Sequence[str] = ()
) -> Seating:
    """From --you, --bot and --names; what they leave open stays as in the old match, or: you first, then bots."""
    called = [name.strip() for name in (names or "").split(",") if name.strip()]
    people = _people(seats, you, len(called), old)
    if len(called) > len(people):
        raise Misuse(f"--names: {len(called)} names for {len(people)} people; --you says which seats people lead")
    kinds = _kinds(seats, people, bots, old)
    players = []
    for seat in range(seats):
        if seat not in people:
            players.append(BOT + kinds[seat])
        elif called:
            players.append(called.pop(0))
        else:
            kept = old[seat] if seat < len(old) and not old[seat].startswith(BOT) else ""
            players.append(kept or text("seat-name", number=seat + 1))
    return Seating(tuple(players), tuple(people), {s: new_bot(kinds[s]) for s in range(seats) if s not in people})


def _people(seats: int, you: str | None, names: int, old: Sequence[str]) -> list[int]:
    if you is None:
        if old:
            return [seat for seat in range(seats) if not old[seat].startswith(BOT)]
        return list(range(min(max(names, 1), seats)))
    word = you.strip().lower()
    if word in ("all", "none"):
        return list(range(seats)) if word == "all" else []
    try:
        people = sorted({int(part) for part in word.split(",") if part.strip()})
    except ValueError:
        people = [-1]
    if any(not 0 <= seat < seats for seat in people):
        raise Misuse(f"--you {you!r}: give all, none, or seats from 0 to {seats - 1} with commas between, as 0,2")
    return people


def _kinds(seats: int, people: Sequence[int], bots: Sequence[str] | None, old: Sequence[str]) -> dict[int, str]:
    """Seat → the kind of bot there: one for all, or one for each seat without a person."""
    free = [seat for seat in range(seats) if seat not in people]
    if not bots:
        kept = {seat: old[seat].removeprefix(BOT) for seat in free if seat < len(old) and old[seat].startswith(BOT)}
        return {seat: kept.get(seat) or favourite_bot() for seat in free}
    if len(bots) not in (1, len(free)):
        raise Misuse(f"--bot: give one for all bots or {len(free)}, one for each; here are {len(bots)}")
    kinds = {seat: bots[0 if len(bots) == 1 else k] for k, seat in enumerate(free)}
    for name in bots:
        get_bot(name)
    return kinds
