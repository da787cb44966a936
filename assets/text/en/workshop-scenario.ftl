### The scenario editor.

## Whether a scenario is fair: computer players play it many times. $side is the first side, $percent the part of the games
## that it won, in per cent, with the ends $low and $high of the interval in which the true share is, 19 times in 20.
## $n are the draws among the $games.

workshop-fairness = { $n ->
        [one] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draw of { $games }
       *[other] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draws of { $games }
    }

## $result is the line above.

workshop-fairness-unfinished = { $n ->
        [one] { $result }; { $n } game did not end
       *[other] { $result }; { $n } games did not end
    }
workshop-fairness-none = No game has ended yet
workshop-fairness-progress = { $n ->
        [one] { $played } of { $n } game
       *[other] { $played } of { $n } games
    }

## Saving a scenario as one of the user's own. $id is its id, $file the file, $why the reason.

workshop-draft-none = The scenarios of { $game } cannot be edited here yet
workshop-draft-shipped = A scenario of the program already has the id { $id }: give yours another id
workshop-draft-taken = { $file } already exists: give your scenario another id
workshop-draft-unwritten = { $file } cannot be written: { $why }

## The panel beside the map: its head, its tabs and its foot. $faults and $saved are the short texts that follow.
## The faults: $page is the name of a page or of a thing on it, $side are people in the plural, $why a sentence.

scenario-head = Scenario
scenario-undo = Undo edit
    .hint = Undo the last edit (Ctrl+Z)
scenario-redo = Redo edit
    .hint = Redo the last undone edit (Ctrl+Y)
