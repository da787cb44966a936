### Platoon: the story of a game, as the log, the feed and the command line tell it: an event in a sentence without a full
### stop. The program makes the first letter a capital.
### $unit, $carrier and $passenger are names of units with their side, $units a list of such names: “German 1st and 3rd Rifle
### Platoons”. The program leaves a side out where it has just been named. $hex is a hex with its place: “Grusha (0909)”.
### $side is an adjective, “German”. MP are movement points.

## The names of phases: segments of a player turn, the set-up of a side, and the end.

platoon-story-phase-german-start = German turn begins
platoon-story-phase-german-indirect-fire = German indirect fire
platoon-story-phase-german-direct-fire = German direct fire
platoon-story-phase-german-vehicles = German vehicles move
platoon-story-phase-german-assault = German close assaults
platoon-story-phase-german-others = German foot and mounted units move
platoon-story-phase-german-registration = German registration
platoon-story-phase-german-set-up = German set-up
platoon-story-phase-soviet-start = Soviet turn begins
platoon-story-phase-soviet-indirect-fire = Soviet indirect fire
platoon-story-phase-soviet-direct-fire = Soviet direct fire
platoon-story-phase-soviet-vehicles = Soviet vehicles move
platoon-story-phase-soviet-assault = Soviet close assaults
platoon-story-phase-soviet-others = Soviet foot and mounted units move
platoon-story-phase-soviet-registration = Soviet registration
platoon-story-phase-soviet-set-up = Soviet set-up
platoon-story-phase-set-up = set-up
platoon-story-phase-over = The end

## A segment begins. Segments in which no unit could act are in one line of the log: $phases is their names with commas.

platoon-story-turn = Turn { $turn }: { $phase }
platoon-story-skipped = Skipped: { $phases }

## The question to the side that may fire at a moving unit; also the head of its panel.

platoon-story-owed = The { $side } player may fire at { $unit } in { $hex }, or hold fire

## Victory hexes, and the end of the game. $level is a victory level of the scenario.

platoon-story-held = { $hex } is now held by the { $side } side
platoon-story-ended = { $points ->
        [one] The game ends: { $level }, { $points } point
       *[other] The game ends: { $level }, { $points } points
    }

## Works: placed or removed at set-up, revealed, cleared.

platoon-story-mines-placed = mines are placed in { $hex }
platoon-story-fort-placed = a fort is placed in { $hex }
platoon-story-block-placed = a road block is placed in { $hex }
platoon-story-mines-removed = mines in { $hex } are removed
platoon-story-fort-removed = a fort in { $hex } is removed
platoon-story-block-removed = a road block in { $hex } is removed
platoon-story-fort-revealed = a fort is revealed in { $hex }
platoon-story-mines-cleared = the mines in { $hex } are cleared
platoon-story-mines-revealed = mines are revealed in { $hex }

## An attack: the attackers $units, of which there are $n, 0 if all are hidden; the target, a list of units or the fort.

platoon-story-fort = the fort
platoon-story-fires = { $n ->
        [0] a hidden unit opens fire on { $target } in { $hex }
        [one] { $units } opens fire on { $target } in { $hex }
       *[other] { $units } open fire on { $target } in { $hex }
    }
platoon-story-opportunity-fire = { $n ->
        [0] a hidden unit opens opportunity fire on { $target } in { $hex }
        [one] { $units } opens opportunity fire on { $target } in { $hex }
       *[other] { $units } open opportunity fire on { $target } in { $hex }
    }
platoon-story-interdicts = { $n ->
        [0] a hidden unit interdicts { $target } in { $hex }
        [one] { $units } interdicts { $target } in { $hex }
       *[other] { $units } interdict { $target } in { $hex }
    }
platoon-story-indirect-fire = { $n ->
        [0] a hidden unit fires indirectly at { $target } in { $hex }
        [one] { $units } fires indirectly at { $target } in { $hex }
       *[other] { $units } fire indirectly at { $target } in { $hex }
    }
platoon-story-overruns = { $n ->
        [0] a hidden unit overruns { $target } in { $hex }
        [one] { $units } overruns { $target } in { $hex }
       *[other] { $units } overrun { $target } in { $hex }
    }
platoon-story-assaults = { $n ->
        [0] a hidden unit assaults { $target } in { $hex }
        [one] { $units } assaults { $target } in { $hex }
       *[other] { $units } assault { $target } in { $hex }
    }
platoon-story-mines-attack = mines attack { $target } in { $hex }
platoon-story-hidden-unit = a hidden unit
platoon-story-shells = { $n ->
        [0] a hidden unit fires indirectly at { $hex }: no enemy in sight
        [one] { $units } fires indirectly at { $hex }: no enemy in sight
       *[other] { $units } fire indirectly at { $hex }: no enemy in sight
    }

