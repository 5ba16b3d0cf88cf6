"""Why not there: what stands against a zone, for each question that asks for a place."""

from collections.abc import Callable

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import attack, building, moving
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import place, power_name, warlord
from roadstead.games.supremacy.words.ships import shift_zone_refusal
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason

# By means: march, sail, airlift, load, unload.
MEANS_RULES = ("SUP-6.1", "SUP-6.2", "SUP-6.3", "SUP-6.4", "SUP-6.4")


def who(t: Supremacy, seat: int, zone: int) -> str:
    """Whoever holds a zone, as a refusal calls them: by the power they lead."""
    return warlord(t, zone) if seat == data.WARLORD else power_name(t.board.power_ids[t.power[seat]])


def shut(t: Supremacy, zone: int, name: str) -> Refusal | None:
    """Land that is closed to everybody, and by what."""
    if zone >= data.LAND:
        return None
    if t.cloud[zone]:
        return Refusal("SUP-6.9", f"{name} lies under a mushroom cloud.")
    if t.barred(zone):
        return Refusal("FOR-6.5", f"{name} is closed after a meteor until stage 3 of the next turn.")
    return None


def _no_entry(t: Supremacy, seat: int, zone: int, name: str) -> Refusal | None:
    """Why a move may not end in a zone; nothing where it may."""
    closed = shut(t, zone, name)
    if closed or t.enterable(seat, zone):
        return closed
    if t.marked_by(zone) not in (seat, data.NOBODY):
        return Refusal("SUP-8.11", f"{name} is closed by a neutron marker to all but the bomber.")
    return Refusal("SUP-6.5", f"Forces of {who(t, t.holder[zone], zone)} are in {name}.")


# Moving


