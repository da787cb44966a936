### Panzergruppe Guderian: Texte auf der Karte und daneben, die Unterschrift für Zuschauer, die Kurzinfo eines Feldes.

## Das Spiel auf dem Titelschirm, und das gedruckte Spiel, dessen Angaben es benutzt, auf der Seite über das Programm.

# Smolensk, July 1941: panzer corps race east, and untried Soviet armies block their path.
guderian-scene-sentence = Smolensk, Juli 1941: Panzerkorps stoßen nach Osten vor, und unerprobte sowjetische Armeen stellen sich ihnen in den Weg.

guderian-scene-printed = Panzergruppe Guderian
    .publisher = Simulations Publications, Inc. (SPI), New York, 1976
    .designer = James F. Dunnigan

## Der Fuß der gedruckten Karte.

# one hex 10.5 km · one turn two days · divisions and regiments
guderian-scene-sheet = ein Feld 10,5 km · eine Runde zwei Tage · Divisionen und Regimenter

## Einblendungen über der Karte: der Text auf dem Knopf, ein oder zwei Wörter, und der volle Name. „Unversorgt“ ist die
## Legende eines Kreuzes an einer Einheit ohne Nachschublinie.

# Reach
# .hint = Your reach
guderian-scene-overlay-reach = Reichweite
    .hint = Eigene Reichweite

# Enemy reach
# .hint = Enemy reach
guderian-scene-overlay-enemy-reach = Gegn. Reichw.
    .hint = Gegnerische Reichweite

# Soviet ZOC
# .hint = Soviet zones of control
guderian-scene-overlay-soviet-zones = Sowj. KZ
    .hint = Sowjetische Kontrollzonen

# German ZOC
# .hint = German zones of control
guderian-scene-overlay-german-zones = Dt. KZ
    .hint = Deutsche Kontrollzonen

# Supply
# .hint = Supply
guderian-scene-overlay-supply = Nachschub
    .hint = Nachschub

# No supply
guderian-scene-overlay-no-supply = Unversorgt

# Leaders
# .hint = Leader radius
guderian-scene-overlay-leaders = Führung
    .hint = Befehlsradius

# Victory
# .hint = Victory hexes
guderian-scene-overlay-victory = Siegfelder
    .hint = Siegfelder

# Moves
# .hint = Last moves
guderian-scene-overlay-moves = Wege
    .hint = Letzte Bewegungen

## Einheiten, die neben der Karte warten, in zwei Zeilen: ihr Korps, wenn alle zu einem gehören, und ihr Eintrittsgebiet.
## $number ist „24“.

# Arriving
guderian-scene-arriving = Im Anmarsch

# { $ordinal } Pz Corps
guderian-scene-arriving-corps = { $number }. Pz.-Korps

# area { $area }
guderian-scene-arriving-area = Gebiet { $area }

## Die Einheiten, die in einer Runde fällig sind, neben ihrem Gebiet: eine Liste aus „3 Schützen“, „1 gepanzert“, Namen von
## Kommandeuren und deutschen Divisionen. Ein eliminierter Kommandeur kehrt zurück.

guderian-scene-scheduled = { $units }

# { $n } rifle
guderian-scene-scheduled-rifle = { $n } Schützen

# { $n } armoured
guderian-scene-scheduled-armour = { $n } gepanzert

# { $leader } returns
guderian-scene-scheduled-return = { $leader } kehrt zurück

## Wirkungen eines Kampfes, auf die Karte geschrieben: kurz, ohne Punkt.

# attack void
guderian-scene-attack-void = Angriff entfällt

# no unit left
guderian-scene-no-unit-left = keine Einheit übrig

# { $unit } eliminated
guderian-scene-eliminated = { $unit } eliminiert

# { $units ->
#     [one] retreats
#    *[other] retreat
# } { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }
guderian-scene-retreats = { $hexes ->
        [one] 1 Feld Rückzug
       *[other] { $hexes } Felder Rückzug
    }

# disrupted
guderian-scene-disrupted = desorganisiert

## Ein Kampf, zu dem kein Würfel fiel, weil unerprobte Einheiten keine Stärke hatten. Der erste Satz steht, wenn es ihn
## gibt, vor einem der anderen; das Programm schreibt einen Namen am Anfang groß.

# { $n ->
#     [one] { $units } has no strength and is eliminated.
#    *[other] { $units } have no strength and are eliminated.
# }
guderian-scene-no-strength = { $n ->
        [one] { $units } hat keine Stärke und wird eliminiert.
       *[other] { $units } haben keine Stärke und werden eliminiert.
    }

