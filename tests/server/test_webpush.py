"""Push messages: only the browser reads them, the push service knows who sent them, and nobody else is ever called."""

import json
import socket

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from atoll.server import webpush
from atoll.server.webpush import CURVE, Forbidden, Gone, Unreachable, b64, call, encrypt, permission, public_key, unb64

from .carriers import Phone, push_service

WATERMELON = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_reader_of_these_tests_reads_the_example_of_rfc_8291() -> None:
    phone = Phone(private="q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", auth="BTBZMqHH6r4Tts7J_aSIgg")
    assert phone.read(unb64(WATERMELON)) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_reads_a_message() -> None:
    phone, other = Phone(), Phone()
    sealed = encrypt("C’est à vous".encode(), phone.target["p256dh"], phone.target["auth"])
    assert phone.read(sealed).decode() == "C’est à vous"
    assert sealed != encrypt("C’est à vous".encode(), phone.target["p256dh"], phone.target["auth"])
    with pytest.raises(InvalidTag):
        other.read(sealed)


def test_the_push_service_knows_who_calls() -> None:
    private = webpush.new_private_key()
    header = permission("https://push.example.org:443/to/x", private, "mailto:atoll@example.org", 1000.0)
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert key == public_key(private)
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(unb64(claims))
    assert said == {"aud": "https://push.example.org:443", "exp": 1000 + 43200, "sub": "mailto:atoll@example.org"}
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert b64(unb64(key)) == key


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https:///x",
        "ftp://push.example.org/x",
        "https://push.example.org:99999/x",
    ],
)
def test_an_endpoint_is_https_at_its_usual_port(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        webpush.check_endpoint(endpoint)


@pytest.mark.parametrize(
    "place",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
     "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::"],
)  # fmt: skip
def test_only_public_addresses_are_called(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever name leads there: also where one of several answers does."""
    answers = [("93.184.215.14", 443), (place, 443)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", answer) for answer in answers])
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("somebody was called"))
    with pytest.raises(Forbidden):
        call(Phone().target, b"{}", "vapid")


def test_what_was_looked_at_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name may lead elsewhere a moment later: it is not asked again."""
    called: list[tuple[str, int]] = []

    def refuse(place: tuple[str, int], _: float) -> None:
        called.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("93.184.215.14", 443))])
    monkeypatch.setattr(socket, "create_connection", refuse)
    with pytest.raises(Unreachable):
        call(Phone().target, b"{}", "vapid")
    assert called == [("93.184.215.14", 443)]


def test_what_the_push_service_answers() -> None:
    phone = Phone()
    with push_service() as service:
        call(phone.target, b'{"title": "x"}', "vapid t=a, k=b", service.connect)
        assert service.read(phone) == [{"title": "x"}]
        _, headers, _ = service.got[0]
        assert (headers["Authorization"], headers["Content-Encoding"]) == ("vapid t=a, k=b", "aes128gcm")
        assert (headers["TTL"], headers["Host"]) == ("604800", "push.example.org")
        for status, problem in ((404, Gone), (410, Gone), (500, Unreachable), (301, Unreachable), (429, Unreachable)):
            service.answers["/to/phone"] = status
            with pytest.raises(problem):
                call(phone.target, b"{}", "vapid", service.connect)
    with pytest.raises(Unreachable):
        call(phone.target, b"{}", "vapid", lambda *_: socket.create_connection(service.address, 1))
