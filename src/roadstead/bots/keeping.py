"""A search as plain data, so that a bot that searches can be copied and pickled in the middle of a turn.

The tree is told as one row a node: a node within a node within a node would go deeper than pickling can follow.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.bots.search import Search
from roadstead.bots.tree import Node

NUMBERS = ("simulated", "slip", "grown", "best", "followed")
DICE = ("chance", "slips")

Row = tuple[list[int], list[int], list[int], list[float], list[float], dict[int, int], dict[int, int]]


def told(search: Search) -> dict[str, Any]:
    """All that a search remembers between two decisions."""
    return {name: getattr(search, name) for name in (*NUMBERS, *DICE)} | {"tree": _rows(search.root)}


def remind(search: Search, kept: dict[str, Any]) -> None:
    """Let a fresh search remember that."""
    for name in (*NUMBERS, *DICE):
        setattr(search, name, kept[name])
    search.root = _tree(kept["tree"])


def _rows(root: Node) -> list[Row]:
    """The nodes, the root first; each names those below it by their place in the list."""
    nodes = [root]
    rows: list[Row] = []

    def places(family: dict[i64, Node]) -> dict[int, int]:
        found = {int(key): len(nodes) + place for place, key in enumerate(family)}
        nodes.extend(family.values())
        return found

    for node in nodes:
        learned = (list(node.tried), list(node.offered), list(node.total), list(node.prior))
        rows.append((list(node.actions), *learned, places(node.children), places(node.partners)))
    return rows


def _tree(rows: list[Row]) -> Node:
    nodes = [Node() for _ in rows]
    for node, (actions, tried, offered, total, prior, children, partners) in zip(nodes, rows, strict=True):
        node.places = {action: place for place, action in enumerate(actions)}
        node.actions, node.tried, node.offered = vec[i64](actions), vec[i64](tried), vec[i64](offered)
        node.total, node.prior = vec[float](total), vec[float](prior)
        node.children = {key: nodes[place] for key, place in children.items()}
        node.partners = {key: nodes[place] for key, place in partners.items()}
    return nodes[0]
