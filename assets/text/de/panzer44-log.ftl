### Panzer ’44: das Protokoll, das auch die Kommandozeile und der Feed haben: ein Ereignis je Zeile, ohne Punkt. Das
### Programm schreibt den ersten Buchstaben groß. $unit, $by und $carrier sind Namen von Einheiten mit ihrer Seite, „German
### 1st Panther Platoon“, $units ist eine Liste davon; $hex ist ein Feld mit seinem Ort, „Vauclair (1409)“.

## Die Namen der Phasen, mit der Seite, wenn es die eines Spielers ist: „Bewegung der Deutschen“, „Planung“. $phase ist
## einer der Namen darunter.

panzer44-log-phase = { $phase }

# { $side } { $phase }
panzer44-log-phase-of-side = { $phase } der { NAME($side, case: "plural") }

# set-up
panzer44-log-phase-set-up = Aufstellung

# Mutual plot
panzer44-log-phase-plot = Planung

# Panic determination
panzer44-log-phase-panic = Panikprüfung

# direct fire
panzer44-log-phase-fire = Direktes Feuer

# movement
panzer44-log-phase-movement = Bewegung

# Pin and disruption removal
panzer44-log-phase-removal = Erholung

# indirect fire
panzer44-log-phase-indirect = Indirektes Feuer

# The end
panzer44-log-phase-over = Spielende

## Die Wirkung eines Ergebnisses der Gefechtstabelle auf eine Einheit. D1 bis D3 sind Ergebnisse, wie sie gedruckt sind.

# no effect
panzer44-log-result-nothing = ohne Wirkung

# pinned
panzer44-log-result-pin = niedergehalten

# will panic next turn
panzer44-log-result-panic = nächste Runde in Panik

# disrupted (D1)
panzer44-log-result-d1 = desorganisiert (D1)

# disrupted (D2)
panzer44-log-result-d2 = desorganisiert (D2)

# disrupted (D3)
panzer44-log-result-d3 = desorganisiert (D3)

# eliminated
panzer44-log-result-d4 = eliminiert

## Die Schritte eines Angriffs nach der Angriffstafel, je eine Zeile; die Nummern sind die der Tafel. $fire ist die Klasse
## der Waffe: M, R, oder H mit ihrem Feuermuster. Der Wurf wird um $total verringert, die Summe von $parts; $terrain,
## $position (eine ausgebaute Stellung) und $hexside sind Zahlen. $results ist eine Liste der Ergebnisse danach, mit der
## Zahl der sechs Augenzahlen, die jedes ergeben.

# class { $fire ->
#     [tight] H, tight
#     [loose] H, loose
#    *[other] { $fire }
# }, strength { $strength }
panzer44-log-step-class = Klasse { $fire ->
        [tight] H, dicht
        [loose] H, locker
       *[other] { $fire }
    }, Stärke { $strength }

# 1. range { $range }: { $strength }
panzer44-log-step-range = 1. Entfernung { $range }: { $strength }

# 1. range has no effect
panzer44-log-step-no-range = 1. Entfernung ohne Wirkung

# 2. minus defence { $defence }: superiority { SIGNED($superiority) }
panzer44-log-step-defence = 2. minus Verteidigung { $defence }: Überlegenheit { SIGNED($superiority) }

# 2. defence has no effect: superiority { SIGNED($superiority) }
panzer44-log-step-no-defence = 2. Verteidigung ohne Wirkung: Überlegenheit { SIGNED($superiority) }

# 3. one die, column { SIGNED($column) }
panzer44-log-step-column = 3. ein Würfel, Spalte { SIGNED($column) }

# { $parts ->
#     [terrain] 4. the die is reduced by { $total } (terrain { $terrain })
#     [position] 4. the die is reduced by { $total } (position { $position })
#     [hexside] 4. the die is reduced by { $total } (hexside { $hexside })
#     [terrain-position] 4. the die is reduced by { $total } (terrain { $terrain }, position { $position })
#     [terrain-hexside] 4. the die is reduced by { $total } (terrain { $terrain }, hexside { $hexside })
#     [position-hexside] 4. the die is reduced by { $total } (position { $position }, hexside { $hexside })
#     [all] 4. the die is reduced by { $total } (terrain { $terrain }, position { $position }, hexside { $hexside })
#    *[none] 4. the die is reduced by { $total }
# }
panzer44-log-step-cover = { $parts ->
        [terrain] 4. Wurfabzug { $total } (Gelände { $terrain })
        [position] 4. Wurfabzug { $total } (Stellung { $position })
        [hexside] 4. Wurfabzug { $total } (Hexseite { $hexside })
        [terrain-position] 4. Wurfabzug { $total } (Gelände { $terrain }, Stellung { $position })
        [terrain-hexside] 4. Wurfabzug { $total } (Gelände { $terrain }, Hexseite { $hexside })
        [position-hexside] 4. Wurfabzug { $total } (Stellung { $position }, Hexseite { $hexside })
        [all] 4. Wurfabzug { $total } (Gelände { $terrain }, Stellung { $position }, Hexseite { $hexside })
       *[none] 4. Wurfabzug { $total }
    }

