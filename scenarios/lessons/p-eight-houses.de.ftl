### The puzzle “Eight hexes of houses” in German. docs/translating.md says how such a file is made and checked.

# Eight hexes of houses
title = Acht Felder voller Häuser

# One Sherman platoon, nine movement points, and a village without a garrison.
summary = Ein Shermanzug, neun Bewegungspunkte und ein Dorf ohne Besatzung.

# .title = While the door is open
# .text = The Germans have left Vauclair, and their tanks are already back on the road north of it, in 1505. For six minutes the village is empty. Your only platoon nearby is in 0710, on the road.
#
# A hex is held by the side whose unit was last in it: to drive through is enough. Each of the eight hexes of the village is worth 2 VP.
# .task = Take all eight hexes of Vauclair in this turn, and end out of sight of the tanks if you can.
# .hint-1 = Six MP are left at the edge of the village, in 1310. Three of the seven steps between houses must be along a road.
# .hint-2 = 1510 is on both roads. If you use it early, one of the hexes beside it is hard to come back to.
# .answer-1 = Sixteen points, and the tanks do not see the Sherman: the road was kept for the last steps, and houses are between it and the tanks.
# .answer-2 = All eight hexes, but the last one is in view of the tanks. There is a path at the same cost that ends behind houses.
# .otherwise = Not all eight hexes are held. Each step off the road costs 1 MP instead of ½, and each hex that you enter twice is a hex too few.
# .refuted-1 = Straight along the road and back by the north: seven hexes. 1511 is left, on the other side of the village, with 1 MP.
step-1 =
    .title = Solange die Tür offen ist
    .text =
        Die Deutschen haben Vauclair geräumt, und ihre Panzer sind schon wieder auf der Straße nördlich davon, in 1505. Sechs Minuten lang ist das Dorf leer. Der einzige eigene Zug in der Nähe ist in 0710, auf der Straße.

        Ein Feld hält die Seite, deren Einheit zuletzt darin war: Hindurchfahren genügt. Jedes der acht Felder des Dorfes zählt 2 SP.
    .task = In dieser Runde alle acht Felder von Vauclair nehmen und möglichst außer Sicht der Panzer enden.
    .hint-1 = Am Dorfrand, in 1310, sind noch sechs BP übrig. Drei der sieben Schritte zwischen den Häusern müssen einer Straße folgen.
    .hint-2 = 1510 liegt an beiden Straßen. Wer es früh benutzt, kommt zu einem der Felder daneben nur schwer zurück.
    .answer-1 = Sechzehn Punkte, und die Panzer sehen den Sherman nicht: Die Straße blieb für die letzten Schritte, und zwischen ihm und den Panzern stehen Häuser.
    .answer-2 = Alle acht Felder, aber das letzte liegt im Blick der Panzer. Zum selben Preis gibt es einen Weg, der hinter Häusern endet.
    .otherwise = Nicht alle acht Felder sind genommen. Jeder Schritt neben der Straße kostet 1 BP statt ½, und jedes Feld, das zweimal betreten wird, fehlt am Ende.
    .refuted-1 = Die Straße entlang und im Norden zurück: sieben Felder. 1511 fehlt, auf der anderen Seite des Dorfes, bei 1 BP.

# A village is a small network of roads. Count the cheap steps first, then choose the end: that is where the platoon is when the enemy fires.
closing = Ein Dorf ist ein kleines Straßennetz. Erst die billigen Schritte zählen, dann das Ende wählen: Dort steht der Zug, wenn der Gegner feuert.
