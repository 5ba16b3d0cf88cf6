"""The rules as the kernel calls them: each duty and question goes to the function that is its rule."""

from mypy_extensions import i64

from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.data import ANTIDOTES_EACH, DISEASES, Board
from roadstead.games.supremacy.rules import (
    aftermath,
    arms,
    attack,
    battle,
    checks,
    deals,
    fortuna,
    frames,
    menus,
    opening,
    payday,
    powers,
    questions,
    satellites,
    searching,
    strikes,
    turns,
)
from roadstead.games.supremacy.state import NO_BID, Supremacy
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN, Rules, State


class SupremacyRules(Rules):
    def __init__(self, board: Board, with_canal: Board) -> None:
        self.board = board
        self.with_canal = with_canal

    def blank(self) -> State:
        table = Supremacy()
        table.board = self.board
        return table

    def furnish(self, t: State) -> None:
        """SUP-6.10: the canal is two more neighbours on the map."""
        assert isinstance(t, Supremacy)
        t.board = self.with_canal if t.options["canal"] else self.board

    def deal(self, t: State) -> None:
        assert isinstance(t, Supremacy)
        option = t.options["turns"]
        assert isinstance(option, int)
        t.turns = option
        t.fortuna = 1 if t.options["fortuna"] else 0
        t.trades = 1 if t.options["trades"] else 0
        t.warlords = 1 if t.options["warlords_and_pirates"] else 0
        t.unconventional = 1 if t.options["unconventional_forces"] else 0
        t.meteors = 1 if t.options["meteors"] else 0
        t.with_k_sats = 1 if t.options["k_sats"] else 0
        t.with_neutron_bombs = 1 if t.options["neutron_bombs"] else 0
        t.mega = 1 if t.options["mega_opening"] else 0
        t.chosen_powers = 1 if t.options["powers"] == "chosen" else 0
        t.umbrella = 1 if t.options["umbrella"] else 0
        t.space_war = 1 if t.options["space_war"] else 0
        t.blockade = 1 if t.options["blockade"] else 0
        first = t.options["nukes_from"]
        assert isinstance(first, int)
        t.nukes_from = first
        t.per_unit = 1 if t.options["pricing"] == "per unit" else 0
        t.per_die = 1 if t.options["fortuna_step"] == "die" else 0
        t.safe_clouds = 1 if t.options["holocaust"] == "13-18" else 0
        turns.set_up(t)

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Supremacy)
        if kind == frames.MENU:
            menus.ask(t, a)
        elif kind < frames.REVEAL:
            perform_payday(t, kind, a)
        elif kind <= frames.SEARCHING:
            perform_stage(t, kind, a, b)
        elif kind <= frames.REINFORCING:
            perform_battle(t, kind, a, b, c)
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
        elif kind == frames.NOTES:
            payday.notes_due(t, a)
        elif kind == frames.CHOOSING:
            powers.ask(t, a)
        else:
            turns.open_game(t)

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Supremacy)
        if kind == frames.STAGE_MENU:
            return menus.choices(t, seat)
        if kind <= frames.BUILD_COUNT:
            return questions.early_choices(t, kind, seat, b, c)
        if kind <= frames.OFFICERS_ALONG:
            return questions.moving_choices(t, kind, seat, b, c, d)
        if kind <= frames.REINFORCE:
            return questions.battle_choices(t, kind, seat, b, c, d)
        if kind <= frames.REVOLT_MEANS:
            return questions.late_choices(t, kind, seat, b, c, d)
        if kind <= frames.PLACE:
            return questions.arms_choices(t, kind, seat, b, c)
        if kind <= frames.SHIFT_COUNT:
            return questions.ship_choices(t, kind, seat, b, c, d)
        return questions.option_choices(t, kind, seat)

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Supremacy)
        if kind == frames.STAGE_MENU:
            menus.chosen(t, seat, action)
        elif kind <= frames.BUILD_COUNT:
            questions.early_answer(t, kind, seat, action, b, c)
        elif kind <= frames.OFFICERS_ALONG:
            questions.moving_answer(t, kind, seat, action, b, c, d)
        elif kind <= frames.REINFORCE:
            questions.battle_answer(t, kind, seat, action, b, c, d)
        elif kind <= frames.REVOLT_MEANS:
            questions.late_answer(t, kind, seat, action, b, c, d)
        elif kind <= frames.PLACE:
            questions.arms_answer(t, kind, seat, action, b, c)
        elif kind <= frames.SHIFT_COUNT:
            questions.ship_answer(t, kind, seat, action, b, c, d)
        else:
            questions.option_answer(t, kind, seat, action, b)

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None:
        assert isinstance(t, Supremacy)
        imagine_bids(t, viewer, chance)
        imagine_antidotes(t, viewer, chance)

    def scores(self, t: State) -> list[i64]:
        assert isinstance(t, Supremacy)
        return scoring.scores(t)

    def winners(self, t: State) -> list[i64]:
        assert isinstance(t, Supremacy)
        return scoring.winners(t)

    def faults(self, t: State) -> list[str]:
        assert isinstance(t, Supremacy)
        return checks.faults(t)


