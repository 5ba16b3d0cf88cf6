"""What is said at Supremacy's table."""
