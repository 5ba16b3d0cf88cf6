"""A language that nobody speaks: English with every word in brackets.  What is not in brackets on a screen came past the catalogue."""

import re

LANGUAGE = "en-XA"
WORD = re.compile(r"[^\W\d_](?:[\w'’-]*\w)?")


def bracketed(source: str) -> str:
    """A catalogue's file with every word of its texts in brackets."""
    from fluent.syntax import FluentParser, FluentSerializer, ast
    from fluent.syntax.visitor import Transformer

    class Bracketing(Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
            node.value = WORD.sub(lambda found: f"⟦{found[0]}⟧", node.value)
            return node

    file = FluentParser().parse(source)
    Bracketing().visit(file)
    return str(FluentSerializer().serialize(file))
