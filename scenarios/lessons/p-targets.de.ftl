### The puzzle “Three guns, three targets” in German. docs/translating.md says how such a file is made and checked.

# Three guns, three targets
title = Drei Geschütze, drei Ziele

# Together or apart: divide the fire of three platoons among three tank companies.
summary = Zusammen oder einzeln: das Feuer von drei Zügen auf drei Panzerkompanien verteilen.

# .title = You fire first
# .text = Three Soviet companies come from the east: T-34 (defence 9) in 1005, SU-76 (8) in 1203 and heavy KV-1 (13) in 1305. You have a Panther in 0704, a Panzer IV in 0605 and a StuG in 0505, and it is your direct fire segment.
#
# An anti-tank gun counts double up to half its range. Units that fire together add their strengths, and each target may be attacked once.
#
# On average an attack costs the enemy 0.5 points at 1-1, 1.2 at 2-1, 1.8 at 3-1 and 3.0 at 4-1. An eliminated unit is 3 points, a dispersed one 1.
# .task = Fire with all three platoons, and cost the Soviets at least 4.8 points on average. More is possible.
# .hint-1 = The Panther has 32 at every target. Against the KV-1 that is 2-1.
# .hint-2 = At 4-1 every roll eliminates the target. Which targets can you bring to 4-1 at the same time?
# .answer-1 = Two attacks at 4-1: 32 to 8 and 40 to 9. Both companies are eliminated by any roll, and the KV-1 can wait.
# .answer-2 = One company is eliminated by any roll, and the T-34 were attacked at 3-1. But the StuG added almost nothing where it fired. Its 12 would improve the column of another attack.
# .failed-1 = That is enough on average, but not all three platoons have fired.
# .otherwise = That costs them less than 4.8 points on average. Look for the strength that each attack wastes.
# .refuted-1 = The best gun at the best tank is only 2-1, and the StuG alone has 1-1. Three attacks, but 3.5 points.
# .refuted-2 = The T-34 are eliminated by any roll. But the Panther has only 2-1 against the KV-1: 4.2 points.
# .refuted-3 = 72 to 9 is 4-1, and 40 to 9 would be too. There is nothing better than 4-1: half of that fire was wasted.
step-1 =
    .title = Der erste Schuss
    .text =
        Drei sowjetische Kompanien kommen von Osten auf der Landstraße: T-34 (Verteidigung 9) in 1005, SU-76 (8) in 1203 und schwere KV-1 (13) in 1305. Die eigene Seite hat einen Panther in 0704, einen Panzer IV in 0605 und ein StuG in 0505, und es ist ihr Segment „Direktes Feuer“.

        Eine Panzerabwehrkanone zählt bis zu ihrer halben Reichweite doppelt. Einheiten, die zusammen feuern, addieren ihre Stärken, und jedes Ziel darf einmal angegriffen werden.

        Im Mittel kostet ein Angriff den Gegner 0,5 Punkte bei 1-1, 1,2 bei 2-1, 1,8 bei 3-1 und 3,0 bei 4-1. Eine eliminierte Einheit sind 3 Punkte, eine zersprengte 1.
    .task = Mit allen drei Zügen feuern und die Sowjets im Mittel mindestens 4,8 Punkte kosten. Mehr ist möglich.
    .hint-1 = Der Panther hat gegen jedes Ziel 32. Gegen den KV-1 ist das 2-1.
    .hint-2 = 4-1 eliminiert bei jedem Wurf. Welche Ziele sind gleichzeitig auf 4-1 zu bringen?
    .answer-1 = Zwei Angriffe mit 4-1: 32 zu 8 und 40 zu 9. Beide Kompanien sind bei jedem Wurf eliminiert, und der KV-1 kann warten.
    .answer-2 = Eine Kompanie ist bei jedem Wurf eliminiert, und die T-34 wurden mit 3-1 angegriffen. Aber das StuG brachte fast nichts, wo es gefeuert hat. Seine 12 würden die Spalte eines anderen Angriffs verbessern.
    .failed-1 = Das genügt im Mittel, aber nicht alle drei Züge haben gefeuert.
    .otherwise = Das kostet sie im Mittel weniger als 4,8 Punkte. Zu prüfen ist, welche Stärke jeder Angriff verschenkt.
    .refuted-1 = Die beste Kanone auf den besten Panzer ist nur 2-1, und das StuG allein hat 1-1. Drei Angriffe, aber 3,5 Punkte.
    .refuted-2 = Die T-34 sind bei jedem Wurf eliminiert. Aber der Panther hat gegen den KV-1 nur 2-1: 4,2 Punkte.
    .refuted-3 = 72 zu 9 ist 4-1, und 40 zu 9 wäre es auch. Besser als 4-1 geht nicht: Die Hälfte dieses Feuers war verschwendet.

# Count what a gun adds to a column. Up to half its range it may do alone what two others do together.
closing = Zu zählen ist, was eine Kanone zu einer Spalte beiträgt. Bis zur halben Reichweite tut sie vielleicht allein, was zwei andere zusammen tun.
