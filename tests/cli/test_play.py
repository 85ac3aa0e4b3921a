"""A terminal game, with lines typed by a script."""

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from atoll.bots.beginner import BOT as BEGINNER
from atoll.bots.search import SearchBot
from atoll.cli.play.desk import Desk
from atoll.cli.play.person import resume_line
from atoll.cli.play.questions import ask_setup, offer_resume
from atoll.cli.play.seating import seat_players
from atoll.engine.catalogue import get_game
from atoll.texts import Texts

GAME = "forbidden_island"
MATCHES = Path("data/atoll/matches")


def typed(*lines):
    return "\n".join(lines) + "\n"


def test_bots_play_to_the_end(atoll):
    done = atoll("play", "--you", "none", "--seats", "4", "--seed", "9", "--yes")
    assert done.exit_code == 0
    assert "Turns: " in done.stdout


def test_a_person_plays_to_the_end(atoll, read, tmp_path):
    """Ends every turn, discards what comes first, lets every window go by; the island sinks soon enough."""
    lines = ["end", "pass", "1"] * 400
    done = atoll("play", "--seed", "3", "--bot", "random", "--save", "m.jsonl", "--yes", input=typed(*lines))
    assert done.exit_code == 0, done.output
    assert "Lost:" in done.stdout
    assert "taken back" in done.stdout
    assert read(atoll("verify", "m.jsonl", "--json"))["outcome"]


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
def test_one_person_leads_all_in_every_language(atoll, lang):
    lines = ["?", "hands", "special", "log", "board", "rules 4.1", "gibberish", "skip", "undo", "1", "undo", "quit"]
    done = atoll("play", "--you", "all", "--seats", "2", "--seed", "2", "--lang", lang, input=typed(*lines))
    assert done.exit_code == 0
    assert "3.2 " in done.stdout
    assert "**" not in done.stdout
    for key in ("play-", "tile-", "ask-", "event-", "do-", "draw-", "seat-name"):
        assert not any(word.startswith(key) for word in done.stdout.split()), key


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
def test_cards_are_picked_one_by_one(atoll, lang):
    """Each pick is a choice of its own, without a new picture; Enter does not pass, for that would end one's round."""
    hands = {"hands": [["red-1-a", "red-5-a"], ["blue-2-a"]], "aaron": ["green-7-a"]}
    Path("loot.json").write_text(json.dumps({"game": "loot_island", "options": {"seats": 2}, **hands}))
    lines = ("", "skip", "1", "undo", "hands", "?", "pass", "quit")
    done = atoll("play", "--position", "loot.json", "--you", "all", "--lang", lang, input=typed(*lines))
    assert done.exit_code == 0
    text = Texts(lang, get_game("loot_island"))
    assert text("play-nothing-to-skip") in done.stdout
    pictures = done.stdout.split(text("draw-round", round=1, of=5))
    assert len(pictures) == 3, "one at the beginning, one for the next player"
    assert text("play-undone", action="").rstrip(" .") in pictures[1]
    for key in ("ask-", "event-", "do-", "draw-", "menu-", "treasure-", "card-"):
        assert not any(word.startswith(key) for word in done.stdout.split()), key


def test_a_choice_by_number_notation_beginning_and_words(atoll, island):
    for line in ("shore observatory", "SHORE  Observatory", "sh obs", "up star house"):
        done = atoll("play", "--position", island, "--you", "all", "--save", "m.jsonl", input=typed(line, "quit"))
        steps = [json.loads(row) for row in Path("m.jsonl").read_text().splitlines()[1:]]
        assert steps == [{"seat": 0, "do": "shore observatory"}], (line, done.output)
        Path("m.jsonl").unlink()


def test_undo_takes_back_ones_own_last_choice(atoll, island):
    lines = ("shore observatory", "undo", "undo", "quit")
    done = atoll("play", "--position", island, "--you", "all", "--save", "m.jsonl", input=typed(*lines))
    assert "Taken back: Shore up" in done.stdout
    assert "Only your own last choice" in done.stdout
    assert len(Path("m.jsonl").read_text().splitlines()) == 1


def test_a_special_card_out_of_turn(atoll, island):
    for lines in (("2: sandbag misty_marsh",), ("pilot: sandbags heron",), ("special", "1")):
        done = atoll("play", "--position", island, "--you", "all", "--save", "m.jsonl", input=typed(*lines, "quit"))
        assert "special" in done.stdout
        assert '{"seat": 1, "do": "sandbag' in Path("m.jsonl").read_text(), done.output
        Path("m.jsonl").unlink()


