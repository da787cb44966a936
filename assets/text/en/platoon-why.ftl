### Platoon: Why? What the rules say about a hex and its units, a sentence each, with its case beside it.
### The program makes the first letter of a sentence a capital, and adds a full stop where there is none.
### $side is an adjective, “German”; $hexes is a list of hexes; MP are movement points, VP victory points, LOS is line of sight.

## The headings, and the text for a hex in cover in which a unit may be hidden. $unit is selected in another hex.

platoon-why-head-ground = Ground
platoon-why-head-stacking = Stacking
platoon-why-head-cover = Cover
platoon-why-head-sight = Sight
platoon-why-head-victory-hex = Victory hex
platoon-why-unit-and-hex = { $unit } and this hex
platoon-why-none-known = No known unit is here.

## The end of a list that is cut: “1st Rifle Platoon, 2nd Rifle Platoon and 3 more”.

platoon-why-more = { $n } more

## The name of the terrain of a hex at the beginning of a sentence.

platoon-why-terrain-clear = clear ground
platoon-why-terrain-woods = woods
platoon-why-terrain-swamp = swamp
platoon-why-terrain-lake = a lake
platoon-why-terrain-town = a town
platoon-why-terrain-orchard = an orchard
platoon-why-terrain-crops = crops
platoon-why-terrain-stream = a stream
platoon-why-terrain-gully = a gully

## The ground: the cost to enter by classes of movement, “road” for one that can enter only by road.

platoon-why-ground = { $ground }: { $tracked ->
        [road] tracked by road only
       *[other] tracked { $tracked }
    }, { $truck ->
        [road] trucks by road only
       *[other] trucks { $truck }
    }, { $wagon ->
        [road] wagons by road only
       *[other] wagons { $wagon }
    }, { $mounted ->
        [road] mounted by road only
       *[other] mounted { $mounted }
    }, { $foot ->
        [road] foot by road only
       *[other] foot { $foot }
    }
platoon-why-water = water: no unit can enter
platoon-why-roads = along the road to { $hexes }: { $points } MP at road rate if neither hex has another unit, a wreck or a road block
platoon-why-ford = a ford leads to { $hexes }: the stream costs nothing there
platoon-why-stream = a stream is towards { $hexes }: trucks cannot cross it, all others except foot units pay 2 MP more
platoon-why-river = a river is towards { $hexes }: it can be crossed only by bridges
platoon-why-rises = the ground rises towards { $hexes }: all except foot units pay 2 MP more
platoon-why-gully = a gully: all except foot units pay 2 MP more to leave it, unless they move along it; trucks can enter and leave it only by road
platoon-why-gully-road = a gully bridged by a road: units here are on the road

## Works and wrecks, and the stacking limit.

platoon-why-mined = mines: a unit that enters must stop, and in each { $side } combat phase they attack all units here at 2-1
platoon-why-fort = a { $side } fort, defence { $strength }: it is the only target here
platoon-why-block = a road block: a vehicle can enter or leave only as its whole move, and there is no road rate
platoon-why-wreck = a wreck: no road rate in or out
platoon-why-wrecks = { $number } wrecks: no vehicle can enter
platoon-why-room = stacking: { $units } of { $limit } units
platoon-why-full = at the stacking limit of { $limit }: other units can only pass through

## Sight and cover. $names are units that see the hex; $open and $armoured are strengths of fire.

platoon-why-level = level { $level }
platoon-why-top = its top is level { $top }: it can block the line of sight to lower hexes behind it
platoon-why-gully-sight = in the gully there is LOS only to and from adjacent and higher hexes
platoon-why-conceals = it conceals: a unit here can be fired at only if it is spotted
platoon-why-open = it does not conceal: a unit in LOS of an enemy spotter is spotted
platoon-why-shelter = cover: +1 to the die of attacks on units here
platoon-why-no-shelter = no cover
platoon-why-town = a town: all units here are attacked as one, and count as armoured to guns
platoon-why-no-overrun = it cannot be overrun
platoon-why-watched = in LOS of { $side } spotters: { $names }
platoon-why-unwatched = no { $side } spotter has LOS to the hex
platoon-why-unwatched-by-known = no known { $side } spotter has LOS to the hex
platoon-why-covered = { $side } opportunity fire at a unit that enters: strength { $open } in all if it is unarmoured, { $armoured } if it is armoured
platoon-why-registered = { $name } is registered on this hex

## The victory points of the hex.

platoon-why-worth = worth { $points } VP to the { $side } side while it holds the hex
platoon-why-held = held by the { $side } side, the last in it
platoon-why-held-by-nobody = no side has held it yet

## A unit: its values, its conditions and what it can do. $class is letters of a class of weapons, “(H)”.

platoon-why-unit-armed = { $range ->
        [one] attack { $attack }, class { $class }, range { $range } hex; defence { $defence }, { $armour }
       *[other] attack { $attack }, class { $class }, range { $range } hexes; defence { $defence }, { $armour }
    }
