"""Which clauses of a RULES.md are named by a test.  Tests are read, not run."""

import ast
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

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


def faults_of(written: list[str], tests: Path) -> list[str]:
    """Clauses numbered twice, clauses without a test, and tests of clauses that no RULES.md has."""
    named: dict[str, Path] = {}
    for file in sorted(tests.rglob("*.py")):
        for clause in clauses_named_in(file.read_text("utf-8")):
            named.setdefault(clause, file.relative_to(tests))
    found: tuple[tuple[str, Iterable[str]], ...] = (
        ("clauses numbered twice", [clause for clause, times in Counter(written).items() if times > 1]),
        ("clauses without a test", [clause for clause in written if clause not in named]),
        (
            "clauses no RULES.md has",
            [f"{clause} ({file})" for clause, file in sorted(named.items()) if clause not in written],
        ),
    )
    return [f"{what}: {', '.join(which)}" for what, which in found if which]
