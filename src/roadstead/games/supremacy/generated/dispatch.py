"""Which function of the rules each duty and question goes to.  Written by tools/generate.py from questions.py: change that, not this."""

from mypy_extensions import i64

from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.rules import (
    aftermath,
    arms,
    attack,
    battle,
    building,
    deals,
    disasters,
    fortuna,
    market,
    menus,
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
from roadstead.kernel.rules import Rules
from roadstead.kernel.state import State


class Dispatch(Rules):
    def blank(self) -> State:
        return Supremacy()

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Supremacy)
        if kind == frames.TURN:
            turns.turn(t)
        elif kind == frames.STAGE:
            turns.stage(t, a)
        elif kind == frames.INTEREST:
            payday.interest(t, a)
        elif kind == frames.LOANS_DUTY:
            payday.ask_loans(t, a, b)
        elif kind == frames.SETTLING:
            payday.ask_settle(t, a)
        elif kind == frames.WAGES:
            payday.wages(t, a)
        elif kind == frames.RUNNING_COMPANIES:
            payday.ask_run(t, a)
        elif kind == frames.REVEAL:
            turns.reveal(t)
        elif kind == frames.FORTUNA:
            fortuna.turn_card(t)
        elif kind == frames.ORDER:
            turns.order(t)
        elif kind == frames.ACT:
            turns.act(t, a)
        elif kind == frames.MENU:
            menus.ask(t, a)
        elif kind == frames.SEARCHING:
            searching.search(t, a, b)
        elif kind == frames.GATHER:
            attack.gather(t, a)
        elif kind == frames.LOSSES:
            battle.losses(t, a, b)
        elif kind == frames.AFTER_BATTLE:
            battle.after(t, a)
        elif kind == frames.OCCUPYING:
            battle.occupying(t)
        elif kind == frames.COUNTERING:
            aftermath.countering(t, a, b)
        elif kind == frames.REINFORCING:
            aftermath.reinforcing(t, a, b, c)
        elif kind == frames.AIMING:
            strikes.aiming(t, a, b)
        elif kind == frames.SHIELDING:
            strikes.shielding(t, a, b, c)
        elif kind == frames.BLAST:
            strikes.blast(t, a, b)
        elif kind == frames.DEALING:
            deals.dealing(t, a, b, c, d)
        elif kind == frames.HEADLINE:
            fortuna.headline(t, a)
        elif kind == frames.DISCARD:
            fortuna.discard(t, a)
        elif kind == frames.REINFORCED:
            aftermath.reinforced(t)
        elif kind == frames.PLACING:
            opening.placing(t, a)
        elif kind == frames.RETALIATING:
            arms.retaliate(t, a, b)
        elif kind == frames.EXCHANGING:
            battle.against_warlord(t)
        elif kind == frames.STORM:
            satellites.storm(t, a, b)
        elif kind == frames.CHOOSING:
            powers.ask(t, a)
        elif kind == frames.NOTES:
            payday.notes_due(t, a)
        elif kind == frames.OPENING:
            turns.open_game(t)
        else:
            raise ValueError(f"no duty or question has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Supremacy)
        if kind == frames.LOANS:
            return payday.loan_choices(t, a, b)
        if kind == frames.SETTLE:
            return payday.settle_choices(t, a)
        if kind == frames.SETTLE_BORROW:
            return payday.borrow_choices(t, a, c)
        if kind == frames.DISBAND:
            return payday.disband_choices(t, a)
        if kind == frames.RUN:
            return payday.run_choices(t, a)
        if kind == frames.BID:
            return [152, 153]
        if kind == frames.STAGE_MENU:
            return menus.choices(t, a)
        if kind == frames.SELL_COUNT:
            return market.sell_choices(t, a, b)
        if kind == frames.BUY_COUNT:
            return market.buy_choices(t, a, b)
        if kind == frames.SEARCH:
            return searching.choices(t, a, b)
        if kind == frames.BUILD_WHERE:
            return building.where_choices(t, a, b)
        if kind == frames.BUILD_COUNT:
            return building.count_choices(t, a, b)
        if kind == frames.MOVE_FROM:
            return moving.from_choices(t, a, b)
        if kind == frames.MOVE_TO:
            return moving.to_choices(t, a, b, c)
        if kind == frames.MOVE_COUNT:
            return moving.count_choices(t, a, b, c, d)
        if kind == frames.MOVE_ABOARD:
            return moving.aboard_choices(t, a, b, d)
        if kind == frames.OFFICERS_ALONG:
            return officers.along_choices(t, a, b)
        if kind == frames.ATTACK_WHERE:
            return attack.where_choices(t, a, b)
        if kind == frames.ATTACK_WHOM:
            return attack.whom_choices(t, a, b, c)
        if kind == frames.ATTACK_WITH:
            return attack.with_choices(t, a, b)
        if kind == frames.ATTACK_COUNT:
            return attack.count_choices(t, a, b, c)
        if kind == frames.ATTACK_ABOARD:
            return attack.aboard_choices(t, a, b)
        if kind == frames.DEFEND:
            return battle.defend_choices(t, a)
        if kind == frames.RETREAT_TO:
            return battle.retreat_choices(t, a)
        if kind == frames.LOSE_WHERE:
            return battle.where_choices(t)
        if kind == frames.LOSE_WHAT:
            return battle.what_choices(t, a, b, d)
        if kind == frames.OCCUPY:
            return battle.occupy_choices(t, a)
        if kind == frames.OCCUPY_COUNT:
            return battle.occupy_counts(t, a, b)
        if kind == frames.OCCUPY_ABOARD:
            return moving.aboard_choices(t, a, b, c)
        if kind == frames.COUNTER:
            return [151, 179]
        if kind == frames.REINFORCE:
            return aftermath.reinforce_choices(t, a)
        if kind == frames.STRIKE_AT:
            return strikes.at_choices(t, a, b)
        if kind == frames.STRIKE_COUNT:
            return strikes.count_choices(t, a, c)
        if kind == frames.SHIELD:
            return strikes.shield_choices(t, a)
        if kind == frames.DEAL:
            return deals.choices(t, a, b, c, d)
        if kind == frames.DEAL_ANSWER:
            return [218, 219]
        if kind == frames.BILL:
            return payday.borrow_choices(t, a, b)
        if kind == frames.STOP_WHICH:
            return fortuna.stop_choices(t, a, b)
        if kind == frames.USE_ANTIDOTE:
            return disasters.antidote_choices(t, a, b)
        if kind == frames.REVOLT_FROM:
            return disasters.revolt_choices(t, a, b)
        if kind == frames.REVOLT_MEANS:
            return disasters.means_choices(t, a, b, c)
        if kind == frames.K_SAT_WHOM:
            return satellites.whom_choices(t, a)
        if kind == frames.K_SAT_AT:
            return satellites.at_choices(t, b)
        if kind == frames.K_SAT_COUNT:
            return satellites.count_choices(t, a)
        if kind == frames.STORM_LOSS:
            return satellites.loss_choices(t, a)
        if kind == frames.ARM_WHOM:
            return arms.whom_choices(t)
        if kind == frames.PLACE:
            return opening.place_choices(t, a)
        if kind == frames.SINK_WHICH:
            return disasters.sink_choices(t, a, b)
        if kind == frames.SHIFT_IN:
            return shifting.in_choices(t, a)
        if kind == frames.SHIFT_FROM:
            return shifting.from_choices(t, a, b)
        if kind == frames.SHIFT_TO:
            return shifting.to_choices(t, a, b, c)
        if kind == frames.SHIFT_COUNT:
            return shifting.count_choices(c, d)
        if kind == frames.LEAD:
            return powers.choices(t, a)
        if kind == frames.DUEL_WHOM:
            return space.whom_choices(t, a)
        if kind == frames.DUEL_COUNT:
            return space.count_choices(t, a)
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Supremacy)
        if kind == frames.LOANS:
            payday.loan(t, a, action)
        elif kind == frames.SETTLE:
            payday.settle(t, a, action)
        elif kind == frames.SETTLE_BORROW:
            payday.answer_settlement(t, a, b, c, action)
        elif kind == frames.DISBAND:
            payday.disband(t, a, action)
        elif kind == frames.RUN:
            payday.run(t, a, action)
        elif kind == frames.BID:
            turns.bid(t, seat, action)
        elif kind == frames.STAGE_MENU:
            menus.chosen(t, a, action)
        elif kind == frames.SELL_COUNT:
            market.sell(t, a, b, action)
        elif kind == frames.BUY_COUNT:
            market.buy(t, a, b, action)
        elif kind == frames.SEARCH:
            searching.go_on(t, a, b, action)
        elif kind == frames.BUILD_WHERE:
            building.where(t, a, b, action)
        elif kind == frames.BUILD_COUNT:
            building.count(t, a, b, c, action)
        elif kind == frames.MOVE_FROM:
            moving.start_from(t, a, b, action)
        elif kind == frames.MOVE_TO:
            moving.go_to(t, a, b, c, action)
        elif kind == frames.MOVE_COUNT:
            moving.count(t, a, b, c, d, action)
        elif kind == frames.MOVE_ABOARD:
            moving.sail_with(t, a, b, c, d, action)
        elif kind == frames.OFFICERS_ALONG:
            officers.choose_along(t, a, b, c, action)
        elif kind == frames.ATTACK_WHERE:
            attack.where(t, a, b, action)
        elif kind == frames.ATTACK_WHOM:
            attack.begin(t, a, b, action)
        elif kind == frames.ATTACK_WITH:
            attack.join(t, a, action, b)
        elif kind == frames.ATTACK_COUNT:
            attack.count(t, a, b, c, action)
        elif kind == frames.ATTACK_ABOARD:
            attack.join_aboard(t, a, b, action)
        elif kind == frames.DEFEND:
            battle.defend(t, a, action)
        elif kind == frames.RETREAT_TO:
            battle.retreat(t, a, action)
        elif kind == frames.LOSE_WHERE:
            battle.lose_where(t, a, b, c, action)
        elif kind == frames.LOSE_WHAT:
            battle.lose_what(t, b, c, d, action)
        elif kind == frames.OCCUPY:
            battle.occupy_from(t, a, action)
        elif kind == frames.OCCUPY_COUNT:
            battle.occupy(t, a, b, action)
        elif kind == frames.OCCUPY_ABOARD:
            battle.occupy_aboard(t, a, b, c, action)
        elif kind == frames.COUNTER:
            aftermath.counter(t, a, b, action)
        elif kind == frames.REINFORCE:
            aftermath.reinforce(t, a, b, c, action)
        elif kind == frames.STRIKE_AT:
            strikes.aim(t, a, b, action)
        elif kind == frames.STRIKE_COUNT:
            strikes.count(t, a, b, c, action)
        elif kind == frames.SHIELD:
            strikes.shield(t, a, b, c, action)
        elif kind == frames.DEAL:
            deals.add(t, a, b, c, d, action)
        elif kind == frames.DEAL_ANSWER:
            deals.answer(t, a, b, action)
        elif kind == frames.BILL:
            fortuna.answer_bill(t, a, b, c, action)
        elif kind == frames.STOP_WHICH:
            fortuna.stop_this(t, b, action)
        elif kind == frames.USE_ANTIDOTE:
            disasters.antidote(t, a, b, action)
        elif kind == frames.REVOLT_FROM:
            disasters.answer_revolt(t, a, b, action)
        elif kind == frames.REVOLT_MEANS:
            disasters.send(t, a, b, c, action)
        elif kind == frames.K_SAT_WHOM:
            satellites.choose_foe(t, a, action)
        elif kind == frames.K_SAT_AT:
            satellites.choose_kind(t, a, b, action)
        elif kind == frames.K_SAT_COUNT:
            satellites.fire(t, a, b, c, action)
        elif kind == frames.STORM_LOSS:
            satellites.answer_loss(t, a, b, action)
        elif kind == frames.ARM_WHOM:
            arms.sell(t, a, b, action)
        elif kind == frames.PLACE:
            opening.place(t, a, action)
        elif kind == frames.SINK_WHICH:
            disasters.sink_which(t, a, b, c, action)
        elif kind == frames.SHIFT_IN:
            shifting.shift_in(t, a, action)
        elif kind == frames.SHIFT_FROM:
            shifting.shift_from(t, a, b, action)
        elif kind == frames.SHIFT_TO:
            shifting.shift_to(t, a, b, c, action)
        elif kind == frames.SHIFT_COUNT:
            shifting.shift(t, a, b, c, d, action)
        elif kind == frames.LEAD:
            powers.lead(t, a, action)
        elif kind == frames.DUEL_WHOM:
            space.choose_foe(t, a, action)
        elif kind == frames.DUEL_COUNT:
            space.duel(t, a, b, action)
        else:
            raise ValueError(f"no duty or question has the number {kind}")
