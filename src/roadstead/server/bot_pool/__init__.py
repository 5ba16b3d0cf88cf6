"""The bots that can be seated, and the worker processes in which they think."""
