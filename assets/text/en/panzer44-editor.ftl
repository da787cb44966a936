### Panzer ’44: the parts of a scenario that only this game has, in the scenario editor.

## The two sides, as choices.

panzer44-editor-germans = Germans
panzer44-editor-allies = Allies

## The pattern of off-board artillery.

panzer44-editor-pattern = Pattern
panzer44-editor-pattern-any = as the player chooses
panzer44-editor-pattern-tight = tight
panzer44-editor-pattern-loose = loose

## Exit hexes, on the page of victory. $n is the number of hexes.

panzer44-editor-exits = Exit hexes
panzer44-editor-exits-about = Units of the side can exit the map from these hexes.
panzer44-editor-exit = { NAME($side, case: "plural") } · { $n }
panzer44-editor-exit-side = Side that exits
panzer44-editor-exit-hexes = Hexes at the edge of the map
panzer44-editor-add-exits = Add exit hexes
panzer44-editor-remove-exits = Remove exit hexes

## Bridges that may be blown. $n is the number of bridges.

panzer44-editor-bridges = Bridges that may be blown
panzer44-editor-bridges-about = Engineers of the side may blow these bridges. Click the hexes at both ends of a bridge; a second time removes it.
panzer44-editor-bridge = { NAME($side, case: "plural") } · { $n }
panzer44-editor-bridge-side = Side that may blow them
panzer44-editor-bridge-turn = First turn of demolition
panzer44-editor-bridge-most = Maximum blown bridges
panzer44-editor-bridge-hexes = Bridges
panzer44-editor-add-bridges = Add bridges
panzer44-editor-remove-bridges = Remove bridges

## Visibility. $turn is the last turn of a limit, $n its distance in hexes.

panzer44-editor-visibility = Visibility
panzer44-editor-visibility-about = Each limit applies up to its last turn. After the last one there is no limit.
panzer44-editor-limit = { $n ->
        [one] Up to turn { $turn }: { $n } hex
       *[other] Up to turn { $turn }: { $n } hexes
    }
panzer44-editor-limit-turn = Last turn of the limit
panzer44-editor-limit-hexes = Visibility in hexes
panzer44-editor-add-limit = Add limit
panzer44-editor-remove-limit = Remove limit
