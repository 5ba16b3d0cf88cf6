"""Written by roadstead generate from the declarations of this game: change those, not these."""
