game-name = Forbidden Island
game-summary = A team of adventurers gathers four treasures on a sinking island and gets away together, or not at all.

## Tiles

tile-fools_landing = The Landing
tile-bronze_gate = Dusk Gate
tile-copper_gate = Clay Gate
tile-gold_gate = Dawn Gate
tile-iron_gate = Rain Gate
tile-silver_gate = Frost Gate
tile-temple_moon = Moon Steps
tile-temple_sun = Sun Steps
tile-whispering_garden = Reed Garden
tile-howling_garden = Fern Garden
tile-cave_embers = Forge Cave
tile-cave_shadows = Dark Cave
tile-coral_palace = Red Dome
tile-tidal_palace = Wave House
tile-breakers_bridge = Rope Bridge
tile-cliffs_abandon = The Cliffs
tile-crimson_forest = Red Pines
tile-dunes_deception = Amber Dunes
tile-lost_lagoon = Mirror Pool
tile-misty_marsh = Heron Marsh
tile-observatory = Star House
tile-phantom_rock = Needle Rock
tile-twilight_hollow = Owl Hollow
tile-watchtower = Old Beacon

level-dry = dry
level-flooded = flooded
level-sunk = sunk

## Roles, treasures, cards

role-explorer = Explorer
role-pilot = Pilot
role-engineer = Engineer
role-navigator = Navigator
role-messenger = Messenger
role-diver = Diver

treasure-earth = Earth
treasure-wind = Wind
treasure-fire = Fire
treasure-ocean = Sea

card-earth = Earth
card-wind = Wind
card-fire = Fire
card-ocean = Sea
card-helicopter = Helicopter
card-sandbags = Sandbags
card-waters_rise = Rising Water

## How it ends

ending-none = The game goes on.
ending-won = Won! The team flies home with all four treasures.
ending-treasure_lost = Lost: both tiles of a treasure have sunk before it was captured.
ending-landing_lost = Lost: the Landing has sunk, and with it the way home.
ending-drowned = Lost: an adventurer has drowned.
ending-skull = Lost: the water has reached the skull.

moment-before_draw = before the treasure cards are drawn
moment-between_draws = between the two treasure cards
moment-before_flood = before the flood cards
moment-between_floods = between two flood cards

## Impossible positions

fault-none = Nothing is wrong.
fault-tiles = Tiles: every place of the island needs one tile, and every tile one place.
fault-levels = Levels: every tile is dry, flooded or sunk; six are flooded when play begins, and none has sunk by then.
fault-flood_cards = Flood cards: there has to be exactly one for each tile still there and none for a sunk tile.
fault-flood_layers = Flood deck: it needs at least one card, and no empty layer below the top one.
fault-roles = Roles: each seat needs a role of its own.
fault-pawns = Pawns: each stands on a tile that is still there, unless that tile has just sunk or the diver is pausing in the water.
fault-hands = Hands: five cards at most, special cards included, unless their holder is drawing or discarding.
fault-treasure_cards = Treasure cards: hands and discards together hold no more than the box does, and at least one card is left in the deck.
fault-meter = Water meter: it stands between the start mark of the difficulty and the skull, and at the skull only in a lost game.
fault-turn = Turn: it belongs to a seat at the table, and to nobody before the preparation is done.
fault-asks = Questions: those that are open have to be ones that play can lead to, asked of seats that can answer them.
fault-over = End: a decided game has to be over, and its ending has to fit the position.

## Options

option-seats = Adventurers
option-seats-help = How many adventurers there are in the team.
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-difficulty = Difficulty
option-difficulty-help = The mark at which the water meter starts.
option-difficulty-novice = novice (mark 1)
option-difficulty-normal = normal (mark 2)
option-difficulty-elite = elite (mark 3)
option-difficulty-legendary = legendary (mark 4)
option-layout = Island
option-layout-help = The shape in which the 24 tiles are laid.
option-layout-forbidden_island = Forbidden Island (as printed)
option-layout-island_of_shadows = Island of Shadows
option-layout-volcano_island = Volcano Island
option-layout-island_of_death = Island of Death
option-layout-bay_of_gulls = Bay of Gulls
option-layout-bone_island = Bone Island
option-layout-coral_reef = Coral Reef
option-layout-skull_island = Skull Island
option-layout-bridge_of_horrors = Bridge of Horrors
option-layout-atoll_of_decisions = Atoll of Decisions
option-layout-arch_of_fate = Arch of Fate
option-layout-treasure_island = Treasure Island
option-navigator = Navigator
option-navigator-help = Whether one action may move two other pawns one tile each.
option-navigator-split = one pawn two tiles, or two pawns one tile each (German rules)
option-navigator-single = one pawn only (English rules)
option-sandbags = Sandbags
option-sandbags-help = Whether Sandbags may still come between flood cards.
option-sandbags-before_flood = only before the flood cards (German rules)
option-sandbags-any_time = between flood cards too (English rules)
option-rescue = Rescue
option-rescue-help = Whether a Helicopter may pick up pawns from a tile that has just sunk.
option-rescue-helicopter = by helicopter (the designer’s word)
option-rescue-none = no rescue
option-hand_limit = Hand limit
option-hand_limit-help = When the limit of five cards counts while drawing.
option-hand_limit-after_both = after both cards (German rules)
option-hand_limit-after_each = after each card (English rules)
option-dive = Diver
option-dive-help = Whether the diver may pause in the water between two actions.
option-dive-move = every dive ends on a tile (German rules)
option-dive-turn = only the turn has to end on a tile (English rules)

