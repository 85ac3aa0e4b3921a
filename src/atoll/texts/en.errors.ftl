# What is wrong with a line, an option, a position or a match, and what would be right. Words in ' ' are notation.

hint-did-you-mean = did you mean '{ $word }'?
hint-choose = choose from { $words }
error-action-empty = the action is empty: write for example '{ $example }'
error-no-action = '{ $word }' is no action: { $hint }
error-action-form = '{ $text }' does not have the right number of words, write '{ $form }'
error-action-field = '{ $word }' has no field '{ $field }': { $hint }
error-missing = the field '{ $field }' is missing
error-no-name = '{ $word }' is no { $kind }: { $hint }
error-seat = seat { $seats }
error-nature = nature
error-over = '{ $action }': the game is over
error-not-now = { $who } may not '{ $action }' now ({ $ask }); { $right }
error-may = it may: { $actions }
error-waits = the game waits on { $who }
error-option-value = option { $option }: '{ $value }' is not possible, { $hint }
error-option-seats = option seats: { $given } is not possible, give { $least } to { $most }
error-no-option = there is no option '{ $option }': { $hint }
error-no-game = there is no game '{ $game }': { $hint }
error-no-bot = there is no bot '{ $bot }': { $hint }
error-broken-bot = the bot '{ $bot }' cannot be loaded from '{ $module }' ({ $problem }): mend the module or its entry point
error-bot-nothing = the bot '{ $bot }': the module { $module } has no { $what }; write { $what } = … at its end
error-bot-class = the bot '{ $bot }' is a class; make one of it: BOT = { $kind }()
error-bot-lacks = the bot '{ $bot }' lacks { $what }: a bot has a name (a text), a style (None will do) and choose()
error-bot-make = the bot '{ $bot }' cannot be made with these settings ({ $problem }): give others, or let make() say which
error-bot-copy = the bot '{ $bot }' cannot be copied, and every game has one of its own ({ $problem }): give it __deepcopy__(self, memo) that returns a fresh one
error-bot-failed = the bot '{ $bot }' failed in { $game } ({ $place }): { $problem }
error-bot-answer = the bot '{ $bot }' ({ $place }) answered { $answer } in { $game } ({ $ask }); right would be one of: { $right }
error-broken-game = the game '{ $game }' cannot be loaded: { $problem }
error-no-settings = the bot '{ $bot }' has no settings
error-setting = a setting is written name=value, as simulations=200, not '{ $part }'
error-no-setting = there is no setting '{ $name }': { $hint }
error-no-method = there is no method '{ $name }': { $hint }
error-bad-setting = { $name } must be a whole number from { $least } to { $most }, not '{ $value }'

## The arena, tuning

error-bot-twice = the bot '{ $bot }' is named twice
error-two-bots = a contest of rivals needs two bots or more
error-alone-in-team = in a team nobody plays alone: leave out --alone
error-no-ray = Ray is not installed: pip install 'atoll[ray]'
error-no-pictures = pictures of boards need more packages: pip install 'atoll[pictures]'
error-no-boards = the boards are not built: run make web
error-ray = there is no Ray cluster at { $address }: { $problem }
error-ray-program = a machine of the cluster has another Atoll: program { $theirs }, here it is { $ours }; install the same there
error-arena-empty = the file of results is empty
error-arena-head = a file of results starts with { "{\"atoll\": \"arena\", …}" }
error-arena-version = { $what } { $theirs } played this, here is { $ours }: start a new file
error-arena-game = this is no game of the contest
error-arena-twice = the game on deal { $deal } ended in two ways: these were played by different programs
error-arena-other = these are different contests: { $what } { $ours } and { $theirs }
error-not-together = { $option } does not go together with { $others }: leave out one or the other
error-no-weights = { $game } has no weights to tune
error-weights-text = this is no TOML ({ $problem })
error-weights-other = these are not the weights of { $game }, each of which has a number and nothing else has: look at { $names }
error-no-cma = CMA-ES is not installed: pip install 'atoll[tune]'

## Matches

error-in-file = { $file }: { $problem }
error-line = line { $line }: { $problem }
error-no-seed = this match has no seed: give nature’s steps one by one
error-match-empty = the match file is empty
error-no-text = this is no text
error-no-json = this is no JSON; is the file cut off?
error-object = give an object { "{…}" }
error-match-head = a match file starts with { "{\"atoll\": \"match\", …}" }
error-format = format { $format } is not known, this Atoll reads format { $known }
error-no-field = there is no field '{ $field }'; { $hint }
error-match-version = rules_version: the match was played under version { $theirs } of { $game }, this Atoll plays version { $ours }
error-match-types = options must be an object, players a list, seed a text
error-seed-from = seed_from is the number of the first draw that the seed gave, not { $given }
error-fairness = fairness is { "{\"commitment\": \"…\", \"server_seed\": \"…\", \"nonces\": [\"…\", …]}" }
error-step = a step is { "{\"seat\": 0, \"do\": \"…\"}" }, seat a number or "chance"
error-no-seat = there is no seat { $seat }, the match has { $seats }
error-not-over = the file says the match is over, but it goes on
error-other-end = the match ended '{ $ending }' with { $payoff }, not as the file says

## Positions

error-the-position = the position
error-field = { $field }: { $problem }
error-is-missing = is missing
error-number = give a whole number from { $low } to { $high }, not { $value }
error-flag = give true or false, not { $value }
error-twice = '{ $word }' stands more than once
error-list = give a list […]
error-seats = give seats from 0 to { $last }, not { $seat }
error-unknown-field = there is no such field; { $hint }
error-name = give the name of a { $kind }, not '{ $word }'
error-version = this is version { $ours } of { $game }, not { $theirs }
error-cannot-be = this position cannot be ({ $fault }): { $help }
error-no-json-at = line { $line }, column { $column }: this is no JSON
error-asks = at most { $room } questions can be open

## What is in the box

error-set-text = this is neither TOML nor JSON ({ $problem })
error-set-deep = this is too deeply nested
error-half-character = a character is only half there (\ud800 to \udfff)
error-digits = a number has too many digits
error-set-tables = give tables ({ $tables }), not { $value }
error-set-numbers = give numbers by name, such as '{ $example }', not { $value }
error-set-list = give a list of { $count }, not { $value }
error-set-word = give a word such as '{ $example }', not { $value }
error-set-total = these are { $given } tiles, there must be { $wanted }
error-set-flag = there must be one flag
error-set-place-twice = { $cell } is given twice, as a place for a stone or an explorer
error-set-healer = '{ $word }' is no healer: write the cost of a cube (0, 1 or 2), + and the cost once, such as '{ $example }'
error-set-crossed = give 0 to { $most } cubes
error-set-crowns = no place can have more than the one before it
