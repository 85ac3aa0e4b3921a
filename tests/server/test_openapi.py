"""The HTTP part against its own schema: whatever is sent, no answer is ours to be ashamed of, and all are as declared."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import httpx
import pytest

from atoll.engine.match import parse_match
from atoll.server import passwords
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..seeds import AGAIN, PROGRAM, fresh
from .carriers import mail_server
from .conftest import WORKERS
from .people import Browser, Person, running
from .profiles import CHEAP

schemathesis = pytest.importorskip("schemathesis")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
MANY = int(os.environ.get("ATOLL_EXAMPLES", "0"))
SEED = random.getrandbits(32) if MANY and AGAIN not in os.environ else fresh(PROGRAM)
RUNS = [(SEED, MANY)] if MANY else [(1, 35), (SEED, 15)]
"""Seeds, and so many requests of each for each operation. The first are the same every time, others follow from the sources;
`make fuzz-http` sends more, and other ones each time."""


@pytest.fixture(scope="module")
def patient(kept_in: str) -> Iterator[str]:
    """A server that offers everything, mail too."""
    with pytest.MonkeyPatch.context() as patch, mail_server() as (smtp, _):
        patch.setattr(passwords, "COST", CHEAP)
        settings = Settings(
            kept_in,
            limits=EVERYBODY_FROM_HERE,
            public_url="https://play.example.org",
            smtp=smtp,
            mail_from="atoll@play.example.org",
        )
        with running(settings, WORKERS) as where:
            yield where


def test_every_operation_is_there(patient: str) -> None:
    schema = httpx.get(f"http://{patient}/schema/openapi.json").json()
    assert {"/api/server", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/sit", "/api/replay"} <= set(
        schema["paths"]
    )
    for path, operations in schema["paths"].items():
        if path.startswith("/api"):
            for operation in operations.values():
                assert "429" in operation["responses"], path
                problem = operation["responses"]["429"]["content"]["application/json"]["schema"]
                assert problem == {"$ref": "#/components/schemas/Problem"}


def test_no_answer_is_a_failure_and_all_are_as_declared(patient: str) -> None:
    import requests
    from hypothesis import HealthCheck, Phase, given, seed, settings
    from hypothesis import strategies as st

    tables = [gathering(patient), playing(patient), over(patient)]
    schema = schemathesis.openapi.from_url(f"http://{patient}/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 10
    keys = [None, "host", "join", "watch", "seat", "wrong"]
    seen: Counter[tuple[str, int]] = Counter()
    session = requests.Session()

    def check_operation(operation: Any, number: int, examples: int) -> None:
        @seed(number)
        @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]), key=st.sampled_from(keys))
        @settings(max_examples=examples, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        def check(case: Any, table: dict[str, Any] | None, key: str | None) -> None:
            if table and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = table["table"]["id"]
            links = (table or tables[0])["links"]
            token = {"seat": links["seats"]["0"], "wrong": "x" * 43}.get(key) or links[key] if key else None
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            response = case.call(headers=headers, session=session)
            seen[operation.label, response.status_code] += 1
            assert response.status_code < 500, response.text
            assert str(response.status_code) in operation.definition.raw["responses"], (
                operation.label,
                response.status_code,
            )
            case.validate_response(
                response,
                checks=[
                    schemathesis.checks.not_a_server_error,
                    *(c for c in schemathesis.checks.CHECKS.get_all() if c.__name__ == "response_schema_conformance"),
                ],
            )

        try:
            check()
        except BaseException as problem:
            problem.add_note(f"{AGAIN}={number} tries it again")
            raise

    with session:
        for operation, (number, examples) in product(operations, RUNS):
            check_operation(operation, number, examples)
    reached = {label for label, status in seen if status < 300}
    assert reached >= {
        f"{method} /api/tables{path}"
        for method, path in (
            ("GET", ""), ("GET", "/{id}"), ("GET", "/{id}/match"), ("GET", "/{id}/replay"), ("POST", "/{id}/rematch"),
            ("POST", "/{id}/leave"),
        )
    }, seen  # fmt: skip


def gathering(address: str) -> dict[str, Any]:
    return Browser(address).open([{"who": "me", "name": "Ana"}, {"who": "open"}], game="template")


def playing(address: str) -> dict[str, Any]:
    return Browser(address).open([{"who": "me", "name": "Ana"}, {"who": "bot"}], start=True)


def over(address: str) -> dict[str, Any]:
    two = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = Browser(address).open(two, game="template", start=True)
    person = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
    person.play(random.Random(8))
    person.close()
    return opened


@pytest.mark.parametrize("eyes", ["all", "watch", "0", "1"])
def test_a_finished_match_is_fetched_and_replayed(patient: str, eyes: str) -> None:
    opened = over(patient)
    mine, path = Browser(patient, opened["links"]["seats"]["0"]), f"/tables/{opened['table']['id']}"
    file = mine.get(f"{path}/match")
    assert (file.status_code, file.headers["content-type"].split(";")[0]) == (200, "application/x-ndjson")
    table = mine.get(f"{path}/replay", eyes=eyes).json()
    upload = httpx.post(f"http://{patient}/api/replay", params={"eyes": eyes}, content=file.content, timeout=30)
    assert upload.status_code == 200
    assert upload.json() == table
    assert len(table["frames"]) == len(parse_match(file.text).steps) + 1
    assert table["outcome"]


STRANGE_FILES = [
    b"", b"\xff\xfe", b"{", b"[" * 100_000, b'{"atoll": "match"}', b'{"a": ' * 50_000, b"1" * 10_000,
    b'{"atoll": "match", "format": 1, "game": "template", "rules_version": 1, "options": {"seats": [1]}}',
    b'{"atoll": "match", "format": 1, "game": "template", "rules_version": 1, "options": {"seats": 1e99}}',
    b'{"atoll": "match", "format": 1, "game": "template", "rules_version": 1, "position": [1]}',
    b'{"atoll": "match", "format": 1, "game": ["x"], "rules_version": 1}',
    b'{"atoll": "match", "format": 1, "game": "../../etc", "rules_version": 1}',
]  # fmt: skip


@pytest.mark.parametrize("body", STRANGE_FILES, ids=range(len(STRANGE_FILES)))
def test_a_strange_match_file_is_refused(patient: str, body: bytes) -> None:
    answer = httpx.post(f"http://{patient}/api/replay", content=body, timeout=30)
    assert answer.status_code == 400
    assert answer.json()["code"] == "message"
    assert answer.json()["text"]


@pytest.mark.parametrize("eyes", ["8", "-1", "9" * 5000, "٣", "all ", ""])
def test_a_strange_point_of_view_is_refused(patient: str, eyes: str) -> None:
    opened = Browser(patient).open(
        [{"who": "me", "name": "Ana"}, {"who": "me", "name": "B"}], game="template", start=True
    )
    mine = Browser(patient, opened["links"]["seats"]["0"], lang="fr")
    answer = mine.get(f"/tables/{opened['table']['id']}/replay", eyes=eyes)
    assert answer.status_code == 400
    assert answer.json()["text"]
