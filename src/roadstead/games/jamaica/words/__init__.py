"""What is said at Jamaica's table."""
