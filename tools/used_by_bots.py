"""Write docs/used_by_bots.md: how often greedy and casual players use what a game has, in 200 games each.

`python tools/used_by_bots.py`.  What counts as a use is a row of USES: an event of the game, and the number in it that
says which card, building or character it was; a name left empty is a thing that cannot be used so.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import roadstead
from roadstead.bots import bot
from roadstead.games.harbour_of_fortune import data as harbour
from roadstead.games.jamaica import data as jamaica
from roadstead.games.new_bedford import data as bedford

PAGE = Path(__file__).parents[1] / "docs" / "used_by_bots.md"
GAMES_PLAYED = 200
PLAYERS = ("greedy", "casual")

# For each game: what is counted, the event, and (where the event is about one of several things) its number and names.
Use = tuple[str, str, str, Sequence[str]]
USES: dict[str, list[Use]] = {
    "jamaica": [
        ("card turned up", "turned up", "card", jamaica.CARD_NAMES),
        ("gunpowder fired", "fired", "", ()),
        ("power laid up", "power up", "power", jamaica.POWER_NAMES),
        ("Saran's Sabre used", "rerolled", "", ()),
        ("hold stolen", "stole hold", "", ()),
        ("power stolen", "stole power", "", ()),
        ("face-down treasure stolen", "stole card", "", ()),
        ("cursed treasure given", "gave cursed", "", ()),
        ("the Ghost Ship robbed of a hold", "ghost robbed", "", ()),
        ("the Ghost Ship robbed of a card", "ghost lost card", "", ()),
        ("a card left with the Ghost Ship", "gave ghost", "", ()),
    ],
    "new_bedford": [
        ("built", "built", "building", bedford.BUILDING_NAMES),
        ("worker placed", "placed", "space", bedford.SPACE_NAMES[:23]),  # the bonus buildings take none
        ("2 food or wood bought", "purchased", "goods", bedford.GOODS[:2]),
        ("ship moved out by Clark's Point Light", "moved out", "", ()),
        ("Empty Sea removed", "cleared", "", ()),
        ("whale bought from another", "bought whale", "whale", bedford.WHALE_NAMES),
    ],
    "harbour_of_fortune": [
        ("dealt", "dealt", "disaster", harbour.DISASTER_NAMES[:11]),
        ("Black Joker", "sabotage", "", ()),
        ("answered with a red card", "neutralised", "", ()),
        ("answered with a Red Joker", "saved", "", ()),
        ("answered by the Housekeeper", "nursed", "", ()),
        ("mended with a card", "mended", "", ()),
        ("mended with money", "paid to mend", "", ()),
        ("Great Investment that came together", "raised", "", ()),
        ("Great Investment that was cancelled", "cancelled", "", ()),
        ("Wild Card", "played wild", "wild", harbour.WILD_NAMES),
        ("hired", "hired", "member", ("",) * 7 + harbour.MEMBERS[7:11]),
        ("Captain at work", "captain", "", ()),
        ("Builder at work", "builder", "", ()),
        ("Trader at work", "traded cards", "", ()),
        ("Spy at work", "spied", "", ()),
        ("house built", "built", "", ()),
        ("son married", "married", "", ()),
    ],
}


def used(name: str, player: str) -> Counter[tuple[str, int]]:
    """How often each event happened among players of one kind, by the number that says of what."""
    game = roadstead.game(name)
    facts = {event: fact for _, event, fact, _ in USES[name]}
    found: Counter[tuple[str, int]] = Counter()
    for number in range(GAMES_PLAYED):
        state = game.new(game.seats[number % len(game.seats)], seed=number, events=True)
        players = [bot(player, game, seed=number * 10 + seat) for seat in range(state.seats)]
        while not state.over:
            seat = state.actor()
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
            for event in state.events:
                if event.name in facts:
                    found[event.name, event.facts.get(facts[event.name], -1)] += 1
    return found


def section(name: str) -> list[str]:
    counts = [used(name, player) for player in PLAYERS]
    lines = [f"## {roadstead.game(name).title}", "", f"| | {' | '.join(PLAYERS)} |", "|---|---:|---:|"]
    for what, event, fact, names in USES[name]:
        for number in range(len(names)) if fact else [-1]:
            row = [count[event, number] for count in counts]
            called = f"{what}: {names[number]}" if fact else what
            if not fact or names[number]:
                lines.append(f"| {called} | {row[0]:,} | {row[1]:,} |")
    return [*lines, ""]


def main() -> None:
    head = [
        "# What the bots use",
        "",
        f"How often something was used in {GAMES_PLAYED} games of each kind of player, with every number of seats in turn"
        " and the usual options. Written by `python tools/used_by_bots.py`.",
        "",
    ]
    PAGE.write_text("\n".join(head + [line for name in USES for line in section(name)]), "utf-8")


if __name__ == "__main__":
    main()
