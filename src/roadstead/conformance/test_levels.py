"""The levels of bots: those that a game describes can be used, and each of them plays."""

from roadstead.bots import bot, levels
from roadstead.conformance.tables import with_every_game


@with_every_game
def test_levels_that_a_game_describes_can_be_used(game):
    file = levels.place(game)
    found = levels.read(file, game) if file.is_file() else levels.Ladder(levels.USUAL)
    assert levels.ladder(game) == found
    assert list(found.manners) == list(levels.NAMES)


@with_every_game
def test_every_level_answers_legally(game, monkeypatch):
    monkeypatch.setattr(levels, "AT_MOST", 0.02)
    for name in levels.NAMES:
        state = game.new(game.seats[0], seed=5)
        players = [bot(name, game, seed=seat) for seat in range(state.seats)]
        while not state.over and state.decisions < 8:
            seat = state.actor()
            action = players[seat].choose(state.redacted(seat), seat)
            assert action in state.legal(seat)
            state.play(seat, action)
