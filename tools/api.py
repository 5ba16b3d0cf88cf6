"""Write docs/api.md from the sources: `python tools/api.py`.

Compiled modules have no docstrings at run time, so `help()` says little; this page says what they say.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "api.md"

# What a program uses, in the order in which one meets it: a heading, a module, and its names (with methods, for a class).
SHOWN = (
    ("The games", "roadstead/__init__.py", ("game", "all_games", "compiled")),
    ("A game", "roadstead/kernel/game.py", ("Game",)),
    ("", "roadstead/kernel/options.py", ("Option", "Preset")),
    ("", "roadstead/kernel/winning.py", ("Chances",)),
    ("A table", "roadstead/kernel/state.py", ("State",)),
    ("", "roadstead/kernel/position.py", ("Position",)),
    ("Actions, refusals and events", "roadstead/kernel/actions.py", ("Actions",)),
    ("", "roadstead/kernel/errors.py", ("Refusal", "IllegalAction")),
    ("", "roadstead/kernel/events.py", ("Event",)),
    ("Records", "roadstead/records/match.py", ("Match", "resume")),
    ("", "roadstead/records/reading.py", ("read",)),
    ("", "roadstead/records/replay.py", ("replay", "steps")),
    ("", "roadstead/records/verifying.py", ("verify",)),
    ("Bots", "roadstead/bots/__init__.py", ("bot", "names")),
    ("", "roadstead/bots/player.py", ("Bot",)),
    ("", "roadstead/kernel/heuristics.py", ("Heuristics",)),
    ("What a seat sees, as numbers", "roadstead/kernel/encoding.py", ("Encoder",)),
    ("Environments", "roadstead/envs/__init__.py", ("pettingzoo", "gymnasium", "open_spiel", "vector")),
    ("", "roadstead/envs/many.py", ("ManyGames",)),
    ("", "roadstead/envs/opponents.py", ("SelfPlay", "League")),
)

# How the kernel moves a decision through a state: for those who write a game, not for those who use one.
INNER = {
    "respond",
    "settle",
    "then",
    "ask",
    "ask_in_secret",
    "push",
    "frames",
    "detail",
    "tell",
    "show",
    "reveal",
    "share",
}
INNER |= {"copied", "copy_to", "check_seats", "look", "apply", "store", "write"}
INNER |= {"copy", "reduced", "pattern", "written", "key"}

# The fields of large classes that a program reads.
FIELDS = {
    "Game": (
        "name",
        "title",
        "words_about",
        "seats",
        "options",
        "rules_version",
        "actions",
        "seat_names",
        "minutes",
        "weight",
    ),
    "Position": ("game",),
    "State": ("options", "seats", "dice", "viewer", "over", "decisions", "events", "marked"),
}


def page() -> str:
    """The whole page."""
    parts = [
        "# The API",
        "What a program meets, as the sources say it (`tools/api.py` writes this page). Seats and actions are small whole"
        " numbers. [architecture.md](architecture.md) says how it hangs together, [research.md](research.md) how to learn"
        " from it.",
    ]
    for heading, file, names in SHOWN:
        if heading:
            parts.append(f"## {heading}")
        tree = ast.parse((ROOT / "src" / file).read_text("utf-8"))
        module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in names:
            node = next(node for node in tree.body if getattr(node, "name", "") == name)
            parts.append(_class(module, node) if isinstance(node, ast.ClassDef) else f"- {_function(module, node)}")
    return "\n\n".join(parts) + "\n"


def _class(module: str, node: ast.ClassDef) -> str:
    lines = [f"### `{module}.{node.name}`", "", _said(node), ""]
    for member in node.body:
        if (
            isinstance(member, ast.AnnAssign)
            and isinstance(member.target, ast.Name)
            and _is_field(node, member.target.id)
        ):
            lines.append(f"- `{member.target.id}: {_plain(ast.unparse(member.annotation))}`")
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_") and member.name not in INNER:
            lines.append(f"- {_function('', member)}")
    return "\n".join(lines).rstrip()


def _is_field(node: ast.ClassDef, name: str) -> bool:
    """Whether a field is for everybody to read."""
    return name in FIELDS.get(node.name, ()) or node.name in ("Option", "Refusal", "Event", "Chances")


def _function(module: str, node: ast.AST) -> str:
    assert isinstance(node, ast.FunctionDef)
    arguments = [one for one in _plain(ast.unparse(node.args)).split(", ") if one not in ("self", "cls", "/")]
    told = f"{module}." if module else ""
    if any(isinstance(one, ast.Name) and one.id in ("property", "cached_property") for one in node.decorator_list):
        signature = node.name
    else:
        signature = f"{told}{node.name}({', '.join(arguments)})"
    answer = _plain(ast.unparse(node.returns)) if node.returns is not None else ""
    arrow = f" -> {answer}" if answer not in ("", "None") else ""
    return f"`{signature}{arrow}`  \n  {_said(node)}".rstrip()


def _said(node: ast.AST) -> str:
    """The docstring as one paragraph of Markdown."""
    assert isinstance(node, (ast.FunctionDef, ast.ClassDef))
    said = ast.get_docstring(node) or ""
    return " ".join(said.replace("``", "`").split())


def _plain(types: str) -> str:
    """Types as a caller thinks of them."""
    for compiled, plain in (("i64", "int"), ("SupportsIndex", "int"), ("'", ""), ('"', "")):
        types = types.replace(compiled, plain)
    return types


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
