"""The rules of Supremacy with Fortuna, a module a stage."""
