### The panels of Platoon: its tabs in the dock, the questions to answer, and what the frame of the panels asks of it.
### $side and $other are adjectives, “German”. $unit and similar arguments are names of units, “2nd Rifle Platoon”; $hex is a hex with its place, “Farm 1204”.

## A list that is cut: its last item stands for all the others. “1st Mortar Platoon, 2nd Mortar Platoon and 3 more”.

platoon-panels-more = { $n } more

## The tabs of the dock, with little room.

platoon-panels-tab-turn = Turn
platoon-panels-tab-charts = Charts
platoon-panels-tab-units = Units

## The tooltip of the victory points in the bar.

platoon-panels-points-are = { $side } points minus { $other } points

## Why the selected unit cannot move any more, at the head of the dock. $why is a refusal with a capital, $case the number of its case.

platoon-panels-chosen-refused = { $why } ({ $case }).

## The task of a segment, at the head of the dock: up to its first full stop in large letters, the rest below.

platoon-panels-to-do-set-up = Drag units onto the highlighted hexes. Then end the set-up.
platoon-panels-to-do-set-up-and-lay = Drag units onto the highlighted hexes. Mines and forts are in the dock. Then end the set-up.
platoon-panels-to-do-set-up-done = End the set-up, or move units again. All units are set up.
platoon-panels-to-do-loading = Reverse load and unload markers if you wish. Then end the segment.
platoon-panels-to-do-indirect-fire = Drag mortars and howitzers onto a target. The dock shows the odds. Then end the segment.
platoon-panels-to-do-direct-fire = Drag units onto a target to fire. More units can join; the dock shows the odds. Then end the segment.
platoon-panels-to-do-vehicles = Drag vehicles to move or to overrun. Select one to load. Then end the segment.
platoon-panels-to-do-assault = Drag infantry onto an adjacent enemy. The dock shows the odds. Then end the segment.
platoon-panels-to-do-foot = Drag foot and mounted units. Then end the segment.
platoon-panels-to-do-registration = Drag mortars and howitzers onto a hex to register it. Then end the segment.
platoon-panels-to-do-opportunity-fire = Opportunity fire: fire at the moving enemy, or hold fire.

## The button at the foot of the dock, and the question before the end of a segment if something is left undone. “Hold fire” is also the button beside “Fire”, and in presenter mode the one over the map.

platoon-panels-end-segment = End segment
platoon-panels-end-set-up = End the set-up
    .question = End the set-up?
platoon-panels-end-loading-question = End the loading segment?
platoon-panels-end-indirect-fire-question = End the indirect fire segment?
platoon-panels-end-direct-fire-question = End the direct fire segment?
platoon-panels-end-vehicles-question = End the vehicle segment?
platoon-panels-end-assault-question = End the assault segment?
platoon-panels-end-foot-question = End the foot unit segment?
platoon-panels-end-registration-question = End the registration segment?
platoon-panels-hold-fire = Hold fire

## What is left undone if the segment ends now, a sentence each. $n counts units, or mine markers, forts and blocks.

platoon-panels-undone-move = { $n ->
        [one] { $n } unit can still move.
       *[other] { $n } units can still move.
    }
platoon-panels-undone-assault = { $n ->
        [one] { $n } unit can still assault.
       *[other] { $n } units can still assault.
    }
platoon-panels-undone-fire = { $n ->
        [one] { $n } unit can still fire.
       *[other] { $n } units can still fire.
    }
platoon-panels-undone-set-up = { $n ->
        [one] { $n } unit is not set up (case 4.1).
       *[other] { $n } units are not set up (case 4.1).
    }
platoon-panels-undone-mines = { $n ->
        [one] { $n } mine marker is not placed.
       *[other] { $n } mine markers are not placed.
    }
platoon-panels-undone-forts = { $n ->
        [one] { $n } fort is not placed.
       *[other] { $n } forts are not placed.
    }
platoon-panels-undone-blocks = { $n ->
        [one] { $n } road block is not placed.
       *[other] { $n } road blocks are not placed.
    }

## The names of segments on the bar, with little room, and of the set-up and the end.

platoon-panels-segment-loading = Loading
platoon-panels-segment-indirect-fire = Indirect fire
platoon-panels-segment-direct-fire = Direct fire
platoon-panels-segment-vehicles = Vehicles
platoon-panels-segment-assaults = Assaults
platoon-panels-segment-foot-units = Foot units
platoon-panels-segment-registration = Registration
platoon-panels-phase-set-up = Set-up
platoon-panels-phase-over = Game over

