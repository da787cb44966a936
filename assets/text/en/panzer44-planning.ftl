### Panzer ’44: planning with the mouse and by keys.

## Commands of keys that only this game has, as the pages of keys and help list them; .button is the name of a command in
## the bar under the map, with little room.

panzer44-planning-tool = Change what a drag plots
panzer44-planning-targets = Change targets of opportunity fire
panzer44-planning-plain-order = Next order without a target, or no order
    .button = Other order
panzer44-planning-call-fire = Call fire, aircraft or mines at the cursor
panzer44-planning-sight = Draw a line of sight
    .button = Line of sight

## A move on the plot sheet into a hex that has no room. No capital at the beginning, no full stop: the program adds them.

panzer44-planning-full = this plot would put { $hex } over the stacking limit of { $limit }

## The flag at a target: the strength, less the defence if that counts, or the missing condition for a shot.

panzer44-planning-flag-strength = { $strength } − { $defence }
panzer44-planning-flag-no-unit = Select a unit
panzer44-planning-flag-no-gun = It cannot fire
panzer44-planning-flag-no-enemy = No enemy here
panzer44-planning-flag-out-of-range = Out of range
panzer44-planning-flag-no-sight = Not in sight
panzer44-planning-flag-prohibited = Prohibited

## Units that move as planned: why one has not, in a sentence each. $unit and $passenger are names of units, $hex is a hex
## with its place, $result the result of an attack, “pinned”. $why is what the rules say, $case the number of the rule. $n
## is the number of the others, whose player can decide again.

panzer44-planning-harm-fire = { $unit } is fired at in { $hex }: { $result }.
panzer44-planning-harm-mines = { $unit } enters mines in { $hex }: { $result }.
panzer44-planning-harm-eliminated = { $unit } is eliminated.
panzer44-planning-planned-others = { $n ->
        [one] { $n } unit waits.
       *[other] { $n } units wait.
    }
panzer44-planning-planned-stopped = { $unit } was stopped with { $passenger } loaded.
panzer44-planning-planned-not-moved = { $unit } could not move as planned: { $why } (case { $case }).
panzer44-planning-planned-not-unloaded = { $unit } could not unload as planned: { $why } (case { $case }).

## An answer in a lesson, in sentences, to a player who writes several entries on the plot sheet at once. “Back” is the button below.

panzer44-planning-one-by-one = In a lesson, write one entry at a time, as the steps say. Back returns to the start of this step.
