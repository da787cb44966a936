### Texts on printed sheets: counters, maps, charts. They stand at the foot of a sheet or in a table, with little room.

## The turn track: its title, and the heads of its columns.

workshop-print-track = Turn track: { $scenario }
workshop-print-turn = Turn
workshop-print-date = Date
workshop-print-arrivals = Reinforcements

## The foot of a sheet. $size is a number of millimetres, $sheet the name of a sheet, such as B2.

workshop-print-fronts = Counters of { $size } mm · fronts, sheet { $number } of { $sheets }
workshop-print-backs = Backs, sheet { $number } of { $sheets } · flip on the long edge
workshop-print-markers = Markers of { $size } mm · fronts, sheet { $number } of { $sheets }
workshop-print-marker-backs = Backs of the markers, sheet { $number } of { $sheets } · flip on the long edge
workshop-print-sheet = Sheet { $sheet } of { $columns } × { $rows } · hexes of { $size } mm
workshop-print-charts = Charts, page { $page } of { $pages }

## At the edge of a sheet of a map, where another sheet is glued over it.

workshop-print-glue = glue { $sheet } here

## What is wrong with a print, or not as it should be: in the window above the button, on the command line in English. A
## sentence without a full stop that begins with a small letter. $parts is a list of the names below it, $why a sentence.

workshop-print-wrong-size = a counter of { $size } mm cannot be printed: sizes go from 5 to 60 mm
workshop-print-wrong-hex = a hex of { $hex } mm cannot be printed: widths go from 5 to 100 mm
workshop-print-no-part = there is nothing to print: { $title } has none of these parts: { $parts }
workshop-print-part-counters = counters
workshop-print-part-markers = markers
workshop-print-part-map = map
workshop-print-part-charts = charts
workshop-print-many-counters = the counters would need { $sheets } sheets of paper, and the limit is { $most }: choose a smaller size
workshop-print-many-markers = the markers would need { $sheets } sheets of paper, and the limit is { $most }: choose a smaller size
workshop-print-many-of-map = the map { $map } would need { $sheets } sheets of paper, and the limit is { $most }: choose a smaller size
workshop-print-unwritten = the PDF cannot be written: { $why }
workshop-print-no-fonts = there are no fonts
workshop-print-no-sheet = a sheet has no size
workshop-print-map-picture = a picture of the map: { $why }
workshop-print-coarse = the map { $map } is large and is printed with { $dpi } dpi: a smaller hex width prints it finer
workshop-print-as-picture = the counter { $counter } is printed as a picture of { $dpi } dpi: { $why }
workshop-print-has-picture = it shows a picture
workshop-print-no-size = it has no size
