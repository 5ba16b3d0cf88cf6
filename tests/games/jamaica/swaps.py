"""Jamaica's secrets, from its rules: what can be exchanged without anybody else noticing.

Nothing here asks the state who knows what; it is worked out from what the people at the table have watched.
"""

import random
from collections.abc import Iterator

from roadstead.conformance.interference import Secrets, Viewer
from roadstead.kernel.state import State

CARDS = frozenset(range(11))
NO_CARD = 11
POWERS = frozenset(range(4))
TREASURES = frozenset(range(4, 12))
CURSED = frozenset((9, 10, 11))


def cards(mask: int) -> set[int]:
    return {card for card in range(12) if mask >> card & 1}


def as_mask(members) -> int:
    return sum(2**member for member in members)


class JamaicaSecrets(Secrets):
    """Who has had which treasure beside their ship, what was announced, and whose cards can be worked out."""

    def __init__(self, state: State) -> None:
        self.had: list[set[int]] = [set() for _ in range(9)]
        self.announced: set[int] = set()
        self.certain: list[set[int]] = [set() for _ in range(state.seats)]

    def copy(self) -> "JamaicaSecrets":
        twin = JamaicaSecrets.__new__(JamaicaSecrets)
        twin.had = [set(seats) for seats in self.had]
        twin.announced = set(self.announced)
        twin.certain = [set(cards) for cards in self.certain]
        return twin

    def watch(self, before: State, seat: int, action: int, after: State) -> None:
        gift = after.game.actions.text(action).startswith("give ")
        for back in range(after.drawn):
            holder = after.holder[back]
            if holder < after.seats:
                self.had[back].add(holder)
                if gift and back < before.drawn and before.holder[back] != holder:
                    self.announced.add(back)
        for player in range(after.seats):
            self.watch_cards(before, after, player)

    def watch_cards(self, before: State, after: State, player: int) -> None:
        """JAM-12.6: when the pile ran out, the hand could be worked out, and is known until played."""
        discards = cards(before.discard[player])
        if before.laid[player] and after.round > before.round:
            discards.add(before.chosen[player])
        if discards and after.discard[player] == 0:
            self.certain[player] = cards(after.hand[player]) - discards
        self.certain[player] -= cards(after.discard[player])

    # What the table knows of a treasure's back

    def lies_open(self, state: State, back: int) -> bool:
        """JAM-9.1, JAM-10.9: a power that a player has had was laid face up, and everybody goes on knowing it."""
        return state.face[back] in POWERS and bool(self.had[back])

    def can_be(self, back: int) -> frozenset[int]:
        """JAM-9.1, JAM-9.6, JAM-10.5: given away it is cursed; once a player's and not laid open it is no power."""
        if back in self.announced:
            return CURSED
        return TREASURES if self.had[back] else TREASURES | POWERS

    def hidden(self, state: State, viewer: Viewer) -> list[int]:
        """JAM-9.2, JAM-9.5: the backs whose faces the viewer has never seen."""
        return [back for back in range(state.drawn) if viewer not in self.had[back] and not self.lies_open(state, back)]

    # The exchanges

    def swaps(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        others = [seat for seat in range(state.seats) if seat != viewer]
        chooser.shuffle(others)
        for seat in others[:2]:
            yield from self.hand_with_pile(state, seat, chooser)
            yield from self.hand_dealt_again(state, seat, chooser)
            yield from self.chosen_with_hand(state, seat, chooser)
        yield from self.two_treasures(state, viewer, chooser)
        yield from self.treasure_with_chest(state, viewer, chooser)

    def hand_with_pile(self, state: State, seat: int, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """JAM-2.5: nobody else sees a hand; a draw pile has no order that matters (JAM-12.5)."""
        mine = sorted(cards(state.hand[seat]) - self.certain[seat])
        pile = sorted(cards(state.pile[seat]))
        if mine and pile:
            card, other = chooser.choice(mine), chooser.choice(pile)
            twin = state.clone()
            twin.hand[seat] = state.hand[seat] - 2**card + 2**other
            twin.pile[seat] = state.pile[seat] - 2**other + 2**card
            yield "a card in hand and one in the draw pile", twin

    def hand_dealt_again(self, state: State, seat: int, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """JAM-2.5: the whole unknown hand could be another."""
        hand, pile = cards(state.hand[seat]), cards(state.pile[seat])
        kept = hand & self.certain[seat]
        unknown = sorted((hand | pile) - kept)
        dealt = set(chooser.sample(unknown, len(hand) - len(kept))) | kept
        if dealt != hand:
            twin = state.clone()
            twin.hand[seat] = as_mask(dealt)
            twin.pile[seat] = as_mask((hand | pile) - dealt)
            yield "another hand", twin

    def chosen_with_hand(self, state: State, seat: int, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """JAM-3.3: the choice stays secret until the turn."""
        hand = sorted(cards(state.hand[seat]))
        if state.laid[seat] and hand:
            card = chooser.choice(hand)
            twin = state.clone()
            twin.hand[seat] = state.hand[seat] - 2**card + 2 ** state.chosen[seat]
            twin.chosen[seat] = card
            yield "the chosen card and one in hand", twin

    def two_treasures(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """JAM-9.4: everybody sees which back is whose; only the faces are hidden."""
        hidden = self.hidden(state, viewer)
        pairs = [
            (one, other)
            for one in hidden
            for other in hidden
            if one < other and state.face[one] in self.can_be(other) and state.face[other] in self.can_be(one)
        ]
        if pairs:
            one, other = chooser.choice(pairs)
            twin = state.clone()
            twin.face[one], twin.face[other] = state.face[other], state.face[one]
            yield "the faces of two treasures", twin

    def treasure_with_chest(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """JAM-2.2: nobody knows which treasures are still to be drawn or were left over."""
        pairs = [
            (back, face)
            for back in self.hidden(state, viewer)
            for face in sorted(cards(state.chest) & self.can_be(back))
        ]
        if pairs:
            back, face = chooser.choice(pairs)
            twin = state.clone()
            twin.face[back] = face
            twin.chest = state.chest - 2**face + 2 ** state.face[back]
            yield "a treasure and one not drawn", twin

    # Going on

    def counterpart(self, state: State, twin: State, seat: int, action: int, chooser: random.Random) -> int | None:
        kind = state.game.actions.kind(action)
        menu = twin.legal(seat)
        if kind == "card":
            # Face down, one card looks like another.
            return action if action in menu and chooser.random() < 0.7 else chooser.choice(menu)
        if not state.game.actions.text(action).startswith("give "):
            return action if action in menu else None
        # Everybody sees which back is given, so in the other world it must be the same one.
        given = holders_after(state, seat, action)
        for answer in menu:
            if twin.game.actions.text(answer).startswith("give ") and holders_after(twin, seat, answer) == given:
                return answer
        return None

    def out(self, state: State, twin: State, viewer: Viewer) -> bool:
        """A card turned up (JAM-3.4), a treasure seen (JAM-9.2, JAM-9.5), laid open (JAM-9.1) or scored (JAM-11.6)."""
        if list(state.discard) != list(twin.discard) or turned_up(state) != turned_up(twin):
            return True
        for back in range(state.drawn):
            if state.face[back] != twin.face[back]:
                if viewer in self.had[back] or state.over:
                    return True
                if self.lies_open(state, back) or self.lies_open(twin, back):
                    return True
        return False


def turned_up(state: State) -> list[tuple[int, ...]]:
    """The cards turned up by the last decision; a reshuffle at once takes them off the discards again (JAM-3.8)."""
    return [event.values for event in state.events if event.name == "turned up"]


def holders_after(state: State, seat: int, action: int) -> list[int]:
    after = state.clone()
    after.play(seat, action)
    return list(after.holder)
