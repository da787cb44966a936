### Refusals: why an order cannot be given. No capital at the beginning, no full stop: the program adds them.

## The sequence of play

squad-refusal-game-over = the game is over
squad-refusal-not-yours = { $unit } belongs to the other player
squad-refusal-decision-owed = the { $side } player must first make the pending decision
squad-refusal-nothing-asked = no such decision is pending
squad-refusal-no-such-unit = there is no counter { $unit }
squad-refusal-named-twice = { $unit } is named twice
squad-refusal-not-on-map = { $unit } is not on the map
squad-refusal-off-map = { $hex } is off the map

## Readiness

squad-refusal-pinned = { $unit } is pinned and cannot act
squad-refusal-fired = { $unit } has a Fire marker: it has already fired
squad-refusal-carried-gun = { $unit } cannot fire: it is loaded or towed

## Fire

squad-refusal-nobody-fires = the order names no firing unit
squad-refusal-not-one-hex = infantry that fires together must be in one hex
squad-refusal-fires-alone = { $unit } can fire only alone or with its passengers
squad-refusal-has-fired-there = units of this hex have already fired at { $hex }: the others cannot fire at it this phase
squad-refusal-unarmed = { $unit } cannot fire at infantry: it has no AP and no weapon
squad-refusal-not-its-weapon = { $unit } does not carry { $weapon }
squad-refusal-not-at-infantry = { $weapon } can fire only at tanks
squad-refusal-no-mortar-at-movers = { $unit } fires a mortar: mortars cannot use opportunity fire
squad-refusal-mortars-fire-apart = mortars cannot fire together with other weapons
squad-refusal-none-left = { $weapon }: none left
squad-refusal-not-expendable = { $weapon } cannot be used up in this attack
squad-refusal-one-of-a-kind = one attack can use one weapon of a kind, and a satchel charge only by itself
squad-refusal-infantry-only = only infantry can use { $weapon }
squad-refusal-neighbours-only = { $weapon } can be used only at adjacent hexes
squad-refusal-out-of-range = { $unit } cannot fire at { $hex }: range { $range }, maximum { $most }
squad-refusal-too-near = { $unit } cannot fire at { $hex }: range { $range }, minimum { $least }
squad-refusal-out-of-arc = { $hex } is outside the forward arc of { $unit }
squad-refusal-no-line-of-sight = no line of sight from { $from } to { $to }
squad-refusal-not-observed = no unpinned friendly unit has LOS to { $hex } for the mortar
squad-refusal-no-mortar-here = { $unit } cannot fire a mortar from its hex
squad-refusal-nobody-there = no target for this fire is in { $hex }
squad-refusal-only-armour = { $hex } holds only armour: use anti-tank fire
squad-refusal-friends-there = friendly units are in { $hex }
squad-refusal-no-leader = { $unit } cannot lead this attack: it must be an unpinned leader in the hex, without a Fire marker
squad-refusal-out-of-bunker = { $unit } cannot fire at { $hex }: outside the arc of its bunker

## Anti-tank fire

squad-refusal-carried-at-tanks = { $unit } cannot fire at tanks: it is carried
squad-refusal-not-at-tanks = { $unit } has no such anti-tank weapon
squad-refusal-no-tank = { $unit } is not an enemy AFV, vehicle or gun on the map
squad-refusal-in-bunker = { $unit } is in a bunker: anti-tank fire cannot hit it

## Smoke and wire

squad-refusal-no-smoke-weapon = { $unit } cannot lay smoke: it has no mortar and no gun
squad-refusal-no-infantry = { $unit } cannot clear wire: it is not infantry
squad-refusal-wire-next-only = { $unit } cannot clear wire in { $hex }: not adjacent
squad-refusal-no-wire = no wire is in { $hex }
squad-refusal-no-charge = cannot clear wire: no satchel charge is left

## Snipers

squad-refusal-not-for-sniper = the sniper cannot appear in { $hex }: it needs cover or hindrance, no enemy unit, and LOS to the attackers within 6 hexes
squad-refusal-sniper-does-not = the sniper cannot fire at { $hex }: once a phase, at infantry that enters within 6 hexes and in LOS
squad-refusal-no-mover = { $unit } has not just entered the hex
squad-refusal-no-sniper = no sniper of this side is on the map

## Command

squad-refusal-transfers-in-command = weapons can change hands only in the command phase
squad-refusal-no-squad = { $unit } is not a squad
squad-refusal-no-halves = { $unit } is not a half squad of the same type
squad-refusal-no-leader-here = no unpinned friendly leader is in { $hex }
squad-refusal-sibling-left = { $unit } must join the other half of its own squad
squad-refusal-stays-whole = { $unit } is valorous: it cannot split or join

