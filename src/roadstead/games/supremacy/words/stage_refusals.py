"""Why not in this stage: what stands against selling, attacking, moving, building, buying and offering."""

from collections.abc import Callable

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import building, market, moving, officers
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import GOODS, PIECES, STAGES, WEAPONS, money, power_name
from roadstead.games.supremacy.words.ships import shift_refusal
from roadstead.games.supremacy.words.zone_refusals import MEANS_RULES
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import by_name
from roadstead.kernel.words import Asked, another_time, capitalised, counted

# In the middle of a stage: the kinds of action that belong to it.
OF_STAGE: dict[int, tuple[str, ...]] = {
    3: ("sell",),
    4: ("attack",),
    5: ("move",),
    6: ("research", "build", "antidote", "bazaar"),
    7: ("buy", "prospect"),
}

# The clause under which each further weapon is built.
MORE_WEAPONS: dict[int, str] = {int(data.A_K_SAT): "SUP-8.12", int(data.A_NEUTRON_BOMB): "SUP-8.8"}


def stage_refusal(t: Supremacy, seat: int, action: int) -> Refusal:
    """For an action that cannot be done in this stage; it may belong to another one."""
    kind = t.game.actions.kind(action)
    if kind != "offer" and kind not in OF_STAGE[t.stage]:
        now = Asked(OF_STAGE[t.stage], f"Now stage {t.stage} is played: {STAGES[t.stage]}")
        return another_time(now, t.game.occasions[kind])
    return IN_STAGE[kind](t, seat, action)


def sell(t: Supremacy, seat: int, action: int) -> Refusal:
    return Refusal("SUP-5.2", f"You have no {GOODS[action - do.SELL]} to sell.")


def buy(t: Supremacy, seat: int, action: int) -> Refusal:
    price = market.price(t, action - do.BUY)
    return Refusal("SUP-5.3", f"A unit costs {money(price)}, and you have {money(t.cash[seat])}.")


def move(t: Supremacy, seat: int, action: int) -> Refusal:
    return shift_refusal(t) if action == do.SHIFT else means_refusal(t, seat, action - do.MOVE)


def an(thing: str) -> str:
    """A thing with its article: an army, a nuke, an L-star."""
    return f"an {thing}" if thing[0] in "aL" else f"a {thing}"


def lacking_set(t: Supremacy, seat: int) -> str:
    """What of a supply set is missing: no oil and no minerals."""
    return " and ".join(f"no {GOODS[resource]}" for resource in range(3) if t.supplies[seat * 3 + resource] == 0)


def power_refusal(t: Supremacy, seat: int, power: int, rule: str) -> Refusal | None:
    """Why a power is nobody to deal with; nothing where another player leads it."""
    partner = t.seat_of[power]
    name = power_name(t.board.power_ids[power])
    if partner == data.NOBODY:
        return Refusal(rule, f"Nobody leads {name}.")
    if t.out[partner]:
        return Refusal(rule, f"{name} is out of the game.")
    return Refusal(rule, f"{name} is your own power.") if partner == seat else None


def offer(t: Supremacy, seat: int, action: int) -> Refusal:
    if not t.trades:
        return Refusal("SUP-11.1", "This table plays without trades.")
    return power_refusal(t, seat, action - do.OFFER, "SUP-11.1") or Refusal(
        "SUP-11.5", f"You have made {data.MOST_OFFERS} offers in this stage, and that is all."
    )


def prospect(t: Supremacy, seat: int, action: int) -> Refusal:
    if t.prospects >= data.MOST_PROSPECTS:
        return Refusal("SUP-10.2", "Three times is all for this stage.")
    if t.cash[seat] < data.CARD_PRICE:
        return Refusal("SUP-10.1", f"A card costs {money(data.CARD_PRICE)}, and you have {money(t.cash[seat])}.")
    return Refusal("SUP-10.1", "No card is left in the resource deck.")


