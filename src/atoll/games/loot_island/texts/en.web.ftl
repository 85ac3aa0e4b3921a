## The board of the web client

board-you = you
board-and = { $first } and { $last }
board-island = The island with its eight landings, and the small islands around it
board-ship = The ship: its bow points along the { $coast }
board-short-north = N
board-short-east = E
board-short-south = S
board-short-west = W
board-coast-north = North
board-coast-east = East
board-coast-south = South
board-coast-west = West
board-look = Look at a coast
board-day = Round { $round } of { $of }
board-end = The end
board-today = to be explored this round
board-due = To be explored: { $landings }
board-explores = Round { $round } of { $of }: to be explored, the { $coast }
board-decks = { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
} and { $maps ->
    [one] { $maps } map card
   *[other] { $maps } map cards
} face down
board-column = { $count } of { $needed } maps, the last one { $last }
board-column-empty = no maps, { $needed } needed
board-joker = joker
board-stack = compasses, the first to choose first: { $names }
board-stack-empty = no compass
board-may = { $what }: { $may }

## What this round would find

board-forecast-none = { $missing ->
    [one] { $landing }: { $missing } more card for the { $next ->
        [big] big loot
       *[small] small loot
    }
   *[other] { $landing }: { $missing } more cards for the { $next ->
        [big] big loot
       *[small] small loot
    }
}
board-forecast-big = { $treasures ->
    [one] { $landing }: big loot, { $treasures } treasure
   *[other] { $landing }: big loot, { $treasures } treasures
}
board-forecast-small = { $treasures ->
    [one] { $landing }: small loot, { $treasures } treasure
   *[other] { $landing }: small loot, { $treasures } treasures
}
board-forecast-nobody = { $landing }: nothing would be turned up

## Small islands

board-islet-remove = { $cubes ->
    [one] Island: remove { $cubes } cube
   *[other] Island: remove up to { $cubes } cubes
}
board-islet-compass = Island: a compass of yours to the bottom of its stack
board-islet-draw = Island: draw 2 map cards
board-islet-treasure = Island: turn up a treasure for a cube
board-islet-place = Island: place a compass without cards
board-islet-ship = Island: the ship sails to the next corner
board-islet-short-remove = remove { $cubes }
board-islet-short-compass = to the bottom
board-islet-short-draw = draw 2 maps
board-islet-short-treasure = 1 treasure
board-islet-short-place = place one
board-islet-short-ship = sail on
board-island-shut = { $what } (used)

## What a card does

board-effect-plus = counts as two
board-effect-draw = everybody there draws a card
board-effect-remove = everybody there removes a cube
board-effect-chest = one more treasure
board-effect-one = at its place: a cube for all others; at the front: copies an effect
board-card-chosen = chosen
board-card-hidden = a card that is hidden from you
board-card-not-with = does not go with the chosen cards
board-card-nowhere = fits nowhere now
board-card-not-there = does not fit at { $landing }

## What people have

board-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
board-compasses = { $count ->
    [one] { $count } compass
   *[other] { $count } compasses
}
board-has-passed = has passed
board-tile = has the start player tile
board-cubes = { $count ->
    [one] { $count } curse cube; with { $limit } at the end all is lost
   *[other] { $count } curse cubes; with { $limit } at the end all is lost
}
board-lost = too many!
board-worth = { $gold } gold now
board-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
board-hand = { $count ->
    [one] Your hand: { $count } map
   *[other] Your hand: { $count } maps
}
board-hand-aaron = { $count ->
    [one] Aaron’s open hand: { $count } map
   *[other] Aaron’s open hand: { $count } maps
}
treasure-amulet = amulet
treasure-bag = bag
treasure-book = book
treasure-jewel = jewel
treasure-crown = crown
treasure-skull_right = skull to the right
treasure-skull_left = skull to the left
treasure-skull_front = skull from the front
board-curse = curse { $cubes }
board-crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
board-kinds-amulet = { $count ->
    [one] { $count } amulet
   *[other] { $count } amulets
}
board-kinds-bag = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
}
board-kinds-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
board-kinds-jewel = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
board-kinds-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
board-kinds-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}

## What you may do there

