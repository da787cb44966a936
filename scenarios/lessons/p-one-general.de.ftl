### The puzzle “One general” in German. docs/translating.md says how such a file is made and checked.

# One general
title = Ein General

# You play the Soviets: one leader for an attack and for two divisions on the flanks.
summary = Auf sowjetischer Seite: ein General für einen Angriff und für zwei Divisionen auf den Flügeln.

# .title = One general for all
# .text = You play the Soviets. General Kurochkin, who commands within 4 hexes and adds up to 4 to an attack (the number on his counter), is in 2018 with the 17th Rifle Division, attack 4, and the 133rd, attack 3. The German 15th Motorized Regiment is alone in 1718 and defends with 3.
#
# Two good divisions cannot leave their hexes: the 126th in 1714 and the 174th in 1921 are in German zones of control. If they are out of supply when the Germans attack, they defend with 3 instead of 7. You have four orders: two moves, the end of the phase and an attack. Press 6 to see the general’s range.
# .task = Attack 1718 at 2-1 or better in the combat phase, with no Soviet unit out of supply.
# .hint-1 = Kurochkin adds his bonus only in the hex of an attacking division. He cannot enter a German zone of control alone: he moves with a division. That hex must be at most 4 hexes from both flanks.
# .hint-2 = His range does not pass through a German zone of control, unless a Soviet unit is in the hex. The second division can hold such a hex open.
# .answer-1 = 3-1, and both flanks are in supply. From 1817 the general reaches the 126th in the north and, through 1818, the 174th in the south. In 1818 the other division cancels the German zone of control. It attacks and keeps the line open at the same time.
# .answer-2 = Both flanks are in supply. But at 2-1 part of the strength was missing: 4, 3 and the general’s bonus of 4 together give 3-1.
# .failed-1 = A Soviet unit is out of supply. Press 5 to see which one has no line.
# .otherwise = All your units are in supply, but there was no attack on 1718 at 2-1 or better.
# .refuted-1 = 3-1, and the 126th is in supply. But the shortest line to the 174th leads through 1818, which the zone of control of 1718 closes. The line around it is 5 hexes long, one too many.
# .refuted-2 = The right hexes, but the general is in the wrong one: from 1818 it is 5 hexes to the 126th in 1714.
# .refuted-3 = 7 to 3 is 2-1, because the general is not with the attackers, and from 1816 he reaches the north only: the 174th in 1921 is out of supply.
step-1 =
    .title = Ein General für alle
    .text =
        Gespielt wird die sowjetische Seite. General Kurochkin, dessen Befehlsradius 4 Felder ist und der einem Angriff bis zu 4 hinzufügt (die Zahl auf seinem Spielstein), ist in 2018 mit der 17. Schützendivision, Angriff 4, und der 133., Angriff 3. Das deutsche 15. mot. Regiment ist allein in 1718 und verteidigt sich mit 3.

        Zwei gute Divisionen können ihre Felder nicht verlassen: Die 126. in 1714 und die 174. in 1921 sind in deutschen Kontrollzonen. Sind sie unversorgt, wenn die Deutschen angreifen, verteidigen sie sich mit 3 statt mit 7. Es bleiben vier Befehle: zwei Bewegungen, das Ende der Phase und ein Angriff. Die Taste 6 zeigt die Reichweite des Generals.
    .task = 1718 in der Kampfphase mit 2-1 oder besser angreifen, während keine sowjetische Einheit unversorgt ist.
    .hint-1 = Kurochkin verstärkt nur einen Angriff aus seinem Feld, und er kann eine deutsche Kontrollzone nicht allein betreten: Er bewegt sich mit einer Division. Dieses Feld darf von beiden Flügeln höchstens 4 Felder entfernt sein.
    .hint-2 = Seine Reichweite führt durch keine deutsche Kontrollzone, außer wenn eine sowjetische Einheit im Feld ist. Die zweite Division kann ein solches Feld offen halten.
    .answer-1 = 3-1, und beide Flügel sind versorgt. Von 1817 erreicht der General im Norden die 126. und im Süden die 174., durch 1818: Dort hebt die andere Division die deutsche Kontrollzone auf. Sie greift an und hält zugleich die Linie offen.
    .answer-2 = Beide Flügel sind versorgt. Aber bei 2-1 hat etwas gefehlt: 4, 3 und die 4 des Generals zusammen sind 3-1.
    .failed-1 = Eine sowjetische Einheit ist unversorgt. Die Taste 5 zeigt, welche keine Linie hat.
    .otherwise = Alle Einheiten sind versorgt, aber es gab keinen Angriff auf 1718 mit mindestens 2-1.
    .refuted-1 = 3-1, und die 126. ist versorgt. Aber die kürzeste Linie zur 174. führt durch 1818, und die Kontrollzone von 1718 schließt dieses Feld. Außen herum sind es 5 Felder, eines zu viel.
    .refuted-2 = Die richtigen Felder, aber der General ist im falschen: Von 1818 sind es 5 Felder zur 126. in 1714.
    .refuted-3 = 7 zu 3 ist 2-1, weil der General nicht bei den Angreifern ist, und von 1816 erreicht er nur den Norden: Die 174. in 1921 ist unversorgt.

# A leader supplies, commands and attacks from the same hex. Choose that hex first, and give the divisions the hexes that keep his lines open.
closing = Ein General versorgt, führt und greift an, alles aus demselben Feld. Zuerst dieses Feld wählen, und den Divisionen die Felder geben, die seine Linien offen halten.
