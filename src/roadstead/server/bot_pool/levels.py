"""The bots that can be seated at a table."""

from roadstead.server.wire import Level

LEVELS = (
    Level("casual", "Casual", "Plays by feel and makes mistakes: for a first game."),
    Level("greedy", "Greedy", "Takes what is best this moment, at once."),
    Level("captain:200", "Captain", "Looks ahead a little before every move."),
    Level("captain:1s", "Admiral", "Thinks for about a second a turn; the strongest that is still quick."),
)
STAND_IN = "greedy"  # plays for those who resign or whose time is up
TITLES = {level.name: level.title for level in LEVELS}
