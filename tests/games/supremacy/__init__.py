"""Supremacy: a test for every clause, the swaps of its secrets, its data files."""
