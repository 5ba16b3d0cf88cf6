"""An analysis as one self-contained page: the curve, what each seat's game came to, and the moments that decided it."""

import json
from collections.abc import Sequence
from html import escape

from roadstead.coach.told import Analysis, JudgedStep, SeatSum, TurningPoint
from roadstead.kernel.scene import SEAT_COLOURS

WIDTH, HEIGHT = 1000, 320
MOST_THROWS = 12
STYLE = """
body{margin:0;background:#f4efe3;color:#2b3a42;font:17px/1.5 Georgia,'Times New Roman',serif}
main{max-width:1120px;margin:0 auto;padding:2rem 1.2rem 4rem}
h1{font-size:2.2rem;margin:0 0 .2rem}h2{margin:0 0 .4rem;font-size:1.25rem}p{margin:.4rem 0}.lead{color:#5c6b70}
section{background:#fffdf7;border:1px solid #ddd2b8;border-radius:10px;padding:1.1rem 1.2rem;margin:1.2rem 0;overflow-x:auto}
svg{width:100%;height:auto;display:block;touch-action:pan-y}svg:focus{outline:2px solid #2f7f93}
table{border-collapse:collapse;width:100%;font-size:.93rem}
td,th{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #eee3cb;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.dot{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em}
.told{min-height:5.2em}.way[hidden]{display:none}.small{font-size:.9rem;color:#5c6b70}
"""
SCRIPT = """
function percent(x){return Math.round(100*Math.min(1,Math.max(0,x)))+' %'}
function signed(x){const n=Math.round(1000*x)/10;return (n>0?'+':n<0?'\\u2212':'')+Math.abs(n).toFixed(1)}
for(const panel of document.querySelectorAll('.way')){
  const data=JSON.parse(panel.querySelector('script').textContent)
  const chart=panel.querySelector('svg'),line=chart.querySelector('.looked'),told=panel.querySelector('.told')
  let at=0
  const row=(text,strong)=>{const p=document.createElement('p');p.textContent=text;if(strong)p.style.fontWeight='bold';told.append(p)}
  const show=k=>{
    at=Math.max(0,Math.min(data.steps.length,k));const x=data.width*at/Math.max(1,data.steps.length)
    line.setAttribute('x1',x);line.setAttribute('x2',x);told.replaceChildren()
    const step=at?data.steps[at-1]:null
    row(step?'Decision '+step.n+', '+data.names[step.seat]+': '+step.words:'After the deal',true)
    const chances=step?step.chances:data.deal
    row(data.names.map((name,i)=>name+' '+percent(chances[i])+(step?' (play '+signed(step.played[i])+', luck '+signed(step.luck[i])+')':'')).join(' \\u00b7 '))
    if(step&&step.better_words)row('Better: '+step.better_words+' (worth '+signed(step.cost)+' points of chance)')
    if(step&&step.why)for(const each of step.why)row(each)
    if(step&&step.lines)for(const each of step.lines)row(each)
    chart.setAttribute('aria-valuenow',at)
  }
  chart.addEventListener('pointermove',e=>{const box=chart.getBoundingClientRect();show(Math.round((e.clientX-box.left)/box.width*data.steps.length))})
  chart.addEventListener('keydown',e=>{const d={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10}[e.key];if(d){show(at+d);e.preventDefault()}})
  for(const a of panel.querySelectorAll('a[data-n]'))a.addEventListener('click',e=>{show(1+data.steps.findIndex(s=>s.n===+a.dataset.n));chart.focus();e.preventDefault()})
  show(data.steps.length)
}
const switched=document.getElementById('switched')
if(switched)switched.addEventListener('change',()=>{const ways=document.querySelectorAll('.way');ways[0].hidden=switched.checked;ways[1].hidden=!switched.checked})
"""
ABOUT = (
    "A seat's chance is what that seat could know at the time, by imagined futures in which greedy players play on. "
    "Play is what a decision was worth against what a greedy player would have done in its place. Luck is what was thrown, "
    "drawn or shown. Fair share, luck, own play and the play of the others add up to the result. "
    "Cost is how much chance the best choice found would have kept; only clear differences count."
)
FACE_UP = (
    "Judged with all cards face up, as nobody at the table could: a choice may cost much here that was the best one could "
    "know. What others hold is no luck any more, only what was still to be thrown or drawn."
)


