game-name = Loot Island
game-summary = Piece old maps together to find the loot of an accursed island: help each other to find it, compete for the best of it, and beware of the curse.

## The main island and the small ones

coast-north = north coast
coast-east = east coast
coast-south = south coast
coast-west = west coast

landing-north1 = north 1
landing-north2 = north 2
landing-east1 = east 1
landing-east2 = east 2
landing-south1 = south 1
landing-south2 = south 2
landing-west1 = west 1
landing-west2 = west 2

from-north1 = north 1
from-north2 = north 2
from-east1 = east 1
from-east2 = east 2
from-south1 = south 1
from-south2 = south 2
from-west1 = west 1
from-west2 = west 2

island-island = small island

islet-remove = the island of relief
islet-compass = the island of compasses
islet-draw = the island of maps
islet-treasure = the island of treasures
islet-place = the island of landings
islet-ship = the island of the ship

hunter-0 = player 1
hunter-1 = player 2
hunter-2 = player 3
hunter-3 = player 4
hunter-4 = player 5
hunter-aaron = Aaron

## Map cards

card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-red-6 = red 6
card-red-7 = red 7
card-red-8 = red 8
card-red-9 = red 9
card-red-10 = red 10
card-red-joker = red joker
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-blue-6 = blue 6
card-blue-7 = blue 7
card-blue-8 = blue 8
card-blue-9 = blue 9
card-blue-10 = blue 10
card-blue-joker = blue joker
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card-green-4 = green 4
card-green-5 = green 5
card-green-6 = green 6
card-green-7 = green 7
card-green-8 = green 8
card-green-9 = green 9
card-green-10 = green 10
card-green-joker = green joker
card-yellow-1 = yellow 1
card-yellow-2 = yellow 2
card-yellow-3 = yellow 3
card-yellow-4 = yellow 4
card-yellow-5 = yellow 5
card-yellow-6 = yellow 6
card-yellow-7 = yellow 7
card-yellow-8 = yellow 8
card-yellow-9 = yellow 9
card-yellow-10 = yellow 10
card-yellow-joker = yellow joker

symbol-draw = draw a card
symbol-remove = remove a cube

## Treasures: gold, crosses of a crown, how often a book counts, curse; the number in the corner

