### Squad: texts on the map and beside it, the caption for viewers, the tooltips of hexes and units.
### $side is an adjective, “German”. $unit and the like are names of units, “2nd Rifle Squad”. Numbers in brackets are cases of the rules.

## The game on the title screen, the line below the turn track on the map, and the label of a victory hex without which a side cannot win.

squad-scene-sentence = Normandy 1944 and a hill in the east: squads, leaders and single tanks, from house to house under fire.
squad-scene-sheet = one hex 40 m · one turn a few minutes
squad-scene-needed = needed

## The overlays over the map: a short name on the button, and the whole name in its tooltip and in the legend.

squad-scene-overlay-reach = Reach
    .hint = Your reach
squad-scene-overlay-enemy-fire = Enemy fire
    .hint = Enemy opportunity fire
squad-scene-overlay-hits = Hits
    .hint = Fire of the selected units: darker is better
squad-scene-overlay-enemy-arcs = Enemy arcs
    .hint = Firing arcs of enemy guns and vehicles
squad-scene-overlay-cover = Cover
    .hint = Cover
squad-scene-overlay-leaders = Leaders
    .hint = Leaders
squad-scene-overlay-levels = Levels
    .hint = Levels
squad-scene-overlay-victory = Victory
    .hint = Victory hexes
squad-scene-overlay-moves = Moves
    .hint = Last moves
squad-scene-overlay-own-fire = Your fire
    .hint = Your opportunity fire

## Units that wait beside the map to be set up: below the name of the side, the columns of their area.

squad-scene-columns = columns { $first }–{ $last }

## A unit off the map, and the label of what it carries.

squad-scene-off-map = Off the map
squad-scene-carries = Carries

## Terrain by itself, at the beginning of a line.

squad-scene-terrain-clear = Open
squad-scene-terrain-hilltop = Hill
squad-scene-terrain-woods = Woods
squad-scene-terrain-town = Building
squad-scene-terrain-orchard = Orchard
squad-scene-terrain-crops = Crops
squad-scene-terrain-stream = Stream
squad-scene-terrain-gully = Gully
squad-scene-terrain-swamp = Swamp
squad-scene-terrain-lake = Water

## Missions in a count, “Light barrage × 2”.

squad-scene-mission-light = Light barrage
squad-scene-mission-heavy = Heavy barrage
squad-scene-mission-aircraft = Fighter-bomber

## Hexsides, as short as on a compass.

squad-scene-side-n = N
squad-scene-side-ne = NE
squad-scene-side-se = SE
squad-scene-side-s = S
squad-scene-side-sw = SW
squad-scene-side-nw = NW

## A modifier with its case, in a list of such: “−1 leader (10.5)”.

squad-scene-modifier = { SIGNED($by) } { $reason } ({ $case })

## A sniper on its counter: a short word.

squad-scene-face-sniper = Sniper

## The tooltip of a hex. Labels at the left, of one word; below them the texts beside them. $units is a list of units that ends with “2 more” if there are many.

squad-scene-units = Units
squad-scene-here = Here
squad-scene-victory = Victory
squad-scene-unit-list = { $units }
squad-scene-more = { $n } more
squad-scene-not-held = not held
squad-scene-held = held by the { $side } side

## A unit with its load and its state. $carried is a list of units, $states is “pinned, valorous”.

squad-scene-unit-carrying = { $unit }, carrying { $carried }
squad-scene-unit-states = { $unit } ({ $states })
squad-scene-unit-carrying-states = { $unit }, carrying { $carried } ({ $states })

## The state of a unit, in a list.

squad-scene-state-pinned = pinned
squad-scene-state-fired = has fired
squad-scene-state-moved = has moved
squad-scene-state-assault-move = assault move
squad-scene-state-stopped = has stopped
squad-scene-state-advanced = has advanced
squad-scene-state-loaded = just loaded
squad-scene-state-valorous = valorous
squad-scene-state-immobile = immobilized
squad-scene-state-in-work = in fortification

## The ground of a hex, one fact after the other with commas; the first begins the line. $sides are hexsides, “N NE”.

squad-scene-stone = Stone building
squad-scene-wood = Wooden building
squad-scene-bridge = Bridge
squad-scene-road = road
squad-scene-wall = wall { $sides }
squad-scene-hedge = hedge { $sides }
squad-scene-level = level { $level }
squad-scene-cover = cover { SIGNED($cover) }

## Markers in a hex. $mission is “light artillery”, “a smoke barrage”.

squad-scene-smoke = smoke { $number }: +{ $number } to the dice
squad-scene-lane = { $side } fire lane
squad-scene-called = { $mission } called by the { $side } side

## The values of a type of unit: labels at the left, of one word.

squad-scene-fire = Fire
squad-scene-rating = Rating
squad-scene-gun = Gun
squad-scene-mg = MG
squad-scene-armour = Armour
squad-scene-also = Also

## The texts beside them. $strength is the strength against infantry, $letter the letter of a gun or of armour, “C”. MG are machine guns.

squad-scene-fire-up-to = { $range ->
        [one] { $strength }, up to { $range } hex
       *[other] { $strength }, up to { $range } hexes
    }
squad-scene-fire-gun = { $strength } at infantry, { $letter } at tanks
squad-scene-fire-sniper = die minus cover and hindrance, up to 6 hexes
squad-scene-mg-none = none
squad-scene-mg-all-round = { $all } all round
squad-scene-mg-forward = { $forward } forward
squad-scene-mg-both = { $all } all round, { $forward } forward
squad-scene-armour-sides = front { $front }, rear { $rear }

