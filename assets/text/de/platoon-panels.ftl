### Die Bedienfelder von Platoon: seine Reiter in der Seitenleiste, die Fragen, die zu beantworten sind, und was der
### Rahmen der Bedienfelder von ihm braucht. $unit und ähnliche Argumente sind Namen von Einheiten, „2nd Rifle Platoon“;
### $hex ist ein Feld mit seinem Ort, „Farm 1204“.

## Eine gekürzte Liste: ihr letzter Teil steht für alle anderen. „1st Mortar Platoon, 2nd Mortar Platoon und 3 weitere“.

# { $n } more
platoon-panels-more = { $n } weitere

## Die Reiter der Seitenleiste, mit wenig Platz.

# Turn
platoon-panels-tab-turn = Runde

# Charts
platoon-panels-tab-charts = Tafeln

# Units
platoon-panels-tab-units = Einheiten

## Die Kurzinfo der Siegpunkte in der Leiste.

# { $side } points minus { $other } points
platoon-panels-points-are = Punkte der { NAME($side, case: "plural") } minus Punkte der { NAME($other, case: "plural") }

## Warum sich die ausgewählte Einheit nicht mehr bewegen kann, im Kopf der Seitenleiste. $why ist eine Ablehnung, groß am
## Anfang, $case die Nummer ihrer Regel.

platoon-panels-chosen-refused = { $why } ({ $case }).

## Die Aufgabe eines Segments, im Kopf der Seitenleiste: groß bis zum ersten Punkt, der Rest darunter.

# Drag units onto the highlighted hexes. Then end the set-up.
platoon-panels-to-do-set-up = Einheiten auf die hervorgehobenen Felder ziehen. Dann die Aufstellung beenden.

# Drag units onto the highlighted hexes. Mines and forts are in the dock. Then end the set-up.
platoon-panels-to-do-set-up-and-lay = Einheiten auf die hervorgehobenen Felder ziehen. Minen und Befestigungen sind in der Seitenleiste. Dann die Aufstellung beenden.

# End the set-up, or move units again. All units are set up.
platoon-panels-to-do-set-up-done = Die Aufstellung beenden oder Einheiten versetzen. Alle Einheiten sind aufgestellt.

# Reverse load and unload markers if you wish. Then end the segment.
platoon-panels-to-do-loading = Nach Wunsch Verlade- und Auslademarker wenden. Dann das Segment beenden.

# Drag mortars and howitzers onto a target. The dock shows the odds. Then end the segment.
platoon-panels-to-do-indirect-fire = Mörser und Haubitzen auf ein Ziel ziehen. Die Seitenleiste zeigt das Kräfteverhältnis. Dann das Segment beenden.

# Drag units onto a target to fire. More units can join; the dock shows the odds. Then end the segment.
platoon-panels-to-do-direct-fire = Einheiten zum Feuern auf ein Ziel ziehen. Weitere Einheiten können sich beteiligen; die Seitenleiste zeigt das Kräfteverhältnis. Dann das Segment beenden.

# Drag vehicles to move or to overrun. Select one to load. Then end the segment.
platoon-panels-to-do-vehicles = Fahrzeuge ziehen, um zu bewegen oder zu überrollen. Zum Verladen eines auswählen. Dann das Segment beenden.

# Drag infantry onto an adjacent enemy. The dock shows the odds. Then end the segment.
platoon-panels-to-do-assault = Infanterie auf einen angrenzenden Gegner ziehen. Die Seitenleiste zeigt das Kräfteverhältnis. Dann das Segment beenden.

# Drag foot and mounted units. Then end the segment.
platoon-panels-to-do-foot = Fußeinheiten und berittene Einheiten ziehen. Dann das Segment beenden.

# Drag mortars and howitzers onto a hex to register it. Then end the segment.
platoon-panels-to-do-registration = Mörser und Haubitzen auf ein Feld ziehen, um sie darauf einzuschießen. Dann das Segment beenden.

# Opportunity fire: fire at the moving enemy, or hold fire.
platoon-panels-to-do-opportunity-fire = Gelegenheitsfeuer: auf den Gegner in Bewegung feuern oder das Feuer zurückhalten.

## Der Knopf am Fuß der Seitenleiste, und die Frage vor dem Ende eines Segments, wenn etwas unerledigt ist. „Feuer
## zurückhalten“ ist auch der Knopf neben „Feuern“, und im Vorführmodus der über der Karte.

# End segment
platoon-panels-end-segment = Segment beenden

# End the set-up
# .question = End the set-up?
platoon-panels-end-set-up = Aufstellung beenden
    .question = Aufstellung beenden?

# End the loading segment?
platoon-panels-end-loading-question = Segment „Verladen“ beenden?

