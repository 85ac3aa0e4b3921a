"""How a value net learns from the moments of games. NumPy on a CPU is enough for nets this small: a round's learning takes
seconds, its games minutes. `learning_torch` does the same with PyTorch.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ...engine.records import Array
from .value import Net

BATCH = 2048
"""Moments of one step."""


@dataclass(frozen=True)
class Lessons:
    """Moments: features (seat by seat, or the team's), what they were worth, how many seats there were."""

    inputs: Array
    targets: Array
    seats: Array


Learn = Callable[[Net, Lessons, int, float, np.random.Generator], tuple[Net, float]]
"""A net, what it learns from, how many times, how fast; the net it becomes, and its loss on what it has not seen."""


def held_back(moments: int, rng: np.random.Generator) -> tuple[Array, Array]:
    """A tenth that is not learnt from, and the rest."""
    order = rng.permutation(moments)
    return order[: moments // 10], order[moments // 10 :]


def batches(moments: Array, epochs: int, rate: float, rng: np.random.Generator) -> Iterator[tuple[Array, float]]:
    """Moments of each step, and its rate: a cosine from `rate` down to nothing."""
    total, step = epochs * -(-len(moments) // BATCH), 0
    for _ in range(epochs):
        for part in np.array_split(rng.permutation(moments), max(len(moments) // BATCH, 1)):
            step += 1
            yield part, rate * 0.5 * (1 + np.cos(np.pi * min(step / total, 1.0)))


def learn(net: Net, data: Lessons, epochs: int, rate: float, rng: np.random.Generator) -> tuple[Net, float]:
    """Adam on the cross-entropy; returns the net and the loss on a tenth that it did not learn from."""
    into, out = net.into.astype(np.float32).copy(), net.out.astype(np.float32).copy()
    held, rest = held_back(len(data.inputs), rng)
    moments = [np.zeros_like(into), np.zeros_like(into), np.zeros_like(out), np.zeros_like(out)]
    for step, (part, now) in enumerate(batches(rest, epochs, rate, rng), 1):
        g_into, g_out, _ = _gradient(into, out, net.together, data, part)
        for weights, gradient, m, v in ((into, g_into, *moments[:2]), (out, g_out, *moments[2:])):
            m += 0.1 * (gradient - m)
            v += 0.001 * (gradient**2 - v)
            weights -= now * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return Net(into, out, net.together), float(_gradient(into, out, net.together, data, held)[2])


def _gradient(into: Array, out: Array, together: int, data: Lessons, part: Array) -> tuple[Array, Array, Array]:
    """Of the cross-entropy over these moments; the third is the loss."""
    x, y = data.inputs[part], data.targets[part]
    flat = x.reshape(-1, x.shape[-1])
    hidden = np.maximum(flat @ into[:-1] + into[-1], 0.0)
    numbers = (hidden @ out[:-1] + out[-1]).reshape(y.shape)
    if together:
        chance = 1 / (1 + np.exp(-numbers))
        loss = -(y * np.log(chance + 1e-7) + (1 - y) * np.log(1 - chance + 1e-7)).mean()
        error = chance - y
    else:
        numbers = np.where(np.arange(y.shape[1]) < data.seats[part, None], numbers, -1e9)
        chance = np.exp(numbers - numbers.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        loss = -(y * np.log(chance + 1e-7)).sum(1).mean()
        error = chance * y.sum(1, keepdims=True) - y
    error = (error / len(part)).reshape(-1, 1).astype(np.float32)
    g_out = np.append(hidden.T @ error[:, 0], error.sum()).astype(np.float32)
    back = error * out[:-1] * (hidden > 0)
    return np.vstack([flat.T @ back, back.sum(0)]), g_out, loss
