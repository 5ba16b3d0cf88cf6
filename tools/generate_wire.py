"""The browser's list of messages, `web/src/wire.ts`, from the server's: `server/wire/`."""

import inspect
import re
from typing import Any, get_args

from msgspec import inspect as schema

from roadstead.kernel.game import OptionValue
from roadstead.kernel.messages import Message
from roadstead.server import wire

HEAD = """\
// What passes between the browser and the table. Written by tools/generate.py from src/roadstead/server/wire/:
// change that, not this.
"""
# What a client says carries an id of its own, which the connection gives it.
TAIL = """
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Request = WithoutId<Said>
"""
# Types that have a name of their own.
UNIONS: dict[str, Any] = {"OptionValue": OptionValue, "Status": wire.Status}
MESSAGES: dict[str, Any] = {"Said": wire.Said, "Told": wire.Tells}
PLAIN: tuple[type, ...] = (
    wire.NewTable,
    wire.BroughtVariant,
    wire.NewLesson,
    wire.PlayOn,
    wire.MadeTable,
    wire.Tables,
    wire.ReplayInfo,
    wire.Story,
    wire.Analysed,
    wire.Games,
    wire.Variants,
    wire.Rules,
    wire.PracticeList,
    wire.PracticeExercise,
    wire.RefusedInfo,
)
CALLED = {"TextSheet": "Sheet", "TextRow": "Row", "Level": "BotLevel", "Rating": "BotRating", "RefusedInfo": "Refused"}
WIDEST = 120


def typescript() -> str:
    """The whole file."""
    found: dict[type, schema.StructType] = {}
    for message in (*(part for union in MESSAGES.values() for part in get_args(union)), *PLAIN):
        _collect(schema.type_info(message), found)
    parts = [HEAD]
    parts += [f"export type {name} = {_union(get_args(kind))}\n" for name, kind in UNIONS.items()]
    parts += [_interface(struct) for struct in found.values()]
    for name, union in MESSAGES.items():
        lines = "".join(f"\n  | {_name(part)}" for part in get_args(union))
        parts.append(f"export type {name} ={lines}\n")
    return "\n".join(parts) + TAIL


def _collect(kind: schema.Type, found: dict[type, schema.StructType]) -> None:
    """Every message that is part of this one, before it."""
    if isinstance(kind, schema.StructType) and kind.cls is Message:
        return
    if isinstance(kind, schema.StructType) and kind.cls not in found:
        found[kind.cls] = kind  # at once, since one may be part of itself
        for field in kind.fields:
            _collect(field.type, found)
        found[kind.cls] = found.pop(kind.cls)
    for name in ("item_type", "value_type"):
        if hasattr(kind, name):
            _collect(getattr(kind, name), found)
    for part in getattr(kind, "types", ()):
        _collect(part, found)
    for part in getattr(kind, "item_types", ()):
        _collect(part, found)


def _name(cls: type) -> str:
    return CALLED.get(cls.__name__, cls.__name__)


def _interface(struct: schema.StructType) -> str:
    """An interface; what may be left out, or is left out when it says nothing, is optional."""
    said = struct.forbid_unknown_fields
    omitted = struct.cls.__struct_config__.omit_defaults
    notes = _notes(struct.cls)
    fields = [(f"{struct.tag_field}: '{struct.tag}'", "")] if struct.tag_field else []
    for field in struct.fields:
        unset = isinstance(field.type, schema.UnionType) and any(
            part.__class__.__name__ == "UnsetType" for part in field.type.types
        )
        optional = not field.required and (said or omitted or unset)
        fields.append((f"{field.encode_name}{'?' if optional else ''}: {_type(field.type)}", notes.get(field.name, "")))
    about = _comment(struct.cls)
    line = f"export interface {_name(struct.cls)} {{ {'; '.join(text for text, _ in fields)} }}\n"
    if len(line) <= WIDEST and not any(note for _, note in fields):
        return about + line
    lines = "".join(f"  {text}{f' // {note}' if note else ''}\n" for text, note in fields)
    return f"{about}export interface {_name(struct.cls)} {{\n{lines}}}\n"


def _comment(cls: type) -> str:
    words = inspect.cleandoc(cls.__doc__ or "").replace("``", "`")
    if not words or words.startswith(f"{cls.__name__}("):
        return ""
    return "".join(f"// {line}".rstrip() + "\n" for line in words.splitlines())


def _notes(cls: type) -> dict[str, str]:
    """What is said beside each field in the source."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("roadstead."):
            for match in re.finditer(r"^    (\w+): [^#\n]*#\s+(.+)$", inspect.getsource(base), re.MULTILINE):
                found[match[1]] = match[2].replace("``", "`")
    return found


def _type(kind: schema.Type) -> str:
    if isinstance(kind, schema.UnionType) and any(
        isinstance(part, schema.StructType) and part.cls is Message for part in kind.types
    ):
        return "string"  # what goes over the wire is in words
    for name, union in UNIONS.items():
        if kind == schema.type_info(union):
            return name
    if isinstance(kind, schema.StructType):
        return _name(kind.cls)
    if isinstance(kind, schema.UnionType):
        return " | ".join(_type(part) for part in _in_order(kind))
    if isinstance(kind, schema.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, (schema.ListType, schema.VarTupleType)):
        inner = _type(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, schema.LiteralType):
        return _union(kind.values)
    if isinstance(kind, schema.StrType):
        return "string"
    if isinstance(kind, schema.BoolType):
        return "boolean"
    if isinstance(kind, (schema.IntType, schema.FloatType)):
        return "number"
    if isinstance(kind, schema.NoneType):
        return "null"
    raise TypeError(f"wire.ts has no word for {kind}")


def _in_order(kind: schema.UnionType) -> list[schema.Type]:
    """What may be there first, null last; what is only left out is said by the question mark."""
    parts = [part for part in kind.types if part.__class__.__name__ != "UnsetType"]
    return sorted(parts, key=lambda part: isinstance(part, schema.NoneType))


def _union(values: tuple[Any, ...]) -> str:
    words = {bool: "boolean", int: "number", str: "string"}
    return " | ".join(words[value] if isinstance(value, type) else f"'{value}'" for value in values)
