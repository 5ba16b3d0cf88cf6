"""One page about a game: how long it is, how wide, whether a seat helps, what winners do, which rules are used."""

from html import escape
from statistics import mean, median

import roadstead
from roadstead.kernel.game import Game
from roadstead.lab import plots
from roadstead.lab.intervals import wilson
from roadstead.lab.plan import amounts
from roadstead.lab.survey import CHECKPOINTS, Survey, clauses_that_can_fire, elsewhere, options_text

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")
MOST_CHOICES = 40  # more than so many legal actions are counted together
FEWEST_LED = 0.1  # of the games must have a leader for a point of the curve

STYLE = """
body{margin:0;background:#f4efe3;color:#2b3a42;font:17px/1.5 Georgia,'Times New Roman',serif}
main{max-width:1120px;margin:0 auto;padding:2.5rem 1.2rem 4rem}
h1{font-size:2.4rem;margin:0 0 .2rem;letter-spacing:.02em}h2{margin:0 0 .4rem;font-size:1.25rem}
p{margin:.4rem 0}.lead{color:#5c6b70;margin-bottom:1.6rem}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(420px,1fr));gap:1.2rem}
section{background:#fffdf7;border:1px solid #ddd2b8;border-radius:10px;padding:1.1rem 1.2rem;box-shadow:0 1px 3px #0001}
section svg{width:100%;height:auto}.wide{grid-column:1/-1}.wide svg{display:block;max-width:620px}
.figures{display:flex;flex-wrap:wrap;gap:.6rem 2rem;margin:1.2rem 0 1.8rem}.figures div b{display:block;font-size:1.7rem;color:#2f7f93}
table{border-collapse:collapse;width:100%;font-size:.93rem}td,th{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #eee3cb;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}td.c{white-space:nowrap}
tr.never td{color:#b5533c}tr.away td{color:#7d8a8e}
"""


def page(game: Game, survey: Survey) -> str:
    """The whole report as one self-contained HTML page."""
    plan = survey.plan
    games = survey.games
    bots = ", ".join(dict.fromkeys(plan.bots))
    head = (
        f"<h1>{escape(game.title)}</h1><p class=lead>{len(games):,} games with {plan.seats} seats, played by {escape(bots)}: "
        f"{escape(options_text(plan.options))}, seed {plan.seed}, Roadstead {roadstead.__version__}.</p>"
    )
    sections = [
        _section("How long is it?", _length(survey)),
        _section("How much is there to choose from?", _branching(survey)),
        _section("Does the seat matter?", _seats(survey)),
        _section("What do people score?", _scores(survey)),
        _section("How close is it?", _margins(survey)),
        _section("Runaway leaders and comebacks", _leads(survey)),
        _section("What do winners have?", _winners(survey)),
        _section("What is decided?", _decisions(survey)),
        _section("Which rules are used?", _clauses(game, survey), wide=True),
    ]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(game.title)}: a report</title><style>{STYLE}</style><main>{head}{_figures(survey)}"
        f'<div class="grid">{"".join(sections)}</div></main></html>\n'
    )


def _section(title: str, body: str, wide: bool = False) -> str:
    return f"<section{' class=wide' if wide else ''}><h2>{escape(title)}</h2>{body}</section>"


def _figures(survey: Survey) -> str:
    games = survey.games
    shared = sum(1 for game in games if sum(1 for share in game.shares if share) > 1)
    rows = [
        (plots.number(median(game.decisions for game in games)), "decisions in a median game"),
        (f"{mean(mean(game.choices) for game in games if game.choices):.1f}", "choices at a decision"),
        (plots.number(median(max(game.scores) for game in games)), "points of a median first"),
        (plots.number(median(_gaps(survey))), "points between first and second"),
        (f"{100 * shared / len(games):.1f} %", "of games have several winners"),
    ]
    nobody = sum(1 for game in games if not any(game.shares))
    if nobody:
        rows.append((f"{100 * nobody / len(games):.1f} %", "of games have none"))
    return '<div class="figures">' + "".join(f"<div><b>{n}</b>{escape(words)}</div>" for n, words in rows) + "</div>"


def _gaps(survey: Survey) -> list[int]:
    ranked = [sorted(game.scores) for game in survey.games]
    return [scores[-1] - scores[-2] for scores in ranked]


def _length(survey: Survey) -> str:
    return plots.histogram([game.decisions for game in survey.games], "decisions with two or more choices")


