"""Forbidden Island from nothing: PPO on a page. Learns Novice with two adventurers; all seats share one net.

    pip install atoll[gpu] torch
    python examples/ppo.py --minutes 6 --curve curve.csv         # on the card when there is one, else on the CPU

The game pays only at its end, and chance alone hardly ever wins it. So what the team gets on the way is paid too: a quarter
for a treasure saved, less for its cards in one hand. (A potential that is taken back at the end would teach nothing: as long
as every game is lost, all ways to lose it are worth the same.)
"""

import argparse
import csv
import time
from collections.abc import Mapping
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.observation import cut
from atoll.research.batch import Batch

GAMMA, LAMBDA, CLIP = 0.997, 0.95, 0.2
NO = -1e4


class Player(nn.Module):
    """What to do, and what the moment is worth."""

    def __init__(self, inputs: int, actions: int, width: int = 512) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        x = self.body(seen.float())
        logits = self.policy(x).masked_fill(mask == 0, NO)
        return Categorical(logits=logits, validate_args=False), self.value(x).squeeze(-1)


def prospects(game: Game, seen: Tensor) -> tuple[Tensor, Tensor]:
    """What the team has got: a quarter for a treasure saved, less for its cards in one hand. And how many are saved."""
    pieces: Mapping[str, Tensor] = cut(game.pieces, seen.float())
    saved = pieces["captured"]
    seats = next(piece for piece in game.pieces if piece.name == "seats")
    first = seats.columns.index("holds_earth")
    cards = pieces["seats"][..., first : first + saved.shape[-1]].amax(-2).clamp(max=1.0)
    return (0.25 * saved + 0.15 * (1 - saved) * cards).sum(-1), saved.sum(-1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=None, help="at a time: 16,384 on a card, 512 without one")
    parser.add_argument("--steps", type=int, default=32, help="of each game between two lessons")
    parser.add_argument("--difficulty", default="novice")
    parser.add_argument("--curve", help="a CSV file: minutes, decisions, won, treasures")
    parser.add_argument("--save", help="where the net goes")
    given = parser.parse_args()

    card = torch.cuda.is_available()
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    game, options = get_game("forbidden_island"), {"seats": 2, "difficulty": given.difficulty}
    n, steps = given.games or (16_384 if card else 512), given.steps
    if card:
        from atoll.research.gpu import GpuBatch

        batch: Batch | GpuBatch = GpuBatch(game, n, options, seed=1)
    else:
        batch = Batch(game, n, options, seed=1)
    there = "cuda" if card else "cpu"
    look = [torch.as_tensor(a, device=there) for a in (batch.observation, batch.mask, batch.reward, batch.done)]
    seen, mask, reward, done = look  # the batch's own arrays: they always show the present moment

    player = Player(seen.shape[1], mask.shape[1]).to(there)
    optimizer = torch.optim.Adam(player.parameters(), lr=5e-4, eps=1e-5)
    keep = {
        "seen": torch.zeros(steps, n, seen.shape[1], device=there, dtype=seen.dtype),
        "mask": torch.zeros(steps, n, mask.shape[1], device=there, dtype=torch.int8),
        "did": torch.zeros(steps, n, device=there, dtype=torch.int64),
        **{name: torch.zeros(steps, n, device=there) for name in ("likely", "value", "reward", "done")},
    }
    rows, began, decisions, minutes = [], time.monotonic(), 0, 0.0
    ended = won = treasures = 0.0
    while minutes < given.minutes:
        optimizer.param_groups[0]["lr"] = 5e-4 * max(1 - minutes / given.minutes, 0.05)
        with torch.no_grad():  # play
            before, saved = prospects(game, seen)
            for t in range(steps):
                keep["seen"][t], keep["mask"][t] = seen, mask
                choice, keep["value"][t] = player(seen, mask)
                did = choice.sample()
                keep["did"][t], keep["likely"][t] = did, choice.log_prob(did)
                batch.step(did if card else did.numpy())
                over = done.float()
                ended, won, treasures = ended + over.sum(), won + reward[:, 0].sum(), treasures + (over * saved).sum()
                after, saved = prospects(game, seen)
                keep["done"][t] = over
                keep["reward"][t] = reward[:, 0] + (after - before) * (1 - over)
                before = after
            ahead, gain, gains = player(seen, mask)[1], 0.0, torch.zeros(steps, n, device=there)
            for t in reversed(range(steps)):  # what was better than thought
                goes_on = 1 - keep["done"][t]
                gain = keep["reward"][t] + GAMMA * goes_on * ahead - keep["value"][t] + GAMMA * LAMBDA * goes_on * gain
                gains[t], ahead = gain, keep["value"][t]
            keep["gain"], keep["target"] = gains, gains + keep["value"]
        flat = {name: piece.flatten(0, 1) for name, piece in keep.items()}
        for part in torch.randperm(steps * n, device=there).chunk(16):  # learn
            choice, value = player(flat["seen"][part], flat["mask"][part])
            ratio = (choice.log_prob(flat["did"][part]) - flat["likely"][part]).exp()
            gain = flat["gain"][part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + 0.5 * (value - flat["target"][part]).square().mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
        decisions += steps * n
        minutes = (time.monotonic() - began) / 60
        if float(ended) >= n:  # as many games as there are places
            share, mean = float(won / ended), float(treasures / ended)
            rows.append((round(minutes, 3), decisions, round(share, 4), round(mean, 3)))
            print(
                f"{minutes:6.2f} min {decisions / 1e6:8.1f} M decisions, {mean:.2f} treasures, won {share:.1%}",
                flush=True,
            )
            ended = won = treasures = 0.0
    if given.curve:
        with Path(given.curve).open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "decisions", "won", "treasures"), *rows])
    if given.save:
        torch.save(player.state_dict(), given.save)


if __name__ == "__main__":
    main()
