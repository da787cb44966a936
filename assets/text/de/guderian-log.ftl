### Panzergruppe Guderian: das Protokoll, mit den Namen von Phasen und Ergebnissen darin. Eine Zeile ist ein Ereignis, ohne
### Punkt. Das Programm schreibt den ersten Buchstaben groß.

## Die Phasen: der Name mit dem der Seite, „Runde 3, 7–8 July: Sowjetische Bewegungsphase“, und .bar in der Leiste der
## laufenden Runde.

# Bidding
# .bar = Bidding
guderian-log-phase-bidding = Gebote
    .bar = Gebote

# Soviet set-up
# .bar = Set-up
guderian-log-phase-soviet-set-up = Sowjetische Aufstellung
    .bar = Aufstellung

# Air interdiction
# .bar = Air interdiction
guderian-log-phase-first-interdiction = Luftabriegelungsphase
    .bar = Luftabriegelung

# Soviet movement
# .bar = Movement
guderian-log-phase-soviet-movement = Sowjetische Bewegungsphase
    .bar = Bewegung

# Soviet combat
# .bar = Combat
guderian-log-phase-soviet-combat = Sowjetische Kampfphase
    .bar = Kampf

# Soviet recovery
# .bar = Recovery
guderian-log-phase-soviet-recovery = Sowjetische Erholungsphase
    .bar = Erholung

# Soviet interdiction
# .bar = Interdiction
guderian-log-phase-soviet-interdiction = Sowjetische Abriegelungsphase
    .bar = Abriegelung

# German movement
# .bar = Movement
guderian-log-phase-german-movement = Deutsche Bewegungsphase
    .bar = Bewegung

# German combat
# .bar = Combat
guderian-log-phase-german-combat = Deutsche Kampfphase
    .bar = Kampf

# German mechanized movement
# .bar = Mechanized movement
guderian-log-phase-german-mechanized = Deutsche mechanisierte Bewegungsphase
    .bar = Mechanisierte Bewegung

# German recovery
# .bar = Recovery
guderian-log-phase-german-recovery = Deutsche Erholungsphase
    .bar = Erholung

# Air interdiction
# .bar = Air interdiction
guderian-log-phase-air-interdiction = Luftabriegelungsphase
    .bar = Luftabriegelung

# The end
# .bar = The game is over
guderian-log-phase-over = Spielende
    .bar = Das Spiel ist zu Ende

## Die Runde, Armeen, Aufstellung und Nachschub. $date ist „3–4 July“; $number ist „16“.

# Turn { $turn }, { $date }: { $phase }
guderian-log-phase-opened = Runde { $turn }, { $date }: { $phase }

# Die for the { $army } Army: { $roll }
guderian-log-die-army = Wurf für die { $number }. Armee: { $roll }

# Die for the provisional division: { $roll }
guderian-log-die-provisional = Wurf für die provisorische Division: { $roll }

# Die: { $roll }
guderian-log-die-combat = Wurf: { $roll }

# Equal bids: die { $roll }
guderian-log-die-seats = Wurf bei gleichen Geboten: { $roll }

# The { $army } Army may move
guderian-log-army-may-move = Die { $number }. Armee darf sich bewegen

# The { $army } Army cannot move
guderian-log-army-cannot-move = Die { $number }. Armee kann sich nicht bewegen

# { $unit } is set up in { $hex }
guderian-log-deployed = { $unit } wird in { $hex } aufgestellt

# All { $side } units are in supply
guderian-log-in-supply = Alle { NAME($side, case: "en") } Einheiten sind versorgt

# Out of supply: { $units }
guderian-log-out-of-supply = Unversorgt: { $units }

## Verstärkungen. Unerprobte Divisionen werden aus einem Vorrat gezogen; eliminierte kehren dorthin zurück. $area ist ein
## Buchstabe.

# { $n ->
#     [one] An untried rifle division may enter in area { $area }
#    *[other] { $n } untried rifle divisions may enter in area { $area }
# }
guderian-log-drawn-rifle = { $n ->
        [one] Eine unerprobte Schützendivision darf in Gebiet { $area } eintreten
       *[other] { $n } unerprobte Schützendivisionen dürfen in Gebiet { $area } eintreten
    }