# End the indirect fire segment?
platoon-panels-end-indirect-fire-question = Segment „Indirektes Feuer“ beenden?

# End the direct fire segment?
platoon-panels-end-direct-fire-question = Segment „Direktes Feuer“ beenden?

# End the vehicle segment?
platoon-panels-end-vehicles-question = Segment „Fahrzeuge“ beenden?

# End the assault segment?
platoon-panels-end-assault-question = Segment „Sturmangriff“ beenden?

# End the foot unit segment?
platoon-panels-end-foot-question = Segment „Fußeinheiten“ beenden?

# End the registration segment?
platoon-panels-end-registration-question = Segment „Einschießen“ beenden?

# Hold fire
platoon-panels-hold-fire = Feuer zurückhalten

## Was unerledigt bleibt, wenn das Segment jetzt endet, je ein Satz. $n zählt Einheiten, oder Minenmarker, Befestigungen
## und Sperren.

# { $n ->
#     [one] { $n } unit can still move.
#    *[other] { $n } units can still move.
# }
platoon-panels-undone-move = { $n ->
        [one] { $n } Einheit kann sich noch bewegen.
       *[other] { $n } Einheiten können sich noch bewegen.
    }

# { $n ->
#     [one] { $n } unit can still assault.
#    *[other] { $n } units can still assault.
# }
platoon-panels-undone-assault = { $n ->
        [one] { $n } Einheit kann noch stürmen.
       *[other] { $n } Einheiten können noch stürmen.
    }

# { $n ->
#     [one] { $n } unit can still fire.
#    *[other] { $n } units can still fire.
# }
platoon-panels-undone-fire = { $n ->
        [one] { $n } Einheit kann noch feuern.
       *[other] { $n } Einheiten können noch feuern.
    }

# { $n ->
#     [one] { $n } unit is not set up (case 4.1).
#    *[other] { $n } units are not set up (case 4.1).
# }
platoon-panels-undone-set-up = { $n ->
        [one] { $n } Einheit ist nicht aufgestellt (Regel 4.1).
       *[other] { $n } Einheiten sind nicht aufgestellt (Regel 4.1).
    }

# { $n ->
#     [one] { $n } mine marker is not placed.
#    *[other] { $n } mine markers are not placed.
# }
platoon-panels-undone-mines = { $n } Minenmarker nicht gelegt.

# { $n ->
#     [one] { $n } fort is not placed.
#    *[other] { $n } forts are not placed.
# }
platoon-panels-undone-forts = { $n ->
        [one] { $n } Befestigung nicht gesetzt.
       *[other] { $n } Befestigungen nicht gesetzt.
    }

# { $n ->
#     [one] { $n } road block is not placed.
#    *[other] { $n } road blocks are not placed.
# }
platoon-panels-undone-blocks = { $n ->
        [one] { $n } Sperre nicht gesetzt.
       *[other] { $n } Sperren nicht gesetzt.
    }

## Die Namen der Segmente in der Leiste, mit wenig Platz, und die der Aufstellung und des Endes.

# Loading
platoon-panels-segment-loading = Verladen

# Indirect fire
platoon-panels-segment-indirect-fire = Indirektes Feuer

# Direct fire
platoon-panels-segment-direct-fire = Direktes Feuer

# Vehicles
platoon-panels-segment-vehicles = Fahrzeuge

# Assaults
platoon-panels-segment-assaults = Sturmangriff

# Foot units
platoon-panels-segment-foot-units = Fußeinheiten

# Registration
platoon-panels-segment-registration = Einschießen

# Set-up
platoon-panels-phase-set-up = Aufstellung

# Game over
platoon-panels-phase-over = Spielende

## Das Segment und die Einheiten, die darin noch handeln können: die Überschrift der Liste ist der Name des Segments,
## rechts davon dieser Text; darunter ein Knopf für jede Einheit.

# { $n ->
#     [one] { $n } unit can act
#    *[other] { $n } units can act
# }
platoon-panels-able = { $n ->
        [one] { $n } Einheit kann handeln
       *[other] { $n } Einheiten können handeln
    }

# and { $n } more
platoon-panels-able-more = und { $n } weitere

## Eine Einheit mit ihrem Feld, auf einem Knopf oder neben einem Kästchen zum Ankreuzen: „2nd Rifle Platoon, 0704“.

platoon-panels-unit-at = { $unit }, { $hex }

## Der Punktestand: die Punkte jeder Seite, die Summe mit ihrer Bedeutung, „die Deutschen führen; Sieg ab 12“, und die
## nächsten Einheiten, die eintreten.

# Score
platoon-panels-score = Punktestand
    .about = { $side } minus { $other }

# Total
platoon-panels-score-total = Summe

platoon-panels-score-total-of = { $points }: { $level }

