### Die Bedienfelder von Panzer ’44: seine Reiter in der Seitenleiste, der Planungsbogen, der Angriff Schritt für Schritt,
### die Tafeln, und was der Rahmen der Bedienfelder von ihm braucht. $unit, $carrier, $passenger und $by sind Namen von
### Einheiten, „1st Panther Platoon“; $hex ist ein Feld mit seinem Ort, „Vauclair (1409)“.

## Die Reiter der Seitenleiste, mit wenig Platz.

# Turn
panzer44-panels-tab-turn = Runde

# Charts
panzer44-panels-tab-charts = Tafeln

## Wie weit sich zurücknehmen lässt, wo ein Befehl nicht zurückgenommen werden kann.

# You can undo back to the last die roll or plot.
panzer44-panels-undo-limit = Zurücknehmen lässt sich alles bis zum letzten Wurf oder zur letzten Planung.

## Die Sichtweite einer Runde neben deren Nummer in der Leiste, und die Kurzinfo der Siegpunkte dort.

# { $n ->
#     [one] visibility { $n } hex
#    *[other] visibility { $n } hexes
# }
panzer44-panels-visibility = { $n ->
        [one] Sichtweite { $n } Feld
       *[other] Sichtweite { $n } Felder
    }

# { $side } points minus { $other } points
panzer44-panels-points-are = Punkte der { NAME($side, case: "plural") } minus Punkte der { NAME($other, case: "plural") }

## Die Aufgabe einer Phase, im Kopf der Seitenleiste: groß bis zum ersten Punkt, der Rest darunter.

# Drag units onto the highlighted hexes. Mines and positions are in the dock. Then end the set-up.
panzer44-panels-to-do-set-up = Einheiten auf die hervorgehobenen Felder ziehen. Minen und Stellungen sind in der Seitenleiste. Dann die Aufstellung beenden.

# End the set-up, or move units again. All units are set up.
panzer44-panels-to-do-set-up-done = Die Aufstellung beenden oder Einheiten versetzen. Alle Einheiten sind aufgestellt.

# Drag from units to targets or hexes. The plot is secret. Then commit the plot.
panzer44-panels-to-do-plot = Von Einheiten auf Ziele oder Felder ziehen. Die Planung ist geheim. Dann die Planung abgeben.

# Fire the plotted shots one by one. Then end the phase.
panzer44-panels-to-do-fire = Die geplanten Schüsse einzeln ausführen. Dann die Phase beenden.

# Drag the units with move orders. Then end the phase.
panzer44-panels-to-do-move = Einheiten mit Bewegungsbefehl ziehen. Dann die Phase beenden.

# Execute the indirect fires one by one. Then end the phase.
panzer44-panels-to-do-indirect = Die Feuerschläge einzeln ausführen. Dann die Phase beenden.

# No decision in this phase. End the phase.
panzer44-panels-to-do-nothing = Nichts zu entscheiden in dieser Phase. Die Phase beenden.

## Vor der Aufgabe: die Einheiten, deren Befehl für diese Runde durch Panik verloren ist. $units ist eine Liste von ihnen,
## $n ihre Zahl. Unter den offenen Aufgaben je eine Zeile: $order ist ein Befehl, „Move (MV)“.

# { $n ->
#     [one] Panic: the order of { $units } lapsed.
#    *[other] Panic: the orders of { $units } lapsed.
# }
panzer44-panels-panic = { $n ->
        [one] Panik: der Befehl von { $units } ist verfallen.
       *[other] Panik: die Befehle von { $units } sind verfallen.
    }

# { $unit }: { $order }, lost to panic
panzer44-panels-panic-order = { $unit }: { $order }, durch Panik verloren

## Der Knopf am Fuß der Seitenleiste, und die Frage vor dem Ende einer Phase, wenn etwas unerledigt ist. „Feuer
## zurückhalten“ lässt eine Einheit vorbei, auf die gefeuert werden könnte.

# End the set-up
# .question = End the set-up?
panzer44-panels-end-set-up = Aufstellung beenden
    .question = Aufstellung beenden?

# Commit the plot
# .question = Commit the plot?
panzer44-panels-commit = Planung abgeben
    .question = Planung abgeben?

# End phase
# .question = End the phase?
# .fire = End the direct fire phase?
# .movement = End the movement phase?
# .indirect = End the indirect fire phase?
panzer44-panels-end-phase = Phase beenden
    .question = Phase beenden?
    .fire = Phase „Direktes Feuer“ beenden?
    .movement = Bewegungsphase beenden?
    .indirect = Phase „Indirektes Feuer“ beenden?

# Hold fire
panzer44-panels-hold-fire = Feuer zurückhalten

## Was unerledigt bleibt, wenn die Phase jetzt endet, je ein Satz. $mines ist eine Art von Minen.

# { $n ->
#     [one] { $n } unit is not set up (case 4.1).
#    *[other] { $n } units are not set up (case 4.1).
# }
panzer44-panels-undone-set-up = { $n ->
        [one] { $n } Einheit ist nicht aufgestellt (Regel 4.1).
       *[other] { $n } Einheiten sind nicht aufgestellt (Regel 4.1).
    }

# { $n ->
#     [one] { $n } hex
#    *[other] { $n } hexes
# } of { $mines ->
#     [hasty] hasty
#     [preventative] preventative
#    *[defensive] defensive
# } mines not laid.
panzer44-panels-undone-mines = { $mines ->
        [hasty] Eilminen
        [preventative] Vorbeugungsminen
       *[defensive] Verteidigungsminen
    }: für { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } noch nicht gelegt.

