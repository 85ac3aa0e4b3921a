## The board of the web client

board-island = The island: { $left } of { $of } tiles left
board-you-here = you are here
board-here = { $name } is here
board-may-sink = may sink in this flood
board-treasure-place = place of the treasure { $treasure }
board-held = in hand: choose a tile
board-may-move = move here
board-may-fly = fly here
board-may-swim = escape here
board-may-guide = guide
board-may-shore = shore up
board-may-give = give a card
board-may-capture = capture the treasure
board-may-sandbag = lay sandbags
board-may-helicopter = call the helicopter
board-may-board = take aboard
board-may-land = land here
board-may-lift_off = fly home
board-water = { $cards ->
    [one] Water at mark { $mark } of 10: { $cards } flood card a turn
   *[other] Water at mark { $mark } of 10: { $cards } flood cards a turn
}
board-water-skull = The water has reached the skull
board-treasure-needs = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-treasure-won = won
board-treasure-with = with { $name }

## Seats and decks

board-hand = Hand: { $count } of { $limit } cards
board-cards = { $count } of { $limit } cards
board-over-limit = { $over ->
    [one] { $over } card over the limit
   *[other] { $over } cards over the limit
}
board-discard = { $special ->
    [yes] { $over ->
        [one] One card too many: discard one, or play a special card.
       *[other] { $over } cards too many: discard them, or play special cards.
    }
   *[no] { $over ->
        [one] One card too many: discard one.
       *[other] { $over } cards too many: discard them.
    }
}
board-holds = Treasure: { $treasure }
board-lost = { $treasure } is lost
board-result = { $won } of { $of } treasures, turn { $turn }
board-treasure-cards = Treasure cards
board-flood-cards = Flood cards
board-flood-discards = Flood discards, back on top when the water rises
board-discards = Discarded treasure cards
board-risk = { $of ->
    [one] The next flood card sinks a tile.
   *[other] { $sinking ->
        [one] { $sinking } of the next { $of } flood cards sinks a tile.
       *[other] { $sinking } of the next { $of } flood cards sink a tile each.
    }
}

## The dock

verb-move = Move
verb-guide = Guide
verb-shore = Shore up
verb-give = Give
verb-capture = Capture
verb-special = Special card
verb-discard = Discard
verb-done = Done
verb-fly = Fly
verb-swim = Escape
verb-sandbag = Lay sandbags
verb-helicopter = Call
verb-board = Take aboard
verb-land = Land
verb-lift_off = Fly home
verb-end = End actions
verb-pass = Go on
verb-move-not = There is nowhere to go now.
verb-guide-not = Only the Navigator guides others.
verb-shore-not = No flooded tile is in reach.
verb-give-not = Nobody in reach, or no treasure card to give.
verb-capture-not = Needs four cards of one treasure, on one of its two tiles.
verb-special-not = No special card that could be played now.
verb-discard-not = No card has to go.
verb-done-not = Something has to be chosen first.
step-act = Act
step-draw = Draw
step-flood = Flood
preview-move = Move to { $tile }?
preview-fly = Fly to { $tile }?
preview-swim = Escape to { $tile }?
preview-guide = Guide { $role } to { $tile }?
preview-shore = Shore up { $tile }?
preview-give = Give { $treasure } to { $role }?
preview-capture = Capture the treasure { $treasure }?
preview-end = End your actions and draw?
preview-discard = Discard { $card }?
preview-sandbag = Lay sandbags on { $tile }?
preview-helicopter = { $me ->
    [yes] Helicopter for you?
   *[no] Helicopter for { $role }?
}
preview-board = { $me ->
    [yes] Go aboard too?
   *[no] Take { $role } aboard?
}
preview-land = Land on { $tile }?
preview-lift_off = Fly home together?
preview-pass = Nothing, go on?

## The log: *water* in italics; $me: the reader did it; $them: it was done to the reader

