### Die Seite, die Spielsteine, Karten und Tafeln druckt.

## Ihr Titel und die Auswahl. Rechts von jedem Namen steht, was gewählt werden kann, mit wenig Platz.

# Print
print-title = Drucken

# Scenario: { $scenario }
print-chosen = Szenario: { $scenario }

# Choices
print-choices = Auswahl

# What to print
# .hint = The whole game includes all of its unit lists and maps
print-subject = Was gedruckt wird
    .hint = Zum ganzen Spiel gehören alle seine Einheitenlisten und Karten

# This scenario
print-scenario = Dieses Szenario

# Whole game
print-game = Ganzes Spiel

# Parts
# .hint = Counters have their backs on the next page: print on both sides and flip on the long edge
print-parts = Teile
    .hint = Die Rückseiten folgen auf der nächsten Seite: beidseitig drucken und an der langen Kante wenden

# Counters
print-counters = Spielsteine

# Markers
print-markers = Marker

# Map
print-map = Karte

# Charts
print-charts = Tafeln

# Size of a counter
# .hint = Its side in millimetres, from 5 to 60
print-size = Größe eines Spielsteins
    .hint = Seine Seite in Millimetern, von 5 bis 60

# Width of a hex
# .hint = Between two opposite sides, from 5 to 100 millimetres
print-hex = Breite eines Feldes
    .hint = Zwischen zwei gegenüberliegenden Seiten, von 5 bis 100 Millimetern

# Fit the counters
print-hex-fits = Passend zu den Steinen

# The map has { $sheets } sheets.
print-sheets = Die Karte hat { $sheets } Blätter.

# { $hex } mm: { $sheets ->
#     [one] { $sheets } sheet
#    *[other] { $sheets } sheets
# }
print-fewer = { $hex } mm: { $sheets ->
        [one] { $sheets } Blatt
       *[other] { $sheets } Blätter
    }

# Paper
print-paper = Papier

print-a4 = A4

print-letter = Letter

## Eine Länge. $number ist eine Zahl von Millimetern; die andere steht hinter einer Zahl, die man tippen kann.

print-millimetres = { $number } mm

print-mm = mm

## Der Knopf und sein Ergebnis. $file ist ein Pfad, $why ein Satz ohne Punkt.

# Make sheets
print-make = Bögen erzeugen

# Choose at least one part.
print-nothing = Mindestens einen Teil wählen.

# Print at 100%, without “fit to page”, and check the line of 50 mm at the foot of each sheet.
print-scale = Mit 100 % drucken, ohne „an Seite anpassen“, und die Linie von 50 mm am Fuß jedes Bogens nachmessen.

# The sheets are in { $file }
print-made = Die Bögen sind in { $file }

# No sheets were made: { $why }
print-failed = Es wurden keine Bögen erzeugt: { $why }