# { $n ->
#     [one] An untried armoured division may enter in area { $area }
#    *[other] { $n } untried armoured divisions may enter in area { $area }
# }
guderian-log-drawn-armour = { $n ->
        [one] Eine unerprobte gepanzerte Division darf in Gebiet { $area } eintreten
       *[other] { $n } unerprobte gepanzerte Divisionen dürfen in Gebiet { $area } eintreten
    }

# The dead pile of rifle divisions is shuffled into the pool
guderian-log-recycled-rifle = Die eliminierten Schützendivisionen werden wieder in den Vorrat gemischt

# The dead pile of armoured divisions is shuffled into the pool
guderian-log-recycled-armour = Die eliminierten gepanzerten Divisionen werden wieder in den Vorrat gemischt

# No rifle divisions are left to draw
guderian-log-pool-empty-rifle = Im Vorrat ist keine Schützendivision mehr

# No armoured divisions are left to draw
guderian-log-pool-empty-armour = Im Vorrat ist keine gepanzerte Division mehr

# May enter in area { $area }: { $units }
guderian-log-due = Eintritt in Gebiet { $area } möglich: { $units }

# The provisional division did not enter and is removed
guderian-log-forfeited = Die provisorische Division ist nicht eingetreten und wird entfernt

## Siegpunkte. $side steht im Plural, $division ist der Name einer Division wie im Zeitplan („7 Pz“).

# { $points ->
#     [one] { $points } point for the { NAME($side, case: "plural") }: South-Western Front division called up
#    *[other] { $points } points for the { NAME($side, case: "plural") }: South-Western Front division called up
# }
guderian-log-scored-front = { $points ->
        [one] { $points } Punkt für die { NAME($side, case: "plural") }: Division der Südwestfront angefordert
       *[other] { $points } Punkte für die { NAME($side, case: "plural") }: Division der Südwestfront angefordert
    }

# { $points ->
#     [one] { $points } point for the { NAME($side, case: "plural") }: { $division } eliminated
#    *[other] { $points } points for the { NAME($side, case: "plural") }: { $division } eliminated
# }
guderian-log-scored-division = { $points ->
        [one] { $points } Punkt für die { NAME($side, case: "plural") }: { $division } eliminiert
       *[other] { $points } Punkte für die { NAME($side, case: "plural") }: { $division } eliminiert
    }

# { $points ->
#     [one] { $points } point for the { NAME($side, case: "plural") }: { $place } retaken
#    *[other] { $points } points for the { NAME($side, case: "plural") }: { $place } retaken
# }
guderian-log-scored-retaken = { $points ->
        [one] { $points } Punkt für die { NAME($side, case: "plural") }: { $place } zurückerobert
       *[other] { $points } Punkte für die { NAME($side, case: "plural") }: { $place } zurückerobert
    }

# { $points ->
#     [one] { $points } point for the { NAME($side, case: "plural") }: step losses of { $unit }
#    *[other] { $points } points for the { NAME($side, case: "plural") }: step losses of { $unit }
# }
guderian-log-scored-steps = { $points ->
        [one] { $points } Punkt für die { NAME($side, case: "plural") }: Stufenverluste von { $unit }
       *[other] { $points } Punkte für die { NAME($side, case: "plural") }: Stufenverluste von { $unit }
    }

## Gebote für die deutsche Seite vor der ersten Runde, und das Ende des Spiels. $level ist eine Siegstufe des Szenarios.

# A bid is placed face down
guderian-log-bid-made = Ein Gebot wird verdeckt abgegeben

# The bids are { $first } and { $second }: the players change sides
guderian-log-bids-opened-changed = Die Gebote sind { $first } und { $second }: die Spieler tauschen die Seiten

# The bids are { $first } and { $second }: the players keep their sides
guderian-log-bids-opened-kept = Die Gebote sind { $first } und { $second }: die Spieler behalten ihre Seiten

