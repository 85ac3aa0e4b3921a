"""`python -m atoll.cli`."""

from . import main

main()