# { $n ->
#     [one] { $n } position not dug.
#    *[other] { $n } positions not dug.
# }
panzer44-panels-undone-positions = { $n ->
        [one] { $n } Stellung ist nicht ausgehoben.
       *[other] { $n } Stellungen sind nicht ausgehoben.
    }

# { $n ->
#     [one] { $n } unit has no order in this plot.
#    *[other] { $n } units have no order in this plot.
# }
panzer44-panels-undone-plot = { $n ->
        [one] { $n } Einheit hat in dieser Planung keinen Befehl.
       *[other] { $n } Einheiten haben in dieser Planung keinen Befehl.
    }

# { $n ->
#     [one] { $n } unit must move before the phase can end (case 7.3).
#    *[other] { $n } units must move before the phase can end (case 7.3).
# }
panzer44-panels-undone-move = { $n ->
        [one] { $n } Einheit muss sich bewegen, bevor die Phase enden kann (Regel 7.3).
       *[other] { $n } Einheiten müssen sich bewegen, bevor die Phase enden kann (Regel 7.3).
    }

# { $n ->
#     [one] { $n } order would lapse.
#    *[other] { $n } orders would lapse.
# }
panzer44-panels-undone-orders = { $n ->
        [one] { $n } Befehl würde verfallen.
       *[other] { $n } Befehle würden verfallen.
    }

# { $n ->
#     [one] { $n } shot would lapse.
#    *[other] { $n } shots would lapse.
# }
panzer44-panels-undone-shots = { $n ->
        [one] { $n } Schuss würde verfallen.
       *[other] { $n } Schüsse würden verfallen.
    }

# { $n ->
#     [one] { $n } fire would lapse.
#    *[other] { $n } fires would lapse.
# }
panzer44-panels-undone-fires = { $n ->
        [one] { $n } Feuerschlag würde verfallen.
       *[other] { $n } Feuerschläge würden verfallen.
    }

## Die ausgewählte Einheit im Kopf der Seitenleiste, und was sie in dieser Phase tun kann. $order ist ein Befehl, „Move
## (MV)“; $points sind Bewegungspunkte. $why ist, was die Regeln sagen, groß am Anfang und ohne Punkt; es nennt die
## Einheit selbst.

# { $unit }: drag it onto a highlighted hex, or click the hex.
panzer44-panels-chosen-set-up = { $unit }: auf ein hervorgehobenes Feld ziehen oder das Feld anklicken.

# { $unit }: no order yet. Drag it to a target or along its path.
panzer44-panels-chosen-no-order = { $unit }: noch kein Befehl. Auf ein Ziel oder den Weg entlang ziehen.

# { $unit }: { $order } is on the sheet.
panzer44-panels-chosen-ordered = { $unit }: { $order } steht auf dem Bogen.

# { $unit }: it cannot receive an order now.
panzer44-panels-chosen-helpless = { $unit }: kann jetzt keinen Befehl erhalten.

# { $unit }: its target is { $hex }.
panzer44-panels-chosen-target = { $unit }: das Ziel ist { $hex }.

# { $unit }: it has no shot left in this phase.
panzer44-panels-chosen-no-shot = { $unit }: in dieser Phase kein Schuss mehr.

# { $unit }: { $points } MP left. Drag it along its path.
panzer44-panels-chosen-left = { $unit }: noch { $points } BP. Den Weg entlang ziehen.

# { $unit }: it can unload here.
panzer44-panels-chosen-unload = { $unit }: kann hier ausgeladen werden.

# { $unit }: it unloads when { $carrier } has moved.
panzer44-panels-chosen-unload-later = { $unit }: wird ausgeladen, wenn { $carrier } sich bewegt hat.

# { $unit }: its order is still to be executed: { $order }.
panzer44-panels-chosen-order-open = { $unit }: dieser Befehl ist noch auszuführen: { $order }.

panzer44-panels-chosen-refused = { $why }.

## Die Knöpfe am Fuß der Seitenleiste, die feuern, und die zur nächsten offenen Aufgabe führen. Ein Feuerschlag ist der
## einer Einheit oder Batterie, $by, mit seinem Feuermuster, oder der von Fliegern: der erste Text ist seine Zeile in
## einer Liste, .fire der Knopf, der ihn ausführt, .next der, der zu ihm führt.

# Fire at { $unit }
panzer44-panels-fire-at = Auf { $unit } feuern

# Fire at the whole hex
panzer44-panels-fire-at-hex = Auf das ganze Feld feuern

# Fire with { $unit }
panzer44-panels-fire-with = Mit { $unit } feuern

# Next: { $unit } at { $hex }
panzer44-panels-next-shot = Weiter: { $unit } auf { $hex }

# Next: { $unit } moves
panzer44-panels-next-move = Weiter: { $unit } bewegt sich

# Next: { $unit } enters
panzer44-panels-next-enter = Weiter: { $unit } tritt ein

# Move all as planned ({ $n })
panzer44-panels-move-all = Alle wie geplant bewegen ({ $n })

