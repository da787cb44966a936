### The puzzle “Behind the first houses” in German. docs/translating.md says how such a file is made and checked.

# Behind the first houses
title = Hinter den ersten Häusern

# A gun and a mortar that no platoon can see, one battery, one mortar, and a platoon of your own close by.
summary = Ein Geschütz und ein Mörser, die kein Zug sieht, eine Batterie, ein eigener Mörser und eigene Schützen dicht davor.

# .title = Out of sight
# .text = Your rifles are in front of Vauclair, in 1310. The grenadiers in 1409 are in the first row of houses. Behind them are an anti-tank gun in 1510 and a mortar in 1609. None of your platoons can see them. Next turn the rifles must go in.
#
# You have a mortar and one fire of a battery. Harm is counted as in the report: pin or coming panic 1, D1 2, D2 3, D3 4, eliminated platoon 6.
# .task = Inflict an average harm of 2 or more on the gun and on the mortar, with no roll against your own rifles. If you can, inflict 4 or more on the grenadiers too.
# .hint-1 = Loose fire harms units in hexes that no platoon sees. Which hex must be seen?
# .hint-2 = Use *Line of sight* below the map: look from 1208 past the grenadiers.
# .answer-1 = Only the centre of a loose pattern must be seen, and no enemy need be there. The tanks that observe may fire too, and so may the rifles: an observer needs no order.
# .answer-2 = Both are covered, and the rifles are safe. But an observer needs no order: your tanks and your rifles could have fired at the grenadiers.
# .otherwise = The gun or the mortar was not hit hard enough, or your rifles were in the pattern. A loose pattern covers a hex and the six around it, and harms both sides.
# .refuted-1 = Around the grenadiers the pattern covers the gun, but not the mortar, and it covers 1310: your own rifles are in the open there.
# .refuted-2 = 1608 is adjacent to the mortar, but not to the gun: in 1510 only the battery counts, 1.33 on average. Both fires must cover both hexes.
step-1 =
    .title = Außer Sicht
    .text =
        Die eigenen Schützen sind vor Vauclair, in 1310. Die Grenadiere in 1409 liegen in der ersten Häuserreihe. Dahinter sind eine Pak in 1510 und ein Mörser in 1609, und kein eigener Zug sieht einen davon. In der nächsten Runde müssen die Schützen hinein.

        Verfügbar sind ein Mörser und ein Feuerschlag einer Batterie. Der Schaden zählt wie im Bericht: Niederhalten oder kommende Panik ist 1, D1 2, D2 3, D3 4 und ein eliminierter Zug 6.
    .task = Der Pak und dem Mörser im Mittel je mindestens 2 Schaden zufügen, ohne einen Wurf gegen die eigenen Schützen. Wenn möglich, auch den Grenadieren mindestens 4.
    .hint-1 = Lockeres Feuer schadet auch Einheiten in Feldern, die kein Zug sieht. Welches Feld muss gesehen werden?
    .hint-2 = Mit *Sichtlinie* unter der Karte von 1208 an den Grenadieren vorbeisehen.
    .answer-1 = Nur die Mitte eines lockeren Musters muss gesehen werden, und ein Gegner muss nicht dort sein. Die Panzer, die beobachten, dürfen außerdem feuern, die Schützen ebenso: Ein Beobachter braucht keinen Befehl.
    .answer-2 = Beide sind im Muster, und die Schützen sind sicher. Aber ein Beobachter braucht keinen Befehl: Die Panzer und die Schützen hätten auf die Grenadiere feuern können.
    .otherwise = Die Pak oder der Mörser wurde nicht hart genug getroffen, oder die eigenen Schützen waren im Muster. Ein lockeres Muster umfasst ein Feld und die sechs darum und schadet beiden Seiten.
    .refuted-1 = Um die Grenadiere umfasst das Muster zwar die Pak, aber nicht den Mörser, und es umfasst 1310: Dort sind die eigenen Schützen ohne Deckung.
    .refuted-2 = 1608 grenzt an den Mörser, aber nicht an die Pak: In 1510 zählt nur die Batterie, im Mittel 1,33. Beide Feuerschläge müssen beide Felder umfassen.

# Use tight fire at targets that you see. Loose fire needs sight of its centre only, not of the target. But it harms both sides.
closing = Dichtes Feuer gilt sichtbaren Zielen. Bei lockerem Feuer muss nur die Mitte zu sehen sein, nicht das Ziel. Aber es schadet beiden Seiten.
