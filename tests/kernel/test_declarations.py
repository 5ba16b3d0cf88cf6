"""A field, a question, an action and an event are each declared once; what follows from them is generated or derived."""

import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roadstead import all_games
from roadstead.authoring import generate_game
from roadstead.games.jamaica import GAME as JAMAICA
from roadstead.kernel.actions import Actions
from roadstead.kernel.events import EVERYBODY, EventKind
from roadstead.kernel.fields import Seen, flag, growing, number, option, row
from roadstead.kernel.messages import slug
from roadstead.kernel.questions import Duty, Question, Questions
from roadstead.kernel.state import ALL_SEEING, SPECTATOR, UNKNOWN
from roadstead.kernel.words import Said

ROOT = Path(__file__).parents[2]

FIELDS = (
    option("boats", "ships"),
    option("deep"),
    option("at_night", "hour", "night"),
    number("divers", None),
    number("round", 1),
    flag("storm"),
    growing("log"),
    row("depth", "divers", 0, per=2),
    row("purse", "seats", 7, Seen.OWNER),
    row("bag", "seats", 3, Seen.OWNER, per=2),
    number("pearl", 5, Seen.NOBODY),
    row("shell", 4, 0, Seen.KNOWN, by="seen", used="found"),
    number("found", 0),
    row("seen", 4, 0),
    row("met", "seats * divers", 1, per=2),
    row("lamp", "seats", 1, where="at_night"),
    row("sonar", "boats", 6, where="deep"),
)


class Stand:
    """As much of a state as a table of fields needs."""

    seats = 2

    def fit(self):
        """No variant of it has other numbers."""

    def option(self, name, means=""):
        value = {"ships": 4, "deep": 0, "hour": "night"}[name]
        return int(value == means) if means else value


@pytest.fixture
def table():
    names = {"State": Stand, "ALL_SEEING": ALL_SEEING, "UNKNOWN": UNKNOWN}
    source = "\n".join(
        line for line in generate_game.state(FIELDS).splitlines() if not line.startswith("from roadstead.kernel.state")
    )
    exec(source, names)
    state = names["Fields"]()
    state.divers = 3
    state.lay_out()
    return state


def seen(table, viewer):
    twin = type(table)()
    table.copy_to(twin, viewer)
    return {field.name: getattr(twin, field.name) for field in FIELDS}


def test_a_blank_table_has_every_field_at_its_first_value(table):
    assert (table.round, table.storm, list(table.log), table.pearl) == (1, False, [], 5)
    assert list(table.depth) == [0] * 6
    assert list(table.purse) == [7, 7]
    assert list(table.bag) == [3] * 4
    assert list(table.met) == [1] * 12


def test_options_are_numbers_and_say_which_rows_are_in_use(table):
    assert (table.boats, table.deep, table.at_night) == (4, 0, 1)
    assert (list(table.lamp), list(table.sonar)) == ([1, 1], [])


def test_a_state_says_its_options_as_numbers():
    state = JAMAICA.new(2, 1, {"rounds": 20})
    assert state.option("rounds") == 20
    state.options = {"deep": True, "hour": "night"}
    assert (state.option("deep"), state.option("hour", "night"), state.option("hour", "noon")) == (1, 1, 0)
    with pytest.raises(ValueError, match="'hour' is no number"):
        state.option("hour")


def test_the_copy_for_a_viewer_has_what_the_declaration_allows_and_nothing_else(table):
    table.found, table.shell, table.seen = 3, vec[i64]([1, 2, 3, 9]), vec[i64]([0b01, 0b11, 0b10, 0b11])
    table.purse, table.bag = vec[i64]([4, 5]), vec[i64]([10, 11, 20, 21])
    blue = seen(table, 1)
    assert list(blue["purse"]) == [UNKNOWN, 5]
    assert list(blue["bag"]) == [UNKNOWN, UNKNOWN, 20, 21]
    assert list(blue["shell"]) == [UNKNOWN, 2, 3, UNKNOWN]
    assert blue["pearl"] == UNKNOWN
    assert list(blue["depth"]) == [0] * 6
    nobody = seen(table, SPECTATOR)
    assert list(nobody["purse"]) == [UNKNOWN] * 2
    assert list(nobody["bag"]) == list(nobody["shell"]) == [UNKNOWN] * 4
    whole = seen(table, ALL_SEEING)
    assert list(whole["shell"]) == [1, 2, 3, 9]
    assert (list(whole["purse"]), whole["pearl"]) == ([4, 5], 5)
    whole["shell"][0] = 8
    assert table.shell[0] == 1, "a copy shares no row with its table"


def test_a_field_that_cannot_be_shown_as_declared_is_refused():
    with pytest.raises(ValueError, match="each of the seats"):
        row("hand", 4, 0, Seen.OWNER)
    with pytest.raises(ValueError, match="field of masks"):
        row("shell", 4, 0, Seen.KNOWN)


