### Refusals: why an order cannot be given. No capital at the beginning, no full stop: the program adds them.

## The sequence of play

platoon-refusal-game-over = the game is over
platoon-refusal-not-yours = { $unit } belongs to the other player
platoon-refusal-decision-owed = first the { $side } player must fire at the unit that has entered, or hold fire
platoon-refusal-nothing-asked = no decision is pending
platoon-refusal-no-such-unit = there is no counter { $unit }
platoon-refusal-named-twice = { $unit } is named twice
platoon-refusal-not-on-map = { $unit } is not on the map
platoon-refusal-off-map = { $hex } is off the map

## Readiness

platoon-refusal-inverted = { $unit } is inverted: it has already fired or assaulted
platoon-refusal-dispersed = { $unit } is dispersed
platoon-refusal-quick = { $unit } is in quick march: it cannot fire, assault or observe
platoon-refusal-loaded = { $unit } is loaded
platoon-refusal-busy-loading = { $unit } is loading or unloading
platoon-refusal-fresh = { $unit } has just unloaded: it cannot act before its next combat phase

## Set-up, entry, exit

platoon-refusal-not-in-set-up = { $unit } is not part of this set-up
platoon-refusal-not-its-columns = { $hex } is not in columns { $first }–{ $last }
platoon-refusal-full = { $hex } is at the stacking limit
platoon-refusal-set-up-unfinished = { $unit } is not set up yet
platoon-refusal-no-work-left = no { $what } is left for this hex
platoon-refusal-not-for-work = no { $what } can be placed in { $hex }: it is swamp or water, has an enemy unit or already has one
platoon-refusal-nothing-laid = no friendly { $what } is in { $hex }
platoon-refusal-work-mines = mine marker
platoon-refusal-work-fort = fort
platoon-refusal-work-block = road block
platoon-refusal-not-due-at-all = { $unit } is not waiting to enter the map
platoon-refusal-not-due = { $unit } cannot enter before turn { $turn }
platoon-refusal-no-entry = { $hex } is not an open entry hex of { $unit }
platoon-refusal-entry-closed = no unit can enter the map in { $hex }: it is at the stacking limit
platoon-refusal-no-exit = this side cannot exit the map from { $hex }
platoon-refusal-no-points-to-exit = { $unit } cannot exit the map: it costs { $cost } MP, only { $left } MP left

## Movement

platoon-refusal-immobile = { $unit } cannot move by itself: it must be carried
platoon-refusal-moves-with-vehicles = { $unit } moves with the vehicles, in segment 2a
platoon-refusal-moves-with-others = { $unit } moves after the assaults, in segment 2c
platoon-refusal-halted = { $unit } cannot move again this phase
platoon-refusal-has-loaded = { $unit } cannot move again this phase: it has loaded
platoon-refusal-stopped-by-mines = { $unit } cannot move again this phase: it has entered mines
platoon-refusal-has-moved = { $unit } has already moved or acted
platoon-refusal-no-path = the order names no destination
platoon-refusal-not-neighbours = { $to } is not adjacent to { $from }
platoon-refusal-too-far = moving to { $hex } costs { $cost } MP, only { $left } MP left
platoon-refusal-enemy-there = an enemy unit is in { $hex }
platoon-refusal-water = { $hex } is open water
platoon-refusal-no-bridge = no bridge crosses the river from { $from } to { $to }
platoon-refusal-road-only = { $unit } can enter and leave { $hex } only by road
platoon-refusal-no-way = { $unit } cannot move from { $from } to { $to }: the stream or gully is closed to it
platoon-refusal-into-gully = { $unit } cannot enter { $hex } across country: it is a gully
platoon-refusal-no-road-there = cannot move beside the road: no road leads from { $from } to { $to }
platoon-refusal-cliff = { $unit } cannot move from { $from } to { $to }: two levels apart
platoon-refusal-wrecks = no vehicle can enter { $hex }: two wrecks block it
platoon-refusal-ends-full = the move cannot end in { $hex }: it is at the stacking limit
platoon-refusal-not-quick = { $unit } cannot use quick march: only foot units with 1 MP can
platoon-refusal-quick-twice = { $unit } cannot use quick march in two player turns in a row
platoon-refusal-quick-two-hexes = a quick march of { $unit } must be exactly two hexes, as its whole move
platoon-refusal-quick-on-road = { $unit } cannot use the road rate in a quick march
platoon-refusal-no-concealed-movement = concealed movement is off in this game
platoon-refusal-creeps-one-hex = { $unit } can enter only one adjacent hex by concealed movement
platoon-refusal-not-concealing = { $hex } does not conceal: concealed movement needs woods or a town
platoon-refusal-creeps-unseen = { $unit } cannot use concealed movement: an enemy spotter has LOS to { $hex }

## Transport

platoon-refusal-cannot-carry = { $carrier } cannot carry { $passenger }
platoon-refusal-carrier-full = { $unit } already carries a unit
platoon-refusal-not-together = { $carrier } and { $passenger } are not in one hex
platoon-refusal-nobody-aboard = { $unit } carries no unit
platoon-refusal-no-points-to-load = { $unit } has too few MP left to load or unload
platoon-refusal-nothing-to-flip = { $unit } has no marker that can be reversed now

## Combat