# { $pattern ->
#     [tight] { $by } at { $hex }, tight
#    *[loose] { $by } at { $hex }, loose
# }
# .fire = { $pattern ->
#     [tight] Fire: { $by } at { $hex }, tight
#    *[loose] Fire: { $by } at { $hex }, loose
# }
# .next = { $pattern ->
#     [tight] Next: { $by } at { $hex }, tight
#    *[loose] Next: { $by } at { $hex }, loose
# }
panzer44-panels-fall = { $pattern ->
        [tight] { $by } auf { $hex }, dicht
       *[loose] { $by } auf { $hex }, locker
    }
    .fire = { $pattern ->
        [tight] Feuer: { $by } auf { $hex }, dicht
       *[loose] Feuer: { $by } auf { $hex }, locker
    }
    .next = { $pattern ->
        [tight] Weiter: { $by } auf { $hex }, dicht
       *[loose] Weiter: { $by } auf { $hex }, locker
    }

# Aircraft at { $hex }
# .fire = Fire: Aircraft at { $hex }
# .next = Next: Aircraft at { $hex }
panzer44-panels-fall-aircraft = Flieger auf { $hex }
    .fire = Feuer: Flieger auf { $hex }
    .next = Weiter: Flieger auf { $hex }

## Dieselbe Entscheidung, wo Zuschauer den Schirm sehen, ohne den Namen der Einheit, die feuern darf. $question ist ein
## ganzer Satz ohne seinen Punkt.

panzer44-panels-asked = { $question }.

# Fire
panzer44-panels-fire = Feuern

# Choose in the panels
# .hint = This shows the panels: stop sharing the window first.
panzer44-panels-choose-in-panels = In den Bedienfeldern wählen
    .hint = Das zeigt die Bedienfelder: vorher die Übertragung des Fensters beenden.

## Ein Tipp für eine ganze Planung: der Knopf, der ihn übernimmt, und eine Warnung. $n ist eine Zahl von Befehlen.

# Add to the plot sheet
panzer44-panels-hint-add = Auf den Planungsbogen setzen

# { $n ->
#     [one] You already have { $n } order on the sheet.
#    *[other] You already have { $n } orders on the sheet.
# }
panzer44-panels-hint-own-orders = { $n ->
        [one] Auf dem Bogen steht bereits { $n } eigener Befehl.
       *[other] Auf dem Bogen stehen bereits { $n } eigene Befehle.
    }

## Die Phasen einer Runde im Reiter „Runde“, und die Kurzinfo einer Runde.

# Sequence of play
# .turn = turn { $turn }
panzer44-panels-phases = Spielablauf
    .turn = Runde { $turn }

# Turn { $turn }
panzer44-panels-turn = Runde { $turn }

# { $hexes ->
#     [one] Turn { $turn }: visibility { $hexes } hex
#    *[other] Turn { $turn }: visibility { $hexes } hexes
# }
panzer44-panels-turn-visibility = { $hexes ->
        [one] Runde { $turn }: Sichtweite { $hexes } Feld
       *[other] Runde { $turn }: Sichtweite { $hexes } Felder
    }

## Die Aufstellung. Die erste und die letzte Spalte sind zweistellige Nummern, „03“; $n ist die Zahl der Minen oder
## Stellungen, die noch übrig sind, $mines die Art der Minen. Der letzte Text ist ein Knopf für einen Transporter, in dem
## eine Einheit aufgestellt wird.

# To set up
# .about = drag or click on the map
panzer44-panels-set-up = Aufzustellen
    .about = ziehen oder Karte anklicken

# In columns { $first }–{ $last }:
panzer44-panels-set-up-columns = In den Spalten { $first }–{ $last }:

# All units are set up. You can still move them.
panzer44-panels-set-up-done = Alle Einheiten sind aufgestellt. Sie lassen sich noch versetzen.

# Set up one for me
panzer44-panels-set-up-one = Eine Einheit aufstellen lassen

# Lay { $mines ->
#     [hasty] hasty
#     [preventative] preventative
#    *[defensive] defensive
# } mines ({ $n } left)
panzer44-panels-lay-mines = { $mines ->
        [hasty] Eilminen
        [preventative] Vorbeugungsminen
       *[defensive] Verteidigungsminen
    } legen (noch { $n })

# Dig positions ({ $n } left)
panzer44-panels-dig = Stellungen ausheben (noch { $n })

# Click hexes to place. Click again to remove.
panzer44-panels-place = Ein Klick auf ein Feld legt, ein weiterer entfernt.

# Load into { $carrier } in { $hex }
panzer44-panels-load-into = In { $carrier } in { $hex } verladen

## Was Ziehen in einer Planung bedeutet: je ein kleiner Knopf mit seiner Kurzinfo. DF, OF, IF und MV sind die Buchstaben,
## mit denen Spieler Befehle aufschreiben.

# A drag means
# .about = from a unit to its target or along its path
panzer44-panels-tools = Ziehen bedeutet
    .about = von der Einheit auf ihr Ziel oder den Weg entlang

# Auto
# .hint = Fire at a hex with an enemy, move to any other hex
panzer44-panels-tool-free = Automatisch
    .hint = Feuert auf ein Feld mit einem Gegner, bewegt sich in jedes andere

# Fire (DF)
# .hint = Direct fire at an enemy in sight
panzer44-panels-tool-direct = Feuern (DF)
    .hint = Direktes Feuer auf einen Gegner in Sicht

# Watch a hex (OF)
# .hint = Opportunity fire at units that enter a hex
panzer44-panels-tool-opportunity = Feld überwachen (OF)
    .hint = Gelegenheitsfeuer auf Einheiten, die ein Feld betreten

