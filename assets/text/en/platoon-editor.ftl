### Platoon: the parts of a scenario that only this game has, in the scenario editor.

## The limits of artillery beside the map, each before its value.

platoon-editor-columns = Columns that it reaches
platoon-editor-hexes = Hexes that it reaches; without any, all of these columns
platoon-editor-targets = Target types: one of them must be spotted in the hex; without any, every type
