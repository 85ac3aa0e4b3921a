## The board of the web client

board-island = The island: { $left } of { $of } tiles left
board-sea = sea
board-harbour = harbour at { $island }
board-swimming = swimming: { $who }
board-saved-here = saved: { $who }
board-saved-nobody = nobody saved here yet
board-yours = your explorer
board-of = { $name }’s explorer
board-value = worth { $value }
board-value-hidden = value hidden
board-your-explorers = { $count ->
    [one] your explorer
   *[other] { $count } of your explorers
}
board-explorers-of = { $count ->
    [one] { $name }’s explorer
   *[other] { $count } of { $name }’s explorers
}
board-you = you
board-boat = boat, { $count } of { $of } places taken
board-steers = steered by: { $names }
board-steers-anybody = anybody may row it
board-is-swimming = swimming
board-is-aboard = in a boat
board-is-safe = saved
board-die = The die shows: { $kind }
board-turned = The tile: { $tile }
board-kept = A tile was kept ({ $terrain })
board-kept-short = kept unseen

## What you may do there

board-may = { $what }: { $may }
board-may-take = take in hand
board-may-step = go here
board-may-board = board
board-may-jump = jump into the water
board-may-land = land here
board-may-row = row here
board-may-glide = move the creature here
board-may-pick = choose this one
board-may-put = let it come up here
board-may-sink = take this tile
board-may-crew = into the boat
board-may-place = place an explorer
board-may-launch = launch a boat
board-may-play = play

## In hand, and what may come of it

board-hold-explorer = Where to? Or pick another piece
board-hold-boat = Row the boat, or pick another piece
board-hold-creature = Where does the { $kind } go?
board-hold-rolled = You rolled { $creature }. Where to? { $left ->
    [one] One cell left.
   *[other] { $left } cells left.
}
board-short-boat = The boat
board-short-worth = Worth { $value }
board-short-number = Explorer { $number }
board-danger = { $kinds ->
    [serpent] A serpent could reach the striped water
    [shark] A shark could reach the striped water
    [whale] A whale could reach the striped water
   *[other] Danger in the striped water: { $kinds }
}
board-danger-here = could come here with the next roll: { $kinds }
board-fate-lost = whoever is struck there is lost
board-fate-capsized = the boat would capsize there
board-fates = { $fate ->
    [capsized] Overturned boat: it would capsize there
   *[other] Skull: whoever is struck there is lost
}
board-falls = { $count ->
    [one] Your own explorer stands on it and would fall into the water.
   *[other] { $count } of your own explorers stand on it and would fall into the water.
}
board-meets-swimmer = You would meet { $creature } there: your explorer would be lost.
board-meets-serpent = A serpent waits there: the boat and all aboard would be lost.
board-meets-whale = A whale waits there: the boat would capsize.
board-strikes = { $count ->
    [one] One explorer would be lost.
   *[other] { $count } explorers would be lost.
}
board-strikes-whale = { $count ->
    [one] The boat would capsize; whoever is in it would swim.
   *[other] The boat would capsize; the { $count } in it would swim.
}

## Choices in words

board-say-walk = Walk from { $from } to { $to }
board-say-wade = From { $from } into the water at { $to }
board-say-swim = Swim from { $from } to { $to }
board-say-board = From { $from } into the boat at { $to }
board-say-climb = Climb into the boat at { $to }
board-say-jump = Jump off the boat at { $from }
board-say-land = Land from { $from } on { $island }
board-say-row = Row the boat from { $from } to { $to }
board-say-glide = Move { $creature } from { $from } to { $to }
board-say-pick = Choose { $creature } at { $from }
board-say-put = Let it come up at { $to }
board-say-sink = Take the tile { $cell } ({ $terrain })
board-say-crew = Into the boat: { $colour }
board-say-place = Place an explorer on { $cell }
board-say-place-colour = Place an explorer on { $cell }: { $colour }
board-say-value = Worth { $value } (× { $left })
board-ask-value = Worth { $value }?
board-say-launch = Launch a boat at { $cell }
board-say-play = Play the tile: { $tile }
board-say-defend = Stop it with the tile ({ $terrain })
board-worth = { $what } (worth { $value })
board-number = { $what } (explorer { $number })
board-play-none = Your turn. None of your tiles has a use now.
board-pass-play = Play no tile
board-pass-dolphin = Far enough
board-pass-wind = Far enough
board-pass-move = Done moving
board-pass-creature = Leave it there
board-pass-defend = Let it come

## Answering a creature

board-defend-shark = { $count ->
    [one] A shark is coming for your swimmer at { $cell }. Stop it?
   *[other] A shark is coming for your { $count } swimmers at { $cell }. Stop it?
}
board-defend-whale = { $count ->
    [one] A whale is coming for the boat at { $cell }, with your explorer in it. Stop it?
   *[other] A whale is coming for the boat at { $cell }, with { $count } of your explorers in it. Stop it?
}
board-wait-defend = { $names } may stop { $creature } at { $cell }

## Seats, hands, tiles