# { $n ->
#     [one] Turn { $turn }: { $n } { $side } unit enters.
#    *[other] Turn { $turn }: { $n } { $side } units enter.
# }
platoon-panels-coming = { $n ->
        [one] Runde { $turn }: { $n } { NAME($side, case: "e") } Einheit tritt ein.
       *[other] Runde { $turn }: { $n } { NAME($side, case: "e") } Einheiten treten ein.
    }

## Die Einheiten, die in einer Runde eintreten, in der Rundenleiste nach „Runde 2: “. $units ist eine Liste von Gruppen,
## je $n Einheiten eines Typs. Die Felder sind genannt, oder $n Felder eines Kartenrands nur gezählt.

platoon-panels-entering-units = { $n } × { $kind }

# { $n } × { $carrier } carrying { $passenger }
platoon-panels-entering-loaded = { $n } × { $carrier } mit { $passenger }

# { $units }, at { $hexes }
platoon-panels-entering-at = { $units }, in { $hexes }

# { $n ->
#     [one] { $units }, at { $n } edge hex
#    *[other] { $units }, at { $n } edge hexes
# }
platoon-panels-entering-at-edge = { $n ->
        [one] { $units }, in { $n } Randfeld
       *[other] { $units }, in { $n } Randfeldern
    }

## Der geplante Angriff: seine Überschrift, rechts davon das Zielfeld.

# Direct fire
platoon-panels-attack-direct = Direktes Feuer

# Indirect fire
platoon-panels-attack-indirect = Indirektes Feuer

# Overrun
platoon-panels-attack-overrun = Überrollen

# Close assault
platoon-panels-attack-assault = Sturmangriff

# at { $hex }
platoon-panels-attack-at = Ziel: { $hex }

## Das Ziel des Angriffs, und sein Name für Vorleseprogramme. $kind ist „fort“, „both“ bei zwei Einheiten, „all“ bei mehr,
## $n, oder „named“ bei einer Einheit oder einem Feld, $name.

# { $kind ->
#     [fort] the fort
#     [both] both units
#     [all] all { $n } units
#    *[named] { $name }
# }
# .name = { $kind ->
#     [fort] Target: the fort
#     [both] Target: both units
#     [all] Target: all { $n } units
#    *[named] Target: { $name }
# }
platoon-panels-target = { $kind ->
        [fort] die Befestigung
        [both] beide Einheiten
        [all] alle { $n } Einheiten
       *[named] { $name }
    }
    .name = { $kind ->
        [fort] Ziel: die Befestigung
        [both] Ziel: beide Einheiten
        [all] Ziel: alle { $n } Einheiten
       *[named] Ziel: { $name }
    }

## Der Knopf, der ein solches Ziel angreift.

# { $kind ->
#     [fort] Fire at the fort
#     [both] Fire at both units
#     [all] Fire at all { $n } units
#    *[named] Fire at { $name }
# }
platoon-panels-fire-at = { $kind ->
        [fort] Auf die Befestigung feuern
        [both] Auf beide Einheiten feuern
        [all] Auf alle { $n } Einheiten feuern
       *[named] Auf { $name } feuern
    }

# { $kind ->
#     [fort] Overrun the fort
#     [both] Overrun both units
#     [all] Overrun all { $n } units
#    *[named] Overrun { $name }
# }
platoon-panels-overrun = { $kind ->
        [fort] Befestigung überrollen
        [both] Beide Einheiten überrollen
        [all] Alle { $n } Einheiten überrollen
       *[named] { $name } überrollen
    }

# { $kind ->
#     [fort] Assault the fort
#     [both] Assault both units
#     [all] Assault all { $n } units
#    *[named] Assault { $name }
# }
platoon-panels-assault = { $kind ->
        [fort] Befestigung stürmen
        [both] Beide Einheiten stürmen
        [all] Alle { $n } Einheiten stürmen
       *[named] { $name } stürmen
    }

## Texte unter den möglichen Angriffen: wo der Knopf ist, ein Angriff ohne Wirkung, und indirektes Feuer auf Deckung ohne
## bekannten Gegner.

# Use the button at the foot of the dock to attack.
platoon-panels-attack-below = Der Knopf am Fuß der Seitenleiste greift an.

# No roll can have an effect at these odds.
platoon-panels-attack-nothing = Bei diesem Kräfteverhältnis kann kein Wurf eine Wirkung haben.

# No known enemy there. The fire hits any unit in the hex; you see only results that you can observe.
platoon-panels-attack-blind = Dort ist kein Gegner bekannt. Das Feuer trifft jede Einheit im Feld; zu sehen sind nur Ergebnisse, die beobachtet werden können.