treasure-crown-1 = crown (4 gold, 1 cross, curse 2; no. 1)
treasure-jewel-2 = jewel (2 gold, curse 2; no. 2)
treasure-crown-3 = crown (2 gold, 3 crosses, curse 2; no. 3)
treasure-jewel-4 = jewel (5 gold, curse 5; no. 4)
treasure-book-5 = book (×2, curse 1; no. 5)
treasure-bag-6 = bag (5 gold, curse 1; no. 6)
treasure-bag-7 = bag (7 gold, curse 2; no. 7)
treasure-amulet-8 = amulet (1 gold; no. 8)
treasure-skull_right-9 = skull facing right (3 gold, curse 2; no. 9)
treasure-jewel-10 = jewel (3 gold, curse 3; no. 10)
treasure-bag-11 = bag (10 gold, curse 3; no. 11)
treasure-book-12 = book (×2; no. 12)
treasure-amulet-13 = amulet (2 gold; no. 13)
treasure-book-14 = book (×2; no. 14)
treasure-amulet-15 = amulet (3 gold; no. 15)
treasure-bag-16 = bag (12 gold, curse 4; no. 16)
treasure-crown-17 = crown (3 gold, 2 crosses, curse 2; no. 17)
treasure-skull_left-18 = skull facing left (4 gold, curse 3; no. 18)
treasure-skull_front-19 = skull facing you (5 gold, curse 4; no. 19)
treasure-crown-20 = crown (1 gold, 4 crosses, curse 2; no. 20)
treasure-jewel-21 = jewel (4 gold, curse 4; no. 21)
treasure-amulet-22 = amulet (1 gold; no. 22)
treasure-crown-23 = crown (2 gold, 3 crosses, curse 2; no. 23)
treasure-jewel-24 = jewel (2 gold, curse 2; no. 24)
treasure-amulet-25 = amulet (2 gold; no. 25)
treasure-book-26 = book (×2, curse 1; no. 26)
treasure-bag-27 = bag (6 gold, curse 1; no. 27)
treasure-bag-28 = bag (8 gold, curse 2; no. 28)
treasure-skull_left-29 = skull facing left (3 gold, curse 2; no. 29)
treasure-skull_front-30 = skull facing you (4 gold, curse 3; no. 30)
treasure-jewel-31 = jewel (4 gold, curse 4; no. 31)
treasure-bag-32 = bag (11 gold, curse 3; no. 32)
treasure-book-33 = book (×2; no. 33)
treasure-crown-34 = crown (3 gold, 2 crosses, curse 2; no. 34)
treasure-jewel-35 = jewel (3 gold, curse 3; no. 35)
treasure-skull_right-36 = skull facing right (5 gold, curse 4; no. 36)
treasure-crown-37 = crown (1 gold, 4 crosses, curse 2; no. 37)
treasure-amulet-38 = amulet (1 gold; no. 38)
treasure-bag-39 = bag (9 gold, curse 2; no. 39)
treasure-crown-40 = crown (3 gold, 2 crosses, curse 2; no. 40)
treasure-skull_right-41 = skull facing right (3 gold, curse 2; no. 41)
treasure-jewel-42 = jewel (2 gold, curse 2; no. 42)
treasure-bag-43 = bag (7 gold, curse 1; no. 43)
treasure-jewel-44 = jewel (4 gold, curse 4; no. 44)
treasure-skull_left-45 = skull facing left (4 gold, curse 3; no. 45)
treasure-crown-46 = crown (2 gold, 3 crosses, curse 2; no. 46)
treasure-book-47 = book (×2, curse 1; no. 47)
treasure-amulet-48 = amulet (2 gold; no. 48)
treasure-book-49 = book (×3, curse 2; no. 49)
treasure-jewel-50 = jewel (3 gold, curse 3; no. 50)
treasure-bag-51 = bag (12 gold, curse 3; no. 51)
treasure-crown-52 = crown (1 gold, 4 crosses, curse 2; no. 52)
treasure-skull_front-53 = skull facing you (5 gold, curse 4; no. 53)
treasure-jewel-54 = jewel (4 gold, curse 4; no. 54)
treasure-amulet-55 = amulet (1 gold; no. 55)
treasure-book-56 = book (×3, curse 3; no. 56)
treasure-bag-57 = bag (13 gold, curse 4; no. 57)
treasure-skull_right-58 = skull facing right (4 gold, curse 3; no. 58)
treasure-crown-59 = crown (4 gold, 1 cross, curse 2; no. 59)
treasure-amulet-60 = amulet (2 gold; no. 60)
treasure-book-61 = book (×3, curse 2; no. 61)
treasure-bag-62 = bag (10 gold, curse 3; no. 62)
treasure-jewel-63 = jewel (2 gold, curse 2; no. 63)
treasure-crown-64 = crown (3 gold, 2 crosses, curse 2; no. 64)
treasure-amulet-65 = amulet (3 gold; no. 65)
treasure-crown-66 = crown (2 gold, 3 crosses, curse 2; no. 66)
treasure-skull_front-67 = skull facing you (3 gold, curse 2; no. 67)
treasure-jewel-68 = jewel (5 gold, curse 5; no. 68)
treasure-bag-69 = bag (8 gold, curse 2; no. 69)
treasure-bag-70 = bag (15 gold, curse 5; no. 70)
treasure-book-71 = book (×1; no. 71)
treasure-jewel-72 = jewel (3 gold, curse 3; no. 72)
treasure-skull_left-73 = skull facing left (5 gold, curse 4; no. 73)
treasure-crown-74 = crown (1 gold, 4 crosses, curse 2; no. 74)

loot-none = nothing is found
loot-small = small loot
loot-big = big loot

healer-healer = healer

## Events of a round

event-a1 = Forbidden charts: whoever likes draws two more map cards and takes two cubes for it
event-a2 = Parting gifts: a treasure for each player lies open; whoever passes must take one of them and keep it
event-a3 = Haunted isles: whoever uses a small island takes a cube
event-a4 = Fair shares: the big loot is one treasure smaller, the small loot one larger
event-b1 = Fair wind: the ship sails on to the next corner at once
event-b2 = The wind turns: the ship turns round, to the coast that was explored last
event-b3 = Fog: a small island, drawn by lot, is turned over and cannot be used in this round
event-b4 = Broken compass: two compasses each on the main island at most; whoever has three takes one back
event-b5 = Damp maps: hands are filled to one card fewer
event-b6 = Blessing: “remove a cube” on a map removes two
event-b7 = Rough sea: a small island costs one more card, of any colour
event-b8 = Mutiny: when the first one passes, all others take two cubes
event-b9 = Shore leave: a small island costs only one card, of any colour, but whoever used it passes at once
event-b10 = Mercy: after the sharing, everybody with a compass at the small loot removes up to two cubes
event-b11 = Slim pickings: the big and the small loot are each one treasure smaller
event-b12 = Less is more: if both landings have enough cards, the one with fewer has the big loot
event-b13 = Upside down: treasures are taken from the highest compass down, and the island of compasses moves one to the top
event-b14 = A long day: the next coast is explored as well

