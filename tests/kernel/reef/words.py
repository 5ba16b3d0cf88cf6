"""What Reef says to a diver who tries what cannot be done."""

from roadstead.kernel.errors import Refusal


def refusal(view, seat, action):
    return Refusal("REEF-1", f"{view.game.actions.text(action)!r} is not possible with {view.purse[seat]}.")
