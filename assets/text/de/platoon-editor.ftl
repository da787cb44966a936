### Platoon: die Teile eines Szenarios, die nur dieses Spiel hat, im Szenarioeditor.

## Die Grenzen der Artillerie außerhalb der Karte, je vor ihrem Wert.

# Columns that it reaches
platoon-editor-columns = Spalten, die sie erreicht

# Hexes that it reaches; without any, all of these columns
platoon-editor-hexes = Felder, die sie erreicht; ohne Angabe alle dieser Spalten

# Target types: one of them must be spotted in the hex; without any, every type
platoon-editor-targets = Zieltypen: einer davon muss im Feld aufgeklärt sein; ohne Angabe jeder Typ
