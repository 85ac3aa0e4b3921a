"""Those who carry messages, on loopback: a push service, a browser that reads what it gets, a mail server."""

import json
import os
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from atoll.server.webpush import CURVE, b64, unb64


class Phone:
    """A browser that has subscribed: it alone holds the private key."""

    def __init__(self, name: str = "phone", private: str = "", auth: str = "") -> None:
        given = ec.derive_private_key(int.from_bytes(unb64(private)), CURVE) if private else None
        self.private = given or ec.generate_private_key(CURVE)
        self.auth = unb64(auth) if auth else os.urandom(16)
        numbers = self.private.public_key().public_numbers()
        self.point = b"\4" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)
        self.target = {
            "endpoint": f"https://push.example.org/to/{name}",
            "p256dh": b64(self.point),
            "auth": b64(self.auth),
        }

    def read(self, body: bytes) -> bytes:
        """The receiver's half of RFC 8291."""
        salt, size, theirs, sealed = (
            body[:16],
            int.from_bytes(body[16:20]),
            body[21 : 21 + body[20]],
            body[21 + body[20] :],
        )
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, end = (data := AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0"))[:-1], data[-1]
        assert end == 2, "the last record"
        return text


class PushService:
    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        """By path what is answered instead of 201."""

    def connect(self, host: str, port: int) -> socket.socket:
        """Instead of the way to a public address."""
        assert (host, port) == ("push.example.org", 443)
        return socket.create_connection(self.address, 10)

    address: tuple[str, int]

    def read(self, phone: Phone) -> list[dict[str, Any]]:
        path = phone.target["endpoint"].removeprefix("https://push.example.org")
        return [json.loads(phone.read(body)) for to, _, body in self.got if to == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.append((self.path, dict(self.headers), body))
            self.send_response(service.answers.get(self.path, 201))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service.address = ("127.0.0.1", server.server_port)
        yield from _served(server, service)


@contextmanager
def mail_server() -> Iterator[tuple[str, list[EmailMessage]]]:
    """An address for settings, and the letters that came."""
    letters: list[EmailMessage] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline().strip():
                if line.upper() == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    stuffed = iter(self.rfile.readline, b".\r\n")
                    lines = (line.removeprefix(b".") for line in stuffed)  # a dot at the beginning is sent twice
                    letters.append(message_from_bytes(b"".join(lines), policy=policy.default))
                self.wfile.write(b"221 bye\r\n" if line.upper() == b"QUIT" else b"250 ok\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        yield from _served(server, (f"smtp://127.0.0.1:{server.server_address[1]}", letters))


def _served(server: socketserver.BaseServer, what: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield what
    server.shutdown()
    thread.join(10)
