"""What `maskable_ppo.py` has learned as bots that play everywhere, with numpy alone: no torch is needed.

roadstead play jamaica --bots examples/ppo_bot.py:Jamaica1
roadstead tournament jamaica --bots examples/ppo_bot.py:Jamaica1,greedy --games 200
"""

from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent / "weights"


class Ppo:
    """The policy's three layers; it takes the legal action that it likes best.  It was trained at tables for two."""

    file = ""

    def __init__(self, game, seed):
        with np.load(WEIGHTS / self.file) as found:
            count = sum(name.startswith("weight") for name in found.files)
            self.layers = [
                (found[f"weight{n}"].astype(np.float32), found[f"bias{n}"].astype(np.float32)) for n in range(count)
            ]
        self.encoder = game.encoder
        if self.encoder.width(2) != self.layers[0][0].shape[1] or game.actions.size != len(self.layers[-1][1]):
            raise ValueError(f"{self.file} was learned with another version of {game.title}: train it again")

    def choose(self, view, seat):
        if view.seats != 2:
            raise ValueError("this bot has learned to play at tables for two only")
        row = np.array(self.encoder.row(view, seat), np.float32)
        for number, (weight, bias) in enumerate(self.layers):
            row = weight @ row + bias
            if number + 1 < len(self.layers):
                row = np.tanh(row)
        legal = view.legal(seat)
        return int(legal[int(np.argmax(row[legal]))])


class Jamaica1(Ppo):
    file = "ppo_jamaica_1.npz"


class Jamaica2(Ppo):
    file = "ppo_jamaica_2.npz"


class Jamaica3(Ppo):
    file = "ppo_jamaica_3.npz"


class NewBedford1(Ppo):
    file = "ppo_new_bedford_1.npz"


class HarbourOfFortune1(Ppo):
    file = "ppo_harbour_of_fortune_1.npz"


class Rotterdam1(Ppo):
    file = "ppo_rotterdam_1.npz"


class Supremacy1(Ppo):
    file = "ppo_supremacy_1.npz"
