### The panels of Squad: its tabs in the dock, the questions to answer, and what the frame of the panels asks of it.
### $side is an adjective, “German”. $unit, $target, $weapon and the like are names of units, weapons or types, “2nd Rifle Squad”. $hex is the number of a hex or the name of its building with its number, “Mairie 0806”. $chance is a chance in words, “42%” or “under 1%”. Numbers in brackets are cases of the rules.

## The tabs of the dock, with little room.

squad-panels-tab-turn = Turn
squad-panels-tab-charts = Charts
squad-panels-tab-units = Units

## The first part of the bar, and the turn track: the segment of a side, or its set-up, before the first turn. $phase is the name of a phase, “Defensive fire”.

squad-panels-segment = { $side } segment
squad-panels-segment-phase = { $side } segment: { $phase }
squad-panels-set-up-of = { $side } set-up

## The names of phases on the bar, with little room, and of the set-up and the end.

squad-panels-step-support = Support
squad-panels-step-command = Command
squad-panels-step-fire = Fire
squad-panels-step-movement = Movement
squad-panels-step-defensive-fire = Defensive fire
squad-panels-step-assault = Assault
squad-panels-step-after-action = After action
squad-panels-phase-set-up = Set-up
squad-panels-phase-over = Game over

## The tooltip of the victory points in the bar.

squad-panels-points-are = Victory hexes held by the { $side } side

## The units that enter in a turn: a list of such groups, and where they enter: a list of hexes, or a number of hexes at the edge of the map. In a group $n counts units of a type, or vehicles that carry other units.

squad-panels-entering = { $units }, at { $hexes }
squad-panels-entering-edge = { $n ->
        [one] { $units }, at { $n } edge hex
       *[other] { $units }, at { $n } edge hexes
    }
squad-panels-entering-units = { $n } × { $unit }
squad-panels-entering-loaded = { $n } × { $carrier } with { $passenger }

## The task of a phase, at the head of the dock: up to its first full stop in large letters, the rest below. First the sentence on the work of the phase.

squad-panels-to-do-set-up = Drag units onto the highlighted hexes. Give weapons to them.
squad-panels-to-do-set-up-done = End the set-up, or move units again. All units are set up.
squad-panels-to-do-support = Call missions from the dock, if you wish. They strike when the phase ends.
squad-panels-to-do-command = Select a unit to pass its weapon. With a leader, squads can split and halves join.
squad-panels-to-do-fire = Drag units onto a target to fire. Others in the hex can join; the dock shows the odds.
squad-panels-to-do-move = Drag units that have not fired. The enemy may fire at them in each hex that they enter.
squad-panels-to-do-defensive-fire = Drag units onto a target. Only units that have not fired can fire.
squad-panels-to-do-assault = Advance units one hex. Then drag infantry that did not advance onto an adjacent enemy.
squad-panels-to-do-after-action = Select pinned units to rally them. Fire and Move markers are removed at the end.

## Sentences that may follow it.

squad-panels-to-do-weapons = Select an unassigned weapon, then the unit that takes it.
squad-panels-to-do-sniper = You may withdraw your sniper: select it.

## In place of it, a decision that must be made first, or a hex that is over the stacking limit for a moment: $unit must load others there.

squad-panels-to-do-opportunity-fire = Opportunity fire: fire at the moving enemy, or hold fire.
squad-panels-to-do-casualties = { $n ->
        [one] Allocate { $n } casualty point.
       *[other] Allocate { $n } casualty points.
    }
squad-panels-to-do-place-sniper = Choose the hex where your sniper appears.
squad-panels-to-do-withdraw-sniper = Withdraw your sniper, or leave it there. A withdrawn sniper may appear again.
squad-panels-to-do-load = { $unit } must load in { $hex } first. The hex is over the stacking limit.
squad-panels-to-do-step-out = Move units that have just unloaded out of { $hex } first. It is over the stacking limit.

## The button at the foot of the dock that ends a phase: its label, the sentence on it after the task of the phase (.then), and the question before it if something is left undone, for each phase.

squad-panels-end-set-up = End the set-up
    .then = Then end the set-up.
    .question = End the set-up?
squad-panels-end-phase = End phase
    .then = Then end the phase.
    .support = End the support phase?
    .command = End the command phase?
    .fire = End the fire phase?
    .movement = End the movement phase?
    .defensive-fire = End the defensive fire phase?
    .assault = End the assault phase?
    .after-action = End the after-action phase?

## The button at the foot that makes an attack, or answers units that have entered a hex; .from names the hex of the firers, .then is the sentence on it after the task of the phase. $target is a name of the kind below.

squad-panels-fire-at = Fire at { $target }
    .from = Fire at { $target } from { $hex }
    .then = Then fire at { $target }.
