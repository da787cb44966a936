### Panzergruppe Guderian: the log, with the names of phases and results in it. A line is one event and has no full stop. The
### program makes the first letter of a line a capital.

## The phases: the name with that of its side, “Turn 3, 7–8 July: Soviet movement”, and .bar on the bar of the current turn.

guderian-log-phase-bidding = Bidding
    .bar = Bidding
guderian-log-phase-soviet-set-up = Soviet set-up
    .bar = Set-up
guderian-log-phase-first-interdiction = Air interdiction
    .bar = Air interdiction
guderian-log-phase-soviet-movement = Soviet movement
    .bar = Movement
guderian-log-phase-soviet-combat = Soviet combat
    .bar = Combat
guderian-log-phase-soviet-recovery = Soviet recovery
    .bar = Recovery
guderian-log-phase-soviet-interdiction = Soviet interdiction
    .bar = Interdiction
guderian-log-phase-german-movement = German movement
    .bar = Movement
guderian-log-phase-german-combat = German combat
    .bar = Combat
guderian-log-phase-german-mechanized = German mechanized movement
    .bar = Mechanized movement
guderian-log-phase-german-recovery = German recovery
    .bar = Recovery
guderian-log-phase-air-interdiction = Air interdiction
    .bar = Air interdiction
guderian-log-phase-over = The end
    .bar = The game is over

## The turn, armies, set-up and supply. $date is “3–4 July”; $army is “16th”, $number is “16”.

guderian-log-phase-opened = Turn { $turn }, { $date }: { $phase }
guderian-log-die-army = Die for the { $army } Army: { $roll }
guderian-log-die-provisional = Die for the provisional division: { $roll }
guderian-log-die-combat = Die: { $roll }
guderian-log-die-seats = Equal bids: die { $roll }
guderian-log-army-may-move = The { $army } Army may move
guderian-log-army-cannot-move = The { $army } Army cannot move
guderian-log-deployed = { $unit } is set up in { $hex }
guderian-log-in-supply = All { $side } units are in supply
guderian-log-out-of-supply = Out of supply: { $units }

## Reinforcements. Untried divisions are drawn from a pool; eliminated ones in the dead pile return to it. $area is a letter.

guderian-log-drawn-rifle = { $n ->
        [one] An untried rifle division may enter in area { $area }
       *[other] { $n } untried rifle divisions may enter in area { $area }
    }
guderian-log-drawn-armour = { $n ->
        [one] An untried armoured division may enter in area { $area }
       *[other] { $n } untried armoured divisions may enter in area { $area }
    }
guderian-log-recycled-rifle = The dead pile of rifle divisions is shuffled into the pool
guderian-log-recycled-armour = The dead pile of armoured divisions is shuffled into the pool
guderian-log-pool-empty-rifle = No rifle divisions are left to draw
guderian-log-pool-empty-armour = No armoured divisions are left to draw
guderian-log-due = May enter in area { $area }: { $units }
guderian-log-forfeited = The provisional division did not enter and is removed

## Victory points. $side are people in the plural, $division is the name of a division as the schedule has it (“7 Pz”).

guderian-log-scored-front = { $points ->
        [one] { $points } point for the { NAME($side, case: "plural") }: South-Western Front division called up
       *[other] { $points } points for the { NAME($side, case: "plural") }: South-Western Front division called up
    }
guderian-log-scored-division = { $points ->
        [one] { $points } point for the { NAME($side, case: "plural") }: { $division } eliminated
       *[other] { $points } points for the { NAME($side, case: "plural") }: { $division } eliminated
    }
guderian-log-scored-retaken = { $points ->
        [one] { $points } point for the { NAME($side, case: "plural") }: { $place } retaken
       *[other] { $points } points for the { NAME($side, case: "plural") }: { $place } retaken
    }
guderian-log-scored-steps = { $points ->
        [one] { $points } point for the { NAME($side, case: "plural") }: step losses of { $unit }
       *[other] { $points } points for the { NAME($side, case: "plural") }: step losses of { $unit }
    }

## Bids for the German side before the first turn, and the end of the game. $level is a victory level of the scenario.

