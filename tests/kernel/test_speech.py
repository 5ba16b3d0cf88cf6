"""Sentences: of questions, actions, reasons and events, with numbers and facts as they are called."""

import pytest

from kernel.reef import REEF
from roadstead.games.jamaica import GAME as JAMAICA
from roadstead.kernel.events import EVERYBODY, Event, EventKind
from roadstead.kernel.speech import Speech, by_name
from roadstead.kernel.words import Said, by_seat, capitalised, counted


def test_a_sentence_that_is_always_the_same_is_said_as_it_stands():
    state = JAMAICA.new(2, seed=3)
    question = JAMAICA.questions[state.asked()]
    kind = JAMAICA.actions.kind(state.legal(state.actor())[0])
    speech = Speech({question.name: "What now?"}, {kind: "Do it"}, {}, {})
    assert speech.prompt(state, 0, ("Ann", "Bo")) == Said("What now?", question.rule)
    assert speech.label(state, 0, state.legal(state.actor())[0], ("Ann", "Bo")).words == "Do it"


def test_a_reason_goes_by_the_question_or_by_the_kind_of_the_action():
    state = JAMAICA.new(2, seed=3)
    question = JAMAICA.questions[state.asked()]
    kind, action = next(iter(question.kinds)), state.legal(state.actor())[0]
    by_kind = {kind: lambda t, seat, action: f"Not by {seat}."}
    assert str(Speech({}, {}, by_kind, {}).refusal(state, 1, action)) == f"Not by 1. [{question.rule}]"
    by_question = {**by_kind, question.name: lambda t, seat, action: "Not now."}
    assert Speech({}, {}, by_question, {}).refusal(state, 1, action).words == "Not now."


def test_facts_are_named_and_a_line_begins_with_a_large_letter():
    looked = EventKind("looked", "REEF-2", ("seat", "shell"), "{seat} looks into shell {shell}.")
    speech = Speech({}, {}, {}, {"seat": lambda seat, view, names: f"the {names[seat]} diver"})
    assert speech.line(Event(looked, EVERYBODY, (1, 3)), REEF.new(seed=1), ("red", "blue")) == (
        "The blue diver looks into shell 3."
    )
    assert capitalised("the Old Harbour") == "The Old Harbour"
    assert (counted(1, "card"), counted(2, "card"), counted(0, "navy", "navies")) == ("1 card", "2 cards", "0 navies")
    assert by_name(capitalised, test_facts_are_named_and_a_line_begins_with_a_large_letter).keys() == {
        "capitalised",
        "test facts are named and a line begins with a large letter",
    }


def test_numbers_count_things_and_may_be_called_otherwise_in_one_event():
    sank = EventKind("sank", "REEF-2", ("seat", "navies", "left"), "{seat} loses {navies:navy}, {left:02d} left.")
    called = {
        "seat": lambda seat, view, names: names[seat],
        "sank seat": lambda seat, view, names: f"poor {names[seat]}",
    }
    speech = Speech({}, {}, {}, called)
    view = REEF.new(seed=1)
    assert speech.line(Event(sank, EVERYBODY, (1, 2, 3)), view, ("red", "blue")) == "Poor blue loses 2 navies, 03 left."
    assert speech.line(Event(sank, EVERYBODY, (0, 1, 0)), view, ("red", "blue")) == "Poor red loses 1 navy, 00 left."
    assert (counted(2, "army"), counted(2, "way"), counted(1, "army")) == ("2 armies", "2 ways", "1 army")


def dice_to_place():
    """A game whose first question is not a forced one."""
    games = (JAMAICA.new(3, seed=seed) for seed in range(20))
    return next(game for game in games if JAMAICA.questions[game.asked()].name == "place dice")


def test_a_prompt_may_be_a_sentence_and_a_label_go_by_the_text_of_its_action():
    state = dice_to_place()
    first, second = state.detail(0), state.detail(1)
    prompts = {"place dice": "the dice show {first} and {second:pip}."}
    labels = {"morning 1": Said("A slow morning", "JAM-1.1"), "dice": lambda t, seat, action, names: "A morning"}
    speech = Speech(prompts, labels, {}, {"seat": lambda seat, view, names: f"Captain {names[seat]}"})
    names = ("Ann", "Bo", "Cy")
    captain = state.actor()
    assert speech.prompt(state, captain, names) == Said(
        f"The dice show {first} and {counted(second, 'pip')}.", "JAM-3.1"
    )
    assert speech.label(state, captain, JAMAICA.actions.parse("morning 1"), names) == labels["morning 1"]
    assert speech.label(state, captain, JAMAICA.actions.parse("morning 2"), names) == Said("A morning", "JAM-3.1")
    assert speech.waiting(state, names) == f"Waiting for Captain {names[captain]} to place the dice."