platoon-refusal-nobody-fires = the order names no attacker
platoon-refusal-unarmed = { $unit } cannot attack: it has no attack factor
platoon-refusal-out-of-range = { $unit } cannot fire at { $hex }: range { $range }, maximum { $most }
platoon-refusal-beyond-half-range = { $unit } cannot use opportunity fire at { $hex }: range { $range }, maximum { $most } (half range)
platoon-refusal-no-line-of-sight = no line of sight from { $from } to { $to }
platoon-refusal-nobody-there = no enemy unit is in { $hex }
platoon-refusal-friends-there = friendly units are in { $hex }
platoon-refusal-not-spotted = no spotted target in { $hex }: the terrain conceals it
platoon-refusal-not-in-target = { $unit } is not in { $hex }
platoon-refusal-attacked-already = { $hex } or a unit in it has already been attacked this segment
platoon-refusal-town-as-a-whole = the units in { $hex } can be attacked only as a whole: it is a town
platoon-refusal-only-the-fort = the fort in { $hex } is the only target there
platoon-refusal-not-against-armour = { $unit } cannot harm armour
platoon-refusal-only-with-others = { $unit } adds { $strength } only together with a weapon that harms armour: half of the stack is armoured
platoon-refusal-too-weak = cannot attack: { $strength } to { $defence } is worse than 1-4

## Indirect fire

platoon-refusal-not-indirect = { $unit } cannot use indirect fire
platoon-refusal-too-near = { $unit } cannot use indirect fire at { $hex }: range { $range }, minimum { $least }
platoon-refusal-not-observed = no friendly unit observes { $hex } for { $unit }
platoon-refusal-no-target = no spotted enemy unit is in { $hex }
platoon-refusal-not-one-type = only units of one type can use indirect fire together
platoon-refusal-wrong-call = { $unit } cannot use this kind of indirect fire at { $hex }
platoon-refusal-out-of-its-columns = { $unit } cannot fire at { $hex }: outside its columns
platoon-refusal-out-of-its-hexes = { $unit } cannot fire at { $hex }: not one of its hexes in the scenario
platoon-refusal-not-its-targets = { $unit } cannot fire at { $hex }: no unit of its target types is spotted there
platoon-refusal-not-its-turns = { $unit } cannot fire this turn
platoon-refusal-off-board-together = off-board artillery can fire together only if all its units are registered on the hex with markers of one type
platoon-refusal-no-marker-there = { $unit } has no registration marker in { $hex }
platoon-refusal-cannot-interdict = { $unit } cannot interdict { $hex }: it needs its registration marker there and an observer
platoon-refusal-not-asked = { $unit } cannot fire at the entering unit

## Overrun, assault, works

platoon-refusal-cannot-overrun = { $unit } cannot overrun
platoon-refusal-riders-aboard = { $unit } cannot overrun: it carries a unit
platoon-refusal-overruns-from-beside = { $unit } cannot overrun { $hex }: not adjacent; move to an adjacent hex first
platoon-refusal-not-overrun = { $hex } cannot be overrun: it is a town, woods, swamp, a gully or a fort
platoon-refusal-overrun-already = { $hex } has already been overrun this phase
platoon-refusal-no-way-out = { $unit } cannot overrun: its exit hex, { $hex }, is closed
platoon-refusal-armour-there = { $unit } cannot overrun { $hex }: armour is there
platoon-refusal-cannot-assault = { $unit } cannot assault
platoon-refusal-assaults-from-beside = { $unit } cannot assault { $hex }: not adjacent; move to an adjacent hex a turn earlier
platoon-refusal-assaults-with-others = { $unit } can assault only together with another unit in its hex
platoon-refusal-not-over-that = no unit can assault from { $from } into { $to }: a river or a cliff is between
platoon-refusal-no-engineer = { $unit } cannot clear mines: it is not an engineer
platoon-refusal-no-mines-here = { $unit } cannot clear mines: none are in its hex

## Acts that the present phase does not take, each after “this is not the time to”.

platoon-deed-set-up = set up units
platoon-deed-lay-works = lay mines, forts and road blocks
platoon-deed-flip = reverse load and unload markers
platoon-deed-indirect-fire = use indirect fire
platoon-deed-direct-fire = use direct fire
platoon-deed-move = move
platoon-deed-load = load and unload
platoon-deed-overrun = overrun
platoon-deed-assault = assault
platoon-deed-clear-mines = clear mines
platoon-deed-register = register fire

## When such an act is taken instead, with its preposition, each after “that is done”, and in a list of them.

platoon-time-during-set-up = during set-up
platoon-time-in-registration = in the registration segment
platoon-time-at-start = at the start of a player turn
platoon-time-in-segment-1b = in segment 1b
platoon-time-in-segment-1c = in segment 1c
platoon-time-in-segment-2a = in segment 2a
platoon-time-in-segment-2b = in segment 2b
platoon-time-in-segment-2c = in segment 2c

## Refusals with the referee off, and marks that people set by hand, on buttons. $side is an adjective, “German”: the hex is held by it.

platoon-refusal-table-no-box = { $unit } has no box in this scenario
platoon-refusal-table-not-victory-hex = { $hex } is not a victory hex
platoon-refusal-table-same-holder = { $hex } already has this holder
platoon-refusal-mark-mines = { $side } mines
platoon-refusal-mark-fort = { $side } fort
platoon-refusal-mark-block = Road block
platoon-refusal-mark-wreck = Wreck
platoon-refusal-mark-held = { $side } hex

## Works that a side builds at set-up, in the scenario editor.

platoon-works-mines = Mines
platoon-works-forts = Forts
platoon-works-blocks = Road blocks

## The findings of the referee before it is on again, a sentence each. $place is a hex with the name of its place, $kind a type of unit.

platoon-refusal-found-over-limit = Over the stacking limit in { $place }: { $stand } units, limit { $limit } (case 7.1).
platoon-refusal-found-closed = { $kind } cannot enter { $place }: no road leads there (case 6.2).
platoon-refusal-found-works = Mines or a fort are in { $hex }, where they cannot be (case 4.1).
