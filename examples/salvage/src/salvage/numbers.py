"""The streams of Salvage's dice: a wreck that is thrown does not change which charts are drawn."""

from roadstead.kernel.numbers import streams

STREAMS = streams("wreck, chart", thrown="wreck")
