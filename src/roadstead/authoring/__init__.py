"""For those who write a game: the code that follows from its declarations, and a new game to begin with."""
