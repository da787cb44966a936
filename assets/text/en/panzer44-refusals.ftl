### Refusals: why an order cannot be given. No capital at the beginning, no full stop: the program adds them.

## The sequence of play

panzer44-refusal-plot-first = this is not the time to end the phase: both players must commit a plot
panzer44-refusal-game-over = the game is over
panzer44-refusal-set-up-by-other = { $unit } belongs to the other player, who sets it up
panzer44-refusal-plotted-by-other = { $unit } belongs to the other player, who plots for it
panzer44-refusal-fired-by-other = { $unit } belongs to the other player
panzer44-refusal-moved-by-other = { $unit } belongs to the other player, who moves it in their own movement phase
panzer44-refusal-bombarded-by-other = { $unit } belongs to the other player
panzer44-refusal-decision-owed = first the { $side } player must fire at the unit that has entered, or hold fire
panzer44-refusal-nothing-asked = no opportunity fire is pending
panzer44-refusal-no-such-unit = there is no counter { $unit }
panzer44-refusal-not-on-map = { $unit } is not on the map
panzer44-refusal-off-map = { $hex } is off the map

## Set-up, entry, exit

panzer44-refusal-not-in-set-up = { $unit } is not part of this set-up
panzer44-refusal-not-its-columns = { $hex } is not in columns { $first }–{ $last }
panzer44-refusal-full = { $hex } is at the stacking limit
panzer44-refusal-set-up-unfinished = { $unit } is not set up yet
panzer44-refusal-no-mines-left = no mines of this kind are left for this hex
panzer44-refusal-not-for-mines = cannot lay mines in { $hex }: it is a town or a swamp, or already mined
panzer44-refusal-no-position-left = no improved position is left for this hex
panzer44-refusal-nothing-laid = { $hex } has nothing of this kind to remove
panzer44-refusal-not-due = { $unit } enters on turn { $turn }
panzer44-refusal-enters-loaded = { $unit } cannot receive an order: it enters the map loaded in { $carrier }
panzer44-refusal-no-entry = { $hex } is not an entry hex of this unit
panzer44-refusal-entry-closed = no unit can enter at { $hex }: an enemy unit is there, or it is at the stacking limit
panzer44-refusal-no-exit = { $hex } is not an exit hex of this side

## The plot

panzer44-refusal-plotted-already = the { $side } player has committed a plot: it cannot be changed
panzer44-refusal-no-gun = { $unit } cannot fire: it has no weapon
panzer44-refusal-disrupted = { $unit } cannot receive an order: it is disrupted
panzer44-refusal-pinned = { $unit } is pinned: it may only fire
panzer44-refusal-loaded = { $unit } is loaded: it may only unload
panzer44-refusal-immobile = { $unit } cannot move unless it is loaded
panzer44-refusal-out-of-range = { $unit } cannot fire at { $hex }: range { $range }, maximum { $most }
panzer44-refusal-too-near = { $unit } cannot fire at { $hex }: range { $range }, minimum { $least }
panzer44-refusal-hex-in-the-way = no line of sight from { $from } to { $to }: { $hex } blocks it
panzer44-refusal-side-in-the-way = no line of sight from { $from } to { $to }: the hexside between { $one } and { $other } blocks it
panzer44-refusal-no-way-round = no line of sight from { $from } to { $to }: it runs along a hexside and both sides are blocked
panzer44-refusal-no-way-past = no line of sight from { $from } to { $to }: it runs through a hex corner and both sides are blocked
panzer44-refusal-too-dark = { $hex } is out of sight: visibility { $limit }
panzer44-refusal-nobody-there = no enemy unit is in { $hex }
panzer44-refusal-not-high-explosive = { $unit } has no weapon for indirect fire
panzer44-refusal-no-observer = no friendly unit observes { $hex }, and no enemy there fired indirectly last turn
panzer44-refusal-no-observer-for-air = no friendly unit observes { $hex }
panzer44-refusal-cannot-carry = { $carrier } cannot carry { $passenger }
panzer44-refusal-carrier-full = { $unit } already carries a unit
panzer44-refusal-not-together = { $carrier } and { $passenger } are not in one hex
panzer44-refusal-load-alone = { $with } must also be plotted to load with { $unit }
panzer44-refusal-carrier-busy = { $passenger } cannot unload: { $carrier } must be plotted to move or to unload
panzer44-refusal-nothing-loaded = { $unit } carries no unit
panzer44-refusal-no-engineer = { $unit } cannot clear mines: it is not an engineer unit
panzer44-refusal-no-sapper = { $unit } cannot blow bridges: it is not an engineer unit
panzer44-refusal-no-mines-there = no mines in { $hex } within reach of { $unit }
panzer44-refusal-no-demolition = this side cannot blow bridges in this scenario
panzer44-refusal-demolition-too-early = bridges cannot be blown before turn { $turn }
panzer44-refusal-no-bridge-there = no bridge that may be blown runs from { $from } to { $to }
panzer44-refusal-enough-blown = cannot blow another bridge: maximum { $most }
panzer44-refusal-no-battery = there is no off-board artillery { $battery }
panzer44-refusal-battery-too-early = { $battery } cannot fire before turn { $turn }
panzer44-refusal-no-fire-left = { $battery } has no fires left
panzer44-refusal-one-barrage = { $battery } may fire only once a turn
panzer44-refusal-pattern-fixed = { $battery } can fire only in the other pattern
panzer44-refusal-no-sortie-left = no close air support sortie is left

