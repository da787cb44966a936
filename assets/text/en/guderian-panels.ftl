### The panels of Guderian: its tabs in the dock, the questions to answer, and what the frame of the panels asks of it.
### $side is an adjective, “German”.

## A list that is cut: its last item stands for all the others. “6 Infantry Division, 26 Infantry Division and 3 more”.

guderian-panels-more = { $n } more

## The date beside the number of a turn, “9–10 July 1941”, and a turn with its date. $date is a text of the scenario, “9–10 July”.

guderian-panels-date = { $date } 1941
guderian-panels-turn-date = Turn { $turn }, { $date }

## The tabs of the dock, with little room.

guderian-panels-tab-turn = Turn
guderian-panels-tab-combat = Combat
guderian-panels-tab-arrivals = Arrivals
guderian-panels-tab-points = Points
guderian-panels-tab-charts = Charts

## The limit of undo, where an order cannot be undone, and the text about a position that was saved as a scenario.

guderian-panels-undo-limit = You can undo back to the last die roll, revealed counter or hand-over.
guderian-panels-saved-scenario = Untried divisions stay untried: each new game draws them again.

## The tooltip of the victory points in the bar.

guderian-panels-points-are = German minus Soviet points, if the game ended now

## The task of a phase, at the head of the dock: up to its first full stop in large letters, the rest below.

guderian-panels-to-do-bid = Bid points for the German side. Set your bid in the dock.
guderian-panels-to-do-set-up = Drag your armies onto their hexes. Then end the set-up.
guderian-panels-to-do-set-up-done = End the set-up, or move armies again. All armies are set up.
guderian-panels-to-do-markers = Click a hex for each interdiction marker. Then end the phase.
guderian-panels-to-do-marker = Click a hex for the interdiction marker. To save it for later, end the phase.
guderian-panels-to-do-markers-done = All markers are placed. End the phase.
guderian-panels-to-do-move = Drag units to move or overrun. Then end the phase.
guderian-panels-to-do-mechanized = Drag mechanized and cavalry units again. Then end the phase.
guderian-panels-to-do-combat = Drag units onto an adjacent enemy. Then end the phase.
guderian-panels-to-do-recovery = End the phase: disrupted units recover.

## The button at the foot of the dock, and the question before the end of a phase if something is left undone.

guderian-panels-overrun = Overrun
guderian-panels-attack = Attack and roll
guderian-panels-end-phase = End phase
guderian-panels-end-set-up = End the set-up
    .question = End the set-up?
guderian-panels-end-movement-question = End the movement phase?
guderian-panels-end-mechanized-question = End the mechanized movement phase?
guderian-panels-end-combat-question = End the combat phase?
guderian-panels-end-recovery-question = End the recovery phase?
guderian-panels-end-interdiction-question = End the interdiction phase?
guderian-panels-end-air-interdiction-question = End the air interdiction phase?

## What is left undone if the phase ends now, a sentence each. $n counts units, counters, markers or turns; $hex is a hex with its place; $place is a box of counters, one of the names below. A provisional division is one of the Soviet reinforcements.

guderian-panels-undone-march = { $n ->
        [one] { $n } unit must march before the phase can end (5.23).
       *[other] { $n } units must march before the phase can end (5.23).
    }
guderian-panels-undone-move = { $n ->
        [one] { $n } unit can still move.
       *[other] { $n } units can still move.
    }
guderian-panels-undone-attack = { $n ->
        [one] { $n } unit can still attack.
       *[other] { $n } units can still attack.
    }
guderian-panels-undone-planned = The planned attack has not been made.
guderian-panels-undone-set-up = { $n ->
        [one] { $n } counter is not set up yet.
       *[other] { $n } counters are not set up yet.
    }
guderian-panels-undone-enter = { $n ->
        [one] { $place }: { $n } counter can still enter.
       *[other] { $place }: { $n } counters can still enter.
    }
