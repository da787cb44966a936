### Panzer ’44: orders before they are given, for the plot sheet and for hints, and dice that people roll by hand. $unit,
### $carrier and $enemy are names of units, “1st Panther Platoon”, $units a list of them; $hex is a hex with its place,
### “Vauclair (1409)”.

## The targets at which opportunity fire opens without asking, on buttons with little room. “ask me”: it opens at none.

panzer44-orders-targets-first = first target
panzer44-orders-targets-hard = hard only
panzer44-orders-targets-soft = soft only
panzer44-orders-targets-ask = ask me

## A plotted order, followed by the letters by which players write it. $targets is one of the texts above.

panzer44-orders-task-fire = Fire at { $hex } (DF)
panzer44-orders-task-watch = Watch { $hex }, { $targets } (OF)
panzer44-orders-task-bombard-tight = Artillery at { $hex }, tight (IF)
panzer44-orders-task-bombard-loose = Artillery at { $hex }, loose (IF)
panzer44-orders-task-move = Move (MV)
panzer44-orders-task-load = Load { $unit } (LD)
panzer44-orders-task-unload = Unload (UL)
panzer44-orders-task-clear = Clear { $hex } (CL)
panzer44-orders-task-blow = Blow the bridge to { $hex } (BB)

## An order as a hint gives it to the player, without a full stop.

panzer44-orders-deploy = Set up { $unit } in { $hex }
panzer44-orders-deploy-aboard = Set up { $unit } in { $carrier }
panzer44-orders-lay-mines = { $mines ->
        [hasty] Lay hasty mines in { $hex }
        [preventative] Lay preventative mines in { $hex }
       *[defensive] Lay defensive mines in { $hex }
    }
panzer44-orders-remove-mines = Remove the mines in { $hex }
panzer44-orders-dig = Dig a position in { $hex }
panzer44-orders-fill-in = Remove the position in { $hex }
panzer44-orders-fire = Fire with { $unit } at { $enemy }
panzer44-orders-fire-at-hex = Fire with { $unit } at the whole hex
panzer44-orders-move = Move { $unit }
panzer44-orders-move-to = Move { $unit } to { $hex }
panzer44-orders-exit = Exit the map with { $unit }
panzer44-orders-load = Load { $unit }
panzer44-orders-unload = Unload { $unit }
panzer44-orders-clear = Clear mines with { $unit }
panzer44-orders-blow = Blow the bridge with { $unit }
panzer44-orders-shoot = Fire with { $unit }
panzer44-orders-hold-fire = Hold fire
panzer44-orders-bombard = Execute the indirect fire of { $unit }
panzer44-orders-barrage = Execute the fire of { $battery }
panzer44-orders-strike = Execute the air attack on { $hex }
panzer44-orders-end-phase = End the phase

## A plot as a hint gives it: its head, and a line for each entry, “1st and 2nd StuG III Platoons – Move (MV) to La Croix
## (0611): towards Vauclair (1409)”. $order is a plotted order, $hex where it leads, $why the reason in a few words. Below
## are off-board artillery and aircraft, with the enemies in the hex.

panzer44-orders-plot = { $n ->
        [0] Plot nothing
        [one] Plot this
       *[other] Plot these { $n }
    }
panzer44-orders-line = { $units } – { $order }
panzer44-orders-line-to = { $units } – { $order } to { $hex }
panzer44-orders-line-why = { $units } – { $order }: { $why }
panzer44-orders-line-to-why = { $units } – { $order } to { $hex }: { $why }
panzer44-orders-battery = { $battery } at { $hex }
panzer44-orders-battery-at-units = { $battery } at { $hex }: { $units }
panzer44-orders-aircraft = Aircraft at { $hex }
panzer44-orders-aircraft-at-units = Aircraft at { $hex }: { $units }

## Dice that people roll: the purpose of each. $side is an adjective, “German”.

panzer44-orders-die-panic-digit = { $side } panic digit
panzer44-orders-die-panic = Does { $unit } panic?
panzer44-orders-die-attack = Die for the attack on { $unit }
panzer44-orders-die-mines = Die for the mine attack on { $unit }
panzer44-orders-die-bolt = Does { $unit } bolt?
panzer44-orders-die-bolt-way = Direction in which { $unit } bolts
panzer44-orders-die-recovery = Does { $unit } recover?
panzer44-orders-die-demolition = Does { $unit } blow the bridge?
panzer44-orders-die-sortie = Do the aircraft attack { $hex }?
