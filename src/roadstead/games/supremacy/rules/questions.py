"""Every question: what may be answered, and what an answer does."""

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy.data import K_SAT, L_STAR
from roadstead.games.supremacy.rules import (
    aftermath,
    arms,
    attack,
    battle,
    building,
    counts,
    deals,
    disasters,
    fortuna,
    frames,
    loads,
    market,
    moving,
    officers,
    opening,
    payday,
    powers,
    satellites,
    searching,
    shifting,
    space,
    strikes,
    turns,
)
from roadstead.games.supremacy.state import Supremacy


def early_choices(t: Supremacy, kind: i64, seat: i64, b: i64, c: i64) -> list[i64]:
    if kind == frames.BID:
        return [do.PLAY, do.PASS]
    if kind == frames.RUN:
        return payday.run_choices(t, seat)
    if kind == frames.LOANS:
        return payday.loan_choices(t, seat, b)
    if kind == frames.SELL_COUNT:
        return market.sell_choices(t, seat, b)
    if kind == frames.BUY_COUNT:
        return market.buy_choices(t, seat, b)
    if kind == frames.SEARCH:
        return searching.choices(t, seat, b)
    if kind == frames.BUILD_WHERE:
        return building.where_choices(t, seat, b)
    if kind == frames.BUILD_COUNT:
        return counts.between(1, building.most(t, seat, b))
    if kind == frames.SETTLE:
        return payday.settle_choices(t, seat)
    if kind == frames.SETTLE_BORROW:
        return payday.borrow_choices(t, seat, c)
    return payday.disband_choices(t, seat)


def early_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64, c: i64) -> None:
    if kind == frames.BID:
        turns.bid(t, seat, action)
    elif kind == frames.RUN:
        payday.run(t, seat, action)
    elif kind == frames.LOANS:
        payday.loan(t, seat, action)
    elif kind == frames.SELL_COUNT:
        market.sell(t, seat, b, action)
    elif kind == frames.BUY_COUNT:
        market.buy(t, seat, b, action)
    elif kind == frames.SEARCH:
        searching.go_on(t, seat, b, action)
    elif kind == frames.BUILD_WHERE:
        t.ask(frames.BUILD_COUNT, 1 << seat, seat, b, action - do.ZONE)
    elif kind == frames.BUILD_COUNT:
        building.count(t, seat, b, c, action)
    elif kind == frames.SETTLE:
        payday.settle(t, seat, action)
    elif kind == frames.SETTLE_BORROW:
        if action == do.PAY:
            payday.settled(t, seat, b, c)
    else:
        payday.disband(t, seat, action)


def moving_choices(t: Supremacy, kind: i64, seat: i64, b: i64, c: i64, d: i64) -> list[i64]:
    if kind == frames.MOVE_FROM:
        return moving.from_choices(t, seat, b)
    if kind == frames.MOVE_TO:
        return moving.to_choices(t, seat, b, c)
    if kind == frames.MOVE_COUNT:
        return counts.between(1, moving.most(t, seat, b, c, d))
    if kind == frames.MOVE_ABOARD:
        return counts.between(moving.fewest_aboard(t, seat, b, d), moving.most_aboard(t, seat, b, d))
    return counts.between(0, t.officers_in(seat, b))


def moving_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64, c: i64, d: i64) -> None:
    if kind == frames.MOVE_FROM:
        t.ask(frames.MOVE_TO, 1 << seat, seat, b, action - do.ZONE)
    elif kind == frames.MOVE_TO:
        t.ask(frames.MOVE_COUNT, 1 << seat, seat, b, c, action - do.ZONE)
    elif kind == frames.MOVE_COUNT:
        moving.count(t, seat, b, c, d, action)
    elif kind == frames.MOVE_ABOARD:
        moving.sail(t, seat, b, c, d, counts.meant(action, moving.most_aboard(t, seat, b, d)))
    else:
        officers.go_along(t, seat, b, c, counts.meant(action, t.officers_in(seat, b)))


