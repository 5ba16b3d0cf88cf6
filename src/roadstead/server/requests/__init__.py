"""What people ask for at a table: each request is granted or refused by one function here."""