# { $points ->
#     [one] { $level } with { $points } point
#    *[other] { $level } with { $points } points
# }
guderian-log-ended = { $points ->
        [one] { $level } mit { $points } Punkt
       *[other] { $level } mit { $points } Punkten
    }

## Die Entscheidung, die ein Spieler jetzt treffen muss.

# The { $side } player must choose between step losses and retreat
guderian-log-must-lose-or-retreat = Der { NAME($side, case: "player") } muss zwischen Stufenverlusten und Rückzug wählen

# The { $side } player must choose the unit that loses a step
guderian-log-must-lose-step = Der { NAME($side, case: "player") } muss die Einheit wählen, die eine Stufe verliert

# The { $side } player must choose the retreat routes of the enemy stacks
guderian-log-must-route = Der { NAME($side, case: "player") } muss die Rückzugswege der gegnerischen Stapel wählen

# The { $side } player must choose a unit to eliminate: a hex is over the stacking limit
guderian-log-must-eliminate = Der { NAME($side, case: "player") } muss eine Einheit eliminieren: ein Feld ist über der Stapelgrenze

# The { $side } player must advance or stay
guderian-log-must-advance-or-stay = Der { NAME($side, case: "player") } muss vorrücken oder stehen bleiben

# The { $side } player must bid for the German side
guderian-log-must-bid = Der { NAME($side, case: "player") } muss für die deutsche Seite bieten

## Bewegung. $units ist eine Einheit oder eine Liste, $n wählt die Form des Verbs: eine ganze Division ist eins. $points
## sind Bahnpunkte.

# { $n ->
#     [one] { $units } enters at { $entry }
#    *[other] { $units } enter at { $entry }
# }
guderian-log-entered = { $n ->
        [one] { $units } tritt in { $entry } ein
       *[other] { $units } treten in { $entry } ein
    }

# { $n ->
#     [one] { $units } enters at { $entry } and moves to { $hex }
#    *[other] { $units } enter at { $entry } and move to { $hex }
# }
guderian-log-entered-and-moved = { $n ->
        [one] { $units } tritt in { $entry } ein und bewegt sich nach { $hex }
       *[other] { $units } treten in { $entry } ein und bewegen sich nach { $hex }
    }

# { $n ->
#     [one] { $units } moves to { $hex }
#    *[other] { $units } move to { $hex }
# }
guderian-log-moved = { $n ->
        [one] { $units } bewegt sich nach { $hex }
       *[other] { $units } bewegen sich nach { $hex }
    }

# { $n ->
#     [one] { $units } moves by rail to { $hex } (rail points: { $points })
#    *[other] { $units } move by rail to { $hex } (rail points: { $points })
# }
guderian-log-railed = { $n ->
        [one] { $units } fährt mit der Bahn nach { $hex } (Bahnpunkte: { $points })
       *[other] { $units } fahren mit der Bahn nach { $hex } (Bahnpunkte: { $points })
    }

# The overrunning units enter { $hex }
guderian-log-overran = Die überrollenden Einheiten betreten { $hex }

# Halted: { $units }
guderian-log-halted = Aufgehalten: { $units }

# Disrupted: { $units }
guderian-log-disrupted = Desorganisiert: { $units }

# Recovered: { $units }
guderian-log-recovered = Erholt: { $units }

# { $unit } is flown out and may enter in area { $area } on turn { $turn }
guderian-log-flown-out = { $unit } wird ausgeflogen und darf in Runde { $turn } in Gebiet { $area } eintreten

## Angriffe und Überrollen, und Einheiten, die vor dem Wurf aufgedeckt oder entfernt werden.

# { $n ->
#     [one] { $units } overruns { $hex }
#    *[other] { $units } overrun { $hex }
# }
guderian-log-overruns = { $n ->
        [one] { $units } überrollt { $hex }
       *[other] { $units } überrollen { $hex }
    }