# Artillery tight (IF)
# .hint = Indirect fire at one hex
panzer44-panels-tool-tight = Artillerie dicht (IF)
    .hint = Indirektes Feuer auf ein Feld

# Artillery loose (IF)
# .hint = Indirect fire at a hex and the six around it
panzer44-panels-tool-loose = Artillerie locker (IF)
    .hint = Indirektes Feuer auf ein Feld und die sechs darum

# Move (MV)
# .hint = Move; you choose the final path in the movement phase
panzer44-panels-tool-move = Bewegen (MV)
    .hint = Bewegung; der endgültige Weg wird in der Bewegungsphase gewählt

## Die Kurzinfo der Knöpfe für die Ziele des Gelegenheitsfeuers.

# Enemies that it fires at without asking
panzer44-panels-instructions-about = Gegner, auf die sie ohne Rückfrage feuert

## Der Planungsbogen: seine Überschrift mit der Zahl der Befehle, die Befehle der ausgewählten Einheit, und eine Zeile für
## jede Einheit; der Name einer Zeile für Vorleseprogramme enthält die Kennung der Einheit.

# { $side } plot sheet
# .orders = { $n ->
#     [one] { $n } order
#    *[other] { $n } orders
# }
# .hint = Select a unit to see its orders without a target here.
panzer44-panels-sheet = Planungsbogen der { NAME($side, case: "plural") }
    .orders = { $n ->
        [one] { $n } Befehl
       *[other] { $n } Befehle
    }
    .hint = Eine Einheit auswählen, um hier ihre Befehle ohne Ziel zu sehen.

# plot of { $unit }
panzer44-panels-sheet-row = Planung von { $unit }

# disrupted
panzer44-panels-sheet-disrupted = desorganisiert

# Clear the sheet
panzer44-panels-sheet-clear = Bogen leeren

# This unit can only be ordered to fire.
panzer44-panels-only-fires = Diese Einheit kann nur den Befehl zu feuern erhalten.

# Add this order to the plot, or remove it
panzer44-panels-order-about = Diesen Befehl in die Planung aufnehmen oder wieder streichen

# Delete this order
panzer44-panels-order-delete = Diesen Befehl streichen

# Enter all reinforcements
panzer44-panels-enter-all = Alle Verstärkungen eintreten lassen

## Artillerie außerhalb der Karte und Flieger auf dem Bogen. $n ist die Zahl der Feuerschläge oder Einsätze, die noch
## übrig sind.

# { $n ->
#     [one] { $battery }, strength { $strength }: { $n } fire left
#    *[other] { $battery }, strength { $strength }: { $n } fires left
# }
panzer44-panels-battery = { $battery }, Stärke { $strength }: noch { $n }

# Call fire, tight pattern
panzer44-panels-battery-call-tight = Feuer anfordern, dicht

# Call fire, loose pattern
panzer44-panels-battery-call-loose = Feuer anfordern, locker

# { $pattern ->
#     [tight] Cancel fire at { $hex }, tight
#    *[loose] Cancel fire at { $hex }, loose
# }
panzer44-panels-battery-cancel = { $pattern ->
        [tight] Feuer auf { $hex } absagen, dicht
       *[loose] Feuer auf { $hex } absagen, locker
    }

# { $n ->
#     [one] Close air support: { $n } sortie
#    *[other] Close air support: { $n } sorties
# }
panzer44-panels-sorties = { $n ->
        [one] Luftnahunterstützung: { $n } Einsatz
       *[other] Luftnahunterstützung: { $n } Einsätze
    }

# Send aircraft
panzer44-panels-aircraft-send = Flieger anfordern

# Cancel aircraft at { $hex }
panzer44-panels-aircraft-cancel = Flieger auf { $hex } absagen

# Mortars and howitzers can fire at hexes that other units observe: choose IF, then drag.
panzer44-panels-howitzers = Mörser und Haubitzen können auf Felder feuern, die andere Einheiten beobachten: IF wählen, dann ziehen.

## Die Entscheidung, ob auf eine Einheit gefeuert wird, die ein Feld betreten hat, und der Text, während ein Würfel rollt.

# Rolling the die
# .hint = Click or press a key to skip the roll.
panzer44-panels-rolling = Der Würfel rollt
    .hint = Ein Klick oder eine Taste überspringt den Wurf.

# Opportunity fire
panzer44-panels-opportunity = Gelegenheitsfeuer

# { $unit } has entered { $hex }.
panzer44-panels-opportunity-entered = { $unit } hat { $hex } betreten.

# Your opponent decides whether to fire.
panzer44-panels-opportunity-theirs = Der Gegner entscheidet, ob er feuert.

# { $unit } may fire:
panzer44-panels-opportunity-unit = { $unit } darf feuern:

## Die Aufgaben einer Feuerphase: rechts von der Überschrift die Zahl der übrigen Schüsse, darunter je eine Zeile.

# Direct fire
# .left = { $n ->
#     [one] { $n } shot left
#    *[other] { $n } shots left
# }
# .hint = Choose a unit, check the odds, then fire. Results apply after both sides have fired.
panzer44-panels-firing = Direktes Feuer
    .left = { $n ->
        [one] noch { $n } Schuss
       *[other] noch { $n } Schüsse
    }
    .hint = Eine Einheit wählen, die Aussichten prüfen, dann feuern. Ergebnisse gelten erst, wenn beide Seiten gefeuert haben.