squad-panels-assault-target = Assault { $target }
    .then = Then assault { $target }.
squad-panels-overrun-target = Overrun { $target }
    .then = Then overrun { $target }.
squad-panels-snipe-at = Snipe at { $target }
    .then = Then snipe at { $target }.

## The target of an attack, if it is not only a unit or two: with the unit or weapon that fires, or all units in a hex.

squad-panels-target-by = { $target }, with { $firer }
squad-panels-target-all = all { $n } units in { $hex }

## What is left undone if the phase ends now, a sentence each. $n counts units, weapons or fortifications.

squad-panels-undone-load = Select the carrier to choose the units that it loads (case 8.2).
squad-panels-undone-step-out = Not enough room: some units that unloaded must leave the hex (case 8.2).
squad-panels-undone-weapons = { $n ->
        [one] { $n } weapon is not assigned to a unit.
       *[other] { $n } weapons are not assigned to a unit.
    }
squad-panels-undone-move = { $n ->
        [one] { $n } unit can still move.
       *[other] { $n } units can still move.
    }
squad-panels-undone-fire = { $n ->
        [one] { $n } unit can still fire.
       *[other] { $n } units can still fire.
    }
squad-panels-undone-assault = { $n ->
        [one] { $n } unit can assault an adjacent enemy.
       *[other] { $n } units can assault an adjacent enemy.
    }
squad-panels-undone-rally = { $n ->
        [one] { $n } pinned unit has not tried to rally.
       *[other] { $n } pinned units have not tried to rally.
    }
squad-panels-undone-set-up = { $n ->
        [one] { $n } unit is not set up (case 4.1).
       *[other] { $n } units are not set up (case 4.1).
    }
squad-panels-undone-set-up-weapons = { $n ->
        [one] { $n } weapon is not assigned to a unit (case 4.1).
       *[other] { $n } weapons are not assigned to a unit (case 4.1).
    }
squad-panels-undone-works = { $n ->
        [one] { $n } fortification is not built.
       *[other] { $n } fortifications are not built.
    }

## Why a selected unit cannot move, at the head of the dock. $why is what the rules say, with a capital.

squad-panels-chosen-refused = { $why } ({ $case }).

## While no unit is selected: beside the name of the phase, the number of units that can act; the units as buttons, each with its hex; how many others there are.

squad-panels-can-act = { $n ->
        [one] { $n } unit can act
       *[other] { $n } units can act
    }
squad-panels-can-act-more = and { $n } more
squad-panels-unit-in-hex = { $unit }, { $hex }

## The victory hexes of each side, what the game would count now ($level is the meaning of the points, in words), and the hexes without which a side cannot win.

squad-panels-score = Score
    .about = victory hexes, { $side } side
squad-panels-total = { $points }: { $level }
    .label = Total
squad-panels-must-hold = To win, the { $side } side must hold { $hexes }.

## The next units of a side that enter.

squad-panels-next-arrivals = { $n ->
        [one] Turn { $turn }: { $n } { $side } unit enters.
       *[other] Turn { $turn }: { $n } { $side } units enter.
    }

## What a side has in addition to its units: a list of such stores with their numbers. $store is the name of a mission, a weapon or a fortification.

squad-panels-supplies = Supplies
    .about = seen by both sides
squad-panels-stores = { $stores }
squad-panels-no-stores = none
squad-panels-store = { $store } × { $n }
squad-panels-store-smoke = Smoke

## The set-up: the units that wait, with their columns and rows (numbers of two digits), weapons without a unit, fortifications. $carried is a list of weapons or passengers.

squad-panels-to-set-up = To set up
    .about = drag or click on the map
squad-panels-set-up-area = In columns { $first }–{ $last }, rows { $top }–{ $bottom }:
squad-panels-set-up-with = { $unit } with { $carried }
squad-panels-all-set-up = All units are set up. You can still move them.
squad-panels-unassigned = Unassigned weapons. Click one, then the unit that takes it; or drag it onto the unit.
    .disabled = Set up all units first
squad-panels-assign-rest = Assign the rest
    .hint = The computer assigns the weapons that are left. You can undo or change this
squad-panels-work-left = { $work } ({ $left } left)
squad-panels-build = Click hexes to build. Click again to remove.

## The button that ends building, or calling missions.

squad-panels-done = Done

## The missions that can be called, each a button with its tooltip. $mission is its name, “Light barrage”; $left is a number of missions, or of smoke factors.

squad-panels-missions = Missions
    .about = they strike when the phase ends
    .click = Click the target hexes on the map.
squad-panels-mission-left = { $mission } ({ $left } left)
    .artillery = Needs an unpinned unit with LOS to the hex. May scatter up to two hexes (19.2)
    .aircraft = Needs no spotter and does not scatter (19.2)
