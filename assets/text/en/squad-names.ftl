### The names of Squad inside other texts: phases, missions, fortifications, weapons, facings, modifiers.

## A phase by itself, inside a sentence: “it moves in its own movement phase”.

squad-name-step-support = support
squad-name-step-command = command
squad-name-step-fire = fire
squad-name-step-movement = movement
squad-name-step-defensive-fire = defensive fire
squad-name-step-assault = advance and assault
squad-name-step-after-action = after action

## A phase with its side, in lists and headings: the program makes the first letter a capital where it begins a line. $side is an adjective, “German”.

squad-name-set-up = set-up
squad-name-set-up-of = { $side } set-up
squad-name-support-of = { $side } support
squad-name-command-of = { $side } command
squad-name-fire-of = { $side } fire
squad-name-movement-of = { $side } movement
squad-name-defensive-fire-of = { $side } defensive fire
squad-name-assault-of = { $side } advance and assault
squad-name-after-action-of = { $side } after action
squad-name-over = The end

## Units that the reader may not know. Shells may fall on a hex without visible units.

squad-name-hidden-unit = a hidden unit
squad-name-no-visible-unit = no visible unit

## Missions: “light artillery strikes 0806”. The last is called without a mission.

squad-name-mission-light = light artillery
squad-name-mission-heavy = heavy artillery
squad-name-mission-aircraft = a fighter-bomber
squad-name-mission-smoke = a smoke barrage

## Fortifications in a list, and those that have an article inside a sentence. The word for any of them.

squad-name-work-earth-bunker = earth bunker
squad-name-work-concrete-bunker = concrete bunker
squad-name-work-sandbags = sandbags
squad-name-work-foxhole = foxhole
squad-name-work-trench = trench
squad-name-work-mines = mines
squad-name-work-wire = wire
squad-name-an-earth-bunker = an earth bunker
squad-name-a-concrete-bunker = a concrete bunker
squad-name-a-foxhole = a foxhole
squad-name-a-trench = a trench
squad-name-fortification = fortification

## Fortifications that are placed or removed by hand, in the log: “by hand: trench placed in 0806”.

squad-name-mark-earth-bunker = earth bunker
squad-name-mark-concrete-bunker = concrete bunker
squad-name-mark-sandbags = sandbags
squad-name-mark-foxhole = foxhole
squad-name-mark-trench = trench
squad-name-mark-mines = mines
squad-name-mark-wire = wire

## Weapons that are used up, with their articles: “the German side uses up a panzerfaust”.

squad-name-used-grenades = grenades
squad-name-used-satchel = a satchel charge
squad-name-used-panzerfaust = a panzerfaust
squad-name-used-at-grenade = an anti-tank grenade

## The facing of a unit or a bunker: “facing north”.

squad-name-facing-north = north
squad-name-facing-northeast = northeast
squad-name-facing-southeast = southeast
squad-name-facing-south = south
squad-name-facing-southwest = southwest
squad-name-facing-northwest = northwest

## The reasons for die-roll modifiers, and a modifier with its number: lists of these, with commas between. $case is a case of the rules, “13.2”.

squad-name-reason-cover = cover
squad-name-reason-half-cover = half the cover
squad-name-reason-hindrance = hindrance
squad-name-reason-leader = leader
squad-name-reason-grenades = grenades
squad-name-reason-assault-move = assault move
squad-name-reason-from-wire = from wire
squad-name-reason-opportunity-near = adjacent to the firer
squad-name-reason-opportunity-open = in the open
squad-name-reason-lanes = more lanes
squad-name-reason-shield = shield
squad-name-reason-valour = valour
squad-name-reason-defending-leader = defending leader
squad-name-reason-defending-grenades = defending grenades
squad-name-modifier = { $reason } { SIGNED($by) }
squad-name-modifier-and-case = { $reason } { SIGNED($by) } ({ $case })

## The kill number of a hit on armour: a roll below $number eliminates the vehicle.

squad-name-kill-impossible = cannot penetrate
squad-name-kill-below = eliminated below { $number }, immobilized at { $number }
squad-name-kill-certain = always penetrates

## A chance: “42%”. A chance that is not 0 is never shown as 0.

squad-name-percent = { $percent }%
squad-name-percent-low = under 1%
