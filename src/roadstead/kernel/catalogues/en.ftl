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
score = Score
none = none
several = { $some }
score-total = total
apart-total =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] point
       *[other] points
    }

## What the coach says

because =
    { $about ->
        [about] About { $gains }
       *[exactly] { CAP($gains) }
    }{ $time ->
        [soon] , at your next turn
        [later] , further on
       *[end] , at the end
    }.
because-but =
    { $about ->
        [about] About { $gains }, but { $price }
       *[exactly] { CAP($gains) }, but { $price }
    }{ $time ->
        [soon] , at your next turn
        [later] , further on
       *[end] , at the end
    }.
because-rival =
    For { $who }: { $part }{ $time ->
        [later] , further on
       *[end] , at the end
    }.
because-event =
    { $here ->
        [0] Not with this choice, but in { $there } of { $of } futures with the other
       *[other] { $there ->
            [0] Only with this choice, in { $here } of { $of } futures
           *[other] In { $here } of { $of } futures, and in { $there } with the other choice
        }
    }: { $line }
because-against =
    Compared with the { $place ->
        [2] second
       *[3] third
    } choice:
because-alike = It makes little difference which of these you choose.
because-unclear = None of these is clearly better, as far as one can see.
because-all-in-all =
    No one thing decides it: over all futures it comes out { $how ->
        [better] better
       *[worse] worse
    }.
because-won = The game is as good as won, whichever you choose.
because-lost = The game is as good as lost, whichever you choose.
waste = { $line } (in { $times } of { $of } futures)