## The fire of a weapon: at infantry, at tanks, or both, with its range.

squad-scene-range-adjacent = adjacent
squad-scene-range-up-to = up to { $most } hexes
squad-scene-range-between = at { $least } to { $most } hexes
squad-scene-weapon-grenades = −1 to the dice, adjacent
squad-scene-weapon-satchel = { SIGNED($strength) }, adjacent
squad-scene-weapon-at-tanks = { $letter } at tanks, { $range }
squad-scene-weapon-at-both = { $strength } { $range }; { $letter } at tanks
squad-scene-weapon = { $strength }, { $range }

## A carried weapon with its fire; a passenger with its weapons, “BAR, Bazooka”.

squad-scene-carried-weapon = { $weapon }: { $fire }
squad-scene-carried-armed = { $unit }, { $weapons }

## Traits of a type: a list of these, with commas.

squad-scene-trait-elite = elite
squad-scene-trait-leads = leads with { SIGNED($modifier) }
squad-scene-trait-shield-large = shield; large: only towed
squad-scene-trait-shield = shield
squad-scene-trait-large = large: only towed
squad-scene-trait-turret = turret
squad-scene-trait-fixed-gun = gun fires only forward
squad-scene-trait-room-half = carries a half squad, a leader and a weapon
squad-scene-trait-room = { $n ->
        [1] carries a squad, a leader and a weapon
       *[other] carries { $n } squads, leaders and weapons
    }
squad-scene-trait-tows = tows a gun
squad-scene-trait-light = light
squad-scene-trait-heavy = heavy: −1 MP
squad-scene-trait-expendable = used once
squad-scene-trait-indirect = indirect fire
squad-scene-trait-at-tanks = at tanks only
squad-scene-trait-flamethrower = cover halved
squad-scene-trait-adjacent = adjacent

## Effects of a combat, written on the map: short, without a full stop.

squad-scene-effect-points = { NAME($side, case: "plural") }: { $points }
squad-scene-effect-hit = { $unit } hit without effect
squad-scene-effect-spared = { $unit } spared
squad-scene-effect-pinned = { $unit } pinned
squad-scene-effect-reduced = { $unit } reduced
squad-scene-effect-reduced-and-pinned = { $unit } reduced and pinned
squad-scene-effect-immobile = { $unit } immobilized
squad-scene-effect-eliminated = { $unit } eliminated
squad-scene-effect-abandoned = { $unit } abandoned by its crew
squad-scene-effect-missed = shot missed
squad-scene-effect-repelled = assault repelled
squad-scene-effect-not-seen = no visible effect
squad-scene-effect-fire-none = fire: no effect
squad-scene-effect-none = no effect

## The result of a roll, in a word or two beside the dice. The last is a number of casualty points.

squad-scene-roll-eliminated = elim.
squad-scene-roll-immobile = immobile
squad-scene-roll-no-effect = no effect
squad-scene-roll-pinned = pinned
squad-scene-roll-safe = safe
squad-scene-roll-front = front
squad-scene-roll-rear = rear
squad-scene-roll-rallied = rallied
squad-scene-roll-valorous = valorous
squad-scene-roll-found = found
squad-scene-roll-hidden = hidden
squad-scene-roll-captured = captured
squad-scene-roll-repelled = repelled
squad-scene-roll-hit = hit
squad-scene-roll-missed = missed
squad-scene-roll-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
squad-scene-roll-points-or-more = { $n }+ points

## The dice with their modifiers, “5, −1 leader (10.5), +3 cover (13.2): 7”, or with the number below which a vehicle is eliminated.

squad-scene-sum = { $sum }, { $modifiers }: { $total }
squad-scene-sum-kill = { $sum }, kill number { $number }

## The caption for viewers: the turn, and until the first action of a phase a sentence about it without a full stop.

squad-scene-before-first-turn = Before the first turn
squad-scene-turn = Turn { $turn } of { $last }
squad-scene-about-set-up = Both sides set up
squad-scene-about-support = Pinned units recover; missions are called
squad-scene-about-command = Weapons change hands, squads split and join
squad-scene-about-fire = Units that have not fired may fire or lay smoke
squad-scene-about-movement = Units move one by one; the enemy may fire in each hex
squad-scene-about-defensive-fire = The other side fires
squad-scene-about-assault = Units may advance one hex, then assault an adjacent enemy
squad-scene-about-after-action = Pinned units try to rally, and smoke thins

## The end of a game: $level is a victory level of the scenario.

squad-scene-outcome = { $points ->
        [one] { $level } with { $points } point
       *[other] { $level } with { $points } points
    }

## An attack in the caption: the heading over a number in large letters, in capitals, and the text below the number. $row is a row of the fire table, “5–10”.

squad-scene-battle-assault = Assault
squad-scene-battle-to-hit = To hit
squad-scene-battle-sniper = Sniper
squad-scene-battle-row = Row
squad-scene-battle-overrun = Overrun
squad-scene-battle-strength = Strength
squad-scene-below-assault = { $attack } to { $against }
squad-scene-below-to-hit = or less
squad-scene-below-sniper = die − cover − hindrance
squad-scene-below-row = row { $row }

## The dice of this attack, and their sum with the modifiers.

squad-scene-dice = dice { $sum }
squad-scene-dice-armour = dice { $sum }; armour { $rolls }
squad-scene-becomes = { $sum } becomes { $total }
