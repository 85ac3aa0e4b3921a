"""The head of a page names what it needs, and only files that were built."""

import json
from pathlib import Path

from atoll.server.preloads import preloads

BUILT = {
    "index.html": {"file": "assets/index.js", "imports": ["_shared.js"], "css": ["assets/index.css"]},
    "_shared.js": {"file": "assets/shared.js"},
    "src/pages/Table.svelte": {"file": "assets/Table.js", "imports": ["_shared.js", "_play.js"], "css": ["assets/Table.css"]},
    "_play.js": {"file": "assets/play.js", "imports": ["index.html"], "css": ["assets/play.css"]},
    "src/games/loot_island/index.ts": {"file": "assets/loot.js", "imports": ["_play.js"]},
    "src/pages/Rules.svelte": {"file": "assets/Rules.js", "imports": ["_shared.js"]},
    "../src/atoll/texts/fr.web.ftl?raw": {"file": "assets/fr.js"},
    "../src/atoll/texts/fr.more.ftl?raw": {"file": "assets/more-fr.js"},
    "../src/atoll/games/loot_island/texts/fr.guide.ftl?raw": {"file": "assets/guide-fr.js"},
    "../src/atoll/games/loot_island/texts/fr.ftl?raw": {"file": "assets/loot-fr.js"},
    "../src/atoll/games/loot_island/texts/de.ftl?raw": {"file": "assets/loot-de.js"},
}  # fmt: skip


def built(folder: Path) -> Path:
    (folder / ".vite").mkdir()
    (folder / ".vite/manifest.json").write_text(json.dumps(BUILT))
    return folder


def names(links: str) -> list[str]:
    return [part.split('"')[0].removeprefix("assets/") for part in links.split('href="/')[1:]]


def test_a_table_of_a_game(tmp_path: Path) -> None:
    links = preloads(built(tmp_path), "table", "loot_island", "fr")
    assert names(links) == ["Table.js", "loot.js", "fr.js", "loot-fr.js", "play.js", "Table.css", "play.css"]
    assert links.count("modulepreload") == 5
    assert links.count('rel="preload" as="style"') == 2


def test_a_table_that_is_not_at_hand(tmp_path: Path) -> None:
    assert names(preloads(built(tmp_path), "table", "", "fr")) == [
        "Table.js",
        "fr.js",
        "play.js",
        "Table.css",
        "play.css",
    ]


def test_a_rulebook_waits_for_no_board(tmp_path: Path) -> None:
    links = preloads(built(tmp_path), "rules", "loot_island", "fr")
    assert names(links) == ["Rules.js", "fr.js", "more-fr.js", "guide-fr.js"]


def test_a_page_that_needs_little(tmp_path: Path) -> None:
    assert preloads(built(tmp_path), "about", "", "fr") == ""


def test_a_client_that_was_not_built(tmp_path: Path) -> None:
    assert preloads(tmp_path, "table", "loot_island", "fr") == ""
