"""Pages and files over plain HTTP."""
