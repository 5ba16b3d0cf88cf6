"""What people are shown of a table: the view of each seat, when it is made, and who is sent it."""
