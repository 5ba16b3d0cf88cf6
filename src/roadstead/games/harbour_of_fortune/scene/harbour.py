"""The harbour and the town drawn, and the rail with die, bell and cards in play."""

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.art import board as art
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.scene.mats import Mats
from roadstead.games.harbour_of_fortune.scene.table import kinds_in
from roadstead.kernel.scene import shortened
from roadstead.kernel.words import joined

BELLS = {
    frames.REACT: "accept",
    frames.STAKE: "decline",
    frames.SAIL_HOW: "sail without captain",
    frames.MEND_HOW: "pay",
}
LINE = "number dark size-m"  # a line on a sheet of the rail
DAMAGE_TROUBLE = 14  # the first of the three kinds of damage among the troubles


class Table(Mats):
    """The drawing in progress: all that is not on a mat."""

    def sky(self) -> None:
        """The rounds along the sun's way; the sun stands over the one being played."""
        t = self.t
        for number in range(1, t.rounds + 1):
            gone = "dim" if number < t.round else ""
            key = f"hour-{number}"
            self.put(key, "hof-hour", art.round_place(number, t.rounds), classes=gone, label=f"Round {number}")
            self.write(f"{key}-number", number, (0, 0), "number dark size-m", parent=key)
        if t.round:
            now = art.round_place(min(t.round, t.rounds), t.rounds)
            self.put("sun", "hof-sun", now, label=f"Round {t.round} of {t.rounds}")
            self.write("sun-number", t.round, (0, 1), "number dark size-l", parent="sun")

    def town(self) -> None:
        t = self.t
        if t.hat != data.NOBODY:
            hue = self.hue(t.hat)
            label = f"{self.name(t.hat)} is Director-General"
            self.put("pennant", f"hof-pennant-{self.family(t.hat)}", art.PENNANT, classes=hue, label=label)
        for family in range(t.seats):
            lots = [""] * t.sound(family)
            for kind, name in enumerate(data.DAMAGES):
                lots += [name] * t.damage[family * 3 + kind]
            lots += ["burnt"] * t.burnt[family]
            lots += ["free"] * data.HOUSES
            for which, what in enumerate(lots[: data.HOUSES]):
                self.lot(family, which, what, first_free=which == lots.index("free"))

    def lot(self, family: int, which: int, what: str, first_free: bool) -> None:
        """A house, sound or damaged, what a fire has left, or ground to build on."""
        own = family == self.seat
        hue = self.hue(family)
        key, whose = f"lot-{family}-{which}", f"of {self.name(family)}"
        if what == "free":
            action = self.first("build house", "wild build") if own and first_free else ""
            self.put(key, "hof-lot", art.lot_place(self.family(family), which), label=f"Empty lot {whose}", do=action)
        elif what == "burnt":
            action = "mend burnt house" if own else ""
            self.put(
                key, "hof-ruin", art.house_place(self.family(family), which), label=f"Burnt house {whose}", do=action
            )
        elif not what:
            self.put(
                key,
                f"hof-house-{self.family(family)}",
                art.house_place(self.family(family), which),
                classes=hue,
                label=f"House {whose}",
            )
        else:
            trouble = data.TROUBLES[DAMAGE_TROUBLE + data.DAMAGES.index(what)][0]
            naming = self.kind == frames.NAME_TARGET and self.t.detail(1) == family
            action = f"burn house with {what}" if naming else ""
            if own:
                action = self.first(f"mend {trouble}", f"wild repair {what}")
            at = art.house_place(self.family(family), which)
            self.put(
                key,
                f"hof-house-{self.family(family)}",
                at,
                classes=hue,
                label=f"House {whose}: {trouble}",
                do=action,
                turn=-9,
            )
            self.put(f"{key}-mark", f"hof-{what}", (8, -22), parent=key, turn=9)

    def harbour(self) -> None:
        t = self.t
        if not t.first_dock:
            self.put("prize", "hof-prize", art.PRIZE, label=f"{data.FIRST_DOCK} for the first ship to dock")
        if self.kind == frames.SAIL_HOW and self.seat is not None:
            near = t.space[self.seat] + data.STEPS[t.roll]
            for action, space in (("sail without captain", near), ("sail with captain", near + 1)):
                place = art.lane(self.seat, min(space, data.HARBOUR))
                self.put(f"lane-{action[5:-8]}", "hof-ring", place, label=action.capitalize(), do=action)
        for ship in range(t.seats):
            place = art.dock(ship) if t.docked[ship] else art.lane(ship, t.space[ship])
            waiting = ", waiting outside" if t.space[ship] == data.HARBOUR else ""
            where = "in the harbour" if t.docked[ship] else f"at sea on space {t.space[ship]}{waiting}"
            key = f"ship-{ship}"
            self.put(
                key,
                f"hof-ship-{self.family(ship)}",
                art.ship_place(place),
                classes=self.hue(ship),
                scale=art.ship_size(place),
                label=f"Ship of {self.name(ship)} {where}",
                do="mend lost space" if ship == self.seat and t.lost[ship] else "",
            )
            if t.lost[ship]:
                label = f"Spaces lost to pirates: {t.lost[ship]}"
                self.put(f"{key}-lost", "hof-lost", (26, -26), parent=key, label=label)

    def orders(self) -> None:
        """The bell and the die by the shore, and on the water what is chosen once in a while."""
        t = self.t
        action = BELLS.get(self.kind, "end turn")
        if self.kind == frames.PAUSE:
            action = "roll" if t.detail(1) == data.BEFORE_ROLL else "go on"
        word = {"sail without captain": "sail on"}.get(action, action)
        idle = "" if action in self.legal else "dim"
        self.put("bell", "hof-bell", art.BELL, classes=idle, label=action.capitalize(), do=action, scale=art.BELL_SIZE)
        self.write("bell-word", word.capitalize(), art.BELL_WORD, "start number light size-s", parent="bell")
        die = "not rolled yet" if t.roll == 0 else f"{t.roll}"
        twice = ", rolled twice" if t.twice else ""
        self.put("die", f"hof-die-{t.roll}", art.DIE, label=f"The die: {die}{twice}", do="roll", scale=1.3)
        if t.twice:
            self.write("die-twice", "twice", (0, -36), "number light size-m", parent="die")
        if self.kind == frames.STAKE:
            for amount, place in zip(data.STAKES, art.STAKES, strict=True):
                key, action = f"stake-{amount}", f"put in {amount}"
                self.put(key, "hof-coin", place, label=action.capitalize(), do=action, scale=1.5)
                self.write(f"{key}-worth", amount, (0, 0), "number dark size-s", parent=key)
        if self.kind == frames.CHOOSE_FAMILY:
            for family, place in enumerate(art.CRESTS):
                label = f"Lead the {data.FAMILIES[family]} family"
                key, hue = f"crest-{family}", f"seat-{art.HUES[family]}"
                action = f"family {data.COLOURS[family]}"
                self.put(key, f"hof-emblem-{family}", place, classes=hue, label=label, do=action, scale=3)

    # The rail

    def rail(self) -> None:
        t = self.t
        x, y = art.NOTICE
        lines = (f"Round {t.round} of {t.rounds}", self.phase(), self.whose_turn())
        for row, line in enumerate(filter(None, lines)):
            self.write(f"notice-{row}", line, (x, y - 27 + 27 * row), LINE, on="rail")
        self.in_play()
        self.piles()

    def phase(self) -> str:
        t = self.t
        if t.over:
            return "Game over"
        kind = t.asked()
        first = kind in (frames.PAUSE, frames.SAIL_HOW) or (kind == frames.MEND_HOW and t.detail(2) == 0)
        if kind == frames.CHOOSE_FAMILY:
            return "Choose a family"
        if kind == frames.DISCARD:
            return f"Discard down to {data.HAND_LIMIT}"
        return "Roll and reap" if first else "Act and attack"

    def whose_turn(self) -> str:
        t = self.t
        if t.over:
            return f"Winner: {shortened(joined(self.name(seat) for seat in t.winners()), 9)}"
        movers = t.actors() if t.mover == data.NOBODY else [t.mover]
        return f"Turn of {shortened(self.name(movers[0]), 9)}" if movers else ""

    def in_play(self) -> None:
        """The disaster being dealt with its victim, or the investment that collects its stakes."""
        t = self.t
        kind = -1 if t.over else t.asked()
        lines: tuple[str, ...] = (
            f"House {data.HOUSE_PRICE}",
            f"Marriage {data.DOWRY}",
            f"Jack {data.HIRE_PRICE} + {data.JACK_FEE}",
        )
        if kind in (frames.NAME_TARGET, frames.REACT):
            dealer, victim, disaster = t.detail(0), t.detail(1), t.detail(2)
            shape = "hof-joker-black" if disaster == data.SABOTEUR else f"hof-spade-{disaster}"
            name = data.DISASTER_NAMES[disaster]
            lines = (name, f"on {shortened(self.name(victim), 12)}", self.target(kind, disaster))
            said = ", ".join(line for line in lines if line)
            label = f"{self.name(dealer)} deals {said}"
            self.put("in-play", shape, art.IN_PLAY, on="rail", classes=self.hue(dealer), label=label, scale=art.PLAYED)
        elif kind == frames.STAKE:
            inviter = t.detail(0)
            lines = ("Investment", f"of {shortened(self.name(inviter), 12)}", f"so far {sum(t.stake)}")
            label = f"{self.name(inviter)}'s Great Investment"
            hue = self.hue(inviter)
            self.put("in-play", "hof-heart-1", art.IN_PLAY, on="rail", classes=hue, label=label, scale=art.PLAYED)
        x, y = art.STORY
        for row, line in enumerate(filter(None, lines)):
            self.write(f"story-{row}", line, (x, y - 27 + 27 * row), LINE, on="rail")

    def target(self, kind: int, disaster: int) -> str:
        t = self.t
        if kind != frames.REACT or t.detail(3) == data.NOBODY:
            return ""
        named = t.detail(3)
        if data.DISASTER_NAMES[disaster] == "Sickness":
            return shortened(data.MEMBERS[named], 18)
        if data.DISASTER_NAMES[disaster] == "Divorce":
            return data.MEMBERS[1 + named]
        return f"house with {data.DAMAGES[named]}"

    def piles(self) -> None:
        t = self.t
        left = t.bag_size + t.under_size
        if left:
            self.put("wild-pile", "hof-wild-back", art.WILD_PILE, on="rail", label=f"Wild Cards in the pile: {left}")
            self.count("wild-pile", left)
        for place in range(t.under_size - 1, -1, -1):
            kind = t.under[place]
            label = f"Under the pile: {data.WILD_NAMES[kind]}, the {place + 1}. to be drawn of the known"
            self.put(f"under-{place}", f"hof-wild-{kind}", art.under_place(place), on="rail", label=label)
        for family in range(t.seats):
            gone = kinds_in(t.out[family])
            if gone:
                listed = ", ".join(data.KIND_NAMES[kind] for kind, _ in gone)
                label = f"Out of the game from the deck of {data.FAMILIES[self.family(family)]}: {listed}"
                key = f"gone-{family}"
                pile, hue = art.DISCARDS[family], self.hue(family)
                self.put(key, "hof-back", pile, on="rail", classes=hue, label=label, scale=art.SPENT)
                self.count(key, len(gone))

    def hat(self) -> None:
        t = self.t
        if t.hat == data.NOBODY:
            self.put("hat", "hof-hat", art.HAT, label="The hat of the Director-General lies with the bank")
        else:
            label, plan = f"{self.name(t.hat)} is Director-General", self.plan(t.hat)
            place = plan.inside(plan.hat)
            self.put("hat", "hof-hat", place, parent=f"mat-{t.hat}", label=label, scale=0.8)
