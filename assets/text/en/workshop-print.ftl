### Texts on printed sheets: counters, maps, charts. They stand at the foot of a sheet or in a table, with little room.

## The turn track: its title, and the heads of its columns.

workshop-print-track = Turn track: { $scenario }
workshop-print-turn = Turn
workshop-print-date = Date
workshop-print-arrivals = Reinforcements

## The foot of a sheet. $size is a number of millimetres, $sheet the name of a sheet, such as B2.

workshop-print-fronts = Counters of { $size } mm · fronts, sheet { $number } of { $sheets }
workshop-print-backs = Backs, sheet { $number } of { $sheets } · flip on the long edge
workshop-print-sheet = Sheet { $sheet } of { $columns } × { $rows } · hexes of { $size } mm
workshop-print-charts = Charts, page { $page } of { $pages }

## At the edge of a sheet of a map, where another sheet is glued over it.

workshop-print-glue = glue { $sheet } here
