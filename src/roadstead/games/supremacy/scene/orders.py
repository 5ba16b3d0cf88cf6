"""Signs on the own mat for choices that are no place and no piece of their own."""

from roadstead.games.supremacy.scene.table import Table

# The sign of each action, by its text.
SIGNS: dict[str, str] = {
    "play": "yes",
    "pass": "no",
    "pay": "yes",
    "refuse": "no",
    "accept": "yes",
    "decline": "no",
    "propose": "yes",
    "withdraw": "no",
    "in return": "trade",
    "use antidote": "syringe",
    "keep antidote": "no",
    "draw antidote": "syringe",
    "run all": "gears",
    "borrow": "coin",
    "attack": "swords",
    "airborne": "chute",
    "fight": "swords",
    "fight bare": "sword",
    "retreat": "back",
    "surrender": "flag",
    "airlift": "plane",
    "load": "load",
    "unload": "unload",
    "shift": "shift",
    "turn card": "card",
    "stop": "bell",
    "done": "bell",
    "space burst": "burst",
    "duel": "burst",
    "sell nuke": "sell-nuke",
    "sell l-star": "sell-l-star",
    "research nuke": "find-nuke",
    "research l-star": "find-l-star",
    "march": "road",
    "sail": "ship",
}
# What is added to an offer and has no piece on a mat.
PARTS: dict[str, tuple[str, str]] = {
    "add cash 100": ("coin", "100"),
    "add cash 500": ("coin", "500"),
    "add cash 1000": ("coin", "1000"),
    "add leave to pass": ("road", ""),
    "add leave to work": ("work", ""),
}
ENDINGS = ("done", "stop")
EVERYWHERE = (*ENDINGS, "play")  # signs that are there although something else stands for them too


def wanted(d: Table, room: int) -> list[tuple[str, str, str]]:
    """What is to be ordered now, at most so much: the action, its sign, and what is written on it; an ending comes last."""
    shown = {piece.do for piece in d.found if piece.do}
    texts = [text for text in _in_order(d) if text not in shown or text in EVERYWHERE]
    signs = [(text, SIGNS[text], "") for text in texts if text in SIGNS]
    signs.sort(key=lambda sign: sign[0] in ENDINGS)
    counts = [
        (text, "ship" if text.startswith("ship ") else "blank", text.split()[1].capitalize())
        for text in texts
        if text.startswith(("count ", "ship "))
    ]
    free = max(room - len(signs), 0)
    if len(counts) > free:
        counts = [*counts[: free - 1], counts[-1]] if free else []
    return (counts + signs)[:room]


def _in_order(d: Table) -> list[str]:
    text = d.t.game.actions.text
    return [text(action) for action in d.t.legal(d.seat)] if d.legal and d.seat is not None else []


def sign(
    d: Table, key: str, action: str, shape: str, text: str, at: tuple[float, float], mat: str, scale: float = 1.0
) -> None:
    """One button on a mat."""
    d.put(key, f"sup-do-{shape}", at, parent=mat, label=d.said(action), do=action, scale=scale)
    if text:
        place = (-1.0, -5.0) if shape == "ship" else (-1.0, -0.5)
        d.write(f"{key}-text", text, place, f"number dark size-{'s' if len(text) > 3 else 'm'}", parent=key)
