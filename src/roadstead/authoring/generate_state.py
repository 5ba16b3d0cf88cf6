"""The generated class with a game's fields, from its field table."""

from collections.abc import Iterable, Sequence

from roadstead.authoring.naming import head
from roadstead.kernel.fields import Field, Seen, Shape

FACTS = "abcdef"
LINE = 110  # characters of a generated line without its indent


def state(fields: Sequence[Field]) -> str:
    """The class with the fields: attributes, blank table, and the copy that is the one door of hidden information."""
    given = [field.name for field in fields if field.first is None and not field.option]
    said = f"; the rules have set {', '.join(given)}" if given else ""
    hidden = any(field.shape is Shape.ROW and field.seen is not Seen.ALL for field in fields)
    lines = [
        head("The fields of the table", "fields.py"),
        "from typing import cast",
        "",
        "from librt.vecs import vec",
        "from mypy_extensions import i64",
        "",
        f"from roadstead.kernel import rows{', seen' if hidden else ''}",
        f"from roadstead.kernel.state import {', '.join(_constants(fields))}",
        "",
        "",
        "class Fields(State):",
        *(f"    {field.name}: {field.shape.value}" for field in fields),
        "",
        "    def lay_out(self) -> None:",
        f'        """Every field as it is on a blank table{said}."""',
        *_laid_out([field for field in fields if field.name not in given]),
        "        self.fit()",
        "",
        "    def copy_to(self, blank: State, viewer: i64) -> None:",
        "        # Everything public, and of the rest what the viewer knows.",
        "        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use",
        *_copied(fields),
        "",
        "    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.",
        f"    def announce(self, event: i64, {', '.join(f'{fact}: i64 = 0' for fact in FACTS)}) -> None:",
        "        if self.telling:",
        f"            self.tell_all(event, {', '.join(FACTS)})",
    ]
    for field in fields:
        if field.seen is Seen.KNOWN:
            lines += [
                "",
                f"    def knows_{field.name}(self, viewer: i64, at: i64) -> bool:",
                '        """Whether the viewer may see this entry; a game may say more of spectators."""',
                f"        return viewer >= 0 and (self.{field.by}[at] >> viewer) & 1 == 1",
            ]
    return "\n".join(lines) + "\n"


def _constants(fields: Sequence[Field]) -> list[str]:
    """What the generated state needs of the kernel's."""
    numbers = any(field.shape is Shape.NUMBER and field.seen is not Seen.ALL for field in fields)
    partly = any(field.seen is Seen.KNOWN for field in fields)
    return ["ALL_SEEING"] * (numbers or partly) + ["UNKNOWN"] * numbers + ["State"]


def _laid_out(fields: Sequence[Field]) -> list[str]:
    """The first value of every field: options first, then numbers, because the length of a row may depend on them."""
    lines = [_set(field, f"self.option({_words(field.option, field.means)})") for field in fields if field.option]
    firsts: dict[str, list[str]] = {}
    for field in fields:
        if field.shape is not Shape.ROW and not field.option:
            first = bool(field.first) if field.shape is Shape.FLAG else field.first
            firsts.setdefault(str(first), []).append(f"self.{field.name}")
    for value, names in firsts.items():
        lines += [f"        {' = '.join(line)} = {value}" for line in _lines(names, 1, 3)]
    return lines + _assigned(
        [(f"self.{field.name}", _blank_row(field)) for field in fields if field.shape is Shape.ROW]
    )


def _assigned(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Every name with its value, as many in a line as fit."""
    lines: list[list[tuple[str, str]]] = []
    for pair in pairs:
        if not lines or sum(len(name) + len(value) + 4 for name, value in [*lines[-1], pair]) > LINE:
            lines.append([])
        lines[-1].append(pair)
    return [f"        {' = '.join(', '.join(part) for part in zip(*line, strict=True))}" for line in lines]


def _set(field: Field, value: str) -> str:
    return f"        self.{field.name} = {value}"


def _words(*words: str) -> str:
    return ", ".join(repr(word) for word in words if word)


def _blank_row(field: Field) -> str:
    return f"rows.filled({_length(field)}, {field.first})" if field.first else f"rows.zeros({_length(field)})"


def _length(field: Field) -> str:
    if isinstance(field.of, int):
        length = str(field.of * field.per)
    else:
        length = " * ".join(f"self.{name}" for name in field.of.split(" * "))
        length += f" * {field.per}" if field.per != 1 else ""
    return f"{length} if self.{field.where} else 0" if field.where else length


def _copied(fields: Sequence[Field]) -> list[str]:
    """What everybody sees, several in a line: numbers, then rows; then a line for each secret."""
    public = [field for field in fields if field.seen is Seen.ALL]
    lines = []
    for rows in (False, True):
        alike = [field for field in public if (field.shape is Shape.ROW) is rows]
        lines += _assigned([(f"twin.{field.name}", _seen(field)) for field in alike])
    lines += [f"        twin.{field.name} = {_seen(field)}" for field in fields if field not in public]
    partly = [field for field in fields if field.seen is Seen.KNOWN]
    if partly:
        lines += ["        if viewer == ALL_SEEING:", "            return"]
    for field in partly:
        lines += [
            f"        for at in range({'self.' + field.used if field.used else f'len(self.{field.name})'}):",
            f"            if self.knows_{field.name}(viewer, at):",
            f"                twin.{field.name}[at] = self.{field.name}[at]",
        ]
    return lines


def _seen(field: Field) -> str:
    """What a viewer is given of a field; entries that are known in part come afterwards, one by one."""
    whole = f"self.{field.name}"
    if field.shape is not Shape.ROW and field.seen is Seen.ALL:
        return whole
    if field.shape is not Shape.ROW:
        return f"{whole} if viewer == ALL_SEEING else UNKNOWN"
    if field.seen is Seen.ALL:
        return f"{whole}[:]"
    if field.seen is Seen.OWNER:
        return f"seen.by_owner({whole}, viewer, {field.per})"
    return f"seen.by_nobody({whole}, viewer)"


def _lines(names: Sequence[str], times: int, more: int) -> Iterable[list[str]]:
    """Names in groups that fit into a line each.  A name is written ``times`` times, with ``more`` characters around it."""
    line: list[str] = []
    for name in names:
        if line and sum(times * len(other) + more for other in [*line, name]) > LINE:
            yield line
            line = []
        line.append(name)
    if line:
        yield line