def means_refusal(t: Supremacy, seat: int, means: int) -> Refusal:
    """Why nothing moves that way, in stage 5 or as reinforcements."""
    rule = MEANS_RULES[means]
    if means >= data.LOADING and t.loadings >= data.MOST_LOADINGS:
        return Refusal(
            "SUP-13.4", f"You have loaded, unloaded and shifted {data.MOST_LOADINGS} times, and that is all."
        )
    if moving.budget(t, seat, means) == 0:
        needs = ("1 grain", "1 oil", "2 oil")[means]
        have = t.supplies[seat * 3 + (0 if means == data.MARCH else 1)]
        return Refusal(rule, f"It takes {needs} at least, and you have {have}.")
    if not any(moving.can_start(t, seat, means, zone) for zone in range(len(t.board.zone_names))):
        what = ("army on land", "navy", "army on land", "army on land", "army aboard in a light-blue sea")[means]
        return Refusal(rule, f"You have no {what}.")
    if t.bound != moving.ANYWHERE:
        return Refusal("SUP-7.14", "That way nothing of yours gets to where reinforcements may go.")
    if means == data.LOADING:
        return Refusal(rule, "No navy of yours with room aboard lies in a port of land with your armies.")
    return Refusal("SUP-6.5", "Everything around your forces is closed or held by others.")


