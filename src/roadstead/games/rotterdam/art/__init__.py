"""The drawing of Rotterdam's table, a room for each part of the picture."""