# No unit is left in { $hexes }: won without a roll.
guderian-scene-targets-emptied = Keine Einheit mehr in { $hexes }: Sieg ohne Wurf.

# No attacker is left: no die is rolled.
guderian-scene-no-attacker-left = Kein Angreifer ist übrig: es wird nicht gewürfelt.

## Die Kurzinfo eines Feldes. Links stehen Überschriften aus einem Wort, daneben die Texte.

guderian-scene-marker = Marker

# German air interdiction
guderian-scene-marker-german = Deutsche Abriegelung aus der Luft

# Soviet interdiction
guderian-scene-marker-soviet = Sowjetische Abriegelung

# Victory
guderian-scene-victory = Sieg

# ZOC
guderian-scene-zoc = KZ

# Supply
guderian-scene-supply = Nachschub

# Command
guderian-scene-command = Führung

## Der Boden eines Feldes, eins nach dem anderen. $rivers ist die Zahl seiner Flusshexseiten, $sides sind ihre Namen.

# { $terrain ->
#     [woods] Woods
#     [swamp] Swamp
#     [lake] Lake
#     [town] Town
#     [hilltop] Hilltop
#     [orchard] Orchard
#     [crops] Crops
#     [stream] Stream
#     [gully] Gully
#    *[clear] Clear
# }{ $city ->
#     [major] , major city
#     [minor] , minor city
#    *[none] { "" }
# }{ $road ->
#     [yes] , road
#    *[no] { "" }
# }{ $rail ->
#     [yes] , railway
#    *[no] { "" }
# }{ $rivers ->
#     [0] { "" }
#    *[other] , river { $sides }
# }
guderian-scene-ground = { $terrain ->
        [woods] Wald
        [swamp] Sumpf
        [lake] See
        [town] Ortschaft
        [hilltop] Kuppe
        [orchard] Obstgarten
        [crops] Getreide
        [stream] Bach
        [gully] Schlucht
       *[clear] Offen
    }{ $city ->
        [major] , Großstadt
        [minor] , Kleinstadt
       *[none] { "" }
    }{ $road ->
        [yes] , Straße
       *[no] { "" }
    }{ $rail ->
        [yes] , Bahnlinie
       *[no] { "" }
    }{ $rivers ->
        [0] { "" }
       *[other] , Fluss { $sides }
    }

guderian-scene-side-n = N

# NE
guderian-scene-side-ne = NO

# SE
guderian-scene-side-se = SO

guderian-scene-side-s = S

guderian-scene-side-sw = SW

guderian-scene-side-nw = NW

## Ob ein Siegfeld für die Deutschen zählt, und warum nicht.

# { $points } VP; counts for the Germans
guderian-scene-victory-german = { $points } SP; zählt für die Deutschen

# { $points } VP; does not count for the Germans: no line from there to the west edge is free of Soviets
guderian-scene-victory-no-line = { $points } SP; zählt nicht für die Deutschen: keine Linie ohne sowjetische Einheiten zum Westrand

# { $points } VP; does not count for the Germans: they have not taken it
guderian-scene-victory-not-taken = { $points } SP; zählt nicht für die Deutschen: noch nicht genommen

# { $points } VP; does not count for the Germans: they have not taken it, and no line to the west edge is free of Soviets
guderian-scene-victory-neither = { $points } SP; zählt nicht für die Deutschen: noch nicht genommen, und keine Linie ohne sowjetische Einheiten zum Westrand

## Kontrollzonen in einem Feld: die Seite, und eine Einheit, die sie ausübt.

# none
guderian-scene-no-zone = keine

guderian-scene-zone = { $side }: { $unit }

guderian-scene-zones = { $side }: { $unit }; { $other_side }: { $other_unit }

## Die Nachschublinie der Einheiten in einem Feld. $units ist „none“, wenn der Text für alle gilt, sonst eine Liste von
## Namen; das Programm schreibt den ersten Buchstaben groß.

# { $n } more
guderian-scene-more = { $n } weitere

# { $units ->
#     [none] none
#    *[other] { $units }: none
# }
guderian-scene-supply-none = { $units ->
        [none] keine Linie
       *[other] { $units }: keine Linie
    }

# { $units ->
#     [none] entered the map this turn
#    *[other] { $units }: entered the map this turn
# }
guderian-scene-supply-arrival = { $units ->
        [none] in dieser Runde eingetreten
       *[other] { $units }: in dieser Runde eingetreten
    }