squad-panels-smoke-barrage = Smoke barrage ({ $left } factors left)
    .hint = Costs 2 smoke factors but no mission. May scatter (19.6)
squad-panels-no-missions = No missions left to call.

## The missions that have been called, a line each.

squad-panels-called-light = Light artillery on { $hex }
squad-panels-called-heavy = Heavy artillery on { $hex }
squad-panels-called-aircraft = A fighter-bomber on { $hex }
squad-panels-called-smoke = A smoke barrage on { $hex }

## The effect of a mission in the hex under the pointer. $average is a number of casualty points with two decimal places; $afvs is a list of vehicles with their chances.

squad-panels-mission-not-spotted = No unpinned friendly unit has LOS to { $hex }.
squad-panels-mission-lands = If it strikes { $hex }: { $chance } chance of an effect, { $average } points on average
squad-panels-mission-doubled = If it strikes { $hex }: { $chance } chance of an effect, { $average } points on average, doubled on infantry
squad-panels-mission-afv = { $unit } eliminated { $chance }
squad-panels-mission-afvs = { $afvs }
squad-panels-mission-no-target = No known unit in { $hex }.

## The planned attack: its head by its kind, its hex, the name of a target for screen readers, and the line below the possible attacks.

squad-panels-planned-fire = Fire
squad-panels-planned-assault = Assault
squad-panels-planned-overrun = Overrun
squad-panels-planned-at = at { $hex }
squad-panels-planned-target = Target: { $target }
squad-panels-planned-below = Use the button at the foot of the dock to attack.
squad-panels-no-effect = No roll can have an effect.

## The weapons of its units and its leader, as buttons with tooltips; $left is the number of weapons. The leaders have names for screen readers, too.

squad-panels-weapon-left = { $weapon } ({ $left } left)
    .hint = Used up by the attack
squad-panels-weapon-hint = Fires with the unit, or instead of it
squad-panels-leader = Leader
    .fire = Its modifier applies to the dice; it gets a Fire marker (10.5)
    .assault = Its modifier applies to the dice (17.5)
squad-panels-led-by = led by { $leader }
squad-panels-no-leader = none
    .hint = No leader leads this attack
squad-panels-led-by-none = led by none

## A possible attack in one line: fire at a hex, at an armoured vehicle, at a gun or another vehicle; an assault; a sniper. $hit, $eliminated and $immobile are chances.

squad-panels-short-fire = Strength { $strength }, { $chance } chance of an effect
squad-panels-short-afv = Hit { $hit }, eliminated { $eliminated }, immobilized { $immobile }
squad-panels-short-gun = Hit { $hit }, eliminated { $eliminated }
squad-panels-short-assault = { $chance } chance of success
squad-panels-short-sniper = { $chance } chance of an effect

## Fire at a hex in full: lines with a word at the left (it has little room). $sum is a sum of the strengths of the units, each with its name, “2nd Rifle Squad: 4 + BAR: 3”; $row is a row of the fire table, “5–10”.

squad-panels-strength = Strength
squad-panels-strength-sum = { $total } = { $sum }
squad-panels-strength-unit = { $unit }: { $strength }
squad-panels-row = Row
squad-panels-row-range = { $row }, range { $range }

## The die-roll modifiers, with their sum. $modifiers is a list, “−1 leader (10.5) and +3 cover (13.2)”.

squad-panels-modifiers = { SIGNED($sum) } to the dice: { $modifiers }
squad-panels-no-modifiers = No modifiers to the dice.
squad-panels-number-modifiers = { SIGNED($sum) } to the kill number { $number }: { $modifiers }

## The chances of fire: of any effect, with the average number of casualty points (two decimal places), and the fates of each unit, a list of those below.

squad-panels-prospects = { $chance } chance of an effect, { $average } points on average
squad-panels-fates = { $unit }: { $fates }
squad-panels-fate-pinned = pinned { $chance }
squad-panels-fate-reduced = reduced { $chance }
squad-panels-fate-eliminated = eliminated { $chance }

## A bar of the chances of all results. A part has a short text and its chance, and in the tooltip a long text and its chance.

squad-panels-part = { $what } { $chance }
    .hint = { $what }: { $chance }

## The long texts of the parts; .short is the short text, of which some are only numbers.

squad-panels-no-points = No effect
squad-panels-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
squad-panels-eliminated = Eliminated
    .short = elim.
squad-panels-immobilized = Immobilized
    .short = immobile
squad-panels-hit = Hit, no effect
    .short = hit
squad-panels-missed = Missed
squad-panels-success = Success
    .short = captured
squad-panels-failure = { $n ->
        [one] Failure, you take { $n } point
       *[other] Failure, you take { $n } points
    }

## Casualty points: a part of such a bar, the head of the payment, the loss of a unit.

