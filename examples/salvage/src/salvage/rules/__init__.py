"""The rules of Salvage, a module a phase."""
