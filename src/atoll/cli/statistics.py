"""A little statistics for tables."""

from math import sqrt

Z95 = 1.959963984540054


def wilson(count: int, of: int) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a share."""
    if of == 0:
        return 0.0, 1.0
    share = count / of
    spread = Z95 * sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2))
    middle, scale = share + Z95**2 / (2 * of), 1 + Z95**2 / of
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