squad-panels-casualty-points = { $n ->
        [one] { $n } casualty point
       *[other] { $n } casualty points
    }

## An overrun: its movement points of those that are left, and the hex where it ends; the units that may fire at the vehicle behind them, a list of units with chances.

squad-panels-overrun-path = { $cost } of { $left } MP, ends in { $hex }
    .label = Path
squad-panels-overrun-mines = Mines in { $hex }: the AFV is eliminated on 3 or less (20.5).
squad-panels-overrun-no-shots = No unit there could fire at its rear (18.4).
squad-panels-overrun-shots = Survivors fire at its rear. Chance to eliminate it: { $shots } (18.4).
squad-panels-overrun-shot = { $unit } { $chance }

## Fire at a vehicle or gun: the number to hit, and what a hit does to armour. $letter is the letter of the weapon; $kill, $front and $rear are effects, “eliminated below 7, immobilized at 7”.

squad-panels-to-hit = { $number } or less: { $chance }
    .label = To hit
squad-panels-no-armour = No armour: a hit eliminates it (16.4).
squad-panels-armour-front = Letter { $letter } against the front: { $kill }
squad-panels-armour-rear = Letter { $letter } against the rear: { $kill }
squad-panels-armour-between = Letter { $letter } against front or rear (die roll). Front: { $front }. Rear: { $rear }

## An assault: both strengths as sums, the odds column (“3-1”) with the number for success, and what both sides pay. $parts is a list of the parts of the price.

squad-panels-assault-attack = Assault
squad-panels-assault-defence = Defence
squad-panels-assault-sum = { $total } = { $sum }
squad-panels-assault-sum-none = { $total }: none
squad-panels-assault-pinned = Pinned, eliminated before the roll: { $units } (17.2).
squad-panels-assault-no-defence = No defence: the hex is captured without a roll or losses (17.2).
squad-panels-assault-odds = { $odds }, success on { $number } or less
    .label = Odds
squad-panels-if-success = { $n ->
        [one] Success { $chance }: all defenders are eliminated; you take { $n } point ({ $parts }).
       *[other] Success { $chance }: all defenders are eliminated; you take { $n } points ({ $parts }).
    }
squad-panels-if-failure = { $n ->
        [one] Failure: you take that plus the excess of the dice over { $number }; they take { $n } point.
       *[other] Failure: you take that plus the excess of the dice over { $number }; they take { $n } points.
    }
squad-panels-price-cover = cover { $n }
squad-panels-price-wall = wall or hedge { $n }
squad-panels-price-climb = climb { $n }
squad-panels-price-defenders = defenders { $n }

## The fire of a sniper.

squad-panels-sniper-chance = { $chance } chance of an effect. Then they search for the sniper (21.4).

## The answer to units that have entered a hex. $units is their names, $n their number; $from is the hex they came from, $through a list of the hexes between. Then what they have left to move.

squad-panels-opportunity-fire = Opportunity fire
squad-panels-entered = { $n ->
        [one] { $units } has entered { $hex }.
       *[other] { $units } have entered { $hex }.
    }
squad-panels-entered-from = { $n ->
        [one] { $units } has entered { $hex }, from { $from }.
       *[other] { $units } have entered { $hex }, from { $from }.
    }
squad-panels-entered-through = { $n ->
        [one] { $units } has entered { $hex }, from { $from } via { $through }.
       *[other] { $units } have entered { $hex }, from { $from } via { $through }.
    }
squad-panels-points-left = { $points } MP left.
squad-panels-no-points-left = No MP left.
squad-panels-no-unit-fires = No unit fires.

## A possible answer: its target, with the hex of the firers in .from; and the line below the best one.

squad-panels-answer = At { $target }
    .from = At { $target } from { $hex }
squad-panels-answer-below = Use the button at the foot of the dock to fire.

## The choice of a fire lane for machine guns, and its first bend; the tooltip names its hexes.

squad-panels-no-lane = No lane
    .hint = The machine gun fires only at the units that have entered
squad-panels-lane = Lane
    .hint = The lane attacks units that enter { $hexes } this phase (14.5, 14.7)
squad-panels-lane-left = Lane left
squad-panels-lane-right = Lane right

## The value of holding fire: the chances where a vehicle would drive on ($then) and now, and in the best and the worst hex that others may enter next, and now.

squad-panels-wait-vehicle = If you hold fire and it drives straight on to { $hex }: the best chance there to stop or eliminate it is { $then }, here and now { $now }.
squad-panels-wait-better = If you hold fire: one hex on, the best chance of an effect is { $best } ({ $at }), the worst { $worst } ({ $other }); now it is { $now }. Your chance may improve.
squad-panels-wait-no-better = If you hold fire: one hex on, the best chance of an effect is { $best } ({ $at }), the worst { $worst } ({ $other }); now it is { $now }. Your chance does not improve.

