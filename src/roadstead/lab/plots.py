"""Plots as SVG text that goes straight into a page."""

import io
from collections.abc import Sequence
from math import ceil, floor
from statistics import median
from typing import Any

INK = "#2b3a42"
SEA = "#2f7f93"
BRASS = "#c98f2d"
RUST = "#b5533c"


def _figure(width: float, height: float, panels: int = 1) -> tuple[Any, Any]:
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
    return pyplot.subplots(1, panels, sharey=True, figsize=(width, height), layout="constrained")


def _svg(figure: Any) -> str:
    from matplotlib import pyplot

    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    pyplot.close(figure)
    return text.getvalue()[text.getvalue().index("<svg") :]


def number(value: float, sign: str = "") -> str:
    """A number as people write it: thousands separated, decimals only where they matter; ``sign="+"`` shows the sign."""
    if abs(value) >= 100 or value == int(value):
        return f"{value:{sign},.0f}"
    return f"{value:{sign}.1f}" if abs(value) >= 10 else f"{value:{sign}.2g}"


def _edges(values: Sequence[float]) -> list[float]:
    """Bins that each hold the same number of whole numbers, so that no bar is high because of its place."""
    low, high = floor(min(values)), ceil(max(values))
    width = max(1, ceil((high - low + 1) / 30))
    return [low - 0.5 + width * i for i in range(max(6, (high - low) // width + 1) + 1)]


def histogram(values: Sequence[float], label: str, counted: str = "games") -> str:
    figure, axes = _figure(5.2, 2.9)
    axes.hist(values, bins=_edges(values), color=SEA, edgecolor="white", linewidth=0.6)
    axes.margins(y=0.16)
    middle = median(values)
    axes.axvline(middle, color=RUST, linewidth=1.4)
    left, right = axes.get_xlim()
    beyond = middle > (left + right) / 2
    axes.annotate(
        f"median {number(middle)}",
        (middle, 1),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        xytext=(-4 if beyond else 4, -3),
        ha="right" if beyond else "left",
        va="top",
        color=RUST,
    )
    axes.set_xlabel(label)
    axes.set_ylabel(counted)
    from matplotlib.ticker import MaxNLocator

    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(nbins=6, integer=True))
        axis.set_major_formatter(_thousands)
    return _svg(figure)


def _thousands(value: float, _: int) -> str:
    return f"{value:,g}" if abs(value) < 1e6 else f"{value:,.0f}"


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
    axes.yaxis.set_major_formatter(_percent)
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
    axes.yaxis.set_major_formatter(_thousands)
    return _svg(figure)


def curve(xs: Sequence[float], ys: Sequence[float], xlabel: str, ylabel: str, fair: float | None = None) -> str:
    figure, axes = _figure(5.2, 2.9)
    axes.plot(xs, ys, color=SEA, linewidth=2.2)
    axes.fill_between(xs, ys, color=SEA, alpha=0.15)
    if fair is not None:
        axes.axhline(fair, color=RUST, linewidth=1.2, linestyle="--")
    axes.set_xlabel(xlabel)
    axes.set_ylabel(ylabel)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(_percent)
    return _svg(figure)


def _percent(value: float, _: int) -> str:
    return f"{100 * value:.0f} %"


def paired_bars(names: Sequence[str], winners: Sequence[float], others: Sequence[float]) -> str:
    """Each pair has a scale of its own, since money and ships differ in size.  The means stand beside the bars."""
    figure, axes = _figure(5.2, max(2.4, 0.42 * len(names) + 0.7))
    at = list(range(len(names)))
    scales = [max(abs(mine), abs(theirs)) or 1.0 for mine, theirs in zip(winners, others, strict=True)]
    for who, means, colour, shift in (("winners", winners, BRASS, -0.2), ("the others", others, "#9db8bf", 0.2)):
        lengths = [max(0.0, mean) / scale for mean, scale in zip(means, scales, strict=True)]
        axes.barh([y + shift for y in at], lengths, height=0.38, color=colour, label=who)
        for y, length, mean in zip(at, lengths, means, strict=True):
            axes.annotate(
                number(mean), (length, y + shift), textcoords="offset points", xytext=(4, 0), va="center", fontsize=8
            )
    axes.set_yticks(at, names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(0, 1.2)
    axes.xaxis.set_visible(False)
    axes.spines["bottom"].set_visible(False)
    figure.legend(frameon=False, loc="outside lower right", ncols=2)
    return _svg(figure)


def shares_by_place(
    panels: Sequence[tuple[str, Sequence[float], Sequence[tuple[float, float]]]],
    fair: float,
    places: Sequence[str],
    label: str,
) -> str:
    """A panel for each title: the share of wins at each place, with its interval."""
    figure, axes = _figure(2.1 * len(panels), 2.9, len(panels))
    at = range(len(places))
    for axis, (title, rates, intervals) in zip(axes, panels, strict=True):
        errors = [
            [rate - low for rate, (low, _) in zip(rates, intervals, strict=True)],
            [high - rate for rate, (_, high) in zip(rates, intervals, strict=True)],
        ]
        axis.axhline(fair, color=RUST, linewidth=1.2, linestyle="--")
        axis.errorbar(at, rates, yerr=errors, fmt="o", color=SEA, ecolor=INK, capsize=4, linewidth=1.2)
        axis.set_title(title, fontsize=10)
        axis.set_xticks(list(at), places)
        axis.set_xlim(-0.5, len(places) - 0.5)
        axis.yaxis.set_major_formatter(_percent)
    axes[0].set_ylim(0, 1.08 * max(high for _, _, intervals in panels for _, high in intervals))
    axes[0].set_ylabel("share of wins")
    figure.supxlabel(label, fontsize=10)
    return _svg(figure)


def differences(
    names: Sequence[str],
    means: Sequence[float],
    halves: Sequence[float],
    label: str = "difference, with 95 % interval",
) -> str:
    figure, axes = _figure(5.6, max(1.8, 0.5 * len(names) + 0.9))
    at = list(range(len(names)))
    axes.errorbar(means, at, xerr=halves, fmt="o", color=SEA, ecolor=INK, capsize=4)
    axes.axvline(0, color=RUST, linewidth=1.2, linestyle="--")
    axes.set_yticks(at, names)
    axes.invert_yaxis()
    axes.set_xlabel(label)
    return _svg(figure)


def course(
    xs: Sequence[float], means: Sequence[float], halves: Sequence[float], marked: float, xlabel: str, ylabel: str
) -> str:
    """A figure at several values of a number, each with its interval; the printed value is marked."""
    figure, axes = _figure(5.6, 3.0)
    axes.axvline(marked, color=RUST, linewidth=1.2, linestyle="--")
    axes.plot(xs, means, color=SEA, linewidth=1.4)
    axes.errorbar(xs, means, yerr=list(halves), fmt="o", color=SEA, ecolor=INK, capsize=3, markersize=4)
    axes.set_xlabel(f"{xlabel} (dashed: as it is now)")
    axes.set_ylabel(ylabel)
    return _svg(figure)
