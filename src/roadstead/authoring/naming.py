"""How generated modules begin, and how names become constants."""


def head(words: str, source: str) -> str:
    return f'"""{words}.  Written by tools/generate.py from {source}: change that, not this."""\n\n'


def constant(name: str) -> str:
    return name.upper().replace(" ", "_").replace("-", "_")
