### Panzer ’44: die Teile eines Szenarios, die nur dieses Spiel hat, im Szenarioeditor.

## Die beiden Seiten, zur Wahl.

# Germans
panzer44-editor-germans = Deutsche

# Allies
panzer44-editor-allies = Alliierte

## Das Muster der Artillerie außerhalb der Karte.

# Pattern
panzer44-editor-pattern = Muster

# as the player chooses
panzer44-editor-pattern-any = nach Wahl des Spielers

# tight
panzer44-editor-pattern-tight = dicht

# loose
panzer44-editor-pattern-loose = locker

## Austrittsfelder, auf der Seite „Sieg“. $n ist die Zahl der Felder.

# Exit hexes
panzer44-editor-exits = Austrittsfelder

# Units of the side can exit the map from these hexes.
panzer44-editor-exits-about = In diesen Feldern können Einheiten der Seite die Karte verlassen.

panzer44-editor-exit = { NAME($side, case: "plural") } · { $n }

# Side that exits
panzer44-editor-exit-side = Seite, die austritt

# Hexes at the edge of the map
panzer44-editor-exit-hexes = Felder am Kartenrand

# Add exit hexes
panzer44-editor-add-exits = Austrittsfelder hinzufügen

# Remove exit hexes
panzer44-editor-remove-exits = Austrittsfelder entfernen

## Brücken, die gesprengt werden dürfen. $n ist die Zahl der Brücken.

# Bridges that may be blown
panzer44-editor-bridges = Brücken, die gesprengt werden dürfen

# Engineers of the side may blow these bridges. Click the hexes at both ends of a bridge; a second time removes it.
panzer44-editor-bridges-about = Pioniere der Seite dürfen diese Brücken sprengen. Die Felder an beiden Enden einer Brücke anklicken; ein zweites Mal entfernt sie.

panzer44-editor-bridge = { NAME($side, case: "plural") } · { $n }

# Side that may blow them
panzer44-editor-bridge-side = Seite, die sie sprengen darf

# First turn of demolition
panzer44-editor-bridge-turn = Erste Runde der Sprengung

# Maximum blown bridges
panzer44-editor-bridge-most = Höchstzahl gesprengter Brücken

# Bridges
panzer44-editor-bridge-hexes = Brücken

# Add bridges
panzer44-editor-add-bridges = Brücken hinzufügen

# Remove bridges
panzer44-editor-remove-bridges = Brücken entfernen

## Sichtweite. $turn ist die letzte Runde einer Grenze, $n ihre Entfernung in Feldern.

# Visibility
panzer44-editor-visibility = Sichtweite

# Each limit applies up to its last turn. After the last one there is no limit.
panzer44-editor-visibility-about = Jede Grenze gilt bis zu ihrer letzten Runde. Nach der letzten gibt es keine.

# { $n ->
#     [one] Up to turn { $turn }: { $n } hex
#    *[other] Up to turn { $turn }: { $n } hexes
# }
panzer44-editor-limit = { $n ->
        [one] Bis Runde { $turn }: { $n } Feld
       *[other] Bis Runde { $turn }: { $n } Felder
    }

# Last turn of the limit
panzer44-editor-limit-turn = Letzte Runde der Grenze

# Visibility in hexes
panzer44-editor-limit-hexes = Sichtweite in Feldern

# Add limit
panzer44-editor-add-limit = Grenze hinzufügen

# Remove limit
panzer44-editor-remove-limit = Grenze entfernen
