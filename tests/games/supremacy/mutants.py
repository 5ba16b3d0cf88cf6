"""Rules of Supremacy broken on purpose, one at a time: (file, what it says, what it says instead)."""

MUTANTS = (
    # Ships and their loads
    ("rules/loads.py", "    packed = of(t, at) - ONE[load]\n", "    packed = of(t, at)\n"),
    ("rules/loads.py", "        load: i64 = CARRIES - 1\n", "        load: i64 = CARRIES - 2\n"),
    ("rules/loads.py", "    joined = of(t, there) + going\n", "    joined = tight(t.aboard[there] + armies)\n"),
    ("rules/loads.py", "    stay = of(t, here) - going\n", "    stay = tight(t.aboard[here] - armies)\n"),
    ("rules/shifting.py", " if armies != load - goal]", "]"),
    ("rules/shifting.py", "    t.loadings += 1\n", ""),
    (
        "rules/shifting.py",
        "    return 1 < t.aboard[at] < CARRIES * t.navies[at] - 1 and",
        "    return 1 < t.aboard[at] and",
    ),
    # Which ships
    ("rules/loads.py", "    if fleet > laden_in(packed):\n", "    if fleet > 0:\n"),
    ("rules/loads.py", "    if len(laden) > 1:\n", "    if len(laden) > 2:\n"),
    ("rules/naming.py", "    t.force[zone] += 1 + load\n", "    t.force[zone] += 1\n"),
    (
        "rules/naming.py",
        "    if matters(others(t, seat, zone), other_ships(t, seat, zone), left):\n",
        "    if False:\n",
    ),
    (
        "rules/naming.py",
        "    return loads.of(t, loads.index(seat, zone)) - t.fleet[zone - LAND]\n",
        "    return loads.of(t, loads.index(seat, zone))\n",
    ),
    ("rules/naming.py", "                if way not in found:\n", "                if True:\n"),
    ("rules/naming.py", "            elif units <= largest:\n", "            elif False:\n"),
    (
        "rules/battle.py",
        "        return t.fleet[zone - data.LAND]\n    return loads.of(t, loads.index(t.defender, zone))\n",
        "        return loads.of(t, loads.index(t.attacker, zone))\n    return loads.of(t, loads.index(t.defender, zone))\n",
    ),
    ("rules/battle.py", "    elif left >= units - spare(t, side):\n", "    elif left >= units:\n"),
    (
        "rules/battle.py",
        "        return naming.aboard(t, zone)\n",
        "        return t.aboard[loads.index(seat, zone)]\n",
    ),
    (
        "rules/battle.py",
        "    if naming.matters(t.fleet[zone - data.LAND], naming.ships(t, zone), left):\n",
        "    if False:\n",
    ),
    ("rules/battle.py", "    if naming.landing_matters(t.fleet[zone - data.LAND], left):\n", "    if False:\n"),
    ("rules/boarding.py", "    if naming.boarding_matters(packed, t.navies[at], left):\n", "    if False:\n"),
    ("rules/boarding.py", "    if naming.landing_matters(packed, left):\n", "    if False:\n"),
    ("rules/boarding.py", "    some = min(left, data.CARRIES - load)\n", "    some: i64 = 1\n"),
    (
        "rules/payday.py",
        "        t.ask(frames.DISBAND_WHAT, 1 << seat, seat, zone)\n",
        "        disband_what(t, seat, zone, loads.loss_choices(loads.of(t, loads.index(seat, zone)), "
        "t.navies[loads.index(seat, zone)])[0])\n",
    ),
    # Meteors
    (
        "rules/disasters.py",
        "        and t.board.touches(start, zone)\n        and not t.closed(zone)\n",
        "        and t.board.touches(start, zone)\n",
    ),
    ("rules/payday.py", "    marked = t.marked_by(zone) != data.NOBODY\n", "    marked = t.closed(zone)\n"),
    # Prices
    ("rules/market.py", "price(t, resource), before)", "price(t, resource), 0)"),
    ("rules/disasters.py", "not loads.all_alike(t, at)", "False"),
    ("rules/disasters.py", "loads.heaviest_load(t, at))", "loads.lightest_load(t, at))"),
    # Any number
    ("rules/counts.py", "range(low, min(high, MOST_COUNTED) + 1)", "range(low, min(high, AT_A_GLANCE) + 1)"),
    ("rules/market.py", "return max(t.limit(seat), TOP_STEP)", "return t.limit(seat)"),
    ("rules/market.py", "        if value(t, resource, units, 1) > t.cash[seat]:\n            break\n", ""),
    ("rules/deals.py", "(units - 1) * worth_of(last)", "units * worth_of(last)"),
    ("rules/deals.py", "else min(most, MOST_SMALL)", "else most"),
    (
        "rules/deals.py",
        "most if each == 1 or each == CASH_STEPS[2]",
        "min(most, data.MOST_COUNTED) if each == 1 or each == CASH_STEPS[2]",
    ),
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
