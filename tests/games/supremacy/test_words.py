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


def last_line(table):
    return words.line(table.t.events[0], table.t.redacted(None), NAMES)


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


def test_a_disease_keeps_its_capitals():
    t = supremacy().t
    told = {headline(t.board, head) for head in range(2 * data.HEADLINE_CARDS)}
    assert {"Botulin A breaks out in Arabia", "Small pox breaks out in Egypt"} <= told