## A decision over the map, where there is no dock: the decision in a sentence, and two buttons.

squad-panels-question = { $question }.
squad-panels-fire = Fire
squad-panels-hold-fire = Hold fire

## Where the losses are, or the sniper, at the right of a head.

squad-panels-in-hex = in { $hex }

## The payment of casualty points: what a loss pays, the names of the buttons beside a unit, and the loss of a unit.

squad-panels-losses-about = Pinned: 1 point. Reduced: the squad’s casualty rating minus the half squad’s. Eliminated: the full rating. Choose no more losses than the points require (13.6, 13.8).
squad-panels-confirm-losses = Confirm losses
squad-panels-suggested-losses = Suggested losses
    .hint = The losses that keep the most strength
squad-panels-takes-less = { $unit } takes less
squad-panels-takes-more = { $unit } takes more
squad-panels-loss-none = no loss
squad-panels-loss-ignored = 1 point ignored
squad-panels-loss-pinned = pinned
squad-panels-loss-reduced = reduced
squad-panels-loss-reduced-and-pinned = reduced and pinned
squad-panels-loss-eliminated = eliminated

## The sniper: the hexes where it may appear, a button each ($effect and $found are chances), and its withdrawal.

squad-panels-sniper-appears = Your sniper appears
    .task = choose its hex
    .about = It fires at once. Then its targets search for it. Better cover makes it harder to find (21.4).
squad-panels-place-sniper = Place the sniper in { $hex }
squad-panels-sniper-hex = { $hex }: effect { $effect }, found { $found }
squad-panels-sniper-more-hexes = { $n ->
        [one] { $n } more hex is highlighted on the map.
       *[other] { $n } more hexes are highlighted on the map.
    }
squad-panels-sniper-withdraws = Withdraw your sniper?
    .about = A withdrawn sniper may appear again. If it stays, an enemy unit that enters its hex eliminates it (3.6, 21.5).
squad-panels-leave-sniper = Leave it there
squad-panels-withdraw-sniper = Withdraw the sniper
    .hint = It may appear again (3.6)

## The selected unit: a word at the left (it has little room), and after it what it carries, its movement points ($left of $all), its direction, its conditions (a list).

squad-panels-carries = Carries
squad-panels-carried-by = Carried by
squad-panels-carrier = Carrier
squad-panels-facing = Facing
squad-panels-states = { $states }
    .label = Now
squad-panels-movement = Movement
squad-panels-movement-all = { $all } MP
squad-panels-movement-left = { $left } of { $all } MP left
squad-panels-movement-none = 0 of { $all } MP
squad-panels-movement-one-hex = one hex after unloading (8.2)
squad-panels-movement-overrun = { $left } of { $all } MP left, only to overrun { $hex }

## The other units in the same hex, each a button with its conditions, a list.

squad-panels-same-hex = In the same hex
squad-panels-unit-states = { $unit } ({ $states })

## The instruction of a unit for fire in the enemy’s movement.

squad-panels-instruction = Opportunity fire
    .hint = Secret. You can change it in your own phases (14.6)

## The directions that a unit may turn to, by phase, and the name of a direction for screen readers; $side is a hexside, “NE”.

squad-panels-turn-in-place = Turn in place as its whole move
squad-panels-turn-one-side = Turn one hexside
squad-panels-turn-at-set-up = Facing
squad-panels-turn-to = face { $side }

## What a click on the map does for the selected unit, and how it moves; .name is for screen readers. $left is a number of smoke factors.

squad-panels-smoke = Lay smoke ({ $left } left)
    .fire = Smoke 2 for 2 factors instead of firing: click a hex in LOS (11.1)
    .move = Smoke 1 for 1 factor before it moves: click its hex or an adjacent one (11.1)
squad-panels-assault-move = Assault move
    .hint = Half the MP; +1 to the dice of fire at it during the move (6.2)
squad-panels-reverse = Reverse into the hex behind
    .name = Reverse
    .hint = For twice the MP (7.2)

## Buttons for actions of the selected unit, with tooltips. Weapons: it takes one, from another unit ($giver) or in exchange for its own ($own); or it is itself a weapon, and is given to a unit.

squad-panels-take = Take { $weapon }
    .hint = A squad or half squad can carry one weapon, a leader one light weapon (12.1)
squad-panels-take-from = Take { $weapon } from { $giver }
squad-panels-take-for = Take { $weapon }, for { $own }
squad-panels-take-from-for = Take { $weapon } from { $giver }, for { $own }
squad-panels-give-to = Give to { $unit }
    .place = Give to { $unit } in { $hex }

## Squads: a squad splits into halves, of which one has its weapon, or joins with a half.

