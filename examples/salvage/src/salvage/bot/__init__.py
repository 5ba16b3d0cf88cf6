"""What bots know of Salvage."""