def battle_choices(t: Supremacy, kind: i64, seat: i64, b: i64, c: i64, d: i64) -> list[i64]:
    if kind == frames.ATTACK_WHERE:
        return attack.where_choices(t, seat, b)
    if kind == frames.ATTACK_WHOM:
        return attack.whom_choices(t, seat, b, c)
    if kind == frames.ATTACK_WITH:
        return attack.with_choices(t, seat, b)
    if kind == frames.ATTACK_COUNT:
        return counts.between(1, attack.most(t, seat, b, c))
    if kind == frames.ATTACK_ABOARD:
        return counts.between(0, attack.most_aboard(t, seat, b))
    if kind == frames.DEFEND:
        return battle.defend_choices(t, seat)
    if kind == frames.RETREAT_TO:
        return battle.retreat_choices(t, seat)
    if kind == frames.LOSE_WHERE:
        return battle.where_choices(t)
    if kind == frames.LOSE_WHAT:
        return battle.what_choices(t, seat, b, d)
    if kind == frames.OCCUPY:
        return battle.occupy_choices(t, seat)
    if kind == frames.OCCUPY_COUNT:
        return counts.between(1, battle.occupy_most(t, seat, b))
    if kind == frames.OCCUPY_ABOARD:
        return counts.between(moving.fewest_aboard(t, seat, b, c), moving.most_aboard(t, seat, b, c))
    if kind == frames.COUNTER:
        return [do.DONE, do.ATTACK]
    return aftermath.reinforce_choices(t, seat)


def battle_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64, c: i64, d: i64) -> None:
    if kind == frames.ATTACK_WHERE:
        attack.where(t, seat, b, action - do.ZONE)
    elif kind == frames.ATTACK_WHOM:
        attack.begin(t, seat, b, action)
    elif kind == frames.ATTACK_WITH:
        attack.join(t, seat, action, b)
    elif kind == frames.ATTACK_COUNT:
        attack.count(t, seat, b, c, action)
    elif kind == frames.ATTACK_ABOARD:
        t.force[b] = counts.meant(action, attack.most_aboard(t, seat, b))
    elif kind == frames.DEFEND:
        battle.defend(t, seat, action)
    elif kind == frames.RETREAT_TO:
        battle.retreat(t, seat, action - do.ZONE)
    elif kind == frames.LOSE_WHERE:
        t.ask(frames.LOSE_WHAT, 1 << seat, seat, b, c, action - do.ZONE)
    elif kind == frames.LOSE_WHAT:
        t.then(frames.LOSSES, b, c - 1)
        battle.lose(t, b, d, action == do.LOSE_NAVY)
    elif kind == frames.OCCUPY:
        if action != do.DONE:
            t.ask(frames.OCCUPY_COUNT, 1 << seat, seat, action - do.ZONE)
    elif kind == frames.OCCUPY_COUNT:
        battle.occupy(t, seat, b, counts.meant(action, battle.occupy_most(t, seat, b)))
    elif kind == frames.OCCUPY_ABOARD:
        battle.occupy_aboard(t, seat, b, c, action)
    elif kind == frames.COUNTER:
        aftermath.counter(t, seat, b, action)
    else:
        aftermath.reinforce(t, seat, b, c, action)


def late_choices(t: Supremacy, kind: i64, seat: i64, b: i64, c: i64, d: i64) -> list[i64]:
    if kind == frames.DEAL:
        return deals.choices(t, seat, b, c, d)
    if kind == frames.DEAL_ANSWER:
        return [do.ACCEPT, do.DECLINE]
    if kind == frames.BILL:
        return fortuna.bill_choices(t, seat, b)
    if kind == frames.REVOLT_FROM:
        return disasters.revolt_choices(t, seat, b)
    if kind == frames.REVOLT_MEANS:
        return disasters.means_choices(t, seat, b, c)
    if kind == frames.STRIKE_AT:
        return strikes.at_choices(t, seat, b)
    if kind == frames.STRIKE_COUNT:
        return counts.between(1, building.stock(t, seat, c))
    if kind == frames.SHIELD:
        return strikes.shield_choices(t, seat)
    if kind == frames.STOP_WHICH:
        return fortuna.stop_choices(t, seat, b)
    return officers.antidote_choices(t, seat, t.board.figure[b])


