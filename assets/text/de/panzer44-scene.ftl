### Panzer ’44: Texte auf der Karte und daneben, die Unterschrift für Zuschauer, die Kurzinfo eines Feldes. $unit, $by,
### $carrier und $passenger sind Namen von Einheiten mit ihrer Seite, „German 1st Panther Platoon“, $units ist eine Liste
### davon; $hex ist ein Feld mit seinem Ort, „Vauclair (1409)“.

## Das Spiel auf dem Titelschirm, und das gedruckte Spiel, dessen Angaben es benutzt, auf der Seite über das Programm.

# France, 1944: tanks, guns and platoons; both sides plot orders in secret, then all orders are executed at once.
panzer44-scene-sentence = Frankreich 1944: Panzer, Geschütze und Züge; beide Seiten planen ihre Befehle geheim, dann werden alle gleichzeitig ausgeführt.

panzer44-scene-printed = Panzer ’44: Tactical Combat in Western Europe, 1944–45
    .publisher = Simulations Publications, Inc. (SPI), New York, 1975
    .designer = James F. Dunnigan

## Die gedruckte Karte: ihr Fuß, die Sichtweite in einem Kasten der Rundenleiste (mit wenig Platz), ein Austrittsfeld, und
## der Buchstabe einer Seite an ihren Eintrittsfeldern.

# one hex 200 m · one turn six minutes · platoons
panzer44-scene-sheet = ein Feld 200 m · eine Runde sechs Minuten · Züge

# sight { $n }
panzer44-scene-sheet-sight = Sicht { $n }

# exit
panzer44-scene-sheet-exit = Austritt

# G
panzer44-scene-letter-german = D

panzer44-scene-letter-allied = A

## Einblendungen über der Karte: der Text auf dem Knopf, ein oder zwei Wörter, und der volle Name.

# Reach
# .hint = Your reach
panzer44-scene-overlay-reach = Reichweite
    .hint = Eigene Reichweite

# Enemy reach
# .hint = Enemy reach
panzer44-scene-overlay-enemy-reach = Gegn. Reichw.
    .hint = Gegnerische Reichweite

# German sight
# .hint = Hexes in sight of the Germans
panzer44-scene-overlay-german-sight = Dt. Sicht
    .hint = Felder in Sicht der Deutschen

# Allied sight
# .hint = Hexes in sight of the Allies
panzer44-scene-overlay-allied-sight = All. Sicht
    .hint = Felder in Sicht der Alliierten

# Victory
# .hint = Victory hexes
panzer44-scene-overlay-victory = Siegfelder
    .hint = Siegfelder

# Moves
# .hint = Last moves
panzer44-scene-overlay-moves = Wege
    .hint = Letzte Bewegungen

## Wirkungen eines Angriffs, auf die Karte geschrieben: kurz, ohne Punkt. $result ist die Wirkung eines Ergebnisses,
## „niedergehalten“.

panzer44-scene-effect = { $unit } { $result }

# { $unit } eliminated
panzer44-scene-eliminated = { $unit } eliminiert

# { $unit } eliminated: disrupted again
panzer44-scene-eliminated-again = { $unit } eliminiert: erneut desorganisiert

## Die Phasen in der Leiste, mit wenig Platz, und .about, was in ihnen geschieht, ohne Punkt.

# Set-up
# .about = Both sides set up
panzer44-scene-phase-set-up = Aufstellung
    .about = Beide Seiten stellen auf

# Plot
# .about = Both sides, in secret
panzer44-scene-phase-plot = Planung
    .about = Beide Seiten, geheim

# Panic
# .about = Digits are drawn, units panic
panzer44-scene-phase-panic = Panik
    .about = Ziffern werden gezogen, Einheiten geraten in Panik

# Direct fire
# .about = One after the other, results after both
panzer44-scene-phase-fire = Direktes Feuer
    .about = Nacheinander, Ergebnisse erst nach beiden

# Movement
# .about = Opportunity fire and mines interrupt
panzer44-scene-phase-movement = Bewegung
    .about = Gelegenheitsfeuer und Minen unterbrechen