log-flooded = { $tile } *awash*
log-sunk = { $tile } *sank*
log-turn = Turn { $turn } · { $seat }
log-laid = { $tile } is laid
log-cast = { $seat }: { $role }, starting on { $tile }
log-dealt = { $seat } { $me ->
    [yes] are
   *[no] is
} dealt { $card }
log-begins = { $seat } { $me ->
    [yes] begin
   *[no] begins
}
log-moved = { $seat } { $me ->
    [yes] move
   *[no] moves
} to { $tile }
log-dived = { $seat } { $me ->
    [yes] dive
   *[no] dives
} to { $tile }
log-flew = { $seat } { $me ->
    [yes] fly
   *[no] flies
} to { $tile }
log-guided = { $seat } { $me ->
    [yes] guide
   *[no] guides
} { $other } to { $tile }
log-shored = { $seat } { $me ->
    [yes] shore
   *[no] shores
} up { $tile }
log-gave = { $seat } { $me ->
    [yes] give
   *[no] gives
} { $card } to { $other }
log-captured = { $seat } { $me ->
    [yes] capture
   *[no] captures
} the treasure { $treasure } on { $tile }
log-drew = { $seat } { $me ->
    [yes] draw
   *[no] draws
} { $card }
log-waters_rose = { $cards ->
    [0] The water reaches the skull
    [one] The water rises to mark { $mark }: { $cards } flood card a turn
   *[other] The water rises to mark { $mark }: { $cards } flood cards a turn
}
log-discarded = { $seat } { $me ->
    [yes] discard
   *[no] discards
} { $card }
log-sandbagged = { $seat } { $me ->
    [yes] lay
   *[no] lays
} Sandbags: { $tile } is dry
log-called = { $seat } { $me ->
    [yes] call
   *[no] calls
} the Helicopter; { $them ->
    [yes] you board
   *[no] { $other } boards
} first
log-boarded = { $them ->
    [yes] You board
   *[no] { $other } boards
} too
log-airlifted = The helicopter takes { $other } to { $tile }
log-lifted_off = { $seat } { $me ->
    [yes] call
   *[no] calls
} the Helicopter: the whole team takes off
log-swam = { $seat } { $me ->
    [yes] escape
   *[no] escapes
} from { $from } to { $tile }

## Why a space or a card means nothing now

board-no-far = One action leads to an adjacent tile: up, down, left or right.
board-no-diagonal = One action of the Explorer leads to an adjacent tile, diagonally too.
board-no-dive = The Diver swims through flooded and missing tiles only.
board-no-surface = A dive ends on a tile that is still there.
board-no-flown = The Pilot flies once a turn; now only to an adjacent tile.
board-no-missing = Nobody walks where a tile has sunk.
board-no-here = You stand there already.
board-no-dry = Only a flooded tile is shored up.
board-no-gone = A tile that has sunk never comes back.
board-no-reach = You shore up your own tile or an adjacent one.
board-no-reach_all = The Explorer shores up their own tile or an adjacent one, diagonally too.
board-no-second = The second tile, too, is flooded, and your own or an adjacent one.
board-no-guide = The Navigator moves another pawn up to two tiles.
board-no-another = One more pawn may go one tile.
board-no-give = You give a treasure card to somebody on your tile.
board-no-anybody = The Messenger gives a treasure card to any other pawn.
board-no-capture = A treasure needs four of its cards, on one of its two tiles.
board-no-won = The team has this treasure.
board-no-spent = No action is left.
board-no-sandbag = Sandbags go onto a flooded tile.
board-no-discard = First cards have to go: a hand keeps five at most.
board-no-special = Now only special cards are played.
board-no-flight = The helicopter takes pawns from one tile to any other that is still there.
board-no-rescue = Now only a helicopter can save them.
board-no-ashore = One escapes to a tile that is still there.
board-no-swim = One escapes to an adjacent tile: up, down, left or right.
board-no-swim_all = The Explorer escapes to an adjacent tile, diagonally too.
board-no-nearest = The Diver reaches the nearest tile.
board-no-own_turn = Treasure cards are given in one’s own turn.
board-no-later = Special cards wait until this is done.
board-no-flooding = Sandbags come before the flood cards.
