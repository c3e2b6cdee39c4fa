"""What happens at the table between the plays: dice, hands, challenges and rulings."""
