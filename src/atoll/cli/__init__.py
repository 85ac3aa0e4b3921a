"""The command line: `atoll games`, `atoll play`, `atoll simulate` … One command a module; `app` holds them together."""

from .app import app, main

__all__ = ["app", "main"]
