"""Bots against bots: which games a contest has, how they are played and kept, what they show; tuning by them.

`plan` lists the games, `playing` plays one, `crews` spreads them over processes or machines, `running` goes through the
plan, stops in time and keeps a file (`results`), `standings` and `ratings` say what came of it, `charts` draws it.
"""

from .plan import Contest, Job, whole_deals
from .playing import Result
from .results import Results, merged, read_results
from .running import Rule, run
from .standings import Standing, standings

__all__ = [
    "Contest",
    "Job",
    "Result",
    "Results",
    "Rule",
    "Standing",
    "merged",
    "read_results",
    "run",
    "standings",
    "whole_deals",
]
