"""The drawing of New Amsterdam's harbour, made by a pen that knows where everything lies."""
