"""What a decent leader looks at: prices before anything, then bills, empty land and borders, never the end of the world.

Everything is weighed in millions of dollars; what things are worth, and when to fight for them, is next door.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.bot import appraisal, armoury, arsenal, prospects, trading, voyages, warfare
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import counts, market
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State


class SupremacyHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, Supremacy)
        return self.weights(t, seat, [action])[0]

    def weights(self, t: State, seat: i64, menu: list[i64]) -> vec[float]:
        assert isinstance(t, Supremacy)
        kind = t.asked()
        b = t.detail(1)
        c = t.detail(2)
        if kind == frames.MOVE_TO and b == data.SAIL:
            return voyages.sail_to(t, seat, c, menu)
        count: i64 = len(menu)
        found = rows.fractions(count)
        if kind == frames.DEAL:
            wanted = trading.next_item(t, seat, b, c)
            for i in range(count):
                found[i] = trading.offer_value(t, b, wanted, menu[i])
            return found
        for i in range(count):
            found[i] = value(t, seat, kind, b, c, menu[i])
        return found

    def outlook(self, t: State, seat: i64) -> float:
        """Worth at detente: in the last turn what rivals leave of the prices, before that what each thing mostly comes
        to by then; less the peril.  Nothing is worse than to be out: a threat is not worth more than its strike."""
        assert isinstance(t, Supremacy)
        if t.out[seat]:
            return -arsenal.DOOM
        if t.over:
            return float(scoring.worth(t, seat))
        stock = float(scoring.stock_worth(t, seat))
        value = float(scoring.worth(t, seat)) - stock - arsenal.peril(t, seat)
        if appraisal.last_turn(t):
            return value + stock / float(t.alive())
        return value + prospects.to_come(t, seat)


# Markets make and lose tens of thousands a turn: a lead of 60,000 mostly wins, and choices 250 apart are worth a look.
# Most choices make less of a difference than the dice, so that a search has to be sure before it does otherwise.
HEURISTICS: Final = SupremacyHeuristics(scale=60000.0, temperature=250.0, horizon=80, trust=1.0, mixed=12.5)


def value(t: Supremacy, seat: i64, kind: i64, b: i64, c: i64, action: i64) -> float:
    """An answer to anything but what to put into an offer and where a fleet sails; ``b`` and ``c`` are details of the
    question."""
    if kind == frames.STAGE_MENU:
        return menu_value(t, seat, action)
    if kind == frames.BID:
        return bid_value(t, seat) if action == do.PLAY else 0.0
    if kind <= frames.BUILD_COUNT:
        return economy_value(t, seat, kind, b, action)
    if kind <= frames.OFFICERS_ALONG:
        return warfare.moving_value(t, seat, kind, b, c, action)
    if kind <= frames.REINFORCE:
        return warfare.battle_value(t, seat, kind, b, c, action)
    if kind <= frames.REVOLT_MEANS:
        return fate_value(t, seat, kind, b, c, action)
    if kind == frames.DISBAND_WHAT:
        return warfare.loss_value(action)
    if kind in (frames.SINK_WHICH, frames.LAND_WHICH):
        return -float(action - do.SHIP)
    if kind == frames.BOARD_WHICH:
        return float(action - do.SHIP)
    return armoury.weapons_value(t, seat, kind, action)


# Bids and menus


def bid_value(t: Supremacy, seat: i64) -> float:
    """Stages are scarce: one is kept for buying, which is where the next turn's money is made."""
    spare = 3 - t.plays[seat]
    if t.stage == 3:
        total = 0.0
        for resource in range(3):
            total += appraisal.best_sale(t, seat, resource)
        return total - 300.0
    if t.stage == 7:
        total = 0.0
        for resource in range(3):
            total += appraisal.best_purchase(t, seat, resource)
        return total + appraisal.prospect_value(t, seat) - 50.0
    if t.stage == 4 and t.nukes[seat] > 0 and arsenal.strike_value(t, seat) > 0.0:
        return arsenal.strike_value(t, seat)
    if t.stage == 6 and arsenal.best_weapon(t, seat) > 0.0:
        return arsenal.best_weapon(t, seat)
    if spare < 2:
        return -1.0
    if t.stage == 4:
        value = max(warfare.best_attack(t, seat, data.NOBODY) - 600.0, armoury.best_in_space(t, seat))
        return max(value, armoury.best_neutron(t, seat) - 300.0) if t.neutron_bombs[seat] > 0 else value
    if t.stage == 5:
        return max(warfare.best_march(t, seat), voyages.best(t, seat)) - 300.0
    return build_value(t, seat)


