"""What bots and learners make of New Bedford's table."""
