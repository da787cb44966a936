### Der Szenario-Editor.

## Ob ein Szenario ausgewogen ist: Computerspieler spielen es viele Male. $side ist die erste Seite, $percent der Anteil der
## Spiele, die sie gewonnen hat, in Prozent, mit den Enden $low und $high des Bereichs, in dem der wahre Anteil in 19 von 20
## Fällen ist. $n sind die Unentschieden unter den $games.

# { $n ->
#     [one] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draw of { $games }
#    *[other] { NAME($side, case: "plural") } { $percent }% ({ $low } to { $high }), { $n } draws of { $games }
# }
workshop-fairness = Die { NAME($side, case: "plural") } { $percent } % ({ $low } bis { $high }), { $n } von { $games } unentschieden

## $result ist die Zeile darüber.

# { $n ->
#     [one] { $result }; { $n } game did not end
#    *[other] { $result }; { $n } games did not end
# }
workshop-fairness-unfinished = { $n ->
        [one] { $result }; { $n } Spiel endete nicht
       *[other] { $result }; { $n } Spiele endeten nicht
    }

# No game has ended yet
workshop-fairness-none = Noch kein Spiel ist beendet

# { $n ->
#     [one] { $played } of { $n } game
#    *[other] { $played } of { $n } games
# }
workshop-fairness-progress = { $n ->
        [one] { $played } von { $n } Spiel
       *[other] { $played } von { $n } Spielen
    }

## Ein Szenario als eigenes speichern. $id ist seine Kennung, $file die Datei, $why der Grund.

# The scenarios of { $game } cannot be edited here yet
workshop-draft-none = Die Szenarien von { $game } lassen sich hier noch nicht bearbeiten

# A scenario of the program already has the id { $id }: give yours another id
workshop-draft-shipped = Ein mitgeliefertes Szenario heißt { $id }; bitte eine andere Kennung wählen

# { $file } already exists: give your scenario another id
workshop-draft-taken = { $file } gibt es schon; bitte eine andere Kennung wählen

# { $file } cannot be written: { $why }
workshop-draft-unwritten = { $file } kann nicht geschrieben werden: { $why }

## Das Bedienfeld neben der Karte: Kopf, Reiter und Fuß. $faults und $saved sind die kurzen Texte danach.
## Die Fehler: $page ist der Name einer Seite oder eines Dings darauf, $side sind Leute in der Mehrzahl, $why ein Satz.

# Scenario
scenario-head = Szenario

# Undo edit
# .hint = Undo the last edit (Ctrl+Z)
scenario-undo = Zurück
    .hint = Die letzte Änderung zurücknehmen (Strg+Z)

# Redo edit
# .hint = Redo the last undone edit (Ctrl+Y)
scenario-redo = Vor
    .hint = Die zuletzt zurückgenommene Änderung wiederholen (Strg+Y)

# Texts
scenario-tab-texts = Texte

# Units
scenario-tab-units = Einheiten

# Arrivals
scenario-tab-arrivals = Eintritt

# Victory
scenario-tab-victory = Sieg

# Options
scenario-tab-options = Optionen

# Is it fair?
scenario-tab-fairness = Ausgewogen?

# Faults
scenario-tab-check = Fehler

scenario-sum = { $faults } · { $saved }

# saved
scenario-is-saved = gespeichert

# not saved
scenario-is-unsaved = nicht gespeichert

# No faults
scenario-no-faults = Keine Fehler

# { $n ->
#     [one] { $n } fault
#    *[other] { $n } faults
# }
scenario-faults = { $n } Fehler

# Looking for faults…
scenario-checking = Suche nach Fehlern …

# This scenario has no faults: it can be played.
scenario-faultless = Dieses Szenario hat keine Fehler und ist spielbar.

scenario-fault-page = { $page }: { $why }

# Group { $number } of the { NAME($side, case: "plural") }: { $why }
scenario-fault-group = Gruppe { $number } der { NAME($side, case: "plural") }: { $why }

# Arrival { $number } of the { NAME($side, case: "plural") }: { $why }
scenario-fault-arrival = Eintritt { $number } der { NAME($side, case: "plural") }: { $why }

# Check
# .hint = Show the faults; the check runs after every edit
scenario-check = Prüfen
    .hint = Die Fehler zeigen; geprüft wird nach jeder Änderung