def menu_value(t: Supremacy, seat: i64, action: i64) -> float:
    if action == do.DONE:
        return 0.0
    if action == do.SHIFT:
        return appraisal.NEVER
    if action >= do.BUILD_MORE:
        return armoury.weapons_menu_value(t, seat, action)
    if action >= do.OFFER:
        return trading.menu_value(t, seat, t.seat_of[action - do.OFFER])
    if action >= do.MOVE:
        means = action - do.MOVE
        return warfare.best_march(t, seat) if means == data.MARCH else voyages.means_value(t, seat, means)
    if action == do.ATTACK:
        return warfare.best_attack(t, seat, data.NOBODY) - 300.0
    if action == do.STRIKE:
        return arsenal.strike_value(t, seat)
    if action == do.ANTIDOTE:
        return 10.0 if t.in_hand[seat] < 2 and t.cash[seat] > 4000 else appraisal.NEVER
    if action >= do.ANTIDOTE:
        return appraisal.NEVER
    if action == do.BUILD + data.ARMY:
        return build_value(t, seat)
    if action == do.BUILD + data.NAVY:
        return build_value(t, seat) + 20.0 if voyages.navy_value(t, seat) > 250.0 else appraisal.NEVER
    if action == do.BUILD + data.AN_L_STAR:
        return arsenal.shield_value(t, seat)
    if action == do.BUILD + data.A_NUKE:
        return arsenal.bomb_value(t, seat)
    if action >= do.BUILD:
        return appraisal.NEVER
    if action >= do.RESEARCH:
        return arsenal.research_value(t, seat, action - do.RESEARCH + 1)
    if action >= do.PROSPECT:
        return appraisal.prospect_value(t, seat)
    if action >= do.BUY:
        return appraisal.best_purchase(t, seat, action - do.BUY)
    return appraisal.best_sale(t, seat, action - do.SELL)


def build_value(t: Supremacy, seat: i64) -> float:
    """Armies while cash is plenty, and not so many that their pay hurts."""
    units = t.units(seat)
    if appraisal.last_turn(t) or t.cash[seat] < 1500 or t.sets(seat) == 0 or units > 30 or t.built >= 6:
        return appraisal.NEVER
    return 400.0 - 10.0 * float(units)


# Salaries, loans, stores


def economy_value(t: Supremacy, seat: i64, kind: i64, b: i64, action: i64) -> float:
    if kind == frames.RUN:
        return 1000.0 if action == do.RUN_ALL else appraisal.company_value(t, action)
    if kind == frames.LOANS:
        return loan_value(t, seat, action)
    if kind == frames.SELL_COUNT:
        return appraisal.sale(t, seat, b, counts.meant(action, t.supplies[seat * 3 + b]))
    if kind == frames.BUY_COUNT:
        return appraisal.purchase(t, seat, b, counts.meant(action, market.most(t, seat, b)))
    if kind == frames.SEARCH:
        if action == do.STOP:
            return 0.0
        return appraisal.prospect_value(t, seat) if b < data.LOOK_NUKE else arsenal.research_value(t, seat, b - 2)
    if kind == frames.BUILD_WHERE:
        zone = action - do.ZONE
        return appraisal.site_value(t, seat, zone) if zone < data.LAND else voyages.yard_value(t, seat, zone)
    if kind == frames.BUILD_COUNT:
        if b > data.NAVY:
            return arsenal.weapon_count_value(t, seat, b, action)
        pieces = counts.meant(action, 99)
        if appraisal.passed_over(action):
            return appraisal.UNLIKELY
        return float(pieces) if pieces <= (1 if b == data.NAVY else 3) else -1.0
    if kind == frames.SETTLE:
        return 100.0 if action < do.DONE and t.cash[seat] > 900 else 0.0
    if kind == frames.SETTLE_BORROW:
        yields = 100.0 * float(t.turns - t.turn) * float(t.board.units[t.mark_company[b]])
        return 0.0 if action == do.REFUSE else yields - float(t.detail(2)) - 100.0
    return 10.0 if action == do.BORROW else -float(action % 7)


def loan_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Borrow only to pay units and companies; repay whatever is not needed."""
    due = t.units(seat) * data.UNIT_SALARY + scoring.company_count(t, seat) * data.COMPANY_SALARY
    if action == do.BORROW:
        return 10.0 if t.cash[seat] < due else -10.0
    if action == do.REPAY:
        return 10.0 if t.cash[seat] - data.LOAN > due + 2000 else -10.0
    return 0.0


# Fate


def fate_value(t: Supremacy, seat: i64, kind: i64, b: i64, c: i64, action: i64) -> float:
    if kind == frames.BILL:
        return appraisal.bill_value(t, seat, b, c) if action == do.PAY else 0.0
    if kind == frames.DEAL_ANSWER:
        return appraisal.deal_value(t, seat) if action == do.ACCEPT else 0.0
    if kind == frames.REVOLT_FROM:
        if action == do.REFUSE:
            return 0.0
        zone = action - do.ZONE
        spare = float(t.armies[zone]) if zone < data.LAND else 2.0
        return appraisal.revolt_value(t, seat, b) - (200.0 if spare < 2.0 else 20.0)
    if kind == frames.REVOLT_MEANS:
        return 2.0 if action == do.MOVE + data.UNLOADING else 1.0 if action == do.MOVE + data.MARCH else 0.0
    if kind == frames.USE_ANTIDOTE:
        return float(t.armies[t.board.where[b]]) if action == do.USE_ANTIDOTE else 0.5
    if kind == frames.SHIELD:
        return armoury.shield_shot_value(t, seat, action)
    if kind == frames.STRIKE_AT:
        if b == data.NEUTRON_BOMB:
            return 0.0 if action == do.DONE else armoury.neutron_value(t, seat, action - do.ZONE)
        return arsenal.target_value(t, seat, action)
    if kind == frames.STRIKE_COUNT:
        return arsenal.load_value(t, seat, b, c, action)
    return 0.0
