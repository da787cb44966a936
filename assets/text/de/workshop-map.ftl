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
