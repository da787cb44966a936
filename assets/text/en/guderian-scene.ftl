### Panzergruppe Guderian: texts on the map and beside it, the caption for viewers, the tooltip of a hex.

## The game on the title screen, and the printed game whose facts it uses, on the page about the program.

guderian-scene-sentence = Smolensk, July 1941: panzer corps race east, and untried Soviet armies block their path.
guderian-scene-printed = Panzergruppe Guderian
    .publisher = Simulations Publications, Inc. (SPI), New York, 1976
    .designer = James F. Dunnigan

## The foot of the printed map.

guderian-scene-sheet = one hex 10.5 km · one turn two days · divisions and regiments

## Overlays over the map: the text on the button, of one or two words, and the name in full. “No supply” is the legend of a
## cross at a unit without a supply line.

guderian-scene-overlay-reach = Reach
    .hint = Your reach
guderian-scene-overlay-enemy-reach = Enemy reach
    .hint = Enemy reach
guderian-scene-overlay-soviet-zones = Soviet ZOC
    .hint = Soviet zones of control
guderian-scene-overlay-german-zones = German ZOC
    .hint = German zones of control
guderian-scene-overlay-supply = Supply
    .hint = Supply
guderian-scene-overlay-no-supply = No supply
guderian-scene-overlay-leaders = Leaders
    .hint = Leader radius
guderian-scene-overlay-victory = Victory
    .hint = Victory hexes
guderian-scene-overlay-moves = Moves
    .hint = Last moves

## Units that wait beside the map, in two lines: their corps if all are of one, and their entry area. $ordinal is "24th",
## $number is "24".

guderian-scene-arriving = Arriving
guderian-scene-arriving-corps = { $ordinal } Pz Corps
guderian-scene-arriving-area = area { $area }

## The units that are due on a turn, beside their area: a list of “3 rifle”, “1 armoured”, names of leaders and of German
## divisions. A leader that was eliminated returns.

guderian-scene-scheduled = { $units }
guderian-scene-scheduled-rifle = { $n } rifle
guderian-scene-scheduled-armour = { $n } armoured
guderian-scene-scheduled-return = { $leader } returns

## Effects of a combat, written on the map: short, without a capital and a full stop.

guderian-scene-attack-void = attack void
guderian-scene-no-unit-left = no unit left
guderian-scene-eliminated = { $unit } eliminated
guderian-scene-retreats = { $units ->
        [one] retreats
       *[other] retreat
    } { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
guderian-scene-disrupted = disrupted

## A combat that came to no die, because untried units had no strength. The first sentence, if there is one, stands before
## one of the others; the program makes the first letter of a name a capital.

guderian-scene-no-strength = { $n ->
        [one] { $units } has no strength and is eliminated.
       *[other] { $units } have no strength and are eliminated.
    }
guderian-scene-targets-emptied = No unit is left in { $hexes }: won without a roll.
guderian-scene-no-attacker-left = No attacker is left: no die is rolled.

## The tooltip of a hex. Labels at the left, of one word; the texts beside them.

guderian-scene-marker = Marker
guderian-scene-marker-german = German air interdiction
guderian-scene-marker-soviet = Soviet interdiction
guderian-scene-victory = Victory
guderian-scene-zoc = ZOC
guderian-scene-supply = Supply
guderian-scene-command = Command

## The ground of a hex, one fact after the other. $rivers is the number of its river hexsides, $sides their names.

guderian-scene-ground = { $terrain ->
        [woods] Woods
        [swamp] Swamp
        [lake] Lake
        [town] Town
        [hilltop] Hilltop
        [orchard] Orchard
        [crops] Crops
        [stream] Stream
        [gully] Gully
       *[clear] Clear
    }{ $city ->
        [major] , major city
        [minor] , minor city
       *[none] { "" }
    }{ $road ->
        [yes] , road
       *[no] { "" }
    }{ $rail ->
        [yes] , railway
       *[no] { "" }
    }{ $rivers ->
        [0] { "" }
       *[other] , river { $sides }
    }
guderian-scene-side-n = N
guderian-scene-side-ne = NE
guderian-scene-side-se = SE
guderian-scene-side-s = S
guderian-scene-side-sw = SW
guderian-scene-side-nw = NW

## Whether a victory hex counts for the Germans, and why not.

guderian-scene-victory-german = { $points } VP; counts for the Germans
guderian-scene-victory-no-line = { $points } VP; does not count for the Germans: no line from there to the west edge is free of Soviets
guderian-scene-victory-not-taken = { $points } VP; does not count for the Germans: they have not taken it
guderian-scene-victory-neither = { $points } VP; does not count for the Germans: they have not taken it, and no line to the west edge is free of Soviets

## Zones of control in a hex: the side, and a unit that exerts it.

guderian-scene-no-zone = none
guderian-scene-zone = { $side }: { $unit }
guderian-scene-zones = { $side }: { $unit }; { $other_side }: { $other_unit }

## The supply line of the units in a hex. $units is “none” if the text is about all of them, otherwise a list of their names;
## the program makes the first letter a capital.

guderian-scene-more = { $n } more
guderian-scene-supply-none = { $units ->
        [none] none
       *[other] { $units }: none
    }
guderian-scene-supply-arrival = { $units ->
        [none] entered the map this turn
       *[other] { $units }: entered the map this turn
    }
guderian-scene-supply-road = { $units ->
        [none] by
       *[other] { $units }: by
    } road from { $source }, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
guderian-scene-supply-to-source = { $units ->
        [none] { "" }
       *[other] { $units }:{ " " }
    }{ $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } overland from the road at { $source }
guderian-scene-supply-to-road = { $units ->
        [none] by
       *[other] { $units }: by
    } road from { $source } to { $joined }, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }, and { $overland } more overland
