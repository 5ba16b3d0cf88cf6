"""What Salvage says beyond its catalogue's entries about questions and actions; what is in neither is said from the declarations."""

from roadstead.kernel.messages import say

PROMPTS = {"bid": lambda t: say("prompt-bid", worth=int(t.worth()))}
REASONS = {"bid": lambda card: say("no-bid-played", card=int(card) + 1)}
