game-name = Lost Island
game-summary = Find the flag on an island that shrinks, with explorers whose worth only you know; be the last one standing there.

## The board

face-plain = a plain tile
face-storm = a storm
face-loot_1 = loot, 1 coin
face-loot_2 = loot, 2 coins
face-loot_3 = loot, 3 coins
face-cross_1 = a straight bomb of 1
face-cross_2 = a straight bomb of 2
face-cross_3 = a straight bomb of 3
face-cross_4 = a straight bomb of 4
face-cross_5 = a straight bomb of 5
face-cross_6 = a straight bomb of 6
face-diagonal_1 = a diagonal bomb of 1
face-diagonal_2 = a diagonal bomb of 2
face-diagonal_3 = a diagonal bomb of 3
face-diagonal_4 = a diagonal bomb of 4
face-diagonal_5 = a diagonal bomb of 5
face-diagonal_6 = a diagonal bomb of 6
face-line_1 = a two-way bomb of 1
face-line_2 = a two-way bomb of 2
face-line_3 = a two-way bomb of 3
face-line_4 = a two-way bomb of 4
face-line_5 = a two-way bomb of 5
face-line_6 = a two-way bomb of 6
face-flag = the flag

direction-n = up
direction-e = right
direction-s = down
direction-w = left
direction-ne = up right
direction-se = down right
direction-sw = down left
direction-nw = up left

axis-vertical = up and down
axis-horizontal = left and right

## Explorers

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

## How it ends

ending-none = The game goes on.
ending-won = The flag has an owner, and nobody else is left on the island: the game is won.
ending-flag_alone = The last turn is over: whoever carries the flag wins.
ending-drawn = The last turn is over and nobody carries the flag: a draw.

## Impossible positions

fault-none = Nothing is wrong.
fault-ground = Tiles: there are four stones; the others are face down, open or gone, and before play begins none is open or gone.
fault-faces = Faces: an open tile shows one, a hidden one none, and of none there are more than in the box.
fault-explorers = Explorers: each stands alone on a tile, never on a stone that is not turned; before play begins three of each colour.
fault-boats = Boats: whoever is not on the island is in its own boat, once.
fault-values = Values: every colour has 1 to 6 once, and once play begins all are given.
fault-rings = Rings: one each at most, and on the island only.
fault-coins = Coins: they lie on open loot tiles, no more than the tile shows; there are 24 in all.
fault-flag = Flag: hidden until its stone is turned; then it is carried on the island, or lies on a tile where nobody stands.
fault-turn = Turn: it goes round from whoever began, and nobody has a turn before the preparation is done.
fault-asks = Questions: those that are open have to be ones that play can lead to, asked of seats that can answer them.
fault-over = End: a decided game has to be over, and its ending has to fit the position.

## Options

option-seats = Players
option-seats-help = How many players there are.
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-landscape = Landscape
option-landscape-help = Where the four stones lie, and the explorers around them.
option-landscape-printed = near the corners (reconstruction)
option-landscape-beside = the same, explorers beside them
option-landscape-centre = in the middle
option-landscape-corners = in the corners
option-landscape-free = free: you lay them yourselves
option-explorers = Start of the explorers
option-explorers-help = Where your first three explorers stand; in a free landscape always anywhere.
option-explorers-around = around the stones
option-explorers-anywhere = anywhere, placed in turn
option-shrink_storms = Storms still blow
option-shrink_storms-help = Whether a storm that is turned up when the island shrinks blows.
option-shrink_storms-no = no
option-shrink_storms-yes = yes, from where it lay
option-shrink_loot = Bonus loot
option-shrink_loot-help = Whether you take the loot that is turned up when the island shrinks, if an attack of yours was won in this turn.
option-shrink_loot-no = no
option-shrink_loot-yes = yes, for a victor
option-discards = Tiles taken away
option-discards-help = Whether tiles that were taken away stay in view.
option-discards-open = face up
option-discards-face_down = face down, all see them once
option-battles = Battles
option-battles-help = Who sees the values when two explorers fight.
option-battles-open = everybody
option-battles-private = only the two who fight
option-storms = Storms that have blown
option-storms-help = Whether the tile of a storm stays.
option-storms-stay = stays, as a plain tile
option-storms-removed = goes, and leaves shallow water
option-power_ups = Power-ups
option-power_ups-help = When you may spend coins in your turn.
option-power_ups-after_actions = after your actions
option-power_ups-any_time = at any time
option-stones = Stones and shrinking
option-stones-help = Which stones cannot be taken when the island shrinks.
option-stones-unturned = those not turned yet
option-stones-always = all of them, turned or not (by the letter)
option-memory = What you have seen
option-memory-help = Whether you are shown the values that you have seen, or have to remember them.
option-memory-shown = always shown to you
option-memory-strict = hidden, remember it (as printed)

## What can be done

