"""What a listener is sent, and in which order."""

import asyncio

from atoll.server.live import NO_MORE, SHOWN, TRY_AGAIN_LATER, Listener, Live
from atoll.server.settings import Settings

from .folding import Paper


def test_nothing_overtakes_what_waits() -> None:
    async def run() -> None:
        listener, sent = Listener("paper", [0], "en", 2), list[bytes]()
        ready = True

        def push(data: bytes) -> bool:
            if ready:
                sent.append(data)
            return ready

        listener.push = push
        listener.put(b"one")
        ready = False
        listener.put(b"two")
        ready = True
        listener.put(b"three")
        assert sent == [b"one"], "the second could not be sent, so the third waits too"
        assert [listener.queue.get_nowait(), listener.queue.get_nowait()] == [b"two", b"three"]
        listener.waiting = 0
        listener.put(b"four")
        assert sent == [b"one", b"four"], "once nothing waits it goes straight again"

    asyncio.run(run())


def test_a_reader_too_slow_for_its_queue_is_dropped() -> None:
    async def run() -> None:
        listener = Listener("paper", [0], "en", 2)
        listener.push = lambda data: False
        for _ in range(3):
            listener.put(b"news")
        assert listener.ending == TRY_AGAIN_LATER

    asyncio.run(run())


def test_a_worker_that_ends_without_a_word_leads_nobody_any_more() -> None:
    async def run() -> None:
        live, table = Live(Settings("sqlite://")), Paper().start().table
        listener = Listener(table.id, [1], "en", 20)
        live.join(listener, table)
        live.know(table.id, {0, 1}, {})
        live.lead(table.id, 0, 7)
        live.know(table.id, {1}, {0: 5.0})
        sent = [listener.queue.get_nowait() or b"" for _ in range(listener.queue.qsize())]
        shown = [text for text in sent if b'"shown"' in text]
        assert [b'"step":7' in text for text in shown] == [True, False]
        await live.close()

    asyncio.run(run())


def test_what_is_shown_is_kept_for_so_many_tables_only() -> None:
    live = Live(Settings("sqlite://"))
    for number in range(SHOWN + 10):
        live.lead(f"table {number}", 0, 1)
    assert len(live._shown) == SHOWN
    for number in range(SHOWN + 10):
        live.lead(f"table {number}", 0, NO_MORE)
    assert not live._shown