def _branching(survey: Survey) -> str:
    widest = [choices for game in survey.games for choices in game.choices]
    many = max(widest) > MOST_CHOICES
    label = "legal actions at a decision" + (f" ({MOST_CHOICES} and more together)" if many else "")
    return plots.histogram([min(choices, MOST_CHOICES) for choices in widest], label, "decisions")


def _seats(survey: Survey) -> str:
    seats = range(survey.plan.seats)
    count = len(survey.games)
    wins = [sum(game.shares[seat] for game in survey.games) for seat in seats]
    intervals = [wilson(won, count) for won in wins]
    names = [f"seat {seat}" for seat in seats]
    rates = [won / count for won in wins]
    fair = sum(rates) / len(rates)
    picture = plots.bars_with_intervals(
        names, rates, [low for low, _ in intervals], [high for _, high in intervals], fair, "share of wins"
    )
    off = [
        f"{name} wins {'more' if low > fair else 'less'} than that"
        for name, (low, high) in zip(names, intervals, strict=True)
        if not low <= fair <= high
    ]
    words = (
        f"A fair share is {100 * fair:.1f} %. "
        + ("; ".join(off).capitalize() if off else "No seat is further from it than chance would explain")
        + ". The bars' lines are 95 % intervals."
    )
    return picture + f"<p>{escape(words)}</p>"


def _scores(survey: Survey) -> str:
    ranked = [sorted(game.scores, reverse=True) for game in survey.games]
    groups = [[scores[rank] for scores in ranked] for rank in range(survey.plan.seats)]
    return plots.boxes(groups, ORDINALS[: survey.plan.seats], "points, by rank at the end")


def _margins(survey: Survey) -> str:
    return plots.histogram(_gaps(survey), "points between first and second")


def _winners(survey: Survey) -> str:
    names = list(amounts(survey.games[0].statistics))
    if not names:
        return "<p>This game declares no statistics.</p>"
    winners, others = [], []
    for name in names:
        mine: list[int] = []
        theirs: list[int] = []
        for game in survey.games:
            for value, share in zip(game.statistics[name], game.shares, strict=True):
                (mine if share else theirs).append(value)
        winners.append(mean(mine) if mine else 0.0)
        others.append(mean(theirs) if theirs else 0.0)
    return plots.paired_bars(names, winners, others)


def _leads(survey: Survey) -> str:
    held: dict[float, float] = {}
    for i in range(CHECKPOINTS):
        led = [(game.leaders[i], game) for game in survey.games if game.leaders[i] >= 0]
        if len(led) >= max(1, len(survey.games) * FEWEST_LED):
            held[i / CHECKPOINTS] = sum(1 for seat, game in led if game.shares[seat]) / len(led)
    if not held:
        return "<p>Nobody leads alone before the end.</p>"
    picture = plots.curve(
        list(held), list(held.values()), "how far into the game", "leader goes on to win", 1 / survey.plan.seats
    )
    words = [
        f"Whoever leads {when} wins {100 * held[at]:.0f} % of the games."
        for at, when in ((0.5, "half-way"), (0.75, "after three quarters"))
        if at in held
    ]
    return picture + f"<p>{' '.join(words)} Games in which two lead together are left out.</p>"


def _decisions(survey: Survey) -> str:
    total = sum(survey.questions.values())
    rows = "".join(
        f"<tr><td>{escape(kind)}<td class=n>{times / len(survey.games):.1f}<td class=n>{100 * times / total:.1f} %"
        for kind, times in survey.questions.most_common(16)
    )
    return f"<table><tr><th>kind of decision<th class=n>a game<th class=n>share</tr>{rows}</table>"


def _clauses(game: Game, survey: Survey) -> str:
    clauses = clauses_that_can_fire(game)
    missing = {clause for clause in clauses if not survey.clauses[clause]}
    away = elsewhere(game, survey.plan, missing)
    rows = []
    for clause, words in clauses.items():
        times = survey.clauses[clause]
        often = f"{times / len(survey.games):.2f}" if times else escape(away.get(clause, "never"))
        kind = "" if times else " class=away" if clause in away else " class=never"
        rows.append(f"<tr{kind}><td class=c>{clause}<td>{escape(words)}<td class=n>{often}")
    summary = (
        f"{len(clauses) - len(missing)} of the {len(clauses)} clauses that an event can tell of were used in these games. "
        "Grey ones were not, but a few random games at the tables named met them; red ones were not met there either."
        if missing
        else f"All {len(clauses)} clauses that an event can tell of were used in these games."
    )
    table = f"<table><tr><th>clause<th>rule<th class=n>times a game</tr>{''.join(rows)}</table>"
    return f"<p>{escape(summary)}</p>{table}"
