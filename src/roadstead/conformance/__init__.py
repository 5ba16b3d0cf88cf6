"""What every game must pass: written once, and knowing no game by name."""
