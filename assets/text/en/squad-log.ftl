### Squad: the log, the sentences on the command line and in the feed, the dice that the players are asked for.
### One event a line, no full stop. The program makes the first letter a capital.
### $side is an adjective, “German”. $unit, $units, $by, $target, $leader, $carrier are names of units or lists of them; $n is the number of the units before the verb. $hex is the number of a hex or the name of its building with its number, “Mairie 0806”.

## The head of a phase: its name follows after a colon. Phases without any action are listed after “Skipped”.

squad-log-turn = Turn { $turn }
squad-log-skipped = Skipped

## A decision that a player must make. $units has one or two units, or there are $n units. These are also the question beside the map.

squad-log-owed-casualties = { $n ->
        [one] The { $side } player must allocate { $n } casualty point in { $hex }
       *[other] The { $side } player must allocate { $n } casualty points in { $hex }
    }
squad-log-owed-reaction = The { $side } player may fire at { $units } in { $hex }, or hold fire
squad-log-owed-reaction-many = The { $side } player may fire at { $n } units in { $hex }, or hold fire
squad-log-owed-sniper = The { $side } player must place the sniper that fires at { $hex }
squad-log-owed-withdrawal = The { $side } player may withdraw the sniper from { $hex }

## The course of the game and its end. $level is a victory level of the scenario.

squad-log-held = { $hex } is now held by the { $side } side
squad-log-end-offered = The { $side } player offers to end the game on points
squad-log-end-not-offered = The game continues
squad-log-resigned = The { $side } player resigns
squad-log-agreed = Both players agree to end the game
squad-log-ended = { $points ->
        [one] The game ends: { $level }, { $points } point
       *[other] The game ends: { $level }, { $points } points
    }

## Fortifications, missions, smoke, mines. $work is “an earth bunker”, “mines”; $many is “yes” if it is a plural in English. $mission is “light artillery”, “a smoke barrage”.

squad-log-built = { $work } { $many ->
        [yes] are
       *[no] is
    } built in { $hex }
squad-log-unbuilt = { $work } { $many ->
        [yes] are
       *[no] is
    } removed from { $hex }
squad-log-called = the { $side } side calls { $mission } on { $hex }
squad-log-fell = { $mission } strikes { $hex }
squad-log-fell-off-map = { $mission } scatters off the map: no effect
squad-log-smoke = Smoke { $number } is laid in { $hex }
squad-log-wire-cleared = the wire in { $hex } is cleared
squad-log-mines-known = mines are revealed in { $hex }

## Actions with the referee off. $states is a list of the states below. After “turn 3” a comma and the name of the phase follow.

squad-log-referee-off = the referee is off: counters are placed by hand
squad-log-referee-on = the referee is on again
squad-log-put-on-map = by hand: { $units } placed in { $hex }
squad-log-put-aboard = by hand: { $units } loaded into { $carrier }
squad-log-put-carried = by hand: { $units } given to { $carrier }
squad-log-put-exited = by hand: { $units } removed from the map
squad-log-put-eliminated = by hand: { $units } eliminated
squad-log-put-in-box = by hand: { $units } returned to the box
squad-log-set-condition = by hand: { $unit } is { $states }
squad-log-state-pinned = pinned
squad-log-state-fired = marked as fired
squad-log-state-moved = marked as moved
squad-log-state-valorous = valorous
squad-log-state-immobile = immobilized
squad-log-state-none = without markers
squad-log-smoke-placed = by hand: Smoke { $number } placed in { $hex }
squad-log-smoke-removed = by hand: Smoke { $number } removed from { $hex }
squad-log-work-placed = by hand: { $work } placed in { $hex }
squad-log-work-removed = by hand: { $work } removed from { $hex }
squad-log-holder-placed = by hand: { $hex } marked as held by the { $side } side
squad-log-holder-removed = by hand: { $hex } no longer marked as held by the { $side } side
squad-log-bunker-turned = by hand: the bunker in { $hex } is turned
squad-log-clock-set = by hand: the clock is set to turn { $turn }

## Set-up and command. $weapon is the name of a weapon.

squad-log-set-up = { $unit } is set up in { $hex }
squad-log-set-up-facing = { $unit } is set up in { $hex }, facing { $facing }
squad-log-set-up-aboard = { $unit } is set up in { $carrier }
squad-log-armed = { $unit } takes { $weapon }
squad-log-split = { $unit } splits into { $units }
squad-log-joined = { $units } join to form { $unit }

