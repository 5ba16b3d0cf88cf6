"""`python -m roadstead.cli` is the `roadstead` command."""

from roadstead.cli import main

if __name__ == "__main__":
    main()