# { $units ->
#     [none] by
#    *[other] { $units }: by
# } road from { $source }, { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }
guderian-scene-supply-road = { $units ->
        [none] Straße
       *[other] { $units }: Straße
    } von { $source }, { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }

# { $units ->
#     [none] { "" }
#    *[other] { $units }:{ " " }
# }{ $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# } overland from the road at { $source }
guderian-scene-supply-to-source = { $units ->
        [none] { "" }
       *[other] { $units }:{ " " }
    }{ $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    } über Land von der Straße in { $source }

# { $units ->
#     [none] by
#    *[other] { $units }: by
# } road from { $source } to { $joined }, { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }, and { $overland } more overland
guderian-scene-supply-to-road = { $units ->
        [none] Straße
       *[other] { $units }: Straße
    } von { $source } bis { $joined }, { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }, und { $overland } weitere über Land

# { $units ->
#     [none] overland
#    *[other] { $units }: overland
# } from the west edge, { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }
guderian-scene-supply-west = { $units ->
        [none] über Land
       *[other] { $units }: über Land
    } vom Westrand, { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }

# { $units ->
#     [none] from
#    *[other] { $units }: from
# } the east edge, { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }
guderian-scene-supply-east = { $units ->
        [none] vom
       *[other] { $units }: vom
    } Ostrand, { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }

# { $units ->
#     [none] through
#    *[other] { $units }: through
# } { $leader } from the east edge, { $hexes ->
#     [one] 1 hex
#    *[other] { $hexes } hexes
# }
guderian-scene-supply-leader = { $units ->
        [none] über
       *[other] { $units }: über
    } { $leader } vom Ostrand, { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }

## Das Korps einer Einheit, und sowjetische Kommandeure, in deren Befehlsradius dieses Feld liegt. $number ist „24“; $away
## ist die Entfernung in Feldern.

# { $ordinal } Panzer Corps
guderian-scene-corps = { $number }. Panzerkorps

# { $away ->
#     [0] { $leader }, here
#     [one] { $leader }, 1 hex away
#    *[other] { $leader }, { $away } hexes away
# }
guderian-scene-leader = { $away ->
        [0] { $leader }, hier
        [one] { $leader }, 1 Feld entfernt
       *[other] { $leader }, { $away } Felder entfernt
    }

# { $away ->
#     [0] { $leader }, here, itself out of supply
#     [one] { $leader }, 1 hex away, itself out of supply
#    *[other] { $leader }, { $away } hexes away, itself out of supply
# }
guderian-scene-leader-unsupplied = { $away ->
        [0] { $leader }, hier, selbst unversorgt
        [one] { $leader }, 1 Feld entfernt, selbst unversorgt
       *[other] { $leader }, { $away } Felder entfernt, selbst unversorgt
    }

# in no leader’s radius
guderian-scene-no-leader = außerhalb jedes Befehlsradius

## Die Unterschrift für Zuschauer: die Runde, die Phase, und bis zur ersten Handlung ein Satz darüber, ohne Punkt.

# Before the first turn
guderian-scene-before-first-turn = Vor der ersten Runde

# Turn { $turn }   ·   { $date } 1941
guderian-scene-turn = Runde { $turn }   ·   { $date } 1941

# Bids for the German side
# .about = The higher bidder plays the Germans
guderian-scene-phase-bidding = Gebote für die deutsche Seite
    .about = Wer mehr bietet, spielt die Deutschen

# Soviet set-up
# .about = The armies behind the Dvina and Dnieper set up
guderian-scene-phase-soviet-set-up = Sowjetische Aufstellung
    .about = Die Armeen hinter Düna und Dnjepr stellen sich auf

# Air interdiction
# .about = Aircraft interdict roads and railways before the first Soviet move
guderian-scene-phase-first-interdiction = Abriegelung aus der Luft
    .about = Flugzeuge riegeln vor der ersten sowjetischen Bewegung Straßen und Bahnlinien ab

# Soviet movement phase
# .about = Supply is judged, reinforcements enter, divisions march
guderian-scene-phase-soviet-movement = Sowjetische Bewegungsphase
    .about = Der Nachschub wird geprüft, Verstärkungen treten ein, Divisionen marschieren

# Soviet combat phase
# .about = Soviet divisions may attack adjacent units
guderian-scene-phase-soviet-combat = Sowjetische Kampfphase
    .about = Sowjetische Divisionen dürfen angrenzende Einheiten angreifen

