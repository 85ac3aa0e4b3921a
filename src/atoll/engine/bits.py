"""Small sets as the bits of one whole number: number k is in it if bit k is 1. At most 62 numbers.

A loop over a set goes from member to member, however far apart they are:

    while cells != 0:
        cell = lowest(cells)
        cells = without_lowest(cells)

To write all of a set into a menu, `menu.allow_all` is faster still.
"""

import numpy as np

from .compiled import rule

_DE_BRUIJN = 0x03F79D71B4CB0A89
"""Times 2ᵏ, modulo 2⁶⁴, its highest six bits are different for every k: the lowest bit of a set is found without a search."""
_HIGHEST, _SIX = 58, 63
_NUMBER = np.zeros(_SIX + 1, np.int64)
for _k in range(_SIX + 1):
    _NUMBER[((1 << _k) * _DE_BRUIJN >> _HIGHEST) & _SIX] = _k


@rule
def lowest(bits: int) -> int:
    """The lowest number of a set that is not empty."""
    return _NUMBER[(int(bits & -bits) * _DE_BRUIJN >> _HIGHEST) & _SIX]


@rule
def without_lowest(bits: int) -> int:
    return bits & (bits - 1)


@rule
def how_many(bits: int) -> int:
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
