"""What there is to say of one moment of a record: the position, the ruling, and what follows."""
