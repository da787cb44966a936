### Der Karteneditor.

## Warum eine Änderung oder eine Datei nicht möglich ist: klein am Anfang (außer Hauptwörtern), kein Punkt. $why ist der
## Grund des Systems, $file der Pfad oder der Name einer Datei.

# a map has 1 to { $columns } columns and 1 to { $rows } rows
workshop-map-size = eine Karte hat 1 bis { $columns } Spalten und 1 bis { $rows } Zeilen

# { $file } is a map of the program: choose another id
workshop-map-shipped = { $file } ist eine Karte des Programms: eine andere Kennung wählen

# { $file } already exists: choose another id
workshop-map-exists = { $file } gibt es schon: eine andere Kennung wählen

# there is no folder for your own files
workshop-map-no-folder = es gibt keinen Ordner für eigene Dateien

# { $file } cannot be written: { $why }
workshop-map-not-written = { $file } kann nicht geschrieben werden: { $why }

## Die Palette: Überschriften der Gruppen, dann die Werkzeuge. $level ist 0 bis 2. Neben jedem Werkzeug steht seine Taste.

# Terrain
workshop-map-ground = Gelände

# Levels
workshop-map-levels = Höhenstufen

# Hexsides
workshop-map-sides = Hexseiten

# Lines
workshop-map-lines = Linien

# Crossings and exits
workshop-map-points = Übergänge und Ausgänge

# Names and areas
workshop-map-names = Namen und Gebiete

# Level { $level }
workshop-map-level = Stufe { $level }

# { $kind ->
#     [rivers] River
#     [streams] Stream
#     [crests] Crest
#     [walls] Wall
#     [hedges] Hedge
#    *[slopes] Slope
# }
workshop-map-side = { $kind ->
        [rivers] Fluss
        [streams] Bach
        [crests] Kamm
        [walls] Mauer
        [hedges] Hecke
       *[slopes] Hang
    }

# { $kind ->
#     [roads] Road
#     [rails] Railway
#     [gullies] Gully
#     [stream-hexes] Stream through hexes
#    *[gully-hexes] Gully through hexes
# }
workshop-map-line = { $kind ->
        [roads] Straße
        [rails] Bahnlinie
        [gullies] Schlucht
        [stream-hexes] Bach durch Felder
       *[gully-hexes] Schlucht durch Felder
    }

# { $kind ->
#     [bridges] Bridge
#     [fords] Ford
#     [bridge-hexes] Bridge in a hex
#     [road-river-joins] Road over a river
#     [road-exits] Road exit
#    *[rail-exits] Railway exit
# }
workshop-map-point = { $kind ->
        [bridges] Brücke
        [fords] Furt
        [bridge-hexes] Brücke im Feld
        [road-river-joins] Straße über Fluss
        [road-exits] Straßenausgang
       *[rail-exits] Bahnausgang
    }

# Major city
workshop-map-city = Großstadt

# Minor city
workshop-map-small-city = Kleinstadt

# Name only
workshop-map-name = Nur Name

# Name of a river
workshop-map-river-name = Name eines Flusses

# Stone building
workshop-map-stone-building = Steingebäude

# Wooden building
workshop-map-wooden-building = Holzgebäude

# Entry area
workshop-map-area = Eintrittsgebiet

# Line between columns
workshop-map-limit = Linie zwischen Spalten

# Eraser
workshop-map-eraser = Radierer

## Über den Werkzeugen: der Radius des Pinsels in Feldern, das Füllen, und die Symmetrie, nach der alles wiederholt wird.

# Brush
workshop-map-brush = Pinsel

workshop-map-radius = Radius { $radius }
    .hint = Pinsel kleiner oder größer ([ und ])

# Fill
# .hint = Fill connected hexes that are alike (F)
workshop-map-fill = Füllen
    .hint = Zusammenhängende gleiche Felder füllen (F)

# Symmetry
workshop-map-symmetry = Symmetrie

# { $kind ->
#     [left-right] Left to right
#     [top-bottom] Top to bottom
#     [point] Point
#    *[none] None
# }
workshop-map-symmetry-of = { $kind ->
        [left-right] Links und rechts
        [top-bottom] Oben und unten
        [point] Punkt
       *[none] Keine
    }

# With this number of columns, some mirror images are missing or half a hex away.
workshop-map-symmetry-inexact = Bei dieser Spaltenzahl liegen manche Spiegelbilder ein halbes Feld daneben oder fehlen.

# Left button: draw. Right button: erase. Ctrl+click: pick up the terrain of a hex. Middle button: scroll. Wheel: zoom.
workshop-map-mouse = Linke Taste: zeichnen. Rechte Taste: löschen. Strg+Klick: das Gelände eines Felds aufnehmen. Mittlere Taste: verschieben. Rad: zoomen.