def test_a_person_is_consulted_in_a_bots_turn(atoll, island):
    done = atoll("play", "--position", island, "--you", "1", "--bot", "random", input=typed("sandbag misty_marsh"))
    assert "out of turn?" in done.stdout
    assert "plays Sandbags" in done.stdout


def test_skip_lets_windows_go_by(atoll, island):
    lines = ("skip", "end", "quit")
    done = atoll("play", "--position", island, "--you", "1", "--bot", "random", "--seed", "1", input=typed(*lines))
    until_my_turn, _, _ = done.stdout.partition("Turn 2")
    assert until_my_turn.count("special card") == 1, done.stdout


def test_what_is_not_possible_is_said(atoll, island):
    lines = ("99", "move bronze_gate", "m", "skip", "quit")
    done = atoll("play", "--position", island, "--you", "all", input=typed(*lines))
    assert "Choose a number from 1 to" in done.stdout
    assert "not possible now" in done.stdout
    assert "several things" in done.stdout
    assert "nothing to skip" in done.stdout


@pytest.mark.parametrize("ending", [("quit",), ()])
def test_leaving_saves_and_says_how_to_go_on(atoll, ending):
    done = atoll("play", "--seed", "6", "--names", "Anna", input=typed("board", *ending))
    assert done.exit_code == 0
    (file,) = MATCHES.glob(f"{GAME}-*.jsonl")
    file = file.resolve()
    assert f"atoll play --resume {file}" in done.stdout
    again = atoll("play", "--resume", str(file), input=typed("quit"))
    assert again.exit_code == 0
    assert "Anna" in again.stdout
    assert json.loads(file.read_text().splitlines()[0])["players"] == ["Anna", "bot:sensible"]


def test_save_as_you_go(atoll):
    done = atoll("play", "--seed", "6", input=typed("save mine.jsonl", "end", "quit"))
    assert "Saved in mine.jsonl" in done.stdout
    assert '"do": "end"' in Path("mine.jsonl").read_text()
    refused = atoll("play", "--save", "mine.jsonl")
    assert refused.exit_code == 2
    assert "this file exists" in refused.stderr


def test_after_the_end_it_offers_to_save_and_to_play_again(atoll, island):
    position = json.loads(Path(island).read_text())
    position |= {"treasures": ["earth", "wind", "fire", "ocean"]}
    position["adventurers"] = [{"role": role, "at": "fools_landing"} for role in ("diver", "pilot")]
    position["adventurers"][0]["hand"] = ["helicopter"]
    Path("won.json").write_text(json.dumps(position))
    done = atoll("play", "--position", "won.json", "--you", "all", input=typed("lift", "yes", "no"))
    assert done.exit_code == 0, done.output
    assert "Won!" in done.stdout
    assert "Play again?" in done.stdout
    assert list(MATCHES.glob(f"{GAME}-*.jsonl"))


def test_one_of_resume_and_position(atoll, island):
    assert atoll("play", "--resume", "a", "--position", island).exit_code == 2
    assert "belong to a new game" in atoll("play", "--position", island, "--seats", "3").stderr


def test_a_file_that_cannot_be_written_spoils_nothing(atoll, island):
    done = atoll("play", "--position", island, "--you", "all", input=typed("save .", "shore observatory", "quit"))
    assert done.exit_code == 0
    assert "cannot be written" in done.stdout
    assert "shores up" in done.stdout


def test_a_game_without_a_drawing_shows_its_fields(atoll, island, monkeypatch):
    plain = replace(get_game(GAME), drawing=None)
    monkeypatch.setattr("atoll.engine.position.get_game", lambda id: plain)
    done = atoll("play", "--position", island, "--you", "all", input=typed("hands", "quit"))
    assert done.exit_code == 0
    assert done.stdout.count("'flood_deck'") == 2


class ScriptedDesk(Desk):
    """Answers from a list, then Enter."""

    def __init__(self, *answers):
        super().__init__()
        self.answers = list(answers)
        self.shown = []

    def ask(self, prompt):
        self.shown.append(prompt)
        return self.answers.pop(0) if self.answers else ""

    def show(self, what="", style=None):
        self.shown.append(str(what))


def test_enter_alone_sets_a_game_up():
    setup = ask_setup(ScriptedDesk(), get_game(GAME), "en")
    assert (setup.lang, setup.seats, setup.you, setup.options) == ("en", 2, "0", ["difficulty=novice"])
    assert setup.bot == "sensible"


def test_set_up_by_answers():
    desk = ScriptedDesk("xx", "nl", "7", "3", "3", "2", "4", "4")
    setup = ask_setup(desk, get_game(GAME), "en")
    assert (setup.lang, setup.seats, setup.you, setup.options) == ("nl", 3, "0,1", ["difficulty=legendary"])
    assert "Wie speelt er?" in desk.shown
    assert setup.bot == "expert"


