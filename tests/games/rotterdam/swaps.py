"""Rotterdam's secrets, from its rules: what can be exchanged without anybody else noticing.

Nothing here asks the state who knows what; it is worked out from what the people at the table have watched.
"""

import random
from collections.abc import Iterator

from roadstead.conformance.interference import Secrets, Viewer
from roadstead.kernel.state import State

NO_CARD = 10
PORTS = range(4)
PRODUCTS = range(8)

# What lies on the table for all to see; a difference there has been brought out by the rules.
PUBLIC = ("top", "under", "depth_under", "depth_covered", "held", "money", "marker", "discard", "open_card", "piled")


class RotterdamSecrets(Secrets):
    """Which products of each hand everybody has seen, which shipping cards only their owner has, and from which stack."""

    def __init__(self, state: State) -> None:
        self.seen = [[0] * 8 for _ in range(state.seats)]
        self.lacking: set[int] = set()
        self.drawn: dict[int, int] = {}
        self.shuffles = 0

    def copy(self) -> "RotterdamSecrets":
        twin = RotterdamSecrets.__new__(RotterdamSecrets)
        twin.seen = [row[:] for row in self.seen]
        twin.lacking = set(self.lacking)
        twin.drawn = dict(self.drawn)
        twin.shuffles = self.shuffles
        return twin

    def watch(self, before: State, seat: int, action: int, after: State) -> None:
        told = before.clone()
        told.telling = True
        told.play(seat, action)
        covered = self.watch_stacks(before, seat, action, after, told.events)
        for player in range(after.seats):
            for product in PRODUCTS:
                at = player * 8 + product
                openly = after.hand[at] - before.hand[at] - covered.get((player, product), 0)
                self.seen[player][product] = max(0, self.seen[player][product] + openly)
        for event in told.events:
            if event.name == "no barter":
                owner, product = event.facts["owner"], event.facts["product"]
                self.seen[owner][product ^ 1] = after.hand[owner * 8 + (product ^ 1)]
        self.watch_cards(before, after, told.events)

    def watch_stacks(self, before, seat, action, after, events) -> dict[tuple[int, int], int]:
        """ROT-7.6, ROT-8.9: what came covered from a factory, and what a stack is now known to lack."""
        left = list(before.depth_covered)
        covered: dict[tuple[int, int], int] = {}
        for event in events:
            facts = event.facts
            if event.name == "processed seen":
                port, product = facts["port"], facts["product"]
                can_tell = left[port] == 0 or bool({2 * port, 2 * port + 1} & self.lacking)
                if not can_tell:
                    key = (facts["seat"], product)
                    covered[key] = covered.get(key, 0) + 1
                left[port] = max(0, left[port] - 1)
            elif event.name == "turned up":
                left[facts["port"]] = max(0, left[facts["port"]] - 1)
            elif event.name == "lacking":
                self.lacking.add(facts["product"])
            elif event.name == "bought":
                product = facts["product"]
                if any(one.name == "turned up" for one in events):
                    self.lacking.add(product)  # the open card was the only copy (ROT-8.6)
        return covered

    def watch_cards(self, before, after, events) -> None:
        """ROT-6.6, ROT-14.7: a drawn card only its owner has seen; a shuffle begins another stack."""
        for event in events:
            if event.name == "reshuffled":
                self.shuffles += 1
            elif event.name == "drew card":
                owner = event.facts["seat"]
                places = range(owner * 3, owner * 3 + 3)
                new = [at for at in places if before.card[at] == NO_CARD and after.card[at] != NO_CARD]
                self.drawn[new[0]] = self.shuffles
        for place in list(self.drawn):
            if after.card[place] == NO_CARD:
                del self.drawn[place]

    # The exchanges

    def swaps(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        if state.over:
            return
        yield from self.product_with_stack(state, viewer, chooser)
        yield from self.products_of_two(state, viewer, chooser)
        yield from self.card_with_stack(state, viewer, chooser)
        yield from self.cards_of_two(state, viewer, chooser)

    def hidden(self, state: State, viewer: Viewer) -> list[tuple[int, int]]:
        """ROT-14.3: the covered product cards of others."""
        return [
            (seat, product)
            for seat in range(state.seats)
            for product in PRODUCTS
            if seat != viewer and state.hand[seat * 8 + product] > self.seen[seat][product]
        ]

    def product_with_stack(self, state, viewer, chooser) -> Iterator[tuple[str, State]]:
        """ROT-7.6, ROT-14.5: nobody knows which of two a covered card is, and which lies covered in the stack."""
        pairs = [
            (seat, product)
            for seat, product in self.hidden(state, viewer)
            if state.covered[product ^ 1] > 0 and product not in self.lacking
        ]
        if pairs:
            seat, product = chooser.choice(pairs)
            twin = state.clone()
            twin.hand[seat * 8 + product] -= 1
            twin.hand[seat * 8 + (product ^ 1)] += 1
            twin.covered[product] += 1
            twin.covered[product ^ 1] -= 1
            yield "a covered product and one in its stack", twin

    def products_of_two(self, state, viewer, chooser) -> Iterator[tuple[str, State]]:
        """ROT-14.2: only the harbours of a hand are open."""
        hidden = self.hidden(state, viewer)
        pairs = [(one, other) for one in hidden for other in hidden if one[1] == other[1] ^ 1 and one[0] != other[0]]
        if pairs:
            (one, product), (other, third) = chooser.choice(pairs)
            twin = state.clone()
            for seat, lost, won in ((one, product, third), (other, third, product)):
                twin.hand[seat * 8 + lost] -= 1
                twin.hand[seat * 8 + won] += 1
            yield "covered products of two players", twin

    def unseen_places(self, viewer: Viewer) -> list[int]:
        return [place for place in self.drawn if place // 3 != viewer]

    def card_with_stack(self, state, viewer, chooser) -> Iterator[tuple[str, State]]:
        """ROT-6.6: a drawn card could be any that is still in the stack it was drawn from."""
        pairs = [
            (place, kind)
            for place in self.unseen_places(viewer)
            for kind in range(10)
            if self.drawn[place] == self.shuffles and state.pile[kind] > 0 and kind != state.card[place]
        ]
        if pairs:
            place, kind = chooser.choice(pairs)
            twin = state.clone()
            twin.pile[state.card[place]] += 1
            twin.pile[kind] -= 1
            twin.card[place] = kind
            yield "a drawn shipping card and one in the stack", twin

    def cards_of_two(self, state, viewer, chooser) -> Iterator[tuple[str, State]]:
        """ROT-14.7: of drawn cards from one stack nobody else knows which is whose."""
        places = self.unseen_places(viewer)
        pairs = [
            (one, other)
            for one in places
            for other in places
            if one < other and self.drawn[one] == self.drawn[other] and state.card[one] != state.card[other]
        ]
        if pairs:
            one, other = chooser.choice(pairs)
            twin = state.clone()
            twin.card[one], twin.card[other] = state.card[other], state.card[one]
            yield "two drawn shipping cards", twin

    # Going on

    def counterpart(self, state: State, twin: State, seat: int, action: int, chooser: random.Random) -> int | None:
        if action not in twin.legal(seat):
            return None
        if state.game.actions.kind(action) == "play" and emptied(state, seat, action) != emptied(twin, seat, action):
            return None  # everybody sees which card is played (ROT-14.6)
        return action

    def out(self, state: State, twin: State, viewer: Viewer) -> bool:
        """Something turned up, was sold, bought, bartered or drawn by the viewer; or the game is over (ROT-12.6)."""
        if state.over or any(
            list(getattr(state, name)) != list(getattr(twin, name)) for name in PUBLIC if name != "piled"
        ):
            return True
        if places(state) != places(twin) or state.actors() != twin.actors():
            return True
        if viewer is None:
            return False
        mine = slice(viewer * 8, viewer * 8 + 8), slice(viewer * 3, viewer * 3 + 3)
        return (
            list(state.hand)[mine[0]] != list(twin.hand)[mine[0]]
            or list(state.card)[mine[1]] != list(twin.card)[mine[1]]
        )


def places(state: State) -> list[bool]:
    return [kind == NO_CARD for kind in state.card]


def emptied(state: State, seat: int, action: int) -> list[bool]:
    after = state.clone()
    after.play(seat, action)
    return places(after)