# { $n ->
#     [one] { $units } attacks { $hexes }
#    *[other] { $units } attack { $hexes }
# }
guderian-log-attacks = { $n ->
        [one] { $units } greift { $hexes } an
       *[other] { $units } greifen { $hexes } an
    }

# Revealed: { $units }
guderian-log-revealed = Aufgedeckt: { $units }

# { $unit } returns to { $hex }
guderian-log-went-back = { $unit } kehrt nach { $hex } zurück

# { $unit } cannot attack and takes no part
guderian-log-stood-aside = { $unit } kann nicht angreifen und nimmt nicht teil

# No unit is left in { $hexes }
guderian-log-targets-emptied = Keine Einheit mehr in { $hexes }

# No attacker is left: the attack is void
guderian-log-attack-void = Kein Angreifer ist übrig: der Angriff entfällt

## Die Stärken als Rechnungen, im Kleingedruckten eines Ergebnisses und auf der Kommandozeile: „Angriff 16 = (4+2+2) × 2
## Verband; ÷ 2 Überrollen = 8; Verteidigung 10 = (2+3) × 2 Gelände und Fluss; Verhältnis 3-1“. Wörter so kurz wie möglich.

# Attack { $attack }; defence { $defence }; odds { $odds }
guderian-log-compared = Angriff { $attack }; Verteidigung { $defence }; Verhältnis { $odds }

guderian-log-sum = { $total } = { $terms }

# { $sum } = { $terms }; ÷ 2 overrun = { $total }
guderian-log-sum-overrun = { $sum } = { $terms }; ÷ 2 Überrollen = { $total }

guderian-log-sum-multiplied = { $total } = ({ $sum }) × { $multiple } { $reasons }

# { $first } and { $second }
guderian-log-sum-and = { $first } und { $second }

# ({ $sum }) × 2 integrity
guderian-log-sum-integrity = ({ $sum }) × 2 Verband

# ({ $sum }) ÷ 2 per unit, no supply = { $value }
guderian-log-sum-halved = ({ $sum }) je ÷ 2 unversorgt = { $value }

# ({ $sum }) × 2 integrity ÷ 2 per unit, no supply = { $value }
guderian-log-sum-integrity-halved = ({ $sum }) × 2 Verband, je ÷ 2 unversorgt = { $value }

# { $value } leader
guderian-log-sum-leader = { $value } Kommandeur

# terrain
guderian-log-sum-terrain = Gelände

# city
guderian-log-sum-city = Stadt

# river
guderian-log-sum-river = Fluss

## Das Ergebnis und seine Folgen. $result ist ein Ergebnis der Tafel, „D1/A1“.

# Result: { $result }
guderian-log-resolved = Ergebnis: { $result }

# { $n ->
#     [one] The { $side } player chooses to retreat 1 hex
#    *[other] The { $side } player chooses to retreat { $n } hexes
# }
guderian-log-chose-retreat = { $n ->
        [one] Der { NAME($side, case: "player") } wählt 1 Feld Rückzug
       *[other] Der { NAME($side, case: "player") } wählt { $n } Felder Rückzug
    }

# { $n ->
#     [one] The { $side } player chooses to lose 1 step
#    *[other] The { $side } player chooses to lose { $n } steps
# }
guderian-log-chose-losses = { $n ->
        [one] Der { NAME($side, case: "player") } wählt den Verlust von 1 Stufe
       *[other] Der { NAME($side, case: "player") } wählt den Verlust von { $n } Stufen
    }

# { $unit } loses a step
guderian-log-step-lost = { $unit } verliert eine Stufe

# { $n ->
#     [one] { $units } retreats to { $hex }
#    *[other] { $units } retreat to { $hex }
# }
guderian-log-retreated = { $n ->
        [one] { $units } zieht sich nach { $hex } zurück
       *[other] { $units } ziehen sich nach { $hex } zurück
    }

# { $n ->
#     [one] { $units } advances to { $hex }
#    *[other] { $units } advance to { $hex }
# }
guderian-log-advanced = { $n ->
        [one] { $units } rückt nach { $hex } vor
       *[other] { $units } rücken nach { $hex } vor
    }

