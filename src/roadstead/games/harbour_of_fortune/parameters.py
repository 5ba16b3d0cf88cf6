"""What a variant of Harbour of Fortune may change; money is in guilders."""

from roadstead.games.harbour_of_fortune import data
from roadstead.kernel.parameters import IN_ORDER, counted, entries, number

MEMBERS = counted(data.HOUSEHOLD_INCOME)

PARAMETERS = (
    number("start_money", "START_MONEY", 1000, 20_000, "Money at the start"),
    number("draw", "DRAW", 1, 3, "Cards drawn at the end of a turn"),
    number("hand_limit", "HAND_LIMIT", 8, 20, "Cards that may be kept"),
    number("docking_tax", "DOCKING_TAX", 0, 3000, "Docking tax"),
    number("first_dock", "FIRST_DOCK", 0, 5000, "Prize for the first ship to dock"),
    number("profit", "PROFIT", 0, 500, "Business profit for each pip of the roll"),
    number("house_price", "HOUSE_PRICE", 200, 5000, "Price of a house"),
    number("dowry", "DOWRY", 0, 5000, "Dowry"),
    number("hire_price", "HIRE_PRICE", 0, 2000, "Price of a Jack"),
    number("jack_fee", "JACK_FEE", 0, 1000, "What a Jack takes for his work"),
    number("nurse_price", "NURSE_PRICE", 0, 2000, "What the Housekeeper costs"),
    entries("milestones", "MILESTONES", 0, 20_000, "Money that each next Jack needs", IN_ORDER[:4]),
    entries("rent", "RENT", 0, 5000, "Rent, by houses", counted(data.RENT)),
    entries("household_income", "HOUSEHOLD_INCOME", 0, 5000, "Household income, by active members", MEMBERS),
    number("district_bonus", "DISTRICT_BONUS", 0, 10_000, "Bonus for a whole district"),
    number("hat_bonus", "HAT_BONUS", 0, 10_000, "Bonus for the Director-General"),
    number("household_bonus", "HOUSEHOLD_BONUS", 0, 10_000, "Bonus for a big household"),
    number("jack_bonus", "JACK_BONUS", 0, 2000, "Bonus for each Jack"),
)
