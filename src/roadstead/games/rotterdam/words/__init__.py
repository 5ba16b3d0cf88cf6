"""What is said at Rotterdam's table."""