## Der Grund, aus dem eine Einheit eliminiert wurde.

# { $unit } is eliminated: last step lost
guderian-log-eliminated-steps = { $unit } wird eliminiert: letzte Stufe verloren

# { $unit } is eliminated: combat result
guderian-log-eliminated-result = { $unit } wird eliminiert: Kampfergebnis

# { $unit } is eliminated: no retreat route
guderian-log-eliminated-no-route = { $unit } wird eliminiert: kein Rückzugsweg

# { $unit } is eliminated: over the stacking limit
guderian-log-eliminated-stacking = { $unit } wird eliminiert: über der Stapelgrenze

# { $unit } is eliminated: no strength
guderian-log-eliminated-no-strength = { $unit } wird eliminiert: keine Stärke

# { $unit } is eliminated: cannot return
guderian-log-eliminated-could-not-go-back = { $unit } wird eliminiert: kann nicht zurückkehren

# { $unit } is eliminated: it had retreated into the attacked hex
guderian-log-eliminated-refuge = { $unit } wird eliminiert: hatte sich in das angegriffene Feld zurückgezogen

# { $unit } is eliminated: left behind in the west
guderian-log-eliminated-left-behind = { $unit } wird eliminiert: im Westen zurückgeblieben

# { $unit } is eliminated: removed by hand
guderian-log-eliminated-by-hand = { $unit } wird eliminiert: von Hand entfernt

## Die Bedeutung eines Ergebnisses der Tafel, daneben und auf der Karte: klein am Anfang, außer Hauptwörtern.

# attackers eliminated
guderian-log-result-attackers-eliminated = Angreifer eliminiert

# defenders eliminated
guderian-log-result-defenders-eliminated = Verteidiger eliminiert

# { $n ->
#     [one] defenders eliminated; attacker loses 1 step or retreats 1 hex
#    *[other] defenders eliminated; attacker loses { $n } steps or retreats { $n } hexes
# }
guderian-log-result-defenders-eliminated-and-attacker = { $n ->
        [one] Verteidiger eliminiert; Angreifer: 1 Stufe verlieren oder 1 Feld Rückzug
       *[other] Verteidiger eliminiert; Angreifer: { $n } Stufen verlieren oder { $n } Felder Rückzug
    }

# each side loses 1 step
guderian-log-result-engaged = jede Seite verliert 1 Stufe

# { $n ->
#     [one] defender loses 1 step or retreats 1 hex
#    *[other] defender loses { $n } steps or retreats { $n } hexes
# }
guderian-log-result-defender = { $n ->
        [one] Verteidiger: 1 Stufe verlieren oder 1 Feld Rückzug
       *[other] Verteidiger: { $n } Stufen verlieren oder { $n } Felder Rückzug
    }

# { $n ->
#     [one] attacker loses 1 step or retreats 1 hex
#    *[other] attacker loses { $n } steps or retreats { $n } hexes
# }
guderian-log-result-attacker = { $n ->
        [one] Angreifer: 1 Stufe verlieren oder 1 Feld Rückzug
       *[other] Angreifer: { $n } Stufen verlieren oder { $n } Felder Rückzug
    }

# { $n ->
#     [one] both lose 1 step or retreat 1 hex
#    *[other] both lose { $n } steps or retreat { $n } hexes
# }
guderian-log-result-both = { $n ->
        [one] beide: 1 Stufe verlieren oder 1 Feld Rückzug
       *[other] beide: { $n } Stufen verlieren oder { $n } Felder Rückzug
    }

# { $defender ->
#     [one] defender loses 1 step or retreats 1 hex
#    *[other] defender loses { $defender } steps or retreats { $defender } hexes
# }, { $attacker ->
#     [one] attacker loses 1 step or retreats 1 hex
#    *[other] attacker loses { $attacker } steps or retreats { $attacker } hexes
# }
guderian-log-result-each = { $defender ->
        [one] Verteidiger: 1 Stufe verlieren oder 1 Feld Rückzug
       *[other] Verteidiger: { $defender } Stufen verlieren oder { $defender } Felder Rückzug
    }; { $attacker ->
        [one] Angreifer: 1 Stufe verlieren oder 1 Feld Rückzug
       *[other] Angreifer: { $attacker } Stufen verlieren oder { $attacker } Felder Rückzug
    }

