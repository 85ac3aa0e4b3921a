game-name = Driftwood
game-summary = Castaways bury what the sea brings and signal to a ship when they think they are ahead.

## Pieces

wood-plank = plank
wood-rope = rope
wood-sail = sail

## How it ends

ending-none = The game goes on.
ending-rescued = The ship has come: the most valuable stash wins.
ending-stranded = The wreck is empty and no ship has come: nobody wins.

## Impossible positions

fault-none = Nothing is wrong.
fault-wood = Wood: a castaway holds one piece at most, and nobody has more than the box.
fault-flares = Flares: the ship comes when enough are fired, and not before.
fault-turn = Turn: it belongs to a seat at the table, and to nobody before the deal is done.
fault-asks = Questions: those that are open have to be ones that play can lead to.
fault-over = End: stranded means that the wreck is empty.

## Options

option-seats = Castaways
option-seats-help = How many castaways there are.
option-seats-2 = two
option-seats-3 = three
option-ship = Ship
option-ship-help = How many flares bring the ship.
option-ship-far = far: two flares
option-ship-near = near: one flare

## What can be done

do-deal = Dealt: { $wood }
do-wash = Washed up: { $wood }
do-search = Search the beach
do-flare = Fire your flare
do-snatch = Snatch the piece
do-pass = Let it go by
do-bury = Bury: { $wood }

## What happened

event-dealt = { $seat } is dealt a piece.
event-holds = { $seat } holds: { $wood }.
event-turn = Turn { $turn }: { $seat }.
event-washed_up = { $seat } finds on the beach: { $wood }.
event-snatched = { $seat } shows one of the same kind and snatches from { $other }: { $wood }.
event-buried = { $seat } buries a piece.
event-hid = { $seat } has buried: { $wood }.
event-fired = { $seat } fires a flare.
event-showed = { $seat } digs up: planks { $planks }, ropes { $ropes }, sails { $sails }.
event-over = { $ending }

## What is asked

ask-deal = A piece is to be dealt to { $seat }.
ask-turn = Your turn: search the beach, or fire your flare.
ask-wash = The sea washes up a piece.
ask-snatch = Snatch the piece that { $seat } found?
ask-stow = Which piece do you bury?
