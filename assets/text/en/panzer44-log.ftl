### Panzer ’44: the log of the game, which the command line and the feed have too: one event a line, without a full stop.
### The program makes the first letter a capital. $unit, $by and $carrier are names of units with their side, “German 1st
### Panther Platoon”, $units a list of them; $side is an adjective, “German”; $hex is a hex with its place, “Vauclair
### (1409)”.

## The names of phases, with the side if it is that of one player: “German movement”, “Mutual plot”. $phase is one of the names
## below.

panzer44-log-phase = { $phase }
panzer44-log-phase-of-side = { $side } { $phase }
panzer44-log-phase-set-up = set-up
panzer44-log-phase-plot = Mutual plot
panzer44-log-phase-panic = Panic determination
panzer44-log-phase-fire = direct fire
panzer44-log-phase-movement = movement
panzer44-log-phase-removal = Pin and disruption removal
panzer44-log-phase-indirect = indirect fire
panzer44-log-phase-over = The end

## The effect of a result of the combat results table on a unit. D1 to D3 are results as they are printed.

panzer44-log-result-nothing = no effect
panzer44-log-result-pin = pinned
panzer44-log-result-panic = will panic next turn
panzer44-log-result-d1 = disrupted (D1)
panzer44-log-result-d2 = disrupted (D2)
panzer44-log-result-d3 = disrupted (D3)
panzer44-log-result-d4 = eliminated

## The steps of an attack in the attack procedure chart, a line each; the numbers are those of the chart. $fire is the class
## of the weapon: M, R, or H with its pattern. The die is reduced by $total, the sum of $parts; $terrain, $position (an
## improved position) and $hexside are numbers. $results is a list of the results after it, with the number of the six
## faces of the die that give each.

panzer44-log-step-class = class { $fire ->
        [tight] H, tight
        [loose] H, loose
       *[other] { $fire }
    }, strength { $strength }
panzer44-log-step-range = 1. range { $range }: { $strength }
panzer44-log-step-no-range = 1. range has no effect
panzer44-log-step-defence = 2. minus defence { $defence }: superiority { SIGNED($superiority) }
panzer44-log-step-no-defence = 2. defence has no effect: superiority { SIGNED($superiority) }
panzer44-log-step-column = 3. one die, column { SIGNED($column) }
panzer44-log-step-cover = { $parts ->
        [terrain] 4. the die is reduced by { $total } (terrain { $terrain })
        [position] 4. the die is reduced by { $total } (position { $position })
        [hexside] 4. the die is reduced by { $total } (hexside { $hexside })
        [terrain-position] 4. the die is reduced by { $total } (terrain { $terrain }, position { $position })
        [terrain-hexside] 4. the die is reduced by { $total } (terrain { $terrain }, hexside { $hexside })
        [position-hexside] 4. the die is reduced by { $total } (position { $position }, hexside { $hexside })
        [all] 4. the die is reduced by { $total } (terrain { $terrain }, position { $position }, hexside { $hexside })
       *[none] 4. the die is reduced by { $total }
    }
panzer44-log-step-no-cover = 4. terrain has no effect
panzer44-log-step-results = 5. { $results }
panzer44-log-step-chance = { $result } { $dice }/6

## The die of an attack, below the steps.

panzer44-log-die = die { $roll }

## Phases, plots and the end. $phase is the name of a phase, $level the victory level as the scenario has it.

panzer44-log-turn = Turn { $turn }: { $phase }
panzer44-log-turn-of-side = Turn { $turn }: { $side } { $phase }
panzer44-log-plotted = The { $side } player commits a plot
panzer44-log-plots-first = The { $side } side plots without waiting for the other
panzer44-log-ended = The game ends: { $level }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A revealed plot, in English with ids for the command line: “us-m4-75-2 DF 1409; us-105 at 0607, loose”.

panzer44-log-plot-revealed = { $side } plot revealed: { $orders }
panzer44-log-plot-barrage = { $pattern ->
        [tight] { $battery } at { $hex }, tight
       *[loose] { $battery } at { $hex }, loose
    }
panzer44-log-plot-strike = aircraft at { $hex }

