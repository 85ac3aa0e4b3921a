from ..server.conftest import _everybody_leaves, address, browser, fresh_postgres, kept_in, postgres

__all__ = ["_everybody_leaves", "address", "browser", "fresh_postgres", "kept_in", "postgres"]