# Play it
# .hint = Save the scenario and begin a game of it; the current game is saved
scenario-play = Spielen
    .hint = Szenario speichern und ein Spiel damit beginnen; das Spiel am Tisch wird gespeichert

# Close
# .hint = Close the panel; the edits are kept
scenario-close = Schließen
    .hint = Das Bedienfeld schließen; die Änderungen bleiben erhalten

# Save scenario
scenario-save = Szenario speichern

## Ungespeicherte Änderungen, die beim Öffnen gefunden wurden.

# There are edits of this scenario that were not saved.
scenario-unsaved-found = Es gibt Änderungen an diesem Szenario, die nicht gespeichert wurden.

# Use unsaved edits
scenario-unsaved-use = Ungespeicherte Änderungen übernehmen

# Discard unsaved edits
scenario-unsaved-discard = Ungespeicherte Änderungen verwerfen

## Was der Editor getan oder abgelehnt hat, als Satz oder ohne Punkt. $file ist ein Pfad, $why ein Grund;
## $title ist der Titel des Originals einer Kopie, $number die Nummer der Kopie.

# Saved in { $file }.
scenario-saved = Gespeichert in { $file }.

# This game uses the scenario as saved.
scenario-begun = Dies ist ein Spiel des Szenarios, wie es gespeichert ist.

scenario-copy-title = { $title } ({ $number })

# The edits cannot be kept: { $why }
scenario-not-kept = Die Änderungen können nicht aufbewahrt werden: { $why }

# there is no folder for your own scenarios
scenario-no-folder = es gibt keinen Ordner für eigene Szenarien

# no hex is marked: move the hex cursor first
scenario-no-cursor = kein Feld ist markiert: zuerst die Feldmarke bewegen

## Die Texte des Szenarios. Die Überschriften der Lagebesprechung sind die, die Spieler sehen.

# Title
scenario-title = Titel

# Id
scenario-id = Kennung

# An id has up to 23 letters without accents, digits, “-” and “_”.
scenario-no-id = Eine Kennung hat höchstens 23 Buchstaben ohne Akzente, Ziffern, „-“ und „_“.

# Summary
scenario-summary = Zusammenfassung

# Difficulty
scenario-difficulty = Schwierigkeit

# not stated
scenario-difficulty-none = ohne Angabe

# Minutes of a game; 0 if not stated
scenario-minutes = Minuten eines Spiels; 0 ohne Angabe

# Briefing
scenario-briefing = Lagebesprechung

# Under the last three headings, each line is a paragraph.
scenario-briefing-about = Unter den letzten drei Überschriften ist jede Zeile ein Absatz.

# A line of history
scenario-history = Eine Zeile Geschichte

## Zahlen mit − und +: die Namen der beiden Knöpfe. $what benennt die Zahl.

# More: { $what }
scenario-more = Mehr: { $what }

# Fewer: { $what }
scenario-fewer = Weniger: { $what }

## Gruppen von Einheiten und Eintritte. $n ist die Zahl ihrer Einheiten; ein Gebiet ist „Spalten 3–8“ oder „0304–0809“.

# Each group sets up in its area. Open a group to change it.
scenario-units-about = Jede Gruppe wird in ihrem Gebiet aufgestellt. Zum Ändern eine Gruppe öffnen.

# Group { $number } · { $area } · { $n }
scenario-group = Gruppe { $number } · { $area } · { $n }

# columns { $from }–{ $to }
scenario-columns = Spalten { $from }–{ $to }

scenario-corners = { $from }–{ $to }

# Add group
scenario-add-group = Gruppe hinzufügen

# Remove group
scenario-remove-group = Gruppe entfernen

# Paint area
scenario-paint = Gebiet malen

# Each arrival enters the map in its turn. Open an arrival to change it.
scenario-arrivals-about = Jeder Eintritt kommt in seiner Runde auf die Karte. Zum Ändern einen Eintritt öffnen.

# Arrival { $number } · turn { $turn } · { $n }
scenario-arrival = Eintritt { $number } · Runde { $turn } · { $n }

# Add arrival
scenario-add-arrival = Eintritt hinzufügen

# Remove arrival
scenario-remove-arrival = Eintritt entfernen

# Turn
scenario-turn = Runde

# Choose entry hexes
scenario-entry = Eintrittsfelder wählen

# Entry hexes: { $hexes }
scenario-entry-hexes = Eintrittsfelder: { $hexes }

