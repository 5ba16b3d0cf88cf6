"""The tests of one table run one after the other: its positions are walked once, and then forgotten."""

from pathlib import Path

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items):
    """Sort what is tried at tables by table, among the places these tests have anyway."""
    places = [i for i, item in enumerate(items) if table_of(item) and HERE in item.path.parents]
    ordered = sorted((items[i] for i in places), key=table_of)
    for i, item in zip(places, ordered, strict=True):
        items[i] = item


def table_of(item) -> str:
    callspec = getattr(item, "callspec", None)
    return str(callspec.params.get("table", "")) if callspec else ""