## Marker, Bahnlinien und Orte. In guderian-log-passed steht $side im Plural.

# { $side } interdiction marker placed in { $hex }
guderian-log-marker-placed = { NAME($side, case: "er") } Abriegelungsmarker in { $hex } gelegt

# By hand: { $side } interdiction marker removed from { $hex }
guderian-log-marker-lifted = Von Hand: { NAME($side, case: "er") } Abriegelungsmarker aus { $hex } entfernt

# { $side } interdiction markers are removed
guderian-log-markers-taken = Die { NAME($side, case: "en") } Abriegelungsmarker werden entfernt

# The railway is cut in { $hex }
guderian-log-rail-cut = Die Bahnlinie wird in { $hex } unterbrochen

# The railway in { $hex } is repaired
guderian-log-rail-repaired = Die Bahnlinie wird in { $hex } repariert

# The railway cut in { $hex } is undone
guderian-log-rail-cut-undone = Die Unterbrechung der Bahnlinie in { $hex } wird zurückgenommen

# The { NAME($side, case: "plural") } now hold { $hex }
guderian-log-passed = Die { NAME($side, case: "plural") } halten jetzt { $hex }

# From next turn the air force can reach the east while an open line runs to the west edge
guderian-log-east-unlocked = Die Luftwaffe erreicht ab der nächsten Runde den Osten, solange eine offene Linie zum Westrand führt

# The air force can no longer reach the east
guderian-log-east-locked = Die Luftwaffe erreicht den Osten nicht mehr

## Handlungen von Personen außerhalb der Regeln.

# The referee is off: counters are placed by hand
guderian-log-referee-off = Der Schiedsrichter ist aus: Spielsteine werden von Hand gesetzt

# The referee is on again
guderian-log-referee-on = Der Schiedsrichter ist wieder an

# By hand: { $units } to { $hex }
guderian-log-placed = Von Hand: { $units } nach { $hex }

# By hand: { $units } to the box of area { $area }
guderian-log-placed-in-box = Von Hand: { $units } in die Ablage von Gebiet { $area }

# By hand: { $units } removed from the map
guderian-log-taken-off = Von Hand: { $units } von der Karte entfernt

# By hand: an untried rifle division to { $hex }
guderian-log-brought-rifle = Von Hand: eine unerprobte Schützendivision nach { $hex }

# By hand: an untried armoured division to { $hex }
guderian-log-brought-armour = Von Hand: eine unerprobte gepanzerte Division nach { $hex }

# By hand: { $unit } has all its steps
guderian-log-steps-restored = Von Hand: { $unit } hat alle Stufen

# { $n ->
#     [one] By hand: { $unit } has lost 1 step
#    *[other] By hand: { $unit } has lost { $n } steps
# }
guderian-log-steps-set = { $n ->
        [one] Von Hand: { $unit } hat 1 Stufe verloren
       *[other] Von Hand: { $unit } hat { $n } Stufen verloren
    }

# By hand: the clock is set to turn { $turn }, { $phase }
guderian-log-clock-set = Von Hand: die Uhr steht auf Runde { $turn }, { $phase }

# The players roll real dice from now on
guderian-log-dice-real = Ab jetzt würfeln die Spieler mit echten Würfeln

# Kessel rolls the dice from now on
guderian-log-dice-rolled = Ab jetzt würfelt Kessel

# The { $side } player offers to end the game on points
guderian-log-end-offered = Der { NAME($side, case: "player") } bietet ein Ende nach Punkten an

# The game continues
guderian-log-end-not-offered = Das Spiel geht weiter

# The { $side } player resigns
guderian-log-resigned = Der { NAME($side, case: "player") } gibt auf

# Both players agree to end the game
guderian-log-agreed = Beide Spieler vereinbaren, das Spiel zu beenden
