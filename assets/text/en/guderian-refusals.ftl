### Refusals: why an order cannot be given. No capital at the beginning, no full stop: the program adds them.

## The sequence of play. In guderian-refusal-decision-owed $what is one of the deeds below it.

guderian-refusal-not-now = this is not the time to { $what }
guderian-refusal-game-over = the game is over
guderian-refusal-not-yours = { $unit } belongs to the other player
guderian-refusal-decision-owed = first the { $side } player must { $what }
guderian-refusal-deed-lose-or-retreat = choose between step losses and retreat
guderian-refusal-deed-lose-step = choose the unit that loses a step
guderian-refusal-deed-route = choose the retreat routes of the enemy stacks
guderian-refusal-deed-eliminate = choose a unit to eliminate: a hex is over the stacking limit
guderian-refusal-deed-advance-or-stay = advance or stay
guderian-refusal-deed-bid = bid for the German side
guderian-refusal-nothing-asked = no decision is pending
guderian-refusal-nobody-named = no unit is named
guderian-refusal-named-twice = { $unit } is named twice
guderian-refusal-no-such-unit = there is no counter { $unit }
guderian-refusal-no-path = the order needs a path
guderian-refusal-not-on-map = { $unit } is not on the map
guderian-refusal-not-together = { $unit } is not in { $hex } with the others
guderian-refusal-parted = { $unit } left the stack this phase and can no longer move or overrun with it
guderian-refusal-off-map = { $hex } is off the map
guderian-refusal-not-neighbours = { $to } is not adjacent to { $from }
guderian-refusal-has-moved = { $unit } has already moved this phase
guderian-refusal-picks-up = { $unit } has already moved: a group cannot pick up units along its path
guderian-refusal-only-mechanized = { $unit } is infantry: only mechanized and cavalry units may move in this phase
guderian-refusal-too-far = entering { $hex } costs { $cost } MP, only { $left } MP left
guderian-refusal-enemy-there = cannot enter { $hex }: an enemy unit is there
guderian-refusal-lake = a lake blocks the path to { $hex }
guderian-refusal-must-stop = must stop in { $hex }: it is in the ZOC of { $owner }
guderian-refusal-held-in-zone = cannot walk out of { $hex }: it is in the ZOC of { $owner }
guderian-refusal-an-enemy = an enemy
guderian-refusal-disrupted = { $unit } cannot move: it is disrupted
guderian-refusal-closed-column = { $hex } is closed to Soviet units until the end of turn { $until }
guderian-refusal-leader-alone = a leader cannot enter { $hex } without a combat unit: it is in an enemy ZOC

## Set-up and the Soviet first turn

guderian-refusal-not-in-set-up = { $unit } is not part of this set-up
guderian-refusal-not-army-hex = { $unit } cannot be set up in { $hex }
guderian-refusal-set-up-unfinished = { $unit } is not set up yet
guderian-refusal-army-held = { $unit } cannot move: the die for its army was 4 or more
guderian-refusal-leader-held = { $unit } cannot move: the die for its army was 4 or more
guderian-refusal-shuffle-one-by-one = an army that cannot move may only resolve overstacking, one unit at a time
guderian-refusal-shuffle-one-hex = an army that cannot move may only resolve overstacking, 1 hex per unit
guderian-refusal-march-west = cannot march to { $hex }: only north, south or east
guderian-refusal-march-twice = the march cannot enter { $hex } twice
guderian-refusal-march-ends-west = the march cannot end in { $hex }: it must leave columns 01 and 02
guderian-refusal-march-not-whole = { $unit } must spend its whole allowance: with { $left } MP left it can still enter { $hex }
guderian-refusal-march-no-trains = { $unit } cannot use rail movement: it must march on turn 1
guderian-refusal-march-no-overrun = { $unit } cannot overrun: it must march on turn 1
guderian-refusal-unmarched = { $unit } must still march its whole allowance

## Rail movement

