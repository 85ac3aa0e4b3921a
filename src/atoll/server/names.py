"""Names for tables nobody named: tides, winds and coasts."""

import secrets

WORDS = (
    "Low Tide", "High Tide", "Lee Shore", "Trade Wind", "Sand Bar", "Reef Light", "Long Swell", "Blue Hour", "Salt Wind",
    "Sea Mist", "Old Anchor", "Calm Bay", "Gull Rock", "North Star", "Safe Harbour", "Driftwood", "Moon Tide", "Half Mast",
    "Green Cape", "Whale Song", "Deep Water", "Coral Key", "Palm Beach", "Tidal Pool", "Storm Glass", "Open Sea",
)  # fmt: skip


def table_name() -> str:
    return secrets.choice(WORDS)
