"""What a page will ask for, named in its head: a browser fetches all of it at once instead of in waves."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

INDEX = "index.html"
SHELL, MORE = "texts/{lang}.web", ("texts/{lang}.more", "texts/{lang}.me")
WORDS, GUIDE = ("games/{game}/texts/{lang}", "games/{game}/texts/{lang}.web"), "games/{game}/texts/{lang}.guide"
BOARD = "src/games/{game}/index.ts"
PAGES = {
    "": ("Home", [], [SHELL]),
    "table": ("Table", [BOARD], [SHELL, *WORDS]),
    "replay": ("Replay", [BOARD], [SHELL, *MORE, *WORDS]),
    "learn": ("Learn", [BOARD], [SHELL, *MORE, *WORDS, GUIDE]),
    "rules": ("Rules", [], [SHELL, *MORE, GUIDE]),  # its examples are drawn later
}
"""By the beginning of the address: the page, the scripts beside it, its texts."""


def preloads(static: Path, page: str, game: str, lang: str) -> str:
    """Links to the scripts and styles of a page, with its words; nothing where the client was not built."""
    manifest = static / ".vite/manifest.json"
    if page not in PAGES or not manifest.is_file():
        return ""
    return _links(manifest, manifest.stat().st_mtime_ns, page, game, lang)


@lru_cache(maxsize=256)
def _links(manifest: Path, changed: int, page: str, game: str, lang: str) -> str:
    """`changed`: another build has other names."""
    built: dict[str, dict[str, Any]] = json.loads(manifest.read_text(encoding="utf-8"))
    name, scripts, texts = PAGES[page]
    sources = [f"src/pages/{name}.svelte", *scripts, *(f"../src/atoll/{text}.ftl?raw" for text in texts)]
    wanted = [source for source in (one.format(game=game, lang=lang) for one in sources) if source in built]
    there = _closure(built, [INDEX])
    chunks = [built[source] for source in _closure(built, wanted) if source not in there]
    modules = [f'<link rel="modulepreload" crossorigin href="/{one["file"]}">' for one in chunks]
    # what is seen first does not wait for styles of what comes later
    styles = [
        f'<link rel="preload" as="style" crossorigin href="/{file}">' for one in chunks for file in one.get("css", [])
    ]
    return "".join(dict.fromkeys(modules + styles))


def _closure(built: dict[str, dict[str, Any]], sources: list[str]) -> list[str]:
    """These chunks and all that they import outright."""
    found: list[str] = []
    while sources:
        found += sources
        sources = [one for at in sources for one in built[at].get("imports", []) if one not in found]
        sources = list(dict.fromkeys(sources))
    return found
