"""New Bedford's rules, a module for each part of the round."""
