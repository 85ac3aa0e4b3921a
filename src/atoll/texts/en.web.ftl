## The web client

web-skip = Skip to the page
web-skip-question = To the question
web-loading = Drawing the chart
web-menu = Menu
web-menu-home = To the islands
web-close = Close
web-rules = Rules
web-sound = Sound
web-night = Night colours
web-replays = Replays
web-me = Profile
web-daily = Island of the day
web-about = About Atoll
web-bar-home = Atoll, to the islands
web-bar-nav = Page
web-bar-table = table
web-you = you
web-who-bot = bot: { $name }
web-bot-beginner = beginner
web-bot-sensible = sensible
web-bot-strong = strong
web-bot-expert = expert
web-away = away
web-undo = Undo
web-drop = Not this
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-export = Save the match

## Settings

web-set-language = Language
web-set-light = Light
web-set-light-system = like the system
web-set-light-day = day
web-set-light-night = night
web-set-pace = Moves are shown
web-set-pace-normal = at normal speed
web-set-pace-half = at half speed
web-set-pace-none = at once
web-set-confirm = Confirming
web-set-confirm-normal = second click confirms
web-set-confirm-always = only the button confirms
web-set-confirm-never = act at once

## Problems

web-problem-offline = The server does not answer. Nothing is lost; try again in a moment.
web-problem-other = That did not work. Nothing has changed; please try again.
web-broken-title = Something is missing
web-broken-text = A part of this page could not be loaded. Your seat and your match are safe; load the page again.
web-lost-title = Open sea
web-lost-text = There is nothing at this address.
web-no-table = This table is not here, or the link does not lead to it.
web-refused = That is not possible now.

## Home

web-home-title = Four islands.
web-home-title-more = Pick one, bring friends.
web-home-lead = Board games about sinking, hiding and sharing. Free, in your browser, no account. Empty seats are played by bots.
web-home-name = Your name
web-home-you = Guest
web-home-open = Open a table
web-table-names = Low Tide, High Tide, Lee Shore, Trade Wind, Sand Bar, Reef Light, Long Swell, Sea Mist, Calm Bay, Gull Rock, North Star, Safe Harbour, Whale Song, Deep Water, Coral Key, Storm Glass
web-home-or = or
web-home-alone = play alone at once
web-home-paste = paste an invitation
web-home-paste-label = Invitation
web-home-paste-go = Follow
web-home-paste-wrong = This is no invitation to a table. Copy the whole link.
web-home-chart = Chart of the four islands
web-home-lagoon = the lagoon
web-home-matches = Your matches
web-home-all = All of them
web-mine = My tables
web-home-no-matches = None yet. Matches you sit at are listed here.
web-home-go = Go there
web-home-play = Play
web-home-back = Come back
web-home-tables = Open tables
web-home-no-tables = None just now. Open one; bots sit down until people come.
web-home-open-one = Open one now
web-home-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-home-never = Never played?
web-home-first = A first game
web-home-first-text = Forbidden Island, you and two bots, the lowest water
web-home-try = Try it
web-home-rules = The rules
web-home-rules-text = In our own words, with a search
web-home-read = Read
web-stage-gathering = gathering people
web-stage-playing = being played
web-stage-over = over
web-stage-left = you have left
web-continued = { $turn ->
    [0] continued from the start
   *[other] continued from turn { $turn }
}
web-game-forbidden_island = Forbidden Island
web-game-the_island = The Island
web-game-lost_island = Lost Island
web-game-loot_island = Loot Island
web-isle-forbidden_island = together, 1–4 · 30 min
web-isle-the_island = 2–4 · 45 min
web-isle-lost_island = 2–4 · 30 min
web-isle-loot_island = 2–5 · 75 min
web-isle-soon = not charted yet

## Setting a table up

web-seats = Seats
web-seat-open = open
web-seat-number = Player { $number }
web-link-watch = Link to watch
web-link-device = Play on another device
web-link-own = Link to your own seat: for you alone
web-hint = Hint
web-clock = Clock
web-bot-pace = Bots play
web-bot-pace-of = { $pace ->
    [1400] calmly
    [0] at once
   *[other] briskly
}
web-table = The table
web-options = Options
web-sit-down = Sit down
web-start = Start the game
web-leave = Leave the table

