"""Rules of Supremacy broken on purpose, one at a time: (file, what it says, what it says instead)."""

MUTANTS = (
    # Ships and their loads
    ("rules/loads.py", "    packed = of(t, at) - ONE[load]\n", "    packed = of(t, at)\n"),
    ("rules/loads.py", "        load: i64 = CARRIES - 1\n", "        load: i64 = CARRIES - 2\n"),
    ("rules/loads.py", "        joined = of(t, there) + going\n", "        joined = tight(t.aboard[there] + armies)\n"),
    ("rules/loads.py", "        going = pick(t, here, fleet, armies)\n", "        going: i64 = -1\n"),
    ("rules/loads.py", "        return min(t.aboard[at], CARRIES * fleet)\n", "        return t.aboard[at]\n"),
    ("rules/shifting.py", " if armies != load - goal]", "]"),
    ("rules/shifting.py", "    t.loadings += 1\n", ""),
    (
        "rules/shifting.py",
        "    return 1 < t.aboard[at] < CARRIES * t.navies[at] - 1 and",
        "    return 1 < t.aboard[at] and",
    ),
    ("rules/battle.py", "    if loads.empty_ships(t, at) == 0:\n", "    if t.navies[at] == 0:\n"),
    ("rules/battle.py", "loads.aboard_heaviest(t, at, fleet - 1)", "loads.aboard_heaviest(t, at, fleet)"),
    ("rules/disasters.py", "not loads.all_alike(t, at)", "False"),
    ("rules/disasters.py", "loads.heaviest_load(t, at))", "loads.lightest_load(t, at))"),
    # Any number
    ("rules/counts.py", "range(low, min(high, MOST_COUNTED) + 1)", "range(low, min(high, AT_A_GLANCE) + 1)"),
    ("rules/market.py", "return max(t.limit(seat), TOP_STEP)", "return t.limit(seat)"),
    ("rules/market.py", "        if value(t, resource, units, 1) > t.cash[seat]:\n            break\n", ""),
    ("rules/deals.py", "(action - do.COUNT - 1) * worth_of(last)", "(action - do.COUNT) * worth_of(last)"),
    ("rules/deals.py", "else MOST_SMALL)", "else data.MOST_COUNTED)"),
    # Homes won back, reinforcements, warlords, rank and order
    ("rules/battle.py", "    land.take_cards(t, t.target, seat)", "    pass"),
    ("rules/battle.py", "(side == data.ATTACKING or t.defender != data.WARLORD)", "t.defender != data.WARLORD"),
    ("rules/battle.py", "    return t.warlord_l_stars[t.target] if t.warlords else 0\n", "    return 0\n"),
    ("rules/moving.py", "    for means in range(5):\n", "    for means in range(5 if t.bound == ANYWHERE else 3):\n"),
    ("scoring.py", "        floor = min(floor, found[seat])\n", ""),
    ("scoring.py", "floor - 1 - (last - t.out[seat])", "floor - 1"),
    ("rules/land.py", "        mark_out(t, seat, number)\n", "        mark_out(t, seat, next_out(t))\n"),
    (
        "rules/disasters.py",
        "        seat = t.seat_of[power]\n",
        "        seat = power if power < t.seats else data.NOBODY\n",
    ),
    ("rules/disasters.py", "t.seat_of[data.POWERS - 1 - back]", "t.seat_of[back]"),
    ("rules/disasters.py", "        seat = asked.pop()\n", "        seat = asked.pop(0)\n"),
    ("rules/arms.py", "        if t.holder[zone] == seat:\n", "        if seat < t.seats:\n"),
    # What there is no room for
    ("rules/market.py", "    t.overflow(seat, resource, lost)\n", ""),
    ("rules/payday.py", "lost[resource] = t.store(", "t.store("),
    ("rules/deals.py", "t.overflow(taker, data.MINERAL + weapon, ", "t.overflow(taker, weapon, "),
    (
        "rules/land.py",
        "        t.overflow(seat, data.MINERAL + weapon, ",
        "        t.overflow(loser, data.MINERAL + weapon, ",
    ),
    ("state.py", "max(self.limit(seat) - stocks[at], 0)", "self.limit(seat)"),
)
