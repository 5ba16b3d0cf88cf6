"""What bots and learners need to know of Rotterdam."""