# { $unit } at { $hex }
panzer44-panels-firing-shot = { $unit } auf { $hex }

# Indirect fire
# .about = in any order
# .hint = Choose a fire mission, check the odds, then fire. Results apply after both sides have fired.
panzer44-panels-bombarding = Indirektes Feuer
    .about = in beliebiger Reihenfolge
    .hint = Einen Feuerschlag wählen, die Aussichten prüfen, dann feuern. Ergebnisse gelten erst, wenn beide Seiten gefeuert haben.

## Die Aufgaben einer Bewegungsphase: je Einheit eine Zeile, und daneben ein Knopf, der sie wie geplant bewegt. $units ist
## eine Liste von Einheiten.

# Movement
# .left = { $n ->
#     [one] { $n } order left
#    *[other] { $n } orders left
# }
# .hint = Drag a unit along its path, or select it and click its destination.
panzer44-panels-movement = Bewegung
    .left = { $n ->
        [one] noch { $n } Befehl
       *[other] noch { $n } Befehle
    }
    .hint = Eine Einheit ihren Weg entlang ziehen, oder sie auswählen und ihr Bewegungsziel anklicken.

# { $unit } moves
panzer44-panels-moves = { $unit } bewegt sich

# { $unit } enters
panzer44-panels-enters = { $unit } tritt ein

# As planned
# .name = { $unit } as planned
# .hint = { $unit } moves to { $hex }
panzer44-panels-as-planned = Wie geplant
    .name = { $unit } wie geplant
    .hint = { $unit } bewegt sich nach { $hex }

# { $unit } loads
panzer44-panels-work-load = { $unit } verlädt

# { $unit } unloads
panzer44-panels-work-unload = { $unit } wird ausgeladen

# { $unit } clears { $hex }
panzer44-panels-work-clear = { $unit } räumt { $hex }

# { $unit } blows the bridge to { $hex }
panzer44-panels-work-blow = { $unit } sprengt die Brücke nach { $hex }

# Unload after their carrier has moved: { $units }.
panzer44-panels-unload-later = Ausladen nach der Bewegung des Transporters: { $units }.

# { $unit } must move before the phase can end.
panzer44-panels-must-move = { $unit } muss sich bewegen, bevor die Phase enden kann.

# Exit the map…
# .question = Exit the map with { $unit }?
# .about = It cannot return.
# .confirm = Exit the map
panzer44-panels-exit = Karte verlassen …
    .question = Die Karte mit { $unit } verlassen?
    .about = Die Einheit kann nicht zurückkehren.
    .confirm = Karte verlassen

## Die Sichtlinie zwischen zwei Feldern: ihr Werkzeug, und was sie blockiert. $n ist eine Zahl von Feldern. $features ist
## eine Liste der Texte danach, hinter „durch“; $terrain ist darin eines der Gelände darunter.

# Line of sight
# .hint = Click a hex: the hexes in its sight are tinted. Then hover over another hex or click it.
panzer44-panels-sight = Sichtlinie
    .hint = Ein Feld anklicken: die Felder in Sicht werden eingefärbt. Dann auf ein anderes Feld zeigen oder es anklicken.

# Stop
panzer44-panels-sight-stop = Beenden

# From { $hex }: the hexes in sight are tinted. Hover over another hex.
panzer44-panels-sight-from = Von { $hex }: die Felder in Sicht sind eingefärbt. Auf ein anderes Feld zeigen.

# { $n ->
#     [one] { $from } to { $to }, { $n } hex
#    *[other] { $from } to { $to }, { $n } hexes
# }
panzer44-panels-sight-line = { $n ->
        [one] { $from } bis { $to }, { $n } Feld
       *[other] { $from } bis { $to }, { $n } Felder
    }

# { $n ->
#     [one] Visibility is { $n } hex this turn.
#    *[other] Visibility is { $n } hexes this turn.
# }
panzer44-panels-sight-dark = { $n ->
        [one] Die Sichtweite ist in dieser Runde { $n } Feld.
       *[other] Die Sichtweite ist in dieser Runde { $n } Felder.
    }

# The line of sight is clear.
panzer44-panels-sight-clear = Die Sichtlinie ist frei.

# Blocked by { $features }.
panzer44-panels-sight-blocked = Blockiert durch { $features }.

panzer44-panels-sight-terrain = { $terrain } in { $hex }

# the crest between { $one } and { $other }
panzer44-panels-sight-crest = den Kamm zwischen { $one } und { $other }

# the slope between { $one } and { $other }
panzer44-panels-sight-slope = den Hang zwischen { $one } und { $other }

# the edge of the map
panzer44-panels-sight-edge = den Kartenrand

## Das Gelände eines Feldes, in einem Satz oder einer Liste; .alone steht allein, am Anfang einer Zeile.

# clear
# .alone = Clear
panzer44-panels-terrain-clear = offen
    .alone = Offen

# woods
# .alone = Woods
panzer44-panels-terrain-woods = Wald
    .alone = Wald

# swamp
# .alone = Swamp
panzer44-panels-terrain-swamp = Sumpf
    .alone = Sumpf

# lake
# .alone = Lake
panzer44-panels-terrain-lake = See
    .alone = See

# town
# .alone = Town
panzer44-panels-terrain-town = Ortschaft
    .alone = Ortschaft

