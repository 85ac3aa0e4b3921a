"""Somebody with a profile, for tests: a browser that keeps its cookie; and a passkey that is a program."""

import base64
import hashlib
import json
from typing import Any

import httpx

PASSWORD = "three small islands"
CHEAP = (4, 8, 1)
"""What a password costs in tests that are about something else."""


class Member:
    """A browser with a cookie jar of its own."""

    def __init__(self, address: str, origin: str | None = None) -> None:
        self.base, self.origin = f"http://{address}/api", origin or f"http://{address}"
        self.cookie: str | None = None

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        known = {"Cookie": f"atoll={self.cookie}"} if self.cookie else {}
        sent = {"Origin": self.origin, "Accept-Language": "en"} | known | headers
        answer = httpx.request(method, f"{self.base}{path}", json=body, headers=sent, timeout=60, verify=False)
        if given := answer.headers.get("set-cookie"):
            self.cookie = given.partition(";")[0].partition("=")[2].strip('"') or None
        return answer

    def get(self, path: str = "") -> httpx.Response:
        return self.call("GET", f"/profile{path}")

    def post(self, path: str = "", **body: Any) -> httpx.Response:
        return self.call("POST", f"/profile{path}", body)

    def make(self, name: str, password: str = PASSWORD) -> "Member":
        answer = self.post(name=name, password=password)
        assert answer.status_code == 201, answer.text
        return self

    def log_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/log-in", name=name, password=password)

    def who(self) -> str | None:
        profile = self.get().json()["profile"]
        return profile and profile["name"]

    def open(self, seats: list[dict[str, Any]], **wish: Any) -> dict[str, Any]:
        wish = {"game": "template", "bot_pace": 0} | wish
        answer = self.call("POST", "/tables", {"seats": seats} | wish)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        for seat in opened["table"]["fairness"]["missing"]:
            self.sit(opened, opened["links"]["seats"][str(seat)], nonce=f"nonce of {seat}")
        return opened

    def sit(self, opened: dict[str, Any], token: str, **wish: Any) -> dict[str, Any]:
        path = f"/tables/{opened['table']['id']}/sit"
        answer = self.call("POST", path, wish, Authorization=f"Bearer {token}")
        assert answer.status_code == 201, answer.text
        return answer.json()

    def tables(self) -> list[str]:
        return [one["table"]["id"] for one in self.get("/tables").json()]


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey: a P-256 key that signs what a browser would have it sign."""

    def __init__(self, site: str = "localhost") -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.site, self.id, self.uses = site, hashlib.sha256(b"a passkey").digest(), 0
        self.key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        import cbor2

        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + known}
        client = self._client("webauthn.create", options["challenge"], origin)
        answer = {"id": text(self.id), "client_data": text(client), "attestation": text(cbor2.dumps(told))}
        return answer | {"name": "Phone"}

    def use(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec

        client, data = self._client("webauthn.get", options["challenge"], origin), self._data(0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        signed = {"client_data": text(client), "authenticator_data": text(data), "signature": text(signature)}
        return {"id": text(self.id)} | signed
