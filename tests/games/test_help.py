"""What helps people to learn a game: questions name their paragraphs, actions too, and every lesson can be played."""

from itertools import islice
from pathlib import Path

import pytest

from atoll.engine import CHANCE
from atoll.engine.catalogue import get_game
from atoll.engine.lessons import before_and_after, follow, help_of, rulebook
from atoll.engine.match import parse_match
from atoll.texts import LANGUAGES, Texts

CORPUS = Path(__file__).parent.parent / "corpus"
GAMES = ("forbidden_island", "the_island", "lost_island", "loot_island", "template")
TAUGHT = GAMES[:-1]
LEADS = {
    "forbidden_island": {
        "walk": "moved moved",
        "shore": "shored",
        "end": "drew drew flooded sunk",
        "rise": "drew waters_rose sunk sunk",
        "swim": "swam",
        "give": "gave",
        "capture": "captured",
        "discard": "discarded",
        "sandbags": "sandbagged",
        "diver": "dived",
        "engineer": "shored shored",
        "messenger": "gave",
        "helicopter": "called boarded airlifted airlifted",
        "away": "lifted_off over",
    },
    "the_island": {
        "walk": "walked",
        "board": "boarded",
        "row": "rowed rowed",
        "land": "landed landed",
        "value": "landed",
        "swim": "swam landed",
        "steer": "rowed",
        "sink": "sank fell turned_up appeared explorer_lost",
        "dolphin": "played swam swam",
        "serpent": "glided boat_lost explorer_lost explorer_lost",
        "shark": "glided glided explorer_lost",
        "whale": "glided glided capsized",
        "defend": "glided defended creature_lost",
        "volcano": "sank fell turned_up over showed showed showed showed scored scored",
    },
    "lost_island": {
        "move": "moved",
        "reveal": "revealed loot_laid",
        "coins": "moved coins_taken",
        "stone": "moved stone_turned flag_taken",
        "battle": "attacked fought won home",
        "one": "attacked fought won home",
        "spy": "spied learnt",
        "ring": "ringed",
        "bomb": "aimed hit home withstood",
        "storm": "blew home",
        "reinforce": "reinforced",
        "swim": "swam",
        "shrink": "revealed shrank",
        "win": "attacked fought won home over",
    },
    "loot_island": {
        "map": "compass played",
        "higher": "compass played",
        "several": "compass played played",
        "colours": "compass played",
        "joker": "compass played",
        "curse": "compass played cursed cursed",
        "copy": "compass played relieved",
        "islet": "island_used paid paid relieved",
        "bottom": "island_used paid paid stacked",
        "pass": "passed tile",
        "keep": "passed explored found found kept cursed",
        "bury": "passed explored found found buried relieved",
        "healer": "healer_taken",
    },
}
"""What happens in each lesson, whichever right actions are chosen: what its words say."""


@pytest.fixture(params=GAMES)
def game(request):
    return get_game(request.param)


@pytest.fixture(params=TAUGHT)
def taught(request):
    return get_game(request.param)


def numbers(game, sort="rule"):
    return {row["number"] for row in rulebook(game, "en") if row["sort"] == sort}


def test_every_question_names_the_paragraphs_that_govern_it(game):
    """Nature's questions as well, and the end, when nothing is asked."""
    assert [kind.name for kind in game.asks.kinds if not game.asks.paragraphs.get(kind)] == []
    named = {number for cited in game.asks.paragraphs.values() for number in cited}
    assert named <= numbers(game)


def test_every_paragraph_is_named_by_a_question(game):
    named = {number for cited in game.asks.paragraphs.values() for number in cited}
    assert sorted(numbers(game) - named) == []


def asked_in_matches(game):
    """The kinds of questions that people, and that nature, answer in stored matches of two."""
    people: set[str] = set()
    nature: set[str] = set()
    for path in sorted((CORPUS / game.id).glob("v*-2-0*.jsonl"))[:4]:
        match = parse_match(path.read_text(encoding="utf-8"))
        state = match.start.copy()
        for step in match.steps:
            (nature if step.seat == CHANCE else people).add(game.ask_kind(state))
            game.apply_silently(state, step.seat, step.action)
    return people, nature


def test_questions_are_of_people_or_of_nature(taught):
    """Each is one of both, and stored matches agree."""
    around = help_of(taught).around
    natures = {ask for asks in around.values() for ask in asks}
    people, nature = asked_in_matches(taught)
    assert not natures & set(around)
    assert natures | set(around) == set(taught.asks.names()[1:])
    assert people <= set(around)
    assert nature <= natures


