### Squad: planning with the mouse and by keys.

## Commands of keys that only this game has, as the pages of keys and help list them.

squad-planning-work = Load, unload, exchange, split, join, exit
squad-planning-other-work = Split, second half armed
squad-planning-join = Add all units to the planned attack
squad-planning-weapon = Next weapon of the selected unit
squad-planning-lane = Fire lane: left, right or none
squad-planning-assault-move = Assault move on or off
squad-planning-reverse = Vehicles reverse, on or off
squad-planning-turn-left = Turn a vehicle or gun left
squad-planning-turn-right = Turn a vehicle or gun right
squad-planning-rally = Rally a pinned unit
squad-planning-smoke = Lay smoke with a click
squad-planning-sight = Draw a line of sight

## Two of them as buttons in the bar under the map.

squad-planning-tool-sight = Line of sight
squad-planning-tool-join = Add all

## The flag at a target: at the left the strength against infantry (AP) with the sum of the modifiers, the chance of a shot to hit, or that it is a sniper; at the right chances. It has little room.

squad-planning-flag-strength = AP { $strength }
squad-planning-flag-strength-modified = AP { $strength }{"  "}{ SIGNED($by) }
squad-planning-flag-hit = hit { $percent }%
squad-planning-flag-eliminated = elim. { $percent }%
squad-planning-flag-chance = { $percent }%
squad-planning-flag-sniper = sniper

## The same where there is no attack.

squad-planning-flag-no-unit = Select a unit
squad-planning-flag-no-enemy = No enemy here
squad-planning-flag-not-allowed = not allowed