## Such an attack with its figures, one of the texts below, and its die-roll modifiers with commas: “in cover +1, opportunity
## fire +1”.

platoon-story-attack = { $attack }: { $figures }
platoon-story-attack-modified = { $attack }: { $figures }; { $modifiers }

## The figures: the strength of the attack and of the defence, and the odds, “3-1”. A close attack may be shifted by a column,
## from the odds $plain, or from below the worst column of the table; $cause is “overrun” or “engineers”.

platoon-story-figures = { $strength } to { $defence }, odds { $odds }
platoon-story-figures-shifted = { $strength } to { $defence }, odds { $plain }, shifted one column to { $odds } ({ $cause })
platoon-story-figures-shifted-from-below = { $strength } to { $defence }, odds worse than { $worst }, shifted one column to { $odds } ({ $cause })
platoon-story-figures-secret = strength and odds are secret: hidden units may be there

## The odds of such an attack alone.

platoon-story-odds-shifted = { $plain }, shifted one column to { $odds } ({ $cause })
platoon-story-odds-shifted-from-below = worse than { $worst }, shifted one column to { $odds } ({ $cause })
platoon-story-odds-by-overrun = overrun
platoon-story-odds-by-engineers = engineers

## A die-roll modifier, “in cover +1”, and the reasons for one.

platoon-story-modifier = { $reason } { SIGNED($drm) }
platoon-story-modifier-cover = in cover
platoon-story-modifier-dispersed = already dispersed
platoon-story-modifier-quick = in quick march
platoon-story-modifier-opportunity = opportunity fire
platoon-story-modifier-close = overrun or assault
platoon-story-modifier-call = not registered
platoon-story-modifier-open-topped = open-topped

## The die of an attack, and its result for a unit: one of the four below, which also stand alone.

platoon-story-die-for-hex = die for { $hex }: { $roll }
platoon-story-die-for-unit = die for { $unit }: { $roll }
platoon-story-suffers = { $unit }: { $result }
platoon-story-result-none = no effect
platoon-story-result-d = dispersed
platoon-story-result-dd = dispersed, or eliminated if already dispersed
platoon-story-result-x = eliminated

## Effects of attacks. $n units overrun a hex and leave it to the hexes $exits.

platoon-story-dispersed = { $unit } is dispersed
platoon-story-eliminated = { $unit } is eliminated
platoon-story-eliminated-to-wreck = { $unit } is eliminated and leaves a wreck
platoon-story-fort-falls = the fort in { $hex } is eliminated
platoon-story-fort-holds = the fort in { $hex } holds
platoon-story-fort-captured = the { $side } side captures the fort in { $hex }
platoon-story-falls-off = { $unit } falls off its vehicle in { $hex }
platoon-story-overran = { $n ->
        [one] { $units } moves through { $hex } to { $exits }
       *[other] { $units } move through { $hex } to { $exits }
    }

## Set-up and movement. $left is the movement points that are left.

platoon-story-set-up = { $unit } is set up in { $hex }
platoon-story-set-up-aboard = { $unit } is set up in { $carrier }
platoon-story-moves = { $unit } moves to { $hex }
platoon-story-moves-with-left = { $unit } moves to { $hex } ({ $left } MP left)
platoon-story-quick-march = { $unit } uses quick march
platoon-story-stops-in-mines = { $unit } stops in mines
platoon-story-stops-at-hidden = { $unit } runs into hidden enemies and stops
platoon-story-stops-under-fire = { $unit } stops under fire
platoon-story-exits = { $unit } exits the map

## Transport. Heavy equipment takes turns to load and unload, which a marker on its carrier counts.

platoon-story-loads = { $passenger } loads into { $carrier }
platoon-story-unloads = { $passenger } unloads from { $carrier } in { $hex }
platoon-story-marker-off = { $carrier } has finished loading or unloading
platoon-story-marker-loads = { $turns ->
        [one] { $carrier } loads: { $turns } turn left
       *[other] { $carrier } loads: { $turns } turns left
    }
platoon-story-marker-unloads = { $turns ->
        [one] { $carrier } unloads: { $turns } turn left
       *[other] { $carrier } unloads: { $turns } turns left
    }
platoon-story-marker-now-loads = { $turns ->
        [one] { $carrier } now loads: { $turns } turn left
       *[other] { $carrier } now loads: { $turns } turns left
    }