# { $n ->
#     [one] { $hexes } is not at the same map edge as the others
#    *[other] { $hexes } are not at the same map edge as the others
# }
scenario-entry-inner = { $n ->
        [one] { $hexes } liegt nicht mit den anderen an einem Kartenrand
       *[other] { $hexes } liegen nicht mit den anderen an einem Kartenrand
    }

# Add unit type
scenario-add-type = Einheitentyp hinzufügen

# Search by name
scenario-search = Nach Namen suchen

# { $n ->
#     [one] { $n } more: type a part of its name
#    *[other] { $n } more: type a part of a name
# }
scenario-more-types = { $n } weitere: einen Teil des Namens eingeben

## Klicks auf die Karte. $hex ist eine Nummer, „2411“; $side ist der Name einer Seite oder „keine Seite“.

# Then click hexes on the map
scenario-pick-about = Danach Felder auf der Karte anklicken

# Stop clicking
scenario-pick-no-more = Klicken beenden

# Choose { $hex }
scenario-pick-cursor = { $hex } wählen

# Click hexes on the map. The highlighted hexes show the result.
scenario-picking = Felder auf der Karte anklicken. Die hervorgehobenen Felder zeigen das Ergebnis.

# Click hexes at one edge of the map. The highlighted hexes show the result.
scenario-picking-entry = Felder an einem Rand der Karte anklicken. Die hervorgehobenen Felder zeigen das Ergebnis.

## Der Sieg. $side sind Leute in der Mehrzahl, außer auf den Knöpfen; $hexes ist eine Liste von Feldern.

# Victory hexes
scenario-victory-hexes = Siegfelder

scenario-victory-line = { NAME($side, case: "plural") } { $points }: { $hexes }

# Points of the next hexes
scenario-points = Punkte der nächsten Felder

# Click victory hexes
scenario-pick-victory = Siegfelder anklicken

# Held at the start
scenario-held = Zu Beginn gehalten

scenario-held-line = { NAME($side, case: "plural") }: { $hexes }

# Click hexes: { $side }
scenario-pick-held = Felder anklicken: { $side }

# no side
scenario-no-side = keine Seite

# Victory levels
scenario-levels = Siegstufen

# From the lowest: the points of the { NAME($side, case: "plural") } minus those of the other side.
scenario-levels-about = Von der niedrigsten an: die Punkte der { NAME($side, case: "plural") } minus die der anderen Seite.

# Level { $number }
scenario-level = Stufe { $number }

# New level
scenario-new-level = Neue Stufe

# draw
scenario-draw = Unentschieden

# Points, at least
scenario-at-least = Punkte, mindestens

# Add level
scenario-add-level = Stufe hinzufügen

# Remove level
scenario-remove-level = Stufe entfernen

## Länge, Optionen und Eröffnungsansicht. $hex ist das Feld in der Mitte, $n die Breite in Feldern.

# Last turn
scenario-last-turn = Letzte Runde

# First player
scenario-first-player = Erster Spieler

# Options of the scenario
scenario-options = Optionen des Szenarios

# Opening view
scenario-opening = Eröffnungsansicht

# A game opens at { $hex }, { $n } hexes wide.
scenario-opening-is = Ein Spiel öffnet bei { $hex }, { $n } Felder breit.

# A game opens where the sides are close to each other.
scenario-opening-none = Ein Spiel öffnet dort, wo die Seiten einander nahe sind.

# Use current view
scenario-take-view = Jetzige Ansicht nehmen

# Remove view
scenario-drop-view = Ansicht entfernen

## Die Prüfung der Ausgewogenheit: Computerspieler spielen das Szenario viele Male.

# A computer player plays both sides in the background, and the program counts.
scenario-fair-about = Ein Computerspieler spielt im Hintergrund beide Seiten, und das Programm zählt.

# Number of games
scenario-fair-games = Anzahl der Spiele

# Player of both sides
scenario-fair-player = Spieler beider Seiten

# Play the games
scenario-fair-begin = Spiele beginnen

# Stop
scenario-fair-stop = Anhalten

# The scenario has changed since these games began.
scenario-fair-old = Das Szenario hat sich seit Beginn dieser Spiele geändert.

# The true share is between the two numbers in brackets, 19 times in 20. If 50 is between them, these games do not show an advantage.
scenario-fair-reading = Der wahre Anteil liegt in 19 von 20 Fällen zwischen den beiden Zahlen in Klammern. Liegt 50 dazwischen, zeigen diese Spiele keinen Vorteil.