## Ein Schlag: seine Stärke, die Verteidigung des Ziels und das Kräfteverhältnis, „3-1“; $modifiers sind
## Würfelmodifikatoren, „in cover +1“. Von mehreren beginnt jeder mit der Einheit, die er trifft.

# { $strength } to { $defence }, odds { $odds }
platoon-panels-strike = { $strength } zu { $defence }, Verhältnis { $odds }

# { $strength } to { $defence }, odds { $odds }; die: { $modifiers }
platoon-panels-strike-die = { $strength } zu { $defence }, Verhältnis { $odds }; Wurf: { $modifiers }

# { $unit }: { $strength } to { $defence }, odds { $odds }
platoon-panels-strike-unit = { $unit }: { $strength } zu { $defence }, Verhältnis { $odds }

# { $unit }: { $strength } to { $defence }, odds { $odds }; die: { $modifiers }
platoon-panels-strike-unit-die = { $unit }: { $strength } zu { $defence }, Verhältnis { $odds }; Wurf: { $modifiers }

# too weak
platoon-panels-strike-too-weak = zu schwach

# { $unit }: too weak
platoon-panels-strike-unit-too-weak = { $unit }: zu schwach

## Die Aussicht auf ein Ergebnis, auf einem Balken mit wenig Platz: $result ist, wie es gedruckt ist, „DD“.

# { $result } { $percent }%
platoon-panels-chance = { $result } { $percent } %

## Die Art der Anforderung einer Einheit, die indirekt feuert, „registered“, und ihr Würfelmodifikator.

platoon-panels-call = { $unit }: { $call }

# { $unit }: { $call }, { SIGNED($drm) } to the die
platoon-panels-call-die = { $unit }: { $call }, { SIGNED($drm) } auf den Wurf

## Die Antwort auf eine gegnerische Einheit, die ein Feld in Sicht betreten hat: die Überschrift, und die Knöpfe. $units
## ist eine Liste der feuernden Einheiten.

# Opportunity fire
platoon-panels-answer = Gelegenheitsfeuer

# { $unit } has entered { $hex }.
platoon-panels-answer-entered = { $unit } hat { $hex } betreten.

# No unit fires.
platoon-panels-answer-none = Keine Einheit feuert.

# Fire
platoon-panels-fire = Feuern

# Interdict
platoon-panels-interdict = Sperrfeuer

# Interdict with { $units }
platoon-panels-interdict-with = Sperrfeuer mit { $units }

## Dasselbe über der Karte im Vorführmodus. $question ist die ganze Frage ohne Punkt.

platoon-panels-over-map = { $question }.

## Die Würfe des letzten Befehls, je eine Zeile: was angegriffen wurde, und darunter die Stärken. $n ist die Zahl der
## getroffenen Einheiten, 0 bei einer Befestigung, $units sind ihre Namen; $figures sind Stärken und Kräfteverhältnis, „24
## to 9, odds 2-1“.

# Last rolls
platoon-panels-rolls = Letzte Würfe

# { $units } in the mines
platoon-panels-rolls-mines = { $units } in den Minen

# { $n ->
#     [0] Overrun of the fort
#    *[other] Overrun of { $units }
# }
platoon-panels-rolls-overrun = { $n ->
        [0] Überrollen der Befestigung
       *[other] Überrollen von { $units }
    }

# { $n ->
#     [0] Assault on the fort
#    *[other] Assault on { $units }
# }
platoon-panels-rolls-assault = { $n ->
        [0] Sturmangriff auf die Befestigung
       *[other] Sturmangriff auf { $units }
    }

# { $n ->
#     [0] Fire at the fort
#    *[other] Fire at { $units }
# }
platoon-panels-rolls-fire = { $n ->
        [0] Feuer auf die Befestigung
       *[other] Feuer auf { $units }
    }

# { $figures }, { SIGNED($drm) } to the die
platoon-panels-rolls-sums = { $figures }, { SIGNED($drm) } zum Wurf

## Angaben zur ausgewählten Einheit: links ein Wort mit wenig Platz, dahinter einer dieser Texte. $class sind Buchstaben
## einer Waffenklasse, „(H)“; $left und $all sind Bewegungspunkte.

# Attack
platoon-panels-unit-attack = Angriff

# { $attack } { $class }, range { $range }
platoon-panels-unit-attack-of = { $attack } { $class }, Reichweite { $range }

# unarmed
platoon-panels-unit-unarmed = unbewaffnet

# Defence
platoon-panels-unit-defence = Verteid.

# Movement
platoon-panels-unit-movement = Bewegung

# 0 of { $all } MP
platoon-panels-unit-movement-none = 0 von { $all } BP

# { $left } of { $all } MP left
platoon-panels-unit-movement-left = { $left } von { $all } BP übrig

# May fire
platoon-panels-unit-may-fire = Darf feuern

