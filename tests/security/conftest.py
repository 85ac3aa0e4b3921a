from ..server.conftest import _everybody_leaves, address, browser

__all__ = ["_everybody_leaves", "address", "browser"]
