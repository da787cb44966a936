### The panels of Panzer ’44: its tabs in the dock, the plot sheet, the attack step by step, the charts, and what the
### frame of the panels asks of it. $side is an adjective, “German”. $unit, $carrier, $passenger and $by are names of
### units, “1st Panther Platoon”; $hex is a hex with its place, “Vauclair (1409)”.

## The tabs of the dock, with little room.

panzer44-panels-tab-turn = Turn
panzer44-panels-tab-charts = Charts

## The limit of undo, where an order cannot be undone.

panzer44-panels-undo-limit = You can undo back to the last die roll or plot.

## The visibility of a turn beside its number in the bar, and the tooltip of the victory points there.

panzer44-panels-visibility = { $n ->
        [one] visibility { $n } hex
       *[other] visibility { $n } hexes
    }
panzer44-panels-points-are = { $side } points minus { $other } points

## The task of a phase, at the head of the dock: up to its first full stop in large letters, the rest below.

panzer44-panels-to-do-set-up = Drag units onto the highlighted hexes. Mines and positions are in the dock. Then end the set-up.
panzer44-panels-to-do-set-up-done = End the set-up, or move units again. All units are set up.
panzer44-panels-to-do-plot = Drag from units to targets or hexes. The plot is secret. Then commit the plot.
panzer44-panels-to-do-fire = Fire the plotted shots one by one. Then end the phase.
panzer44-panels-to-do-move = Drag the units with move orders. Then end the phase.
panzer44-panels-to-do-indirect = Execute the indirect fires one by one. Then end the phase.
panzer44-panels-to-do-nothing = No decision in this phase. End the phase.

## Before the task: the units with orders of this turn that are lost to panic. $units is a list of them, $n their number.
## Below the open tasks, each such order: $order is an order, “Move (MV)”.

panzer44-panels-panic = { $n ->
        [one] Panic: the order of { $units } lapsed.
       *[other] Panic: the orders of { $units } lapsed.
    }
panzer44-panels-panic-order = { $unit }: { $order }, lost to panic

## The button at the foot of the dock, and the question before the end of a phase if something is left undone. “Hold fire”
## lets a unit pass that could be fired at.

panzer44-panels-end-set-up = End the set-up
    .question = End the set-up?
panzer44-panels-commit = Commit the plot
    .question = Commit the plot?
panzer44-panels-end-phase = End phase
    .question = End the phase?
    .fire = End the direct fire phase?
    .movement = End the movement phase?
    .indirect = End the indirect fire phase?
panzer44-panels-hold-fire = Hold fire

## What is left undone if the phase ends now, a sentence each. $mines is a kind of mines.

panzer44-panels-undone-set-up = { $n ->
        [one] { $n } unit is not set up (case 4.1).
       *[other] { $n } units are not set up (case 4.1).
    }
panzer44-panels-undone-mines = { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } of { $mines ->
        [hasty] hasty
        [preventative] preventative
       *[defensive] defensive
    } mines not laid.
panzer44-panels-undone-positions = { $n ->
        [one] { $n } position not dug.
       *[other] { $n } positions not dug.
    }
panzer44-panels-undone-plot = { $n ->
        [one] { $n } unit has no order in this plot.
       *[other] { $n } units have no order in this plot.
    }
panzer44-panels-undone-move = { $n ->
        [one] { $n } unit must move before the phase can end (case 7.3).
       *[other] { $n } units must move before the phase can end (case 7.3).
    }
panzer44-panels-undone-orders = { $n ->
        [one] { $n } order would lapse.
       *[other] { $n } orders would lapse.
    }
panzer44-panels-undone-shots = { $n ->
        [one] { $n } shot would lapse.
       *[other] { $n } shots would lapse.
    }
panzer44-panels-undone-fires = { $n ->
        [one] { $n } fire would lapse.
       *[other] { $n } fires would lapse.
    }

## The selected unit at the head of the dock, and what it can do in this phase. $order is an order, “Move (MV)”; $points
## are movement points. $why is what the rules say, with a capital and without a full stop: it names the unit itself.

