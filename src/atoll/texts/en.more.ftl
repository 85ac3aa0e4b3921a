# Texts of the web client that few people ever need: loaded with the page or dialog that shows them.

web-keys = Keys
web-key-arrows = Arrows
web-key-arrows-does = walk the board
web-key-n = n
web-key-n-does = to the next space you may choose
web-key-enter = Enter
web-key-enter-does = preview, then confirm
web-key-escape = Escape
web-key-escape-does = not this
web-key-digits = 1–9
web-key-digits-does = choose an action
web-key-e = e
web-key-e-does = end, or go on
web-key-z = z
web-key-z-does = undo
web-key-r = r
web-key-r-does = the rules for this question
web-key-h = h
web-key-h-does = hint, where there is one
web-key-l = l
web-key-l-does = to the log
web-key-g = g
web-key-g-does = to the question
web-key-zoom = + − 0
web-key-zoom-does = look closer, step back, see the whole board
web-about-title = About Atoll
web-about-what = Atoll is a free and open home for board games about islands. You play in the browser with friends, with bots, or alone; you need no account, and there is no advertising and nothing to buy.
web-about-games = Whose games these are
web-about-games-text = Atoll is an independent implementation, not connected with any author or publisher. Forbidden Island was designed by Matt Leacock and is published by Gamewright and, in German, by Schmidt Spiele; The Island by Julian Courtland-Smith, published by Stronghold Games and Asmodee; Lost Island (Stratego) is published by Jumbo; Loot Island was designed by Aaron Haag and is published by What’s Your Game. The rules are told in our own words; names of places and all pictures are ours. If you like a game here, buy it: it is better with a table under it.
web-about-fair = Why the deal is fair
web-about-fair-1 = Before the first card is drawn the server publishes a fingerprint of a secret number. Each seat adds a random number of its own. Every card, tile and die follows from these together, so neither the server nor a player alone can choose what comes.
web-about-fair-2 = After the end the secret is shown. Anybody can check that it fits the fingerprint and that every draw follows from it: save the match and run “atoll verify” on it.
web-about-fair-3 = Bots see what a person in their seat would see, and nothing more.
web-about-data = What is kept
web-about-data-text = Your name, your settings and the keys to your seats are kept in this browser. The server keeps the tables, what was done and said at them, and how matches ended, under the names used there. If you make a profile it also keeps its name, your password (so that nobody can read it) or passkeys, and which seats are yours; a cookie then keeps you logged in, for 180 days at most. If you ask for messages it keeps your e-mail address, or what your browser needs to receive them, until you want no more. There are no other cookies, and no trackers.
web-about-licence = Licence
web-about-licence-text = The program is under the MIT licence. The typefaces Alegreya and Alegreya Sans are by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
web-seats-count = Number of seats
web-seats-of = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-seats-help = Send the link; whoever follows it takes an open seat. Seats still open at the start go to bots.
web-hot-seat-help = You hold several seats: pass this screen around, or play them all yourself.
web-seat-name = Name at seat { $letter }
web-name-blank = A name needs at least one letter. It stays as it was.
web-seat-who = Who sits at seat { $letter }
web-who-me = me, on this screen
web-who-open = open
web-who-guest = guest
web-lead-all = Lead the whole team
web-fill-bots = Fill with bots
web-invite = Invite
web-link-alone = Only this computer can follow these links: the server listens to nobody else. Stop it, then let your network in with
web-link-join = Link to take an open seat
web-link-seats = A link for each seat
web-link-seat = Link for seat { $letter }
web-listed = Show this table to everybody
web-listed-yes = This table is in the list of open tables.
web-listed-no = Only people with a link find this table.
web-free-chat = Free text in the chat
web-clock-of = { $seconds ->
    [0] none
    [300] 5 minutes each
    [900] 15 minutes each
    [1800] 30 minutes each
    [86400] 1 day each
    [259200] 3 days each
    [604800] 7 days each
   *[other] { $seconds } seconds each
}
web-table-name = Name of the table
web-sit-title = There is a seat for you
web-sit-invited = You are invited to a seat
web-sit-full = All seats are taken; you can watch.
web-seat-at = Seat { $letter }
web-start-full = Everybody is here.
web-start-bots = { $count ->
    [one] { $count } seat is open; a bot takes it at the start.
   *[other] { $count } seats are open; bots take them at the start.
}
web-start-wait = The host starts the game.
web-host-now = Whoever opened the table has left: you are the host now.
web-levels = How well do the bots play?
web-bot-beginner-is = overlooks a lot; good for a first game
web-bot-sensible-is = takes what looks best at a glance
web-bot-strong-is = looks where its choices lead, in a fraction of a second
web-bot-expert-is = thinks longer and deeper, up to a few seconds; the best player of the four
web-bots-later = The strong and the expert bot are still being prepared; until they are, they play like the sensible one.
web-hints = Hints from the strong bot
web-hints-help = By default only when you play with bots alone. With other people: for everybody, or for nobody.
web-hints-on = Everybody at the table may ask for hints.
web-hints-off = No hints at this table: the host has switched them off.
web-hints-off-people = No hints at this table: several people play, and the host has not allowed them.
web-box = What is in the box:
web-box-reconstruction = what the printed rules show in pictures only is our reconstruction.
web-box-public = from public sources that agree.
web-box-rulebook = as printed.
web-box-own = an owner’s own figures.
web-box-owner = Own the box?
web-box-help = Change the figures here, or choose a file with the true ones (TOML or JSON). What you leave out stays as it is.
web-box-use = Use these figures
web-box-file = Choose a file
web-box-back = Back to Atoll’s figures
web-hint-title = What the strong bot would do
web-hint-thinking = Thinking it over
web-percent = { $percent }%
web-hint-chance = { $percent }% to win
web-hint-then = then: { $action }
web-hint-wait = let it be
web-hint-only = Nothing else is possible.
web-hint-glance = At a glance, without trying it out.
web-hint-gap = { $gap ->
    [none] There is hardly a chance left, whatever you do.
    [all] About equally good: any of these will do.
    [two] The first two are about equally good.
    [little] The first is a little better.
   *[clear] The first is clearly better.
}
web-hint-why = Tried { $count } times in thought, knowing only what you see.
web-hint-close = Close the hint
web-hint-more = More
web-hint-less = Less
web-hint-pause = That was a lot of hints in a short time: the bot takes a breath.
web-hint-again = Try again
web-hint-again-in = Try again in { $seconds } s
web-play-on = Play on from here with bots
web-play-on-seat = Your seat
web-play-on-bots = The bots play
web-play-on-same = as in this game
web-play-on-text = A new table starts from this point of the game. What comes next is drawn anew; the match you look at stays as it is.
web-play-on-seen = Whoever can see this match sees how yours ended, too.
web-play-on-go = Play on
web-replay-help = Or open a match that was saved before: a file of JSON lines.
web-replay-start = Before the first step
web-replay-step = Step { $step } of { $of }
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = To the table
web-replay-origin = The match this one began from
web-branches = Played on from here: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
web-branch-from = From step { $step }
web-import = Open a match file
web-timeline = Timeline
web-step-before = Back
web-step-after = On
web-turn-before = To the turn before
web-turn-after = To the next turn
web-eyes = Point of view
web-eyes-all = everything open
web-eyes-watch = as a spectator
web-eyes-of = as { $name }
web-share = Share
web-share-title = Share this moment
web-share-link = Link to this moment
web-share-link-text = Whoever has it can look at this match, and do nothing else.
web-share-no-link = There is no link: this match comes from a file and does not lie on this server. Send the file itself; whoever opens it here sees the same.
web-share-picture = As a picture
web-share-still = This moment (SVG)
web-share-png = For messengers (PNG)
web-share-moving = The turn so far, animated (SVG)
web-share-together = Watch together
web-share-together-text = You lead: everybody who has this replay open comes along, each from the point of view they chose.
web-lead = Lead the others
web-lead-now = You lead; the others see what you see.
web-lead-stop = Stop leading
web-leads = { $name } leads through the replay.
web-follow = Follow
web-daily-text = Every day brings one deal of each game, the same for everybody. Play it alone with bots or with friends, and compare how you did.
web-daily-day = Day
web-daily-play = Play with bots
web-daily-friends = Play with friends
web-daily-fair = The deal of a day follows from its date, so that it is the same on every server; nobody mixes anything into it. Your result appears here with the names at your table. Where people play differently, what is drawn later may differ too.
web-deal = The same deal
web-deal-text = The same options and the same luck again. Where people play differently, what is drawn later may differ too. Whoever plays it appears in this list, for all who may see this match.
web-deal-results = Results
web-deal-with = With bots: { $bots }
web-deal-without = Without bots
web-deal-apart = Compared are those who played with the same bots.
web-deal-place = Place
web-deal-who = Who
web-deal-result = Result
web-deal-points = Points
web-deal-turns = Turns
web-deal-tries = Tries
web-deal-won = won
web-deal-lost = lost
web-deal-none = Nobody has finished it yet.
web-deal-again = Play it again
web-deal-bots = Play it with bots
web-deal-friends = Play it with friends
web-deal-given-day = The island of { $day }: its deal, its options and the number of seats are the same for everybody.
web-deal-given-again = A deal that was played before: its options and the number of seats come with it.
web-figures = In figures
web-figures-none = This game keeps no figures.
web-figures-island = The island
web-figure-awash = tiles flooded
web-figure-sunk = tiles sunk
web-figure-treasures = treasures found
web-figures-shored = Tiles shored up
web-figures-given = Cards given away
web-figures-saved = Explorers saved
web-figures-lost = Explorers lost
web-figures-won = Battles won
web-figures-taken = Coins taken
web-figures-hit = Explorers hit by bombs
web-figures-kept = Treasures kept
web-figures-curse = Curse cubes
web-review = Look back at the game
web-review-making = The strong bot goes through the game
web-review-curve = Chances to win
web-review-open = As the strong bot judges it with everything in sight, even what players could not see then.
web-review-team = The team
web-review-moments = Turning points
web-review-known = Judged by what the player could know then.
web-review-none = No choice cost anybody much.
web-review-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
web-review-played = { $name } played: { $action }
web-review-you = You played: { $action }
web-review-better = Better: { $action }
web-review-cost = { $chance }% to win instead of { $best }%
web-review-swing = { $name }: { $before }% to win before this turn, { $chance }% after it. No better choice was found.
web-review-see = See it
web-review-back = To the look back
web-review-table = As a table
web-review-step = Step
web-leave-title = Leave this table?
web-leave-sure = A bot can play on for you, or you are skipped: the others decide that at once. The seat stays yours; “Your matches” on the first page leads back to it.
web-leave-before = Your seat becomes free for somebody else.
web-leave-host = You are the host: the next person at the table takes over.
web-leave-go = Leave
web-leave-stay = Stay
web-fair-title = Was the deal fair?
web-fair-commitment = Published before the first draw
web-fair-seed = The server’s secret, revealed
web-fair-nonces = What the seats mixed in
web-fair-more = How to check it