# hilltop
# .alone = Hilltop
panzer44-panels-terrain-hilltop = Kuppe
    .alone = Kuppe

# orchard
# .alone = Orchard
panzer44-panels-terrain-orchard = Obstgarten
    .alone = Obstgarten

# crops
# .alone = Crops
panzer44-panels-terrain-crops = Getreide
    .alone = Getreide

# stream
# .alone = Stream
panzer44-panels-terrain-stream = Bach
    .alone = Bach

# gully
# .alone = Gully
panzer44-panels-terrain-gully = Schlucht
    .alone = Schlucht

## Etwas entlang einer Hexseite, auf der Geländetafel.

# Stream hexside
panzer44-panels-hexside-stream = Bachseite

# Bridge hexside
panzer44-panels-hexside-bridge = Brückenseite

# Crest hexside
panzer44-panels-hexside-crest = Kammseite

# Slope hexside
panzer44-panels-hexside-slope = Hangseite

# Ford hexside
panzer44-panels-hexside-ford = Furtseite

# Wall hexside
panzer44-panels-hexside-wall = Mauerseite

# Hedge hexside
panzer44-panels-hexside-hedge = Heckenseite

## Die ausgewählte Einheit: ihre Werte, links ein Wort, dahinter ein Text. $class ist der Buchstabe einer Waffenklasse;
## die Reichweite ist in Feldern, von $least bis $most; $points sind Bewegungspunkte; $how ist die Art ihrer Bewegung.

# Unit
panzer44-panels-unit = Einheit

# Fire
# .value = { $strength } { $class }, range { $most }
# .value-from = { $strength } { $class }, range { $least }–{ $most }
panzer44-panels-unit-fire = Feuer
    .value = { $strength } { $class }, Reichweite { $most }
    .value-from = { $strength } { $class }, Reichweite { $least }–{ $most }

# none
panzer44-panels-unit-no-fire = keines

# Defence
# .value = { $defence } ({ $target ->
#     [hard] hard
#    *[soft] soft
# })
panzer44-panels-unit-defence = Verteid.
    .value = { $defence } ({ $target ->
        [hard] hart
       *[soft] weich
    })

# Movement
# .value = { $points }, { $how ->
#     [hard] hard vehicle
#     [soft] soft vehicle
#    *[foot] on foot
# }
# .carrier = { $points }, { $how ->
#     [hard] hard vehicle
#     [soft] soft vehicle
#    *[foot] on foot
# }, carries one unit
# .engineer = { $points }, { $how ->
#     [hard] hard vehicle
#     [soft] soft vehicle
#    *[foot] on foot
# }, engineer
panzer44-panels-unit-movement = Bewegung
    .value = { $points }, { $how ->
        [hard] hartes Fahrzeug
        [soft] weiches Fahrzeug
       *[foot] zu Fuß
    }
    .carrier = { $points }, { $how ->
        [hard] hartes Fahrzeug
        [soft] weiches Fahrzeug
       *[foot] zu Fuß
    }, transportiert eine Einheit
    .engineer = { $points }, { $how ->
        [hard] hartes Fahrzeug
        [soft] weiches Fahrzeug
       *[foot] zu Fuß
    }, Pioniere

# only when loaded
panzer44-panels-unit-immobile = nur verladen

## Der Zustand der ausgewählten Einheit, jede Angabe in einer Zeile.

# pinned: cannot move
panzer44-panels-unit-pinned = niedergehalten: kann sich nicht bewegen

# will panic in the next turn
panzer44-panels-unit-will-panic = gerät in der nächsten Runde in Panik

# panicked: its order is lost
panzer44-panels-unit-panicked = in Panik: Befehl verloren

# disrupted, D{ $degree }: cannot fire or move
panzer44-panels-unit-disrupted = desorganisiert, D{ $degree }: weder Feuer noch Bewegung

# loaded in { $carrier }
panzer44-panels-unit-loaded = verladen in { $carrier }

# carries { $passenger }
panzer44-panels-unit-carries = transportiert { $passenger }

## Das Feld unter der Maus oder das der ausgewählten Einheit: die Überschrift mit Ort und Nummer, und Angaben. $works ist
## ein Marker darin und was er bewirkt, groß am Anfang.

# Hex { $hex }
panzer44-panels-hex = Feld { $hex }

panzer44-panels-hex-in-place = { $place } { $hex }

# No units here.
panzer44-panels-hex-empty = Keine Einheiten hier.

# { $carrier } carries { $passenger }.
panzer44-panels-hex-carries = { $carrier } transportiert { $passenger }.

panzer44-panels-hex-works = { $works }.

# Held by the { $side } side.
panzer44-panels-hex-held = In { NAME($side, case: "er") } Hand.

## Der Angriffsablauf: seine Überschrift, rechts davon der Schuss oder das Ziel, und was statt der Aussichten dort steht.
## $why ist, was die Regeln sagen, $case die Nummer der Regel.

# Attack procedure
# .shot = { $unit } at { $hex }
# .fire = fire at { $hex }
panzer44-panels-attack = Angriffsablauf
    .shot = { $unit } auf { $hex }
    .fire = Feuer auf { $hex }

# at { $unit }
panzer44-panels-attack-target = auf { $unit }

# Aircraft attack on a die of { $die } or less; otherwise they turn back.
panzer44-panels-attack-aircraft = Die Flieger greifen bei einem Wurf von höchstens { $die } an; sonst kehren sie um.

