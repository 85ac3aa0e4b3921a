"""What the page says that is kept, is what is kept."""

import pytest

from atoll.server.clock import DAY
from atoll.server.profiles import SESSION
from atoll.texts import LANGUAGES, Texts

KEPT = {
    "en": ("profile", "password", "passkeys", "cookie", "e-mail address", "messages"),
    "nl": ("profiel", "wachtwoord", "passkeys", "cookie", "e-mailadres", "berichten"),
    "fr": ("profil", "mot de passe", "clés d’accès", "cookie", "adresse e-mail", "messages"),
    "de": ("Profil", "Passwort", "Passkeys", "Cookie", "E-Mail-Adresse", "Nachrichten"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_kept_is_said(lang: str) -> None:
    text = Texts(lang)("web-about-data-text")
    assert [word for word in KEPT[lang] if word not in text] == []
    assert f" {SESSION // DAY:.0f} " in text, "how long somebody stays logged in"
