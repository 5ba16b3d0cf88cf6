"""Cleans what people write, names and chat, of everything that could deceive a reader."""

import unicodedata

# Characters that are invisible although they count as letters, marks or symbols.
_BLANK = {
    chr(code)
    for code in (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159),
        *range(0x180B, 0x1810),  # Mongolian variation selectors
        *range(0xFE00, 0xFE10),  # variation selectors
        *range(0xE0100, 0xE01F0),
    )
}
_JOINERS = "\u200c\u200d"  # between two letters they change how the letters are drawn
_AS_PICTURE = "\ufe0f"  # after a symbol: drawn as a picture
MOST_MARKS = 3  # accents on one letter; more would climb over the lines above

# Letters of other scripts, digits and signs that look like a Latin letter.
_LOOKALIKES = {
    letter: seen
    for seen, letters in {
        "a": "аɑα∀ⱥ", "b": "ьвβƅЬʙ", "c": "сϲᴄⅽ", "d": "ԁɗⅾ", "e": "еєɛεҽ℮", "f": "ғſϝ", "g": "ɡցğ", "h": "нһհɦ",
        "i": "іιıɩӏ|!1lן", "j": "јϳ", "k": "кκҝᴋ", "m": "мϻⅿ", "n": "ոпηɴ", "o": "оοσօ0ᴏο۵๐", "p": "рρƿ", "q": "ԛգ",
        "r": "гᴦɾ", "s": "ѕʂꜱ$", "t": "тτᴛ", "u": "υսʋᴜ", "v": "ѵνⅴᴠ", "w": "ѡωԝɯᴡ", "x": "хχⅹ×", "y": "уүγʏ", "z": "ᴢʐ",
    }.items()
    for letter in letters
}  # fmt: skip


def cleaned(text: str, longest: int) -> str:
    """One line of plain text, without control characters, changes of direction and invisible marks, and with single blanks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter == _AS_PICTURE and kept and unicodedata.category(kept[-1]) == "So":
            kept.append(letter)
            continue
        if letter in _BLANK or kind in ("Cs", "Co", "Cn") or (kind == "Cf" and letter not in _JOINERS):
            continue
        if kind in ("Cc", "Zl", "Zp"):
            letter = " "
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    line = " ".join("".join(kept).split())[:longest].strip()
    return line if any(_is_seen(letter) for letter in line) else ""


def _is_seen(letter: str) -> bool:
    """Whether this character alone is visible; an accent or a joiner is not."""
    return unicodedata.category(letter)[0] in "LNPS"


def same_name(one: str, other: str) -> bool:
    """Whether one name could be mistaken for the other."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    """What the eye sees of a name: no accents, blanks or signs, and Latin letters for those that look like them."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [_LOOKALIKES.get(letter, letter) for letter in plain]
    seen = [letter for letter in letters if unicodedata.category(letter)[0] in "LN"]
    return "".join(seen).replace("rn", "m").replace("vv", "w") or "".join(plain.split())


def sentence(error: Exception | str) -> str:
    """An error's words as a sentence, or as one in each line."""
    return "\n".join(f"{words[:1].upper()}{words[1:]}." for words in str(error).split("\n"))
