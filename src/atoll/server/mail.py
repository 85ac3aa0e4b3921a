"""Mail to people: plain text, by the SMTP server that the host names."""

import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import unquote, urlsplit

PATIENCE = 20.0


@dataclass(frozen=True)
class Carrier:
    """Where mail is handed over. With a name and a password only over TLS."""

    host: str
    port: int
    tls: bool
    user: str = ""
    password: str = ""


def carrier(url: str) -> Carrier:
    """Of smtp://USER:PASSWORD@HOST:PORT (TLS as soon as both can), or smtps://… (TLS from the start)."""
    place = urlsplit(url)
    if place.scheme not in ("smtp", "smtps") or not place.hostname:
        raise ValueError("smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT")
    tls = place.scheme == "smtps"
    port = place.port or (465 if tls else 587)
    return Carrier(place.hostname, port, tls, unquote(place.username or ""), unquote(place.password or ""))


def is_address(text: str) -> bool:
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    plain = found.addr_spec == text  # no comment in it: Python reads those, and fails to write some
    return bool(plain and found.username and "." in found.domain and text.isascii())


def letter(sender: str, to: str, subject: str, text: str, stop: str, now: float) -> EmailMessage:
    """`stop`: the address to which a mail program posts if somebody wants no more of it (RFC 8058)."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text, cte="quoted-printable")
    return message


def send(where: Carrier, message: EmailMessage) -> None:
    """Blocks: run it in a thread. OSError or smtplib.SMTPException if it is not taken."""
    context = ssl.create_default_context()
    if where.tls:
        server: smtplib.SMTP = smtplib.SMTP_SSL(where.host, where.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(where.host, where.port, timeout=PATIENCE)
    with server:
        server.ehlo_or_helo_if_needed()
        if not where.tls and (where.user or server.has_extn("starttls")):
            server.starttls(context=context)
        if where.user:
            server.login(where.user, where.password)
        server.send_message(message)
