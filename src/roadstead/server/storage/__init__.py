"""The database: what is stored, how it is read, and the one thread that writes."""
