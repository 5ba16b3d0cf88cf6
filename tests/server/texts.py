"""Texts that nobody writes by hand: very long ones, of every class of character; and the fields that they can stand in."""

import msgspec
from msgspec import inspect as schema

LONG = 64_000

CLASSES = {
    "blanks": " ",
    "tabs": "\t",
    "line ends": "\n",
    "line ends of Windows": "\r\n",
    "blanks and line ends": " \n",
    "letters": "a",
    "capitals": "Z",
    "words": "ab ",
    "digits": "9",
    "zeros": "0",
    "hex": "0xF",
    "powers": "1e9",
    "minus": "-",
    "underscores": "_1",
    "dots": "a.",
    "way up": "../",
    "commas": ",",
    "equals": "a=",
    "lines": "a=1\n",
    "headings": "[a]\n",
    "brackets": "[",
    "brackets and blanks": "[ ",
    "closing brackets": "]",
    "braces": "{",
    "fields": "{0.a}",
    "per cent": "%s",
    "round": "(a",
    "quotes": '"',
    "apostrophes": "'",
    "backslashes": "\\",
    "quoted backslashes": '"\\',
    "hashes": "# ",
    "markup": "<b>&amp;",
    "patterns": "(.*)+$^|?",
    "colons": ":/",
    "tildes": "jamaica~",
    "zeros of C": "\0",
    "controls": "\x1b\x07",
    "accents": "\u0301",
    "accents out of order": "e\u0316\u0301\u0316\u0301",
    "from right to left": "\u202e\u05d0",
    "invisible": "\u200b",
    "joined": "\U0001f468\u200d\U0001f469\u200d",
    "pictures": "\U0001f600",
    "look alike": "\u0430\u03bf",
    "long when folded": "\ufdfa\u00df",
    "Chinese": "\u6d77",
    "half a letter": "\ud800",
    "private": "\ue000",
    "separators": "\u2028",
}


def text(piece, length):
    return (piece * (length // len(piece) + 1))[:length]


def fields(kind):
    """For each text in a message of this kind: its path, and the most letters that it may have."""
    for field in schema.type_info(kind).fields:
        yield from _texts(field.type, (field.encode_name,))


def _texts(kind, path):
    if isinstance(kind, schema.StrType):
        yield path, kind.max_length
    elif isinstance(kind, schema.ListType):
        yield from _texts(kind.item_type, (*path, 0))
    elif isinstance(kind, schema.DictType):
        yield (*path, "a name"), None
        yield from _texts(kind.value_type, (*path, "rounds"))
    elif isinstance(kind, schema.UnionType):
        for one in kind.types:
            yield from _texts(one, path)


def numbers(kind):
    """The names of the fields that are numbers."""
    for field in schema.type_info(kind).fields:
        kinds = field.type.types if isinstance(field.type, schema.UnionType) else (field.type,)
        if any(isinstance(one, schema.IntType | schema.FloatType) for one in kinds):
            yield field.encode_name


def example(kind):
    """A message of this kind with something in each field that must be there."""
    made = {field.encode_name: _example(field.type) for field in schema.type_info(kind).fields if field.required}
    tag = schema.type_info(kind).tag
    return made if tag is None else {"t": tag, **made}


def _example(kind):
    if isinstance(kind, schema.StrType):
        return "0" * 64 if kind.pattern and "f]{64}" in kind.pattern else "a" * max(kind.min_length or 0, 1)
    if isinstance(kind, schema.ListType):
        return [_example(kind.item_type)]
    return {schema.IntType: 1, schema.BoolType: True}[type(kind)]


def put(message, path, said):
    """The same message with this text at that place."""
    *way, last = path
    copy = msgspec.json.decode(msgspec.json.encode(message))
    inner = copy
    for at, step in enumerate(way):
        if isinstance(inner, dict):
            inner = inner.setdefault(step, [] if isinstance(path[at + 1], int) else {})
        else:
            inner = inner[step]
    if last == "a name":
        inner[said] = 1
    elif isinstance(inner, list):
        inner[:] = [said]
    else:
        inner[last] = said
    return copy