## The score sheet

line-amulets = amulets
line-bags = bags
line-books = books
line-jewels = jewels
line-crowns = crowns
line-skulls = skulls
line-captain = start player tile
line-healer = healer
line-total = total

## How it ends

ending-none = The game goes on.
ending-won = The loot is counted and the healers are paid: the richest hunter wins.
ending-nobody = Nobody got away from the curse: nobody wins.

## Impossible positions

fault-none = Nothing is wrong.
fault-maps = Map cards: every card is at one place; chosen cards belong to whoever is in turn.
fault-columns = Columns: one colour each, not that of the other landing of the coast, and numbers that never go down.
fault-hands = Hands: as many cards as is said, and nobody has passed outside the second phase.
fault-compasses = Compasses: three of a colour at most, and one at a landing.
fault-treasures = Treasures: only the packs that so many players use; what lies open is about to be shared; Aaron has crowns only.
fault-healers = Healers: two each in the variant that deals them, else none in hand; no more open than there are players.
fault-events = Events: one of sort A in the first round, one of sort B in each of the others.
fault-islands = Small islands: the seventh is for five players only.
fault-cubes = Cubes: players have them, Aaron has none; whoever has thirteen at the end is out.
fault-round = Round: number, phase, ship, tile and turn have to fit together.
fault-asks = Questions: those that are open have to be ones that play can lead to, asked of seats that can answer them.
fault-over = End: the richest who is not out has won; nobody, if all are out.

## Options

option-seats = Players
option-seats-help = How many players there are. With two, both also play a third hunter, Aaron.
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-seats-5 = five
option-healers = Healers
option-healers-help = When you get to know what the healers cost.
option-healers-hidden = at the end (as printed)
option-healers-open = open from the beginning
option-healers-two_each = two each in hand, one of them laid open at the end
option-events = Events
option-events-help = Whether you know which events will come.
option-events-hidden = unknown (as printed)
option-events-shown = the four of the later rounds are shown, then shuffled
option-start_hands = First hands
option-start_hands-help = Whether those who act later may choose from more cards at the beginning.
option-start_hands-equal = the same for all (as printed)
option-start_hands-growing = growing: 8, 9, 10, 11 cards to choose from

## What can be done

do-first = { $seat } has the start player tile
do-event = Event: { $event }
do-draw = Draw { $card } ({ $number })
do-reveal = Turn up: { $treasure }
do-healer = Healer { $number } is turned up: { $healer }
do-close = Turn over { $island } { $number }
do-choose = Choose { $card } ({ $number })
do-site = To landing { $landing }
do-shift = To landing { $landing }, with the compass from { $from }
do-island = Use { $island } { $number }
do-pass = Pass
do-done = Done, go on
do-use = Yes, do it
do-decline = No, leave it
do-stack = Move the compass at { $landing }
do-withdraw = Take the compass back from { $landing }
do-copy = Copy: { $symbol }
do-keep = Keep: { $treasure }
do-bury = Bury: { $treasure }
do-lay = Lay { $healer } { $number } open
do-heal = Go to { $healer } { $number }

## What happened

