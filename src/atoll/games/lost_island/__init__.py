"""Lost Island: explorers of hidden ranks fight for a flag on an island of hidden tiles that shrinks turn by turn."""
