from ..server.conftest import _everybody_leaves, address, browser, fresh_postgres, postgres

__all__ = ["_everybody_leaves", "address", "browser", "fresh_postgres", "postgres"]
