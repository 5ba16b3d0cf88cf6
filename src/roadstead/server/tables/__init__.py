"""Tables that are awake: their game, their log, those connected, and how a change is written."""
