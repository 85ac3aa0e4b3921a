## The board of the web client

board-island = The island: { $left } of { $of } tiles left
board-hidden = face down
board-stone = a stone, not turned
board-open = { $face }
board-used = { $face }, used up
board-water = shallow water
board-coins = { $count ->
    [one] { $count } coin lies here
   *[other] { $count } coins lie here
}
board-coins-fresh = not to be taken in this turn
board-flag-here = the flag lies here
board-news = What happened last
board-flag-hidden = The flag is under a stone
board-flag-lies = The flag lies on { $cell }
board-flag-with = { $name } has the flag
board-yours = your explorer
board-of = { $name }’s explorer
board-value = worth { $value }
board-ring = with a ring
board-bearer = carries the flag
board-boat = { $name }’s boat, from the front
board-boat-yours = Your boat, from the front
board-boat-empty = empty
board-working = works now

## Who knows what

board-only-you = only you know
board-all-know = everyone knows
board-hidden-value = hidden from you
board-you-saw = you saw this is a { $value }
board-seen-by = seen by { $names }
board-remember = you have seen it: remember

## What you may do there

board-may-take = take in hand
board-may-move = go here
board-may-swim = swim here
board-may-battle = attack
board-may-reveal = turn it over
board-may-reinforce = reinforce here
board-may-recruit = paid reinforcement here
board-may-ring = give a ring
board-may-spy = spy on it
board-may-aim = let it work this way
board-may-blast = this direction next
board-may-blow = let it blow this way
board-may-shrink = take this tile away
board-may-flag = put the flag here
board-may-stone = lay a stone
board-may-place = place an explorer
board-may-value = give it a value

## In hand, and what would come of it

board-hold-explorer = Where to? Or pick another explorer
board-next-island = The explorer on { $cell }
board-next-boat = Number { $number } in the boat
board-against = Your { $value } against { $other }
board-against-hidden = Your { $value } against a hidden value
board-would-win = you win
board-would-lose = you lose
board-would-draw = a draw, both go home
board-line-nobody = Nobody stands there.
board-line-home = { $name }’s { $value } goes home.
board-line-home-yours = Your { $value } goes home.
board-line-stays = { $name }’s { $value } withstands it.
board-line-stays-yours = Your { $value } withstands it.
board-line-hidden = { $count ->
    [one] One hidden value is tested.
   *[other] { $count } hidden values are tested.
}
board-wind-to = { $name }’s explorer on { $from } goes to { $cell }.
board-wind-to-yours = Your explorer on { $from } goes to { $cell }.
board-wind-home = { $name }’s explorer on { $from } is blown into the water and goes home.
board-wind-home-yours = Your explorer on { $from } is blown into the water and goes home.
board-shrink-home = { $name }’s explorer goes home.
board-shrink-home-yours = Your explorer goes home.
board-shrink-coins = { $count ->
    [one] { $count } coin is lost.
   *[other] { $count } coins are lost.
}

## Choices in words

board-say-move = Go from { $from } to { $cell }
board-say-swim = Swim from { $from } to { $cell }
board-say-swim-battle = Swim from { $from } to { $cell } and attack { $name }
board-say-battle = Attack { $name } on { $cell } from { $from }
board-say-reveal = Turn the tile { $cell } over
board-say-reinforce = The front explorer from the boat to { $cell }
board-say-recruit = For a coin, the front explorer from the boat to { $cell }
board-say-ring = For a coin, a ring for the explorer on { $cell }
board-say-spy = For a coin, spy on { $name }’s explorer on { $cell }
board-say-shrink = Take the tile { $cell } away
board-say-flag = Put the flag on { $cell }
board-say-stone = Lay a stone on { $cell }
board-say-place = Place an explorer on { $cell }
board-say-value = Worth { $value }
board-worth = { $what } (worth { $value })
board-pass-act = No more actions
board-pass-power = Buy nothing more

## A battle, a bomb, a storm, a spy

