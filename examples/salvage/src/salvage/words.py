"""What Salvage says in its own words; everything else is said from the declarations."""

PROMPTS = {"bid": lambda t, seat, names: f"The wreck is worth {t.worth()}. Which card do you bid?"}
REASONS = {"bid": lambda t, seat, action: f"You have played your {action + 1}."}
