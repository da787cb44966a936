### Platoon: Planen mit der Maus und mit Tasten.

## Kommandos von Tasten, die nur dieses Spiel hat, wie die Seiten der Tasten und der Hilfe sie aufzählen.

# Load, unload, clear mines, exit the map
platoon-planning-work = Verladen, ausladen, Minen räumen, Karte verlassen

# Change opportunity fire
platoon-planning-instruct = Gelegenheitsfeuer ändern

# Add all units to the planned attack
platoon-planning-join = Alle Einheiten am geplanten Angriff beteiligen

# Enter cover unspotted, or as usual
platoon-planning-unseen = Deckung unentdeckt betreten, oder wie üblich

# Draw a line of sight
platoon-planning-sight = Sichtlinie zeichnen

## Zwei davon als Knöpfe in der Leiste unter der Karte.

# Line of sight
platoon-planning-tool-sight = Sichtlinie

# Add all
platoon-planning-tool-join = Alle beteiligen

## Was an einem hervorgehobenen Feld steht, wo sonst seine Kosten in Bewegungspunkten stehen: ein kurzes Wort. Wo Deckung
## zu zweierlei Kosten betreten werden kann, stehen beide, „½ oder 1“: wie üblich, und unentdeckt.

# quick
platoon-planning-by-quick-march = eilig

# creep
platoon-planning-by-concealed-movement = verdeckt

# beside
platoon-planning-beside-road = daneben

# { $usual } or { $unseen }
platoon-planning-costs = { $usual } oder { $unseen }

## Das Fähnchen an einem Ziel, statt der Stärken, wo kein Angriff möglich ist.

# Select a unit
platoon-planning-flag-no-unit = Einheit wählen

# No enemy here
platoon-planning-flag-no-enemy = Kein Gegner hier

# not allowed
platoon-planning-flag-not-allowed = unzulässig
