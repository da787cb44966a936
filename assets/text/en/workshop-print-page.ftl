### The page that prints counters, maps and charts.

## Its title, and the choices. Each name has its choices at its right, with little room.

print-title = Print
print-chosen = Scenario: { $scenario }
print-choices = Choices
print-subject = What to print
    .hint = The whole game includes all of its unit lists and maps
print-scenario = This scenario
print-game = Whole game
print-parts = Parts
    .hint = Counters have their backs on the next page: print on both sides and flip on the long edge
print-counters = Counters
print-markers = Markers
print-map = Map
print-charts = Charts
print-size = Size of a counter
    .hint = Its side in millimetres, from 5 to 60
print-hex = Width of a hex
    .hint = Between two opposite sides, from 5 to 100 millimetres
print-hex-fits = Fit the counters
print-sheets = The map has { $sheets } sheets.
print-fewer = { $hex } mm: { $sheets ->
        [one] { $sheets } sheet
       *[other] { $sheets } sheets
    }
print-paper = Paper
print-a4 = A4
print-letter = Letter

## A length. $number is a number of millimetres; the other one stands behind a number that can be typed.

print-millimetres = { $number } mm
print-mm = mm

## The button, and what came of it. $file is a path, $why a sentence without a full stop.

print-make = Make sheets
print-nothing = Choose at least one part.
print-scale = Print at 100%, without “fit to page”, and check the line of 50 mm at the foot of each sheet.
print-made = The sheets are in { $file }
print-failed = No sheets were made: { $why }
