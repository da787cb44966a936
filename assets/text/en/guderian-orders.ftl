### Panzergruppe Guderian: orders in words, and dice that people roll.

## The advice of the computer: an order, addressed to the player who is to give it, without a full stop. $units is one unit
## or a list.

guderian-orders-deploy = Set up { $unit } in { $hex }
guderian-orders-move = Move { $units } to { $hex }
guderian-orders-rail = Move { $units } to { $hex } by rail
guderian-orders-enter = Bring { $units } onto the map, to { $hex }
guderian-orders-call-up = Call up a division and move it to { $hex }
guderian-orders-overrun = Overrun { $hex } with { $units }
guderian-orders-attack = Attack { $hexes } with { $units }
guderian-orders-place-marker = Place an interdiction marker in { $hex }
guderian-orders-cut-rail = Cut the railway with { $unit }
guderian-orders-undo-cut = Undo the railway cut with { $unit }
guderian-orders-fly-out = Fly out { $leader }
guderian-orders-bid = Bid { $points }
guderian-orders-lose = Lose steps instead of retreating
guderian-orders-retreat = Retreat instead of losing steps
guderian-orders-lose-step = Take the step loss from { $unit }
guderian-orders-route = Retreat the stack in { $hex } to { $end }
guderian-orders-route-units = Retreat { $units } from { $hex } to { $end }
guderian-orders-eliminate = Eliminate { $unit }
guderian-orders-advance = Advance { $units } to { $hex }
guderian-orders-stay = End the advance
guderian-orders-end-phase = End the phase

## A die that people roll at the table: its purpose, without a full stop. $army is “16th”, $number is “16”.

guderian-orders-die-attack = Die for the attack on { $hexes }
guderian-orders-die-overrun = Die for the overrun of { $hex }
guderian-orders-die-seats = Equal bids: on a die of 1–3 the first player plays the Germans
guderian-orders-die-army = Die for the { $army } Army: on 1–3 it may move
guderian-orders-die-provisional = Die for the provisional division: where it enters