# Removal
# .about = Pins are removed, a die for each disrupted unit
panzer44-scene-phase-removal = Erholung
    .about = Niederhalten endet, ein Wurf je desorganisierter Einheit

# Indirect fire
# .about = Guns, off-board fires, aircraft
panzer44-scene-phase-indirect = Indirektes Feuer
    .about = Geschütze, Artillerie außerhalb der Karte, Flieger

# The game is over
panzer44-scene-phase-over = Das Spiel ist zu Ende

## Die Kurzinfo eines Feldes. Links Überschriften aus einem Wort, daneben die Texte. $units ist eine Liste von Einheiten:
## Namen, Namen mit dem, was sie transportieren, und am Ende die Zahl der übrigen.

# Units
panzer44-scene-label-units = Einheiten

# Here
panzer44-scene-label-here = Hier

# Victory
panzer44-scene-label-victory = Sieg

panzer44-scene-units = { $units }

# { $carrier }, carrying { $passenger }
panzer44-scene-carrying = { $carrier }, transportiert { $passenger }

# { $n } more
panzer44-scene-more = { $n } weitere

# held by the { $side } side
panzer44-scene-held = in { NAME($side, case: "er") } Hand

# not held
panzer44-scene-not-held = in niemandes Hand

## Der Boden eines Feldes, mitten im Satz; das Programm schreibt den ersten Buchstaben groß, wo es nötig ist.

# { $terrain ->
#     [woods] woods
#     [swamp] swamp
#     [lake] lake
#     [town] town
#     [hilltop] hilltop
#     [orchard] orchard
#     [crops] crops
#     [stream] stream
#     [gully] gully
#    *[clear] clear
# }{ $road ->
#     [yes] , road
#    *[no] { "" }
# }
panzer44-scene-ground = { $terrain ->
        [woods] Wald
        [swamp] Sumpf
        [lake] See
        [town] Ortschaft
        [hilltop] Kuppe
        [orchard] Obstgarten
        [crops] Getreide
        [stream] Bach
        [gully] Schlucht
       *[clear] offen
    }{ $road ->
        [yes] , Straße
       *[no] { "" }
    }

## Marker in einem Feld und was sie bewirken, mitten im Satz.

# { $mines ->
#     [hasty] hasty mines: they attack units that enter or leave
#     [preventative] preventative mines: they attack units that enter or leave
#    *[defensive] defensive mines: they attack units that enter or leave
# }
panzer44-scene-mines = { $mines ->
        [hasty] Eilminen: greifen Einheiten beim Betreten oder Verlassen an
        [preventative] Vorbeugungsminen: greifen Einheiten beim Betreten oder Verlassen an
       *[defensive] Verteidigungsminen: greifen Einheiten beim Betreten oder Verlassen an
    }

# an improved position: die −4 against foot and guns in it
panzer44-scene-position = ausgebaute Stellung: Wurf −4 gegen Fußeinheiten und Geschütze darin

# a wreck: no road rate
panzer44-scene-wreck = Wrack: Straßenkosten gelten nicht

## Die Unterschrift für Zuschauer, und die Zeitleiste: die Runde mit ihrer Sichtweite, was geschieht, und das Ende eines
## Spiels. $level ist die Siegstufe, wie das Szenario sie nennt.

# Before the first turn
panzer44-scene-before-first-turn = Vor der ersten Runde

# Turn { $turn } of { $last }
panzer44-scene-turn = Runde { $turn } von { $last }

# { $n ->
#     [one] Turn { $turn } of { $last }   ·   visibility { $n } hex
#    *[other] Turn { $turn } of { $last }   ·   visibility { $n } hexes
# }
panzer44-scene-turn-visibility = { $n ->
        [one] Runde { $turn } von { $last }   ·   Sichtweite { $n } Feld
       *[other] Runde { $turn } von { $last }   ·   Sichtweite { $n } Felder
    }

# { $n ->
#     [one] visibility { $n } hex
#    *[other] visibility { $n } hexes
# }
panzer44-scene-visibility = { $n ->
        [one] Sichtweite { $n } Feld
       *[other] Sichtweite { $n } Felder
    }

# { $level } with { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# }
panzer44-scene-outcome = { $level } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

