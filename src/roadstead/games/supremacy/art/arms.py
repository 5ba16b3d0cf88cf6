"""Weapons: nukes, L-stars, and those of the options."""

from roadstead.kernel.pen import TAU, line, polar, tag

DARK = "#1d160e"


def nuke() -> str:
    return (
        tag("path", d="M14 1Q20 7 19 20H9Q8 7 14 1Z", fill="#c3ccd2", stroke=DARK, stroke_width=1.2)
        + tag("path", d="M14 1Q17.4 4 18.3 9H9.7Q10.6 4 14 1Z", fill="#c8322b", stroke=DARK, stroke_width=0.8)
        + tag("path", d="M9 17L4 24H10ZM19 17L24 24H18Z", fill="#5d6a75", stroke=DARK, stroke_width=1)
        + tag("path", d="M10 21Q14 31 18 21Q14 24 10 21Z", fill="url(#sup-fire)")
        + tag("circle", cx=14, cy=14, r=2.6, fill="#f2c33c", stroke=DARK, stroke_width=0.8)
    )


def l_star() -> str:
    return (
        tag("path", d="M1 8L10 12L8 18L-1 14ZM27 8L18 12L20 18L29 14Z", fill="#2f6fb0", stroke=DARK, stroke_width=1)
        + tag("path", d="M4 10L2.4 15.4M7 11.4L5.4 16.8M24 10L25.6 15.4M21 11.4L22.6 16.8", stroke="#bfe0f5",
              stroke_width=0.7)
        + tag("path", d=line([polar((14, 14), 9 if k % 2 == 0 else 4, TAU * k / 16) for k in range(16)], True),
              fill="#e9c766", stroke=DARK, stroke_width=1)
        + tag("circle", cx=14, cy=14, r=3, fill="#7be0ff", stroke=DARK, stroke_width=0.8)
        + tag("path", d="M14 18L12 28M14 18L16 28", stroke="#7be0ff", stroke_width=1, opacity=0.8)
    )  # fmt: skip


def k_sat() -> str:
    """A satellite with a harpoon."""
    return (
        tag("path", d="M0 10H9V18H0ZM19 10H28V18H19Z", fill="#7a3b2f", stroke=DARK, stroke_width=1)
        + tag("path", d="M3 10V18M6 10V18M22 10V18M25 10V18", stroke="#e9b9a6", stroke_width=0.7)
        + tag("rect", x=9, y=8, width=10, height=12, rx=3, fill="#b9c3c7", stroke=DARK, stroke_width=1)
        + tag("path", d="M14 8V-1M10.5 3L14 -2L17.5 3", fill="none", stroke="#e5261c", stroke_width=1.6)
        + tag("circle", cx=14, cy=14, r=2.6, fill="#e5261c", stroke=DARK, stroke_width=0.8)
    )


def neutron_bomb() -> str:
    """A casing with the orbits of an atom on it."""
    orbit = {
        "cx": "14",
        "cy": "14",
        "rx": "12",
        "ry": "4.4",
        "fill": "none",
        "stroke": "#1d7a3c",
        "stroke_width": "1.3",
    }
    return (
        tag("circle", cx=14, cy=14, r=12.6, fill="#e8efe0", stroke=DARK, stroke_width=1)
        + tag("ellipse", **orbit)
        + tag("ellipse", transform="rotate(60 14 14)", **orbit)
        + tag("ellipse", transform="rotate(120 14 14)", **orbit)
        + tag("circle", cx=14, cy=14, r=2.8, fill="#1d7a3c", stroke=DARK, stroke_width=0.8)
    )