## Spielsteine auf der Karte, Orte und Eintritte in einem Gebiet, in Spielen, die sie haben. $unit ist der Name einer Einheit, $hex eine
## Zahl, $n die Zahl der Spielsteine; $area ist ein Buchstabe.

# These counters are on the map at the start. Open one to move or remove it.
scenario-counters-about = Diese Spielsteine sind zu Beginn auf der Karte. Zum Versetzen oder Entfernen einen öffnen.

scenario-counter = { $unit } · { $hex } · { $n }

# Add counter
scenario-add-counter = Spielstein hinzufügen

# Click the hex of { $unit }
scenario-put-counter = Feld von { $unit } anklicken

# Move counter
scenario-move-counter = Spielstein versetzen

# Remove counter
scenario-remove-counter = Spielstein entfernen

# Number
scenario-number = Anzahl

# Each arrival enters at its entry area in its turn. Open an arrival to change it.
scenario-areas-about = Jeder Eintritt kommt in seiner Runde in sein Eintrittsgebiet. Zum Ändern einen Eintritt öffnen.

# Arrival { $number } · turn { $turn } · area { $area } · { $n }
scenario-arrival-in = Eintritt { $number } · Runde { $turn } · Gebiet { $area } · { $n }

# Entry area
scenario-area = Eintrittsgebiet

# Victory places
scenario-places = Siegorte

# Place { $number }
scenario-place = Ort { $number }

# Hexes: { $hexes }
scenario-place-hexes = Felder: { $hexes }

# Points of the place
scenario-place-points = Punkte des Ortes

# The other side gains points by retaking it
scenario-place-retaken = Die Gegenseite gewinnt Punkte für die Rückeroberung

# Remove place
scenario-remove-place = Ort entfernen

# Click a place to give it these points, or to remove it if it has them already. Click any other hex to make it a place.
scenario-places-about = Ein Klick auf das Feld eines Ortes gibt ihm diese Punkte oder entfernt ihn, wenn er sie schon hat. Jedes andere Feld wird ein Ort.

# Dates of the turns, one per line
scenario-dates = Daten der Runden, eins je Zeile

## Was zu den Einheiten einer Gruppe oder eines Eintritts gehört. $name ist der Name einer Sache, $list der ihrer Liste; $carrier und
## $passenger sind Einheitentypen.

# Add equipment
scenario-add-extra = Ausstattung hinzufügen

scenario-extra = { $name } · { $list }

# { $carrier } with { $passenger }
scenario-loaded = { $carrier } mit { $passenger }

# Passengers
scenario-extra-loaded = Passagiere

# Weapons
scenario-extra-weapons = Waffen

# Expendable weapons
scenario-extra-expendable = Verbrauchswaffen

# Fortifications
scenario-extra-works = Befestigungen

# Divisions
scenario-extra-divisions = Divisionen

# Untried divisions
scenario-extra-untried = Unerprobte Divisionen

# Leader
scenario-extra-leader = Kommandeur

# Off-board artillery
scenario-extra-artillery = Artillerie außerhalb der Karte

# Forward observers
scenario-extra-observers = Vorgeschobene Beobachter

# Choose the passenger of { $carrier }.
scenario-choose-passenger = Den Passagier wählen: { $carrier }.

## Was eine Seite neben ihren Gruppen hat: Anlagen, die sie in einem Gebiet baut, und Artillerie neben der Karte. $name ist der
## Name einer solchen Sache, „Minen“, $area sind ihre Spalten.

# Works and artillery
scenario-assets = Anlagen und Artillerie

# At set-up each side builds its works in the areas given here. Open an entry to change it.
scenario-assets-about = Jede Seite baut ihre Anlagen bei der Aufstellung in deren Gebiet. Zum Ändern einen Eintrag öffnen.

scenario-asset = { $name } · { $area }

# Add entry
scenario-add-asset = Eintrag hinzufügen

# Click the area of { $name }
scenario-put-asset = Das Gebiet anklicken: { $name }

# Remove entry
scenario-remove-asset = Eintrag entfernen

scenario-asset-name = Name

# Hexes
scenario-asset-hexes = Felder

# Area
scenario-asset-area = Gebiet

# Strength
scenario-asset-strength = Stärke

# Fires in the game
scenario-asset-fires = Feuer im ganzen Spiel

