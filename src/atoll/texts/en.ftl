nature = Nature
seat-name = Player { $number }
bot-name = Bot { $number }
says = { $who }: { $what }
yes = yes
no = no

## Compiling

warm-compiling = Compiling the rules of { $game } (once per version, about a minute)
warm-searching = Compiling the search of the strong bots for { $game } (once per version, about a minute)
warm-bots = Compiling what the bots need for { $game } (once per version, about a minute)
warm-together = Compiling the rules of { $games } (once per version, about a minute)
warm-done = – done in { $seconds } s
warm-elsewhere = compiled code cannot be kept in { $folder }, so it goes to { $other }

## Lists and tables

games-option = Option
games-values = Values (the first is the default)
games-words = In words
legal-unasked = not asked, but may act
legal-weight = Weight
legal-notation = Notation
verify-steps = { $steps ->
    [one] { $game }: { $steps } step, and it follows the rules.
   *[other] { $game }: { $steps } steps, and all of them follow the rules.
}
verify-fair = { $draws ->
    [one] { $draws } draw, and it follows from the seed.
   *[other] { $draws } draws, and all of them follow from the seed.
}
verify-unfair = { $wrong ->
    [one] { $wrong } of { $draws } draws does NOT follow from the seed.
   *[other] { $wrong } of { $draws } draws do NOT follow from the seed.
}
verify-no-seed = { $draws ->
    [one] The match has no seed: its one draw cannot be checked.
   *[other] The match has no seed: its { $draws } draws cannot be checked.
}
verify-together = { $seats ->
    [0] The seed follows from what the server had committed to; no seat added anything.
    [one] The seed follows from what the server had committed to and what { $seats } seat added.
   *[other] The seed follows from what the server had committed to and what { $seats } seats added.
}
verify-commitment = Compare the commitment with the one shown before the deal: { $commitment }
verify-not-together = The seed does NOT follow from what the server had committed to and what the seats added.
verify-unfinished = The match is not over yet.
perft-depth = Depth
perft-lines = Lines
fuzz-playing = Fuzzing { $game }
fuzz-fine = Games: { $games }. Steps: { $steps }. Combinations of seats and options: { $combinations }. No violation.
fuzz-violation = A violation: { $fault }, in the game of seed { $seed }. The match up to there:
stats-tables = Tables opened: { $tables }, being played: { $playing }
stats-none = No match has ended yet.
stats-game = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} ({ $daily } on an island of the day, { $continued } continued from another)
stats-people = People at the table
stats-turns = Turns: { $least } to { $most }, median { $middle }
stats-minutes = Minutes: { $least } to { $most }, median { $middle }
stats-wins = People won { $share }% of the matches they could win.
profile-reset = For { $name }: this link sets a new password, once, within a day.
profile-nobody = Nobody has a profile here.
profile-deleted = The profile of { $name } is deleted.
simulate-playing = Playing { $game }
simulate-title = { $games ->
    [one] { $game }: { $games } game
   *[other] { $game }: { $games } games
}
simulate-ending = Ending
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-turns = Turns: { $least } to { $most }, { $mean } on average
simulate-games = games
simulate-decisions = decisions
simulate-steps = steps
bench-measuring = Measuring { $game } …

## The arena, tuning

