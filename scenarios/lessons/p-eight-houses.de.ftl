### The puzzle “Eight hexes of houses” in German. docs/translating.md says how such a file is made and checked.

# Eight hexes of houses
title = Acht Felder voller Häuser

# One Sherman platoon, nine movement points, and a village without a garrison.
summary = Ein Shermanzug, neun Bewegungspunkte und ein Dorf ohne Besatzung.

# .title = An empty village
# .text = The Germans have left Vauclair, and their tanks are already back on the road north of it, in 1505. For six minutes the village is empty. Your only platoon nearby is in 0710, on the road.
#
# A hex is held by the side whose unit was last in it: driving through is enough. Each of the eight hexes of the village is worth 2 VP.
# .task = Take all eight hexes of Vauclair in this turn, and end out of sight of the tanks if you can.
# .hint-1 = Six MP are left at the edge of the village, in 1310. Three of the seven steps between houses must be along a road.
# .hint-2 = 1510 is on both roads. If you enter it early, it costs too much to return to one of the hexes adjacent to it.
# .answer-1 = Sixteen points, and the tanks do not see the Sherman: its last steps were along a road, and houses are between it and the tanks.
# .answer-2 = All eight hexes, but the last one is in view of the tanks. There is a path at the same cost that ends behind houses.
# .otherwise = Not all eight hexes are held. Each step off the road costs 1 MP instead of ½, and for each hex that you enter twice you miss another one.
# .refuted-1 = Along the road and back in the north you took seven hexes. 1511 is left, on the other side of the village, and you have 1 MP.
step-1 =
    .title = Ein leeres Dorf
    .text =
        Die Deutschen haben Vauclair geräumt, und ihre Panzer sind schon wieder auf der Straße nördlich davon, in 1505. Sechs Minuten lang ist das Dorf leer. Der einzige eigene Zug in der Nähe ist in 0710, auf der Straße.

        Ein Feld hält die Seite, deren Einheit zuletzt darin war: Hindurchfahren genügt. Jedes der acht Felder des Dorfes zählt 2 SP.
    .task = In dieser Runde alle acht Felder von Vauclair nehmen und möglichst außer Sicht der Panzer enden.
    .hint-1 = Am Dorfrand, in 1310, sind noch sechs BP übrig. Drei der sieben Schritte zwischen den Häusern müssen einer Straße folgen.
    .hint-2 = 1510 liegt an beiden Straßen. Wird es früh betreten, ist die Rückkehr zu einem der angrenzenden Felder zu teuer.
    .answer-1 = Sechzehn Punkte, und die Panzer sehen den Sherman nicht: Seine letzten Schritte folgten einer Straße, und zwischen ihm und den Panzern sind Häuser.
    .answer-2 = Alle acht Felder, aber das letzte liegt im Blick der Panzer. Zum selben Preis gibt es einen Weg, der hinter Häusern endet.
    .otherwise = Nicht alle acht Felder sind genommen. Jeder Schritt neben der Straße kostet 1 BP statt ½, und jedes Feld, das zweimal betreten wird, fehlt am Ende.
    .refuted-1 = Die Straße entlang und im Norden zurück sind es sieben Felder. 1511 auf der anderen Seite des Dorfes fehlt, und nur 1 BP ist übrig.

# A village is a small network of roads. Count the cheap steps first, then choose the last hex: the platoon is there when the enemy fires.
closing = Ein Dorf ist ein kleines Straßennetz. Erst die billigen Schritte zählen, dann das letzte Feld wählen: Dort ist der Zug, wenn der Gegner feuert.
