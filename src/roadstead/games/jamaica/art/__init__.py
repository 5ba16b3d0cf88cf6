"""The drawing of the Jamaica table, made by a pen that follows the geometry of the route."""
