### The puzzle “Room on the road” in German. docs/translating.md says how such a file is made and checked.

# Room on the road
title = Platz auf der Straße

# Three vehicles, one road and a slow wagon: each must arrive this turn.
summary = Drei Fahrzeuge, eine Straße und ein langsamer Wagen: Jedes muss in dieser Runde ankommen.

# .title = Before the Soviets are in Grusha
# .text = October 1943. A Panzer IV, a half-track with riflemen and a wagon with an infantry gun wait in 0505. Soviet tanks are at the southern bridge, in 1312, and look towards Grusha.
#
# The gun must be in 0907, at the entrance of the village. The half-track must be in any other hex of Grusha, and the Panzer IV must block the road in 0905.
#
# The wagon has 3 MP. A step along the road costs ½ MP if neither of its two hexes contains another unit, otherwise 1 MP.
# .task = Bring the wagon to 0907, the half-track into Grusha and the Panzer IV to 0905.
# .hint-1 = The wagon does not have half a point to spare: 0505 and all six hexes must be free of other units when it leaves.
# .hint-2 = A unit may make its move in several parts during the segment.
# .answer-1 = All three have arrived, and the half-track is not spotted.
# .answer-2 = All three have arrived. But the tanks in 1312 saw the half-track enter: it is spotted. Other hexes of the village are out of their sight.
# .otherwise = Not all three are in their hexes. Count what the wagon pays for each of its six hexes.
# .refuted-1 = One hex short. It seems right to move the slowest unit first. But 0505 still contained two other units, and the first hex therefore cost 1 MP.
# .refuted-2 = The Panzer IV in 0905 is in the path of the wagon: the step into its hex cost 1 MP, and the step out of it would cost 1 MP too.
step-1 =
    .title = Bevor die Sowjets in Grusha sind
    .text =
        Oktober 1943. Ein Panzer IV, ein Halbkettenfahrzeug mit Schützen und ein Wagen mit einem Infanteriegeschütz warten in 0505. Sowjetische Panzer sind an der südlichen Brücke, in 1312, und blicken auf Grusha.

        Das Geschütz muss nach 0907, an den Eingang des Dorfs. Das Halbkettenfahrzeug muss in ein beliebiges anderes Feld von Grusha, und der Panzer IV muss in 0905 die Straße sperren.

        Der Wagen hat 3 BP. Ein Schritt auf der Straße kostet ½ BP, wenn in keinem seiner beiden Felder eine andere Einheit ist, sonst 1 BP.
    .task = Den Wagen nach 0907, das Halbkettenfahrzeug nach Grusha und den Panzer IV nach 0905 bringen.
    .hint-1 = Der Wagen hat keinen halben Punkt übrig: 0505 und alle sechs Felder müssen frei von anderen Einheiten sein, wenn er losfährt.
    .hint-2 = Eine Einheit darf sich in mehreren Teilen bewegen, solange das Segment dauert.
    .answer-1 = Alle drei sind angekommen, und das Halbkettenfahrzeug ist nicht aufgeklärt.
    .answer-2 = Alle drei sind angekommen. Aber die Panzer in 1312 sahen das Halbkettenfahrzeug in das Dorf fahren: Es ist aufgeklärt. Andere Felder des Dorfs sehen sie nicht.
    .otherwise = Nicht alle drei sind in ihren Feldern. Zu zählen ist, was der Wagen für jedes seiner sechs Felder zahlt.
    .refuted-1 = Ein Feld zu kurz. Das Langsamste zuerst scheint richtig, aber in 0505 waren noch zwei Einheiten, und darum kostete das erste Feld 1 BP.
    .refuted-2 = Der Panzer IV in 0905 ist dem Wagen im Weg: Der Schritt in sein Feld kostete 1 BP, und der Schritt heraus würde auch 1 BP kosten.

# On a road the order of march matters more than speed. The units of a stack leave its hex at full cost, except the last one.
closing = Auf einer Straße zählt die Reihenfolge mehr als die Geschwindigkeit. Ein Stapel verlässt sein Feld zu vollen Kosten, außer der letzten Einheit.