board-tiles = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
board-backs = { $terrain }: { $count }
board-count-hand = to place
board-count-safe = safe
board-count-ashore = on the island
board-count-sea = at sea
board-count-lost = lost
board-values = Values only you know
board-hand = Tiles
board-your-tiles = Your tiles
board-hidden = hidden
board-keep-stop_shark = when a shark comes to a swimmer of yours
board-keep-stop_whale = when a whale comes to a boat of yours
board-keep-useless = no use for it now
board-keep-later = at the beginning of your turn
board-sinking = Sinking now: { $terrain }
board-sunk = The island has sunk
board-tiles-left = Tiles left
board-spent = Tiles out of the game: { $count }

## The score

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-saved-lost = { $saved } saved, { $lost } lost
board-saved-value = Saved, worth { $value }
board-won-points = { $names } wins: the most points, { $points }.
board-won-saved = { $names } wins: as many points ({ $points }), but more explorers saved ({ $saved }).
board-won-shared = { $points ->
    [one] { $names } share the win with { $points } point each.
   *[other] { $names } share the win with { $points } points each.
}

## The dock

verb-step = Go
verb-board = Board
verb-jump = Jump
verb-land = Land
verb-row = Row
verb-glide = Move it
verb-pick = This one
verb-put = Here
verb-sink = Take the tile
verb-crew = Into the boat
verb-place = Place
verb-launch = Launch
verb-play = Play
verb-value = Choose
verb-defend = Stop it
verb-defend-not = None of your tiles stops it.
verb-pass = Go on
step-tile = Tile
step-move = Move
step-sink = Sink
step-creature = Creature
step-place = Explorers
step-launch = Boats

## The log: you are «you»

log-turn = Turn { $turn } · { $seat }
log-begins = { $seat } { $me ->
    [yes] begin
   *[no] begins
}
log-placed = { $seat } { $me ->
    [yes] place
   *[no] places
} an explorer on { $cell }
log-valued = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} on { $cell } is worth { $value }
log-launched = { $seat } { $me ->
    [yes] launch
   *[no] launches
} a boat at { $cell }
log-played = { $seat } { $me ->
    [yes] play
   *[no] plays
} a tile: { $tile }
log-walked = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} walks from { $from } to { $cell }
log-swam = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} *swims* to { $cell } (from { $from })
log-jumped = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} jumps off a boat at { $cell }
log-boarded = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} boards a boat at { $cell }
log-landed = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} lands from { $cell } on { $island }: saved!
log-rowed = { $seat } { $me ->
    [yes] row
   *[no] rows
} a boat from { $from } to { $cell }
log-sank = { $seat } { $me ->
    [yes] take
   *[no] takes
} the tile { $cell } ({ $terrain })
log-fell = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} *falls into the water* at { $cell }
log-kept = { $seat } { $me ->
    [yes] keep
   *[no] keeps
} the tile ({ $terrain })
log-holds = { $me ->
    [yes] Only you know: it is
   *[no] { $seat } keeps:
} { $tile }
log-turned_up = { $seat } { $me ->
    [yes] turn
   *[no] turns
} the tile { $cell } over: { $tile }
log-rolled = { $seat } { $me ->
    [yes] roll
   *[no] rolls
} the die: { $kind }
log-glided = { $seat } { $me ->
    [yes] move
   *[no] moves
} { $creature } from { $from } to { $cell }
log-put = { $seat } { $me ->
    [yes] make
   *[no] makes
} { $creature } dive at { $from } and come up at { $cell }
log-defended = { $seat } { $me ->
    [yes] play
   *[no] plays
} a tile at { $cell }: { $tile }
log-explorer_lost = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} is *lost* at { $cell }
log-showed = { $seat } { $me ->
    [yes] turn
   *[no] turns
} over a saved explorer: { $value }

## Why a space means nothing now

board-no-place = Explorers start on tiles of the island.
board-no-taken = Somebody stands there already.
board-no-launch = Boats start on a free sea cell that touches a tile.
board-no-play = First you play a tile, or none; then you move.
board-no-dolphin = The dolphin takes one of your swimmers along, cell by cell over the sea.
board-no-wind = The wind moves a boat that you steer, with an explorer of yours in it, cell by cell.
board-no-pick = Choose one of the creatures that the tile moves.
board-no-put = It comes up on a sea cell in which there is nothing at all.
board-no-crew = Those who swim in this cell get in, three at most.
board-no-hand = First take one of your own pieces in hand.
board-no-others = You move your own explorers only.
board-no-steer = A boat is steered by whoever has the most explorers in it.
board-no-later = Creatures move in the last step of a turn.
board-no-stuck = It cannot go anywhere now.
board-no-back = Whoever has left the island never walks on it again.
board-no-harbour = One lands from a harbour: the two sea cells at the safe island.
board-no-swum = A swimmer swims one cell a turn.
board-no-climb = Whoever has swum climbs aboard in the next turn.
board-no-full = A boat holds three explorers.
board-no-aboard = From a boat one gets into the next boat, or into the water in the boat’s own cell.
board-no-far = One cell at a time, to one beside it.
board-no-row = A boat goes to a sea cell beside it that has no boat.
board-no-sea = You take a tile of the island.
board-no-order = Beaches go first, then forests, then mountains.
board-no-inland = A tile that is taken touches the sea.
board-no-glide = You rolled { $creature }: only a creature of that kind moves, cell by cell over the sea.