guderian-log-bid-made = A bid is placed face down
guderian-log-bids-opened-changed = The bids are { $first } and { $second }: the players change sides
guderian-log-bids-opened-kept = The bids are { $first } and { $second }: the players keep their sides
guderian-log-ended = { $points ->
        [one] { $level } with { $points } point
       *[other] { $level } with { $points } points
    }

## The decision that a player must make now.

guderian-log-must-lose-or-retreat = The { $side } player must choose between step losses and retreat
guderian-log-must-lose-step = The { $side } player must choose the unit that loses a step
guderian-log-must-route = The { $side } player must choose the retreat routes of the enemy stacks
guderian-log-must-eliminate = The { $side } player must choose a unit to eliminate: a hex is over the stacking limit
guderian-log-must-advance-or-stay = The { $side } player must advance or stay
guderian-log-must-bid = The { $side } player must bid for the German side

## Movement. $units is one unit or a list, $n chooses the form of the verb: a whole division is one. $points are rail points.

guderian-log-entered = { $n ->
        [one] { $units } enters at { $entry }
       *[other] { $units } enter at { $entry }
    }
guderian-log-entered-and-moved = { $n ->
        [one] { $units } enters at { $entry } and moves to { $hex }
       *[other] { $units } enter at { $entry } and move to { $hex }
    }
guderian-log-moved = { $n ->
        [one] { $units } moves to { $hex }
       *[other] { $units } move to { $hex }
    }
guderian-log-railed = { $n ->
        [one] { $units } moves by rail to { $hex } (rail points: { $points })
       *[other] { $units } move by rail to { $hex } (rail points: { $points })
    }
guderian-log-overran = The overrunning units enter { $hex }
guderian-log-halted = Halted: { $units }
guderian-log-disrupted = Disrupted: { $units }
guderian-log-recovered = Recovered: { $units }
guderian-log-flown-out = { $unit } is flown out and may enter in area { $area } on turn { $turn }

## Attacks and overruns, and units that are revealed or removed before the die.

guderian-log-overruns = { $n ->
        [one] { $units } overruns { $hex }
       *[other] { $units } overrun { $hex }
    }
guderian-log-attacks = { $n ->
        [one] { $units } attacks { $hexes }
       *[other] { $units } attack { $hexes }
    }
guderian-log-revealed = Revealed: { $units }
guderian-log-went-back = { $unit } returns to { $hex }
guderian-log-stood-aside = { $unit } cannot attack and takes no part
guderian-log-targets-emptied = No unit is left in { $hexes }
guderian-log-attack-void = No attacker is left: the attack is void

## The strengths as sums, in the small print of a result and in the command line: “Attack 16 = (4+2+2) × 2 integrity; ÷ 2
## overrun = 8; defence 10 = (2+3) × 2 terrain and river; odds 3-1”. Words as short as possible.

guderian-log-compared = Attack { $attack }; defence { $defence }; odds { $odds }
guderian-log-sum = { $total } = { $terms }
guderian-log-sum-overrun = { $sum } = { $terms }; ÷ 2 overrun = { $total }
guderian-log-sum-multiplied = { $total } = ({ $sum }) × { $multiple } { $reasons }
guderian-log-sum-and = { $first } and { $second }
guderian-log-sum-integrity = ({ $sum }) × 2 integrity
guderian-log-sum-halved = ({ $sum }) ÷ 2 per unit, no supply = { $value }
guderian-log-sum-integrity-halved = ({ $sum }) × 2 integrity ÷ 2 per unit, no supply = { $value }
guderian-log-sum-leader = { $value } leader
guderian-log-sum-terrain = terrain
guderian-log-sum-city = city
guderian-log-sum-river = river

## The result and its consequences. $result is a result of the table, “D1/A1”.

guderian-log-resolved = Result: { $result }
guderian-log-chose-retreat = { $n ->
        [one] The { $side } player chooses to retreat 1 hex
       *[other] The { $side } player chooses to retreat { $n } hexes
    }
guderian-log-chose-losses = { $n ->
        [one] The { $side } player chooses to lose 1 step
       *[other] The { $side } player chooses to lose { $n } steps
    }
guderian-log-step-lost = { $unit } loses a step
guderian-log-retreated = { $n ->
        [one] { $units } retreats to { $hex }
       *[other] { $units } retreat to { $hex }
    }