## The segment and the units that can still act in it: the head of the list is the name of the segment, with this text at its right; below it is a button for each unit.

platoon-panels-able = { $n ->
        [one] { $n } unit can act
       *[other] { $n } units can act
    }
platoon-panels-able-more = and { $n } more

## A unit with its hex, on a button or beside a box to tick: “2nd Rifle Platoon, 0704”.

platoon-panels-unit-at = { $unit }, { $hex }

## The score: the points of each side, the total with its meaning, “Germans lead; they win at 12 or more”, and the next units to enter.

platoon-panels-score = Score
    .about = { $side } minus { $other }
platoon-panels-score-total = Total
platoon-panels-score-total-of = { $points }: { $level }
platoon-panels-coming = { $n ->
        [one] Turn { $turn }: { $n } { $side } unit enters.
       *[other] Turn { $turn }: { $n } { $side } units enter.
    }

## The units that enter in a turn, in the turn track after “Turn 2: ”. $units is a list of groups, each $n units of a type. The hexes are named, or $n of them on an edge of the map are only counted.

platoon-panels-entering-units = { $n } × { $kind }
platoon-panels-entering-loaded = { $n } × { $carrier } carrying { $passenger }
platoon-panels-entering-at = { $units }, at { $hexes }
platoon-panels-entering-at-edge = { $n ->
        [one] { $units }, at { $n } edge hex
       *[other] { $units }, at { $n } edge hexes
    }

## The planned attack: its head, with the target hex at its right.

platoon-panels-attack-direct = Direct fire
platoon-panels-attack-indirect = Indirect fire
platoon-panels-attack-overrun = Overrun
platoon-panels-attack-assault = Close assault
platoon-panels-attack-at = at { $hex }

## The target of the attack, and its name for screen readers. $kind is “fort”, “both” for two units, “all” for more of them, $n, or “named” for a unit or a hex, $name.

platoon-panels-target = { $kind ->
        [fort] the fort
        [both] both units
        [all] all { $n } units
       *[named] { $name }
    }
    .name = { $kind ->
        [fort] Target: the fort
        [both] Target: both units
        [all] Target: all { $n } units
       *[named] Target: { $name }
    }

## The button that makes the attack on such a target.

platoon-panels-fire-at = { $kind ->
        [fort] Fire at the fort
        [both] Fire at both units
        [all] Fire at all { $n } units
       *[named] Fire at { $name }
    }
platoon-panels-overrun = { $kind ->
        [fort] Overrun the fort
        [both] Overrun both units
        [all] Overrun all { $n } units
       *[named] Overrun { $name }
    }
platoon-panels-assault = { $kind ->
        [fort] Assault the fort
        [both] Assault both units
        [all] Assault all { $n } units
       *[named] Assault { $name }
    }

## Texts under the possible attacks: where the button is, an attack without effect, and indirect fire on cover without a known enemy.

platoon-panels-attack-below = Use the button at the foot of the dock to attack.
platoon-panels-attack-nothing = No roll can have an effect at these odds.
platoon-panels-attack-blind = No known enemy there. The fire hits any unit in the hex; you see only results that you can observe.

## A strike: its strength, the defence of the target and the odds, “3-1”; $modifiers are die-roll modifiers, “in cover +1”. Of several strikes each begins with the unit that it strikes.

platoon-panels-strike = { $strength } to { $defence }, odds { $odds }
platoon-panels-strike-die = { $strength } to { $defence }, odds { $odds }; die: { $modifiers }
platoon-panels-strike-unit = { $unit }: { $strength } to { $defence }, odds { $odds }
platoon-panels-strike-unit-die = { $unit }: { $strength } to { $defence }, odds { $odds }; die: { $modifiers }
platoon-panels-strike-too-weak = too weak
platoon-panels-strike-unit-too-weak = { $unit }: too weak

## The chance of a result, on a bar with little room: $result is as it is printed, “DD”.

platoon-panels-chance = { $result } { $percent }%

## The call of a unit that fires indirectly, “registered”, and its die-roll modifier.

platoon-panels-call = { $unit }: { $call }
platoon-panels-call-die = { $unit }: { $call }, { SIGNED($drm) } to the die