# Status
platoon-panels-unit-now = Zustand

## Die Angabe „Zustand“ besteht daraus, mit · dazwischen. $n zählt Runden.

# has fired
platoon-panels-condition-fired = hat gefeuert

# dispersed
platoon-panels-condition-dispersed = zersprengt

# spotted
platoon-panels-condition-spotted = aufgeklärt

# quick march
platoon-panels-condition-quick = im Eilmarsch

# just unloaded
platoon-panels-condition-fresh = gerade ausgeladen

# cannot move again
platoon-panels-condition-halted = kann sich nicht mehr bewegen

# { $n ->
#     [one] loading, { $n } turn left
#    *[other] loading, { $n } turns left
# }
platoon-panels-condition-loading = { $n ->
        [one] beim Verladen, noch { $n } Runde
       *[other] beim Verladen, noch { $n } Runden
    }

# { $n ->
#     [one] unloading, { $n } turn left
#    *[other] unloading, { $n } turns left
# }
platoon-panels-condition-unloading = { $n ->
        [one] beim Ausladen, noch { $n } Runde
       *[other] beim Ausladen, noch { $n } Runden
    }

# carries { $unit }
platoon-panels-condition-carries = transportiert { $unit }

# loaded in { $unit }
platoon-panels-condition-loaded = verladen in { $unit }

## Wie die ausgewählte Einheit Deckung betritt: die Überschrift, zwei Möglichkeiten mit ihrer Kurzinfo, und je Feld eine
## Zeile. $cost sind Bewegungspunkte; die Nummern in Klammern sind Regeln.

# Entering cover
platoon-panels-cover-entering = Deckung betreten

# As usual
platoon-panels-cover-as-usual = Wie üblich

# Unspotted
# .hint = Enter cover unspotted, at a higher movement cost
platoon-panels-cover-unspotted = Unentdeckt
    .hint = Deckung unentdeckt betreten, zu höheren Bewegungskosten

# { $hex }: beside the road, unspotted, for { $cost } MP (10.4)
platoon-panels-cover-beside-road = { $hex }: neben der Straße, unentdeckt, für { $cost } BP (10.4)

# { $hex }: by concealed movement, for the whole move (18.1)
platoon-panels-cover-concealed = { $hex }: mit verdeckter Bewegung, für die ganze Bewegung (18.1)

## Knöpfe für Handlungen der ausgewählten Einheit. Verladen hat eine von drei Kurzinfos, je nach den Optionen des Spiels.

# Load { $unit }
# .hint = Ends the movement of both for this phase (6.9, 8.2)
# .hint-half-movement = Costs the carrier half its movement, or all for a gun; the passenger moves with it (8.8)
# .hint-whole-turns = Ends the movement of both for this phase; a gun takes whole turns (6.9, 18.2)
platoon-panels-load = { $unit } verladen
    .hint = Beendet für beide die Bewegung in dieser Phase (6.9, 8.2)
    .hint-half-movement = Kostet den Transporter die Hälfte seiner BP, bei einem Geschütz alle; der Passagier bewegt sich mit ihm (8.8)
    .hint-whole-turns = Beendet für beide die Bewegung in dieser Phase; ein Geschütz braucht ganze Runden (6.9, 18.2)

# Load into { $carrier }
platoon-panels-load-into = In { $carrier } verladen

# Unload { $unit }
platoon-panels-unload = { $unit } ausladen

# Unload from { $carrier }
platoon-panels-unload-from = Aus { $carrier } ausladen

# Reverse to loading
platoon-panels-reverse-to-loading = Auf „Verladen“ wenden

# Reverse to unloading
platoon-panels-reverse-to-unloading = Auf „Ausladen“ wenden

# Clear the mines
platoon-panels-clear-mines = Minen räumen

# Remove the marker in { $hex }
platoon-panels-remove-marker = Marker in { $hex } entfernen

## Der Knopf, mit dem eine Einheit die Karte verlässt, mit der Frage davor, dem Verlust, und der Antwort.

# Exit the map…
# .question = Exit the map with { $unit }?
# .about = It cannot return.
# .answer = Exit the map
platoon-panels-exit = Karte verlassen …
    .question = Die Karte mit { $unit } verlassen?
    .about = Die Einheit kann nicht zurückkehren.
    .answer = Karte verlassen

## Wann die ausgewählte Einheit in der Bewegung des Gegners feuert: die Überschrift, und die Möglichkeiten nebeneinander.

# Opportunity fire
platoon-panels-instruct = Gelegenheitsfeuer

# Ask me
platoon-panels-instruct-ask = Nachfragen

# Hold fire
platoon-panels-instruct-never = Zurückhalten

# Any target
platoon-panels-instruct-any-target = Jedes Ziel

