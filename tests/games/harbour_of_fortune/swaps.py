"""The secrets of Harbour of Fortune, from its rules: what can be exchanged without anybody else noticing.

Nothing here asks the state who knows what; it is worked out from what the people at the table have watched.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from roadstead.conformance.interference import Secrets, Viewer
from roadstead.kernel.state import State

KINDS = 22
WILD_KINDS = 5
NOTHING: Counter = Counter()


def counted(packed: int, kinds: int = KINDS) -> Counter:
    """A set of cards as the rules count them: so many of each kind."""
    return Counter({kind: packed >> (2 * kind) & 3 for kind in range(kinds) if packed >> (2 * kind) & 3})


def packed(cards: Counter) -> int:
    return sum(copies * 4**kind for kind, copies in cards.items())


class HarbourSecrets(Secrets):
    """Who has looked into whose hand (HOF-6.9), traded what with whom (HOF-6.11), and seen which Wild Card (HOF-13.3).

    ``seen[viewer, holder, deck]`` are the cards that a viewer could name in a hand; ``about[viewer, deck]`` those that
    must be in some other hand, though the viewer cannot say whose.
    """

    def __init__(self, state: State) -> None:
        self.seen: dict[tuple[int, int, int], Counter] = {}
        self.about: dict[tuple[int, int], Counter] = {}
        self.wild: dict[tuple[int, int], Counter] = {}

    def copy(self) -> "HarbourSecrets":
        twin = HarbourSecrets.__new__(HarbourSecrets)
        twin.seen = {key: cards.copy() for key, cards in self.seen.items()}
        twin.about = {key: cards.copy() for key, cards in self.about.items()}
        twin.wild = {key: cards.copy() for key, cards in self.wild.items()}
        return twin

    def watch(self, before: State, seat: int, action: int, after: State) -> None:
        text = after.game.actions.text(action)
        if text.startswith("spy "):
            self.spied(after, seat, after.game.seat_names.index(text.split()[1]))
        elif text.startswith("give "):
            self.traded(before, seat, action - after.game.actions.parse("give black ace"), after)
        else:
            self.played(before, after)
        self.wild_moved(before, after)

    def spied(self, state: State, spy: int, foe: int) -> None:
        for deck in range(state.seats):
            hand = counted(state.hand[foe * 4 + deck])
            found = hand - self.seen.get((spy, foe, deck), NOTHING)
            self.about[spy, deck] = self.about.get((spy, deck), NOTHING) - found
            self.seen[spy, foe, deck] = hand
        self.wild[spy, foe] = counted(state.wild[foe], WILD_KINDS)

    def played(self, before: State, after: State) -> None:
        """HOF-3.7: a card that leaves a hand for all to see is no longer to be named there."""
        for holder in range(after.seats):
            for deck in range(after.seats):
                at = holder * 4 + deck
                if before.hand[at] == after.hand[at]:
                    continue
                gone = counted(before.hand[at]) - counted(after.hand[at])
                for kind in gone.elements():
                    for viewer in range(after.seats):
                        if viewer != holder:
                            self.crossed_out(viewer, holder, deck, kind)

    def crossed_out(self, viewer: int, holder: int, deck: int, kind: int) -> None:
        for notes in (self.seen.get((viewer, holder, deck)), self.about.get((viewer, deck))):
            if notes and notes[kind] > 0:
                notes[kind] -= 1
                return

    def traded(self, before: State, seat: int, kind: int, after: State) -> None:
        """HOF-6.11: the partners can name both cards; the others saw two backs."""
        foe = before.detail(1)
        there, back = self.moved(before, seat, kind, after)
        for viewer in range(after.seats):
            if viewer in (seat, foe):
                continue
            lost = [(seat, foe, there[0]), (foe, seat, back[0])]
            notes = [self.seen.pop((viewer, giver, deck), NOTHING) for giver, _, deck in lost]
            for (giver, taker, deck), cards in zip(lost, notes, strict=True):
                if before.backs[giver * 4 + deck] == 1:
                    self.seen[viewer, taker, deck] = self.seen.get((viewer, taker, deck), NOTHING) + cards
                else:
                    self.about[viewer, deck] = self.about.get((viewer, deck), NOTHING) + cards
        self.crossed_out(foe, seat, *there)
        self.crossed_out(seat, foe, *back)
        for viewer, holder, (deck, kind) in ((seat, foe, there), (foe, seat, back)):
            self.seen[viewer, holder, deck] = self.seen.get((viewer, holder, deck), NOTHING) + Counter([kind])

    @staticmethod
    def moved(before: State, seat: int, kind: int, after: State) -> tuple[tuple[int, int], tuple[int, int]]:
        """Deck and kind of the card given (HOF-1.5: the own deck's first) and of the card taken."""
        decks = [(seat + step) % after.seats for step in range(after.seats)]
        given = next((deck, kind) for deck in decks if before.hand[seat * 4 + deck] >> (2 * kind) & 3)
        for deck in decks:
            had = counted(before.hand[seat * 4 + deck]) - Counter([kind] if deck == given[0] else [])
            for taken in (counted(after.hand[seat * 4 + deck]) - had).elements():
                return given, (deck, taken)
        raise ValueError("a trade in which nothing was taken")

    def wild_moved(self, before: State, after: State) -> None:
        for holder in range(after.seats):
            if before.wild[holder] == after.wild[holder]:
                continue
            was, now = counted(before.wild[holder], WILD_KINDS), counted(after.wild[holder], WILD_KINDS)
            from_used = before.bag_size == 0
            for viewer in range(after.seats):
                notes = self.wild.get((viewer, holder), NOTHING) - (was - now)
                self.wild[viewer, holder] = notes + (now - was) if from_used else notes

    # The exchanges

    def unnamed(self, state: State, viewer: Viewer, holder: int, deck: int) -> Counter:
        """Cards in a hand that the viewer could not name."""
        return counted(state.hand[holder * 4 + deck]) - self.seen.get((viewer, holder, deck), NOTHING)

    def unnamed_wild(self, state: State, viewer: Viewer, holder: int) -> Counter:
        return counted(state.wild[holder], WILD_KINDS) - self.wild.get((viewer, holder), NOTHING)

    def swaps(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        others = [seat for seat in range(state.seats) if seat != viewer]
        chooser.shuffle(others)
        for holder in others:
            yield from self.hand_with_pile(state, viewer, holder, chooser)
            yield from self.hand_dealt_again(state, viewer, holder, chooser)
            yield from self.wild_with_pile(state, viewer, holder, chooser)
        for one, other in combinations(others, 2):
            yield from self.two_hands(state, viewer, one, other, chooser)
            yield from self.two_wild_cards(state, viewer, one, other, chooser)

    def hand_with_pile(self, state: State, viewer: Viewer, holder: int, chooser) -> Iterator[tuple[str, State]]:
        """HOF-1.8: nobody else sees a hand; a pile has no order that matters (HOF-17.3).  A traded card keeps its back."""
        for deck in range(state.seats):
            if deck == viewer:
                continue
            mine = self.unnamed(state, viewer, holder, deck) - self.about.get((viewer, deck), NOTHING)
            pile = counted(state.pile[deck])
            pairs = [(one, other) for one in sorted(mine) for other in sorted(pile) if one != other]
            if pairs:
                one, other = chooser.choice(pairs)
                twin = another_world(state, viewer)
                twin.hand[holder * 4 + deck] += 4**other - 4**one
                twin.pile[deck] += 4**one - 4**other
                what = "a card in hand" if deck == holder else "a traded card"
                yield f"{what} and one in the draw pile", twin

    def hand_dealt_again(self, state: State, viewer: Viewer, holder: int, chooser) -> Iterator[tuple[str, State]]:
        """HOF-2.3: all that the viewer cannot name could be other cards."""
        mine = self.unnamed(state, viewer, holder, holder) - self.about.get((viewer, holder), NOTHING)
        both = sorted((mine + counted(state.pile[holder])).elements())
        dealt = Counter(chooser.sample(both, mine.total()))
        if dealt != mine:
            twin = another_world(state, viewer)
            twin.hand[holder * 4 + holder] += packed(dealt) - packed(mine)
            twin.pile[holder] += packed(mine) - packed(dealt)
            yield "another hand", twin

    def two_hands(self, state: State, viewer: Viewer, one: int, other: int, chooser) -> Iterator[tuple[str, State]]:
        """HOF-6.11: who of two holds which card with the same back is hidden like the cards themselves."""
        pairs = [
            (deck, this, that)
            for deck in range(state.seats)
            for this in sorted(self.unnamed(state, viewer, one, deck))
            for that in sorted(self.unnamed(state, viewer, other, deck))
            if this != that
        ]
        if pairs:
            deck, this, that = chooser.choice(pairs)
            twin = another_world(state, viewer)
            twin.hand[one * 4 + deck] += 4**that - 4**this
            twin.hand[other * 4 + deck] += 4**this - 4**that
            yield "cards with one back in two hands", twin

    def wild_with_pile(self, state: State, viewer: Viewer, holder: int, chooser) -> Iterator[tuple[str, State]]:
        """HOF-2.6, HOF-17.5: a Wild Card is seen by its drawer alone."""
        mine, bag = self.unnamed_wild(state, viewer, holder), counted(state.bag, WILD_KINDS)
        pairs = [(one, other) for one in sorted(mine) for other in sorted(bag) if one != other]
        if pairs:
            one, other = chooser.choice(pairs)
            twin = another_world(state, viewer)
            twin.wild[holder] += 4**other - 4**one
            twin.bag += 4**one - 4**other
            yield "a Wild Card and one not drawn", twin

    def two_wild_cards(
        self, state: State, viewer: Viewer, one: int, other: int, chooser
    ) -> Iterator[tuple[str, State]]:
        pairs = [
            (this, that)
            for this in sorted(self.unnamed_wild(state, viewer, one))
            for that in sorted(self.unnamed_wild(state, viewer, other))
            if this != that
        ]
        if pairs:
            this, that = chooser.choice(pairs)
            twin = another_world(state, viewer)
            twin.wild[one] += 4**that - 4**this
            twin.wild[other] += 4**this - 4**that
            yield "the Wild Cards of two families", twin

    # Going on

    def counterpart(self, state: State, twin: State, seat: int, action: int, chooser: random.Random) -> int | None:
        """A card given away is seen by its back alone, unless the partner is the viewer; anything else is open."""
        menu = twin.legal(seat)
        if state.game.actions.kind(action) != "give":
            return action if action in menu else None
        backs = backs_after(state, seat, action)
        fitting = [answer for answer in menu if backs_after(twin, seat, answer) == backs]
        return action if action in fitting else chooser.choice(fitting) if fitting else None

    def out(self, state: State, twin: State, viewer: Viewer) -> bool:
        """A card played or discarded (HOF-3.7), a Wild Card used (HOF-13.2), a hand spied on, a card traded."""
        for name in ("out", "under", "wild_gone", "backs"):
            if str(getattr(state, name)) != str(getattr(twin, name)):
                return True
        if viewer is None:
            return False
        own = range(viewer * 4, viewer * 4 + 4)
        if [state.hand[at] for at in own] != [twin.hand[at] for at in own] or state.wild[viewer] != twin.wild[viewer]:
            return True
        shown = ("saw hand", "traded cards")
        return [event for event in state.events if event.name in shown and event.heard_by(viewer)] != [
            event for event in twin.events if event.name in shown and event.heard_by(viewer)
        ]


def another_world(state: State, viewer: Viewer) -> State:
    """A copy in which the others' own notes, which the viewer never sees, are blank: what they noted is exchanged."""
    twin = state.clone()
    for seat in range(state.seats):
        if seat != viewer:
            for at in range(seat * 16, seat * 16 + 16):
                twin.known[at] = 0
            for at in range(seat * 4, seat * 4 + 4):
                twin.loose[at] = 0
                twin.wild_known[at] = 0
    return twin


def backs_after(state: State, seat: int, action: int) -> list[int]:
    after = state.clone()
    after.play(seat, action)
    return list(after.backs)
