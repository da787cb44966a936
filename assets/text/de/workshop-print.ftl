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

# Markers of { $size } mm · fronts, sheet { $number } of { $sheets }
workshop-print-markers = Marker von { $size } mm · Vorderseiten, Bogen { $number } von { $sheets }

# Backs of the markers, sheet { $number } of { $sheets } · flip on the long edge
workshop-print-marker-backs = Rückseiten der Marker, Bogen { $number } von { $sheets } · an der langen Kante wenden

# Sheet { $sheet } of { $columns } × { $rows } · hexes of { $size } mm
workshop-print-sheet = Bogen { $sheet } von { $columns } × { $rows } · Felder von { $size } mm

# Charts, page { $page } of { $pages }
workshop-print-charts = Tafeln, Seite { $page } von { $pages }

## Am Rand eines Bogens einer Karte, wo ein anderer Bogen darüber geklebt wird.

# glue { $sheet } here
workshop-print-glue = hier { $sheet } aufkleben

## Was an einem Druck falsch ist oder nicht so, wie es sein sollte: im Fenster über dem Knopf, auf der Kommandozeile
## englisch. Ein Satz ohne Punkt, der klein beginnt. $parts ist eine Liste der Namen darunter, $why ein Satz.

# a counter of { $size } mm cannot be printed: sizes go from 5 to 60 mm
workshop-print-wrong-size = ein Spielstein von { $size } mm kann nicht gedruckt werden: Möglich sind 5 bis 60 mm

# a hex of { $hex } mm cannot be printed: widths go from 5 to 100 mm
workshop-print-wrong-hex = ein Feld von { $hex } mm kann nicht gedruckt werden: Möglich sind Breiten von 5 bis 100 mm

# there is nothing to print: { $title } has none of these parts: { $parts }
workshop-print-no-part = es gibt nichts zu drucken: { $title } hat keinen dieser Teile: { $parts }

# counters
workshop-print-part-counters = Spielsteine

# markers
workshop-print-part-markers = Marker

# map
workshop-print-part-map = Karte

# charts
workshop-print-part-charts = Tafeln

# the counters would need { $sheets } sheets of paper, and the limit is { $most }: choose a smaller size
workshop-print-many-counters = die Spielsteine bräuchten { $sheets } Bögen Papier, höchstens { $most } sind möglich: eine kleinere Größe wählen

# the markers would need { $sheets } sheets of paper, and the limit is { $most }: choose a smaller size
workshop-print-many-markers = die Marker bräuchten { $sheets } Bögen Papier, höchstens { $most } sind möglich: eine kleinere Größe wählen

# the map { $map } would need { $sheets } sheets of paper, and the limit is { $most }: choose a smaller size
workshop-print-many-of-map = die Karte { $map } bräuchte { $sheets } Bögen Papier, höchstens { $most } sind möglich: eine kleinere Größe wählen

# the PDF cannot be written: { $why }
workshop-print-unwritten = die PDF-Datei kann nicht geschrieben werden: { $why }

# there are no fonts
workshop-print-no-fonts = es gibt keine Schriften

# a sheet has no size
workshop-print-no-sheet = ein Bogen hat keine Größe

# a picture of the map: { $why }
workshop-print-map-picture = ein Bild der Karte: { $why }

# the map { $map } is large and is printed with { $dpi } dpi: a smaller hex width prints it finer
workshop-print-coarse = die Karte { $map } ist groß und wird mit { $dpi } dpi gedruckt: Eine kleinere Feldbreite druckt feiner

# the counter { $counter } is printed as a picture of { $dpi } dpi: { $why }
workshop-print-as-picture = der Spielstein { $counter } wird als Bild mit { $dpi } dpi gedruckt: { $why }

# it shows a picture
workshop-print-has-picture = er zeigt ein Bild

# it has no size
workshop-print-no-size = er hat keine Größe