# 4. terrain has no effect
panzer44-log-step-no-cover = 4. Gelände ohne Wirkung

panzer44-log-step-results = 5. { $results }

panzer44-log-step-chance = { $result } { $dice }/6

## Der Wurf eines Angriffs, unter den Schritten.

# die { $roll }
panzer44-log-die = Wurf { $roll }

## Phasen, Planungen und das Ende. $phase ist der Name einer Phase, $level die Siegstufe, wie das Szenario sie nennt.

# Turn { $turn }: { $phase }
panzer44-log-turn = Runde { $turn }: { $phase }

# Turn { $turn }: { $side } { $phase }
panzer44-log-turn-of-side = Runde { $turn }: { $phase } der { NAME($side, case: "plural") }

# The { $side } player commits a plot
panzer44-log-plotted = Der { NAME($side, case: "player") } gibt die Planung ab

# The { $side } side plots without waiting for the other
panzer44-log-plots-first = Die { NAME($side, case: "plural") } planen, ohne auf die andere Seite zu warten

# The game ends: { $level }, { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# }
panzer44-log-ended = Das Spiel endet: { $level }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Eine aufgedeckte Planung mit Kennungen, für die Kommandozeile: „us-m4-75-2 DF 1409; us-105 auf 0607, locker“.

# { $side } plot revealed: { $orders }
panzer44-log-plot-revealed = Planung der { NAME($side, case: "plural") } aufgedeckt: { $orders }

# { $pattern ->
#     [tight] { $battery } at { $hex }, tight
#    *[loose] { $battery } at { $hex }, loose
# }
panzer44-log-plot-barrage = { $pattern ->
        [tight] { $battery } auf { $hex }, dicht
       *[loose] { $battery } auf { $hex }, locker
    }

# aircraft at { $hex }
panzer44-log-plot-strike = Flieger auf { $hex }

## Würfe. Der letzte Text steht statt „versucht, sich zu erholen“, wo das Ergebnis sofort bekannt ist; $recovers ist „yes“
## oder „no“.

# { $side } panic digit: { $roll }
panzer44-log-die-panic-digit = Panikziffer der { NAME($side, case: "plural") }: { $roll }

# { $unit }, panic: { $roll }
panzer44-log-die-panic = { $unit }, Panik: { $roll }

# Attack on { $unit }: { $roll }
panzer44-log-die-attack = Angriff auf { $unit }: { $roll }

# Mine attack on { $unit }: { $roll }
panzer44-log-die-mines = Minen unter { $unit }: { $roll }

# { $unit } may bolt: { $roll }
panzer44-log-die-bolt = { $unit } droht zu fliehen: { $roll }

# { $unit } bolts, direction: { $roll }
panzer44-log-die-bolt-way = { $unit } flieht, Richtung: { $roll }

# { $unit } tries to recover: { $roll }
panzer44-log-die-recovery = { $unit } versucht, sich zu erholen: { $roll }

# { $unit } tries to blow the bridge: { $roll }
panzer44-log-die-demolition = { $unit } versucht, die Brücke zu sprengen: { $roll }

# Aircraft for { $hex }: { $roll }
panzer44-log-die-sortie = Flieger für { $hex }: { $roll }

# { $recovers ->
#     [yes] { $unit } tries to recover, die { $roll }: it recovers
#    *[no] { $unit } tries to recover, die { $roll }: it stays disrupted
# }
panzer44-log-tries-to-recover = { $recovers ->
        [yes] { $unit } versucht, sich zu erholen, Wurf { $roll }: erholt
       *[no] { $unit } versucht, sich zu erholen, Wurf { $roll }: bleibt desorganisiert
    }

## Der Boden. $mines ist eine Art von Minen; $side steht im Plural, „die Deutschen“.

# { $mines ->
#     [hasty] hasty mines in { $hex }
#     [preventative] preventative mines in { $hex }
#    *[defensive] defensive mines in { $hex }
# }
panzer44-log-mines-laid = { $mines ->
        [hasty] Eilminen in { $hex }
        [preventative] Vorbeugungsminen in { $hex }
       *[defensive] Verteidigungsminen in { $hex }
    }