arena-bot = Bot
arena-games = Games
arena-wins = Won %
arena-interval = 95%
arena-rating = Elo
arena-time = ms a choice
arena-even = Even would be { $share }%.
arena-nobody = { $games ->
    [one] Nobody won one of the games: shares of wins add up to less than 100%.
   *[other] Nobody won { $games } of the games: shares of wins add up to less than 100%.
}
arena-unbounded = –: too few games for an interval, or all of them ended alike.
arena-proved = { $bot } wins more than { $share }% of its games.
arena-refuted = { $bot } does not win more than { $share }% of its games.
arena-unclear = Whether { $bot } wins more than { $share }% of its games is not clear yet.
arena-stopped = { $kept ->
    [0] Nothing was kept; with --out FILE the same command could go on.
   *[other] Games that were over are in { $file }: the same command goes on from there.
}
tune-legend = A line for each generation: its number, the best and the mean score of its candidates, and how far the search still steps (sigma). Score: { $team ->
    [yes] the square root of the share of wins, on average over seats and options; 1 is every game.
   *[no] the share of wins against today’s weights, times the seats; 1 is even.
}
arena-programs = Different programs ({ $programs }) play parts of this contest: bots of one name may not be the same.
tune-generation = { $number }  best { $best }  mean { $mean }  sigma { $sigma }
tune-evens = A game of rivals: today’s weights against themselves win an even share, whatever they are worth. --weights FILE plays one seat with those of a file, the others with today’s.
tune-weight = Weight
tune-before = Before
tune-after = After
tune-speed = Deals/s
tune-better = Better: { $after } instead of { $before } in the last match.
tune-no-better = Nothing better was found: the weights stay as they are ({ $before } in the last match).
tune-written = Written to { $file }
train-round = round { $number }: { $moments } moments of { $games } games, loss { $loss }, { $result } a game ({ $needed } before): { $verdict ->
    [beginning] a beginning
    [kept] kept
   *[dropped] dropped
}, { $took }
train-no-better = No round was better: { $file } is the net it began with.
dataset-written = Matches: { $matches }, decisions: { $rows }; written to { $file }
picture-written = Picture written to { $file }

## Setting up a game

setup-who = Who plays?
setup-you-first = You play the first seat, bots the others
setup-you-all = You play all seats yourself
setup-people = Several people at this keyboard, bots on the seats that are left
setup-bots-only = Only bots: just watch
setup-how-many = How many people?
setup-level = How well do the bots play?
setup-one-of = “{ $answer }” is not one of them. Type one of these: { $values }

## Playing

play-welcome = Type ? for help and quit to stop; what you have played is saved.
play-recap = What happened last:
play-offer-resume = Go on with the match of { $when }?
play-number = { $count ->
    [1] Type 1, or the choice in words.
   *[other] Choose a number from 1 to { $count }.
}
play-ambiguous = “{ $line }” can mean several things: { $some }
play-unknown = “{ $line }” is neither a choice nor a command here. Type ? for help.
play-not-now = That is not possible now: { $action }
play-unasked = Play a special card now, out of turn?
play-go-on = go on
play-others = { $count ->
    [one] { $who } may play a special card out of turn (type special)
   *[other] These may play a special card out of turn: { $who } (type special)
}
play-special = Which card? Enter goes back
play-no-special = Nobody here can play a special card out of turn right now.
play-nothing-to-skip = There is nothing to skip: this is your own choice.
play-no-undo = Only your own last choice can be taken back, and only if nothing has been drawn or shown and nobody else has had a turn since.
play-undone = Taken back: { $action }
play-no-paragraph = There is no paragraph { $wanted }. The sections are: { $sections }
play-saved = Saved in { $file }
play-resume = To go on: { $command }
play-winners = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
play-statistics = Turns: { $turns }, choices: { $choices }, draws: { $draws }, taken back: { $undone }; { $minutes } min.
play-choices = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
play-offer-save = Save the match?
play-offer-again = Play again?
play-help-choose = Type a choice’s number, its words or its notation; beginnings of words will do, for example: { $example }. Enter takes what stands in brackets. Or:
play-help-undo = take back your last choice
play-help-help = the rules for what is asked now, and this list
play-help-rules = all rules; rules 4 for a part, rules 4.6 for one paragraph (also: help 4.6)
play-help-board = draw the board again
play-help-log = what has happened so far; log 100 for more
play-help-hands = everything in hands and piles (also: discards)
play-help-special = play a special card out of turn; or say first whose it is, by number or role: 2: sandbags …
play-help-skip = pass wherever you may, until your next own turn
play-help-save = save the match; save FILE for a file of your choice
play-help-quit = save and stop

## Serving

serve-ready = Atoll is at { $url } (Ctrl-C ends it; nothing is lost)
serve-network = On your network it is at { $url }
worker-ready = Atoll’s bots are at work (Ctrl-C ends it; others go on)
backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. Keep it safe: it holds secrets of matches in play.
restore-done = Restored from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