guderian-refusal-no-german-trains = { $unit } cannot use rail movement: only Soviet units may
guderian-refusal-rail-full = too few rail places left this turn: { $used } of { $capacity } used
guderian-refusal-rail-too-far = { $hex } is too far by rail: more than { $points } rail points
guderian-refusal-no-railway = { $hex } has no railway
guderian-refusal-no-track = no railway runs from { $from } to { $to }
guderian-refusal-rail-is-whole-move = { $unit } cannot use rail movement: it has already moved or overrun this phase
guderian-refusal-rail-in-zone = rail movement cannot use { $hex }: it is in an enemy ZOC
guderian-refusal-rail-cut = the railway is cut in { $hex }
guderian-refusal-no-rail-cuts = railways cannot be cut in this game
guderian-refusal-cannot-cut = cannot cut a railway in { $hex }: none there, not just entered, already cut, or no marker left
guderian-refusal-no-cut-there = the railway is not cut in { $hex }

## Overruns

guderian-refusal-did-not-start-together = { $unit } did not start the phase in one hex with the others
guderian-refusal-only-leaders = leaders cannot overrun without combat units
guderian-refusal-not-commanded-at-start = { $unit } cannot overrun: it was in no leader’s radius when the phase began
guderian-refusal-overrun-too-dear = { $unit } cannot overrun: it costs { $cost } MP, only { $left } MP left
guderian-refusal-overrun-too-far = cannot overrun { $to }: it is not adjacent to { $from }
guderian-refusal-overrun-over-lake = cannot overrun { $hex } across a lake
guderian-refusal-nobody-there = no enemy unit is in { $hex }
guderian-refusal-halted = { $unit } was halted by its overrun and cannot move again this phase
guderian-refusal-sent-back = { $unit } could not join its overrun and cannot move again this phase

## Combat

guderian-refusal-no-target = the attack needs a target hex
guderian-refusal-nobody-to-attack = cannot attack { $hex }: no enemy unit is there
guderian-refusal-only-leaders-attack = leaders cannot attack without combat units
guderian-refusal-has-attacked = { $unit } has already attacked this phase
guderian-refusal-was-attacked = { $unit } in { $hex } has already been attacked this phase
guderian-refusal-has-advanced = { $unit } cannot attack: it has advanced this phase
guderian-refusal-advanced-there = { $unit } cannot be attacked: it has advanced to { $hex } this phase
guderian-refusal-not-adjacent-target = every attacker must be adjacent to every target: { $to } is not adjacent to { $from }
guderian-refusal-attack-over-lake = cannot attack { $hex } across a lake
guderian-refusal-disrupted-attack = { $unit } cannot attack: it is disrupted
guderian-refusal-defends-only = { $unit } has no attack strength
guderian-refusal-not-commanded = { $unit } cannot attack: it is in no leader’s radius
guderian-refusal-leader-attacks-alone = { $unit } can join an attack only from the hex of an attacking unit
guderian-refusal-cannot-lose-step = { $unit } cannot take this loss
guderian-refusal-no-stack-to-route = no stack in { $hex } needs a retreat route
guderian-refusal-not-a-route = not a legal retreat route for the stack in { $hex }: it must survive if it can and use vacant hexes first
guderian-refusal-stack-together = the stack in { $hex } must retreat together
guderian-refusal-not-excess = { $unit } is not among the units that may be eliminated
guderian-refusal-cannot-advance = { $unit } cannot advance
guderian-refusal-advance-elsewhere = cannot advance to { $hex }: begin with a hex that the enemy has just left
guderian-refusal-not-their-path = cannot advance to { $hex }: it is not on the enemy’s retreat route
guderian-refusal-enemy-on-their-path = cannot advance to { $hex }: an enemy unit is there
guderian-refusal-disrupted-advance = { $unit } cannot advance: it is disrupted
guderian-refusal-advance-apart = cannot advance to { $to }: it is not adjacent to { $from }, or a lake is between them
guderian-refusal-advance-onto-enemy = cannot advance to { $hex }: an enemy unit is there
guderian-refusal-advance-too-far = cannot advance to { $hex }: maximum 2 hexes
guderian-refusal-advance-full = cannot advance to { $hex }: stacking limit

## Interdiction

guderian-refusal-no-marker-left = no interdiction markers left
guderian-refusal-marked-already = { $hex } already has a marker
guderian-refusal-too-far-east = { $hex } is out of reach of the air force: it is east of column { $column }
guderian-refusal-soviet-marker-lies = the only Soviet interdiction marker is already in { $hex }
guderian-refusal-soviet-marker-used = no use of the Soviet interdiction marker is left: maximum { $uses }
guderian-refusal-soviet-marker-too-late = the Soviet interdiction marker cannot be used on turn { $turn }
guderian-refusal-marker-on-germans = cannot place a marker in { $hex }: a German unit is there

