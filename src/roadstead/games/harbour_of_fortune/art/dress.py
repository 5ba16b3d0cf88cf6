"""How people look and what they wear: parts of a portrait, each drawn for the same sitter."""

from roadstead.games.harbour_of_fortune.art.emblems import DARK, drawn
from roadstead.kernel.pen import tag

SKIN, ROSE = "#f0c9a0", "#d98a6a"


def body(fill: str, shade: str = "#000") -> str:
    return drawn("M2 58Q4 42 18 39.500H33Q47 42 49 58Z", fill, 0.9) + tag(
        "path", d="M33 39.500Q47 42 49 58H36Q38 46 33 39.500Z", fill=shade, opacity=0.25
    )


def head(skin: str = SKIN) -> str:
    return (
        tag("path", d="M21 33H30V42Q25.5 45 21 42Z", fill=skin)
        + drawn("M17 25C17 17 21 15 25.5 15S34 17 34 25C34 33 29.5 38.5 25.5 38.500S17 33 17 25Z", skin, 0.8)
        + tag("path", d="M30 17Q34 19 34 25C34 33 29.5 38.5 26 38.500Q32 32 30 17Z", fill="#8a4a24", opacity=0.3)
        + drawn("M20 25.500q2 -1.6 4 0M27.5 25.500q2 -1.6 4 0", "none", 1)
        + tag("path", d="M20.5 22.700q1.8 -1.2 3.6 0M27.5 22.700q1.8 -1.2 3.6 0", fill="none", stroke="#5a3a1a",
              stroke_width=0.9)
        + tag("path", d="M25.5 25.500l-1.2 4.800h2", fill="none", stroke="#a8683c", stroke_width=0.9)
        + tag("path", d="M22.5 33.500q3 1.6 6 0", fill="none", stroke="#9c3a2c", stroke_width=1.4)
        + tag("circle", cx=20, cy=30, r=2, fill=ROSE, opacity=0.5)
    )  # fmt: skip


def ruff() -> str:
    folds = "".join(f"M25.5 41L{10 + 3.4 * k:.1f} {45.5 - abs(k - 4.5) * 0.9:.1f}" for k in range(10))
    return tag("ellipse", cx=25.5, cy=41.5, rx=17, ry=5.5, fill="#fffaf0", stroke=DARK, stroke_width=0.8) + tag(
        "path", d=folds, stroke="#b8ac94", stroke_width=0.9
    )


def collar() -> str:
    return drawn("M25.5 41L12 40Q10 47 15 50L25.5 45L36 50Q41 47 39 40Z", "#fffaf0", 0.8) + tag(
        "path", d="M14 48l3 -1M18 47l3 -1M37 48l-3 -1M33 47l-3 -1", stroke="#b8ac94", stroke_width=0.9
    )


def wide_hat(fill: str, band: str, plume: str = "") -> str:
    feather = drawn("M32 15C33 6 42 4 46 9C41 9 40 14 35 16Z", plume, 0.7) if plume else ""
    return (
        drawn("M8 18Q25 10 43 18Q44 21 40 20.500Q25 15.5 11 20.500Q7 21 8 18Z", fill, 0.9)
        + drawn("M17 16Q17 6 25.5 6T34 16Q25 12.5 17 16Z", fill, 0.9)
        + tag("path", d="M17 13.500Q25 10 34 13.500V16Q25 12.5 17 16Z", fill=band)
        + feather
    )


def cap(fill: str = "#fffaf0") -> str:
    return drawn("M15 29C12 18 17 10 25.5 10S39 18 36 29Q34 27 33.5 22Q25 15 17.5 22Q17 27 15 29Z", fill, 0.9) + tag(
        "path", d="M17 17Q25 11 34 17", fill="none", stroke="#b8ac94", stroke_width=0.9
    )


def locks(fill: str, low: float = 40) -> str:
    outer = f"M16 {low:g}C9 34 12 12 25.5 11.5S42 34 35 {low:g}"
    inner = f"Q32 34 34 24Q31 19 25.5 18.5T17 24Q19 34 16 {low:g}Z"
    return drawn(outer + inner, fill, 0.8)


def beard(fill: str) -> str:
    return drawn(
        "M17.5 28Q18 40 25.5 43Q33 40 33.5 28Q31 32 28 31.500Q25.5 30 23 31.500Q20 32 17.5 28Z", fill, 0.7
    ) + tag("path", d="M23 34q2.5 1.2 5 0", fill="none", stroke="#9c3a2c", stroke_width=1.3)