event-first = { $seat } has the start player tile.
event-event_shown = { $for ->
    [0] To come – { $event }.
   *[other] { $event }.
}
event-healer_shown = A healer is turned up: { $cube ->
    [0] { $once } gold in all.
   *[other] { $once ->
        [0] { $cube } gold a cube.
       *[other] { $cube } gold a cube and { $once } on top.
    }
}
event-healer_dealt = { $seat } gets a healer: { $cube ->
    [0] { $once } gold in all.
   *[other] { $once ->
        [0] { $cube } gold a cube.
       *[other] { $cube } gold a cube and { $once } on top.
    }
}
event-draws = { $cards ->
    [one] { $seat } draws a map card.
   *[other] { $seat } draws { $cards } map cards.
}
event-drew = { $seat } now has a { $card }.
event-aaron_drew = Aaron draws a { $card }.
event-reshuffled = { $cards ->
    [one] The discards make a new pile: { $cards } map card.
   *[other] The discards are shuffled: { $cards } map cards make a new pile.
}
event-round = Round { $round }: the ship makes for the { $coast }.
event-ship_moved = The ship sails on: the { $coast } will be explored.
event-ship_turned = The ship turns round: the { $coast } will be explored.
event-closed = Turned over for this round: { $islet }.
event-turn = It is { $seat }’s turn.
event-compass = { $aaron ->
    [0] { $seat } places a compass at { $landing }.
   *[other] { $seat } places a compass of Aaron’s at { $landing }.
}
event-compass_moved = { $aaron ->
    [0] { $seat } moves a compass from { $from } to { $landing }.
   *[other] { $seat } moves a compass of Aaron’s from { $from } to { $landing }.
}
event-compass_back = { $aaron ->
    [0] { $seat } takes a compass back from { $landing }.
   *[other] { $seat } takes a compass of Aaron’s back from { $landing }.
}
event-played = { $aaron ->
    [0] { $seat } plays a { $card } at { $landing }.
   *[other] { $seat } plays a { $card } of Aaron’s at { $landing }.
}
event-island_used = { $aaron ->
    [0] { $seat } uses { $islet }.
   *[other] { $seat } uses { $islet } for Aaron.
}
event-paid = { $aaron ->
    [0] { $seat } pays with a { $card }.
   *[other] { $seat } pays with a { $card } of Aaron’s.
}
event-stacked = { $aaron ->
    [0] { $seat }’s compass at { $landing } changes its place in the stack.
   *[other] { $seat } changes the place of Aaron’s compass in the stack at { $landing }.
}
event-discarded = { $seat } discards a { $card }.
event-aaron_discarded = Aaron discards a { $card }.
event-passed = { $aaron ->
    [0] { $seat } passes.
   *[other] { $seat } has used an island for Aaron: he passes.
}
event-tile = { $seat } is the first to pass and takes the start player tile.
event-cursed = { $cubes ->
    [one] { $seat } takes a cube: { $now } now.
   *[other] { $seat } takes { $cubes } cubes: { $now } now.
}
event-relieved = { $cubes ->
    [one] { $seat } removes a cube: { $now } now.
   *[other] { $seat } removes { $cubes } cubes: { $now } now.
}
event-explored = { $cards ->
    [one] Landing { $landing } is explored with { $cards } card: { $loot }.
   *[other] Landing { $landing } is explored with { $cards } cards: { $loot }.
}
event-found = Turned up: { $treasure }.
event-kept = { $seat } keeps: { $treasure }.
event-buried = { $seat } buries: { $treasure }.
event-aaron_kept = Aaron keeps: { $treasure }.
event-aaron_buried = Aaron buries: { $treasure }.
event-deck_reshuffled = { $treasures ->
    [one] The one buried treasure is the new deck.
   *[other] The buried treasures are shuffled: { $treasures } of them make a new deck.
}
event-deck_empty = There are no treasures left to turn up: the game ends with this sharing.
event-lost_to_curse = { $seat } has { $cubes } cubes: lost to the curse, with all treasures.
event-healer_taken = { $seat } goes to a healer: { $cube ->
    [0] { $once } gold in all.
   *[other] { $once ->
        [0] { $cube } gold a cube.
       *[other] { $cube } gold a cube and { $once } on top.
    }
}
event-scored = { $seat } – { $line }: { $gold } gold.
event-cannot_pay = { $seat } cannot pay the healer and is out.
event-total = { $seat } has { $gold } gold in the end.
event-over = { $ending }

## What is asked

ask-turn = Choose cards, then say what they are for; or pass.
ask-use = { $hunter ->
    [Aaron] Do for Aaron what the island offers?
   *[other] Do what the island offers?
}
ask-stack = { $hunter ->
    [Aaron] Which of Aaron’s compasses changes its place in the stack?
   *[other] Which of your compasses changes its place in the stack?
}
ask-place = { $hunter ->
    [Aaron] Where do you place a compass for Aaron?
   *[other] Where do you place a compass?
}
ask-copy = Your 1 at the front copies an effect: which one?
ask-loot = { $left ->
    [0] Take a treasure: keep it or bury it.
   *[other] Keep the treasure, or bury it?
}
ask-offer = You have passed: take one of the treasures and keep it.
ask-bargain = Draw two map cards and take two cubes for it?
ask-discard = { $left ->
    [0] Which cards do you want to be rid of? Then say that you are done.
    [one] Choose { $left } card to discard.
   *[other] Choose { $left } cards to discard.
}
ask-withdraw = { $hunter ->
    [Aaron] Only two compasses in this round: which of Aaron’s comes back?
   *[other] Only two compasses in this round: which one do you take back?
}
ask-lay = Which of your healers do you lay open?
ask-heal = Which healer do you go to?
ask-first = Who has the start player tile?
ask-event = Which event comes?
ask-draw = { $hunter ->
    [Aaron] Which card does Aaron draw?
   *[other] Which map card comes?
}
ask-reveal = Which treasure is turned up?
ask-healer = { $left ->
    [0] Which healer is turned up?
   *[other] Which healer is dealt?
}
ask-close = Which island is turned over?
