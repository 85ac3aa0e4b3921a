"""Searches longer and deeper, for those who want to see how well the game can be played: `knowledge.py` says how."""

from ..search import SearchBot

BOT = SearchBot("expert")