# No units there.
panzer44-panels-attack-no-units = Keine Einheiten dort.

# No line of sight to this hex.
panzer44-panels-attack-no-sight = Keine Sichtlinie zu diesem Feld.

panzer44-panels-attack-refused = { $why }.

panzer44-panels-attack-prohibited = [{ $case }] { $why }

## Der Knopf, der die Schritte eines Angriffs aufklappt; seine Namen für Vorleseprogramme; seine Kurzinfo, die Schritte in
## Kürze. $cover ist der Abzug vom Wurf, 0 ohne Abzug.

# Steps
# .show = Show the steps
# .hide = Hide the steps
# .short = { $cover ->
#     [0] Strength { $strength }, column { SIGNED($column) }
#    *[other] Strength { $strength }, column { SIGNED($column) }, die reduced by { $cover }
# }
panzer44-panels-steps = Schritte
    .show = Schritte zeigen
    .hide = Schritte verbergen
    .short = { $cover ->
        [0] Stärke { $strength }, Spalte { SIGNED($column) }
       *[other] Stärke { $strength }, Spalte { SIGNED($column) }, Abzug vom Wurf { $cover }
    }

## Die Schritte eines Angriffs, je eine Zeile: links der Name (mit wenig Platz), in der Mitte die Rechnung, rechts eine
## Zahl. $fire ist die Klasse der Waffe: M, R, oder H mit ihrem Feuermuster. $parts ist eine Liste der drei Gründe
## darunter.

# Strength
# .value = class { $fire ->
#     [tight] H, tight
#     [loose] H, loose
#    *[other] { $fire }
# }
panzer44-panels-step-strength = Stärke
    .value = Klasse { $fire ->
        [tight] H, dicht
        [loose] H, locker
       *[other] { $fire }
    }

# 1  Range
# .value = range { $range }
panzer44-panels-step-range = 1  Entfernung
    .value = Entfernung { $range }

# 2  Defence
panzer44-panels-step-defence = 2  Verteidigung
    .value = minus { $defence }

# 3  Column
# .value = of the results table
panzer44-panels-step-column = 3  Spalte
    .value = der Gefechtstabelle

# 4  Die reduced
# .open = open ground
panzer44-panels-step-cover = 4  Wurfabzug
    .value = { $parts }
    .open = offenes Gelände

# no effect
panzer44-panels-step-none = ohne Wirkung

# terrain { $n }
panzer44-panels-cover-terrain = Gelände { $n }

# position { $n }
panzer44-panels-cover-position = Stellung { $n }

# hexside { $n }
panzer44-panels-cover-hexside = Hexseite { $n }

## Die Kurzinfo eines Ergebnisses: es kommt bei $dice der sechs Augenzahlen des Würfels.

# { $result }: { $dice } of 6
panzer44-panels-chance = { $result }: { $dice } von 6

## Die letzten Würfe, je mit Angreifer und Ziel, und darunter Spalte und Zeile der Gefechtstabelle.

# Last rolls
panzer44-panels-rolls = Letzte Würfe

# { $by } at { $target }
panzer44-panels-roll = { $by } auf { $target }

# { $side } aircraft at { $target }
panzer44-panels-roll-aircraft = Flieger der { NAME($side, case: "plural") } auf { $target }

# The aircraft attack
panzer44-panels-roll-sortie-attacks = Die Flieger greifen an

# The aircraft turn back
panzer44-panels-roll-sortie-turns-back = Die Flieger kehren um

# column { SIGNED($column) }
panzer44-panels-roll-column = Spalte { SIGNED($column) }

# column { SIGNED($column) }, row { SIGNED($row) }
panzer44-panels-roll-column-row = Spalte { SIGNED($column) }, Zeile { SIGNED($row) }

## Der Reiter „Tafeln“: die Gefechtstabelle und die Wirkung der Entfernung. Pin, (P) und D1 bis D4 sind Ergebnisse, wie
## sie gedruckt sind.

# Combat results
# .about = superiority across, die down
# .hint = D4 eliminates the unit. Degrees of disruption add. (P): it panics next turn.
panzer44-panels-results = Gefechtstabelle
    .about = Zeile: Wurf, Spalte: Überlegenheit
    .hint = D4 eliminiert die Einheit. Grade der Desorganisation werden addiert. (P): in der nächsten Runde in Panik.

# Range
# .about = class M, and class R at soft targets
panzer44-panels-range = Entfernung
    .about = Klasse M, und Klasse R auf weiche Ziele

## Die Angriffstafel: die Köpfe ihrer Spalten (mit wenig Platz) und ihre Zellen. Eine Zeile ist eine Waffenklasse gegen
## eine Art von Ziel.

# Attack procedure
panzer44-panels-procedure = Angriffstafel

# range
panzer44-panels-procedure-range = Entf.

# defence
# .printed = printed
# .always = always { $n }
# .none = none
panzer44-panels-procedure-defence = Verteid.
    .printed = gedruckt
    .always = immer { $n }
    .none = keine

# terrain
panzer44-panels-procedure-terrain = Gelände

# allowed
# .close = foot, adj.
panzer44-panels-procedure-allowed = zulässig
    .close = Fuß, auf 1

# yes
panzer44-panels-procedure-yes = ja

# no
panzer44-panels-procedure-no = nein

