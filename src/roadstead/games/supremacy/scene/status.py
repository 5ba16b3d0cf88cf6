"""Below the map: the stage of the turn, clouds, and the news."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.art import strip
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.scene.table import Table
from roadstead.games.supremacy.words.names import STAGES, disease, figures, headline
from roadstead.kernel.words import capitalised, counted

LINE = 47  # letters that fit on a line of the news


def stages(d: Table) -> None:
    """The seven stages; that of now is framed, and a bid to play it is made there."""
    t = d.t
    for stage in range(1, 8):
        now = stage == t.stage
        label = f"Stage {stage}: {STAGES[stage]}{' (now)' if now else ''}"
        bid = "play" if now and d.kind == frames.BID else ""
        d.put(f"stage-{stage}", "sup-stage" if now else "sup-tile", strip.STAGE_PLACES[stage - 1], label=label, do=bid)
    d.write("turn", f"{max(int(t.turn), 1)}/{t.turns}", strip.TURN_PLACE, "number light size-m")
    x, y = strip.TURN_PLACE
    d.put("turn-plate", "sup-plate", (x, y - 10), label=f"Turn {max(int(t.turn), 1)} of {t.turns}")
    d.write("clouds", t.clouds, strip.CLOUD_NUMBER, "number light size-m")
    label = f"{counted(int(t.clouds), 'mushroom cloud')}; the twelfth may end the world"
    d.put("clouds-plate", "sup-plate", (strip.CLOUD_PLACE[0], strip.MIDDLE), label=label)


def news(d: Table) -> None:
    """The card being followed, and how many are still to come."""
    t = d.t
    if not t.fortuna:
        d.write("news-0", "No Fortuna cards in this game", strip.NEWS_LINES[0], "start name dark size-m")
        return
    cards = list(t.card_at)
    pile = cards.count(data.IN_PILE)
    d.write("pile", pile, strip.PILE_NUMBER, "number light size-m")
    d.put(
        "pile-plate",
        "sup-plate",
        (strip.PILE_PLACE[0], strip.MIDDLE),
        label=f"Fortuna: {counted(pile, 'card')} in the pile",
    )
    card = cards.index(data.FOLLOWED) if data.FOLLOWED in cards else -1
    if card < 0:
        lines, full = ["No news is being followed"], "Fortuna: no news is being followed"
    elif card >= data.HEADLINE_CARDS:
        count = counted(int(t.board.meteors[card - data.HEADLINE_CARDS]), "meteor")
        lines, full = [f"Meteors crash: {count}"], f"Fortuna: {count} will crash"
    else:
        told = [capitalised(headline(t.board, 2 * card + nth)) for nth in range(2)]
        lines, full = [brief(d, 2 * card + nth) for nth in range(2)], f"Fortuna: {'; '.join(told)}"
    for nth, text in enumerate(lines):
        shown = text if len(text) <= LINE else f"{text[: LINE - 1]}…"
        d.write(f"news-{nth}", shown, strip.NEWS_LINES[nth], "start name dark size-m")
    x, y, width, height = strip.NEWS
    d.put("news", "sup-news", (x + width / 2, y + height / 2), label=full)


def brief(d: Table, head: int) -> str:
    """A headline in a few words."""
    board = d.t.board
    kind = board.kind[head]
    zone = board.where[head]
    what = data.KIND_NAMES[kind].replace("_", " ") if data.VERB[kind] != data.DISEASE else disease(board.figure[head])
    told = capitalised(what)
    if zone >= 0:
        told += f", {board.zone_names[zone]}"
    return told + figures(board, head)