# Sorties
scenario-asset-sorties = Einsätze

# First turn
scenario-asset-first-turn = Erste Runde

# Limit columns
scenario-asset-columns = Spalten begrenzen

# Reach every column
scenario-asset-every-column = Jede Spalte erreichen

## Punkte für Einheiten. $side und $of sind Leute in der Mehrzahl, $kinds ist eine Liste von Arten von Einheiten.

# Points for units
scenario-awards = Punkte für Einheiten

# { NAME($side, case: "plural") } { $points } for each eliminated unit of the { NAME($of, case: "plural") }: { $kinds }
scenario-award-destroyed = { NAME($side, case: "plural") } { $points } für jede eliminierte Einheit der { NAME($of, case: "plural") }: { $kinds }

# { NAME($side, case: "plural") } { $points } for each of their units that exits the map: { $kinds }
scenario-award-exited = { NAME($side, case: "plural") } { $points } für jede eigene Einheit, die die Karte verlässt: { $kinds }

# Points of the award
scenario-award-points = Punkte je Einheit

# Remove award
scenario-remove-award = Punkte entfernen

# New award
scenario-new-award = Neue Punkte

# eliminated enemies
scenario-reason-destroyed = eliminierte Gegner

# friendly units that exit
scenario-reason-exited = eigene, die die Karte verlassen

# Add award
scenario-add-award = Punkte hinzufügen

# All units
scenario-kind-any = Alle Einheiten

# Armoured units
scenario-kind-armoured = Gepanzerte Einheiten

# Guns
scenario-kind-gun = Geschütze

# Infantry
scenario-kind-infantry = Infanterie

# Hard vehicles
scenario-kind-hard-vehicle = Gepanzerte Fahrzeuge

# Half-tracks
scenario-kind-half-track = Halbkettenfahrzeuge

# Units that can be carried
scenario-kind-passenger = Einheiten, die mitfahren können

## Eigene Einheitentypen. $name ist der Name eines Typs oder eines Symbols, $id eine Kennung.

# Unit types of your own
scenario-types = Eigene Einheitentypen

# A new type is a copy of another one. Its values are kept in a list of units beside your scenario. The counter editor lists it in the next game of the scenario.
scenario-types-about = Ein neuer Typ ist die Kopie eines anderen. Seine Werte stehen in einer Einheitenliste neben dem eigenen Szenario. „Spielsteine bearbeiten“ zeigt ihn im nächsten Spiel des Szenarios.

scenario-type = { $name } ({ $id })

# New type
# .hint = Copy a unit type and change its values
scenario-new-type = Neuer Typ
    .hint = Einen Einheitentyp kopieren und seine Werte ändern

# A copy of { $name }
scenario-type-of = Eine Kopie von { $name }

# Id of the new type
scenario-type-id = Kennung des neuen Typs

# Name of the new type
scenario-type-name = Name des neuen Typs

# Copy type
scenario-type-copy = Typ kopieren

# Cancel
scenario-type-cancel = Abbrechen

scenario-type-picture = Symbol: { $name }

# the usual one
scenario-type-no-picture = das übliche

# Remove picture
scenario-type-drop-picture = Symbol entfernen

# this list of units cannot be edited here
scenario-type-no-list = diese Einheitenliste lässt sich hier nicht bearbeiten

# a type is already called { $id }: give yours another id
scenario-type-taken = ein Typ heißt schon { $id }; bitte eine andere Kennung wählen

# the list of units has no such value for { $id }
scenario-type-unknown = die Einheitenliste hat keinen solchen Wert von { $id }

## Ein Feld eines Teils, den nur ein Spiel hat. $label ist sein Name in den Worten des Spiels, $value sein Wert; $name ist der Name
## eines Einheitentyps, $hex die Nummer eines Feldes.

scenario-field-is = { $label }: { $value }

# Choose hex
scenario-field-hex = Feld wählen

# Choose hexes
scenario-field-hexes = Felder wählen

# Choose another
scenario-field-other = Anderes wählen

# Choose bridges
scenario-field-pairs = Brücken wählen

# Click the other end, next to { $hex }.
scenario-field-pair = Das andere Ende neben { $hex } anklicken.

# every column
scenario-field-all-columns = jede Spalte

# Add to list
scenario-field-add = Zur Liste hinzufügen

# Remove { $name }
scenario-field-remove = { $name } entfernen