# Arrow keys: move the cursor; with Shift, draw too. Space: apply. Backspace: erase. Page Up and Page Down: choose the hexside. Home: whole map.
workshop-map-keys = Pfeiltasten: Feldmarke; mit Umschalt zeichnet das Werkzeug mit. Leertaste: anwenden. Rücktaste: löschen. Bild auf und Bild ab: die Hexseite wählen. Pos1: ganze Karte.

## Das Bedienfeld neben der Karte. $hex ist die Nummer eines Felds, $ground sein Gelände, „Wald“, $map der Name einer Datei, $title der eines Szenarios.

# { $game }: { $columns } columns, { $rows } rows
workshop-map-about = { $game }: { $columns } Spalten, { $rows } Zeilen

# Undo
workshop-map-undo = Zurück

# Redo
workshop-map-redo = Vor

# Titles…
workshop-map-open-titles = Titel…

# Resize…
workshop-map-open-resize = Größe…

# Shift…
workshop-map-open-shift = Verschieben…

# Join map…
workshop-map-open-join = Karte anfügen…

# Hex under the mouse: none
workshop-map-no-hex = Feld unter der Maus: keines

# Hex { $hex } · { $ground }
workshop-map-hex = Feld { $hex } · { $ground }

# Hex { $hex } · { $ground } · level { $level }
workshop-map-hex-level = Feld { $hex } · { $ground } · Stufe { $level }

# Faults: { $n }
workshop-map-faults = Fehler: { $n }

# The map has no faults.
workshop-map-faultless = Die Karte hat keine Fehler.

# Show fault { $number }
workshop-map-fault = Fehler { $number } zeigen

# { $n } more
workshop-map-more-faults = { $n } weitere

# Play here
workshop-map-play = Hier spielen

# No scenario is on this map yet. A scenario names it: map: “{ $map }”
workshop-map-no-scenario = Auf dieser Karte gibt es noch kein Szenario. Ein Szenario nennt sie so: map: „{ $map }“

# Play { $title }
workshop-map-play-here = { $title } spielen

# Make a scenario
# .hint = Save the map and begin a small scenario on it, with a few units a side to edit
workshop-map-make-scenario = Szenario anlegen
    .hint = Speichert die Karte und beginnt darauf ein kleines Szenario: wenige Einheiten je Seite, am Tisch zu bearbeiten

# A first scenario on the map { $map }.
workshop-map-scenario-summary = Ein erstes Szenario auf der Karte { $map }.

# scenarios of this game cannot be made here
workshop-map-no-pattern = Szenarien dieses Spiels können hier nicht angelegt werden

# there are too many scenarios with the id of this map
workshop-map-no-free-id = es gibt zu viele Szenarien mit der Kennung dieser Karte

# no scenario can be made on this map: { $why }
workshop-map-no-scenario-made = auf dieser Karte lässt sich kein Szenario anlegen: { $why }

# Save map
workshop-map-save = Karte speichern

# Saved as { $file }.
workshop-map-saved = Gespeichert als { $file }.

# Close
# .hint = The draft is kept; you can continue it later
workshop-map-close = Schließen
    .hint = Der Entwurf bleibt; die Karte kann später weiter bearbeitet werden

# The draft { $file } cannot be removed: { $why }
workshop-map-draft-stays = Der Entwurf { $file } kann nicht entfernt werden: { $why }

## Das Feld für einen Namen auf der Karte; $what ist ein Werkzeug, „Kleinstadt“. Ein Eintrittsgebiet ist ein Teil des Kartenrands.

# { $what }: name
workshop-map-name-of = { $what }: Name

# an entry area must be at the edge of the map: drag along the edge
workshop-map-area-not-at-edge = ein Eintrittsgebiet liegt am Kartenrand: am Rand entlang ziehen

## Formulare über die ganze Karte.

# Apply
workshop-map-apply = Anwenden

# Cancel
workshop-map-cancel = Abbrechen

# Titles
workshop-map-titles = Titel

# Title
workshop-map-title = Titel der Karte

# Line under the title
workshop-map-subtitle = Zeile unter dem Titel

# Id
# .hint = The id is part of the file name: lower-case letters, digits and -
workshop-map-id = Kennung
    .hint = Die Kennung ist ein Teil des Dateinamens: kleine Buchstaben, Ziffern und -

# Size of the map
# .hint = Everything beyond the new edge is removed. Undo restores it.
workshop-map-resize = Größe der Karte
    .hint = Was jenseits des neuen Rands liegt, entfällt. Zurück holt es wieder.

# Columns
workshop-map-columns = Spalten

# Rows
workshop-map-rows = Zeilen

# Columns at the east
workshop-map-at-east = Spalten im Osten

