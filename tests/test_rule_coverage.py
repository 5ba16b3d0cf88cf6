"""Every clause of every game's RULES.md is named by a test, and every clause a test names exists.

Tests are read, not run, so the answer is the same whatever part of them was selected.
"""

from pathlib import Path

import pytest

from roadstead.conformance.coverage import clauses_in, clauses_named_in, faults_of

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "roadstead" / "games"


def test_every_clause_is_tested_and_every_tested_clause_exists():
    written = [clause for rules in sorted(GAMES.glob("*/RULES.md")) for clause in clauses_in(rules.read_text("utf-8"))]
    faults = faults_of(written, TESTS)
    assert not faults, "\n".join(faults)


def test_a_clause_is_a_paragraph_that_begins_with_its_number():
    rules = "# Moving\n\n**JAM-4.2** Move, as **JAM-4.3** says.\n\n**JAM-5** Pay.\n\n- **JAM-9.9** is no paragraph\n"
    assert clauses_in(rules) == ["JAM-4.2", "JAM-5"]


def test_markers_are_found_on_functions_classes_and_modules():
    source = """
pytestmark = pytest.mark.rule("JAM-1")
@rule("JAM-2", "JAM-2.1")
class TestPaying:
    @pytest.mark.rule("JAM-3")
    def test_food(self): ...
    def rule_of_thumb(self): return self.rule("no marker")
"""
    assert clauses_named_in(source) == {"JAM-1", "JAM-2", "JAM-2.1", "JAM-3"}


def test_a_marker_must_spell_its_clause_out():
    with pytest.raises(ValueError, match="line 1"):
        clauses_named_in("pytest.mark.rule(CLAUSE)")
