"""Passkeys (WebAuthn): what a browser is asked for, and whether its answer is right.

A key belongs to a site, the host's name as the browser sees it: the signature covers it, so that a page of another name gets
nothing of use. The package that reads the answers is loaded when somebody has a passkey.
"""

import asyncio
import importlib.util
import json
from functools import cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlparse

import msgspec

from . import protocol as p
from .refusal import Refusal

TIMEOUT = 300_000
"""Milliseconds that somebody may take."""


class Key(msgspec.Struct, frozen=True):
    """What is kept of a passkey to know it again."""

    id: str
    public_key: str
    uses: int


@cache
def are_possible() -> bool:
    return importlib.util.find_spec("webauthn") is not None


def site_of(origin: str | None) -> str:
    """The name that keys belong to. Browsers make none for a bare address."""
    host = urlparse(origin or "").hostname or ""
    try:
        ip_address(host)
    except ValueError:
        if host and are_possible():
            return host
    raise Refusal("passkey", "passkey-here", 409)


async def ask_new(site: str, challenge: str, owner: str, name: str, known: list[str]) -> dict[str, Any]:
    """What `navigator.credentials.create` is given, with its bytes as base64url."""
    return await asyncio.to_thread(_ask_new, site, challenge, owner, name, known)


def _ask_new(site: str, challenge: str, owner: str, name: str, known: list[str]) -> dict[str, Any]:
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers import structs as w

    options = generate_registration_options(
        rp_id=site,
        rp_name="Atoll",
        user_id=owner.encode(),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        timeout=TIMEOUT,
        authenticator_selection=w.AuthenticatorSelectionCriteria(
            resident_key=w.ResidentKeyRequirement.REQUIRED, user_verification=w.UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[w.PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
    )
    return dict(json.loads(options_to_json(options)))


async def ask_known(site: str, challenge: str) -> dict[str, Any]:
    """What `navigator.credentials.get` is given. No name is asked for: the browser knows whose keys it has."""
    return {"rpId": site, "challenge": challenge, "timeout": TIMEOUT, "userVerification": "required"}


async def challenge_in(client_data: str) -> str:
    """The challenge that was answered."""
    try:
        return await asyncio.to_thread(_challenge_in, client_data)
    except Exception:  # a stranger's bytes: whatever is wrong with them is theirs
        raise Refusal("passkey", "passkey-wrong", 403) from None


def _challenge_in(client_data: str) -> str:
    from webauthn import base64url_to_bytes
    from webauthn.helpers import bytes_to_base64url, parse_client_data_json

    return bytes_to_base64url(parse_client_data_json(base64url_to_bytes(client_data)).challenge)


async def read_new(answer: p.NewPasskey, challenge: str, site: str, origin: str) -> Key:
    try:
        return await asyncio.to_thread(_read_new, answer, challenge, site, origin)
    except Exception:
        raise Refusal("passkey", "passkey-wrong", 403) from None


def _read_new(answer: p.NewPasskey, challenge: str, site: str, origin: str) -> Key:
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    told = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
    found = verify_registration_response(
        credential={"id": answer.id, "rawId": answer.id, "type": "public-key", "response": told},
        expected_challenge=base64url_to_bytes(challenge),
        expected_rp_id=site,
        expected_origin=origin,
        require_user_verification=True,
    )
    public = bytes_to_base64url(found.credential_public_key)
    return Key(bytes_to_base64url(found.credential_id), public, found.sign_count)


async def read_known(answer: p.UsedPasskey, challenge: str, key: Key, site: str, origin: str) -> int:
    """How often it was used now, as it counts itself."""
    try:
        return await asyncio.to_thread(_read_known, answer, challenge, key, site, origin)
    except Exception:
        raise Refusal("passkey", "passkey-wrong", 403) from None


def _read_known(answer: p.UsedPasskey, challenge: str, key: Key, site: str, origin: str) -> int:
    from webauthn import base64url_to_bytes, verify_authentication_response

    told = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
    }
    found = verify_authentication_response(
        credential={"id": answer.id, "rawId": answer.id, "type": "public-key", "response": told},
        expected_challenge=base64url_to_bytes(challenge),
        expected_rp_id=site,
        expected_origin=origin,
        credential_public_key=base64url_to_bytes(key.public_key),
        credential_current_sign_count=key.uses,
        require_user_verification=True,
    )
    return found.new_sign_count
