"""Every clause of every game's RULES.md is named by a test, and every clause a test names exists.

Tests are read, not run, so the answer is the same whatever part of them was selected.
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "roadstead" / "games"
CLAUSE = re.compile(r"^\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* ", re.MULTILINE)


def clauses_in(rules: str) -> list[str]:
    """The clauses of a RULES.md: paragraphs that begin `**JAM-4.2** `."""
    return CLAUSE.findall(rules)


def clauses_named_in(source: str) -> set[str]:
    """The clauses a test file names, as `@pytest.mark.rule("JAM-4.2")` or `@rule("JAM-4.2")`."""
    named = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and is_rule(node.func):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"line {node.lineno}: a rule marker spells its clauses out")
                named.add(argument.value)
    return named


def is_rule(marker: ast.expr) -> bool:
    if isinstance(marker, ast.Attribute):
        return marker.attr == "rule" and ast.unparse(marker.value).endswith("mark")
    return isinstance(marker, ast.Name) and marker.id == "rule"


def test_every_clause_is_tested_and_every_tested_clause_exists():
    written = [clause for rules in sorted(GAMES.glob("*/RULES.md")) for clause in clauses_in(rules.read_text("utf-8"))]
    named = {}
    for file in sorted(TESTS.rglob("*.py")):
        for clause in clauses_named_in(file.read_text("utf-8")):
            named.setdefault(clause, file.relative_to(TESTS))

    twice = [clause for clause, times in Counter(written).items() if times > 1]
    untested = [clause for clause in written if clause not in named]
    unknown = [f"{clause} ({file})" for clause, file in sorted(named.items()) if clause not in written]
    faults = [
        f"{what}: {', '.join(which)}"
        for what, which in (
            ("clauses numbered twice", twice),
            ("clauses without a test", untested),
            ("clauses no RULES.md has", unknown),
        )
        if which
    ]
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
