### The puzzle “Traffic” in German. docs/translating.md says how such a file is made and checked.

# Traffic
title = Verkehr

# One road, three tank platoons, and a truck without half a point to spare.
summary = Eine Straße, drei Panzerzüge und ein Lkw, der keinen halben Punkt übrig hat.

# .title = Clear the road
# .text = An anti-tank gun on its truck, in 0210, must be at the eastern edge in 3010 at the end of this turn. That is 28 hexes of road, ½ MP each, and the truck has 14 MP. Three platoons of Shermans are on the same road, in 1410, and must go to the bridge over the Ailette.
#
# A step into a hex that already holds three friendly units has no road rate.
# .task = Bring the truck to 3010, and each Sherman platoon to one end of the bridge, 2310 or 2410; all three to 2310 if you can.
# .hint-1 = Look where three Shermans are together before they move, and where they are together at the end.
# .hint-2 = The truck need be neither the first to move nor the last.
# .answer-1 = Neither hex was full when the truck passed: not all three Shermans were in 1410 any more, and not all three were in 2310 yet.
# .answer-2 = The truck is there, but not all three Shermans are in 2310. They can be, without costing the truck half a point.
# .otherwise = The truck is not in 3010, or a Sherman platoon is not at the bridge. The truck has not half a point for a hex that is full when it comes. Units move one after the other, in an order that you choose.
# .refuted-1 = The tanks cleared the village and filled the bridgehead: the truck paid 2 MP for 2310, and it stopped three hexes short.
# .refuted-2 = The three platoons were still in 1410: the truck paid 1 MP there instead of ½, and half a point was missing at the end.
step-1 =
    .title = Die Straße frei machen
    .text =
        Eine Pak auf ihrem Lkw, in 0210, muss am Ende dieser Runde am östlichen Rand in 3010 sein. Das sind 28 Straßenfelder zu je ½ BP, und der Lkw hat 14 BP. Drei Shermanzüge sind auf derselben Straße, in 1410, und müssen zur Brücke über die Ailette.

        Ein Schritt in ein Feld, in dem schon drei eigene Einheiten sind, wird nicht zu Straßenkosten gerechnet.
    .task = Den Lkw nach 3010 bringen und jeden Shermanzug an ein Ende der Brücke, 2310 oder 2410; wenn möglich alle drei nach 2310.
    .hint-1 = Wo sind drei Shermanzüge beisammen, bevor sie sich bewegen, und wo am Ende?
    .hint-2 = Der Lkw muss sich weder als Erster noch als Letzter bewegen.
    .answer-1 = Keines der Felder war voll, als der Lkw vorbeikam: In 1410 waren nicht mehr alle drei Shermanzüge, in 2310 noch nicht alle drei.
    .answer-2 = Der Lkw ist da, aber nicht alle drei Shermanzüge sind in 2310. Das ist möglich, ohne den Lkw einen halben Punkt zu kosten.
    .otherwise = Der Lkw ist nicht in 3010, oder ein Shermanzug ist nicht an der Brücke. Für ein Feld, das voll ist, wenn er kommt, hat der Lkw keinen halben Punkt. Die Einheiten bewegen sich nacheinander, in frei gewählter Reihenfolge.
    .refuted-1 = Die Panzer räumten das Dorf und füllten das Feld vor der Brücke: In 2310 zahlte der Lkw 2 BP, und drei Felder vor dem Ziel war Schluss.
    .refuted-2 = Die drei Züge waren noch in 1410: Dort zahlte der Lkw 1 BP statt ½, und am Ende fehlte ein halber Punkt.

# Choose the order of the moves. A full hex costs other units the road rate before its stack leaves and after it arrives.
closing = Auf die Reihenfolge kommt es an. In einem vollen Feld zahlt jede Einheit mehr als die Straßenkosten, ob der Stapel noch wartet oder schon angekommen ist.
