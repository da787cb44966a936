### Panzergruppe Guderian: Why? What the rules say about a hex and its units, a sentence each, with its case beside it.
### The program makes the first letter of a sentence a capital, and adds a full stop where there is none.

## The headings. $unit or $n units are selected in another hex.

guderian-why-stack = The stack
guderian-why-ground = Ground
guderian-why-interdiction = Interdiction
guderian-why-zones-of-control = Zones of control
guderian-why-supply = Supply
guderian-why-command = Command
guderian-why-victory-hex = Victory hex
guderian-why-unit-from = { $unit }, from { $hex }
guderian-why-units-from = { $n ->
        [one] 1 unit, from { $hex }
       *[other] { $n } units, from { $hex }
    }

## The ends of lists: hexes "1010, 1011 and 3 more", units "61 Rifle Division and 2 others", areas "area X and area V".

guderian-why-more = { $n } more
guderian-why-others = { $n ->
        [one] 1 other
       *[other] { $n } others
    }
guderian-why-area = area { $area }

## The ground. Costs are movement points (MP), for all units or by their kind.

guderian-why-lake-hex = A lake: units cannot enter it or attack across its hexsides.
guderian-why-lake-near = A lake is at { $hexes }: its hexsides cannot be crossed.
guderian-why-clear = Clear terrain costs every unit { $cost }.
guderian-why-clear-by-kind = Clear terrain costs { $foot } on foot, { $cavalry } for cavalry, { $motorized } for motorized units and { $leader } for leaders.
guderian-why-city = A major city costs every unit { $cost }, whatever the terrain around it.
guderian-why-forest = Forest costs every unit { $cost }.
guderian-why-forest-by-kind = Forest costs { $foot } on foot, { $cavalry } for cavalry, { $motorized } for motorized units and { $leader } for leaders.
guderian-why-swamp = Swamp costs every unit { $cost }.
guderian-why-swamp-by-kind = Swamp costs { $foot } on foot, { $cavalry } for cavalry, { $motorized } for motorized units and { $leader } for leaders.
guderian-why-ends-lines = A supply line may end in this hex but cannot pass through it.
guderian-why-no-shelter = The terrain of this hex does not help a defender.
guderian-why-terrain-shelters = The terrain doubles the defence.
guderian-why-city-shelters = The city doubles the defence.
guderian-why-both-shelter = City and terrain together multiply the defence by { $times }.
guderian-why-rivers = A river separates this hex from { $hexes }: crossing it costs German units { $german } MP more and Soviet units { $soviet } MP more.
guderian-why-river-shelter = If every attacker crosses a river hexside, the defender adds its printed strength once more.
guderian-why-roads = Roads lead to { $hexes }: along them motorized units and leaders pay { $points } MP.
guderian-why-road-over-river = The road to { $hexes } crosses a river: movement pays for terrain and river, supply lines do not.
guderian-why-railway = { $far ->
        [one] The railway leads to { $hexes }: Soviet units may use rail movement, up to 1 hex.
       *[other] The railway leads to { $hexes }: Soviet units may use rail movement, up to { $far } hexes.
    }
guderian-why-rail-is-cut = The railway is cut here: rail movement cannot enter the hex.
guderian-why-closed = Closed to Soviet units until the end of turn { $until }.
guderian-why-entry = Reinforcements of { $areas } enter the map here.

## Markers of interdiction.

guderian-why-air-marker = German air interdiction: a Soviet step into the hex costs { $points } MP more, by rail { $rail } rail points more.
guderian-why-soviet-marker = Soviet interdiction: a German step into the hex costs { $points } MP more.
guderian-why-marker-cuts-lines = German supply lines cannot use this hex.

## Zones of control. $side and $enemy are sides, $makers the units that exert the zone.

guderian-why-no-zones = No zone of control here.
guderian-why-zone = { $side } zone of control, from { $makers }: { $enemy } units that enter must stop.
guderian-why-zone-holds = The { $side } units here cannot walk out of it.
guderian-why-cancelled = The { $side } unit here cancels the enemy zone of control for supply, command and retreat, but not for movement.
guderian-why-no-zone = { $name } is disrupted and has no zone of control.

