"""A little statistics: intervals of shares, and a test that may be looked at after every deal."""

from collections.abc import Sequence
from math import log, sqrt

Z95 = 1.959963984540054
MARGIN = 0.025
"""`prove` tells a share so much above the limit from one so much below."""
WRONG = 0.05
"""How often `prove` may be wrong, either way, at that distance; farther off it seldom is."""


def wilson(count: float, of: float) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a share; parts of wins make it a little wide, never too narrow."""
    if of == 0:
        return 0.0, 1.0
    share = count / of
    spread = Z95 * sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2))
    middle, scale = share + Z95**2 / (2 * of), 1 + Z95**2 / of
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def prove(shares: Sequence[float], limit: float) -> bool | None:
    """Is the mean of these above the limit? True or False once it is clear, None before.

    A sequential probability ratio test (Wald's) of limit + MARGIN against limit − MARGIN on the means of deals, which are
    independent whatever the games of one deal have in common; normal, with the variance that deals would have at the limit.
    How much less than a single game's that is, their spread about their own mean tells (with two made-up deals, a win and
    a loss); that spread itself would not do: it is small just when luck has been one-sided.
    """
    deals = len(shares)
    if deals == 0:
        return None
    total, squares = sum(shares), sum(share * share for share in shares)
    middle = (total + 1.0) / (deals + 2)
    spread = (squares + 1.0) / (deals + 2) - middle**2
    variance = limit * (1 - limit) * spread / (middle * (1 - middle))
    ratio = 2 * MARGIN * (total - deals * limit) / variance
    bound = log((1 - WRONG) / WRONG)
    return None if abs(ratio) < bound else ratio > 0