squad-panels-split = Split
    .first = Split, { $weapon } to the first half
    .second = Split, { $weapon } to the second half
    .hint = Into two half squads; a leader must be in the hex (3.1)
squad-panels-join = Join { $unit }
    .hint = The new squad has no markers (3.1)

## Carriers: it loads units (a list), is loaded into a carrier, unloads. .hint of the second is for the set-up.

squad-panels-load = Load { $units }
    .hint = Before or after the carrier moves, once a turn (8.2)
squad-panels-load-into = Load into { $carrier }
    .place = Load into { $carrier } in { $hex }
    .hint = It starts the game loaded (8.1)
squad-panels-unload = Unload { $unit }
    .no-room = Not enough room: some units must leave the hex afterwards (8.2)
squad-panels-unload-all = Unload all
squad-panels-unload-from = Unload from { $carrier }

## Other actions. The map is left after a question with its answer; $modifiers is a list, “−1 leader (13.12)”.

squad-panels-clear-wire = Clear the wire in { $hex }
    .hint = Uses one satchel charge (20.6)
squad-panels-exit = Exit the map…
    .hint = It cannot return (4.3).
    .question = Exit the map with { $unit }?
    .answer = Exit the map
squad-panels-exit-eliminated = Exit as eliminated…
    .hint = No exit hex: it counts as eliminated and cannot return (4.3).
squad-panels-rally = Rally on { $number } or less: { $chance }
    .with = Rally on { $number } or less, { $modifiers }: { $chance }
    .hint = Once a phase (13.12)

## The dice of the last order, or of the previous phase: the purpose of each roll. $firers is the names of units.

squad-panels-rolls = Last rolls
    .before = before this phase
squad-panels-roll-fire = Fire at { $target }
squad-panels-roll-lane = Fire lane at { $target }
squad-panels-roll-mission = Mission on { $target }
squad-panels-roll-overrun = Overrun of { $target }
squad-panels-roll-assault = Assault on { $target }
squad-panels-roll-sniper = Sniper fire at { $target }
squad-panels-roll-to-hit = To hit { $target }
squad-panels-roll-last-shot = Last shot by { $firers } at { $target }
squad-panels-roll-anti-tank = { $firers } at { $target }
squad-panels-roll-armour = Armour of { $unit }
squad-panels-roll-side = Front or rear of { $unit }
squad-panels-roll-crew = Crew of { $unit }
squad-panels-roll-rally = { $unit } tries to rally
squad-panels-roll-valour = Valour of { $unit }
squad-panels-roll-mines = { $unit } in the mines
squad-panels-roll-search = Search for the sniper
squad-panels-roll-scatter = Scatter

## The line of sight between two hexes: what to click, its length in hexes, what blocks it (a list of hexes and of the names below).

squad-panels-sight = Line of sight
squad-panels-sight-stop = Stop
squad-panels-sight-click = Click a hex, then hover over another hex or click it.
squad-panels-sight-from = From { $hex }: hover over another hex.
squad-panels-sight-range = { $n ->
        [one] { $from } to { $to }, { $n } hex
       *[other] { $from } to { $to }, { $n } hexes
    }
squad-panels-sight-clear = The line of sight is clear.
squad-panels-sight-blocked = Blocked by { $blocks }.
squad-panels-sight-hedgerow = the hedgerow between { $one } and { $other }
squad-panels-sight-edge-hedgerow = the hedgerow at the edge of the map in { $hex }
squad-panels-sight-map-edge = the edge of the map

## What hinders it: the sum, then a line for each hindrance with what it adds to the dice. $number is the number of a smoke marker, $terrain one of the names below.

squad-panels-sight-hindered = Clear; { SIGNED($sum) } to the dice:
squad-panels-hindrance-terrain = { SIGNED($drm) } { $terrain } in { $hex }
squad-panels-hindrance-smoke = { SIGNED($drm) } smoke { $number } in { $hex }
squad-panels-hindrance-crossed = { SIGNED($drm) } wall or hedge between { $one } and { $other }
squad-panels-hindrance-along = { SIGNED($drm) } along the wall or hedge between { $one } and { $other }
squad-panels-hindrance-along-edge = { SIGNED($drm) } along the wall or hedge at the edge of the map in { $hex }
squad-panels-hindrance-both-sides = { SIGNED($drm) } because neither side blocks (9.5)
squad-panels-terrain-open = open
squad-panels-terrain-hill = hill
squad-panels-terrain-woods = woods
squad-panels-terrain-building = building
squad-panels-terrain-orchard = orchard
squad-panels-terrain-crops = crops
squad-panels-terrain-stream = stream
squad-panels-terrain-gully = gully
squad-panels-terrain-swamp = swamp
squad-panels-terrain-water = water

## The columns of the charts, with little room. AP is attack power, CR casualty rating, MG machine gun, MP movement points.