board-may-play = { $count ->
    [one] play the card here
   *[other] play the { $count } cards here
}
board-may-use = use this island
board-may-from = take the compass from here
board-may-stack = move the compass here
board-may-withdraw = take the compass back from here
board-may-place = place a compass here
board-may-here = choose

## Questions

board-ask-mark = ?
board-for-aaron = For Aaron – { $said }
board-ask-turn = Choose cards or a landing, or pass
board-ask-no-cards = You have no cards left to play
board-ask-where = Where do you play { $cards }?
board-ask-more = What else? Chosen: { $cards }
board-ask-add = Add to { $landing }: { $cards }?
board-ask-start = Start { $landing }: { $cards }?
board-ask-island = { $island }?
board-ask-pass = Pass? You play no more this round
board-ask-keep = Keep this treasure: { $treasure }?
board-ask-bury = Bury this treasure: { $treasure }?
board-ask-loot = { $count ->
    [one] The last treasure of { $landing } is yours: keep or bury?
   *[other] { $count } treasures at { $landing }: take one
}
board-ask-loot-then = { $count } treasures at { $landing }: take one, then { $name }
board-ask-find = Keep the treasure, or bury it?
board-ask-discard = Discard some cards before you draw up to { $size }?
board-ask-trim = { $count ->
    [one] Choose { $count } card to discard ({ $chosen } chosen)
   *[other] Choose { $count } cards to discard ({ $chosen } chosen)
}
board-ask-use-treasure = Turn up a treasure for a cube?
board-ask-use-ship = Sail on? Then the { $coast } is explored
board-aim = { $landing }: choose cards that fit
board-aim-island = Choose the cards that pay for the island

## A choice in words

board-say-choose = { $copy ->
    [1] Choose { $card }
   *[other] Choose { $card } (second)
}
board-say-site = { $count ->
    [one] Play the card at { $landing }
   *[other] Play { $count } cards at { $landing }
}
board-say-place = { $aaron ->
    [0] Place a compass at { $landing }
   *[other] Place Aaron’s compass at { $landing }
}
board-say-shift = { $aaron ->
    [0] To { $landing } with the compass from { $from }
   *[other] To { $landing } with Aaron’s compass from { $from }
}
board-say-island = { $island }
board-say-stack = { $aaron ->
    [0] The compass at { $landing } to the bottom
   *[other] Aaron’s compass at { $landing } to the bottom
}
board-say-stack-top = { $aaron ->
    [0] The compass at { $landing } to the top
   *[other] Aaron’s compass at { $landing } to the top
}
board-say-withdraw = { $aaron ->
    [0] Take the compass back from { $landing }
   *[other] Take Aaron’s compass back from { $landing }
}
board-say-copy-draw = Draw a card
board-say-copy-remove = Remove a cube
board-say-keep = Keep { $treasure }
board-say-bury = Bury { $treasure }
board-say-heal = Go to the healer ({ $healer })
board-say-lay = Lay the healer open ({ $healer })
board-say-use-bargain = Draw 2 cards, take 2 cubes
board-say-use-treasure = Turn it up, take a cube
board-say-use-ship = Sail on
board-say-decline-bargain = No cards, no cubes
board-say-decline-treasure = No treasure
board-say-decline-ship = Stay here
board-say-decline-compass = Leave it
board-say-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
board-say-keep-all = Keep all
board-say-pass = Pass
verb-use = Do it
verb-decline = Leave it
verb-site = Play here
verb-shift = Bring it
verb-island = Use it
verb-stack = Move it
verb-withdraw = Take it back
verb-keep = Keep
verb-bury = Bury
verb-heal = Go there
verb-lay = Lay open
verb-pass = Pass
verb-copy = Copy
verb-choose = Choose
verb-done = Done
step-prepare = Prepare
step-act = Play
step-explore = Explore
step-rest = Explore the rest
step-healers = Healers

## What would come of it