def page(told: Analysis) -> str:
    """The whole page, of an analysis in words (``coach.told.in_words``)."""
    winners = [seat.name for seat in told.seats if seat.result > 0]
    head = (
        f"<h1>{escape(told.title)}: an analysis</h1><p class=lead>Won by {escape(', '.join(winners) or 'nobody')}. "
        f"{len(told.steps)} decisions; {told.sampling.chance} imagined futures for a chance, "
        f"{told.sampling.decision} for a decision, seed {told.sampling.seed}.</p>"
    )
    switch = ""
    if told.face_up is not None:
        switch = "<p><label><input type=checkbox id=switched> with all cards face up</label></p>"
    ways = _way(told, ABOUT) + (_way(told.face_up, FACE_UP, hidden=True) if told.face_up is not None else "")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(told.title)}: an analysis</title><style>{STYLE}</style><main>{head}{switch}{ways}"
        f"</main><script>{SCRIPT}</script></html>\n"
    )


def _way(told: Analysis, about: str, *, hidden: bool = False) -> str:
    """All that is told of one way to judge the game."""
    data = {"names": told.names, "deal": told.deal, "width": WIDTH, "steps": [_shown(step) for step in told.steps]}
    safe = json.dumps(data).replace("<", "\\u003c").replace("&", "\\u0026")
    return (
        f"<div class=way{' hidden' if hidden else ''}>"
        f"<section><h2>Chances to win</h2>{_legend(told)}{_chart(told)}<div class=told aria-live=polite></div></section>"
        f"<section><h2>What it came to</h2>{_sums(told)}<p class=small>{escape(about)}</p></section>"
        f"<section><h2>What decided it</h2>{_turns(told)}</section>"
        f"<section><h2>The dearest decisions</h2>{_mistakes(told)}</section>"
        f"<section><h2>The luckiest and unluckiest throws and draws</h2>{_throws(told)}</section>"
        f'<script type="application/json">{safe}</script></div>'
    )


def _shown(step: JudgedStep) -> dict[str, object]:
    """What the chart tells of a step."""
    row: dict[str, object] = {
        "n": step.n,
        "seat": step.seat,
        "words": step.words,
        "chances": [round(x, 4) for x in step.chances],
        "played": [round(x, 4) for x in step.played],
        "luck": [round(x, 4) for x in step.luck],
    }
    if step.better:
        row |= {"better_words": step.better_words, "cost": round(step.cost, 4), "why": step.why}
    return row | ({"lines": step.lines} if step.lines else {})


def _colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def _dot(seat: int) -> str:
    return f'<span class=dot style="background:{_colour(seat)}"></span>'


def _legend(told: Analysis) -> str:
    return "<p>" + " &nbsp; ".join(_dot(i) + escape(name) for i, name in enumerate(told.names)) + "</p>"


def _chart(told: Analysis) -> str:
    """The curves; the chart can be pointed at, and stepped through with the arrow keys."""
    count = max(1, len(told.steps))
    rows = [told.deal, *(step.chances for step in told.steps)]
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = HEIGHT * (1 - share)
        parts.append(f'<line x1="0" x2="{WIDTH}" y1="{y:g}" y2="{y:g}" stroke="#e4dac2"/>')
        if 0 < share < 1:
            parts.append(f'<text x="4" y="{y - 4:g}" font-size="13" fill="#7d8a8e">{share:.0%}</text>')
    for seat in range(len(told.names)):
        shown = [min(1.0, max(0.0, row[seat])) for row in rows]
        points = " ".join(f"{WIDTH * k / count:.1f},{HEIGHT * (1 - share):.1f}" for k, share in enumerate(shown))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{_colour(seat)}" stroke-width="2.5"/>')
    return (
        f'<svg viewBox="-2 -6 {WIDTH + 4} {HEIGHT + 12}" tabindex=0 role=slider aria-label="Chances by decision" '
        f'aria-valuemin=0 aria-valuemax="{len(told.steps)}" aria-valuenow=0>{"".join(parts)}'
        f'<line class=looked y1="0" y2="{HEIGHT}" stroke="#2b3a42" stroke-dasharray="4 3"/></svg>'
    )


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def signed(change: float) -> str:
    """A change of chance in points of a hundred."""
    points = round(100 * change, 1) + 0.0
    return f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points):.1f}"


