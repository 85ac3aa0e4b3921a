"""What a listener is sent, and in which order."""

import asyncio

from atoll.server.live import TRY_AGAIN_LATER, Listener


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