board-count = There will be { $count } of { $needed } cards.
board-effect-all-draw = { $people ->
    [one] { $count ->
        [one] One card to draw: { $names }.
       *[other] { $count } cards to draw: { $names }.
    }
   *[other] { $count ->
        [one] A card each for { $names }.
       *[other] { $count } cards each for { $names }.
    }
}
board-effect-all-remove = { $people ->
    [one] { $count ->
        [one] One cube goes: { $names }.
       *[other] { $count } cubes go: { $names }.
    }
   *[other] { $count ->
        [one] A cube goes from each of { $names }.
       *[other] { $count } cubes go from each of { $names }.
    }
}
board-effect-all-one = { $count ->
    [one] All others take a cube.
   *[other] All others take { $count } cubes.
}
board-effect-front = The 1 goes to the front and copies an effect for you.
board-cost-keep = { $cubes ->
    [one] You take { $cubes } cube: { $now } → { $then }.
   *[other] You take { $cubes } cubes: { $now } → { $then }.
}
board-cost-crossed = { $cubes ->
    [one] You remove { $cubes } cube: { $now } → { $then }.
   *[other] You remove { $cubes } cubes: { $now } → { $then }.
}
board-cost-nothing = It bears no curse.
board-cost-bury = { $cubes ->
    [one] It is gone; you remove { $cubes } cube: { $now } → { $then }.
   *[other] It is gone; you remove { $cubes } cubes: { $now } → { $then }.
}
board-cost-healer = { $cubes ->
    [one] { $gold } gold for your { $cubes } cube
   *[other] { $gold } gold for your { $cubes } cubes
}
board-cost-island = You pay: { $cards }.
board-pass-first = You are the first: the start player tile is yours.
board-pass-next = Your cards stay in your hand.
board-pass-offer = You must take one of the treasures on offer.
board-warn-cursed = { $then } cubes! With { $limit } at the end all is lost.
board-warn-a3 = You take a cube for using it.
board-warn-unpaid = { $gold } gold: you are { $short } short, and out of it.

## Loot and healers

board-keep = Keep
board-bury = Bury
board-heal = Choose
board-lay = Lay open
board-loot-big = { $landing }, big loot
board-loot-small = { $landing }, small loot
board-found-one = A treasure from a small island
board-offers = For those who pass: one each, to keep
board-healers-open = Healers
board-purse = You have { $gold } gold.
board-purse-none = You have { $gold } gold: you cannot pay any of them and are out.
board-heal-left = { $gold } gold, { $left } left
board-heal-short = { $gold } gold, { $short } short: out
board-order = Who takes one, in this order
board-crossed = { $cubes ->
    [one] removes { $cubes } cube
   *[other] removes { $cubes } cubes
}
board-cubes-then = { $then ->
    [one] { $now } → { $then } cube
   *[other] { $now } → { $then } cubes
}
board-gold = { $gold } gold
board-healer-once = { $once } gold in all
board-healer-cube = { $cube } gold a cube
board-healer-both = { $cube } gold a cube and { $once } on top

## The end

board-sheets = Score sheets
board-won = { $name } is the richest with { $gold } gold.
board-won-tie = { $name } has { $gold } gold like others, and sits nearest to the start player tile.
board-out-cursed = Lost to the curse with { $cubes } cubes, and all treasures with it
board-out-unpaid = Cannot pay the healer, and is out
board-why-book-alone = ×{ $times } without a cursed treasure
board-why-jewels-three = { $count ->
    [one] a set of three: { $gold }
   *[other] { $count } sets of three: { $gold }
}
board-why-jewels-two = a pair: { $gold }
board-why-crowns = { $crosses ->
    [one] { $crosses } cross, place { $place }: { $gold }
   *[other] { $crosses } crosses, place { $place }: { $gold }
}
board-why-crowns-shared = { $crosses ->
    [one] { $crosses } cross, place { $place } shared: { $gold }
   *[other] { $crosses } crosses, place { $place } shared: { $gold }
}
board-why-skulls = { $size ->
    [one] { $kinds ->
        [one] { $size } skull: { $each } × { $kinds } other kind
       *[other] { $size } skull: { $each } × { $kinds } other kinds
    }
   *[other] { $kinds ->
        [one] { $size } different skulls: { $each } × { $kinds } other kind
       *[other] { $size } different skulls: { $each } × { $kinds } other kinds
    }
}
board-why-healer = { $cubes ->
    [one] { $cubes } cube; { $healer }
   *[other] { $cubes } cubes; { $healer }
}