# Soviet recovery phase
# .about = Disrupted Soviet units recover
guderian-scene-phase-soviet-recovery = Sowjetische Erholungsphase
    .about = Desorganisierte sowjetische Einheiten erholen sich

# Soviet interdiction phase
# .about = A Soviet marker slows German movement in a hex
guderian-scene-phase-soviet-interdiction = Sowjetische Abriegelungsphase
    .about = Ein sowjetischer Marker bremst die deutsche Bewegung in einem Feld

# German movement phase
# .about = Supply is judged, reinforcements enter, divisions march and overrun
guderian-scene-phase-german-movement = Deutsche Bewegungsphase
    .about = Der Nachschub wird geprüft, Verstärkungen treten ein, Divisionen marschieren und überrollen

# German combat phase
# .about = German units may attack adjacent units
guderian-scene-phase-german-combat = Deutsche Kampfphase
    .about = Deutsche Einheiten dürfen angrenzende Einheiten angreifen

# German mechanized movement phase
# .about = Panzers, motorized units and cavalry move again
guderian-scene-phase-german-mechanized = Deutsche mechanisierte Bewegungsphase
    .about = Panzer, motorisierte Einheiten und Kavallerie bewegen sich noch einmal

# German recovery phase
# .about = Disrupted German units recover
guderian-scene-phase-german-recovery = Deutsche Erholungsphase
    .about = Desorganisierte deutsche Einheiten erholen sich

# Air interdiction phase
# .about = Aircraft interdict roads and railways for the coming Soviet turn
guderian-scene-phase-air-interdiction = Luftabriegelungsphase
    .about = Flugzeuge riegeln Straßen und Bahnlinien für den nächsten sowjetischen Spielerzug ab

# The game is over
guderian-scene-phase-over = Das Spiel ist zu Ende

## Das Ende eines Spiels: $level ist eine Siegstufe, „Marginal victory of the Germans“.

# { $level } with { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# }
guderian-scene-outcome = { $level } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## Ein Kampf in der Unterschrift. $attackers und $defenders sind Einheiten in Worten, $many ist „yes“, wenn die Angreifer
## ein Plural sind; das Programm schreibt den ersten Buchstaben groß. Die Verteidiger stehen im Akkusativ; alle Wörter
## darunter haben dort dieselbe Form.

# { $many ->
#     [yes] { $attackers } plan to attack { $defenders }
#    *[no] { $attackers } plans to attack { $defenders }
# }
guderian-scene-plans = { $many ->
        [yes] { $attackers } planen einen Angriff auf { $defenders }
       *[no] { $attackers } plant einen Angriff auf { $defenders }
    }

# { $many ->
#     [yes] { $attackers } attack { $defenders }
#    *[no] { $attackers } attacks { $defenders }
# }
guderian-scene-attacks = { $many ->
        [yes] { $attackers } greifen { $defenders } an
       *[no] { $attackers } greift { $defenders } an
    }

# { $many ->
#     [yes] { $attackers } overrun { $defenders }
#    *[no] { $attackers } overruns { $defenders }
# }
guderian-scene-overruns = { $many ->
        [yes] { $attackers } überrollen { $defenders }
       *[no] { $attackers } überrollt { $defenders }
    }

# the attackers
guderian-scene-attackers = die Angreifer

# an empty hex
guderian-scene-empty-hex = ein leeres Feld

## Einheiten in Worten: „18. Panzerdivision“, „zwei Schützendivisionen und eine unerprobte Schützendivision unter Konev“. $n
## ist eine Zahl, $number dieselbe als Wort, bis zwölf; bei den Divisionen ist $number „18“.

guderian-scene-force = { $units }

# { $n } more
guderian-scene-force-more = { $n } weitere

# { $force } under { $leader }
guderian-scene-force-under = { $force } unter { $leader }

# { $n ->
#     [one] a regiment of { $division }
#    *[other] { $number } regiments of { $division }
# }
guderian-scene-force-regiments-of = { $n ->
        [one] ein Regiment der { $division }
       *[other] { $number } Regimenter der { $division }
    }

# { $n ->
#     [one] an untried rifle division
#    *[other] { $number } untried rifle divisions
# }
guderian-scene-force-untried-rifle = { $n ->
        [one] eine unerprobte Schützendivision
       *[other] { $number } unerprobte Schützendivisionen
    }

# { $n ->
#     [one] an untried armoured division
#    *[other] { $number } untried armoured divisions
# }
guderian-scene-force-untried-armour = { $n ->
        [one] eine unerprobte gepanzerte Division
       *[other] { $number } unerprobte gepanzerte Divisionen
    }

