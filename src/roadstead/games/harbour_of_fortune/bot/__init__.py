"""What bots and learners need to know of Harbour of Fortune."""