## Combat

panzer44-refusal-prohibited = this fire cannot attack { $unit }: the attack procedure chart prohibits it
panzer44-refusal-assault-by-foot = only foot units can attack { $unit }, a hard target, with small arms
panzer44-refusal-assault-too-far = small arms can attack { $unit }, a hard target, only from an adjacent hex: range { $range }
panzer44-refusal-too-weak = the attack on { $unit } is prohibited: superiority { $superiority }, minimum −3
panzer44-refusal-not-plotted = { $unit } has no such order left to execute
panzer44-refusal-name-target = name the unit in { $hex } that { $unit } fires at
panzer44-refusal-not-in-target = { $unit } is not in { $hex }, the plotted hex
panzer44-refusal-strikes-all = { $unit } hits every unit in the hex: name no target
panzer44-refusal-not-its-owner = { $unit } belongs to the other player: only units that watch the hex may fire
panzer44-refusal-not-watching = { $unit } has no opportunity fire plotted on { $hex }
panzer44-refusal-shot-taken = { $unit } has already fired this turn: it has one shot
panzer44-refusal-shot-lost = { $unit } cannot fire: it is off the map, panicked or disrupted
panzer44-refusal-told-otherwise = { $unit } fires by its standing instruction and needs no decision

## Movement

panzer44-refusal-not-plotted-to-move = { $unit } cannot move: it is not plotted to move, or has lost the order
panzer44-refusal-has-moved = { $unit } has already finished its move
panzer44-refusal-finish-first = { $unit } must move on first: { $hex } is at the stacking limit
panzer44-refusal-no-path = the order needs a path
panzer44-refusal-not-neighbours = { $to } is not adjacent to { $from }
panzer44-refusal-too-far = entering { $hex } costs { $cost } MP, only { $left } MP left
panzer44-refusal-enemy-there = cannot enter { $hex }: an enemy unit is there
panzer44-refusal-no-bridge = cannot cross the water from { $from } to { $to }: no bridge
panzer44-refusal-ends-full = the move cannot end in { $hex }: it is at the stacking limit
panzer44-refusal-must-move = { $unit } must move: it is plotted to move and can
panzer44-refusal-not-loading = { $unit } cannot load: it is not plotted to load, or one of the two has lost the order
panzer44-refusal-cannot-unload = { $unit } cannot unload: its carrier has not ended its move, is pinned, disrupted or panicked, or has too few MP left

## The table: actions with the referee off, and a plot that does not wait for the other side. $unit and $carrier are units.

panzer44-refusal-table-too-disrupted = D3 is the highest level of disruption
panzer44-refusal-table-unload-first = first unload the unit in { $carrier }
panzer44-refusal-table-no-box = { $unit } has no set-up or entry box in this scenario
panzer44-refusal-table-not-victory-hex = { $hex } is not a victory hex
panzer44-refusal-table-same-holder = { $hex } already has this holder
panzer44-refusal-table-no-bridge = { $hex } has no bridge
panzer44-refusal-table-no-plot-phase = this is not a plot phase
panzer44-refusal-table-one-has-plotted = one side has already plotted: the other side must plot now

## Acts that the present phase does not take, each after “this is not the time to”.

panzer44-deed-set-up = set up units
panzer44-deed-lay-mines = lay mines
panzer44-deed-dig = dig positions
panzer44-deed-plot = plot
panzer44-deed-direct-fire = execute direct fire
panzer44-deed-move = move units
panzer44-deed-load = load and unload
panzer44-deed-engineers = let engineers work
panzer44-deed-indirect-fire = execute indirect fire, off-board artillery or aircraft

## When such an act is taken instead, with its preposition, each after “that is done”, and in a list of them.

panzer44-time-when-turn-begins = when a turn begins
panzer44-time-before-first-turn = before the first turn
panzer44-time-in-movement = in the movement phases

## Why the referee cannot be turned off, and marks that people set by hand, on buttons. $side is an adjective, “German”.

panzer44-refusal-table-decision-first = first the { $side } player must decide on opportunity fire
panzer44-refusal-table-results-first = apply the pending results before turning the referee off
panzer44-refusal-table-one-side-plotted = the referee cannot be turned off while only one side has plotted
panzer44-refusal-mark-hasty-mines = Hasty mines
panzer44-refusal-mark-preventative-mines = Preventative mines
panzer44-refusal-mark-defensive-mines = Defensive mines
panzer44-refusal-mark-position = Position
panzer44-refusal-mark-wreck = Wreck
panzer44-refusal-mark-bridge = Blown bridge
panzer44-refusal-mark-held = { $side } hex

## What a side has beside its units, in the scenario editor. The first text is also the name of a new battery.

panzer44-works-battery = Battery
panzer44-works-battery-tight = Battery, tight pattern
panzer44-works-battery-loose = Battery, loose pattern
panzer44-works-positions = Improved positions
panzer44-works-sorties = Close air support

## The findings of the referee before it is on again, a sentence each. $place is a hex with the name of its place.

panzer44-refusal-found-over-limit = Over the stacking limit in { $place }: { $stand } of { $limit } (case 7.9).
panzer44-refusal-found-mines = Mines in { $hex }, where none can be laid (case 4.1).
