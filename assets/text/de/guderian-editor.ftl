### Panzergruppe Guderian: die Teile eines Szenarios, die nur dieses Spiel hat, im Szenarioeditor.

## Der Beginn der Partie. Von den beiden Phasen wird eine gewählt.

# Beginning
guderian-editor-start = Beginn

# The Soviet player sets up armies with several hexes. A game with such an army begins with the Soviet set-up.
guderian-editor-start-about = Armeen mit mehreren Feldern stellt der sowjetische Spieler auf. Eine Partie mit einer solchen Armee beginnt mit der sowjetischen Aufstellung.

# First turn
guderian-editor-first-turn = Erste Runde

# First phase
guderian-editor-first-phase = Erste Phase

# Soviet set-up
guderian-editor-phase-set-up = Sowjetische Aufstellung

# Air interdiction
guderian-editor-phase-interdiction = Luftabriegelung

## Der deutsche Nachschub auf der Straße.

# German supply
guderian-editor-supply = Deutscher Nachschub

# German supply enters the map in this hex and follows the roads that lead to it.
guderian-editor-supply-about = Der deutsche Nachschub kommt in diesem Feld auf die Karte und folgt den Straßen, die zu ihm führen.

# Supply road
guderian-editor-supply-road = Nachschubstraße

## Spalten, die den Sowjets für einige Runden verschlossen sind.

# Closed columns
guderian-editor-closed = Gesperrte Spalten

# Up to the last turn given here, Soviet units cannot enter the columns from the west edge to the last closed one. With 0, no column is closed.
guderian-editor-closed-about = Bis zur letzten hier genannten Runde können sowjetische Einheiten die Spalten vom Westrand bis zur letzten gesperrten nicht betreten. Mit 0 ist keine Spalte gesperrt.

# Last closed column
guderian-editor-closed-last = Letzte gesperrte Spalte

# Last turn with closed columns
guderian-editor-closed-until = Letzte Runde mit gesperrten Spalten

## Abriegelung.

# Interdiction
guderian-editor-air = Abriegelung

# German markers can be placed up to the last column, and anywhere while the Germans hold the city.
guderian-editor-air-about = Deutsche Marker können bis zur letzten Spalte gelegt werden, und überall, solange die Deutschen die Stadt halten.

# German markers
guderian-editor-air-markers = Deutsche Marker

# Last column of the markers
guderian-editor-air-column = Letzte Spalte der Marker

# City that opens the rest
guderian-editor-air-city = Stadt, die den Rest öffnet

# Turns with the Soviet marker
guderian-editor-soviet-uses = Runden mit dem sowjetischen Marker

## Sowjetische Armeen, die aufgestellt werden. $army ist die Nummer oder der Name einer Armee, $n die Zahl ihrer Divisionen.

# Soviet armies
guderian-editor-armies = Sowjetische Armeen

# The units of an army with one hex begin there. An army with several hexes is set up in them.
guderian-editor-armies-about = Die Einheiten einer Armee mit einem Feld beginnen dort. Eine Armee mit mehreren Feldern wird in ihnen aufgestellt.

# Army { $army } · { $n }
guderian-editor-army = Armee { $army } · { $n }

# Number or name of the army
guderian-editor-army-id = Nummer oder Name der Armee

# Leader
guderian-editor-army-leader = Kommandeur

# Untried rifle divisions
guderian-editor-army-rifle = Unerprobte Schützendivisionen

# Untried armoured divisions
guderian-editor-army-armour = Unerprobte gepanzerte Divisionen

# The army on turn 1
guderian-editor-army-turn = Die Armee in Runde 1

# Hexes of the army
guderian-editor-army-hexes = Felder der Armee

# moves freely
guderian-editor-turn-free = bewegt sich frei

# moves on a die of 1–3
guderian-editor-turn-die = bewegt sich bei 1–3

# must march
guderian-editor-turn-march = muss marschieren

# Add army
guderian-editor-add-army = Armee hinzufügen

# Remove army
guderian-editor-remove-army = Armee entfernen

## Spielsteine, die aus dem Spiel sind.

# Out of the game
guderian-editor-absent = Aus dem Spiel

# These counters are out of the game: they are neither on the map nor in a pool.
guderian-editor-absent-about = Diese Spielsteine sind aus dem Spiel: Sie sind weder auf der Karte noch in einem Vorrat.

# German units, leaders and Soviet divisions
guderian-editor-absent-counters = Deutsche Einheiten, Kommandeure und sowjetische Divisionen

## Provisorische Divisionen. $die ist die Zahl auf dem Würfel.

# Provisional divisions
guderian-editor-provisional = Provisorische Divisionen

# On each turn a die chooses the entry area of a rifle division.
guderian-editor-provisional-about = In jeder Runde bestimmt ein Wurf das Eintrittsgebiet einer Schützendivision.

# Entry area for a { $die }
guderian-editor-provisional-die = Eintrittsgebiet bei { $die }

# Add provisional divisions
guderian-editor-add-provisional = Provisorische Divisionen hinzufügen

# Remove provisional divisions
guderian-editor-remove-provisional = Provisorische Divisionen entfernen

## Die Südwestfront. $number ist die Nummer einer Division, ab 1.

# South-Western Front
guderian-editor-front = Südwestfront

# The Soviet player may call up rifle divisions here. Each of them gives the Germans points.
guderian-editor-front-about = Hier darf der sowjetische Spieler Schützendivisionen anfordern. Jede von ihnen bringt den Deutschen Punkte.

# Entry area
guderian-editor-front-area = Eintrittsgebiet

# First turn of the front
guderian-editor-front-from = Erste Runde der Front

# Maximum divisions a turn
guderian-editor-front-turn = Höchstzahl der Divisionen je Runde

# Maximum divisions a game
guderian-editor-front-game = Höchstzahl der Divisionen je Partie

# German points for division { $number }
guderian-editor-front-points = Deutsche Punkte für Division { $number }

# Add South-Western Front
guderian-editor-add-front = Südwestfront hinzufügen

# Remove South-Western Front
guderian-editor-remove-front = Südwestfront entfernen

## Sowjetische Punkte, auf der Seite „Sieg“.

# Soviet points
guderian-editor-losses = Sowjetische Punkte

# The Soviets gain points for German divisions that are eliminated completely, and for towns that they retake.
guderian-editor-losses-about = Die Sowjets erhalten Punkte für deutsche Divisionen, die vollständig eliminiert sind, und für Städte, die sie zurückerobern.

# Points for a division
guderian-editor-division-lost = Punkte für eine Division

# Points for a town
guderian-editor-retaken = Punkte für eine Stadt