## The log: $me: the reader did it

log-turn = { $me ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
log-round = Round { $round } · { $coast }
log-draws = { $seat } { $me ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] a map card
   *[other] { $count } map cards
}
log-draws-drew = { $seat } { $me ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] a map card
   *[other] { $count } map cards
}: { $card }
log-aaron_drew = Aaron draws: { $card }
log-compass = { $seat } { $me ->
    [yes] place
   *[no] places
} { $aaron ->
    [0] a compass
   *[other] Aaron’s compass
} at { $landing }
log-compass_moved = { $seat } { $me ->
    [yes] move
   *[no] moves
} { $aaron ->
    [0] a compass
   *[other] Aaron’s compass
} from { $from } to { $landing }
log-played = { $seat } { $me ->
    [yes] play
   *[no] plays
} { $aaron ->
    [0] {""}
   *[other] for Aaron{" "}
}at { $landing }: { $card }
log-island_used = { $seat } { $me ->
    [yes] use
   *[no] uses
} { $islet }{ $aaron ->
    [0] {""}
   *[other] {" "}for Aaron
}
log-paid = Paid: { $card }
log-discarded = { $seat } { $me ->
    [yes] discard
   *[no] discards
}: { $card }
log-aaron_discarded = Aaron discards: { $card }
log-passed = { $aaron ->
    [0] { $seat } { $me ->
        [yes] pass
       *[no] passes
    }
   *[other] Aaron passes
}
log-tile = { $seat } { $me ->
    [yes] are the first to pass and take
   *[no] is the first to pass and takes
} the start player tile
log-cursed = { $seat } { $me ->
    [yes] take
   *[no] takes
} { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
}: { $now } now
log-relieved = { $seat } { $me ->
    [yes] remove
   *[no] removes
} { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
}: { $now } now
log-found = Turned up: { $treasure }
log-kept = { $seat } { $me ->
    [yes] keep
   *[no] keeps
}: { $treasure }
log-buried = { $seat } { $me ->
    [yes] bury
   *[no] buries
}: { $treasure }
log-first = { $seat } { $me ->
    [yes] have
   *[no] has
} the start player tile
log-healer_dealt = { $seat } { $me ->
    [yes] get
   *[no] gets
} a healer: { $cube ->
    [0] { $once } gold in all
   *[other] { $once ->
        [0] { $cube } gold a cube
       *[other] { $cube } gold a cube and { $once } on top
    }
}
log-compass_back = { $seat } { $me ->
    [yes] take
   *[no] takes
} a compass{ $aaron ->
    [0] {""}
   *[other] {" "}of Aaron’s
} back from { $landing }
log-stacked = { $seat } { $me ->
    [yes] move
   *[no] moves
} { $aaron ->
    [0] a compass
   *[other] a compass of Aaron’s
} in the stack at { $landing }
log-lost_to_curse = { $seat } { $me ->
    [yes] have
   *[no] has
} { $cubes } cubes: *lost to the curse*
log-healer_taken = { $seat } { $me ->
    [yes] go
   *[no] goes
} to a healer: { $cube ->
    [0] { $once } gold in all
   *[other] { $once ->
        [0] { $cube } gold a cube
       *[other] { $cube } gold a cube and { $once } on top
    }
}
log-scored = { $seat } · { $line }: { $gold } gold
log-cannot_pay = { $seat } cannot pay the healer and { $me ->
    [yes] are
   *[no] is
} out
log-total = { $seat } { $me ->
    [yes] have
   *[no] has
} { $gold } gold in the end

## Why a space means nothing now

board-no-colour = All cards of a column have one colour.
board-no-coast = The two landings of a coast have different colours.
board-no-lower = Numbers in a column never go down; only a 1 always fits.
board-no-mixed = Maps are played in one colour.
board-no-fits = None of your cards fits there.
board-no-shut = This island has been used in this round.
board-no-cost = A small island costs two cards of one colour.
board-no-dear = The event of this round says what an island costs.
board-no-cards = Without cards all that is left is to pass.
board-no-stack = Only a landing where the compass is not at the bottom yet.
board-no-place = Only a landing where there is no such compass yet.
board-no-compass = Only a landing where such a compass lies.