panzer44-panels-chosen-set-up = { $unit }: drag it onto a highlighted hex, or click the hex.
panzer44-panels-chosen-no-order = { $unit }: no order yet. Drag it to a target or along its path.
panzer44-panels-chosen-ordered = { $unit }: { $order } is on the sheet.
panzer44-panels-chosen-helpless = { $unit }: it cannot receive an order now.
panzer44-panels-chosen-target = { $unit }: its target is { $hex }.
panzer44-panels-chosen-no-shot = { $unit }: it has no shot left in this phase.
panzer44-panels-chosen-left = { $unit }: { $points } MP left. Drag it along its path.
panzer44-panels-chosen-unload = { $unit }: it can unload here.
panzer44-panels-chosen-unload-later = { $unit }: it unloads when { $carrier } has moved.
panzer44-panels-chosen-order-open = { $unit }: its order is still to be executed: { $order }.
panzer44-panels-chosen-refused = { $why }.

## The buttons at the foot of the dock that fire, and those that lead to the next open task. A fire from above is that of
## a unit or a battery, $by, with its pattern, or that of aircraft: the first text is its line in a list, .fire is the
## button that fires it, .next the one that leads to it.

panzer44-panels-fire-at = Fire at { $unit }
panzer44-panels-fire-at-hex = Fire at the whole hex
panzer44-panels-fire-with = Fire with { $unit }
panzer44-panels-next-shot = Next: { $unit } at { $hex }
panzer44-panels-next-move = Next: { $unit } moves
panzer44-panels-next-enter = Next: { $unit } enters
panzer44-panels-move-all = Move all as planned ({ $n })
panzer44-panels-fall = { $pattern ->
        [tight] { $by } at { $hex }, tight
       *[loose] { $by } at { $hex }, loose
    }
    .fire = { $pattern ->
        [tight] Fire: { $by } at { $hex }, tight
       *[loose] Fire: { $by } at { $hex }, loose
    }
    .next = { $pattern ->
        [tight] Next: { $by } at { $hex }, tight
       *[loose] Next: { $by } at { $hex }, loose
    }
panzer44-panels-fall-aircraft = Aircraft at { $hex }
    .fire = Fire: Aircraft at { $hex }
    .next = Next: Aircraft at { $hex }

## The same decision where viewers see the screen, without the name of the unit that may fire. $question is a whole
## sentence without its full stop.

panzer44-panels-asked = { $question }.
panzer44-panels-fire = Fire
panzer44-panels-choose-in-panels = Choose in the panels
    .hint = This shows the panels: stop sharing the window first.

## A hint for a whole plot: the button that takes it, and a warning. $n is a number of orders.

panzer44-panels-hint-add = Add to the plot sheet
panzer44-panels-hint-own-orders = { $n ->
        [one] You already have { $n } order on the sheet.
       *[other] You already have { $n } orders on the sheet.
    }

## The phases of a turn in the tab “Turn”, and the tooltip of a turn.

panzer44-panels-phases = Sequence of play
    .turn = turn { $turn }
panzer44-panels-turn = Turn { $turn }
panzer44-panels-turn-visibility = { $hexes ->
        [one] Turn { $turn }: visibility { $hexes } hex
       *[other] Turn { $turn }: visibility { $hexes } hexes
    }

## The set-up. The first and the last column are numbers of two digits, “03”; $n is the number of mines or positions that
## are left, $mines the kind of mines. The last text is a button for a carrier in which a unit is set up.

panzer44-panels-set-up = To set up
    .about = drag or click on the map
panzer44-panels-set-up-columns = In columns { $first }–{ $last }:
panzer44-panels-set-up-done = All units are set up. You can still move them.
panzer44-panels-set-up-one = Set up one for me
panzer44-panels-lay-mines = Lay { $mines ->
        [hasty] hasty
        [preventative] preventative
       *[defensive] defensive
    } mines ({ $n } left)