# Duties


def perform_payday(t: Supremacy, kind: i64, a: i64) -> None:
    if kind == frames.TURN:
        turns.turn(t)
    elif kind == frames.STAGE:
        turns.stage(t, a)
    elif t.out[a]:
        return
    elif kind == frames.INTEREST:
        payday.interest(t, a)
    elif kind == frames.LOANS_DUTY:
        payday.ask_loans(t, a, 0)
    elif kind == frames.SETTLING:
        payday.ask_settle(t, a)
    elif kind == frames.WAGES:
        payday.wages(t, a)
    else:
        payday.ask_run(t, a)


def perform_stage(t: Supremacy, kind: i64, a: i64, b: i64) -> None:
    if kind == frames.REVEAL:
        turns.reveal(t)
    elif kind == frames.FORTUNA:
        fortuna.turn_card(t)
    elif kind == frames.ORDER:
        turns.order(t)
    elif kind == frames.ACT:
        turns.act(t, a)
    else:
        searching.search(t, a, b)


def perform_battle(t: Supremacy, kind: i64, a: i64, b: i64, c: i64) -> None:
    if kind == frames.GATHER:
        attack.gather(t, a)
    elif kind == frames.LOSSES:
        battle.losses(t, a, b)
    elif kind == frames.AFTER_BATTLE:
        battle.after(t, a)
    elif kind == frames.OCCUPYING:
        battle.occupying(t)
    elif kind == frames.COUNTERING:
        aftermath.countering(t, a, b)
    else:
        aftermath.reinforcing(t, a, b, c)


# Imagining


def imagine_bids(t: Supremacy, viewer: i64, chance: Dice) -> None:
    """A bid that lies unseen is as likely to be the one as the other."""
    for seat in range(t.seats):
        if t.bid[seat] == UNKNOWN:
            bidding = not t.over and t.asked() == frames.BID and (t.bade >> seat) & 1
            t.bid[seat] = chance.below(2, 0) if bidding else NO_BID


def imagine_antidotes(t: Supremacy, viewer: i64, chance: Dice) -> None:
    """Deal the antidotes that the viewer has not seen to the other hands; the rest is the deck."""
    left: list[i64] = []
    for disease in range(DISEASES):
        unseen = (ANTIDOTES_EACH if t.unconventional else 0) - t.gone[disease]
        if viewer >= 0:
            unseen -= t.antidotes[viewer * DISEASES + disease]
        for _ in range(unseen):
            left.append(disease)
    for seat in range(t.seats):
        if seat == viewer:
            continue
        for disease in range(DISEASES):
            t.antidotes[seat * DISEASES + disease] = 0
        for _ in range(t.in_hand[seat]):
            pick = left.pop(chance.below(len(left), 0))
            t.antidotes[seat * DISEASES + pick] += 1
    for disease in range(DISEASES):
        t.antidote_deck[disease] = 0
    for disease in left:
        t.antidote_deck[disease] += 1
