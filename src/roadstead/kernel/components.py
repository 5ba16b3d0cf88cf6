"""A fingerprint of a game's component tables as they are in memory.

The tables are rows that compiled rules read fast, and anybody can write into a row.  So the fingerprint is taken when a game
is loaded and again when it is asked for its ``digest``: a changed price cannot pass for the printed one.
"""

import hashlib
import json
from importlib import import_module
from importlib.util import find_spec
from types import GetSetDescriptorType
from typing import Any

from librt.vecs import vec

from roadstead.kernel.rules import Rules


def fingerprint(package: str, rules: Rules) -> str:
    """Of the tables in the game's ``data.py``, the rules that play with them, and what these rules keep, such as a map."""
    data = f"{package}.data"
    tables = _tables(vars(import_module(data)), package) if find_spec(data) is not None else {}
    told = [tables, f"{type(rules).__module__}.{type(rules).__qualname__}", _plain(rules, package)]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def _tables(named: dict[str, Any], package: str) -> dict[str, Any]:
    return {name: _plain(value, package) for name, value in named.items() if name.isupper()}


def _plain(value: Any, package: str) -> Any:
    """Numbers and texts as they are, rows as lists, the game's own objects by their fields; nothing of anything else."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple, vec)):
        return [_plain(each, package) for each in value]
    if isinstance(value, dict):
        return {str(key): _plain(each, package) for key, each in value.items()}
    if isinstance(value, Rules) or type(value).__module__.startswith(package):
        return {name: _plain(each, package) for name, each in _kept(value).items()}
    return None


def _kept(value: Any) -> dict[str, Any]:
    """What an object keeps: compiled classes have descriptors for it, others a dictionary."""
    kind = type(value)
    compiled = [name for name in dir(kind) if isinstance(getattr(kind, name), GetSetDescriptorType)]
    return {name: getattr(value, name) for name in (*compiled, *getattr(value, "__dict__", ())) if name[0] != "_"}