# no mines left in { $hex }
panzer44-log-mines-gone = keine Minen mehr in { $hex }

# an improved position is dug in { $hex }
panzer44-log-dug = in { $hex } wird eine ausgebaute Stellung ausgehoben

# the improved position in { $hex } is removed
panzer44-log-filled-in = die ausgebaute Stellung in { $hex } wird entfernt

# the bridge from { $from } to { $to } is blown
panzer44-log-bridge-blown = die Brücke von { $from } nach { $to } wird gesprengt

# The { NAME($side, case: "plural") } now hold { $hex }
panzer44-log-passed = Die { NAME($side, case: "plural") } halten jetzt { $hex }

# the aircraft sent to { $hex } turn back
panzer44-log-aircraft-turn-back = die Flieger für { $hex } kehren um

## Die Entscheidung, ob auf eine Einheit gefeuert wird, die ein Feld betreten hat.

# The { $side } player may fire at { $unit } in { $hex }, or hold fire
panzer44-log-opportunity = Der { NAME($side, case: "player") } darf auf { $unit } in { $hex } feuern oder das Feuer zurückhalten

## Angriffe, mit Spalte und Zeile der Gefechtstabelle, und Minen. $result ist eines der Ergebnisse oben.

# { $by } fires at { $unit } in { $hex }: column { SIGNED($column) }, row { SIGNED($row) }: { $result }
panzer44-log-attacked = { $by } feuert auf { $unit } in { $hex }: Spalte { SIGNED($column) }, Zeile { SIGNED($row) }: { $result }

# { $side } aircraft attack { $unit } in { $hex }: column { SIGNED($column) }, row { SIGNED($row) }: { $result }
panzer44-log-attacked-from-air = Flieger der { NAME($side, case: "plural") } feuern auf { $unit } in { $hex }: Spalte { SIGNED($column) }, Zeile { SIGNED($row) }: { $result }

# { $mines ->
#     [hasty] { $unit } leaves hasty mines in { $hex }: { $result }
#     [preventative] { $unit } leaves preventative mines in { $hex }: { $result }
#    *[defensive] { $unit } leaves defensive mines in { $hex }: { $result }
# }
panzer44-log-leaves-mines = { $mines ->
        [hasty] { $unit } verlässt Eilminen in { $hex }: { $result }
        [preventative] { $unit } verlässt Vorbeugungsminen in { $hex }: { $result }
       *[defensive] { $unit } verlässt Verteidigungsminen in { $hex }: { $result }
    }

# { $mines ->
#     [hasty] { $unit } enters hasty mines in { $hex }: { $result }
#     [preventative] { $unit } enters preventative mines in { $hex }: { $result }
#    *[defensive] { $unit } enters defensive mines in { $hex }: { $result }
# }
panzer44-log-enters-mines = { $mines ->
        [hasty] { $unit } gerät in { $hex } in Eilminen: { $result }
        [preventative] { $unit } gerät in { $hex } in Vorbeugungsminen: { $result }
       *[defensive] { $unit } gerät in { $hex } in Verteidigungsminen: { $result }
    }

## Einheiten. $left sind Bewegungspunkte; $degree ist ein Grad der Desorganisation, von 1 bis 4.

# { $unit } is set up in { $hex }
panzer44-log-deployed = { $unit } wird in { $hex } aufgestellt

# { $unit } loads into { $carrier }
panzer44-log-loaded = { $unit } wird in { $carrier } verladen

# { $condition ->
#     [pinned] { $unit } is pinned
#     [panic] { $unit } is about to panic
#     [disrupted] { $unit } is disrupted (D{ $degree })
#     [pinned-panic] { $unit } is pinned and about to panic
#     [pinned-disrupted] { $unit } is pinned and disrupted (D{ $degree })
#     [panic-disrupted] { $unit } is about to panic and disrupted (D{ $degree })
#     [all] { $unit } is pinned, about to panic and disrupted (D{ $degree })
#    *[none] { $unit } is in good order
# }
panzer44-log-suffered = { $condition ->
        [pinned] { $unit } ist niedergehalten
        [panic] { $unit } gerät nächste Runde in Panik
        [disrupted] { $unit } ist desorganisiert (D{ $degree })
        [pinned-panic] { $unit } ist niedergehalten, nächste Runde in Panik
        [pinned-disrupted] { $unit } ist niedergehalten und desorganisiert (D{ $degree })
        [panic-disrupted] { $unit } ist desorganisiert (D{ $degree }), nächste Runde in Panik
        [all] { $unit } ist niedergehalten und desorganisiert (D{ $degree }), nächste Runde in Panik
       *[none] { $unit } ist kampffähig
    }