platoon-why-unit-unarmed = unarmed; defence { $defence }, { $armour }
platoon-why-armour-open-topped = armoured and open-topped
platoon-why-armour = armoured
platoon-why-armour-none = not armoured
platoon-why-unit-moves = movement allowance { $points }, { $how }
platoon-why-moves-tracked = tracked
platoon-why-moves-truck = truck
platoon-why-moves-wagon = wagon
platoon-why-moves-mounted = mounted
platoon-why-moves-foot = foot
platoon-why-unit-immobile = it cannot move by itself: it must be carried
platoon-why-unit-carries-riders = it can carry one foot unit of class I as riders
platoon-why-unit-carries-any = it can carry one foot unit or gun
platoon-why-unit-engineer = engineers: they can clear mines and improve an assault from their hex
platoon-why-unit-no-assault = it cannot assault
platoon-why-unit-carrying = it carries { $name }: a result on the carrier applies to both
platoon-why-unit-loaded-in = it is loaded in { $name } and cannot be a target by itself
platoon-why-unit-inverted = inverted: it has fired or assaulted, and cannot act until the end of its player turn
platoon-why-unit-dispersed-this-turn = dispersed: it cannot act until the end of this player turn
platoon-why-unit-dispersed-next-turn = dispersed: it cannot act until the end of its next player turn
platoon-why-unit-quick = in quick march: it may move, but cannot fire, assault or observe
platoon-why-unit-fresh = just unloaded: it cannot act before its next combat phase
platoon-why-unit-loading = { $turns ->
        [one] it loads or unloads heavy equipment: { $turns } turn left
       *[other] it loads or unloads heavy equipment: { $turns } turns left
    }
platoon-why-unit-clearing = it is clearing mines
platoon-why-unit-spotted = spotted: it can be attacked
platoon-why-unit-unspotted = not spotted: direct and opportunity fire cannot target it
platoon-why-unit-beside = spotted: an enemy spotter is adjacent
platoon-why-unit-in-sight = in the open and in LOS of an enemy spotter: it can be attacked
platoon-why-unit-out-of-sight = no enemy spotter has LOS to it
platoon-why-unit-out-of-known-sight = no known enemy spotter has LOS to it
platoon-why-unit-ready = ready: it may fire, or move, but not both in one player turn

## Fire of the selected unit at this hex. $range and $most are numbers of hexes.

platoon-why-unit-may-fire = { $range ->
        [one] direct fire reaches the hex, { $range } hex away
       *[other] direct fire reaches the hex, { $range } hexes away
    }
platoon-why-unit-may-react = opportunity fire reaches the hex: { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } away, half range { $most ->
        [one] { $most } hex
       *[other] { $most } hexes
    }
platoon-why-unit-no-reaction = no opportunity fire here: { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } away, half range { $most ->
        [one] { $most } hex
       *[other] { $most } hexes
    }
platoon-why-unit-may-shell = indirect fire reaches the hex: { $call }, { $drm ->
        [0] +0
       *[other] { SIGNED($drm) }
    } to the die
platoon-why-unit-may-interdict = its marker is here: it may interdict a spotted enemy unit that enters

## Attacks on this hex: the target $name, strengths, odds, “3-1”, the die-roll modifier, and the chances of each result with
## commas, “no effect 2/6, D 3/6, X 1/6”.

platoon-why-the-fort = the fort
platoon-why-whole-stack = the whole stack
platoon-why-chance = { $result } { $dice }/6
platoon-why-no-effect = no effect
platoon-why-unit-attack = at { $name }: { $strength } to { $defence }, { $odds }, { $drm ->
        [0] +0
       *[other] { SIGNED($drm) }
    } to the die: { $chances }
platoon-why-unit-overrun = it may overrun: { $strength } to { $defence }, { $odds }, exit in { $exit }: { $chances }
platoon-why-unit-assault = it may assault: { $strength } to { $defence }, { $odds }, { $drm ->
        [0] +0
       *[other] { SIGNED($drm) }
    } to the die: { $chances }

## Movement of the selected unit to this hex: its cost and its allowance $of, and the hexes on its path with commas; $stops is
## their number.

platoon-why-unit-reached = { $stops ->
        [0] it can reach the hex for { $cost } of { $of } MP
       *[other] it can reach the hex for { $cost } of { $of } MP, via { $between }
    }
platoon-why-unit-beside-road = beside the road it enters unspotted, for { $cost } MP
platoon-why-unit-creeps = by concealed movement it enters unspotted, as its whole move
platoon-why-unit-out-of-reach = it cannot reach the hex: movement allowance { $of }
platoon-why-unit-in-segment = it moves in the segment “{ $segment }”
platoon-why-segment-vehicles = vehicles move
platoon-why-segment-others = foot and mounted units move