## Supply. $names are the units in the hex; $long, $overland, $along and $away are numbers of hexes. $between are hexes on the
## line, $stops is their number: 0 if the line has no hex between its ends.

guderian-why-supplied-as-arrival = In supply: { $names } entered the map in this player turn.
guderian-why-supplied-by-road = In supply: a line of { $long ->
        [one] 1 hex
       *[other] { $long } hexes
    } runs by road from { $names } to { $source }, { $stops ->
        [0] directly.
       *[other] through { $between }.
    }
guderian-why-supplied-to-source = In supply: a line of { $overland ->
        [one] 1 hex
       *[other] { $overland } hexes
    } runs overland from { $names } to the road at { $source }, where it begins.
guderian-why-supplied-overland = In supply: a line of { $overland ->
        [one] 1 hex
       *[other] { $overland } hexes
    } runs overland from { $names } to the road at { $joined }, then { $along ->
        [one] 1 hex
       *[other] { $along } hexes
    } along it to { $source }.
guderian-why-supplied-from-west = In supply: a line of { $long ->
        [one] 1 hex
       *[other] { $long } hexes
    } runs overland from { $names } to the west edge, { $stops ->
        [0] directly.
       *[other] through { $between }.
    }
guderian-why-supplied-by-leader = { $away ->
        [one] In supply: { $leader } supplies { $names } from 1 hex away, and itself has a line to the east edge.
       *[other] In supply: { $leader } supplies { $names } from { $away } hexes away, and itself has a line to the east edge.
    }
guderian-why-supplied-from-east = { $long ->
        [one] In supply: a line of 1 hex runs from { $names } to the east edge.
       *[other] In supply: a line of { $long } hexes runs from { $names } to the east edge.
    }
guderian-why-out-of-supply = Out of supply: { $names }: half strength, half movement.

## Where a line is broken. $line is “own” for the line of the unit, “east” for the line of a leader to the east edge, “leader”
## for the line from the unit to the leader $leader; $by is an enemy unit.

guderian-why-broken-by-enemy = { $line ->
        [leader] The line to { $leader }
        [east] Its line to the east edge
       *[own] Its line
    } is blocked in { $hex } by { $by }.
guderian-why-broken-by-zone = { $line ->
        [leader] The line to { $leader }
        [east] Its line to the east edge
       *[own] Its line
    } is blocked in { $hex }, in the zone of control of { $by }.
guderian-why-broken-by-marker = Its line is blocked in { $hex } by the Soviet interdiction marker.
guderian-why-broken-source = The supply road begins in { $hex }, and that hex is blocked.
guderian-why-too-far-from-road = { $hexes ->
        [one] Even without enemies no supply road is within 1 hex, and the west edge is not within { $points } MP.
       *[other] Even without enemies no supply road is within { $hexes } hexes, and the west edge is not within { $points } MP.
    }
guderian-why-leader-cut-off = { $leader } is near enough, but is itself out of supply.
guderian-why-no-leader-near = The nearest leader, { $leader }, is { $away ->
        [one] 1 hex
       *[other] { $away } hexes
    } away and has a radius of { $reach ->
        [one] 1 hex
       *[other] { $reach } hexes
    }.
guderian-why-no-leader = No leader on the map can supply it.
guderian-why-no-way-east = Even without enemies no line leads to the east edge.
guderian-why-would-supply-german = A German unit here would be in supply.
guderian-why-would-not-supply-german = A German unit here would be out of supply.
guderian-why-would-supply-soviet = A Soviet division here would be in supply.
guderian-why-would-not-supply-soviet = A Soviet division here would be out of supply.

## Soviet command. $away is the distance of the leader in hexes, $rating its radius.

