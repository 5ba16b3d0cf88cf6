"""Supremacy's secrets, from its rules: what can be exchanged without anybody else noticing.

Nothing here asks the state who knows what: a bid that lies is hidden from all but its owner (SUP-3.3), an antidote from
all but the hand it is in (FOR-5.3), and the cards to come from everybody (SUP-13.3).
"""

import random
from collections.abc import Iterator

from roadstead.conformance.interference import Secrets, Viewer
from roadstead.kernel.state import State

DISEASES = 5
PASSED, PLAYS = 0, 1


class SupremacySecrets(Secrets):
    """Antidotes that were used or shown are open by their own; nothing has to be remembered."""

    def copy(self) -> "SupremacySecrets":
        return self

    def watch(self, before: State, seat: int, action: int, after: State) -> None:
        pass

    def swaps(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        found = list(self.other_bid(state, viewer, chooser))
        if found:
            yield from found
            return
        others = [seat for seat in range(state.seats) if seat != viewer and state.in_hand[seat]]
        if others:
            seat = chooser.choice(others)
            yield from self.antidote_with_deck(state, seat, chooser)
            yield from self.antidote_with_another_hand(state, seat, others, chooser)
        else:
            twin = state.clone()
            twin.dice = state.game.seeded(chooser.getrandbits(60))
            yield "the cards and dice to come", twin

    def other_bid(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """SUP-3.3: a token hidden in the hand."""
        lying = [seat for seat in range(state.seats) if seat != viewer and state.bid[seat] in (PASSED, PLAYS)]
        if lying:
            seat = chooser.choice(lying)
            twin = state.clone()
            twin.bid[seat] = PASSED + PLAYS - state.bid[seat]
            yield "a bid", twin

    def antidote_with_deck(self, state: State, seat: int, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """FOR-5.3: nobody sees what another draws, nor what is left."""
        held = [d for d in range(DISEASES) if state.antidotes[seat * DISEASES + d]]
        left = [d for d in range(DISEASES) if state.antidote_deck[d]]
        pairs = [(one, other) for one in held for other in left if one != other]
        if pairs:
            one, other = chooser.choice(pairs)
            twin = state.clone()
            twin.antidotes[seat * DISEASES + one] -= 1
            twin.antidotes[seat * DISEASES + other] += 1
            twin.antidote_deck[other] -= 1
            twin.antidote_deck[one] += 1
            yield "an antidote in hand and one in the deck", twin

    def antidote_with_another_hand(
        self, state: State, seat: int, others: list[int], chooser: random.Random
    ) -> Iterator[tuple[str, State]]:
        """FOR-5.3: two other players' antidotes look alike."""
        pairs = [
            (other, one, two)
            for other in others
            for one in range(DISEASES)
            for two in range(DISEASES)
            if other != seat
            and one != two
            and state.antidotes[seat * DISEASES + one]
            and state.antidotes[other * DISEASES + two]
        ]
        if pairs:
            other, one, two = chooser.choice(pairs)
            twin = state.clone()
            twin.antidotes[seat * DISEASES + one] -= 1
            twin.antidotes[seat * DISEASES + two] += 1
            twin.antidotes[other * DISEASES + two] -= 1
            twin.antidotes[other * DISEASES + one] += 1
            yield "antidotes of two players", twin

    def out(self, state: State, twin: State, viewer: Viewer) -> bool:
        """Bids revealed (SUP-3.3), antidotes used or drawn (FOR-5.3, FOR-5.4), a card turned or a die rolled."""
        if twin.dice.seed != state.dice.seed and twin.dice.draws > 0:
            return True
        if list(state.plays) != list(twin.plays) or state.playing != twin.playing:
            return True
        if list(state.gone) != list(twin.gone):
            return True
        mine = slice(0, 0) if viewer is None else slice(viewer * DISEASES, (viewer + 1) * DISEASES)
        return list(state.antidotes)[mine] != list(twin.antidotes)[mine]