## What can be done

do-lay = Lay { $tile }
do-flood = Flood card: { $tile }
do-role = Role: { $role }
do-draw = Treasure card: { $card }
do-first = { $seat } begins
do-move = Move to { $tile }
do-fly = Fly to { $tile }
do-guide = Guide { $role } to { $tile }
do-shore = Shore up { $tile }
do-give = Give { $treasure } to { $role }
do-capture = Capture the treasure: { $treasure }
do-end = End the actions and draw
do-discard = Discard { $card }
do-sandbag = Sandbags on { $tile }
do-helicopter = Helicopter: { $role } boards first
do-board = { $role } boards too
do-land = Land on { $tile }
do-lift_off = Helicopter: fly home with everybody and win
do-swim = Escape to { $tile }
do-pass = Nothing, go on

## What happened

event-laid = “{ $tile }” is laid.
event-flooded = “{ $tile }” is flooded.
event-sunk = “{ $tile }” sinks.
event-cast = { $seat }: { $role }, starting on “{ $tile }”.
event-dealt = { $seat } is dealt a card: { $card }.
event-begins = { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-moved = { $seat } moves from “{ $from }” to “{ $tile }”.
event-dived = { $seat } dives from “{ $from }” to “{ $tile }”.
event-flew = { $seat } flies from “{ $from }” to “{ $tile }”.
event-guided = { $seat } guides { $other } from “{ $from }” to “{ $tile }”.
event-shored = { $seat } shores up “{ $tile }”.
event-gave = { $seat } gives { $other } a card: { $card }.
event-captured = { $seat } captures a treasure on “{ $tile }”: { $treasure }.
event-drew = { $seat } draws a card: { $card }.
event-waters_rose = { $cards ->
    [0] { $seat } draws Rising Water: the water meter is at the skull.
    [one] { $seat } draws Rising Water. Mark { $mark }: { $cards } flood card a turn; the discarded flood cards go back on top of the deck.
   *[other] { $seat } draws Rising Water. Mark { $mark }: { $cards } flood cards a turn; the discarded flood cards go back on top of the deck.
}
event-discarded = { $seat } discards a card: { $card }.
event-sandbagged = { $seat } plays Sandbags: “{ $tile }” is dry again.
event-called = { $seat } plays the Helicopter card: { $other } boards first.
event-boarded = { $other } boards { $seat }’s helicopter too.
event-airlifted = { $seat }’s helicopter takes { $other } from “{ $from }” to “{ $tile }”.
event-lifted_off = { $seat } plays the Helicopter card and the whole team takes off.
event-swam = { $seat } escapes from the sunken “{ $from }” to “{ $tile }”.
event-treasures_shuffled = The treasure deck is used up; its discards are shuffled into a new one.
event-floods_shuffled = The flood deck is used up; its discards are shuffled into a new one.
event-over = { $ending }

## What is asked

ask-lay = The next tile of the island is to be laid.
ask-start_flood = { $left ->
    [one] { $left } more tile is flooded at the start.
   *[other] { $left } more tiles are flooded at the start.
}
ask-role = A role is to be dealt to { $seat }.
ask-deal = { $left ->
    [one] { $left } treasure card is to be dealt to { $seat }.
   *[other] { $left } treasure cards are to be dealt to { $seat }.
}
ask-first = Who begins?
ask-act = { $left ->
    [0] No actions left: end your actions, or play a special card first.
    [one] Your turn: { $left } action left.
   *[other] Your turn: { $left } actions left.
}
ask-shore_more = Shore up a second tile with the same action?
ask-guide_more = { $seat } has moved one tile. Guide another pawn one tile with the same action?
ask-discard = Too many cards: discard one, or play a special card.
ask-draw = { $left ->
    [one] { $left } treasure card is to be drawn.
   *[other] { $left } treasure cards are to be drawn.
}
ask-special = Play a special card { $moment }?
ask-flight = The helicopter waits on “{ $tile }”: who else boards, or where does it land?
ask-flood = { $left ->
    [one] { $left } flood card is to be turned up.
   *[other] { $left } flood cards are to be turned up.
}
ask-swim = “{ $tile }” has sunk under you: where do you escape to?
ask-rescue = “{ $tile }” has sunk and somebody there cannot swim away: send a helicopter?
