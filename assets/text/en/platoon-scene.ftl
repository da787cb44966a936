### Platoon: texts on the map and beside it, the caption for viewers, the tooltip of a hex.

## The game on the title screen, and the printed game whose facts it uses, on the page about the program.

platoon-scene-sentence = The eastern front, 1943–44: fire, move and assault each turn, under enemy fire.
platoon-scene-printed = PanzerBlitz
    .publisher = The Avalon Hill Game Company, Baltimore, 1970
    .designer = James F. Dunnigan

## The foot of the printed map.

platoon-scene-sheet = one hex 250 m · one turn six minutes

## Overlays over the map: the text on the button, of one or two words, and the name in full. Strengths of fire are two numbers,
## at soft and at hard targets. “Not spotted” is the legend of a cross at a unit.

platoon-scene-overlay-reach = Reach
    .hint = Your reach
platoon-scene-overlay-enemy-fire = Enemy fire
    .hint = Enemy opportunity fire at soft/hard targets
platoon-scene-overlay-german-sight = German sight
    .hint = Hexes in sight of the Germans
platoon-scene-overlay-soviet-sight = Soviet sight
    .hint = Hexes in sight of the Soviets
platoon-scene-overlay-spotting = Spotting
    .hint = Spotted units and their observers
platoon-scene-overlay-levels = Levels
    .hint = Levels
platoon-scene-overlay-victory = Victory
    .hint = Victory hexes
platoon-scene-overlay-moves = Moves
    .hint = Last moves
platoon-scene-overlay-own-fire = Your fire
    .hint = Your opportunity fire at soft/hard targets
platoon-scene-overlay-not-spotted = Not spotted

## Units that wait beside the map, below the name of their side: the columns of their set-up, or artillery that stays there.

platoon-scene-columns = columns { $first }–{ $last }
platoon-scene-off-board = off-board

## Effects of an attack, written on the map: short, without a capital and a full stop.

platoon-scene-no-visible-effect = no visible effect
platoon-scene-dispersed = { $unit } dispersed
platoon-scene-eliminated = { $unit } eliminated
platoon-scene-falls-off = { $unit } falls off
platoon-scene-fort-falls = the fort is eliminated
platoon-scene-fort-holds = the fort holds

## The tooltip of a hex. Labels at the left, of one word.

platoon-scene-units = Units
platoon-scene-here = Here
platoon-scene-registered = Registered
platoon-scene-victory = Victory

## The units in the hex: a list of names, the last of which may stand for all the others. A unit may carry another one; its
## states are in brackets, with commas between them.

platoon-scene-list = { $names }
platoon-scene-more = { $n } more
platoon-scene-unit-states = { $unit } ({ $states })
platoon-scene-unit-carrying = { $unit }, carrying { $passenger }
platoon-scene-unit-carrying-states = { $unit }, carrying { $passenger } ({ $states })
platoon-scene-state-inverted = inverted
platoon-scene-state-dispersed = dispersed
platoon-scene-state-spotted = spotted
platoon-scene-state-quick = quick
platoon-scene-state-fresh = just unloaded
platoon-scene-state-has-loaded = has loaded

## The ground of the hex, one fact after the other; $terrain is “clear ground” or “a town”. The program makes the first letter
## a capital.

platoon-scene-ground = { $terrain }{ $road ->
        [yes] , road
       *[no] { "" }
    }{ $gully ->
        [yes] , gully
       *[no] { "" }
    }{ $level ->
        [0] { "" }
       *[other] , level { $level }
    }

## The terrains of the chart, as tools of the map editor.

platoon-scene-terrain-clear = Clear
platoon-scene-terrain-woods = Woods
platoon-scene-terrain-swamp = Swamp
platoon-scene-terrain-lake = Lake
platoon-scene-terrain-town = Town
platoon-scene-terrain-hilltop = Hilltop

## Works and wrecks in the hex, and the side that holds a victory hex. $side is an adjective, “German”.

platoon-scene-mined = { $side } mines: units that enter must stop
platoon-scene-fort = a { $side } fort, defence { $defence }
platoon-scene-block = a road block
platoon-scene-wreck = a wreck: no road rate
platoon-scene-wrecks = { $n } wrecks: no vehicle can enter
platoon-scene-held = held by the { $side } side
platoon-scene-not-held = not held

## The caption for viewers: the turn, with the range of sight in hexes if it is limited.

platoon-scene-before-first-turn = Before the first turn
platoon-scene-turn = Turn { $turn } of { $last }
platoon-scene-turn-visibility = { $visibility ->
        [one] Turn { $turn } of { $last }   ·   visibility { $visibility } hex
       *[other] Turn { $turn } of { $last }   ·   visibility { $visibility } hexes
    }

## A sentence about the segment until its first action.

platoon-scene-about-set-up = Both sides set up
platoon-scene-about-start = Heavy equipment continues to load and unload
platoon-scene-about-indirect-fire = Mortars and howitzers fire
platoon-scene-about-direct-fire = Guns, tanks and infantry fire at targets in sight
platoon-scene-about-vehicles = Vehicles move, load and overrun; the enemy may fire at them
platoon-scene-about-assault = Infantry assaults adjacent enemies
platoon-scene-about-others = Foot and mounted units move; the enemy may fire at them
platoon-scene-about-registration = Mortars and howitzers register their next fire

## The question of opportunity fire, and the end of a game: $level is a victory level of the scenario.

platoon-scene-asks = { $unit } has entered { $hex }: will the { $side } player fire?
platoon-scene-outcome = { $points ->
        [one] { $level } with { $points } point
       *[other] { $level } with { $points } points
    }

## An attack in the caption: the heading over the odds, the strengths below them, the modifier of the die, and the result with
## its printed letters, in place of a sentence that has no room.

platoon-scene-odds = Odds
platoon-scene-overrun = Overrun
platoon-scene-assault = Assault
platoon-scene-mines = Mines
platoon-scene-odds-secret = odds secret
platoon-scene-strengths = { $strength } to { $defence }
platoon-scene-die = die { $die } { SIGNED($drm) } = { $sum }
platoon-scene-result-dd = dispersed (DD)
platoon-scene-result-dd-eliminated = { $n ->
        [one] DD on dispersed: eliminated
       *[other] DD on dispersed: { $n } eliminated
    }
platoon-scene-result-eliminated = { $n ->
        [one] eliminated
       *[other] { $n } eliminated
    }
