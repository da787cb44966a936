### Squad: Why? What the rules say about a hex and its units, a sentence each, with its case beside it.
### The program makes the first letter of a sentence a capital, and adds a full stop where there is none.
### $side is an adjective, “German”. $hexes, $names, $weapons are lists. AP is the strength against infantry, MP are movement points, LOS is the line of sight, VP are victory points.

## The headings, and the text below the title if no unit can be seen in cover.

squad-why-no-known-unit = No known unit is here.
squad-why-unit-and-hex = { $unit } and this hex
squad-why-ground-head = Ground
squad-why-stacking = Stacking
squad-why-cover-head = Cover
squad-why-sight = Sight
squad-why-victory-hex = Victory hex

## The end of a list of units: “and 3 more”.

squad-why-more = { $n } more

## The ground. $ground is one of the names below, $foot and $vehicles are costs in MP.

squad-why-ground = { $ground }: infantry { $foot }, vehicles { $vehicles }
squad-why-ground-on-foot = { $ground }: infantry { $foot }, no vehicles
squad-why-in-building = { $terrain } ({ $building })
squad-why-terrain-stone = a stone building
squad-why-terrain-wood = a wooden building
squad-why-terrain-clear = open ground
squad-why-terrain-woods = woods
squad-why-terrain-swamp = a swamp
squad-why-terrain-lake = water
squad-why-terrain-town = a building
squad-why-terrain-orchard = an orchard
squad-why-terrain-crops = crops
squad-why-terrain-stream = a stream
squad-why-terrain-gully = a gully
squad-why-water = water or swamp: no unit can enter
squad-why-bridge = a bridge: vehicles and guns can cross it only by its road, towards { $hexes }
squad-why-walls = a wall or a hedge is towards { $hexes }: +{ $points } MP to cross it
squad-why-rises = the ground rises towards { $hexes }: +{ $points } MP to move up
squad-why-steep = two levels to { $hexes }: infantry needs its whole allowance, other units cannot move there

## Fortifications, smoke and fire lanes. $work is “an earth bunker”; $faces is “north” or the words for no facing.

squad-why-bunker = { $work }, facing { $faces }: cover { $cover } in place of the terrain, for 2 infantry units or 1 gun; they can fire only into its arc
squad-why-no-side = no side
squad-why-sandbags = sandbags: cover { $cover } in place of the terrain, for infantry and guns
squad-why-dug = { $work }: +{ $cover } cover for infantry
squad-why-slows = the fortification costs +{ $points } MP to enter
squad-why-mines = mines: roll a die for each unit that enters; 3 or less eliminates it
squad-why-wire = wire: infantry must stop in it, and its fire from there has +1 to the dice; unarmoured vehicles cannot enter
squad-why-smoke = Smoke { $number }: hindrance { $number } for all fire into, out of and through the hex
squad-why-lane = fire lane of the { $side } side (markers: { $markers }): infantry, guns and unarmoured vehicles that enter are attacked at once

## Stacking. $units is a list of the numbers below.

squad-why-room = here: { $units }; stacking limit 4 infantry units, or 2 vehicles or guns, or 1 of these with 2 infantry units
squad-why-full = at the stacking limit with { $units }: other units can only pass through
squad-why-infantry-units = { $n ->
        [one] { $n } infantry unit
       *[other] { $n } infantry units
    }
squad-why-guns = { $n ->
        [one] { $n } gun
       *[other] { $n } guns
    }
squad-why-vehicles = { $n ->
        [one] { $n } vehicle
       *[other] { $n } vehicles
    }

## Cover and sight.

squad-why-shelter = cover: +{ $cover } to the dice of fire at units here
squad-why-no-shelter = no cover
squad-why-blocks = it blocks the line of sight
squad-why-hinders = hindrance { $hindrance } for fire through it and at units in it
squad-why-level = level { $level }
squad-why-watched = in LOS of { $side } units: { $names }
squad-why-unwatched = no { $side } unit has LOS to the hex
squad-why-unwatched-as-known = no known { $side } unit has LOS to the hex

## Victory.

squad-why-worth = worth { $points } VP to the { $side } side while it holds the hex
squad-why-held = held by the { $side } side, the last in it
squad-why-held-by-nobody = no side has held it yet
squad-why-must = the attacker must hold it to win: otherwise a draw at most

## The values of a unit. $kind is “leader”, “half”, “elite-half”, “elite” or “squad”. $letter, $front and $rear are letters of guns and armour. $guns is a list of the weapons below; $shield is “yes” or “no”.

squad-why-unit-infantry = { $kind ->
        [leader] a leader
        [elite-half] an elite half squad
        [half] a half squad
        [elite] an elite squad
       *[squad] a squad
    }: AP { $attack }, range { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    }; casualty rating { $rating }
squad-why-unit-leads = its modifier of { SIGNED($modifier) } applies to the dice of fire, assault and rally in its hex
squad-why-unit-carries = it carries { $weapons }
squad-why-unit-gun = { $shield ->
        [yes] a gun: letter { $letter } against armour, AP { $attack }, forward arc only; casualty rating { $rating }, with a gun shield to the front
       *[no] a gun: letter { $letter } against armour, AP { $attack }, forward arc only; casualty rating { $rating }
    }