panzer44-panels-dig = Dig positions ({ $n } left)
panzer44-panels-place = Click hexes to place. Click again to remove.
panzer44-panels-load-into = Load into { $carrier } in { $hex }

## The meaning of a drag in a plot: a small button each, with its tooltip. DF, OF, IF and MV are the letters by which
## players write orders.

panzer44-panels-tools = A drag means
    .about = from a unit to its target or along its path
panzer44-panels-tool-free = Auto
    .hint = Fire at a hex with an enemy, move to any other hex
panzer44-panels-tool-direct = Fire (DF)
    .hint = Direct fire at an enemy in sight
panzer44-panels-tool-opportunity = Watch a hex (OF)
    .hint = Opportunity fire at units that enter a hex
panzer44-panels-tool-tight = Artillery tight (IF)
    .hint = Indirect fire at one hex
panzer44-panels-tool-loose = Artillery loose (IF)
    .hint = Indirect fire at a hex and the six around it
panzer44-panels-tool-move = Move (MV)
    .hint = Move; you choose the final path in the movement phase

## The tooltip of the buttons for the targets of opportunity fire.

panzer44-panels-instructions-about = Enemies that it fires at without asking

## The plot sheet: its head with the number of orders, the orders of the selected unit, and a line for each unit; the name
## of a line for screen readers has the id of the unit.

