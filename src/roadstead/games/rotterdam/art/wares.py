"""Raw materials and products, each drawn about its middle some 40 wide."""

from roadstead.kernel.kit.shapes import disc, ink, stroke
from roadstead.kernel.pen import group, tag

DARK = "#2b2118"


def _shadow(wide: float = 13, down: float = 15) -> str:
    return tag("ellipse", cx=1, cy=down, rx=wide, ry=3, fill="#000", opacity=0.3)


def oil() -> str:
    return (
        _shadow() + ink("M-12 -13V12Q0 18 12 12V-13Z", "#25272b", "#08090a", 1.5)
        + ink("M-12 -13V12Q-9 14 -6 14.6V-12Z", "#5b6068") + tag("ellipse", cy=-13, rx=12, ry=4.4, fill="#43474e",
                                                              stroke="#08090a", stroke_width=1.4)
        + stroke("M-12 -4Q0 1 12 -4M-12 5Q0 10 12 5", "#777d86", 1.8) + disc(4, -13.4, 2, "#0c0d0f")
        + ink("M0 -3c4 5 4 7 2.6 9.4a3.4 3.4 0 0 1 -5.2 0c-1.4 -2.4 -1.4 -4.4 2.6 -9.4z", "#e9edf0", "#08090a", 0.8)
    )  # fmt: skip


def grain() -> str:
    ear = "".join(f"M0 {y}q-6 -1 -6 -6q5 0 6 6q1 -6 6 -6q0 5 -6 6" for y in (-1, 4, 9))
    return (
        _shadow() + ink("M-11 -9Q-17 4 -12 14Q0 18 12 14Q17 4 11 -9Q6 -6 0 -7Q-6 -6 -11 -9Z", "#eac23f", "#6b4a0a", 1.5)
        + ink("M-11 -9Q-17 4 -12 14Q-8 16 -5 16Q-11 4 -7 -7.4Z", "#f8e08a")
        + ink("M-11 -10Q-8 -16 -3 -13Q0 -17 4 -13Q9 -16 11 -10Q6 -6 0 -7Q-6 -6 -11 -10Z", "#d1a42b", "#6b4a0a", 1.2)
        + stroke("M0 13V-2", "#6b4a0a", 1.3) + ink(ear, "#9a6a12")
    )  # fmt: skip


def containers() -> str:
    return (
        _shadow(16) + ink("M-17 -7L-9 -12H17V7L9 13H-17Z", "#8d949b", "#2c3034", 1.5)
        + ink("M-17 -7L-9 -12H17L9 -7Z", "#c3c9ce", "#2c3034", 1) + ink("M9 -7L17 -12V7L9 13Z", "#646b72", "#2c3034", 1)
        + stroke("M-13 -4V10M-9 -4V10M-5 -4V10M-1 -4V10M3 -4V10", "#646b72", 1.7) + stroke("M13 -9V10", "#3c4146", 1)
    )  # fmt: skip


def fruit() -> str:
    def apple(x: float, y: float) -> str:
        return (
            disc(x, y, 6.4, "#d5342b", "#5c0d0a", 1.2)
            + disc(x - 2, y - 2.2, 1.8, "#ff9d8a")
            + stroke(f"M{x} {y - 6}q1 -3 3 -3.4", "#4a2c16", 1.2)
        )

    return (
        _shadow(15) + apple(-8, -5) + apple(8, -5) + apple(0, -8)
        + ink("M-16 -1H16L13 14H-13Z", "#c08b4f", "#3a220e", 1.5) + stroke("M-14.6 6.4H14.6M-7 -1L-6 14M7 -1L6 14", "#6d4520", 1.2)
        + ink("M-5 2h10v7h-10z", "#f7e7c4", "#6d4520", 0.8) + disc(0, 5.6, 2.6, "#d5342b")
    )  # fmt: skip


def material(number: int) -> str:
    return (oil, grain, containers, fruit)[number]()


def gasoline() -> str:
    return (
        _shadow() + ink("M-11 -8L-6 -14H11V14H-11Z", "#c8372c", "#4d0b08", 1.5) + ink("M-11 -8L-6 -14H-3V14H-11Z", "#ec7a68")
        + ink("M-12 -14L-8 -18L-5 -15L-9 -11Z", "#3a3f44", "#16181a", 1) + stroke("M-2 -14V-18H9V-14", "#4d0b08", 2.4)
        + stroke("M-7 -4L8 10M8 -4L-7 10", "#7d1812", 2.2) + disc(0.5, 3, 5, "#fbe7a6", "#4d0b08", 1)
        + ink("M.5 -.6c2.6 3 2.6 4.4 1.7 5.6a2.3 2.3 0 0 1 -3.4 0c-.9 -1.2 -.9 -2.6 1.7 -5.6z", "#c8372c")
    )  # fmt: skip


def plastics() -> str:
    return (
        _shadow() + ink("M-13 4Q-14 14 -3 14H6Q15 13 14 2Q9 5 5 3Q10 0 9 -7Q7 -14 0 -13Q-7 -12 -7 -5Q-7 -1 -4 2Q-9 1 -13 4Z",
                        "#f7d23e", "#6d4d05", 1.5)
        + ink("M-7 -8L-15 -6Q-14 -2 -7 -3Z", "#ef7d22", "#6d3505", 1.2) + disc(-2, -7.6, 1.7, DARK)
        + stroke("M0 6q5 4 9 0", "#a87608", 1.8) + stroke("M2 -10q3 0 4 3", "#fff6c8", 2)
    )  # fmt: skip


