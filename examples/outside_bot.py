"""A bot in any language is a program like this one: a line of JSON in, one of its legal actions out.

Play against it with

    roadstead play jamaica --bots "exec:python3 examples/outside_bot.py"
"""

import json
import sys

LIKED = ("steal", "card forward", "card gold", "sail inner", "reroll")

for line in sys.stdin:
    asked = json.loads(line)
    liked = [text for text in asked["legal"] if text.startswith(LIKED)]
    print((liked or asked["legal"])[0], flush=True)
