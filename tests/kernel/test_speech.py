"""What is said: of questions, actions, reasons and events, as messages, and as the words that a catalogue has for them."""

import pytest

from kernel.reef import REEF
from roadstead.games.jamaica import GAME as JAMAICA
from roadstead.kernel.catalogue import Catalogue
from roadstead.kernel.events import EVERYBODY, Event, EventKind
from roadstead.kernel.messages import entries, say, seat
from roadstead.kernel.quantities import Quantity
from roadstead.kernel.speech import Speech, by_name
from roadstead.kernel.words import Said, by_seat

NAMES = ("Ann", "Bo", "Cy")


def speech(file="", game=JAMAICA, **tables):
    return Speech(game, catalogue=Catalogue("en", file), **tables)


def dice_to_place():
    """A game whose first question is not a forced one."""
    games = (JAMAICA.new(3, seed=seed) for seed in range(20))
    return next(game for game in games if JAMAICA.questions[game.asked()].name == "place dice")


def test_an_entry_is_found_by_what_it_is_about():
    state = dice_to_place()
    said = speech("prompt-place-dice = What now?\nlabel-dice = Do it\nlabel-morning-2 = Do it well")
    captain = state.actor()
    prompt = said.prompt(state, captain, NAMES)
    assert (prompt.words, prompt.rule) == ("What now?", "JAM-3.1")
    assert said.label(state, captain, JAMAICA.actions.parse("morning 1"), NAMES).words == "Do it"
    assert said.label(state, captain, JAMAICA.actions.parse("morning 2"), NAMES).words == "Do it well", (
        "by its text first"
    )


def test_a_reason_goes_by_the_question_or_by_the_kind_of_the_action():
    state = JAMAICA.new(2, seed=3)
    question = JAMAICA.questions[state.asked()]
    kind, action = next(iter(question.kinds)), state.legal(state.actor())[0]
    by_kind = {kind: lambda t, seat, action: say("not-by", seat=seat)}
    file = "not-by = Not by { $seat }.\nnot-now = Not now."
    assert str(speech(file, reasons=by_kind).refusal(state, 1, action)) == f"Not by 1. [{question.rule}]"
    by_question = {**by_kind, question.name: lambda t, seat, action: say("not-now")}
    assert speech(file, reasons=by_question).refusal(state, 1, action).words == "Not now."


def test_facts_are_told_and_a_line_begins_with_a_large_letter():
    looked = EventKind("looked", "REEF-2", ("seat", "shell"))
    said = speech(
        "event-looked = { CAP($seat) } looks into shell { $shell }.\ndiver = the { $who } diver",
        REEF,
        told={"seat": lambda number, view: say("diver", who=seat(number))},
    )
    line = said.line(Event(looked, EVERYBODY, (1, 3)), REEF.new(seed=1), ("red", "blue"))
    assert line.words == "The blue diver looks into shell 3."
    assert line.message == say("event-looked", seat=say("diver", who=seat(1)), shell=3)
    assert by_name(dice_to_place).keys() == {"dice to place"}


def test_numbers_count_things_and_may_be_told_otherwise_in_one_event():
    sank = EventKind("sank", "REEF-2", ("seat", "navies"))
    file = (
        "event-sank = { CAP($seat) } loses { $navies ->\n    [one] 1 navy\n   *[other] { $navies } navies\n  }.\n"
        "poor = poor { $who }"
    )
    told = {"seat": lambda number, view: seat(number), "sank seat": lambda number, view: say("poor", who=seat(number))}
    said, view = speech(file, REEF, told=told), REEF.new(seed=1)
    assert str(said.line(Event(sank, EVERYBODY, (1, 2)), view, ("red", "blue"))) == "Poor blue loses 2 navies."
    assert str(said.line(Event(sank, EVERYBODY, (0, 1)), view, ("red", "blue"))) == "Poor red loses 1 navy."


def test_an_entry_names_numbers_of_the_question_fields_of_the_table_and_the_place_of_an_action():
    state = dice_to_place()
    captain, second = state.actor(), JAMAICA.actions.parse("morning 2")
    said = speech(
        "prompt-place-dice = Round { $round }, with { $first }.\nlabel-dice = No { $die }\nno-place-dice-dice = No { $die }!\n"
        "pips = { $n } pips\nwaiting-place-dice = Waiting for { $who } to place the dice.",
        told={"dice die": lambda place, view: say("pips", n=place + 1)},
    )
    assert said.prompt(state, captain, NAMES).words == f"Round {state.round}, with {state.detail(0)}."
    assert said.label(state, captain, second, NAMES).words == "No 2 pips"
    assert str(said.refusal(state, captain, second)) == "No 2 pips! [JAM-3.1]"
    assert str(said.waiting(state, NAMES)) == f"Waiting for {NAMES[captain]} to place the dice."
    assert [JAMAICA.actions.place(JAMAICA.actions.parse(text)) for text in ("morning 6", "attack ghost")] == [5, 0]


