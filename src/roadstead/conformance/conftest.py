"""The tests of one table run one after the other: its positions are walked once, and then forgotten."""

from pathlib import Path

from roadstead.conformance.soaking import pytest_make_no_soak as pytest_make_no_soak

HERE = Path(__file__).parent
MARKERS = (
    "pure: runs a second time with every module interpreted, at the smallest tables",
    "soak: too long for every run",
)


def pytest_configure(config):
    """Where the suite is run from an installed package, nobody else says what its markers mean."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_collection_modifyitems(items):
    """Sort what is tried at tables by table, among the places these tests have anyway."""
    places = [i for i, item in enumerate(items) if table_of(item) and HERE in item.path.parents]
    ordered = sorted((items[i] for i in places), key=table_of)
    for i, item in zip(places, ordered, strict=True):
        items[i] = item


def table_of(item) -> str:
    callspec = getattr(item, "callspec", None)
    return str(callspec.params.get("table", "")) if callspec else ""
