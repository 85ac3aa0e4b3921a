"""The TypeScript types of the web client are those of `atoll.server.protocol`."""

from pathlib import Path

from atoll.server import protocol
from atoll.server.schema import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_fresh() -> None:
    command = "python -m atoll.server.schema > web/src/protocol.ts"
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), f"write it anew: {command}"


def test_every_message_is_there() -> None:
    text = typescript()
    for name in ("Hello", "Act", "Welcome", "Update", "Moment", "Choice", "Replay", "Problem", "ServerInfo"):
        assert f"export interface {name} {{" in text
    assert "export type Lang = 'de' | 'en' | 'fr' | 'nl';" in text
    assert "export type FromServer = Welcome | Update | Presence | Ack | Refused | Pong | Shown;" in text
    assert f"export const VERSION = {protocol.VERSION};" in text


def test_what_a_client_may_leave_out_is_optional_and_what_a_server_sends_is_not() -> None:
    text = typescript()
    assert "  since?: number;" in text
    assert "  eyes: 'all' | 'watch' | number;" in text or "  eyes: number | 'all' | 'watch';" in text
    assert "  t: 'welcome';" in text
