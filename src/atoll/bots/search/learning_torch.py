"""Learning as in `learning`, by PyTorch on a CPU or a GPU: `atoll train --torch cuda`. For nets and games of which NumPy would
make one wait; the same moments in the same order, so the net is the same but for rounding.
"""

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .learning import Lessons, batches, held_back
from .value import Net


class Learner:
    def __init__(self, device: str) -> None:
        """RuntimeError if there is no such device."""
        self.device = torch.device(device)
        torch.zeros(1, device=self.device)

    def __call__(
        self, net: Net, data: Lessons, epochs: int, rate: float, rng: np.random.Generator
    ) -> tuple[Net, float]:
        weights = [self._tensor(a.astype(np.float32)).requires_grad_() for a in (net.into, net.out)]
        moments = [self._tensor(a) for a in (data.inputs, data.targets, data.seats)]
        held, rest = held_back(len(data.inputs), rng)
        adam = torch.optim.Adam(weights)
        for part, now in batches(rest, epochs, rate, rng):
            adam.param_groups[0]["lr"] = now
            adam.zero_grad()
            loss = _loss(weights, net.together, *(a[self._tensor(part)] for a in moments))
            loss.backward()
            adam.step()
        with torch.no_grad():
            left = _loss(weights, net.together, *(a[self._tensor(held)] for a in moments))
        into, out = (w.detach().cpu().numpy() for w in weights)
        return Net(into, out, net.together), float(left)

    def _tensor(self, array: np.ndarray) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)


def _loss(weights: list[Tensor], together: int, inputs: Tensor, targets: Tensor, seats: Tensor) -> Tensor:
    """The cross-entropy of a team's chance, or of the seats' chances."""
    into, out = weights
    hidden = torch.relu(inputs @ into[:-1] + into[-1])
    numbers = hidden @ out[:-1] + out[-1]
    if together:
        return functional.binary_cross_entropy_with_logits(numbers, targets)
    absent = torch.arange(targets.shape[1], device=targets.device) >= seats[:, None]
    return -(targets * functional.log_softmax(numbers.masked_fill(absent, -1e9), 1)).sum(1).mean()
