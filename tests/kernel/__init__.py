"""The kernel by itself, without any of the games on the table."""