board-battle = Battle on { $cell }
board-attacker = { $name } attacks
board-defender = { $name } defends
board-battle-ring = { $value } and a ring
board-battle-won = { $name } wins.
board-battle-drawn = A draw: both go to their boats.
board-battle-one-six = A 1 beats a 6, whatever the rings.
board-battle-one-five = Between a 1 and a 5 rings do not count.
board-battle-private = Only the two who fight see the values.
board-bomb = A bomb of { $strength } on { $cell }
board-miner-pays = { $name } pays a miner
board-storm = A storm on { $cell }
board-spied = { $name }’s explorer on { $cell } is worth { $value }
wait-arrange = { $count ->
    [one] { $names } is still deciding who is who
   *[other] { $names } are still deciding who is who
}
wait-miner = { $count ->
    [one] { $names } may pay a miner
   *[other] { $names } may pay a miner
}

## Seats

board-coins-of = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-count-island = on the island
board-count-boat = in the boat
board-has-flag = has the flag
board-supply = { $count ->
    [one] { $count } coin in the supply
   *[other] { $count } coins in the supply
}
board-unseen = Tiles not seen yet
board-unseen-gone = Tiles face down, or taken away
board-unseen-stones = Stones not turned yet
board-times = { $face }: { $count }
board-turn-of = Turn { $turn } of { $of }

## The end

board-won-nobody = Nobody has the flag after the last turn: all share the win.

## What tiles and purchases do

help-hidden = Reveal it from a tile beside it, or walk on it and leave it face down.
help-stone = Whoever comes here turns it: loot, or the flag.
help-water = The tile is gone. Explorers swim through it to tiles beside it.
help-plain = Nothing happens here.
help-loot = Coins for whoever comes here, but not in the turn in which it was turned.
help-cross = Works up, down, left and right. Values of { $strength } or less go to the back of the boat; anyone may pay two coins for a miner to stop it.
help-diagonal = Works in the four diagonals. Values of { $strength } or less go to the back of the boat; anyone may pay two coins for a miner to stop it.
help-line = Works up and down or left and right, as its finder decides. Values of { $strength } or less go to the back of the boat; anyone may pay two coins for a miner to stop it.
help-storm = Blows everybody in one of the four lines one cell away. Whoever is blown into the water goes to the back of the boat.
help-flag = Carry it, and be the only one left on the island: that wins.
help-ring = One coin: one more in the next battle or against the next bomb. Not for a 1 against a 5 or a 6.
help-recruit = One coin: the front explorer of your boat comes too, once a turn.
help-spy = One coin: see the value of an enemy in a straight line, with nobody between.
help-miner = Two coins: the bomb stops for good.
help-shrink = From the outside in. Not a stone that is not turned, not the tile where the flag lies.

## The dock

verb-stone = Lay a stone
verb-place = Place
verb-value = Value
verb-again = Start over
verb-move = Go
verb-swim = Swim
verb-battle = Attack
verb-reveal = Reveal
verb-reinforce = Reinforce
verb-end = Done
verb-aim = Light it
verb-blast = This way
verb-miner = Pay a miner
verb-pass = Let it go on
verb-blow = Blow
verb-ring = Ring
verb-recruit = Reinforcement
verb-spy = Spy
verb-shrink = Take away
verb-flag = Place the flag
verb-move-not = Nobody of yours can go anywhere.
verb-swim-not = No water lies beside your explorers.
verb-battle-not = No enemy stands beside your explorers.
verb-reveal-not = No face-down tile lies beside your explorers.
verb-reinforce-not = Once a turn, and only while somebody waits in the boat.
verb-ring-not = Needs a coin, and an explorer on the island without a ring.
verb-recruit-not = Needs a coin; once a turn, while somebody waits in the boat.
verb-spy-not = Needs a coin, and an enemy in a straight line whose value you do not see.
step-place = Explorers
step-arrange = Values
step-act = Act
step-power = Buy
step-shrink = Shrink
preview-stone = A stone on { $cell }?
preview-place = An explorer on { $cell }?
preview-value = Worth { $value }?
preview-again = Start over?
preview-move = Go to { $cell }?
preview-swim = Swim to { $cell }?
preview-battle = Attack on { $cell }?
preview-reveal = Turn { $cell } over?
preview-reinforce = Your { $value } from the boat to { $cell }?
preview-end = No more?
preview-aim = Let the bomb work { $axis }?
preview-blast = First { $direction }?
preview-miner = Two coins for a miner?
preview-pass = Let the bomb go on?
preview-blow = Blow { $direction }?
preview-ring = A ring for the explorer on { $cell }?
preview-recruit = Pay a coin: your { $value } from the boat to { $cell }?
preview-spy = Spy on the explorer on { $cell }?
preview-shrink = Take { $cell } away?
preview-flag = The flag to { $cell }?