guderian-log-advanced = { $n ->
        [one] { $units } advances to { $hex }
       *[other] { $units } advance to { $hex }
    }

## The cause for which a unit was eliminated.

guderian-log-eliminated-steps = { $unit } is eliminated: last step lost
guderian-log-eliminated-result = { $unit } is eliminated: combat result
guderian-log-eliminated-no-route = { $unit } is eliminated: no retreat route
guderian-log-eliminated-stacking = { $unit } is eliminated: over the stacking limit
guderian-log-eliminated-no-strength = { $unit } is eliminated: no strength
guderian-log-eliminated-could-not-go-back = { $unit } is eliminated: cannot return
guderian-log-eliminated-refuge = { $unit } is eliminated: it had retreated into the attacked hex
guderian-log-eliminated-left-behind = { $unit } is eliminated: left behind in the west
guderian-log-eliminated-by-hand = { $unit } is eliminated: removed by hand

## The meaning of a result of the table, beside it and on the map: without a capital.

guderian-log-result-attackers-eliminated = attackers eliminated
guderian-log-result-defenders-eliminated = defenders eliminated
guderian-log-result-defenders-eliminated-and-attacker = { $n ->
        [one] defenders eliminated; attacker loses 1 step or retreats 1 hex
       *[other] defenders eliminated; attacker loses { $n } steps or retreats { $n } hexes
    }
guderian-log-result-engaged = each side loses 1 step
guderian-log-result-defender = { $n ->
        [one] defender loses 1 step or retreats 1 hex
       *[other] defender loses { $n } steps or retreats { $n } hexes
    }
guderian-log-result-attacker = { $n ->
        [one] attacker loses 1 step or retreats 1 hex
       *[other] attacker loses { $n } steps or retreats { $n } hexes
    }
guderian-log-result-both = { $n ->
        [one] both lose 1 step or retreat 1 hex
       *[other] both lose { $n } steps or retreat { $n } hexes
    }
guderian-log-result-each = { $defender ->
        [one] defender loses 1 step or retreats 1 hex
       *[other] defender loses { $defender } steps or retreats { $defender } hexes
    }, { $attacker ->
        [one] attacker loses 1 step or retreats 1 hex
       *[other] attacker loses { $attacker } steps or retreats { $attacker } hexes
    }

## Markers, railways and places. $side in guderian-log-passed are people in the plural.

guderian-log-marker-placed = { $side } interdiction marker placed in { $hex }
guderian-log-marker-lifted = By hand: { $side } interdiction marker removed from { $hex }
guderian-log-markers-taken = { $side } interdiction markers are removed
guderian-log-rail-cut = The railway is cut in { $hex }
guderian-log-rail-repaired = The railway in { $hex } is repaired
guderian-log-rail-cut-undone = The railway cut in { $hex } is undone
guderian-log-passed = The { NAME($side, case: "plural") } now hold { $hex }
guderian-log-east-unlocked = From next turn the air force can reach the east while an open line runs to the west edge
guderian-log-east-locked = The air force can no longer reach the east

## Actions of people outside the rules.

guderian-log-referee-off = The referee is off: counters are placed by hand
guderian-log-referee-on = The referee is on again
guderian-log-placed = By hand: { $units } to { $hex }
guderian-log-placed-in-box = By hand: { $units } to the box of area { $area }
guderian-log-taken-off = By hand: { $units } removed from the map
guderian-log-brought-rifle = By hand: an untried rifle division to { $hex }
guderian-log-brought-armour = By hand: an untried armoured division to { $hex }
guderian-log-steps-restored = By hand: { $unit } has all its steps
guderian-log-steps-set = { $n ->
        [one] By hand: { $unit } has lost 1 step
       *[other] By hand: { $unit } has lost { $n } steps
    }
guderian-log-clock-set = By hand: the clock is set to turn { $turn }, { $phase }
guderian-log-dice-real = The players roll real dice from now on
guderian-log-dice-rolled = Kessel rolls the dice from now on
guderian-log-end-offered = The { $side } player offers to end the game on points
guderian-log-end-not-offered = The game continues
guderian-log-resigned = The { $side } player resigns
guderian-log-agreed = Both players agree to end the game