panzer44-panels-sheet = { $side } plot sheet
    .orders = { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
    .hint = Select a unit to see its orders without a target here.
panzer44-panels-sheet-row = plot of { $unit }
panzer44-panels-sheet-disrupted = disrupted
panzer44-panels-sheet-clear = Clear the sheet
panzer44-panels-only-fires = This unit can only be ordered to fire.
panzer44-panels-order-about = Add this order to the plot, or remove it
panzer44-panels-order-delete = Delete this order
panzer44-panels-enter-all = Enter all reinforcements

## Off-board artillery and aircraft on the sheet. $n is the number of fires or sorties that are left.

panzer44-panels-battery = { $n ->
        [one] { $battery }, strength { $strength }: { $n } fire left
       *[other] { $battery }, strength { $strength }: { $n } fires left
    }
panzer44-panels-battery-call-tight = Call fire, tight pattern
panzer44-panels-battery-call-loose = Call fire, loose pattern
panzer44-panels-battery-cancel = { $pattern ->
        [tight] Cancel fire at { $hex }, tight
       *[loose] Cancel fire at { $hex }, loose
    }
panzer44-panels-sorties = { $n ->
        [one] Close air support: { $n } sortie
       *[other] Close air support: { $n } sorties
    }
panzer44-panels-aircraft-send = Send aircraft
panzer44-panels-aircraft-cancel = Cancel aircraft at { $hex }
panzer44-panels-howitzers = Mortars and howitzers can fire at hexes that other units observe: choose IF, then drag.

## The decision whether to fire at a unit that has entered a hex, and the text while a die tumbles.

panzer44-panels-rolling = Rolling the die
    .hint = Click or press a key to skip the roll.
panzer44-panels-opportunity = Opportunity fire
panzer44-panels-opportunity-entered = { $unit } has entered { $hex }.
panzer44-panels-opportunity-theirs = Your opponent decides whether to fire.
panzer44-panels-opportunity-unit = { $unit } may fire:

## The tasks of a fire phase: at the right of the head the number of shots that are left, below a line for each.

panzer44-panels-firing = Direct fire
    .left = { $n ->
        [one] { $n } shot left
       *[other] { $n } shots left
    }
    .hint = Choose a unit, check the odds, then fire. Results apply after both sides have fired.
panzer44-panels-firing-shot = { $unit } at { $hex }
panzer44-panels-bombarding = Indirect fire
    .about = in any order
    .hint = Choose a fire mission, check the odds, then fire. Results apply after both sides have fired.

## The tasks of a movement phase: a line for each unit, and beside it a button that moves the unit as planned. $units is a
## list of units.

panzer44-panels-movement = Movement
    .left = { $n ->
        [one] { $n } order left
       *[other] { $n } orders left
    }
    .hint = Drag a unit along its path, or select it and click its destination.
panzer44-panels-moves = { $unit } moves
panzer44-panels-enters = { $unit } enters
panzer44-panels-as-planned = As planned
    .name = { $unit } as planned
    .hint = { $unit } moves to { $hex }
panzer44-panels-work-load = { $unit } loads
panzer44-panels-work-unload = { $unit } unloads
panzer44-panels-work-clear = { $unit } clears { $hex }
panzer44-panels-work-blow = { $unit } blows the bridge to { $hex }
panzer44-panels-unload-later = Unload after their carrier has moved: { $units }.
panzer44-panels-must-move = { $unit } must move before the phase can end.
panzer44-panels-exit = Exit the map…
    .question = Exit the map with { $unit }?
    .about = It cannot return.
    .confirm = Exit the map

## The line of sight between two hexes: its tool, and what blocks it. $n is a number of hexes. $features is a list of the
## texts after it; in them $terrain is one of the terrains below.

panzer44-panels-sight = Line of sight
    .hint = Click a hex: the hexes in its sight are tinted. Then hover over another hex or click it.
panzer44-panels-sight-stop = Stop
panzer44-panels-sight-from = From { $hex }: the hexes in sight are tinted. Hover over another hex.
panzer44-panels-sight-line = { $n ->
        [one] { $from } to { $to }, { $n } hex
       *[other] { $from } to { $to }, { $n } hexes
    }
panzer44-panels-sight-dark = { $n ->
        [one] Visibility is { $n } hex this turn.
       *[other] Visibility is { $n } hexes this turn.
    }
panzer44-panels-sight-clear = The line of sight is clear.
panzer44-panels-sight-blocked = Blocked by { $features }.
panzer44-panels-sight-terrain = { $terrain } in { $hex }
panzer44-panels-sight-crest = the crest between { $one } and { $other }
panzer44-panels-sight-slope = the slope between { $one } and { $other }
panzer44-panels-sight-edge = the edge of the map

## The terrain of a hex, in a sentence or a list; .alone is by itself, at the beginning of a line.

panzer44-panels-terrain-clear = clear
    .alone = Clear
panzer44-panels-terrain-woods = woods
    .alone = Woods
panzer44-panels-terrain-swamp = swamp
    .alone = Swamp
panzer44-panels-terrain-lake = lake
    .alone = Lake
panzer44-panels-terrain-town = town
    .alone = Town
panzer44-panels-terrain-hilltop = hilltop
    .alone = Hilltop
panzer44-panels-terrain-orchard = orchard
    .alone = Orchard
panzer44-panels-terrain-crops = crops
    .alone = Crops
panzer44-panels-terrain-stream = stream
    .alone = Stream
panzer44-panels-terrain-gully = gully
    .alone = Gully

## A feature along a hexside, in the terrain effects chart.

panzer44-panels-hexside-stream = Stream hexside
panzer44-panels-hexside-bridge = Bridge hexside
panzer44-panels-hexside-crest = Crest hexside
panzer44-panels-hexside-slope = Slope hexside
panzer44-panels-hexside-ford = Ford hexside
panzer44-panels-hexside-wall = Wall hexside
panzer44-panels-hexside-hedge = Hedge hexside

## The selected unit: its values, a word at the left and a text after it. $class is the letter of a weapon class; the range
## is in hexes, from $least to $most; $points are movement points; $how is the kind of its mobility.

panzer44-panels-unit = Unit
panzer44-panels-unit-fire = Fire
    .value = { $strength } { $class }, range { $most }
    .value-from = { $strength } { $class }, range { $least }–{ $most }
panzer44-panels-unit-no-fire = none
panzer44-panels-unit-defence = Defence
    .value = { $defence } ({ $target ->
        [hard] hard
       *[soft] soft
    })
panzer44-panels-unit-movement = Movement
    .value = { $points }, { $how ->
        [hard] hard vehicle
        [soft] soft vehicle
       *[foot] on foot
    }
    .carrier = { $points }, { $how ->
        [hard] hard vehicle
        [soft] soft vehicle
       *[foot] on foot
    }, carries one unit
    .engineer = { $points }, { $how ->
        [hard] hard vehicle
        [soft] soft vehicle
       *[foot] on foot
    }, engineer
panzer44-panels-unit-immobile = only when loaded

## The conditions of the selected unit, each in a line.

panzer44-panels-unit-pinned = pinned: cannot move
panzer44-panels-unit-will-panic = will panic in the next turn
panzer44-panels-unit-panicked = panicked: its order is lost
panzer44-panels-unit-disrupted = disrupted, D{ $degree }: cannot fire or move
panzer44-panels-unit-loaded = loaded in { $carrier }
panzer44-panels-unit-carries = carries { $passenger }

## The hex under the pointer, or that of the selected unit: the head with its place and number, and facts. $works is a
## marker in it and what that does, with a capital.

panzer44-panels-hex = Hex { $hex }
panzer44-panels-hex-in-place = { $place } { $hex }
panzer44-panels-hex-empty = No units here.
panzer44-panels-hex-carries = { $carrier } carries { $passenger }.
panzer44-panels-hex-works = { $works }.
panzer44-panels-hex-held = Held by the { $side } side.

## The attack procedure: its head, with the shot or the target at its right, and what is said instead of the odds. $why is
## what the rules say, $case the number of the rule.

panzer44-panels-attack = Attack procedure
    .shot = { $unit } at { $hex }
    .fire = fire at { $hex }
panzer44-panels-attack-target = at { $unit }
panzer44-panels-attack-aircraft = Aircraft attack on a die of { $die } or less; otherwise they turn back.
panzer44-panels-attack-no-units = No units there.
panzer44-panels-attack-no-sight = No line of sight to this hex.
panzer44-panels-attack-refused = { $why }.
panzer44-panels-attack-prohibited = [{ $case }] { $why }

## The button that unfolds the steps of an attack; its names for screen readers; its tooltip, the steps in short. $cover
## is the reduction of the die, 0 for none.

panzer44-panels-steps = Steps
    .show = Show the steps
    .hide = Hide the steps
    .short = { $cover ->
        [0] Strength { $strength }, column { SIGNED($column) }
       *[other] Strength { $strength }, column { SIGNED($column) }, die reduced by { $cover }
    }

## The steps of an attack, a line each: the name at the left (it has little room), the calculation in the middle, a number
## at the right. $fire is the class of the weapon: M, R, or H with its pattern. $parts is a list of the three causes below.

panzer44-panels-step-strength = Strength
    .value = class { $fire ->
        [tight] H, tight
        [loose] H, loose
       *[other] { $fire }
    }
panzer44-panels-step-range = 1  Range
    .value = range { $range }
panzer44-panels-step-defence = 2  Defence
    .value = minus { $defence }
panzer44-panels-step-column = 3  Column
    .value = of the results table
panzer44-panels-step-cover = 4  Die reduced
    .value = { $parts }
    .open = open ground
panzer44-panels-step-none = no effect
panzer44-panels-cover-terrain = terrain { $n }
panzer44-panels-cover-position = position { $n }
panzer44-panels-cover-hexside = hexside { $n }

## The tooltip of a result of an attack: it comes with $dice of the six faces of the die.

panzer44-panels-chance = { $result }: { $dice } of 6

## The last rolls, each with the attacker and its target, and below them the column and the row of the results table.

panzer44-panels-rolls = Last rolls
panzer44-panels-roll = { $by } at { $target }
panzer44-panels-roll-aircraft = { $side } aircraft at { $target }
panzer44-panels-roll-sortie-attacks = The aircraft attack
panzer44-panels-roll-sortie-turns-back = The aircraft turn back
panzer44-panels-roll-column = column { SIGNED($column) }
panzer44-panels-roll-column-row = column { SIGNED($column) }, row { SIGNED($row) }

## The tab “Charts”: the combat results table and the effect of range. Pin, (P) and D1 to D4 are results as they are
## printed.

panzer44-panels-results = Combat results
    .about = superiority across, die down
    .hint = D4 eliminates the unit. Degrees of disruption add. (P): it panics next turn.
panzer44-panels-range = Range
    .about = class M, and class R at soft targets

## The attack procedure chart: the heads of its columns (with little room) and its cells. A row is a weapon class at a kind
## of target.

panzer44-panels-procedure = Attack procedure
panzer44-panels-procedure-range = range
panzer44-panels-procedure-defence = defence
    .printed = printed
    .always = always { $n }
    .none = none
panzer44-panels-procedure-terrain = terrain
panzer44-panels-procedure-allowed = allowed
    .close = foot, adj.
panzer44-panels-procedure-yes = yes
panzer44-panels-procedure-no = no
panzer44-panels-procedure-row = { $fire ->
        [tight] H, tight
        [loose] H, loose
       *[other] { $fire }
    } at { $target ->
        [hard] hard
       *[soft] soft
    }

## The terrain effects chart: its head, the columns (with little room), and the two rows that are no terrain.

panzer44-panels-chart = Terrain effects
    .about = MP to enter
    .hint = An improved position reduces the die by { $position }; terrain or position and hexside together by at most { $most }. Slopes cost extra only uphill. Units cross rivers only by bridge.
panzer44-panels-chart-hard = hard
panzer44-panels-chart-soft = soft
panzer44-panels-chart-foot = foot
panzer44-panels-chart-die = die
panzer44-panels-chart-sight = sight
    .blocks = blocks
panzer44-panels-chart-road = Road
panzer44-panels-chart-bridge = Bridge

## Mines and other dice, below the charts. The superiorities are numbers with a sign. $one, $two and $three are the highest
## dice on which a unit recovers from a degree of disruption.

panzer44-panels-mines = Mines and recovery
panzer44-panels-mines-columns = Superiority of mines: hasty { SIGNED($hasty) }, preventative { SIGNED($preventative) }, defensive { SIGNED($defensive) }.
panzer44-panels-recovery = Units recover on a die of: D1 1–{ $one }, D2 1–{ $two }, D3 { $three }.
panzer44-panels-aircraft = Aircraft attack on a die of 1–{ $die }, with strength { $strength }.

## Buttons on a counter while the referee is off. D1 to D3 are degrees of disruption.

panzer44-panels-by-hand-pin = Pin
panzer44-panels-by-hand-unpin = Unpin
panzer44-panels-by-hand-add-panic = Add panic
panzer44-panels-by-hand-remove-panic = Remove panic
panzer44-panels-by-hand-disrupt = Disrupt to D{ $degree }
panzer44-panels-by-hand-recover = Remove disruption

## The report: the column of the results table, the units that were hit but not eliminated, the luck of a game, the dice.

panzer44-panels-report-column = Column
panzer44-panels-report-hit-by-turn = Units hit by turn
    .about = pinned, panicking, disrupted or eliminated
panzer44-panels-report-hits = Hits on its units
panzer44-panels-report-luck = Damage: a pin or panic counts 1, disruption D1, D2 and D3 count 2, 3 and 4, an eliminated unit 6. Luck is the damage above the average of the six rolls in the same column, with the same cover. Whether the columns were well chosen does not count.
panzer44-panels-report-dice = Dice for attacks
    .hint = The line is the average, one sixth for each face. High dice favour the attacker.
panzer44-panels-report-other-dice = Other dice
    .hint = Mines, disruption, bolting, bridges, aircraft. The line is one sixth.

## The result page: the points of both sides with their difference, and the victory hexes by holder.

panzer44-panels-result-points = Points
    .about = { $side } minus { $other }
panzer44-panels-result-total = Total
panzer44-panels-result-places = Victory hexes
    .about = by holder