guderian-panels-undone-enter-provisional = { $n ->
        [one] { $place }: { $n } counter can still enter. A provisional division that does not enter is removed.
       *[other] { $place }: { $n } counters can still enter. A provisional division that does not enter is removed.
    }
guderian-panels-undone-over-limit = { $n ->
        [one] { $hex } is over the stacking limit: { $n } unit would be eliminated.
       *[other] { $hex } is over the stacking limit: { $n } units would be eliminated.
    }
guderian-panels-undone-markers = { $n ->
        [one] { $n } marker left to place.
       *[other] { $n } markers left to place.
    }
guderian-panels-undone-soviet-marker = { $n ->
        [one] The marker is not placed. It can be used on { $n } more turn.
       *[other] The marker is not placed. It can be used on { $n } more turns.
    }

## A box of counters that wait to be put on the map: an army before the game ($army is “16th”, $number is “16”), an entry area of
## the map (a letter).

guderian-panels-box-set-up = Set-up
guderian-panels-box-army = { $army } Army
guderian-panels-box-area = Area { $area }

## The selected units at the head of the dock, and what they can do in this phase. $units is a list of names of units, with a capital. $hexes counts the hexes that they can attack. The two sentences with $why say what the rules say, first after the names, then by itself: it names the units itself.

guderian-panels-chosen-planned-attack = Attack or cancel at the foot of the dock.
guderian-panels-chosen-planned-overrun = Overrun or cancel at the foot of the dock.
guderian-panels-chosen-waiting = { $units }: waiting in Arrivals. Drag to a highlighted hex or click it.
guderian-panels-chosen-left = { $units }: { $points } MP left. Drag to a highlighted hex or click it.
guderian-panels-chosen-no-hex = { $units }: cannot enter any hex.
guderian-panels-chosen-overrun = { $units }: can only overrun. Drag onto an enemy.
guderian-panels-chosen-off-map = { $units }: not on the map.
guderian-panels-chosen-attack = { $hexes ->
        [one] { $units }: can attack { $hexes } hex. Drag onto an enemy.
       *[other] { $units }: can attack { $hexes } hexes. Drag onto an enemy.
    }
guderian-panels-chosen-no-enemy = { $units }: no adjacent enemy.
guderian-panels-chosen-refused-units = { $units }: { $why }.
guderian-panels-chosen-refused = { $why }.

## The tab of the turn: its head, the date with the phases of both sides, and the units that enter on a turn.

guderian-panels-turn = Game turn
guderian-panels-turn-number = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
guderian-panels-turn-of = { $side } turn
guderian-panels-turn-no-arrivals = No unit enters on turn { $turn }.

## The stack under the pointer, or that of the selected units: the head with its place and hex, at its right the number of counters.

guderian-panels-stack = Stack
    .hint = Point at a hex to see its units.