## Movement. $left is the number of movement points (MP) that are left. $why is why they stop: “fire”, “leader”, “wire”, “closed” or “met”. $facing is “north”.

squad-log-revealed = { $n ->
        [one] { $units } is revealed
       *[other] { $units } are revealed
    }
squad-log-assault-move = { $n ->
        [one] { $units } begins an assault move
       *[other] { $units } begin an assault move
    }
squad-log-moved = { $n ->
        [one] { $units } moves to { $hex }
       *[other] { $units } move to { $hex }
    }
squad-log-moved-left = { $n ->
        [one] { $units } moves to { $hex } ({ $left } MP left)
       *[other] { $units } move to { $hex } ({ $left } MP left)
    }
squad-log-turned = { $unit } faces { $facing }
squad-log-halted = { $n ->
        [one] { $units } stops
       *[other] { $units } stop
    } { $why ->
        [leader] without a leader
        [wire] in wire
        [closed] before a closed hex
        [met] on meeting hidden enemies
       *[fire] under fire
    }
squad-log-in-work = { $n ->
        [one] { $units } takes cover in the { $work }
       *[other] { $units } take cover in the { $work }
    }
squad-log-loaded = { $n ->
        [one] { $units } loads into { $carrier }
       *[other] { $units } load into { $carrier }
    }
squad-log-unloaded = { $n ->
        [one] { $units } unloads from { $carrier } in { $hex }
       *[other] { $units } unload from { $carrier } in { $hex }
    }
squad-log-exited = { $unit } exits the map
squad-log-advanced = { $unit } advances to { $hex }
squad-log-advanced-facing = { $unit } advances to { $hex }, facing { $facing }

## Rally: the attempt, with its result where that is known.

squad-log-recovered = { $n ->
        [one] { $units } is no longer pinned
       *[other] { $units } are no longer pinned
    }
squad-log-tries-to-rally = { $unit } tries to rally
squad-log-rallies = { $unit } rallies
squad-log-fails-to-rally = { $unit } fails to rally

## An attack: its figures or its results follow after a colon. $by attacks; $led is “yes” if $leader leads it.

squad-log-attack-fire = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] fires at
       *[other] fire at
    } { $target } in { $hex }
squad-log-attack-opportunity = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] opens opportunity fire on
       *[other] open opportunity fire on
    } { $target } in { $hex }
squad-log-attack-overrun = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] overruns
       *[other] overrun
    } { $target } in { $hex }
squad-log-attack-assault = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] assaults
       *[other] assault
    } { $target } in { $hex }
squad-log-attack-sniper = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] fires from cover at
       *[other] fire from cover at
    } { $target } in { $hex }
squad-log-attack-anti-tank = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] shoots at
       *[other] shoot at
    } { $target } in { $hex }
squad-log-attack-last-shot = { $led ->
        [yes] { $by }, led by { $leader },
       *[no] { $by }
    } { $n ->
        [one] takes a last shot at
       *[other] take a last shot at
    } { $target } in { $hex }
squad-log-attack-along-lane = { $n ->
        [one] { $by } fires along its lane at { $target } in { $hex }
       *[other] { $by } fire along their lanes at { $target } in { $hex }
    }
squad-log-attack-mission = { $mission } attacks { $target } in { $hex }

## Units that enter a fire lane, or that a mission or mortar attacks from above: here $n is the number of the targets.

squad-log-attack-lane = { $n ->
        [one] { $target } enters the fire lane of { $by } in { $hex }
       *[other] { $target } enter the fire lane of { $by } in { $hex }
    }
squad-log-attack-from-above = { $n ->
        [one] { $target } in { $hex } is attacked from above
       *[other] { $target } in { $hex } are attacked from above
    }

## The figures of an attack; the modifiers follow. $row is a row of the fire table, “5–10”; $odds is “1-1”; $needs is the highest roll with an effect.

squad-log-figures-fire = strength { $strength }, row { $row }
squad-log-figures-row = row { $row }
squad-log-figures-no-defence = no defence
squad-log-figures-assault = { $attack } to { $against }, odds { $odds }, success on { $needs } or less
squad-log-figures-sniper = die minus cover and hindrance
squad-log-figures-to-hit = hits on { $needs } or less

## The dice of an attack: the roll, then its modifiers, then a colon and the total.

