"""A game's package a second time, under a name of its own and with other numbers in its ``data.py``.

Every module of the second package is the game's own, except that it imports its own sisters, and that the tables which are
to differ are changed where they are first made.  What is compiled comes from a second copy of the game's library
(``kernel/libraries.py``), so it is as fast as the first; where that cannot be had, and for all that is not compiled, it is
read from the sources.  Both packages live side by side in one process and know nothing of each other.
"""

import ast
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from librt.vecs import vec

from roadstead.kernel import rows
from roadstead.kernel.actions import Actions
from roadstead.kernel.fields import Field, Shape
from roadstead.kernel.libraries import Library, NativeLoader, second
from roadstead.kernel.printed import Changes, changing

CHANGED = "__changed__"  # what a changed table is put through, in the second ``data.py``
PRINTED = "printed"  # and what it is put through where it says so itself
MOVED = "do."  # before the name of a row of actions, of which the first number may be another


@dataclass(frozen=True)
class Instance:
    """Which package it is made of, what is done to the tables of its ``data.py``, by their names, and what is compiled."""

    package: str
    base: str
    changes: Changes
    library: Library | None = None


_instances: dict[str, Instance] = {}


def instance(package: str, base: str, changes: Changes) -> ModuleType:
    """The package ``base`` under the name ``package``, with these tables changed."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)
    library = second(base, package)
    if library is not None:
        try:
            module = _begun(Instance(package, base, changes, library))
            if _follows(_instances[package]):
                return module
        except Exception:
            # Whatever is wrong, with the numbers or with the copy, is found again below and told from the sources.
            pass
        forget(package)
    try:
        return _begun(Instance(package, base, changes))
    except BaseException:
        forget(package)
        raise


def _begun(found: Instance) -> ModuleType:
    _instances[found.package] = found
    moved = {MOVED + name: _moved(found, name) for name in _moving(found.base)}
    with changing({**found.changes, **moved}):
        import_module(f"{found.package}.data")
        return import_module(found.package)


def _moving(base: str) -> Sequence[str]:
    actions = _actions(base)
    return actions.moving if actions else ()


def _moved(found: Instance, name: str) -> Callable[[int], int]:
    def first(_: int) -> int:
        actions = _actions(found.package)
        assert actions is not None
        return actions.firsts[name]

    return first


def _follows(found: Instance) -> bool:
    """Whether what is compiled has taken over every change: numbers that are built in cannot."""
    data, printed = (vars(import_module(f"{package}.data")) for package in (found.package, found.base))
    for name, change in found.changes.items():
        if name not in printed or _plain(data[name]) != _plain(change(printed[name])):
            return False
    actions, do = _actions(found.package), vars(import_module(f"{found.package}.generated.do"))
    return actions is None or all(do[name] == first for name, first in actions.firsts.items())


def _plain(table: Any) -> Any:
    """Rows of the compiler's own kind are not equal to each other."""
    return list(table) if isinstance(table, vec) else table


def forget(package: str) -> None:
    """Leave no trace of a package that could not be loaded, or that nobody plays any more; its library is kept."""
    _instances.pop(package, None)
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def base_of(package: str) -> str:
    """The package that this one is made of; itself where it is a first one."""
    found = _instances.get(package)
    return found.base if found else package


def is_compiled(package: str) -> bool:
    """Whether the rules of a second package are compiled."""
    found = _instances.get(package)
    return found is not None and found.library is not None


class Finder:
    """Finds the modules of second packages: in a second library, or in the sources of the first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        found = _instances.get(name.partition(".")[0])
        if found is None:
            return None
        if found.library is not None and found.library.has(name):
            return ModuleSpec(name, NativeLoader(found.library), origin=found.base)
        folder = Path(str(import_module(found.base).__file__)).parent
        if name == found.package:
            loader = Loader(name, str(folder / "__init__.py"))
            return spec_from_file_location(name, loader=loader, submodule_search_locations=[str(folder)])
        inside = folder.joinpath(*name.split(".")[1:-1])
        spec = FileFinder(str(inside), (Loader, SOURCE_SUFFIXES)).find_spec(name)
        return None if spec is None or spec.loader is None else spec


class Loader(SourceFileLoader):
    """Reads a module of the first package as one of the second.  Nothing of it is kept on disk."""

    def get_code(self, fullname: str) -> CodeType:
        found = _instances[fullname.partition(".")[0]]
        path = self.get_filename(fullname)
        tree = Sisters(found).visit(ast.parse(self.get_data(path), path))
        if fullname == f"{found.package}.data":
            tree = Tables(found.changes).visit(tree)
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        found = _instances[module.__name__.partition(".")[0]]
        part = module.__name__.removeprefix(f"{found.package}.")
        if part == "data":
            setattr(module, CHANGED, lambda name, table: found.changes[name](table))
        super().exec_module(module)
        if part == "data":
            delattr(module, CHANGED)


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
        if not isinstance(target, ast.Name) or target.id not in self.changes or _says_so(value):
            return value
        return ast.Call(ast.Name(CHANGED, ast.Load()), [ast.Constant(target.id), value], [])


def _says_so(value: ast.expr) -> bool:
    """Whether the source itself asks for the variant's number."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == PRINTED


def _actions(package: str) -> Actions | None:
    """The actions of a game that are the same at every table; ``None`` where they depend on a map."""
    return getattr(import_module(f"{package}.actions"), "ACTIONS", None)


def other_fields(package: str) -> tuple[Field, ...]:
    """The fields of a second package that are laid out otherwise than the generated code has it."""
    base = base_of(package)
    if base == package:
        return ()
    printed = {row.name: row for row in import_module(f"{base}.fields").FIELDS}
    return tuple(row for row in import_module(f"{package}.fields").FIELDS if row != printed[row.name])


def first_value(state: Any, row: Field) -> Any:
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