## Dice. The last text is in the place of “tries to recover” where the result is known at once; $recovers is “yes” or “no”.

panzer44-log-die-panic-digit = { $side } panic digit: { $roll }
panzer44-log-die-panic = { $unit }, panic: { $roll }
panzer44-log-die-attack = Attack on { $unit }: { $roll }
panzer44-log-die-mines = Mine attack on { $unit }: { $roll }
panzer44-log-die-bolt = { $unit } may bolt: { $roll }
panzer44-log-die-bolt-way = { $unit } bolts, direction: { $roll }
panzer44-log-die-recovery = { $unit } tries to recover: { $roll }
panzer44-log-die-demolition = { $unit } tries to blow the bridge: { $roll }
panzer44-log-die-sortie = Aircraft for { $hex }: { $roll }
panzer44-log-tries-to-recover = { $recovers ->
        [yes] { $unit } tries to recover, die { $roll }: it recovers
       *[no] { $unit } tries to recover, die { $roll }: it stays disrupted
    }

## The ground. $mines is a kind of mines; $side are people, “the Germans”.

panzer44-log-mines-laid = { $mines ->
        [hasty] hasty mines in { $hex }
        [preventative] preventative mines in { $hex }
       *[defensive] defensive mines in { $hex }
    }
panzer44-log-mines-gone = no mines left in { $hex }
panzer44-log-dug = an improved position is dug in { $hex }
panzer44-log-filled-in = the improved position in { $hex } is removed
panzer44-log-bridge-blown = the bridge from { $from } to { $to } is blown
panzer44-log-passed = The { NAME($side, case: "plural") } now hold { $hex }
panzer44-log-aircraft-turn-back = the aircraft sent to { $hex } turn back

## The decision whether to fire at a unit that has entered a hex.

panzer44-log-opportunity = The { $side } player may fire at { $unit } in { $hex }, or hold fire

## Attacks, with the column and the row of the results table, and mines. $result is one of the results above.

panzer44-log-attacked = { $by } fires at { $unit } in { $hex }: column { SIGNED($column) }, row { SIGNED($row) }: { $result }
panzer44-log-attacked-from-air = { $side } aircraft attack { $unit } in { $hex }: column { SIGNED($column) }, row { SIGNED($row) }: { $result }
panzer44-log-leaves-mines = { $mines ->
        [hasty] { $unit } leaves hasty mines in { $hex }: { $result }
        [preventative] { $unit } leaves preventative mines in { $hex }: { $result }
       *[defensive] { $unit } leaves defensive mines in { $hex }: { $result }
    }
panzer44-log-enters-mines = { $mines ->
        [hasty] { $unit } enters hasty mines in { $hex }: { $result }
        [preventative] { $unit } enters preventative mines in { $hex }: { $result }
       *[defensive] { $unit } enters defensive mines in { $hex }: { $result }
    }

## Units. $left are movement points; $degree is a degree of disruption, from 1 to 4.

panzer44-log-deployed = { $unit } is set up in { $hex }
panzer44-log-loaded = { $unit } loads into { $carrier }
panzer44-log-suffered = { $condition ->
        [pinned] { $unit } is pinned
        [panic] { $unit } is about to panic
        [disrupted] { $unit } is disrupted (D{ $degree })
        [pinned-panic] { $unit } is pinned and about to panic
        [pinned-disrupted] { $unit } is pinned and disrupted (D{ $degree })
        [panic-disrupted] { $unit } is about to panic and disrupted (D{ $degree })
        [all] { $unit } is pinned, about to panic and disrupted (D{ $degree })
       *[none] { $unit } is in good order
    }
panzer44-log-eliminated = { $unit } is eliminated
panzer44-log-eliminated-with-wreck = { $unit } is eliminated: wreck in { $hex }
panzer44-log-moved = { $unit } moves to { $hex } ({ $left } MP left)
panzer44-log-exited = { $unit } exits the map
panzer44-log-unloaded = { $unit } unloads in { $hex }
panzer44-log-worked = { $unit } does engineer work at { $hex }
panzer44-log-panicked = Panic: { $units }
panzer44-log-pins-removed = No longer pinned: { $units }
panzer44-log-recovered = { $unit } recovers