guderian-scene-supply-west = { $units ->
        [none] overland
       *[other] { $units }: overland
    } from the west edge, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
guderian-scene-supply-east = { $units ->
        [none] from
       *[other] { $units }: from
    } the east edge, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
guderian-scene-supply-leader = { $units ->
        [none] through
       *[other] { $units }: through
    } { $leader } from the east edge, { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }

## The corps of a unit, and Soviet leaders with this hex in their radius. $ordinal is "24th", $number is "24"; $away is the
## distance in hexes.

guderian-scene-corps = { $ordinal } Panzer Corps
guderian-scene-leader = { $away ->
        [0] { $leader }, here
        [one] { $leader }, 1 hex away
       *[other] { $leader }, { $away } hexes away
    }
guderian-scene-leader-unsupplied = { $away ->
        [0] { $leader }, here, itself out of supply
        [one] { $leader }, 1 hex away, itself out of supply
       *[other] { $leader }, { $away } hexes away, itself out of supply
    }
guderian-scene-no-leader = in no leader’s radius

## The caption for viewers: the turn, the phase, and until the first action a sentence about it without a full stop.

guderian-scene-before-first-turn = Before the first turn
guderian-scene-turn = Turn { $turn }   ·   { $date } 1941
guderian-scene-phase-bidding = Bids for the German side
    .about = The higher bidder plays the Germans
guderian-scene-phase-soviet-set-up = Soviet set-up
    .about = The armies behind the Dvina and Dnieper set up
guderian-scene-phase-first-interdiction = Air interdiction
    .about = Aircraft interdict roads and railways before the first Soviet move
guderian-scene-phase-soviet-movement = Soviet movement phase
    .about = Supply is judged, reinforcements enter, divisions march
guderian-scene-phase-soviet-combat = Soviet combat phase
    .about = Soviet divisions may attack adjacent units
guderian-scene-phase-soviet-recovery = Soviet recovery phase
    .about = Disrupted Soviet units recover
guderian-scene-phase-soviet-interdiction = Soviet interdiction phase
    .about = A Soviet marker slows German movement in a hex
guderian-scene-phase-german-movement = German movement phase
    .about = Supply is judged, reinforcements enter, divisions march and overrun
guderian-scene-phase-german-combat = German combat phase
    .about = German units may attack adjacent units
guderian-scene-phase-german-mechanized = German mechanized movement phase
    .about = Panzers, motorized units and cavalry move again
guderian-scene-phase-german-recovery = German recovery phase
    .about = Disrupted German units recover
