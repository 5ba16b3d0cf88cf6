"""The drawing of New Bedford: the town on its hill, the harbour and the sea before it."""
