"""Why not with a ship: the one that is pointed out, and the way that it sails."""

from roadstead.games.rotterdam.data import CHANNELS, FLEET, HUES, NO_CARGO, NO_SHIP, NOWHERE
from roadstead.games.rotterdam.rules import cards
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason, by_name

# What is wrong with a ship of one's own and with another's, for each question that points one out.
NOT_THIS_ONE = {
    "tug which": ("has no way ahead", "is not yours"),
    "ebb which": ("has no free way back", "has no free way back"),
    "swap first": ("differs from no other ship", "differs from no other ship"),
    "shift first": ("has the same cargo as all others", "has the same cargo as all others"),
    "shift second": ("has the same cargo as the first", "has the same cargo as the first"),
    "smuggle what": ("is yours", "is empty"),
    "smuggle where": ("has cargo", "is not yours"),
    "police which": ("is empty", "is empty"),
    "sea load where": ("has cargo", "is not yours"),
}

WITH_ITSELF = {"swap second": "change places", "shift second": "exchange cargo"}


def ship(t: Rotterdam, seat: int, position: int, hue: int = 0, one: int = NO_SHIP) -> Refusal | str:
    asked = t.game.questions[t.asked()].name
    pointed, name = t.berth[position], t.chart.names[position]
    if pointed == NO_SHIP:
        return Refusal("ROT-14.10", f"No ship lies at {name}.")
    own = pointed // FLEET == seat
    if asked in ("stow", "load on"):
        if own and t.cargo[pointed] == NO_CARGO:
            return Refusal("ROT-4.4", f"The ship at {name} was not placed in this action.")
        return Refusal("ROT-4.3", f"The ship at {name} {'has cargo' if own else 'is not yours'}.")
    if asked == "move which":
        return _order(t, own, position, name, hue)
    if asked in WITH_ITSELF and pointed == one:
        return f"A ship cannot {WITH_ITSELF[asked]} with itself."
    if asked == "swap second":
        return Refusal("ROT-11.4", f"The ship at {name} is like the other, so nothing would change.")
    return f"The ship at {name} {NOT_THIS_ONE[asked][0 if own else 1]}."


def _order(t: Rotterdam, own: bool, position: int, name: str, hue: int) -> Refusal:
    if not own:
        return Refusal("ROT-5.5", f"The ship at {name} is not yours.")
    if t.chart.first[position * HUES + hue] == NOWHERE:
        return Refusal("ROT-5.3", f"The ship at {name} does not lie before a {CHANNELS[hue]} channel.")
    return Refusal("ROT-5.6", f"The ship at {name} has had its chance.")


def ebb_where(t: Rotterdam, action: int, ship: int) -> Refusal | str:
    chart, end, at = t.chart, t.sail_end(action), t.where[ship]
    if end not in [chart.back_from[i] for i in range(chart.back_start[at], chart.back_start[at + 1])]:
        return f"No channel leads from {chart.names[end]} to where the ship lies."
    if t.berth[end] != NO_SHIP:
        return f"Another ship lies at {chart.names[end]}."
    return Refusal("ROT-11.11", f"Fog lies on the channel from {chart.names[end]}.")


def tug_where(t: Rotterdam, action: int, ship: int) -> Refusal | str:
    end = int(t.sail_end(action))
    name = t.chart.names[end]
    if not _hues(t, ship, end):
        return f"No channel leads from the ship to {name}."
    if not cards.is_free(t, end):
        return f"Another ship lies at {name}."
    return Refusal("ROT-11.11", f"Fog lies on the channel to {name}.")


def move_where(t: Rotterdam, action: int, ship: int, hue: int) -> Refusal | str:
    end = int(t.sail_end(action))
    name = t.chart.names[end]
    if hue not in _hues(t, ship, end):
        return f"No {CHANNELS[hue]} channel leads from ship {ship % FLEET + 1} to {name}."
    if end < t.chart.waters:
        return Refusal("ROT-5.7", f"Another ship lies at {name}.")
    return Refusal("ROT-5.12", f"You have no money for the bonus in {name}.")


def _hues(t: Rotterdam, ship: int, end: int) -> list[int]:
    """The colours of the channels from a ship to a position."""
    chart, at = t.chart, t.where[ship] * HUES
    return [hue for hue in range(int(HUES)) if end in (chart.first[at + hue], chart.second[at + hue])]


REASONS: dict[str, Reason] = by_name(ship, ebb_where, tug_where, move_where)