# Columns at the west
workshop-map-at-west = Spalten im Westen

# Rows at the south
workshop-map-at-south = Zeilen im Süden

# Rows at the north
workshop-map-at-north = Zeilen im Norden

# Shift the drawing
# .hint = An odd number of columns also shifts it by half a hex to the south. Negative numbers shift the other way.
workshop-map-shift = Die Zeichnung verschieben
    .hint = Eine ungerade Zahl von Spalten verschiebt sie auch um ein halbes Feld nach Süden. Negative Zahlen verschieben in die andere Richtung.

# Columns to the east
workshop-map-east-by = Spalten nach Osten

# Rows to the south
workshop-map-south-by = Zeilen nach Süden

# Join another map
workshop-map-join = Eine andere Karte anfügen

# In the east
workshop-map-join-east = Im Osten

# In the south
workshop-map-join-south = Im Süden

# This map has an odd number of columns: the other map is half a hex lower and loses the last hexes of its even columns.
workshop-map-join-inexact = Diese Karte hat eine ungerade Zahl von Spalten: die andere liegt ein halbes Feld tiefer und verliert die letzten Felder ihrer geraden Spalten.

# There is no other map of this game.
workshop-map-no-maps = Es gibt keine andere Karte dieses Spiels.

# { $typed } is not a whole number
workshop-map-no-number = { $typed } ist keine ganze Zahl

# Open country
# .hint = For appearance only: no rule uses it. All numbers are in percent; bends of roads and water are in percent of the hex radius.
workshop-map-countryside = Offenes Land
    .hint = Nur fürs Auge: Keine Regel fragt danach. Alle Zahlen in Prozent; Biegungen von Straßen und Wasser in Prozent des Feldradius.

# Open country…
workshop-map-open-countryside = Offenes Land…

# Bare
workshop-map-countryside-none = Kahl

# Drawn
workshop-map-countryside-drawn = Gezeichnet

# Open ground with fields
workshop-map-country-fields = Offenes Gelände mit Äckern

# Fields with hedges
workshop-map-country-hedges = Äcker mit Hecken

# Clear hexes with a farm
workshop-map-country-farms = Offene Felder mit einem Hof

# Bends of roads and water
workshop-map-country-bends = Biegungen von Straßen und Wasser

# { $typed } is not a whole number from 0 to 100
workshop-map-no-percent = { $typed } ist keine ganze Zahl von 0 bis 100

# Picture…
workshop-map-open-picture = Bild…

# Picture under the hexes
workshop-map-picture = Bild unter den Feldern

# Path of the picture
# .hint = A scan as PNG, JPEG, GIF or SVG. You can also drop the file on the window.
workshop-map-picture-file = Pfad des Bildes
    .hint = Ein Scan als PNG, JPEG, GIF oder SVG. Die Datei lässt sich auch auf das Fenster ziehen.

# Opacity of the painted map, in percent
workshop-map-picture-map = Deckkraft der gemalten Karte, in Prozent

# Fit
# .hint = Drag each handle to its hex in the picture. Keys: 1 to 3 choose a handle, arrows move it, Esc ends.
workshop-map-picture-fit = Anpassen
    .hint = Jeden Griff an die Stelle seines Feldes im Bild ziehen. Tasten: 1 bis 3 wählen einen Griff, Pfeile bewegen ihn, Esc beendet.

# Remove picture
workshop-map-picture-remove = Bild entfernen

## Bevor eine Karte bearbeitet wird: eine neue Karte, und ob mit einem aufgehobenen Entwurf weitergemacht wird. $title ist der Titel der Karte.

# New map
# .hint = A map has 1 to 255 columns and 1 to 99 rows.
workshop-map-new = Neue Karte
    .hint = Eine Karte hat 1 bis 255 Spalten und 1 bis 99 Zeilen.

# New map
workshop-map-new-title = Neue Karte

# Create map
workshop-map-create = Karte anlegen

# a map needs a title
workshop-map-no-title = eine Karte braucht einen Titel

# Kept drafts
workshop-map-drafts = Aufgehobene Entwürfe

# { $title }: { $columns } columns, { $rows } rows
workshop-map-draft = { $title }: { $columns } Spalten, { $rows } Zeilen

# Resume
workshop-map-resume = Weitermachen

# Discard
workshop-map-discard = Verwerfen

# A draft was kept
workshop-map-kept = Ein Entwurf ist noch da

# Your last changes to { $title } were not saved.
workshop-map-kept-about = An { $title } wurde schon gezeichnet, aber noch nicht gespeichert.

# Resume the draft of { $title }
workshop-map-go-on = Mit dem Entwurf von { $title } weitermachen

# Start over
workshop-map-anew = Neu beginnen
