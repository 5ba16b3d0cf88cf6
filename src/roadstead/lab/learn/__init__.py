"""Judgement learned from play: games between bots, a net fitted to how they ended, and a file of weights."""
