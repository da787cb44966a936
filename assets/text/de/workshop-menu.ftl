### Die Einträge der Werkstatt im Menü des Tisches.

## Der Eintrag im Menü, der die anderen öffnet.

# Workshop
workshop-menu = Werkstatt

## Jeder öffnet ein Werkzeug: einen Editor oder eine Seite, die fragt, was gedruckt oder übernommen werden soll.

# Edit this map
workshop-edit-map = Diese Karte bearbeiten

# New map
workshop-new-map = Neue Karte

# Edit this scenario
workshop-edit-scenario = Dieses Szenario bearbeiten

# Record a lesson
workshop-record-lesson = Lektion aufzeichnen

# Make a puzzle
workshop-make-puzzle = Rätsel daraus machen

# Edit counters
workshop-counters = Spielsteine bearbeiten

# Print…
workshop-print = Drucken …

# Import pictures…
workshop-import = Bilder übernehmen …
