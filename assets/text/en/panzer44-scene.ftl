### Panzer ’44: texts on the map and beside it, the caption for viewers, the tooltip of a hex. $unit, $by, $carrier and
### $passenger are names of units with their side, “German 1st Panther Platoon”, $units a list of them; $side is an
### adjective, “German”; $hex is a hex with its place, “Vauclair (1409)”.

## The game on the title screen, and the printed game whose facts it uses, on the page about the program.

panzer44-scene-sentence = France, 1944: tanks, guns and platoons; both sides plot orders in secret, then all orders are executed at once.
panzer44-scene-printed = Panzer ’44: Tactical Combat in Western Europe, 1944–45
    .publisher = Simulations Publications, Inc. (SPI), New York, 1975
    .designer = James F. Dunnigan

## The printed map: its foot, the visibility in a box of the turn track (with little room), an exit hex, and the letter of a
## side at its entry hexes.

panzer44-scene-sheet = one hex 200 m · one turn six minutes · platoons
panzer44-scene-sheet-sight = sight { $n }
panzer44-scene-sheet-exit = exit
panzer44-scene-letter-german = G
panzer44-scene-letter-allied = A

## Overlays over the map: the text on the button, of one or two words, and the name in full.

panzer44-scene-overlay-reach = Reach
    .hint = Your reach
panzer44-scene-overlay-enemy-reach = Enemy reach
    .hint = Enemy reach
panzer44-scene-overlay-german-sight = German sight
    .hint = Hexes in sight of the Germans
panzer44-scene-overlay-allied-sight = Allied sight
    .hint = Hexes in sight of the Allies
panzer44-scene-overlay-victory = Victory
    .hint = Victory hexes
panzer44-scene-overlay-moves = Moves
    .hint = Last moves

## Effects of an attack, written on the map: short, without a full stop. $result is the effect of a result, “pinned”.

panzer44-scene-effect = { $unit } { $result }
panzer44-scene-eliminated = { $unit } eliminated
panzer44-scene-eliminated-again = { $unit } eliminated: disrupted again

## The phases on the bar, with little room, and .about what happens in them, without a full stop.

panzer44-scene-phase-set-up = Set-up
    .about = Both sides set up
panzer44-scene-phase-plot = Plot
    .about = Both sides, in secret
panzer44-scene-phase-panic = Panic
    .about = Digits are drawn, units panic
panzer44-scene-phase-fire = Direct fire
    .about = One after the other, results after both
panzer44-scene-phase-movement = Movement
    .about = Opportunity fire and mines interrupt
panzer44-scene-phase-removal = Removal
    .about = Pins are removed, a die for each disrupted unit
panzer44-scene-phase-indirect = Indirect fire
    .about = Guns, off-board fires, aircraft
panzer44-scene-phase-over = The game is over

## The tooltip of a hex. Labels at the left, of one word; the texts beside them. $units is a list of units: names, names with
## what they carry, and at its end the number of the others.

panzer44-scene-label-units = Units
panzer44-scene-label-here = Here
panzer44-scene-label-victory = Victory
panzer44-scene-units = { $units }
panzer44-scene-carrying = { $carrier }, carrying { $passenger }
panzer44-scene-more = { $n } more
panzer44-scene-held = held by the { $side } side
panzer44-scene-not-held = not held

## The ground of a hex, in the middle of a sentence; the program makes the first letter a capital where it is needed.

panzer44-scene-ground = { $terrain ->
        [woods] woods
        [swamp] swamp
        [lake] lake
        [town] town
        [hilltop] hilltop
        [orchard] orchard
        [crops] crops
        [stream] stream
        [gully] gully
       *[clear] clear
    }{ $road ->
        [yes] , road
       *[no] { "" }
    }

## Markers in a hex and what they do, in the middle of a sentence.

panzer44-scene-mines = { $mines ->
        [hasty] hasty mines: they attack units that enter or leave
        [preventative] preventative mines: they attack units that enter or leave
       *[defensive] defensive mines: they attack units that enter or leave
    }
panzer44-scene-position = an improved position: die −4 against foot and guns in it
panzer44-scene-wreck = a wreck: no road rate

## The caption for viewers, and the time line: the turn with its visibility, what happens, and the end of a game. $level is
## the victory level as the scenario has it.

panzer44-scene-before-first-turn = Before the first turn
panzer44-scene-turn = Turn { $turn } of { $last }
panzer44-scene-turn-visibility = { $n ->
        [one] Turn { $turn } of { $last }   ·   visibility { $n } hex
       *[other] Turn { $turn } of { $last }   ·   visibility { $n } hexes
    }
panzer44-scene-visibility = { $n ->
        [one] visibility { $n } hex
       *[other] visibility { $n } hexes
    }
panzer44-scene-outcome = { $level } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panzer44-scene-entered = { $unit } has entered { $hex }: will the { $side } player fire?
panzer44-scene-panic = Panic: { $units }

## An attack in the caption: its sentence (or that aircraft are sent, with the die that decides whether they attack), the heading over the column of the results table, the strengths below it (the
## defence has no effect on some fires), the cover, and the result that is not in the list of results of the log.

panzer44-scene-fires = { $by } fires at { $unit }
panzer44-scene-fires-on-the-move = { $by } fires at { $unit } on the move
panzer44-scene-fires-indirectly = The { $side } off-board { $by } fires indirectly at { $unit }
panzer44-scene-aircraft-attack = { $side } aircraft attack { $unit }
panzer44-scene-sortie = { $side } aircraft are sent to { $hex }
panzer44-scene-sortie-heading = Aircraft
panzer44-scene-sortie-needs = attack on { $die } or less
panzer44-scene-sortie-attacks = attack
    .about = The aircraft attack
panzer44-scene-sortie-turns-back = back
    .about = The aircraft turn back
panzer44-scene-column = Column
panzer44-scene-strengths = { $attack } against { $defence }
panzer44-scene-strength = strength { $attack }
panzer44-scene-cover = cover: die { $die } −{ $n } → row { $row }
panzer44-scene-row = row { $row }
panzer44-scene-panics = Panics next turn
panzer44-scene-eliminated-at-last = Eliminated: disrupted again
panzer44-scene-with-passenger = { $what }, passenger too

## The charts on paper: their titles, the heads of their columns and of their rows. The heads have little room.

panzer44-scene-chart-results = Combat results: superiority across, die down
panzer44-scene-chart-range = Range, for class M and for class R at soft targets
panzer44-scene-chart-terrain = Terrain effects: MP to enter, and the die of an attack on a unit there
panzer44-scene-chart-die = Die
panzer44-scene-chart-hexes = Hexes
panzer44-scene-chart-strength = Strength
panzer44-scene-chart-hard = Hard
panzer44-scene-chart-soft = Soft
panzer44-scene-chart-foot = Foot
panzer44-scene-chart-road = along a road
panzer44-scene-chart-bridge = over a bridge
panzer44-scene-chart-side = { $side ->
        [bridge] bridge hexside
        [crest] crest hexside
        [slope] slope hexside, uphill
        [ford] ford
        [wall] wall
        [hedge] hedge
       *[stream] stream hexside
    }
