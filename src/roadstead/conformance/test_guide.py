"""How to play: every game has a short guide, and what it refers to can be read in the rules."""

import re

from roadstead.conformance.tables import with_every_game
from roadstead.games.rulebook import guide, rulebook

HEADINGS = ["What you are after", "The end", "Three tips for a first game"]
# Of a game with many clauses there is more to say.
MANY_CLAUSES, LEAST_WORDS, LEAST_WORDS_OF_MANY, MOST_WORDS = 30, 90, 250, 450


@with_every_game
def test_every_game_has_a_guide_of_two_minutes(game):
    text = guide(game)
    assert text.startswith(f"# How to play {game.printed.title}\n")
    least = LEAST_WORDS_OF_MANY if len(rulebook(game).clauses) >= MANY_CLAUSES else LEAST_WORDS
    assert least <= len(text.split()) <= MOST_WORDS
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert [heading for heading in headings if heading in HEADINGS] == HEADINGS
    tips = text.partition(f"## {HEADINGS[-1]}")[2]
    assert re.findall(r"^(\d)\. ", tips, re.MULTILINE) == ["1", "2", "3"]


@with_every_game
def test_every_clause_and_section_a_guide_names_is_in_the_rules(game):
    text, book = " ".join(guide(game).split()), rulebook(game)
    named = re.findall(r"\b[A-Z]{2,4}-[0-9.]*[0-9][a-z]?", text)
    assert len(named) >= min(5, len(book.clauses) // 2)
    assert set(named) <= {clause.number for clause in book.clauses}
    assert set(re.findall(r"section (\w+)", text)) <= {section.number for section in book.sections}


@with_every_game
def test_a_guide_is_in_our_own_words(game):
    """No stretch of ten words is the rulebook's: a guide that only repeats it explains nothing."""

    def stretches(text):
        words = re.findall(r"[a-z0-9']+", text.lower())
        return {tuple(words[i : i + 10]) for i in range(len(words) - 9)}

    assert not stretches(guide(game)) & stretches(rulebook(game).text)