@pytest.mark.parametrize(
    ("lang", "asks", "level"),
    [
        ("en", "How well do the bots play?", "  3  strong"),
        ("nl", "Hoe goed spelen de bots?", "  3  sterk"),
        ("fr", "De quel niveau sont les bots\u202f?", "  3  fort"),
        ("de", "Wie gut spielen die Bots?", "  3  stark"),
    ],
)
def test_the_level_is_asked_where_there_are_bots(lang, asks, level):
    desk = ScriptedDesk(lang, "2", "1", "3")
    assert ask_setup(desk, get_game(GAME), "en").bot == "strong"
    assert asks in desk.shown
    assert level in desk.shown
    for who in (["2"], ["3", "2"]):  # all seats led by one person, and by one each
        desk = ScriptedDesk(lang, "2", *who)
        assert ask_setup(desk, get_game(GAME), "en").bot == ""
        assert asks not in desk.shown


@pytest.mark.parametrize(
    ("flags", "answers", "players"),
    [
        ([], ["", "", "", "1", ""], ["Player 1", "bot:beginner"]),
        ([], ["", "", "2"], ["Player 1", "Player 2"]),
        (["--bot", "random"], [], ["Player 1", "bot:random"]),
    ],
)
def test_the_level_that_was_answered_sits_at_the_table(atoll, monkeypatch, flags, answers, players):
    class AtTerminal(Desk):
        def __init__(self):
            super().__init__()
            self.interactive = True

    monkeypatch.setattr("atoll.cli.play.command.Desk", AtTerminal)
    seated = []
    monkeypatch.setattr("atoll.cli.play.command.run", lambda table, offer: seated.append(table.match.players))
    done = atoll("play", *flags, input=typed(*answers, "", ""))
    assert done.exit_code == 0, done.output
    assert seated == [players]
    assert ("How well" in done.stdout) == (players[1] == "bot:beginner")


def test_seating():
    text = Texts("en")
    assert seat_players(3, None, None, "Anna,Ben", text).players == ("Anna", "Ben", "bot:sensible")
    assert seat_players(3, "none", ["random", "sensible", "random"], None, text).people == ()
    assert seat_players(2, "all", None, None, text).players == ("Player 1", "Player 2")
    old = ("bot:random", "Zoe")
    assert seat_players(2, None, None, None, text, old).players == old


# -- names, help, saves -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["move owl", "m owl", "MOVE Owl hollow", "owl", "uilendal", "lopen uil", "m chouettes"]
)
def test_a_tile_by_the_name_on_the_screen_in_any_language(atoll, island, line):
    done = atoll("play", "--position", island, "--you", "all", "--save", "m.jsonl", input=typed(line, "quit"))
    assert '"do": "move twilight_hollow"' in Path("m.jsonl").read_text(), done.output


def test_a_named_tile_that_is_out_of_reach(atoll, island):
    done = atoll("play", "--position", island, "--you", "all", input=typed("move dusk", "quit"))
    assert "That is not possible now: Move to Dusk Gate" in done.stdout


def test_names_without_accents(atoll, island):
    arguments = ("play", "--position", island, "--you", "all", "--save", "m.jsonl", "--lang", "fr")
    atoll(*arguments, input=typed("assecher etoiles", "quit"))
    assert '"do": "shore observatory"' in Path("m.jsonl").read_text()


def test_a_beginning_of_an_id_and_of_a_name_is_unclear(atoll, island):
    """`m m`: Mirror Pool (lost_lagoon) and misty_marsh (Heron Marsh)."""
    done = atoll("play", "--position", island, "--you", "all", input=typed("m m", "quit"))
    assert "several things: Move to Heron Marsh, Move to Mirror Pool\n" in done.stdout


def test_the_notation_stands_beside_each_choice(atoll, island):
    done = atoll("play", "--position", island, "--you", "all", "--lang", "de", input=typed("quit"))
    assert "Gehen move" in done.stdout
    assert "„Eulengrund“ gehen twilight_hollow" in done.stdout


@pytest.mark.parametrize("command", ["help", "rules 4.1", "rules 99", "log", "hands", "board", "help 5"])
def test_the_menu_comes_back_after_looking_something_up(atoll, island, command):
    done = atoll("play", "--position", island, "--you", "all", input=typed(command, "quit"))
    assert done.stdout.count("Your turn: 3 actions left") == 2
    assert done.stdout.count("Shore up Star House") >= 2


def test_rules_and_help_by_number(atoll, island):
    done = atoll("play", "--position", island, "--you", "all", input=typed("rules 99", "help 5.3", "help 4", "quit"))
    assert "There is no paragraph 99. The sections are: 1 " in done.stdout
    assert "5.3 The engineer" in done.stdout
    assert "4.11 " in done.stdout


