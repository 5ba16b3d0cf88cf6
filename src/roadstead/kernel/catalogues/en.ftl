# What every game says alike, in English.

game-over = The game is over.
waiting = Waiting for { $who }.
another-time = { $when } { $now }

# Where a game has no words of its own, its declarations speak.
plain-prompt = { CAP($question) }.
plain-label = { CAP($action) }
plain-event = { CAP($event) }.
plain-refusal = You cannot { $action } now.
plain-another-time = Now is not the time for { $action }: { $question } is asked.

player = player
players = Players
points = points
score = Score
none = none
several = { $some }
score-total = total
