"""The drawing kit: what most tables have lying on them, drawn once for all games.

``shapes`` is the pen, ``cards``, ``dice``, ``mats`` and ``tokens`` are the things, ``ornaments`` is what a picture is dressed
with, and ``board`` puts it together.  Everything is a piece of SVG as text; a game keeps what is its own alone.
"""
