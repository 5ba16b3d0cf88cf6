"""What the games' tables for tests have in common: played in the words of the game, checked after every answer."""


class Disagreement(AssertionError):
    """The game did not do what the script of the test expects."""


class ScriptedTable:
    """A game has ``game`` and sets ``names`` (its seats in order), ``state`` and ``log`` (all events so far)."""

    def seat(self, name):
        return self.names.index(name)

    def play(self, name, *texts):
        """Answer for a player, one question after another."""
        for text in texts:
            seat, action = self.seat(name), self.game.actions.parse(text)
            if action not in self.state.legal(seat):
                raise Disagreement(f"{name} cannot answer {text!r}; asked: {self.asked()}, choices: {self.menu(name)}")
            self.answering()
            self.state.play(seat, action)
            self.log.extend(self.state.events)
            self.check()
        return self

    def answering(self):
        """A question is about to be answered: the last moment to see what it asked."""

    def check(self):
        faults = self.faults()
        if faults:
            raise Disagreement("; ".join(faults))

    def faults(self):
        return self.state.invariants()

    def asked(self):
        """Who may decide now."""
        return tuple(self.names[seat] for seat in self.state.actors())

    def menu(self, name):
        """What a player may do now."""
        return [self.game.actions.text(action) for action in self.state.legal(self.seat(name))]

    def view(self, name):
        """The table as a player (``None``: a spectator) sees it."""
        return self.state.redacted(None if name is None else self.seat(name))

    def happened(self, *events):
        """Which of these events happened, in their order."""
        return [one.name for one in self.log if one.name in events]

    def scores(self):
        return dict(zip(self.names, self.state.scores(), strict=True))

    def winners(self):
        return [self.names[seat] for seat in self.state.winners()]


class ArrangedTable(ScriptedTable):
    """A table that is set up by ``start`` when it is first looked at, and arranged before that."""

    def __init__(self):
        self.arrangements = []
        self.started = None
        self.log = []

    @property
    def state(self):
        if self.started is None:
            self.start()
        return self.started

    def arranged(self, arrange):
        if self.started is not None:
            raise Disagreement("the table has been set up already")
        self.arrangements.append(arrange)
        return self

    def in_round(self, number):
        def arrange(t):
            t.round = number

        return self.arranged(arrange)