## Missions

squad-refusal-no-mission-left = no such mission is left
squad-refusal-no-spotter = artillery on { $hex } needs a spotter: an unpinned friendly unit with LOS to the hex
squad-refusal-too-little-smoke = this costs { $factors } smoke factors, only { $left } left
squad-refusal-smoke-lies = { $hex } already has as much smoke

## Assaults and overruns

squad-refusal-no-assaulter = { $unit } cannot assault: it is not infantry on foot
squad-refusal-advanced-before = { $unit } cannot assault: it has advanced this phase
squad-refusal-assaults-began = no unit can advance after the first assault of the phase
squad-refusal-has-assaulted = infantry in { $hex } has already assaulted this phase
squad-refusal-not-next = { $unit } cannot assault { $hex }: not adjacent
squad-refusal-no-way-in = infantry cannot enter { $hex }
squad-refusal-nobody-to-assault = no enemy unit in { $hex } can be assaulted
squad-refusal-nobody-assaults = the order names no assaulting unit
squad-refusal-not-one-hex-assaults = all assaulting units must be in one hex
squad-refusal-not-close-by = { $weapon } cannot be used in an assault: only light machine guns can
squad-refusal-no-assault-leader = { $unit } is not a leader in this assault
squad-refusal-not-an-afv = { $unit } cannot overrun: it is not an AFV
squad-refusal-not-its-passenger = { $unit } is not a passenger of this vehicle
squad-refusal-not-from-carrier = { $unit } cannot fire { $weapon }: carried units can fire only a light machine gun
squad-refusal-nobody-aboard-uses = no passenger is left to use { $weapon }
squad-refusal-one-light-gun = passengers can fire only one light machine gun

## Rally

squad-refusal-not-pinned = { $unit } is not pinned
squad-refusal-tried-before = { $unit } has already tried to rally this phase
squad-refusal-rallies-with-carrier = { $unit } rallies with its carrier

## Casualties

squad-refusal-not-hit = { $unit } was not hit
squad-refusal-wrong-losses = these losses must cover { $points ->
        [one] { $points } casualty point
       *[other] { $points } casualty points
    }, with no loss more than needed

## Movement

squad-refusal-not-due = { $unit } cannot enter before turn { $turn }
squad-refusal-no-entry = { $hex } is not an open entry hex of { $unit }
squad-refusal-no-points-left = { $unit } has no MP left to exit the map
squad-refusal-must-load = { $carrier } must load in { $hex } first: the hex is over the stacking limit
squad-refusal-must-step-out = { $hex } is over the stacking limit: first move out the units that unloaded there
squad-refusal-no-smoke-by = { $unit } cannot lay smoke: only infantry can, once, before it moves
squad-refusal-smoke-next-only = { $unit } cannot lay smoke in { $hex }: neither its own hex nor adjacent
squad-refusal-no-smoke-left = no smoke factor is left
squad-refusal-smoke-there = { $hex } already has smoke
squad-refusal-no-lane = only machine guns fired by infantry can lay a fire lane

## Units that move

squad-refusal-stays-put = { $unit } cannot move by itself
squad-refusal-stays-pinned = { $unit } is pinned and cannot act
squad-refusal-stays-fired = { $unit } has a Fire marker and cannot move
squad-refusal-immobile = { $unit } is immobilized: it cannot move or turn
squad-refusal-aboard = { $unit } is carried or towed: unload it first
squad-refusal-only-towed = { $unit } is a large gun: it can move only when towed
squad-refusal-halted = { $unit } cannot move again this phase
squad-refusal-no-move = the order names no unit or no destination
squad-refusal-not-one-stack = { $unit } does not start in the hex of the others
squad-refusal-drives = { $unit } is a vehicle: its path needs a facing in each hex
squad-refusal-does-not-drive = { $unit } cannot move like a vehicle
squad-refusal-no-assault-move = { $unit } cannot make an assault move: it is not infantry
squad-refusal-pace-changed = { $unit } cannot change its move: an assault move must be its whole move
squad-refusal-one-hex-unloaded = { $unit } has unloaded: it can move only one hex
squad-refusal-one-hex-by-hand = { $unit } is pushed by its crew: only one hex a phase
squad-refusal-has-moved = { $unit } has moved: turning in place must be its whole move

## Destinations

