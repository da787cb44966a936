### Squad: orders in words, addressed to the player who gives them, without a full stop.
### $unit, $units, $target, $carrier, $leader are names of units or lists of them. $hex is the number of a hex or the name of its building with its number. $side is a hexside, “north”.

## Instructions to units for fire in the opponent’s movement.

squad-order-instruction-ask = ask me
squad-order-instruction-never = hold fire
squad-order-instruction-any = any target

## The side to which a fire lane bends first.

squad-order-bend-left = left
squad-order-bend-right = right

## How units take casualty points: a list of these. The program makes the first letter of the list a capital.

squad-order-losses = { $losses }
squad-order-loss-ignored = ignore the point on { $units } (shield or valour)
squad-order-loss-pinned = pin { $units }
squad-order-loss-reduced = reduce { $units }
squad-order-loss-reduced-and-pinned = reduce and pin { $units }
squad-order-loss-eliminated = eliminate { $units }
squad-order-loss-put = { $n ->
        [one] put { $n } casualty point on { $units }
       *[other] put { $n } casualty points on { $units }
    }
squad-order-loss-none = take no points

## Set-up, support and command. $work is “an earth bunker”, $mission “light artillery”. A squad that splits may have a weapon, which one half keeps.

squad-order-set-up = Set up { $unit } in { $hex }
squad-order-set-up-facing = Set up { $unit } in { $hex }, facing { $side }
squad-order-set-up-aboard = Set up { $unit } in { $carrier }
squad-order-arm = Give { $weapon } to { $unit }
squad-order-build = Build { $work } in { $hex }
squad-order-unbuild = Remove { $work } in { $hex }
squad-order-call = Call { $mission } on { $hex }
squad-order-call-spotted = Call { $mission } on { $hex }, spotted by { $unit }
squad-order-split = Split { $unit }
squad-order-split-first = Split { $unit }; the first half keeps the weapon
squad-order-split-second = Split { $unit }; the second half keeps the weapon
squad-order-join = Join { $units }
squad-order-instruct = Instruct { $units }: { $instruction }
squad-order-end-set-up = End the set-up
squad-order-end-phase = End the phase

## Rally, snipers, and the answer to a question.

squad-order-rally = Try to rally { $unit }
squad-order-withdraw-sniper = Withdraw the sniper
squad-order-keep-sniper = Keep the sniper in place
squad-order-place-sniper = Place the sniper in { $hex }
squad-order-hold = Hold fire

## Attacks. $firers is a list of units, some with their weapons: “2nd Rifle Squad (BAR and grenades)”; $weapons is a list of weapons. $led is “yes” if $leader leads the attack, $armed is “yes” if the unit fires a $weapon.

squad-order-firer = { $unit } ({ $weapons })
squad-order-fire = { $led ->
        [yes] Fire at { $hex } with { $firers }, led by { $leader }
       *[no] Fire at { $hex } with { $firers }
    }
squad-order-opportunity = { $led ->
        [yes] Use opportunity fire with { $firers }, led by { $leader }
       *[no] Use opportunity fire with { $firers }
    }
squad-order-opportunity-lane = { $led ->
        [yes] Use opportunity fire with { $firers }, led by { $leader }, and lay a fire lane that bends { $bend }
       *[no] Use opportunity fire with { $firers }, and lay a fire lane that bends { $bend }
    }
squad-order-assault = { $led ->
        [yes] Assault { $hex } with { $firers }, led by { $leader }
       *[no] Assault { $hex } with { $firers }
    }
squad-order-fire-at = { $armed ->
        [yes] Shoot at { $target } with { $unit } ({ $weapon })
       *[no] Shoot at { $target } with { $unit }
    }{ $led ->
        [yes] , led by { $leader }
       *[no] { "" }
    }
squad-order-overrun = Overrun { $hex } with { $firers }
squad-order-smoke = Lay smoke in { $hex } with { $unit }
squad-order-clear-wire = Clear the wire in { $hex } with { $unit }

## Moves. $facing is a hexside, or “none”.

squad-order-move = Move { $units } to { $hex }{ $facing ->
        [none] { "" }
       *[other] , facing { $side }
    }
squad-order-assault-move = Move { $units } by assault move to { $hex }{ $facing ->
        [none] { "" }
       *[other] , facing { $side }
    }
squad-order-move-nowhere = Move { $units }
squad-order-drive-nowhere = Drive { $unit }
squad-order-drive = Drive { $unit } to { $hex }, facing { $side }
squad-order-reverse = Reverse { $unit } to { $hex }, facing { $side }
squad-order-turn = Turn { $unit } to the { $side }
squad-order-exit = Exit the map with { $unit }
squad-order-load = Load { $units } into { $carrier }
squad-order-unload = Unload { $units } from { $carrier }
squad-order-unload-to = Unload { $units } from { $carrier }, to { $hex }
squad-order-advance = Advance { $unit } to { $hex }

## The same orders in short, beside their unit. $means are the weapons of one firer, or the firer itself; $all is the number of the firers if there are several, otherwise 0.

squad-order-short-set-up = Set up in { $hex }
squad-order-short-set-up-aboard = Set up in { $carrier }
squad-order-short-split = Split
squad-order-short-split-second = Split, second half armed
squad-order-short-join = Join with { $unit }
squad-order-short-fire = { $all ->
        [0] Fire at { $hex } with { $means }
       *[other] Fire at { $hex } with all { $all }
    }{ $led ->
        [yes] , led
       *[no] { "" }
    }
squad-order-short-fire-at = { $armed ->
        [yes] Shoot at { $target } with { $weapon }
       *[no] Shoot at { $target }
    }{ $led ->
        [yes] , led
       *[no] { "" }
    }
squad-order-short-opportunity = { $all ->
        [0] Fire with { $means }
       *[other] Fire with all { $all }
    }
squad-order-short-opportunity-lane = { $all ->
        [0] Fire with { $means }
       *[other] Fire with all { $all }
    }, lane to the { $bend }
squad-order-short-assault = { $all ->
        [0] Assault { $hex } with { $means }
       *[other] Assault { $hex } with all { $all }
    }
squad-order-short-smoke = Lay smoke in { $hex }
squad-order-short-clear-wire = Clear the wire in { $hex }
squad-order-short-move = Move to { $hex }
squad-order-short-assault-move = Assault move to { $hex }
squad-order-short-drive-nowhere = Drive
squad-order-short-drive = Drive to { $hex }, facing { $side }
squad-order-short-reverse = Reverse to { $hex }
squad-order-short-turn = Turn to the { $side }
squad-order-short-exit = Exit the map
squad-order-short-load = Load { $units }
squad-order-short-unload = Unload { $units }
squad-order-short-unload-to = Unload { $units } to { $hex }
squad-order-short-overrun = Overrun { $hex }
squad-order-short-hold = Hold
squad-order-short-instruct = Instruct: { $instruction }
squad-order-short-advance = Advance to { $hex }
squad-order-short-rally = Try to rally
