### Platoon: Befehle in Worten, von Hand geworfene Würfel, und Artillerie außerhalb der Karte. $unit, $carrier und
### ähnliche Argumente sind Namen von Einheiten, $units ist eine Liste davon: „1st and 2nd Pz IV H Platoons“. Einheiten
### des Spielers, der angesprochen ist, stehen ohne ihre Seite. $hex ist ein Feld mit seinem Ort, „Grusha (0909)“.

## Ein Befehl, als Rat an einen Spieler: ohne Punkt.

# Set up { $unit } in { $hex }
platoon-orders-set-up = { $unit } in { $hex } aufstellen

# Set up { $unit } in { $carrier }
platoon-orders-set-up-aboard = { $unit } in { $carrier } aufstellen

# Place mines in { $hex }
platoon-orders-place-mines = Minen in { $hex } legen

# Place a fort in { $hex }
platoon-orders-place-fort = Befestigung in { $hex } setzen

# Place a road block in { $hex }
platoon-orders-place-block = Sperre in { $hex } setzen

# Remove mines in { $hex }
platoon-orders-remove-mines = Minen in { $hex } entfernen

# Remove a fort in { $hex }
platoon-orders-remove-fort = Befestigung in { $hex } entfernen

# Remove a road block in { $hex }
platoon-orders-remove-block = Sperre in { $hex } entfernen

# Reverse the marker of { $carrier }
platoon-orders-flip = Marker von { $carrier } wenden

# Fire at { $target } with { $units }
platoon-orders-fire = Mit { $units } auf { $target } feuern

# Fire at all units in { $hex } with { $units }
platoon-orders-fire-at-all = Mit { $units } auf alle Einheiten in { $hex } feuern

# Move { $unit } to { $hex }
platoon-orders-move = { $unit } nach { $hex } bewegen

# Move { $unit } to { $hex } by quick march
platoon-orders-quick-march = { $unit } im Eilmarsch nach { $hex } bewegen

# Move { $unit } to { $hex } by concealed movement
platoon-orders-move-concealed = { $unit } verdeckt nach { $hex } bewegen

# Move { $unit } to { $hex } beside the road
platoon-orders-move-beside-road = { $unit } neben der Straße nach { $hex } bewegen

# Move { $unit }
platoon-orders-move-nowhere = { $unit } bewegen

# Bring { $unit } onto the map in { $hex }
platoon-orders-enter = { $unit } in { $hex } eintreten lassen

# Exit the map with { $unit }
platoon-orders-exit = Die Karte mit { $unit } verlassen

# Load { $passenger } into { $carrier }
platoon-orders-load = { $passenger } in { $carrier } verladen

# Unload { $passenger } from { $carrier }
platoon-orders-unload = { $passenger } aus { $carrier } ausladen

# Unload { $carrier }
platoon-orders-unload-carrier = Aus { $carrier } ausladen

# Overrun { $hex } with { $units }
platoon-orders-overrun = { $hex } mit { $units } überrollen

# Assault { $hex } with { $units }
platoon-orders-assault = { $hex } mit { $units } stürmen

# Clear mines with { $unit }
platoon-orders-clear-mines = Mit { $unit } Minen räumen

# Register { $unit } on { $hex }
platoon-orders-register = { $unit } auf { $hex } einschießen

# Remove the registration marker of { $unit } on { $hex }
platoon-orders-unregister = Marker von { $unit } auf { $hex } entfernen

# Use opportunity fire with { $units }
platoon-orders-opportunity-fire = Gelegenheitsfeuer mit { $units }

# Interdict with { $units }
platoon-orders-interdict = Sperrfeuer mit { $units }

# Hold fire
platoon-orders-pass = Feuer zurückhalten

# End the segment
platoon-orders-done = Segment beenden

## Indirektes Feuer: $firers ist eine Liste von Einheiten mit der Art ihrer Anforderung, mit Strichpunkten.

# Fire indirectly at { $hex } with { $firers }
platoon-orders-indirect-fire = Indirekt auf { $hex } feuern mit { $firers }

platoon-orders-firer = { $unit }, { $call }

# registered
platoon-orders-call-registered = eingeschossen

# from the hip
platoon-orders-call-from-the-hip = aus der Hüfte

# from the hip, near its marker
platoon-orders-call-nearby = aus der Hüfte, nahe dem eigenen Marker

# interdiction
platoon-orders-call-interdiction = Sperrfeuer

# interdiction near its marker
platoon-orders-call-nearby-interdiction = Sperrfeuer nahe dem eigenen Marker

## Wann Einheiten in der Bewegung des Gegners feuern; die Anweisung steht auch neben dem Feld der Einheit.

# Instruct { $units }: { $instruction }
platoon-orders-instruct = Anweisung an { $units }: { $instruction }

# ask me
platoon-orders-instruction-ask = nachfragen

# hold fire
platoon-orders-instruction-never = Feuer zurückhalten

# any target
platoon-orders-instruction-any-target = jedes Ziel

# armour only
platoon-orders-instruction-armour-only = nur Gepanzerte

## Ein Würfel, den jemand von Hand wirft.

# Die for the attack on { $hex }
platoon-orders-die-for-hex = Würfel für den Angriff auf { $hex }

# Die for the attack on { $unit }
platoon-orders-die-for-unit = Würfel für den Angriff auf { $unit }

## Die Grenzen einer Batterie außerhalb der Karte, mit · dazwischen: Runden, Spalten von Feldern, Felder, und Typen
## gegnerischer Einheiten, von denen eine dort sein muss.

# turn { $turn }
platoon-orders-battery-turn = Runde { $turn }

# turns { $first }–{ $last }
platoon-orders-battery-turns = Runden { $first }–{ $last }

# column { $column }
platoon-orders-battery-column = Spalte { $column }

# columns { $first }–{ $last }
platoon-orders-battery-columns = Spalten { $first }–{ $last }

# { $n ->
#     [one] hex { $hexes }
#    *[other] hexes { $hexes }
# }
platoon-orders-battery-hexes = { $n ->
        [one] Feld { $hexes }
       *[other] Felder { $hexes }
    }

# only at hexes with { $units }
platoon-orders-battery-targets = nur auf Felder mit { $units }