squad-why-unit-afv = armour front { $front }, rear { $rear }; { $guns }
squad-why-unit-vehicle = not armoured: casualty rating { $rating }; { $guns }
squad-why-unit-turret-gun = gun { $letter }, AP { $attack } (turret)
squad-why-unit-fixed-gun = gun { $letter }, AP { $attack } (forward arc)
squad-why-unit-mg-all-round = machine gun { $attack } all round
squad-why-unit-mg-forward = machine gun { $attack } forward
squad-why-unit-no-weapon = no weapon
squad-why-unit-allowance = movement allowance in this phase: { $points }

## Its load. $room is a list of what it can carry.

squad-why-unit-room = it can carry { $room }
squad-why-unit-room-half = a half squad, a leader and a weapon
squad-why-unit-room-squads = { $n ->
        [one] { $n } squad and { $n } leader with their weapons
       *[other] { $n } squads and { $n } leaders with their weapons
    }
squad-why-unit-room-gun = one towed gun
squad-why-unit-carrying = it carries { $names }: they share its results
squad-why-unit-aboard = it is in { $name } and can be hit only with it

## Its condition.

squad-why-unit-pinned = pinned: it cannot act until it recovers
squad-why-unit-fired = it has a Fire marker: it cannot fire or move until this segment ends
squad-why-unit-moved = it has a Move marker
squad-why-unit-assault-move = it makes an assault move: +1 to the dice of opportunity fire at it
squad-why-unit-valorous = valorous: the first casualty point of each attack is ignored, and its AP is 1 higher
squad-why-unit-immobile = immobilized: it cannot move or turn, and its crew may abandon it whenever it is attacked
squad-why-unit-in-work = it is in the fortification
squad-why-unit-ready = ready: it may fire, or move

## Its line of sight to the hex. $what is a list of the places below.

squad-why-unit-sees = { $range ->
        [one] clear LOS to the hex, { $range } hex away
       *[other] clear LOS to the hex, { $range } hexes away
    }
squad-why-unit-sees-hindered = { $range ->
        [one] LOS to the hex, { $range } hex away, hindrance { $by }: { $what }
       *[other] LOS to the hex, { $range } hexes away, hindrance { $by }: { $what }
    }
squad-why-unit-blind = no LOS to the hex: blocked by { $what }
squad-why-unit-hedgerow-edge = the hedgerow at the edge of the map in { $hex }
squad-why-unit-hedgerow = the hedgerow between { $one } and { $other }
squad-why-unit-map-edge = the edge of the map
squad-why-unit-hinders-ground = { $terrain } in { $hex }
squad-why-unit-hinders-smoke = Smoke { $number } in { $hex }
squad-why-unit-hinders-crossed = the wall or hedge between { $one } and { $other }
squad-why-unit-hinders-along-edge = the wall or hedge along the line at the edge of the map in { $hex }
squad-why-unit-hinders-along = the wall or hedge along the line between { $one } and { $other }
squad-why-unit-hinders-less = one less, because neither side blocks

## Its attacks on the hex. $armed is “yes” if it fires a $weapon. $modified is “yes” if there are $modifiers, “cover +3 (13.2), leader −1 (10.5)”. $row is a row of the fire table, “5–10”; $chance and the like are chances in words, “42%”; $mean is a number of casualty points with two decimal places.

squad-why-unit-fires = { $armed ->
        [yes] fire at the hex with { $weapon }
       *[no] fire at the hex
    }: strength { $strength }, row { $row }{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }; { $chance } chance of an effect, { $mean } points on average
squad-why-unit-shoots = { $armed ->
        [yes] a shot at { $name } with { $weapon } hits on { $number } or less
       *[no] a shot at { $name } hits on { $number } or less
    }{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }; hit { $hit }, eliminated { $eliminated }
squad-why-unit-assaults = it may assault: { $attack } to { $defence }, odds { $odds }, success on { $number } or less{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }: { $chance }; even success costs { $points ->
        [one] { $points } casualty point
       *[other] { $points } casualty points
    }
squad-why-unit-takes = it may assault: no defence, the hex is captured without a roll
squad-why-unit-overruns = it may overrun for { $cost } MP, exit in { $exit }: strength { $strength }, row { $row }{ $modified ->
        [yes] , { $modifiers }
       *[no] { "" }
    }; { $chance } chance of an effect, { $mean } points on average

## Its way to the hex. $stops is the number of the hexes on the way, $way lists them with commas.

squad-why-unit-reached = { $stops ->
        [0] it can reach the hex for { $cost } of { $of } MP
       *[other] it can reach the hex for { $cost } of { $of } MP, via { $way }
    }
squad-why-unit-drives = { $stops ->
        [0] it can reach the hex for { $cost } of { $of } MP, best facing { $facing }
       *[other] it can reach the hex for { $cost } of { $of } MP, via { $way }, best facing { $facing }
    }
squad-why-unit-out-of-reach = it cannot reach the hex: movement allowance { $of }
squad-why-unit-in-phase = it moves in its own { $phase } phase