squad-log-roll-dice = dice { $roll }
squad-log-roll-die = die { $roll }
squad-log-roll-total = { $total }

## The results of an attack: a list of these, with semicolons.

squad-log-assault-succeeds = the assault succeeds
squad-log-assault-fails = the assault fails by { $by }
squad-log-captured = the hex is captured
squad-log-no-effect = no effect
squad-log-hit = hit
squad-log-missed = missed
squad-log-survives = it survives
squad-log-points = { $n ->
        [one] { $n } casualty point
       *[other] { $n } casualty points
    }
squad-log-points-in = { $n ->
        [one] { $n } casualty point in { $hex }
       *[other] { $n } casualty points in { $hex }
    }
squad-log-mines-spare = the mines have no effect on { $unit }
squad-log-crew-stays = the crew of { $unit } does not abandon it
squad-log-now-valorous = { $n ->
        [one] { $units } is now valorous
       *[other] { $units } are now valorous
    }

## The loss of units.

squad-log-lost-spared = { $n ->
        [one] { $units } is spared by shield or valour
       *[other] { $units } are spared by shield or valour
    }
squad-log-lost-pinned = { $n ->
        [one] { $units } is pinned
       *[other] { $units } are pinned
    }
squad-log-lost-reduced = { $n ->
        [one] { $units } is reduced to a half squad
       *[other] { $units } are reduced to half squads
    }
squad-log-lost-reduced-and-pinned = { $n ->
        [one] { $units } is reduced to a half squad and pinned
       *[other] { $units } are reduced to half squads and pinned
    }
squad-log-lost-eliminated = { $n ->
        [one] { $units } is eliminated
       *[other] { $units } are eliminated
    }
squad-log-lost-immobile = { $n ->
        [one] { $units } is immobilized
       *[other] { $units } are immobilized
    }
squad-log-lost-abandoned = { $n ->
        [one] { $units } is abandoned by its crew
       *[other] { $units } are abandoned by their crews
    }

## Other results of fire. After “is hit” a colon and the kill number follow. $weapons is a list of weapons with articles, “grenades and a panzerfaust”.

squad-log-is-hit = { $unit } is hit
squad-log-uses-up = the { $side } side uses up { $weapon }
squad-log-used-up = used up: { $weapons }
squad-log-valorous = { $unit } is valorous for the rest of the game
squad-log-lane = { $unit } lays a fire lane
squad-log-lane-to = { $unit } lays a fire lane up to { $hex }
squad-log-sniper-placed = the { $side } sniper appears in { $hex }
squad-log-sniper-eliminated = the { $side } sniper is eliminated
squad-log-sniper-withdraws = the { $side } sniper withdraws

## A roll, of one die or of two that are added. $dice is their number.

squad-log-die-attack = { $dice ->
        [one] die
       *[other] dice
    } for the attack on { $hex }: { $roll }
squad-log-die-kill = { $dice ->
        [one] die
       *[other] dice
    } for the armour of { $unit }: { $roll }
squad-log-die-side = { $dice ->
        [one] die
       *[other] dice
    } for front or rear of { $unit }: { $roll }
squad-log-die-survival = { $dice ->
        [one] die
       *[other] dice
    } for the crew of { $unit }: { $roll }
squad-log-die-scatter = { $dice ->
        [one] die
       *[other] dice
    } for scatter: { $roll }
squad-log-die-rally = { $dice ->
        [one] die
       *[other] dice
    } to rally { $unit }: { $roll }
squad-log-die-valour = { $dice ->
        [one] die
       *[other] dice
    } for the valour of { $unit }: { $roll }
squad-log-die-mines = { $dice ->
        [one] die
       *[other] dice
    } for { $unit } in the mines: { $roll }
squad-log-die-sniper = { $dice ->
        [one] die
       *[other] dice
    } for the sniper: { $roll }

## The same dice where the players roll them: what each is for.

squad-log-ask-attack = One of two dice for the attack on { $hex }
squad-log-ask-kill = One of two dice for the armour of { $unit }
squad-log-ask-side = Die for front or rear of { $unit }
squad-log-ask-survival = Die for the crew of { $unit }
squad-log-ask-scatter = Die for scatter
squad-log-ask-rally = One of two dice to rally { $unit }
squad-log-ask-valour = One of two dice for the valour of { $unit }
squad-log-ask-mines = Die for { $unit } in the mines
squad-log-ask-sniper = Die for the sniper
