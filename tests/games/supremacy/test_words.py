"""What is said at the table: an offer can be seen while it is made, and a loan has its price on it."""

from games.supremacy.table import GAME, supremacy
from roadstead.games.supremacy import data
from roadstead.games.supremacy.words.names import headline

NAMES = ("Ann", "Bo")
words = GAME.words


def prompt(table, power):
    seat = table.seat(power)
    return words.prompt(table.t.redacted(seat), seat, NAMES).words


def label(table, power, text):
    seat = table.seat(power)
    return words.label(table.t.redacted(seat), seat, GAME.actions.parse(text), NAMES).words


def last_line(table, name=None):
    """The first line that the last play told, or its first about this."""
    event = next(event for event in table.t.events if name in (None, event.name))
    return str(words.line(event, table.t.redacted(None), NAMES))


def test_an_offer_is_seen_while_it_is_made():
    table = supremacy().has("usa", grain=3).has("china", oil=2).acting("usa", 3).play("usa", "offer china")
    assert prompt(table, "usa") == "What do you offer Bo (China)?"
    table.play("usa", "add grain", "add grain", "add cash 100")
    assert prompt(table, "usa") == "You offer Bo (China) 2 grain and $100M. What else?"
    table.play("usa", "in return")
    assert prompt(table, "usa") == "You offer Bo (China) 2 grain and $100M. What do you want for it?"
    table.play("usa", "add oil")
    assert prompt(table, "usa") == "You offer Bo (China) 2 grain and $100M for 1 oil. What else do you want?"
    assert label(table, "usa", "propose") == "Make the offer: 2 grain and $100M for 1 oil"


def test_offer_and_answer_say_what_changes_hands():
    table = supremacy().has("usa", grain=3, nukes=1)
    table.acting("usa", 3).play("usa", "offer china", "add grain", "add nuke", "in return", "add oil", "propose")
    assert last_line(table) == "Ann (USA) offers Bo (China) 1 grain and 1 nuke for 1 oil."
    assert prompt(table, "china") == "Ann (USA) offers you 1 grain and 1 nuke for 1 oil. Do you accept?"
    assert label(table, "china", "accept") == "Accept: get 1 grain and 1 nuke, give 1 oil"
    table.play("china", "accept")
    assert last_line(table) == "Bo (China) accepts what Ann (USA) offers, and it changes hands."


def test_a_long_offer_stands_in_the_question_and_not_on_the_button():
    table = supremacy().acting("usa", 3)
    table.play("usa", "offer china", "company h33", "in return", "company h09", "company h07", "propose")
    assert label(table, "china", "accept") == "Accept the trade"
    assert len(prompt(table, "china")) > 100


def test_a_loan_says_what_it_is_and_what_it_costs():
    table = supremacy().payday("usa")
    assert prompt(table, "usa").endswith("A loan is $1,000M now and costs $50M of interest a turn. Any loans?")
    assert label(table, "usa", "borrow") == "Take a loan of $1,000M, for $50M of interest a turn"


def test_a_number_is_asked_for_in_a_whole_sentence():
    table = (
        supremacy()
        .has("usa", cash=5000, grain=3, oil=3, mineral=3)
        .acting("usa", 6)
        .play("usa", "build army", "zone alaska")
    )
    assert prompt(table, "usa") == "How many armies do you build in Alaska?"


def test_a_place_says_what_is_done_there_and_who_stands_there():
    table = supremacy().has("usa", cash=5000, grain=3, oil=3, mineral=3).acting("usa", 6).play("usa", "build army")
    assert label(table, "usa", "zone alaska") == "Build in Alaska: Ann (USA), 1 army"


def test_a_long_offer_is_told_in_few_words_to_the_one_who_makes_it():
    table = supremacy().acting("usa", 3).play("usa", "offer china", "company h33", "company h34")
    assert prompt(table, "usa") == "You offer Bo (China) 2 companies. What else?"


def test_a_price_that_stays_is_not_said_to_change():
    """Some prices stand on the ladder twice, and at its ends the marker stops."""
    table = supremacy().has("usa", grain=3).prices(grain=10).acting("usa", 3).play("usa", "sell grain", "count 1")
    assert last_line(table, "price") == "The price of grain is still $200M."
    table.play("usa", "sell grain", "count 1")
    assert last_line(table, "price") == "The price of grain is now $100M."
    table.has("usa", grain=3).prices(grain=1).acting("usa", 3).play("usa", "sell grain", "count 2")
    assert last_line(table, "price") == "The price of grain is still $1M."


def test_a_ship_is_called_by_what_it_carries():
    table = supremacy().forces(usa={"barkley_sound": [4, 2, 0]}).acting("usa", 5).play("usa", "shift", "ship 4")
    assert label(table, "usa", "ship 0") == "An empty navy"
    assert label(table, "usa", "ship 2") == "A navy with 2 armies aboard"
    table = supremacy().has("usa", loans=12, cash=690).forces(usa={"barkley_sound": [3, 1, 0]}).payday("usa")
    table.play("usa", "zone barkley_sound?")
    assert prompt(table, "usa") == "What in the Barkley Sound is not paid, and removed?"
    assert label(table, "usa", "ship 3") == "Remove an army off a navy with 3 armies aboard"
    assert label(table, "usa", "lose navy") == "Remove a navy with none aboard"
    table.play("usa", "lose navy")
    assert last_line(table) == "Ann (USA) cannot pay a navy in Barkley Sound, which is removed."


def test_which_ship_is_asked_in_a_whole_sentence():
    table = supremacy().forces(usa={"alaska": 3, "barkley_sound": [4, 2, 0]}).has("usa", oil=9).acting("usa", 5)
    table.play("usa", "sail", "zone mid_pacific", "count 2")
    assert prompt(table, "usa") == "Which navy in the Barkley Sound sails to Mid Pacific? 2 to name."
    table.acting("usa", 5).play("usa", "load", "zone alaska?", "zone barkley_sound?", "count 1")
    assert prompt(table, "usa") == "Which navy in the Barkley Sound do the armies board first? 1 army to take aboard."
    table.acting("usa", 5).play("usa", "unload", "zone western_canada", "count 3")
    assert (
        prompt(table, "usa")
        == "Which navy in the Barkley Sound do armies leave first? 3 armies to land in Western Canada."
    )
    table.forces(china={"western_canada": 1}).acting("usa", 4)
    table.play("usa", "attack", "zone western_canada", "zone barkley_sound", "count 2")
    assert prompt(table, "usa") == "Which navy in the Barkley Sound attacks Western Canada, with all aboard? 2 to name."
    table.play("usa", "ship 4", "ship 2", "done").rolls("combat", 3, 1, 1).play("china", "fight bare")
    table.play("usa", "zone barkley_sound", "count 3")
    assert (
        prompt(table, "usa")
        == "Which navy in the Barkley Sound do armies leave first? 3 armies to land in Western Canada."
    )


def test_all_of_an_item_says_how_much_that_is():
    table = supremacy().has("usa", grain=7, cash=2300).acting("usa", 3).play("usa", "offer china", "add grain")
    assert label(table, "usa", "count all") == "Make it 7 grain, the most"
    assert label(table, "usa", "count 2") == "Make it 2 grain"
    table.play("usa", "add cash 100")
    assert label(table, "usa", "count all") == "Make it $900M, the most"


def test_a_disease_keeps_its_capitals():
    t = supremacy().t
    told = {headline(t.board, head) for head in range(2 * data.HEADLINE_CARDS)}
    assert {"Botulin A breaks out in Arabia", "Small pox breaks out in Egypt"} <= told