# { $unit } is eliminated
panzer44-log-eliminated = { $unit } wird eliminiert

# { $unit } is eliminated: wreck in { $hex }
panzer44-log-eliminated-with-wreck = { $unit } wird eliminiert: Wrack in { $hex }

# { $unit } moves to { $hex } ({ $left } MP left)
panzer44-log-moved = { $unit } bewegt sich nach { $hex } (noch { $left } BP)

# { $unit } exits the map
panzer44-log-exited = { $unit } verlässt die Karte

# { $unit } unloads in { $hex }
panzer44-log-unloaded = { $unit } wird in { $hex } ausgeladen

# { $unit } does engineer work at { $hex }
panzer44-log-worked = { $unit } arbeitet an { $hex }

# Panic: { $units }
panzer44-log-panicked = In Panik: { $units }

# No longer pinned: { $units }
panzer44-log-pins-removed = Nicht mehr niedergehalten: { $units }

# { $unit } recovers
panzer44-log-recovered = { $unit } erholt sich

## Handlungen bei ausgeschaltetem Schiedsrichter.

# The referee is off: counters are placed by hand
panzer44-log-referee-off = Der Schiedsrichter ist aus: Spielsteine werden von Hand gesetzt

# The referee is on again
panzer44-log-referee-on = Der Schiedsrichter ist wieder an

# By hand: { $units } to { $hex }
panzer44-log-placed = Von Hand: { $units } nach { $hex }

# By hand: { $units } loaded in { $carrier }
panzer44-log-placed-aboard = Von Hand: { $units } in { $carrier } verladen

# By hand: { $units } returned to the box
panzer44-log-placed-in-box = Von Hand: { $units } zurück in die Ablage

# By hand: { $units } removed from the map
panzer44-log-placed-off-map = Von Hand: { $units } von der Karte entfernt

# By hand: { $units } eliminated
panzer44-log-placed-eliminated = Von Hand: { $units } eliminiert

# { $condition ->
#     [pinned] By hand: { $unit } is pinned
#     [panic] By hand: { $unit } is about to panic
#     [disrupted] By hand: { $unit } is disrupted (D{ $degree })
#     [pinned-panic] By hand: { $unit } is pinned and about to panic
#     [pinned-disrupted] By hand: { $unit } is pinned and disrupted (D{ $degree })
#     [panic-disrupted] By hand: { $unit } is about to panic and disrupted (D{ $degree })
#     [all] By hand: { $unit } is pinned, about to panic and disrupted (D{ $degree })
#    *[none] By hand: { $unit } is in good order
# }
panzer44-log-condition-set = { $condition ->
        [pinned] Von Hand: { $unit } ist niedergehalten
        [panic] Von Hand: { $unit } gerät nächste Runde in Panik
        [disrupted] Von Hand: { $unit } ist desorganisiert (D{ $degree })
        [pinned-panic] Von Hand: { $unit } ist niedergehalten, nächste Runde in Panik
        [pinned-disrupted] Von Hand: { $unit } ist niedergehalten und desorganisiert (D{ $degree })
        [panic-disrupted] Von Hand: { $unit } ist desorganisiert (D{ $degree }), nächste Runde in Panik
        [all] Von Hand: { $unit } ist niedergehalten und desorganisiert (D{ $degree }), nächste Runde in Panik
       *[none] Von Hand: { $unit } ist kampffähig
    }

# By hand: wreck in { $hex }
panzer44-log-wreck-set = Von Hand: Wrack in { $hex }

# By hand: no wreck in { $hex }
panzer44-log-wreck-removed = Von Hand: kein Wrack in { $hex }

# By hand: the bridge from { $from } to { $to } is blown
panzer44-log-bridge-set-blown = Von Hand: die Brücke von { $from } nach { $to } ist gesprengt

# By hand: the bridge from { $from } to { $to } is intact
panzer44-log-bridge-set-intact = Von Hand: die Brücke von { $from } nach { $to } ist intakt

# By hand: the clock is set to turn { $turn }, { $phase }
panzer44-log-clock-set = Von Hand: die Uhr steht auf Runde { $turn }, { $phase }

# By hand: the clock is set to turn { $turn }, { $side } { $phase }
panzer44-log-clock-set-of-side = Von Hand: die Uhr steht auf Runde { $turn }, { $phase } der { NAME($side, case: "plural") }

