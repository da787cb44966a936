### Platoon: orders in words, dice that are rolled by hand, and artillery beside the map.
### $unit, $carrier and similar arguments are names of units, $units a list of them: “1st and 2nd Pz IV H Platoons”. Units of
### the player who is addressed are named without their side. $hex is a hex with its place, “Grusha (0909)”.

## An order, as advice to a player: no full stop.

platoon-orders-set-up = Set up { $unit } in { $hex }
platoon-orders-set-up-aboard = Set up { $unit } in { $carrier }
platoon-orders-place-mines = Place mines in { $hex }
platoon-orders-place-fort = Place a fort in { $hex }
platoon-orders-place-block = Place a road block in { $hex }
platoon-orders-remove-mines = Remove mines in { $hex }
platoon-orders-remove-fort = Remove a fort in { $hex }
platoon-orders-remove-block = Remove a road block in { $hex }
platoon-orders-flip = Reverse the marker of { $carrier }
platoon-orders-fire = Fire at { $target } with { $units }
platoon-orders-fire-at-all = Fire at all units in { $hex } with { $units }
platoon-orders-move = Move { $unit } to { $hex }
platoon-orders-quick-march = Move { $unit } to { $hex } by quick march
platoon-orders-move-concealed = Move { $unit } to { $hex } by concealed movement
platoon-orders-move-beside-road = Move { $unit } to { $hex } beside the road
platoon-orders-move-nowhere = Move { $unit }
platoon-orders-enter = Bring { $unit } onto the map in { $hex }
platoon-orders-exit = Exit the map with { $unit }
platoon-orders-load = Load { $passenger } into { $carrier }
platoon-orders-unload = Unload { $passenger } from { $carrier }
platoon-orders-unload-carrier = Unload { $carrier }
platoon-orders-overrun = Overrun { $hex } with { $units }
platoon-orders-assault = Assault { $hex } with { $units }
platoon-orders-clear-mines = Clear mines with { $unit }
platoon-orders-register = Register { $unit } on { $hex }
platoon-orders-unregister = Remove the registration marker of { $unit } on { $hex }
platoon-orders-opportunity-fire = Use opportunity fire with { $units }
platoon-orders-interdict = Interdict with { $units }
platoon-orders-pass = Hold fire
platoon-orders-done = End the segment

## Indirect fire: $firers is a list with semicolons of units with their calls.

platoon-orders-indirect-fire = Fire indirectly at { $hex } with { $firers }
platoon-orders-firer = { $unit }, { $call }
platoon-orders-call-registered = registered
platoon-orders-call-from-the-hip = from the hip
platoon-orders-call-nearby = from the hip, near its marker
platoon-orders-call-interdiction = interdiction
platoon-orders-call-nearby-interdiction = interdiction near its marker

## When units fire in the opponent’s movement; the instruction is also a label beside the hex of the unit.

platoon-orders-instruct = Instruct { $units }: { $instruction }
platoon-orders-instruction-ask = ask me
platoon-orders-instruction-never = hold fire
platoon-orders-instruction-any-target = any target
platoon-orders-instruction-armour-only = armour only

## A die that a person rolls by hand.

platoon-orders-die-for-hex = Die for the attack on { $hex }
platoon-orders-die-for-unit = Die for the attack on { $unit }

## The limits of a battery beside the map, with · between them: turns, columns of hexes, hexes, and types of enemy units of
## which one must be there.

platoon-orders-battery-turn = turn { $turn }
platoon-orders-battery-turns = turns { $first }–{ $last }
platoon-orders-battery-column = column { $column }
platoon-orders-battery-columns = columns { $first }–{ $last }
platoon-orders-battery-hexes = { $n ->
        [one] hex { $hexes }
       *[other] hexes { $hexes }
    }
platoon-orders-battery-targets = only at hexes with { $units }
