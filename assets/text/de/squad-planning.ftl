### Squad: Planen mit der Maus und mit Tasten.

## Kommandos von Tasten, die nur dieses Spiel hat, wie die Seiten der Tasten und der Hilfe sie aufzählen.

# Load, unload, exchange, split, join, exit
squad-planning-work = Verladen, ausladen, tauschen, teilen, vereinigen, Karte verlassen

# Split, second half armed
squad-planning-other-work = Teilen, zweite Hälfte bewaffnet

# Add all units to the planned attack
squad-planning-join = Alle Einheiten am geplanten Angriff beteiligen

# Next weapon of the selected unit
squad-planning-weapon = Nächste Waffe der ausgewählten Einheit

# Fire lane: left, right or none
squad-planning-lane = Feuergasse: links, rechts oder keine

# Assault move on or off
squad-planning-assault-move = Sturmbewegung an oder aus

# Vehicles reverse, on or off
squad-planning-reverse = Fahrzeuge rückwärts, an oder aus

# Turn a vehicle or gun left
squad-planning-turn-left = Fahrzeug oder Geschütz nach links drehen

# Turn a vehicle or gun right
squad-planning-turn-right = Fahrzeug oder Geschütz nach rechts drehen

# Rally a pinned unit
squad-planning-rally = Niedergehaltene Einheit sammeln

# Lay smoke with a click
squad-planning-smoke = Nebel mit einem Klick legen

# Draw a line of sight
squad-planning-sight = Sichtlinie zeichnen

## Zwei davon als Knöpfe in der Leiste unter der Karte.

# Line of sight
squad-planning-tool-sight = Sichtlinie

# Add all
squad-planning-tool-join = Alle beteiligen

## Das Fähnchen an einem Ziel: links die Feuerkraft (FK) mit der Summe der Modifikatoren, die Chance eines Schusses zu
## treffen, oder dass es ein Scharfschütze ist; rechts Chancen. Es ist wenig Platz.

# AP { $strength }
squad-planning-flag-strength = FK { $strength }

# AP { $strength }{ "  " }{ SIGNED($by) }
squad-planning-flag-strength-modified = FK { $strength }{ "  " }{ SIGNED($by) }

# hit { $percent }%
squad-planning-flag-hit = Treffer { $percent } %

# elim. { $percent }%
squad-planning-flag-eliminated = elim. { $percent } %

# { $percent }%
squad-planning-flag-chance = { $percent } %

# sniper
squad-planning-flag-sniper = Scharfschütze

## Dasselbe, wo kein Angriff möglich ist.

# Select a unit
squad-planning-flag-no-unit = Einheit wählen

# No enemy here
squad-planning-flag-no-enemy = Kein Gegner hier

# not allowed
squad-planning-flag-not-allowed = unzulässig