## Reinforcements

guderian-refusal-not-due = { $unit } is not among the reinforcements that may enter
guderian-refusal-not-due-together = { $unit } is not in the same entry area as the others
guderian-refusal-not-entry-phase = reinforcements enter in their owner’s first movement phase
guderian-refusal-not-their-area = { $hex } is not an entry hex of area { $area }
guderian-refusal-not-its-entrance = the provisional division cannot enter at { $hex }: use its entry hex or, if that is blocked, the next open hex
guderian-refusal-not-the-front = divisions of the South-Western Front cannot enter at { $hex }
guderian-refusal-no-front = this game has no divisions of the South-Western Front
guderian-refusal-front-too-early = divisions of the South-Western Front cannot enter before turn { $turn }
guderian-refusal-front-used-up = no more South-Western Front divisions can be called up: maximum { $turn } a turn, { $game } a game

## Options

guderian-refusal-no-evacuation = leaders cannot be flown out in this game
guderian-refusal-cannot-fly-out = { $unit } cannot be flown out: it is not surrounded, or no flight is left

## What cannot be done by hand while the referee is off.

guderian-refusal-hand-unknown = this division is no longer known: take a new one from the pool
guderian-refusal-hand-shuffled = that division has been shuffled back into the pool
guderian-refusal-hand-in-combat = finish the combat before turning the referee off
guderian-refusal-hand-not-by-hand = this cannot be done by hand
guderian-refusal-hand-dice = this way of rolling dice is already set
guderian-refusal-hand-nobody-named = no counter is named
guderian-refusal-hand-no-area = the map has no area { $area }
guderian-refusal-hand-no-pool = only rifle and armoured divisions are in a pool
guderian-refusal-hand-no-more = no more divisions can be drawn
guderian-refusal-hand-pool-empty = no division is left in the pool
guderian-refusal-hand-too-many-steps = { $steps ->
        [one] it has only { $steps } step: remove it from the map instead
       *[other] it has only { $steps } steps: remove it from the map instead
    }
guderian-refusal-hand-same-steps = { $unit } already has this number of steps
guderian-refusal-hand-is-disrupted = { $unit } is already disrupted
guderian-refusal-hand-not-disrupted = { $unit } is not disrupted
guderian-refusal-hand-not-untried = it is not an untried division
guderian-refusal-hand-no-railway = no railway runs through { $hex }
guderian-refusal-hand-holder = { $hex } already has this holder
guderian-refusal-hand-not-victory = { $hex } is not a victory hex: only victory hexes can be held

## The marks that can be set by hand, on buttons.

guderian-refusal-mark-interdiction = { $side } interdiction
guderian-refusal-mark-rail-cut = Railway cut
guderian-refusal-mark-held = { $side } victory hex

## What is against the rules in a position, a sentence each.

guderian-refusal-found-overfull = { $n ->
        [one] 1 unit over the stacking limit in { $hex } (case 7.1).
       *[other] { $n } units over the stacking limit in { $hex } (case 7.1).
    }
guderian-refusal-found-leader-alone = { $leader } is alone in an enemy zone of control in { $hex } (case 10.23).
guderian-refusal-found-a-leader-alone = A leader is alone in an enemy zone of control in { $hex } (case 10.23).
guderian-refusal-found-closed = { $hex } is still closed to the Soviets (case 6.4).
guderian-refusal-found-markers = German interdiction markers on the map: { $n }, maximum { $limit } (case 13.1).
guderian-refusal-found-marker-on-germans = The Soviet interdiction marker cannot be on German units in { $hex } (case 13.4).
guderian-refusal-found-no-rail-cuts = Railways are cut, but this game is played without that option (case 6.37).
guderian-refusal-found-rail-cuts = Railway cuts: { $n }, maximum { $limit } (case 6.37).

## Acts that the present phase does not take, each after “this is not the time to”.

guderian-deed-set-up = set up units
guderian-deed-move = move units
guderian-deed-enter = bring on reinforcements
guderian-deed-overrun = overrun
guderian-deed-attack = attack
guderian-deed-place-markers = place interdiction markers
guderian-deed-work-on-railways = work on railways
guderian-deed-fly-out = fly leaders out
