"""What search tells people: a hint at the table, a review after the game. Works from what a seat may see, or from a match that
is over and all open.
"""