## Actions with the referee off.

panzer44-log-referee-off = The referee is off: counters are placed by hand
panzer44-log-referee-on = The referee is on again
panzer44-log-placed = By hand: { $units } to { $hex }
panzer44-log-placed-aboard = By hand: { $units } loaded in { $carrier }
panzer44-log-placed-in-box = By hand: { $units } returned to the box
panzer44-log-placed-off-map = By hand: { $units } removed from the map
panzer44-log-placed-eliminated = By hand: { $units } eliminated
panzer44-log-condition-set = { $condition ->
        [pinned] By hand: { $unit } is pinned
        [panic] By hand: { $unit } is about to panic
        [disrupted] By hand: { $unit } is disrupted (D{ $degree })
        [pinned-panic] By hand: { $unit } is pinned and about to panic
        [pinned-disrupted] By hand: { $unit } is pinned and disrupted (D{ $degree })
        [panic-disrupted] By hand: { $unit } is about to panic and disrupted (D{ $degree })
        [all] By hand: { $unit } is pinned, about to panic and disrupted (D{ $degree })
       *[none] By hand: { $unit } is in good order
    }
panzer44-log-wreck-set = By hand: wreck in { $hex }
panzer44-log-wreck-removed = By hand: no wreck in { $hex }
panzer44-log-bridge-set-blown = By hand: the bridge from { $from } to { $to } is blown
panzer44-log-bridge-set-intact = By hand: the bridge from { $from } to { $to } is intact
panzer44-log-clock-set = By hand: the clock is set to turn { $turn }, { $phase }
panzer44-log-clock-set-of-side = By hand: the clock is set to turn { $turn }, { $side } { $phase }

## A revealed plot in the log: “Allied orders: 1st and 2nd M4(75) Platoons move; aircraft attack Vauclair (1409)”. $orders is
## a list, joined by the text after it; below are its parts. $units are units without their side, $n their number; $battery
## is off-board artillery, “105 mm battery”.

panzer44-log-orders = { $side } orders: { $orders }
panzer44-log-orders-none = { $side } orders: none
panzer44-log-orders-joined = { $first }; { $second }
panzer44-log-order-fire = { $n ->
        [one] { $units } fires at { $hex }
       *[other] { $units } fire at { $hex }
    }
panzer44-log-order-watch = { $n ->
        [one] { $units } watches { $hex }
       *[other] { $units } watch { $hex }
    }
panzer44-log-order-bombard-tight = { $n ->
        [one] { $units } fires indirectly at { $hex }, tight
       *[other] { $units } fire indirectly at { $hex }, tight
    }
panzer44-log-order-bombard-loose = { $n ->
        [one] { $units } fires indirectly at { $hex }, loose
       *[other] { $units } fire indirectly at { $hex }, loose
    }
panzer44-log-order-move = { $n ->
        [one] { $units } moves
       *[other] { $units } move
    }
panzer44-log-order-load = { $n ->
        [one] { $units } loads
       *[other] { $units } load
    }
panzer44-log-order-unload = { $n ->
        [one] { $units } unloads
       *[other] { $units } unload
    }
panzer44-log-order-clear = { $n ->
        [one] { $units } clears the mines in { $hex }
       *[other] { $units } clear the mines in { $hex }
    }
panzer44-log-order-blow = { $n ->
        [one] { $units } blows the bridge to { $hex }
       *[other] { $units } blow the bridge to { $hex }
    }
panzer44-log-barrage-tight = the { $battery } fires at { $hex }, tight
panzer44-log-barrage-loose = the { $battery } fires at { $hex }, loose
panzer44-log-strike = aircraft attack { $hex }

## An attack in the report: the side as people, the attacker with its hex, “1st Panther Platoon (1409)”, and the target with its
## side; $hex is the number of the hex.

panzer44-log-report-fires = { NAME($side, case: "plural") }: { $by } fires at { $target } in { $hex }
panzer44-log-report-fires-indirectly = { NAME($side, case: "plural") }: { $by } fires indirectly at { $target } in { $hex }
panzer44-log-report-aircraft-attack = { NAME($side, case: "plural") }: aircraft attack { $target } in { $hex }