squad-refusal-not-neighbours = { $to } is not adjacent to { $from }
squad-refusal-enemy-there = an enemy unit is in { $hex }
squad-refusal-water = no unit can enter { $hex }: it is water or swamp
squad-refusal-closed-to-vehicles = no vehicle can enter { $hex }: it has a building
squad-refusal-too-steep = only infantry can move from { $from } to { $to }: two levels apart
squad-refusal-steep-by-assault-move = no assault move is possible from { $from } to { $to }: two levels apart
squad-refusal-steep-after-moving = { $from } to { $to } is two levels: it takes the whole allowance, and some is already spent
squad-refusal-bridge-by-road = vehicles and guns can move from { $from } to { $to } only along the bridge road
squad-refusal-wire = unarmoured vehicles cannot enter the wire in { $hex }
squad-refusal-stopped-by-wire = the wire in { $hex } ends the move
squad-refusal-too-far = moving to { $hex } costs { $cost }, only { $left } MP left
squad-refusal-not-ahead = { $hex } is neither ahead of the vehicle nor behind it
squad-refusal-turn-too-dear = this turn in { $hex } costs { $cost }, only { $left } MP left
squad-refusal-not-turned = { $unit } already has this facing
squad-refusal-bunker-full = the bunker in { $hex } holds only 2 infantry units or 1 gun
squad-refusal-faces-out = a vehicle that enters the map in { $hex } must face inwards
squad-refusal-no-exit = { $hex } is not at the edge of the map

## Advances

squad-refusal-does-not-advance = { $unit } is a large gun: it may turn but cannot advance
squad-refusal-has-advanced = { $unit } has already advanced this phase
squad-refusal-turns-one-hexside = { $unit } cannot turn this far: one hexside in an advance, infantry none

## Overruns

squad-refusal-nothing-to-overrun = nothing to overrun straight ahead: no enemy infantry, gun or unarmoured vehicle is in { $hex }
squad-refusal-not-overrun = { $hex } cannot be overrun: an AFV or a bunker is there
squad-refusal-towing = { $unit } cannot overrun: it tows a gun

## Transport

squad-refusal-carries-nobody = { $carrier } cannot carry units
squad-refusal-tows-nothing = { $carrier } cannot tow { $unit }, or already tows a gun
squad-refusal-not-carried = { $unit } cannot be carried: it is neither infantry nor a gun
squad-refusal-not-beside = { $unit } and { $carrier } are not in one hex
squad-refusal-not-aboard-of = { $unit } is not carried by { $carrier }
squad-refusal-transported = { $unit } has already loaded or unloaded this turn
squad-refusal-has-walked = { $unit } cannot load this phase: it has moved

## Works

squad-refusal-no-work-here = this fortification cannot be in the terrain of { $hex }
squad-refusal-work-there = { $hex } already has a fortification

## Set-up

squad-refusal-not-in-set-up = { $unit } is not part of this set-up
squad-refusal-not-its-area = { $hex } is outside the set-up area from { $first } to { $last }
squad-refusal-set-up-unfinished = { $unit } is not set up yet
squad-refusal-no-facing = { $unit } needs a facing
squad-refusal-closed = { $unit } cannot be in { $hex }
squad-refusal-enemy-in-hex = an enemy unit is in { $hex }
squad-refusal-full = { $hex } is at the stacking limit
squad-refusal-cannot-carry = { $unit } cannot carry { $weapon }, or already carries a weapon
squad-refusal-not-together = { $unit } and { $other } are not in one hex
squad-refusal-no-room = { $carrier } has no room for { $unit }
squad-refusal-no-facing-of-bunker = the bunker in { $hex } needs a facing
squad-refusal-no-work-left = no fortification of this kind is left
squad-refusal-not-for-work = this fortification cannot be built in { $hex }
squad-refusal-nothing-built = no fortification of this kind is in { $hex }

## Acts that the present phase does not take, each after “this is not the time to”.

squad-deed-set-up = set up units
squad-deed-build = build fortifications
squad-deed-call-missions = call missions
squad-deed-split = split and join squads
squad-deed-fire = fire
squad-deed-lay-smoke = lay smoke
squad-deed-clear-wire = clear wire
squad-deed-move = move
squad-deed-advance = advance and assault
squad-deed-rally = rally
squad-deed-withdraw-sniper = withdraw the sniper

## When such an act is taken instead, with its preposition, each after “that is done”, and in a list of them.

squad-time-during-set-up = during set-up
squad-time-in-defensive-fire = in the defensive fire phase
squad-time-in-assault = in the advance and assault phase
squad-time-in-after-action = in the after-action phase
squad-time-in-support = in the support phase, the first of a segment
squad-time-in-command = in the command phase
squad-time-in-fire = in the fire phase
squad-time-in-movement = in the movement phase