def test_every_paragraph_is_reached_from_a_question_that_people_are_asked(taught):
    """Rules: their own, those of what happens before or after it, or (at the end) those of the end. Readings and what is
    reconstructed: beside a rule that is reached."""
    cited = {kind.name.lower(): set(numbers) for kind, numbers in taught.asks.paragraphs.items()}
    reached = set(cited["nothing"])
    for ask, around in before_and_after(taught).items():
        assert not cited[ask] & set(around), ask
        reached |= cited[ask] | set(around)
    assert sorted(numbers(taught) - reached) == []
    beside = {number for row in rulebook(taught, "en") if row["number"] in reached for number in row["readings"]}
    assert [row["number"] for row in rulebook(taught, "en") if row["number"] not in reached | beside] == []


def test_what_is_not_a_rule_is_about_rules(taught):
    """Every reading and every reconstruction, and from both sides."""
    rows = {row["number"]: row for row in rulebook(taught, "en")}
    beside = numbers(taught, "reading") | numbers(taught, "reconstructed")
    assert numbers(taught, "reading")
    assert {number for number, row in rows.items() if row["about"]} == beside
    for number, row in rows.items():
        assert set(row["about"]) <= numbers(taught)
        assert all(number in rows[one]["about"] for one in row["readings"])


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_paragraphs(game, lang):
    def shape(lang):
        return [(row["number"], row["sort"], row["about"], row["readings"]) for row in rulebook(game, lang)]

    assert shape(lang) == shape("en")
    assert all(row["text"] and row["heading"] for row in rulebook(game, lang))


def test_every_action_names_the_paragraphs_that_allow_it(taught):
    told = help_of(taught).actions
    chosen = {kind.name.lower() for kind in taught.space.kinds if taught.space.first[kind] >= taught.space.nature}
    assert set(told) == chosen
    assert {number for cited in told.values() for number in cited} <= numbers(taught)


def test_every_event_names_the_paragraphs_that_make_it_happen(taught):
    told = help_of(taught).events
    assert list(told) == [kind.name.lower() for kind in taught.events.kinds]
    assert {number for cited in told.values() for number in cited} <= numbers(taught)


def ways(game, lesson, done=()):
    """Every way through a lesson by right actions."""
    progress = follow(game, lesson, done)
    if not progress.right:
        yield progress
    for action in progress.right_ones():
        yield from ways(game, lesson, (*done, game.space.text(action)))


@pytest.mark.parametrize(("id", "lesson"), [(id, lesson) for id in TAUGHT for lesson in LEADS[id]])
def test_lessons_lead_where_their_words_say(id, lesson):
    game = get_game(id)
    found = list(islice(ways(game, help_of(game).lesson(lesson)), 12))
    assert found
    for progress in found:
        told = " ".join(event.kind for _, events in progress.steps for event in events if event.kind != "turn")
        assert sorted(told.split()) == sorted(LEADS[id][lesson].split())


def stages(game, lesson):
    """Each moment at which the learner is asked, along the first right actions."""
    done: list[str] = []
    while (progress := follow(game, lesson, done)).right:
        yield progress
        done.append(game.space.text(progress.right_ones()[0]))


def test_everything_that_is_right_somewhere_is_allowed(taught):
    """No pattern stands in a lesson without meaning anything there."""
    for lesson in help_of(taught).lessons:
        assert lesson.rule in numbers(taught)
        for progress in stages(taught, lesson):
            assert progress.right_ones(), lesson.id
            assert taught.fault(progress.state) is None


def test_each_guide_is_about_a_dozen_lessons(taught):
    lessons = help_of(taught).lessons
    assert 12 <= len(lessons) <= 15
    assert list(LEADS[taught.id]) == [lesson.id for lesson in lessons]
    assert {path.stem for path in (taught.folder / "lessons").glob("*.json")} == set(LEADS[taught.id])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words(taught, lang):
    texts = Texts(lang, taught)
    keys = {f"guide-{lesson}{part}" for lesson in LEADS[taught.id] for part in ("", "-task", "-done", "-not")}
    assert [key for key in sorted(keys) if not texts.has(key)] == []
    written = (taught.folder / "texts" / f"{lang}.guide.ftl").read_text(encoding="utf-8")
    assert {line.split(" = ")[0] for line in written.splitlines() if line} == keys