squad-panels-column-power = AP
squad-panels-column-range = range
squad-panels-column-rating = CR
squad-panels-column-letter = letter
squad-panels-column-gun = gun
squad-panels-column-machine-gun = MG
squad-panels-column-armour = armour
squad-panels-column-points = MP
squad-panels-column-assault = assault
squad-panels-column-number = number
squad-panels-column-chance = chance
squad-panels-column-dice = dice
squad-panels-column-foot = foot
squad-panels-column-vehicle = vehicle
squad-panels-column-sight = sight
squad-panels-column-cover = cover
squad-panels-column-infantry = infantry

## The chart of units: the units of a side in this scenario, and all others of a nation (an adjective); the first column of each table is the kind of unit. Grenades modify the dice.

squad-panels-units-of = { $side } units
squad-panels-other-units = Other { $nation } units
squad-panels-nation-german = German
squad-panels-nation-american = American
squad-panels-nation-soviet = Soviet
squad-panels-nation-british = British
squad-panels-type-infantry = Infantry
squad-panels-type-weapons = Weapons
squad-panels-type-guns = Guns
squad-panels-type-afvs = AFVs
squad-panels-type-vehicles = Vehicles
squad-panels-grenades = dice −1

## The fire table: the tooltip of a row says what else uses it. $strengths is the strengths of the row, “5–10”; $chances is a list of rolls with their chances.

squad-panels-chart-fire = Fire
    .about = casualty points, roll across
    .rows = Fire lanes use the first row, aircraft the fourth, light and heavy barrages the last two. Modified rolls below 2 count as 2 (13.2).
squad-panels-chart-row-lane = AP { $strengths }, and any fire lane
squad-panels-chart-row-aircraft = AP { $strengths }, and any fighter-bomber
squad-panels-chart-row-light = AP { $strengths }, and any light barrage
squad-panels-chart-row-heavy = AP { $strengths }, and any heavy barrage
squad-panels-chart-chance = { $roll }: { $chance }
squad-panels-chart-chances = Chance of this roll or less: { $chances }.

## The die-roll modifiers: columns for fire at a hex and fire at tanks, a line for each modifier. The leader modifies by a range, a valorous firer adds to AP.

squad-panels-chart-modifiers = Die-roll modifiers
    .about = low is good for the firer
    .fire = fire
    .afv = at tanks
    .rules = For mortars and missions only cover counts (15.2, 19.3). A flamethrower halves the cover (12.4). A gun shield ignores the first point of other fire (13.10).
squad-panels-modifier-full = full
squad-panels-modifier-cover = Cover of the target
squad-panels-modifier-hindrance = Hindrance on the line
squad-panels-modifier-leader = Leader
    .range = 0 to −2
squad-panels-modifier-grenades = Grenades
squad-panels-modifier-assault-move = Target in assault move
squad-panels-modifier-wire = Firer in wire
squad-panels-modifier-adjacent = Opportunity, adjacent
squad-panels-modifier-open = Opportunity, in the open
squad-panels-modifier-shield = Gun shield
squad-panels-modifier-valour = Valorous firer
    .fire = AP +1

## The rolls that hit tanks and guns, a line for each kind of weapon; guns by range in hexes.

squad-panels-chart-hits = To hit tanks and guns
    .about = number or less
    .rules = A hit eliminates an unarmoured vehicle or gun (16.4). For an AFV, compare the letters (16.5). Chances are without modifiers.
squad-panels-hits-gun = Gun, { $from }–{ $to } hexes
squad-panels-hits-far-gun = Gun, { $from } hexes or more
squad-panels-hits-infantry = Infantry weapon
squad-panels-hits-missions = Artillery, aircraft
squad-panels-hits-mortar = Mortar

## The kill numbers by the letters of weapon and armour. Some letters are also those of missions: light and heavy artillery, aircraft (there is little room).

squad-panels-chart-kills = To eliminate an AFV
    .about = weapon down, armour across
    .rules = A roll below the number eliminates, an equal roll immobilizes (16.6). From above, an equal roll eliminates too (16.8). K is certain. An immobilized AFV is abandoned on 1–2 (16.7).
squad-panels-kills-light = { $letter }, light
squad-panels-kills-heavy = { $letter }, heavy
squad-panels-kills-aircraft = { $letter }, aircraft

## The table of assaults: a line of odds and one of numbers, then the modifiers.

squad-panels-chart-assault = Assault
    .about = success on the number or less
    .odds = Odds
    .number = Number
    .rules = Assaulting units take casualty points: the cover, 1 for a wall or hedge, 1 for a level upwards and 1 for each defender. After a failure they also take the excess of the dice, and the defenders take 1 for each assaulting unit (17.6). Pinned defenders are eliminated before the roll (17.2).