ACTIONS = Actions(
    (("DIVE", "dive", ["dive 1", "dive 2"]), ("STOP", "dive", ["surface"]), ("PAY", "toll", ["pay toll"]))
)
DUTIES = (Duty("round end", "diving.end"), Duty("rise", "diving.rise", ("seat", "depth")))
QUESTIONS = Questions(
    20,
    (
        Question(
            "how deep",
            "REEF-1",
            "to dive",
            "a depth is to be chosen",
            {"dive": "A diver dives once a round"},
            ("surface", "dive 1"),
            "diving.dive",
            ("depth",),
        ),
        Question(
            "toll",
            "REEF-2",
            "to pay",
            "the toll is to be paid",
            {"toll": Said("The toll is paid first", "REEF-3"), "dive": None},
            "diving.tolls",
            "diving.pay",
            secret=True,
        ),
    ),
)
RULES = """
def end(t): t.ask(frames.HOW_DEEP, 1, 0)
def rise(t, depth): t.ask_in_secret(frames.TOLL, 1)
def dive(t, depth, action): pass
def tolls(t, seat): pass
def pay(seat, action): pass
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/diving.py").write_text(RULES)
    (tmp_path / "state.py").write_text("class Reef(Fields): pass")
    return tmp_path


def test_rules_are_called_with_what_their_parameters_name(folder):
    source = generate_game.Dispatch(folder, "reef", DUTIES, QUESTIONS, ACTIONS).source()
    for call in (
        "diving.end(t)",
        "diving.rise(t, b)",
        "return [0, 2]",
        "diving.dive(t, a, action)",
        "return diving.tolls(t, seat)",
        "diving.pay(seat, action)",
        "return Reef()",
    ):
        assert call in source
    assert "TOLL: Final[i64] = 21" in generate_game.frames(DUTIES, QUESTIONS)
    assert "STOP: Final[i64] = 2" in generate_game.constants("Actions", "actions.py", ACTIONS.firsts.items())


def test_what_the_kernel_asks_of_the_rules_goes_to_the_function_of_that_name(folder):
    plain = generate_game.Dispatch(folder, "reef", DUTIES, QUESTIONS, ACTIONS).source()
    assert "Hooks()" in plain
    (folder / "rules/reefs.py").write_text("def set_up(t): pass\ndef imagine(t, viewer, chance): pass\n")
    (folder / "scoring.py").write_text("def scores(t): pass\n")
    source = generate_game.Dispatch(folder, "reef", DUTIES, QUESTIONS, ACTIONS).source()
    for line in (
        "Hooks(set_up=reefs.set_up, imagine=reefs.imagine, scores=scoring.scores)",
        "from reef import scoring",
        "from reef.rules import diving, reefs",
    ):
        assert line in source
    (folder / "rules/reefs.py").write_text("def set_up(t): pass\ndef imagine(t, chance): pass\n")
    with pytest.raises(ValueError, match=r"reefs\.imagine is handed t, viewer, chance, not t, chance"):
        generate_game.Dispatch(folder, "reef", DUTIES, QUESTIONS, ACTIONS).source()
    (folder / "rules/diving.py").write_text(RULES + "def set_up(t): pass\n")
    with pytest.raises(ValueError, match="set_up stands in diving and in reefs"):
        generate_game.Dispatch(folder, "reef", DUTIES, QUESTIONS, ACTIONS).source()


def test_one_function_serves_several_questions_with_what_each_gives_it(folder):
    deep = QUESTIONS.rows[0]._replace(choices="diving.tolls", given={"seat": 3, "depth": 9})
    source = generate_game.Dispatch(folder, "reef", DUTIES, Questions(20, (deep,)), ACTIONS).source()
    assert "return diving.tolls(t, 3)" in source
    assert "diving.dive(t, 9, action)" in source


def test_a_row_of_actions_may_go_without_a_constant():
    actions = Actions((("DIVE", "dive", ["dive"]), ("", "swim", ["swim east", "swim west"])))
    assert (actions.firsts, actions.kind(2), actions.parse("swim east")) == ({"DIVE": 0}, "swim", 1)


def test_a_declaration_that_does_not_fit_the_rules_is_refused(folder):
    lacking = (Duty("rise", "diving.sink"),)
    with pytest.raises(ValueError, match=r"diving\.sink"):
        generate_game.Dispatch(folder, "reef", lacking, QUESTIONS, ACTIONS).source()
    unnamed = (Duty("rise", "diving.rise"),)
    with pytest.raises(ValueError, match="wants depth"):
        generate_game.Dispatch(folder, "reef", unnamed, QUESTIONS, ACTIONS).source()
    generate_game.check_secrets(folder, QUESTIONS)
    openly = Questions(20, (QUESTIONS.rows[1]._replace(secret=False),))
    with pytest.raises(ValueError, match="secret=False"):
        generate_game.check_secrets(folder, openly)


def test_what_is_awaited_and_what_is_out_of_place_come_from_the_question():
    assert QUESTIONS.asked[21].kinds == ("toll", "dive")
    assert QUESTIONS.asked[20].now == "Now a depth is to be chosen"
    assert QUESTIONS.occasions == {
        "dive": Said("A diver dives once a round", "REEF-1"),
        "toll": Said("The toll is paid first", "REEF-3"),
    }
    state = JAMAICA.new(3, seed=1)
    while JAMAICA.questions[state.asked()].name != "choose card":
        state.play(state.actor(), state.legal(state.actor())[0])
    names = ("Ann", "Bo", "Cy")
    assert str(JAMAICA.words.waiting(state.redacted(None), names)) == "Waiting for Ann, Bo and Cy to choose a card."
    refused = state.why_not(0, JAMAICA.actions.parse("sail inner"))
    assert refused.rule == "JAM-5.3"
    assert refused.words.endswith("a merge backward. Now a card is to be chosen.")


@pytest.mark.parametrize("game", [game for game in all_games() if game.questions.rows], ids=lambda game: game.name)
def test_every_question_of_a_game_that_declares_them_has_its_words(game):
    speech = game.words.SPEECH
    names = {question.name for question in game.questions.rows}
    kinds = {kind for question in game.questions.rows for kind in question.kinds}
    answers = {f"{question.name} {kind}" for question in game.questions.rows for kind in question.kinds}
    texts = {text: game.actions.kind(game.actions.parse(text)) for text in game.actions.texts()}
    assert speech.prompts.keys() <= names
    one_by_one = {f"{name} {text}" for name in names for text in texts}
    assert speech.reasons.keys() <= names | kinds | answers | one_by_one
    assert speech.labels.keys() <= kinds | texts.keys()
    entries = game.catalogue().entries
    said = {name.removeprefix("label-") for name in entries if name.startswith("label-")}
    unsaid = [text for text, kind in texts.items() if not {text, kind} & speech.labels.keys()]
    assert [text for text in unsaid if not {slug(text), slug(texts[text])} & said] == []
    unasked = [name for name in names - speech.prompts.keys() if f"prompt-{slug(name)}" not in entries]
    assert unasked == []
    assert [name for name in names if not {f"waiting-{slug(name)}", f"now-{slug(name)}"} <= entries.keys()] == []
    plain = {event.name for event in game.events if f"event-{slug(event.name)}" in entries}
    assert plain | speech.lines.keys() == {event.name for event in game.events}


def test_what_everybody_hears_is_announced_with_the_facts_of_its_declaration():
    state = JAMAICA.new(3, seed=1, events=True)
    state.events.clear()
    state.announce(JAMAICA.events.index(next(event for event in JAMAICA.events if event.name == "rolled")), 2, 5, 6)
    state.announce(JAMAICA.events.index(next(event for event in JAMAICA.events if event.name == "finished")), 1)
    assert [(event.name, event.audience, event.values) for event in state.events] == [
        ("rolled", EVERYBODY, (2, 5, 6)),
        ("finished", EVERYBODY, (1,)),
    ]
    silent = JAMAICA.new(3, seed=1)
    silent.announce(0, 1, 1)
    assert silent.events == []


def test_an_event_announced_with_other_facts_than_declared_is_refused(folder):
    events = (EventKind("rose", "REEF-2", ("seat", "depth")),)
    rules = folder / "rules/diving.py"
    rules.write_text(RULES + "def rose(t): t.announce(told.ROSE, 1, 2)\n")
    generate_game.check_facts(folder, events)
    rules.write_text(RULES + "def rose(t): t.announce(told.ROSE, 1)\n")
    with pytest.raises(ValueError, match="announces ROSE without just seat, depth"):
        generate_game.check_facts(folder, events)


def test_duties_without_room_before_the_questions_are_numbered_after_them():
    source = generate_game.frames(DUTIES, Questions(1, QUESTIONS.rows))
    numbers = dict(line.split(": Final[i64] = ") for line in source.splitlines() if "Final[i64]" in line)
    assert numbers == {"ROUND_END": "0", "HOW_DEEP": "1", "TOLL": "2", "RISE": "3"}


def test_what_is_generated_is_what_is_declared():
    command = [sys.executable, "tools/generate.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("name", ["shown", "dice", "play"])
def test_no_field_takes_the_name_of_what_every_state_has(name):
    with pytest.raises(ValueError, match=f"no field can be called '{name}'"):
        generate_game.check_names((number(name, 0),))