guderian-panels-stack-in-hex = Stack { $hex }
guderian-panels-stack-in-place = { $place } { $hex }
guderian-panels-stack-empty = empty
guderian-panels-stack-counters = { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
guderian-panels-stack-over-limit = { $n } over the stacking limit: move units out before the phase ends

## Facts about the stack and its hex: a word at the left, and after it one of these texts.

guderian-panels-stack-supply = Supply
guderian-panels-stack-supplied = in supply
guderian-panels-stack-cut-off = out of supply: half strength, half movement
guderian-panels-stack-some-cut-off = { $n } of { $all } out of supply
guderian-panels-stack-command = Command
guderian-panels-stack-commanded = within a leader’s radius
guderian-panels-stack-not-commanded = in no leader’s radius: cannot attack
guderian-panels-stack-terrain = Terrain
guderian-panels-stack-zones = ZOC
guderian-panels-stack-zone-sides = { $sides }
guderian-panels-stack-marker = Marker
    .interdiction = interdiction
    .rail-cut = railway cut

## The fact “Terrain” is made of these, with · between them, after the terrain. $multiple is that of the defender’s strength, “2”.

guderian-panels-stack-major-city = major city
guderian-panels-stack-road = road
guderian-panels-stack-railway = railway
guderian-panels-stack-defender = defender × { $multiple }

## Buttons for actions of the stack; $leader is the name of a leader.

guderian-panels-stack-cut-rail = Cut the railway
guderian-panels-stack-lift-cut = Undo the railway cut
guderian-panels-stack-fly-out = Fly out { $leader }

## The terrain of a hex, in a sentence or a list; .alone is by itself, at the beginning of a line.

guderian-panels-terrain-clear = clear
    .alone = Clear
guderian-panels-terrain-woods = woods
    .alone = Woods
guderian-panels-terrain-swamp = swamp
    .alone = Swamp
guderian-panels-terrain-lake = lake
    .alone = Lake
guderian-panels-terrain-town = town
    .alone = Town
guderian-panels-terrain-hilltop = hilltop
    .alone = Hilltop
guderian-panels-terrain-orchard = orchard
    .alone = Orchard
guderian-panels-terrain-crops = crops
    .alone = Crops
guderian-panels-terrain-stream = stream
    .alone = Stream
guderian-panels-terrain-gully = gully
    .alone = Gully

## The conditions of a counter, each in a line of its tooltip or between · in the stack. $n counts divisions or steps; $left and $all are movement points.

guderian-panels-condition-untried = { $n ->
        [one] untried: { $n } possible division
       *[other] untried: { $n } possible divisions
    }
guderian-panels-condition-steps-lost = { $n ->
        [one] { $n } step lost
       *[other] { $n } steps lost
    }
guderian-panels-condition-disrupted = disrupted
guderian-panels-condition-out-of-supply = out of supply
guderian-panels-condition-moved = has moved
guderian-panels-condition-halted = halted by its overrun
guderian-panels-condition-left-out = could not join its overrun, cannot move again
guderian-panels-condition-points-left = { $left } of { $all } MP left
guderian-panels-condition-attacked = has attacked
guderian-panels-condition-was-attacked = has been attacked
guderian-panels-condition-advanced = has advanced

## The tab “Arrivals”: the boxes of a side, with the number of counters in them, and where the counters of a box may be put.

guderian-panels-boxes = { $side } boxes
guderian-panels-boxes-waiting = { $n ->
        [one] { $n } counter waiting
       *[other] { $n } counters waiting
    }
guderian-panels-boxes-none = No counters are waiting.
guderian-panels-boxes-pick-up = Pick up all
guderian-panels-boxes-hexes = { $first } to { $last }
guderian-panels-boxes-place = Drag a counter to a highlighted hex, or click it and then the hex.
guderian-panels-boxes-later = They enter in their side’s first movement phase.

## The divisions that the Soviet player may call up from the south. $sent is their number so far, $all the most in a game, $number the most in a turn; $price is in victory points.

guderian-panels-front = South-Western Front
guderian-panels-front-sent = { $sent } of { $all } called up
guderian-panels-front-about = From turn { $turn }: { $number } a turn, in area { $area }. The next one scores { $price } VP for the Germans.
guderian-panels-front-call = Call up a division
    .then = Then click a highlighted hex.

## The units of later turns, by turn and area.

guderian-panels-reinforcements = Reinforcements
    .about = by turn and area
guderian-panels-reinforcements-none = None.
guderian-panels-reinforcements-provisional = Each turn a roll gives the entry area of one more Soviet rifle division (14.1).

## The eliminated units, a list for each side, and the two pools of untried divisions that are still face down.

guderian-panels-eliminated = Eliminated
    .about = known to both players
guderian-panels-eliminated-units = { $units }
guderian-panels-eliminated-none = none
guderian-panels-pool-rifle = Rifle pool
guderian-panels-pool-tank = Armour pool
guderian-panels-pool-left = { $n ->
        [one] { $n } division not yet revealed
       *[other] { $n } divisions not yet revealed
    }

## The tab “Combat”: its head for a combat or an overrun, and what it says when there is no attack.

guderian-panels-combat = Combat
guderian-panels-combat-overrun = Overrun
guderian-panels-combat-theirs = No { $side } attack is in progress.
guderian-panels-combat-none = No attack is planned.
guderian-panels-combat-plan = Drag attackers onto an adjacent enemy. The odds appear here before you roll.
guderian-panels-combat-overruns = Moving units may overrun an adjacent enemy.
guderian-panels-combat-later = Units attack in the combat phase.

## An attack or overrun: its hexes at the right of the head, attackers and defenders face to face. $hexes is a list of hexes with their places, “Smolensk (2411)”.

guderian-panels-combat-at = at { $hexes }
guderian-panels-combat-versus = vs

## The strengths, each a line: a word at the left (it has little room), a sum, a total. The odds are the column of the table, “3-1”; $more is the strength that is missing for the next column, $odds.

guderian-panels-combat-attack = Attack
guderian-panels-combat-defence = Defence
guderian-panels-combat-all-hexes = all hexes
guderian-panels-combat-odds = Odds
guderian-panels-combat-likely = most likely, { $percent }%
guderian-panels-combat-next-column = { $more } more for { $odds }
guderian-panels-combat-untried = Untried attackers are revealed when the attack is made.

## The chance of a combat without a die; $percent is below 1 in the second of each pair.

guderian-panels-combat-walkover = { $percent }% chance that no defender has strength: then no die is rolled.
guderian-panels-combat-walkover-small = Less than 1% chance that no defender has strength: then no die is rolled.
guderian-panels-combat-void = { $percent }% chance that no attacker has strength: then the attack is void.
guderian-panels-combat-void-small = Less than 1% chance that no attacker has strength: then the attack is void.

## The chances of the results in the odds column $odds, or in several columns: a bar each, with its percentage and the result in few words. A result is that number of steps lost or hexes retreated.

guderian-panels-outcome = Outcome at { $odds }
    .about = one die
guderian-panels-outcome-range = Outcome at { $first } to { $last }
guderian-panels-outcome-percent = { $percent }%
guderian-panels-outcome-attackers = attackers elim.
guderian-panels-outcome-defenders = defenders elim.
guderian-panels-outcome-defenders-attacker = def. elim., att. { $n }
guderian-panels-outcome-engaged = each loses 1 step
guderian-panels-outcome-defender = { $n ->
        [one] { $n } step or hex
       *[other] { $n } steps or hexes
    }
guderian-panels-outcome-attacker = { $n ->
        [one] attacker { $n } step
       *[other] attacker { $n } steps
    }
guderian-panels-outcome-each = each 1 step or hex
guderian-panels-outcome-both = def. { $defender }, att. { $attacker }

## The combat results table: its head, and the tooltip of a cell. $result is a result as it is printed, “D2/A1”, $meaning what it means.

guderian-panels-results = Combat results
    .about = die down, odds across
guderian-panels-results-cell = Die { $die } at { $odds }: { $result }, { $meaning }

## Strengths as sums. $sum is a sum of printed strengths, “(4 + 2 + 2)”, or one of them; $n is the number of units in it, $value its result. “Integrity” doubles a whole division, “no supply” halves each unit. A term without $value has an untried unit: its strength is not known. $leaders is a list of leaders who add $value.

guderian-panels-sum-integrity = { $sum } × 2 integrity
guderian-panels-sum-halved = { $n ->
        [one] { $sum } ÷ 2, no supply = { $value }
       *[other] { $sum } ÷ 2 each, no supply = { $value }
    }
guderian-panels-sum-halved-untried = { $n ->
        [one] { $sum } ÷ 2, no supply
       *[other] { $sum } ÷ 2 each, no supply
    }
guderian-panels-sum-integrity-halved = { $n ->
        [one] { $sum } × 2 integrity ÷ 2, no supply = { $value }
       *[other] { $sum } × 2 integrity ÷ 2 each, no supply = { $value }
    }
guderian-panels-sum-integrity-halved-untried = { $n ->
        [one] { $sum } × 2 integrity ÷ 2, no supply
       *[other] { $sum } × 2 integrity ÷ 2 each, no supply
    }
guderian-panels-sum-leaders = { $value } { $leaders }
guderian-panels-sum-overrun = { $sum }; ÷ 2 overrun

## The strength of a defender, with the reasons for its multiple, a list of the three names below.

guderian-panels-sum-defence = { $sum } × { $multiple } { $reasons }
guderian-panels-sum-woods = woods
guderian-panels-sum-city = city
guderian-panels-sum-river = river

## Two strengths compared: “16 ÷ 5 = 3.2”, or “1 to 2.5” below one to one. $ratio is a number with at most one decimal place.

guderian-panels-ratio = { $attack } ÷ { $defence } = { $ratio }
guderian-panels-ratio-below = 1 to { $ratio }
guderian-panels-ratio-no-attack = no attack strength
guderian-panels-ratio-no-defence = no defence strength

## The decision that a player must make: the head of its panel, and the text while a die tumbles.

guderian-panels-owed = { $side } decision
    .about = resolve this first
guderian-panels-owed-rolling = Rolling the die
    .hint = Click or press a key to skip the roll.

## The question between step losses and retreat. The number is that of steps or of hexes. $units is a list of the units that were hit; in the first message they are one unit or one division, in the second several.

guderian-panels-owed-lose-or-retreat-one = { $n ->
        [one] { $side }: does { $units } lose { $n } step or retreat { $n } hex?
       *[other] { $side }: does { $units } lose { $n } steps or retreat { $n } hexes?
    }
guderian-panels-owed-lose-or-retreat-several = { $n ->
        [one] { $side }: do { $units } lose { $n } step or retreat { $n } hex?
       *[other] { $side }: do { $units } lose { $n } steps or retreat { $n } hexes?
    }
guderian-panels-owed-lose-or-retreat = { $n ->
        [one] { $side }: lose { $n } step or retreat { $n } hex?
       *[other] { $side }: lose { $n } steps or retreat { $n } hexes?
    }
guderian-panels-owed-lose = { $n ->
        [one] Lose { $n } step
       *[other] Lose { $n } steps
    }
guderian-panels-owed-retreat = { $n ->
        [one] Retreat { $n } hex
       *[other] Retreat { $n } hexes
    }
guderian-panels-owed-opponent-routes = Retreat: your opponent chooses the route.

## The row of a unit that may lose its last step; $values are its strengths as printed, “3-5-6”.

guderian-panels-eliminated-row = { $unit }   { $values }   eliminated

## What the step losses would cost; $n is the number of steps, $units a list of the units that have one step left.

guderian-panels-owed-lose-all = { $n ->
        [one] Lose { $n } step: every unit here is eliminated.
       *[other] Lose { $n } steps: every unit here is eliminated.
    }
guderian-panels-owed-lose-each = { $n ->
        [one] Lose { $n } step: each step eliminates a unit.
       *[other] Lose { $n } steps: each step eliminates a unit.
    }
guderian-panels-owed-lose-some = { $n ->
        [one] Lose { $n } step. Eliminated by a step loss: { $units }.
       *[other] Lose { $n } steps. Eliminated by a step loss: { $units }.
    }

## What the retreat would cost; $n is the number of units.

guderian-panels-owed-retreat-eliminates = { $n ->
        [one] Retreat: { $n } unit is eliminated, because it has no route or finds no room.
       *[other] Retreat: { $n } units are eliminated, because they have no route or find no room.
    }

## The other questions. $n is the number of steps that are still to be lost or of hexes to retreat; $hex is a hex with its place.

guderian-panels-owed-lose-step = { $n ->
        [one] Which { $side } unit loses a step? { $n } step still to lose.
       *[other] Which { $side } unit loses a step? { $n } steps still to lose.
    }
guderian-panels-owed-route = { $n ->
        [one] Choose the retreat route: { $n } hex.
       *[other] Choose the retreat route: { $n } hexes.
    }
guderian-panels-owed-excess = { $hex } is over the stacking limit: choose a unit to eliminate.
guderian-panels-owed-advance = Which units advance after combat?
guderian-panels-owed-bid = How many points do you bid for the German side?

## The bid for the German side: the rule, the word beside the slider, the button.

guderian-panels-bid-about = The higher bidder plays the Germans and subtracts the bid from their score. A die roll decides between equal bids.
guderian-panels-bid-points = points
guderian-panels-bid = Bid

## The retreat of a stack: the hexes that were clicked on the map, and the button that lists all routes again. $n is the number of units that find no room.

guderian-panels-route-no-room = { $n ->
        [one] { $n } unit will be eliminated for lack of room, whatever the route.
       *[other] { $n } units will be eliminated for lack of room, whatever the route.
    }
guderian-panels-route-through = Through { $hexes }
guderian-panels-route-all = All routes

## The directions of a route, hex by hex, on its button with little room.

guderian-panels-route-north = north
guderian-panels-route-northeast = northeast
guderian-panels-route-east = east
guderian-panels-route-southeast = southeast
guderian-panels-route-south = south
guderian-panels-route-southwest = southwest
guderian-panels-route-west = west
guderian-panels-route-northwest = northwest

## The advance after combat. The hex $hex gives $points victory points.

guderian-panels-advance-how = Click a highlighted hex: the stack that can reach it advances. If several can, click a stack first. To advance one unit alone, click it in the fanned-out stack.
guderian-panels-advance-apart = These units cannot advance together.
guderian-panels-advance-leaves = { $hex } ({ $points } VP) would be left empty. It still counts for the side that was there last, but for the Germans only while a line free of Soviet units runs from it to the west edge.
guderian-panels-advance-end = End advance

## The tooltip of a button for a path, with the hex where it ends and the terrain there; below all paths is their number.

guderian-panels-path-end = Ends in { $hex }, { $terrain }
guderian-panels-path-choices = { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }

## The tab “Points”: what the game would count now, and the lines of that account, each with its points.

guderian-panels-points-now = If the game ended now
guderian-panels-points-held = Victory hexes held by the Germans
guderian-panels-points-front = South-Western Front divisions
guderian-panels-points-divisions = Divisions eliminated, cities retaken
guderian-panels-points-losses = German losses, cities retaken
guderian-panels-points-bid = The bid
guderian-panels-points-difference = German minus Soviet

## The victory hexes, each with its holder. The tooltip is the numbers of its hexes.

guderian-panels-places = Victory hexes
    .hint = A victory hex counts while it is German and a line free of Soviet units runs from it to the west edge.
guderian-panels-places-german = { $n } of { $all } German
guderian-panels-place-hexes = { $hexes }
guderian-panels-place-hexes-retaken = { $hexes }; the Soviets score for retaking it

## The levels of victory, each with the least points for it; “below” stands at the lowest one.

guderian-panels-levels = Victory levels
    .about = minimum points
guderian-panels-levels-below = below
guderian-panels-levels-historical = German Marginal counts as a draw in this game.

## The result page: the same account with its total, and the victory hexes by holder.

guderian-panels-result-points = Points
    .about = German minus Soviet
guderian-panels-result-total = Total
guderian-panels-result-places = Victory hexes
    .about = by holder

## The terrain effects chart: its head, the columns (with little room), and the two rows that are no terrain.

guderian-panels-chart = Terrain
    .about = MP to enter
guderian-panels-chart-foot = Foot
guderian-panels-chart-horse = Horse
guderian-panels-chart-motor = Motor
guderian-panels-chart-leader = Leader
guderian-panels-chart-defence = Defence
guderian-panels-chart-major-city = Major city
guderian-panels-chart-road = Along a road

## Below the chart. $german and $soviet are movement points, $multiple is a multiple of strength, “× 2”; $terrains is a list of terrains, $limit a number of units.

guderian-panels-chart-rivers = A river hexside costs Germans { $german } MP more, Soviets { $soviet }. A defender attacked only across rivers counts { $multiple }. Multiples add up: × 2 and × 2 make × 3.
guderian-panels-chart-costs = An overrun costs { $overrun } MP. Interdiction adds { $interdiction } MP. A supply line cannot pass through { $terrains }. Stacking limit: { $limit } combat units.

## Buttons on a counter while the referee is off, and where a counter is that is not on the map.

guderian-panels-by-hand-lose-step = Lose a step
guderian-panels-by-hand-regain-step = Regain a step
guderian-panels-by-hand-disrupt = Disrupt
guderian-panels-by-hand-recover = Remove disruption
guderian-panels-by-hand-reveal = Reveal
guderian-panels-by-hand-take-off = Remove
guderian-panels-by-hand-rifle = Untried rifle division
guderian-panels-by-hand-armoured = Untried armoured division
guderian-panels-by-hand-set-up = set-up box
guderian-panels-by-hand-turn = turn { $turn }
guderian-panels-by-hand-area = area { $area }
guderian-panels-by-hand-off-map = off the map

## The report: the losses and the course of the game of each side, each a line with a number. “Ground” is hexes.

guderian-panels-report-eliminated = Units and leaders eliminated
guderian-panels-report-enemy-steps = Enemy steps eliminated
guderian-panels-report-hexes = Hexes taken
guderian-panels-report-attacks = Attacks and overruns
guderian-panels-report-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
guderian-panels-report-units-leaders = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $leaders ->
        [one] { $leaders } leader
       *[other] { $leaders } leaders
    }
