"""A game's compiled library a second time in one process, under another name.

The system loads a library once for each file.  So a copy of the file, in memory, is a second library: the same machine code,
with numbers and classes of its own.  A library knows its modules by their full names; in the copy these are written over with
names of the same length.  Each module is then begun in the copy as Python's own importer would begin it in the first.

Where this does not work (no compiled library, another system than Linux, too many copies) the sources serve.
"""

import os
import sys
from importlib.abc import Loader
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

PREFIX = "rsv_"  # of the names of second packages; short, because a name must not be longer than the first one's
INIT = "init_"
MOST = 100  # copies in one process: the system never takes back what it has loaded, and the sources serve as well


def second_name(key: str, base: str) -> str:
    """What a second package of this base is called: as long as the base's own name, where the key fits into that."""
    return f"{PREFIX}{key}".ljust(len(base), "_")


_made: list[int] = []  # the files in memory; they stay open, see ``_loaded``
_kept: dict[str, "Library"] = {}  # by the name of the second package: whoever wants it again gets the same one


class Library:
    """A second library, and the modules that can be begun in it."""

    def __init__(self, module: ModuleType, own: str, base: str, package: str) -> None:
        self.module = module
        self.own = own  # what the library calls itself
        self.base = base
        self.package = package
        self._dependencies_known = False
        # Compiled functions have the address of their module's names: a module that has begun must never go.
        self._begun: dict[str, ModuleType] = {}

    def has(self, name: str) -> bool:
        """Whether this module of the second package is compiled."""
        return hasattr(self.module, self._capsule(name))

    def begin(self, name: str) -> ModuleType:
        """The module, its lines executed; the same one, however often it is asked for."""
        if name in self._begun:
            return self._begun[name]
        if not self._dependencies_known:
            if hasattr(self.module, "ensure_deps") and self._call("ensure_deps", "c_int") < 0:
                raise ImportError(f"what {name} needs is not there")
            self._dependencies_known = True
        self._begun[name] = self._call(self._capsule(name), "py_object")
        return self._begun[name]

    def _capsule(self, name: str) -> str:
        return INIT + f"{self.base}{name[len(self.package) :]}".replace(".", "___")

    def _call(self, capsule: str, returns: str) -> Any:
        """Call the function that the library offers under this name."""
        import ctypes  # only here: it takes longer to import than the rest of the kernel

        pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
            ("PyCapsule_GetPointer", ctypes.pythonapi)
        )
        address = pointer(getattr(self.module, capsule), f"{self.own}.{capsule}".encode())
        return ctypes.PYFUNCTYPE(getattr(ctypes, returns))(address)()


class NativeLoader(Loader):
    """Begins a module in a second library."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self.library.begin(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Its lines have been executed when it was made."""


def second(base: str, package: str) -> Library | None:
    """The compiled library of the package ``base`` once more, for the name ``package``; ``None`` where that cannot be."""
    if package in _kept:
        return _kept[package]
    own = f"roadstead_{base.rpartition('.')[2]}__mypyc"
    first = sys.modules.get(own)
    if sys.platform != "linux" or first is None or first.__file__ is None:
        return None
    if len(package) != len(base) or len(_made) >= MOST:
        return None
    try:
        with open(first.__file__, "rb") as file:
            content = file.read().replace(base.encode(), package.encode())
        _made.append(os.memfd_create(package))
        with open(_made[-1], "wb", closefd=False) as copy:
            copy.write(content)
        _kept[package] = Library(_loaded(f"{package}.{own}", _made[-1]), own, base, package)
        return _kept[package]
    except (ImportError, OSError):
        return None


def _loaded(name: str, memory: int) -> ModuleType:
    # What has been loaded is looked up by its path: the file stays open, so that no other gets the same number.
    path = f"/proc/self/fd/{memory}"
    spec = spec_from_file_location(name, path, loader=ExtensionFileLoader(name, path))
    assert spec is not None
    return module_from_spec(spec)
