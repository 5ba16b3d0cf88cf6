"""Tests marked `soak` outnumber the others: a run that leaves them out does not even make them."""

from types import FunctionType
from typing import Any

import pytest


@pytest.hookimpl(tryfirst=True, specname="pytest_pycollect_makeitem")
def pytest_make_no_soak(collector: Any, name: str, obj: Any) -> list[Any] | None:
    """A conftest.py that imports this has it: no test of a function of which all are left out, only the others of the rest."""
    if isinstance(obj, FunctionType) and left_out(collector.config) and nothing_else(collector, obj):
        return []
    return None


def left_out(config: pytest.Config) -> bool:
    """Whether this run is for the other tests: `-m 'not soak'`, or that and more."""
    return "not soak" in config.option.markexpr.split(" and ")


def nothing_else(collector: Any, function: Any) -> bool:
    """Whether all the tests of a function are marked so; if not, it keeps only the parameters that are not."""
    marks = getattr(function, "pytestmark", [])
    if any(mark.name == "soak" for mark in marks) or collector.get_closest_marker("soak"):
        return True
    if not any(mark.name == "parametrize" for mark in marks):
        return False
    kept = [others_of(mark) if mark.name == "parametrize" else mark for mark in marks]
    if any(was is not now and not now.args[1] for was, now in zip(marks, kept, strict=True)):
        return True
    function.pytestmark = kept
    return False


def others_of(mark: pytest.Mark) -> pytest.Mark:
    """A parametrize mark without its soak rows; the same one where it has none."""
    names, rows, *more = mark.args
    others = [row for row in rows if not is_soak(row)]
    if len(others) == len(rows):
        return mark
    return pytest.mark.parametrize(names, others, *more, **mark.kwargs).mark


def is_soak(row: Any) -> bool:
    return any(mark.name == "soak" for mark in getattr(row, "marks", ()))
