### Platoon: planning with the mouse and by keys.

## Commands of keys that only this game has, as the pages of keys and help list them.

platoon-planning-work = Load, unload, clear mines, exit the map
platoon-planning-instruct = Change opportunity fire
platoon-planning-join = Add all units to the planned attack
platoon-planning-unseen = Enter cover unspotted, or as usual
platoon-planning-sight = Draw a line of sight

## Two of them as buttons in the bar under the map.

platoon-planning-tool-sight = Line of sight
platoon-planning-tool-join = Add all

## The label of a highlighted hex, where its cost in movement points is otherwise: one short word. Where cover can be
## entered at two costs, both are shown, “½ or 1”: as usual, and unspotted.

platoon-planning-by-quick-march = quick
platoon-planning-by-concealed-movement = creep
platoon-planning-beside-road = beside
platoon-planning-costs = { $usual } or { $unseen }

## The flag at a target, in place of the strengths, where there is no attack.

platoon-planning-flag-no-unit = Select a unit
platoon-planning-flag-no-enemy = No enemy here
platoon-planning-flag-not-allowed = not allowed
