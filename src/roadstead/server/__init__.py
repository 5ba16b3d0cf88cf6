"""Tables people share: seats, live updates, fair dice, and a store that nothing acknowledged is ever lost from."""