## Questions, and what is at stake

board-may = { $what }: { $may }
board-axis-vertical = Up and down
board-axis-horizontal = Left and right
board-way-n = Up
board-way-e = Right
board-way-s = Down
board-way-w = Left
board-way-ne = Up right
board-way-se = Down right
board-way-sw = Down left
board-way-nw = Up left
board-ask-arrange = Who stands where? Only you will know.
board-ask-full = No free tile: none of your explorers can land this turn. You are not out.
board-ask-stuck = None of your explorers can do anything more now.
board-which = { $cell }: which of these?
board-ask-power = { $count ->
    [one] Spend your coin?
   *[other] Spend some of your { $count } coins?
}
board-ask-aim = A bomb of { $strength } on { $cell }. Which way?
board-ask-blast = The bomb of { $strength } on { $cell }. Which way next?
board-ask-miner = The bomb of { $strength } comes to { $name }’s { $value } on { $cell }. Pay a miner?
board-ask-miner-yours = The bomb of { $strength } comes to your { $value } on { $cell }. Pay a miner?
board-ask-miner-hidden = The bomb of { $strength } comes to { $name }’s explorer on { $cell }. Pay a miner?
board-line-safe = You lose nobody.
board-flag-risk = If it is beaten, the flag is lost.
board-takes-flag = Your explorer takes the flag.
board-takes = { $count ->
    [one] You take { $count } coin.
   *[other] You take { $count } coins.
}
board-takes-not = { $count ->
    [one] The coin was turned up in this turn: it stays where it is.
   *[other] The coins were turned up in this turn: they stay where they are.
}
board-stake-reveal = What lies there works at once. Bombs and storms spare nobody, not even yours.
board-arrange-island = On the island
board-arrange-boat = In the boat, front first
board-arrange-ready = Ready
board-arrange-stakes = Higher beats lower, but a 1 beats a 6; the front of the boat lands first. This is a proposal: keep it or change it.
board-arrange-hint = Tap two to swap them, or drag one onto another.
board-arrange-keys = By keys: arrows, and 1 to 6.
board-slot = { $place }: worth { $value }
board-flag-yours = You have the flag
board-battle-won-yours = You win.
board-goes-home = goes home
board-stays = stays
board-turned-up = Under { $cell }: { $face }
board-gone = Gone: { $cell } ({ $face })
board-boat-order = in the boat, front first
board-some-know = you and some others know

## The log: $me: the reader did it, or it is the reader’s; $them: it was done to the reader

