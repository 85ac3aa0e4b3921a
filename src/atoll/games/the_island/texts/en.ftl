game-name = The Island
game-summary = Get your explorers off a sinking island, past serpents, sharks and whales, before the volcano erupts.

## The board

terrain-beach = beach
terrain-forest = forest
terrain-mountain = mountain

direction-e = east
direction-ne = northeast
direction-nw = northwest
direction-w = west
direction-sw = southwest
direction-se = southeast
direction-here = right here

island-northwest = the northwest island
island-northeast = the northeast island
island-southwest = the southwest island
island-southeast = the southeast island

## Pieces

colour-crimson = red
colour-indigo = blue
colour-amber = yellow
colour-orchid = purple

explorer-crimson = red
explorer-indigo = blue
explorer-amber = yellow
explorer-orchid = purple

value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

kind-serpent = serpent
kind-shark = shark
kind-whale = whale

creature-serpent = a serpent
creature-shark = a shark
creature-whale = a whale

tile-shark = Shark
tile-whale = Whale
tile-boat = Boat
tile-whirlpool = Whirlpool
tile-volcano = Volcano
tile-dolphin = Dolphin
tile-wind = Wind
tile-move_serpent = Move a serpent
tile-move_shark = Move a shark
tile-move_whale = Move a whale
tile-stop_shark = Stop a shark
tile-stop_whale = Stop a whale

## How it ends

ending-none = The game goes on.
ending-volcano = The volcano erupts: whoever is not on a safe island is lost.
ending-all_gone = No explorer is left on the board: the game is over.
ending-sunk = The island has sunk: whoever is not on a safe island is lost.
ending-stalled = Nobody gets anywhere any more: whoever is not on a safe island is lost.

## Impossible positions

fault-none = Nothing is wrong.
fault-terrain = Tiles of the island: no more of a terrain than in the box, and a forest goes only when no beach is left, a mountain last.
fault-explorers = Explorers: each is on the board, in a boat that is there, on a safe island or lost; before play begins all stand on tiles.
fault-values = Values: every colour has 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6, and every explorer that is placed has one of them.
fault-boats = Boats: one to a cell, in the sea; those of the start and one more for each boat that was turned up.
fault-crew = Passengers: a boat holds three explorers at most.
fault-creatures = Creatures: they are in the sea; five serpents, and a shark or a whale for each one that was turned up.
fault-swimmers = Swimmers: nobody swims where a shark or a serpent is.
fault-tiles = Tiles taken: each is in a hand or out of the game, and there are no more of a kind than in the box.
fault-turn = Turn: a tile is taken each turn, in turn from whoever began, and nobody has a turn before the preparation is done.
fault-asks = Questions: those that are open have to be ones that play can lead to, asked of seats that can answer them.
fault-over = End: a decided game has to be over, and its ending has to fit the position.

## Options

option-seats = Players
option-seats-help = How many players there are.
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-colours = Colours for two players
option-colours-help = With two players: one colour each, or two colours that play as one side.
option-colours-one = one each
option-colours-two = two each
option-boats = Boats with two colours
option-boats-help = With two colours each: how many boats each player starts with.
option-boats-two = two each
option-boats-four = four each
option-start = Start
option-start-help = Whether you place explorers and boats yourselves.
option-start-placed = everybody places in turn
option-start-quick = quick: all placed at random
option-crowded = Challenge: crowded
option-crowded-help = Whether two explorers may start on a tile that does not touch the sea.
option-crowded-no = no
option-crowded-yes = yes, two to a tile inland
option-to_the_last = Challenge: to the last
option-to_the_last-help = Whether the game goes on until the last explorer has left the board. The volcano is then a whirlpool.
option-to_the_last-no = no
option-to_the_last-yes = yes, to the last explorer
option-equal = Challenge: all equal
option-equal-help = Whether every saved explorer counts one, whatever it is worth.
option-equal-no = no
option-equal-yes = yes, one point each
option-atlantis = Challenge: Atlantis
option-atlantis-help = Whether the game ends when the last tile is taken. The volcano is then a whirlpool.
option-atlantis-no = no
option-atlantis-yes = yes, until the island is gone
option-creatures = Creature of the die
option-creatures-help = Whether you have to move the creature that you rolled.
option-creatures-may = may move (French rules)
option-creatures-must = must move if it can (German rules)
option-swim_then_board = Swim, then board
option-swim_then_board-help = Whether a swimmer may climb aboard in the turn in which it has swum.
option-swim_then_board-no = not in the same turn (English rules)
option-swim_then_board-yes = in the same turn too (the others do not forbid it)
option-swim_then_land = Swim, then land
option-swim_then_land-help = Whether a swimmer may land in the turn in which it has swum.
option-swim_then_land-no = not in the same turn (strict reading)
option-swim_then_land-yes = in the same turn too (as worded)
option-whale_defence = Stopping a whale
option-whale_defence-help = Which boats you may defend against a whale.
option-whale_defence-control = boats that you steer (French and English rules)
option-whale_defence-presence = any boat with one of your explorers (German rules)
option-tie_break = Ties
option-tie_break-help = Who wins when several have the most points.
option-tie_break-saved = whoever saved more explorers (German rules)
option-tie_break-shared = they share the win (the other rules are silent)
option-memory = Values of your explorers
option-memory-help = Whether you may look at the values of your own explorers during the game.
option-memory-shown = always shown to you
option-memory-strict = hidden, remember them (as printed)

