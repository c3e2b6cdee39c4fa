"""What is told of a configuration that cannot be used."""


class ConfigError(Exception):
    """A configuration that cannot be used; the message says why on one line, and where."""
