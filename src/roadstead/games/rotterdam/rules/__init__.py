"""Rotterdam's rules, one module a phase."""
