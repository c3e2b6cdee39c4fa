"""``python -m bgaudit``."""

if __name__ == "__main__":  # A worker process imports this module, and needs no command line.
    from bgaudit.cli import main

    main()
