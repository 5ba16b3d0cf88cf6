"""The WebSocket between a browser and a table."""