guderian-panels-report-steps-by-turn = Steps lost by turn
guderian-panels-report-ground-by-turn = Ground taken by turn
    .about = hexes taken from the enemy
guderian-panels-report-taken = Victory hexes that changed hands
    .about = by the last side there
    .hint = A hex belongs to the side whose combat units were in it last. At the start every hex without a German unit is Soviet.

## In place of the number of a turn in these charts, the time before the first turn.

guderian-panels-report-set-up = set-up

## The list of combats in the report: the heads of its columns (with little room), and the name of a row for screen readers.

guderian-panels-report-combats = Every combat and overrun
    .hint = Click a combat to show it in the replay.
guderian-panels-report-column-combat = Combat
guderian-panels-report-column-strengths = Strengths
guderian-panels-report-column-odds = Odds
guderian-panels-report-column-steps = Steps lost
guderian-panels-report-combat-of-order = Combat of order { $order }

## A row of that list: the combat ($hex is a hex with its place, $n counts units), why no die was rolled, and in the column of the lost steps a leader that was lost alone. The tooltip is a list of the attackers.

guderian-panels-report-attack = { $n ->
        [one] Attack on { $hex } by { $n } unit
       *[other] Attack on { $hex } by { $n } units
    }
guderian-panels-report-overrun = { $n ->
        [one] Overrun of { $hex } by { $n } unit
       *[other] Overrun of { $hex } by { $n } units
    }
guderian-panels-report-no-defender = no defender left
guderian-panels-report-no-attacker = no attacker left
guderian-panels-report-not-resolved = not resolved yet
guderian-panels-report-leader = leader
guderian-panels-report-attackers = { $units }

## The luck of a game, measured in steps or hexes, and the counts of dice. “Eng” is a result of the combat results table.

guderian-panels-report-luck = Luck in combat
    .hint = Damage: each step or hex of the result counts 1, Eng counts 1 for each side, and an elimination counts the steps eliminated, but at least 3. Luck is the damage to the defender minus the damage to the attacker, above the average of the six faces in the same odds column. It does not rate the choice of odds.
guderian-panels-report-measure = steps or hexes
guderian-panels-report-luck-curve = { $side } luck after each combat. Two games in three stay within the shaded band.
guderian-panels-report-dice = Dice for attacks
    .hint = The line marks the average: each face in one roll of six. In combat low dice favour the attacker.
guderian-panels-report-other-dice = Other dice