# Armour only
platoon-panels-instruct-armour-only = Nur Gepanzerte

## Die Aufstellung: ihre Überschrift, die Spalten einer Gruppe, „In den Spalten 01–08:“, darunter ihre Einheiten, und
## Knöpfe.

# To set up
# .about = drag or click on the map
platoon-panels-set-up = Aufzustellen
    .about = ziehen oder Karte anklicken

# In columns { $first }–{ $last }:
platoon-panels-set-up-columns = In den Spalten { $first }–{ $last }:

# { $carrier }, carrying { $passenger }
platoon-panels-set-up-carrying = { $carrier }, mit { $passenger }

# All units are set up. You can still move them.
platoon-panels-set-up-done = Alle Einheiten sind aufgestellt. Sie lassen sich noch versetzen.

# Load into { $carrier } in { $hex }
platoon-panels-set-up-aboard = In { $carrier } in { $hex } verladen

# Place mine markers ({ $n } left)
platoon-panels-place-mines = Minenmarker legen (noch { $n })

# Place forts ({ $n } left)
platoon-panels-place-forts = Befestigungen setzen (noch { $n })

# Place road blocks ({ $n } left)
platoon-panels-place-blocks = Sperren setzen (noch { $n })

# Click hexes to place. Click again to remove.
platoon-panels-place-how = Ein Klick auf ein Feld setzt, ein weiterer entfernt.

# Done
platoon-panels-place-done = Fertig

## Die Sichtlinie, die auf der Karte gezeichnet ist: ihre Überschrift, der Knopf, der sie beendet, und was von ihr bekannt
## ist. $n ist eine Zahl von Feldern.

# Line of sight
platoon-panels-sight = Sichtlinie

# Stop
platoon-panels-sight-stop = Beenden

# Click a hex, then hover over another hex or click it.
platoon-panels-sight-how = Ein Feld anklicken, dann auf ein anderes zeigen oder es anklicken.

# From { $hex }: hover over another hex.
platoon-panels-sight-from = Von { $hex }: auf ein anderes Feld zeigen.

# { $n ->
#     [one] { $from } to { $to }, { $n } hex
#    *[other] { $from } to { $to }, { $n } hexes
# }
platoon-panels-sight-line = { $n ->
        [one] { $from } bis { $to }, { $n } Feld
       *[other] { $from } bis { $to }, { $n } Felder
    }

# The line of sight is clear.
platoon-panels-sight-clear = Die Sichtlinie ist frei.

# { $n ->
#     [one] Nothing blocks the line, but visibility is { $n } hex.
#    *[other] Nothing blocks the line, but visibility is { $n } hexes.
# }
platoon-panels-sight-visibility = { $n ->
        [one] Nichts blockiert die Linie, aber die Sichtweite ist { $n } Feld.
       *[other] Nichts blockiert die Linie, aber die Sichtweite ist { $n } Felder.
    }

# Blocked by { $hexes }.
platoon-panels-sight-blocked = Blockiert durch { $hexes }.

# { $hex } is in a gully: it has LOS only to adjacent hexes and to higher levels.
platoon-panels-sight-gully = { $hex } liegt in einer Schlucht: SL nur zu angrenzenden Feldern und zu höheren Höhenstufen.

## Die Gefechtstabelle: ihre Überschrift, und was die gedruckten Ergebnisse bedeuten.

# Combat results
# .about = die across, odds down
# .hint = D disperses. DD disperses, or eliminates a dispersed unit. X eliminates. Odds worse than 1-4 are no attack.
platoon-panels-results = Gefechtstabelle
    .about = Zeile: Verhältnis, Spalte: Wurf
    .hint = D zersprengt. DD zersprengt, oder eliminiert eine zersprengte Einheit. X eliminiert. Schlechter als 1-4 ist kein Angriff möglich.

## Die Tafel der Waffenwirkung: ihre Überschrift, die Spalten (mit wenig Platz), die Zeilen nach Waffenklassen, wie sie
## gedruckt sind, die Zellen, und was darunter steht.

# Weapon effects
# .about = part of the attack factor
# .hint = Hard: armour. Near: up to half range. Fire uphill is halved again. In a town, all units count as armoured against guns.
platoon-panels-weapons = Waffenwirkung
    .about = Anteil des Angriffswerts
    .hint = Hart: gepanzerte Ziele. Nah: bis zur halben Reichweite. Feuer bergauf zählt noch einmal halb. In einer Ortschaft gelten gegen Geschütze alle Einheiten als gepanzert.

# soft
platoon-panels-weapons-soft = weich

# hard near
platoon-panels-weapons-hard-near = hart nah

# hard far
platoon-panels-weapons-hard-far = hart fern

platoon-panels-weapons-a = A

platoon-panels-weapons-h = H, (H), M

