### The puzzle “Two lines” in German. docs/translating.md says how such a file is made and checked.

# Two lines
title = Zwei Linien

# Two orders: open your own supply line and cut theirs.
summary = Zwei Befehle: die eigene Nachschublinie öffnen und die fremde unterbrechen.

# .title = One line opened, one line cut
# .text = The 90th Motorized Regiment in 1714 is surrounded by two divisions on opposite sides. General Lukin in 1620, who commands within 3 hexes (the number on his counter), supplies the 61st Rifle Division in 1617. You have two orders. Press 5 and 6 to see the lines.
# .task = Bring the 90th Regiment into supply and put the 61st Division out of supply, with two orders.
# .hint-1 = A unit cancels an enemy zone of control in its own hex. A zone of control cuts a line from a distance.
# .hint-2 = The 76th Regiment can reach 1614. The whole division in 1219 moves as one stack, and 1619 need not be entered.
# .answer-1 = You did both, and the panzers stay free: they are not adjacent to an enemy, and next turn no zone of control holds them.
# .answer-2 = You did both. But the whole panzer division can cut the line without being next to an enemy: a zone of control holds units that are, and a single regiment is easy to attack.
# .failed-1 = The 90th Regiment is in supply, but the 61st Division is not cut off. A zone of control on the general’s line is missing.
# .failed-2 = The 61st Division is out of supply, but the 90th Regiment still has no supply line.
# .otherwise = The 90th Regiment has no line yet, and the 61st Division is not cut off. Press 5 to see the lines.
# .refuted-1 = 1514 is not adjacent to the surrounded regiment. A line out of 1714 begins with one of the six hexes around it, and all six are in an enemy zone of control.
# .refuted-2 = A hex short: from 1419 no zone of control reaches 1618 or 1619, and Lukin still supplies the division.
step-1 =
    .title = Eine Linie offen, eine unterbrochen
    .text = Das 90. mot. Regiment in 1714 ist von zwei Divisionen auf gegenüberliegenden Seiten eingeschlossen. Die 61. Schützendivision in 1617 wird von General Lukin in 1620 versorgt, dessen Befehlsradius 3 Felder ist (die Zahl auf seinem Spielstein). Es bleiben zwei Befehle. Die Tasten 5 und 6 zeigen die Linien.
    .task = Mit zwei Befehlen das 90. Regiment versorgen und der 61. Division den Nachschub nehmen.
    .hint-1 = Eine Einheit hebt die gegnerische Kontrollzone in ihrem eigenen Feld auf. Eine Kontrollzone unterbricht eine Linie aus der Entfernung.
    .hint-2 = Das 76. Regiment erreicht 1614. Die ganze Division in 1219 bewegt sich als ein Stapel, und 1619 muss nicht betreten werden.
    .answer-1 = Beides, und die Panzer bleiben frei: Sie grenzen an keinen Gegner, und in der nächsten Runde hält sie keine Kontrollzone.
    .answer-2 = Beides. Aber die ganze Panzerdivision kann die Linie unterbrechen, ohne an einen Gegner zu grenzen: Eine Kontrollzone hält Einheiten neben einem Gegner fest, und ein einzelnes Regiment ist leicht anzugreifen.
    .failed-1 = Das 90. Regiment ist versorgt, aber die 61. Division ist nicht abgeschnitten. Auf der Linie des Generals fehlt eine Kontrollzone.
    .failed-2 = Die 61. Division ist unversorgt, aber das 90. Regiment hat noch keine Nachschublinie.
    .otherwise = Das 90. Regiment hat noch keine Linie, und die 61. Division ist nicht abgeschnitten. Die Taste 5 zeigt die Linien.
    .refuted-1 = 1514 grenzt nicht an das eingeschlossene Regiment. Eine Linie aus 1714 beginnt mit einem der sechs Felder darum, und alle sechs sind in einer gegnerischen Kontrollzone.
    .refuted-2 = Ein Feld zu kurz: Von 1419 reicht keine Kontrollzone nach 1618 oder 1619, und Lukin versorgt die Division weiter.

# Two units on opposite sides surround a third, and one unit in the right hex opens the ring. A line is only as good as its weakest hex.
closing = Zwei Einheiten auf gegenüberliegenden Seiten schließen eine dritte ein, und eine einzige im richtigen Feld öffnet den Ring. Eine Linie ist nur so gut wie ihr schwächstes Feld.
