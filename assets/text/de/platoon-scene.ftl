### Platoon: Texte auf der Karte und daneben, die Unterschrift für Zuschauer, die Kurzinfo eines Feldes.

## Das Spiel auf dem Titelschirm, und das gedruckte Spiel, dessen Angaben es benutzt, auf der Seite über das Programm.

# The eastern front, 1943–44: fire, move and assault each turn, under enemy fire.
platoon-scene-sentence = Die Ostfront 1943–44: Feuer, Bewegung und Sturmangriff in jeder Runde, unter gegnerischem Beschuss.

platoon-scene-printed = PanzerBlitz
    .publisher = The Avalon Hill Game Company, Baltimore, 1970
    .designer = James F. Dunnigan

## Der Fuß der gedruckten Karte.

# one hex 250 m · one turn six minutes
platoon-scene-sheet = ein Feld 250 m · eine Runde sechs Minuten

## Einblendungen über der Karte: der Text auf dem Knopf, ein oder zwei Wörter, und der volle Name. Feuerstärken sind
## zwei Zahlen, gegen weiche und gegen harte Ziele. „Unentdeckt“ ist die Legende eines Kreuzes an einer Einheit.

# Reach
# .hint = Your reach
platoon-scene-overlay-reach = Reichweite
    .hint = Eigene Reichweite

# Enemy fire
# .hint = Enemy opportunity fire at soft/hard targets
platoon-scene-overlay-enemy-fire = Gegn. Feuer
    .hint = Gegnerisches Gelegenheitsfeuer auf weiche/harte Ziele

# German sight
# .hint = Hexes in sight of the Germans
platoon-scene-overlay-german-sight = Dt. Sicht
    .hint = Felder in Sicht der Deutschen

# Soviet sight
# .hint = Hexes in sight of the Soviets
platoon-scene-overlay-soviet-sight = Sowj. Sicht
    .hint = Felder in Sicht der Sowjets

# Spotting
# .hint = Spotted units and their observers
platoon-scene-overlay-spotting = Aufklärung
    .hint = Aufgeklärte Einheiten und ihre Beobachter

# Levels
# .hint = Levels
platoon-scene-overlay-levels = Höhenstufen
    .hint = Höhenstufen

# Victory
# .hint = Victory hexes
platoon-scene-overlay-victory = Siegfelder
    .hint = Siegfelder

# Moves
# .hint = Last moves
platoon-scene-overlay-moves = Wege
    .hint = Letzte Bewegungen

# Your fire
# .hint = Your opportunity fire at soft/hard targets
platoon-scene-overlay-own-fire = Eigenes Feuer
    .hint = Eigenes Gelegenheitsfeuer auf weiche/harte Ziele

# Not spotted
platoon-scene-overlay-not-spotted = Unentdeckt

## Einheiten, die neben der Karte warten, unter dem Namen ihrer Seite: die Spalten ihrer Aufstellung, oder Artillerie,
## die dort bleibt.

# columns { $first }–{ $last }
platoon-scene-columns = Spalten { $first }–{ $last }

# off-board
platoon-scene-off-board = außerhalb

## Wirkungen eines Angriffs, auf die Karte geschrieben: kurz, klein am Anfang, ohne Punkt.

# no visible effect
platoon-scene-no-visible-effect = keine sichtbare Wirkung

# { $unit } dispersed
platoon-scene-dispersed = { $unit } zersprengt

# { $unit } eliminated
platoon-scene-eliminated = { $unit } eliminiert

# { $unit } falls off
platoon-scene-falls-off = { $unit } fällt herunter

# the fort is eliminated
platoon-scene-fort-falls = Befestigung eliminiert

# the fort holds
platoon-scene-fort-holds = Befestigung hält stand

## Die Kurzinfo eines Feldes. Links stehen Überschriften aus einem Wort.

# Units
platoon-scene-units = Einheiten

# Here
platoon-scene-here = Hier

# Registered
platoon-scene-registered = Eingeschossen

# Victory
platoon-scene-victory = Sieg

## Die Einheiten im Feld: eine Liste von Namen, deren letzter für alle anderen stehen kann. Eine Einheit kann eine
## andere transportieren; ihre Zustände stehen in Klammern, mit Kommas dazwischen.

platoon-scene-list = { $names }

# { $n } more
platoon-scene-more = { $n } weitere

platoon-scene-unit-states = { $unit } ({ $states })

# { $unit }, carrying { $passenger }
platoon-scene-unit-carrying = { $unit }, mit { $passenger }

# { $unit }, carrying { $passenger } ({ $states })
platoon-scene-unit-carrying-states = { $unit }, mit { $passenger } ({ $states })

# inverted
platoon-scene-state-inverted = umgedreht

# dispersed
platoon-scene-state-dispersed = zersprengt

# spotted
platoon-scene-state-spotted = aufgeklärt

# quick
platoon-scene-state-quick = im Eilmarsch

# just unloaded
platoon-scene-state-fresh = gerade ausgeladen

# has loaded
platoon-scene-state-has-loaded = hat verladen

## Der Boden des Feldes, eins nach dem anderen; $terrain ist „offenes Gelände“ oder „Ortschaft“. Das Programm schreibt
## den ersten Buchstaben groß.

