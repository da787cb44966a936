### Texte auf gedruckten Bögen: Spielsteine, Karten, Tafeln. Sie stehen am Fuß eines Bogens oder in einer Tabelle, mit wenig
### Platz.

## Die Rundenleiste: ihre Überschrift und die Köpfe ihrer Spalten.

# Turn track: { $scenario }
workshop-print-track = Rundenleiste: { $scenario }

# Turn
workshop-print-turn = Runde

# Date
workshop-print-date = Datum

# Reinforcements
workshop-print-arrivals = Verstärkungen

## Der Fuß eines Bogens. $size ist eine Zahl von Millimetern, $sheet der Name eines Bogens, etwa B2.

# Counters of { $size } mm · fronts, sheet { $number } of { $sheets }
workshop-print-fronts = Spielsteine von { $size } mm · Vorderseiten, Bogen { $number } von { $sheets }

# Backs, sheet { $number } of { $sheets } · flip on the long edge
workshop-print-backs = Rückseiten, Bogen { $number } von { $sheets } · an der langen Kante wenden

# Sheet { $sheet } of { $columns } × { $rows } · hexes of { $size } mm
workshop-print-sheet = Bogen { $sheet } von { $columns } × { $rows } · Felder von { $size } mm

# Charts, page { $page } of { $pages }
workshop-print-charts = Tafeln, Seite { $page } von { $pages }

## Am Rand eines Bogens einer Karte, wo ein anderer Bogen darüber geklebt wird.

# glue { $sheet } here
workshop-print-glue = hier { $sheet } aufkleben