# { $fire ->
#     [tight] H, tight
#     [loose] H, loose
#    *[other] { $fire }
# } at { $target ->
#     [hard] hard
#    *[soft] soft
# }
panzer44-panels-procedure-row = { $fire ->
        [tight] H, dicht
        [loose] H, locker
       *[other] { $fire }
    } auf { $target ->
        [hard] hart
       *[soft] weich
    }

## Die Geländetafel: ihre Überschrift, die Spalten (mit wenig Platz), und die zwei Zeilen, die kein Gelände sind.

# Terrain effects
# .about = MP to enter
# .hint = An improved position reduces the die by { $position }; terrain or position and hexside together by at most { $most }. Slopes cost extra only uphill. Units cross rivers only by bridge.
panzer44-panels-chart = Gelände
    .about = BP zum Betreten
    .hint = Eine ausgebaute Stellung verringert den Wurf um { $position }; Gelände oder Stellung und Hexseite zusammen höchstens um { $most }. Hänge kosten nur bergauf mehr. Flüsse überqueren Einheiten nur auf Brücken.

# hard
panzer44-panels-chart-hard = hart

# soft
panzer44-panels-chart-soft = weich

# foot
panzer44-panels-chart-foot = Fuß

# die
panzer44-panels-chart-die = Wurf

# sight
# .blocks = blocks
panzer44-panels-chart-sight = Sicht
    .blocks = blockiert

# Road
panzer44-panels-chart-road = Straße

# Bridge
panzer44-panels-chart-bridge = Brücke

## Minen und andere Würfe, unter den Tafeln. Die Überlegenheiten sind Zahlen mit Vorzeichen. $one, $two und $three sind
## die höchsten Augenzahlen, bei denen sich eine Einheit von einem Grad der Desorganisation erholt.

# Mines and recovery
panzer44-panels-mines = Minen und Erholung

# Superiority of mines: hasty { SIGNED($hasty) }, preventative { SIGNED($preventative) }, defensive { SIGNED($defensive) }.
panzer44-panels-mines-columns = Überlegenheit von Minen: Eilminen { SIGNED($hasty) }, Vorbeugungsminen { SIGNED($preventative) }, Verteidigungsminen { SIGNED($defensive) }.

# Units recover on a die of: D1 1–{ $one }, D2 1–{ $two }, D3 { $three }.
panzer44-panels-recovery = Einheiten erholen sich bei einem Wurf von: D1 1–{ $one }, D2 1–{ $two }, D3 { $three }.

# Aircraft attack on a die of 1–{ $die }, with strength { $strength }.
panzer44-panels-aircraft = Flieger greifen bei einem Wurf von 1–{ $die } an, mit Stärke { $strength }.

## Knöpfe an einem Spielstein bei ausgeschaltetem Schiedsrichter. D1 bis D3 sind Grade der Desorganisation.

# Pin
panzer44-panels-by-hand-pin = Niederhalten

# Unpin
panzer44-panels-by-hand-unpin = Niederhalten aufheben

# Add panic
panzer44-panels-by-hand-add-panic = Panik auslösen

# Remove panic
panzer44-panels-by-hand-remove-panic = Panik aufheben

# Disrupt to D{ $degree }
panzer44-panels-by-hand-disrupt = Desorganisieren: D{ $degree }

# Remove disruption
panzer44-panels-by-hand-recover = Erholen

## Der Bericht: die Spalte der Gefechtstabelle, die getroffenen, aber nicht eliminierten Einheiten, das Glück eines
## Spiels, die Würfel.

# Column
panzer44-panels-report-column = Spalte

# Units hit by turn
# .about = pinned, panicking, disrupted or eliminated
panzer44-panels-report-hit-by-turn = Getroffene Einheiten je Runde
    .about = niedergehalten, in Panik, desorganisiert oder eliminiert

# Hits on its units
panzer44-panels-report-hits = Erlittene Treffer

# Damage: a pin or panic counts 1, disruption D1, D2 and D3 count 2, 3 and 4, an eliminated unit 6. Luck is the damage above the average of the six rolls in the same column, with the same cover. Whether the columns were well chosen does not count.
panzer44-panels-report-luck = Schaden: Niederhalten oder Panik zählt 1, Desorganisation D1, D2 und D3 zählen 2, 3 und 4, eine eliminierte Einheit 6. Glück ist der Schaden, soweit er über dem Mittel der sechs Augenzahlen in derselben Spalte bei derselben Deckung liegt. Die Wahl der Spalten bewertet es nicht.

# Dice for attacks
# .hint = The line is the average, one sixth for each face. High dice favour the attacker.
panzer44-panels-report-dice = Würfe für Angriffe
    .hint = Die Linie zeigt den Durchschnitt, ein Sechstel für jede Augenzahl. Hohe Würfe begünstigen den Angreifer.

# Other dice
# .hint = Mines, disruption, bolting, bridges, aircraft. The line is one sixth.
panzer44-panels-report-other-dice = Andere Würfe
    .hint = Minen, Desorganisation, Flucht, Brücken, Flieger. Die Linie zeigt ein Sechstel.

## Die Ergebnisseite: die Punkte beider Seiten mit ihrem Unterschied, und die Siegfelder nach Besitzern.

# Points
panzer44-panels-result-points = Punkte
    .about = { $side } minus { $other }

# Total
panzer44-panels-result-total = Summe

# Victory hexes
# .about = by holder
panzer44-panels-result-places = Siegfelder
    .about = nach Besitzer