def attack(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.STRIKE:
        return Refusal("SUP-8.1", "You have no nukes.")
    if action == do.NEUTRON_STRIKE:
        return Refusal("SUP-8.9", "You have no neutron bombs.")
    if action == do.FIRE_K_SATS:
        return Refusal("SUP-8.13", "You have no K-sats." if t.k_sats[seat] == 0 else "Nobody else has a satellite.")
    if action in (do.DUEL, do.SPACE_BURST):
        return _in_space(t, seat, action)
    if action == do.AIRBORNE:
        return Refusal("SUP-7.4", "Say first where to attack; airborne armies join then.")
    if not t.has_set(seat):
        return Refusal("SUP-7.5", f"An attack costs a supply set, and you have {lacking_set(t, seat)}.")
    return Refusal("SUP-7.1", "There is nobody within reach of your forces.")


def _in_space(t: Supremacy, seat: int, action: int) -> Refusal:
    if not t.space_war:
        return Refusal("SUP-8.16", "This table plays without war in space.")
    if action == do.SPACE_BURST:
        return Refusal("SUP-8.17", "You have no nukes." if t.nukes[seat] == 0 else "There are no satellites in space.")
    if t.l_stars[seat] == 0:
        return Refusal("SUP-8.16", "You have no L-stars.")
    return Refusal("SUP-8.16", "One duel a stage is all." if t.duels else "Nobody else has L-stars.")


def antidote(t: Supremacy, seat: int, action: int) -> Refusal:
    if not t.unconventional:
        return Refusal("FOR-5.1", "This table plays without unconventional forces.")
    if action != do.ANTIDOTE:
        return Refusal("FOR-5.4", "Antidotes are used when a disease breaks out.")
    if officers.antidotes_left(t) == 0:
        return Refusal("FOR-5.3", "No antidote is left to draw.")
    return Refusal("FOR-5.3", f"An antidote costs {money(data.CARD_PRICE)}, and you have {money(t.cash[seat])}.")


def research(t: Supremacy, seat: int, action: int) -> Refusal:
    tech = action - do.RESEARCH + 1
    if t.turn == 1:
        return Refusal("SUP-3.5", "Nobody researches in the first turn.")
    if (t.tech[seat] >> tech) & 1:
        return Refusal("SUP-9.5", f"You know already how to build {an(WEAPONS[tech])}.")
    return research_refusal(t, seat, tech)


def _too_early(t: Supremacy) -> Refusal:
    return Refusal("SUP-3.6", f"Nobody researches or builds nuclear weapons before turn {t.nukes_from}.")


def research_refusal(t: Supremacy, seat: int, tech: int) -> Refusal:
    """Why no card is turned for a technology: what is missing of the first weapon."""
    if building.banned(t, tech):
        return _too_early(t)
    needed = data.CARD_PRICE + data.WEAPON_PRICE[tech]
    if t.cash[seat] < needed:
        have = money(t.cash[seat])
        return Refusal("SUP-9.6", f"A card and the first {WEAPONS[tech]} cost {money(needed)}, and you have {have}.")
    return _no_minerals(t, seat, tech) or Refusal("SUP-1.5", f"You can store no more {WEAPONS[tech]}s.")


def _no_minerals(t: Supremacy, seat: int, weapon: int) -> Refusal | None:
    needed, have = data.WEAPON_MINERALS[weapon], t.supplies[seat * 3 + data.MINERAL]
    if have >= needed:
        return None
    return Refusal(
        "SUP-9.7", f"{capitalised(an(WEAPONS[weapon]))} takes {counted(needed, 'mineral')}, and you have {have}."
    )


def build(t: Supremacy, seat: int, action: int) -> Refusal:
    what = action - do.BUILD if action < do.BUILD_MORE else action - do.BUILD_MORE + data.A_K_SAT
    cash = money(t.cash[seat])
    if what >= data.A_NUKE:
        return _weapon(t, seat, what)
    piece = an(PIECES[what])
    if t.cash[seat] < data.UNIT_PRICE:
        return Refusal("SUP-9.1", f"{capitalised(piece)} costs {money(data.UNIT_PRICE)}, and you have {cash}.")
    if building.most_pieces(t, seat) == 0:
        return Refusal("SUP-9.2", f"Three pieces cost a supply set, and you have {lacking_set(t, seat)}.")
    if what == data.NAVY:
        return Refusal("SUP-9.4", "No light-blue sea with a port to your land is open to a navy of yours.")
    return Refusal("SUP-9.3", "You occupy no territory that is open.")


def _weapon(t: Supremacy, seat: int, what: int) -> Refusal:
    weapon, rule = what - 1, MORE_WEAPONS.get(what, "SUP-9.7")
    if not building.in_use(t, weapon):
        return Refusal(rule, f"This table plays without {PIECES[what]}s.")
    if building.banned(t, weapon) and t.turn > 1:
        return _too_early(t)
    tech = data.NEEDS_TECH[weapon]
    if not (t.tech[seat] >> tech) & 1:
        return Refusal(rule, f"You do not know how to build {an(PIECES[what])}: research {an(WEAPONS[tech])} first.")
    if (t.fresh[seat] >> tech) & 1:
        return Refusal(
            MORE_WEAPONS.get(what, "SUP-9.6"), f"No other {PIECES[what]} is built in the turn of its discovery."
        )
    if t.cash[seat] < data.WEAPON_PRICE[weapon]:
        price, have = money(data.WEAPON_PRICE[weapon]), money(t.cash[seat])
        return Refusal("SUP-9.7", f"{capitalised(an(PIECES[what]))} costs {price}, and you have {have}.")
    return _no_minerals(t, seat, weapon) or Refusal("SUP-1.5", f"You can store no more {PIECES[what]}s.")


def bazaar(t: Supremacy, seat: int, action: int) -> Refusal:
    weapon = action - do.SELL_ARMS + 1
    if not t.warlords:
        return Refusal("FOR-4.7", "There are no warlords at this table who buy weapons.")
    if building.stock(t, seat, weapon) == 0:
        return Refusal("FOR-4.7", f"You have no {WEAPONS[weapon]} to sell.")
    if t.sales >= data.MOST_ARMS_SALES:
        return Refusal("FOR-4.7", "You have sold a weapon in this stage, and that is all.")
    return Refusal("FOR-4.7", "No warlord and no pirate is left to buy one.")


IN_STAGE: dict[str, Callable[[Supremacy, int, int], Refusal]] = by_name(
    sell, buy, move, attack, research, build, antidote, bazaar, prospect, offer
)
