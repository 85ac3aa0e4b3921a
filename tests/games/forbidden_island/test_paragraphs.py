"""Every paragraph of RULES.md has a test that cites it, and every paragraph that is cited exists."""

from pathlib import Path

from ..paragraphs import RulesAreCited
from .table import GAME


class TestParagraphs(RulesAreCited):
    game = GAME
    tests = Path(__file__).parent
    no_rules = frozenset(
        {"test_appeal.py", "test_drawing.py", "test_encoding.py", "test_knowledge.py", "test_position.py"}
    )
    untestable = frozenset({"10.1", "10.21"})
    """Where the rulings come from, and whose words the names are."""