## The answer to an enemy unit that has entered a hex in view: the head of its panel, and the buttons. $units is a list of the units that fire.

platoon-panels-answer = Opportunity fire
platoon-panels-answer-entered = { $unit } has entered { $hex }.
platoon-panels-answer-none = No unit fires.
platoon-panels-fire = Fire
platoon-panels-interdict = Interdict
platoon-panels-interdict-with = Interdict with { $units }

## The same over the map in presenter mode. $question is the whole question, without a full stop.

platoon-panels-over-map = { $question }.

## The dice of the last order, a line each: what was attacked, and below it the strengths. $n is the number of units that were struck, 0 if a fort was struck, $units is their names; $figures is strengths and odds, “24 to 9, odds 2-1”.

platoon-panels-rolls = Last rolls
platoon-panels-rolls-mines = { $units } in the mines
platoon-panels-rolls-overrun = { $n ->
        [0] Overrun of the fort
       *[other] Overrun of { $units }
    }
platoon-panels-rolls-assault = { $n ->
        [0] Assault on the fort
       *[other] Assault on { $units }
    }
platoon-panels-rolls-fire = { $n ->
        [0] Fire at the fort
       *[other] Fire at { $units }
    }
platoon-panels-rolls-sums = { $figures }, { SIGNED($drm) } to the die

## Facts about the selected unit: a word at the left with little room, and after it one of these texts. $class is letters of a class of weapons, “(H)”; $left and $all are movement points.

platoon-panels-unit-attack = Attack
platoon-panels-unit-attack-of = { $attack } { $class }, range { $range }
platoon-panels-unit-unarmed = unarmed
platoon-panels-unit-defence = Defence
platoon-panels-unit-movement = Movement
platoon-panels-unit-movement-none = 0 of { $all } MP
platoon-panels-unit-movement-left = { $left } of { $all } MP left
platoon-panels-unit-may-fire = May fire
platoon-panels-unit-now = Status

## The fact “Status” is made of these, with · between them. $n counts turns.

platoon-panels-condition-fired = has fired
platoon-panels-condition-dispersed = dispersed
platoon-panels-condition-spotted = spotted
platoon-panels-condition-quick = quick march
platoon-panels-condition-fresh = just unloaded
platoon-panels-condition-halted = cannot move again
platoon-panels-condition-loading = { $n ->
        [one] loading, { $n } turn left
       *[other] loading, { $n } turns left
    }
platoon-panels-condition-unloading = { $n ->
        [one] unloading, { $n } turn left
       *[other] unloading, { $n } turns left
    }
platoon-panels-condition-carries = carries { $unit }
platoon-panels-condition-loaded = loaded in { $unit }

## How the selected unit enters cover: the head, two choices with their tooltip, and a line for each hex. $cost is movement points; the numbers in brackets are cases of the rules.

platoon-panels-cover-entering = Entering cover
platoon-panels-cover-as-usual = As usual
platoon-panels-cover-unspotted = Unspotted
    .hint = Enter cover unspotted, at a higher movement cost
platoon-panels-cover-beside-road = { $hex }: beside the road, unspotted, for { $cost } MP (10.4)
platoon-panels-cover-concealed = { $hex }: by concealed movement, for the whole move (18.1)

## Buttons for actions of the selected unit. Loading has one of three tooltips, by the options of the game.

platoon-panels-load = Load { $unit }
    .hint = Ends the movement of both for this phase (6.9, 8.2)
    .hint-half-movement = Costs the carrier half its movement, or all for a gun; the passenger moves with it (8.8)
    .hint-whole-turns = Ends the movement of both for this phase; a gun takes whole turns (6.9, 18.2)
platoon-panels-load-into = Load into { $carrier }
platoon-panels-unload = Unload { $unit }
platoon-panels-unload-from = Unload from { $carrier }
platoon-panels-reverse-to-loading = Reverse to loading
platoon-panels-reverse-to-unloading = Reverse to unloading
platoon-panels-clear-mines = Clear the mines
platoon-panels-remove-marker = Remove the marker in { $hex }

## The button that exits the map, with the question before that, what is lost, and the answer.

platoon-panels-exit = Exit the map…
    .question = Exit the map with { $unit }?
    .about = It cannot return.
    .answer = Exit the map