## What can be done

do-lay = Lay: { $terrain }
do-begin = { $seat } begins
do-scatter = Explorer on { $cell }
do-endow = Worth { $value }
do-drift = Boat at { $cell }
do-turn_up = Under the tile: { $tile }
do-roll = The die: { $kind }
do-place = Explorer on { $cell } ({ $colour })
do-value = Worth { $value }
do-launch = Boat at { $cell }
do-play = Play { $tile } ({ $terrain })
do-step = Move explorer { $number } ({ $explorer }) { $direction }
do-board = Explorer { $number } ({ $explorer }) boards: { $direction }
do-jump = Explorer { $number } ({ $explorer }) jumps into the water
do-land = Explorer { $number } ({ $explorer }) lands
do-row = Row boat { $boat } { $direction }
do-sink = Take the tile { $cell }
do-crew = Into the boat: explorer { $number } ({ $explorer })
do-glide = Move { $creature } ({ $number }) { $direction }
do-pick = Choose { $creature } ({ $number })
do-put = To { $cell }
do-defend = Stop it with the tile from your hand ({ $terrain })
do-pass = Go on

## What happened

event-laid = { $cell }: { $terrain }.
event-begins = { $seat } begins.
event-placed = { $seat } places an explorer on { $cell }.
event-valued = { $seat }’s explorer on { $cell } is worth { $value }.
event-launched = { $seat } launches a boat at { $cell }.
event-turn = Turn { $turn }: { $seat }.
event-played = { $seat } plays a tile: { $tile } ({ $terrain }).
event-walked = { $seat }’s explorer walks from { $from } to { $cell }.
event-swam = { $seat }’s explorer swims from { $from } to { $cell }.
event-jumped = { $seat }’s explorer jumps off a boat at { $cell }.
event-boarded = { $seat }’s explorer boards a boat at { $cell }.
event-landed = { $seat }’s explorer lands from { $cell } on { $island }: saved!
event-rowed = { $seat } rows a boat from { $from } to { $cell }.
event-sank = { $seat } takes the tile { $cell } ({ $terrain }).
event-fell = { $seat }’s explorer falls into the water at { $cell }.
event-kept = { $seat } keeps the tile ({ $terrain }).
event-holds = { $seat } keeps it: { $tile } ({ $terrain }).
event-turned_up = { $seat } turns the tile { $cell } over: { $tile }.
event-rolled = { $seat } rolls the die: { $kind }.
event-glided = { $seat } moves { $creature } from { $from } to { $cell }.
event-appeared = At { $cell } { $creature } appears.
event-put = { $seat } makes { $creature } dive at { $from } and come up at { $cell }.
event-defended = { $seat } plays a tile at { $cell }: { $tile }.
event-capsized = A boat capsizes at { $cell }.
event-boat_lost = A boat is lost at { $cell }.
event-explorer_lost = { $seat }’s explorer is lost at { $cell }.
event-creature_lost = At { $cell } { $creature } is gone.
event-showed = { $seat } turns over a saved explorer: { $value }.
event-scored = { $points ->
    [one] { $seat }: { $points } point, explorers saved: { $saved }.
   *[other] { $seat }: { $points } points, explorers saved: { $saved }.
}
event-over = { $ending }

## What is asked

ask-lay = The next tile of the island is laid.
ask-begin = Who begins?
ask-place = Place an explorer on a tile.
ask-value = What is this explorer worth? Only you will know.
ask-launch = Put a boat on the sea beside the island.
ask-scatter = An explorer is placed for { $seat }.
ask-endow = The explorer gets a value.
ask-drift = A boat is placed for { $seat }.
ask-play = Your turn: play a tile that you kept?
ask-dolphin = { $left ->
    [one] The dolphin carries your swimmer: { $left } cell left.
   *[other] The dolphin carries a swimmer of yours: { $left } cells left.
}
ask-wind = { $left ->
    [one] The wind blows your boat on: { $left } cell left.
   *[other] The wind blows a boat of yours on: { $left } cells left.
}
ask-move_creature = Put one creature on an empty sea cell ({ $kind }).
ask-move = { $left ->
    [one] Your turn: { $left } point left to move explorers and boats.
   *[other] Your turn: { $left } points left to move explorers and boats.
}
ask-sink = Take a tile off the island.
ask-turn_up = The tile { $cell } ({ $terrain }) is turned over.
ask-crew = { $left ->
    [one] A boat at { $cell }: who gets the last place?
   *[other] A boat at { $cell }: who gets in? { $left } places left.
}
ask-roll = The die is rolled.
ask-creature = { $left ->
    [one] You rolled: { $kind }. Move one, { $left } cell left.
   *[other] You rolled: { $kind }. Move one, { $left } cells left.
}
ask-defend = Here comes { $creature }. Stop it?
