"""The games, a folder each, found by scanning. Folders named by ATOLL_PATH are scanned too (their `games/`)."""

from ..engine.compiled import extra_folders

__path__ = [*__path__, *(str(folder / "games") for folder in extra_folders() if (folder / "games").is_dir())]