web-rule-also = These apply as well
web-rule-around = Before and after this
web-rule-all = All rules
web-rules-contents = Contents
web-rules-readings = How we read the rules
web-rules-reading = How we read it:
web-rules-about = About
web-rules-reconstructed = reconstructed
web-rules-rebuilt = Some of this game is in no text that we could read; we had to reconstruct it:
web-rules-rebuilt-here = Reconstructed:
web-rules-print = Print
web-rules-try = Try it
web-learn-lead = A dozen small situations for each game, each about one rule. Nothing can go wrong, and you can leave and go on at any time.
web-learn-start = Begin
web-learn-go-on = Go on
web-learn-anew = Again from the start
web-learn-so-far = { $count ->
    [one] one lesson done
   *[other] { $count } lessons done
 }
web-learn-number = Lesson { $number } of { $of }
web-learn-progress = Lessons done
web-learn-before = The lesson before
web-learn-skip = Skip this lesson
web-learn-done = Well done
web-learn-next = Next
web-learn-again = Again
web-learn-over = That is all you need
web-learn-over-text = Now play a first match against beginners; the rules are always at hand.
web-learn-play = A first match
web-mine-waiting = Waiting for you
web-mine-going = Going on
web-mine-gathering = Not begun
web-mine-over = Over
web-mine-since = asked { $ago }
web-mine-left = { $time } left
web-notify = Messages
web-notify-text = While this page is closed you can be told when it is your turn, when your time runs short, when somebody reminds you, and when a match is over.
web-notify-push = In this browser
web-notify-no-push = This browser shows no messages. On a phone it may help to add Atoll to the home screen.
web-notify-denied = The browser did not allow it. You can change that in its settings for this site.
web-notify-mail = By e-mail to
web-notify-mail-go = Send me mail
web-notify-mail-to = By e-mail to { $address }
web-notify-confirm = A mail is on its way to you. Open the link in it: nothing else is sent before you do.
web-notify-forget = Forget this address
web-nudge = Remind { $name }
web-nudge-done = { $name } has been reminded.
web-vacation = Take some days off
web-vacation-text = { $days ->
    [one] Until you are back your clock stands still; your next move ends it as well. You have one day left in this match.
   *[other] Until you are back your clock stands still; your next move ends it as well. You have { $days } days left in this match.
}
web-vacation-until = Until the end of
web-vacation-go = Take days off
web-vacation-you = You are away until { $date }. Your clock stands still.
web-vacation-end = I am back
web-mail-confirm = Do you want to hear at your address when it is your turn?
web-mail-yes = Yes, that is my address
web-mail-confirmed = { $address } is confirmed. You will hear when it is your turn.
web-mail-stopped = { $address } gets no more mail from here.
web-mail-nothing = This link is not whole. Open it once more from the mail.

## Settings: easier to see

web-set-look = Easier to see
web-set-contrast = Contrast
web-set-contrast-system = like the system
web-set-contrast-normal = normal
web-set-contrast-high = high
web-set-size = Text size
web-set-motion = Motion
web-set-motion-system = like the system
web-set-motion-full = full
web-set-motion-reduced = reduced
web-set-colours = Colours
web-set-colours-standard = standard
web-set-colours-apart = farther apart
web-set-colours-how = Far apart for every kind of colour vision. Shapes and letters always say the same.
web-set-size-of = { $percent }%
