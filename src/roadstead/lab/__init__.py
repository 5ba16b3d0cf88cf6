"""Many games: what bots make of a game's rules, and how fast it all goes."""
