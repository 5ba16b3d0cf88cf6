"""Several servers over one database: who is there, who has which table, and the links between them."""