def move_from(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    means = t.detail(1)
    rule = MEANS_RULES[means]
    if not moving.can_start(t, seat, means, zone):
        what = "navy" if means == data.SAIL else "army aboard a navy" if means == data.UNLOADING else "army on land"
        if means == data.UNLOADING and zone >= data.FIRST_DARK:
            return Refusal(rule, f"{name} is a dark-blue sea: no port leads out of it.")
        return Refusal(rule, f"You have no {what} in {name}.")
    if t.bound != moving.ANYWHERE:
        return Refusal("SUP-7.14", f"From {name} nothing can get to where reinforcements may go.")
    if means == data.LOADING:
        return Refusal("SUP-1.8", f"No navy of yours with room aboard lies in a port of {name}.")
    return Refusal("SUP-6.5", f"From {name} there is nowhere to go that you may enter.")


def move_to(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    means, start = t.detail(1), t.detail(2)
    rule = MEANS_RULES[means]
    if zone == start:
        return Refusal(rule, f"{name} is where they are.")
    by_sea = means in (data.SAIL, data.LOADING)
    if by_sea != (zone >= data.LAND):
        moves = ("Armies march", "Navies sail", "Armies are flown", "Armies are loaded", "Armies are unloaded")[means]
        return Refusal(rule, f"{moves} {'at sea' if by_sea else 'to land'}: {name} is {'land' if by_sea else 'a sea'}.")
    if means == data.LOADING and t.navies[seat * data.SEAS + zone - data.LAND] == 0:
        return Refusal(rule, f"You have no navy in {name}.")
    entry = _no_entry(t, seat, zone, name)
    if entry:
        return entry
    if not moving.may_end(t, zone):
        where = "the zones attacked from" if t.bound == moving.TO_THE_REAR else "the battle zone"
        return Refusal("SUP-7.14", f"Reinforcements may go to {where} only.")
    if means >= data.LOADING:
        if not t.board.touches(start, zone):
            return Refusal(rule, f"No port joins {place(t.board, start)} and {name}.")
        at = seat * data.SEAS + zone - data.LAND
        return Refusal(
            "SUP-1.8", f"The navies in {name} carry {t.aboard[at]}, and {t.navies[at] * data.CARRIES} is all."
        )
    moving.spread(t, seat, start, moving.FAR - 1)
    away = moving.DISTANCE[zone]
    if away >= moving.FAR:
        return Refusal("SUP-6.6", f"No way leads to {name} through zones that you may pass.")
    resource = "grain" if means == data.MARCH else "oil"
    return Refusal(rule, f"It takes {away} {resource} to get to {name}, and you have {moving.budget(t, seat, means)}.")


def retreat_to(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if not t.board.touches(t.target, zone) or (zone < data.LAND) != (t.target < data.LAND):
        return Refusal("SUP-7.10", f"{name} does not lie next to {place(t.board, t.target)}.")
    return _no_entry(t, seat, zone, name) or Refusal("SUP-7.10", f"You cannot retreat to {name}.")


def revolt_from(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    revolting = t.detail(1)
    there = place(t.board, revolting)
    if zone == revolting:
        return Refusal("FOR-3.7", f"The army must come from another zone than {name}.")
    if zone >= data.LAND:
        if t.aboard[seat * data.SEAS + zone - data.LAND] == 0:
            return Refusal("FOR-3.7", f"You have no army aboard a navy in {name}.")
        if t.board.touches(zone, revolting):
            return _closed_to_all(there)
        return Refusal("FOR-3.7", f"No port joins {name} and {there}.")
    if t.holder[zone] != seat or t.armies[zone] == 0:
        return Refusal("FOR-3.7", f"You have no army in {name}.")
    return no_march(t, seat, revolting, zone)


def _closed_to_all(there: str) -> Refusal:
    return Refusal("FOR-6.5", f"{there} is closed to armies from elsewhere.")


def no_march(t: Supremacy, seat: int, revolting: int, start: int) -> Refusal:
    """Why an army on land does not get to a revolt."""
    name, there = place(t.board, start), place(t.board, revolting)
    if t.closed(revolting):
        return _closed_to_all(there)
    moving.spread(t, seat, revolting, moving.FAR - 1)
    away = moving.DISTANCE[start]
    oil = f"an airlift takes {data.AIRLIFT_OIL} oil, and you have {t.supplies[seat * 3 + data.OIL]}"
    if away >= moving.FAR:
        return Refusal("FOR-3.7", f"No way over land leads from {name} to {there}, and {oil}.")
    grain = t.supplies[seat * 3 + data.GRAIN]
    return Refusal("FOR-3.7", f"The march from {name} takes {away} grain, and you have {grain}; {oil}.")


# Building and placing


def build_where(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if t.detail(1) == data.NAVY:
        return _navy(t, seat, zone, name, "SUP-9.4")
    if zone >= data.LAND:
        return Refusal("SUP-9.3", f"Armies are built on land: {name} is a sea.")
    closed = shut(t, zone, name)
    if closed:
        return closed
    if t.marked_by(zone) != data.NOBODY:
        return Refusal("SUP-8.11", f"{name} is closed by a neutron marker.")
    return Refusal("SUP-9.3", f"You do not occupy {name}.")


def _navy(t: Supremacy, seat: int, zone: int, name: str, rule: str) -> Refusal:
    """Why a navy is not built in a zone, or not placed there in the Mega opening."""
    if zone < data.LAND:
        return Refusal(rule, f"Navies belong to the sea: {name} is land.")
    if zone >= data.FIRST_DARK:
        return Refusal(rule, f"{name} is a dark-blue sea: no port leads to it.")
    if t.holder[zone] not in (seat, data.NOBODY):
        return Refusal(rule, f"Forces of {who(t, t.holder[zone], zone)} are in {name}.")
    near = [there for there in range(data.LAND) if t.board.touches(zone, there)]
    own = [there for there in near if t.holder[there] == seat]
    if not own:
        return Refusal(rule, f"No land of yours has a port on {name}.")
    if all(t.closed(there) for there in own):
        return Refusal(rule, f"Your land with a port on {name} is closed.")
    foreign = next(there for there in near if t.holder[there] != seat and t.holder[there] < t.seats)
    return Refusal(rule, f"{who(t, t.holder[foreign], foreign)} has a port on {name}, and you have no navy there.")


def place_unit(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if zone < data.LAND:
        return Refusal("SUP-2.7", f"{name} is not your home land.")
    return _navy(t, seat, zone, name, "SUP-2.7")


def disband(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if t.units_in(seat, zone) == 0:
        return Refusal("SUP-4.3", f"You have no unit in {name}.")
    return Refusal("SUP-4.3", f"Your last unit in {name} stays while others stand together elsewhere.")


def arm(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    return Refusal("FOR-4.7", f"No {'warlord rules' if zone < data.LAND else 'pirates rule'} in {name}.")


# Battle


def attack_where(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    only = t.detail(1)
    if zone < data.FIRST_DARK and t.holder[zone] == seat:
        return Refusal("SUP-7.1", f"{name} is your own.")
    if attack.foe_in(t, seat, zone, only) == data.NOBODY:
        if only != data.NOBODY:
            return Refusal("SUP-7.13", f"{who(t, only, zone)}, who attacked you, has no forces in {name}.")
        if zone < data.LAND:
            closed = shut(t, zone, name)
            return closed or Refusal("SUP-7.17", f"{name} is empty: it is entered in stage 5, not attacked.")
        return Refusal("SUP-7.2", f"There is nobody to attack in {name}.")
    if zone >= data.FIRST_DARK:
        return Refusal("SUP-7.2", f"You have no navy in {name} itself, from where alone it is attacked.")
    if zone >= data.LAND:
        return Refusal("SUP-7.1", f"Nothing of yours is next to {name}.")
    oil = t.supplies[seat * 3 + data.OIL]
    return Refusal(
        "SUP-7.1", f"Nothing of yours is next to {name}, and with {oil} oil nobody flies there and pays the set."
    )


def attack_with(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    target = place(t.board, t.target)
    if attack.committed(t, zone):
        return Refusal("SUP-7.5", f"The forces in {name} have joined.")
    if t.detail(1):
        return Refusal("SUP-7.4", f"You have no army in {name} to send by air.")
    if t.target >= data.FIRST_DARK:
        return Refusal("SUP-7.2", f"A dark-blue sea is attacked from inside: only your navies in {target} reach it.")
    if not t.board.touches(zone, t.target):
        return Refusal("SUP-7.1", f"{name} does not lie next to {target}.")
    if t.units_in(seat, zone) == 0:
        return Refusal("SUP-7.1", f"You have no forces in {name}.")
    return Refusal("SUP-7.2", f"Navies in a dark-blue sea do not reach {target}.")


def occupy(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    entry = _no_entry(t, seat, t.target, place(t.board, t.target))
    if entry:
        return entry
    if zone == t.target:
        return Refusal("SUP-7.12", f"Your forces in {name} are there already.")
    if not attack.committed(t, zone):
        return Refusal("SUP-7.12", f"None of the attackers left came from {name}.")
    if t.target < data.LAND:
        if zone >= data.LAND:
            return Refusal("SUP-7.12", "Navies alone cannot occupy land, and no army aboard took part.")
        return Refusal("SUP-7.12", "Moving in takes a grain for each army, and you have none.")
    if zone < data.LAND:
        return Refusal("SUP-7.12", "Armies on land cannot occupy a sea.")
    return Refusal("SUP-7.12", "Moving in takes an oil for each navy, and you have none.")


# Bombs


def strike_at(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if zone >= data.FIRST_DARK:
        return Refusal("SUP-8.1", f"{name} is a dark-blue sea, which no bomb is fired at.")
    if t.aimed[zone]:
        return Refusal("SUP-8.1", f"{name} has been named already.")
    if zone < data.LAND and t.cloud[zone]:
        return Refusal("SUP-8.4", f"{name} lies under a mushroom cloud.")
    assert building.stock(t, seat, t.detail(1)) == 0
    return Refusal("SUP-8.1", "All your bombs of this kind are on their way.")


def shield(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if zone >= data.FIRST_DARK or not t.aimed[zone]:
        return Refusal("SUP-8.2", f"No bomb is on its way to {name}.")
    return Refusal("SUP-8.2", f"{name} is not yours to cover.")


def about_zone(reason: Callable[[Supremacy, int, int, str], Refusal | str]) -> Reason:
    """The reason against an action that names a zone."""
    return lambda t, seat, action: reason(t, seat, action - do.ZONE, place(t.board, action - do.ZONE))


ZONES: dict[str, Reason | str] = {
    "disband zone": about_zone(disband),
    "build where": about_zone(build_where),
    "move from": about_zone(move_from),
    "move to": about_zone(move_to),
    "attack where": about_zone(attack_where),
    "attack with zone": about_zone(attack_with),
    "retreat to": about_zone(retreat_to),
    "lose where": "None of the attackers left came from {zone}.",
    "occupy": about_zone(occupy),
    "strike at": about_zone(strike_at),
    "shield": about_zone(shield),
    "revolt from": about_zone(revolt_from),
    "arm whom": about_zone(arm),
    "place": about_zone(place_unit),
    "shift in": about_zone(shift_zone_refusal),
}
