"""What Salvage says in its own words; everything else is said from the declarations."""

PROMPTS = {"bid": lambda t: f"The wreck is worth {t.worth()}. Which card do you bid?"}
REASONS = {"bid": lambda card: f"You have played your {card + 1}."}
