"""Written by tools/generate.py from the declarations of this game: change those, not these."""
