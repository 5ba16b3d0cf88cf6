"""What bots and learners use of Supremacy."""