scenario-tab-texts = Texts
scenario-tab-units = Units
scenario-tab-arrivals = Arrivals
scenario-tab-victory = Victory
scenario-tab-options = Options
scenario-tab-fairness = Is it fair?
scenario-tab-check = Faults
scenario-sum = { $faults } · { $saved }
scenario-is-saved = saved
scenario-is-unsaved = not saved
scenario-no-faults = No faults
scenario-faults = { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
scenario-checking = Looking for faults…
scenario-faultless = This scenario has no faults: it can be played.
scenario-fault-page = { $page }: { $why }
scenario-fault-group = Group { $number } of the { NAME($side, case: "plural") }: { $why }
scenario-fault-arrival = Arrival { $number } of the { NAME($side, case: "plural") }: { $why }
scenario-check = Check
    .hint = Show the faults; the check runs after every edit
scenario-play = Play it
    .hint = Save the scenario and begin a game of it; the current game is saved
scenario-close = Close
    .hint = Close the panel; the edits are kept
scenario-save = Save scenario

## Unsaved changes that were found when the scenario was opened.

scenario-unsaved-found = There are edits of this scenario that were not saved.
scenario-unsaved-use = Use unsaved edits
scenario-unsaved-discard = Discard unsaved edits

## What the editor has done or refused, in a sentence or without a full stop. $file is a path, $why a reason;
## $title is the title of the original of a copy, $number the number of the copy.

scenario-saved = Saved in { $file }.
scenario-begun = This game uses the scenario as saved.
scenario-copy-title = { $title } ({ $number })
scenario-not-kept = The edits cannot be kept: { $why }
scenario-no-folder = there is no folder for your own scenarios
scenario-no-cursor = no hex is marked: move the hex cursor first

## The texts of the scenario. The headings of the briefing are those that players see.

scenario-title = Title
scenario-id = Id
scenario-no-id = An id has up to 23 letters without accents, digits, “-” and “_”.
scenario-summary = Summary
scenario-difficulty = Difficulty
scenario-difficulty-none = not stated
scenario-minutes = Minutes of a game; 0 if not stated
scenario-briefing = Briefing
scenario-briefing-about = Under the last three headings, each line is a paragraph.
scenario-history = A line of history

## Numbers with − and +: the names of the two buttons. $what names the number.

scenario-more = More: { $what }
scenario-fewer = Fewer: { $what }

## Groups of units and arrivals. $n is the number of their units; an area is “columns 3–8” or “0304–0809”.

scenario-units-about = Each group sets up in its area. Open a group to change it.
scenario-group = Group { $number } · { $area } · { $n }
scenario-columns = columns { $from }–{ $to }
scenario-corners = { $from }–{ $to }
scenario-add-group = Add group
scenario-remove-group = Remove group
scenario-paint = Paint area
scenario-arrivals-about = Each arrival enters the map in its turn. Open an arrival to change it.
scenario-arrival = Arrival { $number } · turn { $turn } · { $n }
scenario-add-arrival = Add arrival
scenario-remove-arrival = Remove arrival
scenario-turn = Turn
scenario-entry = Choose entry hexes
scenario-entry-hexes = Entry hexes: { $hexes }
scenario-entry-inner = { $n ->
        [one] { $hexes } is not at the same map edge as the others
       *[other] { $hexes } are not at the same map edge as the others
    }
scenario-add-type = Add unit type
scenario-search = Search by name
scenario-more-types = { $n ->
        [one] { $n } more: type a part of its name
       *[other] { $n } more: type a part of a name
    }

## Clicks on the map. $hex is a number, “2411”; $side is the name of a side, or “no side”.

scenario-pick-about = Then click hexes on the map
scenario-pick-no-more = Stop clicking
scenario-pick-cursor = Choose { $hex }
scenario-picking = Click hexes on the map. The highlighted hexes show the result.
scenario-picking-entry = Click hexes at one edge of the map. The highlighted hexes show the result.

## Victory. $side are people in the plural, except on the buttons; $hexes is a list of hexes.

scenario-victory-hexes = Victory hexes
scenario-victory-line = { NAME($side, case: "plural") } { $points }: { $hexes }
scenario-points = Points of the next hexes
scenario-pick-victory = Click victory hexes
scenario-held = Held at the start
scenario-held-line = { NAME($side, case: "plural") }: { $hexes }
scenario-pick-held = Click hexes: { $side }
scenario-no-side = no side
scenario-levels = Victory levels
scenario-levels-about = From the lowest: the points of the { NAME($side, case: "plural") } minus those of the other side.
scenario-level = Level { $number }
scenario-new-level = New level
scenario-draw = draw
scenario-at-least = Points, at least
scenario-add-level = Add level
scenario-remove-level = Remove level

## Length, options and opening view. $hex is the hex in the middle, $n the width in hexes.

scenario-last-turn = Last turn
scenario-first-player = First player
scenario-options = Options of the scenario
scenario-opening = Opening view
scenario-opening-is = A game opens at { $hex }, { $n } hexes wide.
scenario-opening-none = A game opens where the sides are close to each other.
scenario-take-view = Use current view
scenario-drop-view = Remove view

## The test of fairness: computer players play the scenario many times.

scenario-fair-about = A computer player plays both sides in the background, and the program counts.
scenario-fair-games = Number of games
scenario-fair-player = Player of both sides
scenario-fair-begin = Play the games
scenario-fair-stop = Stop
scenario-fair-old = The scenario has changed since these games began.
scenario-fair-reading = The true share is between the two numbers in brackets, 19 times in 20. If 50 is between them, these games do not show an advantage.

## Counters on the map, places, and arrivals in an area, in games that have them. $unit is the name of a unit, $hex a number, $n the
## number of counters; $area is a letter.

scenario-counters-about = These counters are on the map at the start. Open one to move or remove it.
scenario-counter = { $unit } · { $hex } · { $n }
scenario-add-counter = Add counter
scenario-put-counter = Click the hex of { $unit }
scenario-move-counter = Move counter
scenario-remove-counter = Remove counter
scenario-number = Number
scenario-areas-about = Each arrival enters at its entry area in its turn. Open an arrival to change it.
scenario-arrival-in = Arrival { $number } · turn { $turn } · area { $area } · { $n }
scenario-area = Entry area
scenario-places = Victory places
scenario-place = Place { $number }
scenario-place-hexes = Hexes: { $hexes }
scenario-place-points = Points of the place
scenario-place-retaken = The other side gains points by retaking it
scenario-remove-place = Remove place
scenario-places-about = Click a place to give it these points, or to remove it if it has them already. Click any other hex to make it a place.
scenario-dates = Dates of the turns, one per line

## What is with the units of a group or an arrival. $name is the name of a thing, $list that of its list; $carrier and $passenger are
## types of units.

scenario-add-extra = Add equipment
scenario-extra = { $name } · { $list }
scenario-loaded = { $carrier } with { $passenger }
scenario-extra-loaded = Passengers
scenario-extra-weapons = Weapons
scenario-extra-expendable = Expendable weapons
scenario-extra-works = Fortifications
scenario-extra-divisions = Divisions
scenario-extra-untried = Untried divisions
scenario-extra-leader = Leader
scenario-extra-artillery = Off-board artillery
scenario-extra-observers = Forward observers
scenario-choose-passenger = Choose the passenger of { $carrier }.

## What a side has beside its groups: works that it builds in an area, and artillery beside the map. $name is the name of such
## a thing, “Mines”, $area its columns.

scenario-assets = Works and artillery
scenario-assets-about = At set-up each side builds its works in the areas given here. Open an entry to change it.
scenario-asset = { $name } · { $area }
scenario-add-asset = Add entry
scenario-put-asset = Click the area of { $name }
scenario-remove-asset = Remove entry
scenario-asset-name = Name
scenario-asset-hexes = Hexes
scenario-asset-area = Area
scenario-asset-strength = Strength
scenario-asset-fires = Fires in the game
scenario-asset-sorties = Sorties
scenario-asset-first-turn = First turn
scenario-asset-columns = Limit columns
scenario-asset-every-column = Reach every column

## Points for units. $side and $of are people in the plural, $kinds a list of kinds of units.

scenario-awards = Points for units
scenario-award-destroyed = { NAME($side, case: "plural") } { $points } for each eliminated unit of the { NAME($of, case: "plural") }: { $kinds }
scenario-award-exited = { NAME($side, case: "plural") } { $points } for each of their units that exits the map: { $kinds }
scenario-award-points = Points of the award
scenario-remove-award = Remove award
scenario-new-award = New award
scenario-reason-destroyed = eliminated enemies
scenario-reason-exited = friendly units that exit
scenario-add-award = Add award
scenario-kind-any = All units
scenario-kind-armoured = Armoured units
scenario-kind-gun = Guns
scenario-kind-infantry = Infantry
scenario-kind-hard-vehicle = Hard vehicles
scenario-kind-half-track = Half-tracks
scenario-kind-passenger = Units that can be carried

## Unit types of the author’s own. $name is a name of a type or a symbol, $id an id.

scenario-types = Unit types of your own
scenario-types-about = A new type is a copy of another one. Its values are kept in a list of units beside your scenario. The counter editor lists it in the next game of the scenario.
scenario-type = { $name } ({ $id })
scenario-new-type = New type
    .hint = Copy a unit type and change its values
scenario-type-of = A copy of { $name }
scenario-type-id = Id of the new type
scenario-type-name = Name of the new type
scenario-type-copy = Copy type
scenario-type-cancel = Cancel
scenario-type-picture = Symbol: { $name }
scenario-type-no-picture = the usual one
scenario-type-drop-picture = Remove picture
scenario-type-no-list = this list of units cannot be edited here
scenario-type-taken = a type is already called { $id }: give yours another id
scenario-type-unknown = the list of units has no such value for { $id }

## A field of a part that only one game has. $label is its name in the words of the game, $value its value; $name is the name of a type
## of units, $hex the number of a hex.

scenario-field-is = { $label }: { $value }
scenario-field-hex = Choose hex
scenario-field-hexes = Choose hexes
scenario-field-other = Choose another
scenario-field-pairs = Choose bridges
scenario-field-pair = Click the other end, next to { $hex }.
scenario-field-all-columns = every column
scenario-field-add = Add to list
scenario-field-remove = Remove { $name }