def test_help_tells_ones_own_role_first_and_no_other(atoll, island):
    done = atoll("play", "--position", island, "--you", "all", input=typed("help", "quit"))
    assert -1 < done.stdout.find("4.9 ") < done.stdout.find("3.2 ")
    assert "4.4 The explorer" not in done.stdout


def test_the_board_is_drawn_at_the_start_and_when_it_changed(atoll, island):
    still = atoll("play", "--position", island, "--you", "all", input=typed("quit"))
    assert still.stdout.count("Owl Hollow │") == 1
    moved = atoll("play", "--position", island, "--you", "all", input=typed("m owl", "quit"))
    assert moved.stdout.count("Owl Hollow │") == 2


def test_a_resumed_match_is_recalled(atoll, island):
    atoll("play", "--position", island, "--you", "all", "--save", "m.jsonl", input=typed("shore star", "quit"))
    done = atoll("play", "--resume", "m.jsonl", input=typed("quit"))
    assert "What happened last:\n· Player 1 · Diver shores up “Star House”." in done.stdout


def test_a_new_game_offers_the_latest_unfinished_one(atoll):
    game = get_game(GAME)
    assert offer_resume(ScriptedDesk(), game, "en") is None
    atoll("play", "--seed", "6", input=typed("quit"))
    (file,) = MATCHES.glob("*.jsonl")
    desk = ScriptedDesk("", "no")
    offered = offer_resume(desk, game, "en")
    assert offered
    assert Path(offered).samefile(file)
    assert desk.shown[0].startswith("Go on with the match of 2")
    assert offer_resume(desk, game, "en") is None
    file.write_text(file.read_text() + '{"over": "won", "payoff": [1.0, 1.0]}\n')
    assert offer_resume(desk, game, "en") is None


@pytest.mark.parametrize(
    ("called", "says"),
    [("/opt/x/atoll", "/opt/x/atoll play --resume"), ("/x/cli/__main__.py", " -m atoll.cli play --resume")],
)
def test_how_to_go_on_works_as_printed(called, says, monkeypatch):
    monkeypatch.setattr("sys.argv", [called])
    assert says in resume_line(Path("m.jsonl"))


def test_long_texts_are_paged_on_a_terminal_only(monkeypatch):
    desk = Desk()
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    desk.interactive = True
    desk.console = Console(force_terminal=True, width=80, height=10, file=io.StringIO())
    desk.page("short")
    assert not paged
    desk.page("\n".join(map(str, range(50))))
    assert len(paged) == 1
    desk.interactive = False
    desk.page("\n".join(map(str, range(50))))
    assert len(paged) == 1


def test_a_wrong_answer_says_what_is_possible():
    desk = ScriptedDesk("xx")
    ask_setup(desk, get_game(GAME), "en")
    assert "Type one of these: en, nl, fr, de" in desk.shown[1]


def test_the_log_calls_seats_by_role_once_it_is_dealt(atoll):
    atoll("play", "--seed", "6", "--save", "m.jsonl", input=typed("end", "quit"))
    lines = atoll("replay", "m.jsonl").stdout.splitlines()
    cast = next(line for line in lines if "starting on" in line and "Player 1" in line)
    assert " · " not in cast
    role = cast.split("Player 1: ")[1].split(",")[0]
    assert any(f"Player 1 · {role} begins" in line or f"Player 1 · {role} is dealt" in line for line in lines)
    assert not any("1 Player 1" in line for line in lines)


def test_a_strong_bot_plays_with_its_search_compiled_first(atoll, monkeypatch):
    """Each level by its name, and a mixture; only those that search have to be prepared."""
    prepared, asked = [], []

    def choose(bot, game, view, seat, rng):
        asked.append(bot.name)
        return BEGINNER.choose(game, view, seat, rng)

    monkeypatch.setattr("atoll.cli.ready.searching.is_ready", lambda game: False)
    monkeypatch.setattr("atoll.cli.ready.searching.prepare", lambda game, report: prepared.append(game.id))
    monkeypatch.setattr(SearchBot, "choose", choose)
    plays = ("play", "--seats", "2", "--you", "none", "--yes", "--seed", "3")
    assert atoll(*plays, "--bot", "beginner").exit_code == 0
    assert not prepared
    done = atoll(*plays, "--bot", "strong", "--bot", "expert")
    assert done.exit_code == 0
    assert prepared == ["forbidden_island"]
    assert set(asked) == {"strong", "expert"}
    assert done.stderr.startswith("Compiling the search of the strong bots")
