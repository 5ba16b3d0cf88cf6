"""HOF-4.2 fixes the order of the first phase and says that no other is better: every other order is tried.

The printed rules let the player choose the order.  Random positions, many of them with hardly any money, a waiting ship
or debts both ways, are resolved in the fixed order and in others, with and without the Captain, with and without a card
played at some moment; whatever another order brings, the fixed one brings as much.  The hat comes before its tax in each
of them: the tax belongs to every turn in which the hat is worn (HOF-14.7).
"""

import random
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roadstead.conformance.tables import Table, play_on
from roadstead.games.harbour_of_fortune import GAME
from roadstead.games.harbour_of_fortune.data import AFTER_ROLL, CAPTAIN, HARBOUR, JACK_FEE, STEPS
from roadstead.games.harbour_of_fortune.generated import do
from roadstead.games.harbour_of_fortune.rules import first_phase, hat, mending, money, sailing, wild

FIXED = ("hat", "pause", "business", "tax", "household", "ship", "pause", "rent")
FREE = ("hat", "business", "tax", "household", "ship", "rent")
ORDERS = [order for order in permutations(FREE) if order.index("hat") < order.index("tax")]


def sail(t, seat, with_captain):
    """The ship's move; ``False`` where the Captain is wanted and cannot come."""
    if t.space[seat] >= HARBOUR:
        return not with_captain
    steps = STEPS[t.roll]
    if with_captain:
        if not t.is_active(seat, CAPTAIN) or t.money[seat] < JACK_FEE or t.space[seat] + steps >= HARBOUR:
            return False
        money.to_bank(t, seat, JACK_FEE)
        steps += 1
    sailing.sail(t, seat, steps)
    return True


def play_card(t, seat, card):
    """A Wild Card or a red card, by the action and the means; ``False`` where it cannot be played now."""
    action, means = card
    if action < do.MEND:
        found = []
        wild.offer(t, seat, AFTER_ROLL, found)
        if action not in found:
            return False
        wild.play(t, seat, action)
        return True
    trouble = action - do.MEND
    if not t.troubles(seat) >> trouble & 1 or means not in mending.means(t, seat, trouble, False):
        return False
    mending.mend(t, seat, trouble, means)
    return True


def resolved(position, seat, effects, with_captain, card, moment):
    """What the player has after these effects, the card played before effect number ``moment``; ``None``: impossible."""
    t = position.clone()
    for at, effect in enumerate(effects):
        if at == moment and not play_card(t, seat, card):
            return None
        if effect == "hat" and t.roll == 6:
            hat.take_hat(t, seat)
        elif effect == "business":
            first_phase.business(t, seat)
        elif effect == "tax":
            hat.taxes(t, seat)
        elif effect == "household":
            first_phase.household(t, seat)
        elif effect == "ship" and not sail(t, seat, with_captain):
            return None
        elif effect == "rent":
            first_phase.rent(t, seat)
    if moment == len(effects) and not play_card(t, seat, card):
        return None
    assert t.invariants() == []
    owed_to = sum(t.debts[at + 2] for at in range(0, len(t.debts), 3) if t.debts[at + 1] == seat)
    return (
        t.money[seat] - t.owed_by(seat) + owed_to,
        t.money[seat],
        t.docked[seat],
        t.space[seat],
        t.houses[seat],
        t.hat == seat,
    )


def cards_in_hand(t, seat):
    """Every card that could be played at some moment of this first phase."""
    found = [(action, 0) for action in range(do.WILD_HAT, do.WILD_ROLL_TWICE)]
    reds = [*range(do.RED_CARD, do.RED_JOKER + 1)]
    found += [(do.MEND + trouble, means) for trouble in range(19) for means in reds if t.troubles(seat) >> trouble & 1]
    return [card for card in found if play_card(t.clone(), seat, card) or card[0] == do.WILD_BUILD]


def unsettled(t, chooser):
    """The same position with purses that make an order matter: nearly empty, with debts, with a ship outside."""
    seat = chooser.randrange(t.seats)
    t.mover = seat
    t.roll = chooser.choice((1, 2, 3, 5, 6, 6))
    for other in range(t.seats):
        purse = chooser.choice((0, 0, 50, 75, 100, 350, 400, 450, 500, 600, 2000))
        t.bank -= purse - t.money[other]
        t.money[other] = purse
        if not t.houses[other] and not t.burnt[other] and chooser.random() < 0.6:
            t.docked[other] = 0
            t.lost[other] = 0
            t.space[other] = chooser.randrange(6)
    t.first_dock = any(t.docked)
    t.hat = chooser.choice((*range(t.seats), seat))
    debts = []
    for debtor in range(t.seats):
        for creditor in chooser.sample(range(t.seats), t.seats):
            if t.keeps_debts and t.money[debtor] == 0 and creditor != debtor and chooser.random() < 0.6:
                debts += [debtor, creditor, chooser.choice((25, 75, 150))]
    t.debts = vec[i64](debts)
    money.dock(t, seat)
    assert t.invariants() == []
    return seat


def at_least(one, other):
    return all(mine >= theirs for mine, theirs in zip(one, other, strict=True))


@pytest.mark.rule("HOF-4.2", "HOF-14.7")
@pytest.mark.parametrize(
    "table",
    [
        Table(GAME, 2),
        pytest.param(Table(GAME, 3), marks=pytest.mark.soak),
        pytest.param(Table(GAME, 4), marks=pytest.mark.soak),
        Table(GAME, 3, {"debts": False}),
    ],
    ids=str,
)
def test_no_other_order_is_ever_better(table):
    chooser = random.Random(table.seats)
    compared = with_card = 0
    for seed in range(60):
        state = table.new(seed * 1_000_003 + 17)
        for turn in list(play_on(state, random.Random(seed)))[10::6]:
            position = turn.before
            seat = unsettled(position, chooser)
            card = chooser.choice([*cards_in_hand(position, seat), None])
            with_captain = chooser.random() < 0.3
            pauses = [at for at, effect in enumerate(FIXED) if effect == "pause"] if card else [None]
            fixed = [
                resolved(position, seat, FIXED, with_captain, played, moment)
                for played, moment in (*((card, pause) for pause in pauses), (None, None))  # the card may be kept, too
            ]
            for order in chooser.sample(ORDERS, 40):
                moment = chooser.randrange(len(order) + 1) if card else None
                other = resolved(position, seat, order, with_captain, card, moment)
                if other is not None:
                    compared += 1
                    with_card += card is not None
                    assert any(one is not None and at_least(one, other) for one in fixed), (order, card, fixed, other)
    assert compared > 5000
    assert with_card > 500