## Eine aufgedeckte Planung im Protokoll: „Befehle der Alliierten: 1st and 2nd M4(75) Platoons bewegen sich; Flieger greifen
## Vauclair (1409) an“. $orders ist eine Liste, verbunden durch den Text danach; darunter ihre Teile. $units sind Einheiten
## ohne Seite, $n ist ihre Zahl; $battery ist Artillerie außerhalb der Karte, „105 mm battery“.

# { $side } orders: { $orders }
panzer44-log-orders = Befehle der { NAME($side, case: "plural") }: { $orders }

# { $side } orders: none
panzer44-log-orders-none = Befehle der { NAME($side, case: "plural") }: keine

panzer44-log-orders-joined = { $first }; { $second }

# { $n ->
#     [one] { $units } fires at { $hex }
#    *[other] { $units } fire at { $hex }
# }
panzer44-log-order-fire = { $n ->
        [one] { $units } feuert auf { $hex }
       *[other] { $units } feuern auf { $hex }
    }

# { $n ->
#     [one] { $units } watches { $hex }
#    *[other] { $units } watch { $hex }
# }
panzer44-log-order-watch = { $n ->
        [one] { $units } überwacht { $hex }
       *[other] { $units } überwachen { $hex }
    }

# { $n ->
#     [one] { $units } fires indirectly at { $hex }, tight
#    *[other] { $units } fire indirectly at { $hex }, tight
# }
panzer44-log-order-bombard-tight = { $n ->
        [one] { $units } feuert indirekt auf { $hex }, dicht
       *[other] { $units } feuern indirekt auf { $hex }, dicht
    }

# { $n ->
#     [one] { $units } fires indirectly at { $hex }, loose
#    *[other] { $units } fire indirectly at { $hex }, loose
# }
panzer44-log-order-bombard-loose = { $n ->
        [one] { $units } feuert indirekt auf { $hex }, locker
       *[other] { $units } feuern indirekt auf { $hex }, locker
    }

# { $n ->
#     [one] { $units } moves
#    *[other] { $units } move
# }
panzer44-log-order-move = { $n ->
        [one] { $units } bewegt sich
       *[other] { $units } bewegen sich
    }

# { $n ->
#     [one] { $units } loads
#    *[other] { $units } load
# }
panzer44-log-order-load = { $n ->
        [one] { $units } verlädt
       *[other] { $units } verladen
    }

# { $n ->
#     [one] { $units } unloads
#    *[other] { $units } unload
# }
panzer44-log-order-unload = { $n ->
        [one] { $units } lädt aus
       *[other] { $units } laden aus
    }

# { $n ->
#     [one] { $units } clears the mines in { $hex }
#    *[other] { $units } clear the mines in { $hex }
# }
panzer44-log-order-clear = { $n ->
        [one] { $units } räumt die Minen in { $hex }
       *[other] { $units } räumen die Minen in { $hex }
    }

# { $n ->
#     [one] { $units } blows the bridge to { $hex }
#    *[other] { $units } blow the bridge to { $hex }
# }
panzer44-log-order-blow = { $n ->
        [one] { $units } sprengt die Brücke nach { $hex }
       *[other] { $units } sprengen die Brücke nach { $hex }
    }

# the { $battery } fires at { $hex }, tight
panzer44-log-barrage-tight = { $battery } feuert auf { $hex }, dicht

# the { $battery } fires at { $hex }, loose
panzer44-log-barrage-loose = { $battery } feuert auf { $hex }, locker

# aircraft attack { $hex }
panzer44-log-strike = Flieger greifen { $hex } an

## Ein Angriff im Bericht: die Seite im Plural, der Angreifer mit seinem Feld, „1st Panther Platoon (1409)“, und das Ziel
## mit seiner Seite; $hex ist die Nummer des Feldes.

# { NAME($side, case: "plural") }: { $by } fires at { $target } in { $hex }
panzer44-log-report-fires = Die { NAME($side, case: "plural") }: { $by } feuert auf { $target } in { $hex }

# { NAME($side, case: "plural") }: { $by } fires indirectly at { $target } in { $hex }
panzer44-log-report-fires-indirectly = Die { NAME($side, case: "plural") }: { $by } feuert indirekt auf { $target } in { $hex }

# { NAME($side, case: "plural") }: aircraft attack { $target } in { $hex }
panzer44-log-report-aircraft-attack = Die { NAME($side, case: "plural") }: Flieger greifen { $target } in { $hex } an
