### Der Rahmen der Seiten der Werkstatt: Drucken, Übernehmen, Spielsteine.

# Close
page-close = Schließen

# Open folder
page-open-folder = Ordner öffnen

# Working…
page-working = In Arbeit …

# The system cannot start the work: { $why }
page-no-thread = Das System kann die Arbeit nicht beginnen: { $why }

# The work stopped without a result
page-stopped = Die Arbeit endete ohne Ergebnis

# The system has no folder for your own files
page-no-folder = Das System hat keinen Ordner für eigene Dateien
