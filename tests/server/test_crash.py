"""SIGKILL under a small load (bench/crash.py has the full one): nothing is lost or doubled, everybody comes back."""

import asyncio
import contextlib
import sys
from pathlib import Path

import pytest
import websockets.asyncio.server as websockets


@pytest.mark.compiled
def test_nothing_is_lost(tmp_path: Path) -> None:
    import crash

    database = f"sqlite:///{tmp_path / 'crash.db'}"
    result = asyncio.run(crash.crash(tables=8, kills=2, seats=2, pace=(0.02, 0.1), database=database, seed=2))
    assert result.faults == []
    assert result.acknowledged > 20
    assert result.resumed == 8 * 2 * 2


@pytest.mark.compiled
def test_people_and_bots_go_on_at_the_other_worker(fresh_postgres: str) -> None:
    import crash

    result = asyncio.run(
        crash.crash(
            tables=6, kills=1, seats=3, pace=(0.05, 0.2), database=fresh_postgres, seed=3, workers=2, bot="sensible",
            people=2, between=(1.0, 2.0),
        )
    )  # fmt: skip
    assert result.faults == []
    assert result.acknowledged > 0, "how many depends on how busy the machine is"
    assert result.resumed > 0


@pytest.mark.parametrize(
    ("away", "faults", "wrong"),
    [([0.5, 4.9], [], []), ([0.5, 5.1], [], ["kill 2: the last came back after 5.10 s"]), ([1.0], ["lost"], ["lost"])],
)
def test_a_measurement_fails_if_a_step_is_lost_or_somebody_is_late(
    away: list[float], faults: list[str], wrong: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import crash

    async def known(*_: object, **__: object) -> crash.Result:
        return crash.Result(len(away), 1, 1, 9, 9, 2, [1] * len(away), away, away, faults)

    monkeypatch.setattr(crash, "crash", known)
    monkeypatch.setattr(sys, "argv", ["crash.py"])
    with pytest.raises(SystemExit) as ended:
        crash.main()
    assert ended.value.code == bool(wrong)
    assert crash.Result(0, 0, 0, 0, 0, 0, [], away, [], faults).wrong() == wrong


@pytest.mark.parametrize(("welcomes", "tries"), [(True, [0, 0, 0]), (False, [1, 2, 3])])
def test_pauses_grow_only_until_somebody_is_welcome(welcomes: bool, tries: list[int]) -> None:
    """A measurement whose people come back later with every kill would measure that."""
    from players import Notes, Player

    class Noted(Player):
        def _pause(self, tries: int) -> float:
            paused.append(tries)
            if len(paused) == 3:
                raise asyncio.CancelledError
            return 0.0

    async def serve(socket: websockets.ServerConnection) -> None:
        await socket.recv()
        if welcomes:
            await socket.send('{"t": "welcome"}')
            await socket.recv()  # what was never answered: the welcome was heard
        socket.transport.abort()

    async def run() -> None:
        async with websockets.serve(serve, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            player = Noted([port], "table", 0, "token", (0.0, 0.0), Notes(), 1)
            player.pending = ("request", {})
            with contextlib.suppress(asyncio.CancelledError):
                await player.live()

    paused: list[int] = []
    asyncio.run(run())
    assert paused == tries
