### Panzergruppe Guderian: Befehle in Worten, und Würfe, die Spieler selbst ausführen.

## Der Tipp des Computers: ein Befehl im Infinitiv, ohne Punkt. $units ist eine Einheit oder eine Liste; ein Plural, „2
## Regimenter“, steht nie im Dativ.

# Set up { $unit } in { $hex }
guderian-orders-deploy = { $unit } in { $hex } aufstellen

# Move { $units } to { $hex }
guderian-orders-move = { $units } nach { $hex } bewegen

# Move { $units } to { $hex } by rail
guderian-orders-rail = { $units } mit der Bahn nach { $hex } bewegen

# Bring { $units } onto the map, to { $hex }
guderian-orders-enter = { $units } eintreten lassen und nach { $hex } bewegen

# Call up a division and move it to { $hex }
guderian-orders-call-up = Eine Division anfordern und nach { $hex } bewegen

# Overrun { $hex } with { $units }
guderian-orders-overrun = { $units }: { $hex } überrollen

# Attack { $hexes } with { $units }
guderian-orders-attack = { $units }: { $hexes } angreifen

# Place an interdiction marker in { $hex }
guderian-orders-place-marker = Einen Abriegelungsmarker in { $hex } legen

# Cut the railway with { $unit }
guderian-orders-cut-rail = Die Bahnlinie mit { $unit } unterbrechen

# Undo the railway cut with { $unit }
guderian-orders-undo-cut = Die Unterbrechung der Bahnlinie durch { $unit } zurücknehmen

# Fly out { $leader }
guderian-orders-fly-out = { $leader } ausfliegen

# Bid { $points }
guderian-orders-bid = { $points ->
        [one] { $points } Punkt bieten
       *[other] { $points } Punkte bieten
    }

# Lose steps instead of retreating
guderian-orders-lose = Stufen verlieren, statt sich zurückzuziehen

# Retreat instead of losing steps
guderian-orders-retreat = Sich zurückziehen, statt Stufen zu verlieren

# Take the step loss from { $unit }
guderian-orders-lose-step = Die Stufe bei { $unit } verlieren

# Retreat the stack in { $hex } to { $end }
guderian-orders-route = Den Stapel in { $hex } nach { $end } zurückziehen

# Retreat { $units } from { $hex } to { $end }
guderian-orders-route-units = { $units } aus { $hex } nach { $end } zurückziehen

# Eliminate { $unit }
guderian-orders-eliminate = { $unit } eliminieren

# Advance { $units } to { $hex }
guderian-orders-advance = { $units } nach { $hex } vorrücken lassen

# End the advance
guderian-orders-stay = Das Vorrücken beenden

# End the phase
guderian-orders-end-phase = Die Phase beenden

## Ein Wurf, den Spieler am Tisch ausführen: wofür er ist, ohne Punkt. $number ist „16“.

# Die for the attack on { $hexes }
guderian-orders-die-attack = Wurf für den Angriff auf { $hexes }

# Die for the overrun of { $hex }
guderian-orders-die-overrun = Wurf für das Überrollen von { $hex }

# Equal bids: on a die of 1–3 the first player plays the Germans
guderian-orders-die-seats = Wurf bei gleichen Geboten: bei 1–3 spielt der erste Spieler die Deutschen

# Die for the { $army } Army: on 1–3 it may move
guderian-orders-die-army = Wurf für die { $number }. Armee: bei 1–3 darf sie sich bewegen

# Die for the provisional division: where it enters
guderian-orders-die-provisional = Wurf für die provisorische Division: wo sie eintritt