def test_sentences_name_fields_of_the_table_and_the_place_of_an_action_in_its_row():
    state = dice_to_place()
    seat, second = state.actor(), JAMAICA.actions.parse("morning 2")
    called = {"dice die": lambda place, view, names: f"{place + 1} pips"}
    prompts, words = {"place dice": "round {round}, with {first}"}, {"dice": "No {die}"}
    speech = Speech(prompts, words, words, called)
    names = ("Ann", "Bo", "Cy")
    assert speech.prompt(state, seat, names).words == f"Round {state.round}, with {state.detail(0)}"
    assert speech.label(state, seat, second, names).words == "No 2 pips"
    assert str(speech.refusal(state, seat, second)) == "No 2 pips [JAM-3.1]"
    assert [JAMAICA.actions.place(JAMAICA.actions.parse(text)) for text in ("morning 6", "attack ghost")] == [5, 0]


@pytest.mark.parametrize("key", ["place dice dice", "place dice", "dice"])
def test_a_reason_goes_by_question_and_kind_by_question_or_by_kind(key):
    keys = ["place dice dice", "place dice", "dice"]
    reasons = {other: lambda t, seat, action, other=other: other for other in keys[keys.index(key) :]}
    state = dice_to_place()
    refused = Speech({}, {}, reasons, {}).refusal(state, state.actor(), JAMAICA.actions.parse("morning 1"))
    assert (refused.rule, refused.words) == ("JAM-3.1", key)


def test_a_sentence_can_name_several_facts_at_once():
    gathered = EventKind("gathered", "REEF-3", ("seat", "pearls", "corals"), "{seat} brings up {catch}.")
    left = EventKind("left", "REEF-4", ("seat",), "{seat} leaves.")
    called = {"seat": lambda seat, view, names: names[seat]}
    together = {"catch": lambda facts: f"{counted(facts['pearls'], 'pearl')} and {counted(facts['corals'], 'coral')}"}
    speech, reef = Speech({}, {}, {}, called, together=together), REEF.new(seed=1)
    assert speech.line(Event(gathered, EVERYBODY, (0, 1, 2)), reef, ("Red",)) == "Red brings up 1 pearl and 2 corals."
    assert speech.line(Event(left, EVERYBODY, (0,)), reef, ("Red",)) == "Red leaves."


def test_words_are_handed_what_their_parameters_name():
    state = dice_to_place()
    seat, second, card = state.actor(), JAMAICA.actions.parse("morning 2"), JAMAICA.actions.parse("card gold/gold")
    names = ("Ann", "Bo", "Cy")
    speech = Speech(
        {"place dice": lambda first, second, names, seat: f"{names[seat]} threw {first} and {second}."},
        {
            "dice": lambda die, first=0: f"Place {die + 1} of {first}",
            "card": lambda card, first=0: f"Card {card}, {first}",
        },
        {
            "place dice": lambda t, action, die, second: (
                f"No {die + 1}, {second}, {action == t.game.actions.parse('morning 2')}."
            )
        },
    )
    first, other = state.detail(0), state.detail(1)
    assert speech.prompt(state, seat, names).words == f"{names[seat]} threw {first} and {other}."
    assert speech.label(state, seat, second, names).words == f"Place 2 of {first}"
    assert speech.label(state, seat, card, names).words == "Card 7, 0", "what answers another question gets no numbers"
    assert speech.refusal(state, seat, second).words == f"No 2, {other}, True."


def test_a_question_says_which_numbers_it_does_not_carry():
    state = dice_to_place()
    speech = Speech({"place dice": lambda t, steps: f"{steps} to sail."})
    with pytest.raises(TypeError, match="wants steps; there is first, second, t, seat, names"):
        speech.prompt(state, state.actor(), ("Ann", "Bo", "Cy"))


def test_only_one_other_name_is_the_place_of_an_action():
    state = dice_to_place()
    speech = Speech(labels={"dice": lambda die, frist: f"{die} of {frist}"})
    with pytest.raises(TypeError, match="wants frist; there is first, second, t, seat, action, names"):
        speech.label(state, state.actor(), JAMAICA.actions.parse("morning 2"), ("Ann", "Bo", "Cy"))


def test_a_fact_may_be_called_by_a_row_of_names():
    found = EventKind("found", "REEF-2", ("seat", "shell"), "{seat} opens the {shell}.")
    speech = Speech(called={"shell": ("oyster", "mussel")})
    assert speech.line(Event(found, EVERYBODY, (0, 1)), REEF.new(seed=1), ("red", "blue")) == "Red opens the mussel."


def test_a_sheet_by_seat_has_a_row_for_each():
    sheet = by_seat("Captains", "ship", {"seat": lambda t, seat: seat, "Captain": lambda t, seat: t.captain == seat})
    state = dice_to_place()
    made = sheet(state, ("Ann", "Bo", "Cy"))
    assert (made.title, made.columns) == ("Captains", ("ship", "seat", "Captain"))
    assert [row.cells for row in made.rows] == [
        (name, str(seat), str(seat == state.captain)) for seat, name in enumerate(("Ann", "Bo", "Cy"))
    ]
    assert [row.seat for row in made.rows] == [0, 1, 2]