platoon-panels-weapons-i = I, C(I)

# half
platoon-panels-weapons-half = halb

# double
platoon-panels-weapons-double = doppelt

# all
platoon-panels-weapons-all = ganz

# none
platoon-panels-weapons-none = nichts

## Die Geländetafel: ihre Überschrift, die Spalten (mit wenig Platz), die Zeilen, die kein Gelände sind, und „Straße“ in
## einer Zelle ohne Zahl, wo nur die Straße möglich ist.

# Terrain effects
# .about = MP to enter
platoon-panels-costs = Gelände
    .about = BP zum Betreten

# tracked
platoon-panels-costs-tracked = Kette

# truck
platoon-panels-costs-truck = Lkw

# wagon
platoon-panels-costs-wagon = Wagen

# mounted
platoon-panels-costs-mounted = Kav.

# foot
platoon-panels-costs-foot = Fuß

# Road
platoon-panels-costs-road = Straße

# Road, hindered
platoon-panels-costs-road-hindered = Straße, behindert

# Uphill slope
platoon-panels-costs-uphill = Hang bergauf

# Stream
platoon-panels-costs-stream = Bach

# Out of a gully
platoon-panels-costs-out-of-gully = Aus Schlucht

# Into a gully
platoon-panels-costs-into-gully = In Schlucht

# road
platoon-panels-costs-road-only = Straße

# no
platoon-panels-costs-no = nein

## Die Tafel der Deckung: ihre Überschrift, die Spalten (mit wenig Platz), die Zellen, und was darunter steht. „Höhe“ ist
## die Höhenstufe des Feldes, das eine Sichtlinie blockiert.

# Cover and sight
# .about = for targets and observers
# .hint = A gully protects like a swamp. In a town, all units are attacked together and count as armoured against guns.
platoon-panels-cover = Deckung und Sicht
    .about = für Ziele und Beobachter
    .hint = Eine Schlucht schützt wie ein Sumpf. In einer Ortschaft werden alle Einheiten gemeinsam angegriffen und gelten gegen Geschütze als gepanzert.

# die
platoon-panels-cover-die = Wurf

# sight
platoon-panels-cover-sight = Sicht

# conceals
platoon-panels-cover-conceals = Sichtschutz

# level
platoon-panels-cover-level = Höhe

# level + 1
platoon-panels-cover-level-1 = Höhe + 1

# yes
platoon-panels-cover-yes = ja

## Das Gelände eines Feldes, als Zeile beider Tafeln.

# Woods
platoon-panels-terrain-woods = Wald

# Town
platoon-panels-terrain-town = Ortschaft

# Swamp
platoon-panels-terrain-swamp = Sumpf

# Lake
platoon-panels-terrain-lake = See

# Clear
platoon-panels-terrain-clear = Offen

# Hilltop
platoon-panels-terrain-hilltop = Kuppe

# Orchard
platoon-panels-terrain-orchard = Obstgarten

# Crops
platoon-panels-terrain-crops = Getreide

# Stream
platoon-panels-terrain-stream = Bach

# Gully
platoon-panels-terrain-gully = Schlucht

## Die Würfelmodifikatoren: die Überschrift, und je eine Zeile.

# Die-roll modifiers
# .about = low is good for the attacker
platoon-panels-modifiers = Würfelmodifikatoren
    .about = niedrig ist gut für den Angreifer

# Cover
platoon-panels-modifiers-cover = Deckung

# Dispersed target
platoon-panels-modifiers-dispersed = Zersprengtes Ziel

# In quick march
platoon-panels-modifiers-quick = Im Eilmarsch

# Opportunity fire
platoon-panels-modifiers-opportunity = Gelegenheitsfeuer

# Overrun, assault
platoon-panels-modifiers-close = Überrollen, Sturmangriff

# Open-topped, indirect
platoon-panels-modifiers-open-topped = Oben offen, indirekt

## Darunter die Modifikatoren des indirekten Feuers: Köpfe von Spalten (die letzten zwei sind Waffenklassen, wie sie
## gedruckt sind), und eine Zeile für jede Art der Anforderung. „Nahebei“ heißt nahe dem Marker.

# Indirect fire
platoon-panels-calls = Indirektes Feuer

platoon-panels-calls-howitzer = (H)

platoon-panels-calls-mortar = M

# registered
platoon-panels-calls-registered = eingeschossen

# from the hip
platoon-panels-calls-from-the-hip = aus der Hüfte

# near the marker
platoon-panels-calls-nearby = nahe dem Marker

# interdiction
platoon-panels-calls-interdiction = Sperrfeuer

# interdiction near it
platoon-panels-calls-nearby-interdiction = Sperrfeuer nahebei