def _sums(told: Analysis) -> str:
    heads = ("result", "luck", "own play", "others' play", "without luck", "cost", "clear mistakes", "accuracy")
    head = "".join(f"<th class=n>{escape(each)}</th>" for each in heads)
    return f"<table><tr><th>seat</th>{head}</tr>{''.join(map(_sum, told.seats))}</table>"


def figures(seat: SeatSum) -> tuple[str, ...]:
    """The sums of a seat, from its result to its accuracy."""
    return (
        percent(seat.result),
        signed(seat.luck),
        signed(seat.own),
        signed(seat.others),
        f"{100 * seat.adjusted:.0f} ± {100 * seat.error:.0f} %".replace("-", "−"),
        f"{100 * seat.cost:.1f} ± {100 * seat.cost_error:.1f}",
        f"{seat.mistakes} of {seat.decisions}",
        f"{seat.accuracy:.1f}",
    )


def _sum(seat: SeatSum) -> str:
    row = "".join(f"<td class=n>{escape(cell)}</td>" for cell in figures(seat))
    return f"<tr><td>{_dot(seat.seat)}{escape(seat.name)}</td>{row}</tr>"


BY = {"luck": "luck", "play": "own play", "others": "the play of others", "mistake": "a better choice was missed"}


def _turns(told: Analysis) -> str:
    steps = {step.n: step for step in told.steps}
    return "<table>" + "".join(_turn(turn, steps[turn.n], told.names) for turn in told.turns) + "</table>"


def _turn(turn: TurningPoint, step: JudgedStep, names: Sequence[str]) -> str:
    better = "<br>" + _better(step) if step.better and turn.seat == step.seat and turn.change < 0 else ""
    lines = "".join(f"<br><span class=small>{escape(str(line))}</span>" for line in step.lines)
    return (
        f'<tr><td class=n><a href="#" data-n="{turn.n}">{turn.n}</a></td>'
        f"<td>{_dot(turn.seat)}{escape(names[turn.seat])} {signed(turn.change)}, {BY[turn.by]}</td>"
        f"<td>{escape(names[step.seat])}: {escape(str(step.words))}{better}{lines}</td></tr>"
    )


def _better(step: JudgedStep) -> str:
    """What would have been better, and why."""
    why = "".join(f"<br><span class=small>{escape(str(line))}</span>" for line in step.why)
    return f"Better: {escape(str(step.better_words))}{why}"


def _throws(told: Analysis) -> str:
    """Where chance gave and took most, of what is clear."""
    clear = [
        (step.luck[seat], step.luck_errors[seat], seat, step)
        for step in told.steps
        for seat in range(len(told.names))
        if step.drawn and abs(step.luck[seat]) > 2 * step.luck_errors[seat]
    ]
    most = sorted(clear, key=lambda each: -abs(each[0]))[:MOST_THROWS]
    rows = [
        f'<tr><td class=n><a href="#" data-n="{step.n}">{step.n}</a></td><td>{_dot(seat)}{escape(told.names[seat])}</td>'
        f"<td class=n>{signed(luck)} ± {100 * error:.1f}</td>"
        f"<td>{'<br>'.join(escape(str(line)) for line in step.lines) or escape(str(step.words))}</td></tr>"
        for luck, error, seat, step in most
    ]
    head = "<tr><th class=n>decision</th><th>for</th><th class=n>luck</th><th>what happened</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>" if rows else "<p>No throw or draw clearly changed anything.</p>"


def _mistakes(told: Analysis) -> str:
    dear = sorted((step for step in told.steps if step.cost), key=lambda step: -step.cost)[:12]
    if not dear:
        return "<p>No clearly better choice was found anywhere.</p>"
    rows = [
        f'<tr><td class=n><a href="#" data-n="{step.n}">{step.n}</a></td><td>{_dot(step.seat)}'
        f"{escape(told.names[step.seat])}: {escape(str(step.words))}</td><td>{_better(step)}</td>"
        f"<td class=n>{100 * step.cost:.1f} ± {100 * step.cost_error:.1f}</td></tr>"
        for step in dear
    ]
    head = "<tr><th class=n>decision</th><th>chosen</th><th>better</th><th class=n>cost</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"