def bread() -> str:
    return (
        _shadow(16) + ink("M-16 4Q-18 -8 -8 -9Q0 -14 9 -9Q18 -7 16 4Q15 12 8 12H-8Q-15 12 -16 4Z", "#c9853c", "#5a300b", 1.5)
        + ink("M-14 1Q-14 -6 -7 -7Q0 -11 8 -7Q13 -6 14 -1Q0 -5 -14 1Z", "#eab469")
        + stroke("M-9 -5l4 9M-1 -7l4 10M7 -6l3 8", "#7d460f", 2)
    )  # fmt: skip


def cookies() -> str:
    chips = "".join(disc(x, y, 1.8, "#4a2509") for x, y in ((-8, -6), (-2, -9), (-4, 0), (-10, 1)))
    front = "".join(disc(x, y, 2, "#4a2509") for x, y in ((3, 2), (9, 4), (5, 9), (0, 7), (10, 10)))
    return (
        _shadow(15) + disc(-5, -3, 10.5, "#d69a4e", "#5a300b", 1.4) + chips + disc(5.5, 5.4, 10.5, "#e3ac62", "#5a300b", 1.4)
        + stroke("M-1 1a8.4 8.4 0 0 1 6 -4", "#f9dba6", 2) + front
    )  # fmt: skip


def shoes() -> str:
    return (
        _shadow(17, 13) + ink("M-17 -9Q-11 -6 -7 -9Q-1 0 9 1Q17 2 17 9Q17 12 13 12H-15Q-18 12 -17 8Z", "#8a4b26", "#38190a", 1.5)
        + ink("M-17 8Q0 11 17 8Q17 12 13 12H-15Q-18 12 -17 8Z", "#38190a") + ink("M7 1Q16 2 16 7Q9 7 7 1Z", "#b8703f")
        + stroke("M-6 -3l4 -3M-3 0l4 -3M0 2.6l4 -3", "#f7e7c4", 1.6) + stroke("M-14 -5Q-11 -3 -8 -5", "#d69a6a", 1.4)
    )  # fmt: skip


def clothes() -> str:
    return (
        _shadow(14) + ink("M-5 -13L-17 -7L-13 2L-9 0V14H9V0L13 2L17 -7L5 -13Q0 -8 -5 -13Z", "#2f76b5", "#0d2c4d", 1.5)
        + ink("M-5 -13L-17 -7L-13 2L-9 0V14H-5V-6Z", "#6ba6d8") + stroke("M-5 -13Q0 -6 5 -13", "#fdf6e0", 2)
        + stroke("M-8.6 4H8.6M-8.6 8.4H8.6", "#fdf6e0", 1.8)
    )  # fmt: skip


def juice() -> str:
    return (
        _shadow(12) + ink("M-9 -8H9L6.4 14H-6.4Z", "#f7fbfa", "#3c5a5e", 1.4) + ink("M-8.4 -3H8.4L6 13H-6Z", "#f59a23")
        + ink("M-8.4 -3H-4L-3.4 13H-6Z", "#ffc46a") + stroke("M2 4L8 -18L13 -19", "#d5342b", 2)
        + disc(-8, -9, 6.6, "#f7a62e", "#8a4a05", 1.2) + stroke("M-8 -15v12M-14 -9h12M-12 -13l8 8M-4 -13l-8 8", "#fde6b4", 1)
    )  # fmt: skip


def jam() -> str:
    return (
        _shadow(13) + ink("M-10 -8Q-13 -6 -13 0V11Q-13 15 -9 15H9Q13 15 13 11V0Q13 -6 10 -8Z", "#b51f3d", "#4d0618", 1.5)
        + ink("M-10 -7Q-11 -4 -11 0V10Q-11 13 -8 13V-7Z", "#ea6d84") + ink("M-12 -15H12V-8H-12Z", "#f4ead2", "#4a2c16", 1.3)
        + stroke("M-8 -15v7M-3 -15v7M3 -15v7M8 -15v7", "#d5342b", 2) + ink("M-8 -1H9V9H-8Z", "#fdf6e0", "#4d0618", 0.9)
        + ink("M0.5 7Q-4.6 3.6 -3 1.4Q-1 .2 .5 2Q2 .2 4 1.4Q5.6 3.6 .5 7Z", "#d5342b")
    )  # fmt: skip


def product(number: int) -> str:
    return (gasoline, plastics, bread, cookies, shoes, clothes, juice, jam)[number]()


def coin(text_room: bool = False) -> str:
    return (
        tag("ellipse", cx=1, cy=2.5, rx=13, ry=13, fill="#000", opacity=0.35)
        + disc(0, 0, 13, "url(#rot-gilt)", "#6b4a0a", 1.5) + disc(0, 0, 9.6, "none", "#a8781c", 1)
        + ("" if text_room else group(stroke("M5 -5Q-3 -8 -4 0Q-3 8 5 5M-7 -1.6h8M-7 1.6h8", "#6b4a0a", 1.9)))
    )  # fmt: skip