## Playing

web-board = Board
web-zoom-in = Look closer
web-zoom-out = Whole board
web-dock = Question
web-rail = Log, chat, rules
web-log = Log
web-chat = Chat
web-cards = Cards
web-seat-look = { $name }: { $what }
web-steps = Steps of the turn
web-pips = { $left } of { $of } left
web-your-turn = Your turn
web-choosing = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
web-nature-moves = The island moves
web-waiting-text = You can look around until then.
web-watching = You are watching.
web-time-out = Your time is up: a bot plays your seat to the end.
web-eager = You may play this now: { $what }
web-acting-as = You act for { $name }
web-act-for = Act for { $name }
web-which = Which of these?
web-which-piece = Which piece?
web-countdown = Time to answer
web-confirm-how = Choose it again, press Enter, or press the yellow button.
web-confirm-touch = Tap it again, or tap the yellow button.
web-not-now = Not possible now.
web-all-actions = All actions
web-catch-up = Skip ahead
web-way-on = Go on
web-way-end = Done
web-way-pass = Nothing, go on
web-pass-on = Don’t ask me until my turn
web-hand-over = Give the screen to { $name }
web-hand-over-text = Nothing secret is shown until then.
web-i-am = I am { $name }
web-offline = No connection.
web-offline-retry = Your seat is kept. Trying again in { $seconds } s.
web-offline-trying = Your seat is kept. Trying again.
web-offline-now = Now
web-slow = The server does not answer.
web-gone = { $minutes ->
    [0] { $name } has been away for a while.
    [1] { $name } has been away for a minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
web-gone-text = The seat stays theirs.
web-gone-wait = Wait
web-gone-skip = Skip this turn
web-gone-bot = Let a bot play
web-since = { $count ->
    [one] { $count } step has been taken since you left.
   *[other] { $count } steps have been taken since you left.
}
web-since-show = Show me
web-pause = Stop the clocks
web-resume = Let the clocks run
web-clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-over = The end
web-over-you = You won
web-over-lost = { $count ->
    [one] You lost: { $names } wins
   *[other] You lost: { $names } win
}
web-over-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-over-again = Play again
web-over-join = Join the rematch
web-over-replay = Replay
web-log-preparation = { $count ->
    [one] Before the first turn: { $count } step
   *[other] Before the first turn: { $count } steps
}
web-log-you = You
web-log-you-object = you
web-log-undone = { $name } took the last step back
web-people-sat = { $name } sits down
web-people-left = { $name } has left
web-people-back = { $name } is back
web-people-bot = A bot plays for { $name }
web-people-skip = { $name } is skipped this turn
web-people-wait = The table waits for { $name }
web-people-started = The game begins
web-people-rematch = A rematch is open
web-people-paused = The clocks stand still
web-people-resumed = The clocks run again
web-people-nudged = { $by } reminds { $name }
web-people-vacation = { $name } is on vacation: the clock stands still
web-people-home = { $name } is back from vacation
web-on-vacation = away until { $date }
web-people-over = The game is over
web-chat-empty = Nothing has been said yet.
web-chat-new = new
web-chat-write = Write something
web-chat-send = Send
web-phrases = Ready phrases
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
web-rules-none = No paragraph has these words.
web-look-disc = crimson disc
web-look-square = indigo square
web-look-triangle = amber triangle
web-look-diamond = orchid diamond
web-look-cross = pearl cross

## Replays

web-replay = Replay

## Ready phrases

phrase-hello = Hello!
phrase-well_done = Well done!
phrase-careful = Careful!
phrase-i_can_help = I can help
phrase-need_help = I need help
phrase-good_idea = Good idea
phrase-sorry = Sorry!
phrase-your_turn = Your turn
phrase-thanks = Thank you
phrase-good_game = Good game!

web-learn = Learn by playing
web-rule-now = The rules for this
web-rule-number = (rule { $number })
web-home-learn = New here? Learn in five minutes
web-home-learn-text = Small situations, a rule at a time

## Between two words, each language with its own spaces

web-colon = { $what }: { $then }
web-asks = { $what }?
web-log-left-out = { $count ->
    [one] One entry before this is in the log
   *[other] { $count } entries before this are in the log
}
web-over-whole = The whole sheet