squad-panels-assaulting-leader = Assaulting leader
squad-panels-assaulting-grenades = Assaulting grenades
squad-panels-defending-leader = Defending leader
squad-panels-defending-grenades = Defending grenades

## Terrain: movement points, line of sight and cover. “No” is a cost: it cannot be entered; $cover and $wood are cover of buildings of stone and of wood.

squad-panels-chart-terrain = Terrain
    .about = MP to enter, sight, cover
    .rules = A bridge is open ground, for vehicles only by the road. Two levels at once cost infantry its whole allowance. One hex is always possible for the whole allowance (6.4).
squad-panels-terrain-no = no
squad-panels-terrain-blocks = blocks
squad-panels-terrain-cover-wood = { SIGNED($cover) }, wood { SIGNED($wood) }
squad-panels-terrain-wall = Wall
squad-panels-terrain-hedge = Hedge
squad-panels-terrain-level-up = One level up
squad-panels-terrain-fortification = Fortification

## The movement points of infantry.

squad-panels-chart-movement = Movement points
    .leader = Leader
    .squad = Squad, half squad
    .led = Led squad, half squad
    .rules = A heavy weapon costs 1 MP. Vehicles reverse for twice the MP. In each hex that they enter, the first hexside of a turn is free (7.2, 7.3). A small gun moves one hex.

## The cover of fortifications; some add to that of the terrain.

squad-panels-chart-fortifications = Fortifications
    .about = cover of units in them
    .rules = A bunker holds two infantry units or one gun, blocks LOS and has a forward arc. Wire stops infantry and adds 1 to the dice of its fire. A satchel charge clears wire (20.6).
squad-panels-fortification-adds = terrain { SIGNED($cover) }

## Other rolls: a table of rally rolls, and a paragraph for each other roll. $range is a number of hexes.

squad-panels-chart-rolls = Other rolls
squad-panels-chart-rally = Rally, two dice
    .or-less = or less
    .best = Leader, elite, vehicle, gun
    .others = Other infantry
    .leader = An unpinned leader in the hex adds its modifier to rally rolls (13.12).
squad-panels-chart-barrage = Barrage: a die of 1–4 is on target, 5 is one hex off, 6 two hexes. A second die gives the direction. Aircraft do not scatter (19.2). Points of artillery on infantry in woods are doubled (19.5).
squad-panels-chart-mines = Mines: each unit that enters is eliminated on 1–3 (20.5).
squad-panels-chart-survival = A gun or unarmoured vehicle that takes 2 points or more rolls a die: on its casualty rating or less it is only pinned (13.9).
squad-panels-chart-valour = After a natural 2, infantry becomes valorous on a roll of its casualty rating or less, leaders on 6 or less (21.1). After a natural 12 the enemy sniper may appear (21.3).
squad-panels-chart-sniper = Sniper: range { $range } hexes. The points are the die minus cover and hindrance. A die above the cover and hindrance of its own hex finds it (21.4).

## Buttons on a counter while the referee is off; $side is a hexside, “NE”.

squad-panels-by-hand-add-fire = Add Fire marker
squad-panels-by-hand-remove-fire = Remove Fire marker
squad-panels-by-hand-add-move = Add Move marker
squad-panels-by-hand-remove-move = Remove Move marker
squad-panels-by-hand-immobilize = Immobilize
squad-panels-by-hand-mobile = Make mobile
squad-panels-by-hand-pin = Pin
squad-panels-by-hand-unpin = Unpin
squad-panels-by-hand-valorous = Make valorous
squad-panels-by-hand-remove-valour = Remove valour
squad-panels-by-hand-face = Face { $side }
squad-panels-by-hand-reduce = Reduce to a half squad
squad-panels-by-hand-split = Split into two halves

## The report: the column of attacks for the row of the table, the casualty points by turn (.about is what they are from, .side the line of a side), what luck is, the faces of the dice.

squad-panels-report-row = Row
squad-panels-report-suffered = Casualty points by turn
    .about = from all attacks
    .side = Casualty points taken
squad-panels-report-luck = Damage is counted in casualty points: table results, the rating of every unit eliminated outright, 6 for an AFV and 3 for one immobilized. Luck is damage above the average of all rolls on the same row with the same modifiers. It does not rate the row and the modifiers.
squad-panels-report-dice = Dice for attacks
    .hint = Single dice. The line is the average, one sixth for each face. Low dice favour the attacker.
squad-panels-report-other-dice = Other dice
    .hint = Survival, rally, valour, mines, scatter, snipers. The line is one sixth.

## The result of an attack in its list, with little room.

squad-panels-report-missed = miss
squad-panels-report-hit = hit
squad-panels-report-immobile = immob.
squad-panels-report-eliminated = elim.
squad-panels-report-captured = taken
squad-panels-report-repelled = failed
