"""Hands messages over to whoever carries them: a browser's push service, or the host's mail server."""

import asyncio
import json
from collections.abc import Callable

from ..texts import Texts
from .channels import Channel, Channels
from .mail import carrier, letter, send
from .settings import Settings
from .webpush import Connect, Gone, call, new_private_key, permission, public_key, public_socket

AT_ONCE = 8
"""Messages on their way at the same time."""


class Unwanted(Exception):
    """Whoever it was for wants no more."""


class Post:
    def __init__(self, settings: Settings, channels: Channels, clock: Callable[[], float]) -> None:
        self.settings, self.channels, self.clock = settings, channels, clock
        self.url = settings.public_url.rstrip("/")
        self.connect: Connect = public_socket
        self._room = asyncio.Semaphore(AT_ONCE)

    @property
    def is_open(self) -> bool:
        """Does this host tell people anything at all?"""
        return bool(self.url)

    @property
    def mails(self) -> bool:
        return bool(self.url and self.settings.smtp and self.settings.mail_from)

    async def push_key(self) -> str | None:
        """What browsers subscribe with."""
        return public_key(await self._private()) if self.is_open else None

    async def _private(self) -> str:
        return await self.channels.key("vapid", new_private_key())

    async def tell(self, channel: Channel, title: str, body: str, path: str) -> None:
        if channel.kind == "push":
            await self._push(channel, {"title": title, "body": body, "url": path})
        elif self.mails:
            texts = Texts(channel.lang)
            link = texts("mail-open", link=f"{self.url}{path}")
            subject = texts("mail-subject", title=title, body=body)
            await self._mail(channel, subject, f"{body}\n\n{link}", texts)

    async def ask(self, channel: Channel) -> None:
        """The question whether this address wants to hear of anything: nothing in it was written by a visitor."""
        texts = Texts(channel.lang)
        link = f"{self.url}/mail#confirm={await self.channels.seal('confirm', channel.id)}"
        await self._mail(channel, texts("mail-confirm-subject"), texts("mail-confirm", site=self.url, link=link), texts)

    async def _mail(self, channel: Channel, subject: str, text: str, texts: Texts) -> None:
        token = await self.channels.seal("stop", channel.id)
        foot = texts("mail-stop", link=f"{self.url}/mail#stop={token}")
        stop = f"{self.url}/api/mail/stop?token={token}"
        to = channel.target["address"]
        message = letter(self.settings.mail_from, to, subject, f"{text}\n\n-- \n{foot}\n", stop, self.clock())
        async with self._room:
            await asyncio.to_thread(send, carrier(self.settings.smtp), message)

    async def _push(self, channel: Channel, message: dict[str, str]) -> None:
        contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else self.url
        header = permission(channel.target["endpoint"], await self._private(), contact, self.clock())
        data = json.dumps(message, ensure_ascii=False).encode()
        async with self._room:
            try:
                await asyncio.to_thread(call, channel.target, data, header, self.connect)
            except Gone:
                raise Unwanted from None
