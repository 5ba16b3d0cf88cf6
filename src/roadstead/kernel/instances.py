"""A game's package a second time, under a name of its own and with other numbers in its ``data.py``.

Compiled rules have their numbers built in.  So the second package is read from the sources: every module of it is the game's
own, except that it imports its own sisters, and that the tables which are to differ are changed where they are first made.
Both packages live side by side in one process and know nothing of each other.
"""

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from roadstead.kernel import rows
from roadstead.kernel.actions import Actions
from roadstead.kernel.fields import Field, Shape

Changes = Mapping[str, Callable[[Any], Any]]
CHANGED = "__changed__"  # what a changed table is put through, in the second ``data.py``


@dataclass(frozen=True)
class Instance:
    """Which package it is made of, and what is done to the tables of its ``data.py``, by their names."""

    package: str
    base: str
    changes: Changes


_instances: dict[str, Instance] = {}


def instance(package: str, base: str, changes: Changes) -> ModuleType:
    """The package ``base`` under the name ``package``, with these tables changed."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)
    _instances[package] = Instance(package, base, changes)
    try:
        return import_module(package)
    except BaseException:
        forget(package)
        raise


def forget(package: str) -> None:
    """Leave no trace of a package that could not be loaded."""
    _instances.pop(package, None)
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def base_of(package: str) -> str:
    """The package that this one is made of; itself where it is a first one."""
    found = _instances.get(package)
    return found.base if found else package


class Finder:
    """Finds the modules of second packages in the sources of the first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        found = _instances.get(name.partition(".")[0])
        if found is None:
            return None
        if name == found.package:
            own = Path(str(import_module(found.base).__file__)).parent
            loader = Loader(name, str(own / "__init__.py"))
            return spec_from_file_location(name, loader=loader, submodule_search_locations=[str(own)])
        for folder in path or ():
            spec = FileFinder(folder, (Loader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class Loader(SourceFileLoader):
    """Reads a module of the first package as one of the second.  Nothing of it is kept on disk."""

    def get_code(self, fullname: str) -> CodeType:
        found = _instances[fullname.partition(".")[0]]
        path = self.get_filename(fullname)
        tree = Sisters(found).visit(ast.parse(self.get_data(path), path))
        if fullname == f"{found.package}.data":
            tree = Tables(found.changes).visit(tree)
        if fullname == f"{found.package}.generated.dispatch":
            tree = Choices(found).visit(tree)
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        found = _instances[module.__name__.partition(".")[0]]
        part = module.__name__.removeprefix(f"{found.package}.")
        if part == "data":
            setattr(module, CHANGED, lambda name, table: found.changes[name](table))
        super().exec_module(module)
        if part == "data":
            delattr(module, CHANGED)
        if part == "generated.do":
            _renumber(module, found)
        if part == "generated.state":
            _lay_out_anew(module, found)


class Sisters(ast.NodeTransformer):
    """Imports of the first package become imports of the second."""

    def __init__(self, found: Instance) -> None:
        self.found = found

    def _name(self, name: str) -> str:
        base = self.found.base
        return self.found.package + name[len(base) :] if name == base or name.startswith(f"{base}.") else name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        if node.level == 0 and node.module:
            node.module = self._name(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST:
        for alias in node.names:
            renamed = self._name(alias.name)
            if renamed != alias.name and alias.asname is None:
                raise ImportError(f"{alias.name} is imported without a name of its own, which no variant can follow")
            alias.name = renamed
        return node


class Tables(ast.NodeTransformer):
    """In ``data.py``: a table that differs is changed where it is made, so that what is made of it follows."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self._changed(node.target, node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        node.value = self._changed(node.targets[0], node.value)
        return node

    def _changed(self, target: ast.expr, value: ast.expr) -> ast.expr:
        if not isinstance(target, ast.Name) or target.id not in self.changes:
            return value
        return ast.Call(ast.Name(CHANGED, ast.Load()), [ast.Constant(target.id), value], [])


class Choices(ast.NodeTransformer):
    """In ``generated/dispatch.py``: a question with the same choices always has their numbers written down.

    With other tables the same choice may have another number.
    """

    def __init__(self, found: Instance) -> None:
        self.printed = _actions(found.base)
        self.own = _actions(found.package)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        listed = node.value.elts if isinstance(node.value, ast.List) else []
        numbers = [each.value for each in listed if isinstance(each, ast.Constant) and isinstance(each.value, int)]
        if numbers and len(numbers) == len(listed) and self.printed and self.own:
            texts = [self.printed.text(number) for number in numbers]
            node.value = ast.List([ast.Constant(number) for number in sorted(map(self.own.parse, texts))], ast.Load())
        return node


def _actions(package: str) -> Actions | None:
    """The actions of a game that are the same at every table; ``None`` where they depend on a map."""
    return getattr(import_module(f"{package}.actions"), "ACTIONS", None)


def _renumber(module: ModuleType, found: Instance) -> None:
    """What is generated has the numbers of the printed game's actions; with other tables a row may begin elsewhere."""
    actions = _actions(found.package)
    for name, first in actions.firsts.items() if actions else ():
        setattr(module, name, first)


def _lay_out_anew(module: ModuleType, found: Instance) -> None:
    """What is generated has the printed game's first values; fields that differ are laid out with their own."""
    printed = {row.name: row for row in import_module(f"{found.base}.fields").FIELDS}
    other = [row for row in import_module(f"{found.package}.fields").FIELDS if row != printed[row.name]]
    if not other:
        return
    as_generated = module.Fields.lay_out

    def lay_out(self: Any) -> None:
        as_generated(self)
        for row in other:
            setattr(self, row.name, _first(self, row))

    module.Fields.lay_out = lay_out


def _first(state: Any, row: Field) -> Any:
    """A field as it is on a blank table."""
    if row.shape is not Shape.ROW:
        return bool(row.first) if row.shape is Shape.FLAG else row.first
    length = row.per
    if isinstance(row.of, int):
        length *= row.of
    else:
        for name in row.of.split(" * "):
            length *= getattr(state, name)
    if row.where and not getattr(state, row.where):
        length = 0
    return rows.filled(length, int(row.first or 0))