log-turn = Turn { $turn } · { $seat }
log-stone_laid = { $seat } { $me ->
    [yes] lay
   *[no] lays
} a stone on { $cell }
log-placed = { $seat } { $me ->
    [yes] place
   *[no] places
} an explorer on { $cell }
log-ready = { $seat } { $me ->
    [yes] are
   *[no] is
} ready
log-begins = { $seat } { $me ->
    [yes] begin
   *[no] begins
}
log-moved = { $seat } { $me ->
    [yes] go
   *[no] goes
} from { $from } to { $cell }
log-swam = { $seat } { $me ->
    [yes] swim
   *[no] swims
} from { $from } to { $cell }
log-revealed = { $seat } { $me ->
    [yes] turn
   *[no] turns
} { $cell } over: { $face }
log-stone_turned = { $seat } { $me ->
    [yes] turn
   *[no] turns
} the stone on { $cell }: { $face }
log-loot_laid = { $coins ->
    [one] { $coins } coin on { $cell }
   *[other] { $coins } coins on { $cell }
}
log-coins_taken = { $seat } { $me ->
    [yes] take
   *[no] takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on { $cell }
log-flag_taken = { $seat } { $me ->
    [yes] have
   *[no] has
} the flag on { $cell }
log-flag_fell = The flag lies on { $cell }
log-reinforced = { $seat } { $me ->
    [yes] bring
   *[no] brings
} an explorer from the boat to { $cell }
log-attacked = { $seat } { $me ->
    [yes] attack
   *[no] attacks
} { $other } on { $cell }
log-fought = { $value }{ $ring ->
    [0] {""}
   *[other] {" "}and a ring
} against { $against }{ $against_ring ->
    [0] {""}
   *[other] {" "}and a ring
}
log-won = { $me ->
    [yes] you win
   *[no] { $seat } wins
}
log-drew = a draw
log-learnt = The spy saw it: { $me ->
    [yes] your explorer
   *[no] { $seat }’s explorer
} on { $cell } is worth { $value }
log-aimed = { $seat } { $me ->
    [yes] let
   *[no] lets
} the bomb on { $cell } work { $axis }
log-hit = The bomb is too much for { $me ->
    [yes] your { $value }
   *[no] { $seat }’s { $value }
} on { $cell }
log-withstood = { $me ->
    [yes] Your { $value }
   *[no] { $seat }’s { $value }
} on { $cell } withstands the bomb
log-defused = { $seat } { $me ->
    [yes] pay
   *[no] pays
} a miner: the bomb on { $cell } is stopped
log-blew = { $seat } { $me ->
    [yes] let
   *[no] lets
} the storm on { $cell } blow { $direction }
log-blown = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} is blown from { $from } to { $cell }
log-storm_gone = The storm on { $cell } is gone: *shallow water*
log-home = { $me ->
    [yes] Your explorer
   *[no] { $seat }’s explorer
} on { $cell } goes to the back of the boat
log-ringed = { $seat } { $me ->
    [yes] buy
   *[no] buys
} a ring for the explorer on { $cell }
log-ring_lost = { $count ->
    [one] { $me ->
        [yes] your ring
       *[no] { $seat }’s ring
    } is used up
   *[other] both rings are used up
}
log-spied = { $seat } { $me ->
    [yes] spy
   *[no] spies
} on { $them ->
    [yes] your explorer
   *[no] { $other }’s explorer
} on { $cell }
log-shrank = { $seat } { $me ->
    [yes] take
   *[no] takes
} { $cell } away: *shallow water*
log-taken = { $seat } { $me ->
    [yes] take
   *[no] takes
} { $cell } away; under it was { $face }
log-coins_lost = { $coins ->
    [one] { $coins } coin on { $cell } is lost
   *[other] { $coins } coins on { $cell } are lost
}
log-bonus = { $seat } { $me ->
    [yes] take
   *[no] takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} as a victor’s bonus

## Why a space or an explorer means nothing now

board-no-stones = A stone lies on a tile where none lies yet.
board-no-place = Explorers start on a free tile that is no stone.
board-no-choose = First decide what this explorer is worth.
board-no-arrange = Your own explorers change places: tap one, then another.
board-no-aim = This bomb works up and down, or left and right.
board-no-blast = The bomb works in one of its directions next.
board-no-miner = A miner stops the bomb, or you let it work.
board-no-blow = A storm blows in one of the four straight directions.
board-no-flag = The flag goes to one of the nearest tiles.
board-no-far = One moves to a tile beside it, not diagonally.
board-no-taken = One moves to a tile on which nobody stands.
board-no-attack = An explorer attacks an enemy on a tile beside it; swimming there takes both actions.
board-no-swim = One swims through shallow water to a free tile beside it.
board-no-stuck = This explorer cannot do anything now.
board-no-visit = A stone is turned when an explorer comes to it.
board-no-reveal = You turn over a face-down tile beside one of your explorers, with nobody and no flag on it.
board-no-hand = First take one of your explorers in hand.
board-no-reinforce = A reinforcement comes to a free tile beside one of your explorers.
board-no-coins = Power-ups cost coins.
board-no-power = Your actions are done: now there are power-ups for coins.
board-no-ring = A ring is for an explorer of yours on the island that has none.
board-no-spy = A spy sees an enemy in a straight line, with nobody between, whose value you do not see.
board-no-sea = There is no tile left to take away.
board-no-stays = A stone that is not turned stays, and so does a tile where the flag lies.
board-no-occupied = A tile on which nobody stands goes first, from the outside in.
board-no-outside = Tiles go from the outside in.
