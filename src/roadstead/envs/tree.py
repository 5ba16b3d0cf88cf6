"""The whole tree of a small game in memory, for OpenSpiel's tabular algorithms.

CFR walks through a game hundreds of times.  Here every position is worked out once, and walking is all that is left:

    tree = Tree(envs.open_spiel("last_leg", seats=2, recall=True))
    solver = cfr.CFRPlusSolver(tree)
"""

from typing import Any

MOST_NODES = 200_000


class Node:
    """A state of which all is known already; it answers what OpenSpiel's Python algorithms ask a state."""

    def __init__(self, tree: "Tree", state: Any) -> None:
        tree.count += 1
        if tree.count > MOST_NODES:
            raise ValueError(f"{tree.game.get_type().long_name} has more than {MOST_NODES:,} positions: no tree for it")
        self.number = tree.count
        self.player = int(state.current_player())
        self.worth: list[float] = state.returns()
        self.chances: list[tuple[int, float]] = state.chance_outcomes() if state.is_chance_node() else []
        decides = self.player >= 0
        self.legal: list[int] = state.legal_actions() if decides else [action for action, _ in self.chances]
        self.seen: list[str] = (
            [state.information_state_string(seat) for seat in range(tree.num_players())] if decides else []
        )
        if decides:
            tree.seen.add((self.player, self.seen[self.player]))
        self.children = {action: Node(tree, state.child(action)) for action in self.legal}

    def child(self, action: int) -> "Node":
        return self.children[action]

    def is_terminal(self) -> bool:
        return not self.children

    def is_chance_node(self) -> bool:
        return bool(self.chances)

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return self.player >= 0

    def current_player(self) -> int:
        return self.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.chances

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.legal if player is None or player == self.player else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        return [int(action in self.children) for action in range(max(self.children, default=-1) + 1)]

    def information_state_string(self, player: int | None = None) -> str:
        return self.seen[self.player if player is None else player]

    def history_str(self) -> str:
        """What tells it from all others."""
        return str(self.number)

    def returns(self) -> list[float]:
        return self.worth

    def player_return(self, player: int) -> float:
        return self.worth[player]


class Tree:
    """A game as OpenSpiel has it, with every position that can be met."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.count = 0
        self.seen: set[tuple[int, str]] = set()  # a player and what it knows when it decides
        self.root = Node(self, game.new_initial_state())

    def new_initial_state(self) -> Node:
        return self.root

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)
