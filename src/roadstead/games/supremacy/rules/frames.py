"""What can stand on Supremacy's stack: duties and questions, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# Duties
TURN: Final[i64] = 0
STAGE: Final[i64] = 1  # stage
INTEREST: Final[i64] = 2  # seat
LOANS_DUTY: Final[i64] = 3  # seat
SETTLING: Final[i64] = 4  # seat
WAGES: Final[i64] = 5  # seat
RUNNING_COMPANIES: Final[i64] = 6  # seat
REVEAL: Final[i64] = 7
FORTUNA: Final[i64] = 8
ORDER: Final[i64] = 9
ACT: Final[i64] = 10  # seat
MENU: Final[i64] = 11  # seat
SEARCHING: Final[i64] = 12  # seat, what is looked for
GATHER: Final[i64] = 13  # seat: name more attackers
LOSSES: Final[i64] = 14  # side, units still to lose
AFTER_BATTLE: Final[i64] = 15  # whether there was an exchange
OCCUPYING: Final[i64] = 16
COUNTERING: Final[i64] = 17
REINFORCING: Final[i64] = 18  # seat, side, battle zone
AIMING: Final[i64] = 19  # seat, kind of bomb
SHIELDING: Final[i64] = 20  # seat, L-stars left, kind of bomb
BLAST: Final[i64] = 21  # who fires, kind of bomb
DEALING: Final[i64] = 22  # seat, partner, side, the item added last
HEADLINE: Final[i64] = 23  # headline
DISCARD: Final[i64] = 24  # card
REINFORCED: Final[i64] = 25
PLACING: Final[i64] = 26  # units of the Mega opening placed so far
RETALIATING: Final[i64] = 27  # whom warlords fire at, their nukes
EXCHANGING: Final[i64] = 28
STORM: Final[i64] = 29  # seat, headline

# Questions
LOANS: Final[i64] = 30  # seat, 1 borrowing, -1 repaying, 0 neither yet
SETTLE: Final[i64] = 31  # seat
SETTLE_BORROW: Final[i64] = 32  # seat, marker, amount
DISBAND: Final[i64] = 33  # seat
RUN: Final[i64] = 34  # seat
BID: Final[i64] = 35
STAGE_MENU: Final[i64] = 36  # seat
SELL_COUNT: Final[i64] = 37  # seat, resource
BUY_COUNT: Final[i64] = 38  # seat, resource
SEARCH: Final[i64] = 39  # seat, what is looked for
BUILD_WHERE: Final[i64] = 40  # seat, what
BUILD_COUNT: Final[i64] = 41  # seat, what, zone
MOVE_FROM: Final[i64] = 42  # seat, means
MOVE_TO: Final[i64] = 43  # seat, means, from
MOVE_COUNT: Final[i64] = 44  # seat, means, from, to
MOVE_ABOARD: Final[i64] = 45  # seat, from, to, navies
OFFICERS_ALONG: Final[i64] = 46  # seat, from, to
ATTACK_WHERE: Final[i64] = 47  # seat, only this foe (NOBODY: any)
ATTACK_WHOM: Final[i64] = 48  # seat, zone, only this foe
ATTACK_WITH: Final[i64] = 49  # seat, 1 by air
ATTACK_COUNT: Final[i64] = 50  # seat, zone, 1 by air
ATTACK_ABOARD: Final[i64] = 51  # seat, zone
DEFEND: Final[i64] = 52  # seat
RETREAT_TO: Final[i64] = 53  # seat
LOSE_WHERE: Final[i64] = 54  # seat, side, units still to lose
LOSE_WHAT: Final[i64] = 55  # seat, side, units still to lose, zone
OCCUPY: Final[i64] = 56  # seat
OCCUPY_COUNT: Final[i64] = 57  # seat, zone
OCCUPY_ABOARD: Final[i64] = 58  # seat, zone, navies
COUNTER: Final[i64] = 59  # seat, foe
REINFORCE: Final[i64] = 60  # seat, side, battle zone
STRIKE_AT: Final[i64] = 61  # seat, kind of bomb
STRIKE_COUNT: Final[i64] = 62  # seat, zone, kind of bomb
SHIELD: Final[i64] = 63  # seat, L-stars left, kind of bomb
DEAL: Final[i64] = 64  # seat, partner, side, the item added last
DEAL_ANSWER: Final[i64] = 65  # seat, who offers
BILL: Final[i64] = 66  # seat, amount, headline
STOP_WHICH: Final[i64] = 67  # seat, headline
USE_ANTIDOTE: Final[i64] = 68  # seat, headline
REVOLT_FROM: Final[i64] = 69  # seat, zone in revolt
REVOLT_MEANS: Final[i64] = 70  # seat, zone in revolt, from
K_SAT_WHOM: Final[i64] = 71  # seat
K_SAT_AT: Final[i64] = 72  # seat, whom
K_SAT_COUNT: Final[i64] = 73  # seat, whom, which satellites
STORM_LOSS: Final[i64] = 74  # seat, satellites still to lose
ARM_WHOM: Final[i64] = 75  # seat, weapon
PLACE: Final[i64] = 76  # seat
SINK_WHICH: Final[i64] = 77  # seat, sea, navies still to sink
SHIFT_IN: Final[i64] = 78  # seat
SHIFT_FROM: Final[i64] = 79  # seat, sea
SHIFT_TO: Final[i64] = 80  # seat, sea, load of the ship that armies leave
SHIFT_COUNT: Final[i64] = 81  # seat, sea, that load, load of the ship they go to
LEAD: Final[i64] = 82  # seat
DUEL_WHOM: Final[i64] = 83  # seat
DUEL_COUNT: Final[i64] = 84  # seat, whom

FIRST_QUESTION: Final[i64] = 30
QUESTIONS: Final[i64] = 55

# Duties of some options
CHOOSING: Final[i64] = 90  # seat
NOTES: Final[i64] = 91  # seat
OPENING: Final[i64] = 92

# Sides of a battle
ATTACKING: Final[i64] = 0
DEFENDING: Final[i64] = 1

# What a search looks for: a resource to prospect, or a technology + 2
LOOK_NUKE: Final[i64] = 3
LOOK_L_STAR: Final[i64] = 4