## When the selected unit fires in the enemy’s movement: the head, and the choices side by side.

platoon-panels-instruct = Opportunity fire
platoon-panels-instruct-ask = Ask me
platoon-panels-instruct-never = Hold fire
platoon-panels-instruct-any-target = Any target
platoon-panels-instruct-armour-only = Armour only

## The set-up: its head, the columns of a group, “In columns 01–08:” with its units below, and buttons.

platoon-panels-set-up = To set up
    .about = drag or click on the map
platoon-panels-set-up-columns = In columns { $first }–{ $last }:
platoon-panels-set-up-carrying = { $carrier }, carrying { $passenger }
platoon-panels-set-up-done = All units are set up. You can still move them.
platoon-panels-set-up-aboard = Load into { $carrier } in { $hex }
platoon-panels-place-mines = Place mine markers ({ $n } left)
platoon-panels-place-forts = Place forts ({ $n } left)
platoon-panels-place-blocks = Place road blocks ({ $n } left)
platoon-panels-place-how = Click hexes to place. Click again to remove.
platoon-panels-place-done = Done

## The line of sight that is drawn on the map: its head, the button that ends it, and what is known of it. $n is a number of hexes.

platoon-panels-sight = Line of sight
platoon-panels-sight-stop = Stop
platoon-panels-sight-how = Click a hex, then hover over another hex or click it.
platoon-panels-sight-from = From { $hex }: hover over another hex.
platoon-panels-sight-line = { $n ->
        [one] { $from } to { $to }, { $n } hex
       *[other] { $from } to { $to }, { $n } hexes
    }
platoon-panels-sight-clear = The line of sight is clear.
platoon-panels-sight-visibility = { $n ->
        [one] Nothing blocks the line, but visibility is { $n } hex.
       *[other] Nothing blocks the line, but visibility is { $n } hexes.
    }
platoon-panels-sight-blocked = Blocked by { $hexes }.
platoon-panels-sight-gully = { $hex } is in a gully: it has LOS only to adjacent hexes and to higher levels.

## The combat results table: its head, and the meaning of the results that it prints.

platoon-panels-results = Combat results
    .about = die across, odds down
    .hint = D disperses. DD disperses, or eliminates a dispersed unit. X eliminates. Odds worse than 1-4 are no attack.

## The weapon effects chart: its head, the columns (with little room), the rows by classes of weapons as they are printed, the cells, and what is below it.

platoon-panels-weapons = Weapon effects
    .about = part of the attack factor
    .hint = Hard: armour. Near: up to half range. Fire uphill is halved again. In a town, all units count as armoured against guns.
platoon-panels-weapons-soft = soft
platoon-panels-weapons-hard-near = hard near
platoon-panels-weapons-hard-far = hard far
platoon-panels-weapons-a = A
platoon-panels-weapons-h = H, (H), M
platoon-panels-weapons-i = I, C(I)
platoon-panels-weapons-half = half
platoon-panels-weapons-double = double
platoon-panels-weapons-all = all
platoon-panels-weapons-none = none

## The terrain effects chart: its head, the columns (with little room), the rows that are no terrain, and in a cell without a number “road” for only by road.

platoon-panels-costs = Terrain effects
    .about = MP to enter
platoon-panels-costs-tracked = tracked
platoon-panels-costs-truck = truck
platoon-panels-costs-wagon = wagon
platoon-panels-costs-mounted = mounted
platoon-panels-costs-foot = foot
platoon-panels-costs-road = Road
platoon-panels-costs-road-hindered = Road, hindered
platoon-panels-costs-uphill = Uphill slope
platoon-panels-costs-stream = Stream
platoon-panels-costs-out-of-gully = Out of a gully
platoon-panels-costs-into-gully = Into a gully
platoon-panels-costs-road-only = road
platoon-panels-costs-no = no

## The chart of cover: its head, the columns (with little room), the cells, and what is below it. “level” is the height of the hex that blocks a line of sight.

platoon-panels-cover = Cover and sight
    .about = for targets and observers
    .hint = A gully protects like a swamp. In a town, all units are attacked together and count as armoured against guns.
platoon-panels-cover-die = die
platoon-panels-cover-sight = sight
platoon-panels-cover-conceals = conceals
platoon-panels-cover-level = level
platoon-panels-cover-level-1 = level + 1
platoon-panels-cover-yes = yes