def late_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64, c: i64, d: i64) -> None:
    if kind == frames.DEAL:
        deals.add(t, seat, b, c, d, action)
    elif kind == frames.DEAL_ANSWER:
        deals.answer(t, seat, b, action)
    elif kind == frames.BILL:
        fortuna.answer_bill(t, seat, b, c, action)
    elif kind == frames.REVOLT_FROM:
        disasters.answer_revolt(t, seat, b, action)
    elif kind == frames.REVOLT_MEANS:
        disasters.send(t, seat, b, c, action - do.MOVE)
    elif kind == frames.STRIKE_AT:
        strikes.aim(t, seat, b, action)
    elif kind == frames.STRIKE_COUNT:
        strikes.count(t, seat, b, c, action)
    elif kind == frames.SHIELD:
        strikes.shield(t, seat, b, c, action)
    elif kind == frames.STOP_WHICH:
        fortuna.stop_this(t, b, action - do.COMPANY)
    else:
        disasters.antidote(t, seat, b, action)


def arms_choices(t: Supremacy, kind: i64, seat: i64, b: i64, c: i64) -> list[i64]:
    if kind == frames.K_SAT_WHOM:
        return satellites.whom_choices(t, seat)
    if kind == frames.K_SAT_AT:
        return satellites.at_choices(t, b)
    if kind == frames.K_SAT_COUNT:
        return counts.between(1, t.k_sats[seat])
    if kind == frames.STORM_LOSS:
        return satellites.at_choices(t, seat)
    if kind == frames.ARM_WHOM:
        return arms.whom_choices(t)
    return opening.place_choices(t, seat)


def arms_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64, c: i64) -> None:
    if kind == frames.K_SAT_WHOM:
        t.ask(frames.K_SAT_AT, 1 << seat, seat, t.seat_of[action - do.AGAINST])
    elif kind == frames.K_SAT_AT:
        t.ask(frames.K_SAT_COUNT, 1 << seat, seat, b, L_STAR if action == do.SATELLITE else K_SAT)
    elif kind == frames.K_SAT_COUNT:
        satellites.fire(t, seat, b, c, action)
    elif kind == frames.STORM_LOSS:
        satellites.answer_loss(t, seat, b, action)
    elif kind == frames.ARM_WHOM:
        arms.sell(t, seat, b, action - do.ZONE)
    else:
        opening.place(t, seat, action - do.ZONE)


def ship_choices(t: Supremacy, kind: i64, seat: i64, b: i64, c: i64, d: i64) -> list[i64]:
    if kind == frames.SINK_WHICH:
        return loads.ship_choices(t, loads.index(seat, b))
    return shifting.choices(t, kind, seat, b, c, d)


def ship_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64, c: i64, d: i64) -> None:
    if kind == frames.SINK_WHICH:
        disasters.sink_which(t, seat, b, c, action - do.SHIP)
    else:
        shifting.answer(t, kind, seat, action, b, c, d)


def option_choices(t: Supremacy, kind: i64, seat: i64) -> list[i64]:
    if kind == frames.LEAD:
        return powers.choices(t, seat)
    if kind == frames.DUEL_WHOM:
        return space.whom_choices(t, seat)
    return counts.between(1, t.l_stars[seat])


def option_answer(t: Supremacy, kind: i64, seat: i64, action: i64, b: i64) -> None:
    if kind == frames.LEAD:
        powers.lead(t, seat, action - do.LEAD)
    elif kind == frames.DUEL_WHOM:
        t.ask(frames.DUEL_COUNT, 1 << seat, seat, t.seat_of[action - do.AGAINST])
    else:
        space.duel(t, seat, b, action)