do-begin = { $seat } begins
do-turn = Under the tile: { $face }
do-turn_stone = Under the stone: { $face }
do-stone = Stone on { $cell }
do-place = Explorer on { $cell }
do-value = Worth { $value }
do-again = Start over with the values
do-move = Move explorer { $number } ({ $explorer }) { $direction }
do-swim = Swim to { $cell }: explorer { $number } ({ $explorer })
do-reveal = Reveal { $cell }
do-reinforce = Reinforce on { $cell }
do-battle = Attack { $direction }: explorer { $number } ({ $explorer })
do-end = Done, go on
do-aim = The bomb works { $axis }
do-blast = First { $direction }
do-miner = Pay two coins: a miner stops the bomb
do-pass = Let the bomb go on
do-blow = The storm blows { $direction }
do-ring = Ring for explorer { $number } ({ $explorer })
do-recruit = Paid reinforcement on { $cell }
do-spy = Spy on explorer { $number } ({ $explorer })
do-shrink = Take the tile { $cell }
do-flag = Flag to { $cell }

## What happened

event-stone_laid = { $seat } lays a stone on { $cell }.
event-placed = { $seat } places an explorer on { $cell }.
event-ready = { $seat } is ready.
event-begins = { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-moved = { $seat }’s explorer goes from { $from } to { $cell }.
event-swam = { $seat }’s explorer swims from { $from } to { $cell }.
event-revealed = { $seat } turns the tile { $cell } over: { $face }.
event-stone_turned = { $seat }’s explorer turns the stone on { $cell }: { $face }.
event-loot_laid = { $coins ->
    [one] { $coins } coin lies on { $cell }.
   *[other] { $coins } coins lie on { $cell }.
}
event-coins_taken = { $coins ->
    [one] { $seat } takes { $coins } coin on { $cell }.
   *[other] { $seat } takes { $coins } coins on { $cell }.
}
event-flag_taken = { $seat }’s explorer on { $cell } carries the flag!
event-flag_fell = The flag lies on { $cell }.
event-reinforced = { $seat } brings an explorer from the boat to { $cell }.
event-attacked = { $seat } attacks { $other }’s explorer on { $cell }.
event-fought = Attacker: { $value }{ $ring ->
    [0] {""}
   *[other] {" "}with a ring
}. Defender: { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}with a ring
}.
event-won = { $seat } beats { $other } and has the tile { $cell }.
event-drew = { $seat } against { $other } on { $cell }: a draw.
event-learnt = The spy has seen it: { $seat }’s explorer on { $cell } is worth { $value }.
event-aimed = { $seat } makes the bomb on { $cell } work { $axis }.
event-hit = { $seat }’s explorer on { $cell } is worth { $value }: the bomb is too strong for it.
event-withstood = { $seat }’s explorer on { $cell } is worth { $value } and withstands the bomb.
event-defused = { $seat } pays a miner: the bomb on { $cell } is stopped.
event-blew = { $seat } lets the storm on { $cell } blow { $direction }.
event-blown = { $seat }’s explorer is blown from { $from } to { $cell }.
event-storm_gone = The storm tile on { $cell } is gone; there is shallow water now.
event-home = { $seat }’s explorer on { $cell } goes to the back of the boat.
event-ringed = { $seat } gives the explorer on { $cell } a ring.
event-ring_lost = { $seat } loses a ring.
event-spied = { $seat } spies on { $other }’s explorer on { $cell }.
event-shrank = { $seat } takes the tile { $cell } away.
event-coins_lost = { $coins ->
    [one] { $coins } coin on { $cell } is lost.
   *[other] { $coins } coins on { $cell } are lost.
}
event-bonus = { $coins ->
    [one] { $seat } takes { $coins } coin as a victor’s bonus.
   *[other] { $seat } takes { $coins } coins as a victor’s bonus.
}
event-over = { $ending }

## What is asked

ask-stones = { $left ->
    [one] Lay the last stone.
   *[other] Lay a stone: { $left } are left.
}
ask-place = Place an explorer on a tile.
ask-choose = What is this explorer worth? Only you will know.
ask-arrange = Who is who? Give the next explorer a value; only you will know.
ask-begin = Who begins?
ask-act = { $left ->
    [one] Your turn: { $left } action left.
   *[other] Your turn: { $left } actions left.
}
ask-turn = The tile { $cell } is turned over.
ask-turn_stone = The stone on { $cell } is turned over.
ask-aim = A bomb on { $cell }: which way shall it work?
ask-blast = The bomb on { $cell }: in which direction does it work next?
ask-miner = The bomb on { $cell } comes to an explorer ({ $explorer }). Pay two coins for a miner to stop it?
ask-blow = A storm on { $cell }: where does it blow?
ask-power = Spend coins?
ask-shrink = The island shrinks: take a tile away.
ask-flag = The bearer of the flag is gone from { $cell }. To which tile does the flag go?
