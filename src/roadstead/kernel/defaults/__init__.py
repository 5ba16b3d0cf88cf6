"""What a game has without writing it: words, a drawn table and numbers for learners, all from its declarations."""