## Die Tafel der Einheiten: eine Überschrift für jede Seite, die Köpfe ihrer Spalten (zwei Namen für die erste; die
## anderen sind Abkürzungen), und ihre Erklärung.

# { $side } units
platoon-panels-units-of = Einheiten der { NAME($side, case: "plural") }

# In this scenario
platoon-panels-units-here = In diesem Szenario

# In other scenarios
platoon-panels-units-elsewhere = In anderen Szenarien

# AF
platoon-panels-units-attack = Ang.

# Cl.
platoon-panels-units-class = Kl.

# R
platoon-panels-units-range = Rw.

# DF
platoon-panels-units-defence = Vert.

# MF
platoon-panels-units-movement = BP

# AF attack factor, Cl. class, R range, DF defence factor, MF movement factor.
platoon-panels-units-columns = Ang. Angriffswert, Kl. Klasse, Rw. Reichweite, Vert. Verteidigungswert, BP Bewegungspunkte.

## Die Eigenschaften eines Typs von Einheiten, mit · dazwischen.

# armoured, open-topped
platoon-panels-trait-open-topped = gepanzert, oben offen

# armoured
platoon-panels-trait-armoured = gepanzert

# truck
platoon-panels-trait-truck = Lkw

# wagon
platoon-panels-trait-wagon = Pferdewagen

# mounted
platoon-panels-trait-mounted = beritten

# on foot
platoon-panels-trait-foot = zu Fuß

# moves only when carried
platoon-panels-trait-immobile = bewegt sich nur verladen

# carries riders
platoon-panels-trait-carries-riders = transportiert aufgesessene Infanterie

# carries any foot unit or gun
platoon-panels-trait-carries-any = transportiert jede Fußeinheit und jedes Geschütz

# assaults
platoon-panels-trait-assaults = stürmt

# assaults only with others
platoon-panels-trait-assaults-with-others = stürmt nur mit anderen

# engineer
platoon-panels-trait-engineer = Pioniere

# may be an observer
platoon-panels-trait-observer = kann Beobachter sein

# also fires indirectly
platoon-panels-trait-indirect = feuert auch indirekt

## Artillerie neben der Karte, je Batterie eine Zeile; $limits sind ihre Grenzen in diesem Szenario, „turns 1–8“.

# Off-board artillery
# .about = called by forward observers
platoon-panels-off-board = Artillerie außerhalb der Karte
    .about = von vorgeschobenen Beobachtern

platoon-panels-off-board-battery = { $unit }: { $limits }

## Knöpfe an einem Spielstein bei ausgeschaltetem Schiedsrichter.

# Invert
platoon-panels-by-hand-invert = Umdrehen

# Turn face up
platoon-panels-by-hand-face-up = Zurückdrehen

# Disperse
platoon-panels-by-hand-disperse = Zersprengen

# Remove dispersal
platoon-panels-by-hand-remove-dispersal = Zersprengung aufheben

# Add spotted marker
platoon-panels-by-hand-add-spotted = Marker „aufgeklärt“ legen

# Remove spotted marker
platoon-panels-by-hand-remove-spotted = Marker „aufgeklärt“ entfernen

## Der Bericht: der Kopf einer Spalte in der Liste der Angriffe (mit wenig Platz), ein Schaubild je Runde mit seinem Maß,
## eine Zeile jeder Seite, was Glück ist, und die Zählung der Würfe. „Minen“ nennt den Zweck der anderen Würfe.

# Odds
platoon-panels-report-column-odds = Verh.

# Units dispersed by turn
# .about = in all attacks
platoon-panels-report-dispersed-by-turn = Zersprengte Einheiten je Runde
    .about = durch jede Art von Angriff

# Dispersals of its units
platoon-panels-report-dispersals = Erlittene Zersprengungen

# Damage: a dispersed unit counts less than an eliminated one, and passengers count with their carrier. Luck is the damage above the average of the six rolls at the same odds. Whether the odds were well chosen does not count.
platoon-panels-report-luck = Schaden: eine zersprengte Einheit zählt weniger als eine eliminierte, und Passagiere zählen mit ihrem Transporter. Glück ist der Schaden, soweit er über dem Mittel der sechs Augenzahlen beim selben Kräfteverhältnis liegt. Die Wahl des Kräfteverhältnisses bewertet es nicht.

# Dice for attacks
# .hint = The line is the average, one sixth for each face. Low dice favour the attacker.
platoon-panels-report-dice = Würfe für Angriffe
    .hint = Die Linie zeigt den Durchschnitt, ein Sechstel für jede Augenzahl. Niedrige Würfe begünstigen den Angreifer.

# Other dice
# .hint = Mines. The line is one sixth.
platoon-panels-report-other-dice = Andere Würfe
    .hint = Minen. Die Linie zeigt ein Sechstel.
