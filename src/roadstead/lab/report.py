"""One page about a game: how long it is, how wide, whether a seat helps, what winners do, which rules are used."""

from html import escape
from statistics import mean, median

from roadstead.kernel.game import Game
from roadstead.lab import plots
from roadstead.lab.intervals import wilson
from roadstead.lab.survey import CHECKPOINTS, Survey, clause_text, clauses_that_can_fire, options_text

STYLE = """
body{margin:0;background:#f4efe3;color:#2b3a42;font:17px/1.5 Georgia,'Times New Roman',serif}
main{max-width:1120px;margin:0 auto;padding:2.5rem 1.2rem 4rem}
h1{font-size:2.4rem;margin:0 0 .2rem;letter-spacing:.02em}h2{margin:0 0 .4rem;font-size:1.25rem}
p{margin:.4rem 0}.lead{color:#5c6b70;margin-bottom:1.6rem}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(420px,1fr));gap:1.2rem}
section{background:#fffdf7;border:1px solid #ddd2b8;border-radius:10px;padding:1.1rem 1.2rem;box-shadow:0 1px 3px #0001}
section svg{width:100%;height:auto}.wide{grid-column:1/-1}
.figures{display:flex;flex-wrap:wrap;gap:.6rem 2rem;margin:1.2rem 0 1.8rem}.figures div b{display:block;font-size:1.7rem;color:#2f7f93}
table{border-collapse:collapse;width:100%;font-size:.93rem}td,th{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #eee3cb;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}td.c{white-space:nowrap}tr.never td{color:#b5533c}
"""


def page(game: Game, survey: Survey) -> str:
    """The whole report as one self-contained HTML page."""
    plan = survey.plan
    games = survey.games
    bots = ", ".join(dict.fromkeys(plan.bots))
    head = (
        f"<h1>{escape(game.title)}</h1><p class=lead>{len(games):,} games with {plan.seats} seats between {escape(bots)}, "
        f"{escape(options_text(plan.options))}, seed {plan.seed}.</p>"
    )
    sections = [
        _section("How long is it?", _length(survey)),
        _section("How much is there to choose from?", _branching(survey)),
        _section("Does the seat matter?", _seats(survey)),
        _section("What do people score?", _scores(survey)),
        _section("What do winners have?", _winners(survey)),
        _section("Runaway leaders and comebacks", _leads(survey)),
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
    margins = [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in games]
    rows = (
        (f"{median(game.decisions for game in games):g}", "decisions in a median game"),
        (f"{mean(mean(game.choices) for game in games if game.choices):.1f}", "choices at a decision"),
        (f"{median(max(game.scores) for game in games):g}", "points of a median winner"),
        (f"{median(margins):g}", "points between first and second"),
        (f"{100 * shared / len(games):.1f} %", "of victories shared"),
    )
    return '<div class="figures">' + "".join(f"<div><b>{n}</b>{escape(words)}</div>" for n, words in rows) + "</div>"


def _length(survey: Survey) -> str:
    return plots.histogram([game.decisions for game in survey.games], "decisions with two or more choices")


def _branching(survey: Survey) -> str:
    widest = [choices for game in survey.games for choices in game.choices]
    return plots.histogram(
        [min(choices, 40) for choices in widest], "legal actions at a decision (40 and more together)"
    )


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
    off = [name for name, (low, high) in zip(names, intervals, strict=True) if not low <= fair <= high]
    words = (
        f"{', '.join(off)} differ from a fair share."
        if off
        else "No seat differs from a fair share by more than chance would."
    )
    return picture + f"<p>{escape(words)}</p>"


def _scores(survey: Survey) -> str:
    ranked = [sorted(game.scores, reverse=True) for game in survey.games]
    groups = [[scores[rank] for scores in ranked] for rank in range(survey.plan.seats)]
    return plots.boxes(groups, [f"{rank + 1}." for rank in range(survey.plan.seats)], "points, by rank at the end")


def _winners(survey: Survey) -> str:
    names = list(survey.games[0].statistics)
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
    xs = [i / CHECKPOINTS for i in range(CHECKPOINTS)]
    held = []
    for i in range(CHECKPOINTS):
        led = [(game.leaders[i], game) for game in survey.games if game.leaders[i] >= 0]
        held.append(sum(1 for seat, game in led if game.shares[seat]) / len(led) if led else 0.0)
    picture = plots.curve(xs, held, "how far into the game", "leader goes on to win", 1 / survey.plan.seats)
    half = held[CHECKPOINTS // 2]
    comebacks = 1 - held[3 * CHECKPOINTS // 4]
    return picture + (
        f"<p>Whoever leads half-way wins {100 * half:.0f} % of the games; "
        f"in {100 * comebacks:.0f} % somebody else than the leader after three quarters wins.</p>"
    )


def _decisions(survey: Survey) -> str:
    total = sum(survey.questions.values())
    rows = "".join(
        f"<tr><td>{escape(kind)}<td class=n>{times / len(survey.games):.1f}<td class=n>{100 * times / total:.1f} %"
        for kind, times in survey.questions.most_common(16)
    )
    return f"<table><tr><th>kind<th>a game<th>share</tr>{rows}</table>"


def _clauses(game: Game, survey: Survey) -> str:
    rows = []
    for clause in clauses_that_can_fire(game):
        times = survey.clauses[clause]
        a_game = times / len(survey.games)
        never = "" if times else " class=never"
        often = f"{a_game:.2f}" if times else "never"
        rows.append(f"<tr{never}><td class=c>{clause}<td>{escape(clause_text(game, clause))}<td class=n>{often}")
    return f"<table><tr><th>clause<th>rule<th>times a game</tr>{''.join(rows)}</table>"