# { $unit } has entered { $hex }: will the { $side } player fire?
panzer44-scene-entered = { $unit } hat { $hex } betreten: feuert der { NAME($side, case: "player") }?

# Panic: { $units }
panzer44-scene-panic = Panik: { $units }

## Ein Angriff in der Unterschrift: sein Satz, die Überschrift über der Spalte der Gefechtstabelle, die Stärken darunter
## (die Verteidigung hat auf manches Feuer keine Wirkung), die Deckung, und das Ergebnis, das unter denen des Protokolls
## fehlt.

# { $by } fires at { $unit }
panzer44-scene-fires = { $by } feuert auf { $unit }

# { $by } fires at { $unit } on the move
panzer44-scene-fires-on-the-move = { $by } feuert auf { $unit } in Bewegung

# The { $side } off-board { $by } fires indirectly at { $unit }
panzer44-scene-fires-indirectly = { $by } der { NAME($side, case: "plural") } (außerhalb der Karte) feuert indirekt auf { $unit }

# { $side } aircraft attack { $unit }
panzer44-scene-aircraft-attack = Flieger der { NAME($side, case: "plural") } greifen { $unit } an

# { $side } aircraft are sent to { $hex }
panzer44-scene-sortie = Flieger der { NAME($side, case: "plural") } werden nach { $hex } geschickt

# Aircraft
panzer44-scene-sortie-heading = Flieger

# attack on { $die } or less
panzer44-scene-sortie-needs = Angriff bei { $die } oder weniger

# attack
# .about = The aircraft attack
panzer44-scene-sortie-attacks = Angriff
    .about = Die Flieger greifen an

# back
# .about = The aircraft turn back
panzer44-scene-sortie-turns-back = zurück
    .about = Die Flieger kehren um

# Column
panzer44-scene-column = Spalte

# { $attack } against { $defence }
panzer44-scene-strengths = { $attack } gegen { $defence }

# strength { $attack }
panzer44-scene-strength = Stärke { $attack }

# cover: die { $die } −{ $n } → row { $row }
panzer44-scene-cover = Deckung: Wurf { $die } −{ $n } → Zeile { $row }

# row { $row }
panzer44-scene-row = Zeile { $row }

# Panics next turn
panzer44-scene-panics = Nächste Runde in Panik

# Eliminated: disrupted again
panzer44-scene-eliminated-at-last = Eliminiert: erneut desorganisiert

# { $what }, passenger too
panzer44-scene-with-passenger = { $what }, auch der Passagier

## Die Tafeln auf Papier: ihre Titel, die Köpfe ihrer Spalten und ihrer Zeilen. Die Köpfe haben wenig Platz.

# Combat results: superiority across, die down
panzer44-scene-chart-results = Gefechtstabelle: Spalte Überlegenheit, Zeile Wurf

# Range, for class M and for class R at soft targets
panzer44-scene-chart-range = Entfernung, für Klasse M und für Klasse R auf weiche Ziele

# Terrain effects: MP to enter, and the die of an attack on a unit there
panzer44-scene-chart-terrain = Gelände: BP zum Betreten, und der Wurf eines Angriffs auf eine Einheit darin

# Die
panzer44-scene-chart-die = Wurf

# Hexes
panzer44-scene-chart-hexes = Felder

# Strength
panzer44-scene-chart-strength = Stärke

# Hard
panzer44-scene-chart-hard = Hart

# Soft
panzer44-scene-chart-soft = Weich

# Foot
panzer44-scene-chart-foot = Fuß

# along a road
panzer44-scene-chart-road = auf einer Straße

# over a bridge
panzer44-scene-chart-bridge = über eine Brücke

# { $side ->
#     [bridge] bridge hexside
#     [crest] crest hexside
#     [slope] slope hexside, uphill
#     [ford] ford
#     [wall] wall
#     [hedge] hedge
#    *[stream] stream hexside
# }
panzer44-scene-chart-side = { $side ->
        [bridge] Hexseite mit Brücke
        [crest] Hexseite mit Kamm
        [slope] Hexseite mit Hang, bergauf
        [ford] Furt
        [wall] Mauer
        [hedge] Hecke
       *[stream] Hexseite mit Bach
    }