guderian-why-commanded = { $leader } commands here: range { $away }, radius { $rating }.
guderian-why-commanded-cut-off = { $leader } is cut off from the east edge: units here may attack, but at half strength.
guderian-why-not-commanded = No leader commands here: Soviet units cannot attack from this hex.
guderian-why-leader-disrupted = { $leader } is disrupted: it commands and supplies no unit.

## Stacking, and the victory points (VP) for the hex. $over units are over the limit.

guderian-why-room = Stacking: { $units } of { $limit } combat units, room for { $room } more.
guderian-why-full = The hex is at the stacking limit: { $limit } combat units, and any number of leaders.
guderian-why-overfull = { $over ->
        [one] 1 unit is over the stacking limit: eliminated if still so when the phase ends.
       *[other] { $over } units are over the stacking limit: eliminated if still so when the phase ends.
    }
guderian-why-worth = { $place } is worth { $points } VP to the Germans.
guderian-why-held = The Germans hold { $place }, with a line to the west edge.
guderian-why-hexes-not-held = It does not count: no German unit holds { $hexes } or was the last to pass.
guderian-why-no-line-west = It does not count: no line free of Soviet units and their zones of control leads to the west edge.
guderian-why-retaken = The Soviets score { $points } VP each time they retake it.

## A unit: its worth, its division, its movement and its attacks. MP are movement points.

guderian-why-unit-untried = Untried: its strength is revealed in its first combat.
guderian-why-unit-leader = A leader: commands within { $rating ->
        [one] 1 hex
       *[other] { $rating } hexes
    }, adds up to { $rating } to an attack, defends with { $rating }.
guderian-why-unit-steps = { $left } of { $all } steps left.
guderian-why-unit-strength = Attacks with { $attack } and defends with { $defence } here.
guderian-why-unit-whole = Doubled: all of { $division } is here.
guderian-why-unit-apart = Not doubled: not all of { $division } is here.
guderian-why-unit-disturbed = Not doubled: { $division } is here, but with a unit of another division.
guderian-why-unit-halved = Its strength is halved: out of supply.
guderian-why-unit-defends-only = It has no attack strength.
guderian-why-unit-points-left = May move: { $left } of { $all } MP left.
guderian-why-unit-half-allowance = It was out of supply when the phase began: half its allowance.
guderian-why-unit-reaches = It can move to { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
guderian-why-unit-must-march = Its army must march: the whole allowance, north, south or east, in one order.
guderian-why-unit-trains = By rail it can move to { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
guderian-why-unit-can-overrun = It can overrun { $hexes } for { $points } MP.
guderian-why-unit-can-attack = It may attack { $hexes }.
guderian-why-unit-nobody-near = No enemy unit is adjacent.
guderian-why-unit-hex-defends = Together they defend with { $total }, with terrain but without rivers.
guderian-why-unit-defence-unknown = Their total strength is unknown until the untried units are revealed.

## Whether the selected units can reach this hex. $between are hexes on the path, $stops is their number.

guderian-why-unit-reached-for = { $stops ->
        [0] Reached for { $cost } of { $left } MP.
       *[other] Reached for { $cost } of { $left } MP, by { $between }.
    }
guderian-why-unit-stops-there = The move ends there: it is in an enemy zone of control.
guderian-why-unit-no-room = Over the stacking limit there when the phase ends.
guderian-why-unit-by-train = By rail for { $points } of { $of } rail points.
guderian-why-unit-overrun-here = May be overrun for { $points } MP.
guderian-why-unit-attack-here = May be attacked.

## What is forbidden, and after it the refusal that an order would get: "cannot walk out of 1422: it is in the ZOC of …".

guderian-why-no-attack = No attack: { $why }
guderian-why-no-attack-on = No attack on { $hexes }: { $why }
guderian-why-no-overrun = No overrun: { $why }
guderian-why-no-overrun-of = No overrun of { $hexes }: { $why }
guderian-why-no-reach = Not within reach: { $why }
guderian-why-no-rail = Not by rail: { $why }
guderian-why-by-rail = By rail: { $why }