guderian-scene-phase-air-interdiction = Air interdiction phase
    .about = Aircraft interdict roads and railways for the coming Soviet turn
guderian-scene-phase-over = The game is over

## The end of a game: $level is "Marginal victory of the Germans", say.

guderian-scene-outcome = { $level } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A combat in the caption. $attackers and $defenders are units in words, $many is “yes” if the attackers are a plural; the
## program makes the first letter a capital.

guderian-scene-plans = { $many ->
        [yes] { $attackers } plan to attack { $defenders }
       *[no] { $attackers } plans to attack { $defenders }
    }
guderian-scene-attacks = { $many ->
        [yes] { $attackers } attack { $defenders }
       *[no] { $attackers } attacks { $defenders }
    }
guderian-scene-overruns = { $many ->
        [yes] { $attackers } overrun { $defenders }
       *[no] { $attackers } overruns { $defenders }
    }
guderian-scene-attackers = the attackers
guderian-scene-empty-hex = an empty hex

## Units in words: "18th Panzer Division", "two rifle divisions and an untried rifle division under Konev". $n is a number,
## $number the same as a word, up to twelve; $ordinal is "18th", $number beside it "18".

guderian-scene-force = { $units }
guderian-scene-force-more = { $n } more
guderian-scene-force-under = { $force } under { $leader }
guderian-scene-force-regiments-of = { $n ->
        [one] a regiment of { $division }
       *[other] { $number } regiments of { $division }
    }
guderian-scene-force-untried-rifle = { $n ->
        [one] an untried rifle division
       *[other] { $number } untried rifle divisions
    }
guderian-scene-force-untried-armour = { $n ->
        [one] an untried armoured division
       *[other] { $number } untried armoured divisions
    }
guderian-scene-force-unit = { $n ->
        [one] a unit
       *[other] { $number } units
    }
guderian-scene-number = { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
guderian-scene-division-panzer = { $ordinal } Panzer Division
guderian-scene-division-motorized = { $ordinal } Motorized Division
guderian-scene-division-infantry = { $ordinal } Infantry Division
guderian-scene-division-cavalry = { $ordinal } Cavalry Division

## The battle in the caption: the heading over the odds, in capitals, and the strengths below them, which may be ranges.

guderian-scene-odds = Odds
guderian-scene-likely-odds = Likely odds
guderian-scene-overrun = Overrun
guderian-scene-strengths = { $attack } against { $defence }

## The player who must act after the die, and the action.

guderian-scene-attacker = Attacker
guderian-scene-defender = Defender
guderian-scene-soviet-player = The Soviet player
guderian-scene-german-player = The German player
guderian-scene-chooses = { $who } chooses
guderian-scene-takes-losses = { $who } takes losses
guderian-scene-chooses-retreat = { $who } chooses the retreat
guderian-scene-eliminates = { $who } eliminates a unit
guderian-scene-may-advance = { $who } may advance

## The outcome of a battle that is over: a list of these; the program makes the first letter a capital.

guderian-scene-came = { $what }
guderian-scene-came-losses = { $n ->
        [one] 1 step or unit lost
       *[other] { $n } steps or units lost
    }
guderian-scene-came-retreat = the losers retreat
guderian-scene-came-advance = the winners advance

## The meaning of a result, in two short lines: the first is one of these, the second is a line with “or”, or one about the
## attacker.

guderian-scene-result-attackers-gone = Attackers eliminated
guderian-scene-result-defenders-gone = Defenders eliminated
guderian-scene-result-engaged = Each side
    .more = loses 1 step
guderian-scene-result-attacker = { $n ->
        [one] Attacker: retreat 1 hex
       *[other] Attacker: retreat { $n } hexes
    }
guderian-scene-result-defender = { $n ->
        [one] Retreat 1 hex
       *[other] Retreat { $n } hexes
    }
guderian-scene-result-both = Both: retreat 1 hex
guderian-scene-result-two = 2 hexes or 2 steps
guderian-scene-result-steps = { $n ->
        [one] or lose 1 step
       *[other] or lose { $n } steps
    }
guderian-scene-result-attacker-too = attacker: 1 hex or 1 step
