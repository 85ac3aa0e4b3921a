"""Limits for servers of tests."""

from atoll.server.settings import Limits

EVERYBODY_FROM_HERE = Limits(
    requests_per_minute=10**6,
    lobby_requests=10**6,
    handshakes=10**6,
    sockets_per_address=10**6,
    guesses=10**6,
    profiles=10**6,
)
"""All people of a test come from one address."""
