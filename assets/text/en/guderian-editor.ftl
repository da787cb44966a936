### Guderian: the parts of a scenario that only this game has, in the scenario editor.

## The beginning of the game. Of the two phases one is chosen.

guderian-editor-start = Beginning
guderian-editor-start-about = The Soviet player sets up armies with several hexes. A game with such an army begins with the Soviet set-up.
guderian-editor-first-turn = First turn
guderian-editor-first-phase = First phase
guderian-editor-phase-set-up = Soviet set-up
guderian-editor-phase-interdiction = Air interdiction

## German supply by road.

guderian-editor-supply = German supply
guderian-editor-supply-about = German supply enters the map in this hex and follows the roads that lead to it.
guderian-editor-supply-road = Supply road

## Columns that are closed to the Soviets for some turns.

guderian-editor-closed = Closed columns
guderian-editor-closed-about = Up to the last turn given here, Soviet units cannot enter the columns from the west edge to the last closed one. With 0, no column is closed.
guderian-editor-closed-last = Last closed column
guderian-editor-closed-until = Last turn with closed columns

## Interdiction.

guderian-editor-air = Interdiction
guderian-editor-air-about = German markers can be placed up to the last column, and anywhere while the Germans hold the city.
guderian-editor-air-markers = German markers
guderian-editor-air-column = Last column of the markers
guderian-editor-air-city = City that opens the rest
guderian-editor-soviet-uses = Turns with the Soviet marker

## Soviet armies that are set up. $army is the number or the name of an army, $n the number of its divisions.

guderian-editor-armies = Soviet armies
guderian-editor-armies-about = The units of an army with one hex begin there. An army with several hexes is set up in them.
guderian-editor-army = Army { $army } · { $n }
guderian-editor-army-id = Number or name of the army
guderian-editor-army-leader = Leader
guderian-editor-army-rifle = Untried rifle divisions
guderian-editor-army-armour = Untried armoured divisions
guderian-editor-army-turn = The army on turn 1
guderian-editor-army-hexes = Hexes of the army
guderian-editor-turn-free = moves freely
guderian-editor-turn-die = moves on a die of 1–3
guderian-editor-turn-march = must march
guderian-editor-add-army = Add army
guderian-editor-remove-army = Remove army

## Counters that are out of the game.

guderian-editor-absent = Out of the game
guderian-editor-absent-about = These counters are out of the game: they are neither on the map nor in a pool.
guderian-editor-absent-counters = German units, leaders and Soviet divisions

## Provisional divisions. $die is the number on the die.

guderian-editor-provisional = Provisional divisions
guderian-editor-provisional-about = On each turn a die chooses the entry area of a rifle division.
guderian-editor-provisional-die = Entry area for a { $die }
guderian-editor-add-provisional = Add provisional divisions
guderian-editor-remove-provisional = Remove provisional divisions

## The South-Western Front. $number is the number of a division, from 1.

guderian-editor-front = South-Western Front
guderian-editor-front-about = The Soviet player may call up rifle divisions here. Each of them gives the Germans points.
guderian-editor-front-area = Entry area
guderian-editor-front-from = First turn of the front
guderian-editor-front-turn = Maximum divisions a turn
guderian-editor-front-game = Maximum divisions a game
guderian-editor-front-points = German points for division { $number }
guderian-editor-add-front = Add South-Western Front
guderian-editor-remove-front = Remove South-Western Front

## Soviet points, on the page of victory.

guderian-editor-losses = Soviet points
guderian-editor-losses-about = The Soviets gain points for German divisions that are eliminated completely, and for towns that they retake.
guderian-editor-division-lost = Points for a division
guderian-editor-retaken = Points for a town