platoon-story-marker-now-unloads = { $turns ->
        [one] { $carrier } now unloads: { $turns } turn left
       *[other] { $carrier } now unloads: { $turns } turns left
    }

## Spotting, sight and conditions of units.

platoon-story-spotted = { $unit } is spotted
platoon-story-spotted-entering = { $unit } is spotted as it enters
platoon-story-spotted-firing = { $unit } is spotted as it fires
platoon-story-spotted-loading = { $unit } is spotted as it loads or unloads
platoon-story-spotted-no-longer = no longer spotted: { $units }
platoon-story-recovered = no longer dispersed: { $units }
platoon-story-rested = no longer in quick march: { $units }
platoon-story-sighted = now in sight: { $units }
platoon-story-vanished = no longer in sight: { $units }
platoon-story-clears-mines = { $unit } is clearing mines
platoon-story-registers = { $unit } registers { $hex }
platoon-story-registration-removed = the registration marker of { $unit } on { $hex } is removed

## The referee is switched off and on. Until it is on again, counters are placed by hand.

platoon-story-referee-off = the referee is off: counters are placed by hand
platoon-story-referee-on = the referee is on again
platoon-story-by-hand-placed = by hand: { $units } placed in { $hex }
platoon-story-by-hand-loaded = by hand: { $units } loaded into { $carrier }
platoon-story-by-hand-exited = by hand: { $units } removed from the map
platoon-story-by-hand-eliminated = by hand: { $units } eliminated
platoon-story-by-hand-to-box = by hand: { $units } returned to the box
platoon-story-by-hand-clock = by hand: the clock is set to turn { $turn }, { $phase }

## The markers that a unit has after they were set by hand: a list of the last three, or none.

platoon-story-by-hand-no-markers = by hand: { $unit } has no markers
platoon-story-by-hand-condition = by hand: { $unit } { $conditions }
platoon-story-by-hand-inverted = is inverted
platoon-story-by-hand-dispersed = is dispersed
platoon-story-by-hand-spotted = is spotted

## Marks of a hex that are set by hand: “hex” is a hex held by a side.

platoon-story-by-hand-mark = by hand: { $mark ->
        [mines] { $side } mines placed in { $hex }
        [fort] { $side } fort placed in { $hex }
        [block] road block placed in { $hex }
        [wreck] wreck placed in { $hex }
       *[hex] { $hex } marked as held by the { $side } side
    }
platoon-story-by-hand-mark-removed = by hand: { $mark ->
        [mines] { $side } mines removed from { $hex }
        [fort] { $side } fort removed from { $hex }
        [block] road block removed from { $hex }
        [wreck] wreck removed from { $hex }
       *[hex] { $hex } no longer marked as held by the { $side } side
    }

## The line of the log for an attack and its effects: a list with semicolons of the texts below. $who is “it” if no other unit
## was struck, “all” if all units that were struck suffer this, otherwise “one” or “many” for the units $units.

platoon-story-fought = { $attack }: { $effects }
platoon-story-fought-fort-falls = it is eliminated
platoon-story-fought-fort-holds = it holds
platoon-story-fought-eliminated = { $who ->
        [it] it is eliminated
        [all] all are eliminated
        [one] { $units } is eliminated
       *[many] { $units } are eliminated
    }{ $wrecks ->
        [0] { "" }
        [one] , leaving a wreck
       *[other] , leaving { $wrecks } wrecks
    }
platoon-story-fought-dispersed = { $who ->
        [it] it is dispersed
        [all] all are dispersed
        [one] { $units } is dispersed
       *[many] { $units } are dispersed
    }
platoon-story-fought-fallen = { $n ->
        [one] { $units } falls off and is dispersed
       *[other] { $units } fall off and are dispersed
    }
platoon-story-fought-no-effect = no effect
platoon-story-fought-spared = no effect on { $units }

## Small print of that line: the die, with modifiers its sum, and the result as the table prints it: “die 3, in cover +1: 4 → D”.

platoon-story-fought-die = die { $die }
platoon-story-fought-die-result = die { $die } → { $result }
platoon-story-fought-die-modified = die { $die }, { $modifiers }: { $sum }
platoon-story-fought-die-modified-result = die { $die }, { $modifiers }: { $sum } → { $result }

## The weather in the feed: the range of sight.

platoon-story-visibility = { $n ->
        [one] visibility { $n } hex
       *[other] visibility { $n } hexes
    }

## An attack in the report: the side that makes it in the plural, and one of the attacks above, with the hexes of the attackers:
## “Germans: 1st Rifle Platoon (0704) opens fire on …”.

platoon-story-report = { NAME($side, case: "plural") }: { $attack }
