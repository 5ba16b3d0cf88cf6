"""What a variant of Supremacy may change; money is in millions of dollars."""

from roadstead.games.supremacy import data
from roadstead.kernel.parameters import counted, entries, number

WEAPONS = ("nuke", "l-star", "k-sat", "neutron bomb")

PARAMETERS = (
    number("cash", "CASH", 1000, 20_000, "Money at the start"),
    number("stock", "STOCK", 0, 12, "Supplies of each kind at the start"),
    number("start_step", "START_STEP", 0, 17, "Step of the ladder on which every market begins, counted from 0"),
    entries("ladder", "LADDER", 1, 2000, "Prices of the market's ladder", counted(data.LADDER, "step")),
    number("unit_salary", "UNIT_SALARY", 0, 100, "Salary of an army or a navy"),
    number("company_salary", "COMPANY_SALARY", 0, 500, "Salary of a company"),
    number("unit_price", "UNIT_PRICE", 10, 1000, "Price of an army or a navy"),
    number("card_price", "CARD_PRICE", 50, 1000, "Price of turning a card"),
    entries("weapon_prices", "WEAPON_PRICE", 50, 3000, "Price of a weapon", WEAPONS, first=1),
    number("company_worth", "COMPANY_WORTH", 0, 1000, "What a company counts at detente"),
    number("unit_worth", "UNIT_WORTH", 0, 1000, "What a unit counts at detente"),
)
