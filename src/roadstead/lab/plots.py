"""Plots as SVG text that goes straight into a page."""

import io
from collections.abc import Sequence
from typing import Any

INK = "#2b3a42"
SEA = "#2f7f93"
BRASS = "#c98f2d"
RUST = "#b5533c"


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.rcParams.update(
        {
            "font.family": "serif",
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "text.color": INK,
            "xtick.color": INK,
            "ytick.color": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "svg.fonttype": "path",
            "svg.hashsalt": "roadstead",
        }
    )
    return pyplot.subplots(figsize=(width, height), layout="constrained")


def _svg(figure: Any) -> str:
    from matplotlib import pyplot

    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    pyplot.close(figure)
    return text.getvalue()[text.getvalue().index("<svg") :]


def histogram(values: Sequence[float], label: str, counted: str = "games") -> str:
    figure, axes = _figure(5.2, 2.9)
    span = max(values) - min(values)
    bins = min(30, max(6, int(span) + 1))
    axes.hist(values, bins=bins, color=SEA, edgecolor="white", linewidth=0.6)
    middle = sorted(values)[len(values) // 2]
    axes.axvline(middle, color=RUST, linewidth=1.4)
    axes.annotate(
        f"median {middle:g}", (middle, axes.get_ylim()[1]), textcoords="offset points", xytext=(4, -10), color=RUST
    )
    axes.set_xlabel(label)
    axes.set_ylabel(counted)
    return _svg(figure)


def bars_with_intervals(
    names: Sequence[str], rates: Sequence[float], lows: Sequence[float], highs: Sequence[float], fair: float, label: str
) -> str:
    figure, axes = _figure(5.2, 2.9)
    at = range(len(names))
    errors = [
        [rate - low for rate, low in zip(rates, lows, strict=True)],
        [high - rate for rate, high in zip(rates, highs, strict=True)],
    ]
    axes.bar(at, rates, color=SEA, width=0.6)
    axes.errorbar(at, rates, yerr=errors, fmt="none", ecolor=INK, capsize=4, linewidth=1.2)
    axes.axhline(fair, color=RUST, linewidth=1.2, linestyle="--")
    axes.set_xticks(list(at), names)
    axes.set_ylabel(label)
    axes.set_ylim(0, max(*highs, fair) * 1.15)
    return _svg(figure)


def boxes(groups: Sequence[Sequence[float]], names: Sequence[str], label: str) -> str:
    figure, axes = _figure(5.2, 2.9)
    drawn = axes.boxplot(
        groups, tick_labels=list(names), patch_artist=True, medianprops={"color": INK}, flierprops={"markersize": 2}
    )
    for patch in drawn["boxes"]:
        patch.set_facecolor("#bfe0e6")
    axes.set_ylabel(label)
    return _svg(figure)


def curve(xs: Sequence[float], ys: Sequence[float], xlabel: str, ylabel: str, fair: float | None = None) -> str:
    figure, axes = _figure(5.2, 2.9)
    axes.plot(xs, ys, color=SEA, linewidth=2.2)
    axes.fill_between(xs, ys, color=SEA, alpha=0.15)
    if fair is not None:
        axes.axhline(fair, color=RUST, linewidth=1.2, linestyle="--")
    axes.set_xlabel(xlabel)
    axes.set_ylabel(ylabel)
    axes.set_ylim(bottom=0)
    return _svg(figure)


def paired_bars(names: Sequence[str], winners: Sequence[float], others: Sequence[float]) -> str:
    figure, axes = _figure(5.2, max(2.4, 0.42 * len(names) + 1))
    at = list(range(len(names)))
    axes.barh([y - 0.2 for y in at], winners, height=0.38, color=BRASS, label="winners")
    axes.barh([y + 0.2 for y in at], others, height=0.38, color="#9db8bf", label="the others")
    axes.set_yticks(at, names)
    axes.invert_yaxis()
    axes.legend(frameon=False, loc="lower right")
    axes.set_xlabel("mean at the end")
    return _svg(figure)


def differences(names: Sequence[str], means: Sequence[float], halves: Sequence[float]) -> str:
    figure, axes = _figure(5.6, max(1.8, 0.5 * len(names) + 0.9))
    at = list(range(len(names)))
    axes.errorbar(means, at, xerr=halves, fmt="o", color=SEA, ecolor=INK, capsize=4)
    axes.axvline(0, color=RUST, linewidth=1.2, linestyle="--")
    axes.set_yticks(at, names)
    axes.invert_yaxis()
    axes.set_xlabel("difference, with 95 % interval")
    return _svg(figure)