# { $n ->
#     [one] a unit
#    *[other] { $number } units
# }
guderian-scene-force-unit = { $n ->
        [one] eine Einheit
       *[other] { $number } Einheiten
    }

# { $n ->
#     [2] two
#     [3] three
#     [4] four
#     [5] five
#     [6] six
#     [7] seven
#     [8] eight
#     [9] nine
#     [10] ten
#     [11] eleven
#     [12] twelve
#    *[other] { $n }
# }
guderian-scene-number = { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $n }
    }

# { $ordinal } Panzer Division
guderian-scene-division-panzer = { $number }. Panzerdivision

# { $ordinal } Motorized Division
guderian-scene-division-motorized = { $number }. Infanteriedivision (mot.)

# { $ordinal } Infantry Division
guderian-scene-division-infantry = { $number }. Infanteriedivision

# { $ordinal } Cavalry Division
guderian-scene-division-cavalry = { $number }. Kavalleriedivision

## Das Gefecht in der Unterschrift: die Überschrift über dem Kräfteverhältnis, in Großbuchstaben, und darunter die Stärken,
## auch von–bis.

# Odds
guderian-scene-odds = Verhältnis

# Likely odds
guderian-scene-likely-odds = Wahrscheinlich

# Overrun
guderian-scene-overrun = Überrollen

# { $attack } against { $defence }
guderian-scene-strengths = { $attack } gegen { $defence }

## Der Spieler, der nach dem Wurf handeln muss, und seine Handlung.

# Attacker
guderian-scene-attacker = Der Angreifer

# Defender
guderian-scene-defender = Der Verteidiger

# The Soviet player
guderian-scene-soviet-player = Der sowjetische Spieler

# The German player
guderian-scene-german-player = Der deutsche Spieler

# { $who } chooses
guderian-scene-chooses = { $who } wählt

# { $who } takes losses
guderian-scene-takes-losses = { $who } wählt die Verluste

# { $who } chooses the retreat
guderian-scene-chooses-retreat = { $who } wählt den Rückzugsweg

# { $who } eliminates a unit
guderian-scene-eliminates = { $who } eliminiert eine Einheit

# { $who } may advance
guderian-scene-may-advance = { $who } darf vorrücken

## Was aus einem Gefecht geworden ist: eine Liste daraus; das Programm schreibt den ersten Buchstaben groß.

guderian-scene-came = { $what }

# { $n ->
#     [one] 1 step or unit lost
#    *[other] { $n } steps or units lost
# }
guderian-scene-came-losses = { $n ->
        [one] 1 Stufe oder Einheit verloren
       *[other] { $n } Stufen oder Einheiten verloren
    }

# the losers retreat
guderian-scene-came-retreat = die Verlierer ziehen sich zurück

# the winners advance
guderian-scene-came-advance = die Sieger rücken vor

## Was ein Ergebnis bedeutet, in zwei kurzen Zeilen: die erste ist eine von diesen, die zweite eine mit „oder“ oder eine
## über den Angreifer.

# Attackers eliminated
guderian-scene-result-attackers-gone = Angreifer eliminiert

# Defenders eliminated
guderian-scene-result-defenders-gone = Verteidiger eliminiert

# Each side
# .more = loses 1 step
guderian-scene-result-engaged = Jede Seite
    .more = verliert 1 Stufe

# { $n ->
#     [one] Attacker: retreat 1 hex
#    *[other] Attacker: retreat { $n } hexes
# }
guderian-scene-result-attacker = { $n ->
        [one] Angreifer: 1 Feld Rückzug
       *[other] Angreifer: { $n } Felder Rückzug
    }

# { $n ->
#     [one] Retreat 1 hex
#    *[other] Retreat { $n } hexes
# }
guderian-scene-result-defender = { $n ->
        [one] 1 Feld Rückzug
       *[other] { $n } Felder Rückzug
    }

# Both: retreat 1 hex
guderian-scene-result-both = Beide: 1 Feld Rückzug

# 2 hexes or 2 steps
guderian-scene-result-two = 2 Felder oder 2 Stufen

# { $n ->
#     [one] or lose 1 step
#    *[other] or lose { $n } steps
# }
guderian-scene-result-steps = { $n ->
        [one] oder 1 Stufe verlieren
       *[other] oder { $n } Stufen verlieren
    }

# attacker: 1 hex or 1 step
guderian-scene-result-attacker-too = Angreifer: 1 Feld oder 1 Stufe
