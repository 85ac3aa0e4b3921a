"""What the page of a table will ask for, named in its head: a browser fetches all of it at once instead of in waves."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

PAGE, TABLE = "index.html", "src/pages/Table.svelte"


def preloads(static: Path, game: str, lang: str) -> str:
    """Links to the scripts and styles of a table of this game, with its words; nothing where the client was not built."""
    manifest = static / ".vite/manifest.json"
    return _links(manifest, manifest.stat().st_mtime_ns, game, lang) if manifest.is_file() else ""


@lru_cache(maxsize=64)
def _links(manifest: Path, changed: int, game: str, lang: str) -> str:
    """`changed`: another build has other names."""
    built: dict[str, dict[str, Any]] = json.loads(manifest.read_text(encoding="utf-8"))
    texts = [f"../src/atoll/{where}{lang}.{kind}ftl?raw" for where, kind in _texts(game)]
    wanted = [source for source in (TABLE, f"src/games/{game}/index.ts", *texts) if source in built]
    there = _closure(built, [PAGE])
    chunks = [built[source] for source in _closure(built, wanted) if source not in there]
    scripts = [f'<link rel="modulepreload" crossorigin href="/{one["file"]}">' for one in chunks]
    styles = [f'<link rel="stylesheet" crossorigin href="/{file}">' for one in chunks for file in one.get("css", [])]
    return "".join(dict.fromkeys(scripts + styles))


def _texts(game: str) -> list[tuple[str, str]]:
    return [("texts/", "web."), (f"games/{game}/texts/", ""), (f"games/{game}/texts/", "web.")]


def _closure(built: dict[str, dict[str, Any]], sources: list[str]) -> list[str]:
    """These chunks and all that they import outright."""
    found: list[str] = []
    while sources:
        found += sources
        sources = [one for at in sources for one in built[at].get("imports", []) if one not in found]
        sources = list(dict.fromkeys(sources))
    return found