def test_a_label_has_the_rule_of_its_own_or_that_of_its_kind():
    state = dice_to_place()
    labels = {"morning 1": Said(say("slow"), "JAM-1.1"), "dice": lambda t, seat, action: say("morning")}
    said = speech("slow = A slow morning\nmorning = A morning", labels=labels)
    slow, other = (said.label(state, 0, JAMAICA.actions.parse(f"morning {die}"), NAMES) for die in (1, 2))
    assert (slow.words, slow.rule) == ("A slow morning", "JAM-1.1")
    assert (other.words, other.rule) == ("A morning", "JAM-3.1")


@pytest.mark.parametrize("key", ["place dice dice", "place dice", "dice"])
def test_a_reason_goes_by_question_and_kind_by_question_or_by_kind(key):
    keys = ["place dice dice", "place dice", "dice"]
    reasons = {other: lambda t, seat, action, other=other: say("why", what=other) for other in keys[keys.index(key) :]}
    state = dice_to_place()
    refused = speech("why = { $what }", reasons=reasons).refusal(
        state, state.actor(), JAMAICA.actions.parse("morning 1")
    )
    assert (refused.rule, refused.words) == ("JAM-3.1", key)


def test_an_entry_can_name_several_facts_at_once():
    gathered = EventKind("gathered", "REEF-3", ("seat", "pearls", "corals"))
    file = "event-gathered = { $seat } brings up { $catch }.\npearls = { $n } pearls\ncorals = { $n } corals"
    catch = {"catch": lambda facts: [say(kind, n=facts[kind]) for kind in ("pearls", "corals")]}
    said = speech(file, REEF, together=catch)
    line = said.line(Event(gathered, EVERYBODY, (0, 2, 3)), REEF.new(seed=1), ("Red",))
    assert line.words == "Red brings up 2 pearls and 3 corals."


def test_words_are_handed_what_their_parameters_name():
    state = dice_to_place()
    captain, second, card = state.actor(), JAMAICA.actions.parse("morning 2"), JAMAICA.actions.parse("card gold/gold")
    said = speech(
        "threw = { $who } threw { $first } and { $second }.\nof = Place { $die } of { $first }\nno = No { $die }, { $second }.",
        prompts={"place dice": lambda first, second, seat: say("threw", who=f"{seat}", first=first, second=second)},
        labels={
            "dice": lambda die, first=0: say("of", die=die + 1, first=first),
            "card": lambda card, first=0: say("of", die=card, first=first),
        },
        reasons={"place dice": lambda t, action, die, second: say("no", die=die + 1, second=second)},
    )
    first, other = state.detail(0), state.detail(1)
    assert said.prompt(state, captain, NAMES).words == f"{captain} threw {first} and {other}."
    assert said.label(state, captain, second, NAMES).words == f"Place 2 of {first}"
    assert said.label(state, captain, card, NAMES).words == "Place 7 of 0", (
        "what answers another question gets no numbers"
    )
    assert said.refusal(state, captain, second).words == f"No 2, {other}."


def test_a_question_says_which_numbers_it_does_not_carry():
    state = dice_to_place()
    said = speech(prompts={"place dice": lambda t, steps: say("sail", steps=steps)})
    with pytest.raises(TypeError, match="wants steps; there is first, second, t, seat"):
        said.prompt(state, state.actor(), NAMES)


def test_only_one_other_name_is_the_place_of_an_action():
    state = dice_to_place()
    said = speech(labels={"dice": lambda die, frist: say("of", die=die, frist=frist)})
    with pytest.raises(TypeError, match="wants frist; there is first, second, t, seat, action"):
        said.label(state, state.actor(), JAMAICA.actions.parse("morning 2"), NAMES)


def test_a_fact_may_be_told_by_a_row_of_names():
    found = EventKind("found", "REEF-2", ("seat", "shell"))
    file = "event-found = { $seat } opens the { $shell }.\nshell-oyster = oyster\nshell-horse-mussel = mussel"
    said = speech(file, REEF, told={"shell": entries("shell", ("oyster", "horse mussel"))})
    assert str(said.line(Event(found, EVERYBODY, (0, 1)), REEF.new(seed=1), ("Red", "Blue"))) == "Red opens the mussel."


def test_what_has_no_words_is_told_from_the_declarations():
    state = REEF.new(seed=1)
    event = Event(EventKind("looked", "REEF-2", ("seat", "shell")), EVERYBODY, (0, 1))
    assert str(REEF.words.line(event, state, ("Red", "Blue"))) == "Looked."
    assert REEF.words.label(state, 0, 0, NAMES).words == "Coin 1"


def test_a_sheet_by_seat_has_a_row_for_each():
    quantities = (
        Quantity("number", lambda t, seat: seat, unit="pips"),
        Quantity("captain", lambda t, seat: t.captain == seat),
    )
    state = dice_to_place()
    made = by_seat("ship", quantities, "number", "captain")(state, NAMES)
    assert made.title == say("score")
    assert made.columns == (say("score-ship"), say("score-number"), say("score-captain"))
    assert [row.cells for row in made.rows] == [
        (seat(at), say("amount-pips", n=at), int(at == state.captain)) for at in range(3)
    ]
    assert [row.seat for row in made.rows] == [0, 1, 2]
