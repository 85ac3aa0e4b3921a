"""Push messages to browsers: who may be called, who says so (VAPID, RFC 8292), and what only the browser reads (RFC 8291).

A push service is told nothing but that something is there for a browser. Its address comes from a visitor, so it is only
called where everybody may be called: https, port 443, a public address, and the very address that was looked at.
"""

import base64
import http.client
import json
import os
import socket
import ssl
from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
SECRET_BYTES = 16
LASTS = 12 * 3600
"""Seconds that a permission to call is good for; a push service allows a day at most."""
KEPT = 7 * 86400
"""Seconds that a push service keeps a message for a browser that is off."""
PATIENCE = 10.0
Connect = Callable[[str, int], socket.socket]


class Gone(Exception):
    """The browser wants no more messages."""


class Unreachable(Exception):
    """Not now, or never: the message is not delivered."""


class Forbidden(Unreachable):
    """An address that this server does not call."""


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_private_key() -> str:
    """32 bytes, as text."""
    return b64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text)), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(private: str) -> str:
    """What a browser subscribes with: only who has the private one may call it."""
    return b64(_point(_private(private).public_key()))


def is_key(p256dh: str) -> bool:
    """Is it a point of the curve? A browser's is."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
    except (ValueError, InvalidSignature):
        return False
    return True


def is_secret(auth: str) -> bool:
    """Is it what a browser shares with us: 16 bytes?"""
    try:
        return len(unb64(auth)) == SECRET_BYTES
    except ValueError:
        return False


def encrypt(data: bytes, p256dh: str, auth: str) -> bytes:
    """One record that only the holder of the browser's private key reads."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    mine = _point(ours.public_key())
    about = b"WebPush: info\0" + _point(theirs) + mine
    secret = _derive(ours.exchange(ec.ECDH(), theirs), unb64(auth), about, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, data + b"\2", None)
    return salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def permission(endpoint: str, private: str, contact: str, now: float) -> str:
    """The header that proves that it is us who call."""
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + LASTS, "sub": contact}
    parts = [b64(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    r, s = decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={public_key(private)}"


def check_endpoint(endpoint: str) -> tuple[str, str]:
    """Host and path; Forbidden where nobody is called."""
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        raise Forbidden("no address") from None
    if place.scheme != "https" or port not in (None, 443) or not place.hostname or place.username is not None:
        raise Forbidden("https at its usual port only")
    return place.hostname, f"{place.path or '/'}{'?' + place.query if place.query else ''}"


def public_socket(host: str, port: int) -> socket.socket:
    """A TLS connection to an address that is everybody's. What was checked is what is connected to: a name that says
    something else the next moment changes nothing."""
    try:
        found = {str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except OSError as problem:
        raise Unreachable(str(problem)) from None
    for address in found:
        is_public(address)
    try:
        plain = socket.create_connection((sorted(found)[0], port), PATIENCE)
        return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except OSError as problem:
        raise Unreachable(str(problem)) from None


def is_public(address: str) -> None:
    """Forbidden if it is this machine, its network, or nobody's."""
    found = ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    if not found.is_global or found.is_multicast:
        raise Forbidden(f"{address} is no public address")


def call(target: dict[str, str], data: bytes, header: str, connect: Connect = public_socket) -> None:
    """Hand a message to the push service. Blocks: run it in a thread. No redirect is followed."""
    host, path = check_endpoint(target["endpoint"])
    body = encrypt(data, target["p256dh"], target["auth"])
    connection = http.client.HTTPConnection(host, 443, timeout=PATIENCE)
    connection.default_port = 443  # TLS is the socket's
    headers = {
        "Authorization": header,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    try:
        connection.sock = connect(host, 443)
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as problem:
        raise Unreachable(type(problem).__name__) from None
    finally:
        connection.close()
    if status in (404, 410):
        raise Gone
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")
