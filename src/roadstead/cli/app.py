"""All commands.  Each is in a module of its own, which is imported when the command is called."""

from cyclopts import App, Parameter

from roadstead import __version__, compiled

EXAMPLES = """\
Examples:

  roadstead games
  roadstead variants jamaica
  roadstead play jamaica --seats 4 --bots greedy --save tonight.jsonl
  roadstead play --resume tonight.jsonl
  roadstead rules jamaica 7
  roadstead rules jamaica --search sabre
  roadstead simulate jamaica --games 1000 --bots greedy,random --seed 1
  roadstead tournament jamaica --bots captain:200,greedy,casual --games 60 --out cup
  roadstead levels jamaica
  roadstead learn new_bedford --seats 3 --minutes 10 --matches 60
  roadstead verify tonight.jsonl
  roadstead coach tonight.jsonl --out tonight.html
  roadstead practice jamaica
  roadstead serve --port 8000
  roadstead backup tonight.db
  roadstead bench --peers
  roadstead new-game salvage --package ./salvage
  roadstead check ./salvage
"""


def _worth_telling(default: object) -> str | None:
    """A default as `--help` shows it; an empty one is not shown."""
    return None if default in (None, "", False, ()) else str(default)


app = App(
    name="roadstead",
    help="Sea-trade board games on one table: to play, to study, to learn from.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    version=f"roadstead {__version__} ({'compiled' if compiled() else 'interpreted'})",
    default_parameter=Parameter(negative=(), show_default=_worth_telling),
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)

for name, words in (
    ("games", "The games there are, with their seats and options."),
    ("variants", "Games with other numbers, and what of a game can be changed."),
    ("play", "Play in the terminal, against bots."),
    ("rules", "A game's numbered rules, or one clause of them."),
    ("simulate", "Many games between bots: who wins, and how fast it goes."),
    ("tournament", "Bots against each other: ratings and win rates with their intervals."),
    ("levels", "The six levels of a game, and their ratings."),
    ("learn", "Learn from play how positions are to be judged, for stronger captains."),
    ("coach", "A finished game analysed: chances, luck, and what decisions cost."),
    ("practice", "Find the best choice in positions where a greedy player misses it."),
    ("verify", "Replay a record under the rules and check every line of it."),
    ("serve", "Tables in the browser: make one, share its link, play."),
    ("bots", "Processes in which the bots of several servers think, on a machine of their own."),
    ("backup", "A copy of the database while the server runs."),
    ("check", "Everything that can be checked of one game, from our source or from another package."),
    ("bench", "How fast the games run here, and beside other libraries."),
):
    app.command(f"roadstead.cli.{name}:{name}", name=name, help=words, help_epilogue="")

app.command(
    "roadstead.cli.authoring:new_game", name="new-game", help="A folder with a small game in it, to make another of it."
)
app.command(
    "roadstead.cli.authoring:generate", name="generate", help="Write the code that follows from a game's declarations."
)

app.command("roadstead.cli.words:app", name="words", help="The catalogues: what is said, in each language.")

app.command(
    "roadstead.cli.lab:lab", name="lab", help="What a game is like, what a rule does, and decisions for learners."
)
