"""What a host says about messages to people is checked before the server starts."""

import pytest

from atoll.cli.hosting import ServeError, check_notices

HERE, FROM = "https://play.example.org", "atoll@play.example.org"


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (("play.example.org", "", ""), "--public-url"),
        (("https://play.example.org/atoll", "", ""), "--public-url"),
        (("", "smtp://mail.example.org", FROM), "--smtp"),
        ((HERE, "smtp://mail.example.org", ""), "--smtp"),
        ((HERE, "mail.example.org:587", FROM), "--smtp"),
        ((HERE, "smtp://u:secret@:587", FROM), "--smtp"),
        ((HERE, "smtp://mail.example.org", "nobody"), "--mail-from"),
    ],
)
def test_what_is_refused_by_name(given: tuple[str, str, str], named: str) -> None:
    with pytest.raises(ServeError, match=f"^{named}: ") as refused:
        check_notices(*given)
    assert "secret" not in str(refused.value)


def test_what_is_allowed() -> None:
    check_notices("", "", "")
    check_notices(HERE, "", "")
    check_notices(HERE, "smtps://user:pass%40word@mail.example.org", FROM)
