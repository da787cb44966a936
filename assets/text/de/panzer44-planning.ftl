### Panzer ’44: Planen mit der Maus und mit Tasten.

## Kommandos von Tasten, die nur dieses Spiel hat, wie die Seiten der Tasten und der Hilfe sie aufzählen; .button ist der
## Name eines Kommandos in der Leiste unter der Karte, mit wenig Platz.

# Change what a drag plots
panzer44-planning-tool = Ändern, was beim Ziehen geplant wird

# Change targets of opportunity fire
panzer44-planning-targets = Ziele des Gelegenheitsfeuers ändern

# Next order without a target, or no order
# .button = Other order
panzer44-planning-plain-order = Nächster Befehl ohne Ziel, oder keiner
    .button = Anderer Befehl

# Call fire, aircraft or mines at the cursor
panzer44-planning-call-fire = An der Feldmarke Feuer oder Flieger anfordern, Minen legen

# Draw a line of sight
# .button = Line of sight
panzer44-planning-sight = Sichtlinie zeichnen
    .button = Sichtlinie

## Eine geplante Bewegung in ein Feld ohne Platz. Klein am Anfang, kein Punkt am Ende: beides ergänzt das Programm.

# this plot would put { $hex } over the stacking limit of { $limit }
panzer44-planning-full = { $hex } wäre mit dieser Planung über der Stapelgrenze von { $limit }

## Das Fähnchen an einem Ziel: die Stärke, minus die Verteidigung, wenn sie zählt, oder was für einen Schuss fehlt.

panzer44-planning-flag-strength = { $strength } − { $defence }

# Select a unit
panzer44-planning-flag-no-unit = Einheit wählen

# It cannot fire
panzer44-planning-flag-no-gun = Kann nicht feuern

# No enemy here
panzer44-planning-flag-no-enemy = Kein Gegner hier

# Out of range
panzer44-planning-flag-out-of-range = Außer Reichweite

# Not in sight
panzer44-planning-flag-no-sight = Nicht in Sicht

# Prohibited
panzer44-planning-flag-prohibited = Unzulässig

## Einheiten, die sich wie geplant bewegen: warum eine es nicht getan hat, je ein Satz. $result ist das Ergebnis eines
## Angriffs, „niedergehalten“. $why ist, was die Regeln sagen, $case die Nummer der Regel. $n ist die Zahl der anderen,
## über die ihr Spieler neu entscheiden kann.

# { $unit } is fired at in { $hex }: { $result }.
panzer44-planning-harm-fire = { $unit } erhält Feuer in { $hex }: { $result }.

# { $unit } enters mines in { $hex }: { $result }.
panzer44-planning-harm-mines = { $unit } gerät in { $hex } in Minen: { $result }.

# { $unit } is eliminated.
panzer44-planning-harm-eliminated = { $unit } wird eliminiert.

# { $n ->
#     [one] { $n } unit waits.
#    *[other] { $n } units wait.
# }
panzer44-planning-planned-others = { $n ->
        [one] { $n } Einheit wartet.
       *[other] { $n } Einheiten warten.
    }

# { $unit } was stopped with { $passenger } loaded.
panzer44-planning-planned-stopped = { $unit } wurde aufgehalten, mit { $passenger } verladen.

# { $unit } could not move as planned: { $why } (case { $case }).
panzer44-planning-planned-not-moved = { $unit } konnte sich nicht wie geplant bewegen: { $why } (Regel { $case }).

# { $unit } could not unload as planned: { $why } (case { $case }).
panzer44-planning-planned-not-unloaded = { $unit } konnte nicht wie geplant ausgeladen werden: { $why } (Regel { $case }).

## Eine Antwort in einer Lektion, in Sätzen, wenn ein Spieler mehrere Einträge auf einmal auf den Planungsbogen schreibt.
## „Zurück“ ist der Knopf darunter.

# In a lesson, write one entry at a time, as the steps say. Back returns to the start of this step.
panzer44-planning-one-by-one = In einer Lektion immer nur einen Eintrag schreiben, wie es die Schritte sagen. „Zurück“ führt zum Anfang dieses Schritts.