# { $terrain }{ $road ->
#     [yes] , road
#    *[no] { "" }
# }{ $gully ->
#     [yes] , gully
#    *[no] { "" }
# }{ $level ->
#     [0] { "" }
#    *[other] , level { $level }
# }
platoon-scene-ground = { $terrain }{ $road ->
        [yes] , Straße
       *[no] { "" }
    }{ $gully ->
        [yes] , Schlucht
       *[no] { "" }
    }{ $level ->
        [0] { "" }
       *[other] , Höhenstufe { $level }
    }

## Die Gelände der Tabelle als Werkzeuge des Karteneditors.

# Clear
platoon-scene-terrain-clear = Offen

# Woods
platoon-scene-terrain-woods = Wald

# Swamp
platoon-scene-terrain-swamp = Sumpf

# Lake
platoon-scene-terrain-lake = See

# Town
platoon-scene-terrain-town = Ortschaft

# Hilltop
platoon-scene-terrain-hilltop = Kuppe

## Anlagen und Wracks im Feld, und die Seite, die ein Siegfeld hält.

# { $side } mines: units that enter must stop
platoon-scene-mined = { NAME($side, case: "e") } Minen: wer das Feld betritt, muss anhalten

# a { $side } fort, defence { $defence }
platoon-scene-fort = { NAME($side, case: "e") } Befestigung, Verteidigung { $defence }

# a road block
platoon-scene-block = Sperre

# a wreck: no road rate
platoon-scene-wreck = Wrack: keine Straßenbewegung

# { $n } wrecks: no vehicle can enter
platoon-scene-wrecks = { $n } Wracks: kein Fahrzeug kann das Feld betreten

# held by the { $side } side
platoon-scene-held = in { NAME($side, case: "er") } Hand

# not held
platoon-scene-not-held = von niemandem gehalten

## Die Unterschrift für Zuschauer: die Runde, mit der Sichtweite in Feldern, wenn sie begrenzt ist.

# Before the first turn
platoon-scene-before-first-turn = Vor der ersten Runde

# Turn { $turn } of { $last }
platoon-scene-turn = Runde { $turn } von { $last }

# { $visibility ->
#     [one] Turn { $turn } of { $last }   ·   visibility { $visibility } hex
#    *[other] Turn { $turn } of { $last }   ·   visibility { $visibility } hexes
# }
platoon-scene-turn-visibility = { $visibility ->
        [one] Runde { $turn } von { $last }   ·   Sichtweite { $visibility } Feld
       *[other] Runde { $turn } von { $last }   ·   Sichtweite { $visibility } Felder
    }

## Ein Satz über das Segment bis zur ersten Handlung darin.

# Both sides set up
platoon-scene-about-set-up = Beide Seiten stellen auf

# Heavy equipment continues to load and unload
platoon-scene-about-start = Das Verladen und Ausladen von schwerem Gerät geht weiter

# Mortars and howitzers fire
platoon-scene-about-indirect-fire = Mörser und Haubitzen feuern

# Guns, tanks and infantry fire at targets in sight
platoon-scene-about-direct-fire = Geschütze, Panzer und Infanterie feuern auf Ziele in Sicht

# Vehicles move, load and overrun; the enemy may fire at them
platoon-scene-about-vehicles = Fahrzeuge bewegen sich, verladen und überrollen; der Gegner darf auf sie feuern

# Infantry assaults adjacent enemies
platoon-scene-about-assault = Infanterie stürmt angrenzende Gegner

# Foot and mounted units move; the enemy may fire at them
platoon-scene-about-others = Fußeinheiten und Berittene bewegen sich; der Gegner darf auf sie feuern

# Mortars and howitzers register their next fire
platoon-scene-about-registration = Mörser und Haubitzen schießen sich für ihr nächstes Feuer ein

## Die Frage des Gelegenheitsfeuers, und das Ende eines Spiels: $level ist eine Siegstufe des Szenarios.

# { $unit } has entered { $hex }: will the { $side } player fire?
platoon-scene-asks = { $unit } hat { $hex } betreten: feuert der { NAME($side, case: "player") }?

# { $points ->
#     [one] { $level } with { $points } point
#    *[other] { $level } with { $points } points
# }
platoon-scene-outcome = { $points ->
        [one] { $level } mit { $points } Punkt
       *[other] { $level } mit { $points } Punkten
    }

## Ein Angriff in der Unterschrift: die Überschrift über dem Kräfteverhältnis, die Stärken darunter, der Modifikator des
## Wurfs, und das Ergebnis mit seinen gedruckten Buchstaben, statt eines Satzes, der keinen Platz hat.

# Odds
platoon-scene-odds = Verhältnis

# Overrun
platoon-scene-overrun = Überrollen

# Assault
platoon-scene-assault = Sturmangriff

# Mines
platoon-scene-mines = Minen

# odds secret
platoon-scene-odds-secret = Verhältnis geheim

# { $strength } to { $defence }
platoon-scene-strengths = { $strength } zu { $defence }

# die { $die } { SIGNED($drm) } = { $sum }
platoon-scene-die = Wurf { $die } { SIGNED($drm) } = { $sum }

# dispersed (DD)
platoon-scene-result-dd = zersprengt (DD)

# { $n ->
#     [one] DD on dispersed: eliminated
#    *[other] DD on dispersed: { $n } eliminated
# }
platoon-scene-result-dd-eliminated = { $n ->
        [one] DD auf zersprengt: eliminiert
       *[other] DD auf zersprengt: { $n } eliminiert
    }

# { $n ->
#     [one] eliminated
#    *[other] { $n } eliminated
# }
platoon-scene-result-eliminated = { $n ->
        [one] eliminiert
       *[other] { $n } eliminiert
    }