## The terrain of a hex, as a row of both charts.

platoon-panels-terrain-woods = Woods
platoon-panels-terrain-town = Town
platoon-panels-terrain-swamp = Swamp
platoon-panels-terrain-lake = Lake
platoon-panels-terrain-clear = Clear
platoon-panels-terrain-hilltop = Hilltop
platoon-panels-terrain-orchard = Orchard
platoon-panels-terrain-crops = Crops
platoon-panels-terrain-stream = Stream
platoon-panels-terrain-gully = Gully

## The die-roll modifiers: the head, and a row each.

platoon-panels-modifiers = Die-roll modifiers
    .about = low is good for the attacker
platoon-panels-modifiers-cover = Cover
platoon-panels-modifiers-dispersed = Dispersed target
platoon-panels-modifiers-quick = In quick march
platoon-panels-modifiers-opportunity = Opportunity fire
platoon-panels-modifiers-close = Overrun, assault
platoon-panels-modifiers-open-topped = Open-topped, indirect

## The modifiers of indirect fire below them: heads of columns (the last two are classes of weapons as they are printed), and a row for each call. “It” is the marker.

platoon-panels-calls = Indirect fire
platoon-panels-calls-howitzer = (H)
platoon-panels-calls-mortar = M
platoon-panels-calls-registered = registered
platoon-panels-calls-from-the-hip = from the hip
platoon-panels-calls-nearby = near the marker
platoon-panels-calls-interdiction = interdiction
platoon-panels-calls-nearby-interdiction = interdiction near it

## The unit chart: a head for each side, the heads of its columns (two names for the first one; the others are abbreviations), and their explanation.

platoon-panels-units-of = { $side } units
platoon-panels-units-here = In this scenario
platoon-panels-units-elsewhere = In other scenarios
platoon-panels-units-attack = AF
platoon-panels-units-class = Cl.
platoon-panels-units-range = R
platoon-panels-units-defence = DF
platoon-panels-units-movement = MF
platoon-panels-units-columns = AF attack factor, Cl. class, R range, DF defence factor, MF movement factor.

## The traits of a type of units, with · between them.

platoon-panels-trait-open-topped = armoured, open-topped
platoon-panels-trait-armoured = armoured
platoon-panels-trait-truck = truck
platoon-panels-trait-wagon = wagon
platoon-panels-trait-mounted = mounted
platoon-panels-trait-foot = on foot
platoon-panels-trait-immobile = moves only when carried
platoon-panels-trait-carries-riders = carries riders
platoon-panels-trait-carries-any = carries any foot unit or gun
platoon-panels-trait-assaults = assaults
platoon-panels-trait-assaults-with-others = assaults only with others
platoon-panels-trait-engineer = engineer
platoon-panels-trait-observer = may be an observer
platoon-panels-trait-indirect = also fires indirectly

## Artillery beside the map, a line for each battery; $limits is its limits in this scenario, “turns 1–8”.

platoon-panels-off-board = Off-board artillery
    .about = called by forward observers
platoon-panels-off-board-battery = { $unit }: { $limits }

## Buttons on a counter while the referee is off.

platoon-panels-by-hand-invert = Invert
platoon-panels-by-hand-face-up = Turn face up
platoon-panels-by-hand-disperse = Disperse
platoon-panels-by-hand-remove-dispersal = Remove dispersal
platoon-panels-by-hand-add-spotted = Add spotted marker
platoon-panels-by-hand-remove-spotted = Remove spotted marker

## The report: the head of a column in the list of attacks (with little room), a chart by turn with its measure, a line of each side, the explanation of luck, and the counts of dice. “Mines” names the purpose of the other dice.

platoon-panels-report-column-odds = Odds
platoon-panels-report-dispersed-by-turn = Units dispersed by turn
    .about = in all attacks
platoon-panels-report-dispersals = Dispersals of its units
platoon-panels-report-luck = Damage: a dispersed unit counts less than an eliminated one, and passengers count with their carrier. Luck is the damage above the average of the six rolls at the same odds. Whether the odds were well chosen does not count.
platoon-panels-report-dice = Dice for attacks
    .hint = The line is the average, one sixth for each face. Low dice favour the attacker.
platoon-panels-report-other-dice = Other dice
    .hint = Mines. The line is one sixth.
