"""What is said at New Bedford's table."""
