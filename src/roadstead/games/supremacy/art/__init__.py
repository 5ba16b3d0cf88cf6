"""The rooms where Supremacy's table is drawn."""
