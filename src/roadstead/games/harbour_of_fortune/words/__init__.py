"""What is said at the table of Harbour of Fortune."""
