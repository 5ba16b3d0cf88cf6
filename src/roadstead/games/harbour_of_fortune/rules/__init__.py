"""The rules of Harbour of Fortune, a module for each part of the turn."""
